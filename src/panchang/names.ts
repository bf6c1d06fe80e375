import ayanas from './data/ayanas.json' with { type: 'json' };
import festivalKeys from './data/festival_keys.json' with { type: 'json' };
import festivals from './data/festivals.json' with { type: 'json' };
import karanas from './data/karanas.json' with { type: 'json' };
import lunarMonths from './data/lunar_months.json' with { type: 'json' };
import nakshatras from './data/nakshatras.json' with { type: 'json' };
import pakshas from './data/pakshas.json' with { type: 'json' };
import rashis from './data/rashis.json' with { type: 'json' };
import ritus from './data/ritus.json' with { type: 'json' };
import samvatsaras from './data/samvatsaras.json' with { type: 'json' };
import solarMonths from './data/solar_months.json' with { type: 'json' };
import terms from './data/terms.json' with { type: 'json' };
import tithis from './data/tithis.json' with { type: 'json' };
import weekdays from './data/weekdays.json' with { type: 'json' };
import yogas from './data/yogas.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;
type Table = Readonly<Record<string, { names: readonly string[] }>>;

const tables = {
  weekdays: weekdays.languages,
  tithis: tithis.languages,
  nakshatras: nakshatras.languages,
  yogas: yogas.languages,
  karanas: karanas.languages,
  rashis: rashis.languages,
  lunar_months: lunarMonths.languages,
  solar_months: solarMonths.languages,
  samvatsaras: samvatsaras.languages,
  ritus: ritus.languages,
  ayanas: ayanas.languages,
  pakshas: pakshas.languages,
} satisfies Record<string, Table>;

export type NameTable = keyof typeof tables;

/** How many ids each table has; they count from 1. Tithis are 30: the names repeat in the dark half. */
export const counts: Readonly<Record<NameTable, number>> = {
  weekdays: 7,
  tithis: 30,
  nakshatras: 27,
  yogas: 27,
  karanas: 11,
  rashis: 12,
  lunar_months: 12,
  solar_months: 12,
  samvatsaras: 60,
  ritus: 6,
  ayanas: 2,
  pakshas: 2,
};

/** Where the name of a tithi lies: 1..14 are shared by both halves, 15 is Purnima, 16 Amavasya. */
const tithiPlace = (id: number): number => (id === 30 ? 16 : id <= 15 ? id : id - 15);

/**
 * The name of an id, 1 to `counts[table]`, in a language. A language without the table has the English name; one
 * without solar months of its own (te, kn, hi, mr, gu, ur) calls them by the signs of the Sun, as its almanacs do.
 */
export function nameOf(table: NameTable, id: number, lang: string): string {
  const of: Table = tables[table];
  if (table === 'solar_months' && !of[lang]) return nameOf('rashis', id, lang);
  const names = (of[lang] ?? of.en)?.names ?? [];
  return names[(table === 'tithis' ? tithiPlace(id) : id) - 1] ?? '';
}

const leap: Texts = { ...terms.entries.adhika, en: 'Adhika' };

/** The name of a lunar month, with the word for a leap month before it where the language has one here. */
export function monthName(id: number, isLeap: boolean, lang: string): string {
  const name = nameOf('lunar_months', id, lang);
  return isLeap && leap[lang] ? `${leap[lang]} ${name}` : name;
}

/** 1 Kimstughna, 2..57 Bava to Vishti over and over, 58 Shakuni, 59 Chatushpada, 60 Naga: the id of a half tithi. */
export function karanaOf(number: number): number {
  if (number === 1) return 11;
  return number >= 58 ? number - 50 : ((number - 2) % 7) + 1;
}

const entries = festivals.entries as Readonly<Record<string, Texts>>;
const ownKeys = festivalKeys.map as Texts;
const publicKeys = new Map(Object.entries(ownKeys).map(([open, own]) => [own, open]));

/** The names of a festival by language; none for a key that is not known. */
export const festivalNames = (key: string): Texts => entries[ownKeys[key] ?? key] ?? {};

/** Every key that has names, in its public form. */
export const festivalKeysKnown: readonly string[] = Object.keys(entries).map((key) => publicKeys.get(key) ?? key);
