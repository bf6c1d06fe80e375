import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isoTime } from '../clock.ts';
import { Fault } from '../error.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

const isRefused = (text: string): boolean => {
  try {
    decodeCursor(text);
    return false;
  } catch (error) {
    assert.ok(error instanceof Fault, String(error));
    assert.deepEqual([error.code, error.errors[0]?.field], ['invalid', 'cursor']);
    return true;
  }
};

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const between = (from: string, to: string) => fc.integer({ min: Date.parse(from), max: Date.parse(to) });

test('a cursor survives a round trip', () => {
  fc.assert(
    fc.property(between('1970-01-01T00:00:00Z', '5000-01-01T00:00:00Z'), id, (ms, number) => {
      const position = { time: isoTime(ms), id: number };
      const text = encodeCursor(position);
      assert.match(text, /^[\w-]+$/, 'it needs no encoding in an address');
      assert.deepEqual(decodeCursor(text), position);
    }),
  );
});

test('a cursor of any time that an item may have survives a round trip', () => {
  for (const time of ['1947-08-15T00:00:00.000Z', '0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])
    assert.deepEqual(decodeCursor(encodeCursor({ time, id: 7 })), { time, id: 7 });
});

test('anything else is refused', () => {
  const of = (text: string): string => Buffer.from(text).toString('base64url');
  assert.deepEqual(decodeCursor(of('1700000000000.5')), { time: isoTime(1_700_000_000_000), id: 5 });
  for (const text of [
    '',
    'abc',
    '0',
    of('1700000000000'),
    of('1700000000000.'),
    of('.5'),
    of('1700000000000.5.6'),
    of('1700000000000.5 '),
    of('1700000000000.5\n'),
    of('01700000000000.5'),
    of('1700000000000.05'),
    of('1e3.5'),
    of('1700000000000.-5'),
    of('99999999999999999.5'),
    of('1700000000000.9007199254740993'),
    of("1700000000000.5' or 1=1"),
    `${of('1700000000000.5')}=`,
    `${of('1700000000000.5')} `,
    of('१७०००.५'),
    '9'.repeat(300),
  ])
    assert.ok(isRefused(text), JSON.stringify(text));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.base64String(), fc.string().map(of)), (text) => {
      if (!isRefused(text)) assert.equal(encodeCursor(decodeCursor(text)), text, 'only its own spelling is accepted');
    }),
    { numRuns: 500 },
  );
});
