import { isatty } from 'node:tty';
import { type DestinationStream, type Logger, pino } from 'pino';
import { hideKeys } from '../hide-keys.ts';
import { isPretty, type LogFormat } from './format.ts';
import { prettyLine } from './pretty.ts';
import { sinkOf } from './sink.ts';
import { LogThrottle, sameness } from './throttle.ts';

export type Log = Logger;

/** Of an error, in characters: a message may repeat what somebody sent. */
const longest = { message: 1_000, stack: 6_000 };

const errorLine = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { message, stack, ...rest } = pino.stdSerializers.err(error);
  const short = message.slice(0, longest.message);
  return { ...rest, message: short, stack: stack.replace(message, () => short).slice(0, longest.stack) };
};

const warn = 40;
const fatal = 60;

/**
 * JSON lines on standard output, or on standard error (2) where the output is something else's. Secrets never
 * reach it: what may hold one is censored by path. A warning or error that comes again within a minute is counted, and
 * the next one says in `suppressed` how many there were.
 * @param format `auto`: lines for people on a terminal, else JSON
 */
export function createLog(level: string, to: 1 | 2 | DestinationStream = 1, format: LogFormat = 'json'): Log {
  const throttle = new LogThrottle(1_000);
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorLine },
      redact: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
      hooks: {
        // An error of a fetch may carry the address.
        streamWrite: hideKeys,
        logMethod(args, method, at) {
          if (at < warn || at >= fatal) return method.apply(this, args);
          const [fields, message] = args as unknown[];
          const times = throttle.count(sameness(at, fields, message), performance.now());
          if (times === 0) return;
          if (times > 1 && typeof fields === 'object')
            return method.apply(this, [{ ...fields, suppressed: times - 1 }, message] as never);
          method.apply(this, args);
        },
      },
    },
    level === 'silent' ? { write() {} } : destination(to, format),
  );
}

function destination(to: 1 | 2 | DestinationStream, format: LogFormat): DestinationStream {
  const fd = typeof to === 'number' ? to : null;
  const sink = typeof to === 'number' ? sinkOf(to) : to;
  if (!isPretty(format, fd)) return sink;
  const hasColors = fd !== null && isatty(fd) && !process.env.NO_COLOR;
  return { write: (line) => void sink.write(prettyLine(line, hasColors)) };
}
