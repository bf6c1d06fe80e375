import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { feedOf } from '../store.ts';
import { ingestJob, isOn, pollSoon, requestJob, showState, timeFromNow } from './store.ts';
import { endSubscription, syncSubscription } from './subscription.ts';

/** Rows of each kind that one look tends; the rest are there a minute later. */
const batch = 200;
const dayMs = 86_400_000;

/**
 * The job `websub.renew`, once a minute: leases that are to be renewed or have run out, feeds whose hub and subscription
 * do not fit (switched on or off, stopped, brought in by an import), what is left of ended ones.
 */
export async function maintainSubscriptions(app: App): Promise<void> {
  await change(app, systemActor, expireLeases);
  for (const id of await unsettled(app)) {
    await change(app, systemActor, async (c) => {
      await c.dialect.lockRow(c.tx, 'feeds', id);
      const feed = await feedOf(c.tx, id);
      if (feed) await syncSubscription(c, feed);
    });
  }
  await change(app, systemActor, async (c) => {
    await enqueueDue(c);
    await clear(c);
  });
}

async function expireLeases(c: Change): Promise<void> {
  const rows = await c.tx
    .selectFrom('feeds')
    .select('id')
    .where('websub_state', '=', 'active')
    .where('websub_lease_until', '<=', c.now)
    .limit(batch)
    .execute();
  for (const { id } of rows) {
    await showState(c, id, { websub_state: 'pending', websub_error: 'The lease ran out before the hub renewed it.' });
    await pollSoon(c, id);
  }
}

/** Feeds that should have a subscription and have none, or another, or should have none. */
async function unsettled(app: App): Promise<number[]> {
  const rows = await app.db.write
    .selectFrom('feeds as f')
    .leftJoin('websub_subscriptions as s', (j) => j.onRef('s.feed_id', '=', 'f.id').on('s.mode', '=', 'subscribe'))
    .select('f.id')
    .where((e) => {
      const on = e.and([e('f.is_active', '=', 1), e('f.websub_off', '=', 0), e('f.hub_url', 'is not', null)]);
      const unlike = e.or([
        e('s.id', 'is', null),
        e('s.hub', '<>', e.ref('f.hub_url')),
        e('s.topic', '<>', e.ref('f.hub_topic')),
      ]);
      if (!isOn(app.config)) return e('s.id', 'is not', null);
      return e.or([e.and([on, unlike]), e.and([e.not(on), e('s.id', 'is not', null)])]);
    })
    .limit(batch)
    .execute();
  return rows.map((row) => row.id);
}

async function enqueueDue(c: Change): Promise<void> {
  const due = await c.tx
    .selectFrom('websub_subscriptions')
    .select(['id', 'hub'])
    .where('next_at', '<=', c.now)
    .orderBy('next_at')
    .limit(batch)
    .execute();
  for (const subscription of due) await c.enqueue(requestJob(subscription));
  // Their jobs are there; this makes up for any that died or was left out of an export.
  const waiting = await c.tx
    .selectFrom('websub_pushes')
    .select(['id', 'subscription_id'])
    .where('created_at', '<=', timeFromNow(c, -300_000))
    .orderBy('id')
    .limit(batch)
    .execute();
  for (const push of waiting) await c.enqueue(ingestJob(push.id, push.subscription_id));
}

async function clear(c: Change): Promise<void> {
  const orphans = await c.tx
    .selectFrom('websub_subscriptions')
    .selectAll()
    .where('feed_id', 'is', null)
    .where('mode', '=', 'subscribe')
    .limit(batch)
    .execute();
  for (const subscription of orphans) await endSubscription(c, subscription);
  // Ended ones are stored for a day more, for a hub that did not receive our answer and verifies again.
  await c.tx
    .deleteFrom('websub_subscriptions')
    .where('mode', '=', 'unsubscribe')
    .where('next_at', 'is', null)
    .where('updated_at', '<=', timeFromNow(c, -dayMs))
    .execute();
}
