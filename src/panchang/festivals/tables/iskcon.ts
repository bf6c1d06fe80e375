import { after, ekadashi, everywhere, rule, tithi } from '../build.ts';
import type { ObservanceType, Rule } from '../rule.ts';
import { ekadashis } from './ekadashis.ts';

/**
 * Days of the Vaishnava calendar of ISKCON: the tithi at sunrise of the place, the first of two; a tithi that no sunrise sees
 * on the day in which it begins; no observances in an adhika month but its fasts. Tithis are those of the festival list of
 * GCal, compared with https://www.vaisnavacalendar.info. Months are amanta. A key of the common list has its own day here.
 */

const gaudiyaFast = (month: number) => ekadashi(month, 11, { school: 'vaishnava' });
const gauraPurnima = tithi(12, 15);
const rathYatra = tithi(4, 2);
const janmashtami = tithi(5, 23, 'udaya', { both: 'second', neither: 'ends' });

type Row = readonly [key: string, type: ObservanceType, month: number, tithi: number];
const rows: readonly Row[] = [
  ['rama_navami', 'festival', 1, 9],
  ['ramanuja_appearance', 'jayanti', 1, 5],
  ['gadadhara_pandita_appearance', 'jayanti', 1, 30],
  ['akshaya_tritiya', 'festival', 2, 3],
  ['sita_navami', 'jayanti', 2, 9],
  ['rukmini_dvadashi', 'observance', 2, 12],
  ['narasimha_jayanti', 'jayanti', 2, 14],
  ['ganga_dussehra', 'festival', 3, 10],
  ['panihati_utsava', 'festival', 3, 13],
  ['snana_yatra', 'festival', 3, 15],
  ['bhaktivinoda_disappearance', 'observance', 3, 30],
  ['gadadhara_pandita_disappearance', 'observance', 3, 30],
  ['svarupa_damodara_disappearance', 'observance', 4, 2],
  ['guru_purnima', 'festival', 4, 15],
  ['sanatana_goswami_disappearance', 'observance', 4, 15],
  ['chaturmasya_begin', 'vrata', 4, 15],
  ['gopala_bhatta_goswami_disappearance', 'observance', 4, 20],
  ['lokanatha_goswami_disappearance', 'observance', 4, 23],
  ['rupa_goswami_disappearance', 'observance', 5, 12],
  ['balarama_purnima', 'jayanti', 5, 15],
  ['radha_ashtami', 'jayanti', 6, 8],
  ['vamana_jayanti', 'jayanti', 6, 12],
  ['jiva_goswami_appearance', 'jayanti', 6, 12],
  ['bhaktivinoda_appearance', 'jayanti', 6, 13],
  ['haridasa_thakura_disappearance', 'observance', 6, 14],
  ['prabhupada_sannyasa', 'observance', 6, 15],
  ['madhva_jayanti', 'jayanti', 7, 10],
  ['raghunatha_dasa_goswami_disappearance', 'observance', 7, 12],
  ['sharad_purnima', 'festival', 7, 15],
  ['narottama_dasa_thakura_disappearance', 'observance', 7, 20],
  ['bahulashtami', 'observance', 7, 23],
  ['diwali', 'festival', 7, 30],
  ['prabhupada_disappearance', 'observance', 8, 4],
  ['gopashtami', 'festival', 8, 8],
  ['gaura_kishora_disappearance', 'observance', 8, 11],
  ['bhishma_panchaka_end', 'vrata', 8, 15],
  ['tulasi_vivah', 'festival', 8, 15],
  ['bhaktisiddhanta_disappearance', 'observance', 9, 19],
  ['jiva_goswami_disappearance', 'observance', 10, 3],
  ['gopala_bhatta_goswami_appearance', 'jayanti', 10, 20],
  ['vasant_panchami', 'festival', 11, 5],
  ['raghunatha_dasa_goswami_appearance', 'jayanti', 11, 5],
  ['vishvanatha_chakravarti_disappearance', 'observance', 11, 5],
  ['advaita_acharya_appearance', 'jayanti', 11, 7],
  ['bhishma_ashtami', 'observance', 11, 8],
  ['varaha_dvadashi', 'jayanti', 11, 12],
  ['nityananda_trayodashi', 'jayanti', 11, 13],
  ['narottama_dasa_thakura_appearance', 'jayanti', 11, 15],
  ['bhaktisiddhanta_appearance', 'jayanti', 11, 20],
  ['jagannatha_dasa_babaji_disappearance', 'observance', 12, 1],
  ['madhavendra_puri_disappearance', 'observance', 12, 12],
  ['srivasa_pandita_appearance', 'jayanti', 12, 23],
];

export const iskcon: readonly Rule[] = [
  ...rows.map(([key, type, month, number]) => rule(key, type, everywhere, tithi(month, number))),
  ...ekadashis.flatMap(({ key, type, regions, alternatives }) =>
    alternatives.filter(({ school }) => school === 'vaishnava').map(({ when }) => rule(key, type, regions, when)),
  ),
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
  // Of a tithi that no sunrise sees the next day: the Moon is new.
  rule('govardhan_puja', 'festival', everywhere, tithi(8, 1, 'udaya', { neither: 'ends' })),
  rule('bhishma_panchaka_begin', 'vrata', everywhere, gaudiyaFast(8)),
  rule('gita_jayanti', 'jayanti', everywhere, gaudiyaFast(9)),
];
