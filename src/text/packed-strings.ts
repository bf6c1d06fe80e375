/** What the strings are packed in: can be copied to another thread. */
export interface Packed {
  text: Uint8Array;
  /** Where each begins, and the end of the last. */
  starts: Uint32Array;
}

/**
 * Sorted strings in one piece of memory outside the heap: a few bytes each beside the text itself, and nothing that the
 * garbage collector has to look at.
 */
export class PackedStrings {
  readonly length: number;
  readonly packed: Packed;
  #bytes: Buffer;
  #starts: Uint32Array;

  constructor(packed: Packed) {
    const { text, starts } = packed;
    this.packed = packed;
    this.length = starts.length - 1;
    this.#bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
    this.#starts = starts;
  }

  /** @param strings well-formed, and sorted as `<` has it */
  static of(strings: readonly string[]): PackedStrings {
    const starts = new Uint32Array(strings.length + 1);
    let end = 0;
    for (const [i, text] of strings.entries()) starts[i + 1] = end += Buffer.byteLength(text);
    return new PackedStrings({ text: new TextEncoder().encode(strings.join('')), starts });
  }

  get bytes(): number {
    return this.#bytes.length + this.#starts.byteLength;
  }

  at(i: number): string {
    return this.#bytes.toString('utf8', this.#starts[i], this.#starts[i + 1]);
  }

  /** Those that begin so: from the first up to, and without, the second. */
  beginning(start: string): [from: number, to: number] {
    const isNotBefore = (text: string): boolean => text >= start;
    const isBehind = (text: string): boolean => text.slice(0, start.length) > start;
    return [this.#first(isNotBefore), this.#first(isBehind)];
  }

  /** The first of which this holds; it holds of all behind it. */
  #first(holds: (text: string) => boolean): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.at(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
