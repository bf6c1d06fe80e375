import { currentSession } from '../../session/session.ts';
import type { Addition } from './save-story.ts';
import type { StoryChange } from './story.ts';

/** What was typed and is not on the server. */
export interface UnsentChanges {
  changes: StoryChange;
  /** What the server held in these fields when they were changed. */
  base: StoryChange;
  /** The request that adds the story, when it was sent and not answered. */
  adding: Addition | null;
  /** Unix milliseconds. */
  at: number;
}

/** The place on this device where one window keeps what it has not saved: no other window reads or writes it meanwhile. */
export interface DeviceCopy {
  /** What a window that was closed has left there. */
  found: UnsentChanges | null;
  /** Keeps the changes of a story, null: there are none any more. @returns false when the device has no room */
  write(id: number | null, unsaved: UnsentChanges | null): boolean;
  /** From now on other windows find it. */
  release(): void;
}

/** @returns what ends the hold; null while another window holds this name */
function hold(name: string): Promise<(() => void) | null> {
  // Without https browsers have no locks: what is found is taken over, whoever left it.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(() => release())) : resolve(null);
    locks.request(`dinam.unsaved.${name}`, { ifAvailable: true }, held).catch(reject);
  });
}

function read(key: string): UnsentChanges | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as UnsentChanges | null;
  } catch {
    return null;
  }
}

/** The names of what is kept of a story, the newest first. */
function namesOf(prefix: string): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.sort((a, b) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0)).map((key) => key.slice(prefix.length));
  } catch {
    return []; // the browser gives pages no storage
  }
}

/**
 * A place for what is not saved of a story; null: of a new one. It is the newest that a closed window has left, when
 * `takesOver`, else an empty one.
 */
export async function openDeviceCopy(id: number | null, takesOver: boolean): Promise<DeviceCopy> {
  const user = currentSession().me?.id ?? 0;
  const prefixOf = (story: number | null): string => `dinam.unsaved.${user}.${story ?? 'new'}.`;
  for (const name of takesOver ? namesOf(prefixOf(id)) : []) {
    const release = await hold(name);
    if (!release) continue;
    const found = read(prefixOf(id) + name);
    if (found) return at(name, found, release);
    release();
  }
  const name = crypto.randomUUID();
  return at(name, null, (await hold(name)) ?? (() => {}));

  function at(place: string, found: UnsentChanges | null, release: () => void): DeviceCopy {
    let key = prefixOf(id) + place;
    return {
      found,
      release,
      write(story, unsaved) {
        const next = prefixOf(story) + place;
        try {
          if (unsaved) localStorage.setItem(next, JSON.stringify(unsaved));
          if (!unsaved || next !== key) localStorage.removeItem(key);
          key = next;
          return true;
        } catch {
          return unsaved === null;
        }
      },
    };
  }
}
