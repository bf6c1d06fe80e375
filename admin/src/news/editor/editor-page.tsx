import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import type { AdminItem } from '../../../../client/schema.ts';
import { useLanguages } from '../../api/languages.ts';
import { Loading } from '../../layout/loading.tsx';
import { Problem } from '../../layout/problem.tsx';
import { StoryForm } from './form.tsx';
import { loadStory } from './story.ts';
import { newStory } from './use-story.ts';

/** The page of a story, by its id. */
export function EditStory() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery({
    queryKey: ['story', id],
    queryFn: () => loadStory(id),
    gcTime: 0, // opened again, it is read again
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  return data ? <StoryForm key={id} first={data} onAdded={() => {}} /> : <Loading />;
}

/** A new story; its address is that of the story as soon as it is stored. */
export function CreateStory() {
  const languages = useLanguages();
  // Not by the router, which would take the page down while it is typed in.
  const onAdded = useCallback((id: number) => {
    window.history.replaceState(window.history.state, '', `${import.meta.env.BASE_URL}news/${id}`);
  }, []);
  const [first] = languages;
  return first ? <StoryForm first={newStory(first.code as AdminItem['lang'])} onAdded={onAdded} /> : <Loading />;
}
