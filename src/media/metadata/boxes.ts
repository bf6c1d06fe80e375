import { damaged } from '../inspect/refusal.ts';

/** A box of an ISO media file (ISO/IEC 14496-12), by positions in its buffer. */
export interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** The boxes between two positions. @throws Refusal `damaged` for one that does not end within them */
export function boxesOf(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    let length = file.readUInt32BE(at);
    let head = 8;
    if (length === 0 && boxes.length > 0 && to - at < 12) break; // QuickTime ends a list with zeros
    if (length === 0) length = to - at;
    else if (length === 1) {
      length = at + 16 <= to ? Number(file.readBigUInt64BE(at + 8)) : 0;
      head = 16;
    }
    if (length < head || at + length > to) throw damaged('a box does not end within the one around it');
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start: at, content: at + head, end: at + length });
    at += length;
  }
  return boxes;
}

/** Makes a box one that readers skip, with nothing in it. Every other position in the file stays the same. */
export function blank(file: Buffer, { start, content, end }: Box): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, content, end);
}
