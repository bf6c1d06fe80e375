import { ekadashi, everywhere, rule } from '../build.ts';
import type { FestivalRule } from '../rule.ts';
import type { Leap } from '../when.ts';

/** The fasts of the eleventh tithi: two a month, and two more in an adhika month. Amanta months. */

type Row = readonly [key: string, month: number | null, tithi: 11 | 26, leap?: Leap];

const names: readonly Row[] = [
  ['kamada', 1, 11],
  ['varuthini', 1, 26],
  ['mohini', 2, 11],
  ['apara', 2, 26],
  ['nirjala', 3, 11],
  ['yogini', 3, 26],
  ['devshayani', 4, 11],
  ['kamika', 4, 26],
  ['shravana_putrada', 5, 11],
  ['aja', 5, 26],
  ['parivartini', 6, 11],
  ['indira', 6, 26],
  ['papankusha', 7, 11],
  ['rama', 7, 26],
  ['dev_uthani', 8, 11],
  ['utpanna', 8, 26],
  ['mokshada', 9, 11],
  ['saphala', 9, 26],
  ['pausha_putrada', 10, 11],
  ['shattila', 10, 26],
  ['jaya', 11, 11],
  ['vijaya', 11, 26],
  ['amalaki', 12, 11],
  ['papamochani', 12, 26],
  ['padmini', null, 11, 'adhika'],
  ['parama', null, 26, 'adhika'],
];

const mahadvadashis = [
  'unmilani',
  'vyanjuli',
  'trisprisha',
  'pakshavardhini',
  'jaya',
  'vijaya',
  'jayanti',
  'papanashini',
] as const;

const fasts = names.map(([name, month, tithi, leap = 'nija']) =>
  rule(`${name}_ekadashi`, 'vrata', everywhere, ekadashi(month, tithi, { leap }), {
    alternatives: [{ school: 'vaishnava', when: ekadashi(month, tithi, { leap, school: 'vaishnava' }) }],
  }),
);

export const ekadashis: readonly FestivalRule[] = [
  ...fasts,
  ...mahadvadashis.map((kind) => rule(`${kind}_mahadvadashi`, 'vrata', everywhere, { by: 'mahadvadashi', kind })),
];
