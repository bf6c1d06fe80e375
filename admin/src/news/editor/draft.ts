import { DinamError } from '../../../../client/error.ts';
import { isFinal } from '../../api/http.ts';
import { queryClient } from '../../api/query-client.ts';
import { currentSession } from '../../session/session.ts';
import type { DeviceCopy } from './device-copy.ts';
import { bothChanged, Conflict, isEmpty, mergedFields, pickedChange, same, without } from './merge/changes.ts';
import { type FieldRefusal, Refused, refusalsOf, sendable, stillRefused } from './refusal.ts';
import { type Addition, addStory, isOvertaken, isStale, keepText, saveStory } from './save-story.ts';
import {
  isStored,
  type LoadedStory,
  loadStory,
  type StoredStory,
  type StoryChange,
  type StoryFieldName,
} from './story.ts';

export type SavingState = 'clean' | 'typing' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict';

export interface DraftState {
  stored: LoadedStory;
  /** What was typed and is not on the server. */
  changes: StoryChange;
  state: SavingState;
  /** `failed`: it is tried again. `refused`: it is not, before something else is typed. */
  error: unknown;
  /** What the server does not take; everything else is saved. */
  refused: readonly FieldRefusal[];
  conflict: Conflict | null;
  /** The changes are on the device as well; false: it has no room. */
  isKept: boolean;
}

/** Milliseconds without a key until what was typed is saved, and until a failed save is tried again. */
const [pauseMs, retryMs] = [1_500, 5_000];

/** How often one save begins again because somebody else has saved in other fields. */
const mostMerges = 3;

/**
 * A story that is being written, apart from the page that shows it. Each change is kept on the device at once and saved
 * after a pause; saving never publishes. Saves and what else is done with the story run one after the other.
 */
export class StoryDraft {
  #now: DraftState;
  readonly #copy: DeviceCopy;
  readonly #onAdded: (id: number) => void;
  readonly #listeners = new Set<() => void>();
  #queue: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #adding: Addition | null;
  /** Sent in saves whose answer was lost: the server may hold it. */
  #doubtful: StoryChange = {};
  /** What the server holds and was not merged with what was typed yet. */
  #unmet: LoadedStory | null = null;
  /** What merges texts, once somebody else has saved one. */
  #texts: typeof import('./merge/document.ts') | null = null;

  /** @param onAdded called with the id of a new story once it is stored, unless the draft is closed by then */
  constructor(stored: LoadedStory, copy: DeviceCopy, onAdded: (id: number) => void) {
    const { changes, base, adding } = copy.found ?? { changes: {}, base: {}, adding: null };
    this.#copy = copy;
    this.#onAdded = onAdded;
    this.#adding = adding;
    // What a closed window left was typed over what the story said then.
    const before = { ...stored, fields: { ...stored.fields, ...base }, held: { ...stored.held, ...base } };
    this.#now = { stored: before, changes, state: 'clean', error: null, refused: [], conflict: null, isKept: true };
    this.#unmet = stored;
    if (isEmpty(changes)) this.#settle(stored, changes);
    else void this.flush().catch(() => {});
  }

  readonly read = (): DraftState => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly set = (change: StoryChange): void => {
    const { state, refused } = this.#now;
    const changes = { ...this.#now.changes, ...change };
    this.#show({
      changes,
      refused: stillRefused(refused, changes),
      state: state === 'conflict' ? state : 'typing',
    });
    this.#keep();
    this.#saveIn(pauseMs);
  };

  /** The text, as it was typed over a text that may be another by now. */
  readonly setText = (typed: string, over: string): void => {
    const now = this.#content();
    this.set({ content: this.#texts && now !== over ? this.#texts.typedOver(over, typed, now) : typed });
  };

  /** Saves what is not saved yet. @throws what the save failed with */
  readonly flush = (): Promise<LoadedStory> => this.#after(() => this.#save());

  /**
   * Does something with the story once what was typed is saved, and shows what has become of it. What is typed meanwhile
   * stays, and is saved afterwards.
   * @param work absent: only looks
   * @returns false for a new story that cannot be stored yet
   * @throws what the save or the work failed with
   */
  readonly act = (work?: (stored: StoredStory) => Promise<unknown>): Promise<boolean> =>
    this.#after(async () => {
      const stored = await this.#save();
      if (!isStored(stored)) return false;
      try {
        await work?.(stored);
      } catch (error) {
        // The server did not do it: the story may be another by now.
        if (error instanceof DinamError) await this.#look(stored.item.id).catch(() => {});
        throw error;
      }
      await this.#look(stored.item.id);
      return true;
    });

  /**
   * Goes on after a conflict with what was chosen. Texts that were not are kept as revisions first.
   * @throws what keeping them failed with; nothing is decided then
   */
  readonly resolve = async (resolved: StoryChange, lost: { mine: StoryChange; theirs: StoryChange }): Promise<void> => {
    const { conflict } = this.#now;
    if (!conflict?.theirs.item) return;
    const { id, working_copy, updated_by } = conflict.theirs.item;
    // What somebody else has saved is a revision. My own saves of one minute, in two windows, are one.
    const by = conflict.theirs.copyRev === null ? updated_by : working_copy?.updated_by;
    for (const text of by?.id === currentSession().me?.id ? [lost.mine, lost.theirs] : [lost.mine])
      if (!isEmpty(text)) await keepText(id, text);
    this.#settle(
      conflict.theirs,
      without({ ...this.#now.changes, ...conflict.merged, ...resolved }, conflict.theirs.held),
    );
  };

  /** Saves what is left, once; what cannot be saved stays on the device until the story is opened again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.flush().catch(() => {});
    this.#copy.release();
  }

  #content(): string {
    const { stored, changes } = this.#now;
    return changes.content ?? stored.fields.content;
  }

  #show(change: Partial<DraftState>): void {
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    const { stored, changes, isKept } = this.#now;
    const unsaved = {
      changes,
      base: pickedChange(stored.held, Object.keys(changes) as StoryFieldName[]),
      adding: this.#adding,
      at: Date.now(),
    };
    const kept = this.#copy.write(stored.item?.id ?? null, isEmpty(changes) ? null : unsaved);
    if (kept !== isKept) this.#show({ isKept: kept });
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.flush().catch(() => {}), ms);
  }

  #after<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(work);
    this.#queue = run.catch(() => {});
    return run;
  }

  /** What the server holds now, below what was typed. */
  #settle(stored: LoadedStory, changes: StoryChange): void {
    this.#unmet = null;
    this.#show({ conflict: null });
    this.#goOn(stored, changes, 'clean');
  }

  /** What is left is saved after a pause, unless there is nothing, or nothing that the server takes. */
  #goOn(stored: LoadedStory, changes: StoryChange, done: 'clean' | 'saved'): void {
    const refused = stillRefused(this.#now.refused, changes);
    const isDone = isEmpty(sendable(changes, refused, stored.held));
    const state = isDone ? (refused.length > 0 ? 'refused' : done) : 'typing';
    this.#show({ stored, changes, refused, state, error: null });
    this.#keep();
    if (!isDone) this.#saveIn(pauseMs);
  }

  /** The story as it is stored. @throws Refused where some of what was typed is not */
  #whole(): LoadedStory {
    const { stored, refused } = this.#now;
    if (refused.length === 0) return stored;
    this.#show({ state: 'refused' });
    throw new Refused(refused);
  }

  /**
   * What somebody has saved meanwhile, merged with what was typed. What both have changed waits for a decision; nothing is
   * saved before.
   */
  async #meet(theirs: LoadedStory): Promise<void> {
    this.#unmet = theirs;
    // Also for what is typed before the page shows their text.
    if (theirs.fields.content !== this.#content()) this.#texts ??= await import('./merge/document.ts');
    const { stored, changes } = this.#now;
    if (!theirs.item) return this.#settle(theirs, changes);
    const fields = bothChanged(stored.held, changes, theirs.held, this.#doubtful);
    const merged = mergedFields(fields, stored.held, changes, theirs.held, (...texts) => this.#mergeTexts(...texts));
    const left = fields.filter((field) => !(field in merged));
    if (left.length === 0) return this.#settle(theirs, without({ ...changes, ...merged }, theirs.held));
    this.#unmet = null;
    const conflict = new Conflict(theirs, left, stored.held, merged);
    this.#show({ conflict, error: conflict, state: 'conflict' });
  }

  #mergeTexts(base: string, mine: string, theirs: string): string | null {
    return this.#texts?.mergedAlone(base, mine, theirs) ?? null;
  }

  async #look(id: number): Promise<void> {
    await this.#meet(await loadStory(id));
    void queryClient.invalidateQueries({ queryKey: ['news'] });
  }

  async #save(merges = mostMerges): Promise<LoadedStory> {
    if (this.#unmet) await this.#meet(this.#unmet).catch((error) => this.#retry(error));
    const { stored, changes, refused, conflict } = this.#now;
    if (conflict) throw conflict;
    const sent = sendable(changes, refused, stored.held);
    // A story without a title cannot be added: it waits on the device.
    const isWaiting = !stored.item && !this.#adding && (sent.title ?? '').trim() === '';
    if (isEmpty(sent) || isWaiting) return this.#whole();
    this.#show({ state: 'saving' });
    try {
      if (isStored(stored)) this.#saved(await saveStory(stored, sent), sent);
      else await this.#add({ ...stored.fields, ...sent });
    } catch (error) {
      const rejected = [...refused, ...refusalsOf(error, sent)];
      if (!isOvertaken(error) && !same(sendable(changes, rejected, stored.held), sent)) {
        this.#adding = null;
        this.#show({ refused: stillRefused(rejected, this.#now.changes) });
        return this.#save(merges); // the rest may be right
      }
      if (!isOvertaken(error) || !isStored(stored) || merges === 0) this.#failed(error, sent);
      await this.#look(stored.item.id).catch((failure) => this.#failed(failure, {}));
      await this.#save(merges - 1);
      // A save whose answer was lost: there is nothing left to send.
      if (this.#now.state === 'clean') this.#show({ state: 'saved' });
      return this.#now.stored;
    }
    // The request that adds a story may be an earlier one: what was typed since is saved by the next.
    return stored.item ? this.#whole() : this.#save(merges);
  }

  async #add(fields: Addition['fields']): Promise<void> {
    this.#adding ??= { key: crypto.randomUUID(), fields };
    this.#keep();
    const sent = this.#adding.fields;
    const after = await addStory(this.#adding);
    this.#adding = null;
    this.#saved(after, sent);
    if (after.item && !this.#isClosed) this.#onAdded(after.item.id);
  }

  #saved(stored: LoadedStory, sent: StoryChange): void {
    this.#doubtful = {};
    this.#goOn(stored, without(this.#now.changes, sent), 'saved');
    void queryClient.invalidateQueries({ queryKey: ['news'] });
  }

  #failed(error: unknown, sent: StoryChange): never {
    // What was refused for what it says was not done, nor was it before. Of anything else it is unknown.
    const isRefused = isFinal(error);
    if (isRefused) this.#adding = null;
    else this.#doubtful = { ...this.#doubtful, ...sent };
    // The same would be refused again; who has overtaken this one may be done.
    this.#retry(error, isRefused && !isStale(error));
  }

  #retry(error: unknown, isOver = false): never {
    this.#show({ error, state: isOver ? 'refused' : 'failed' });
    this.#keep();
    if (!isOver) this.#saveIn(retryMs);
    throw error;
  }
}
