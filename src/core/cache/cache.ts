import { compressed, type Encodable, type Encoding } from './encoding.ts';
import { hash53 } from './hash.ts';
import type { Versions } from './versions.ts';

/** A finished answer: bytes, ready to be sent. */
export interface CacheEntry extends Encodable {
  readonly key: string;
  readonly topics: readonly string[];
  /** The topics' versions, read before the query that made the answer. */
  readonly stamp: string;
  /** When it changes without a write (Unix ms); Infinity: never. */
  readonly validUntil: number;
  readonly maxAge: number;
  /** Unix ms. */
  readonly madeAt: number;
  readonly media: string;
  readonly etags: Readonly<Record<Encoding, string>>;
  /** Generation of the versions at which `stamp` was last current. */
  checked: number;
}

/** Result of a computation on a miss. */
export interface CacheResult {
  body: Buffer;
  validUntil: number;
}

interface Wanted {
  key: string;
  topics: readonly string[];
  maxAge: number;
  /** Content type. */
  media: string;
  /** Stores the answer in the small part of the cache. */
  rare: boolean;
  /** Compresses with brotli from the first request on. */
  brotliAtOnce?: boolean;
  make(): Promise<CacheResult>;
}

/** A computation that runs, and the versions that it began at. */
interface Making {
  stamp: string;
  promise: Promise<CacheEntry>;
}

/** Maximum age of a stale answer: the `stale-if-error` of the responses. */
const longestStaleMs = 86_400_000;

/**
 * LRU cache of finished answers, bounded in bytes. An entry is valid while its topics keep their versions, and until
 * `validUntil`. Concurrent misses of one key share a computation.
 */
export class Cache {
  readonly counts = { hits: 0, misses: 0, joined: 0, notModified: 0, stale: 0 };
  #versions: Versions;
  #now: () => number;
  #build: string;
  #main: Store;
  #rare: Store;
  /** By key: the last that began. */
  #making = new Map<string, Making>();

  /** @param build release, part of each ETag @param bytes 0 disables the cache */
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

  /** The entry, if it is valid. */
  peek(key: string): CacheEntry | undefined {
    const entry = this.#main.get(key) ?? this.#rare.get(key);
    return entry && this.isGood(entry) ? entry : undefined;
  }

  /** The entry, valid or not, up to a day old: for `stale-if-error`. */
  stale(key: string): CacheEntry | undefined {
    const entry = this.#main.get(key) ?? this.#rare.get(key);
    if (!entry || this.#now() - entry.madeAt > longestStaleMs) return undefined;
    this.counts.stale++;
    return entry;
  }

  /** Whether `get` needs no computation of its own: the entry is valid, or being made. */
  isCachedOrPending(key: string, topics: readonly string[]): boolean {
    return this.peek(key) !== undefined || this.#making.get(key)?.stamp === this.#versions.stamp(topics);
  }

  /** The entry of `key`, computed on a miss. @throws errors of `make`, which are not cached */
  async get(wanted: Wanted): Promise<CacheEntry> {
    const found = this.peek(wanted.key);
    if (found) {
      this.counts.hits++;
      return found;
    }
    const stamp = this.#versions.stamp(wanted.topics);
    const making = this.#making.get(wanted.key);
    // Only the same versions share a computation: after a write nobody gets what was read before it.
    if (making?.stamp === stamp) {
      this.counts.joined++;
      return making.promise;
    }
    this.counts.misses++;
    const own: Making = {
      stamp,
      promise: this.#make(wanted, stamp).finally(() => {
        if (this.#making.get(wanted.key) === own) this.#making.delete(wanted.key);
      }),
    };
    this.#making.set(wanted.key, own);
    return own.promise;
  }

  async #make(wanted: Wanted, stamp: string): Promise<CacheEntry> {
    const checked = this.#versions.generation;
    const { isSettled } = this.#versions;
    const { body, validUntil } = await wanted.make();
    const { key, topics, maxAge, media, brotliAtOnce: isWanted = false } = wanted;
    const mark = this.#mark(key, stamp, validUntil);
    const etags = { identity: `"${mark}.i"`, gzip: `"${mark}.g"`, br: `"${mark}.b"`, zstd: `"${mark}.z"` };
    const madeAt = this.#now();
    const about = { key, topics, stamp, validUntil, maxAge, madeAt, media };
    const entry: CacheEntry = { ...about, body, etags, checked, isWanted, forms: {} };
    if (isSettled && this.#versions.isSettled) (wanted.rare ? this.#rare : this.#main).set(entry);
    return entry;
  }

  isGood(entry: CacheEntry): boolean {
    if (entry.validUntil <= this.#now()) return false;
    if (entry.checked === this.#versions.generation) return true;
    if (this.#versions.stamp(entry.topics) !== entry.stamp) return false;
    entry.checked = this.#versions.generation;
    return true;
  }

  /**
   * The ETag of `If-None-Match` that is still current, if any. Needs neither entry nor database: an ETag carries its
   * `validUntil`, and hashes all that the answer depends on.
   */
  matches(ifNoneMatch: string, key: string, topics: readonly string[]): string | undefined {
    const stamp = this.#versions.stamp(topics);
    for (const [etag, mark, until] of ifNoneMatch
      .slice(0, 2_000)
      .matchAll(/"([0-9a-z]{11}\.([0-9a-z]{1,11}))\.[igbz]"/g)) {
      const validUntil = until === 'z' ? Number.POSITIVE_INFINITY : Number.parseInt(until as string, 36);
      if (validUntil > this.#now() && this.#mark(key, stamp, validUntil) === mark) return etag;
    }
    return undefined;
  }

  /** `validUntil` (Unix ms) of an ETag that `matches` returned. */
  validUntilOf(etag: string): number {
    const until = etag.split('.')[1] as string;
    return until === 'z' ? Number.POSITIVE_INFINITY : Number.parseInt(until, 36);
  }

  /**
   * An ETag without the letter of its encoding: 11 characters of the hash, a dot, `validUntil` in base 36 or `z`. The hash need
   * not withstand an attack: who invents an ETag only misleads himself, and versions are counted by the database. SHA-256 would
   * take a twentieth of the time of a cold item.
   */
  #mark(key: string, stamp: string, validUntil: number): string {
    const until = validUntil === Number.POSITIVE_INFINITY ? 'z' : validUntil.toString(36);
    const mark = hash53(`${this.#build}|${stamp}|${key}|${until}`).toString(36).padStart(11, '0');
    return `${mark}.${until}`;
  }

  /** The body in an encoding, compressed once and cached. */
  form(entry: CacheEntry, encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return entry.body;
    const made = entry.forms[encoding];
    if (made) return made;
    const keep = (bytes: Buffer): Buffer => {
      entry.forms[encoding] = bytes;
      this.#main.grown(entry, bytes.length);
      this.#rare.grown(entry, bytes.length);
      return bytes;
    };
    const making = compressed(entry.body, encoding);
    if (!(making instanceof Promise)) return keep(making);
    const kept = making.then(keep);
    entry.forms[encoding] = kept;
    kept.catch(() => delete entry.forms[encoding]);
    return kept;
  }
}

/** `bytes` include the encodings; `movedAt` is the count of moves when the entry was last moved to the end. */
interface Stored {
  entry: CacheEntry;
  bytes: number;
  movedAt: number;
}

/** LRU map bounded in bytes. */
class Store {
  bytes = 0;
  #limit: number;
  #entries = new Map<string, Stored>();
  #moves = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): CacheEntry | undefined {
    const stored = this.#entries.get(key);
    if (!stored) return undefined;
    // The younger half is not evicted soon. To move an entry on each read would rebuild the map again and again.
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

  set(entry: CacheEntry): void {
    const bytes = entry.body.length + 2 * entry.key.length + 600;
    this.#remove(entry.key);
    if (bytes > this.#limit / 4) return;
    this.#append(entry.key, { entry, bytes, movedAt: 0 });
    this.bytes += bytes;
    this.#shrink();
  }

  grown(entry: CacheEntry, bytes: number): void {
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
