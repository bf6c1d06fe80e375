import { Type } from 'typebox';
import { categoriesOfStories, viewOf } from '../../categories/categories.ts';
import { overloaded } from '../../core/admission/admission.ts';
import { read, wholeList } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { type Lang, ListQuery } from '../../core/model/common.ts';
import { perProgram } from '../../core/state.ts';
import { ThreadError, threadOf } from '../../core/threads/worker-thread.ts';
import { langOrDefault } from '../../settings/settings.ts';
import { type Completion, Completions } from '../../text/completions.ts';
import { newsTopics, nextStoryChange } from '../query.ts';
import { visibleAt } from '../visible.ts';

/** Titles that suggestions come from: the newest. */
const mostTitles = 3_000;
/** A table serves so long, whatever is written meanwhile. */
const restMs = 60_000;

/** Makes the tables: a second of work or so for all languages, once a minute at most. */
const inThread = threadOf<typeof import('./suggest-thread.ts')>(new URL('./suggest-thread.ts', import.meta.url), {
  timeoutMs: 30_000,
  megabytes: 128,
});

interface Table {
  completions: Completions;
  stamp: string;
  madeAt: number;
}

interface LanguageTable {
  table?: Table;
  making?: Promise<Table>;
}

/** Tables by language. */
const tables = perProgram(() => new Map<Lang, LanguageTable>());

function languageTable(app: App, lang: Lang): LanguageTable {
  const all = tables(app);
  const one = all.get(lang) ?? {};
  all.set(lang, one);
  return one;
}

/** The table of a language. One that is a minute old and out of date is made anew while the old one still serves. */
async function tableOf(app: App, lang: Lang): Promise<Table> {
  const one = languageTable(app, lang);
  const { table } = one;
  const isGood =
    table && (app.now() - table.madeAt < restMs || table.stamp === app.versions.stamp(newsTopics({ lang })));
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
  one.making.catch((err) => app.log.warn({ err }, 'the suggestions could not be rebuilt'));
  return table;
}

async function made(app: App, lang: Lang): Promise<Table> {
  const stamp = app.versions.stamp(newsTopics({ lang })); // before the query, as in the cache
  const madeAt = app.now();
  const query = app.db.read
    .selectFrom('news')
    .select(['id', 'title', 'tags', 'state', 'district', 'mandal', 'category_id', 'published_at'])
    .where('lang', '=', lang)
    .where(visibleAt(isoTime(madeAt)))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostTitles);
  const rows = await app.db.search.json(query.compile());
  const names = new Map(
    [...(await categoriesOfStories(app))].map(([id, category]) => [id, viewOf(category, lang).name]),
  );
  const table = await inThread('table', rows, names, lang, madeAt).catch((error) => {
    if (!(error instanceof ThreadError)) throw error;
    app.log.error({ err: error }, 'the thread of the suggestions ended');
    throw overloaded('The suggestions were interrupted.');
  });
  return { completions: new Completions(table), stamp, madeAt };
}

/** Those that come from an item which readers see at this moment. */
async function stillSeen(app: App, all: Completion[]): Promise<Completion[]> {
  if (all.length === 0) return [];
  const ids = [...new Set(all.flatMap((one) => one.ids))];
  const rows = await app.db.read
    .selectFrom('news')
    .select('id')
    .where('id', 'in', app.db.dialect.idList(ids))
    .where(visibleAt(isoTime(app.now())))
    .execute();
  const seen = new Set(rows.map(({ id }) => id));
  return all.filter((one) => one.ids.some((id) => seen.has(id)));
}

const most = 10;

export const newsSuggest = read({
  name: 'news.suggest',
  summary: 'Completions of a search that is being typed',
  query: Type.Object({
    lang: ListQuery.lang,
    q: Type.Optional(Type.String({ maxLength: 200, description: 'What was typed so far' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most, description: 'Default 10' })),
  }),
  reply: Type.Array(Type.Object({ text: Type.String() })),
  normalise: (app, { lang, q = '', limit = most }) => ({ lang: langOrDefault(app, lang), q: q.trimStart(), limit }),
  topics: newsTopics,
  rare: () => true,
  // The first of a language waits for its table: it is not to hold up the other light reads meanwhile.
  effort: 'search',
  async run(app, { q = '', lang, limit = most }) {
    const nowMs = app.now();
    const { completions, stamp, madeAt } = await tableOf(app, lang as Lang);
    const found = await stillSeen(app, completions.find(q, 3 * limit));
    const data = found.slice(0, limit).map(({ text }) => ({ text }));
    const isCurrent = stamp === app.versions.stamp(newsTopics({ lang: lang as Lang }));
    // What was written since the table was made comes with the next one.
    const next = isCurrent ? Number.POSITIVE_INFINITY : Math.max(madeAt + restMs, nowMs + 1_000);
    return {
      data,
      meta: wholeList(lang as string, data.length),
      validUntil: Math.min(next, await nextStoryChange(app, lang as string, nowMs)),
    };
  },
});
