import { after, civil, ekadashi, everywhere, rule, tithi } from '../build.ts';
import type { FestivalRule } from '../rule.ts';

/** Margashirsha to Phalguna. */

const sikh = ['IN-PB', 'IN-CH', 'IN-HR', 'IN-DL'] as const;

const margazhi = { solarMonth: { system: 'tamil', month: 9 } } as const;

/** Pradosha; the next day when Bhadra lasts past midnight and the full moon fills three and a half of its four praharas. */
const fire = tithi(12, 15, 'pradosha', { both: 'second', bhadra: { nextDayFilled: 3.5 / 4 } });
const fullMoon = tithi(12, 15);
const eveningFire = tithi(12, 15, 'pradosha', { both: 'second' });

export const winter: readonly FestivalRule[] = [
  // Margashirsha
  rule('vivah_panchami', 'festival', ['IN-BR', 'IN-UP'], tithi(9, 5)),
  // Maghar sudi 5, as the orders of Punjab, Chandigarh, Haryana and Delhi have it; Uttar Pradesh has 24 November, the date of 1675.
  rule('guru_tegh_bahadur_martyrdom', 'observance', sikh, tithi(9, 5), {
    isHoliday: true,
    school: 'udaya',
    alternatives: [{ school: 'civil', when: civil(11, 24), leads: ['IN-UP'] }],
  }),
  rule('subrahmanya_shashthi', 'festival', ['IN-AP', 'IN-TS', 'IN-KA'], tithi(9, 6)),
  rule('champa_shashthi', 'festival', ['IN-MH', 'IN-KA'], tithi(9, 6)),
  rule('gita_jayanti', 'jayanti', everywhere, ekadashi(9, 11), {
    alternatives: [{ school: 'vaishnava', when: ekadashi(9, 11, { school: 'vaishnava' }) }],
  }),
  rule(
    'vaikuntha_ekadashi',
    'vrata',
    ['IN-AP', 'IN-TS', 'IN-TN', 'IN-KA', 'IN-KL', 'IN-PY'],
    ekadashi(null, 11, margazhi),
    {
      alternatives: [{ school: 'vaishnava', when: ekadashi(null, 11, { ...margazhi, school: 'vaishnava' }) }],
    },
  ),
  rule('hanumad_vratam', 'vrata', ['IN-AP', 'IN-TS', 'IN-KA'], tithi(9, 13)),
  rule(
    'dattatreya_jayanti',
    'jayanti',
    ['IN-MH', 'IN-KA', 'IN-AP', 'IN-TS', 'IN-GJ', 'IN-GA'],
    tithi(9, 15, 'pradosha'),
  ),
  rule('annapurna_jayanti', 'jayanti', everywhere, tithi(9, 15)),

  // Pausha
  rule('guru_gobind_singh_jayanti', 'jayanti', sikh, tithi(10, 7), { isHoliday: true }),
  rule('pausha_purnima', 'festival', everywhere, tithi(10, 15)),
  rule('shakambhari_purnima', 'jayanti', everywhere, tithi(10, 15)),
  rule('sakat_chauth', 'vrata', ['IN-UP', 'IN-MP', 'IN-RJ', 'IN-BR', 'IN-DL', 'IN-HR'], tithi(10, 19, 'moonrise')),
  rule('mauni_amavasya', 'festival', everywhere, tithi(10, 30)),

  // Magha
  rule('ganesh_jayanti', 'jayanti', ['IN-MH', 'IN-GA'], tithi(11, 4, 'madhyahna')),
  rule('vasant_panchami', 'festival', everywhere, tithi(11, 5, 'purvahna'), {
    school: 'purvahna',
    // Saraswati Puja on 30 January 2020 and 3 February 2025.
    alternatives: [{ school: 'udaya', when: tithi(11, 5), leads: ['IN-WB', 'IN-TR', 'IN-AS', 'IN-TS'] }],
  }),
  rule('ratha_saptami', 'festival', everywhere, tithi(11, 7, 'arunodaya')),
  rule('narmada_jayanti', 'jayanti', ['IN-MP', 'IN-GJ', 'IN-CG'], tithi(11, 7)),
  rule('bhishma_ashtami', 'observance', everywhere, tithi(11, 8, 'madhyahna')),
  rule('bhishma_ekadashi', 'vrata', ['IN-AP', 'IN-TS', 'IN-KA', 'IN-TN'], ekadashi(11, 11), {
    alternatives: [{ school: 'vaishnava', when: ekadashi(11, 11, { school: 'vaishnava' }) }],
  }),
  rule('magha_purnima', 'festival', everywhere, tithi(11, 15)),
  rule(
    'guru_ravidas_jayanti',
    'jayanti',
    ['IN-PB', 'IN-HR', 'IN-UP', 'IN-DL', 'IN-HP', 'IN-CH', 'IN-MP'],
    tithi(11, 15),
    {
      isHoliday: true,
    },
  ),
  rule('maha_shivaratri', 'vrata', everywhere, tithi(11, 29, 'nishita'), { isHoliday: true }),

  // Phalguna
  rule('ramakrishna_jayanti', 'jayanti', ['IN-WB'], tithi(12, 2)),
  rule('holika_dahan', 'festival', everywhere, fire, { alternatives: [{ school: 'pradosha', when: eveningFire }] }),
  rule('holi', 'festival', everywhere, after(fire, 1), {
    isHoliday: true,
    school: 'bhadra',
    alternatives: [
      // Its second day there: 29 March 2021, 7 March 2023, 3 March 2026.
      { school: 'pradosha', when: after(eveningFire, 1), leads: ['IN-MH'] },
      // 7 March 2023 and 3 March 2026, telanganatoday.com and siasat.com, 2458969.
      { school: 'udaya', when: fullMoon, leads: ['IN-TS'] },
      // The day after Dol: 26 March 2024 and 15 March 2025 in Bengal and Odisha, 8 March 2023 in Assam, 26 March 2024 in Bihar.
      { school: 'next_day', when: after(fullMoon, 1), leads: ['IN-WB', 'IN-OD', 'IN-TR', 'IN-AS', 'IN-BR', 'IN-JH'] },
    ],
  }),
  rule('dol_purnima', 'festival', ['IN-WB', 'IN-OD', 'IN-AS', 'IN-TR'], tithi(12, 15), { isHoliday: true }),
  rule('hola_mohalla', 'festival', ['IN-PB'], tithi(12, 16)),
  rule('shivaji_jayanti_tithi', 'jayanti', ['IN-MH'], tithi(12, 18)),
  rule('rang_panchami', 'festival', ['IN-MH', 'IN-MP', 'IN-RJ', 'IN-GJ'], tithi(12, 20)),
  rule('sheetala_ashtami', 'vrata', ['IN-RJ', 'IN-UP', 'IN-MP', 'IN-HR', 'IN-GJ', 'IN-DL'], tithi(12, 23)),
];
