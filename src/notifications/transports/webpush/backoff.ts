import type { Held } from '../fcm/circuit-breaker.ts';
import type { PushCode } from '../result-codes.ts';

/** So many subscriptions have to say it before it is taken to be said of all. */
const fewest = 3;
const longestMs = 5 * 60_000;
/** Origins of which something is remembered: with `WEBPUSH_HOSTS=*` strangers choose them. */
const mostOrigins = 1_000;

/** Forgets the oldest when there are too many. */
export function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostOrigins && oldest !== undefined) map.delete(oldest);
}

interface Origin {
  /** Endpoints that were refused since one was taken. */
  refused: Set<string>;
  untilMs: number;
  code: PushCode;
}

/**
 * Push services that want to be left alone. A subscription has a limit of its own, too: what one is told holds for it
 * alone.
 */
export class Holds {
  #origins = new Map<string, Origin>();

  held(origin: string, nowMs: number): Held | null {
    const { untilMs = 0, code = 'TIMEOUT' } = this.#origins.get(origin) ?? {};
    const ms = untilMs - nowMs;
    // The clock may have been set back: then nothing is known of how long it was to be.
    return ms > 0 && ms <= longestMs ? { code, ms } : null;
  }

  taken(origin: string): void {
    this.#origins.delete(origin);
  }

  /** @param ms for how long the service, or we, would leave this subscription alone */
  refused(endpoint: string, origin: string, code: PushCode, nowMs: number, ms: number): void {
    const known = this.#origins.get(origin) ?? { refused: new Set(), untilMs: 0, code };
    known.refused.add(endpoint);
    const isOfAll = known.refused.size >= fewest;
    const next = isOfAll ? { refused: new Set<string>(), untilMs: nowMs + Math.min(longestMs, ms), code } : known;
    remember(this.#origins, origin, next);
  }
}
