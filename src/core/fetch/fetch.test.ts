// Alone: it measures the memory of its process.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { createServer as createTcp } from 'node:net';
import { test } from 'node:test';
import * as zlib from 'node:zlib';
import { appWith, listen, open, problem, serve } from '../../../test/support/fetch-servers.ts';
import { fetchGuarded } from './fetch.ts';

const text = 'తెలుగు హిन्दी தமிழ் বাংলা اردو\n'.repeat(200);

test('fetches with our name, follows redirects, returns the final address', async (t) => {
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
    '/wrong': ['br', Buffer.from(text)],
    '/cut': ['gzip', zlib.gzipSync(text).subarray(0, 60)],
    '/compress': ['compress', Buffer.from(text)],
    '/often': ['gzip,gzip,gzip', Buffer.from(text)],
  };
  const url = await serve(t, (request, response) => {
    const [coding, bytes] = forms[request.url as string] as [string, Buffer];
    response.writeHead(200, { 'content-encoding': coding }).end(bytes);
  });
  for (const path of Object.keys(forms).slice(0, 9))
    assert.equal((await fetchGuarded(open, url + path)).body.toString(), text, path);
  for (const path of Object.keys(forms).slice(9)) assert.equal(await problem(url + path), 'encoding', path);
  const lenient = async (form: [string, Buffer]): Promise<string> => {
    forms['/lenient'] = form;
    return (await fetchGuarded(open, `${url}/lenient`, { isLenient: true })).body.toString();
  };
  const packed = zlib.gzipSync(text);
  assert.equal(await lenient(['identity', packed]), text, 'gzip that nobody names');
  assert.equal(await lenient(['gzip', zlib.gzipSync(packed)]), text, 'nor the inner one of two');
  assert.equal(await lenient(['gzip', packed.subarray(0, -8)]), text, 'without its trailer');
  const numbers = Array.from({ length: 5_000 }, (_, i) => i * i).join();
  const cut = await lenient(['gzip', zlib.gzipSync(numbers).subarray(0, 5_000)]);
  assert.ok(cut !== '' && numbers.startsWith(cut), 'cut: what came before counts');
  assert.equal(await lenient(['identity', Buffer.from(text)]), text);
  const page = '\ufeff\n<rss/>';
  for (const coding of ['utf-8', 'none', 'none, gzip']) {
    const bytes = Buffer.from(page);
    assert.equal(await lenient([coding, coding.endsWith('gzip') ? zlib.gzipSync(bytes) : bytes]), page, coding);
  }
  assert.equal(await lenient(['UTF-8', zlib.gzipSync(page)]), page, 'nor what such a name hides');
  forms['/lenient'] = ['compress', Buffer.from([0x1f, 0x9d, 0x90])];
  await assert.rejects(fetchGuarded(open, `${url}/lenient`, { isLenient: true }), { problem: 'encoding' });
  forms['/lenient'] = ['identity', zlib.gzipSync(Buffer.alloc(3_000_000))];
  const bomb = fetchGuarded(open, `${url}/lenient`, { isLenient: true });
  await assert.rejects(bomb, { problem: 'too_large' });
});

test('a body is judged by its first bytes, whatever the header says of it', async (t) => {
  const pages = [
    '<rss><title>తెలుగు</title></rss>',
    '\ufeff<?xml version="1.0"?><feed/>',
    '{"title":"हिन्दी"}',
    '[1,2]',
    `<x>${text}`,
  ];
  const packings: Record<string, (bytes: Buffer) => Buffer> = {
    plain: (bytes) => bytes,
    gzip: (bytes) => zlib.gzipSync(bytes),
    br: (bytes) => zlib.brotliCompressSync(bytes),
    fast: (bytes) => zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 } }),
    zstd: (bytes) => zlib.zstdCompressSync(bytes),
    zlib: (bytes) => zlib.deflateSync(bytes),
  };
  let form: [string | null, Buffer] = [null, Buffer.alloc(0)];
  const url = await serve(t, (_request, response) => {
    const [coding, bytes] = form;
    response.writeHead(200, coding === null ? {} : { 'content-encoding': coding });
    // In pieces: the first bytes arrive one by one.
    for (let at = 0; at < Math.min(5, bytes.length); at++) response.write(bytes.subarray(at, at + 1));
    response.end(bytes.subarray(5));
  });
  for (const page of pages)
    for (const [how, pack] of Object.entries(packings))
      for (const coding of [null, 'identity', 'gzip', 'br', 'deflate', 'zstd', 'x-gzip', 'none']) {
        form = [coding, pack(Buffer.from(page))];
        const label = `${how} under ${coding}: ${page.slice(0, 20)}`;
        assert.equal((await fetchGuarded(open, url, { isLenient: true })).body.toString(), page, label);
        if (coding === null || coding === 'identity' || coding === 'none') continue;
        assert.equal((await fetchGuarded(open, url)).body.toString(), page, label);
      }
  form = ['deflate', zlib.deflateRawSync(pages[0] as string)];
  assert.equal((await fetchGuarded(open, url)).body.toString(), pages[0]);
  form = ['br', zlib.gzipSync(zlib.brotliCompressSync(pages[0] as string))];
  assert.equal((await fetchGuarded(open, url, { isLenient: true })).body.toString(), pages[0], 'twice, named once');
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 3_000 }, (_, n) => (n * n) % 251)]);
  for (const coding of ['br', 'gzip', 'deflate', 'zstd']) {
    form = [coding, picture];
    assert.deepEqual((await fetchGuarded(open, url)).body, picture, coding);
  }
  // At its best brotli would hold up this thread until the connection that is kept has ended.
  const fast = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } };
  for (const [coding, bytes] of [
    ['gzip', zlib.brotliCompressSync(`<x>${Array.from({ length: 60_000 }, (_, n) => n * n).join()}`, fast)],
    ['br', zlib.zstdCompressSync(Buffer.alloc(3_000_000))],
  ] as const) {
    form = [coding, bytes];
    assert.equal(await problem(url, { maxBytes: 100_000 }), 'too_large', 'the bound is that of what comes out');
  }
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
  const requests: Buffer[] = [];
  const port = await listen(
    t,
    createTcp((socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes: Buffer) => {
        requests.push(bytes);
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
  assert.ok(requests.at(-1)?.includes(Buffer.concat([Buffer.from('if-none-match: '), etag, Buffer.from('\r\n')])));
  assert.match(await problem(`http://127.0.0.1:${port}/long`), /connect|answer/);
});

test('network errors are reported in clear words', async (t) => {
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
