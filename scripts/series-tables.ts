/**
 * Writes src/panchang/data/sun-series.json, moon-series.json and planet-series.json: the terms of two published theories that matter to an
 * almanac of 1900 to 2100.
 *
 * The Sun and the planets: VSOP87B, heliocentric longitude and distance of the Earth, and with the latitude of Mercury, Venus,
 * Mars, Jupiter and Saturn (Bretagnon and Francou 1988, Astron. Astrophys. 202,
 * 309). The Moon: ELP/MPP02 with the constants fitted to DE405 (Chapront and Francou 2003, Astron. Astrophys. 404, 735).
 * Both are read from the npm package astronomia, which carries them as numbers (MIT); nothing else needs it:
 *
 *   npm pack astronomia@4.2.0 && tar -xzf astronomia-4.2.0.tgz
 *   node scripts/series-tables.ts package && npx biome check --write src/panchang/data/*-series.json
 *
 * What is written: a quantity is `mean`, a polynomial of T, and for every power of T the periodic terms
 * [amplitude, phase, rate, bend], amplitude sin(phase + rate T + bend T^2), radians. T counts Julian centuries of
 * terrestrial time from J2000. Longitudes and latitudes are in arc seconds, distances in kilometres (Moon) and
 * astronomical units (Sun). A term smaller than the cut-off at T = 1 is left out, numbers are rounded to 1/300 of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Amplitude, phase, then rates by the power of time. */
type PublishedTerm = readonly number[];
/** By power of time. */
type PublishedSeries = Record<string, readonly PublishedTerm[]>;
interface Published {
  L: PublishedSeries;
  B: PublishedSeries;
  R: PublishedSeries;
  /** Mean longitude of the Moon, radians. */
  W1?: readonly number[];
}
interface Quantity {
  mean: number[];
  terms: number[][][];
}

const arcSeconds = (180 / Math.PI) * 3600;
const folder = resolve(process.argv[2] ?? 'package');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };

async function published(name: string): Promise<Published> {
  const module = (await import(pathToFileURL(join(folder, 'data', `${name}.js`)).href)) as { default: Published };
  return module.default;
}

/** The number with so many decimals that `weight` times its error is below the tolerance. */
function rounded(value: number, weight: number, tolerance: number): number {
  const decimals = Math.max(0, Math.ceil(Math.log10(weight / tolerance)));
  return Number(value.toFixed(Math.min(decimals, 15)));
}

/** Terms of one form: sines of centuries, in the unit that `unit` turns the amplitudes into. */
function quantity(series: PublishedSeries, cutOff: number, unit: number, plan: 'vsop' | 'elp'): Quantity {
  const [turn, span] = plan === 'vsop' ? [Math.PI / 2, 10] : [0, 1];
  const tolerance = cutOff / 300;
  const mean: number[] = [];
  const terms: number[][][] = [];
  for (const [key, published] of Object.entries(series)) {
    const power = Number(key);
    const kept = published.flatMap(([a = 0, p = 0, rate = 0, bend = 0]) => {
      const amplitude = (a * unit) / span ** power;
      const phase = p + turn;
      if (rate === 0 && bend === 0) {
        mean[power] = (mean[power] ?? 0) + amplitude * Math.sin(phase);
        return [];
      }
      if (Math.abs(amplitude) < cutOff) return [];
      const weight = Math.abs(amplitude);
      const row = [
        rounded(amplitude, 1, tolerance),
        rounded(phase % (2 * Math.PI), weight, tolerance),
        rounded(rate / span, weight, tolerance),
      ];
      const curve = rounded(bend, weight, tolerance);
      return [curve === 0 ? row : [...row, curve]];
    });
    if (kept.length > 0) terms[power] = kept.sort((x, y) => Math.abs(x[0] as number) - Math.abs(y[0] as number));
  }
  return { mean: Array.from(mean, (m) => Number((m ?? 0).toPrecision(15))), terms: Array.from(terms, (t) => t ?? []) };
}

function write(name: string, source: string, quantities: Record<string, Quantity>): void {
  const path = join(import.meta.dirname, '../src/panchang/data', `${name}.json`);
  const text = JSON.stringify({ source: `${source}; numbers from astronomia ${version}`, ...quantities });
  writeFileSync(path, `${text}\n`);
  const counts = Object.entries(quantities).map(([key, { terms }]) => `${key} ${terms.map((t) => t.length).join('+')}`);
  process.stdout.write(`${name}: ${counts.join(', ')}, ${text.length} bytes\n`);
}

const earth = await published('vsop87Bearth');
write('sun-series', 'VSOP87B, Bretagnon and Francou 1988', {
  longitude: quantity(earth.L, 0.003, arcSeconds, 'vsop'),
  distance: quantity(earth.R, 1e-6, 1, 'vsop'),
});

const moon = await published('elpMppDe');
const longitude = quantity(moon.L, 0.005, 1, 'elp');
longitude.mean = (moon.W1 ?? []).map((m) => Number((m * arcSeconds).toPrecision(15)));
write('moon-series', 'ELP/MPP02 (DE405), Chapront and Francou 2003', {
  longitude,
  latitude: quantity(moon.B, 0.03, 1, 'elp'),
  distance: quantity(moon.R, 0.5, 1, 'elp'),
});

/** The Earth may be nearer to a planet than the Sun is: what is cut off looks larger from here, the more the nearer. */
const cutOffs = { mercury: 0.01, venus: 0.004, mars: 0.004, jupiter: 0.008, saturn: 0.008 };
const planets: Record<string, Quantity> = {};
for (const [planet, cutOff] of Object.entries(cutOffs)) {
  const { L, B, R } = await published(`vsop87B${planet}`);
  const au = R['0']?.[0]?.[0] as number;
  planets[`${planet}_longitude`] = quantity(L, cutOff, arcSeconds, 'vsop');
  planets[`${planet}_latitude`] = quantity(B, cutOff * 3, arcSeconds, 'vsop');
  planets[`${planet}_distance`] = quantity(R, (2 * au * cutOff) / arcSeconds, 1, 'vsop');
}
write('planet-series', 'VSOP87B, Bretagnon and Francou 1988', planets);
