import type { SolarSystem } from '../../calendars/solar-months.ts';
import { after, civil, rule, star, tithi } from '../build.ts';
import type { DayPart } from '../parts.ts';
import type { FestivalRule } from '../rule.ts';
import type { SolarDay, TithiRule, When } from '../when.ts';
import { thiruvananthapuram } from './towns.ts';

/** Days of single states, most of them from their lists of holidays; those lists stand beside the dates in the fixture. */

const telugu = ['IN-AP', 'IN-TS'] as const;
const assam = ['IN-AS'] as const;
const punjab = ['IN-PB'] as const;
const kerala = ['IN-KL'] as const;
const odisha = ['IN-OD'] as const;
const holiday = { isHoliday: true } as const;

const dayOf = (system: SolarSystem, month: number, day: number): SolarDay => ({ by: 'solarDay', system, month, day });

/** Lal Darwaza keeps Bonalu on the last Sunday of Ashadha before the new moon; the state rests on the Monday. */
const lalDarwaza: When = { by: 'onOrBefore', weekday: 1, of: after(tithi(4, 30), -1) };
const rajaSankranti = dayOf('odia', 3, 1);

/**
 * Assam reckons these by a tithi in its solar month: 2023 had them a lunar month before others. Of two the earlier. A death
 * (tirobhav) is kept where the tithi fills more of the midday, and a month has its sankranti (18 August 2023, Sankardev): so
 * the lists of 2013 to 2026.
 */
const inSolarMonth = (month: number, number: number, part: DayPart = 'udaya'): TithiRule =>
  tithi(null, number, part, { solarMonth: { system: 'assamese', month, withSankranti: true }, pick: 'earlier' });

export const stateFestivals: readonly FestivalRule[] = [
  rule('jagjivan_ram_jayanti', 'jayanti', telugu, civil(4, 5), holiday),
  rule('bonalu_holiday', 'festival', ['IN-TS'], after(lalDarwaza, 1), { ...holiday, since: 2014 }),
  rule('poli_padyami', 'vrata', telugu, tithi(9, 1)),
  // https://namastebharath.in/?p=59383: the day of Kartika that has Shravana at sunrise, whatever its weekday.
  rule('koti_somavaram', 'vrata', telugu, star(22, 'udaya', { lunarMonth: 8 })),

  rule('mannam_jayanti', 'jayanti', kerala, civil(1, 2), holiday),
  rule('ayyankali_jayanti', 'jayanti', kerala, civil(8, 28), holiday),
  rule(
    'sree_narayana_guru_jayanti',
    'jayanti',
    kerala,
    star(24, 'udaya', { solarMonth: { system: 'malayalam', month: 5 }, pick: 'later' }),
    { ...holiday, at: thiruvananthapuram },
  ),
  rule('sree_narayana_guru_samadhi', 'observance', kerala, dayOf('malayalam', 6, 5), { ...holiday, since: 1928 }),
  rule('madhva_navami', 'observance', ['IN-KA', 'IN-TN', 'IN-AP', 'IN-MH'], tithi(11, 9)),

  rule('samba_dashami', 'vrata', odisha, tithi(10, 10)),
  rule('pahili_raja', 'festival', odisha, after(rajaSankranti, -1), holiday),
  rule('basi_raja', 'festival', odisha, after(rajaSankranti, 1)),
  rule('vasumati_snana', 'festival', odisha, after(rajaSankranti, 2)),
  rule('prathamashtami', 'festival', odisha, tithi(8, 23)),

  rule('me_dam_me_phi', 'observance', assam, civil(1, 31), holiday),
  rule('bir_chilarai_divas', 'jayanti', assam, tithi(11, 15), holiday),
  rule('madhavdev_janmotsav', 'jayanti', assam, inSolarMonth(2, 16), holiday),
  rule('sankardev_tirobhav', 'observance', assam, inSolarMonth(5, 2, 'madhyahna'), holiday),
  rule('madhavdev_tirobhav', 'observance', assam, inSolarMonth(5, 20, 'madhyahna'), holiday),
  rule('karam_puja_assam', 'festival', assam, inSolarMonth(5, 11), holiday),
  rule('karam_puja', 'festival', ['IN-JH', 'IN-CG', 'IN-OD', 'IN-WB', 'IN-BR', 'IN-MP'], tithi(6, 11)),
  rule('sankardev_janmotsav', 'jayanti', assam, inSolarMonth(6, 10), holiday),
  rule('lachit_divas', 'national', assam, civil(11, 24), holiday),
  rule('asom_divas', 'national', assam, civil(12, 2), holiday),

  rule('guru_nabha_das_jayanti', 'jayanti', punjab, civil(4, 8), holiday),
  rule('ranjit_singh_barsi', 'observance', punjab, civil(6, 29)),
  rule('udham_singh_martyrdom', 'observance', punjab, civil(7, 31), { since: 1941 }),
  rule('baba_sri_chand_jayanti', 'jayanti', punjab, tithi(6, 9)),
  rule('baba_jiwan_singh_jayanti', 'jayanti', punjab, civil(9, 5)),
  rule('saragarhi_day', 'national', punjab, civil(9, 12), { since: 1898 }),
  rule('bhagat_singh_jayanti', 'jayanti', punjab, civil(9, 28)),
  rule('vishwakarma_day_punjab', 'festival', ['IN-PB', 'IN-HR', 'IN-CH'], tithi(8, 1), holiday),
  rule('kartar_singh_sarabha_martyrdom', 'observance', punjab, civil(11, 16), { ...holiday, since: 1916 }),
  // 13 Poh.
  rule('shaheedi_jor_mela', 'observance', punjab, dayOf('punjabi', 9, 13), holiday),
];
