import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, problem, serve } from '../../../test/support/fetch-servers.ts';
import { VisitCookies } from './cookies.ts';
import { fetchGuarded } from './fetch.ts';

test('a server that sets a cookie and leads to the same address is read, and each call begins without', async (t) => {
  const seen: (string | undefined)[] = [];
  const url = await serve(t, ({ headers }, response) => {
    seen.push(headers.cookie);
    if (headers.cookie?.includes('visit=a1')) response.end('తెలుగు');
    else response.writeHead(301, { location: '/feed', 'set-cookie': ['visit=a1; Path=/; HttpOnly', 'b="2"'] }).end();
  });
  const answer = await fetchGuarded(open, `${url}/feed`);
  assert.deepEqual([answer.status, answer.body.toString(), answer.movedTo], [200, 'తెలుగు', null], 'it has not moved');
  await fetchGuarded(open, `${url}/feed`, { secrets: { cookie: 'own=1; visit=old' } });
  assert.deepEqual(seen, [undefined, 'visit=a1; b="2"', 'own=1; visit=old', 'own=1; visit=a1; b="2"']);
  assert.match(await problem(`${url}/feed`, { redirects: 0 }), /redirects/);
});

test('a cookie goes to the origin that set it alone, and comes back with it', async (t) => {
  const seen: string[] = [];
  const second = await serve(t, ({ headers, url = '' }, response) => {
    seen.push(`second ${headers.cookie ?? '-'}`);
    response.writeHead(302, { location: `${new URLSearchParams(url.slice(2)).get('to')}`, 'set-cookie': 'b=2' }).end();
  });
  const first = await serve(t, ({ headers, url }, response) => {
    seen.push(`first ${headers.cookie ?? '-'}`);
    if (url === '/end') response.end('x');
    else {
      const to = encodeURIComponent(`http://${headers.host}/end`);
      response.writeHead(302, { location: `${second}/?to=${to}`, 'set-cookie': 'a=1; Domain=127.0.0.1; Path=/' }).end();
    }
  });
  const { status } = await fetchGuarded(open, `${first}/`, { secrets: { cookie: 'session=secret' } });
  assert.equal(status, 200);
  assert.deepEqual(seen, ['first session=secret', 'second -', 'first a=1']);
});

test('cookies are bounded, end, and are no way into the headers', () => {
  const now = Date.parse('2026-11-20T00:00:00Z');
  const cookies = new VisitCookies();
  cookies.take(
    'https://a',
    ['a=1', 'b=2; Max-Age=0', 'c=3; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'd=4; max-age=60'],
    now,
  );
  assert.equal(cookies.headerFor('https://a'), 'a=1; d=4');
  cookies.take('https://a', ['a=; Max-Age=-1', 'x=1\r\nEvil: 1', 'bad name=1', '=1', 'e=తె', 'f=5;'], now);
  assert.equal(cookies.headerFor('https://a'), 'd=4; f=5');
  assert.equal(cookies.headerFor('https://b'), undefined);
  assert.equal(cookies.headerFor('https://b', 'own=1'), 'own=1');
  for (let n = 0; n < 100; n++) cookies.take('https://c', [`n${n}=${'x'.repeat(1_000)}`], now);
  assert.ok((cookies.headerFor('https://c') ?? '').length <= 8_192);
  cookies.take('https://d', [`long=${'x'.repeat(10_000)}`], now);
  assert.ok((cookies.headerFor('https://d') ?? '').length < 4_200);
});
