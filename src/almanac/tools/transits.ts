import { grahas } from '../../panchang/grahas/grahas.ts';
import { transitsBetween } from '../../panchang/grahas/transits.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import { midnightOf } from '../../panchang/zone.ts';
import { placeView } from '../../places/resolved.ts';
import type { YearTransits } from '../model/transits.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { writerOf } from '../text/writer.ts';

/** The signs that grahas enter in a year of a place, where they turn, and when they are combust, in order of time. */
export function yearTransitsOf(
  year: number,
  wanted: readonly (typeof grahas)[number][],
  reader: AlmanacReader,
  reckoning: Reckoning,
): YearTransits {
  const { lang, place } = reader;
  const { at, named } = writerOf(reader);
  const [from, to] = [midnightOf(`${year}-01-01`, place.tz), midnightOf(`${year + 1}-01-01`, place.tz)];
  const transits = wanted
    .flatMap((graha) => transitsBetween(graha, from, to, reckoning))
    .sort((a, b) => a.at - b.at)
    .map(({ graha, kind, at: t, sign, isRetrograde }) => ({
      graha: named('grahas', grahas.indexOf(graha) + 1),
      kind,
      at: at(t),
      sign: sign === null ? null : named('rashis', sign),
      is_retrograde: isRetrograde,
    }));
  return { lang, place: placeView(place), year, transits };
}
