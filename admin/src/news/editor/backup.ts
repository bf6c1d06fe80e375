import { currentSession } from '../../session/session.ts';
import type { Change, Stored } from './story.ts';

/** Changes that the server does not have yet, on this device: a closed window or a lost connection loses nothing. */
const keyOf = (id: number | null): string => `dinam.unsaved.${currentSession().me?.id ?? 0}.${id ?? 'new'}`;

export function backup({ item }: Stored, changes: Change): void {
  const id = item?.id ?? null;
  if (Object.keys(changes).length === 0) {
    removeBackup(id);
    return;
  }
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(changes));
  } catch {
    // The storage of the browser is full: the server still gets the changes.
  }
}

export function readBackup({ item }: Pick<Stored, 'item'>): Change {
  try {
    return JSON.parse(localStorage.getItem(keyOf(item?.id ?? null)) ?? '{}') as Change;
  } catch {
    return {};
  }
}

export const removeBackup = (id: number | null): void => localStorage.removeItem(keyOf(id));
