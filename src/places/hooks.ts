import type { Change } from '../core/api/change.ts';
import { hook } from '../core/hook.ts';
import type { Use } from '../core/merge/uses.ts';

/** What names places by their ids: it refuses the removal of one, and follows where one is merged into another. */
export const placeUses = hook<Use>();

/** After places have another parent, in the same transaction: what depends on them or on places below them changes. */
export const placeMoves = hook<(c: Change, ids: readonly number[]) => Promise<void>>();

export async function placesMoved(c: Change, ids: readonly number[]): Promise<void> {
  for (const handle of placeMoves(c.app)) await handle(c, ids);
}
