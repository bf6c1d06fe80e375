import { damaged, pieceCounter } from '../inspect/refusal.ts';

/** A box of an ISO media file (ISO/IEC 14496-12), by positions in its buffer. */
export interface Mp4Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** An ISO media file, or a part of one, in memory. */
export class BoxFile {
  readonly bytes: Buffer;
  /** Counts what the file has many of. @throws Refusal `too_large` */
  readonly count: () => void;

  /** @param count of the whole file, where this is a part of it */
  constructor(bytes: Buffer, count = pieceCounter('boxes')) {
    this.bytes = bytes;
    this.count = count;
  }

  /**
   * The boxes between two positions.
   * @throws Refusal `damaged` for one that does not end within them, `too_large` for too many of the whole file
   */
  boxes(from: number, to: number): Mp4Box[] {
    const { bytes } = this;
    const boxes: Mp4Box[] = [];
    for (let at = from; at + 8 <= to; ) {
      this.count();
      let length = bytes.readUInt32BE(at);
      let head = 8;
      if (length === 0 && boxes.length > 0 && to - at < 12) break; // QuickTime ends a list with zeros
      if (length === 0) length = to - at;
      else if (length === 1) {
        length = at + 16 <= to ? Number(bytes.readBigUInt64BE(at + 8)) : 0;
        head = 16;
      }
      if (length < head || at + length > to) throw damaged('a box does not end within the one around it');
      boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, content: at + head, end: at + length });
      at += length;
    }
    return boxes;
  }

  /** Makes a box one that readers skip, with nothing in it. Every other position in the file stays the same. */
  blank({ start, content, end }: Mp4Box): void {
    this.bytes.write('free', start + 4, 'latin1');
    this.bytes.fill(0, content, end);
  }
}
