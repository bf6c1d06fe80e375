import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Fault } from '../error.ts';
import { parseFields, splitUrl } from './query-string.ts';

function badOf(text: string): string[] {
  try {
    parseFields(text);
  } catch (error) {
    assert.ok(error instanceof Fault && error.code === 'invalid', String(error));
    return error.errors.map((e) => e.field);
  }
  return [];
}

/** Fields as a plain object, to compare. */
const parsed = (text: string): Record<string, unknown> => Object.fromEntries(Object.entries(parseFields(text)));

test('names and values, with what may be left out', () => {
  for (const [text, fields] of [
    ['', {}],
    ['lang=te', { lang: 'te' }],
    ['&lang=te&&page=2&', { lang: 'te', page: '2' }],
    ['a', { a: '' }],
    ['a=', { a: '' }],
    ['=b', { '': 'b' }],
    ['a=b=c', { a: 'b=c' }],
    ['q=a+b', { q: 'a b' }],
    ['q=a%2Bb', { q: 'a+b' }],
    ['q=%26%3D%25', { q: '&=%' }],
    ['%E0%B0%AA%E0%B1%87%E0%B0%B0%E0%B1%81=%E0%B0%B8%E0%B1%80%E0%B0%A4', { పేరు: 'సీత' }],
    ['q=వర్షం', { q: 'వర్షం' }],
    ['tags[]=a&tags[]=b', { 'tags[]': ['a', 'b'] }],
    ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
    ['a=&a=', { a: ['', ''] }],
  ] as const)
    assert.deepEqual(parsed(text), fields, text);
});

test('a name of Object is a name like any other', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    assert.deepEqual(Object.entries(parseFields(`${name}=x`)), [[name, 'x']]);
    assert.deepEqual(Object.entries(parseFields(`${name}=x&${name}=y`)), [[name, ['x', 'y']]]);
  }
  assert.equal(Object.getPrototypeOf(parseFields('a=1')), null);
  assert.equal(({} as { x?: string }).x, undefined);
});

test('what is not UTF-8 is named', () => {
  assert.deepEqual(badOf('a=1&search=%ff%fe&b=%E0%B0&c=%'), ['search', 'b', 'c']);
  assert.deepEqual(badOf('%ff=1'), ['']);
  assert.deepEqual(badOf('a=%zz'), ['a']);
  assert.deepEqual(badOf('a=%ed%a0%80'), ['a'], 'a surrogate in UTF-8 is none');
});

test('two hundred parameters and no more', () => {
  const many = (n: number): string => Array.from({ length: n }, (_, i) => `p${i}=1`).join('&');
  assert.equal(Object.keys(parseFields(many(200))).length, 200);
  assert.deepEqual(badOf(many(201)), ['']);
});

test('what a browser encodes is decoded', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 12 }), (pairs) => {
      const expected = new Map<string, string[]>();
      for (const [name, value] of pairs) expected.set(name, [...(expected.get(name) ?? []), value]);
      const fields = parseFields(new URLSearchParams(pairs).toString());
      assert.deepEqual(
        Object.entries(fields)
          .map(([name, value]) => [name, [value].flat()])
          .sort(),
        [...expected].sort(),
      );
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (junk) => {
      try {
        parseFields(junk);
      } catch (error) {
        assert.ok(error instanceof Fault);
      }
    }),
  );
});

test('the path and the query of a request target', () => {
  assert.deepEqual(splitUrl('/api/v1/news'), ['/api/v1/news', '']);
  assert.deepEqual(splitUrl('/api/v1/news?'), ['/api/v1/news', '']);
  assert.deepEqual(splitUrl('/a?b=c?d'), ['/a', 'b=c?d']);
});
