import { everywhere, rule, star, tithi } from '../build.ts';
import type { FestivalRule } from '../rule.ts';

/** What returns every month, and in adhika months too. */

const lastDay = { both: 'second' } as const;

export const vratas: readonly FestivalRule[] = [
  rule('chandra_darshan', 'observance', everywhere, tithi(null, 2, 'sunset')),
  rule('vinayaka_chaturthi', 'vrata', everywhere, tithi(null, 4, 'madhyahna')),
  rule('shashthi_vrata', 'vrata', ['IN-TN', 'IN-KL', 'IN-PY'], tithi(null, 6, 'sunset')),
  rule('masik_durgashtami', 'vrata', everywhere, tithi(null, 8)),
  rule(
    'pradosha_vrata',
    'vrata',
    everywhere,
    tithi(null, 13, 'pradosha', { both: 'greater', neither: 'begins', tithis: [13, 28] }),
    {
      onWeekday: {
        1: 'ravi_pradosha',
        2: 'soma_pradosha',
        3: 'bhauma_pradosha',
        4: 'budha_pradosha',
        5: 'guru_pradosha',
        6: 'shukra_pradosha',
        7: 'shani_pradosha',
      },
    },
  ),
  rule('purnima', 'vrata', everywhere, tithi(null, 15, 'udaya', lastDay)),
  rule('satyanarayana_vrata', 'vrata', everywhere, tithi(null, 15, 'pradosha')),
  rule('sankashti_chaturthi', 'vrata', everywhere, tithi(null, 19, 'moonrise'), {
    onWeekday: { 3: 'angaraki_chaturthi' },
  }),
  rule('kalashtami', 'vrata', everywhere, tithi(null, 23, 'pradosha')),
  rule('masik_shivaratri', 'vrata', everywhere, tithi(null, 29, 'nishita')),
  rule('amavasya', 'vrata', everywhere, tithi(null, 30, 'udaya', lastDay), {
    onWeekday: { 2: 'somavati_amavasya', 3: 'bhaumavati_amavasya', 7: 'shani_amavasya' },
  }),
  rule('adhika_masa_begin', 'observance', everywhere, tithi(null, 1, 'udaya', { leap: 'adhika' })),
  rule('rohini_vrata', 'vrata', everywhere, star(4, 'udaya')),
  rule('krittika_vrata', 'vrata', ['IN-TN', 'IN-KL', 'IN-PY'], star(3, 'pradosha')),
  rule('surya_grahana', 'observance', everywhere, { by: 'eclipse', of: 'sun' }),
  rule('chandra_grahana', 'observance', everywhere, { by: 'eclipse', of: 'moon' }),
];
