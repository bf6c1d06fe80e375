import { type Static, Type } from 'typebox';
import {
  DateOnly,
  Day,
  Id,
  Lang,
  languages,
  Nullable,
  StoredTexts,
  Text,
  Timestamp,
  Url,
} from '../../core/model/common.ts';

export const HolidayKind = Type.Enum(['general', 'optional', 'bank'], {
  $id: 'HolidayKind',
  description: 'general: offices are closed; optional: an employee may choose it; bank: banks alone are closed',
});

const order = Nullable(Type.String({ description: 'Number or date of the order' }));
const source = Nullable(Type.String({ description: 'Page that gives the list' }));

/** What a government says of the day of a festival. */
export const HolidayOrder = Type.Object({ kind: HolidayKind, order, source }, { $id: 'HolidayOrder' });

/** A holiday of a state or of the Centre. */
export const Holiday = Type.Object(
  {
    id: Nullable(Type.Integer({ description: 'null for one that no editor has given' })),
    date: DateOnly,
    key: Type.String(),
    name: Type.String(),
    region: Type.String({ description: 'ISO 3166-2 like IN-TS; IN: the Centre' }),
    kind: HolidayKind,
    is_official: Type.Boolean({ description: 'false: by the rule of the festival, no order of that year is known' }),
    order,
    source,
  },
  { $id: 'Holiday' },
);
export type Holiday = Static<typeof Holiday>;

const closed = { additionalProperties: false };
const names = { name: Type.Optional(Text(120, { min: 1 })) };

/** A holiday as an editor writes it: beside the shipped ones, or in the place of the one of that date and key. */
export const HolidayInput = Type.Object(
  {
    date: Day,
    region: Type.String({ maxLength: 8, description: 'ISO 3166-2 like IN-TS; IN: the Centre' }),
    kind: Type.Optional(HolidayKind),
    key: Type.Optional(Type.String({ pattern: '^[a-z0-9]+(_[a-z0-9]+)*$', maxLength: 80 })),
    lang: Type.Optional(Lang),
    ...names,
    texts: Type.Optional(
      Type.Object(
        Object.fromEntries(
          languages.map((l) => [l, Type.Optional(Type.Object(names, { ...closed, $id: 'HolidayInputText' }))]),
        ),
        {
          ...closed,
          description: 'Name by language',
        },
      ),
    ),
    is_removed: Type.Optional(Type.Boolean({ description: 'true: the shipped holiday of that date and key is none' })),
    order: Type.Optional(Nullable(Text(120))),
    source: Type.Optional(Nullable(Url)),
  },
  { ...closed, $id: 'HolidayInput' },
);
export type HolidayInput = Static<typeof HolidayInput> & { texts?: Partial<Record<Lang, { name?: string }>> };

export const AdminHoliday = Type.Object(
  {
    ...Type.Omit(Holiday, ['is_official']).properties,
    id: Id,
    texts: StoredTexts(Type.Object(names)),
    is_removed: Type.Boolean(),
    rev: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'AdminHoliday' },
);
export type AdminHoliday = Static<typeof AdminHoliday>;
