import assert from 'node:assert/strict';
import { createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import { type AddressInfo, createServer as createTcp, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { Http2Client, type Http2Options, WireError } from './client.ts';

interface Served {
  url: string;
  server: Http2Server;
  sessions: Set<ServerHttp2Session>;
  /** The most streams that were open at once in one session. */
  most(): number;
}

type Handler = (stream: ServerHttp2Stream, path: string, body: string) => void;
const echo: Handler = (stream, path, body) => {
  stream.respond({ ':status': 200, 'x-path': path });
  stream.end(body);
};

async function serve(t: TestContext, handler: Handler = echo, maxConcurrentStreams = 100): Promise<Served> {
  const server = createServer({ settings: { maxConcurrentStreams } });
  const sessions = new Set<ServerHttp2Session>();
  const open = new Map<unknown, number>();
  let most = 0;
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => {});
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (given, headers) => {
    const stream = given as ServerHttp2Stream;
    const { session } = stream;
    open.set(session, (open.get(session) ?? 0) + 1);
    most = Math.max(most, open.get(session) ?? 0);
    let body = '';
    stream.setEncoding('utf8');
    stream.on('error', () => {});
    stream.on('close', () => open.set(session, (open.get(session) ?? 1) - 1));
    stream.on('data', (chunk: string) => {
      body += chunk;
    });
    stream.on('end', () => handler(stream, headers[':path'] as string, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const session of sessions) session.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, sessions, most: () => most };
}

function clientOf(t: TestContext, url: string, options: Http2Options = {}): Http2Client {
  const client = new Http2Client(url, options);
  t.after(() => client.close());
  return client;
}

/** What it fails with. */
async function problem(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'nothing';
  } catch (error) {
    return error instanceof WireError ? error.problem : (error as Error).message;
  }
}

test('thousands of requests at once, over few connections, within what the server allows', async (t) => {
  const served = await serve(t, echo, 10);
  const client = clientOf(t, served.url);
  const text = 'తెలుగు हिन्दी தமிழ்';
  const answers = await Promise.all(
    Array.from({ length: 3_000 }, (_, n) => client.request({ path: `/${n}`, body: `${text} ${n}` })),
  );
  for (const [n, { status, headers, body }] of answers.entries())
    assert.deepEqual([status, headers['x-path'], body], [200, `/${n}`, `${text} ${n}`]);
  assert.equal(served.sessions.size, 2);
  assert.ok(served.most() <= 10, `${served.most()} at once`);
  assert.equal(client.pending, 0);
});

test('any status is an answer; methods and bodies are as they are given', async (t) => {
  const served = await serve(t, (stream, path) => {
    stream.respond({ ':status': Number(path.slice(1)), 'retry-after': '7' });
    stream.end('x');
  });
  const client = clientOf(t, served.url);
  for (const status of [204, 301, 404, 429, 503]) {
    const answer = await client.request({ method: 'GET', path: `/${status}` });
    assert.deepEqual([answer.status, answer.headers['retry-after']], [status, '7']);
  }
});

test('a deadline ends one request and harms no other', async (t) => {
  const served = await serve(t, (stream, path, body) => (path === '/never' ? undefined : echo(stream, path, body)));
  const client = clientOf(t, served.url);
  const late = problem(client.request({ path: '/never', timeoutMs: 100 }));
  const fine = await client.request({ path: '/a', body: 'b' });
  assert.equal(fine.body, 'b');
  assert.equal(await late, 'timeout');
  assert.equal(served.sessions.size, 1);
  assert.equal(client.pending, 0);
});

test('a signal ends all of its requests, those that wait too, and no others', async (t) => {
  const served = await serve(t, (stream, path, body) => (path === '/never' ? undefined : echo(stream, path, body)), 5);
  const client = clientOf(t, served.url, { sessions: 1 });
  const abort = new AbortController();
  const doomed = Array.from({ length: 50 }, () => problem(client.request({ path: '/never', signal: abort.signal })));
  const other = client.request({ path: '/a', body: 'b' });
  setTimeout(() => abort.abort(new Error('stopping')), 50);
  assert.deepEqual(new Set(await Promise.all(doomed)), new Set(['stopping']));
  assert.equal((await other).body, 'b');
  assert.equal(await problem(client.request({ path: '/a', signal: abort.signal })), 'stopping');
});

test('the queue is bounded', async (t) => {
  const served = await serve(t, () => {}, 2);
  const client = clientOf(t, served.url, { sessions: 1, queue: 10 });
  const outcomes = Array.from({ length: 40 }, () => problem(client.request({ path: '/', timeoutMs: 300 })));
  const problems = await Promise.all(outcomes);
  assert.ok(problems.filter((p) => p === 'busy').length >= 28);
  assert.ok(problems.every((p) => p === 'busy' || p === 'timeout'));
});

test('GOAWAY: what the server accepted is answered, the rest goes over another connection, each once', async (t) => {
  const seen = new Map<string, number>();
  const served = await serve(t, (stream, path, body) => {
    seen.set(path, (seen.get(path) ?? 0) + 1);
    if (seen.size % 40 === 0) stream.session?.close(); // a polite goodbye: what it has begun is finished
    setTimeout(() => echo(stream, path, body), 1);
  });
  const client = clientOf(t, served.url);
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, n) => client.request({ path: `/${n}`, body: String(n) })),
  );
  assert.deepEqual(
    answers.map((a) => a.body),
    answers.map((_, n) => String(n)),
  );
  assert.ok([...seen.values()].every((n) => n === 1));
});

test('what is refused unseen is sent again, but not for ever', async (t) => {
  let refused = 0;
  const served = await serve(t, (stream, path, body) => {
    if (path === '/always' || refused++ < 3) stream.close(7);
    else echo(stream, path, body);
  });
  const client = clientOf(t, served.url);
  assert.equal((await client.request({ path: '/some', body: 'x' })).body, 'x');
  assert.equal(await problem(client.request({ path: '/always' })), 'reset');
});

test('a reset or a broken connection fails what was on its way, and is not repeated', async (t) => {
  let requestCount = 0;
  const served = await serve(t, (stream, path, body) => {
    requestCount++;
    if (path === '/reset') stream.close(2);
    else if (path === '/drop') stream.session?.destroy();
    else if (path === '/half') {
      stream.respond({ ':status': 200 });
      stream.write('half');
      setTimeout(() => stream.destroy(new Error('broken')), 20);
    } else echo(stream, path, body);
  });
  const client = clientOf(t, served.url);
  for (const path of ['/reset', '/drop', '/half']) assert.equal(await problem(client.request({ path })), 'reset', path);
  assert.equal(requestCount, 3);
  assert.equal((await client.request({ path: '/a', body: 'b' })).body, 'b', 'it connects anew');
});

test('an answer without end is not read to its end', async (t) => {
  const served = await serve(t, (stream) => {
    stream.respond({ ':status': 200 });
    const timer = setInterval(() => stream.write('x'.repeat(10_000)), 1);
    stream.on('close', () => clearInterval(timer));
  });
  const client = clientOf(t, served.url, { maxBytes: 50_000 });
  assert.equal(await problem(client.request({ path: '/' })), 'reset');
});

test('nobody there: it fails at once, waits longer each time, and says for how long', async (t) => {
  const tcp = createTcp();
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  await new Promise((resolve) => tcp.close(resolve));
  const client = clientOf(t, `http://127.0.0.1:${port}`, { backoffMs: 10_000 });
  assert.equal(await problem(client.request({ path: '/' })), 'connect');
  await assert.rejects(client.request({ path: '/' }), (error) => {
    assert.ok(error instanceof WireError && error.problem === 'connect');
    assert.ok((error.retryMs ?? 0) > 1_000 && (error.retryMs ?? 0) <= 12_500, String(error.retryMs));
    assert.doesNotMatch(error.message, /ECONN/);
    return true;
  });
});

test('it reconnects when the server is reachable', async (t) => {
  const first = await serve(t);
  const { port } = new URL(first.url);
  const client = clientOf(t, first.url, { backoffMs: 10 });
  assert.equal((await client.request({ path: '/', body: '1' })).body, '1');
  for (const session of first.sessions) session.destroy();
  await new Promise((resolve) => first.server.close(resolve));
  assert.match(await problem(client.request({ path: '/' })), /connect|reset/);
  const again = createServer();
  again.on('stream', (stream) => {
    (stream as ServerHttp2Stream).respond({ ':status': 200 });
    stream.end('2');
  });
  await new Promise<void>((resolve) => again.listen(Number(port), '127.0.0.1', resolve));
  t.after(() => again.close());
  let body = '';
  while (body !== '2') {
    const answer = await client.request({ path: '/' }).catch(() => null);
    body = answer?.body ?? '';
    if (!answer) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await client.close();
});

test('a peer that falls silent is found out by a ping', async (t) => {
  const sockets = new Set<Socket>();
  const real = await serve(t, () => {});
  // A wire between the two that can be cut without notice to either end.
  const { connect } = await import('node:net');
  let cut = false;
  const wire = createTcp((socket) => {
    const on = connect(Number(new URL(real.url).port), '127.0.0.1');
    for (const [from, to] of [
      [socket, on],
      [on, socket],
    ] as [Socket, Socket][]) {
      sockets.add(from);
      from.on('data', (chunk) => void (cut || to.write(chunk)));
      from.on('error', () => {});
    }
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    wire.close();
  });
  const url = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`;
  const client = clientOf(t, url, { pingMs: 300, pongMs: 300, timeoutMs: 600_000 });
  const waiting = problem(client.request({ path: '/' }));
  setTimeout(() => {
    cut = true;
  }, 150);
  assert.equal(await waiting, 'reset');
});

test('an idle connection is given up, and another is made when it is needed', async (t) => {
  const served = await serve(t);
  const client = clientOf(t, served.url, { idleMs: 1 });
  await client.request({ path: '/', body: '1' });
  while (served.sessions.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal((await client.request({ path: '/', body: '2' })).body, '2');
});

test('a closed client ends what is on its way and takes nothing', async (t) => {
  const served = await serve(t, () => {});
  const client = clientOf(t, served.url);
  const going = problem(client.request({ path: '/' }));
  setTimeout(() => void client.close(), 50);
  assert.equal(await going, 'closed');
  assert.equal(await problem(client.request({ path: '/' })), 'closed');
});
