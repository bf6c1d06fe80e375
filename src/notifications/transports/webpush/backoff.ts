import type { OpenCircuit } from '../../../core/admission/circuit-breaker.ts';
import type { PushCode } from '../result-codes.ts';

/** So many subscriptions have to be refused before the refusal counts for all of an origin. */
const fewest = 3;
const longestMs = 5 * 60_000;
/** Bound of the origins in memory: with `WEBPUSH_HOSTS=*` clients choose them. */
const mostOrigins = 1_000;

/** Sets an entry, and removes the oldest when there are too many. */
export function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostOrigins && oldest !== undefined) map.delete(oldest);
}

interface Origin {
  /** Endpoints that were refused since one was accepted. */
  refused: Set<string>;
  untilMs: number;
  code: PushCode;
}

/**
 * Which push services get no requests now. A subscription has a limit of its own, too: its 429 concerns that
 * one alone.
 */
export class OriginBackoff {
  #origins = new Map<string, Origin>();

  openFor(origin: string, nowMs: number): OpenCircuit<PushCode> | null {
    const { untilMs = 0, code = 'TIMEOUT' } = this.#origins.get(origin) ?? {};
    const ms = untilMs - nowMs;
    // The clock may have been set back: then the rest of the wait is unknown.
    return ms > 0 && ms <= longestMs ? { code, ms } : null;
  }

  onAccepted(origin: string): void {
    this.#origins.delete(origin);
  }

  /** @param ms for how long the service requests a pause, or we choose one */
  onRefused(endpoint: string, origin: string, code: PushCode, nowMs: number, ms: number): void {
    const state = this.#origins.get(origin) ?? { refused: new Set(), untilMs: 0, code };
    state.refused.add(endpoint);
    const isOfAll = state.refused.size >= fewest;
    const next = isOfAll ? { refused: new Set<string>(), untilMs: nowMs + Math.min(longestMs, ms), code } : state;
    remember(this.#origins, origin, next);
  }
}
