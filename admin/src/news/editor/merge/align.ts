import { diffIndices } from 'node-diff3';
import { keyOf, type TextNode, wordsIn } from './node.ts';

/** Pairs of blocks that are compared word by word in one place that differs; more are paired by their order. */
const mostCompared = 10_000;

/** From this share of words in common a block is one that was edited. */
const leastAlike = 0.25;

interface Compared {
  key: string;
  type: string;
  words: ReadonlyMap<string, number>;
  count: number;
}

function compared(node: TextNode): Compared {
  const words = new Map<string, number>();
  const list = wordsIn(node).match(/\S+/g) ?? [];
  for (const word of list) words.set(word, (words.get(word) ?? 0) + 1);
  return { key: keyOf(node), type: node.type, words, count: list.length };
}

/** How much of two blocks is the same, from 0 to 1. Pictures and other blocks without words are alike by what they are. */
function likeness(a: Compared, b: Compared): number {
  if (a.count + b.count === 0) return a.type === b.type ? 0.5 : 0;
  let common = 0;
  for (const [word, count] of a.words) common += Math.min(count, b.words.get(word) ?? 0);
  return (2 * common) / (a.count + b.count);
}

/** Pairs in the same order on both sides, which together are most alike. */
function alike(a: readonly Compared[], b: readonly Compared[]): [number, number][] {
  if (a.length * b.length > mostCompared) return [];
  // best[i][j]: the most that blocks from i and j on have in common.
  const best = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const of = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const like = a.map((one) => b.map((other) => likeness(one, other)));
  const paired = (i: number, j: number): number => {
    const much = like[i]?.[j] ?? 0;
    return much < leastAlike ? 0 : much + of(i + 1, j + 1);
  };
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (best[i] as number[])[j] = Math.max(of(i + 1, j), of(i, j + 1), paired(i, j));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (of(i, j) === 0) break;
    if (paired(i, j) === of(i, j)) pairs.push([i++, j++]);
    else if (of(i + 1, j) === of(i, j)) i++;
    else j++;
  }
  return pairs;
}

/** Pairs in a place that differs. As many blocks of the same kinds in a row are the old ones, written anew. */
function pairsIn(a: readonly Compared[], b: readonly Compared[]): [number, number][] {
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  for (const [toA, toB] of [...alike(a, b), [a.length, b.length] as const]) {
    const isAnew = toA - i === toB - j && a.slice(i, toA).every(({ type }, n) => type === b[j + n]?.type);
    if (isAnew) for (let n = 0; i + n < toA; n++) pairs.push([i + n, j + n]);
    if (toA < a.length) pairs.push([toA, toB]);
    [i, j] = [toA + 1, toB + 1];
  }
  return pairs;
}

/**
 * Which block of `before` each block of `after` is: the same, an edited one, or one that was moved.
 * @returns for each block of `after` an index into `before`, each at most once; null: a new block
 */
export function aligned(before: readonly TextNode[], after: readonly TextNode[]): (number | null)[] {
  const [a, b] = [before.map(compared), after.map(compared)];
  const of = new Array<number | null>(b.length).fill(null);
  const left = new Set(a.keys());
  const pair = (i: number, j: number) => {
    of[j] = i;
    left.delete(i);
  };
  let [i, j] = [0, 0];
  const differing = diffIndices(
    a.map(({ key }) => key),
    b.map(({ key }) => key),
  );
  const places: [readonly [number, number], readonly [number, number]][] = [];
  for (const { buffer1, buffer2 } of differing) {
    while (i < buffer1[0]) pair(i++, j++);
    places.push([buffer1, buffer2]);
    [i, j] = [buffer1[0] + buffer1[1], buffer2[0] + buffer2[1]];
  }
  while (i < a.length) pair(i++, j++);
  // A block that stands somewhere else was moved: it is no edit of what stood there.
  const moved = new Map<string, number[]>();
  for (const at of left) moved.set(a[at]?.key ?? '', [...(moved.get(a[at]?.key ?? '') ?? []), at]);
  for (const [at, { key, count }] of b.entries()) {
    const from = of[at] === null && count > 0 ? moved.get(key)?.shift() : undefined;
    if (from !== undefined) pair(from, at);
  }
  for (const [[fromA, lengthA], [fromB, lengthB]] of places) {
    const ofA = Array.from({ length: lengthA }, (_, n) => fromA + n).filter((at) => left.has(at));
    const ofB = Array.from({ length: lengthB }, (_, n) => fromB + n).filter((at) => of[at] === null);
    const [listA, listB] = [ofA.map((at) => a[at] as Compared), ofB.map((at) => b[at] as Compared)];
    for (const [n, m] of pairsIn(listA, listB)) pair(ofA[n] as number, ofB[m] as number);
  }
  return of;
}
