import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { closedBy, limitsNow } from '../../session/limits.ts';
import { may } from '../../session/rights.ts';
import { openDeviceCopy } from './device-copy.ts';
import { type DraftState, StoryDraft } from './draft.ts';
import { isEmpty } from './merge/changes.ts';
import { emptyStory, type LoadedStory, loadStory, type StoryFields } from './story.ts';

/** A story that is being edited, as its page shows it. */
export interface StoryEditor
  extends Omit<DraftState, 'changes'>,
    Pick<StoryDraft, 'set' | 'setText' | 'flush' | 'act' | 'resolve'> {
  fields: StoryFields;
}

/** Drafts whose page was left and whose last save still runs, by the id of their story. */
const leaving = new Map<number | null, Promise<void>>();

/** Milliseconds that a page waits for the last save of the one before. A later save is met like that of anybody else. */
const waitMs = 3_000;

const left = (id: number | null): Promise<unknown> =>
  Promise.race([leaving.get(id), new Promise((resolve) => setTimeout(resolve, leaving.has(id) ? waitMs : 0))]);

function leave(draft: StoryDraft): void {
  const id = draft.read().stored.item?.id ?? null;
  const closing: Promise<void> = draft.close().finally(() => {
    if (leaving.get(id) === closing) leaving.delete(id);
  });
  leaving.set(id, closing);
}

/** The story as it is stored once this window has saved it. */
export async function loadLeft(id: number): Promise<LoadedStory> {
  await left(id);
  return loadStory(id);
}

/** @param lang of the story, until its author chooses another. Who writes for one part begins in it. */
export function newStory(lang: AdminItem['lang']): LoadedStory {
  const { category_ids, place_ids } = limitsNow();
  const fields = { ...emptyStory(lang), category_id: category_ids[0] ?? null, place_ids: place_ids.slice(0, 1) };
  return { item: null, fields, held: fields, copyRev: null };
}

/** Whether the story opens for reading alone. */
export const isReadOnly = ({ item }: LoadedStory): boolean => (item ? closedBy(item) !== null : !may('news.write'));

/**
 * The draft of a story, with what this device has of it that was not saved; null while it is looked for.
 * @param first what is stored; null: not loaded yet. Only the first that is loaded counts
 */
export function useDraft(first: LoadedStory | null, onAdded: (id: number) => void = () => {}): StoryDraft | null {
  const [draft, setDraft] = useState<StoryDraft | null>(null);
  const added = useRef(onAdded);
  added.current = onAdded;
  const isKnown = first !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one draft for a page
  useEffect(() => {
    if (!first) return;
    let isHere = true;
    let opened: StoryDraft | undefined;
    const open = async () => {
      const id = first.item?.id ?? null;
      if (id === null) await left(id);
      const copy = await openDeviceCopy(id, !isReadOnly(first));
      if (!isHere) return copy.release();
      opened = new StoryDraft(first, copy, (story) => added.current(story));
      setDraft(opened);
    };
    void open();
    return () => {
      isHere = false;
      if (opened) leave(opened);
    };
  }, [isKnown]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (draft && !isEmpty(draft.read().changes)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [draft]);
  return draft;
}

/** The draft, and the same object for as long as nothing of it changes. */
export function useStory(draft: StoryDraft): StoryEditor {
  const state = useSyncExternalStore(draft.subscribe, draft.read);
  return useMemo(() => {
    const { changes, ...shown } = state;
    const { set, setText, flush, act, resolve } = draft;
    return { ...shown, fields: { ...shown.stored.fields, ...changes }, set, setText, flush, act, resolve };
  }, [draft, state]);
}
