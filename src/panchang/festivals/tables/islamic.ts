import { after, everywhere, rule } from '../build.ts';
import type { Rule } from '../rule.ts';
import type { HijriDay } from '../when.ts';

/** Days of the Islamic calendar as India sees its moons; each may come a day sooner or later. Month 1 is Muharram. */

const hijri = (month: number, day: number): HijriDay => ({ by: 'hijri', month, day });
const tentative = { isTentative: true } as const;
const holiday = { isTentative: true, isHoliday: true } as const;

export const islamic: readonly Rule[] = [
  rule('islamic_new_year', 'observance', everywhere, hijri(1, 1), tentative),
  rule('muharram', 'observance', everywhere, hijri(1, 10), holiday),
  rule('arbaeen', 'observance', everywhere, hijri(2, 20), tentative),
  rule('milad_un_nabi', 'festival', everywhere, hijri(3, 12), holiday),
  rule('giyarvi_sharif', 'observance', everywhere, hijri(4, 11), tentative),
  rule('shab_e_meraj', 'observance', everywhere, hijri(7, 27), tentative),
  rule('shab_e_barat', 'observance', everywhere, hijri(8, 15), tentative),
  rule('ramadan_begin', 'observance', everywhere, hijri(9, 1), tentative),
  rule('laylat_al_qadr', 'observance', everywhere, hijri(9, 27), tentative),
  // The last Friday of Ramadan, be that of 29 days or 30.
  rule(
    'jumat_ul_vida',
    'observance',
    everywhere,
    { by: 'onOrBefore', weekday: 6, of: after(hijri(10, 1), -1) },
    tentative,
  ),
  rule('eid_al_fitr', 'festival', everywhere, hijri(10, 1), holiday),
  rule('eid_al_adha', 'festival', everywhere, hijri(12, 10), holiday),
];
