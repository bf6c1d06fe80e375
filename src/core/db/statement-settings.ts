import { CompiledQuery } from 'kysely';
import pg from 'pg';

/**
 * Statements with settings of their own, such as `statement_timeout`. `SET LOCAL` and the statement are sent to PostgreSQL
 * as one simple query. PostgreSQL runs a simple query of several statements as one transaction, and its end resets the
 * settings. `BEGIN`, `SET LOCAL`, the statement and `COMMIT` by themselves would take four round trips. Within an open
 * transaction the settings would last until its end, so no such statement may run there.
 */

/** The beginning of such a query, by which a connection recognises it. */
const marks = { once: '/* with settings */ ', prepared: '/* prepared with settings */ ' };

/**
 * A query that runs with settings.
 * @param settings values by the names of PostgreSQL's parameters
 * @param how `prepared`: the connection keeps the statement and its plan. It is for few statements that run often.
 */
export function withSettings<T>(
  settings: Readonly<Record<string, string | number>>,
  { sql, parameters }: CompiledQuery<T>,
  how: keyof typeof marks,
): CompiledQuery<T> {
  const set = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value};`);
  return CompiledQuery.raw(`${marks[how]}${set.join(' ')}\n${sql}`, [...parameters]) as CompiledQuery<T>;
}

/** The most statements that a connection keeps; the least recently used goes first. The plan of a search takes 1 MB. */
const mostPrepared = 20;

interface Message {
  text: string;
  /** `statement_timeout` of its settings, ms. */
  timeoutMs: number | undefined;
  failed(error: unknown): void;
}

/** SQLSTATE of a prepared statement that does not exist, or whose tables have changed. */
const planErrors = new Set(['26000', '0A000']);

/** The prepared statements of one connection. */
export class PreparedStatements {
  #names = new Map<string, string>();
  #made = 0;
  /** The connection may have a statement that is not in `#names`: `PREPARE` is not undone by a rollback. */
  #hasUnknown = false;

  /** The simple query for a statement of `withSettings`; undefined for any other. */
  messageOf(text: string, values: readonly unknown[] = []): Message | undefined {
    const mark = Object.values(marks).find((one) => text.startsWith(one));
    if (mark === undefined) return undefined;
    const end = text.indexOf('\n');
    const settings = text.slice(mark.length, end);
    const statement = text.slice(end + 1);
    const literals = values.map(literalOf);
    const timeoutMs = Number(/statement_timeout = (\d+)/.exec(settings)?.[1]) || undefined;
    if (mark === marks.once) {
      const filled = statement.replace(/\$(\d+)/g, (_, n) => literals[n - 1] as string);
      return { text: `${settings} ${filled}`, timeoutMs, failed() {} };
    }
    const cleared = this.#clear();
    const prepared = this.#names.get(statement);
    const name = prepared ?? `dinam_${this.#made++}`;
    this.#names.delete(statement);
    this.#names.set(statement, name); // the most recently used is the last
    const run = `execute ${name}${literals.length > 0 ? ` (${literals.join()})` : ''}`;
    // A plan for the values alone would be made for each search, which takes longer than the search.
    const made = `set local plan_cache_mode = force_generic_plan; ${settings}`;
    return {
      text:
        prepared === undefined
          ? `${made} ${cleared}${this.#evict()}prepare ${name} as ${statement}; ${run}`
          : `${made} ${run}`,
      timeoutMs,
      failed: (error) => {
        // A statement that was prepared before remains prepared, unless the error is about the statement itself.
        if (prepared === undefined || planErrors.has(String((error as { code?: unknown }).code)))
          this.#hasUnknown = true;
      },
    };
  }

  /** After a failed `PREPARE` it is unknown which statements the connection has: all are removed and prepared again. */
  #clear(): string {
    if (!this.#hasUnknown) return '';
    this.#hasUnknown = false;
    this.#names.clear();
    return 'deallocate all; ';
  }

  /** Removes the least recently used statement where there are too many. */
  #evict(): string {
    const [oldest] = this.#names;
    if (!oldest || this.#names.size <= mostPrepared) return '';
    this.#names.delete(oldest[0]);
    return `deallocate ${oldest[1]}; `;
  }
}

/** A value as a literal of SQL. PostgreSQL gives it the type of the parameter. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`No literal is written for a value of the type ${typeof value}`);
  const text = String(value);
  // The query would end at this character. The code is that of PostgreSQL for it.
  if (text.includes('\0')) throw Object.assign(new Error('invalid byte sequence: 0x00'), { code: '22021' });
  return pg.escapeLiteral(text);
}
