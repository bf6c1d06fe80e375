import type { Static, TObject, TSchema } from 'typebox';
import type { App } from '../app.ts';

/**
 * What computing an answer takes: `light` is a few milliseconds, `heavy` some tens of them, `almanac` the thread of the
 * almanac, `search` the queue of searches.
 */
export type Effort = 'light' | 'heavy' | 'almanac' | 'search';

/** Data that is JSON already: made in a thread, it is not made into objects again. */
export class JsonBytes {
  readonly json: Uint8Array;
  constructor(json: Uint8Array) {
    this.json = json;
  }
}

/** The data of an answer as objects. */
export const objectsOf = (data: unknown): unknown =>
  data instanceof JsonBytes ? JSON.parse(Buffer.from(data.json).toString()) : data;

/** What a public read answers, before it becomes an envelope. */
export interface Answer {
  /** The whole body, as text, of a read that has a `media` of its own. */
  data: unknown;
  meta?: Record<string, unknown>;
  /** The next instant (ms) at which the answer changes without a write; absent: it does not. */
  validUntil?: number;
}

/** `maxAge` of what is under an address that changes with its content: it is `immutable` while the answer has no end. */
export const yearSeconds = 31_536_000;

/** A public read: one operation behind every address that leads to it. */
export interface Read<Q extends TObject = TObject> {
  /** Names the operation in cache keys and metrics: `news.list`. */
  name: string;
  query: Q;
  /** Schema of `data`, for the OpenAPI document. */
  reply: TSchema;
  /** Fields of `meta` beside those of every answer, or of every list. */
  meta?: TObject;
  summary: string;
  /** Content type of an answer that is not the JSON envelope, such as a calendar; its `data` is the text of it. */
  media?: string;
  /** Fills in what depends on settings or on the clock, so that the cache key says all. Must be cheap. */
  normalise(app: App, query: Static<Q>): Static<Q>;
  /** Every topic whose rows the answer may show. */
  topics(query: Static<Q>): string[];
  run(app: App, query: Static<Q>): Promise<Answer>;
  /** Seconds that a client may keep it; default 30. */
  maxAge?: number;
  /**
   * The query is about a person: the answer is made for each request anew, no cache keeps it, ours included, and it has no
   * ETag.
   */
  isPersonal?: boolean;
  /** True for answers of which there are endlessly many (search): they share a small part of the cache. */
  rare?(query: Static<Q>, app: App): boolean;
  /** The answer is compressed with brotli from the first time on: its size limit is stated so. */
  brotliAtOnce?: boolean;
  /** What an answer takes; absent: what the parameters of a list imply. */
  effort?: Effort;
  /** Tokens of its address that an answer which must be computed costs; absent: as others of its effort do. */
  cost?(query: Static<Q>): number;
  /**
   * Whether the queries of an answer may go through many rows: they then run off the main thread. Absent: those of `light`
   * effort do not, of more effort do. `heavy` answers always do.
   */
  scans?(query: Static<Q>): boolean;
}

/** Rows before the first of a page, at most; a cursor has no such limit. */
export const deepestRow = 10_000;
/** Rows that an index returns without noticeable delay. */
export const easyRows = 20;
const easyDepth = 200;
const easySorts: readonly unknown[] = [undefined, 'published_at', '-published_at'];

/** What an answer to a normalised query takes. */
export function effortOf(read: Pick<Read, 'effort'>, query: Record<string, unknown>): Effort {
  if (read.effort) return read.effort;
  const { search, fallback_lang, sort, limit } = query;
  if (search !== undefined) return 'search';
  const rows = typeof limit === 'number' ? limit : 0;
  const isEasy = rows <= easyRows && depthOf(query) <= easyDepth && easySorts.includes(sort);
  return isEasy && fallback_lang === undefined ? 'light' : 'heavy';
}

/** Whether the queries of an answer run off the main thread. */
export function isScan(read: Pick<Read, 'effort' | 'scans'>, query: Record<string, unknown>): boolean {
  const effort = effortOf(read, query);
  // A search that the parameters of a list imply goes through rows, whatever its list does.
  const isOwn = effort === 'light' || read.effort === 'search';
  return (isOwn ? read.scans?.(query) : undefined) ?? (effort === 'heavy' || effort === 'search');
}

/** The last row that a page of a list shows. */
export const depthOf = ({ page, limit }: Record<string, unknown>): number =>
  typeof page === 'number' && typeof limit === 'number' ? page * limit : 0;

/** Gives a read its type; the parameters of its functions follow from the schema. */
export function read<Q extends TObject>(definition: Read<Q>): Read {
  return definition as Read;
}

/** `meta` of a list that comes whole and has no language. */
export function onePage(length: number): Record<string, unknown> {
  const total_pages = length === 0 ? 0 : 1;
  return { page: 1, limit: length, total: length, total_pages, has_more: false, next_cursor: null };
}

/** `meta` of a list that comes whole. */
export const wholeList = (lang: string, length: number): Record<string, unknown> => ({ lang, ...onePage(length) });

/** `meta` of a page of a list that was counted. */
export function pageMeta(page: number, limit: number, total: number) {
  const total_pages = Math.ceil(total / limit);
  return { page, limit, total, total_pages, has_more: page < total_pages, next_cursor: null };
}

/** The text that names an answer: the operation and its normalised parameters, in one order. */
export function cacheKey(name: string, query: Record<string, unknown>): string {
  let key = name;
  for (const param of Object.keys(query).sort()) {
    const value = query[param];
    if (value === undefined || value === null) continue;
    key += `&${param}=${Number.isSafeInteger(value) ? value : encodeURIComponent(JSON.stringify(value))}`;
  }
  return key;
}
