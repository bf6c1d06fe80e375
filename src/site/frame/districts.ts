import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Lang } from '../../core/model/common.ts';
import { visibleAt } from '../../news/visible.ts';
import { cachedPlaces, lineOf, nameIn } from '../../places/tree.ts';

/** Newest stories that are looked at, and districts that a menu shows. */
const [mostStories, mostDistricts] = [300, 24];

/** A place that has a page. */
export interface District {
  name: string;
  slug: string;
}

/** The districts that the newest stories of a language are about, those with most of them, by name. */
export async function newsDistricts(app: App, lang: Lang): Promise<District[]> {
  const rows = await app.db.read
    .selectFrom('news')
    .select('place_ids')
    .where('lang', '=', lang)
    .where(visibleAt(isoTime(app.now())))
    .orderBy('published_at', 'desc')
    .limit(mostStories)
    .execute();
  const stories = rows.map(({ place_ids }) => JSON.parse(place_ids) as number[]);
  const places = await cachedPlaces(app, [...new Set(stories.flat())]);
  const counts = new Map<number, number>();
  for (const ids of stories) {
    const districts = ids.flatMap((id) => lineOf(places, id).find(({ type }) => type === 'district')?.id ?? []);
    for (const id of new Set(districts)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const first = [...counts].sort(([, a], [, b]) => b - a).slice(0, mostDistricts);
  if (first.length === 0) return [];
  const ids = first.map(([id]) => id);
  const shown = await app.db.read
    .selectFrom('places')
    .select('id')
    .where('id', 'in', ids)
    .where('is_active', '=', 1)
    .execute();
  const order = new Intl.Collator(lang);
  return shown
    .flatMap(({ id }) => places.get(id) ?? [])
    .map((place) => ({ name: nameIn(place, lang), slug: place.slug }))
    .sort((a, b) => order.compare(a.name, b.name));
}
