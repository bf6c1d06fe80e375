import type { AdminItem, WorkingCopy } from '../../../../client/schema.ts';
import { call } from '../../api/http.ts';

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
  /** As they are shown: texts as they were typed here. */
  fields: StoryFields;
  /** As the server holds them: texts tidied. */
  held: StoryFields;
  /** Of the working copy of a published story; 0 begins one. null: the story itself is saved. */
  copyRev: number | null;
}

export type StoredStory = Stored & { item: AdminItem };

export const isStored = (stored: Stored): stored is StoredStory => stored.item !== null;

/** What the story itself says, without its unpublished changes. */
export const fieldsOf = (item: AdminItem): StoryFields => ({
  ...(Object.fromEntries(fieldNames.map((name) => [name, item[name as keyof AdminItem]])) as unknown as StoryFields),
  place_ids: item.places.map(({ id }) => id),
  slug: item.slug.replace(/-\d+$/, ''),
});

/** Readers see a published story: its changes are saved beside it until they are published. */
export const isSavedBeside = ({ status }: AdminItem): boolean => status === 'published';

/** A story with its unpublished changes. @throws DinamError, Unreachable */
export async function loadStory(id: number): Promise<Stored> {
  const { data: item } = await call<AdminItem>(`/api/admin/news/${id}`);
  const story = fieldsOf(item);
  if (!isSavedBeside(item)) return { item, fields: story, held: story, copyRev: null };
  if (!item.working_copy) return { item, fields: story, held: story, copyRev: 0 };
  const { data } = await call<WorkingCopy>(`/api/admin/news/${id}/working-copy`);
  const held = { ...story, ...data.input } as StoryFields;
  // A summary that nobody wrote follows from the text.
  return { item, fields: { ...held, summary: data.item.summary }, held, copyRev: data.rev };
}
