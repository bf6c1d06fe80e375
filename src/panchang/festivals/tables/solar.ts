import type { IngressRule, SolarSystem } from '../../calendars/solar-months.ts';
import { after, everywhere, rule, tithi } from '../build.ts';
import type { Rule } from '../rule.ts';
import type { SolarDay, When } from '../when.ts';
import { thiruvananthapuram } from './towns.ts';

/** Days of the Sun: its entry into a sidereal sign, days of the solar months, and new moons in a sign. Months count from Mesha. */

const ingress = (sign: number, counted: IngressRule = 'civil'): When => ({ by: 'ingress', sign, counted });
const dayOf = (system: SolarSystem, month: number, day: number): SolarDay => ({ by: 'solarDay', system, month, day });

const makara = ingress(10, 'sunset');
const pongal = dayOf('tamil', 10, 1);
const ancestors = (sunIn: number): When => tithi(null, 30, 'aparahna', { both: 'second', sunIn, pick: 'later' });
const vavu = tithi(null, 30, 'aparahna', { both: 'first', sunIn: 4, pick: 'earlier' });
const telugu = ['IN-AP', 'IN-TS'] as const;
const tamil = ['IN-TN', 'IN-PY'] as const;

export const solar: readonly Rule[] = [
  rule('mesha_sankranti', 'observance', everywhere, ingress(1)),
  rule('vrishabha_sankranti', 'observance', everywhere, ingress(2)),
  rule('mithuna_sankranti', 'observance', everywhere, ingress(3)),
  rule('karka_sankranti', 'observance', everywhere, ingress(4)),
  rule('simha_sankranti', 'observance', everywhere, ingress(5)),
  rule('kanya_sankranti', 'observance', everywhere, ingress(6)),
  rule('tula_sankranti', 'observance', everywhere, ingress(7)),
  rule('vrischika_sankranti', 'observance', everywhere, ingress(8)),
  rule('dhanu_sankranti', 'observance', everywhere, ingress(9)),
  rule('makara_sankranti', 'festival', everywhere, makara, { isHoliday: true }),
  rule('kumbha_sankranti', 'observance', everywhere, ingress(11)),
  rule('meena_sankranti', 'observance', everywhere, ingress(12)),

  rule('bhogi', 'festival', [...telugu, ...tamil, 'IN-KA', 'IN-MH'], after(makara, -1)),
  rule('kanuma', 'festival', telugu, after(makara, 1)),
  rule('pongal', 'festival', tamil, pongal, { isHoliday: true }),
  rule('mattu_pongal', 'festival', tamil, after(pongal, 1), { isHoliday: true }),
  rule('thiruvalluvar_day', 'observance', tamil, after(pongal, 1), { isHoliday: true }),
  rule('kaanum_pongal', 'festival', tamil, after(pongal, 2), { isHoliday: true }),
  rule('magh_bihu', 'festival', ['IN-AS'], dayOf('assamese', 10, 1), { isHoliday: true }),
  rule('makaravilakku', 'festival', ['IN-KL'], ingress(10), { at: thiruvananthapuram }),
  rule('thai_amavasai', 'observance', tamil, ancestors(10)),

  rule('puthandu', 'festival', tamil, dayOf('tamil', 1, 1), { isHoliday: true }),
  rule('vishu', 'festival', ['IN-KL'], ingress(1, 'sunrise'), { isHoliday: true, at: thiruvananthapuram }),
  rule('baisakhi', 'festival', ['IN-PB', 'IN-HR', 'IN-CH', 'IN-DL', 'IN-JK'], ingress(1), { isHoliday: true }),
  rule('pohela_boishakh', 'festival', ['IN-WB', 'IN-TR'], dayOf('bengali', 1, 1), { isHoliday: true }),
  rule('bohag_bihu', 'festival', ['IN-AS'], dayOf('assamese', 1, 1), { isHoliday: true }),
  rule('pana_sankranti', 'festival', ['IN-OD'], dayOf('odia', 1, 1), { isHoliday: true }),
  rule('jur_sital', 'festival', ['IN-BR'], after(ingress(1), 1)),
  rule('pochishe_boishakh', 'jayanti', ['IN-WB', 'IN-TR'], dayOf('bengali', 1, 25), { isHoliday: true, since: 1862 }),
  rule('raja_parba', 'festival', ['IN-OD'], dayOf('odia', 3, 1), { isHoliday: true }),
  rule('aadi_amavasai', 'observance', tamil, ancestors(4)),
  rule('karkidaka_vavu', 'observance', ['IN-KL'], vavu, { isHoliday: true }),
  rule('aadi_perukku', 'festival', tamil, dayOf('tamil', 4, 18)),
  rule('chingam_1', 'festival', ['IN-KL'], dayOf('malayalam', 5, 1)),
  rule('vishwakarma_puja', 'festival', ['IN-WB', 'IN-OD', 'IN-AS', 'IN-TR', 'IN-BR', 'IN-JH', 'IN-UP'], ingress(6)),
  rule('kati_bihu', 'festival', ['IN-AS'], ingress(7)),
  rule('mandala_puja_begin', 'festival', ['IN-KL'], dayOf('malayalam', 8, 1)),
  rule('hanuman_jayanti_tamil', 'jayanti', tamil, tithi(null, 30, 'madhyahna', { sunIn: 9, pick: 'later' })),
  rule('dhanurmasa_begin', 'observance', ['IN-AP', 'IN-TS', 'IN-TN', 'IN-KA'], ingress(9)),
];
