import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseEncoding, type Encoding } from './cache.ts';

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
      assert.ok(['identity', 'gzip', 'br'].includes(chooseEncoding(accept, 5_000)));
    }),
  );
});
