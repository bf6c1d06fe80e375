import polyglot from 'ra-i18n-polyglot';
import { nameFields } from './labels.ts';

/** Languages of the interface, each by its own name. */
export const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'hi', name: 'हिन्दी' },
  { locale: 'te', name: 'తెలుగు' },
  { locale: 'ta', name: 'தமிழ்' },
  { locale: 'ur', name: 'اردو' },
] as const;
export type Locale = (typeof locales)[number]['locale'];

export const isRightToLeft = (lang: string): boolean => lang === 'ur';

type Files = Readonly<Record<string, unknown>>;

/** They import nothing: `main.tsx` waits for them while the scripts that it is part of are not yet ready. */
const texts: Record<Locale, () => Promise<{ messages: Files; labels: Files }>> = {
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  te: () => import('./te.ts'),
  ta: () => import('./ta.ts'),
  ur: () => import('./ur.ts'),
};

const isLocale = (name: unknown): name is Locale => locales.some(({ locale }) => locale === name);

const storedLocale = (): Locale => {
  const stored: unknown = JSON.parse(localStorage.getItem('RaStore.locale') ?? 'null');
  return [stored, ...navigator.languages.map((one) => one.split('-')[0])].find(isLocale) ?? 'en';
};

/** Messages by group and name, as a file has them. */
interface Tree {
  readonly [key: string]: string | Tree;
}

/** One tree of many: a group may have messages in several files. */
const together = (files: Readonly<Record<string, unknown>>): Tree => (Object.values(files) as Tree[]).reduce(both, {});

function both(all: Tree, more: Tree): Tree {
  const merged = Object.entries(more).map(([key, value]): [string, string | Tree] => {
    const there = all[key];
    return [key, typeof value === 'object' && typeof there === 'object' ? both(there, value) : value];
  });
  return { ...all, ...Object.fromEntries(merged) };
}

/** Messages of a language, with the names of fields. */
async function messagesOf(locale: Locale) {
  const { messages, labels } = await texts[locale]();
  const { fields } = together(labels) as { fields: Record<string, string> };
  return { ...together(messages), fields };
}

/** The language that was chosen, else the first of the browser that there is, else English. */
export async function makeI18nProvider() {
  const locale = storedLocale();
  const first = await messagesOf(locale);
  const named = <T extends { fields: Record<string, string> }>(messages: T): T => {
    nameFields(messages.fields);
    return messages;
  };
  return polyglot(
    (wanted) => (wanted === locale ? named(first) : messagesOf(wanted as Locale).then(named)) as never,
    locale,
    locales.map((one) => ({ ...one })),
    { allowMissing: true },
  );
}
