import { sql } from 'kysely';
import { outsideOf } from '../categories/limits.ts';
import { type Change, change } from '../core/api/change.ts';
import { byHand, columns, flag, json, line, same, time } from '../core/api/columns.ts';
import { type Input, lockRow, resource, updateRow } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import { namedBy } from '../core/api/select-fields.ts';
import type { Actor, App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { Fault, type FieldError, invalid, invalidField } from '../core/error.ts';
import { Id, Lang } from '../core/model/common.ts';
import { endErrors } from '../news/ends.ts';
import { checkStoryLimits } from '../news/permissions.ts';
import { pollsTopic } from '../news/view.ts';
import { cachedSettings } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { tidyLine } from '../text/normalise.ts';
import { changedBy } from '../users/people.ts';
import { AdminPoll, type PollFields, PollInput, PollStatus, type PollText } from './model.ts';
import {
  type Counts,
  countsOf,
  isPollOver,
  type PollOption,
  pollOptions,
  pollTexts,
  type StoredPoll,
} from './poll-view.ts';

/** Days after its end until a poll forgets who has voted. Until then it may be opened again. */
const linkDays = 30;
const dayMs = 86_400_000;

/** Polls that ended before this instant (ISO time) have had their votes made anonymous. */
export const linkedSince = (nowMs: number): string => isoTime(nowMs - linkDays * dayMs);

function adminPollOf(app: App, row: StoredPoll, counts: Counts | undefined) {
  const { options, texts, can_change, langs: _, last_option: __, search_text: ___, ...rest } = row;
  const over = isPollOver(row, isoTime(app.now()));
  const withVotes = pollOptions({ options }).map((option) => ({ ...option, votes: counts?.get(option.id) ?? 0 }));
  return {
    ...rest,
    texts: pollTexts({ texts }),
    options: withVotes,
    total: withVotes.reduce((sum, { votes }) => sum + votes, 0),
    can_change: can_change === 1,
    status: over ? 'closed' : row.status,
    closed_at: row.closed_at ?? (over ? row.closes_at : null),
  };
}

/** Polls, for administrators. */
export const pollResource = resource<StoredPoll>({
  name: 'polls',
  one: 'poll',
  table: 'polls',
  input: PollInput,
  references: { news_id: { table: 'news' } },
  noun: AdminPoll,
  includes: { people: changedBy('polls'), story: namedBy('news_id', 'news', 'title') },
  filters: { status: PollStatus, lang: Lang, news_id: Id },
  sorts: ['-id', 'updated_at', 'created_at', 'opens_at', 'closes_at', 'status', 'lang', 'question', 'news_id'],
  nullable: ['opens_at', 'closes_at', 'news_id'],
  searchColumn: 'search_text',
  access: { read: 'polls.read', write: 'polls.write' },
  topics: () => [pollsTopic],
  narrow(app, query, { status, search: _, ...equal }) {
    const now = isoTime(app.now());
    let q = whereEqual(query, equal);
    if (status === 'draft') q = q.where('status', '=', 'draft');
    if (status === 'open') q = q.where(sql<boolean>`status = 'open' and (closes_at is null or closes_at > ${now})`);
    if (status === 'closed')
      q = q.where(sql<boolean>`(status = 'closed' or (status = 'open' and closes_at <= ${now}))`);
    return q;
  },
  async toNoun(app, row) {
    return adminPollOf(app, row, (await countsOf(app.db.write, [row.id])).get(row.id));
  },
  async toNouns(app, rows) {
    const counts = await countsOf(
      app.db.write,
      rows.map((row) => row.id),
    );
    return rows.map((row) => adminPollOf(app, row, counts.get(row.id)));
  },
  toRow,
  beforeRemove: checkPollLimits,
  audited: (row, _before, { input, set }) =>
    set?.status === undefined ? { fields: Object.keys(input) } : { status: row.status },
});

const pollColumns = columns<StoredPoll, PollFields>({
  question: line(),
  options: byHand((row: StoredPoll) => pollOptions(row), { blank: { last_option: 0 } }),
  lang: same<Lang>(),
  texts: json<Record<string, PollText>>({}, tidied),
  news_id: same<number | null>(null),
  opens_at: time(),
  closes_at: time(),
  show_results: same('always'),
  can_change: flag(false),
});

/** Columns that an editor's input sets; a verb sets its state alone. */
async function toRow(
  c: Change,
  input: Input,
  before: StoredPoll | null,
  set: Partial<StoredPoll>,
): Promise<Partial<StoredPoll>> {
  if (before) await checkPollLimits(c, before);
  if (set.status !== undefined) return {};
  const fields = input as Partial<PollFields>;
  const lang = cachedSettings(c.app).basic.default_lang;
  const fresh = { ...pollColumns.blank, status: 'draft', closed_at: null, lang, created_by: c.actor.id } as const;
  const row: Partial<StoredPoll> = { ...(before ? {} : fresh), ...pollColumns.write(fields) };
  // What the clock has closed stays closed, whatever `closes_at` becomes; opening is a verb.
  if (before?.status === 'open' && isPollOver(before, c.now))
    Object.assign(row, { status: 'closed', closed_at: before.closes_at });
  if (fields.options !== undefined) Object.assign(row, await mergedOptions(c, fields.options, before));
  const whole = { ...before, ...row } as StoredPoll;
  const errors = [...timeErrors(whole, before, c.now), ...textErrors(whole)];
  if (fields.news_id != null) {
    const found = await c.tx.selectFrom('news').select('id').where('id', '=', fields.news_id).executeTakeFirst();
    if (!found) errors.push({ field: 'news_id', message: 'is no news item', code: 'not_found' });
  }
  errors.push(...(await storyErrors(c, whole, before)));
  if (errors.length) throw invalid(errors);
  await checkPollLimits(c, whole);
  const others = Object.entries(pollTexts(whole));
  row.langs = `,${[...new Set([whole.lang, ...others.map(([lang]) => lang)])].join(',')},`;
  row.search_text = fold([whole.question, ...others.map(([, text]) => text.question)].join(' '));
  return row;
}

/** A poll stands on the page of its story, and is read in each of its languages. @throws Fault `forbidden` */
async function checkPollLimits(c: Change, poll: Pick<StoredPoll, 'lang' | 'texts' | 'news_id'>): Promise<void> {
  const { limits } = c.actor;
  const langs = [poll.lang, ...Object.keys(pollTexts(poll))];
  if (limits.langs.length && !langs.every((lang) => limits.langs.includes(lang)))
    throw await outsideOf(c, 'lang', 'The poll');
  await checkStoryLimits(c, poll.news_id);
}

function tidied(texts: Record<string, PollText>): Record<string, PollText> {
  return Object.fromEntries(
    Object.entries(texts).map(([lang, { question, options }]) => [
      lang,
      { question: tidyLine(question), options: options.map(tidyLine) },
    ]),
  );
}

/**
 * Options as they are after the edit. One that names its `id` is the one that is there, under a new text maybe; one
 * without is new and gets an id that none has had.
 * @throws Fault `conflict` when there are votes and the options that were voted on do not all stand first, in their order
 */
async function mergedOptions(
  c: Change,
  given: PollFields['options'],
  before: StoredPoll | null,
): Promise<Pick<StoredPoll, 'options' | 'last_option'>> {
  const old = before ? pollOptions(before) : [];
  const errors: FieldError[] = [];
  const ids = new Set<number>();
  for (const [at, { id }] of given.entries()) {
    if (id === undefined) continue;
    if (!old.some((option) => option.id === id))
      errors.push({ field: `options.${at}.id`, message: 'is no option of this poll', code: 'not_found' });
    else if (ids.has(id)) errors.push({ field: `options.${at}.id`, message: 'is given twice', code: 'repeated' });
    ids.add(id);
  }
  if (errors.length) throw invalid(errors);
  const moved = old.some(({ id }, at) => given[at]?.id !== id);
  if (before && moved && (await hasVotes(c, before.id)))
    throw new Fault('conflict', 'There are votes: options may get another text or follow at the end, with their ids.', {
      errors: [{ field: 'options', message: 'cannot be removed or reordered once there are votes' }],
    });
  let last = before?.last_option ?? 0;
  const options: PollOption[] = given.map(({ id, text }) => ({ id: id ?? ++last, text: tidyLine(text) }));
  return { options: JSON.stringify(options), last_option: last };
}

async function hasVotes(c: Change, id: number): Promise<boolean> {
  const counts = (await countsOf(c.tx, [id])).get(id);
  return [...(counts?.values() ?? [])].some((n) => n > 0);
}

/** Options must differ, and texts of other languages need one for each option. */
function textErrors(row: StoredPoll): FieldError[] {
  const options = pollOptions(row);
  const same = (texts: string[], field: (at: number) => string): FieldError[] => {
    const folded = texts.map(fold);
    return folded.flatMap((text, at) =>
      folded.indexOf(text) < at
        ? [{ field: field(at), message: `is the same as option ${folded.indexOf(text) + 1}` }]
        : [],
    );
  };
  const errors = same(
    options.map(({ text }) => text),
    (at) => `options.${at}.text`,
  );
  for (const [lang, text] of Object.entries(pollTexts(row))) {
    const field = `texts.${lang}.options`;
    if (text.options.length !== options.length)
      errors.push({ field, message: `must have ${options.length} options, as the poll has` });
    errors.push(...same(text.options, (at) => `${field}.${at}`));
  }
  return errors;
}

function timeErrors(row: StoredPoll, before: StoredPoll | null, now: string): FieldError[] {
  const { opens_at, closes_at } = row;
  if (closes_at === null) return [];
  if (closes_at !== before?.closes_at && closes_at <= now)
    return [{ field: 'closes_at', message: 'must be a time to come; `close` ends a poll now', code: 'range' }];
  return opens_at !== null && closes_at <= opens_at
    ? [{ field: 'closes_at', message: 'must come after opens_at' }]
    : [];
}

/** A poll of a planned story ends after that has appeared. */
async function storyErrors(c: Change, row: StoredPoll, before: StoredPoll | null): Promise<FieldError[]> {
  const { news_id, closes_at } = row;
  const isAsBefore = before?.news_id === news_id && before?.closes_at === closes_at;
  if (news_id === null || closes_at === null || closes_at <= c.now || isAsBefore) return [];
  const story = await c.tx
    .selectFrom('news')
    .select('published_at')
    .where('id', '=', news_id)
    .where('status', '=', 'scheduled')
    .executeTakeFirst();
  return story?.published_at ? endErrors(row, story.published_at, ['closes_at']) : [];
}

/** Polls of a story that would be over before it appears: those that have not ended by now. */
export async function pollsOver(c: Change, newsId: number, at: string): Promise<FieldError[]> {
  const over = await c.tx
    .selectFrom('polls')
    .select('id')
    .where('news_id', '=', newsId)
    .where('status', '<>', 'closed')
    .where('closes_at', '>', c.now)
    .where('closes_at', '<=', at)
    .executeTakeFirst();
  return over
    ? [{ field: 'published_at', message: 'must come before the end of the poll of the story', code: 'range' }]
    : [];
}

/** The state that a verb leads to; null when it is there already. */
function stateAfter(c: Change, row: StoredPoll, verb: 'open' | 'close'): Partial<StoredPoll> | null {
  const over = isPollOver(row, c.now);
  if (verb === 'close') {
    if (row.status === 'draft') throw new Fault('conflict', 'The poll is a draft; it has not been opened.');
    return over ? null : { status: 'closed', closed_at: c.now };
  }
  if (row.status === 'open' && !over) return null;
  if (row.closes_at !== null && row.closes_at <= c.now)
    throw invalidField('closes_at', 'has passed; give a later one, or null, first', 'range');
  if (row.closed_at !== null && row.closed_at < linkedSince(c.nowMs))
    throw new Fault('conflict', `It was closed over ${linkDays} days ago: its votes are anonymous by now.`);
  return { status: 'open', closed_at: null };
}

/**
 * Opens a poll (from `opens_at` on, when it has one) or closes it. What changes nothing is no edit.
 * @throws Fault `not_found`, `stale`, `conflict`, `invalid`
 */
export async function transitionPoll(app: App, id: number, verb: 'open' | 'close', rev: number | null, actor: Actor) {
  const row = await change(app, actor, async (c) => {
    const before = await lockRow(c, pollResource, id, rev);
    const set = stateAfter(c, before, verb);
    const errors = set?.status === 'open' ? await storyErrors(c, before, null) : [];
    if (errors.length) throw invalid(errors);
    return set ? updateRow(c, pollResource, id, {}, null, { action: verb, set }) : before;
  });
  return { data: await pollResource.toNoun(app, row), rev: row.rev ?? 0 };
}
