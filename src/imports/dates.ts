import { isoTime } from '../core/clock.ts';
import { parseDate } from '../feed-parser/dates/dates.ts';

/**
 * The instant of a time as an old system writes it, as rows have it (ISO, UTC); null for what is none, such as
 * `0000-00-00 00:00:00`.
 * @param zone IANA zone, or an offset such as `+05:30`, of times that name none: the clock that the old system goes by
 */
export function instantOf(given: unknown, zone: string): string | null {
  if (typeof given !== 'string' && typeof given !== 'number') return null;
  const ms = parseDate(String(given), zone);
  return ms === null || ms <= 0 ? null : isoTime(ms);
}

/** `+05:30`, of milliseconds east of Greenwich. */
function offsetName(ms: number): string {
  const minutes = Math.abs(ms) / 60_000;
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0'));
  return `${ms < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** The clock of a site, from times of which it says both its own and that in UTC. */
export class SiteClock {
  readonly #votes = new Map<number, number>();

  take(local: string, utc: string): void {
    const [here, there] = [local, utc].map((text) => Date.parse(instantOf(text, 'UTC') ?? ''));
    const offset = (here as number) - (there as number);
    if (offset % 900_000 === 0 && Math.abs(offset) <= 14 * 3_600_000)
      this.#votes.set(offset, (this.#votes.get(offset) ?? 0) + 1);
  }

  /** The offset that most of them have; null where there is none. */
  get zone(): string | null {
    const [best] = [...this.#votes].toSorted((a, b) => b[1] - a[1]);
    return best ? offsetName(best[0]) : null;
  }
}
