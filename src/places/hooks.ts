import type { Change } from '../core/api/change.ts';
import { hook } from '../core/hook.ts';

/** Before a place is removed; handlers throw Fault `conflict` while something refers to it. */
export const placeRemoval = hook<(c: Change, id: number) => Promise<void>>();

/** After places have another parent, in the same transaction: what depends on them or on places below them changes. */
export const placeMoves = hook<(c: Change, ids: readonly number[]) => Promise<void>>();

export async function placesMoved(c: Change, ids: readonly number[]): Promise<void> {
  for (const handle of placeMoves(c.app)) await handle(c, ids);
}
