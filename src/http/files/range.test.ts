import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteRange } from './range.ts';

test('a range of a file of ten bytes', () => {
  const cases: [string | undefined, ReturnType<typeof byteRange>][] = [
    [undefined, null],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=2-400', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=9-', { start: 9, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=4-2', null],
    ['bytes=-', null],
    ['bytes=0-1,3-4', null],
    ['items=0-1', null],
    ['bytes=a-b', null],
  ];
  for (const [header, expected] of cases) assert.deepEqual(byteRange(header, 10), expected, header ?? 'none');
  assert.equal(byteRange('bytes=0-', 0), 'unsatisfiable', 'an empty file');
});
