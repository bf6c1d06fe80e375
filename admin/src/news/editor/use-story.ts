import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminItem } from '../../../../client/schema.ts';
import { backup, readBackup, removeBackup } from './backup.ts';
import {
  type Change,
  Conflict,
  emptyStory,
  type Field,
  loadStory,
  newKey,
  type Stored,
  type StoryFields,
  saveStory,
} from './story.ts';

export type SaveState = 'clean' | 'typing' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface StoryEditor {
  stored: Stored;
  fields: StoryFields;
  state: SaveState;
  error: unknown;
  conflict: Conflict | null;
  set(change: Change): void;
  /** Saves what is not saved yet. @throws what the save failed with */
  flush(): Promise<Stored>;
  reload(): Promise<void>;
  /** Goes on after a conflict with these values for the fields that both changed. */
  resolve(chosen: Change): void;
}

/** Milliseconds without a key until what was typed is saved, and until a failed save is tried again. */
const [pauseMs, retryMs] = [1_500, 5_000];

/**
 * A story that is being edited. Each change is kept on the device at once and saved after a pause; saving never
 * publishes. `id` null begins a new story, which is added with its first save.
 */
export function useStory(first: Stored, onAdded: (id: number) => void): StoryEditor {
  const [stored, setStored] = useState(first);
  const [changes, setChanges] = useState<Change>(() => readBackup(first));
  const [state, setState] = useState<SaveState>(Object.keys(changes).length > 0 ? 'typing' : 'clean');
  const [error, setError] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const queries = useQueryClient();
  const now = useRef({ stored, changes, key: newKey() });
  now.current.stored = stored;
  now.current.changes = changes;
  const running = useRef<Promise<Stored> | null>(null);

  const save = useCallback(async (): Promise<Stored> => {
    const { stored: before, changes: sent, key } = now.current;
    if (Object.keys(sent).length === 0) return before;
    // A story without a title cannot be added: it waits on the device.
    if ((sent.title ?? before.fields.title).trim() === '') return before;
    setState('saving');
    try {
      const after = await saveStory(before, sent, key);
      const isSame = (field: Field) => now.current.changes[field] === sent[field];
      const left = Object.fromEntries(Object.entries(now.current.changes).filter(([f]) => !isSame(f as Field)));
      now.current.stored = after;
      now.current.changes = left;
      setStored(after);
      setChanges(left);
      backup(after, left);
      if (!before.item && after.item) {
        removeBackup(null);
        onAdded(after.item.id);
      }
      setError(null);
      setState(Object.keys(left).length > 0 ? 'typing' : 'saved');
      void queries.invalidateQueries({ queryKey: ['news'] });
      return after;
    } catch (failure) {
      if (failure instanceof Conflict) setConflict(failure);
      setError(failure);
      setState(failure instanceof Conflict ? 'conflict' : 'failed');
      throw failure;
    }
  }, [onAdded, queries]);

  /** One save at a time; what was typed meanwhile is saved after it. */
  const flush = useCallback(async (): Promise<Stored> => {
    while (running.current) await running.current.catch(() => {});
    running.current = save().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [save]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (state !== 'typing' && state !== 'failed') return;
    const timer = setTimeout(() => void flush().catch(() => {}), state === 'failed' ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [changes, state, flush]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (Object.keys(now.current.changes).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const set = useCallback((change: Change) => {
    setChanges((before) => {
      const after = { ...before, ...change };
      now.current.changes = after;
      backup(now.current.stored, after);
      return after;
    });
    setState((before) => (before === 'conflict' ? before : 'typing'));
  }, []);

  return {
    stored,
    fields: { ...stored.fields, ...changes },
    state,
    error,
    conflict,
    set,
    flush,
    async reload() {
      const { item } = now.current.stored;
      if (item) setStored(await loadStory(item.id));
      setState('clean');
      void queries.invalidateQueries({ queryKey: ['news'] });
    },
    resolve(chosen) {
      if (!conflict) return;
      const after = { ...now.current.changes, ...chosen };
      now.current = { ...now.current, stored: conflict.theirs, changes: after };
      setStored(conflict.theirs);
      setChanges(after);
      setConflict(null);
      setError(null);
      setState('typing');
    },
  };
}

export const newStory = (lang: AdminItem['lang']): Stored => ({ item: null, fields: emptyStory(lang), copyRev: null });
