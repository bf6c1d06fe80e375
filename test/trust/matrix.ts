import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { routes } from '../../src/app.ts';
import { systemActor } from '../../src/core/app.ts';
import { Problem } from '../../src/core/model/common.ts';
import { type Right, rightsOf } from '../../src/core/model/rights.ts';
import { edit } from '../../src/settings/settings.ts';
import { type Kind, start } from '../support/helper.ts';
import { type Identity, identities } from './identities.ts';
import { sender } from './wire.ts';

interface Guarded {
  name: string;
  method: string;
  /** An address of the route at which nothing is. */
  path: string;
  access: 'self' | Right;
}

const actions = ['login', 'refresh', 'logout', 'me', 'password', 'test', 'import_opml', 'export_opml'];

/** Every operation that asks who is there, from the tables that serve the requests; of old scripts each action. */
export const guarded: Guarded[] = routes.flatMap((route) => {
  if (!('access' in route)) return [];
  const path = route.path.replace(/:\w+/g, '987654321');
  const dispatched = [{ query: '', access: route.access as string }];
  for (const action of route.dispatch ? actions : [])
    try {
      dispatched.push({ query: `?action=${action}`, access: route.dispatch?.({ action }).access as string });
    } catch {} // it has no such action
  return dispatched
    .filter(({ access }) => access !== 'anyone')
    .map(({ query, access }) => ({
      name: `${route.method} ${route.path}${query}`,
      method: route.method,
      path: path + query,
      access: access as Guarded['access'],
    }));
});

/** Which no operation takes. */
const strangeBody = '{"ఏమీ కాదు":true}';

const members = new Set(Object.keys(Problem.properties));
/** No token, the roles with the fewest rights and with all but those of the owner, and the widest API token. */
const main = new Set(['no token', 'viewer', 'chief', 'an API token of an owner, to write everything']);

/** Where an API token with every scope gets: content, and nothing by which it could stay or widen its rights. */
const forTokens =
  /^\/api\/admin\/(?!(?:api-tokens|backups|dashboard|imports|labels|live|locks|my|presence|redirects|sessions|settings|system|users|webhooks)(?:\/|$))/;

/** What the status must be; null where the identity gets past the guard and what follows decides. */
function expected({ counts, scope }: Identity, { access, method, path }: Guarded): 401 | 403 | null {
  if (counts === 'nobody') return 401;
  if (scope && (!forTokens.test(path) || (scope === 'read' && method !== 'GET'))) return 403;
  if (access === 'self') return null;
  return counts !== 'forced' && rightsOf(counts, []).has(access) ? null : 403;
}

/**
 * Asks guarded operations as every kind of identity.
 * @param isWhole each as each; otherwise each kind at one operation of each right and method, and the main ones at all
 * @returns how many requests that were
 */
export async function tryMatrix(t: TestContext, kind: Kind, isWhole: boolean): Promise<number> {
  const running = await start(t, kind, { WORKERS: '0', TRUST_PROXY: '127.0.0.1' });
  // Editors have what the table gives them and no more.
  await edit(running.dinam.app, 'newsroom', { editors_may: [] }, null, systemActor);
  const send = sender(t, running.url);
  const all = await identities(running.dinam.app);
  const first = new Set([...Map.groupBy(guarded, (g) => `${g.access} ${g.method}`).values()].map((list) => list[0]));
  const pairs = all.flatMap((identity) =>
    guarded
      .filter((g) => isWhole || main.has(identity.name) || first.has(g))
      .map((operation) => ({ identity, operation })),
  );
  const wrong: string[] = [];
  const messages = new Set<string>();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let pair = pairs[next++]; pair; pair = pairs[next++]) {
      const { identity, operation } = pair;
      const n = next;
      const hasBody = operation.method !== 'GET';
      const query = identity.query ? `${operation.path.includes('?') ? '&' : '?'}${identity.query}` : '';
      const got = await send({
        method: operation.method,
        path: operation.path + query,
        headers: {
          ...identity.headers,
          'if-match': '"1"',
          'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
          // Node gives a DELETE no length by itself.
          ...(hasBody ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(strangeBody) } : {}),
        },
        ...(hasBody ? { body: strangeBody } : {}),
      });
      const status = expected(identity, operation);
      const what = `${identity.name}: ${operation.name}: ${got.status}`;
      if (status === null) {
        if (got.status === 401 || got.status === 403 || got.status >= 500)
          wrong.push(`${what} ${got.text.slice(0, 200)}`);
        continue;
      }
      if (got.status !== status) {
        wrong.push(`${what}, not ${status}`);
        continue;
      }
      const body = JSON.parse(got.text) as Record<string, unknown>;
      const more = Object.keys(body).filter((key) => !members.has(key));
      if (more.length || body.success !== false || (body.errors as unknown[]).length > 0)
        wrong.push(`${what} tells ${got.text}`);
      if (got.headers.etag || got.headers['cache-control'] !== 'no-store') wrong.push(`${what} may be kept`);
      messages.add(`${body.code} ${body.message}`.replace(` ${operation.access},`, ' …,'));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  assert.equal(wrong.join('\n'), '');
  // Few sentences, none of which depends on what was asked for: there is no room for data in them.
  assert.ok(messages.size <= 12, [...messages].join('\n'));
  return pairs.length;
}
