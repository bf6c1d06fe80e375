import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../core/address.ts';
import {
  type ActRoute,
  type EventSink,
  isAdminRead,
  isOpenRead,
  type Route,
  type StreamRoute,
  type StreamUser,
} from '../core/api/route.ts';
import { parseQuery, type TextFields } from '../core/api/validate.ts';
import type { App } from '../core/app.ts';
import { Fault, invalidField } from '../core/error.ts';
import { type Right, rightOverOthers } from '../core/model/rights.ts';
import { usableRoutes } from '../users/authenticate.ts';
import { AddressQuota } from './address-quota.ts';
import { publicCors } from './headers/cors.ts';

/** Largest backlog of a peer in bytes; with more it gets nothing until it has read what was sent. */
const mostWaiting = 65_536;
/** Heartbeats in a row at which a peer had read nothing of its backlog; then it is disconnected. */
const patience = 2;
const reconnectMs = 3_000;
const farewellMs = 1_000;

/** An open answer of Server-Sent Events. */
class EventStream implements EventSink {
  onDrain: () => void = () => {};
  #response: ServerResponse;
  #sent = 0;
  #stuck = 0;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on('drain', () => this.onDrain());
    response.on('error', () => {}); // a peer that has gone: `close` follows
  }

  get #isOpen(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  hasCapacity(): boolean {
    return this.#isOpen && this.#response.writableLength <= mostWaiting;
  }

  send(text: string | Buffer): void {
    if (this.#isOpen) this.#response.write(text);
  }

  /** Sends the last words. A peer that does not take what it was sent is not waited for. */
  end(text: string): void {
    if (!this.#isOpen) return;
    this.#response.end(text);
    const timer = setTimeout(() => this.#response.destroy(), farewellMs);
    this.#response.once('close', () => clearTimeout(timer));
  }

  /** A heartbeat for an idle peer; disconnects one that does not read. */
  beat(): void {
    const { socket } = this.#response;
    if (!socket) return;
    if (socket.writableLength === 0) {
      this.#stuck = 0;
      this.send(':\n\n');
      this.onDrain();
      return;
    }
    const sent = socket.bytesWritten - socket.writableLength;
    this.#stuck = sent === this.#sent ? this.#stuck + 1 : 0;
    this.#sent = sent;
    if (this.#stuck >= patience) this.#response.destroy();
  }
}

/** Fills a stream; returns what to do when the peer has disconnected. */
type Source = (stream: EventSink) => () => void;

/** The streams that a process keeps open, as many as `LIVE_STREAMS` and `LIVE_STREAMS_PER_ADDRESS` allow. */
export class Streams {
  #app: App;
  #open = new Set<EventStream>();
  #quota: AddressQuota;
  #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(app: App) {
    this.#app = app;
    this.#quota = new AddressQuota(app.config.liveStreams, app.config.liveStreamsPerAddress);
    this.#timer = setInterval(() => {
      for (const stream of this.#open) stream.beat();
    }, app.config.liveHeartbeatSeconds * 1_000).unref();
  }

  /** How many are open. */
  get count(): number {
    return this.#open.size;
  }

  /** Ends all of them; clients reconnect at different times, to whichever process then answers. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const stream of this.#open) stream.end(`retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n\n`);
  }

  /** Answers a request for a public stream. @throws Fault of the route, `unavailable`, `rate_limited` */
  serve(route: StreamRoute, fields: TextFields, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const open = () => route.open(this.#app, parseQuery(route.query, fields), lastEventId(request.raw));
    return this.keepOpen(open, publicCors, request, reply);
  }

  /** Answers with a stream that `open` fills. @throws Fault of `open`, `unavailable`, `rate_limited` */
  async keepOpen(
    open: () => Promise<Source | null>,
    cors: Record<string, string>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const response = reply.raw;
    this.#take(addressKey(request.ip), response);
    const source = await open();
    if (this.#isClosed) throw stopping();
    reply.hijack();
    const headers = {
      ...cors,
      'cache-control': 'no-store',
      'x-request-id': request.id,
    };
    if (!source) {
      response.writeHead(204, headers).end();
      return;
    }
    response.shouldKeepAlive = false; // a stream is the last thing of its connection: it ends with it
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const stream = new EventStream(response);
    stream.send(`retry: ${reconnectMs}\n\n`);
    const leave = source(stream);
    this.#open.add(stream);
    const gone = (): void => {
      this.#open.delete(stream);
      leave();
    };
    if (response.closed) gone();
    else response.once('close', gone);
  }

  /** Takes a place until the answer is over, whatever it is. */
  #take(address: string, response: ServerResponse): void {
    if (this.#isClosed) throw stopping();
    // Pipelined behind another answer it would get no event until that ends, and no error when the connection breaks.
    if (!response.socket)
      throw new Fault('unavailable', 'A stream needs a connection of its own.', { headers: { 'retry-after': '1' } });
    const exhausted = this.#quota.take(address);
    if (exhausted === 'total')
      throw new Fault('unavailable', 'Too many streams are open. Poll for changes with `after` instead.', {
        headers: { 'retry-after': String(10 + Math.floor(Math.random() * 20)) },
      });
    if (exhausted === 'address')
      throw new Fault('rate_limited', 'Too many streams are open from this address.', {
        headers: {
          'retry-after': '30',
          'ratelimit-limit': String(this.#app.config.liveStreamsPerAddress),
          'ratelimit-remaining': '0',
        },
      });
    response.once('close', () => this.#quota.giveBack(address));
  }
}

/**
 * Who follows a stream, by the rights that he has now.
 * @param route of the stream @param all routes, of which those that read say who may read what
 */
export function streamUsers(app: App, route: ActRoute, all: readonly Route[]) {
  const reads = all.filter((one): one is ActRoute => !isOpenRead(one) && isAdminRead(one));
  // Of the list and of one row: both are `/api/admin/<resource>`.
  const overOthers = new Map<string, Right[]>();
  for (const read of reads) {
    const path = read.path.replace(/\/:id$/, '');
    const right = read.others ?? rightOverOthers(read.access);
    if (right !== null) overOthers.set(path, [...(overOthers.get(path) ?? []), right]);
  }
  return async (request: FastifyRequest): Promise<StreamUser> => {
    let { usable, rights } = await usableRoutes(app, request.raw, reads);
    return {
      id: request.identity?.id as number,
      mayRead: (resource, id = ':id') =>
        [resource, `${resource}/:id`, `${resource}/${id}`].some((name) => usable.has(`/api/admin/${name}`)),
      mayReadOthers: (resource) => (overOthers.get(`/api/admin/${resource}`) ?? []).every((right) => rights.has(right)),
      async check() {
        ({ usable, rights } = await usableRoutes(app, request.raw, reads));
        if (!usable.has(route.path)) throw new Fault('forbidden', 'The user may not follow what happens any more.');
      },
    };
  };
}

const stopping = (): Fault => new Fault('unavailable', 'The server is stopping.', { headers: { 'retry-after': '2' } });

/** The number in `Last-Event-ID`, which a client sends when it reconnects. @throws Fault `invalid` */
export function lastEventId(request: IncomingMessage): number | undefined {
  const text = String(request.headers['last-event-id'] ?? '').trim();
  if (text === '') return undefined;
  if (!/^\d{1,15}$/.test(text))
    throw invalidField('Last-Event-ID', 'must be the id of an event of this stream', 'pattern');
  return Number(text);
}
