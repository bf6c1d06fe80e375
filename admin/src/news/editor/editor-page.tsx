import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { useLanguages } from '../../api/languages.ts';
import { Loading } from '../../layout/loading.tsx';
import { Problem } from '../../layout/problem.tsx';
import { mayWriteIn } from '../../session/limits.ts';
import { StoryForm } from './form.tsx';
import { loadLeft, newStory, useDraft } from './use-story.ts';

function StoredStory({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['story', id],
    queryFn: () => loadLeft(id),
    gcTime: 0, // opened again, it is read again
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const draft = useDraft(data ?? null);
  if (draft) return <StoryForm draft={draft} />;
  return error ? <Problem error={error} retry={() => void refetch()} /> : <Loading />;
}

function NewStory({ onAdded }: { onAdded: (id: number) => void }) {
  const languages = useLanguages();
  const first = languages.find(({ code }) => mayWriteIn(code)) ?? languages[0];
  const draft = useDraft(first ? newStory(first.code as AdminItem['lang']) : null, onAdded);
  return draft ? <StoryForm draft={draft} /> : <Loading />;
}

/**
 * The page of a story, by its id, and of a new one, which gets the address of the story as soon as it is stored. It stays
 * the same page then: somebody is typing in it. Each visit to the address of a new story begins another.
 */
export function StoryPage() {
  const params = useParams();
  const id = params.id === undefined ? null : Number(params.id);
  const { key: visit } = useLocation();
  const navigate = useNavigate();
  const [added, setAdded] = useState<{ id: number; key: string } | null>(null);
  const isAdded = added !== null && added.id === id;
  if (added && !isAdded && added.key !== visit) setAdded(null); // it was left
  if (id !== null && !isAdded) return <StoredStory key={id} id={id} />;
  const key = isAdded ? added.key : visit;
  const onAdded = (story: number) => {
    setAdded({ id: story, key });
    navigate(`/news/${story}`, { replace: true });
  };
  return <NewStory key={key} onAdded={onAdded} />;
}
