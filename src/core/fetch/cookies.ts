/** Of an origin, and bytes of one with its name. More is not kept. */
const mostCookies = 30;
const longest = 4_096;
/** Bytes of the header. */
const mostBytes = 8_192;

const form = /^\s*([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*=\s*([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e"]*)\s*(?:;|$)/;

/** Whether a cookie is to be removed: an age of nothing, or an end that has passed. */
function isOver(line: string, nowMs: number): boolean {
  const age = /;\s*max-age\s*=\s*(-?\d{1,15})/i.exec(line)?.[1];
  if (age !== undefined) return Number(age) <= 0;
  const expires = /;\s*expires\s*=\s*([^;]{1,60})/i.exec(line)?.[1];
  return expires !== undefined && Date.parse(expires) <= nowMs;
}

/**
 * The cookies of one visit: an address that sets one and leads to itself answers only to who brings it. Each is sent to
 * the very origin that set it (scheme, host and port), whatever domain it names, and is forgotten with the visit.
 */
export class VisitCookies {
  #jars = new Map<string, Map<string, string>>();

  /** @param lines `Set-Cookie` of an answer */
  take(origin: string, lines: readonly string[], nowMs: number): void {
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    for (const line of lines.slice(0, mostCookies)) {
      const [, name, value] = form.exec(line.slice(0, longest)) ?? [];
      if (name === undefined || value === undefined) continue;
      jar.delete(name);
      if (!isOver(line.slice(0, 2 * longest), nowMs) && jar.size < mostCookies) jar.set(name, value);
    }
    this.#jars.set(origin, jar);
  }

  /** `Cookie` for an origin; undefined for none. @param own what is sent anyway: a name that was set anew replaces its part */
  headerFor(origin: string, own?: string): string | undefined {
    const jar = this.#jars.get(origin);
    if (!jar || jar.size === 0) return own;
    const kept = (own ?? '')
      .split(';')
      .filter((part) => part.trim() !== '' && !jar.has((part.split('=')[0] ?? '').trim()));
    let header = kept.map((part) => part.trim()).join('; ');
    for (const [name, value] of jar) {
      const next = `${header}${header === '' ? '' : '; '}${name}=${value}`;
      if (next.length <= mostBytes) header = next;
    }
    return header === '' ? undefined : header;
  }
}
