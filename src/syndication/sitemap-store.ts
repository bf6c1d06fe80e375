import { sql } from 'kysely';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import { monthTopic, newsTopic } from '../news/view.ts';

/** What a sitemap says of a story. */
interface Listed {
  id: number;
  slug: string;
  updated_at: string;
}

/** A month of a language, `2026-11` of UTC, and how many stories of it are out. */
interface Month {
  month: string;
  stories: number;
}

/** Behind every time of a month, as text sorts. */
const endOf = (month: string): string => `${month}-99`;

/** The months in which anything that is still out came out: a step in the index for each, however many stories. */
async function monthsWithNews(app: App, lang: string): Promise<string[]> {
  const next = sql`select min(published_at) from news where lang = ${lang} and status = 'published'`;
  const { rows } = await sql<{ at: string }>`
    with recursive months(at) as (
      select (${next})
      union all
      select (${next} and published_at > substr(months.at, 1, 7) || '-99') from months where at is not null
    )
    select at from months where at is not null`.execute(app.db.read);
  return rows.map(({ at }) => at.slice(0, 7));
}

async function monthOf(app: App, lang: string, month: string): Promise<Month> {
  const { stories } = await app.db.read
    .selectFrom('news')
    .select((e) => e.fn.countAll<number>().as('stories'))
    .where('lang', '=', lang)
    .where('status', '=', 'published')
    .where('published_at', '>=', month)
    .where('published_at', '<', endOf(month))
    .executeTakeFirstOrThrow();
  return { month, stories };
}

/** A month as it was when anything in it last changed; `stories` is 0 where there are none. */
export function month(app: App, lang: string, wanted: string): Promise<Month> {
  return memo(app, `sitemap:${lang}:${wanted}`, [monthTopic(lang, wanted)], () => monthOf(app, lang, wanted));
}

/** The months of a language, oldest first. Only one that has changed is counted again. */
export async function months(app: App, lang: string): Promise<Month[]> {
  const wanted = await memo(app, `sitemap:${lang}`, [newsTopic(lang)], () => monthsWithNews(app, lang));
  const found: Month[] = [];
  for (const one of wanted) {
    found.push(await month(app, lang, one));
    await othersFirst();
  }
  return found.filter(({ stories }) => stories > 0);
}

/** SQLite answers at once: without this a long loop would let no other request in between. */
const othersFirst = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const atOnce = 1_000;

/** Stories of a month in the order in which they came out, a thousand at a time. */
export async function* storiesOfMonth(
  app: App,
  lang: string,
  wanted: string,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<Listed[]> {
  let after: { published_at: string; id: number } | undefined;
  for (let left = limit; left > 0; ) {
    let query = app.db.read
      .selectFrom('news')
      .select(['id', 'slug', 'updated_at', 'published_at'])
      .where('lang', '=', lang)
      .where('status', '=', 'published')
      .where('published_at', '<', endOf(wanted))
      .orderBy('published_at')
      .orderBy('id')
      .limit(Math.min(left, atOnce));
    if (after) query = query.where(sql<boolean>`(published_at, id) > (${after.published_at}, ${after.id})`);
    else query = query.where('published_at', '>=', wanted).offset(offset);
    const rows = await query.execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = { published_at: last.published_at as string, id: last.id };
    left -= rows.length;
    await othersFirst();
  }
}

/** The newest stories of a language that came out after `since`. */
export async function latest(app: App, lang: string, { since, limit }: { since: string; limit: number }) {
  return app.db.read
    .selectFrom('news')
    .select(['id', 'slug', 'title', 'published_at'])
    .where('lang', '=', lang)
    .where('status', '=', 'published')
    .where('published_at', '>', since)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
