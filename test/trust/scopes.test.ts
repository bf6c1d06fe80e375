import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemActor } from '../../src/core/app.ts';
import { scopes } from '../../src/core/model/scopes.ts';
import { createApiToken } from '../../src/users/api-tokens/api-tokens.ts';
import type { ApiTokenInput } from '../../src/users/model/api-token.ts';
import { extent } from '../support/extent.ts';
import { start } from '../support/helper.ts';
import { operations } from './document.ts';
import { newPerson } from './people.ts';
import { sender } from './wire.ts';

/** Operations whose effect reaches another resource than that of their address, and the scopes that this takes. */
const reaching: Record<string, string[]> = {
  'GET /api/admin/news/{id}/history': ['news:read', 'audit:read'],
  'GET /api/admin/news/{id}/live': ['news:read', 'live-entries:read'],
  'GET /api/admin/news/{id}/notification': ['news:read', 'notifications:read'],
  'POST /api/admin/feed-items/{id}/publish': ['feed-items:write', 'news:write'],
  'POST /api/admin/news/{id}/live': ['news:write', 'live-entries:write'],
  'POST /api/admin/news/{id}/live/close': ['news:write', 'live-entries:write'],
  'POST /api/admin/news/{id}/live/reopen': ['news:write', 'live-entries:write'],
  'POST /api/admin/news/{id}/publish-and-notify': ['news:write', 'notifications:write'],
  'POST /api/admin/submissions/{id}/reject': ['submissions:write', 'news:write'],
  'POST /api/admin/submissions/{id}/return': ['submissions:write', 'news:write'],
};

const ofUses = ['categories', 'festivals', 'live-entries', 'news', 'panchang', 'product-categories', 'products'].map(
  (resource) => `${resource}:write`,
);
/** Those that reach another one by what the request says; `scope-effects.test.ts` and `files.test.ts` try each. */
const sometimes: Record<string, string[]> = {
  'DELETE /api/admin/media/{id}': ofUses,
  'PATCH /api/admin/media/{id}': ofUses,
  'POST /api/admin/media/{id}/replace': ofUses,
  'POST /api/admin/media/{id}/restore': ofUses,
  'PUT /api/admin/media/{id}': ofUses,
  'PATCH /api/admin/feeds/{id}': ['news:write', 'notifications:write'],
  'PATCH /api/admin/news/{id}': ['notifications:write'],
  'POST /api/admin/feed-items/{id}/part': ['news:write'],
  'POST /api/admin/feeds': ['news:write', 'notifications:write'],
  'POST /api/admin/feeds/opml': ['categories:write'],
  'POST /api/admin/jobs/{id}/cancel': ['notifications:write'],
  'POST /api/admin/jobs/{id}/retry': ['notifications:write'],
  'POST /api/admin/news': ['notifications:write'],
  'POST /api/admin/news/bulk': ['notifications:write'],
  'POST /api/admin/news/{id}/publish': ['notifications:write'],
  'POST /api/admin/news/{id}/publish-changes': ['notifications:write'],
  'POST /api/admin/news/{id}/revisions/{rev}/restore': ['notifications:write'],
  'PUT /api/admin/feeds/{id}': ['news:write', 'notifications:write'],
  'PUT /api/admin/news/{id}': ['notifications:write'],
};

const sentence = /API tokens: scopes? ((?:`[a-z-]+:(?:read|write)`(?: and )?)+)((?:; `[a-z-]+:write` too [^;]+)*)\./;
const named = (text: string): string[] =>
  [...text.matchAll(/`([a-z-]+:(?:read|write))`/g)].map(([, one]) => one as string);

interface Scoped {
  name: string;
  method: string;
  path: string;
  /** null: not with an API token. */
  needs: string[] | null;
  more: string[];
}

/** Every operation of the desk, with what its description says of scopes. `api-tokens.test.ts` tries the other addresses. */
const scoped: Scoped[] = operations
  .filter(({ path }) => path.startsWith('/api/admin/'))
  .map(({ method, path, description = '' }) => {
    const [, needs, more = ''] = sentence.exec(description) ?? [];
    assert.ok(needs || description.includes('Not with an API token.'), `${method} ${path}: ${description}`);
    return {
      name: `${method} ${path}`,
      method,
      path: path.replace(/\{\w+\}/g, '987654321'),
      needs: needs ? named(needs) : null,
      more: named(more),
    };
  });

const includes = (given: string, needed: string): boolean => {
  const [resource, right] = given.split(':') as [string, string];
  const [of, what] = needed.split(':') as [string, string];
  return (resource === '*' || resource === of) && (right === 'write' || what === 'read');
};

test('the document names every scope that an operation takes', () => {
  const several = scoped.filter(({ needs }) => (needs?.length ?? 0) > 1);
  assert.deepEqual(Object.fromEntries(several.map(({ name, needs }) => [name, needs])), reaching);
  const byRequest = scoped.filter(({ more }) => more.length > 0);
  assert.deepEqual(
    Object.fromEntries(byRequest.map(({ name, more }) => [name, more]).sort()),
    Object.fromEntries(Object.entries(sometimes).sort()),
  );
  assert.ok(scoped.filter(({ needs }) => needs !== null).length > 150, 'most are open to tokens');
});

test('each scope alone lets an API token call what the document says, and nothing else', async (t) => {
  const { dinam, url } = await start(t, 'sqlite', { WORKERS: '0', TRUST_PROXY: '127.0.0.1' });
  const send = sender(t, url);
  const { user } = await newPerson(dinam.app, 'owner');
  const tokens = new Map<string, string>();
  for (const scope of scopes) {
    const input = { name: 'పరిధి', scopes: [scope] } as ApiTokenInput;
    tokens.set(scope, (await createApiToken(dinam.app, user.id, input, systemActor)).secret);
  }
  const first = new Set(
    Map.groupBy(scoped, ({ needs }) => needs?.[0])
      .values()
      .map(([one]) => one),
  );
  const pairs = scopes.flatMap((scope) =>
    scoped
      .filter((one) =>
        extent(
          true,
          first.has(one) || (one.needs?.length ?? 0) > 1 || one.needs?.[0]?.startsWith(scope.split(':')[0] as string),
        ),
      )
      .map((operation) => ({ scope, operation })),
  );
  const wrong: string[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let pair = pairs[next++]; pair; pair = pairs[next++]) {
      const { scope, operation } = pair;
      const n = next;
      const body = operation.method === 'GET' ? {} : { body: '{"ఏమీ కాదు":true}' };
      const got = await send({
        method: operation.method,
        path: operation.path,
        headers: {
          authorization: `Bearer ${tokens.get(scope)}`,
          'if-match': '"1"',
          'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
          ...(operation.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        ...body,
      });
      const { needs } = operation;
      const may = needs?.every((one) => includes(scope, one)) ?? false;
      const what = `${scope}: ${operation.name}: ${got.status}`;
      if (may ? [401, 403].includes(got.status) || got.status >= 500 : got.status !== 403) wrong.push(what);
      const challenge =
        needs === null || may ? undefined : `Bearer error="insufficient_scope", scope="${needs.join(' ')}"`;
      if (got.headers['www-authenticate'] !== challenge)
        wrong.push(`${what} asks for ${got.headers['www-authenticate']}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  assert.equal(wrong.join('\n'), '');
  assert.ok(pairs.length > 1_000, `${pairs.length}`);
  t.diagnostic(`${pairs.length} requests`);
});
