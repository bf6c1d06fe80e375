import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Graha } from '../../panchang/grahas/grahas.ts';
import tables from '../data/tables.json' with { type: 'json' };
import { periodRange } from '../period.ts';
import { ugadiFigures } from './ugadi.ts';

/** As publishers printed them: the civil year of Ugadi, the sign, aadayam, vyayam, rajapujyam, avamanam. */
const published: readonly (readonly [source: string, year: number, sign: number, ...figures: number[]])[] = [
  ['jyothiv.blogspot.com', 2009, 11, 8, 8, 3, 5],
  ['tupaki.com', 2020, 1, 5, 5, 3, 1],
  ['webdunia.com', 2021, 11, 14, 14, 6, 1],
  ['bhakthione.com', 2022, 1, 14, 14, 3, 6],
  ['bhakthione.com', 2022, 2, 8, 8, 6, 6],
  ['bhakthione.com', 2022, 4, 5, 5, 5, 2],
  ['bhakthione.com', 2022, 8, 14, 14, 3, 1],
  ['teluguone.com', 2022, 11, 5, 2, 5, 4],
  ['teluguone.com', 2024, 7, 2, 8, 1, 5],
  ['teluguone.com', 2025, 1, 2, 14, 5, 7],
  ['teluguone.com', 2025, 2, 11, 5, 1, 3],
  ['teluguone.com', 2025, 8, 2, 14, 5, 2],
  ['teluguone.com', 2025, 9, 5, 5, 1, 5],
  ['teluguone.com', 2025, 10, 8, 14, 4, 5],
  ['teluguone.com', 2025, 11, 8, 14, 7, 5],
];

test('the figures of Ugadi are those that publishers printed', () => {
  for (const [source, year, sign, ...figures] of published) {
    const { start } = periodRange('yearly', `${year}-07-01`, 'te');
    const lord = tables.signs[sign - 1]?.lord as Graha;
    assert.deepEqual(Object.values(ugadiFigures(sign, lord, start)), figures, `${source} ${year}, sign ${sign}`);
  }
});
