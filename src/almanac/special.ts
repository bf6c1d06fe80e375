import type { Lang } from '../model/common.ts';
import { label } from '../panchang/names.ts';
import type { PlainDay } from './shape.ts';

/** Languages whose almanacs count months from full moon to full moon. */
const purnimanta = new Set<Lang>(['hi', 'ne', 'pa', 'ur', 'or']);

/** The lunar month by the reckoning that readers of the language follow. */
export const lunarMonthOf = ({ masa, lang }: PlainDay) =>
  (purnimanta.has(lang) ? masa?.purnimanta : masa?.amanta) ?? null;

const mostFestivals = 4;

/** The line that a reader shares: what is kept today, and the lunar day. */
export function specialOf(day: PlainDay): string {
  const lunarDay = [lunarMonthOf(day), day.paksha, day.tithi[0]].flatMap((part) => part?.name ?? []).join(' ');
  const festivals = day.festivals.slice(0, mostFestivals).map(({ name }) => name);
  return `${label('todays_special', day.lang)}: ${[...festivals, lunarDay].filter(Boolean).join(', ')}`;
}
