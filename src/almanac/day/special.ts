import { label } from '../../panchang/names.ts';
import { type Digits, listText } from '../text/clock-text.ts';
import { monthText } from '../text/month.ts';
import type { PlainDay } from '../text/reader.ts';

const mostFestivals = 4;
/** The lunar day says these itself. */
const namedByTithi = new Set(['purnima', 'amavasya']);

/** The line that a reader shares: what is kept today, and the day of the almanac. */
export function specialOf(day: PlainDay, digits: Digits): string {
  const festivals = day.festivals
    .filter(({ key }) => !namedByTithi.has(key))
    .slice(0, mostFestivals)
    .map(({ name }) => name);
  // A tithi that no sunrise sees has no day of its own to be named on.
  const tithis = day.tithi.filter(({ is_kshaya }, i) => i === 0 || is_kshaya).map(({ name }) => name);
  const lunarDay = [day.paksha?.name, tithis.join(' – ')].filter(Boolean).join(' ');
  const line = listText([...festivals, `${monthText(day, digits)} ${lunarDay}`.trim()], day.lang);
  return `${label('todays_special', day.lang)}: ${line}`;
}
