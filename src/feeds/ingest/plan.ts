import type { App } from '../../core/app.ts';
import { pause } from '../../core/threads/turn.ts';
import { identities } from '../../feed-parser/keys/item-keys.ts';
import type { ParsedFeed, ParsedItem } from '../../feed-parser/parse.ts';
import { SeenItem, WholeNeeded } from '../../feed-parser/seen-item.ts';
import { type PreviousItem, rekeyLinks } from '../identity/previous-items.ts';
import { type PushStanding, standingOf } from '../publish/push.ts';
import type { StoredFeed } from '../store.ts';
import { ingestPlan, type Plan, previousItemsOf, varyingOf } from './diff.ts';

/** A feed as it was read. */
export interface ReadFeed {
  feed: StoredFeed;
  parsed: ParsedFeed;
  /** false for a part of the feed (a push): what it does not name has not left the feed. */
  isWhole: boolean;
  /** Reads it once more where there are `SeenItem`s in it, without any. */
  readWhole?: (() => Promise<ParsedFeed>) | undefined;
}

/** A reading and what it changes, by what was stored before its transaction. */
export interface PlannedReading extends ReadFeed {
  /** Those of the reading, with the keys that they have by what it teaches. */
  items: ParsedItem[];
  plan: Plan;
  standing: PushStanding;
}

/** The plans for readings, each of another feed, in their order. */
export async function planned(app: App, readings: readonly ReadFeed[]): Promise<PlannedReading[]> {
  const { write, dialect } = app.db;
  const previous = await previousItemsOf(
    write,
    dialect,
    readings.map(({ feed, parsed }) => ({ feed, items: parsed.items })),
  );
  const plans: PlannedReading[] = [];
  for (const reading of readings) {
    plans.push(await plannedOne(app, reading, previous.get(reading.feed.id) ?? []));
    await pause();
  }
  return plans;
}

async function plannedOne(app: App, reading: ReadFeed, previous: readonly PreviousItem[]): Promise<PlannedReading> {
  const { feed, parsed, readWhole } = reading;
  try {
    const plan = await ingestPlan(app.db.write, app.db.dialect, feed, parsed.items, previous);
    // What is to be written is written in whole: of a seen item whatever is stored was lost meanwhile, or never came to be.
    if (plan.steps.some(({ item }) => item instanceof SeenItem)) throw new WholeNeeded();
    const one = { ...reading, items: parsed.items, plan, standing: standingOf(feed, app.now()) };
    return plan.evidence.varying.size <= varyingOf(feed).length ? one : await taught(app, one);
  } catch (error) {
    if (!(error instanceof WholeNeeded) || !readWhole) throw error;
    return plannedOne(app, { ...reading, parsed: await readWhole(), readWhole: undefined }, previous);
  }
}

/** The same where the reading teaches which parameters of links vary: the items get their keys anew first. */
async function taught(app: App, reading: PlannedReading): Promise<PlannedReading> {
  const { feed, plan } = reading;
  const { varying } = plan.evidence;
  await rekeyLinks(app, feed.id, varying);
  const keys = identities(reading.items, varying);
  const items = reading.items.map((item, i) => ({ ...item, ...(keys[i] as (typeof keys)[number]) }));
  const { write, dialect } = app.db;
  const previous = (await previousItemsOf(write, dialect, [{ feed, items }])).get(feed.id) ?? [];
  return {
    ...reading,
    items,
    plan: await ingestPlan(write, dialect, { ...feed, varying_params: JSON.stringify([...varying]) }, items, previous),
  };
}
