import { sql } from 'kysely';
import { Type } from 'typebox';
import { addressKey } from '../core/address.ts';
import { type Change, change } from '../core/api/change.ts';
import { pageMeta, read } from '../core/api/read.ts';
import { type App, systemActor } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import { isoTime } from '../core/clock.ts';
import type { Tx } from '../core/db/database.ts';
import { Fault, invalidField, notFound } from '../core/error.ts';
import type { RunningJob } from '../core/jobs/worker.ts';
import { defaultPageSize, Id, type Lang, Lang as LangSchema } from '../core/model/common.ts';
import { pollsTopic } from '../news/view.ts';
import { langOrDefault } from '../settings/settings.ts';
import { countAgainstLimit, installationKey, limits, takeFrom } from './installation.ts';
import { Poll, PollQuery, type Vote } from './model.ts';
import {
  countsOf,
  hasOpened,
  isPollOver,
  nextPollChange,
  pollOf,
  pollOptions,
  type StoredPoll,
  votesTopic,
} from './poll-view.ts';

/** Votes of one poll at most: bounds the table. */
const mostVotes = 10_000_000;

/** Polls of these parameters that are out, newest first. */
function listed(app: App, { lang, news_id, status }: PollQuery, now: string) {
  let q = app.db.read.selectFrom('polls');
  q = status === 'open' ? q.where('status', '=', 'open') : q.where('status', 'in', ['open', 'closed']);
  q = q.where((e) => e.or([e('opens_at', 'is', null), e('opens_at', '<=', now)]));
  if (news_id !== undefined) q = q.where('news_id', '=', news_id);
  else q = q.where('langs', 'like', `%,${lang},%`);
  if (status === 'open') q = q.where((e) => e.or([e('closes_at', 'is', null), e('closes_at', '>', now)]));
  if (status === 'closed') q = q.where((e) => e.or([e('status', '=', 'closed'), e('closes_at', '<=', now)]));
  return q;
}

/** Stories whose ids stay in memory; with more of them the database is queried. */
const mostWithPolls = 5_000;

/** The stories that have polls which are out or will be; null: too many. Every page of a story asks, and most have none. */
const storiesWithPolls = (app: App): Promise<ReadonlySet<number> | null> =>
  memo(app, 'polls.stories', [pollsTopic], async () => {
    const rows = await app.db.read
      .selectFrom('polls')
      .select('news_id')
      .distinct()
      .where('news_id', 'is not', null)
      .where('status', 'in', ['open', 'closed'])
      .limit(mostWithPolls + 1)
      .execute();
    return rows.length > mostWithPolls ? null : new Set(rows.map(({ news_id }) => news_id as number));
  });

/** Polls of a story that are out or will be, newest first. */
async function rowsOfStory(app: App, newsId: number): Promise<StoredPoll[]> {
  if ((await storiesWithPolls(app))?.has(newsId) === false) return [];
  return app.db.read
    .selectFrom('polls')
    .selectAll()
    .where('news_id', '=', newsId)
    .where('status', 'in', ['open', 'closed'])
    .orderBy('id', 'desc')
    .execute();
}

/** The newest polls of a story that readers see, and until when (ms) they look so without a vote. */
export async function pollsOfStory(
  app: App,
  newsId: number,
  lang: Lang,
  most: number,
): Promise<{ polls: Poll[]; validUntil: number }> {
  const nowMs = app.now();
  const now = isoTime(nowMs);
  const rows = await rowsOfStory(app, newsId);
  const shown = rows.filter((row) => hasOpened(row, now)).slice(0, most);
  const counts = await countsOf(
    app.db.read,
    shown.map(({ id }) => id),
  );
  return {
    polls: shown.map((row) => pollOf(row, counts.get(row.id), lang, now)),
    validUntil: Math.min(Number.POSITIVE_INFINITY, ...rows.map((row) => nextPollChange(row, nowMs, true))),
  };
}

/** The next instant at which a poll opens: no row of the list shows it. */
async function nextOpening(app: App, now: string): Promise<number> {
  const row = await app.db.read
    .selectFrom('polls')
    .select((e) => e.fn.min('opens_at').as('at'))
    .where('status', '=', 'open')
    .where('opens_at', '>', now)
    .executeTakeFirst();
  return row?.at ? Date.parse(row.at) : Number.POSITIVE_INFINITY;
}

export const pollList = read({
  name: 'polls.list',
  summary: 'Polls that can be read in a language, or those of a story; newest first',
  query: PollQuery,
  reply: Type.Array(Poll),
  normalise: (app, { lang, news_id, status, page = 1, limit = defaultPageSize }) => ({
    lang: langOrDefault(app, lang),
    page,
    limit,
    ...(news_id === undefined ? { status: status ?? 'open' } : { news_id, ...(status ? { status } : {}) }),
  }),
  topics: ({ news_id }) => [pollsTopic, 'settings', ...(news_id === undefined ? [] : [votesTopic(news_id)])],
  // A number that no story has is answered as well: there are endlessly many.
  rare: ({ news_id, page = 1 }) => news_id !== undefined || page > 1,
  async run(app, query) {
    const { page = 1, limit = defaultPageSize } = query;
    const nowMs = app.now();
    const now = isoTime(nowMs);
    const q = listed(app, query, now);
    const { total } = await q.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const offset = (page - 1) * limit;
    const rows = await q.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
    const counts = await countsOf(
      app.db.read,
      rows.map((row) => row.id),
    );
    return {
      data: rows.map((row) => pollOf(row, counts.get(row.id), query.lang as Lang, now)),
      meta: { lang: query.lang, ...pageMeta(page, limit, total) },
      validUntil: Math.min(
        await nextOpening(app, now),
        ...rows.map((row) => nextPollChange(row, nowMs, query.news_id !== undefined)),
      ),
    };
  },
});

export const pollItem = read({
  name: 'polls.item',
  summary: 'One poll with its results, as far as they are shown',
  query: Type.Object({ id: Id, lang: Type.Optional(LangSchema) }),
  reply: Poll,
  normalise: (app, { id, lang }) => ({ id, lang: langOrDefault(app, lang) }),
  topics: () => [pollsTopic, 'settings'],
  async run(app, { id, lang }) {
    const nowMs = app.now();
    const now = isoTime(nowMs);
    const row = await app.db.read.selectFrom('polls').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || !hasOpened(row, now)) throw notFound('poll');
    const counts = await countsOf(app.db.read, [id]);
    const data = pollOf(row, counts.get(id), lang as Lang, now);
    return { data, meta: { lang: data.lang }, validUntil: nextPollChange(row, nowMs) };
  },
});

async function count(tx: Tx, pollId: number, optionId: number, by: 1 | -1): Promise<void> {
  await tx
    .insertInto('poll_counts')
    .values({ poll_id: pollId, option_id: optionId, votes: by })
    .onConflict((o) =>
      o.columns(['poll_id', 'option_id']).doUpdateSet({ votes: sql<number>`poll_counts.votes + ${sql.lit(by)}` }),
    )
    .execute();
}

const voteOf = (tx: Tx | App['db']['write'], pollId: number, reader: string) =>
  tx
    .selectFrom('poll_votes')
    .select(['option_id', 'voted_at'])
    .where('poll_id', '=', pollId)
    .where('reader_key', '=', reader)
    .executeTakeFirst();

interface Cast {
  pollId: number;
  installationId: string;
  optionId: number;
  /** Of the texts in the answer. */
  lang: Lang | undefined;
  ip: string;
}

/** @throws Fault `not_found` for a poll that readers do not see, `conflict` for one that is closed */
function checkOpen(row: StoredPoll | undefined, now: string): asserts row is StoredPoll {
  if (!row || !hasOpened(row, now)) throw notFound('poll');
  if (isPollOver(row, now)) throw new Fault('conflict', 'The poll is closed.');
}

/** Votes of this time show together. */
const windowMs = 8_000;
/** A transaction that began within the window has ended by then. */
const lagMs = 2_000;

async function planCounted(c: Change, newsId: number): Promise<void> {
  const until = (Math.floor(c.nowMs / windowMs) + 1) * windowMs;
  await c.enqueue({
    kind: 'polls.counted',
    payload: { news_id: newsId },
    runAt: isoTime(until + lagMs),
    uniqueKey: `votes:${newsId}:${until}`,
  });
}

/** The job `polls.counted`: answers with the results of a story's polls are out of date. */
export async function showVotes(app: App, { payload }: RunningJob): Promise<void> {
  await change(app, systemActor, async (c) => c.touch(votesTopic(payload.news_id as number)));
}

interface Written {
  what: 'counted' | 'repeated' | 'changed';
  voted_at: string;
}

/** Writes a vote. */
async function write(c: Change, { pollId, optionId }: Cast, reader: string): Promise<Written> {
  // Editors hold the same row while they change options or close: no vote slips in between.
  await c.dialect.lockRow(c.tx, 'polls', pollId);
  const poll = await c.tx.selectFrom('polls').selectAll().where('id', '=', pollId).executeTakeFirst();
  checkOpen(poll, c.now);
  if (!pollOptions(poll).some(({ id }) => id === optionId))
    throw invalidField('option_id', 'is no option of this poll', 'not_found');
  const before = await voteOf(c.tx, pollId, reader);
  if (before?.option_id === optionId) return { what: 'repeated', voted_at: before.voted_at };
  if (before) {
    if (poll.can_change === 0)
      throw new Fault('conflict', 'This installation has voted already, and votes of this poll cannot be changed.', {
        errors: [{ field: 'option_id', message: `is ${before.option_id} already` }],
      });
    await count(c.tx, pollId, before.option_id, -1);
  }
  const vote = { option_id: optionId, voted_at: c.now };
  await c.tx
    .insertInto('poll_votes')
    .values({ poll_id: pollId, reader_key: reader, ...vote })
    .onConflict((o) => o.columns(['poll_id', 'reader_key']).doUpdateSet(vote))
    .execute();
  await count(c.tx, pollId, optionId, 1);
  if (poll.news_id !== null) await planCounted(c, poll.news_id);
  return { what: before ? 'changed' : 'counted', voted_at: c.now };
}

/**
 * Votes, once per installation. The same vote again changes nothing and gives the results of this moment.
 * @throws Fault `not_found`, `conflict` (closed, or another vote that cannot be changed), `invalid`, `rate_limited`
 */
export async function vote(app: App, cast: Cast): Promise<{ vote: Vote; what: Written['what'] }> {
  const { pollId, installationId, optionId, ip } = cast;
  const { write: db } = app.db;
  await takeFrom(app, limits.write, ip);
  const reader = installationKey('vote', installationId);
  await countAgainstLimit(app, limits.writeOfOne, reader);
  const poll = await db.selectFrom('polls').selectAll().where('id', '=', pollId).executeTakeFirst();
  checkOpen(poll, isoTime(app.now()));
  const before = await voteOf(db, pollId, reader);
  if (!before) {
    await countAgainstLimit(app, limits.vote, `${pollId} ${addressKey(ip)}`);
    const votes = [...((await countsOf(db, [pollId])).get(pollId)?.values() ?? [])].reduce((sum, n) => sum + n, 0);
    if (votes >= mostVotes) throw new Fault('conflict', 'The poll takes no more votes.');
  }
  const { what, voted_at }: Written =
    before?.option_id === optionId
      ? { what: 'repeated', voted_at: before.voted_at }
      : await change(app, systemActor, (c) => write(c, cast, reader));
  const counts = (await countsOf(db, [pollId])).get(pollId);
  const shown = pollOf(poll, counts, langOrDefault(app, cast.lang), isoTime(app.now()), true);
  return { what, vote: { option_id: optionId, voted_at, poll: shown } };
}

/** Makes the votes of an installation anonymous; they stay counted. Returns how many there were. */
export async function forgetVotes(c: Change, installationId: string): Promise<number> {
  const { numDeletedRows } = await c.tx
    .deleteFrom('poll_votes')
    .where('reader_key', '=', installationKey('vote', installationId))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
