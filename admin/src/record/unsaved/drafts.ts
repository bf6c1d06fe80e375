import { call } from '../../api/http.ts';
import { currentSession } from '../../session/session.ts';

/** What was typed into a form and not sent, as the server keeps it for the user. */
export interface Draft<T = unknown> {
  name: string;
  value: {
    typed: T;
    /** Of the row when it was typed; null: it is added, or has none. */
    rev: number | string | null;
    /** Drafts that it goes on with; a page that was closed had no time to remove them. */
    replaces?: readonly string[];
  };
  updated_at: string;
}

/** This window, until it is closed or loaded anew. */
const window8 = crypto.randomUUID().slice(0, 8);
const lockOf = (id: string): string => `dinam.window.${id}`;
// Without TLS browsers have no locks: what another window is typing is offered like what one has left.
if ('locks' in navigator) void navigator.locks.request(lockOf(window8), () => new Promise(() => {}));

let count = 0;

/** A name for what is typed into a form from now on: no other window, nor a form that is open beside it, has the same. */
export const newName = (form: string): string => `${form}~${window8}.${++count}`;

let last: Promise<unknown> = Promise.resolve();

/** Requests of drafts run one after the other: what was left is found by the form that is opened next. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const user = currentSession().me?.id;
  const run = last.then(() => {
    // Who signs in afterwards gets nothing of it.
    if (user === undefined || currentSession().me?.id !== user) throw new Error('Somebody else is signed in.');
    return work();
  });
  last = run.catch(() => {});
  return run;
}

/** @throws DinamError, also for what is too large; Unreachable */
export const putDraft = (name: string, value: Draft['value'], keepalive = false): Promise<unknown> =>
  inTurn(() => call(`/api/admin/my/drafts/${name}`, { method: 'PUT', body: { value }, keepalive }));

/** @throws DinamError, Unreachable */
export const removeDraft = (name: string): Promise<unknown> =>
  inTurn(() => call(`/api/admin/my/drafts/${name}`, { method: 'DELETE' }));

/** Windows of this browser that are open. */
async function openWindows(): Promise<Set<string | undefined>> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return new Set(held.map(({ name }) => name));
}

/**
 * What was left of a form, the newest first: not what is being typed in a window that is open.
 * @param isOpen whether a form of this window has the name
 * @throws DinamError, Unreachable
 */
export async function findDrafts(form: string, isOpen: (name: string) => boolean): Promise<Draft[]> {
  const { data } = await inTurn(() => call<Draft[]>('/api/admin/my/drafts', { query: { prefix: `${form}~` } }));
  const windows = data.length > 0 ? await openWindows() : new Set();
  const isLeft = ({ name }: Draft): boolean => {
    const [id = ''] = name.slice(form.length + 1).split('.');
    return id === window8 ? !isOpen(name) : !windows.has(lockOf(id));
  };
  const replaced = new Set(data.flatMap(({ value }) => value.replaces ?? []));
  const [old, left] = [true, false].map((is) => data.filter(({ name }) => replaced.has(name) === is));
  for (const { name } of old ?? []) void removeDraft(name).catch(() => {});
  return (left ?? []).filter(isLeft).sort((a, b) => b.updated_at.localeCompare(a.updated_at));
}
