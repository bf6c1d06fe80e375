import { type WritableBytes, withWritableBytes } from '../../core/files/bytes.ts';
import { damaged } from '../inspect/refusal.ts';
import { type Box, boxesOf } from './boxes.ts';
import { stripIndex } from './film-index.ts';
import type { Range } from './samples.ts';

/** More than that is no index of a film. */
const mostIndexBytes = 64 * 1_048_576;
const pieceBytes = 1_048_576;

/** Boxes at the top of a file that its picture and sound need. What is in any other one, no player shows. */
const needed = new Set(['ftyp', 'styp', 'moov', 'moof', 'mfra', 'mdat', 'imda', 'sidx', 'ssix', 'pdin']);
/** Padding, in which cameras of cars write places. */
const padding = new Set(['free', 'skip', 'wide']);

/** The boxes at the top, by positions in the file. Their lengths are those that `inspect/containers.ts` has accepted. */
async function topBoxes(bytes: WritableBytes): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.size; ) {
    const head = await bytes.at(at, 16);
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? bytes.size - at : short;
    const end = at + length;
    boxes.push({
      type: head.toString('latin1', 4, 8),
      start: at,
      content: Math.min(at + (short === 1 ? 16 : 8), end),
      end,
    });
    at = end;
  }
  return boxes;
}

/** Writes zeros. @returns whether there was anything else */
async function clear(bytes: WritableBytes, { from, to }: Range): Promise<boolean> {
  let isChanged = false;
  for (let at = from; at < to; at += pieceBytes) {
    const piece = await bytes.at(at, Math.min(pieceBytes, to - at));
    if (piece.every((byte) => byte === 0)) continue;
    await bytes.write(at, piece.fill(0));
    isChanged = true;
  }
  return isChanged;
}

/** What of these ranges lies in the boxes, each byte once: ranges of a hostile file overlap. */
function within(ranges: Range[], boxes: readonly Box[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  const found: Range[] = [];
  let n = 0;
  for (const { content, end } of boxes) {
    while (n > 0 && (merged[n - 1] as Range).to > content) n--;
    for (; n < merged.length && (merged[n] as Range).from < end; n++) {
      const { from, to } = merged[n] as Range;
      if (to > content) found.push({ from: Math.max(from, content), to: Math.min(to, end) });
    }
  }
  return found;
}

/**
 * Overwrites what a camera wrote about place and device into an MP4 file. Its length and the positions in it stay.
 * @returns whether something was overwritten
 * @throws Refusal `damaged`, `unsupported` for tracks of places that cannot be overwritten
 */
export const stripFilm = (path: string): Promise<boolean> =>
  withWritableBytes(path, async (bytes) => {
    const boxes = await topBoxes(bytes);
    const hasFragments = boxes.some(({ type }) => type === 'moof');
    let isChanged = false;
    const samples: Range[] = [];
    for (const box of boxes) {
      if (box.type === 'moov') isChanged = (await rewrite(bytes, box, hasFragments, samples)) || isChanged;
      if (needed.has(box.type)) continue;
      if (!padding.has(box.type)) {
        await bytes.write(box.start + 4, Buffer.from('free'));
        isChanged = true;
      }
      isChanged = (await clear(bytes, { from: box.content, to: box.end })) || isChanged;
    }
    const media = boxes.filter(({ type }) => type === 'mdat' || type === 'imda');
    for (const range of within(samples, media)) isChanged = (await clear(bytes, range)) || isChanged;
    return isChanged;
  });

async function rewrite(
  bytes: WritableBytes,
  { start, end }: Box,
  hasFragments: boolean,
  samples: Range[],
): Promise<boolean> {
  if (end - start > mostIndexBytes) throw damaged('its index is larger than any film has');
  const before = await bytes.at(start, end - start);
  const after = Buffer.from(before);
  const [moov] = boxesOf(after, 0, after.length);
  if (!moov) return false;
  for (const range of stripIndex(after, moov, hasFragments)) samples.push(range);
  if (after.equals(before)) return false;
  await bytes.write(start, after);
  return true;
}
