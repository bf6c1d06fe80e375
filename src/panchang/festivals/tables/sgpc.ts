import { after, civil, everywhere, rule, tithi } from '../build.ts';
import type { FestivalRule, ObservanceType } from '../rule.ts';
import type { SolarDay } from '../when.ts';
import { amritsar } from './towns.ts';

/**
 * Days of the calendar that the Shiromani Gurdwara Parbandhak Committee publishes each year: since 2010 gurpurabs go by lunar
 * tithis, some days by the Punjabi solar month, and the later history by the date. Tithis are those of its list of Samat 558
 * (https://www.sikhnet.com/pages/sikh-gurpurab-calendar), at the sunrise of Amritsar for everybody. Months are amanta: Vaisakh
 * vadi 5 is (1, 20).
 */

const poh = (day: number): SolarDay => ({ by: 'solarDay', system: 'punjabi', month: 9, day });
const here = { at: amritsar } as const;
const guruTeghBahadur = tithi(9, 5);

type Row = readonly [key: string, month: number, tithi: number];
const gurpurabs: readonly Row[] = [
  ['guru_amar_das_gurgaddi', 1, 1],
  ['guru_angad_joti_jot', 1, 4],
  ['guru_hargobind_joti_jot', 1, 5],
  ['guru_har_krishan_joti_jot', 1, 14],
  ['guru_tegh_bahadur_gurgaddi', 1, 14],
  ['guru_tegh_bahadur_parkash', 1, 20],
  ['guru_arjan_parkash', 1, 22],
  ['guru_angad_parkash', 2, 1],
  ['guru_amar_das_parkash', 2, 14],
  ['guru_hargobind_gurgaddi', 2, 23],
  ['guru_hargobind_parkash', 3, 16],
  ['guru_har_krishan_parkash', 4, 24],
  ['guru_arjan_gurgaddi', 6, 2],
  ['guru_ram_das_joti_jot', 6, 3],
  ['guru_ram_das_gurgaddi', 6, 13],
  ['guru_amar_das_joti_jot', 6, 15],
  ['guru_angad_gurgaddi', 6, 20],
  ['guru_nanak_joti_jot', 6, 25],
  ['guru_har_krishan_gurgaddi', 7, 24],
  ['guru_har_rai_joti_jot', 7, 24],
  ['guru_granth_sahib_gurgaddi', 8, 2],
  ['guru_gobind_singh_joti_jot', 8, 5],
  ['guru_gobind_singh_gurgaddi', 9, 3],
  ['guru_har_rai_parkash', 11, 13],
  ['guru_har_rai_gurgaddi', 12, 28],
];

/** Births are `jayanti`; the days of becoming Guru, of death and of battles are not. */
export const typeOfGurpurab = (key: string): ObservanceType =>
  /_(parkash|jayanti|birth)$/.test(key) ? 'jayanti' : 'observance';

export const sgpc: readonly FestivalRule[] = [
  ...gurpurabs.map(([key, month, number]) => rule(key, typeOfGurpurab(key), everywhere, tithi(month, number), here)),
  rule('miri_piri_divas', 'observance', everywhere, tithi(4, 10), here),
  rule('guru_tegh_bahadur_martyrdom', 'observance', everywhere, guruTeghBahadur, here),
  rule('bhai_mati_das_martyrdom', 'observance', everywhere, after(guruTeghBahadur, -1), here),

  rule('maghi', 'festival', everywhere, { by: 'solarDay', system: 'punjabi', month: 10, day: 1 }),
  rule('vadde_sahibzade_martyrdom', 'observance', everywhere, poh(8)),
  rule('chhote_sahibzade_martyrdom', 'observance', everywhere, poh(13)),

  rule('sahibzada_ajit_singh_birth', 'jayanti', everywhere, civil(2, 11)),
  rule('saka_nankana_sahib', 'observance', everywhere, civil(2, 21), { since: 1922 }),
  rule('sirhind_fateh_divas', 'observance', everywhere, civil(5, 12)),
  rule('chhota_ghallughara', 'observance', everywhere, civil(5, 17)),
  rule('ghallughara_june_1984', 'observance', everywhere, civil(6, 4), { since: 1985 }),
  rule('banda_singh_bahadur_martyrdom', 'observance', everywhere, civil(6, 25)),
  rule('bhai_mani_singh_martyrdom', 'observance', everywhere, civil(7, 9)),
  rule('bhai_taru_singh_martyrdom', 'observance', everywhere, civil(7, 16)),
  rule('guru_granth_sahib_sampuranta', 'observance', everywhere, civil(8, 30)),
];

/** Keys of the common list that the SGPC's calendar has too. */
export const sgpcShared: readonly string[] = [
  'sikh_new_year',
  'baisakhi',
  'vasant_panchami',
  'guru_ravidas_jayanti',
  'hola_mohalla',
  'guru_arjan_dev_martyrdom',
  'kabir_jayanti',
  'guru_granth_sahib_prakash',
  'guru_ram_das_jayanti',
  'bandi_chhor_divas',
  'guru_nanak_jayanti',
  'guru_gobind_singh_jayanti',
];
