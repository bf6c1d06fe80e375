import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { lowerThisThread } from '../../threads/priority.ts';
import type { Asking, Told } from './sqlite-thread.ts';

lowerThisThread();

// A thread of its own with a connection of its own: whatever a search takes, the program goes on answering.
const db = new Database((workerData as { file: string }).file, { readonly: true, timeout: 5_000 });
db.pragma('query_only = ON');
db.pragma('cache_size = -8000');
db.pragma('temp_store = MEMORY');

/** Statements by their text; a search has a handful of shapes, and each list of filters one more. */
const statements = new Map<string, Database.Statement>();

function prepared(text: string): Database.Statement {
  let statement = statements.get(text);
  if (!statement) {
    statement = db.prepare(text);
    if (statements.size >= 100) statements.clear();
    statements.set(text, statement);
  }
  return statement;
}

function hits({ rows, tiers }: Extract<Asking, { kind: 'hits' }>['question']): Extract<Told, { kind: 'hits' }>['hits'] {
  const found = prepared(rows.sql).raw(true).all(rows.parameters) as [number, string | null][];
  const ids = new Float64Array(found.length);
  const times = new Float64Array(found.length);
  const marks = new Uint8Array(found.length);
  const places = new Map<number, number>();
  for (const [i, [id, time]] of found.entries()) {
    ids[i] = id;
    times[i] = time === null ? 0 : Date.parse(time);
    places.set(id, i);
  }
  const least = ids.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  if (found.length)
    for (const [bit, { sql, parameters }] of tiers.entries())
      for (const id of prepared(sql)
        .pluck(true)
        .iterate([...parameters.slice(0, -1), least])) {
        const place = places.get(id as number);
        if (place !== undefined) marks[place] = (marks[place] as number) | (1 << bit);
      }
  return { ids, times, tiers: marks };
}

function answer(asking: Asking): Told {
  const { id } = asking;
  try {
    if (asking.kind === 'hits') return { id, kind: 'hits', hits: hits(asking.question) };
    return { id, kind: 'rows', rows: prepared(asking.query.sql).raw(false).all(asking.query.parameters) };
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    return { id, kind: 'error', message: `${code ?? ''} ${message}` };
  }
}

parentPort?.on('message', (asking: Asking) => {
  const told = answer(asking);
  const moved = told.kind === 'hits' ? [told.hits.ids.buffer, told.hits.times.buffer, told.hits.tiers.buffer] : [];
  parentPort?.postMessage(told, moved as ArrayBuffer[]);
});
