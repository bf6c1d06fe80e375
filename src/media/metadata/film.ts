import { type WritableBytes, withWritableBytes } from '../../core/files/bytes.ts';
import { damaged } from '../inspect/refusal.ts';
import { type Box, blank, boxesOf } from './boxes.ts';

/** More than that is no index of a film. */
const mostIndexBytes = 64 * 1_048_576;

/** Of user data what players show: title, cover, chapters, copyright. */
const shown = new Set(['meta', 'cprt', 'name', 'titl', 'chpl', 'hnti', 'free']);

/** `uuid` boxes with XMP, and with the signed history of a file (C2PA). */
const uuids = new Set(['be7acfcb97a942e89c71999491e3afac', 'd8fec3d61b0e483c92975828877ec481']);

const isPrivateUuid = (head: Buffer): boolean => uuids.has(head.toString('hex', 0, 16));

/** The handler that a `hdlr` box within a list of boxes names; '' without one. */
function handlerOf(file: Buffer, boxes: Box[]): string {
  const hdlr = boxes.find(({ type }) => type === 'hdlr');
  return hdlr && hdlr.content + 12 <= hdlr.end ? file.toString('latin1', hdlr.content + 8, hdlr.content + 12) : '';
}

/** Metadata by key, as phones write place and device: those of iTunes have the handler `mdir`. */
function isPrivateMeta(file: Buffer, { content, end }: Box): boolean {
  const isFull = file.toString('latin1', content + 4, content + 8) !== 'hdlr'; // QuickTime has no version here
  return handlerOf(file, boxesOf(file, content + (isFull ? 4 : 0), end)) === 'mdta';
}

/** A track of places or movements beside picture and sound. */
function isMetadataTrack(file: Buffer, trak: Box): boolean {
  const mdia = boxesOf(file, trak.content, trak.end).find(({ type }) => type === 'mdia');
  return mdia !== undefined && handlerOf(file, boxesOf(file, mdia.content, mdia.end)) === 'meta';
}

function stripIndex(file: Buffer, { content, end }: Pick<Box, 'content' | 'end'>): void {
  for (const box of boxesOf(file, content, end)) {
    if (box.type === 'uuid' && isPrivateUuid(file.subarray(box.content))) blank(file, box);
    else if (box.type === 'meta' && isPrivateMeta(file, box)) blank(file, box);
    else if (box.type === 'udta') stripUserData(file, box);
    else if (box.type === 'trak')
      if (isMetadataTrack(file, box)) blank(file, box);
      else stripIndex(file, box);
  }
}

function stripUserData(file: Buffer, udta: Box): void {
  for (const box of boxesOf(file, udta.content, udta.end))
    if (!shown.has(box.type) || (box.type === 'meta' && isPrivateMeta(file, box))) blank(file, box);
}

/**
 * Overwrites what a camera wrote about place and device into an MP4 file. Its length and the positions in it stay.
 * The lengths of its boxes are those that `inspect/containers.ts` has accepted.
 * @returns whether something was overwritten
 * @throws Refusal `damaged`
 */
export const stripFilm = (path: string): Promise<boolean> =>
  withWritableBytes(path, async (bytes) => {
    let isChanged = false;
    for (let at = 0; at + 8 <= bytes.size; ) {
      const head = await bytes.at(at, 32);
      const short = head.readUInt32BE(0);
      const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? bytes.size - at : short;
      const type = head.toString('latin1', 4, 8);
      const isUuid = type === 'uuid' && isPrivateUuid(head.subarray(short === 1 ? 16 : 8));
      if (type === 'moov' || isUuid) isChanged = (await rewrite(bytes, at, length, isUuid)) || isChanged;
      at += length;
    }
    return isChanged;
  });

async function rewrite(bytes: WritableBytes, at: number, length: number, isUuid: boolean): Promise<boolean> {
  if (length > mostIndexBytes) throw damaged('its index is larger than any film has');
  const before = await bytes.at(at, length);
  const after = Buffer.from(before);
  const [box] = boxesOf(after, 0, after.length);
  if (!box) return false;
  if (isUuid) blank(after, box);
  else stripIndex(after, box);
  if (after.equals(before)) return false;
  await bytes.write(at, after);
  return true;
}
