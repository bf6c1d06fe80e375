import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { may } from '../session/rights.ts';
import { type PaletteEntry, sources } from './sources.ts';

/** Words go to the server after a pause; an input method has ended by then. */
const pauseMs = 250;
const fewestLetters = 2;

export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
}

/** What the server has for the words, in groups. A request for words that were changed is aborted. */
export function useFound(words: string): { groups: PaletteGroup[]; isBusy: boolean } {
  const text = useText();
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  const allowed = sources.filter(({ right }) => may(right));
  const isAsked = search === words && search.length >= fewestLetters;
  const answers = useQueries({
    queries: allowed.map(({ title, find }) => ({
      queryKey: ['palette', title, search],
      enabled: isAsked,
      queryFn: ({ signal }: { signal: AbortSignal }) => find(search, signal),
      retry: false,
    })),
  });
  const groups = allowed.map(({ title }, at) => ({
    title: text(title),
    entries: (isAsked ? (answers[at]?.data ?? []) : []).map(({ status, ...entry }) =>
      status ? { ...entry, about: text(`status.${status}`) } : entry,
    ),
  }));
  const isBusy = words.length >= fewestLetters && (!isAsked || answers.some(({ isFetching }) => isFetching));
  return { groups: groups.filter(({ entries }) => entries.length > 0), isBusy };
}
