import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Right } from '../core/model/rights.ts';
import { failing } from '../feeds/health-changes.ts';
import { deskZone } from '../settings/desk-zone.ts';

/** What a digest reports; null for what the user has no right to read. */
export interface Figures {
  /** Of the reported day, the most first. */
  published: { lang: string; count: number }[];
  /** The stories of that day that were read most. */
  top: { title: string; views: number }[];
  pushes: { count: number; sent: number; opened: number } | null;
  /** Now. */
  feeds: { count: number; titles: string[] } | null;
  deadJobs: number | null;
  submissions: number;
  reviews: number;
  approvals: number | null;
}

const topStories = 5;
const namedFeeds = 5;

/** The figures of a day of the desk. @param day `2026-11-20` */
export async function figuresOf(app: App, day: string, rights: ReadonlySet<Right>): Promise<Figures> {
  const { read } = app.db;
  const date = Temporal.PlainDate.from(day);
  const start = (of: Temporal.PlainDate): string => isoTime(of.toZonedDateTime(deskZone(app)).epochMilliseconds);
  const [from, to] = [start(date), start(date.add({ days: 1 }))];
  const ofDay = read
    .selectFrom('news')
    .where('status', '=', 'published')
    .where('published_at', '>=', from)
    .where('published_at', '<', to);
  const published = await ofDay
    .select((e) => ['lang', e.fn.countAll<number>().as('count')])
    .groupBy('lang')
    .execute();
  const top = await ofDay
    .select(['title', 'views'])
    .where('views', '>', 0)
    .orderBy('views', 'desc')
    .orderBy('id')
    .limit(topStories)
    .execute();
  return {
    published: published
      .map(({ lang, count }) => ({ lang, count: Number(count) }))
      .sort((a, b) => b.count - a.count || (a.lang < b.lang ? -1 : 1)),
    top,
    pushes: rights.has('push.read') ? await pushesOf(app, from, to) : null,
    feeds: rights.has('feeds.read') ? await failingFeeds(app) : null,
    deadJobs: rights.has('jobs.read') ? await countOf(app, 'jobs', 'state', 'dead') : null,
    submissions: await countOf(app, 'news_submissions', 'status', 'submitted'),
    reviews:
      (await countOf(app, 'news', 'status', 'review')) +
      (await countOf(app, 'news_working_copies', 'status', 'review')),
    approvals: rights.has('push.read') ? await countOf(app, 'notifications', 'status', 'awaiting_approval') : null,
  };
}

async function countOf(
  app: App,
  table: 'jobs' | 'news' | 'news_submissions' | 'news_working_copies' | 'notifications',
  column: 'state' | 'status',
  value: string,
): Promise<number> {
  const { count } = await app.db.read
    .selectFrom(table as 'jobs')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where(column as 'state', '=', value as 'dead')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function pushesOf(app: App, from: string, to: string): Promise<NonNullable<Figures['pushes']>> {
  const { count, sent, opened } = await app.db.read
    .selectFrom('notifications')
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.sum<number | null>('sent').as('sent'),
      e.fn.sum<number | null>('opened').as('opened'),
    ])
    .where('status', 'in', ['sent', 'logged'])
    .where('sent_at', '>=', from)
    .where('sent_at', '<', to)
    .executeTakeFirstOrThrow();
  return { count: Number(count), sent: Number(sent ?? 0), opened: Number(opened ?? 0) };
}

async function failingFeeds(app: App): Promise<NonNullable<Figures['feeds']>> {
  const { read } = app.db;
  const { count } = await failing(read)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await failing(read)
    .select('title')
    .orderBy('error_count', 'desc')
    .orderBy('id')
    .limit(namedFeeds)
    .execute();
  return { count: Number(count), titles: rows.map(({ title }) => title) };
}
