import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Versions } from './versions.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

/** A finished answer: bytes, ready to be sent. */
export interface Entry {
  readonly key: string;
  readonly topics: readonly string[];
  /** The topics' versions, read before the query that made the answer. */
  readonly stamp: string;
  /** The next instant (ms) at which it changes without a write; Infinity: never. */
  readonly validUntil: number;
  readonly maxAge: number;
  /** Clock at which it was made. */
  readonly madeAt: number;
  readonly media: string;
  readonly body: Buffer;
  readonly etags: Readonly<Record<Encoding, string>>;
  /** Versions generation at which `stamp` was last found current. */
  checked: number;
  /** Whether brotli is worth its cost: the entry was requested before, or will be. */
  isWanted: boolean;
  forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
}

/** What a miss has to find out. */
export interface Made {
  body: Buffer;
  validUntil: number;
}

interface Wanted {
  key: string;
  topics: readonly string[];
  maxAge: number;
  /** Content type. */
  media: string;
  /** Keeps the answer in the small part of the cache. */
  rare: boolean;
  /** Brotli from the first time on. */
  brotliAtOnce?: boolean;
  make(): Promise<Made>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For how long a stale answer is served while no newer one can be computed, as `stale-if-error` promises. */
const longestStaleMs = 86_400_000;

/** Below this a compressed form saves no packet. */
const leastToCompress = 860;

/**
 * Finished answers by key, bounded in bytes, the least recently used leaving first. An entry is good while its
 * topics have the versions it was made at and its instant has not come. One computation per key at a time.
 */
export class Cache {
  readonly counts = { hits: 0, misses: 0, joined: 0, notModified: 0, stale: 0 };
  #versions: Versions;
  #now: () => number;
  #build: string;
  #main: Store;
  #rare: Store;
  #making = new Map<string, Promise<Entry>>();

  /** `build` names the running release: a new one gives new ETags. `bytes` 0 disables the cache. */
  constructor(versions: Versions, now: () => number, build: string, bytes: number) {
    this.#versions = versions;
    this.#now = now;
    this.#build = build;
    this.#main = new Store(bytes * 0.9);
    this.#rare = new Store(bytes * 0.1);
  }

  get bytes(): number {
    return this.#main.bytes + this.#rare.bytes;
  }

  /** The entry, if it is cached and current. */
  peek(key: string): Entry | undefined {
    const entry = this.#main.get(key) ?? this.#rare.get(key);
    return entry && this.isGood(entry) ? entry : undefined;
  }

  /** The entry, if it is cached, however old its versions are: stale-if-error. */
  stale(key: string): Entry | undefined {
    const entry = this.#main.get(key) ?? this.#rare.get(key);
    if (!entry || this.#now() - entry.madeAt > longestStaleMs) return undefined;
    this.counts.stale++;
    return entry;
  }

  /** The entry under `key`, computed on a miss. Errors of `make` are passed on and not cached. */
  async get(wanted: Wanted): Promise<Entry> {
    const found = this.peek(wanted.key);
    if (found) {
      this.counts.hits++;
      return found;
    }
    const stamp = this.#versions.stamp(wanted.topics);
    // Joined only at the same versions: who has just written must not be given what was read before.
    const flight = `${stamp}${wanted.key}`;
    const making = this.#making.get(flight);
    if (making) {
      this.counts.joined++;
      return making;
    }
    this.counts.misses++;
    const promise = this.#make(wanted, stamp).finally(() => this.#making.delete(flight));
    this.#making.set(flight, promise);
    return promise;
  }

  async #make(wanted: Wanted, stamp: string): Promise<Entry> {
    const checked = this.#versions.generation;
    const { isSettled } = this.#versions;
    const { body, validUntil } = await wanted.make();
    const { key, topics, maxAge, media, brotliAtOnce: isWanted = false } = wanted;
    const mark = this.#mark(key, stamp, validUntil);
    const etags = { identity: `"${mark}.i"`, gzip: `"${mark}.g"`, br: `"${mark}.b"` };
    const madeAt = this.#now();
    const about = { key, topics, stamp, validUntil, maxAge, madeAt, media };
    const entry: Entry = { ...about, body, etags, checked, isWanted, forms: {} };
    if (isSettled && this.#versions.isSettled) (wanted.rare ? this.#rare : this.#main).set(entry);
    return entry;
  }

  /** Whether it is current. */
  isGood(entry: Entry): boolean {
    if (entry.validUntil <= this.#now()) return false;
    if (entry.checked === this.#versions.generation) return true;
    if (this.#versions.stamp(entry.topics) !== entry.stamp) return false;
    entry.checked = this.#versions.generation;
    return true;
  }

  /**
   * Whether an `If-None-Match` names the answer as it is now. Needs neither the entry nor the database: an ETag says
   * until when it holds, and is made from all that the answer follows from.
   */
  matches(ifNoneMatch: string, key: string, topics: readonly string[]): string | undefined {
    const stamp = this.#versions.stamp(topics);
    for (const [etag, mark, until] of ifNoneMatch.slice(0, 2_000).matchAll(/"([\w-]{16}\.([0-9a-z]{1,11}))\.[igb]"/g)) {
      const validUntil = until === 'z' ? Number.POSITIVE_INFINITY : Number.parseInt(until as string, 36);
      if (validUntil > this.#now() && this.#mark(key, stamp, validUntil) === mark) return etag;
    }
    return undefined;
  }

  /** The instant that an ETag of ours carries. */
  validUntilOf(etag: string): number {
    const until = etag.split('.')[1] as string;
    return until === 'z' ? Number.POSITIVE_INFINITY : Number.parseInt(until, 36);
  }

  /** What the ETags of an answer have in common; the letter of the encoding follows. */
  #mark(key: string, stamp: string, validUntil: number): string {
    const until = validUntil === Number.POSITIVE_INFINITY ? 'z' : validUntil.toString(36);
    return `${hash('sha256', `${this.#build}|${stamp}|${key}|${until}`, 'base64url').slice(0, 16)}.${until}`;
  }

  /**
   * The bytes in an encoding, compressed once (off the main thread) and cached; identity when compression does not pay.
   */
  form(entry: Entry, encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return entry.body;
    const made = entry.forms[encoding];
    if (made) return made;
    const making = compressed(entry.body, encoding).then((bytes) => {
      entry.forms[encoding] = bytes;
      this.#main.grown(entry, bytes.length);
      this.#rare.grown(entry, bytes.length);
      return bytes;
    });
    entry.forms[encoding] = making;
    making.catch(() => delete entry.forms[encoding]);
    return making;
  }
}

const kilobyte = 1_024;

/** How hard a body of this size is worked on: the larger, the less, so that no answer takes long. */
export function levelFor(encoding: 'gzip' | 'br', size: number): number {
  if (encoding === 'gzip') return size <= 64 * kilobyte ? 6 : 4;
  return size <= 2_048 * kilobyte ? 5 : size <= 8_192 * kilobyte ? 4 : 2;
}

/** The bytes as they are sent under this encoding. */
export function compressed(body: Buffer, encoding: 'gzip' | 'br'): Promise<Buffer> {
  const level = levelFor(encoding, body.length);
  if (encoding === 'gzip') return zip(body, { level });
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotli(body, { params });
}

/**
 * The encoding for the next request of an entry. Most answers are requested once: brotli, which takes longer and pays
 * only when it is kept, comes with the second time.
 */
export function encodingOf(entry: Entry, accept: string | undefined, choose = chooseEncoding): Encoding {
  const encoding = choose(accept, entry.body.length, entry.isWanted || entry.forms.br !== undefined);
  entry.isWanted = true;
  return encoding;
}

/** The best encoding that the client accepts and that pays off for a body of this size. */
export function chooseEncoding(accept: string | undefined, size: number, brotliToo = true): Encoding {
  if (!accept || size < leastToCompress) return 'identity';
  const takes = (name: string): boolean => {
    const at = accept.match(new RegExp(`(?:^|[,\\s])${name}(?:\\s*;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i'));
    return at !== null && (at[1] === undefined || Number(at[1]) > 0);
  };
  if (brotliToo && takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** An entry with its bytes, and the count of moves when it was last made the youngest. */
interface Stored {
  entry: Entry;
  bytes: number;
  movedAt: number;
}

/** A map bounded in bytes that evicts what was least recently used. */
class Store {
  bytes = 0;
  #limit: number;
  #entries = new Map<string, Stored>();
  #moves = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Entry | undefined {
    const stored = this.#entries.get(key);
    if (!stored) return undefined;
    // Of the younger half of the map none is evicted soon: to move it at every read would rebuild the map again and again.
    if (this.#moves - stored.movedAt > this.#entries.size / 2) {
      this.#entries.delete(key);
      this.#append(key, stored);
    }
    return stored.entry;
  }

  #append(key: string, stored: Stored): void {
    stored.movedAt = ++this.#moves;
    this.#entries.set(key, stored);
  }

  set(entry: Entry): void {
    const bytes = entry.body.length + 2 * entry.key.length + 600;
    this.#remove(entry.key);
    if (bytes > this.#limit / 4) return;
    this.#append(entry.key, { entry, bytes, movedAt: 0 });
    this.bytes += bytes;
    this.#shrink();
  }

  grown(entry: Entry, bytes: number): void {
    const stored = this.#entries.get(entry.key);
    if (stored?.entry !== entry) return;
    stored.bytes += bytes;
    this.bytes += bytes;
    this.#shrink();
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.bytes <= this.#limit) return;
      this.#remove(key);
    }
  }

  #remove(key: string): void {
    const stored = this.#entries.get(key);
    if (!stored) return;
    this.#entries.delete(key);
    this.bytes -= stored.bytes;
  }
}
