import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import type { App } from '../app.ts';
import type { Config } from '../config/config.ts';
import { type IpRange, inRanges, isPublic, parseRange } from '../config/ip-ranges.ts';
import { Fault } from '../error.ts';
import { storeFault } from '../files/store-error.ts';
import { version } from '../release.ts';
import { perProgram } from '../state.ts';
import { bodyBytes, saveBytes } from './body.ts';
import { VisitCookies } from './cookies.ts';
import { FetchError, fetchErrorOf } from './error.ts';

export { FetchError } from './error.ts';

export interface FetchOptions {
  method?: 'GET' | 'POST';
  /** By lower-case name. */
  headers?: Record<string, string>;
  /**
   * Headers besides, also by lower-case name, that no other origin gets: not after a redirect, nor behind a second one.
   */
  secrets?: Record<string, string>;
  body?: Buffer | string;
  /** Of the body after decompression; default 1 MB. */
  maxBytes?: number;
  /** For all of it, redirects and body included; default 20 s. */
  timeoutMs?: number;
  /** How many are followed; default 5. A POST follows none. */
  redirects?: number;
  /** Ranges that may be fetched besides those of `FETCH_ALLOW`: of an address that the operator chose. */
  allow?: readonly string[];
  signal?: AbortSignal;
  /** The body of a success (200) is written to this file instead of being kept in memory; `body` is then empty. */
  saveTo?: string;
  /** What the bytes of such a body pass through: it may end them by an error. */
  through?: (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
  /** gzip is undone also where no header names it, and where its end is missing: for readers that see what is complete. */
  isLenient?: true;
  /** Only the status and the headers count: the connection is closed before the body, which is then empty. */
  isHeadEnough?: true;
}

export interface Fetched {
  status: number;
  /** By lower-case name; of a repeated one the first, of `link` all. */
  headers: Record<string, string>;
  body: Buffer;
  /** Where the answer came from in the end. */
  url: string;
  /**
   * The same when every redirect on the way there was permanent (301, 308); null when one was not, or none was.
   */
  movedTo: string | null;
  /** The redirects on the way: what answered so, and where it led. */
  hops: { status: number; url: string }[];
}

const webPorts = new Set(['', '80', '443']);

/**
 * Why an address may not be fetched, as far as the address alone shows; null when it may. A name is judged only once it is
 * looked up, by the address that is connected to.
 */
export function refusalOf(config: Pick<Config, 'fetchAllow'>, address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '')
    return 'must be an address that begins with http:// or https://';
  if (url.username !== '' || url.password !== '') return 'must not carry a user name or a password';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const ranges = config.fetchAllow.map(parseRange);
  if (isIP(host)) {
    if (inRanges(host, ranges)) return null;
    if (!isPublic(host)) return 'must not lead into a private network';
  }
  if (!webPorts.has(url.port) && (isIP(host) || ranges.length === 0)) return 'must use port 80 or 443';
  return null;
}

/**
 * Whether nobody on the way reads what is sent there: by https, or where FETCH_ALLOW names the very address, which is a
 * network of one's own.
 */
export function isConfidential({ fetchAllow }: Pick<Config, 'fetchAllow'>, address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return true;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return isIP(host) !== 0 && inRanges(host, fetchAllow.map(parseRange));
}

/**
 * The agents of a program, by the private ranges that they may connect to: their connections stay open for a moment, and each was judged when it was made. Most processes
 * never fetch, so the library is loaded by the first request.
 */
const agents = perProgram(
  () => new Map<string, Promise<Agent>>(),
  async (made) => void (await Promise.all([...made.values()].map(async (agent) => (await agent).destroy()))),
);

/** The agent that may connect to these private ranges. */
function agentFor(app: App, ranges: readonly string[]): Promise<Agent> {
  const made = agents(app);
  const key = ranges.join(',');
  const agent = made.get(key) ?? import('undici').then((undici) => guardedAgent(ranges.map(parseRange), undici));
  made.set(key, agent);
  return agent;
}

type Undici = typeof import('undici');

function guardedAgent(ranges: readonly IpRange[], { Agent, buildConnector }: Undici): Agent {
  const may = (address: string, onWebPort: boolean): boolean =>
    inRanges(address, ranges) || (onWebPort && isPublic(address));
  const refused = (onWebPort: boolean): FetchError =>
    onWebPort
      ? new FetchError('refused', 'The address leads into a private network.')
      : new FetchError('refused', 'The address leads into a private network, or to a port other than 80 and 443.');

  /** The system's look-up without the addresses that must not be connected to. */
  const lookupFor =
    (onWebPort: boolean): LookupFunction =>
    (host, options, done) => {
      systemLookup(host, { ...options, all: true }, (error, found) => {
        if (error) return done(error, '');
        const open = found.filter(({ address }) => may(address, onWebPort));
        const [first] = open;
        if (!first) return done(refused(onWebPort), '');
        if (options.all) done(null, open);
        else done(null, first.address, first.family);
      });
    };
  const options = { timeout: 10_000, allowH2: false };
  const connectors = {
    web: buildConnector({ ...options, lookup: lookupFor(true) }),
    other: buildConnector({ ...options, lookup: lookupFor(false) }),
  };
  return new Agent({
    allowH2: false,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
    connect: (target, callback) => {
      const onWebPort = webPorts.has(String(target.port ?? ''));
      const host = target.hostname.replace(/^\[|\]$/g, '');
      // A literal address is never looked up.
      if (isIP(host) && !may(host, onWebPort)) return callback(refused(onWebPort), null);
      connectors[onWebPort ? 'web' : 'other'](target, (...result) => {
        const [error, socket] = result;
        if (error) return callback(error, null);
        // What counts is the machine at the other end, however its address came about.
        if (may(socket.remoteAddress ?? '', onWebPort)) return callback(null, socket);
        socket.destroy();
        callback(refused(onWebPort), null);
      });
    },
  });
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/**
 * Fetches an address that others chose. Only http and https, only machines on the Internet (judged at the
 * connected socket, at each redirect anew) on ports 80 and 443, save what `FETCH_ALLOW` names; bounded in bytes after
 * decompression and in time over all. Cookies are kept for the redirects of one call, for the origin that set them. Any status is an answer, 404 and 500 too.
 * @throws FetchError with a message that may be shown; the signal's reason when it aborts; Fault `unavailable` for a body
 * that the disk has no room for, and whatever `through` throws as a Fault
 */
export async function fetchGuarded(app: App, address: string, options: FetchOptions = {}): Promise<Fetched> {
  const { timeoutMs = 20_000, method = 'GET', signal } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([deadline, signal]) : deadline;
  const redirects = method === 'GET' ? (options.redirects ?? 5) : 0;
  const fetchAllow = [...app.config.fetchAllow, ...(options.allow ?? [])];
  let url = address;
  try {
    let headers = { 'user-agent': `Dinam/${version} (+${app.config.publicUrl})`, ...options.headers };
    let secrets = options.secrets ?? {};
    const cookies = new VisitCookies();
    let isForGood = true;
    const hops: Fetched['hops'] = [];
    for (let hop = 0; ; hop++) {
      const refusal = refusalOf({ fetchAllow }, url);
      if (refusal) throw new FetchError('address', `The address ${refusal}.`);
      const dispatcher = await agentFor(app, fetchAllow);
      const { origin } = new URL(url);
      const sent: Record<string, string> = { ...headers, ...secrets };
      const cookie = cookies.headerFor(origin, sent.cookie);
      if (cookie !== undefined) sent.cookie = cookie;
      const { setCookies, ...answer } = await one(dispatcher, url, { ...options, headers: sent }, either);
      const target = isRedirect(answer.status) ? answer.headers.location : undefined;
      if (target === undefined || method !== 'GET')
        return { ...answer, movedTo: hop > 0 && isForGood && url !== address ? url : null, hops };
      if (hop >= redirects) throw new FetchError('redirects', `There are more than ${redirects} redirects.`);
      const next = URL.parse(target, url);
      if (!next) throw new FetchError('redirects', 'The server redirects to what is no address.');
      cookies.take(origin, setCookies, app.now());
      if (next.origin !== origin) [headers, secrets] = [withoutSecrets(headers), {}];
      isForGood &&= answer.status === 301 || answer.status === 308;
      url = next.href;
      hops.push({ status: answer.status, url });
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const fault = storeFault(error);
    if (fault instanceof Fault) throw fault;
    throw Object.assign(fetchErrorOf(error, deadline.aborted), { url });
  }
}

function withoutSecrets<H extends Record<string, string>>(headers: H): H {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(authorization|cookie)$/i.test(name))) as H;
}

/** One request, whose redirect is not followed; the body of a redirect is not read. */
async function one(
  dispatcher: Agent,
  url: string,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<Omit<Fetched, 'movedTo' | 'hops'> & { setCookies: string[] }> {
  const { maxBytes = 1_048_576 } = options;
  const { request } = await import('undici');
  const answer = await request(url, {
    dispatcher,
    method: options.method ?? 'GET',
    headers: { 'accept-encoding': 'gzip, br, zstd, deflate', ...options.headers },
    body: options.body ?? null,
    signal,
  });
  const headers = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]) => {
      // Links are a list, however many lines it takes.
      const text = Array.isArray(value) ? (name === 'link' ? value.join(', ') : value[0]) : value;
      return text === undefined ? [] : [[name, text]];
    }),
  );
  const setCookies = [answer.headers['set-cookie'] ?? []].flat();
  const status = answer.statusCode;
  const body = answer.body as AsyncIterable<Buffer> & {
    destroy(error?: Error): unknown;
    dump(options: { limit: number; signal: AbortSignal }): Promise<unknown>;
    on(e: 'error', f: () => void): unknown;
  };
  body.on('error', () => {}); // the reader of the body reports an error
  if (status === 304 || (isRedirect(status) && headers.location !== undefined)) {
    // Read to its end beside us, so that the connection can be used again; a long one is broken off.
    body.dump({ limit: 16_384, signal }).catch(() => {});
    return { status, headers, body: Buffer.alloc(0), url, setCookies };
  }
  try {
    if (options.isHeadEnough) return { status, headers, body: Buffer.alloc(0), url, setCookies };
    if (Number(headers['content-length'] ?? 0) > maxBytes)
      throw new FetchError('too_large', `The answer has more than ${maxBytes.toLocaleString('en')} bytes.`);
    const encoding = headers['content-encoding'] ?? '';
    if (options.saveTo !== undefined && status === 200) {
      await saveBytes(options.through?.(body) ?? body, encoding, maxBytes, options.saveTo);
      return { status, headers, body: Buffer.alloc(0), url, setCookies };
    }
    return { status, headers, body: await bodyBytes(body, encoding, maxBytes, options.isLenient), url, setCookies };
  } finally {
    body.destroy();
  }
}
