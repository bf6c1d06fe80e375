import { type Static, type TObject, Type } from 'typebox';
import { parseJson } from '../../core/api/validate.ts';
import { Fault } from '../../core/error.ts';
import { isZone } from '../../core/model/common.ts';

const Column = Type.String({ minLength: 1, maxLength: 200 });

/** Where a field comes from. */
export const From = Type.Union([
  Column,
  Type.Object(
    {
      column: Type.Optional(Column),
      /** For every row; without a column. */
      value: Type.Optional(Type.Unknown()),
      /** Where the cell is empty. */
      default: Type.Optional(Type.Unknown()),
      /** Other words for what a cell says. */
      map: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      /** Of a time: `dd/MM/yyyy HH:mm`, `unix`, `unix_ms`; absent: any usual form. */
      format: Type.Optional(Type.String({ maxLength: 40 })),
      /** Of a time without one, an IANA zone. */
      zone: Type.Optional(Type.String({ maxLength: 60 })),
      /** Between the parts of a list. */
      split: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
      /** Of a picture, the address that one without a server follows. */
      base: Type.Optional(Type.String({ maxLength: 300 })),
    },
    { additionalProperties: false },
  ),
]);

const names = [
  ...['title', 'summary', 'content', 'content_format', 'content_type', 'lang', 'slug', 'category', 'tags'],
  ...['state', 'district', 'mandal', 'place_ids', 'image', 'image_alt', 'image_caption', 'gallery', 'image_url'],
  ...['thumbnail_url', 'video_url', 'audio_url', 'author', 'byline', 'source_name', 'source_url', 'is_featured'],
  ...['priority', 'status', 'published_at', 'expires_at', 'old_url', 'group', 'seo_title', 'seo_description', 'images'],
  ...['is_breaking', 'breaking_until', 'views'],
] as const;
export const fieldNames: readonly string[] = names;
export type FieldName = (typeof names)[number];

/** Each of the fields, or not. */
export const fieldsOf = <N extends string>(all: readonly N[]) =>
  Type.Object(
    Object.fromEntries(all.map((name) => [name, Type.Optional(From)])) as Record<
      N,
      ReturnType<typeof Type.Optional<typeof From>>
    >,
    { additionalProperties: false },
  );

export const StoryFields = fieldsOf(names);

const Mapping = Type.Object(
  {
    /** What the old system is called: it distinguishes the ids of two systems. */
    source: Type.String({ minLength: 1, maxLength: 100 }),
    /** Column of the id in the old system. */
    id: Column,
    /** Address of the old site: pictures whose addresses begin with it are imported. */
    site: Type.Optional(Type.String({ maxLength: 300 })),
    /** Of a CSV file, a comma unless it is said. */
    delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 2 })),
    fields: StoryFields,
  },
  { additionalProperties: false },
);

/** Where one field comes from, with all that may be said of it. */
export type ColumnSource = Exclude<Static<typeof From>, string>;

export interface TableMapping extends Omit<Static<typeof Mapping>, 'fields'> {
  fields: Map<FieldName, ColumnSource>;
}

/** A mapping as its schema has it. @throws Fault `invalid` naming every wrong field */
export function readMapping<S extends TObject>(file: string, text: string, schema: S): Static<S> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new Fault('invalid', `${file} is no JSON: ${(error as Error).message}`);
  }
  try {
    return parseJson(schema, given) as Static<S>;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw wrongMapping(
      file,
      error.errors.map(({ field, message }) => `${field} ${message}`),
    );
  }
}

/** Where each field comes from. @param problems gets what is wrong, with the path of the field */
export function sourcesOf<N extends string>(
  given: Partial<Record<N, Static<typeof From>>>,
  path: string,
  problems: string[],
): Map<N, ColumnSource> {
  const fields = new Map<N, ColumnSource>();
  for (const [name, from] of Object.entries(given) as [N, Static<typeof From>][]) {
    const source: ColumnSource = typeof from === 'string' ? { column: from } : from;
    if ((source.column === undefined) === (source.value === undefined))
      problems.push(`${path}.${name} needs either column or value`);
    if (source.zone !== undefined && !isZone(source.zone)) problems.push(`${path}.${name}.zone is no IANA time zone`);
    if (source.base !== undefined && !URL.canParse(source.base)) problems.push(`${path}.${name}.base is no address`);
    fields.set(name, source);
  }
  return fields;
}

/** @throws Fault `invalid` naming every wrong field of the mapping */
export function parseMapping(file: string, text: string): TableMapping {
  const mapping = readMapping(file, text, Mapping);
  const problems: string[] = [];
  const fields = sourcesOf<FieldName>(mapping.fields, 'fields', problems);
  if (!fields.has('title')) problems.push('fields.title is missing');
  if (mapping.site !== undefined && !URL.canParse(mapping.site)) problems.push('site is no address');
  if (problems.length) throw wrongMapping(file, problems);
  return { ...mapping, fields };
}

export const wrongMapping = (file: string, problems: string[]): Fault =>
  new Fault('invalid', `${file}: ${problems.join('; ')}.`);
