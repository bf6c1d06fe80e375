import { Type } from 'typebox';
import type { Change } from '../../core/api/change.ts';
import { type Answer, read } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { notFound } from '../../core/error.ts';
import { FetchError, fetchGuarded } from '../../core/fetch/fetch.ts';
import { retryAfterMs } from '../../core/fetch/retry-after.ts';
import { PermanentError, RetryAt, type RunningJob } from '../../core/jobs/worker.ts';
import { shareUrl } from '../../news/view.ts';
import { cachedSettings, currentSettings, settingsTopic } from '../../settings/settings.ts';

/** Changes of this time go out in one request. */
const windowMs = 60_000;
/** A transaction that began within the window has ended by then. */
const lagMs = 10_000;
/** Addresses of one request, as the protocol bounds them. */
const mostUrls = 10_000;
const hourMs = 3_600_000;

/** Plans the request about the stories that change now; without a key there is none. */
export async function planPing(c: Change): Promise<void> {
  if (cachedSettings(c.app).basic.indexnow.key === null) return;
  const from = Math.floor(c.nowMs / windowMs) * windowMs;
  await c.enqueue({
    kind: 'indexnow.ping',
    payload: { from: isoTime(from), to: isoTime(from + windowMs) },
    runAt: isoTime(from + windowMs + lagMs),
    uniqueKey: `indexnow:${from}`,
    // A slow search engine delays no push notification.
    queue: 'feeds',
  });
}

/** Pages of stories that appeared, changed or went in the time: an address that answers 404 is news as well. */
async function urlsOf(app: App, from: string, to: string): Promise<string[]> {
  const rows = await app.db.write
    .selectFrom('news')
    .select(['id', 'slug'])
    .where('updated_at', '>=', from)
    .where('updated_at', '<', to)
    .where('published_at', 'is not', null)
    .where('status', 'in', ['published', 'archived', 'trashed'])
    .orderBy('updated_at')
    .limit(mostUrls)
    .execute();
  return rows.map((row) => new URL(shareUrl(app, row)).href);
}

/**
 * The job `indexnow.ping`: notifies search engines of changed pages (https://www.indexnow.org/documentation). Notifying
 * twice does no harm, so a failure is tried again.
 */
export async function pingIndexNow(app: App, job: RunningJob): Promise<void> {
  const { from, to } = job.payload as { from: string; to: string };
  const { key, endpoint } = (await currentSettings(app)).basic.indexnow;
  const urlList = key === null ? [] : await urlsOf(app, from, to);
  if (urlList.length === 0) return;
  const { publicUrl } = app.config;
  const body = { host: new URL(publicUrl).host, key, keyLocation: `${publicUrl}/${key}.txt`, urlList };
  const { status, headers } = await fetchGuarded(app, endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    maxBytes: 65_536,
    timeoutMs: 20_000,
    signal: job.signal,
  }).catch((error: unknown) => {
    if (error instanceof FetchError && (error.problem === 'address' || error.problem === 'refused'))
      throw new PermanentError(error.message);
    throw error;
  });
  if (status === 429) {
    const wait = retryAfterMs(headers['retry-after'], app.now(), { least: windowMs, most: 6 * hourMs });
    throw new RetryAt(app.now() + (wait ?? hourMs));
  }
  // The key is not accepted, or the addresses are not of this host: another try changes nothing.
  if (status === 400 || status === 403 || status === 422)
    throw new PermanentError(`IndexNow answers with HTTP ${status}.`);
  if (status < 200 || status > 299) throw new Error(`IndexNow answers with HTTP ${status}.`);
  job.log.info({ stories: urlList.length }, 'IndexNow was notified of stories');
}

/** The file by which search engines see that the key is of this site. */
export const indexNowKey = read({
  name: 'site.indexnow',
  summary: 'The key of IndexNow',
  media: 'text/plain; charset=utf-8',
  query: Type.Object({ key: Type.Optional(Type.String({ maxLength: 200 })) }),
  reply: Type.String(),
  normalise(app, { key }) {
    if (key === undefined || key !== cachedSettings(app).basic.indexnow.key) throw notFound('file');
    return { key };
  },
  topics: () => [settingsTopic],
  maxAge: 3600,
  async run(app, { key }): Promise<Answer> {
    if (key !== (await currentSettings(app)).basic.indexnow.key) throw notFound('file');
    return { data: `${key}\n` };
  },
});
