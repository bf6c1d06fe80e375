import { diff3MergeRegions } from 'node-diff3';
import { aligned } from './align.ts';
import { keyOf, type TextNode } from './node.ts';

/** A block that both have changed, or that one has changed and the other removed (null). */
export interface Choice {
  kind: 'choice';
  /** null: unknown. */
  base: TextNode | null;
  mine: TextNode | null;
  theirs: TextNode | null;
}

/** A part of a merged text. */
export type Piece =
  | { kind: 'block'; node: TextNode }
  | Choice
  /** A block whose own blocks were merged: a list with its items. */
  | { kind: 'inside'; node: TextNode; pieces: Piece[] };

/** Blocks whose blocks are merged one by one. */
const containers = ['bulletList', 'orderedList', 'listItem', 'blockquote'];

/** A block with the name that is the same on all sides. */
type Named = ReadonlyMap<string, TextNode>;

function named(nodes: readonly TextNode[], of: readonly (number | null)[]): Named {
  const seen = new Map<string, number>();
  return new Map(
    nodes.map((node, at) => {
      const index = of[at] ?? null;
      if (index !== null) return [`${index}`, node];
      // The same block that both have added is one.
      const key = keyOf(node);
      const times = seen.get(key) ?? 0;
      seen.set(key, times + 1);
      return [`+${times} ${key}`, node];
    }),
  );
}

/**
 * Merges two texts that were written from one. What touches different blocks (paragraphs, pictures, tables, items of a list)
 * is merged: changed, added, removed and moved ones. What both have changed is left to choose.
 * @param base the blocks that both began with; null: unknown, and what differs is left to choose
 */
export function mergeBlocks(
  base: readonly TextNode[] | null,
  mine: readonly TextNode[],
  theirs: readonly TextNode[],
): Piece[] {
  const begun = base ?? theirs;
  const ofMine = aligned(begun, mine);
  const inMine = named(mine, ofMine);
  // Without a base only what both have certainly was there.
  const common = new Set(ofMine.filter((at) => at !== null));
  const ofTheirs = base ? aligned(base, theirs) : theirs.map((_, at) => (common.has(at) ? at : null));
  const inTheirs = named(theirs, ofTheirs);
  const before = new Map(
    [...begun.entries()].filter(([at]) => base || common.has(at)).map(([at, node]) => [`${at}`, node]),
  );

  const isChanged = (name: string, side: Named): boolean => {
    const [was, is] = [before.get(name), side.get(name)];
    return !base || (was && keyOf(was)) !== (is && keyOf(is));
  };
  /** A block that one has removed stays when the other has changed it. */
  const stays = (name: string): boolean =>
    (inMine.has(name) && (inTheirs.has(name) || isChanged(name, inMine))) ||
    (inTheirs.has(name) && !inMine.has(name) && isChanged(name, inTheirs));

  return inOrder(before, inMine, inTheirs, stays).map((name) => {
    const [was, a, b] = [before.get(name) ?? null, inMine.get(name) ?? null, inTheirs.get(name) ?? null];
    if (a && b && keyOf(a) === keyOf(b)) return { kind: 'block', node: a };
    if (!was) return { kind: 'block', node: (a ?? b) as TextNode };
    if (a && b && !isChanged(name, inMine)) return { kind: 'block', node: b };
    if (a && b && !isChanged(name, inTheirs)) return { kind: 'block', node: a };
    return inside(base ? was : null, a, b) ?? { kind: 'choice', base: base ? was : null, mine: a, theirs: b };
  });
}

/** The blocks of a list or a quotation, merged one by one, when nothing else of it has changed. */
function inside(base: TextNode | null, mine: TextNode | null, theirs: TextNode | null): Piece | null {
  if (!mine?.content || !theirs?.content || !containers.includes(mine.type)) return null;
  const frame = ({ content: _, ...rest }: TextNode): string => keyOf(rest);
  if (frame(mine) !== frame(theirs) || (base && frame(base) !== frame(mine))) return null;
  const pieces = mergeBlocks(base ? (base.content ?? []) : null, mine.content, theirs.content);
  if (pieces.every(({ kind }) => kind === 'block'))
    return { kind: 'block', node: { ...mine, content: pieces.map((piece) => (piece as { node: TextNode }).node) } };
  return { kind: 'inside', node: mine, pieces };
}

/**
 * The names of the blocks that stay, in the order of diff3. Where both have changed the order, it is theirs, with what
 * I have added behind what it stood behind.
 */
function inOrder(before: Named, mine: Named, theirs: Named, stays: (name: string) => boolean): string[] {
  const [a, o, b] = [[...mine.keys()], [...before.keys()], [...theirs.keys()]];
  const order: string[] = [];
  for (const region of diff3MergeRegions(a, o, b)) {
    if (region.stable) order.push(...region.bufferContent);
    else
      order.push(
        ...both(region.aContent, region.bContent, (name) => region.oContent.includes(name) && theirs.has(name)),
      );
  }
  const result = [...new Set(order)].filter(stays);
  // What one has removed and the other changed, or what both have moved to different places.
  for (const list of [b, o, a])
    for (const [at, name] of list.entries())
      if (stays(name) && !result.includes(name)) result.splice(placeAfter(result, list.slice(0, at)), 0, name);
  return result;
}

/** Behind the last of these names; 0: none of them is there. */
const placeAfter = (order: readonly string[], names: readonly string[]): number =>
  order.indexOf(names.findLast((name) => order.includes(name)) ?? '') + 1;

/** Their order, with what I have besides. @param isElsewhere they have moved it away */
function both(mine: readonly string[], theirs: readonly string[], isElsewhere: (name: string) => boolean): string[] {
  const order = [...theirs];
  for (const [at, name] of mine.entries()) {
    if (order.includes(name) || isElsewhere(name)) continue;
    const before = mine.slice(0, at).findLast((one) => order.includes(one));
    const next = mine.slice(at + 1).find((one) => order.includes(one));
    let place =
      before !== undefined ? order.indexOf(before) + 1 : next !== undefined ? order.indexOf(next) : order.length;
    // What they have added at the same place comes first.
    if (before !== undefined) while (place < order.length && !mine.includes(order[place] as string)) place++;
    order.splice(place, 0, name);
  }
  return order;
}

/** What is left to choose, in the order of the text. */
export const choicesIn = (pieces: readonly Piece[]): Choice[] =>
  pieces.flatMap((piece) =>
    piece.kind === 'choice' ? [piece] : piece.kind === 'inside' ? choicesIn(piece.pieces) : [],
  );

/** The blocks of a merged text. @param chosen what becomes of a choice */
export const blocksOf = (pieces: readonly Piece[], chosen: (choice: Choice) => readonly TextNode[]): TextNode[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'block') return [piece.node];
    if (piece.kind === 'choice') return [...chosen(piece)];
    const content = blocksOf(piece.pieces, chosen);
    return content.length > 0 ? [{ ...piece.node, content }] : [];
  });
