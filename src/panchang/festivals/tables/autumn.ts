import { after, everywhere, rule, star, tithi } from '../build.ts';
import type { FestivalRule } from '../rule.ts';
import { patna } from './towns.ts';

/** Ashvina and Kartika. */

const bengal = ['IN-WB', 'IN-TR', 'IN-AS', 'IN-OD', 'IN-JH', 'IN-BR'] as const;
const chhathLand = ['IN-BR', 'IN-JH', 'IN-UP', 'IN-DL'] as const;
const telugu = ['IN-AP', 'IN-TS'] as const;

const navaratri = tithi(7, 1);
const mahaAshtami = tithi(7, 8);
const mahaNavami = tithi(7, 9, 'aparahna', { both: 'first' });
/** The states whose holiday lists have the ninth and the tenth by their sunrise; sources in the table of published dates. */
const sunriseStates = ['IN-KL', 'IN-KA', 'IN-AS', 'IN-WB', 'IN-TR'] as const;
const navamiAtSunrise = { school: 'udaya', when: tithi(7, 9), leads: sunriseStates } as const;
/** Both days: the first; the day with Shravana in aparahna wins, if the tenth lasts three muhurtas after its sunrise. */
const vijaya = tithi(7, 10, 'aparahna', { both: 'first', star: { id: 22, at: 'trimuhurta' } });
/**
 * The east keeps the evening that the full moon fills for a muhurta at least, else the night in which it begins: so the lists
 * of West Bengal, Tripura and Assam for 2013, 2015, 2020, 2021 and 2024, and of Odisha for 2014, 2019, 2021 and 2024.
 */
const easternNight = tithi(7, 15, 'pradosha', { least: 1 / 3, neither: 'begins' });
const easternKojagari = {
  school: 'pradosha',
  when: easternNight,
  leads: ['IN-WB', 'IN-TR', 'IN-AS', 'IN-OD'],
} as const;
const lampNight = tithi(7, 30, 'pradosha', { both: 'ghati' });
const firstLampNight = { school: 'first_day', when: tithi(7, 30, 'pradosha') } as const;
/** The orders of 2024 have 31 October, and Assam's of 2025 has 20 October; Maharashtra and Odisha the second night. */
const firstNightStates = ['IN-AP', 'IN-TS', 'IN-TN', 'IN-PB', 'IN-CH', 'IN-AS', 'IN-GJ'] as const;
const brotherSecond = tithi(8, 2, 'aparahna', { both: 'second' });
/**
 * The sixth must be there three muhurtas after sunrise, else it is the day on which it ends: fitted to published dates. Patna
 * decides, as the lists of all states have its day: in Kolkata 27 October 2025 would be the 28th.
 */
const chhath = tithi(8, 6, 'trimuhurta', { neither: 'ends' });

export const autumn: readonly FestivalRule[] = [
  // Ashvina
  rule('navaratri_start', 'festival', everywhere, navaratri),
  rule('agrasen_jayanti', 'jayanti', ['IN-RJ', 'IN-HR', 'IN-PB', 'IN-DL', 'IN-UP'], tithi(7, 1)),
  rule('lalita_panchami', 'vrata', ['IN-MH', 'IN-GJ'], tithi(7, 5)),
  rule('durga_shashthi', 'festival', bengal, tithi(7, 6)),
  rule('durga_saptami', 'festival', bengal, tithi(7, 7), { isHoliday: true }),
  rule('saraswati_avahan', 'festival', ['IN-MH', 'IN-KA', 'IN-KL', 'IN-TN'], star(19, 'udaya', { lunarMonth: 7 })),
  rule('saraswati_puja_navaratri', 'festival', telugu, star(19, 'udaya', { lunarMonth: 7 })),
  rule('durga_ashtami', 'festival', everywhere, mahaAshtami, {
    isHoliday: true,
    alternatives: [{ school: 'trimuhurta', when: tithi(7, 8, 'trimuhurta') }],
  }),
  // The ninth day from Mahalaya, the first of Bathukamma: usually the eighth tithi.
  rule('saddula_bathukamma', 'festival', ['IN-TS'], after(navaratri, 7), {
    school: 'ninth_day',
    alternatives: [{ school: 'udaya', when: mahaAshtami }],
  }),
  rule('maha_navami', 'festival', everywhere, mahaNavami, {
    isHoliday: true,
    school: 'aparahna',
    alternatives: [navamiAtSunrise],
  }),
  rule('ayudha_puja', 'festival', ['IN-TN', 'IN-KA', 'IN-KL', 'IN-AP', 'IN-TS', 'IN-PY'], mahaNavami, {
    isHoliday: true,
    school: 'aparahna',
    alternatives: [{ ...navamiAtSunrise, leads: ['IN-KL', 'IN-KA'] }],
  }),
  rule('vijayadashami', 'festival', everywhere, vijaya, {
    isHoliday: true,
    school: 'aparahna',
    alternatives: [{ school: 'udaya', when: tithi(7, 10), leads: sunriseStates }],
  }),
  rule('ambedkar_dhamma_chakra', 'observance', ['IN-MH'], vijaya, {
    alternatives: [{ school: 'udaya', when: tithi(7, 10) }],
  }),
  rule('madhva_jayanti', 'jayanti', ['IN-KA', 'IN-TN', 'IN-AP'], tithi(7, 10)),
  rule(
    'kojagari_lakshmi_puja',
    'festival',
    ['IN-WB', 'IN-OD', 'IN-AS', 'IN-TR', 'IN-BR', 'IN-MH'],
    tithi(7, 15, 'nishita'),
    { school: 'nishita', alternatives: [easternKojagari] },
  ),
  rule('kumar_purnima', 'festival', ['IN-OD'], easternNight, {
    isHoliday: true,
    alternatives: [{ school: 'udaya', when: tithi(7, 15) }],
  }),
  rule('sharad_purnima', 'festival', everywhere, tithi(7, 15, 'nishita')),
  rule('valmiki_jayanti', 'jayanti', ['IN-PB', 'IN-HR', 'IN-DL', 'IN-HP', 'IN-UP', 'IN-KA', 'IN-MP'], tithi(7, 15), {
    isHoliday: true,
    alternatives: [{ school: 'pradosha', when: tithi(7, 15, 'pradosha') }],
  }),
  rule('guru_ram_das_jayanti', 'jayanti', ['IN-PB', 'IN-CH'], tithi(7, 17)),
  rule('atla_tadde', 'vrata', telugu, tithi(7, 18, 'moonrise')),
  rule(
    'karwa_chauth',
    'vrata',
    ['IN-PB', 'IN-HR', 'IN-DL', 'IN-UP', 'IN-RJ', 'IN-MP', 'IN-HP', 'IN-UK', 'IN-JK'],
    tithi(7, 19, 'moonrise'),
  ),
  rule('ahoi_ashtami', 'vrata', ['IN-UP', 'IN-DL', 'IN-HR', 'IN-PB', 'IN-RJ', 'IN-MP'], tithi(7, 23, 'pradosha')),
  rule('govatsa_dwadashi', 'vrata', ['IN-MH', 'IN-GJ', 'IN-GA', 'IN-MP'], tithi(7, 27, 'pradosha')),
  rule('dhanteras', 'festival', everywhere, tithi(7, 28, 'pradosha', { both: 'ghati' }), {
    alternatives: [{ school: 'first_day', when: tithi(7, 28, 'pradosha') }],
  }),
  rule('kali_chaudas', 'festival', ['IN-GJ', 'IN-RJ', 'IN-MH'], tithi(7, 29, 'nishita')),
  rule('naraka_chaturdashi', 'festival', everywhere, tithi(7, 29, 'arunodaya'), {
    isHoliday: true,
    alternatives: [{ school: 'udaya', when: tithi(7, 29) }],
  }),
  rule('diwali', 'festival', everywhere, lampNight, {
    isHoliday: true,
    school: 'second_day',
    alternatives: [{ ...firstLampNight, leads: firstNightStates }],
  }),
  rule('kali_puja', 'festival', ['IN-WB', 'IN-TR', 'IN-AS', 'IN-OD'], tithi(7, 30, 'nishita')),
  rule('kedara_gauri_vratam', 'vrata', ['IN-TN', 'IN-AP', 'IN-TS', 'IN-KA'], lampNight, {
    alternatives: [firstLampNight],
  }),
  rule('mahavira_nirvana', 'observance', everywhere, lampNight, { alternatives: [firstLampNight] }),
  rule('bandi_chhor_divas', 'festival', ['IN-PB', 'IN-CH', 'IN-HR', 'IN-DL'], lampNight, {
    alternatives: [firstLampNight],
  }),

  // Kartika
  rule('bali_pratipada', 'festival', ['IN-MH', 'IN-KA', 'IN-GA', 'IN-TN', 'IN-AP'], tithi(8, 1), { isHoliday: true }),
  rule(
    'govardhan_puja',
    'festival',
    ['IN-UP', 'IN-DL', 'IN-HR', 'IN-RJ', 'IN-MP', 'IN-BR', 'IN-PB', 'IN-UK'],
    tithi(8, 1),
    {
      alternatives: [{ school: 'sayahna', when: tithi(8, 1, 'sayahna') }],
    },
  ),
  rule('gujarati_new_year', 'festival', ['IN-GJ'], tithi(8, 1), { isHoliday: true }),
  rule('kartika_somavara', 'vrata', ['IN-AP', 'IN-TS', 'IN-KA'], {
    by: 'weekday',
    weekdays: [2],
    month: 8,
    reckoning: 'amanta',
    pick: 'each',
  }),
  rule('bhai_dooj', 'festival', everywhere, brotherSecond, { isHoliday: true }),
  rule('chitragupta_puja', 'festival', ['IN-UP', 'IN-BR', 'IN-MP', 'IN-JH'], brotherSecond),
  rule('nagula_chavithi', 'festival', telugu, tithi(8, 4)),
  rule('labh_pancham', 'festival', ['IN-GJ'], tithi(8, 5)),
  rule('nahay_khay', 'vrata', chhathLand, after(chhath, -2), { at: patna }),
  rule('kharna', 'vrata', chhathLand, after(chhath, -1), { at: patna }),
  rule('chhath', 'vrata', chhathLand, chhath, { isHoliday: true, at: patna }),
  rule('usha_arghya', 'vrata', chhathLand, after(chhath, 1), { at: patna }),
  rule('skanda_shashti', 'festival', ['IN-TN', 'IN-PY', 'IN-KL'], tithi(8, 6, 'sunset')),
  rule('jalaram_jayanti', 'jayanti', ['IN-GJ'], tithi(8, 7)),
  rule('gopashtami', 'festival', ['IN-UP', 'IN-RJ', 'IN-GJ', 'IN-MH', 'IN-HR', 'IN-DL'], tithi(8, 8)),
  rule('akshaya_navami', 'festival', everywhere, tithi(8, 9)),
  rule('jagaddhatri_puja', 'festival', ['IN-WB', 'IN-OD'], tithi(8, 9)),
  rule('tulasi_vivah', 'festival', everywhere, tithi(8, 12)),
  rule('kshirabdi_dwadashi', 'vrata', ['IN-AP', 'IN-TS', 'IN-KA'], tithi(8, 12)),
  rule('vaikuntha_chaturdashi', 'vrata', ['IN-UP', 'IN-MH', 'IN-MP'], tithi(8, 14, 'nishita')),
  rule('kartika_purnima', 'festival', everywhere, tithi(8, 15)),
  rule('guru_nanak_jayanti', 'jayanti', everywhere, tithi(8, 15), { isHoliday: true }),
  rule('boita_bandana', 'festival', ['IN-OD'], tithi(8, 15)),
  rule('dev_deepawali', 'festival', ['IN-UP'], tithi(8, 15, 'pradosha', { both: 'second' }), {
    alternatives: [{ school: 'udaya', when: tithi(8, 15) }],
  }),
  rule('kanakadasa_jayanti', 'jayanti', ['IN-KA'], tithi(8, 18), { isHoliday: true }),
  rule('kala_bhairava_jayanti', 'jayanti', everywhere, tithi(8, 23, 'pradosha')),
];
