import { after, everywhere, rule, star, tithi } from '../build.ts';
import type { Rule } from '../rule.ts';
import type { WeekdayRule, When } from '../when.ts';

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
const samvatsari = tithi(6, 4);

export const rains: readonly Rule[] = [
  // Shravana
  rule('shravana_somavara', 'vrata', deccan, each(2, 'amanta')),
  rule('sawan_somvar', 'vrata', ganges, each(2, 'purnimanta')),
  rule('mangala_gauri', 'vrata', deccan, each(3, 'amanta')),
  rule('hariyali_teej', 'festival', ['IN-RJ', 'IN-UP', 'IN-BR', 'IN-HR', 'IN-MP', 'IN-PB', 'IN-DL'], tithi(5, 3)),
  rule('naga_panchami', 'festival', everywhere, tithi(5, 5)),
  rule('kalki_jayanti', 'jayanti', everywhere, tithi(5, 6, 'sayahna')),
  rule('tulsidas_jayanti', 'jayanti', ['IN-UP', 'IN-MP', 'IN-BR', 'IN-DL'], tithi(5, 7)),
  rule('varalakshmi_vratam', 'vrata', ['IN-AP', 'IN-TS', 'IN-KA', 'IN-TN'], fridayUntil(shravanaPurnima), {
    alternatives: [{ school: 'before_purnima', when: fridayUntil(after(shravanaPurnima, -1)) }],
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
    alternatives: [{ school: 'vaishnava', when: vaishnavaBirth }],
  }),
  rule('janmashtami_vaishnava', 'festival', everywhere, vaishnavaBirth),
  rule('dahi_handi', 'festival', ['IN-MH', 'IN-GJ', 'IN-GA'], after(krishnaBirth, 1)),
  rule('pola', 'festival', ['IN-MH', 'IN-CG', 'IN-TS'], tithi(5, 30, 'pradosha')),
  rule('pithori_amavasya', 'vrata', ['IN-MH', 'IN-UP', 'IN-OD'], tithi(5, 30, 'pradosha')),

  // Bhadrapada
  rule('guru_granth_sahib_prakash', 'festival', ['IN-PB', 'IN-CH', 'IN-HR', 'IN-DL'], tithi(6, 1)),
  rule(
    'hartalika_teej',
    'vrata',
    ['IN-UP', 'IN-BR', 'IN-MP', 'IN-RJ', 'IN-MH', 'IN-CG', 'IN-JH', 'IN-UK'],
    tithi(6, 3),
  ),
  rule('gowri_habba', 'festival', ['IN-KA', 'IN-AP', 'IN-TN'], tithi(6, 3)),
  rule('ganesh_chaturthi', 'festival', everywhere, tithi(6, 4, 'madhyahna'), { isHoliday: true }),
  rule('paryushan_begin', 'festival', everywhere, after(samvatsari, -7)),
  rule('samvatsari', 'observance', everywhere, samvatsari),
  rule('rishi_panchami', 'vrata', everywhere, tithi(6, 5, 'madhyahna')),
  rule('nuakhai', 'festival', ['IN-OD', 'IN-CG'], tithi(6, 5), { isHoliday: true }),
  rule('radha_ashtami', 'jayanti', everywhere, tithi(6, 8, 'madhyahna')),
  rule('vamana_jayanti', 'jayanti', everywhere, tithi(6, 12, 'madhyahna')),
  rule('anant_chaturdashi', 'festival', everywhere, tithi(6, 14)),
  rule('pitru_paksha_begin', 'observance', everywhere, tithi(6, 16, 'aparahna')),
  rule('kshamavani', 'observance', everywhere, tithi(6, 16)),
  rule('jivitputrika', 'vrata', ['IN-BR', 'IN-JH', 'IN-UP'], tithi(6, 23, 'madhyahna')),
  rule('mahalaya', 'observance', everywhere, tithi(6, 30, 'aparahna')),
  rule('engili_bathukamma', 'festival', ['IN-TS'], tithi(6, 30, 'aparahna')),
];
