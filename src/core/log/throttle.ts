const everyMs = 60_000;

/** Lets a line of the log through once a minute: one cause may refuse a million messages. */
export class LogThrottle {
  #lines = new Map<string, { atMs: number; times: number }>();
  #mostKeys: number;

  constructor(mostKeys = 100) {
    this.#mostKeys = mostKeys;
  }

  /** @returns how often it happened since it was last logged, this time included; 0: it is not logged now */
  count(key: string, nowMs: number): number {
    const line = this.#lines.get(key);
    if (line && Math.abs(nowMs - line.atMs) < everyMs) {
      line.times++;
      return 0;
    }
    this.#lines.delete(key);
    this.#lines.set(key, { atMs: nowMs, times: 0 });
    const [oldest] = this.#lines.keys();
    if (this.#lines.size > this.#mostKeys && oldest !== undefined) this.#lines.delete(oldest);
    return (line?.times ?? 0) + 1;
  }
}

interface LoggedLine {
  action?: unknown;
  id?: unknown;
  code?: unknown;
  cause?: unknown;
  kind?: unknown;
  reason?: unknown;
  status?: unknown;
  path?: unknown;
  proxy?: unknown;
  err?: { code?: unknown; message?: unknown };
}

/**
 * What makes two warnings the same: message and cause, not the request or job. The paths of refused
 * requests are as many as there are readers; those of failures lead to the fault.
 */
export function sameness(level: number, fields: unknown, message: unknown): string {
  if (typeof fields === 'string') return `${level} ${fields}`;
  const { action, id, code, cause, kind, reason, status, path, proxy, err } = (fields ?? {}) as LoggedLine;
  const where = status === 503 ? '' : String(path ?? '').replace(/\d+/g, '#');
  // An action has a target: an attack on one user must not hide behind that on another.
  const what = [level, message, action, action === undefined ? '' : id, code, cause, kind, reason];
  const parts = [...what, status, where, proxy, err?.code, err?.message];
  return parts.map((part) => String(part ?? '').slice(0, 200)).join('|');
}
