import { splitUrl } from '../core/api/query-string.ts';
import { isStream, type Route } from '../core/api/route.ts';
import type { App, Identity } from '../core/app.ts';
import type { Fault } from '../core/error.ts';
import { reasonOf } from './problem.ts';

/** Why a request was refused, and milliseconds until that was decided. */
export interface Refusal {
  fault: Fault;
  ms: number;
}

/** What the log tells of a request. */
interface LoggedRequest {
  id: string;
  method: string | undefined;
  url: string;
  /** Of the client. */
  ip: string;
  identity: Identity | null;
  route: Route | undefined;
  status: number;
  /** Milliseconds until the response was handed to the system (public reads), or written (all else). */
  ms: number;
  refusal?: Refusal | undefined;
}

const withSecret = /^(\/preview\/|\/api\/(?:v1\/installations|v1\/devices|v1\/previews|websub)\/)[^/]+/;

export const pathForLog = (url: string): string => splitUrl(url)[0].replace(withSecret, '$1*');

/** Of a path in the log, except at `debug`. */
const longestLoggedPath = 200;

/**
 * The level of the line about a request. Edits, failures and slow requests are worth one; ordinary reads are counted, and
 * shown at `debug`, and so is what anybody may send without a token: its number has no bound, and the disk has.
 */
function levelOf({ method, identity, status }: LoggedRequest, isSlow: boolean): 'debug' | 'info' | 'warn' | 'error' {
  if (status === 500) return 'error';
  // 503 is said on purpose: to be seen, but no failure of ours.
  if (status > 500 || isSlow) return 'warn';
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  return isRead || identity === null ? 'debug' : 'info';
}

export function logRequest(app: App, request: LoggedRequest): void {
  const { id, method, url, ip, identity, route, status, refusal } = request;
  const took = refusal?.ms ?? request.ms; // the delay of a refusal is intended
  const slow = took > 1_000 && !(route && isStream(route)); // a stream is long, not slow
  const level = levelOf(request, slow);
  if (!app.log.isLevelEnabled(level)) return;
  // A query string may carry what should stay private; the path says enough.
  const whole = pathForLog(url);
  const path = level === 'debug' ? whole : whole.slice(0, longestLoggedPath);
  const token = identity?.apiToken ? { api_token: identity.apiToken.id } : {};
  const who = identity ? { user_id: identity.id, role: identity.role, ...token } : {};
  const line = { request_id: id, method, path, status, ms: Math.round(took), ip, ...who };
  app.log[level](refusal ? { ...line, ...reasonOf(refusal.fault) } : line, 'request');
}
