import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from '../../api/live.ts';

/** Shows what others save: the list is read again a moment after the stream of changes names a story. */
export function useLiveList(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive((type, data) => {
    const { resource, reload } = data as { resource?: string; reload?: boolean };
    const isStory = type === 'change' && resource === 'news';
    if (!isStory && !(type === 'start' && reload)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queries.invalidateQueries({ queryKey: ['news'] }), 300);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
