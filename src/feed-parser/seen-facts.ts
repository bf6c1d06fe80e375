import { hash as digest } from 'node:crypto';
import type { ItemIdentity, OwnKeys } from './keys/item-keys.ts';

// Items that a feed had to the letter when it was last read: what follows from their text alone is not found anew.

/** What is kept of an item of a reading. */
export interface SeenFacts {
  own: OwnKeys;
  published_at: string | null;
}

/** What is stored of a seen item: what identifies it, and what shows whether it has changed. */
export interface SeenKeys extends ItemIdentity {
  link: string | null;
  published_at: string | null;
}

/** 53 bits of all that the facts of an item follow from. */
export function writtenKey(...written: unknown[]): number {
  const bytes = digest('sha256', JSON.stringify(written), 'buffer');
  return bytes.readUInt32BE(0) * 2 ** 21 + (bytes.readUInt32BE(4) >>> 11);
}

const names = ['guid', 'shared', 'full', 'page', 'text', 'title'] as const;
const hashLength = 27;
/** The key as it was written, the six of `names`, the time of publication (ms): a float each, NaN for none; the hash. */
const floats = 2 + names.length;
const size = 8 * floats + hashLength;

/** Facts by `writtenKey`, in about a hundred bytes each. */
export function packSeen(items: readonly (SeenFacts & { written: number })[]): Uint8Array {
  const bytes = Buffer.alloc(items.length * size);
  for (const [i, { written, own, published_at }] of items.entries()) {
    const at = i * size;
    bytes.writeDoubleLE(written, at);
    for (const [k, name] of names.entries()) bytes.writeDoubleLE(own[name] ?? Number.NaN, at + 8 * (k + 1));
    bytes.writeDoubleLE(published_at === null ? Number.NaN : Date.parse(published_at), at + 8 * (floats - 1));
    bytes.write(own.hash, at + 8 * floats, 'latin1');
  }
  return bytes;
}

/** The facts of an item that was written so, if there are any. */
export class Seen {
  #bytes: Buffer;
  #at = new Map<number, number>();

  constructor(packed: Uint8Array | null) {
    this.#bytes = Buffer.from(packed ?? []);
    for (let at = 0; at + size <= this.#bytes.length; at += size) this.#at.set(this.#bytes.readDoubleLE(at), at);
  }

  of(written: number): SeenFacts | null {
    const at = this.#at.get(written);
    if (at === undefined) return null;
    const float = (k: number): number | null => {
      const value = this.#bytes.readDoubleLE(at + 8 * k);
      return Number.isNaN(value) ? null : value;
    };
    const [guid, shared, full, page, text, title] = names.map((_, k) => float(k + 1)) as [
      ...[null, null, null, null],
      number,
      null,
    ];
    const ms = float(floats - 1);
    const hash = this.#bytes.toString('latin1', at + 8 * floats, at + size);
    return {
      own: { guid, shared, full, page, text, title, hash },
      published_at: ms === null ? null : new Date(ms).toISOString(),
    };
  }
}
