import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import type { Stored } from '../../core/db/table.ts';
import { isLeaseOver, sharedTime } from '../../core/jobs/shared-clock.ts';
import type { RunningJob } from '../../core/jobs/worker.ts';
import { NotAFeed } from '../../feed-parser/not-a-feed.ts';
import { varyingOf } from '../ingest/diff.ts';
import { ingestFeed } from '../ingest/ingest.ts';
import { planned } from '../ingest/plan.ts';
import { paceOf } from '../pace.ts';
import { mostDocumentBytes, parseInThread } from '../parse/in-thread.ts';
import { requestVisit } from '../request-visit.ts';
import { feedOf } from '../store.ts';
import type { WebsubPushRow } from '../tables.ts';
import { showState, subscriptionById } from './store.ts';

type Push = Stored<WebsubPushRow>;

const decompress = promisify(gunzip);

/** Reading the largest push takes a small part of it; after it another job may run. */
const leaseMs = 120_000;

/** After so many attempts of a job its push is dropped and the feed itself is fetched. */
const mostTries = 5;

/**
 * The job `websub.ingest`: takes in what a hub has pushed for a feed, the oldest first and one at a time, so that an
 * older word on a story never comes last. A push leaves its table in the transaction that writes the last of its items:
 * none is lost, and reading one twice changes nothing. Whoever finds another job at it leaves the rest to that one: it
 * looks again after each.
 */
export async function ingestPushes(app: App, job: RunningJob): Promise<void> {
  for (;;) {
    job.signal.throwIfAborted();
    const push = await claimOldest(app, job);
    if (!push) return;
    await ingestPush(app, push, job.attempt >= mostTries);
  }
}

async function claimOldest(app: App, job: RunningJob): Promise<Push | undefined> {
  const oldest = await app.db.write
    .selectFrom('websub_pushes')
    .selectAll()
    .where('subscription_id', '=', job.payload.subscription as number)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return undefined;
  const claimed = await app.db.write
    .updateTable('websub_pushes')
    .set({ job_id: job.id, lease_until: sharedTime(app, leaseMs) })
    .where('id', '=', oldest.id)
    .where((e) =>
      e.or([e('lease_until', 'is', null), isLeaseOver(app, 'lease_until', leaseMs), e('job_id', '=', job.id)]),
    )
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n ? oldest : undefined;
}

/** Thrown to roll back the end of an ingest: another job was faster, or the subscription has ended. */
class AlreadyIngested extends Error {}

async function drop(c: Change, id: number): Promise<boolean> {
  const result = await c.tx.deleteFrom('websub_pushes').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

async function ingestPush(
  app: App,
  { id, subscription_id, body, content_type }: Push,
  isLastTry: boolean,
): Promise<void> {
  const subscription = await subscriptionById(app.db.write, subscription_id);
  const feed = subscription?.feed_id == null ? undefined : await feedOf(app.db.write, subscription.feed_id);
  if (subscription?.mode !== 'subscribe' || !feed?.is_active) {
    await change(app, systemActor, (c) => drop(c, id));
    return;
  }
  try {
    const bytes = await decompress(Buffer.from(body, 'base64'), { maxOutputLength: mostDocumentBytes });
    const headers = { 'content-type': content_type ?? '' };
    const parsed = await parseInThread(bytes, {
      headers,
      url: feed.feed_url,
      zone: feed.zone,
      varying: varyingOf(feed),
    });
    const end = async (c: Change, _feed: unknown, { added }: { added: number }) => {
      if (!(await drop(c, id))) throw new AlreadyIngested();
      return added > 0 ? paceOf(c, feed.id) : {};
    };
    const [plan] = await planned(app, [{ feed, parsed, isWhole: false }]);
    const result = await ingestFeed(app, plan as NonNullable<typeof plan>, end);
    if (result === null) throw new Error('The address of the feed has changed since.');
    app.log.info({ feed: feed.id, ...result }, 'a push was ingested');
  } catch (error) {
    if (error instanceof AlreadyIngested) return;
    if (!(error instanceof NotAFeed) && !isLastTry) throw error;
    // Its server may have it in better shape; and one push must not hold up those behind it for ever.
    const websub_error = `What the hub sent cannot be read: ${(error as Error).message}`;
    await change(app, systemActor, async (c) => {
      if (!(await drop(c, id))) return;
      await showState(c, feed.id, { websub_error });
      await requestVisit(c, feed.id);
    });
  }
}
