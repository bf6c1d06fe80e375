import { statesWithOwnMoon } from '../../calendars/hijri.ts';
import { after, everywhere, rule } from '../build.ts';
import type { FestivalRule } from '../rule.ts';
import type { HijriDay, When } from '../when.ts';

/**
 * Days of the Islamic calendar as India sees its moons; each may come a day sooner or later. Month 1 is Muharram. Where a state
 * announced another day (Kerala, Jammu and Kashmir, Ladakh), that day leads there.
 */
function ofMoon(
  key: string,
  type: FestivalRule['type'],
  month: number,
  day: number,
  more: Partial<FestivalRule>,
  whenOf: (day: HijriDay) => When = (one) => one,
): FestivalRule {
  const when: HijriDay = { by: 'hijri', month, day };
  const alternatives = statesWithOwnMoon(month).map((state) => ({
    school: 'own_moon' as const,
    when: whenOf({ ...when, seenIn: state }),
    leads: [state],
  }));
  return rule(key, type, everywhere, whenOf(when), {
    ...more,
    ...(alternatives.length > 0 ? { school: 'moon_of_india', alternatives } : {}),
  });
}

const tentative = { isTentative: true } as const;
const holiday = { isTentative: true, isHoliday: true } as const;

export const islamic: readonly FestivalRule[] = [
  ofMoon('islamic_new_year', 'observance', 1, 1, tentative),
  ofMoon('muharram', 'observance', 1, 10, holiday),
  ofMoon('arbaeen', 'observance', 2, 20, tentative),
  ofMoon('milad_un_nabi', 'festival', 3, 12, holiday),
  ofMoon('giyarvi_sharif', 'observance', 4, 11, tentative),
  ofMoon('shab_e_meraj', 'observance', 7, 27, tentative),
  ofMoon('shab_e_barat', 'observance', 8, 15, tentative),
  ofMoon('ramadan_begin', 'observance', 9, 1, tentative),
  ofMoon('laylat_al_qadr', 'observance', 9, 27, tentative),
  // The last Friday of Ramadan, be that of 29 days or 30.
  ofMoon('jumat_ul_vida', 'observance', 10, 1, tentative, (eid) => ({
    by: 'onOrBefore',
    weekday: 6,
    of: after(eid, -1),
  })),
  ofMoon('eid_al_fitr', 'festival', 10, 1, holiday),
  ofMoon('eid_al_adha', 'festival', 12, 10, holiday),
];
