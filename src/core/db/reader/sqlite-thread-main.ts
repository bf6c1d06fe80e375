import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { lowerThisThread } from '../../threads/priority.ts';
import { type ReadAll, readLongText } from './long-text.ts';
import type { SearchMatches } from './query-queue.ts';
import type { ReaderReply, Request } from './sqlite-thread.ts';

lowerThisThread();

// Own thread and connection: a long query does not block the main thread.
const { file, cacheKilobytes } = workerData as { file: string; cacheKilobytes: number };
const db = new Database(file, { readonly: true, timeout: 5_000 });
db.pragma('query_only = ON');
db.pragma(`cache_size = -${cacheKilobytes}`);
db.pragma('temp_store = MEMORY');

interface Prepared {
  statement: Database.Statement;
  all: ReadAll;
}

/** Statements by SQL text: a few per search, and one more per set of filters. */
const statements = new Map<string, Prepared>();
const mostStatements = 100;

function prepared(text: string): Prepared {
  let found = statements.get(text);
  if (!found) {
    const statement = db.prepare(text);
    const all = readLongText(db, text, statement) ?? ((parameters) => statement.raw(false).all(parameters));
    found = { statement, all };
    if (statements.size >= mostStatements) statements.clear();
    statements.set(text, found);
  }
  return found;
}

type SearchQuery = Extract<Request, { kind: 'search' }>['query'];

/** Whether `enough.count` rows of the first tier lie within `enough.spanMs` of the newest row. */
function isEnough({ enough }: SearchQuery, times: Float64Array, bits: Uint8Array): boolean {
  if (!enough) return false;
  const end = times.reduce((a, b) => Math.max(a, b), 0) - enough.spanMs;
  return times.reduce((count, time, i) => (bits[i] !== 0 && time > end ? count + 1 : count), 0) >= enough.count;
}

/**
 * Runs the rows, then each tier from the least of their ids on, until each row is in one. Bit n of a row is set when tier
 * n is the first that has it.
 *
 *     rows 9, 7, 4      tier 0 {9, 4}  tier 1 {9, 7, 4}  tier 2 the same   published on 9, 7 and 4 January
 *     after tier 0      [0b001, 0b000, 0b001]
 *     after tier 1      [0b001, 0b010, 0b001]                      ids 9, 7, 4; tier 2 is left out
 *     `enough` { count: 1, spanMs: one day }: ends after tier 0 with ids 9, 4 and [0b001, 0b001]
 *     `enough` { count: 2, spanMs: one day }: goes on, as 4 is too old to count
 */
function search(query: SearchQuery): SearchMatches {
  const { rows, tiers } = query;
  const found = prepared(rows.sql).statement.raw(true).all(rows.parameters) as [number, string | null][];
  const ids = new Float64Array(found.length);
  const times = new Float64Array(found.length);
  const bits = new Uint8Array(found.length);
  const places = new Map<number, number>();
  for (const [i, [id, time]] of found.entries()) {
    ids[i] = id;
    times[i] = time === null ? 0 : Date.parse(time);
    places.set(id, i);
  }
  const least = ids.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  if (found.length)
    for (const [bit, { sql, parameters }] of tiers.entries()) {
      if (bit > 0 && bits.every((one) => one !== 0)) break; // later tiers have all that is in the earlier ones
      if (bit === 1 && isEnough(query, times, bits)) {
        const isIn = (_: number, i: number): boolean => bits[i] !== 0;
        return { ids: ids.filter(isIn), times: times.filter(isIn), tiers: bits.filter(isIn) };
      }
      for (const id of prepared(sql)
        .statement.pluck(true)
        .iterate([...parameters.slice(0, -1), least])) {
        const place = places.get(id as number);
        if (place !== undefined) bits[place] ||= 1 << bit;
      }
    }
  return { ids, times, tiers: bits };
}

function replyTo(request: Request): ReaderReply {
  const { id } = request;
  try {
    if (request.kind === 'search') return { id, kind: 'search', matches: search(request.query) };
    const { sql, parameters } = request.query;
    const rows = prepared(sql).all(parameters);
    return request.kind === 'json' ? { id, kind: 'json', json: JSON.stringify(rows) } : { id, kind: 'rows', rows };
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    return { id, kind: 'error', message, code };
  }
}

parentPort?.on('message', (request: Request) => {
  const reply = replyTo(request);
  const { ids, times, tiers } = reply.kind === 'search' ? reply.matches : {};
  const moved = [ids, times, tiers].flatMap((array) => (array ? [array.buffer] : []));
  parentPort?.postMessage(reply, moved as ArrayBuffer[]);
});
