import anandadi from './data/anandadi.json' with { type: 'json' };
import ayanas from './data/ayanas.json' with { type: 'json' };
import choghadiyas from './data/choghadiyas.json' with { type: 'json' };
import directions from './data/directions.json' with { type: 'json' };
import gowri from './data/gowri.json' with { type: 'json' };
import grahas from './data/grahas.json' with { type: 'json' };
import hijriMonths from './data/hijri_months.json' with { type: 'json' };
import karanas from './data/karanas.json' with { type: 'json' };
import labels from './data/labels.json' with { type: 'json' };
import lunarMonths from './data/lunar_months.json' with { type: 'json' };
import muhurtaLabels from './data/muhurta_labels.json' with { type: 'json' };
import muhurtas from './data/muhurtas.json' with { type: 'json' };
import nakshatras from './data/nakshatras.json' with { type: 'json' };
import nanakshahiMonths from './data/nanakshahi_months.json' with { type: 'json' };
import pakshas from './data/pakshas.json' with { type: 'json' };
import prayers from './data/prayers.json' with { type: 'json' };
import rashis from './data/rashis.json' with { type: 'json' };
import regionalMonths from './data/regional_months.json' with { type: 'json' };
import ritus from './data/ritus.json' with { type: 'json' };
import samvatsaras from './data/samvatsaras.json' with { type: 'json' };
import solarMonths from './data/solar_months.json' with { type: 'json' };
import taras from './data/taras.json' with { type: 'json' };
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
  grahas: grahas.languages,
  choghadiyas: choghadiyas.languages,
  anandadi: anandadi.languages,
  taras: taras.languages,
  hijri_months: hijriMonths.languages,
  nanakshahi_months: nanakshahiMonths.languages,
  muhurtas: muhurtas.languages,
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
  grahas: 9,
  choghadiyas: 7,
  anandadi: 28,
  taras: 9,
  hijri_months: 12,
  nanakshahi_months: 12,
  muhurtas: 30,
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

type Entries = Readonly<Record<string, Texts>>;
const words = {
  labels: {
    ...(terms.entries as Entries),
    ...(labels.entries as Entries),
    ...(muhurtaLabels.entries as Entries),
  },
  gowri: gowri.entries as Entries,
  directions: directions.entries as Entries,
  prayers: prayers.entries as Entries,
} satisfies Record<string, Entries>;

/** A word by its key; a language without it has the English one. */
export function namedWord(table: keyof typeof words, key: string, lang: string): string {
  const of: Texts | undefined = words[table][key];
  return of?.[lang] ?? of?.en ?? key;
}

/** A heading or a word of the page: `sunrise`, `until`, `rahu_kalam`. */
export const label = (key: string, lang: string): string => namedWord('labels', key, lang);

export type RegionalCalendar = keyof typeof regionalMonths.calendars;

/** A month of a region's solar calendar, 1 = the month of Mesha, as its own people call it, else in English letters. */
export function regionalMonth(calendar: RegionalCalendar, month: number, lang: string): string {
  const { own, languages } = regionalMonths.calendars[calendar];
  if (lang === own) return nameOf('solar_months', month, lang);
  const of: Table = languages;
  return (of[lang] ?? of.en)?.names[month - 1] ?? '';
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
