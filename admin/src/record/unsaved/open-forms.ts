import { type Draft, newName, putDraft, removeDraft } from './drafts.ts';

/** Milliseconds without a key until what was typed is kept, and that leaving a form waits for it. */
const [pauseMs, waitMs] = [800, 4_000];

const open = new Set<OpenForm>();
const listeners = new Set<() => void>();

/** A form that is open, and what was typed into it and not sent. */
export class OpenForm {
  readonly form: string;
  /** The page is being drawn anew, and this form with it, maybe more than once. */
  isRedrawn = false;
  #name: string;
  #value: Draft['value'] | null = null;
  /** As JSON: what was typed, and what the server has of it. */
  #typed: string | null = null;
  #stored: string | null = null;
  /** It has what is kept nowhere. */
  #isSecret = false;
  /** Was sent, or may be lost: the form may show it until it is closed. */
  #ended: string | undefined;
  #replaced: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keeping: Promise<boolean> = Promise.resolve(true);

  constructor(form: string) {
    this.form = form;
    this.#name = newName(form);
  }

  get name(): string {
    return this.#name;
  }

  get isTyped(): boolean {
    return this.#typed !== null || this.#isSecret;
  }

  get isKept(): boolean {
    return !this.#isSecret && this.#typed === this.#stored;
  }

  /** @param typed null: nothing that is not sent */
  set(typed: unknown, rev: Draft['value']['rev'], isSecret: boolean): void {
    const text = typed === null ? null : JSON.stringify(typed);
    if (text === this.#ended) return;
    this.#ended = undefined;
    this.#isSecret = isSecret;
    if (text === this.#typed) return;
    this.#typed = text;
    this.#value = { typed, rev };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), pauseMs);
  }

  /**
   * Keeps what was typed at the server.
   * @param keepalive the page is being closed: the request outlives it
   * @returns whether all of it is there
   */
  keep(keepalive = false): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#keeping = this.#keeping.then(() => this.#keep(keepalive));
    return this.#keeping;
  }

  async #keep(keepalive: boolean): Promise<boolean> {
    const text = this.#typed;
    const value = this.#value;
    if (text === this.#stored) return this.isKept;
    try {
      if (text !== null && value) await putDraft(this.#name, { ...value, replaces: [...this.#replaced] }, keepalive);
      else await removeDraft(this.#name);
      // Before this one counts as kept: a form that is opened next finds either, not both.
      if (text !== null) for (const name of this.#replaced.splice(0)) await removeDraft(name).catch(() => {});
      this.#stored = text;
    } catch {
      return false;
    }
    return this.#typed === text ? this.isKept : this.#keep(keepalive);
  }

  /** It is sent, or nobody wants it any more. */
  end(): Promise<unknown> {
    this.#ended = this.#typed ?? undefined;
    this.#typed = null;
    this.#isSecret = false;
    for (const name of this.#replaced.splice(0)) void removeDraft(name).catch(() => {});
    return this.keep();
  }

  /** What was left in another draft is in this form now: that one goes once this one is kept. */
  take(name: string): void {
    this.#replaced.push(name);
  }

  /** The same for what another form has, and has taken over itself. */
  takeOver(other: OpenForm): readonly string[] {
    const names = [...(other.#typed === null ? [] : [other.#name]), ...other.#replaced.splice(0)];
    this.#replaced.push(...names);
    return names;
  }

  /** What was typed so far stays as it was kept; what is typed now is another draft. */
  begin(): void {
    this.#name = newName(this.form);
    this.#typed = null;
    this.#stored = null;
  }

  show(): void {
    open.add(this);
  }

  close(): void {
    open.delete(this);
    if (!this.isKept) void this.keep();
  }
}

export const openForms = (): Iterable<OpenForm> => open;

export const isOpen = (name: string): boolean => [...open].some((one) => one.name === name);

export const isTyped = (): boolean => [...open].some((one) => one.isTyped);

/** Keeps at the server what every form has. @returns whether all of it is there */
export async function keepAll(keepalive = false): Promise<boolean> {
  const kept = await Promise.all([...open].filter((one) => !one.isKept).map((one) => one.keep(keepalive)));
  return kept.every(Boolean);
}

export const isAllKept = (): boolean => [...open].every((one) => one.isKept);

/** Answers the open question, whether what cannot be kept may be lost; null: none is open. */
let answer: ((isLeft: boolean) => void) | null = null;

export const question = (): typeof answer => answer;

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: typeof answer): void {
  answer = next;
  for (const listener of listeners) listener();
}

const ask = (): Promise<boolean> => {
  answer?.(false);
  return new Promise((resolve) =>
    show((isLeft) => {
      show(null);
      resolve(isLeft);
    }),
  );
};

const late = (): Promise<boolean> => new Promise((resolve) => setTimeout(() => resolve(false), waitMs));

/**
 * Before forms are left: what was typed is kept, or the user says that it may be lost.
 * @param forms absent: all that are open
 * @returns `kept` also where there was nothing; `lost`; `stay`
 */
export async function leaveForms(forms: readonly OpenForm[] = [...open]): Promise<'kept' | 'lost' | 'stay'> {
  for (const one of forms) one.isRedrawn = false;
  const kept = await Promise.all(forms.filter((one) => !one.isKept).map((one) => Promise.race([one.keep(), late()])));
  if (kept.every(Boolean)) return 'kept';
  if (!(await ask())) return 'stay';
  for (const one of forms) if (!one.isKept) void one.end();
  return 'lost';
}

window.addEventListener('beforeunload', (event) => {
  if (isAllKept()) return;
  event.preventDefault();
  void keepAll(true);
});

// A phone closes pages without a word once they are out of sight.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void keepAll(true);
});
