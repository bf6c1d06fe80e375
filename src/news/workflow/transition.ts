import { change } from '../../core/api/change.ts';
import { lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { tidyText } from '../../text/normalise.ts';
import { newsResource } from '../resource.ts';
import { isThere, stateAfter, type Verb } from '../states.ts';

/** What a verb may be told besides. */
interface Told {
  /** For `publish`: a time to come schedules. */
  publishAt?: string | undefined;
  /** For `reject`: what is to be done. */
  note?: string | undefined;
}

/**
 * Moves an item to another state. A verb that changes nothing (a second click) is no edit and raises nothing.
 * @throws Fault `not_found`, `stale`, `conflict`, `invalid`
 */
export async function move(app: App, id: number, verb: Verb, told: Told, rev: number | null, actor: Actor) {
  const row = await change(app, actor, async (c) => {
    const before = await lockRow(c, newsResource, id, rev);
    const state = stateAfter(c, before, verb, told.publishAt);
    if (isThere(before, state)) return before;
    if (verb === 'reject') state.review_note = tidyText(told.note ?? '') || null;
    return updateRow(c, newsResource, id, {}, null, { action: verb, set: state });
  });
  return { data: await newsResource.toNoun(app, row), rev: row.rev ?? 0 };
}
