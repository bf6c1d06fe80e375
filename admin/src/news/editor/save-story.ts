import { DinamError } from '../../../../client/error.ts';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import type { WorkingCopy } from '../../../../src/news/model/working-copy.ts';
import { call, ifMatch } from '../../api/http.ts';
import {
  isSavedBeside,
  type LoadedStory,
  type StoredStory,
  type StoryChange,
  type StoryFields,
  storyFields,
} from './story.ts';

/** The request that adds a story. Until it is answered it is repeated as it is, or there would be two stories. */
export interface Addition {
  key: string;
  fields: StoryFields;
}

/** An absent summary is made of the text; `null` and empty lists are what the server takes as default. */
const withoutEmpty = ({ summary, source, slug, ...fields }: StoryFields): object => ({
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
  ...(summary === '' ? {} : { summary }),
  ...(slug === '' ? {} : { slug }),
  ...(source.name || source.url ? { source } : {}),
});

/** @throws DinamError, Unreachable */
export async function addStory({ key, fields }: Addition): Promise<LoadedStory> {
  const { data } = await call<AdminItem>('/api/admin/news', {
    method: 'POST',
    body: withoutEmpty(fields),
    headers: { 'idempotency-key': key },
  });
  const held = storyFields(data);
  // Somebody may be typing on: what was sent stays as it was typed.
  const shown = { ...held, ...fields, slug: held.slug, summary: fields.summary || held.summary };
  return { item: data, fields: shown, held, copyRev: null };
}

/**
 * Saves the changes of a story. A published story is not changed for readers.
 * @throws DinamError, of which 412 says that somebody else has saved it; Unreachable
 */
export async function saveStory({ item, fields, copyRev }: StoredStory, change: StoryChange): Promise<LoadedStory> {
  const next = { ...fields, ...change };
  if (copyRev !== null) {
    const path = `/api/admin/news/${item.id}/working-copy`;
    const { data } = await call<WorkingCopy | null>(path, {
      method: 'PATCH',
      body: change,
      headers: ifMatch(copyRev),
    });
    // null: nothing differs from what readers see, and there is no working copy any more.
    const held = { ...storyFields(item), ...data?.input } as StoryFields;
    return { item: { ...item, working_copy: data }, fields: next, held, copyRev: data?.rev ?? 0 };
  }
  const path = `/api/admin/news/${item.id}`;
  const { data } = await call<AdminItem>(path, { method: 'PATCH', body: change, headers: ifMatch(item.rev) });
  const held = storyFields(data);
  // The server makes the address of a draft of its title.
  return { item: data, fields: { ...next, slug: held.slug }, held, copyRev: isSavedBeside(data) ? 0 : null };
}

/** Stores a text that was not accepted, so that the revisions have it. @throws DinamError, Unreachable */
export async function keepText(id: number, text: StoryChange): Promise<void> {
  await call(`/api/admin/news/${id}/working-copy/revisions`, { method: 'POST', body: text });
}

/** Somebody else has saved the story. */
export const isStale = (error: unknown): boolean => error instanceof DinamError && error.status === 412;

/** Somebody else has saved it, or done something with it: it is another one now. */
export const isOvertaken = (error: unknown): boolean =>
  isStale(error) || (error instanceof DinamError && error.status === 409);

export type Transition = 'publish' | 'unpublish' | 'submit' | 'reject' | 'archive' | 'trash' | 'restore';

/** Changes the state of the story that is shown. @throws DinamError, of which 412 says that it is another by now */
export async function transition({ item }: StoredStory, verb: Transition, body: object = {}): Promise<void> {
  await call(`/api/admin/news/${item.id}/${verb}`, { method: 'POST', body, headers: ifMatch(item.rev) });
}

/** Does something with the changes that are shown. @throws as `transition` does */
export async function withChanges(
  { item, copyRev }: StoredStory,
  verb: 'publish-changes' | 'discard' | 'submit' | 'reject',
  body: object = {},
): Promise<void> {
  const isReview = verb === 'submit' || verb === 'reject';
  const path = isReview ? `/api/admin/news/${item.id}/working-copy/${verb}` : `/api/admin/news/${item.id}/${verb}`;
  await call(path, { method: 'POST', body, headers: ifMatch(copyRev ?? 0) });
}
