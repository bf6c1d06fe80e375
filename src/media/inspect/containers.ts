import type { Bytes } from '../../core/files/bytes.ts';
import { damaged, pieceCounter, unsafe } from './refusal.ts';

/** The boxes at the top of an ISO media file (ISO/IEC 14496-12): AVIF, MP4, M4A. @throws Refusal */
export async function checkBoxes(bytes: Bytes, needed: readonly string[]): Promise<void> {
  const found = new Set<string>();
  const count = pieceCounter('boxes');
  let at = 0;
  while (at < bytes.size) {
    count();
    const head = await bytes.at(at, 16);
    if (head.length < 8) throw damaged('its boxes do not end with the file');
    const type = head.toString('latin1', 4, 8);
    if (!/^[\w ©-]{4}$/.test(type)) throw at === 0 ? damaged('it has no boxes') : unsafe('data behind its end');
    found.add(type);
    let length = head.readUInt32BE(0);
    if (length === 0) length = bytes.size - at;
    else if (length === 1) length = head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
    if (length < 8) throw damaged('a box has no length');
    at += length;
  }
  if (at > bytes.size) throw damaged('its end is missing');
  const missing = needed.find((type) => !found.has(type));
  if (missing) throw damaged(`the box ${missing} is missing`);
}

/** An EBML number of variable length: its value, all ones for unknown, and its bytes. */
function ebmlNumber(buffer: Buffer, at: number, keepsMark: boolean): { value: number; length: number } | null {
  const first = buffer[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > buffer.length) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  let isUnknown = (first & (0xff >> length)) === 0xff >> length;
  for (const byte of buffer.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: !keepsMark && isUnknown ? Number.POSITIVE_INFINITY : value, length };
}

const segmentId = 0x18538067;

/** The head of a WebM file (Matroska): a segment that the file has all of. @throws Refusal */
export async function checkWebm(bytes: Bytes): Promise<void> {
  const head = await bytes.at(0, 4_096);
  let at = 0;
  while (at < head.length) {
    const id = ebmlNumber(head, at, true);
    const size = id && ebmlNumber(head, at + id.length, false);
    if (!id || !size) break;
    const content = at + id.length + size.length;
    if (id.value === segmentId) {
      if (size.value !== Number.POSITIVE_INFINITY && content + size.value > bytes.size)
        throw damaged('its end is missing');
      if (content >= bytes.size) throw damaged('it has no content');
      return;
    }
    at = content + size.value;
  }
  throw damaged('it has no segment');
}
