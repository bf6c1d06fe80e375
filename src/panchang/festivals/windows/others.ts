import {
  abhijit,
  aparahna,
  each,
  forenoon,
  madhyahna,
  pradosha,
  pratah,
  risingSign,
  sayahna,
  type Windows,
  window,
} from './common.ts';
import {
  begunIn,
  between,
  bhadra,
  bhadraTail,
  firstOf,
  instant,
  lagna,
  lasting,
  meet,
  moon,
  moonUp,
  nakshatra,
  parts,
  type Scene,
  type Stretch,
  tithi,
  without,
  yoga,
} from './stretch.ts';

/** Windows of the other months. Published ones with their sources: `test/fixtures/almanac/puja-windows.csv`. */

const muhurta = 48 * 60;
const ghati = 24 * 60;
const whole = parts('day', 1, 1);
const dawn = parts('nightBefore', 15, 14, 15);

/**
 * In the first third of the day, while a sign of both kinds (dvisvabhava) rises, if it does so for a muhurta. Where it does not,
 * the third itself without Chitra and Vaidhriti; where they fill it, at least not under both; else abhijit.
 * https://zeenews.india.com/culture/navratri-2021-date-ghatasthapana-puja-timings-and-day-wise-full-calendar-2400154.html (the sign
 * before Chitra and Vaidhriti), https://www.prabhatkhabar.com/state/bihar/bhagalpur/544449 (under both: abhijit)
 */
const morning = meet(parts('day', 3, 1), tithi);
const dual = lasting(muhurta, meet(lagna(3, 6, 9, 12), morning));
const chitra = nakshatra(14);
const vaidhriti = yoga(27);
const free = (stretch: Stretch): Stretch => lasting(ghati, without(without(stretch, chitra), vaidhriti));
const ghatasthapana = [
  window(
    'ghatasthapana',
    firstOf(
      free(dual),
      dual,
      free(morning),
      lasting(ghati, without(morning, meet(chitra, vaidhriti))),
      meet(abhijit, tithi),
      morning,
    ),
  ),
  window('abhijit', meet(abhijit, tithi)),
];

/**
 * From sunrise and the end of Bhadra to the end of the full moon or of pradosha; where Bhadra outlasts pradosha, after it.
 * https://www.news24online.com/news/raksha-bandhan-rakhi-muhurat-this-year-check-video-33
 */
const rakhi = firstOf(without(meet(between(whole, pradosha), tithi), bhadra), (scene) =>
  bhadra(scene).map(({ end }) => ({ start: end, end })),
);

/**
 * Pradosha without Bhadra, else from its end to midnight, else its tail before midnight, else pradosha.
 * http://www.vedicguru.in/2015/02/holika-dahan-rituals-holika-dahan.html
 */
const evening = parts('night', 2, 1);
const fire = firstOf(
  lasting(ghati, without(meet(pradosha, tithi), bhadra)),
  lasting(ghati, without(meet(evening, tithi), bhadra)),
  meet(bhadraTail, evening),
  pradosha,
);

/**
 * Not to be looked at while the tithi lasts, nor until it sets when it rose in it.
 * https://garuddhwaj.in/?p=2657
 */
const moonNotSeen = [
  window('moon_not_seen', between(tithi, moon('set', 'nightBefore'))),
  window('moon_not_seen', begunIn(moonUp('day'), tithi)),
];

/**
 * After the next sunrise and the end of the eighth, and of Rohini if midnight saw it.
 * https://zeenews.india.com/culture/janmashtami-2022-shubh-puja-muhurat-dahi-handi-timings-shri-krishna-puja-vidhi-vidhaan-2498609.html
 */
function birthFastEnds(scene: Scene): number | null {
  const { details, night, nextDay } = scene;
  if (!details.tithi) return null;
  const midnight = (night.start + night.end) / 2;
  const rohini = nakshatra(4)(scene).find(({ start, end }) => start <= midnight && midnight < end);
  return Math.max(nextDay.start, details.tithi.end, rohini?.end ?? 0);
}

/** From sunrise to the end of the tithi, but no later than three quarters of the day; from sunrise, when it is over. */
const shivaFastEnds: Stretch = (scene) => {
  const span = meet(parts('nextDay', 4, 1, 3), tithi)(scene);
  return span.length > 0 ? span : [{ start: scene.nextDay.start, end: scene.nextDay.start }];
};

/**
 * After the next sunrise, and after the end of the tithi if it comes before sunset.
 * http://www.drikpanchang.com/dashavatara/narasimha/narasimha-jayanti-date-time.html
 */
function lionFastEnds({ details: { tithi: fourteenth }, nextDay }: Scene): number | null {
  if (!fourteenth) return null;
  return fourteenth.end < nextDay.end ? Math.max(nextDay.start, fourteenth.end) : nextDay.start;
}

const praharas = [1, 2, 3, 4].map((nth) => window(`prahara_${nth}`, parts('night', 4, nth)));

/**
 * From the ingress to sunset; all of the day after an ingress past midnight, and half of it after one in the evening. The great
 * one is the first sixth of a day of it.
 * https://zeenews.india.com/culture/makar-sankranti-2020-date-puja-timings-and-significance-2257065.html (past midnight)
 * https://thenewsglory.com/sankranti-tithi-shuba-muhurtham-at-what-time-should-the-milk-be-boiled/ (in the evening)
 */
const punyaKala: Stretch = ({ details: { ingress }, day, nightBefore }) => {
  if (ingress === undefined || ingress >= day.end) return [];
  const isOfEvening = ingress < (nightBefore.start + nightBefore.end) / 2;
  return [{ start: Math.max(day.start, ingress), end: isOfEvening ? (day.start + day.end) / 2 : day.end }];
};
const mahaPunyaKala: Stretch = (scene) =>
  punyaKala(scene).map(({ start, end }) => ({
    start,
    end: Math.min(end, start + (scene.day.end - scene.day.start) / 6),
  }));

export const otherWindows: Windows = [
  ...each(['navaratri_start', 'chaitra_navaratri_begin'], ghatasthapana),
  [
    'raksha_bandhan',
    [
      window('rakhi', rakhi),
      window('aparahna', meet(aparahna, tithi)),
      window('pradosha', meet(pradosha, tithi)),
      window('bhadra', bhadra),
    ],
  ],
  ['holika_dahan', [window('dahan', fire), window('bhadra', bhadra)]],
  ['ganesh_chaturthi', moonNotSeen],
  ...each(['janmashtami_smarta', 'janmashtami_vaishnava'], [window('parana', instant(birthFastEnds))]),
  ['maha_shivaratri', [...praharas, window('parana', shivaFastEnds)]],
  ['makara_sankranti', [window('punya_kala', punyaKala), window('maha_punya_kala', mahaPunyaKala)]],

  // The fixed signs. https://www.india.com/festivals-events/varalakshmi-vratam-2018-history-significance-puja-muhurat-vidhi-and-all-you-need-to-know-about-the-auspicious-festival-3253469/
  ['varalakshmi_vratam', [risingSign(5), risingSign(8), risingSign(11), risingSign(2)]],

  ['vasant_panchami', [window('puja', forenoon)]],
  ['akshaya_tritiya', [window('puja', meet(forenoon, tithi))]],
  ['hartalika_teej', [window('pratahkala', meet(pratah, tithi)), window('pradosha', meet(pradosha, tithi))]],
  ['naga_panchami', [window('puja', meet(pratah, tithi))]],
  ['anant_chaturdashi', [window('puja', meet(whole, tithi))]],
  ['mahalaya', [window('kutapa', parts('day', 15, 8)), window('rauhina', parts('day', 15, 9))]],
  // Four of the thirty ghatis of the night. https://english.jagran.com/lifestyle/ratha-saptami-2023-date-significance-shubh-muhurat-puja-vidhi-and-other-details-of-magha-saptami-10062797
  ['ratha_saptami', [window('snana', dawn)]],
  [
    'narasimha_jayanti',
    [window('madhyahna', madhyahna), window('sayahna', sayahna), window('parana', instant(lionFastEnds))],
  ],
  ['pradosha_vrata', [window('puja', meet(pradosha, tithi))]],
];
