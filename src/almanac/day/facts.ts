import type { NameTable } from '../../panchang/names.ts';

/** Texts by language. */
export type LanguageTexts = Partial<Record<string, string>>;

/** An id of a table of names, and names that an editor prefers. */
export interface NamedFact {
  id: number;
  names?: LanguageTexts;
}

/**
 * A moment: an instant, in milliseconds as it is computed or `2026-11-20T00:54:10.000Z` as it is stored, or a clock of the
 * place on that date, `06:24:10`, which an editor may give for all places. Hours above 23 are on the next day.
 */
export type FactMoment = string | number;

export interface FactSpan {
  start: FactMoment | null;
  end: FactMoment | null;
}

/** One of tithi, nakshatra, yoga, karana. */
export interface Limb extends NamedFact, FactSpan {
  /** Of a karana: which of the sixty half tithis. */
  number?: number;
  isKshaya?: boolean;
  isVriddhi?: boolean;
}

export interface Masa {
  amanta?: NamedFact;
  purnimanta?: NamedFact;
  solar?: NamedFact;
  is_adhika?: boolean;
}

type Kind = 'named' | 'year' | 'masa' | 'limbs' | 'moment' | 'span' | 'spans' | 'texts';

/** Every field of a day that can be computed or stored, and what it is made of. */
export const fieldKinds = {
  weekday: 'named',
  samvatsara: 'named',
  shaka_year: 'year',
  vikram_year: 'year',
  ayana: 'named',
  ritu: 'named',
  masa: 'masa',
  paksha: 'named',
  tithi: 'limbs',
  nakshatra: 'limbs',
  yoga: 'limbs',
  karana: 'limbs',
  sunrise: 'moment',
  sunset: 'moment',
  moonrise: 'moment',
  moonset: 'moment',
  rahu_kalam: 'span',
  yamagandam: 'span',
  gulika_kalam: 'span',
  abhijit: 'span',
  brahma_muhurta: 'span',
  durmuhurtam: 'spans',
  varjyam: 'spans',
  amrita_kalam: 'spans',
  moon_sign: 'named',
  sun_sign: 'named',
  notes: 'texts',
} as const satisfies Record<string, Kind>;

export type FactName = keyof typeof fieldKinds;
export const factNames = Object.keys(fieldKinds) as FactName[];

interface ValueOf {
  named: NamedFact;
  year: number;
  masa: Masa;
  limbs: Limb[];
  moment: FactMoment;
  span: FactSpan;
  spans: FactSpan[];
  texts: LanguageTexts;
}

/** The facts of a day, without language or zone. An absent field is unknown. */
export type Facts = { [F in FactName]?: ValueOf[(typeof fieldKinds)[F]] };

/** Where the names of a field are. */
export const tableOf: Partial<Record<FactName, NameTable>> = {
  weekday: 'weekdays',
  samvatsara: 'samvatsaras',
  ayana: 'ayanas',
  ritu: 'ritus',
  paksha: 'pakshas',
  tithi: 'tithis',
  nakshatra: 'nakshatras',
  yoga: 'yogas',
  karana: 'karanas',
  moon_sign: 'rashis',
  sun_sign: 'rashis',
};

/** One source of a day: what is computed, or what an editor stored. */
export interface Layer {
  source: 'computed' | 'manual';
  facts: Facts;
  /** It brings festivals, or takes the computed ones away. */
  hasFestivals?: boolean;
}

/** The layers as one, each over those before it: a field that is there hides the one below. Months are laid over one by one. */
export function laidOver(layers: readonly Layer[]): Facts {
  const facts: Facts = {};
  for (const layer of layers) {
    const masa = facts.masa || layer.facts.masa ? { ...facts.masa, ...layer.facts.masa } : undefined;
    const notes = facts.notes || layer.facts.notes ? { ...facts.notes, ...layer.facts.notes } : undefined;
    Object.assign(facts, layer.facts, masa && { masa }, notes && { notes });
  }
  return facts;
}
