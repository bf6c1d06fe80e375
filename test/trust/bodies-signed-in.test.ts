import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import { type ActRoute, isOpenRead } from '../../src/core/api/route.ts';
import { system } from '../../src/core/app.ts';
import { createApiToken } from '../../src/users/api-tokens/api-tokens.ts';
import { extent } from '../support/extent.ts';
import { start } from '../support/helper.ts';
import { leastOf } from '../support/main-thread.ts';
import { fullest } from './fullest.ts';
import { addressOf, hostile, post } from './hostile-bodies.ts';
import { newPerson } from './people.ts';

/** What a body of a signed-in user may cost the thread that answers everybody, in milliseconds of CPU. */
const mostMs = 100;
const bytes = 1_040_000;

/** Of what the texts of a body are made that its schema takes. */
const pieces = extent(
  ['వర్షం ', '<p>', '&', '. ', 'a\u0327\u0301', '"', '{{a}}', '(a+)+', '\u2067ا'],
  ['<p>', '. ', '(a+)+'],
);

const operations = routes.filter(
  (route): route is ActRoute =>
    !isOpenRead(route) &&
    route.method !== 'GET' &&
    route.access !== 'anyone' &&
    !route.raw &&
    !route.streamed &&
    !route.upload &&
    route.body !== undefined,
);

test('no body of a megabyte of a signed-in user or an API token holds up the others', async (t) => {
  const running = await start(t, 'sqlite', { PUBLIC_URL: 'https://news.example.in' });
  const { app } = running.dinam;
  const agent = new Agent({ keepAlive: true });
  t.after(() => agent.destroy());
  assert.ok(operations.length > 100, `${operations.length}`);
  const dear: string[] = [];
  const reached = { contributor: 0, owner: 0, token: 0 };
  let worst = ['', 0] as [string, number];
  const askers = {
    contributor: async () => (await newPerson(app, 'contributor')).token,
    owner: async () => (await newPerson(app, 'owner')).token,
    token: async () => {
      const { user } = await newPerson(app, 'owner');
      return (await createApiToken(app, user.id, { name: 'యంత్రం', scopes: ['*:write'] }, system)).secret;
    },
  };
  for (const [n, route] of operations.entries()) {
    const name = `${route.method} ${route.path}`;
    const full = pieces.map((piece): (typeof hostile)[number] => [
      `all that it takes, of ${JSON.stringify(piece)}`,
      'application/json',
      JSON.stringify(fullest(route.body as never, piece, { left: bytes })),
    ]);
    const some = extent(
      hostile,
      hostile.filter((_, i) => (i + n) % 4 === 0),
    );
    for (const [who, tokenOf] of Object.entries(askers) as [keyof typeof askers, () => Promise<string>][]) {
      const headers = { authorization: `Bearer ${await tokenOf()}`, 'if-match': '*' };
      const probe = await post(
        running.url + addressOf(route.path),
        agent,
        route.method,
        'application/json',
        '[]',
        headers,
      );
      if (probe === 401 || probe === 403) continue;
      reached[who]++;
      // What is parsed and checked is the same for all: one of them sends what is only refused.
      for (const [what, type, body] of who === 'owner' ? [...some, ...full] : full) {
        const ms = await leastOf(async () => {
          const status = await post(running.url + addressOf(route.path), agent, route.method, type, body, headers);
          assert.ok(status < 500 || status === 503, `${name} with ${what}: ${status}`);
        }, mostMs);
        if (ms > worst[1]) worst = [`${name} with ${what} by ${who}`, Math.round(ms)];
        if (ms > mostMs) dear.push(`${name} with ${what} by ${who}: ${Math.round(ms)} ms`);
      }
    }
  }
  t.diagnostic(`dearest: ${worst[1]} ms, ${worst[0]}; ${JSON.stringify(reached)}`);
  assert.ok(reached.contributor > 15 && reached.owner > 100 && reached.token > 80, JSON.stringify(reached));
  assert.deepEqual(dear, []);
});
