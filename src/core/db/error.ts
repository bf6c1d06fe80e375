import { Fault } from '../error.ts';

/** Errors of the database that the query did not cause. */
export type Illness = 'away' | 'busy' | 'full' | 'read-only' | 'damaged';

const byCode: [RegExp, Illness][] = [
  [/^(SQLITE_FULL|53100|ENOSPC)/, 'full'],
  [/^(SQLITE_(CORRUPT|NOTADB)|XX00[12])/, 'damaged'],
  [/^(SQLITE_READONLY|25006)/, 'read-only'],
  [/^(SQLITE_(BUSY|LOCKED)|40001|40P01|55P03|57014)/, 'busy'],
  [
    /^(SQLITE_(IOERR|CANTOPEN|PROTOCOL)|08...|25P03|53...|57...|58...|XX000|ECONN|ETIMEDOUT|EPIPE|EHOST|ENET|ENOTFOUND|EAI_)/,
    'away',
  ],
];
const byMessage =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|driver has already been destroyed|is not open|not queryable|has been discarded|Cannot use a pool/i;

/** What an error of a query, or of getting a connection for it, says of the database; undefined: nothing. */
export function illnessOf(error: unknown): Illness | undefined {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  if (error instanceof Fault) return undefined;
  if (typeof code === 'string') for (const [pattern, illness] of byCode) if (pattern.test(code)) return illness;
  return byMessage.test(message) ? 'away' : undefined;
}

/**
 * Whether it failed because something cannot be done now (the database, a queue that is full), so that what is old will
 * do.
 */
export const isOutage = (error: unknown): boolean =>
  error instanceof Fault ? error.code === 'unavailable' : illnessOf(error) !== undefined;

/** What each says to a client. */
export const words: Record<Illness, string> = {
  away: 'The database is unreachable.',
  busy: 'The database cannot do this now.',
  full: 'The disk is full.',
  'read-only': 'The database can only be read at present.',
  damaged: 'The database is damaged.',
};

const retryAfter = { 'retry-after': '5' };

/** Messages of SQLite and PostgreSQL that a client may see. */
export function ofDatabase(error: unknown): Fault | undefined {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(code) || code === '23505')
    return new Fault('conflict', 'There is another one with the same key.');
  if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY' || code === '23503')
    return new Fault('conflict', 'Something else still refers to it, or it refers to what is not there.');
  const illness = illnessOf(error);
  return illness && new Fault('unavailable', words[illness], { headers: retryAfter, cause: error });
}
