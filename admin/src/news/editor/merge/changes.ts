import { fieldNames, type LoadedStory, type StoryChange, type StoryFieldName, type StoryFields } from '../story.ts';

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Text without marks, for people. */
export const plainValue = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Somebody else has changed the same fields of the story since it was loaded. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  readonly theirs: LoadedStory;
  readonly fields: readonly StoryFieldName[];
  /** What the server held when both began. */
  readonly base: StoryFields;
  /** Fields that both have changed and in which nothing is left to choose. */
  readonly merged: StoryChange;
  constructor(theirs: LoadedStory, fields: readonly StoryFieldName[], base: StoryFields, merged: StoryChange) {
    super('The story was changed meanwhile.');
    this.theirs = theirs;
    this.fields = fields;
    this.base = base;
    this.merged = merged;
  }
}

export const isEmpty = (change: StoryChange): boolean => Object.keys(change).length === 0;

/** The changes without the fields that say the same there. */
export const without = (changes: StoryChange, there: StoryChange): StoryChange =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => !(field in there) || !same(value, there[field as StoryFieldName]),
    ),
  );

export const pickedChange = (fields: StoryFields, names: readonly StoryFieldName[]): StoryChange =>
  Object.fromEntries(names.map((field) => [field, fields[field]]));

/**
 * The changed fields that somebody else has changed too, to something else.
 * @param base what the server held when they were changed
 * @param doubtful sent in requests whose answer was lost: found at the server it is no change of somebody else
 */
export const bothChanged = (
  base: StoryFields,
  changes: StoryChange,
  theirs: StoryFields,
  doubtful: StoryChange,
): StoryFieldName[] =>
  fieldNames.filter(
    (field) =>
      field in changes &&
      !same(theirs[field], base[field]) &&
      !same(theirs[field], changes[field]) &&
      !(field in doubtful && plainValue(theirs[field]) === plainValue(doubtful[field])),
  );

/** Fields whose values are sets: what each has added and removed is merged. */
const sets = ['tags', 'place_ids', 'gallery'] as const;

function mergedSet<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const kept = theirs.filter((one) => mine.includes(one) || !base.includes(one));
  return [...kept, ...mine.filter((one) => !base.includes(one) && !theirs.includes(one))];
}

/**
 * Merges fields that both have changed, as far as nothing is left to choose.
 * @param text merges two texts, null: something of them is left to choose
 */
export function mergedFields(
  fields: readonly StoryFieldName[],
  base: StoryFields,
  mine: StoryChange,
  theirs: StoryFields,
  text: (base: string, mine: string, theirs: string) => string | null,
): StoryChange {
  const merged: StoryChange = {};
  for (const field of fields) {
    if (field === 'content') {
      const html = text(base.content, mine.content ?? '', theirs.content);
      if (html !== null) merged.content = html;
    } else if (field === 'source' && mine.source) {
      const isMine = (part: 'name' | 'url') => mine.source?.[part] !== base.source[part];
      const isTheirs = (part: 'name' | 'url') => theirs.source[part] !== base.source[part];
      const parts = ['name', 'url'] as const;
      if (parts.some((part) => isMine(part) && isTheirs(part) && mine.source?.[part] !== theirs.source[part])) continue;
      const part = (name: 'name' | 'url') => (isMine(name) ? (mine.source?.[name] ?? null) : theirs.source[name]);
      merged.source = { name: part('name'), url: part('url') };
    } else if (sets.some((name) => name === field)) {
      const name = field as 'tags';
      Object.assign(merged, { [name]: mergedSet(base[name], mine[name] ?? [], theirs[name]) });
    }
  }
  return merged;
}
