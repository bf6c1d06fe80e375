import { useQuery } from '@tanstack/react-query';
import { call } from './http.ts';

export interface Language {
  code: string;
  name: string;
}

/** Languages that some browsers name in English. */
const own: Record<string, string> = { as: 'অসমীয়া', ne: 'नेपाली', or: 'ଓଡ଼ିଆ', pa: 'ਪੰਜਾਬੀ' };

/** The name of a language in itself. */
export const languageName = (code: string): string => {
  if (own[code]) return own[code];
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

/** The languages that the publisher writes in, each by its own name; the default one first. */
export function useLanguages(): readonly Language[] {
  const { data } = useQuery({
    queryKey: ['languages'],
    staleTime: 300_000,
    queryFn: () => call<{ languages: string[]; default_lang: string }>('/api/v1/settings'),
  });
  if (!data) return [];
  const { languages, default_lang } = data.data;
  const codes = new Set([default_lang, ...languages]);
  return [...codes].map((code) => ({ code, name: languageName(code) }));
}
