import { createRequire } from 'node:module';

/** What an observance is called in a language, and what is kept or remembered, in one line. */
interface Words {
  name: string;
  about?: string;
}
type Table = Readonly<Record<string, Words>>;

const languages = ['en', 'te', 'hi', 'ta', 'kn', 'ml', 'mr', 'gu', 'bn', 'or', 'pa', 'as', 'ur', 'ne'];
const require = createRequire(import.meta.url);
const tables = new Map<string, Table>();

/** The table of a language, read at the first use: of the fourteen most servers need two. */
function tableOf(lang: string): Table {
  let table = tables.get(lang);
  if (!table) {
    table = languages.includes(lang) ? (require(`../../panchang/data/festivals/${lang}.json`) as Table) : {};
    tables.set(lang, table);
  }
  return table;
}

/** The settled name in a language; undefined where there is none. */
export const listedName = (key: string, lang: string): string | undefined => tableOf(lang)[key]?.name;

/** The name in a language, else the English one. */
export const observanceName = (key: string, lang: string): string =>
  listedName(key, lang) ?? listedName(key, 'en') ?? key;

/** The line of meaning in a language, else in English; null for an unknown key. */
export const observanceMeaning = (key: string, lang: string): string | null =>
  tableOf(lang)[key]?.about ?? tableOf('en')[key]?.about ?? null;

/** Every key that has a name. */
export const observancesNamed = (): string[] => Object.keys(tableOf('en'));

/** Every name of an observance, by language. */
export const namesOfObservance = (key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const name = listedName(key, lang);
      return name === undefined ? [] : [[lang, name]];
    }),
  );
