import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Reading the reference tables of the almanac, and counting how far we are from them. */

const folder = join(import.meta.dirname, '../fixtures/almanac/oracle');
const text = (name: string): string => brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString();

/** Rows of a table as texts by column. */
export function csv(name: string): Record<string, string>[] {
  const [head = '', ...lines] = text(`${name}.csv`).trim().split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']));
  });
}

export const jsonLines = <T>(name: string): T[] =>
  text(`${name}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** The places of the tables. */
export const cities: Record<string, { lat: number; lon: number; tz: string }> = {
  Hyderabad: { lat: 17.385, lon: 78.4867, tz: 'Asia/Kolkata' },
  Chennai: { lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata' },
  Mumbai: { lat: 19.076, lon: 72.8777, tz: 'Asia/Kolkata' },
  Delhi: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
  Kolkata: { lat: 22.5726, lon: 88.3639, tz: 'Asia/Kolkata' },
  Guwahati: { lat: 26.1445, lon: 91.7362, tz: 'Asia/Kolkata' },
  Thiruvananthapuram: { lat: 8.5241, lon: 76.9366, tz: 'Asia/Kolkata' },
  Ujjain: { lat: 23.1765, lon: 75.7885, tz: 'Asia/Kolkata' },
  London: { lat: 51.5074, lon: -0.1278, tz: 'Europe/London' },
  NewYork: { lat: 40.7128, lon: -74.006, tz: 'America/New_York' },
  Tromso: { lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' },
};

/** One line of the comparison: how often something was compared, and how it came out. */
export class Line {
  readonly what: string;
  readonly goal: string;
  compared = 0;
  wrong: string[] = [];
  #off: number[] = [];

  /** `goal` is what `isReached` asks for, in words. */
  constructor(what: string, goal: string) {
    this.what = what;
    this.goal = goal;
  }

  /** Equal or not. */
  same(ours: unknown, theirs: unknown, where: string): void {
    this.compared++;
    const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
    if (a !== b) this.wrong.push(`${where}: ${a}, reference ${b}`);
  }

  /** Instants (seconds); farther apart than `most` is wrong. */
  near(ours: number | null | undefined, theirs: number, most: number, where: string): void {
    this.compared++;
    const off = ours == null ? Number.POSITIVE_INFINITY : Math.abs(ours - theirs);
    this.#off.push(off);
    if (!(off <= most)) this.wrong.push(`${where}: ${ours}, reference ${theirs}`);
  }

  /** The distance that a share of all stays within. */
  within(share: number): number {
    const sorted = this.#off.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  /** Part that is right, 0 to 1. */
  get right(): number {
    return this.compared === 0 ? 0 : 1 - this.wrong.length / this.compared;
  }

  toString(): string {
    const numbers = this.#off.length ? [0.5, 0.99, 1].map((s) => this.within(s).toFixed(1).padStart(7)).join('') : '';
    const share = `${(this.right * 100).toFixed(2)} %`;
    return `${this.what.padEnd(34)}${String(this.compared).padStart(7)}${share.padStart(10)}${numbers.padEnd(22)} ${this.goal}`;
  }
}

export const tableHead = `${'compared with the reference'.padEnd(34)}${'rows'.padStart(7)}${'right'.padStart(10)}${' median s    p99    max'.padEnd(22)} goal`;
