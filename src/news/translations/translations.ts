import { change } from '../../core/api/change.ts';
import { insertRow, lockRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { Fault, notFound } from '../../core/error.ts';
import { type Lang, languages } from '../../core/model/common.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { TranslationInput } from '../model/news.ts';
import { storySeenBy } from '../permissions.ts';
import { newsResource } from '../resource.ts';
import type { StoredNews } from '../tables.ts';
import { storyAddress, storyPlaceIds } from '../view.ts';
import { isVisible } from '../visible.ts';
import { outdatedSince } from './outdated.ts';

const byLanguage = (a: { lang: string }, b: { lang: string }): number =>
  languages.indexOf(a.lang as Lang) - languages.indexOf(b.lang as Lang);

/** The other items of a story that readers see, or will see when their time comes. */
export async function siblings(app: App, row: StoredNews) {
  if (row.translation_group === null) return [];
  return app.db.read
    .selectFrom('news')
    .select(['id', 'lang', 'slug', 'title', 'status', 'published_at', 'expires_at'])
    .where('translation_group', '=', row.translation_group)
    .where('status', 'in', ['published', 'scheduled'])
    .where('id', '<>', row.id)
    .execute();
}

/** The same story in other languages, as readers see it at `now` (ISO time). */
export function translationsIn(app: App, others: Awaited<ReturnType<typeof siblings>>, now: string) {
  return others
    .filter((o) => isVisible(o, now))
    .sort(byLanguage)
    .map(({ id, lang, slug, title }) => ({ lang: lang as Lang, id, ...storyAddress(app, { id, slug }), title }));
}

/**
 * The items of a story, those in the trash too, which of them are behind the original, and the languages of the settings
 * that it is not in. Who sees the own stories only is shown those of others that readers see.
 * @throws Fault `not_found`
 */
export async function translationsOf(app: App, id: number, actor: Actor) {
  const db = app.db.write;
  const columns = ['id', 'lang', 'status', 'title', 'rev', 'updated_at', 'created_by'] as const;
  const item = await db
    .selectFrom('news')
    .select([...columns, 'translation_group'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item) throw notFound('news item');
  const { translation_group, ...alone } = item;
  const items =
    translation_group === null
      ? [alone]
      : await db
          .selectFrom('news')
          .select(columns)
          .where('translation_group', '=', translation_group)
          .orderBy('id')
          .execute();
  const there = new Set(items.filter(({ status }) => status !== 'trashed').map(({ lang }) => lang));
  const missing = (await currentSettings(app)).basic.languages.filter((lang) => !there.has(lang));
  const outdated =
    translation_group === null ? new Map<number, number>() : await outdatedSince(db, translation_group, items);
  return {
    translation_group,
    items: items
      .filter(storySeenBy(actor))
      .sort(byLanguage)
      .map(({ created_by: _, ...one }) => ({ ...one, outdated_since: outdated.get(one.id) ?? null })),
    missing,
  };
}

/** What every language of a story shares, in the words of `NewsInput`. */
function shared(item: StoredNews): Partial<TranslationInput> {
  const { category_id, content_type, media_id, image_url, thumbnail_url, video_url, audio_url } = item;
  const { state, district, mandal } = item;
  return {
    category_id,
    content_type,
    media_id,
    gallery: JSON.parse(item.gallery) as number[],
    image_url,
    thumbnail_url,
    video_url,
    audio_url,
    images: JSON.parse(item.images) as NonNullable<TranslationInput['images']>,
    tags: JSON.parse(item.tags) as string[],
    place_ids: storyPlaceIds(item),
    location: { state, district, mandal },
    source: { name: item.source_name, url: item.source_url },
  };
}

/**
 * Begins a draft of a story in another language: pictures, category, tags, places and source are those of item `id`
 * unless they are sent.
 * @throws Fault `not_found`, `invalid`, `conflict` for an item in the trash, or a language that the story is in
 */
export async function beginTranslation(app: App, id: number, input: TranslationInput, actor: Actor) {
  const row = await change(app, actor, async (c) => {
    const item = await lockRow(c, newsResource, id, null);
    if (item.status === 'trashed') throw new Fault('conflict', 'The item is in the trash; restore it first.');
    return insertRow(c, newsResource, { ...shared(item), ...input, translation_group: id });
  });
  return { id: row.id, data: await newsResource.toNoun(app, row), rev: row.rev ?? 0 };
}
