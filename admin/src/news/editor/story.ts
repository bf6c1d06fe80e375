import { DinamError } from '../../../../client/error.ts';
import type { AdminItem, WorkingCopy } from '../../../../client/schema.ts';
import { call, idempotencyKey, ifMatch } from '../../api/http.ts';

/** What an editor writes of a story: the fields of a request that saves it. */
export interface StoryFields {
  title: string;
  summary: string;
  content: string;
  content_type: AdminItem['content_type'];
  lang: AdminItem['lang'];
  category_id: number | null;
  tags: string[];
  place_ids: number[];
  media_id: number | null;
  gallery: number[];
  video_url: string | null;
  audio_url: string | null;
  author: string | null;
  byline: string | null;
  seo_title: string | null;
  seo_description: string | null;
  /** The words of the address, without the number of the story; empty: made of the title. */
  slug: string;
  source: { name: string | null; url: string | null };
  is_breaking: boolean;
  breaking_until: string | null;
  is_featured: boolean;
  priority: number;
  expires_at: string | null;
}
export type Field = keyof StoryFields;
export type Change = Partial<StoryFields>;

export const emptyStory = (lang: AdminItem['lang']): StoryFields => ({
  title: '',
  summary: '',
  content: '',
  content_type: 'article',
  lang,
  category_id: null,
  tags: [],
  place_ids: [],
  media_id: null,
  gallery: [],
  video_url: null,
  audio_url: null,
  author: null,
  byline: null,
  seo_title: null,
  seo_description: null,
  slug: '',
  source: { name: null, url: null },
  is_breaking: false,
  breaking_until: null,
  is_featured: false,
  priority: 0,
  expires_at: null,
});

export const fieldNames = Object.keys(emptyStory('en')) as Field[];

/** A story as it is stored, and where a save goes to. */
export interface Stored {
  /** null: the story was not saved yet. */
  item: AdminItem | null;
  fields: StoryFields;
  /** Of the working copy of a published story; 0 begins one. null: the story itself is saved. */
  copyRev: number | null;
}

const fieldsOf = (item: AdminItem): StoryFields => ({
  ...(Object.fromEntries(fieldNames.map((name) => [name, item[name as keyof AdminItem]])) as unknown as StoryFields),
  place_ids: item.places.map(({ id }) => id),
  slug: item.slug.replace(/-\d+$/, ''),
});

/** Readers see a published story: its changes are saved beside it until they are published. */
const isSavedBeside = ({ status }: AdminItem): boolean => status === 'published';

async function withCopy(item: AdminItem): Promise<Stored> {
  const fields = fieldsOf(item);
  if (!isSavedBeside(item)) return { item, fields, copyRev: null };
  if (!item.working_copy) return { item, fields, copyRev: 0 };
  const { data } = await call<WorkingCopy>(`/api/admin/news/${item.id}/working-copy`);
  const changed = Object.fromEntries(data.changes.map(({ field, after }) => [field, after])) as Change;
  return { item, fields: { ...fields, ...changed }, copyRev: data.rev };
}

export async function loadStory(id: number): Promise<Stored> {
  return withCopy((await call<AdminItem>(`/api/admin/news/${id}`)).data);
}

/** Another editor has saved the story since it was loaded. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  readonly theirs: Stored;
  constructor(theirs: Stored) {
    super('The story was changed meanwhile.');
    this.theirs = theirs;
  }
}

/**
 * Saves the changes of a story; the first save of a new one adds it. A published story is not changed for readers.
 * @throws Conflict when somebody else has saved it, DinamError
 */
export async function saveStory(stored: Stored, change: Change, key: Record<string, string>): Promise<Stored> {
  const { item, fields, copyRev } = stored;
  const next = { ...fields, ...change };
  if (!item) {
    const { data } = await call<AdminItem>('/api/admin/news', {
      method: 'POST',
      body: withoutEmpty(next),
      headers: key,
    });
    return withCopy(data);
  }
  try {
    if (copyRev !== null) {
      const path = `/api/admin/news/${item.id}/working-copy`;
      const { data } = await call<WorkingCopy>(path, { method: 'PATCH', body: change, headers: ifMatch(copyRev) });
      return { item, fields: next, copyRev: data.rev };
    }
    const path = `/api/admin/news/${item.id}`;
    const { data } = await call<AdminItem>(path, { method: 'PATCH', body: change, headers: ifMatch(item.rev) });
    // The server makes the address of a draft of its title.
    return { item: data, fields: { ...next, slug: fieldsOf(data).slug }, copyRev: isSavedBeside(data) ? 0 : null };
  } catch (error) {
    if (error instanceof DinamError && error.status === 412) throw new Conflict(await loadStory(item.id));
    throw error;
  }
}

/** An absent summary is made of the text; `null` and empty lists are what the server takes as default. */
const withoutEmpty = ({ summary, source, slug, ...fields }: StoryFields): object => ({
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
  ...(summary === '' ? {} : { summary }),
  ...(slug === '' ? {} : { slug }),
  ...(source.name || source.url ? { source } : {}),
});

export type Transition = 'publish' | 'unpublish' | 'submit' | 'reject' | 'archive' | 'trash' | 'restore';

export async function transition(id: number, verb: Transition, body: object = {}): Promise<void> {
  await call(`/api/admin/news/${id}/${verb}`, { method: 'POST', body });
}

export async function publishChanges(id: number, overwrite = false): Promise<void> {
  await call(`/api/admin/news/${id}/publish-changes`, { method: 'POST', body: overwrite ? { overwrite } : {} });
}

export const newKey = idempotencyKey;
