import polyglot from 'ra-i18n-polyglot';
import { english } from './en.ts';
import { fieldLabels } from './labels.ts';

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

const others: Record<string, () => Promise<object>> = {
  hi: () => import('./hi.ts').then(({ hindi }) => hindi),
  te: () => import('./te.ts').then(({ telugu }) => telugu),
  ta: () => import('./ta.ts').then(({ tamil }) => tamil),
  ur: () => import('./ur.ts').then(({ urdu }) => urdu),
};

const storedLocale = (): string => {
  const stored = JSON.parse(localStorage.getItem('RaStore.locale') ?? 'null') as string | null;
  const wanted = [stored, ...navigator.languages.map((one) => one.split('-')[0])];
  return wanted.find((one) => locales.some(({ locale }) => locale === one)) ?? 'en';
};

/** Messages of a language, with the names of fields that the server has in it. */
async function messagesOf(locale: string): Promise<object> {
  const [messages, labels] = await Promise.all([others[locale]?.() ?? english, fieldLabels(locale)]);
  return { ...messages, fields: labels };
}

/** The language that was chosen, else the first of the browser that there is, else English. */
export async function makeI18nProvider() {
  const locale = storedLocale();
  const first = await messagesOf(locale);
  return polyglot(
    (wanted) => (wanted === locale ? first : messagesOf(wanted)) as never,
    locale,
    locales.map((one) => ({ ...one })),
    { allowMissing: true },
  );
}
