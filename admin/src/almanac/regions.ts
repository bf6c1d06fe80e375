import { useQuery } from '@tanstack/react-query';
import type { TreePlace } from '../../../src/places/model.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';

export interface Region {
  /** ISO 3166-2; IN is all of India. */
  code: string;
  name: string;
}

/** All of India and its states, by their names in a language. */
export function useRegions(lang: string): readonly Region[] {
  const text = useText();
  const { data } = useQuery({
    queryKey: ['almanac', 'regions', lang],
    enabled: lang !== '',
    staleTime: 300_000,
    queryFn: () => call<TreePlace[]>('/api/v1/places/tree', { query: { type: 'state', limit: 100, lang } }),
  });
  const states = (data?.data ?? []).flatMap(({ code, name }) => (code?.startsWith('IN-') ? [{ code, name }] : []));
  const order = new Intl.Collator(lang || 'en');
  return [{ code: 'IN', name: text('festivals.india') }, ...states.toSorted((a, b) => order.compare(a.name, b.name))];
}
