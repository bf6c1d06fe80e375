import { isatty } from 'node:tty';

export const logFormats = ['auto', 'json', 'pretty'] as const;
export type LogFormat = (typeof logFormats)[number];

/** Whether lines that go to this descriptor are for people. */
export const isPretty = (format: LogFormat, fd: number | null): boolean =>
  format === 'pretty' || (format === 'auto' && fd !== null && isatty(fd));
