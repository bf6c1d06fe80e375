import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  constants,
  createServer as createHttp2,
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { createServer as createHttps } from 'node:https';
import { createServer, type Server, type Socket } from 'node:net';
import type { Certificate } from './certificate.ts';

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  protocol: 'h1' | 'h2';
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body: string;
  slowMs?: number;
  ends?: 'reset' | 'drop' | 'goaway' | 'cut' | undefined;
}

type Handle = (request: RecordedRequest) => Promise<Reply> | Reply;

/** At once where there is nothing to wait for: it is called very often. */
const then = (reply: Promise<Reply> | Reply, answer: (reply: Reply) => void): void => {
  if (reply instanceof Promise) void reply.then(answer);
  else answer(reply);
};

const textOf = (parts: readonly Buffer[]): string =>
  (parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)).toString();

export interface Wire {
  /** Absent: without TLS. */
  certificate?: Certificate | undefined;
  /** `h1`: HTTP/1.1 only. Without TLS both are understood by how a connection begins. */
  only?: 'h1' | undefined;
  /** What a session allows at once; 100 as Google's. */
  streams?: number | undefined;
}

/** Sessions that said goodbye take nothing new. */
const leaving = new WeakSet<ServerHttp2Session>();
const lastTaken = new WeakMap<ServerHttp2Session, number>();

function overHttp2(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, handle: Handle): void {
  const session = stream.session as ServerHttp2Session;
  stream.on('error', () => {}); // the client went away
  if (leaving.has(session)) return;
  lastTaken.set(session, Math.max(lastTaken.get(session) ?? 0, stream.id ?? 0));
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => {
    const { ':method': method = '', ':path': path = '' } = headers;
    const answer = (reply: Reply): void => {
      if (stream.destroyed) return;
      if (reply.ends === 'reset') stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      else if (reply.ends === 'drop') session.destroy();
      else if (reply.ends === 'goaway') {
        leaving.add(session);
        session.goaway(constants.NGHTTP2_NO_ERROR, lastTaken.get(session));
        stream.close(constants.NGHTTP2_REFUSED_STREAM);
      } else if (reply.ends === 'cut') {
        stream.respond({ ':status': reply.status, ...reply.headers, 'content-length': '500' });
        stream.write(reply.body.slice(0, 5), () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
      } else {
        stream.respond({ ':status': reply.status, ...reply.headers });
        stream.end(reply.body);
      }
    };
    then(handle({ method, path, headers, body: textOf(parts), protocol: 'h2' }), (reply) => {
      if (reply.slowMs) setTimeout(answer, reply.slowMs, reply).unref();
      else answer(reply);
    });
  });
}

function overHttp1(
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
  handle: Handle,
): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    const answer = (reply: Reply): void => {
      if (reply.ends === 'cut') {
        (response as ServerResponse).writeHead(reply.status, { ...reply.headers, 'content-length': '500' });
        return void (response as ServerResponse).write(reply.body.slice(0, 5), () => request.socket.destroy());
      }
      if (reply.ends) return void request.socket.destroy();
      (response as ServerResponse).writeHead(reply.status, reply.headers);
      response.end(reply.body);
    };
    then(handle({ method, path: url, headers, body: textOf(parts), protocol: 'h1' }), (reply) => {
      if (reply.slowMs) setTimeout(answer, reply.slowMs, reply).unref();
      else answer(reply);
    });
  });
}

/** A server that understands HTTP/2 and HTTP/1.1 on one port, and ends all connections when it is closed. */
export function createWire(wire: Wire, handle: Handle): { server: Server; end(): void } {
  const sockets = new Set<Socket>();
  const settings = { maxConcurrentStreams: wire.streams ?? 100 };
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  if (wire.certificate) {
    const { key, cert } = wire.certificate;
    if (wire.only === 'h1') {
      const server = createHttps({ key, cert }, (q, r) => overHttp1(q, r, handle));
      server.on('connection', keep);
      return { server, end };
    }
    const server = createSecureServer({ key, cert, allowHTTP1: true, settings });
    server.on('stream', (stream, headers) => overHttp2(stream as ServerHttp2Stream, headers, handle));
    server.on('request', (q, r) => void (q.httpVersionMajor === 1 && overHttp1(q, r, handle)));
    server.on('connection', keep);
    return { server: server as unknown as Server, end };
  }
  const one = createHttp((q, r) => overHttp1(q, r, handle));
  const two = createHttp2({ settings });
  two.on('stream', (stream, headers) => overHttp2(stream as ServerHttp2Stream, headers, handle));
  const server = createServer((socket) => {
    keep(socket);
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null;
      if (first === null) return void socket.destroy();
      socket.unshift(first);
      const isTwo = first.subarray(0, 3).toString() === 'PRI';
      if (isTwo && wire.only === 'h1') return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      (isTwo ? two : one).emit('connection', socket);
    });
  });
  return { server, end };
}
