// Rest: it measures the cost of many hostile bodies.
// Alone: it measures the CPU time of its process.

import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import { type ActRoute, isOpenRead } from '../../src/core/api/route.ts';
import { systemActor } from '../../src/core/app.ts';
import { neededScopes } from '../../src/core/model/scopes.ts';
import { createApiToken } from '../../src/users/api-tokens/api-tokens.ts';
import type { ApiTokenInput } from '../../src/users/model/api-token.ts';
import { extent } from '../support/extent.ts';
import { start } from '../support/helper.ts';
import { leastOf } from '../support/main-thread.ts';
import { fullest } from './fullest.ts';
import { addressOf, hostile, post } from './hostile-bodies.ts';
import { newPerson } from './people.ts';

/** What a body of a signed-in user may cost the thread that answers everybody, in megabytes of JSON read. */
const mostCost = 14;
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
  const askers: Record<keyof typeof reached, (route: ActRoute) => Promise<string | null>> = {
    contributor: async () => (await newPerson(app, 'contributor')).token,
    owner: async () => (await newPerson(app, 'owner')).token,
    // With the scopes of this operation and no others; null: it needs a session.
    token: async ({ method, path, scopes = [], scopesIf = {} }) => {
      const needed = neededScopes(method, path, [...scopes, ...Object.keys(scopesIf)]);
      if (needed === null) return null;
      const { user } = await newPerson(app, 'owner');
      const given = { name: 'యంత్రం', scopes: [...new Set(needed)] } as ApiTokenInput;
      return (await createApiToken(app, user.id, given, systemActor)).secret;
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
    for (const [k, [who, tokenOf]] of (
      Object.entries(askers) as [keyof typeof reached, typeof askers.owner][]
    ).entries()) {
      const token = await tokenOf(route);
      if (token === null) continue;
      const headers = { authorization: `Bearer ${token}`, 'if-match': '*' };
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
      const own = extent(full, [full[(n + k) % full.length] as (typeof full)[number]]); // each of the three another one
      for (const [what, type, body] of who === 'owner' ? [...some, ...own] : own) {
        const cost = await leastOf(async () => {
          const status = await post(running.url + addressOf(route.path), agent, route.method, type, body, headers);
          assert.ok(status < 500 || status === 503, `${name} with ${what}: ${status}`);
        }, mostCost);
        if (cost > worst[1]) worst = [`${name} with ${what} by ${who}`, cost];
        if (cost > mostCost) dear.push(`${name} with ${what} by ${who}: ${cost.toFixed(1)}`);
      }
    }
  }
  t.diagnostic(`dearest: ${worst[1].toFixed(1)}, ${worst[0]}; ${JSON.stringify(reached)}`);
  assert.ok(reached.contributor > 15 && reached.owner > 100 && reached.token > 80, JSON.stringify(reached));
  assert.deepEqual(dear, []);
});
