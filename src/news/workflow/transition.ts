import { change } from '../../core/api/change.ts';
import { lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { tidyText } from '../../text/normalise.ts';
import { newsResource } from '../resource.ts';
import { isInState, stateAfter, type Verb } from '../states.ts';
import { noteSubmission } from '../submissions/follow.ts';

/** Options of an action. */
interface Options {
  /** For `publish`: a time to come schedules. */
  publishAt?: string | undefined;
  /** For `reject`: what is to be done; for `submit` a word to the editors. */
  note?: string | undefined;
}

/**
 * Changes the state of an item. An action that changes nothing (a second click) is no edit and raises nothing.
 * @throws Fault `not_found`, `stale`, `conflict`, `invalid`
 */
export async function transition(app: App, id: number, verb: Verb, options: Options, rev: number | null, actor: Actor) {
  const row = await change(app, actor, async (c) => {
    const before = await lockRow(c, newsResource, id, rev);
    const state = stateAfter(c, before, verb, options.publishAt);
    if (isInState(before, state)) return before;
    if (verb === 'reject') state.review_note = tidyText(options.note ?? '') || null;
    const row = await updateRow(c, newsResource, id, {}, null, { action: verb, set: state });
    if (verb === 'submit' && options.note) await noteSubmission(c, id, options.note);
    return row;
  });
  return { data: await newsResource.toNoun(app, row), rev: row.rev ?? 0 };
}
