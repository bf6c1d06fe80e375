import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import type { CacheEntry } from './cache.ts';
import { chooseEncoding, compressed, type Encoding, encodingOf, levelFor } from './encoding.ts';

test('the encoding that a client takes', () => {
  const table: [accept: string | undefined, encoding: Encoding][] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip,br', 'br'],
    ['gzip, zstd', 'zstd'],
    ['zstd;q=0, gzip', 'gzip'],
    ['zstd', 'zstd'],
    ['deflate', 'identity'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['gzip; q=0.0', 'identity'],
    ['gzip;q=0.001', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0 , gzip ; q=1', 'gzip'],
    ['gzip;q=1.0, br;q=0.0', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['x-gzip', 'identity'],
    ['brotli', 'identity'],
    ['zbr, gzipx', 'identity'],
  ];
  for (const [accept, encoding] of table) {
    assert.equal(chooseEncoding(accept, 5_000), encoding, String(accept));
    assert.equal(chooseEncoding(accept, 100), 'identity', 'too small to be worth it');
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (accept) => {
      assert.ok(['identity', 'gzip', 'br', 'zstd'].includes(chooseEncoding(accept, 5_000)));
    }),
  );
});

const text = Buffer.from('తెలుగు వార్తలు '.repeat(200));

const entry = (isWanted = false): CacheEntry => ({
  key: 'k',
  topics: [],
  stamp: '',
  validUntil: Number.POSITIVE_INFINITY,
  maxAge: 30,
  madeAt: 0,
  media: 'text/plain',
  body: text,
  etags: { identity: '"i"', gzip: '"g"', br: '"b"', zstd: '"z"' },
  checked: 0,
  isWanted,
  forms: {},
});

test('brotli comes with the second time, at once where it is wanted, and where it is there already', () => {
  const accept = 'gzip, deflate, br';
  const first = entry();
  assert.deepEqual([encodingOf(first, accept), encodingOf(first, accept)], ['gzip', 'br']);
  const plain = entry();
  assert.deepEqual([encodingOf(plain, 'br'), encodingOf(plain, 'br')], ['identity', 'br'], 'no gzip for who has none');
  const other = entry();
  assert.deepEqual(
    [encodingOf(other, undefined), encodingOf(other, accept)],
    ['identity', 'br'],
    'whoever the client is',
  );
  assert.equal(encodingOf(entry(true), accept), 'br');
  assert.equal(encodingOf({ ...entry(), forms: { br: text } }, accept), 'br');
  assert.equal(encodingOf(entry(true), 'gzip'), 'gzip');
  const modern = entry();
  const browser = 'gzip, deflate, br, zstd';
  assert.deepEqual(
    [encodingOf(modern, browser), encodingOf(modern, browser)],
    ['zstd', 'br'],
    'what takes least time first',
  );
});

test('the larger a body, the less is it worked on; every level gives the same bytes back', async () => {
  for (const [encoding, back] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ] as const) {
    const levels = [1_000, 100_000, 1_000_000, 10_000_000].map((size) => levelFor(encoding, size));
    assert.deepEqual(
      levels,
      levels.toSorted((a, b) => b - a),
    );
    if (encoding === 'br') assert.ok((levels[0] as number) > (levels[3] as number));
    for (const size of [1_000, 100_000, 1_000_000, 3_000_000]) {
      const body = Buffer.alloc(size, text);
      const bytes = await compressed(body, encoding);
      assert.ok(bytes.length < size / 2 && back(bytes).equals(body), `${encoding} of ${size}`);
    }
  }
});
