import type { Lang } from '../../core/model/common.ts';
import { label, nameOf } from '../../panchang/names.ts';
import { signView } from '../signs/signs.ts';
import type { Chart, ChartGraha } from './chart.ts';
import { northChart } from './drawing/north.ts';
import { southChart } from './drawing/south.ts';
import type { ChartPicture } from './drawing/svg.ts';
import { birthWord, shortLagna, shortName } from './words.ts';

const retrogradeMark = '*';

/** The nodes always go back: no chart says so. */
const isMarked = ({ graha, isRetrograde }: ChartGraha): boolean => isRetrograde && graha !== 'rahu' && graha !== 'ketu';

/** The charts of a birth as SVG, in both styles. */
export function chartsOf({ lagna, grahas }: Chart, lang: Lang): { north: string; south: string } {
  const rising = shortLagna(lang);
  const houses = Array.from({ length: 12 }, (_, i) => {
    const sign = ((lagna.sign - 1 + i) % 12) + 1;
    const labels = grahas
      .filter((g) => g.sign === sign)
      .map((g) => shortName(g.graha, lang) + (isMarked(g) ? retrogradeMark : ''));
    return { sign, signName: signView(sign, lang).name, labels: i === 0 ? [rising, ...labels] : labels };
  });
  const legend = grahas.some(isMarked) ? `${retrogradeMark} ${label('retrograde', lang)}` : '';
  const moon = grahas[1] as ChartGraha;
  const title = birthWord('birth_chart', lang);
  const star = `${nameOf('nakshatras', moon.nakshatra, lang)} – ${moon.pada}`;
  const lines = [title, `${label('lagna', lang)}: ${signView(lagna.sign, lang).name}`, star];
  const picture: ChartPicture = { lang, title, lines, houses, legend };
  return { north: northChart(picture, rising), south: southChart(picture, rising) };
}
