import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import { type ActRoute, isOpenRead } from '../../src/core/api/route.ts';
import { start } from '../support/helper.ts';

/** Operations that are open to strangers and not answered from memory, those behind one address too. */
const open = routes
  .filter((route): route is ActRoute => !isOpenRead(route))
  .flatMap((route) => [route, ...Object.values(route.acts ?? {})])
  .filter(({ access }) => access === 'anyone');

test('every operation that is open to strangers names how often an address may ask', () => {
  assert.ok(open.length > 20, `${open.length}`);
  const without = open.filter(({ limit }) => limit === undefined).map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(without, []);
});

test('the limit of a route is kept', async (t) => {
  const running = await start(t, 'sqlite', {
    PUBLIC_URL: 'https://news.example.in',
    TRUST_PROXY: '127.0.0.1',
  });
  let n = 0;
  for (const { method, path, limit } of open) {
    if (typeof limit !== 'object') continue;
    const at = path.replace(/:\w+/g, 'abcdefgh');
    const ask = (from: string) =>
      fetch(running.url + at, {
        method,
        headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      }).then(({ status }) => status);
    const from = `203.0.113.${++n}`;
    const statuses: number[] = [];
    for (let i = 0; i < limit.points; i++) statuses.push(await ask(from));
    assert.ok(!statuses.includes(429), `${path} before its limit`);
    assert.equal(await ask(from), 429, path);
    assert.notEqual(await ask('198.51.100.7'), 429, `${path} from elsewhere`);
  }
  assert.ok(n >= 5, `${n}`);
});
