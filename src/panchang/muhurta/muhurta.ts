import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky.ts';
import { type Anandadi, anandadisOf } from './anandadi.ts';
import { type Bhadra, bhadrasOf } from './bhadra.ts';
import { type Chandrabala, type Chandrashtama, chandrabalaOf, chandrashtamaOf, type Tara, tarasOf } from './birth.ts';
import { type Choghadiyas, choghadiyasOf } from './choghadiya.ts';
import { type Gowris, gowrisOf } from './gowri.ts';
import { type Horas, horasOf } from './hora.ts';
import { type Kalams, kalamsOf } from './kalams.ts';
import { type Panchaka, panchakaOf } from './panchaka.ts';
import { type DishaShula, dishaShulaOf } from './shula.ts';
import { type Twilight, twilightOf } from './twilight.ts';
import { type DayYoga, dayYogasOf } from './yogas.ts';

/** Whose day it is; either may be missing. */
export interface Birth {
  /** Nakshatra, 1 to 27. */
  star?: number;
  /** Sign of the Moon, 1 to 12. */
  sign?: number;
}

/** All good and bad times of a day. Each part has a function of its own, for an answer that needs only that. */
export interface Muhurtas {
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
