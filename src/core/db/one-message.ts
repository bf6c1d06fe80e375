import { CompiledQuery } from 'kysely';
import pg from 'pg';

/**
 * A statement under settings of its own goes to PostgreSQL in one message: the settings, then the statement. What one
 * message says is one transaction, whose end undoes the settings. Begun, set and ended by messages of their own, it would
 * take four answers where it now takes one.
 */

const marks = { once: '/* under settings */ ', prepared: '/* prepared under settings */ ' };

/**
 * Settings by their names, for one statement.
 * @param how `prepared`: the connection keeps the plan, for statements of which there are few and which come often
 */
export function underSettings<T>(
  settings: Readonly<Record<string, string | number>>,
  { sql, parameters }: CompiledQuery<T>,
  how: keyof typeof marks,
): CompiledQuery<T> {
  const set = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value};`);
  return CompiledQuery.raw(`${marks[how]}${set.join(' ')}\n${sql}`, [...parameters]) as CompiledQuery<T>;
}

/** Plans that a connection keeps at most, those that were last used: that of a search takes the server a megabyte. */
const mostPrepared = 20;

interface Message {
  text: string;
  /** The limit of time in its settings. */
  timeoutMs: number | undefined;
  failed(error: unknown): void;
}

/** The connection has no such plan, or its tables have changed. */
const planErrors = new Set(['26000', '0A000']);

/** What one connection makes of such statements. */
export class MessageWriter {
  #names = new Map<string, string>();
  #made = 0;
  /** Whether the connection may have a plan that is not among the names: a plan outlives the transaction that made it. */
  #hasUnknown = false;

  /** The message of a statement by `underSettings`; undefined for any other. */
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
    const known = this.#names.get(statement);
    const name = known ?? `dinam_${this.#made++}`;
    this.#names.delete(statement);
    this.#names.set(statement, name); // the last that was used
    const run = `execute ${name}${literals.length > 0 ? ` (${literals.join()})` : ''}`;
    // Made anew for every value, a plan takes longer than what it is for.
    const made = `set local plan_cache_mode = force_generic_plan; ${settings}`;
    return {
      text:
        known === undefined
          ? `${made} ${cleared}${this.#forget()}prepare ${name} as ${statement}; ${run}`
          : `${made} ${run}`,
      timeoutMs,
      failed: (error) => {
        // A plan that was there before still is, whatever the values led to.
        if (known === undefined || planErrors.has(String((error as { code?: unknown }).code))) this.#hasUnknown = true;
      },
    };
  }

  /** After a failure all plans are made anew: which of them the connection has is not known. */
  #clear(): string {
    if (!this.#hasUnknown) return '';
    this.#hasUnknown = false;
    this.#names.clear();
    return 'deallocate all; ';
  }

  /** Where there are too many, the one that was not used for longest is forgotten. */
  #forget(): string {
    const [oldest] = this.#names;
    if (!oldest || this.#names.size <= mostPrepared) return '';
    this.#names.delete(oldest[0]);
    return `deallocate ${oldest[1]}; `;
  }
}

/** A value as it stands in a statement, of the type that is expected there. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`No literal is written for a value of the type ${typeof value}`);
  const text = String(value);
  // The message would end there. PostgreSQL has this code for it.
  if (text.includes('\0')) throw Object.assign(new Error('invalid byte sequence: 0x00'), { code: '22021' });
  return pg.escapeLiteral(text);
}
