import { Type } from 'typebox';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import type { Lang } from '../../core/model/common.ts';
import { statesOfLang } from '../../places/states.ts';
import { nameIn, namesOf, placesTopic } from '../../places/tree.ts';
import { type Html, html } from '../html.ts';
import { described } from '../meta/describe.ts';
import { page } from '../page.ts';
import { paths } from '../site.ts';
import { pageWord } from '../words.ts';

/** Of a language that more states have, the page names the states alone. */
const mostStates = 3;

interface Place {
  id: number;
  slug: string;
  code: string | null;
  name: string;
}

async function placesOf(
  app: App,
  lang: Lang,
  type: 'state' | 'district',
  parents?: readonly number[],
): Promise<Place[]> {
  const all = app.db.read
    .selectFrom('places')
    .select(['id', 'slug', 'code', 'name', 'texts'])
    .where('type', '=', type)
    .where('is_active', '=', 1);
  const rows = await (parents ? all.where('parent_id', 'in', parents) : all).execute();
  const order = new Intl.Collator(lang);
  return rows
    .map(({ name, texts, ...row }) => ({ ...row, name: nameIn({ name, names: namesOf({ texts }) }, lang) }))
    .sort((a, b) => order.compare(a.name, b.name));
}

const linked = (places: readonly Place[], hrefOf: (place: Place) => string): Html =>
  html`<p class="links boxed">${places.map((place) => html`<a href="${hrefOf(place)}">${place.name}</a>`)}</p>`;

/** States and their districts, each with a page of its stories, where a reader makes it his district. */
export const placesPage = page({
  name: 'site.places',
  summary: 'Districts of a state; default: those of the states of the language',
  query: { in: Type.Optional(Type.String({ maxLength: 200 })) },
  topics: () => [placesTopic],
  rare: (query: { lang: Lang; in?: string }) => query.in !== undefined,
  async make(app, query: { lang: Lang; in?: string }, site) {
    const { lang } = query;
    const states = await placesOf(app, lang, 'state');
    const own = new Set(statesOfLang(lang));
    const near = own.size <= mostStates ? states.filter(({ code }) => code !== null && own.has(code)) : [];
    const shown = query.in === undefined ? near : states.filter(({ slug }) => slug === query.in);
    if (query.in !== undefined && shown.length === 0) throw notFound('page');
    const parts = await Promise.all(
      shown.map(async (state) => {
        const districts = await placesOf(app, lang, 'district', [state.id]);
        return html`<h2><a href="${paths.place(lang, state.slug)}">${state.name}</a></h2>${linked(districts, ({ slug }) => paths.place(lang, slug))}`;
      }),
    );
    const others = states.filter((state) => !shown.includes(state));
    const title = pageWord('districts', lang);
    const path =
      query.in === undefined ? paths.places(lang) : `${paths.places(lang)}?in=${encodeURIComponent(query.in)}`;
    const whole = query.in === undefined ? title : `${title}: ${shown[0]?.name}`;
    return {
      title: whole,
      description: described('stories', site, whole),
      path,
      body: html`<h1>${title}</h1>
${parts}
<hr>${linked(others, ({ slug }) => `${paths.places(lang)}?in=${encodeURIComponent(slug)}`)}`,
      alternates:
        query.in === undefined ? site.languages.map((other) => ({ lang: other, path: paths.places(other) })) : [],
    };
  },
});
