import { type Static, type TSchema, Type } from 'typebox';
import { Nullable, timestamp } from '../../core/model/common.ts';
import { type PartName, partNames } from './part-names.ts';

/** An id of a table of the almanac, from 1, with its word in the language. */
export const Name = Type.Object(
  {
    id: Type.Integer({ description: 'From 1, in the order of the tables' }),
    name: Type.String(),
  },
  { $id: 'Name' },
);
const Keyed = { key: Type.String({ description: 'The same in every language' }), name: Type.String() };

export const when = (description: string) => Nullable(timestamp(description));
export const Moment = {
  ...when('RFC 3339 to the second, with the offset of the place; null when it does not happen or is not known'),
  $id: 'Moment',
};
export const Span = Type.Object({ start: Moment, end: Moment }, { $id: 'Span' });
const bounds = Span.properties;

const Quality = Type.Enum(['good', 'neutral', 'bad']);
const Rated = Type.Object({ ...Keyed, quality: Quality, ...bounds }, { $id: 'PanchangDayChoghadiyaDay' });
const Window = Type.Object({ ...Keyed, ...bounds }, { $id: 'PanchangDayGowriNallaNeram' });
const dayAndNight = <S extends TSchema>($id: string, part: S) =>
  Type.Object({ day: Type.Array(part), night: Type.Array(part) }, { $id });

const Choghadiya = dayAndNight('PanchangDayChoghadiya', Rated);
const Gowri = Type.Object(
  {
    day: Type.Array(Rated),
    night: Type.Array(Rated),
    nalla_neram: Type.Array(Window, { description: 'The good parts, as Tamil calendars print them' }),
  },
  { $id: 'PanchangDayGowri' },
);
const Hora = dayAndNight('PanchangDayHora', Type.Object({ graha: Name, ...bounds }, { $id: 'PanchangDayHoraDay' }));

const Lagna = Type.Array(Type.Object({ sign: Name, ...bounds }, { $id: 'PanchangDayLagna' }), {
  description: 'The signs that rise from sunrise to the next sunrise',
});

const Graha = Type.Object({
  ...Name.properties,
  longitude: Type.Number({ description: 'Sidereal, degrees' }),
  sign: Name,
  degree: Type.Number({ description: 'In the sign' }),
  nakshatra: Name,
  pada: Type.Integer(),
  speed: Type.Number({ description: 'Degrees a day' }),
  is_retrograde: Type.Boolean(),
  is_combust: Type.Boolean(),
  next_sign: Name,
  next_sign_at: Moment,
  turns_at: when('When it next turns from direct to retrograde or back; null of Sun, Moon, Rahu and Ketu'),
});

const Pada = Type.Object({ nakshatra: Name, pada: Type.Integer(), sign: Name, ...bounds });

const Year = Type.Integer();
const SolarDate = Type.Object({
  key: Type.String({ description: 'tamil, malayalam, bengali, national, nanakshahi, hijri ...' }),
  is_tentative: Type.Boolean(),
  year: Year,
  month: Name,
  day: Type.Integer(),
});
const Calendars = Type.Object({
  shaka: Year,
  vikram: Type.Object({ chaitradi: Year, kartikadi: Year, ashadhadi: Year }),
  kali: Year,
  samvatsara: Type.Object({
    southern: Name,
    tamil: Name,
    northern: Type.Object(
      { ...Name.properties, until: Moment, next: Name, of_vikram_year: Name },
      { description: "By Jupiter's course; the Vikram year has the name of the one that it opened in" },
    ),
  }),
  ritu: Type.Object({ lunar: Name, solar: Name, drik: Name }),
  ayana: Type.Object({ sidereal: Name, drik: Name }),
  /** A kshaya month, left out after this one. */
  lost_month: Nullable(Name),
  dates: Type.Array(SolarDate, { description: 'The day in each calendar; hijri is tentative' }),
});

const Bhadra = Type.Object(
  {
    ...bounds,
    tithi: Name,
    places: Type.Array(Type.Object({ ...Keyed, ...bounds }), {
      description: 'Where she dwells; she harms on the earth only',
    }),
    mukha: Span,
    puchha: Span,
  },
  { $id: 'PanchangDayMuhurtaBhadra' },
);
const Muhurta = Type.Object({
  good: Type.Array(Window, { description: 'In the order of time' }),
  bad: Type.Array(Window, { description: 'In the order of time' }),
  abhijit_is_weak: Type.Boolean({ description: 'On a Wednesday, when many almanacs print none' }),
  alternative_varjyam: Type.Array(Span, { description: 'By the other reading of Ardra, Hasta and Mula' }),
  yogas: Type.Array(Window, { description: 'Good conjunctions: sarvartha siddhi, guru pushya ...' }),
  anandadi: Type.Array(Rated),
  bhadra: Type.Array(Bhadra),
  panchaka: Nullable(
    Type.Object(
      {
        kind: Nullable(
          Type.Object(Keyed, {
            $id: 'PanchangDayMuhurtaPanchakaKind',
            description: 'By the weekday that it begins on',
          }),
        ),
        ...bounds,
      },
      { $id: 'PanchangDayMuhurtaPanchaka' },
    ),
  ),
  disha_shula: Type.Object({ ...Keyed, remedy: Type.Object(Keyed) }, { $id: 'PanchangDayMuhurtaDishaShula' }),
  chandrashtama: Type.Object(
    {
      signs: Type.Array(Type.Object({ sign: Name, ...bounds }), {
        description: 'Of birth, to which the Moon is the eighth',
      }),
      nakshatras: Type.Array(
        Type.Object({ nakshatra: Name, ...bounds }, { $id: 'PanchangDayMuhurtaChandrashtamaNakshatra' }),
        {
          description: 'Of birth, to which that of the Moon is the seventeenth',
        },
      ),
    },
    { $id: 'PanchangDayMuhurtaChandrashtama' },
  ),
  good_for: Type.Object(
    {
      tarabala: Type.Array(Type.Object({ nakshatras: Type.Array(Name), ...bounds })),
      chandrabala: Type.Array(Type.Object({ signs: Type.Array(Name), ...bounds })),
    },
    { $id: 'PanchangDayMuhurtaGoodFor', description: 'Stars and Moon signs of birth that the Moon is good for' },
  ),
});

const Thirtieth = Type.Object(
  { ...Name.properties, quality: Quality, ...bounds },
  { $id: 'PanchangDayMuhurtaTablesThirtyMuhurtasDay' },
);
const Dwelling = Type.Array(Rated, { description: 'During each tithi' });
const MuhurtaTables = Type.Object({
  thirty_muhurtas: dayAndNight('PanchangDayThirtyMuhurtas', Thirtieth),
  panchaka_rahita: Type.Array(Rated, { description: 'Panchaka of tithi, weekday, star and lagna' }),
  ganda_mula: Type.Array(Type.Object({ nakshatra: Name, ...bounds })),
  vinchudo: Nullable(Span),
  jwalamukhi: Type.Array(Span),
  agnivasa: Dwelling,
  shivavasa: Dwelling,
});

const Bala = Type.Object(
  {
    birth_star: Nullable(Name),
    birth_sign: Nullable(Name),
    tarabala: Type.Array(Type.Object({ id: Type.Integer(), ...Rated.properties, nakshatra: Name })),
    chandrabala: Type.Array(
      Type.Object({
        house: Type.Integer({ description: 'Of the Moon, counted from the sign of birth' }),
        quality: Quality,
        moon_sign: Name,
        ...bounds,
      }),
    ),
  },
  { $id: 'PanchangDayBala' },
);

const line = Type.String();
const lines = Type.Array(Type.String());
/** The day as a printed almanac says it, ready to be shown: words, clocks and digits of the language. */
const DayText = Type.Object({
  date: line,
  weekday: line,
  place: line,
  year: line,
  month: line,
  tithi: lines,
  nakshatra: lines,
  yoga: lines,
  karana: lines,
  sunrise: Nullable(line),
  sunset: Nullable(line),
  moonrise: Nullable(line),
  moonset: Nullable(line),
  rahu_kalam: Nullable(line),
  yamagandam: Nullable(line),
  gulika_kalam: Nullable(line),
  abhijit: Nullable(line),
  brahma_muhurta: Nullable(line),
  durmuhurtam: lines,
  varjyam: lines,
  amrita_kalam: lines,
  sun_sign: line,
  moon_sign: line,
  festivals: lines,
});

/** What `include=` adds to a day. */
export const parts = {
  choghadiya: Choghadiya,
  hora: Hora,
  gowri: Gowri,
  lagna: Lagna,
  grahas: Type.Array(Graha),
  padas: Type.Array(Pada),
  calendars: Calendars,
  muhurta: Muhurta,
  muhurta_tables: MuhurtaTables,
  bala: Bala,
  text: DayText,
} as const satisfies Record<PartName, TSchema>;
/** A part as it is shown. */
export type PanchangPart<P extends PartName> = Static<(typeof parts)[P]>;

/** The parts that a query asks for: `include=choghadiya,hora`, or `all`. */
export const Include = Type.Array(Type.Enum([...partNames, 'all']), {
  maxItems: 20,
  description: `Further parts of a day, with commas: ${partNames.join(', ')}, or all; bala needs birth_star`,
});
