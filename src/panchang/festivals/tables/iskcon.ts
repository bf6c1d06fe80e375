import { after, ekadashi, everywhere, rule, tithi } from '../build.ts';
import type { FestivalRule } from '../rule.ts';
import { ekadashis } from './ekadashis.ts';
import { type VaishnavaRow, vaishnavas } from './vaishnavas.ts';

/**
 * Days of the Vaishnava calendar of ISKCON: the tithi at sunrise of the place, the first of two; a tithi that no sunrise sees
 * on the day after; no observances in an adhika month but its fasts. Tithis are those of the festival list of
 * GCal, compared with https://www.vaisnavacalendar.info. Months are amanta. A key of the common list has its own day here.
 */

const risen = (month: number, number: number) => tithi(month, number, 'udaya', { neither: 'next' });
const gaudiyaFast = (month: number) => ekadashi(month, 11, { school: 'vaishnava' });
const gauraPurnima = risen(12, 15);
const rathYatra = risen(4, 2);
const janmashtami = tithi(5, 23, 'udaya', { both: 'second', neither: 'ends' });

const rows: readonly VaishnavaRow[] = [
  ['rama_navami', 'festival', 1, 9],
  ['akshaya_tritiya', 'festival', 2, 3],
  ['sita_navami', 'jayanti', 2, 9],
  ['rukmini_dvadashi', 'observance', 2, 12],
  ['narasimha_jayanti', 'jayanti', 2, 14],
  ['ganga_dussehra', 'festival', 3, 10],
  ['panihati_utsava', 'festival', 3, 13],
  ['snana_yatra', 'festival', 3, 15],
  ['guru_purnima', 'festival', 4, 15],
  ['chaturmasya_begin', 'vrata', 4, 15],
  ['iskcon_incorporation', 'observance', 4, 24],
  ['balarama_purnima', 'jayanti', 5, 15],
  ['prabhupada_departure', 'observance', 5, 16],
  ['radha_ashtami', 'jayanti', 6, 8],
  ['vamana_jayanti', 'jayanti', 6, 12],
  ['prabhupada_sannyasa', 'observance', 6, 15],
  ['madhva_jayanti', 'jayanti', 7, 10],
  ['sharad_purnima', 'festival', 7, 15],
  ['kartika_vrata_begin', 'vrata', 7, 15],
  ['bahulashtami', 'observance', 7, 23],
  ['diwali', 'festival', 7, 30],
  ['gopashtami', 'festival', 8, 8],
  ['bhishma_panchaka_end', 'vrata', 8, 15],
  ['tulasi_vivah', 'festival', 8, 15],
  ['vasant_panchami', 'festival', 11, 5],
  ['bhishma_ashtami', 'observance', 11, 8],
  ['varaha_dvadashi', 'jayanti', 11, 12],
  ['nityananda_trayodashi', 'jayanti', 11, 13],
];

export const iskcon: readonly FestivalRule[] = [
  ...[...rows, ...vaishnavas].map(([key, type, month, number]) => rule(key, type, everywhere, risen(month, number))),
  ...ekadashis.flatMap(({ key, type, regions, alternatives }) =>
    alternatives.filter(({ school }) => school === 'vaishnava').map(({ when }) => rule(key, type, regions, when)),
  ),
  ...ekadashis.filter(({ when }) => when.by === 'mahadvadashi'),
  rule('gaura_purnima', 'jayanti', everywhere, gauraPurnima),
  rule('jagannatha_mishra_festival', 'festival', everywhere, after(gauraPurnima, 1)),
  rule('gundicha_marjana', 'observance', everywhere, after(rathYatra, -1)),
  rule('rath_yatra', 'festival', everywhere, rathYatra),
  rule('hera_panchami', 'observance', everywhere, after(rathYatra, 4)),
  rule('bahuda_yatra', 'festival', everywhere, after(rathYatra, 8)),
  rule('jhulan_yatra_begin', 'festival', everywhere, gaudiyaFast(5)),
  rule('janmashtami_vaishnava', 'festival', everywhere, janmashtami),
  rule('nandotsava', 'festival', everywhere, after(janmashtami, 1)),
  rule('prabhupada_appearance', 'jayanti', everywhere, after(janmashtami, 1)),
  rule('govardhan_puja', 'festival', everywhere, risen(8, 1)),
  rule('bhishma_panchaka_begin', 'vrata', everywhere, gaudiyaFast(8)),
  rule('gita_jayanti', 'jayanti', everywhere, gaudiyaFast(9)),
];
