import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Db } from '../../src/core/db/database.ts';
import { addPhones } from '../support/devices.ts';
import { type Kind, onBoth } from '../support/helper.ts';
import { setUp } from '../support/sending.ts';

const phones = 1_200;

/** From now on the job of the last batch cannot be written, as on a full disk. */
async function fill(db: Db, kind: Kind): Promise<void> {
  const isLast = `new.kind = 'push.batch' and new.payload like '%"batch":2}'`;
  if (kind === 'sqlite')
    await sql
      .raw(
        `create trigger disk before insert on jobs when ${isLast} begin select raise(abort, 'the disk is full'); end`,
      )
      .execute(db);
  else {
    await sql
      .raw(
        `create function disk() returns trigger language plpgsql as $$ begin
          if ${isLast} then raise exception 'the disk is full'; end if; return new; end $$`,
      )
      .execute(db);
    await sql.raw('create trigger disk before insert on jobs for each row execute function disk()').execute(db);
  }
}

const empty = (db: Db, kind: Kind) => sql.raw(`drop trigger disk${kind === 'postgres' ? ' on jobs' : ''}`).execute(db);

onBoth('a fan-out that breaks off leaves nothing, and is made anew as a whole', async (t, kind) => {
  const { running, fake, post, get, pass } = await setUp(t, kind, []);
  const { write } = running.dinam.app.db;
  await addPhones(write, phones);
  await fill(write, kind);
  const id = await post();
  await pass();
  const before = await get(id);
  assert.deepEqual([before.status, before.counts.targets], ['queued', null]);
  assert.deepEqual(await write.selectFrom('notification_batches').selectAll().execute(), []);
  const jobs = await write.selectFrom('jobs').select(['kind', 'state']).where('kind', 'like', 'push.%').execute();
  assert.deepEqual(
    jobs.filter((job) => job.state !== 'done'),
    [{ kind: 'push.send', state: 'queued' }],
  );
  assert.equal(fake.requestCount, 0);
  await empty(write, kind);
  await pass(60_000);
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.targets, counts.sent], ['sent', phones, phones]);
  assert.ok(fake.delivered().size === phones && [...fake.delivered().values()].every((n) => n === 1));
});
