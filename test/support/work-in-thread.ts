// What the test of `core/threads/worker-thread.ts` runs in its thread.

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

/** Spends no CPU time, as a thread that the machine gives none; and answers nothing meanwhile, as native code. */
export const rest = (ms: number): string => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

export const backtrack = (): boolean => /^(a+)+$/.test(`${'a'.repeat(60)}b`);
