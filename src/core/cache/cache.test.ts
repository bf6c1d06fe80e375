import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { migrate } from '../../migrations/list.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../log/log.ts';
import { Cache, type CacheEntry } from './cache.ts';
import { bumpVersions, Versions } from './versions.ts';

interface Bench {
  cache: Cache;
  clock: { ms: number };
  /** Raises topics as a transaction of this instance does. */
  bump(...topics: string[]): Promise<void>;
  /** The entry under a key, made of `text` if it is not there. */
  put(
    key: string,
    text: string | Buffer,
    more?: Partial<Parameters<Cache['get']>[0]> & { validUntil?: number },
  ): Promise<CacheEntry>;
  another(build: string): Cache;
}

async function bench(t: TestContext, bytes = 1_000_000): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-cache-'));
  const log = createLog('silent');
  const db = openDatabase(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }), log);
  t.after(async () => {
    await db.close();
    rmSync(folder, { recursive: true });
  });
  await migrate(db);
  const versions = new Versions(db, log);
  const clock = { ms: Date.parse('2026-11-20T06:00:00Z') };
  const now = (): number => clock.ms;
  const cache = new Cache(versions, now, 'build-1', bytes);
  return {
    cache,
    clock,
    async bump(...topics) {
      const raised = await db.write.transaction().execute((tx) => bumpVersions(tx, 'sqlite', topics, clock.ms));
      versions.committed(raised);
    },
    put(key, text, { validUntil = Number.POSITIVE_INFINITY, ...more } = {}) {
      const make = async () => ({ body: Buffer.from(text), validUntil });
      return cache.get({ key, topics: ['news:te'], maxAge: 30, media: 'application/json', rare: false, make, ...more });
    },
    another: (build) => new Cache(versions, now, build, bytes),
  };
}

const textOf = (cache: Cache, key: string): string | undefined => cache.peek(key)?.body.toString();

test('an entry is good until its topics or its instant', async (t) => {
  const { cache, put, bump, clock } = await bench(t);
  await put('a', 'ఒకటి', { validUntil: clock.ms + 1_000 });
  await put('b', 'दो', { topics: ['news:hi', 'settings'] });
  assert.equal(textOf(cache, 'a'), 'ఒకటి');
  await bump('news:ta');
  assert.equal(textOf(cache, 'a'), 'ఒకటి', 'another topic');
  clock.ms += 999;
  assert.equal(textOf(cache, 'a'), 'ఒకటి');
  clock.ms += 1;
  assert.equal(textOf(cache, 'a'), undefined, 'its instant has come');
  assert.equal(textOf(cache, 'b'), 'दो');
  await bump('settings');
  assert.equal(textOf(cache, 'b'), undefined, 'any of its topics counts');
  assert.equal((await put('b', 'नया', { topics: ['news:hi', 'settings'] })).body.toString(), 'नया');
});

test('an answer read before a write is not cached under the version after it', async (t) => {
  const { cache, put, bump } = await bench(t);
  const gate = Promise.withResolvers<void>();
  const make = (text: string) => async () => {
    await gate.promise;
    return { body: Buffer.from(text), validUntil: Number.POSITIVE_INFINITY };
  };
  const old = put('k', '', { make: make('పాతది') });
  await bump('news:te');
  const young = put('k', '', { make: make('కొత్తది') });
  gate.resolve();
  assert.equal((await old).body.toString(), 'పాతది');
  assert.equal((await young).body.toString(), 'కొత్తది', 'a request after the write does not join one from before it');
  const kept = textOf(cache, 'k');
  assert.ok(kept === undefined || kept === 'కొత్తది', String(kept));
  assert.notEqual((await old).etags.identity, (await young).etags.identity);
});

test('one computation at a time, and a failure is passed on but not cached', async (t) => {
  const { cache, put } = await bench(t);
  let made = 0;
  const gate = Promise.withResolvers<void>();
  const make = async () => {
    made++;
    await gate.promise;
    throw new Error('దెబ్బ');
  };
  const all = Array.from({ length: 20 }, () => put('k', '', { make }).then(String, (e: Error) => e.message));
  const other = put('other', 'వేరే');
  gate.resolve();
  assert.deepEqual(new Set(await Promise.all(all)), new Set(['దెబ్బ']));
  assert.equal(made, 1);
  assert.equal((await other).body.toString(), 'వేరే');
  assert.equal((await put('k', 'మంచి')).body.toString(), 'మంచి');
  assert.deepEqual(cache.counts, { hits: 0, misses: 3, joined: 19, notModified: 0, stale: 0 });
  await put('k', 'ఎవరూ అడగలేదు');
  assert.equal(cache.counts.hits, 1);
});

test('the least recently used leaves first', async (t) => {
  const { cache, put } = await bench(t, 20_000);
  const body = Buffer.alloc(2_000, 'క');
  const keys = Array.from({ length: 6 }, (_, i) => `k${i}`);
  for (const key of keys) await put(key, body);
  assert.ok(
    keys.every((key) => cache.peek(key)),
    'there is room for these six',
  );
  for (const key of ['k0', 'k2']) cache.peek(key);
  // Peeked in the order 0 … 5, then 0 and 2: the oldest now are 1, 3, 4.
  for (let i = 0; i < 3; i++) await put(`new${i}`, body);
  assert.deepEqual(
    keys.filter((key) => cache.peek(key)),
    ['k0', 'k2', 'k5'],
  );
});

test('an answer over a quarter of the limit is not cached, nor is the one that it replaces', async (t) => {
  const { cache, put, bump } = await bench(t, 10_000);
  await put('k', 'చిన్నది');
  const small = cache.bytes;
  assert.ok(small > 600);
  await bump('news:te');
  const big = await put('k', Buffer.alloc(2_300, 1));
  assert.equal(big.body.length, 2_300);
  assert.equal(cache.peek('k'), undefined);
  assert.equal(cache.bytes, 0);
  await put('k', Buffer.alloc(1_500, 1));
  assert.ok(cache.peek('k'));
});

test('without memory nothing is cached and everything is answered', async (t) => {
  const { cache, put } = await bench(t, 0);
  for (const text of ['ఒకటి', 'రెండు']) assert.equal((await put('k', text)).body.toString(), text);
  assert.equal(cache.bytes, 0);
  assert.ok((await cache.form(await put('k', 'x'.repeat(2_000)), 'gzip')).length > 20);
  assert.equal(cache.bytes, 0);
});

test('rare answers cannot push out the others', async (t) => {
  const { cache, put } = await bench(t, 50_000);
  await put('list', Buffer.alloc(5_000, 1));
  for (let i = 0; i < 200; i++) await put(`search${i}`, Buffer.alloc(300, 1), { rare: true });
  assert.ok(cache.peek('list'));
  assert.ok(cache.peek('search199'));
  assert.equal(cache.peek('search0'), undefined);
});

test('the bytes stay within their bound, whatever is put in, compressed and replaced', async (t) => {
  const limit = 30_000;
  const { put, bump, another } = await bench(t, limit);
  const noise = randomBytes(9_000); // does not get smaller
  const step = fc.record({
    key: fc.integer({ min: 0, max: 30 }).map((n) => `k${n}`),
    size: fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 9_000 })),
    rare: fc.boolean(),
    forms: fc.subarray<'gzip' | 'br'>(['gzip', 'br']),
    bump: fc.integer({ min: 0, max: 20 }).map((n) => n === 0),
  });
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const cache = another('build');
      const entries = new Map<string, CacheEntry>();
      for (const { key, size, rare, forms, bump: isBumped } of steps) {
        if (isBumped) await bump('news:te');
        const make = async () => ({ body: noise.subarray(0, size), validUntil: Number.POSITIVE_INFINITY });
        const entry = await cache.get({ key, topics: ['news:te'], maxAge: 30, media: 'application/json', rare, make });
        entries.set(key, entry);
        for (const form of forms) await cache.form(entry, form);
        assert.ok(cache.bytes <= limit, `${cache.bytes}`);
        const real = [...new Set([...entries.keys()].map((k) => cache.peek(k)))].reduce(
          (sum, e) => sum + (e ? e.body.length + lengthOf(e.forms.gzip) + lengthOf(e.forms.br) : 0),
          0,
        );
        assert.ok(real <= cache.bytes, `${real} bytes are held, ${cache.bytes} are counted`);
        kept = Math.max(kept, real);
      }
    }),
    { numRuns: 40 },
  );
  assert.ok(kept > limit / 2, 'the room is used');
  assert.equal((await put('after', 'ఇంకా')).body.toString(), 'ఇంకా');
});

const lengthOf = (form: Buffer | Promise<Buffer> | undefined): number => (Buffer.isBuffer(form) ? form.length : 0);

test('each encoding is made once from the same bytes', async (t) => {
  const { cache, put } = await bench(t);
  const entry = await put('k', 'వార్తలు ప్రభుత్వం '.repeat(200));
  assert.equal(cache.form(entry, 'identity'), entry.body);
  const before = cache.bytes;
  const [gzip, same, br, zstd] = await Promise.all([
    cache.form(entry, 'gzip'),
    cache.form(entry, 'gzip'),
    cache.form(entry, 'br'),
    cache.form(entry, 'zstd'),
  ]);
  assert.equal(gzip, same);
  assert.ok(gunzipSync(gzip).equals(entry.body));
  assert.ok(brotliDecompressSync(br).equals(entry.body));
  assert.ok(zstdDecompressSync(zstd).equals(entry.body));
  assert.equal(cache.form(entry, 'br'), br, 'kept, not made anew');
  assert.equal(cache.bytes, before + gzip.length + br.length + zstd.length);
  assert.equal(new Set(Object.values(entry.etags)).size, 4);
});

test('an ETag matches what it names and nothing else', async (t) => {
  const { cache, put, bump, clock, another } = await bench(t);
  const topics = ['news:te'];
  const until = clock.ms + 60_000;
  for (const validUntil of [Number.POSITIVE_INFINITY, until]) {
    const { etags } = await put(`k${validUntil}`, 'ఒకటి', { validUntil });
    for (const etag of Object.values(etags)) {
      const matches = (text: string, key = `k${validUntil}`, of = topics, by = cache) => by.matches(text, key, of);
      for (const text of [etag, `W/${etag}`, `"x", ${etag}`, `${etag}, "y"`, `W/"a",W/${etag},"b"`])
        assert.equal(matches(text), etag, text);
      assert.equal(matches(etag, 'another key'), undefined);
      assert.equal(matches(etag, undefined, ['news:hi']), undefined);
      assert.equal(matches(etag, undefined, undefined, another('build-2')), undefined, 'another release');
      assert.equal(
        matches(etag, undefined, undefined, another('build-1')),
        etag,
        'another instance, without the entry',
      );
      assert.equal(cache.validUntilOf(etag), validUntil);
      const [hash, time, form] = etag.slice(1, -1).split('.') as [string, string, string];
      const later = (until + 1).toString(36);
      for (const forged of [
        `"${hash}.${later}.${form}"`,
        `"${hash}.${time === 'z' ? later : 'z'}.${form}"`,
        `"${'A'.repeat(16)}.${time}.${form}"`,
        `"${hash.slice(1)}.${time}.${form}"`,
        `"${hash}.${time}.x"`,
        `"${hash}.0${time}.${form}"`,
        `"${hash}.zzzzzzzzzzz.${form}"`,
        `"${hash}.-1.${form}"`,
        etag.slice(1, -1),
        etag.toUpperCase(),
        `${hash}.${time}.${form}`,
      ])
        if (forged !== etag) assert.equal(matches(forged), undefined, forged);
    }
  }
  const { etags } = await put(`k${until}`, '', {});
  clock.ms = until - 1;
  assert.ok(cache.matches(etags.br, `k${until}`, topics));
  clock.ms = until;
  assert.equal(cache.matches(etags.br, `k${until}`, topics), undefined, 'its instant has come');
  const lasting = (await put(`k${Number.POSITIVE_INFINITY}`, '')).etags.identity;
  assert.ok(cache.matches(lasting, `k${Number.POSITIVE_INFINITY}`, topics));
  await bump('news:te');
  assert.equal(cache.matches(lasting, `k${Number.POSITIVE_INFINITY}`, topics), undefined, 'the topic was written');
});

test('garbage in If-None-Match matches nothing and breaks nothing', async (t) => {
  const { cache, put } = await bench(t);
  const { etags } = await put('k', 'ఒకటి');
  const unit = fc.constantFrom(...'"".izgb-_,W/* \\Az09౧'.split(''), etags.gzip.slice(0, 10));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit, maxLength: 80 }), fc.string({ unit: 'binary' })), (text) => {
      if (!text.includes(etags.gzip)) assert.equal(cache.matches(text, 'k', ['news:te']), undefined);
    }),
    { numRuns: 200 },
  );
  const long = '"aaaaaaaaaaaaaaaa.z.i", '.repeat(5_000);
  assert.equal(cache.matches(long, 'k', ['news:te']), undefined);
  assert.equal(cache.matches(`"a", ${etags.identity}, ${long}`, 'k', ['news:te']), etags.identity);
});
