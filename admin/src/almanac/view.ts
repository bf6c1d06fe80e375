import { useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import type { PlaceChoice } from '../../../src/places/model.ts';
import { call } from '../api/http.ts';
import { useLanguages } from '../api/languages.ts';

export type ViewCity = Pick<PlaceChoice, 'id' | 'city' | 'region'>;

/** The city that the publisher has set: what an almanac without a place is reckoned for. */
function useDefaultCity() {
  return useQuery({
    queryKey: ['almanac', 'default-city'],
    staleTime: 300_000,
    queryFn: async (): Promise<ViewCity | null> => {
      const { data } = await call<{ default_city: string }>('/api/v1/settings');
      const found = await call<PlaceChoice[]>('/api/v1/places', { query: { search: data.default_city, limit: 1 } });
      return found.data[0] ?? null;
    },
  });
}

/** For which place and in which language the pages of the almanac are shown; this browser remembers both. */
export function useView() {
  const languages = useLanguages();
  const own = useDefaultCity();
  const [chosen, setCity] = useStore<ViewCity | null>('almanac.city', null);
  const [wanted, setLang] = useStore('almanac.lang', '');
  const lang = languages.find(({ code }) => code === wanted)?.code ?? languages[0]?.code ?? '';
  const city = chosen ?? own.data ?? null;
  return {
    city,
    setCity,
    lang,
    setLang,
    languages,
    /** Parameters of the almanac's addresses. */
    query: { lang, ...(city ? { city: String(city.id) } : {}) },
    /** Both are set: without this a page would be requested twice. */
    isReady: lang !== '' && !own.isPending,
  };
}

export type View = ReturnType<typeof useView>;
