import { type Static, Type } from 'typebox';
import { Festival, PanchangDay } from '../almanac/model/panchang.ts';
import { Name, when } from '../almanac/model/panchang-parts.ts';
import { objectsOf, type Read } from '../core/api/read.ts';

/** The same operation with every row in one answer: its clients know no pages. */
export function legacyFestivals(original: Read): Read {
  const { page: _, limit: __, ...properties } = original.query.properties;
  return {
    ...original,
    query: Type.Object(properties),
    normalise(app, query) {
      const { page: _, limit: __, ...normalised } = original.normalise(app, query) as Record<string, unknown>;
      return normalised;
    },
  };
}

const timed = Type.Object({ ...Name.properties, start: when('RFC 3339'), end: when('RFC 3339') });
const limb = Type.Array(timed, { description: 'Only the one in force at sunrise' });

/** A day of a month: members of the same names and types as those of a whole day, but fewer. */
const ShortDay = Type.Object({
  ...Type.Pick(PanchangDay, ['date', 'weekday', 'paksha', 'sunrise', 'sunset', 'moonrise']).properties,
  ...Type.Pick(PanchangDay, ['rahu_kalam', 'yamagandam', 'gulika_kalam']).properties,
  tithi: limb,
  nakshatra: limb,
  yoga: limb,
  karana: limb,
  festivals: Type.Array(Type.Pick(Festival, ['key', 'name', 'type', 'is_holiday'])),
});
type ShortDay = Static<typeof ShortDay>;

const atSunrise = (limbs: PanchangDay['karana'] | PanchangDay['tithi']): ShortDay['tithi'] =>
  limbs.slice(0, 1).map(({ id, name, start, end }) => ({ id, name, start, end }));

const shortDay = (day: PanchangDay): ShortDay => ({
  date: day.date,
  weekday: day.weekday,
  paksha: day.paksha,
  tithi: atSunrise(day.tithi),
  nakshatra: atSunrise(day.nakshatra),
  yoga: atSunrise(day.yoga),
  karana: atSunrise(day.karana),
  sunrise: day.sunrise,
  sunset: day.sunset,
  moonrise: day.moonrise,
  rahu_kalam: day.rahu_kalam,
  yamagandam: day.yamagandam,
  gulika_kalam: day.gulika_kalam,
  festivals: day.festivals.map(({ key, name, type, is_holiday }) => ({ key, name, type, is_holiday })),
});

/** Days that come whole. A phone of the old app reads a month of whole days, over 100 KB, at every start. */
const mostWhole = 7;

/** The same operation, whose ranges of more than a week come short unless the query requests parts of the days. */
export function shortMonths(original: Read): Read {
  return {
    ...original,
    name: `${original.name}.short`,
    reply: Type.Union([Type.Array(PanchangDay), Type.Array(ShortDay)]),
    async run(app, query) {
      const answer = await original.run(app, query);
      if (Number(answer.meta?.total) <= mostWhole || (query as { include?: unknown }).include !== undefined)
        return answer;
      return { ...answer, data: (objectsOf(answer.data) as PanchangDay[]).map(shortDay) };
    },
  };
}
