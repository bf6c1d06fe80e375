import type { App } from '../../core/app.ts';
import { instant } from '../../core/clock.ts';
import { offMainThread } from '../../core/db/reader/off-main-thread.ts';
import { perProgram } from '../../core/state.ts';
import { tokens } from '../../text/tokens.ts';
import { nextStoryChange } from '../query.ts';
import { newsTopic } from '../view.ts';
import { type CandidateLabel, carriers, holders, type Light, lightRows, newestLight } from './candidates.ts';

/** The newest items that are read: of a label, of the category, of the language, of a rare word. */
export const most = { label: 200, category: 200, language: 102, word: 40 } as const;

/** What a pool keeps: ids, items that were read, lists of a label or word. With more it begins anew: it takes 8 MB at most. */
const limits = { ids: 30_000, items: 8_000, lists: 2_000 } as const;

/** An item as it is compared with others. */
export interface PooledItem extends Omit<Light, 'title' | 'published_at'> {
  /** In the pool. */
  place: number;
  published_at: string;
  /** The same in milliseconds. */
  time: number;
  /** Numbers of the words of its title, each once. */
  words: number[];
}

/** The newest items of a category and of its language: what fills up, and what shows which words are rare. */
export interface PoolGroup {
  /** Of the category first, each once. */
  items: PooledItem[];
  /** Their places in the pool, in the same order. */
  places: Int32Array;
  /** Numbers of the words of all their titles, one title after the other: a story is compared with each of them. */
  words: Int32Array;
  /** Where the words of each title end in `words`. */
  ends: Int32Array;
  /** In how many of the titles a word is, by its number. */
  counts: ReadonlyMap<number, number>;
}

/** A short word says little in any language: postpositions, conjunctions, numbers. */
const wordsOf = (title: string): string[] => [...new Set(tokens(title).filter((word) => word.length > 2))];

/**
 * What the stories of a language are related to: read once for all of them, as the newest items, those of a category, a tag
 * or a place are candidates of many stories. It holds until an item of the language changes. Its queries may read many
 * rows, so they run off the main thread.
 */
export class Pool {
  readonly #app: App;
  readonly #lang: string;
  /** Items by their place; null for one that readers do not see, undefined while it was not read. */
  readonly #items: (PooledItem | null | undefined)[] = [];
  #read = 0;
  readonly #ids: number[] = [];
  readonly #places = new Map<number, number>();
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #newest = new Map<'language', Promise<PooledItem[]>>();
  readonly #groups = new Map<number | null, Promise<PoolGroup>>();
  /** Places of the newest items of a label, or of a word. */
  readonly #lists = new Map<string, Promise<number[]>>();
  #scratch = new Float64Array(1_000);

  constructor(app: App, lang: string) {
    this.#app = app;
    this.#lang = lang;
  }

  get isFull(): boolean {
    return this.#ids.length > limits.ids || this.#read > limits.items || this.#lists.size > limits.lists;
  }

  /**
   * Numbers for places or words, all 0. It belongs to one caller until it returns to the event loop, and is left as it
   * was found: thousands of numbers are added up for a story, and a map would take most of the time.
   */
  scratch(): Float64Array {
    const size = Math.max(this.#ids.length, this.#numbers.size);
    if (this.#scratch.length < size) this.#scratch = new Float64Array(2 * size);
    return this.#scratch;
  }

  idAt(place: number): number {
    return this.#ids[place] as number;
  }

  itemAt(place: number): PooledItem | null | undefined {
    return this.#items[place];
  }

  /** Numbers of the words of an item's title. */
  wordsOf(id: number, title: string): number[] {
    const place = this.#places.get(id);
    const item = place === undefined ? undefined : this.#items[place];
    return item?.words ?? wordsOf(title).map((word) => this.#numberOf(word));
  }

  /** The word of a number. */
  word(number: number): string {
    return this.#words[number] as string;
  }

  /** The newest of a category and of the language. */
  group(category: number | null, now: string): Promise<PoolGroup> {
    return stored(this.#groups, category, () => this.#readGroup(category, now));
  }

  /** Places of the newest items of each label, in the order of the labels. */
  labels(labels: readonly CandidateLabel[], now: string): Promise<number[][]> {
    return this.#some(
      labels.map((label) => ({ key: `${label.kind} ${label.label}`, of: label })),
      (missing) => carriers(this.#app, this.#lang, now, missing, most.label),
    );
  }

  /** Places of the newest items that hold each word as it is written, in the order of the words. */
  holders(words: readonly string[]): Promise<number[][]> {
    return this.#some(
      words.map((word) => ({ key: word, of: word })),
      (missing) => holders(this.#app, this.#lang, missing, most.word),
    );
  }

  /** Reads the items at these places that were not read yet. */
  async read(places: readonly number[], now: string): Promise<void> {
    const missing = places.filter((place) => this.#items[place] === undefined);
    if (missing.length === 0) return;
    const ids = missing.map((place) => this.idAt(place));
    for (const row of await offMainThread(() => lightRows(this.#app, this.#lang, now, ids))) this.#add(row);
    for (const place of missing) this.#items[place] ??= null;
  }

  async #readGroup(category: number | null, now: string): Promise<PoolGroup> {
    const [ofCategory, ofLanguage] = await Promise.all([
      category === null ? [] : this.#newestOf(category, now),
      stored(this.#newest, 'language', () => this.#newestOf(null, now)),
    ]);
    const items = [...new Set([...ofCategory, ...ofLanguage])];
    const counts = new Map<number, number>();
    for (const { words } of items) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const places = Int32Array.from(items, ({ place }) => place);
    let end = 0;
    const ends = Int32Array.from(items, ({ words }) => {
      end += words.length;
      return end;
    });
    return { items, places, words: Int32Array.from(items.flatMap(({ words }) => words)), ends, counts };
  }

  async #newestOf(category: number | null, now: string): Promise<PooledItem[]> {
    const limit = category === null ? most.language : most.category;
    const rows = await offMainThread(() => newestLight(this.#app, this.#lang, category, now, limit));
    return rows.map((row) => this.#add(row));
  }

  /** What of the parts is in memory, and the others by one query. */
  async #some<T>(
    wanted: { key: string; of: T }[],
    query: (missing: T[]) => Promise<{ at: number; id: number }[]>,
  ): Promise<number[][]> {
    const missing = wanted.filter(({ key }) => !this.#lists.has(key));
    if (missing.length > 0) {
      const reading = offMainThread(() => query(missing.map(({ of }) => of))).then((rows) => {
        const places = missing.map((): number[] => []);
        for (const { at, id } of rows) places[at]?.push(this.#place(id));
        return places;
      });
      for (const [n, { key }] of missing.entries())
        void stored(this.#lists, key, async () => (await reading)[n] as number[]).catch(() => {}); // thrown below
      await reading;
    }
    return Promise.all(wanted.map(({ key }) => this.#lists.get(key) as Promise<number[]>));
  }

  #add({ title, published_at, ...row }: Light): PooledItem {
    const place = this.#place(row.id);
    const before = this.#items[place];
    if (before) return before;
    const at = published_at as string;
    const words = wordsOf(title).map((word) => this.#numberOf(word));
    const item = { ...row, place, published_at: at, time: instant(at), words };
    this.#items[place] = item;
    this.#read++;
    return item;
  }

  #place(id: number): number {
    const found = this.#places.get(id);
    if (found !== undefined) return found;
    const place = this.#ids.push(id) - 1;
    this.#items.push(undefined);
    this.#places.set(id, place);
    return place;
  }

  #numberOf(word: string): number {
    const found = this.#numbers.get(word);
    if (found !== undefined) return found;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    return number;
  }
}

/** The value of a key, made once; what fails is forgotten. */
function stored<K, V>(map: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const found = map.get(key);
  if (found) return found;
  const made = make();
  map.set(key, made);
  made.catch(() => map.delete(key));
  return made;
}

interface Stored {
  stamp: string;
  validUntil: number;
  pool: Pool;
}

const pools = perProgram(() => new Map<string, Stored>());

/** The pool of a language. `news:{lang}` rises with every change of an item of it, and of its labels. */
export async function poolOf(app: App, lang: string): Promise<Pool> {
  const own = pools(app);
  const stamp = app.versions.stamp([newsTopic(lang)]); // before the queries, as in the cache
  const found = own.get(lang);
  if (found?.stamp === stamp && found.validUntil > app.now() && !found.pool.isFull) return found.pool;
  const validUntil = await nextStoryChange(app, lang, app.now());
  const pool = new Pool(app, lang);
  if (app.versions.isSettled) own.set(lang, { stamp, validUntil, pool });
  return pool;
}
