// What worker-thread.test.ts runs in its thread.

import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { basename } from 'node:path';

export const double = (n: number): number => n * 2;

export const fail = (): never => {
  throw new RangeError('చాలా పెద్దది');
};

export const forever = (): never => {
  for (;;);
};

export const tooMuch = (): number => {
  const kept: unknown[] = [];
  for (;;) kept.push(new Array(100_000).fill({}));
};

export const priority = (): number => getPriority(Number(basename(readlinkSync('/proc/thread-self'))));
