import type { Lang } from '../../model/common.ts';
import type { Sign, SignView } from '../../model/horoscope.ts';
import { fold } from '../../text/fold.ts';
import names from '../data/names.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };

/** English names, which are also the slugs, from 1 = Mesha. */
const slugs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

const symbols = '♈♉♊♋♌♍♎♏♐♑♒♓';

/** Spellings that people type and no table has: Latin ones, and the stems of Telugu names. */
const spellings = [
  'mesh mesham మేష',
  'vrushabha vrishabh vrushabh vrushabham vrishabham rishaba rishabam rishabham vrisha వృషభ',
  'mithun midhuna midhunam mithunam మిథున',
  'kark karkata karkataka karkatakam karkatak katakam kataka kadagam కర్కాటక కర్కాటకము',
  'singh simham sinha simmam సింహ',
  'kanni kanniya కన్యా',
  'tul thula thulam tulam తులా',
  'vrishchik vruschika vruschikam vrischika vrischikam vrushchika viruchigam scorpius వృశ్చిక',
  'dhanus dhanush dhanussu dhanur dhanusu ధనుస్ ధనూ',
  'makar makaram capricornus మకర',
  'kumbh kumbham kumbam కుంభ',
  'meen meenam mina మీన',
];

const rashis = names.rashis as Record<Lang, string[]>;
const grahas = names.grahas as Record<Lang, string[]>;
const planets = tables.vedic.graha_maitri.planet_order;

/** Sign facts by number, 1 to 12; the tables start there. */
const facts = tables.signs as { n: number; lord: string; element: string; modality: string }[];

/** Words for "sign" beside its name. */
const besides = new Set('rashi rasi raasi రాశి राशि राशी ராசி ರಾಶಿ രാശി રાશિ রাশি ৰাশি ରାଶି ਰਾਸ਼ੀ راشی برج'.split(' ').map(fold));

/** The folded name without the word for "sign": "మేష రాశి" is "మేష". */
function keyOf(name: string): string {
  const words = fold(name).trim().split(/\s+/);
  const own = words.filter((word) => !besides.has(word));
  return (own.length ? own : words).join(' ');
}

/** Every name of every sign, folded, to its number. */
const numbers = new Map<string, number>();
for (const [i, slug] of slugs.entries()) {
  const others = Object.values(names.alternatives as Record<string, string[] | Record<string, string>>);
  const forms = [
    String(i + 1),
    slug,
    [...symbols][i] as string,
    ...Object.values(rashis).map((list) => list[i] as string),
    ...others.flatMap((o) => (Array.isArray(o) ? o[i] : o[String(i + 1)]) ?? []),
    ...(spellings[i] as string).split(' '),
  ];
  for (const name of forms) numbers.set(keyOf(name), i + 1);
}

/**
 * The number of a sign, 1 to 12, from whatever a client calls it: that number in any digits, the English name, the
 * Sanskrit one, or the name in any of the 14 languages, in any spelling that folds to the same. Null: it is no sign.
 */
export function signOf(name: string): number | null {
  return name.length > 120 ? null : (numbers.get(keyOf(name)) ?? null);
}

/** Lord, element and modality of a sign. */
export function factsOf(n: number): { lord: string; element: string; modality: string } {
  return facts[n - 1] as (typeof facts)[number];
}

/** A planet's name in a language: `mars` is కుజుడు. */
export function planetName(planet: string, lang: Lang): string {
  return grahas[lang][planets.indexOf(planet)] as string;
}

/** A sign as every answer shows it. */
export function signView(n: number, lang: Lang): SignView {
  const { lord, element, modality } = factsOf(n);
  return {
    id: n,
    slug: slugs[n - 1] as string,
    name: rashis[lang][n - 1] as string,
    symbol: [...symbols][n - 1] as string,
    element: element as SignView['element'],
    modality: modality as SignView['modality'],
    ruler: lord as SignView['ruler'],
  };
}

/** The same with fields of the list of signs alone: its names in all languages, and its ruler's name. */
export function fullSign(n: number, lang: Lang): Sign {
  const byLang = Object.entries(rashis).map(([code, list]) => [code, list[n - 1] as string]);
  const slug = slugs[n - 1] as string;
  return {
    ...signView(n, lang),
    ruler_name: planetName(factsOf(n).lord, lang),
    english_name: slug.charAt(0).toUpperCase() + slug.slice(1),
    names: Object.fromEntries(byLang) as Sign['names'],
  };
}

export const signNumbers: readonly number[] = facts.map(({ n }) => n);
