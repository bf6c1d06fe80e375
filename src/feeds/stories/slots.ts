import type { Gist } from './similarity.ts';

// Where two tellings have the same words around other ones: what stands there in one is what stands there in the other.

/** Words of a title or summary that are compared in their order. */
const mostWords = 160;
/** Words that may stand in a place, and the same ones in a row around it that make it one. */
const longestSlot = 4;
const fewestAround = 3;
/** At the beginning and the end of a title or summary. */
const fewestBeside = 2;

/** Words `from` to before `to` of one telling and of the other; `at` counts through title and summary. */
export interface Slot {
  a: readonly [from: number, to: number];
  b: readonly [from: number, to: number];
  /** How many words in a row around it are the same. */
  around: number;
}

interface Run {
  a: number;
  b: number;
  length: number;
}

/** The words in a row that two lists have in the same order, as many as there can be. */
function runsOf(a: readonly string[], b: readonly string[]): Run[] {
  const [rows, columns] = [Math.min(a.length, mostWords), Math.min(b.length, mostWords)];
  const width = columns + 1;
  const most = new Uint8Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--) {
      const at = i * width + j;
      most[at] =
        a[i] === b[j]
          ? (most[at + width + 1] as number) + 1
          : Math.max(most[at + width] as number, most[at + 1] as number);
    }
  const runs: Run[] = [];
  let last: Run | undefined;
  for (let i = 0, j = 0; i < rows && j < columns; )
    if (a[i] === b[j]) {
      if (last && last.a + last.length === i && last.b + last.length === j) last.length++;
      else {
        last = { a: i, b: j, length: 1 };
        runs.push(last);
      }
      i++;
      j++;
    } else if ((most[(i + 1) * width + j] as number) >= (most[i * width + j + 1] as number)) i++;
    else j++;
  return runs;
}

function slotsBetween(
  runs: readonly Run[],
  lengths: readonly [number, number],
  from: readonly [number, number],
): Slot[] {
  const ends = [{ a: 0, b: 0, length: 0 }, ...runs, { a: lengths[0], b: lengths[1], length: 0 }];
  return ends.slice(1).flatMap((after, i) => {
    const before = ends[i] as Run;
    const a = [before.a + before.length, after.a] as const;
    const b = [before.b + before.length, after.b] as const;
    const sizes = [a[1] - a[0], b[1] - b[0]];
    const least = before.length === 0 || after.length === 0 ? fewestBeside : fewestAround;
    if (sizes.some((size) => size < 1 || size > longestSlot) || before.length + after.length < least) return [];
    return [
      {
        a: [a[0] + from[0], a[1] + from[0]],
        b: [b[0] + from[1], b[1] + from[1]],
        around: before.length + after.length,
      },
    ];
  });
}

const headOf = ({ stems, titleLength }: Gist): readonly string[] => stems.slice(0, titleLength);
const bodyOf = ({ stems, titleLength }: Gist): readonly string[] => stems.slice(titleLength);

/** The places of two tellings where they differ, in title and in summary. */
export function slotsOf(a: Gist, b: Gist): Slot[] {
  const parts = [
    { of: headOf, from: [0, 0] as const },
    { of: bodyOf, from: [a.titleLength, b.titleLength] as const },
  ];
  return parts.flatMap(({ of, from }) => {
    const [some, others] = [of(a), of(b)];
    const lengths = [Math.min(some.length, mostWords), Math.min(others.length, mostWords)] as const;
    return slotsBetween(runsOf(some, others), lengths, from);
  });
}

/** Fewer words in a row are a phrase that everybody uses. */
const shortestRun = 5;

/** The words of two summaries that stand in both in rows that are no mere phrases; their places count through the whole. */
export function rowsOf(a: Gist, b: Gist): { a: Set<number>; b: Set<number> } {
  const long = runsOf(bodyOf(a), bodyOf(b)).filter(({ length }) => length >= shortestRun);
  const places = (from: number, start: 'a' | 'b'): Set<number> =>
    new Set(long.flatMap((run) => Array.from({ length: run.length }, (_, i) => from + run[start] + i)));
  return { a: places(a.titleLength, 'a'), b: places(b.titleLength, 'b') };
}
