import { change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { FetchError, fetchGuarded } from '../../core/fetch/fetch.ts';
import { RetryAt, type RunningJob } from '../../core/jobs/worker.ts';
import { threadOf } from '../../core/threads/worker-thread.ts';
import { hostWaitUntil } from '../hosts.ts';
import { modeOf } from '../rules.ts';
import { feedOf, type StoredItem } from '../store.ts';
import { fillNews } from './publish.ts';

const accept = 'text/html, application/xhtml+xml;q=0.9';
const maxBytes = 5_000_000;
const timeoutMs = 20_000;
const tries = 4;

const inThread = threadOf<typeof import('../../feed-parser/article.ts')>(
  new URL('../../feed-parser/article.ts', import.meta.url),
  {
    timeoutMs: 5_000,
    megabytes: 256,
  },
);

/** Why the text was not got, and whether it may be got another time. */
class NoText extends Error {
  readonly mayCome: boolean;
  constructor(message: string, mayCome: boolean) {
    super(message);
    this.mayCome = mayCome;
  }
}

/**
 * The job `feeds.fulltext`: reads an item's page and puts its text into the news that was made of it. A page that cannot
 * be read is tried again a few times; the news stays a link until then, and for good after that.
 */
export async function fetchFullText(app: App, job: RunningJob): Promise<void> {
  const id = job.payload.item as number;
  const item = await itemOf(app, id);
  const feed = item && (await feedOf(app.db.write, item.feed_id));
  if (!feed || item.link === null || item.news_id === null || feed.full_text_allowed !== 1) return;
  const until = await hostWaitUntil(app.db.write, item.link, isoTime(app.now()));
  if (until !== null) throw new RetryAt(Date.parse(until));
  try {
    const text = await textOf(app, item.link, job.signal);
    const done = await change(app, systemActor, async (c) => {
      await c.dialect.lockRow(c.tx, 'feed_items', id);
      const [now, owner] = [await itemOf(app, id, c.tx), await feedOf(c.tx, item.feed_id)];
      if (!now || now.link !== item.link || owner?.full_text_allowed !== 1) return false;
      return fillNews(c, owner, now, text);
    });
    if (done) app.log.info({ item: id, news: item.news_id, mode: modeOf(feed) }, 'a full text was read');
  } catch (error) {
    if (job.signal.aborted || !(error instanceof NoText)) throw error;
    app.log.info({ item: id, reason: error.message }, 'a full text could not be read');
    if (error.mayCome && job.attempt < tries) throw error;
  }
}

const itemOf = (app: App, id: number, db: App['db']['write'] = app.db.write): Promise<StoredItem | undefined> =>
  db.selectFrom('feed_items').selectAll().where('id', '=', id).executeTakeFirst();

/** @throws NoText */
async function textOf(app: App, link: string, signal: AbortSignal): Promise<string> {
  const answer = await fetchGuarded(app, link, { headers: { accept }, maxBytes, timeoutMs, signal }).catch((error) => {
    if (!(error instanceof FetchError)) throw error;
    throw new NoText(error.message, !['address', 'refused', 'too_large', 'redirects'].includes(error.problem));
  });
  const { status, headers, body, url } = answer;
  const type = headers['content-type'] ?? '';
  if (status < 200 || status > 299) throw new NoText(`HTTP ${status}`, status === 429 || status >= 500);
  if (!/html|^$/i.test(type)) throw new NoText('it is no web page', false);
  const text = await inThread('article', body, type, url).catch((error: Error) => {
    throw new NoText(`the page is beyond us: ${error.message}`, false);
  });
  if (text === null) throw new NoText('the page has no story', false);
  return text;
}
