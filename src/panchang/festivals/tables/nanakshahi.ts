import { civil, everywhere, rule } from '../build.ts';
import type { FestivalRule } from '../rule.ts';
import { typeOfGurpurab } from './sgpc.ts';

/**
 * Days of the Nanakshahi calendar of 2003, which has fixed dates and which gurdwaras of many countries keep; what the SGPC
 * changed in 2010 is in `sgpc.ts`: https://docslib.org/doc/6999910/new-nanakshahi-calendar-a-brief-description.
 */

type Row = readonly [key: string, month: number, day: number];
const rows: readonly Row[] = [
  ['guru_gobind_singh_jayanti', 1, 5],
  ['guru_har_rai_parkash', 1, 31],
  ['guru_har_rai_gurgaddi', 3, 14],
  ['guru_hargobind_joti_jot', 3, 19],
  ['guru_angad_joti_jot', 4, 16],
  ['guru_amar_das_gurgaddi', 4, 16],
  ['guru_har_krishan_joti_jot', 4, 16],
  ['guru_tegh_bahadur_gurgaddi', 4, 16],
  ['guru_angad_parkash', 4, 18],
  ['guru_tegh_bahadur_parkash', 4, 18],
  ['guru_arjan_parkash', 5, 2],
  ['guru_amar_das_parkash', 5, 23],
  ['guru_hargobind_gurgaddi', 6, 11],
  ['guru_arjan_dev_martyrdom', 6, 16],
  ['guru_hargobind_parkash', 7, 5],
  ['miri_piri_divas', 7, 21],
  ['guru_har_krishan_parkash', 7, 23],
  ['guru_granth_sahib_sampuranta', 8, 30],
  ['guru_amar_das_joti_jot', 9, 16],
  ['guru_ram_das_gurgaddi', 9, 16],
  ['guru_ram_das_joti_jot', 9, 16],
  ['guru_arjan_gurgaddi', 9, 16],
  ['guru_angad_gurgaddi', 9, 18],
  ['guru_nanak_joti_jot', 9, 22],
  ['guru_ram_das_jayanti', 10, 9],
  ['guru_har_rai_joti_jot', 10, 20],
  ['guru_har_krishan_gurgaddi', 10, 20],
  ['guru_granth_sahib_gurgaddi', 10, 20],
  ['guru_gobind_singh_joti_jot', 10, 21],
  ['guru_gobind_singh_gurgaddi', 11, 24],
  ['guru_tegh_bahadur_martyrdom', 11, 24],
  ['vadde_sahibzade_martyrdom', 12, 21],
  ['chhote_sahibzade_martyrdom', 12, 26],
];

const since2003 = { since: 2003 } as const;

export const nanakshahi: readonly FestivalRule[] = [
  ...rows.map(([key, month, day]) => rule(key, typeOfGurpurab(key), everywhere, civil(month, day), since2003)),
  rule('maghi', 'festival', everywhere, civil(1, 13), since2003),
  rule('baisakhi', 'festival', everywhere, civil(4, 14), since2003),
  rule('guru_granth_sahib_prakash', 'festival', everywhere, civil(9, 1), since2003),
];

/** Keys of the common list that go by the Moon in this calendar too, and its first day. */
export const nanakshahiShared: readonly string[] = [
  'sikh_new_year',
  'hola_mohalla',
  'bandi_chhor_divas',
  'guru_nanak_jayanti',
  'guru_ravidas_jayanti',
  'kabir_jayanti',
];
