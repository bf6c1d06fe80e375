import { computed } from '../../almanac/compute.ts';
import type { Festival } from '../../almanac/model/panchang.ts';
import { readerOf, reckoningOf } from '../../almanac/query.ts';
import { editedFestivals } from '../../almanac/store.ts';
import type { App } from '../../core/app.ts';
import type { Lang } from '../../core/model/common.ts';
import type { ReminderKind } from '../../settings/model/push.ts';

/** Which observances a kind is about. A weekday's pradosha and the like have the key of the vrata. */
const isOfKind: Readonly<Record<ReminderKind, (festival: Festival) => boolean>> = {
  eclipse: ({ key }) => key === 'surya_grahana' || key === 'chandra_grahana',
  festivals: ({ type, is_holiday }) => type === 'festival' || is_holiday,
  ekadashi: ({ key }) => key.endsWith('_ekadashi'),
  pradosha: ({ key }) => key === 'pradosha_vrata',
  sankashti: ({ key }) => key === 'sankashti_chaturthi',
  purnima: ({ key }) => key === 'purnima',
  amavasya: ({ key }) => key === 'amavasya',
  shivaratri: ({ key }) => key === 'masik_shivaratri' || key === 'maha_shivaratri',
  shashthi: ({ key }) => key === 'shashthi_vrata' || key === 'skanda_shashti',
};

/** What is observed from one date to another at a city, in the words of a language; editors' announcements go before the rules. */
export async function observedBetween(
  app: App,
  from: string,
  to: string,
  city: number,
  lang: Lang,
): Promise<Festival[]> {
  const reader = readerOf(app, { city: String(city) }, lang);
  const edited = await editedFestivals(app.db.read, from, to, reader.place.region);
  const range = { from, to, reader, reckoning: reckoningOf(app) };
  const { json } = await computed(app, 'festivals', edited, 'here', range, {});
  return JSON.parse(Buffer.from(json).toString()) as Festival[];
}

/** The observances of these kinds: those of the first kind first, each once. */
export function observedOf(festivals: readonly Festival[], kinds: readonly ReminderKind[]): Festival[] {
  return [...new Set(kinds.flatMap((kind) => festivals.filter(isOfKind[kind])))];
}
