import { type Change, type Field, fieldNames, type Stored, type StoryFields } from './story.ts';

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Text without marks, for people. */
export const plain = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Somebody else has changed the same fields of the story since it was loaded. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  readonly theirs: Stored;
  readonly fields: readonly Field[];
  constructor(theirs: Stored, fields: readonly Field[]) {
    super('The story was changed meanwhile.');
    this.theirs = theirs;
    this.fields = fields;
  }
}

export const isEmpty = (change: Change): boolean => Object.keys(change).length === 0;

/** The changes without the fields that say the same there. */
export const without = (changes: Change, there: Change): Change =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !(field in there) || !same(value, there[field as Field])),
  );

export const pick = (fields: StoryFields, names: readonly Field[]): Change =>
  Object.fromEntries(names.map((field) => [field, fields[field]]));

/**
 * The changed fields that somebody else has changed too, to something else.
 * @param base what the server held when they were changed
 * @param doubtful sent in requests whose answer was lost: found at the server it is no change of somebody else
 */
export const bothChanged = (base: StoryFields, changes: Change, theirs: StoryFields, doubtful: Change): Field[] =>
  fieldNames.filter(
    (field) =>
      field in changes &&
      !same(theirs[field], base[field]) &&
      !same(theirs[field], changes[field]) &&
      !(field in doubtful && plain(theirs[field]) === plain(doubtful[field])),
  );
