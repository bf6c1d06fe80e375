import { after, everywhere, rule, tithi } from '../build.ts';
import type { FestivalRule } from '../rule.ts';

/**
 * Days of the Jain year beside those of the common list. Shvetambara: a parva tithi that no sunrise sees is kept with the
 * tithi before it, of two sunrises the second counts (https://jainqq.org/explore/527101/25). Digambara days take the first of
 * two sunrises, and count their days from the last, as published (https://www.cs.colostate.edu/~malaiya/calendar.html).
 * Months are amanta.
 */

const parva = { both: 'second', neither: 'begins' } as const;
const jainTithi = (month: number, number: number) => tithi(month, number, 'udaya', parva);

/** Eight whole days to the full moon, as the ten of Das Lakshana to the fourteenth, whatever tithi is lost between. */
const eightDays = (month: number) => after(tithi(month, 15), -7);

/** Nine days of one plain meal, to the full moon. */
const oli = (month: number) => ({ begin: after(jainTithi(month, 15), -8), end: jainTithi(month, 15) });
const [springOli, autumnOli] = [oli(1), oli(7)];

export const jain: readonly FestivalRule[] = [
  rule('maryada_mahotsav', 'observance', everywhere, jainTithi(11, 7)),
  rule('ashtahnika_phalguna_begin', 'vrata', everywhere, eightDays(12)),
  rule('chaumasi_chaudas_phalguna', 'vrata', everywhere, jainTithi(12, 14)),
  rule('ashtahnika_phalguna_end', 'vrata', everywhere, tithi(12, 15)),
  rule('varshitap_begin', 'vrata', everywhere, jainTithi(12, 23)),
  rule('rishabhdev_jayanti', 'jayanti', everywhere, tithi(12, 24)),
  rule('ayambil_oli_chaitra_begin', 'vrata', everywhere, springOli.begin),
  rule('ayambil_oli_chaitra_end', 'vrata', everywhere, springOli.end),
  rule('varshitap_parana', 'vrata', everywhere, tithi(2, 3, 'purvahna')),
  rule('mahavir_kevalgyan', 'observance', everywhere, jainTithi(2, 10)),
  rule('shrut_panchami', 'observance', everywhere, tithi(3, 5)),
  rule('mahavir_chyavan', 'observance', everywhere, jainTithi(4, 6)),
  rule('ashtahnika_ashadha_begin', 'vrata', everywhere, eightDays(4)),
  rule('chaumasi_chaudas_ashadha', 'vrata', everywhere, jainTithi(4, 14)),
  rule('ashtahnika_ashadha_end', 'vrata', everywhere, tithi(4, 15)),
  rule('vir_shasan_jayanti', 'jayanti', everywhere, tithi(4, 16)),
  rule('parshvanath_nirvana', 'observance', everywhere, tithi(5, 7)),
  rule('das_lakshana_begin', 'festival', everywhere, after(tithi(6, 14), -9)),
  rule('sugandha_dashami', 'vrata', everywhere, tithi(6, 10)),
  rule('ayambil_oli_ashvina_begin', 'vrata', everywhere, autumnOli.begin),
  rule('ayambil_oli_ashvina_end', 'vrata', everywhere, autumnOli.end),
  rule('vir_samvat_new_year', 'festival', everywhere, jainTithi(8, 1)),
  rule('gyan_panchami', 'festival', everywhere, jainTithi(8, 5)),
  rule('ashtahnika_kartika_begin', 'vrata', everywhere, eightDays(8)),
  rule('chaumasi_chaudas_kartika', 'vrata', everywhere, jainTithi(8, 14)),
  rule('ashtahnika_kartika_end', 'vrata', everywhere, tithi(8, 15)),
  rule('mahavir_diksha', 'observance', everywhere, jainTithi(8, 25)),
  rule('maun_ekadashi', 'vrata', everywhere, jainTithi(9, 11)),
  rule('paush_dashami', 'jayanti', everywhere, jainTithi(9, 25)),
  rule('meru_trayodashi', 'observance', everywhere, jainTithi(10, 28)),
  rule('rishabhdev_nirvana', 'observance', everywhere, tithi(10, 29)),
];

/** Keys of the common list that the Jain year has too. */
export const jainShared: readonly string[] = [
  'mahavir_jayanti',
  'akshaya_tritiya',
  'paryushan_begin',
  'samvatsari',
  'anant_chaturdashi',
  'kshamavani',
  'mahavira_nirvana',
  'kartika_purnima',
  'rohini_vrata',
];
