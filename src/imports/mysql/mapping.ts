import { type Static, Type } from 'typebox';
import {
  type ColumnSource,
  type FieldName,
  From,
  fieldsOf,
  readMapping,
  StoryFields,
  sourcesOf,
  wrongMapping,
} from '../table/mapping.ts';

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Address = Type.String({ minLength: 1, maxLength: 300 });

/** Rows of which a column has one of these values. */
const Where = Type.Record(Name, Type.Array(Type.Union([Type.String(), Type.Null()]), { minItems: 1, maxItems: 100 }));

/** Rows of another table that belong to a row; `name.column` is what their columns are called. */
const Join = Type.Object(
  {
    table: Name,
    /** Column of that table, and the column of the row, or of an earlier join, that has the same value. */
    on: Type.Record(Name, Name, { minProperties: 1, maxProperties: 1 }),
    where: Type.Optional(Where),
    /** All such rows, for a list; else the first. */
    many: Type.Optional(Type.Boolean()),
    /** A row without one is left out. */
    inner: Type.Optional(Type.Boolean()),
  },
  closed,
);

const rows = {
  table: Name,
  where: Type.Optional(Where),
  joins: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,29}$' }), Join, { maxProperties: 20 })),
};
/** Old addresses of a row: `/news.php?id={id}`. */
const OldUrls = Type.Optional(Type.Array(Address, { maxItems: 10 }));

const userFields = ['username', 'email', 'name', 'role', 'lang', 'is_active'] as const;
const feedFields = ['feed_url', 'title', 'site_url', 'lang', 'category', 'is_active', 'refresh_minutes'] as const;
const deviceFields = ['value', 'installation_id', 'platform', 'lang', 'app_version', 'push_enabled'] as const;

const MysqlMapping = Type.Object(
  {
    /** What the old system is called: it distinguishes the ids of two systems. */
    source: Type.String({ minLength: 1, maxLength: 100 }),
    /** What the draft leaves to the owner; nothing reads it. */
    notes: Type.Optional(Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 100 })),
    /** Address of the old site. */
    site: Type.Optional(Address),
    /** Where the folder of the old pictures is, for pictures of which a column has the name of the file only. */
    pictures: Type.Optional(Address),
    stories: Type.Optional(
      Type.Array(
        Type.Object(
          {
            ...rows,
            id: Name,
            /** Of tables that have a story in several languages in one row: tells the stories of a row apart. */
            part: Type.Optional(Type.String({ pattern: '^[a-z0-9_]{1,20}$' })),
            fields: StoryFields,
            old_urls: OldUrls,
          },
          closed,
        ),
        { maxItems: 20 },
      ),
    ),
    categories: Type.Optional(
      Type.Object(
        {
          ...rows,
          id: Name,
          fields: fieldsOf(['name', 'slug', 'parent'] as const),
          /** Names in other languages: a table with a row for each, or a column for each. */
          names: Type.Optional(
            Type.Union([
              Type.Object({ table: Name, key: Name, lang: From, name: From }, closed),
              Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), From),
            ]),
          ),
          old_urls: OldUrls,
        },
        closed,
      ),
    ),
    users: Type.Optional(Type.Object({ ...rows, id: Name, fields: fieldsOf(userFields) }, closed)),
    feeds: Type.Optional(Type.Object({ ...rows, id: Name, fields: fieldsOf(feedFields) }, closed)),
    devices: Type.Optional(Type.Object({ ...rows, fields: fieldsOf(deviceFields) }, closed)),
    settings: Type.Optional(
      Type.Object(
        {
          ...rows,
          /** Columns of a table that has a setting in each row; absent: a setting is a column of its first row. */
          key: Type.Optional(Name),
          value: Type.Optional(Name),
          /** By section and name: `basic.app_name`, `admob:android.banner_unit_id`, `release:android.version`. */
          fields: Type.Record(Type.String({ pattern: '^[a-z:]+(\\.[a-z0-9_]+)+$' }), From, { maxProperties: 200 }),
        },
        closed,
      ),
    ),
  },
  closed,
);

export type GivenMapping = Static<typeof MysqlMapping>;
export type JoinMapping = Static<typeof Join>;
export type WhereMapping = Static<typeof Where>;

/** Rows of a table, and what of them is which field. */
export interface RowsMapping<F extends string = string> {
  /** Where it stands in the mapping: `stories.0`. */
  path: string;
  table: string;
  where: WhereMapping;
  joins: Record<string, JoinMapping>;
  fields: Map<F, ColumnSource>;
  oldUrls: string[];
}

export type StoryRowsMapping = RowsMapping<FieldName> & { id: string; part: string | null };
export type CategoryRowsMapping = RowsMapping<'name' | 'slug' | 'parent'> & {
  id: string;
  names: { table: string; key: string; lang: ColumnSource; name: ColumnSource } | Map<string, ColumnSource> | null;
};
export type UserField = (typeof userFields)[number];
export type FeedField = (typeof feedFields)[number];
export type DeviceField = (typeof deviceFields)[number];

export interface DatabaseMapping {
  source: string;
  site: string | null;
  pictures: string | null;
  stories: StoryRowsMapping[];
  categories: CategoryRowsMapping | null;
  users: (RowsMapping<UserField> & { id: string }) | null;
  feeds: (RowsMapping<FeedField> & { id: string }) | null;
  devices: RowsMapping<DeviceField> | null;
  settings: (RowsMapping & { key: string | null; value: string | null }) | null;
}

interface GivenRows {
  table: string;
  where?: WhereMapping;
  joins?: Record<string, JoinMapping>;
  fields: object;
  old_urls?: string[];
}

const plainSource = (from: Static<typeof From>): ColumnSource => (typeof from === 'string' ? { column: from } : from);

/** @throws Fault `invalid` naming every wrong field of the mapping */
export function parseDatabaseMapping(file: string, text: string): DatabaseMapping {
  const given = readMapping(file, text, MysqlMapping);
  const problems: string[] = [];
  const rowsOf = <F extends string>(path: string, part: GivenRows, needed: F[]): RowsMapping<F> => {
    const fields = sourcesOf<F>(part.fields, `${path}.fields`, problems);
    for (const name of needed) if (!fields.has(name)) problems.push(`${path}.fields.${name} is missing`);
    const { table, where = {}, joins = {}, old_urls: oldUrls = [] } = part;
    return { path, table, where, joins, fields, oldUrls };
  };
  const { categories, users, feeds, devices, settings } = given;
  const { names } = categories ?? {};
  for (const name of ['site', 'pictures'] as const)
    if (given[name] !== undefined && !/^https?:\/\//.test(given[name])) problems.push(`${name} is no address`);
  if (settings && (settings.key === undefined) !== (settings.value === undefined))
    problems.push('settings needs both key and value, or none of them');
  const mapping: DatabaseMapping = {
    source: given.source,
    site: given.site?.replace(/\/+$/, '') ?? null,
    pictures: given.pictures?.replace(/\/*$/, '/') ?? null,
    stories: (given.stories ?? []).map((part, n) => ({
      ...rowsOf<FieldName>(`stories.${n}`, part, ['title']),
      id: part.id,
      part: part.part ?? null,
    })),
    categories: categories
      ? {
          ...rowsOf('categories', categories, ['name']),
          id: categories.id,
          names: namesOf(names, problems),
        }
      : null,
    users: users ? { ...rowsOf<UserField>('users', users, ['role']), id: users.id } : null,
    feeds: feeds ? { ...rowsOf<FeedField>('feeds', feeds, ['feed_url']), id: feeds.id } : null,
    devices: devices ? rowsOf<DeviceField>('devices', devices, ['value']) : null,
    settings: settings
      ? { ...rowsOf('settings', settings, []), key: settings.key ?? null, value: settings.value ?? null }
      : null,
  };
  const keys = mapping.stories.map(({ table, part }) => `${table}:${part ?? ''}`);
  const twice = keys.findIndex((key, n) => keys.indexOf(key) !== n);
  if (twice !== -1) problems.push(`stories.${twice} has the table of another one: give each a part`);
  if (problems.length) throw wrongMapping(file, problems);
  return mapping;
}

type GivenNames = NonNullable<GivenMapping['categories']>['names'];

function namesOf(names: GivenNames, problems: string[]): CategoryRowsMapping['names'] {
  if (!names) return null;
  const { table, key } = names as { table?: unknown; key?: unknown };
  if (typeof table === 'string' && typeof key === 'string') {
    const { lang, name } = names as { lang: Static<typeof From>; name: Static<typeof From> };
    return { table, key, lang: plainSource(lang), name: plainSource(name) };
  }
  return sourcesOf<string>(names as Record<string, Static<typeof From>>, 'categories.names', problems);
}
