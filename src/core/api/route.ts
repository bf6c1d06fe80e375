import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { TObject, TSchema } from 'typebox';
import type { Actor, App, Identity } from '../app.ts';
import type { Right } from '../model/rights.ts';
import type { TokenScope } from '../model/scopes.ts';
import type { AddressLimit } from '../rate-limit.ts';
import type { Read } from './read.ts';
import type { References } from './references.ts';
import type { TextFields } from './validate.ts';

/** `anyone` needs no token; `self` any valid one, also before a forced password change; the rest are rights. */
export type Access = 'anyone' | 'self' | Right;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Files that some route takes. */
export const fileMedia = ['text/csv', 'text/x-opml', 'text/xml', 'application/xml'] as const;
type FileMedia = (typeof fileMedia)[number];

/** A file of an upload, on the disk until the route has run. */
export interface UploadedFile {
  /** Of the multipart body. */
  readonly field: string;
  /** As the client calls it. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** Of its content, in hex. */
  readonly sha256: string;
}

/** A request that has passed the checks of its route. */
export interface Call {
  /** Parameters of the path, `:id` already a number. */
  params: Record<string, string | number>;
  /** Validated by the route's `query` schema. */
  query: Record<string, unknown>;
  /** Validated by the route's `body` schema. */
  body: Record<string, unknown>;
  /** Of a `raw` route; else empty. */
  bytes: Buffer;
  /** Of an `upload` route, in their order; else empty. */
  files: readonly UploadedFile[];
  /** The client; null where a token is not needed. */
  identity: Identity | null;
  /** The same for actions and the audit trail; anonymous without a token. */
  actor: Actor;
  /** The number in `if-match`; null when there is none. */
  rev: number | null;
  ip: string;
  requestId: string;
  request: IncomingMessage;
  /** Aborts when the client has gone, or has its answer: to be given to what is fetched for it. */
  readonly signal: AbortSignal;
}

/** What a handler answers; the transport adds the envelope. */
export interface RouteResult {
  data: unknown;
  meta?: Record<string, unknown>;
  /** default 200. */
  status?: number;
  message?: string;
  headers?: Record<string, string | string[]>;
  /** The answer is this page instead of the envelope. */
  page?: string;
  /** The answer is this instead of the envelope: a file to be saved under a name of ASCII letters. */
  download?: { media: string; name: string; text: string };
  /** The same for a large file, which is read while it is sent. */
  file?: { media: string; name: string; bytes: number; stream: Readable };
}

/** Turns what clients send into what a schema takes, before it is checked. @param isBody a form, not the query */
export type Fold = (schema: TObject, fields: TextFields, isBody: boolean) => TextFields;

interface Common {
  method: Method;
  /** Fastify's form, `/api/v1/news/:id`. */
  path: string;
  /** Groups the page of the API document. */
  tag: string;
  /** Who may call it, in the contract's words, one line. */
  summary: string;
  /** An unversioned address of old clients: with `LEGACY_ERRORS_200` its errors come with HTTP 200. */
  isUnversioned?: boolean;
  /** Its answers are pages, and so are its errors. */
  isPage?: boolean;
  /** For clients that cannot be changed: their parameters and forms pass through it. JSON does not. */
  fold?: Fold;
}

/** A public read: cached, with ETag. `read` may depend on the parameters (`id` gives one, else the list). */
export interface ReadRoute extends Common {
  /** POST: the parameters come in a form, as old clients send them. */
  method: 'GET' | 'POST';
  reads: Read[];
  /** Parameters besides those of its reads, for the document. */
  query?: TObject;
  /** Its clients know no cursor: a page beyond the deepest is empty, where others get 400. */
  isEmptyBeyondDepth?: boolean;
  /** What the address names by its slug may get another one: the former address answers 301, for the document. */
  followsRenames?: boolean;
  choose?(fields: TextFields): Read;
}

/** Everything else: never cached. */
export interface ActRoute extends Common {
  /**
   * The answer stays open: this is called instead of `run`, and what it returns fills the stream and returns what to do
   * when the peer has disconnected.
   */
  stream?(app: App, user: StreamUser, lastEventId: number | undefined): Promise<(stream: EventSink) => () => void>;
  access: Access;
  /** The right that rows of other users need, where that is not `rightOverOthers` of `access`. */
  others?: Right;
  /** Scopes that an API token needs beside that of the resource in the address: for others that the operation reaches. */
  scopes?: readonly TokenScope[];
  /** Those that `requireScope` requires by the body or the row, with when that is, for the document. */
  scopesIf?: Readonly<Partial<Record<TokenScope, string>>>;
  /**
   * How often an address may call it. Every route open to `anyone` says so; `counted`: its action counts, what it costs
   * or what failed.
   */
  limit?: AddressLimit | 'counted';
  /**
   * Whether a request leaves something that lasts, for which an access token is not enough: the body then has the password
   * or a code too (`users/confirmed.ts`).
   */
  proof?(app: App, call: Call): boolean | Promise<boolean>;
  query?: TObject;
  body?: TObject;
  /** Fields of the body that name rows: where the body is refused, those that name none are in the same answer. */
  references?: References;
  /** The largest body, where it is not what `bodyLimitOf` gives to routes of this access. */
  mostBytes?: number;
  /**
   * The body may also be a file of these types, whole or as the part `file` of a form: its text is the field `field`.
   * It is UTF-8 unless `decode` says otherwise, and may have `mostBytes` instead of what other bodies may.
   */
  file?: {
    media: readonly FileMedia[];
    field: string;
    mostBytes?: number;
    decode?(bytes: Uint8Array): Promise<string>;
    /** The text has to match the schema of the field in `body`. Otherwise its reader reports errors, by line. */
    isChecked?: boolean;
  };
  /**
   * The body is read as bytes, whatever type it is said to be: `most` of them, and only once `admit` has let the
   * request in by the parameters of its path. What it does not let in is answered with `gone`.
   */
  raw?: { most: number; admit(app: App, params: Record<string, string>): Promise<boolean> };
  /** The body has this type and any length up to that of the largest file: `run` reads it from `call.request`. */
  streamed?: string;
  /** Headers that `run` reads and checks, for the document. */
  headers?: TObject;
  /**
   * A multipart body may have files in these fields, `most` of them. They are written to the disk as they arrive, and are
   * gone when the route has run.
   */
  upload?: { fields: readonly string[]; most: number };
  /** Schema of `data`. */
  reply?: TSchema;
  /** Status of success, for the document: default 200. */
  status?: number;
  /** Other successes, for the document: by status the schema of their `data`. */
  also?: Readonly<Record<number, TSchema>>;
  /**
   * Errors that only this route answers, for the document; `failuresOf` has those that follow from what a route is.
   */
  fails?: readonly number[];
  /** Longer than other requests may take, ms: what it sends is large. */
  timeoutMs?: number;
  /** Content types of answers that are a file instead of the envelope. */
  downloads?: readonly string[];
  /**
   * A write that needs no token, stored as `rows` (their bytes count for the address) or in `counters`. Where `status`
   * is 201, an answer with 200 says that nothing new was stored.
   */
  intake?: 'rows' | 'counters';
  /** An admin edit: `if-match` is required (428 without). */
  needsRev?: boolean;
  /** How a user whose role demands a second factor gets one: open to who has none yet. */
  enrols?: boolean;
  /** Takes `Idempotency-Key` (`runOnce`), so that a request whose answer was lost can be sent again. */
  idempotent?: boolean;
  /** Addresses that mean several operations, by what `action` in the query names; without it the route is meant. */
  acts?: Readonly<Record<string, ActRoute>>;
  /** The operation that the query names. Throws `not_found` when there is none. */
  dispatch?(fields: TextFields): ActRoute;
  run(app: App, call: Call): Promise<RouteResult>;
}

/** The signed-in user of an open stream. */
export interface StreamUser {
  id: number;
  /** Whether he may read a resource, by its name in addresses, or the one thing of it that `id` names. */
  mayRead(resource: string, id?: string): boolean;
  /** Whether he reads rows of others too; contributors see their own stories and files only. */
  mayReadOthers(resource: string): boolean;
  /** Looks again at token, session and rights. @throws Fault `unauthenticated`, `forbidden` */
  check(): Promise<void>;
}

/** The open answer of a stream. */
export interface EventSink {
  /** False while too much waits for the peer: what is sent then takes up memory. */
  hasCapacity(): boolean;
  send(text: string | Buffer): void;
  /** Sends the last words. */
  end(text: string): void;
  /** Called when the sink can take events again. */
  onDrain: () => void;
}

/** A public read that stays open and sends what happens, as Server-Sent Events. */
export interface StreamRoute extends Common {
  method: 'GET';
  query: TObject;
  /**
   * Looks up what is to be streamed; throws Fault. `lastEventId` comes from a client that reconnects. Returns null when
   * there is nothing more to send, else what fills the stream; that returns what to do when the peer has disconnected.
   */
  open(
    app: App,
    query: Record<string, unknown>,
    lastEventId: number | undefined,
  ): Promise<((stream: EventSink) => () => void) | null>;
}

export type Route = ReadRoute | ActRoute | StreamRoute;

/** Whether any page may read it, without a token. */
export const isOpenRead = (route: Route): route is ReadRoute | StreamRoute => 'reads' in route || 'open' in route;

/** Whether its answer stays open. */
export const isStream = (route: Route): boolean => 'open' in route || ('stream' in route && route.stream !== undefined);

/** Whether it shows administrators something: it has an ETag, and takes no parameter that it does not know. */
export const isAdminRead = ({ method, path }: Route): boolean => method === 'GET' && path.startsWith('/api/admin/');

/** A public read under an address. */
export function get(path: string, tag: string, reads: Read | Read[], choose?: (fields: TextFields) => Read): ReadRoute {
  const list = Array.isArray(reads) ? reads : [reads];
  const summary = (list[0] as Read).summary;
  return { method: 'GET', path, tag, summary, reads: list, ...(choose ? { choose } : {}) };
}
