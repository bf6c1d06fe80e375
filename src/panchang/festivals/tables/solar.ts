import type { IngressRule, SolarSystem } from '../../calendars/solar-months.ts';
import { after, civil, everywhere, rule, tithi } from '../build.ts';
import type { Alternative, FestivalRule } from '../rule.ts';
import type { SolarDay, When } from '../when.ts';
import { thiruvananthapuram } from './towns.ts';

/** Days of the Sun: its entry into a sidereal sign, days of the solar months, and new moons in a sign. Months count from Mesha. */

const ingress = (sign: number, counted: IngressRule = 'civil'): When => ({ by: 'ingress', sign, counted });
const dayOf = (system: SolarSystem, month: number, day: number): SolarDay => ({ by: 'solarDay', system, month, day });

const makara = ingress(10, 'sunset');
const pongal = dayOf('tamil', 10, 1);
const tamilMonth = (month: number) => ({ solarMonth: { system: 'tamil', month } }) as const;
const ancestors = (month: number): When =>
  tithi(null, 30, 'aparahna', { both: 'second', ...tamilMonth(month), pick: 'later' });
const vavu = tithi(null, 30, 'aparahna', {
  both: 'first',
  solarMonth: { system: 'malayalam', month: 4 },
  pick: 'earlier',
});
const telugu = ['IN-AP', 'IN-TS'] as const;
const tamil = ['IN-TN', 'IN-PY'] as const;
const punjab = ['IN-PB', 'IN-CH'] as const;
const bengal = ['IN-WB', 'IN-TR', 'IN-AS'] as const;

/** The first day of the Punjabi month. Punjab keeps Maghi on 14 January also when the Sun enters after midnight (2016, 2024). */
const sangrand = (sign: number): Alternative => ({
  school: 'sangrand',
  when: dayOf('punjabi', sign, 1),
  leads: punjab,
});

/**
 * The sankranti of lands whose calendar counts by another Sun or to another day: in Bengal and Assam the last day of the month
 * before, among Tamils and in Nepal the first of the month. Kerala has it at its hour, whenever the month begins.
 */
const ofLands = (sign: number): Alternative[] => [
  { school: 'west_bengal', when: after(dayOf('bengali', sign, 1), -1), leads: bengal },
  { school: 'solar_calendar', when: dayOf('tamil', sign, 1), leads: tamil },
  { school: 'nepal', when: dayOf('nepali', sign, 1), leads: ['NP', 'IN-SK'] },
];

const sankranti = (name: string, sign: number): FestivalRule =>
  rule(`${name}_sankranti`, 'observance', everywhere, ingress(sign), {
    school: 'civil',
    alternatives: [sangrand(sign), ...ofLands(sign)],
  });

/**
 * Telugu and Kannada almanacs give an entry after three fifths of the daytime to the next day. So the orders of Telangana for
 * 2018, of Andhra Pradesh for 2022 and of these and Karnataka for 2026: 15 January. With the sources in
 * test/fixtures/almanac/festivals-regional.csv.
 */
const afternoon = (days: number): Alternative => ({
  school: 'aparahna',
  when: after(ingress(10, 'aparahna'), days),
  leads: [...telugu, 'IN-KA'],
});

/** Domahi: a Bihu is kept on the last day of the Assamese month before. So the holiday lists of Assam, 2013 to 2024. */
const domahi = (month: number): When => after(dayOf('assamese', month, 1), -1);

export const solar: readonly FestivalRule[] = [
  sankranti('mesha', 1),
  sankranti('vrishabha', 2),
  sankranti('mithuna', 3),
  sankranti('karka', 4),
  sankranti('simha', 5),
  sankranti('kanya', 6),
  sankranti('tula', 7),
  sankranti('vrischika', 8),
  sankranti('dhanu', 9),
  rule('makara_sankranti', 'festival', everywhere, makara, {
    isHoliday: true,
    school: 'sunset',
    alternatives: [afternoon(0), sangrand(10), ...ofLands(10)],
  }),
  sankranti('kumbha', 11),
  sankranti('meena', 12),

  rule('bhogi', 'festival', [...telugu, ...tamil, 'IN-KA', 'IN-MH'], after(makara, -1), {
    school: 'sunset',
    // Tamils burn the old on the eve of their Thai: 14 January 2026, when the Sun as it is came a day sooner.
    alternatives: [afternoon(-1), { school: 'solar_calendar', when: after(pongal, -1), leads: tamil }],
  }),
  rule('kanuma', 'festival', telugu, afternoon(1).when, {
    alternatives: [{ school: 'sunset', when: after(makara, 1) }],
  }),
  rule('mukkanuma', 'festival', telugu, afternoon(2).when, {
    alternatives: [{ school: 'sunset', when: after(makara, 2) }],
  }),
  rule('pongal', 'festival', tamil, pongal, { isHoliday: true }),
  rule('mattu_pongal', 'festival', tamil, after(pongal, 1), { isHoliday: true }),
  rule('thiruvalluvar_day', 'observance', tamil, after(pongal, 1), { isHoliday: true }),
  rule('kaanum_pongal', 'festival', tamil, after(pongal, 2), { isHoliday: true }),
  rule('uruka', 'festival', ['IN-AS'], after(domahi(10), -1)),
  rule('magh_bihu', 'festival', ['IN-AS'], domahi(10), { isHoliday: true }),
  rule('makaravilakku', 'festival', ['IN-KL'], ingress(10), { at: thiruvananthapuram }),
  rule('thai_amavasai', 'observance', tamil, ancestors(10)),

  rule('nepali_new_year', 'festival', ['NP', 'IN-SK'], dayOf('nepali', 1, 1), { isHoliday: true }),
  rule('puthandu', 'festival', tamil, dayOf('tamil', 1, 1), { isHoliday: true }),
  rule('vishu', 'festival', ['IN-KL'], ingress(1, 'sunrise'), { isHoliday: true, at: thiruvananthapuram }),
  rule('baisakhi', 'festival', ['IN-PB', 'IN-HR', 'IN-CH', 'IN-DL', 'IN-JK'], dayOf('punjabi', 1, 1), {
    isHoliday: true,
    alternatives: [{ school: 'civil', when: ingress(1) }],
  }),
  // Bangladesh has a calendar of its own: 14 April in every year since 1987. Assam: the Bengalis of the Barak valley.
  rule('pohela_boishakh', 'festival', ['IN-WB', 'IN-TR', 'IN-AS'], dayOf('bengali', 1, 1), {
    isHoliday: true,
    school: 'west_bengal',
    alternatives: [{ school: 'bangladesh', when: civil(4, 14), leads: ['BD'] }],
  }),
  rule('bohag_bihu', 'festival', ['IN-AS'], domahi(1), { isHoliday: true }),
  rule('pana_sankranti', 'festival', ['IN-OD'], dayOf('odia', 1, 1), { isHoliday: true }),
  rule('jur_sital', 'festival', ['IN-BR'], after(ingress(1), 1)),
  rule('pochishe_boishakh', 'jayanti', ['IN-WB', 'IN-TR'], dayOf('bengali', 1, 25), { isHoliday: true, since: 1862 }),
  rule('raja_parba', 'festival', ['IN-OD'], dayOf('odia', 3, 1), { isHoliday: true }),
  rule('aadi_amavasai', 'observance', tamil, ancestors(4)),
  rule('karkidaka_vavu', 'observance', ['IN-KL'], vavu, { isHoliday: true }),
  rule('aadi_perukku', 'festival', tamil, dayOf('tamil', 4, 18)),
  rule('chingam_1', 'festival', ['IN-KL'], dayOf('malayalam', 5, 1)),
  // Bengal: the last of Bhadra (18 September 2019 and 2023, https://gnebangla.in/lifestyle/vishwakarma-puja-2023-date-and-timing/).
  rule('vishwakarma_puja', 'festival', [...bengal, 'IN-OD', 'IN-BR', 'IN-JH', 'IN-UP'], ingress(6, 'sunset'), {
    school: 'sunset',
    alternatives: [
      { school: 'west_bengal', when: after(dayOf('bengali', 6, 1), -1), leads: bengal },
      { school: 'civil', when: ingress(6) },
    ],
  }),
  rule('kati_bihu', 'festival', ['IN-AS'], domahi(7)),
  rule('mandala_puja_begin', 'festival', ['IN-KL'], dayOf('malayalam', 8, 1)),
  rule('hanuman_jayanti_tamil', 'jayanti', tamil, tithi(null, 30, 'madhyahna', { ...tamilMonth(9), pick: 'later' })),
  // Tirumala goes by the Tamil month: 16 December 2020 (thehansindia.com, 661082), 2022 (773836), 2024 (928756).
  rule('dhanurmasa_begin', 'observance', ['IN-AP', 'IN-TS', ...tamil, 'IN-KA'], dayOf('tamil', 9, 1), {
    alternatives: [{ school: 'civil', when: ingress(9) }],
  }),
];
