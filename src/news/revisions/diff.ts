import { sharedThreadOf } from '../../core/admission/shared-thread.ts';
import { ThreadError } from '../../core/threads/worker-thread.ts';
import type { DiffPart } from '../model/revision.ts';
import { mostUnits, part, replaced, wordParts } from './word-parts.ts';

const inThread = sharedThreadOf<Pick<typeof import('./word-parts.ts'), 'wordParts'>>(
  new URL('./word-parts.ts', import.meta.url),
  {
    timeoutMs: 5_000,
    megabytes: 128,
  },
);

/** UTF-16 units of both texts that are compared within a few milliseconds. */
const quick = 2_000;

/**
 * What is to be added to and removed from `before` to make `after`, in the order of reading. A thread compares what is long.
 * @param who the requesting user, by id
 */
export async function diffText(before: string, after: string, who: number | null): Promise<DiffPart[]> {
  const start = commonStart(before, after);
  const end = commonEnd(before.slice(start), after.slice(start));
  const [from, to] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const common = (value: string): DiffPart[] => part(value, false, false);
  const middle = await differing(from, to, who);
  return joined([...common(before.slice(0, start)), ...middle, ...common(before.slice(before.length - end))]);
}

async function differing(from: string, to: string, who: number | null): Promise<DiffPart[]> {
  const units = from.length + to.length;
  if (units <= quick) return wordParts(from, to);
  if (units > mostUnits) return replaced(from, to);
  try {
    return await inThread(who, 'wordParts', from, to);
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    return replaced(from, to);
  }
}

/** Neighbours of one kind as one part. */
function joined(parts: DiffPart[]): DiffPart[] {
  const list: DiffPart[] = [];
  for (const one of parts) {
    const last = list.at(-1);
    if (last && last.added === one.added && last.removed === one.removed) last.value += one.value;
    else list.push(one);
  }
  return list;
}

/** Units that both begin with, up to the end of a tag or a line: no piece is cut there. */
function commonStart(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n === 0 ? 0 : Math.max(a.lastIndexOf('>', n - 1), a.lastIndexOf('\n', n - 1)) + 1;
}

/** Units that both end with, from the beginning of a tag or a line on. */
function commonEnd(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[a.length - 1 - n] === b[b.length - 1 - n]) n++;
  const at = a.slice(a.length - n).search(/[<\n]/);
  return n === 0 || at < 0 ? 0 : n - at;
}
