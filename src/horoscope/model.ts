import { type Static, Type } from 'typebox';
import { DateOnly, Id, Lang, languages, Nullable, Text, Time, Timestamp, timestamp } from '../core/model/common.ts';

const closed = { additionalProperties: false };

const periods = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export const Period = Type.Enum([...periods], {
  $id: 'Period',
  description: 'daily; weekly from Monday; monthly; yearly as the language reckons: Ugadi for te',
});
export type Period = (typeof periods)[number];

/** `meta` of predictions beside that of a list. */
export const HoroscopeMeta = Type.Object({
  period: Period,
  range: Type.Object(
    { start: DateOnly, end: DateOnly },
    { $id: 'HoroscopeCoverageRange', description: 'The days that the predictions are for' },
  ),
});

const systems = ['vedic', 'western', 'porutham'] as const;
export const CompatibilitySystem = Type.Enum([...systems], {
  $id: 'CompatibilitySystem',
  description: 'Default vedic; porutham: the South Indian ten',
});
export type CompatibilitySystem = (typeof systems)[number];

const sign = {
  id: Type.Integer({ minimum: 1, maximum: 12, description: '1 = Mesha, Aries' }),
  slug: Type.String({ description: 'aries, taurus ...' }),
  name: Type.String({ description: 'In the language of the answer' }),
  symbol: Type.String(),
  element: Type.Enum(['fire', 'earth', 'air', 'water']),
  modality: Type.Enum(['cardinal', 'fixed', 'mutable']),
  ruler: Type.Enum(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']),
};

/** A sign of the zodiac as predictions and compatibility show it. */
export const SignView = Type.Object(sign, { $id: 'SignView' });
export type SignView = Static<typeof SignView>;

/** A sign in the list of signs. */
export const Sign = Type.Object(
  {
    ...sign,
    sanskrit_slug: Type.String(),
    element_name: Type.String(),
    modality_name: Type.String(),
    ruler_name: Type.String(),
    body_part: Type.String(),
    letters: Type.Array(Type.String(), { description: 'Of names, one a pada' }),
    nakshatras: Type.Array(
      Type.Object({ nakshatra: Type.Integer(), name: Type.String(), padas: Type.Array(Type.Integer()) }),
    ),
    english_name: Type.String(),
    names: Type.Unsafe<Record<Lang, string>>(
      Type.Object(Object.fromEntries(languages.map((lang) => [lang, Type.String()])), { description: 'By language' }),
    ),
  },
  { $id: 'Sign' },
);
export type Sign = Static<typeof Sign>;

const Color = Type.Object(
  {
    name: Text(60, { min: 1 }),
    hex: Type.Optional(Nullable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: '#rrggbb' }))),
  },
  { ...closed, $id: 'HoroscopeColor' },
);

/** What the prediction depends on: a house of the moon, chandrashtama, sade sati; or aadayam and vyayam of a year. */
const Factor = Type.Object(
  {
    code: Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }),
    name: Text(80, { min: 1 }),
    note: Type.Optional(Nullable(Text(300))),
  },
  { ...closed, $id: 'HoroscopeInputFactor' },
);

const Rating = Type.Integer({ minimum: 1, maximum: 5 });
const LuckyNumber = Type.Integer({ minimum: 0, maximum: 9_999 });
const Source = Type.Enum(['editor', 'computed']);

const storedFactor = { code: Type.String(), name: Type.String(), note: Nullable(Type.String()) };

/** What an editor has stored. */
const stored = {
  id: Nullable(Id),
  sign: SignView,
  period: Period,
  date: Type.String({ format: 'date', description: 'First day of the period' }),
  range: Type.Object(
    { start: DateOnly, end: Type.String({ format: 'date', description: 'Last day, it counts' }) },
    { $id: 'HoroscopeRange' },
  ),
  lang: Lang,
  title: Nullable(Type.String()),
  prediction: Nullable(Type.String()),
  love: Nullable(Type.String()),
  career: Nullable(Type.String()),
  health: Nullable(Type.String()),
  finance: Nullable(Type.String()),
  do: Nullable(Type.String()),
  avoid: Nullable(Type.String()),
  rating: Nullable(Rating),
  lucky_number: Nullable(LuckyNumber),
  lucky_color: Nullable(Type.Object({ name: Type.String(), hex: Nullable(Type.String()) })),
  lucky_time: Nullable(Type.String()),
  factors: Type.Array(Type.Object(storedFactor, { $id: 'AdminHoroscopeFactor' })),
  source: Nullable(Source),
  updated_at: Nullable(Timestamp),
};

/** What a prediction is drawn from; one that is not of a graha has only name, note and text. */
export const HoroscopeFactor = Type.Object(
  {
    ...storedFactor,
    graha: Nullable(Type.String({ description: 'sun to ketu; null like the others: not of a graha' })),
    house: Nullable(Type.Integer({ description: 'From the sign, 1 to 12' })),
    from: Nullable(timestamp()),
    until: Nullable(timestamp()),
    effect: Nullable(Type.Enum(['good', 'mixed', 'bad'])),
    text: Nullable(Type.String()),
  },
  { $id: 'HoroscopeFactor' },
);

/** A prediction as readers get it. Without a stored text `id` is null; what nobody said is null too. */
export const Horoscope = Type.Object(
  {
    ...stored,
    factors: Type.Array(HoroscopeFactor),
    basis: Nullable(Type.String({ description: 'Why, in a sentence; null: nothing is computed' })),
    disclaimer: Nullable(Type.String({ description: 'Show it with the prediction' })),
    overridden: Type.Array(Type.String(), { description: 'Fields that an editor wrote over computed ones' }),
  },
  { $id: 'Horoscope' },
);
export type Horoscope = Static<typeof Horoscope>;

/** What the sky of a day is to a moon sign. */
export const Transits = Type.Object(
  {
    sign: SignView,
    date: DateOnly,
    from: timestamp('Sunrise at Ujjain'),
    until: Timestamp,
    factors: Type.Array(HoroscopeFactor),
  },
  { $id: 'Transits' },
);
export type Transits = Static<typeof Transits>;

/** What `fields=` may name. */
export const horoscopeFields: readonly string[] = Object.keys(Horoscope.properties);

/** What editors wrote of it, for administrators. */
export const AdminHoroscope = Type.Object(
  {
    ...stored,
    id: Id,
    publish_at: Nullable(timestamp('Readers do not get it before; null: it is not held back')),
    is_sample: Type.Boolean(),
    rev: Type.Integer(),
    created_at: Timestamp,
  },
  { $id: 'AdminHoroscope' },
);
export type AdminHoroscope = Static<typeof AdminHoroscope>;

const Signs = Type.Array(Type.Integer({ minimum: 1, maximum: 12 }));

/** What editors wrote of a period in a language; readers get the rest computed. */
export const HoroscopeCoverage = Type.Object(
  {
    lang: Lang,
    period: Period,
    date: DateOnly,
    range: Type.Object({ start: DateOnly, end: DateOnly }),
    edited: Signs,
    partial: Type.Array(Type.Integer(), { description: 'Signs of which fields are written, and not the text' }),
    unwritten: Signs,
  },
  { $id: 'HoroscopeCoverage' },
);
export type HoroscopeCoverage = Static<typeof HoroscopeCoverage>;

/** Fields of a prediction, of which one at least is given; the module reads sign and day. */
export const predictionInput = {
  prediction: Type.Optional(Nullable(Text(10_000))),
  title: Type.Optional(Nullable(Text(200))),
  love: Type.Optional(Nullable(Text(3_000))),
  career: Type.Optional(Nullable(Text(3_000))),
  health: Type.Optional(Nullable(Text(3_000))),
  finance: Type.Optional(Nullable(Text(3_000))),
  do: Type.Optional(Nullable(Text(500))),
  avoid: Type.Optional(Nullable(Text(500))),
  rating: Type.Optional(Nullable(Rating)),
  lucky_number: Type.Optional(Nullable(LuckyNumber)),
  lucky_color: Type.Optional(Nullable(Color)),
  lucky_time: Type.Optional(Nullable(Text(60))),
  factors: Type.Optional(Type.Array(Factor, { maxItems: 20 })),
  source: Type.Optional(Source),
  publish_at: Type.Optional(Nullable(Time)),
};

const Points = Type.Number({ minimum: 0 });

export const Pada = Type.Integer({ minimum: 1, maximum: 4 });
export const Role1 = Type.Enum(['groom', 'bride'], {
  $id: 'Role1',
  description: 'Who the first one is; default groom',
});

const BirthStar = Nullable(
  Type.Object({ id: Type.Integer(), name: Type.String(), pada: Nullable(Pada) }, { $id: 'CompatibilityNakshatra1' }),
);

/** How two people go together. */
export const Compatibility = Type.Object(
  {
    sign1: SignView,
    sign2: SignView,
    nakshatra1: BirthStar,
    nakshatra2: BirthStar,
    role1: Nullable(Role1),
    system: CompatibilitySystem,
    score: Points,
    max_score: Type.Integer({ description: 'vedic 36, or 15 without birth stars; porutham 10; western 100' }),
    percentage: Type.Integer({ minimum: 0, maximum: 100 }),
    verdict: Type.Enum(['good', 'fair', 'low']),
    factors: Type.Array(
      Type.Object({ code: Type.String(), name: Type.String(), score: Points, max: Points, note: Type.String() }),
    ),
    doshas: Type.Array(
      Type.Object({ code: Type.String(), name: Type.String(), cancelled: Type.Boolean(), note: Type.String() }),
    ),
    note: Type.String({ description: 'School, and what the score stands for' }),
    summary: Type.String(),
  },
  { $id: 'Compatibility' },
);
export type Compatibility = Static<typeof Compatibility>;
