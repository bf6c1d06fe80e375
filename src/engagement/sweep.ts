import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { linkedSince } from './poll-resource.ts';

const dayMs = 86_400_000;

/** Days after its answer for which a report keeps its sender and text; the IT Rules of 2021 ask for 180 (rule 3(1)(g)). */
const reportDays = 180;

/** Rows of one transaction: a long one would keep every other writer waiting. */
const some = 500;

/** Writes down what the clock has closed. Readers see no difference. */
async function closePolls({ db, now }: App): Promise<void> {
  await db.write
    .updateTable('polls')
    .set((e) => ({ status: 'closed', closed_at: e.ref('closes_at') }))
    .where('status', '=', 'open')
    .where('closes_at', '<=', isoTime(now()))
    .execute();
}

/** Polls that ended long ago forget who has voted; the counts stay. */
async function unlinkVotes({ db, now }: App): Promise<void> {
  const { write } = db;
  const ended = write
    .selectFrom('polls')
    .select('id')
    .where('status', '=', 'closed')
    .where('closed_at', '<', linkedSince(now()));
  for (;;) {
    const votes = await write
      .selectFrom('poll_votes')
      .select(['poll_id', 'reader_key'])
      .where('poll_id', 'in', ended)
      .limit(some)
      .execute();
    if (votes.length === 0) return;
    for (const [poll, list] of Map.groupBy(votes, (vote) => vote.poll_id))
      await write
        .deleteFrom('poll_votes')
        .where('poll_id', '=', poll)
        .where(
          'reader_key',
          'in',
          list.map((vote) => vote.reader_key),
        )
        .execute();
  }
}

/** Bookmarks of installations that have not read them for a long time are deleted: the app was removed. */
async function dropReaders({ db, now, config }: App): Promise<void> {
  const before = isoTime(now() - config.bookmarkDays * dayMs);
  for (;;) {
    const stale = db.write.selectFrom('readers').select('id').where('seen_at', '<', before).limit(some);
    const { numDeletedRows } = await db.write.deleteFrom('readers').where('id', 'in', stale).executeTakeFirst();
    if (numDeletedRows === 0n) return;
  }
}

async function anonymiseReports({ db, now }: App): Promise<void> {
  await db.write
    .updateTable('reports')
    .set({ reader_key: null, note: '', answer: '' })
    .where('status', '<>', 'open')
    .where('handled_at', '<', isoTime(now() - reportDays * dayMs))
    .where((e) => e.or([e('reader_key', 'is not', null), e('note', '<>', ''), e('answer', '<>', '')]))
    .execute();
}

/** Job `engagement.sweep`: deletes what readers sent, after its retention. */
export async function sweepEngagement(app: App): Promise<void> {
  await closePolls(app);
  await unlinkVotes(app);
  await dropReaders(app);
  await anonymiseReports(app);
}
