import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import { requestsOfInterface } from './calls.ts';
import { notOnAPage } from './operations-without-page.ts';

/** `GET /api/admin/users/:id` */
const operations = [
  ...new Set(
    routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((one) => / \/api\/admin\//.test(one) && !/\.php/.test(one)),
  ),
].sort();

/** Whether a request is of an operation: what is known only when it runs stands for one part of the address. */
function isOf(operation: string, { method, path }: { method: string; path: string }): boolean {
  const [verb, address = ''] = operation.split(' ');
  const wanted = address.split('/');
  const parts = (path.split('?')[0] ?? '').split('/');
  return (
    verb === method &&
    wanted.length === parts.length &&
    // The resource is always known: else one page would stand for all of them.
    wanted[3] === parts[3] &&
    wanted.every((part, i) => part.startsWith(':') || part === parts[i] || parts[i]?.includes('*'))
  );
}

test('a page uses every operation of administrators, or a list says why none does', () => {
  const requests = requestsOfInterface();
  assert.ok(requests.length > 100, 'the source was read');
  const pagesOf = (operation: string) => requests.filter((one) => isOf(operation, one)).map(({ file }) => file);
  const reasons = new Map(
    Object.entries(notOnAPage).flatMap(([reason, list]) => list.map((operation) => [operation, reason])),
  );
  const unused = operations.filter((operation) => pagesOf(operation).length === 0);
  assert.deepEqual(
    unused.filter((operation) => !reasons.has(operation)),
    [],
    'no page uses them',
  );
  assert.deepEqual(
    [...reasons.keys()].filter((operation) => !unused.includes(operation)),
    [],
    'a page uses them now, or they have gone: take them from the list',
  );
});

test('a request is found by its address and method, not by what looks like it', () => {
  const operation = 'POST /api/admin/news/:id/lease';
  assert.ok(isOf(operation, { method: 'POST', path: '/api/admin/news/*/lease' }));
  for (const [method, path] of [
    ['DELETE', '/api/admin/news/*/lease'],
    ['POST', '/api/admin/*/7/lease'],
    ['POST', '/api/admin/news/*'],
    ['POST', '/api/admin/news/*/publish'],
  ] as const)
    assert.ok(!isOf(operation, { method, path }), `${method} ${path}`);
});
