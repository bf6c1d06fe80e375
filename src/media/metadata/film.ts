import { type WritableBytes, withWritableBytes } from '../../core/files/bytes.ts';
import { damaged, FileRefusal, pieceCounter } from '../inspect/refusal.ts';
import { BoxFile, type Mp4Box } from './boxes.ts';
import { stripIndex } from './film-index.ts';
import type { FileSpan } from './samples.ts';

/** More than that is no index of a film. */
const mostIndexBytes = 64 * 1_048_576;
const pieceBytes = 1_048_576;
/** Pieces of the tracks that are removed: one for each picture of four hours. */
const mostRanges = 1_000_000;

/** Boxes at the top of a file that its picture and sound need. What is in any other one, no player shows. */
const needed = new Set(['ftyp', 'styp', 'moov', 'moof', 'mfra', 'mdat', 'imda', 'sidx', 'ssix', 'pdin']);
/** Padding, in which cameras of cars write places. */
const padding = new Set(['free', 'skip', 'wide']);

/** The boxes at the top, by positions in the file. Their lengths are those that `inspect/containers.ts` has accepted. */
async function topBoxes(bytes: WritableBytes): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = [];
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

/** Writes zeros. @param ranges in their order, and apart @returns whether there was anything else */
async function clear(bytes: WritableBytes, ranges: readonly FileSpan[]): Promise<boolean> {
  let isChanged = false;
  let at = 0;
  for (let n = 0; n < ranges.length; ) {
    const start = Math.max(at, (ranges[n] as FileSpan).from);
    const piece = await bytes.at(start, pieceBytes);
    at = start + piece.length;
    if (piece.length === 0) break;
    let isDirty = false;
    for (; n < ranges.length; n++) {
      const { from, to } = ranges[n] as FileSpan;
      if (from >= at) break;
      const part = piece.subarray(Math.max(0, from - start), to - start);
      if (part.some((byte) => byte !== 0)) {
        part.fill(0);
        isDirty = true;
      }
      if (to > at) break;
    }
    if (isDirty) await bytes.write(start, piece);
    isChanged ||= isDirty;
  }
  return isChanged;
}

/** What of these ranges lies in the boxes, each byte once: ranges of a hostile file overlap. */
function within(ranges: FileSpan[], boxes: readonly Mp4Box[]): FileSpan[] {
  const merged: FileSpan[] = [];
  for (const range of ranges.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  const found: FileSpan[] = [];
  let n = 0;
  for (const { content, end } of boxes) {
    while (n > 0 && (merged[n - 1] as FileSpan).to > content) n--;
    for (; n < merged.length && (merged[n] as FileSpan).from < end; n++) {
      const { from, to } = merged[n] as FileSpan;
      if (to > content) found.push({ from: Math.max(from, content), to: Math.min(to, end) });
    }
  }
  return found;
}

/**
 * Overwrites what a camera wrote about place and device into an MP4 file. Its length and the positions in it stay.
 * @returns whether something was overwritten
 * @throws Refusal `damaged`, `too_large`, `unsupported` for tracks of places that cannot be overwritten
 */
export const stripFilm = (path: string): Promise<boolean> =>
  withWritableBytes(path, async (bytes) => {
    const boxes = await topBoxes(bytes);
    const count = pieceCounter('boxes');
    const hasFragments = boxes.some(({ type }) => type === 'moof');
    let isChanged = false;
    const samples: FileSpan[] = [];
    const others: FileSpan[] = [];
    for (const box of boxes) {
      if (box.type === 'moov') isChanged = (await rewrite(bytes, box, count, hasFragments, samples)) || isChanged;
      if (needed.has(box.type)) continue;
      if (!padding.has(box.type)) {
        await bytes.write(box.start + 4, Buffer.from('free'));
        isChanged = true;
      }
      others.push({ from: box.content, to: box.end });
    }
    const media = boxes.filter(({ type }) => type === 'mdat' || type === 'imda');
    isChanged = (await clear(bytes, others)) || isChanged;
    return (await clear(bytes, within(samples, media))) || isChanged;
  });

async function rewrite(
  bytes: WritableBytes,
  { start, end }: Mp4Box,
  count: () => void,
  hasFragments: boolean,
  samples: FileSpan[],
): Promise<boolean> {
  if (end - start > mostIndexBytes) throw damaged('its index is larger than any film has');
  const before = await bytes.at(start, end - start);
  const after = Buffer.from(before);
  const index = new BoxFile(after, count);
  const [moov] = index.boxes(0, after.length);
  if (!moov) return false;
  for (const range of stripIndex(index, moov, hasFragments))
    if (samples.push(range) > mostRanges)
      throw new FileRefusal('too_large', `has more than ${mostRanges} pieces of tracks that are removed`, {
        max: mostRanges,
      });
  if (after.equals(before)) return false;
  await bytes.write(start, after);
  return true;
}
