import { type Static, type TSchema, Type } from 'typebox';
import { exceedsGraphemes } from '../../text/graphemes.ts';
import { misleading } from './link.ts';

/** The languages that content may be in, ISO 639-1, the default first. */
export const languages = ['te', 'hi', 'ta', 'kn', 'ml', 'mr', 'gu', 'bn', 'or', 'pa', 'as', 'ur', 'ne', 'en'] as const;
export type Lang = (typeof languages)[number];

export const Lang = Type.Enum([...languages], { $id: 'Lang', description: 'ISO 639-1' });

/** Row identity: 1 to 2^53 - 1. */
export const Id = Type.Integer({ $id: 'Id', minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** What a refinement says of a value: a key of the messages with the values in it, which the validation reads. */
export const refused = (key: string, params: Record<string, unknown> = {}): string =>
  `${key} ${JSON.stringify(params)}`;

/** Text whose length counts what a reader would call letters: `maxLength` would count a Telugu syllable as four. */
export function Text(max: number, options: { min?: number; description?: string } = {}) {
  const { min = 0, ...rest } = options;
  return Type.Refine(
    Type.String({ ...rest, 'x-max-graphemes': max, ...(min > 0 ? { minLength: min } : {}) }),
    (text) => !exceedsGraphemes(text, max) && (min === 0 || text.trim().length >= min),
    (text) => {
      if (exceedsGraphemes(text, max)) return refused('too_long', { max });
      return min === 1 ? refused('too_short.empty', { min }) : refused('too_short', { min });
    },
  );
}

/** A name in an address. */
export const Slug = Type.String({ $id: 'Slug', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });

/** Of the input of what has a slug; no column has it. */
export const TakeSlug = Type.Boolean({
  description: 'Also a slug that another one had before: what names it means this one from now on',
});

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

const timePattern =
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[Tt]([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$';

export function isCalendarDate(text: string): boolean {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number) as [number, number, number];
  return (
    year >= 1 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  );
}

/** From year 1 to 9999, UTC. */
const inFourDigits = (ms: number): boolean => ms >= -62_135_596_800_000 && ms <= 253_402_300_799_999;

/** An instant, RFC 3339 with zone. */
export const Time = Type.Refine(
  Type.String({ $id: 'Time', format: 'date-time', pattern: timePattern }),
  // As UTC, too, it must fit the fixed-width text that times are kept as.
  (text) => text.length >= 10 && isCalendarDate(text) && inFourDigits(Date.parse(text)),
  () => refused('pattern.time'),
);

/** An instant of an answer, RFC 3339. */
export const timestamp = (description?: string) =>
  Type.String({ format: 'date-time', ...(description === undefined ? {} : { description }) });
export const Timestamp = timestamp();

/** A calendar day of an answer, `YYYY-MM-DD`. */
export const DateOnly = Type.String({ format: 'date' });

/** A calendar day, `YYYY-MM-DD`. */
export const Day = Type.Refine(
  Type.String({ $id: 'Day', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  (text) => text.length === 10 && isCalendarDate(text),
  () => refused('pattern.date'),
);

/** A calendar day or an instant. */
export const DayOrTime = Type.Refine(
  Type.String({ description: '`2026-11-20`, or a time with its zone' }),
  (text) =>
    (text.length === 10 ? /^\d{4}-\d{2}-\d{2}$/.test(text) : new RegExp(timePattern).test(text)) &&
    isCalendarDate(text) &&
    inFourDigits(Date.parse(text)),
  () => 'must be a date like 2026-11-20 or a time like 2026-11-20T06:00:00Z',
);

const localPattern = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** A time without a zone: that of the desk is meant. */
export const LocalTime = Type.Refine(
  Type.String({ description: '`2026-11-20T11:30`, in the time zone of the desk' }),
  (text) => localPattern.test(text) && isCalendarDate(text) && inFourDigits(Date.parse(`${text}Z`)),
  () => refused('pattern.time'),
);

/** Whether it names an IANA time zone. */
export const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
};

/** `20-11-2026`, as India writes a day, as `2026-11-20`; any other text unchanged. */
export const isoDay = (day: string): string => day.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1');

/** What stands before an `@` looks like the server and is none, or is a password that everybody would read. */
const hasNoLogin = (url: URL | null): boolean => url !== null && url.username === '' && url.password === '';

/** An absolute http(s) address of at most 2,000 characters. */
export const Url = Type.Refine(
  Type.String({ $id: 'Url', format: 'uri', maxLength: 2_000 }),
  (text) =>
    /^https?:\/\/[^\s/]/i.test(text) && text.length <= 2_000 && !misleading.test(text) && hasNoLogin(URL.parse(text)),
  () => refused('pattern.url'),
);

/** Rows of a page, where a request names no other number. */
export const defaultPageSize = 20;
export const Limit = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 100, description: `Rows, default ${defaultPageSize}` }),
);

/** The parameters of every public list. */
export const ListQuery = {
  lang: Type.Optional(Lang),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'From 1' })),
  limit: Limit,
  cursor: Type.Optional(Type.String({ maxLength: 300, description: '`meta.next_cursor` of the page before' })),
};

/** Of lists of one resource's parts, which have no cursor. */
export const PageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Limit,
});

/** Texts per language: `{"hi": {"name": "..."}}`. */
export const Translations = <S extends TSchema>(fields: S) =>
  Type.Object(Object.fromEntries(languages.map((lang) => [lang, Type.Optional(fields)])), {
    additionalProperties: false,
    description: 'Texts in other languages, by language',
  });

/** Texts per language as an answer has them: those that are stored. */
export const StoredTexts = <S extends TSchema>(fields: S) =>
  Type.Unsafe<Partial<Record<string, Static<S>>>>({
    type: 'object',
    additionalProperties: fields,
    description: 'Texts by language',
  });

/** A value of a kind that only its writer defines. */
export const JsonValue = Type.Unsafe<unknown>({
  $id: 'JsonValue',
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'null' },
    { type: 'object', additionalProperties: true },
    { type: 'array', items: { type: ['string', 'number', 'boolean', 'null', 'object'] } },
  ],
  description: 'Any JSON value',
});

/** `meta` of a list. */
export const ListMeta = Type.Object(
  {
    lang: Type.Optional(Nullable(Type.String({ description: 'null for a list of all languages' }))),
    fallback_lang: Type.Optional(Nullable(Type.String({ description: 'The language that a list fills up with' }))),
    page: Nullable(Type.Integer()),
    limit: Type.Integer(),
    total: Nullable(Type.Integer({ description: 'null with `cursor` and `search`' })),
    total_pages: Nullable(Type.Integer()),
    has_more: Type.Boolean(),
    next_cursor: Nullable(Type.String()),
    next_updated_after: Type.Optional(timestamp('The value of `updated_after` for the next call')),
  },
  { $id: 'ListMeta' },
);

/** `meta` of an answer that is no list. */
export const Meta = Type.Object(
  { lang: Type.Optional(Type.String({ description: 'The language of the answer' })) },
  { $id: 'Meta', additionalProperties: true },
);

/** A row that a client which synchronises has to delete. */
export const Removed = Type.Object({ id: Id, deleted: Type.Literal(true), updated_at: Timestamp }, { $id: 'Removed' });

/** The `error` member of every answer that is not a success (RFC 9457 and ours). */
export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: Type.String(),
    success: Type.Literal(false),
    message: Type.String(),
    code: Type.String(),
    errors: Type.Array(
      Type.Object({
        field: Type.String({ description: 'Dotted path such as `images.0.url`; empty for the whole body' }),
        code: Type.String({
          description:
            'required, type, too_short, too_long, range, pattern, text, unknown, not_found, taken, repeated or invalid',
        }),
        params: Type.Unsafe<Record<string, unknown>>({
          type: 'object',
          additionalProperties: true,
          description: 'Values in the message: `min`, `max`, `known`',
        }),
        message: Type.String({ description: 'Plain words that follow the name of the field' }),
      }),
    ),
    request_id: Type.String(),
  },
  { $id: 'Problem' },
);
export type Problem = Static<typeof Problem>;
