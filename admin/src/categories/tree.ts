import type { AdminCategory } from '../../../src/categories/model.ts';

/** A category with how deep it lies, in the order in which they are shown. */
export interface Shown {
  category: AdminCategory;
  depth: number;
}

const byOrder = (a: AdminCategory, b: AdminCategory): number => a.sort_order - b.sort_order || a.id - b.id;

/** Those right below a category, or at the top, in their order. */
export const childrenOf = (all: readonly AdminCategory[], parent: number | null): AdminCategory[] =>
  all.filter(({ parent_id }) => parent_id === parent).sort(byOrder);

/** The whole tree from the top. */
export function treeOf(all: readonly AdminCategory[], parent: number | null = null, depth = 0): Shown[] {
  return childrenOf(all, parent).flatMap((category) => [{ category, depth }, ...treeOf(all, category.id, depth + 1)]);
}

/** Whether `inner` lies below `outer`, or is it. */
export function isWithin(all: readonly AdminCategory[], inner: number | null, outer: number): boolean {
  for (let at = inner; at !== null; at = all.find(({ id }) => id === at)?.parent_id ?? null)
    if (at === outer) return true;
  return false;
}

/** Where something is dropped: beside a category, or into it. */
export type DropPosition = 'before' | 'after' | 'into';

/** What a move changes: the new parent, and the new order of those below it. */
export interface CategoryMove {
  parent: number | null;
  ids: number[];
}

/** @returns null where it cannot go there, as into itself */
export function movedTo(
  all: readonly AdminCategory[],
  id: number,
  target: number,
  place: DropPosition,
): CategoryMove | null {
  const onto = all.find((one) => one.id === target);
  if (!onto || id === target) return null;
  const parent = place === 'into' ? onto.id : onto.parent_id;
  if (isWithin(all, parent, id)) return null;
  const others = childrenOf(all, parent).filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === target);
  const index = place === 'into' ? others.length : place === 'before' ? at : at + 1;
  const ids = others.map((one) => one.id);
  return { parent, ids: [...ids.slice(0, index), id, ...ids.slice(index)] };
}
