import { setImmediate as pause } from 'node:timers/promises';
import { Type } from 'typebox';
import { categories, viewOf } from '../../categories/categories.ts';
import { read, wholeList } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import type { Versions } from '../../core/cache/versions.ts';
import { isoTime } from '../../core/clock.ts';
import { type Lang, ListQuery } from '../../model/common.ts';
import { langOf } from '../../settings/settings.ts';
import { type Completion, Completions, type Source } from '../../text/completions.ts';
import { nextChange, topicsOf } from '../query.ts';
import { visible } from '../store.ts';

/** Titles that suggestions are taken from: the newest. */
const mostTitles = 3_000;
/** Words and phrases that are kept of a language: a megabyte or two, so that all languages can be kept. */
const mostEntries = 8_000;
/** A table serves so long, whatever is written meanwhile. */
const restMs = 60_000;
const halfLifeMs = 14 * 86_400_000;

interface Table {
  completions: Completions;
  stamp: string;
  madeAt: number;
}

interface Kept {
  table?: Table;
  making?: Promise<Table>;
}

const kept = new WeakMap<Versions, Map<Lang, Kept>>();

function keptOf(app: App, lang: Lang): Kept {
  let tables = kept.get(app.versions);
  if (!tables) {
    tables = new Map();
    kept.set(app.versions, tables);
  }
  const one = tables.get(lang) ?? {};
  tables.set(lang, one);
  return one;
}

/** The table of a language. One that is a minute old and out of date is made anew while the old one still serves. */
async function tableOf(app: App, lang: Lang): Promise<Table> {
  const one = keptOf(app, lang);
  const { table } = one;
  const isGood = table && (app.now() - table.madeAt < restMs || table.stamp === app.versions.stamp(topicsOf({ lang })));
  if (isGood) return table;
  one.making ??= made(app, lang)
    .then((fresh) => {
      one.table = fresh;
      return fresh;
    })
    .finally(() => {
      delete one.making;
    });
  if (!table) return one.making;
  one.making.catch((err) => app.log.warn({ err }, 'the suggestions could not be made anew'));
  return table;
}

async function made(app: App, lang: Lang): Promise<Table> {
  const stamp = app.versions.stamp(topicsOf({ lang })); // before the query, as in the cache
  const madeAt = app.now();
  const query = app.db.read
    .selectFrom('news')
    .select(['id', 'title', 'tags', 'state', 'district', 'mandal', 'category_id', 'published_at'])
    .where('lang', '=', lang)
    .where((e) => visible(e, isoTime(madeAt)))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostTitles);
  const rows = await app.db.search.rows<Row>(query.compile());
  const known = await categories(app);
  const sources: Source[] = [];
  for (const row of rows) {
    const { id, category_id } = row;
    const weight = 2 ** ((Date.parse(row.published_at as string) - madeAt) / halfLifeMs);
    const category = category_id === null ? undefined : known.get(category_id);
    const names = [...(JSON.parse(row.tags) as string[]), row.state, row.district, row.mandal];
    if (category) names.push(viewOf(category, lang).name);
    sources.push({ id, text: row.title, isName: false, weight });
    for (const text of names) if (text) sources.push({ id, text, isName: true, weight });
  }
  const making = Completions.inSteps(sources, lang, mostEntries);
  for (let step = making.next(); ; step = making.next()) {
    if (step.done) return { completions: step.value, stamp, madeAt };
    await pause(); // others have their turn
  }
}

interface Row {
  id: number;
  title: string;
  tags: string;
  state: string | null;
  district: string | null;
  mandal: string | null;
  category_id: number | null;
  published_at: string | null;
}

/** Those that come from an item which readers see at this moment. */
async function stillSeen(app: App, all: Completion[]): Promise<Completion[]> {
  if (all.length === 0) return [];
  const ids = [...new Set(all.flatMap((one) => one.ids))];
  const rows = await app.db.read
    .selectFrom('news')
    .select('id')
    .where('id', 'in', app.db.dialect.idList(ids))
    .where((e) => visible(e, isoTime(app.now())))
    .execute();
  const seen = new Set(rows.map(({ id }) => id));
  return all.filter((one) => one.ids.some((id) => seen.has(id)));
}

const most = 10;

export const newsSuggest = read({
  name: 'news.suggest',
  summary: 'What a search that is being typed may become',
  query: Type.Object({
    lang: ListQuery.lang,
    q: Type.Optional(Type.String({ maxLength: 200, description: 'What was typed so far' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most, description: '10 unless told' })),
  }),
  reply: Type.Array(Type.Object({ text: Type.String() })),
  normalise: (app, { lang, q = '', limit = most }) => ({ lang: langOf(app, lang), q: q.trimStart(), limit }),
  topics: topicsOf,
  rare: () => true,
  async run(app, { q = '', lang, limit = most }) {
    const nowMs = app.now();
    const { completions, stamp, madeAt } = await tableOf(app, lang as Lang);
    const found = await stillSeen(app, completions.find(q, 3 * limit));
    const data = found.slice(0, limit).map(({ text }) => ({ text }));
    const isCurrent = stamp === app.versions.stamp(topicsOf({ lang: lang as Lang }));
    // What was written since the table was made comes with the next one.
    const next = isCurrent ? Number.POSITIVE_INFINITY : Math.max(madeAt + restMs, nowMs + 1_000);
    return {
      data,
      meta: wholeList(lang as string, data.length),
      validUntil: Math.min(next, await nextChange(app, lang as string, nowMs)),
    };
  },
});
