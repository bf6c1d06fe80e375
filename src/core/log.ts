import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. Secrets never reach it: what may hold one is censored by path. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
  });
}
