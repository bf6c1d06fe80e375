import { change } from '../../core/api/change.ts';
import { lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { Fault, invalidField, notFound } from '../../core/error.ts';
import { tidyText } from '../../text/normalise.ts';
import type { Correction, CorrectionInput } from '../model/workflow.ts';
import { newsResource } from '../resource.ts';
import { checkNotTrashed } from '../states.ts';

const mostCorrections = 30;

type Work = (list: Correction[], now: string, nextId: number) => Correction[];

/** Corrections lie in the item's row: readers get them with it, and each edit of them is one of the item. */
async function correct(app: App, newsId: number, action: string, rev: number | null, actor: Actor, work: Work) {
  const row = await change(app, actor, async (c) => {
    const item = await lockRow(c, newsResource, newsId, rev);
    checkNotTrashed(item);
    const list = JSON.parse(item.corrections) as Correction[];
    // An item's `rev` only grows, so that no id comes a second time.
    const after = work(list, c.now, item.rev + 1).sort((a, b) => (a.at === b.at ? a.id - b.id : a.at < b.at ? -1 : 1));
    const corrections = JSON.stringify(after);
    return corrections === item.corrections
      ? item
      : updateRow(c, newsResource, newsId, {}, null, { action, set: { corrections } });
  });
  return { data: await newsResource.toNoun(app, row), rev: row.rev ?? 0 };
}

/** Its time in UTC: now by default. @throws Fault `invalid` */
function timeOf(at: string | undefined, now: string): string {
  const time = at === undefined ? now : isoTime(instant(at));
  if (time > now) throw invalidField('at', 'is still to come', 'range');
  return time;
}

/** Adds a correction, which readers see. @throws Fault `not_found`, `stale`, `invalid`, `conflict` */
export const addCorrection = (app: App, newsId: number, input: CorrectionInput, rev: number | null, actor: Actor) =>
  correct(app, newsId, 'correct', rev, actor, (list, now, id) => {
    if (list.length >= mostCorrections)
      throw new Fault('conflict', `The item has ${mostCorrections} corrections; put some of them together.`);
    return [...list, { id, text: tidyText(input.text), at: timeOf(input.at, now) }];
  });

/** @throws Fault `not_found`, `stale`, `invalid`, `conflict` */
export const editCorrection = (
  app: App,
  newsId: number,
  id: number,
  input: Partial<CorrectionInput>,
  rev: number | null,
  actor: Actor,
) =>
  correct(app, newsId, 'edit_correction', rev, actor, (list, now) => {
    const found = correctionOf(list, id);
    const text = input.text === undefined ? found.text : tidyText(input.text);
    const at = input.at === undefined ? found.at : timeOf(input.at, now);
    return list.map((one) => (one === found ? { id, text, at } : one));
  });

/** @throws Fault `not_found`, `stale`, `conflict` */
export const removeCorrection = (app: App, newsId: number, id: number, rev: number | null, actor: Actor) =>
  correct(app, newsId, 'remove_correction', rev, actor, (list) => {
    const found = correctionOf(list, id);
    return list.filter((one) => one !== found);
  });

function correctionOf(list: Correction[], id: number): Correction {
  const found = list.find((one) => one.id === id);
  if (!found) throw notFound('correction');
  return found;
}
