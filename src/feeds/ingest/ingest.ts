import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import type { Stored } from '../../core/db/table.ts';
import type { ItemTexts } from '../../feed-parser/content.ts';
import { safer } from '../../feed-parser/keys/item-keys.ts';
import type { ParsedFeed, ParsedItem } from '../../feed-parser/parse.ts';
import { languageOf } from '../../text/language.ts';
import { holdFeeds, setFeeds } from '../feed-states.ts';
import type { Evidence } from '../identity/evidence.ts';
import { keepKeys } from '../identity/previous-items.ts';
import { updateListed } from '../identity/removed-items.ts';
import { textsInThread } from '../parse/in-thread.ts';
import { feedSearchText } from '../resource.ts';
import { modeOf } from '../rules.ts';
import { feedOf, feedsTopic, rssTopics, type StoredFeed } from '../store.ts';
import type { FeedRow } from '../tables.ts';
import { hasKeywords, ingestPlan, previousItemsOf, type Step } from './diff.ts';
import type { PlannedReading } from './plan.ts';
import { writeSteps } from './write.ts';

/** The result of the fetch itself, written with the last of its items. */
export type FetchState = Partial<Omit<Stored<FeedRow>, 'id' | 'item_count'>>;

/** The state of a fetch, computed once the items are written, in their transaction. */
type StateOf = (c: Change, feed: StoredFeed, result: IngestResult) => Promise<FetchState>;

export interface IngestResult {
  added: number;
  changed: number;
  /** Turned away by the keywords of the feed. */
  filtered: number;
}

/** Written in one transaction: clients that request changes overlap by seconds, so none may take longer. */
const most = 50;

const piecesOf = <T>(list: readonly T[]): T[][] => {
  const pieces = Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most));
  return pieces.length === 0 ? [[]] : pieces;
};

/**
 * Takes in what a feed says now: new items are added, those that changed are changed, the rest is not written. In
 * pieces, each a transaction; the last one also keeps what the next fetch needs, so that a program that dies between
 * two of them finds the rest the next time. May run twice with one answer.
 * @returns null when the feed is gone, or reads another address meanwhile
 */
export async function ingestFeed(app: App, planned: PlannedReading, stateOf: StateOf): Promise<IngestResult | null> {
  const { feed, items, plan } = planned;
  const result: IngestResult = { added: 0, changed: 0, filtered: 0 };
  // From the last to the first, so that of items of one time the first of the feed is the newest.
  const pieces = piecesOf(plan.steps.toReversed());
  let seen = feed.item_rev;
  for (const [i, steps] of pieces.entries()) {
    // Sanitising costs more than all the rest: for what changed only, and while nobody waits for the database.
    const texts = await textsOf(steps);
    const done = await change(app, systemActor, async (c) => {
      await c.dialect.lockRow(c.tx, 'feeds', feed.id);
      const now = await feedOf(c.tx, feed.id);
      if (!now || now.feed_url !== feed.feed_url) return null;
      const isLast = i === pieces.length - 1;
      const piece = { ...planned, now, steps, texts, isLast };
      // Looked up again only where somebody has written meanwhile: an editor, retention, a push.
      const isCurrent = now.item_rev === seen && now.rev === feed.rev;
      if (!isCurrent) {
        const [own, previous] = [
          new Set(steps.map((step) => step.item)),
          await previousItemsOf(c.tx, c.dialect, [planned]),
        ];
        piece.plan = await ingestPlan(c.tx, c.dialect, now, items, previous.get(feed.id) ?? []);
        const latest = piece.plan.steps.filter(
          (step) => own.has(step.item) && (step.kind === 'redated' || texts.has(step.item)),
        );
        piece.steps = latest.toReversed();
      }
      const [written] = await writePieces(c, [piece]);
      const { part, whole, item_rev } = written as WrittenPiece;
      for (const name of ['added', 'changed', 'filtered'] as const) result[name] += part[name];
      const state = isLast ? await stateOf(c, whole, result) : {};
      const { item_count, filtered_count } = whole;
      await setFeed(c, feed.id, { item_count, filtered_count, ...state, item_rev });
      if (isCurrent) seen = item_rev;
      return result;
    });
    if (!done) return null;
  }
  return result;
}

/** What is stored of a reading of a feed in one transaction. */
interface Piece extends PlannedReading {
  /** The feed as it is in this transaction, locked. */
  now: StoredFeed;
  steps: readonly Step[];
  texts: ReadonlyMap<ParsedItem, ItemTexts>;
  /** Nothing of the reading is left to be stored after it. */
  isLast: boolean;
}

interface WrittenPiece {
  part: IngestResult;
  /** The feed after it, still to be written but for what the reading says of the feed itself. */
  whole: StoredFeed;
  item_rev: number;
}

/** Writes pieces of readings, each of another feed. @returns in their order */
async function writePieces(c: Change, pieces: readonly Piece[]): Promise<WrittenPiece[]> {
  const feeds: StoredFeed[] = [];
  for (const { now, parsed, plan, isLast } of pieces)
    feeds.push(await feedAfter(c, now, parsed, plan.evidence, isLast));
  const parts = await writeSteps(
    c,
    pieces.map(({ steps, texts, standing }, i) => ({ feed: feeds[i] as StoredFeed, steps, texts, standing })),
  );
  const last = pieces.filter(({ isLast }) => isLast);
  await keepKeys(
    c,
    last.flatMap(({ plan, feed }) => plan.keys.map((one) => ({ ...one, feed_id: feed.id }))),
  );
  const wholes = last.filter(({ isWhole }) => isWhole);
  await updateListed(
    c,
    wholes.map(({ feed, plan }) => ({ feed: feed.id, listed: plan.listed })),
  );
  for (const { now, items } of wholes) await forgetFiltered(c, now, items);
  return pieces.map(({ now, plan, isLast }, i) => {
    const [feed, part] = [feeds[i] as StoredFeed, parts[i] as IngestResult];
    const isChanged = part.added + part.changed > 0;
    if (isChanged) c.touch(...rssTopics(feed.lang));
    const counts = {
      item_count: feed.item_count + part.added,
      filtered_count: feed.filtered_count + part.filtered,
    };
    const isWritten = isChanged || (isLast && plan.keys.length > 0);
    return { part, whole: { ...feed, ...counts }, item_rev: now.item_rev + Number(isWritten) };
  });
}

/** The states of fetches, computed once all their items are written, in their transaction. */
type StatesOf = (c: Change, ended: { feed: StoredFeed; result: IngestResult }[]) => Promise<FetchState[]>;

/** Items that are new or changed, of a reading that is stored with others. */
const mostStepsEach = 4;

/** Whether readings of a feed may be stored with others: it was read before (its language is stored) and does not publish. */
export const mayShare = (feed: StoredFeed): boolean => feed.item_count > 0 && modeOf(feed) === 'off';

/** Whether a reading of such a feed may be: it brings few items. */
export const isSmall = ({ plan }: PlannedReading): boolean => plan.steps.length <= mostStepsEach;

/**
 * Takes in what several feeds say now, each another one and small, in one transaction. Left out is a feed that is gone,
 * that `mayStore` refuses, or that somebody has written since it was looked up.
 * @returns by id of the feed what was ingested
 */
export async function ingestTogether(
  app: App,
  planned: readonly PlannedReading[],
  mayStore: (now: StoredFeed) => boolean,
  statesOf: StatesOf,
): Promise<Map<number, IngestResult>> {
  const texts = await textsOf(planned.flatMap(({ plan }) => plan.steps));
  return change(app, systemActor, async (c) => {
    const rows = await holdFeeds(
      c,
      planned.map(({ feed }) => feed.id),
    );
    const pieces = planned.flatMap((one): Piece[] => {
      const { feed, plan } = one;
      const now = rows.get(feed.id);
      if (!now || now.feed_url !== feed.feed_url || !mayStore(now)) return [];
      if (now.item_rev !== feed.item_rev || now.rev !== feed.rev) return [];
      return [{ ...one, now, steps: plan.steps.toReversed(), texts, isLast: true }];
    });
    const written = await writePieces(c, pieces);
    const states = await statesOf(
      c,
      written.map(({ whole, part }) => ({ feed: whole, result: part })),
    );
    const changes = written.map(({ whole, item_rev }, i) => ({ now: whole, set: { ...states[i], item_rev } }));
    await setFeeds(c, changes);
    return new Map(written.map(({ whole, part }) => [whole.id, part]));
  });
}

/** What was turned away and is not listed any more. */
async function forgetFiltered(c: Change, feed: StoredFeed, items: readonly ParsedItem[]): Promise<void> {
  if (feed.filtered_count === 0 && !hasKeywords(feed)) return;
  const listed = new Set(items.map((item) => item.hash));
  const rows = await c.tx.selectFrom('feed_items_filtered').select('hash').where('feed_id', '=', feed.id).execute();
  const passed = rows.map((row) => row.hash).filter((hash) => !listed.has(hash));
  for (let i = 0; i < passed.length; i += 500)
    await c.tx
      .deleteFrom('feed_items_filtered')
      .where('feed_id', '=', feed.id)
      .where('hash', 'in', passed.slice(i, i + 500))
      .execute();
}

async function setFeed(c: Change, id: number, columns: Partial<StoredFeed>): Promise<void> {
  if (Object.keys(columns).length) await c.tx.updateTable('feeds').set(columns).where('id', '=', id).execute();
}

/** Of the items that are new or changed. */
async function textsOf(steps: readonly Step[]): Promise<Map<ParsedItem, ItemTexts>> {
  const fresh = steps.filter((step) => step.kind !== 'redated').map((step) => step.item);
  const open = fresh.filter(({ texts }) => texts === undefined);
  const made = await textsInThread(open);
  return new Map([
    ...fresh.flatMap((item) => (item.texts ? [[item, item.texts] as const] : [])),
    ...open.map((item, i) => [item, made[i] as ItemTexts] as const),
  ]);
}

/**
 * What the feed says of itself, where no editor has said otherwise, and how its items are identified. The language
 * is found once, with the first items.
 */
async function feedAfter(
  c: Change,
  feed: StoredFeed,
  parsed: ParsedFeed,
  { policy, guidChanges }: Evidence,
  isLast: boolean,
): Promise<StoredFeed> {
  const found: Partial<StoredFeed> = {};
  if (!feed.title_given && parsed.title && parsed.title !== feed.title) found.title = parsed.title;
  if (feed.site_url === null && parsed.link) found.site_url = parsed.link;
  if (feed.icon_url === null && parsed.image_url) found.icon_url = parsed.image_url;
  const titles = (): string[] => parsed.items.map((i) => i.title);
  const lang = !feed.lang_given && feed.item_count === 0 && languageOf(parsed.language, titles());
  if (lang && lang !== feed.lang) found.lang = lang;
  const identity = parsed.items.length === 0 ? feed.identity : safer(feed.identity, policy);
  const whole = { ...feed, ...found, identity: identity ?? policy };
  // A count that was kept before the items would count twice where the program dies between two pieces.
  const guid_changes = isLast ? guidChanges : feed.guid_changes;
  if (identity !== feed.identity || guid_changes !== feed.guid_changes)
    await setFeed(c, feed.id, { identity, guid_changes });
  if (Object.keys(found).length === 0) return whole;
  await setFeed(c, feed.id, { ...found, search_text: feedSearchText(whole) });
  c.touch(feedsTopic);
  return whole;
}
