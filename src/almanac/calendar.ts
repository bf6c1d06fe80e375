import { Type } from 'typebox';
import { dateInZone } from '../core/clock.ts';
import { invalidField } from '../core/error.ts';
import { type Answer, read, wholeList } from '../core/read.ts';
import { Day, Lang } from '../model/common.ts';
import { Festival } from '../model/panchang.ts';
import { regionOf } from '../places/cities.ts';
import { type FestivalFacts, factsOfRow, festivalOf, isKeptIn } from './festivals.ts';
import { checkRange, langOf, placeOf, readerOf, topics, validUntil } from './reads.ts';
import { festivalsOf, festiveDays } from './store.ts';

const longestFestivalRange = 366;

const Year = Type.Integer({ minimum: 1900, maximum: 2200 });

export const panchangFestivals = read({
  name: 'panchang.festivals',
  summary: 'Festivals of a year or a range, of every region unless told; this year unless told',
  query: Type.Object({
    year: Type.Optional(Year),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    region: Type.Optional(
      Type.String({
        maxLength: 8,
        description: 'ISO 3166-2 like IN-TS: what is kept there, and what all of India keeps',
      }),
    ),
    lang: Type.Optional(Lang),
  }),
  reply: Type.Array(Festival),
  normalise(app, { year, from, to, region, lang }) {
    if (year !== undefined && (from !== undefined || to !== undefined))
      throw invalidField('year', 'goes without from and to');
    const known = from ?? to;
    const wanted = year ?? Number((known ?? dateInZone(app.now(), placeOf(app, {}).tz)).slice(0, 4));
    const first = from ?? `${wanted}-01-01`;
    const last = to ?? `${wanted}-12-31`;
    checkRange(first, last, longestFestivalRange);
    const code = region === undefined ? undefined : regionOf(region);
    if (code === null) throw invalidField('region', 'must be a code of ISO 3166-2 like IN-TS');
    return { from: first, to: last, lang: langOf(app, lang), ...(code ? { region: code } : {}) };
  },
  topics,
  maxAge: 3600,
  async run(app, { from = '', to = '', region, lang }): Promise<Answer> {
    const reader = readerOf(app, {}, lang);
    const [rows, days] = await Promise.all([festivalsOf(app.db.read, from, to), festiveDays(app.db.read, from, to)]);
    const all = [
      ...rows.map((row) => festivalOf(factsOfRow(row), row.date, row.id, reader)),
      ...days.flatMap(({ date, festivals }) =>
        (JSON.parse(festivals) as FestivalFacts[]).map((facts) => festivalOf(facts, date, null, reader)),
      ),
    ];
    const kept = region === undefined ? all : all.filter((f) => isKeptIn(f.regions, region));
    const data = merged(kept).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    return { data, meta: wholeList(reader.lang, data.length), validUntil: validUntil(app, to, reader.place.tz) };
  },
});

/** A festival that several days bring (one per city) once, with the regions of all of them. */
function merged(festivals: Festival[]): Festival[] {
  const byKey = new Map<string, Festival>();
  for (const festival of festivals) {
    const key = `${festival.date} ${festival.key} ${festival.id ?? ''}`;
    const before = byKey.get(key);
    const regions = before ? [...new Set([...before.regions, ...festival.regions])] : festival.regions;
    byKey.set(key, { ...(before ?? festival), regions });
  }
  return [...byKey.values()];
}
