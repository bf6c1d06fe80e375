import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * JSON lines on standard output, or on standard error (`fd` 2) where the output is something else's. Secrets never
 * reach it: what may hold one is censored by path.
 */
export function createLog(level: string, fd: 1 | 2 = 1): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
    },
    pino.destination({ fd, sync: true }),
  );
}
