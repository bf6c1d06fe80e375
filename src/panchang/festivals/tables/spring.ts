import { after, everywhere, rule, tithi } from '../build.ts';
import type { Alternative, FestivalRule } from '../rule.ts';
import { puri } from './towns.ts';

/** Chaitra to Ashadha. */

const atSunrise = (month: number, number: number): Alternative => ({ school: 'udaya', when: tithi(month, number) });
const newYear = tithi(1, 1);
const newYearOfAdhika = [{ school: 'adhika', when: tithi(1, 1, 'udaya', { leap: 'adhika' }) }] as const;
const ramaNavami = tithi(1, 9, 'madhyahna', { both: 'second' });
const firstCrescent = { both: 'first', neither: 'ends' } as const;
const bloomingFig = tithi(2, 30, 'madhyahna', { both: 'first' });
const rathYatra = tithi(4, 2);

export const spring: readonly FestivalRule[] = [
  // Chaitra
  rule('ugadi', 'festival', ['IN-AP', 'IN-TS', 'IN-KA'], newYear, { isHoliday: true, alternatives: newYearOfAdhika }),
  rule('gudi_padwa', 'festival', ['IN-MH', 'IN-GA'], newYear, { isHoliday: true, alternatives: newYearOfAdhika }),
  rule('cheiraoba', 'festival', ['IN-MN'], newYear, { isHoliday: true, alternatives: newYearOfAdhika }),
  rule('chaitra_navaratri_begin', 'festival', everywhere, newYear),
  rule('cheti_chand', 'festival', ['IN-MH', 'IN-GJ', 'IN-RJ', 'IN-DL'], tithi(1, 2, 'sunset', firstCrescent)),
  rule('gangaur', 'vrata', ['IN-RJ', 'IN-MP', 'IN-GJ', 'IN-HR'], tithi(1, 3)),
  rule('matsya_jayanti', 'jayanti', everywhere, tithi(1, 3, 'aparahna')),
  rule('lakshmi_panchami', 'vrata', everywhere, tithi(1, 5)),
  rule('yamuna_chhath', 'festival', ['IN-UP', 'IN-GJ'], tithi(1, 6)),
  rule('chaiti_chhath', 'vrata', ['IN-BR', 'IN-JH', 'IN-UP'], tithi(1, 6, 'trimuhurta', { neither: 'ends' })),
  // By the orders of 2018 to 2026: 14 April 2019 in Odisha, 27 March 2026 in all three.
  rule('rama_navami', 'festival', everywhere, ramaNavami, {
    isHoliday: true,
    school: 'madhyahna',
    alternatives: [{ ...atSunrise(1, 9), leads: ['IN-AP', 'IN-TS', 'IN-OD'] }],
  }),
  rule('swaminarayan_jayanti', 'jayanti', ['IN-GJ'], ramaNavami, { alternatives: [atSunrise(1, 9)] }),
  rule('mahavir_jayanti', 'jayanti', everywhere, tithi(1, 13), {
    isHoliday: true,
    alternatives: [{ school: 'trimuhurta', when: tithi(1, 13, 'trimuhurta') }],
  }),
  rule('hanuman_jayanti', 'jayanti', everywhere, tithi(1, 15)),
  rule('hanuman_jayanti_telugu', 'jayanti', ['IN-AP', 'IN-TS'], tithi(2, 25)),
  rule(
    'chitra_pournami',
    'festival',
    ['IN-TN', 'IN-PY'],
    tithi(null, 15, 'udaya', { solarMonth: { system: 'tamil', month: 1 }, pick: 'later' }),
  ),

  // Vaishakha
  // Karnataka has it with Basava Jayanti, at sunrise: 20 April 2026.
  rule('akshaya_tritiya', 'festival', everywhere, tithi(2, 3, 'purvahna'), {
    school: 'purvahna',
    alternatives: [{ ...atSunrise(2, 3), leads: ['IN-KA'] }],
  }),
  rule('parashurama_jayanti', 'jayanti', everywhere, tithi(2, 3, 'pradosha', { both: 'greater' }), {
    alternatives: [atSunrise(2, 3)],
  }),
  rule('basava_jayanti', 'jayanti', ['IN-KA', 'IN-MH'], tithi(2, 3), { isHoliday: true }),
  rule('shankara_jayanti', 'jayanti', everywhere, tithi(2, 5)),
  rule('ganga_saptami', 'festival', everywhere, tithi(2, 7, 'madhyahna')),
  rule('sita_navami', 'jayanti', everywhere, tithi(2, 9, 'madhyahna')),
  rule('narasimha_jayanti', 'jayanti', everywhere, tithi(2, 14, 'sunset', { both: 'second' })),
  rule('buddha_purnima', 'festival', everywhere, tithi(2, 15), { isHoliday: true }),
  rule('kurma_jayanti', 'jayanti', everywhere, tithi(2, 15, 'sayahna')),
  rule('narada_jayanti', 'jayanti', everywhere, tithi(2, 16)),
  // Odisha has its Sabitri at sunrise: 27 May 2025.
  rule('vat_savitri', 'vrata', ['IN-UP', 'IN-BR', 'IN-JH', 'IN-MP', 'IN-DL', 'IN-HR', 'IN-RJ', 'IN-OD'], bloomingFig, {
    school: 'madhyahna',
    alternatives: [{ ...atSunrise(2, 30), leads: ['IN-OD'] }],
  }),
  rule('shani_jayanti', 'jayanti', everywhere, tithi(2, 30)),

  // Jyeshtha
  rule('maharana_pratap_jayanti', 'jayanti', ['IN-RJ', 'IN-HR', 'IN-HP'], tithi(3, 3), { isHoliday: true }),
  rule('guru_arjan_dev_martyrdom', 'observance', ['IN-PB', 'IN-CH', 'IN-HR'], tithi(3, 4), { isHoliday: true }),
  // Aranya Shashthi of Bengal; 5 June 2022, as the sixth was over two hours after the sunrise of the next day.
  rule('jamai_shashthi', 'festival', ['IN-WB', 'IN-TR', 'IN-AS'], tithi(3, 6, 'trimuhurta', { neither: 'ends' })),
  rule('ganga_dussehra', 'festival', everywhere, tithi(3, 10)),
  rule('vat_purnima', 'vrata', ['IN-MH', 'IN-GJ', 'IN-GA', 'IN-KA'], tithi(3, 15, 'madhyahna', { both: 'first' })),
  rule('snana_yatra', 'festival', ['IN-OD'], tithi(3, 15), { at: puri }),
  rule('kabir_jayanti', 'jayanti', everywhere, tithi(3, 15)),
  rule('eruvaka_purnima', 'festival', ['IN-AP', 'IN-TS', 'IN-KA'], tithi(3, 15)),

  // Ashadha
  rule('rath_yatra', 'festival', ['IN-OD', 'IN-WB', 'IN-GJ'], rathYatra, { isHoliday: true, at: puri }),
  rule('bahuda_yatra', 'festival', ['IN-OD'], after(rathYatra, 8), { isHoliday: true, at: puri }),
  // Golconda begins on the first Thursday or Sunday of the month.
  rule('bonalu_begin', 'festival', ['IN-TS'], {
    by: 'weekday',
    weekdays: [1, 5],
    month: 4,
    reckoning: 'amanta',
    pick: 'first',
  }),
  rule('kharchi_puja', 'festival', ['IN-TR'], tithi(4, 8), { isHoliday: true }),
  rule('guru_purnima', 'festival', everywhere, tithi(4, 15)),
  rule('hariyali_amavasya', 'festival', ['IN-RJ', 'IN-UP', 'IN-MP', 'IN-HR', 'IN-UK'], tithi(4, 30)),
];
