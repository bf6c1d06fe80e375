import inputs from 'form:NewsInput';
import type { AdminItem, NewsInput } from '../../../../src/news/model/news.ts';
import type { WorkingCopy } from '../../../../src/news/model/working-copy.ts';
import { call } from '../../api/http.ts';
import type { FormField } from '../../record/types.ts';

/** Fields that follow from others here: the place, the pictures and the group of translations. */
const derived = ['content_format', 'translation_group', 'location', 'image_url', 'thumbnail_url', 'images'] as const;

/** What an editor writes of a story: the fields of a request that saves it. An empty slug is made of the title. */
export type StoryFields = Required<Omit<NewsInput, (typeof derived)[number] | 'source'>> & {
  source: { name: string | null; url: string | null };
};
export type StoryFieldName = keyof StoryFields;
export type StoryChange = Partial<StoryFields>;

/** A field of a new story; of choices the first. */
function blank({ fields: parts, isNullable, isList, choices, widget }: FormField): unknown {
  if (parts) return Object.fromEntries(parts.map((part) => [part.name, blank(part)]));
  if (isNullable) return null;
  if (isList) return [];
  if (choices) return choices[0];
  return { switch: false, number: 0 }[widget] ?? '';
}

const shown = inputs.filter(({ name }) => !(derived as readonly string[]).includes(name));

export const emptyStory = (lang: AdminItem['lang']): StoryFields => ({
  ...(Object.fromEntries(shown.map((field) => [field.name, blank(field)])) as unknown as StoryFields),
  lang,
});

export const fieldNames = shown.map(({ name }) => name) as StoryFieldName[];

/** A story as it is stored, and where a save goes to. */
export interface LoadedStory {
  /** null: the story was not saved yet. */
  item: AdminItem | null;
  /** As they are shown: texts as they were typed here. */
  fields: StoryFields;
  /** As the server holds them: texts tidied. */
  held: StoryFields;
  /** Of the working copy of a published story; 0 begins one. null: the story itself is saved. */
  copyRev: number | null;
}

export type StoredStory = LoadedStory & { item: AdminItem };

export const isStored = (stored: LoadedStory): stored is StoredStory => stored.item !== null;

/** What the story itself says, without its unpublished changes. */
export const storyFields = (item: AdminItem): StoryFields => ({
  ...(Object.fromEntries(fieldNames.map((name) => [name, item[name as keyof AdminItem]])) as unknown as StoryFields),
  place_ids: item.places.map(({ id }) => id),
  slug: item.slug.replace(/-\d+$/, ''),
});

/** Readers see a published story: its changes are saved beside it until they are published. */
export const isSavedBeside = ({ status }: AdminItem): boolean => status === 'published';

/** A story with its unpublished changes. @throws DinamError, Unreachable */
export async function loadStory(id: number): Promise<LoadedStory> {
  const { data: item } = await call<AdminItem>(`/api/admin/news/${id}`);
  const story = storyFields(item);
  if (!isSavedBeside(item)) return { item, fields: story, held: story, copyRev: null };
  if (!item.working_copy) return { item, fields: story, held: story, copyRev: 0 };
  const { data } = await call<WorkingCopy>(`/api/admin/news/${id}/working-copy`);
  const held = { ...story, ...data.input } as StoryFields;
  // A summary that nobody wrote follows from the text.
  return { item, fields: { ...held, summary: data.item.summary }, held, copyRev: data.rev };
}
