import assert from 'node:assert/strict';
import type { Span } from '../../src/panchang/limbs.ts';
import { type Anandadi, anandadisOf } from '../../src/panchang/muhurta/anandadi.ts';
import { type Bhadra, bhadrasOf } from '../../src/panchang/muhurta/bhadra.ts';
import {
  type Chandrabala,
  type Chandrashtama,
  chandrabalaOf,
  chandrashtamaOf,
  type Tara,
  tarasOf,
} from '../../src/panchang/muhurta/birth.ts';
import { type Choghadiyas, choghadiyasOf } from '../../src/panchang/muhurta/choghadiya.ts';
import { type Gowris, gowrisOf } from '../../src/panchang/muhurta/gowri.ts';
import { type Horas, horasOf } from '../../src/panchang/muhurta/hora.ts';
import { type Kalams, kalamsOf } from '../../src/panchang/muhurta/kalams.ts';
import { type Panchaka, panchakaOf } from '../../src/panchang/muhurta/panchaka.ts';
import { type DishaShula, dishaShulaOf } from '../../src/panchang/muhurta/shula.ts';
import { type Twilight, twilightOf } from '../../src/panchang/muhurta/twilight.ts';
import { type DayYoga, dayYogasOf } from '../../src/panchang/muhurta/yogas.ts';
import { type Reckoning, standard } from '../../src/panchang/reckoning.ts';
import type { Site } from '../../src/panchang/sky/day-sky.ts';

/** Places of the tests, and times as almanacs print them. */

export const delhi: Site = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
export const chennai: Site = { lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata' };
export const gaya: Site = { lat: 24.6959, lon: 84.9912, tz: 'Asia/Kolkata' };
export const tromso: Site = { lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' };

/** Unix seconds of a time in India, `YYYY-MM-DD HH:MM`. */
export const ist = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00+05:30`) / 1000;

/** That a span is the printed one; almanacs cut or round to minutes, and their Moons differ by a minute. */
export function printed(actual: Span | null | undefined, start: string, end: string, seconds = 100): void {
  assert.ok(actual, `${start} - ${end}`);
  for (const [t, text] of [
    [actual.start, start],
    [actual.end, end],
  ] as const)
    assert.ok(Math.abs(t - ist(text)) < seconds, `${text} is printed, it is ${(t - ist(text)).toFixed(0)} s off`);
}

/** Whose day it is; either may be missing. */
export interface Birth {
  /** Nakshatra, 1 to 27. */
  star?: number;
  /** Sign of the Moon, 1 to 12. */
  sign?: number;
}

/** All good and bad times of a day. Each part has a function of its own, for an answer that needs only that. */
interface Muhurtas {
  kalams: Kalams;
  twilight: Twilight;
  choghadiya: Choghadiyas;
  hora: Horas;
  gowri: Gowris;
  anandadi: Anandadi[];
  yogas: DayYoga[];
  bhadra: Bhadra[];
  panchaka: Panchaka | null;
  dishaShula: DishaShula;
  chandrashtama: Chandrashtama;
  /** Null without a star, or a sign, of birth. */
  tarabala: Tara[] | null;
  chandrabala: Chandrabala[] | null;
}

/**
 * @param date `YYYY-MM-DD`
 * @throws RangeError for a star or sign of birth that there is not
 */
export function muhurtasOf(date: string, site: Site, reckoning: Reckoning = standard, birth: Birth = {}): Muhurtas {
  const { star, sign } = birth;
  return {
    kalams: kalamsOf(date, site, reckoning),
    twilight: twilightOf(date, site, reckoning),
    choghadiya: choghadiyasOf(date, site, reckoning),
    hora: horasOf(date, site, reckoning),
    gowri: gowrisOf(date, site, reckoning),
    anandadi: anandadisOf(date, site, reckoning),
    yogas: dayYogasOf(date, site, reckoning),
    bhadra: bhadrasOf(date, site, reckoning),
    panchaka: panchakaOf(date, site, reckoning),
    dishaShula: dishaShulaOf(date),
    chandrashtama: chandrashtamaOf(date, site, reckoning),
    tarabala: star === undefined ? null : tarasOf(date, site, star, reckoning),
    chandrabala: sign === undefined ? null : chandrabalaOf(date, site, sign, reckoning),
  };
}
