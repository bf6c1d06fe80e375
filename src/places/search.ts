import { type SqlBool, sql } from 'kysely';
import { Type } from 'typebox';
import { read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { defaultPageSize } from '../core/model/common.ts';
import { langOrDefault } from '../settings/settings.ts';
import { nameSoundKeys } from '../text/nearest.ts';
import { FoundPlace, PlaceSearchQuery, type PlaceType } from './model.ts';
import { soundLabel } from './parts.ts';
import { placeKey } from './place-key.ts';
import { cachedPlaces, lineOf, nameIn, placeLevel, placesTopic } from './tree.ts';
import { treeViews } from './tree-reads.ts';

/** Labels that one step looks at: of a single letter thousands begin with it. */
const mostLabels = 300;

/** A key of fewer letters sounds like too much. */
const leastSound = 3;

/** After every text that begins with this one, in the order of bytes of the labels. */
const endOf = (start: string): string => `${start}\u{10FFFF}`;

type Step = readonly [from: string, to: string | null];

/** The labels of a range. @param to null: one label */
const inRange = ([from, to]: Step) =>
  to === null ? sql<SqlBool>`label = ${from}` : sql<SqlBool>`label >= ${from} and label < ${to}`;

/** Ranges of labels, the surest first: the name itself, names that begin so, names that sound so or begin to. */
function stepsOf(text: string): Step[] {
  const key = placeKey(text);
  const sounds = nameSoundKeys(text).filter((sound) => sound.length >= leastSound);
  return [
    ...(key ? [[key, null] as const, [key, endOf(key)] as const] : []),
    ...sounds.map((sound): Step => [soundLabel(sound), null]),
    ...sounds.map((sound): Step => [soundLabel(sound), endOf(soundLabel(sound))]),
  ];
}

interface Found {
  id: number;
  rank: number;
  type: PlaceType;
}

async function foundIn(app: App, step: Step, type: PlaceType | undefined, rank: number): Promise<Found[]> {
  const labels = app.db.read.selectFrom('place_names').select(['label', 'place_id']).where(inRange(step));
  const rows = await app.db.read
    .selectFrom('places')
    .select(['places.id', 'places.type'])
    .where('places.is_active', '=', 1)
    .$if(type !== undefined, (q) => q.where('places.type', '=', type as PlaceType))
    .where('places.id', 'in', (e) =>
      e.selectFrom(labels.orderBy('label').limit(mostLabels).as('some')).select('some.place_id'),
    )
    .orderBy(sql`places.id`)
    .limit(mostLabels)
    .execute();
  return rows.map((row) => ({ ...row, rank }));
}

/** Ids of places whose names begin or sound so, as a subquery for the list of administrators. */
export const placesNamed = (text: string) => {
  const ranges = stepsOf(text.toLowerCase()).map(inRange);
  return ranges.length === 0
    ? sql<number>`(select place_id from place_names where false)`
    : sql<number>`(select place_id from place_names where ${sql.join(ranges, sql` or `)})`;
};

/**
 * Places by how a name begins, in any script, or by how it sounds (`hanmakonda`), to choose from. Each step runs only
 * as long as those before it found less than what is requested; each looks at a bounded number of names.
 */
export const placeSearch = read({
  name: 'places.find',
  summary: 'Places of the tree by how a name begins or sounds, with what they lie in',
  query: PlaceSearchQuery,
  reply: Type.Array(FoundPlace),
  normalise: (app, { q, type, lang, limit = defaultPageSize }) => ({
    q: q.trim().toLowerCase(),
    limit,
    lang: langOrDefault(app, lang),
    ...(type ? { type } : {}),
  }),
  topics: () => [placesTopic, 'settings'],
  maxAge: 3600,
  rare: () => true,
  async run(app, { q, type, lang, limit = defaultPageSize }) {
    const found = new Map<number, Found>();
    for (const [rank, step] of stepsOf(q).entries()) {
      if (found.size >= limit) break;
      for (const one of await foundIn(app, step, type, rank)) if (!found.has(one.id)) found.set(one.id, one);
    }
    const ids = [...found.values()]
      .sort((a, b) => a.rank - b.rank || placeLevel(a.type) - placeLevel(b.type) || a.id - b.id)
      .slice(0, limit)
      .map(({ id }) => id);
    const rows = ids.length ? await app.db.read.selectFrom('places').selectAll().where('id', 'in', ids).execute() : [];
    rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    const shown = lang as string;
    const [views, lines] = [await treeViews(app, rows, shown), await cachedPlaces(app, ids)];
    const data = views.map((view) => ({
      ...view,
      within: lineOf(lines, view.id)
        .slice(1)
        .filter(({ type }) => type !== 'country')
        .map((place) => nameIn(place, shown)),
    }));
    const more = found.size > limit;
    const page = { page: 1, limit, total: null, total_pages: null, has_more: more, next_cursor: null };
    return { data, meta: { lang: shown, ...page } };
  },
});
