import { after, everywhere, rule, star, tithi } from '../build.ts';
import type { FestivalRule } from '../rule.ts';
import type { TithiRule, WeekdayRule, When } from '../when.ts';

/** Shravana and Bhadrapada. */

const deccan = ['IN-AP', 'IN-TS', 'IN-KA', 'IN-MH', 'IN-GJ', 'IN-GA'] as const;
const ganges = [
  'IN-UP',
  'IN-BR',
  'IN-JH',
  'IN-MP',
  'IN-CG',
  'IN-RJ',
  'IN-DL',
  'IN-HR',
  'IN-PB',
  'IN-HP',
  'IN-UK',
  'IN-JK',
] as const;

const each = (weekday: number, reckoning: WeekdayRule['reckoning']): WeekdayRule => ({
  by: 'weekday',
  weekdays: [weekday],
  month: 5,
  reckoning,
  pick: 'each',
});

const fridayUntil = (of: When): When => ({ by: 'onOrBefore', weekday: 6, of });
const shravanaPurnima = tithi(5, 15);

/** Dharmasindhu: the full moon must last three muhurtas after sunrise, or it is kept on the day before, once Bhadra is over. */
const rakhi = tithi(5, 15, 'trimuhurta');
/** Both days: the second; the second as well when it alone has Rohini at midnight. */
const krishnaBirth = tithi(5, 23, 'nishita', { both: 'second', star: { id: 4, at: 'udaya' } });
const vaishnavaBirth = tithi(5, 23, 'udaya', { both: 'second', neither: 'ends' });
/**
 * Kerala and Assam keep it in their own month, as the tithis of other days there: 11 September 2009, 18 August 2022 and
 * 14 September 2025 in Kerala; 25 August 2016, 10 September 2020 (https://excelnotes.com/holidays-assam-2020) and
 * 14 September 2025 in Assam.
 */
const chingam = { solarMonth: { system: 'malayalam', month: 5 }, pick: 'later' } as const;
const bhado = { solarMonth: { system: 'assamese', month: 5, withSankranti: true }, pick: 'earlier' } as const;
const chingamBirth = tithi(null, 23, 'nishita', chingam);
const bhadoBirth: TithiRule = { ...krishnaBirth, month: null, leap: 'both', ...bhado };
const ganesh = tithi(6, 4, 'madhyahna');
const samvatsari = tithi(6, 4);

export const rains: readonly FestivalRule[] = [
  // Shravana
  rule('shravana_somavara', 'vrata', deccan, each(2, 'amanta')),
  rule('sawan_somvar', 'vrata', ganges, each(2, 'purnimanta')),
  rule('mangala_gauri', 'vrata', deccan, each(3, 'amanta')),
  rule('hariyali_teej', 'festival', ['IN-RJ', 'IN-UP', 'IN-BR', 'IN-HR', 'IN-MP', 'IN-PB', 'IN-DL'], tithi(5, 3)),
  rule('naga_chaturthi', 'vrata', ['IN-KA', 'IN-AP', 'IN-TS'], tithi(5, 4)),
  rule('naga_panchami', 'festival', everywhere, tithi(5, 5)),
  rule('kalki_jayanti', 'jayanti', everywhere, tithi(5, 6, 'sayahna')),
  rule('tulsidas_jayanti', 'jayanti', ['IN-UP', 'IN-MP', 'IN-BR', 'IN-DL'], tithi(5, 7)),
  rule('varalakshmi_vratam', 'vrata', ['IN-AP', 'IN-TS', 'IN-KA', 'IN-TN'], fridayUntil(shravanaPurnima), {
    school: 'purnima',
    // 21 August 2026 by the orders of Andhra Pradesh and Telangana.
    alternatives: [
      { school: 'before_purnima', when: fridayUntil(after(shravanaPurnima, -1)), leads: ['IN-AP', 'IN-TS'] },
    ],
  }),
  rule('raksha_bandhan', 'festival', everywhere, rakhi, {
    isHoliday: true,
    alternatives: [{ school: 'udaya', when: shravanaPurnima }],
  }),
  rule('upakarma_yajur', 'observance', ['IN-AP', 'IN-TS', 'IN-KA', 'IN-TN', 'IN-KL', 'IN-MH'], rakhi),
  rule(
    'upakarma_rig',
    'observance',
    ['IN-AP', 'IN-TS', 'IN-KA', 'IN-TN', 'IN-KL', 'IN-MH'],
    star(22, 'udaya', { lunarMonth: 5, pick: 'fullMoon' }),
  ),
  rule('gayatri_japam', 'observance', ['IN-AP', 'IN-TS', 'IN-KA', 'IN-TN', 'IN-KL'], after(rakhi, 1)),
  rule('gayatri_jayanti', 'jayanti', everywhere, tithi(5, 15)),
  rule('hayagriva_jayanti', 'jayanti', everywhere, tithi(5, 15, 'sayahna')),
  rule('nariyal_purnima', 'festival', ['IN-MH', 'IN-GJ', 'IN-GA'], tithi(5, 15, 'madhyahna', { both: 'first' })),
  rule('kajari_teej', 'vrata', ['IN-UP', 'IN-BR', 'IN-RJ', 'IN-MP'], tithi(5, 18)),
  rule('bahula_chaturthi', 'vrata', ['IN-GJ', 'IN-MP', 'IN-MH'], tithi(5, 19, 'sayahna')),
  rule('hal_shashthi', 'vrata', ['IN-UP', 'IN-MP', 'IN-CG', 'IN-BR'], tithi(5, 21, 'madhyahna')),
  rule('janmashtami_smarta', 'festival', everywhere, krishnaBirth, {
    isHoliday: true,
    school: 'smarta',
    alternatives: [
      { school: 'vaishnava', when: vaishnavaBirth },
      { school: 'solar_calendar', when: chingamBirth, leads: ['IN-KL'] },
      { school: 'solar_calendar', when: bhadoBirth, leads: ['IN-AS'] },
    ],
  }),
  rule('janmashtami_vaishnava', 'festival', everywhere, vaishnavaBirth),
  rule('dahi_handi', 'festival', ['IN-MH', 'IN-GJ', 'IN-GA'], after(krishnaBirth, 1)),
  rule('pola', 'festival', ['IN-MH', 'IN-CG', 'IN-TS'], tithi(5, 30, 'pradosha')),
  rule('pithori_amavasya', 'vrata', ['IN-MH', 'IN-UP', 'IN-OD'], tithi(5, 30, 'pradosha')),

  // Bhadrapada
  // Where no sunrise sees the first tithi Punjab has the day after it: 8 September 2021.
  rule('guru_granth_sahib_prakash', 'festival', ['IN-PB', 'IN-CH', 'IN-HR', 'IN-DL'], tithi(6, 1), {
    school: 'udaya',
    alternatives: [{ school: 'next_day', when: tithi(6, 1, 'udaya', { neither: 'next' }), leads: ['IN-PB', 'IN-CH'] }],
  }),
  rule(
    'hartalika_teej',
    'vrata',
    ['IN-UP', 'IN-BR', 'IN-MP', 'IN-RJ', 'IN-MH', 'IN-CG', 'IN-JH', 'IN-UK'],
    tithi(6, 3),
  ),
  rule('gowri_habba', 'festival', ['IN-KA', 'IN-AP', 'IN-TN'], tithi(6, 3)),
  rule('ganesh_chaturthi', 'festival', everywhere, ganesh, {
    isHoliday: true,
    school: 'second_day',
    alternatives: [
      // Vinayaka Chaturthi on 18 September 2023, when it was there on two middays.
      { school: 'first_day', when: { ...ganesh, both: 'first' }, leads: ['IN-AP', 'IN-TS', 'IN-KA', 'IN-TN', 'IN-PY'] },
      // In Chingam, though others are a month later: 20 August 2023.
      { school: 'solar_calendar', when: tithi(null, 4, 'madhyahna', chingam), leads: ['IN-KL'] },
    ],
  }),
  rule('paryushan_begin', 'festival', everywhere, after(samvatsari, -7)),
  rule('samvatsari', 'observance', everywhere, samvatsari),
  rule('rishi_panchami', 'vrata', everywhere, tithi(6, 5, 'madhyahna')),
  // The day after Ganesh Chaturthi: 15 September 2026, though the fifth tithi is at the sunrise of the 16th.
  rule('nuakhai', 'festival', ['IN-OD', 'IN-CG'], after(ganesh, 1), { isHoliday: true }),
  rule('radha_ashtami', 'jayanti', everywhere, tithi(6, 8, 'madhyahna')),
  rule('vamana_jayanti', 'jayanti', everywhere, tithi(6, 12, 'madhyahna')),
  rule('anant_chaturdashi', 'festival', everywhere, tithi(6, 14)),
  rule('pitru_paksha_begin', 'observance', everywhere, tithi(6, 16, 'aparahna')),
  rule('kshamavani', 'observance', everywhere, tithi(6, 16)),
  rule('jivitputrika', 'vrata', ['IN-BR', 'IN-JH', 'IN-UP'], tithi(6, 23, 'madhyahna')),
  rule('mahalaya', 'observance', everywhere, tithi(6, 30, 'aparahna')),
  rule('engili_bathukamma', 'festival', ['IN-TS'], tithi(6, 30, 'aparahna')),
];
