import { rule, star } from '../build.ts';
import type { FestivalRule } from '../rule.ts';
import type { StarRule } from '../when.ts';
import { sankarankovil, thiruvananthapuram, thrissur } from './towns.ts';

/** Days of the Moon's star in a solar month. Months count from Mesha (Chithirai, Medam). */

const tamilMonth = (month: number): Pick<StarRule, 'solarMonth'> => ({ solarMonth: { system: 'tamil', month } });
const keralaMonth = (month: number): Pick<StarRule, 'solarMonth'> => ({ solarMonth: { system: 'malayalam', month } });

const tamil = ['IN-TN', 'IN-PY'] as const;
const kerala = ['IN-KL'] as const;

/** The star that goes with the full moon of the month: where both meet in the forenoon, else where most of the star is. */
const withMoon = { pick: 'fullMoon', withPurnima: true } as const;

/** Of two Shravanas in Chingam the later is Thiruvonam; the days before it go by it, as the stars may run quicker. */
const onam = star(22, 'udaya', { ...keralaMonth(5), pick: 'later' });

export const stars: readonly FestivalRule[] = [
  rule('thaipusam', 'festival', tamil, star(8, 'day', { ...tamilMonth(10), ...withMoon }), {
    isHoliday: true,
    alternatives: [{ school: 'udaya', when: star(8, 'udaya', { ...tamilMonth(10), pick: 'fullMoon' }) }],
  }),
  rule('maasi_magam', 'festival', tamil, star(10, 'day', { ...tamilMonth(11), ...withMoon })),
  rule('attukal_pongala', 'festival', kerala, star(11, 'pradosha', { ...keralaMonth(11), pick: 'fullMoon' }), {
    at: thiruvananthapuram,
  }),
  rule('panguni_uthiram', 'festival', tamil, star(12, 'day', { ...tamilMonth(12), ...withMoon })),
  rule('thrissur_pooram', 'festival', kerala, star(11, 'pradosha', { ...keralaMonth(1), pick: 'later' }), {
    at: thrissur,
  }),
  rule(
    'ramanuja_jayanti',
    'jayanti',
    ['IN-TN', 'IN-KA', 'IN-AP'],
    star(6, 'udaya', { ...tamilMonth(1), pick: 'later' }),
  ),
  rule('vaikasi_visakam', 'festival', tamil, star(16, 'day', { ...tamilMonth(2), pick: 'fullMoon' })),
  rule('aadi_pooram', 'festival', tamil, star(11, 'udaya', { ...tamilMonth(4), pick: 'later' })),
  // 31 July 2013 (free-astro-numerology.blogspot.com/2013/07), 9 August 2023, 29 July 2024, 16 August 2025.
  rule('aadi_krittikai', 'festival', tamil, star(3, 'day', { ...tamilMonth(4), pick: 'later' })),
  // Sankarankovil: the evening of Uthiradam about the full moon; 10 August 2022, 31 July 2023, 7 August 2025.
  rule('aadi_tapasu', 'festival', tamil, star(21, 'pradosha', { ...tamilMonth(4), pick: 'fullMoon' }), {
    at: sankarankovil,
  }),
  rule('atham', 'festival', kerala, { by: 'after', of: onam, days: -9 }, { at: thiruvananthapuram }),
  rule(
    'uthradom',
    'festival',
    kerala,
    { by: 'after', of: onam, days: -1 },
    { at: thiruvananthapuram, isHoliday: true },
  ),
  rule('onam', 'festival', kerala, onam, { at: thiruvananthapuram, isHoliday: true }),
  rule('avittam', 'festival', kerala, { by: 'after', of: onam, days: 1 }, { at: thiruvananthapuram, isHoliday: true }),
  rule('karthigai_deepam', 'festival', tamil, star(3, 'pradosha', { ...tamilMonth(8), pick: 'fullMoon' })),
  rule('arudra_darshan', 'festival', tamil, star(6, 'udaya', { ...tamilMonth(9), pick: 'fullMoon' })),
  rule('thiruvathira', 'festival', kerala, star(6, 'udaya', { ...keralaMonth(9), pick: 'fullMoon' })),
];
