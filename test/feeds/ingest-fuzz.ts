import assert from 'node:assert/strict';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';
import type { TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { mutants, randomOf } from '../support/feed-mutants.ts';
import { feedScene } from '../support/feed-scene.ts';
import type { Json, Kind } from '../support/helper.ts';

const feeds = 10;

type Done = (error: Error | null, addresses: object[]) => void;

/** No name is known. Pages of items are looked up in full, and where no resolver answers each name takes many seconds. */
function withoutNames(t: TestContext): void {
  t.mock.method(dns, 'lookup', (name: string, _options: object, done: Done) => {
    if (isIP(name)) return done(null, [{ address: name, family: isIP(name) }]);
    done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }), []);
  });
  syncBuiltinESMExports();
  t.after(() => {
    t.mock.restoreAll();
    syncBuiltinESMExports();
  });
}

/**
 * Feeds that answer each visit with another damaged body, whole, compressed, compressed unnamed or cut: each visit ends
 * as one, with a reason where it brought nothing; trials answer; readers are served.
 */
export async function fuzzIngest(t: TestContext, kind: Kind, visits: number, seed: number): Promise<void> {
  withoutNames(t);
  const s = await feedScene(t, kind);
  const [next, random] = [mutants(seed), randomOf(seed)];
  const answer = (): [headers: Record<string, string>, body: Buffer] => {
    const body = next();
    const packed = gzipSync(body);
    const forms: [Record<string, string>, Buffer][] = [
      [{ 'content-encoding': 'gzip' }, packed],
      [{}, packed],
      [{ 'content-encoding': 'gzip' }, packed.subarray(0, random(packed.length) + 1)],
      [{ 'content-type': 'text/html; charset=utf-16' }, body],
      [{ 'content-location': 'http://[', etag: '"' }, body],
    ];
    return forms[random(12)] ?? [{ 'content-type': 'application/xml' }, body];
  };
  for (let i = 0; i < feeds; i++) {
    s.server.on(`/${i}`, (_request, response) => {
      const [headers, body] = answer();
      response.writeHead(200, headers).end(body);
    });
    await s.add(`/${i}`, { lang: 'te', publish_mode: i % 2 === 0 ? 'full' : 'off', full_text_allowed: true });
  }
  let failed = 0;
  for (let visit = 1; visit <= visits; visit++) {
    await s.turn(1_500);
    const rows = await s.dinam.app.db.write
      .selectFrom('feeds')
      .select(['id', 'fetch_count', 'last_fetched_at', 'last_status', 'last_error', 'next_fetch_at', 'error_count'])
      .execute();
    const now = new Date(s.clock.ms).toISOString();
    for (const row of rows) {
      const at = `seed ${seed}, visit ${visit}: ${JSON.stringify(row)}`;
      assert.equal(row.fetch_count, visit, at);
      assert.equal(row.error_count > 0, row.last_error !== null, at);
      assert.ok(row.next_fetch_at > now, at);
      failed += Number(row.last_error !== null);
    }
  }
  const dead = await s.dinam.app.db.write.selectFrom('jobs').select('kind').where('state', '!=', 'done').execute();
  assert.deepEqual(
    dead.filter((job) => job.kind !== 'feeds.fulltext'),
    [],
  );
  assert.ok(failed > 0 && failed < feeds * visits * 0.9, 'some bodies are feeds, and some are not');
  const list: Json = await s.call('/api/rss.php?lang=te&limit=100');
  assert.equal(list.status, 200);
  for (let i = 0; i < Math.min(visits, 20); i++) {
    const request = {
      token: await s.editor(),
      json: { feed_url: `${s.server.url}/${i % feeds}`, discover: i % 2 === 0 },
    };
    const trial = await s.call('/api/admin/feeds/test', request);
    assert.equal(trial.status, 200, trial.text);
  }
}
