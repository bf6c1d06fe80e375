import assert from 'node:assert/strict';
import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';
import { type TestContext, test } from 'node:test';
import * as zlib from 'node:zlib';
import { readConfig } from './config.ts';
import { FetchError, type FetchOptions, fetchGuarded, refusalOf } from './fetch.ts';

const text = 'తెలుగు హిन्दी தமிழ் বাংলা اردو\n'.repeat(200);

const listen = async (t: TestContext, server: Server, host = '127.0.0.1'): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  t.after(() => {
    (server as { closeAllConnections?(): void }).closeAllConnections?.();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

const serve = async (t: TestContext, handler: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listen(t, createServer(handler))}`;

const appWith = (allow: string) => ({
  config: readConfig({ NODE_ENV: 'test', ...(allow ? { FETCH_ALLOW: allow } : {}) }),
});
const open = appWith('127.0.0.1');

/** What it is refused or fails with. */
async function problem(url: string, options: FetchOptions = {}, app = open): Promise<string> {
  try {
    const { status } = await fetchGuarded(app, url, { timeoutMs: 2_000, ...options });
    return `status ${status}`;
  } catch (error) {
    assert.ok(error instanceof FetchError, String(error));
    assert.ok(error.message.length < 120 && error.message.endsWith('.'), error.message);
    assert.doesNotMatch(error.message, /127\.0|::1|node:|undici/, 'nothing of the inside is told');
    return error.problem;
  }
}

test('fetches with our name, follows redirects, tells where it ended', async (t) => {
  const seen: (string | undefined)[] = [];
  const url = await serve(t, (request, response) => {
    seen.push(request.headers['user-agent'], request.headers['if-none-match']);
    if (request.url === '/a') response.writeHead(301, { location: '/b?x=1' }).end('moved');
    else response.writeHead(200, { 'content-type': 'text/plain', etag: 'W/"é"' }).end(text);
  });
  const answer = await fetchGuarded(open, `${url}/a`, { headers: { 'if-none-match': 'W/"x y"' } });
  assert.deepEqual([answer.status, answer.url, answer.body.toString()], [200, `${url}/b?x=1`, text]);
  assert.match(seen[0] ?? '', /^Dinam\/[\d.]+ \(\+http/);
  assert.equal(seen[1], 'W/"x y"');
  for (const status of [204, 304, 404, 500]) {
    const other = await serve(t, (_request, response) => void response.writeHead(status).end());
    assert.equal((await fetchGuarded(open, other)).status, status);
  }
});

test('every compression, also where the server says it wrongly', async (t) => {
  const forms: Record<string, [string, Buffer]> = {
    '/gzip': ['gzip', zlib.gzipSync(text)],
    '/br': ['br', zlib.brotliCompressSync(text)],
    '/zstd': ['zstd', zlib.zstdCompressSync(text)],
    '/zlib': ['deflate', zlib.deflateSync(text)],
    '/raw': ['Deflate', zlib.deflateRawSync(text)],
    '/plain': ['gzip', Buffer.from(text)],
    '/two': ['gzip, br', zlib.brotliCompressSync(zlib.gzipSync(text))],
    '/identity': ['identity', Buffer.from(text)],
    '/cut': ['gzip', zlib.gzipSync(text).subarray(0, 60)],
    '/wrong': ['br', Buffer.from(text)],
    '/compress': ['compress', Buffer.from(text)],
    '/often': ['gzip,gzip,gzip', Buffer.from(text)],
  };
  const url = await serve(t, (request, response) => {
    const [coding, bytes] = forms[request.url as string] as [string, Buffer];
    response.writeHead(200, { 'content-encoding': coding }).end(bytes);
  });
  for (const path of Object.keys(forms).slice(0, 8))
    assert.equal((await fetchGuarded(open, url + path)).body.toString(), text, path);
  for (const path of Object.keys(forms).slice(8)) assert.equal(await problem(url + path), 'encoding', path);
});

test('bombs, endless and slow bodies end at their limit', async (t) => {
  const bomb = zlib.gzipSync(Buffer.alloc(200_000_000));
  const fast = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } };
  const brotliBomb = zlib.brotliCompressSync(Buffer.alloc(60_000_000), fast);
  const url = await serve(t, (request, response) => {
    if (request.url === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    else if (request.url === '/brbomb') response.writeHead(200, { 'content-encoding': 'br' }).end(brotliBomb);
    else if (request.url === '/said') response.writeHead(200, { 'content-length': '99999999' }).write('x');
    else if (request.url === '/silent') return;
    else {
      response.writeHead(200);
      const [every, chunk] = request.url === '/slow' ? [30, 'x'] : [1, 'x'.repeat(65_536)];
      const timer = setInterval(() => response.write(chunk), every);
      response.on('close', () => clearInterval(timer));
    }
  });
  const before = process.memoryUsage().rss;
  for (const path of ['/bomb', '/brbomb', '/said', '/endless'])
    assert.equal(await problem(url + path, { maxBytes: 100_000 }), 'too_large', path);
  assert.ok(process.memoryUsage().rss - before < 150_000_000);
  for (const path of ['/slow', '/silent']) {
    const began = performance.now();
    assert.equal(await problem(url + path, { timeoutMs: 300 }), 'timeout', path);
    assert.ok(performance.now() - began < 2_000);
  }
  const abort = new AbortController();
  setTimeout(() => abort.abort(new Error('stopping')), 50);
  await assert.rejects(fetchGuarded(open, `${url}/slow`, { signal: abort.signal }), /stopping/);
});

test('private machines are refused by address, by name, behind redirects', async (t) => {
  let asked = 0;
  const port = await listen(
    t,
    createServer((_request, response) => {
      asked++;
      response.end('secret');
    }),
    '127.0.0.2',
  );
  const url = await serve(t, (request, response) => {
    asked++;
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
  assert.equal(asked, 0, 'nothing was asked');
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
  assert.equal(asked, 7);
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

test('a name with several addresses: only those that may be asked are, whatever it turns into later', async (t) => {
  let asked = 0;
  const url = await serve(t, (_request, response) => {
    asked++;
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
  assert.equal(asked, 2);
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

test('where an address has moved for good', async (t) => {
  const url = await serve(t, (request, response) => {
    const [status, ...rest] = (request.url as string).slice(1).split('/');
    if (status === '') response.end('x');
    else response.writeHead(Number(status), { location: `/${rest.join('/')}` }).end();
  });
  const movedTo = async (path: string): Promise<string | null> =>
    (await fetchGuarded(open, `${url}/${path}`)).movedTo?.slice(url.length) ?? null;
  for (const path of ['301/', '308/', '301/308/301/']) assert.equal(await movedTo(path), '/', path);
  for (const path of ['', '302/', '307/', '303/', '301/302/', '302/301/', '301/307/308/'])
    assert.equal(await movedTo(path), null, path);
});

test('connections are used again, also after 304 and redirects, and lead nowhere else', async (t) => {
  let connections = 0;
  const server = createServer((request, response) => {
    if (request.url === '/r') response.writeHead(301, { location: '/304' }).end('moved');
    else response.writeHead(304).end();
  });
  server.on('connection', () => connections++);
  const port = await listen(t, server);
  for (let n = 0; n < 10; n++) await fetchGuarded(open, `http://localhost:${port}/${n % 2 ? 'r' : '304'}`);
  assert.ok(connections <= 4, `${connections}`);
  // What is open already is no way in for whoever may not go there.
  const before = connections;
  for (const app of [appWith(''), appWith('10.0.0.0/8')])
    assert.match(await problem(`http://localhost:${port}/304`, {}, app), /refused|address/);
  assert.equal(await problem(`http://localhost:${port}/304`), 'status 304');
  assert.ok(connections <= before + 1);
});

test('an ETag goes back byte for byte, whatever bytes it has; a length that is wrong', async (t) => {
  const etag = Buffer.from([0x22, 0xe0, 0xb0, 0xa4, 0x20, 0xe9, 0x7e, 0x22]);
  const asked: Buffer[] = [];
  const port = await listen(
    t,
    createTcp((socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes: Buffer) => {
        asked.push(bytes);
        const long = bytes.includes('/long');
        const head = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${long ? 5_000 : 3}\r\netag: `);
        socket.write(Buffer.concat([head, etag, Buffer.from('\r\n\r\nabcdefgh')]));
        if (long) socket.end();
      });
    }),
  );
  const answer = await fetchGuarded(open, `http://127.0.0.1:${port}/`);
  assert.equal(answer.body.toString(), 'abc', 'no more than it says');
  await fetchGuarded(open, `http://127.0.0.1:${port}/`, {
    headers: { 'if-none-match': answer.headers.etag as string },
  });
  assert.ok(asked.at(-1)?.includes(Buffer.concat([Buffer.from('if-none-match: '), etag, Buffer.from('\r\n')])));
  assert.match(await problem(`http://127.0.0.1:${port}/long`), /connect|answer/);
});

test('what breaks on the way is told in clear words', async (t) => {
  const port = await listen(
    t,
    createTcp((socket) => void socket.once('data', () => socket.end('SSH-2.0-x\r\n'))),
  );
  const cut = await listen(
    t,
    createTcp((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nabc'));
    }),
  );
  const reset = await listen(
    t,
    createTcp((socket) => void socket.once('data', () => socket.resetAndDestroy())),
  );
  const gone = createTcp();
  const free = await listen(t, gone);
  await new Promise((resolve) => gone.close(resolve));
  assert.equal(await problem(`http://127.0.0.1:${port}/`), 'answer');
  assert.equal(await problem(`https://127.0.0.1:${port}/`), 'tls');
  assert.match(await problem(`http://127.0.0.1:${cut}/`), /connect|answer/);
  assert.equal(await problem(`http://127.0.0.1:${reset}/`), 'connect');
  assert.equal(await problem(`http://127.0.0.1:${free}/`), 'connect');
  assert.equal(await problem('http://no-such-host.invalid/'), 'dns');
});

test('addresses that tell by themselves', () => {
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
