import assert from 'node:assert/strict';
import dns from 'node:dns';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { test } from 'node:test';
import { appWith, listen, open, problem, serve } from '../../../test/support/fetch-servers.ts';
import { fetchGuarded, isConfidential, refusalOf } from './fetch.ts';

test('private machines are refused by address, by name, behind redirects', async (t) => {
  let requestCount = 0;
  const port = await listen(
    t,
    createServer((_request, response) => {
      requestCount++;
      response.end('secret');
    }),
    '127.0.0.2',
  );
  const url = await serve(t, (request, response) => {
    requestCount++;
    const to = decodeURIComponent((request.url as string).slice(1));
    if (to === '') response.end('secret');
    else response.writeHead(302, { location: to }).end();
  });
  const here = new URL(url).port;
  const nobody = appWith('');
  for (const address of [
    url,
    `http://localhost:${here}`,
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://0/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.1./',
    'http://%31%32%37.0.0.1/',
    'http://１２７。０。０。１/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::a9fe:a9fe]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00:ec2::254]/latest/meta-data',
    'http://100.100.100.200/latest/meta-data',
    'http://168.63.129.16/',
    'http://192.0.0.192/',
  ])
    assert.match(await problem(address, {}, nobody), /^(address|refused)$/, address);
  assert.equal(requestCount, 0, 'nothing was requested');
  assert.equal(await problem(`http://127.0.0.2:${port}/`), 'address', 'only what is named is allowed');
  for (const target of [
    `http://127.0.0.2:${port}/`,
    'http://127.0.0.2/',
    `http://[::1]:${here}/`,
    'file:///etc/passwd',
    'http://u:p@127.0.0.1/',
    'gopher://127.0.0.1/',
    '//169.254.169.254/',
  ])
    assert.equal(await problem(`${url}/${encodeURIComponent(target)}`), 'address', target);
  assert.equal(requestCount, 7);
  assert.equal(await problem(`http://localhost:${here}/`), 'status 200', 'a name is allowed by the address it has');
  assert.match(await problem(`http://localhost:${here}/`, {}, appWith('10.0.0.0/8')), /refused/);
  assert.equal(await problem(`${url}/${encodeURIComponent(`${url}/`)}`), 'status 200');
  const loop: string = await serve(
    t,
    (_request, response) => void response.writeHead(302, { location: '/again' }).end(),
  );
  assert.equal(await problem(loop), 'redirects');
  assert.equal(
    await problem(await serve(t, (_q, r) => void r.writeHead(302, { location: 'http://[' }).end())),
    'redirects',
  );
});

test('a name with several addresses: only allowed ones are used, whatever it resolves to later', async (t) => {
  let requestCount = 0;
  const url = await serve(t, (_request, response) => {
    requestCount++;
    response.writeHead(200, { connection: 'close' }).end('x');
  });
  const { port } = new URL(url);
  let addresses: string[] = [];
  t.mock.method(dns, 'lookup', (_host: string, _options: object, done: (e: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );
  syncBuiltinESMExports();
  t.after(() => {
    t.mock.restoreAll();
    syncBuiltinESMExports();
  });
  for (const [found, expected] of [
    [['10.0.0.1', '127.0.0.1', 'fd00:ec2::254'], 'status 200'],
    [['169.254.169.254', '::ffff:10.0.0.1', '127.0.0.2'], 'refused'],
    [['127.0.0.1'], 'status 200'],
    [['127.0.0.2'], 'refused'],
    [['64:ff9b::a9fe:a9fe'], 'refused'],
  ] as const) {
    addresses = [...found];
    assert.equal(await problem(`http://feeds.example:${port}/`), expected, found.join());
  }
  assert.equal(requestCount, 2);
});

test('secrets do not go to another origin', async (t) => {
  const seen: (string | undefined)[] = [];
  const last = await serve(t, (request, response) => {
    seen.push(request.headers.authorization, request.headers['if-none-match']);
    response.end();
  });
  const first = await serve(t, (request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(307, { location: last }).end();
  });
  await fetchGuarded(open, first, { headers: { authorization: 'Bearer x', 'if-none-match': '"1"' } });
  assert.deepEqual(seen, ['Bearer x', undefined, '"1"']);

  const own: (string | undefined)[] = [];
  const back: string = await serve(t, (request, response) => {
    own.push(`${request.url} ${request.headers['x-key']} ${request.headers.cookie}`);
    if (request.url === '/a') response.writeHead(302, { location: '/b' }).end();
    else if (request.url === '/b') response.writeHead(302, { location: `${there}/c` }).end();
    else response.end();
  });
  const there = await serve(t, (request, response) => {
    own.push(`${request.url} ${request.headers['x-key']} ${request.headers.cookie}`);
    response.writeHead(302, { location: `${back}/d` }).end();
  });
  await fetchGuarded(open, `${back}/a`, { secrets: { 'x-key': 'k', cookie: 'c=1' } });
  assert.deepEqual(own, ['/a k c=1', '/b k c=1', '/c undefined undefined', '/d undefined undefined']);
});

test('addresses that are refused without a look-up', () => {
  const none = { fetchAllow: [] };
  for (const good of ['https://www.prajasakti.example/rss', 'http://example.com:80/', 'https://1.1.1.1/'])
    assert.equal(refusalOf(none, good), null, good);
  const bad: [string, RegExp][] = [
    ['ftp://example.com/', /begins with/],
    ['x', /begins with/],
    ['https://user@example.com/', /user name/],
    ['https://:p@example.com/', /user name/],
    ['http://example.com:8080/', /port/],
    ['http://1.1.1.1:22/', /port/],
    ['http://127.1/', /private/],
    ['http://[fe80::1]/', /private/],
  ];
  for (const [address, why] of bad) assert.match(refusalOf(none, address) ?? '', why, address);
  assert.equal(
    refusalOf({ fetchAllow: ['10.0.0.0/8'] }, 'http://feeds.intranet:8080/'),
    null,
    'judged when it is looked up',
  );
});

test('a secret goes by https, or to an address that the configuration trusts, and to no other', () => {
  const config = { fetchAllow: ['127.0.0.1', '10.20.0.0/16', 'fd00::/8'] };
  for (const [hub, may] of [
    ['https://hub.example/', true],
    ['HTTPS://hub.example:8443/a', true],
    ['http://hub.example/', false],
    ['http://127.0.0.1.example/', false],
    ['http://10.20.3.4:8080/', true],
    ['http://10.21.3.4/', false],
    ['http://[fd00::1]/', true],
    ['http://93.184.216.34/', false],
    ['', false],
  ] as const)
    assert.equal(isConfidential(config, hub), may, hub);
  assert.equal(isConfidential({ fetchAllow: [] }, 'http://127.0.0.1/'), false);
});
