import { type Static, type TSchema, Type } from 'typebox';
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
import { Festival, FestivalType } from './panchang.ts';

const closed = { additionalProperties: false };

const realDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Hours to 47: an almanac's night runs past midnight. */
export const clockPattern = /^([0-3]\d|4[0-7]):([0-5]\d)(?::([0-5]\d))?$/;
const instantPattern =
  /^\d{4}-\d{2}-\d{2}[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** An instant, or the clock of the place on that day. */
const When = Type.Refine(
  Type.String({
    $id: 'DayInputTime',
    maxLength: 40,
    description: 'RFC 3339 with zone, or the local clock, 06:24 or 06:24:10; 25:10 is ten past one on the next day',
  }),
  (text) => clockPattern.test(text) || (instantPattern.test(text) && realDay(text.slice(0, 10))),
  () => 'must be a time like 2026-11-20T06:24:10+05:30, or the clock of the place like 06:24',
);

const NameText = Text(120, { min: 1 });
const NameTexts = Type.Object(Object.fromEntries(languages.map((l) => [l, Type.Optional(NameText)])), {
  ...closed,
  $id: 'DayInputNames',
  description: 'Names by language',
});
const naming = { name: Type.Optional(NameText), names: Type.Optional(NameTexts) };
const id = (most: number) => Type.Integer({ minimum: 1, maximum: most });
const maybe = <S extends TSchema>(schema: S) => Type.Optional(Nullable(schema));

/** An id, or an id with a name of the editor's own. */
const NameInput = (most: number) =>
  Type.Union([id(most), Type.Object({ id: id(most), ...naming }, closed)], { $id: `DayInputNameOf${most}` });
const bounds = { start: maybe(When), end: maybe(When) };
const LimbsInput = (most: number) =>
  Type.Array(
    Type.Union([id(most), Type.Object({ id: id(most), ...naming, ...bounds }, closed)], {
      $id: `DayInputLimbOf${most}`,
    }),
    { maxItems: 6 },
  );
const KaranasInput = Type.Array(
  Type.Union(
    [id(11), Type.Object({ id: Type.Optional(id(11)), number: maybe(id(60)), ...naming, ...bounds }, closed)],
    { $id: 'DayInputKarana' },
  ),
  { maxItems: 6 },
);
const SpanInput = Type.Object(bounds, { ...closed, $id: 'DayInputRahuKalam' });
const SpansInput = Type.Array(SpanInput, { maxItems: 6 });

/** The part of the day that the tithi or star must have: sunrise, midday, evening and so on. */
const repeatParts = ['udaya', 'madhyahna', 'aparahna', 'sayahna', 'pradosha', 'nishita', 'moonrise'] as const;

const Key = Type.String({ pattern: '^[a-z0-9]+(_[a-z0-9]+)*$', maxLength: 80 });
const festivalTexts = { name: Type.Optional(NameText), description: maybe(Text(2_000)) };
const Regions = Type.Array(Type.String({ maxLength: 8, description: 'ISO 3166-2; IN: all of India' }), {
  maxItems: 60,
});

/** A festival as an editor writes it; a known key brings its names. */
const festivalFields = {
  key: Type.Optional(Key),
  lang: Type.Optional(Lang),
  ...festivalTexts,
  texts: Type.Optional(
    Type.Object(
      Object.fromEntries(
        languages.map((l) => [
          l,
          Type.Optional(Type.Object(festivalTexts, { ...closed, $id: 'DayInputFestivalText' })),
        ]),
      ),
      {
        ...closed,
        description: 'Name and description by language',
      },
    ),
  ),
  type: Type.Optional(FestivalType),
  is_holiday: Type.Optional(Type.Boolean()),
  is_tentative: Type.Optional(Type.Boolean()),
  regions: Type.Optional(Regions),
  image_url: maybe(Url),
};
/** How a festival comes again. Months of a tithi or star are lunar, of a weekday those of the civil year. */
export const Repeats = Type.Object(
  {
    by: Type.Enum(['date', 'tithi', 'star', 'weekday']),
    month: maybe(id(12)),
    tithi: maybe(id(30)),
    star: maybe(id(27)),
    weekday: maybe(id(7)),
    nth: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 5, description: '5: the last of the month' }))),
    part: Type.Optional(Nullable(Type.Enum([...repeatParts]))),
  },
  { $id: 'Repeats', ...closed, description: 'The rule by which it comes again from `date` on; null: on `date` alone' },
);
export type Repeats = Static<typeof Repeats>;

export const FestivalInput = Type.Object(
  { date: Day, ...festivalFields, repeats: maybe(Repeats) },
  { ...closed, $id: 'FestivalInput' },
);
export const MoveFestivalBody = Type.Object(
  {
    key: Key,
    from: Day,
    to: Day,
    region: Type.Optional(
      Type.String({ maxLength: 8, description: 'ISO 3166-2: the state; default IN, wherever it is kept on `from`' }),
    ),
  },
  {
    $id: 'MoveFestivalBody',
    ...closed,
    description: '`from`: the day that it is kept on; `to`: the day that it is announced for, at most five days away',
  },
);
const DayFestival = Type.Object(festivalFields, closed);
export type DayFestivalInput = Static<typeof DayFestival> & {
  texts?: Partial<Record<Lang, { name?: string; description?: string | null }>>;
};
export type FestivalInput = DayFestivalInput & { date: string; repeats?: Repeats | null };

/** What a stored day may say of a date. */
const dayFields = {
  /** Of the names and notes that are sent; absent: the default language. */
  lang: Type.Optional(Lang),
  weekday: maybe(NameInput(7)),
  samvatsara: maybe(NameInput(60)),
  shaka_year: maybe(Type.Integer({ minimum: -3_200, maximum: 10_000 })),
  vikram_year: maybe(Type.Integer({ minimum: -3_200, maximum: 10_000 })),
  ayana: maybe(NameInput(2)),
  ritu: maybe(NameInput(6)),
  masa: maybe(
    Type.Object(
      {
        amanta: maybe(NameInput(12)),
        purnimanta: maybe(NameInput(12)),
        solar: maybe(NameInput(12)),
        is_adhika: maybe(Type.Boolean()),
      },
      { ...closed, $id: 'DayInputMasa' },
    ),
  ),
  paksha: maybe(NameInput(2)),
  tithi: maybe(LimbsInput(30)),
  nakshatra: maybe(LimbsInput(27)),
  yoga: maybe(LimbsInput(27)),
  karana: maybe(KaranasInput),
  sunrise: maybe(When),
  sunset: maybe(When),
  moonrise: maybe(When),
  moonset: maybe(When),
  rahu_kalam: maybe(SpanInput),
  yamagandam: maybe(SpanInput),
  gulika_kalam: maybe(SpanInput),
  abhijit: maybe(SpanInput),
  brahma_muhurta: maybe(SpanInput),
  durmuhurtam: maybe(SpansInput),
  varjyam: maybe(SpansInput),
  amrita_kalam: maybe(SpansInput),
  moon_sign: maybe(NameInput(12)),
  sun_sign: maybe(NameInput(12)),
  notes: maybe(
    Type.Union(
      [Text(4_000), Type.Object(Object.fromEntries(languages.map((l) => [l, Type.Optional(Text(4_000))])), closed)],
      { $id: 'DayInputNotes' },
    ),
  ),
  festivals: maybe(
    Type.Array(
      Type.Union([Type.String({ minLength: 1, maxLength: 400, description: 'Key or name' }), DayFestival], {
        $id: 'DayInputFestival',
      }),
      {
        maxItems: 40,
      },
    ),
  ),
  festivals_replace: Type.Optional(Type.Boolean({ description: 'true: these festivals replace the computed ones' })),
};

const City = Type.Optional(
  Nullable(Type.String({ maxLength: 120, description: 'Name or id; absent or null: all places' })),
);

const StoredName = Type.Object({ id: id(60), names: Type.Optional(NameTexts) }, { $id: 'StoredDayWeekday' });
const StoredSpan = Type.Object(
  { start: Nullable(Type.String()), end: Nullable(Type.String()) },
  { $id: 'StoredDayRahuKalam' },
);
const StoredLimbs = Type.Array(
  Type.Object(
    { ...StoredName.properties, ...StoredSpan.properties, number: Type.Optional(id(60)) },
    { $id: 'StoredDayTithi' },
  ),
);
const StoredFestival = Type.Object({
  key: Type.String(),
  texts: StoredTexts(Type.Object(festivalTexts, { $id: 'StoredDayFestivalText' })),
  type: Type.String(),
  is_holiday: Type.Boolean(),
  is_tentative: Type.Boolean(),
  regions: Type.Array(Type.String()),
  image_url: Nullable(Type.String()),
});
const storedMasa = Type.Object({
  amanta: Type.Optional(StoredName),
  purnimanta: Type.Optional(StoredName),
  solar: Type.Optional(StoredName),
  is_adhika: Type.Optional(Type.Boolean()),
});
const each = <const N extends string, S extends TSchema>(names: readonly N[], schema: S) => {
  const one = Nullable(schema);
  return Object.fromEntries(names.map((name) => [name, one])) as Record<N, typeof one>;
};

/** What a stored day has of each field; null: the computed value holds. */
const storedFields = {
  ...each(['weekday', 'samvatsara'], StoredName),
  ...each(['shaka_year', 'vikram_year'], Type.Integer()),
  ...each(['ayana', 'ritu'], StoredName),
  masa: Nullable(storedMasa),
  paksha: Nullable(StoredName),
  ...each(['tithi', 'nakshatra', 'yoga', 'karana'], StoredLimbs),
  ...each(
    ['sunrise', 'sunset', 'moonrise', 'moonset'],
    Type.String({ description: 'RFC 3339, or the clock of the place' }),
  ),
  ...each(['rahu_kalam', 'yamagandam', 'gulika_kalam', 'abhijit', 'brahma_muhurta'], StoredSpan),
  ...each(['durmuhurtam', 'varjyam', 'amrita_kalam'], Type.Array(StoredSpan)),
  ...each(['moon_sign', 'sun_sign'], StoredName),
  notes: Nullable(Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: Type.String() })),
  festivals: Type.Array(StoredFestival),
  festivals_replace: Type.Boolean(),
};

/** A stored day for administrators: what lies over the computed day of a date, at a city or everywhere. */
export const DayInput = Type.Object({ date: Day, city: City, ...dayFields }, { ...closed, $id: 'DayInput' });

export const StoredDay = Type.Object(
  {
    id: Id,
    date: DateOnly,
    city: Nullable(Type.String({ description: 'null: all places' })),
    place_id: Nullable(Type.Integer()),
    ...storedFields,
    is_sample: Type.Boolean(),
    rev: Type.Integer({ description: 'What if-match names' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'StoredDay' },
);

export const AdminFestival = Type.Object(
  {
    ...Festival.properties,
    id: Id,
    texts: StoredTexts(Type.Object(festivalTexts)),
    repeats: Nullable(Repeats),
    is_sample: Type.Boolean(),
    rev: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'AdminFestival' },
);
export type StoredDay = Static<typeof StoredDay>;
export type AdminFestival = Static<typeof AdminFestival>;
export type DayInput = Partial<Record<keyof typeof dayFields, unknown>> & {
  date?: string;
  city?: string | null;
  lang?: Lang;
};
