import { type Static, Type } from 'typebox';
import { Id, JsonValue, Nullable } from '../../core/model/common.ts';

/** An edit of a section of the settings: what a list says of it. */
export const SettingsRevision = Type.Object(
  {
    rev: Type.Integer({ minimum: 1, description: 'The revision of the section after the edit' }),
    at: Type.String({ format: 'date-time' }),
    user: Type.Object(
      { id: Nullable(Id), name: Type.String() },
      { description: 'Who saved it; `id` is null for the program itself' },
    ),
    verb: Type.Enum(['edit', 'restore_revision']),
    fields: Type.Array(Type.String(), { description: 'Names of the fields that the edit changed' }),
    is_current: Type.Boolean({ description: 'The values are those of this revision' }),
  },
  { $id: 'SettingsRevision' },
);
export type SettingsRevision = Static<typeof SettingsRevision>;

/** The same with the values of the whole section. */
export const SettingsRevisionWhole = Type.Object(
  {
    ...SettingsRevision.properties,
    values: Type.Record(Type.String(), JsonValue, { description: 'All values of the section at this revision' }),
    changes: Type.Array(Type.Object({ field: Type.String(), before: JsonValue, after: JsonValue }), {
      description: 'What differs from the revision before it, or from the defaults',
    }),
  },
  { $id: 'SettingsRevisionWhole' },
);
export type SettingsRevisionWhole = Static<typeof SettingsRevisionWhole>;
