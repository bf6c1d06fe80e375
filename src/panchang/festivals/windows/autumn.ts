import { each, nishita, pradosha, pratah, risingSign, sandhya, sayahna, type Windows, window } from './common.ts';
import { between, firstOf, instant, lagna, meet, moon, parts, tithi } from './stretch.ts';

/** Windows of Ashvina and Kartika. Published ones with their sources: `test/fixtures/almanac/puja-windows.csv`. */

/**
 * Pradosha while Vrishabha, a fixed sign, rises and the tithi lasts; the rest of the tithi where it ends before the sign
 * rises. http://www.knowmyindia.com/india/festivals/diwali/lakshami-puja-timing-october-2017
 */
const lakshmiPuja = window('puja', firstOf(meet(pradosha, lagna(2), tithi), meet(pradosha, tithi), pradosha));

/** A ghati before and after the moment between the eighth and the ninth. https://www.ndtv.com/india-news/durga-ashtami-2020-muhurat-and-significance-of-maha-ashtami-2314628 */
const ghati = 24 * 60;
const sandhiPuja = window('sandhi_puja', ({ details }) =>
  details.tithi ? [{ start: details.tithi.end - ghati, end: details.tithi.end + ghati }] : [],
);

/** Between moonrise and sunrise while the tithi lasts. http://www.drikpanchang.com/festivals/abhyangsnan/festivals-abhyangsnan-timings.html?year=2013 */
const oilBath = window(
  'abhyanga_snana',
  firstOf(
    meet(between(moon('rise', 'nightBefore'), parts('nightBefore', 1, 1)), tithi),
    meet(parts('nightBefore', 15, 14, 15), tithi),
  ),
);

/** By custom the first stars are seen a ghati after sunset: so the published times of Delhi. */
const starsSeen = window(
  'stars_seen',
  instant(({ day }) => day.end + ghati),
);

const vijaya = window('vijaya_muhurta', parts('day', 15, 11));

export const autumnWindows: Windows = [
  ['durga_ashtami', [sandhiPuja]],
  ...each(['ayudha_puja', 'vijayadashami'], [vijaya]),
  ['sharad_purnima', [window('moonrise', moon('rise', 'day')), window('moonrise', moon('rise', 'night'))]],

  // The first tenth of the night. https://www.thehansindia.com/life-style/karwa-chauth-moonrise-time-2023-find-out-the-moonrise-time-in-the-city-and-karva-chauth-puja-shubhmuhurat-in-india-833484
  ['karwa_chauth', [window('puja', sandhya)]],
  ['ahoi_ashtami', [window('puja', sandhya), starsSeen, window('moonrise', moon('rise', 'night'))]],

  ['dhanteras', [lakshmiPuja, risingSign(2), window('yama_deepam', sandhya)]],
  ['naraka_chaturdashi', [oilBath]],
  ['diwali', [lakshmiPuja, risingSign(2), window('nishita', nishita), risingSign(5)]],
  ...each(
    ['govardhan_puja', 'bali_pratipada'],
    [window('pratahkala', meet(pratah, tithi)), window('sayahna', meet(sayahna, tithi))],
  ),
  ['labh_pancham', [window('puja', meet(parts('day', 3, 1), tithi))]],
  ...each(
    ['chhath', 'chaiti_chhath'],
    [
      window(
        'sandhya_arghya',
        instant(({ day }) => day.end),
      ),
    ],
  ),
  [
    'usha_arghya',
    [
      window(
        'usha_arghya',
        instant(({ day }) => day.start),
      ),
    ],
  ],
  // In pradosha. https://dailynewsreport.in/religious/tulsi-vivah-2023/
  ['tulasi_vivah', [window('pradosha', pradosha)]],
];
