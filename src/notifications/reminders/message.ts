import type { Festival } from '../../almanac/model/panchang.ts';
import { clockText, dateText, listText, shortDateText } from '../../almanac/text/clock-text.ts';
import type { Lang } from '../../core/model/common.ts';
import { label, nameOf } from '../../panchang/names.ts';
import type { City } from '../../places/cities.ts';
import type { ReminderKind } from '../../settings/model/push.ts';
import type { NotificationInput } from '../model/notification.ts';

/** Names of one title; a day of more observances has its page. */
const mostNames = 3;

/** The times that who keeps an observance has to know the evening before. */
const shownTimes: ReadonlySet<string> = new Set(['parana', 'moonrise', 'eclipse', 'sutak']);

/** What a reminder is about. */
export interface Occasion {
  date: string;
  lang: Lang;
  /** The first of the kinds that its devices requested. */
  kind: ReminderKind;
  festivals: readonly Festival[];
  /** The city whose clock the times are of. */
  city: City;
}

function timesText({ date, lang, festivals, city }: Occasion): string[] {
  const writing = { lang, digits: 'latin', zone: city.tz } as const;
  const clock = (iso: string): string => {
    const ms = Date.parse(iso);
    return iso.startsWith(date) ? clockText(ms, writing) : `${clockText(ms, writing)} (${shortDateText(ms, writing)})`;
  };
  const lines = festivals
    .flatMap(({ times }) => times)
    .filter(({ key }) => shownTimes.has(key))
    .map(
      ({ name, start, end }) =>
        `${name}: ${[start, end].flatMap((iso) => (iso === null ? [] : clock(iso))).join(' – ')}`,
    );
  return [...new Set(lines)];
}

/** The day in the app, or on a site whose addresses the links of stories have. */
function linkTo(prefix: string, { date, lang }: Occasion): string {
  if (/^https?:/i.test(prefix)) return new URL(`/${lang}/panchang?date=${date}`, prefix).href;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(prefix)?.[0];
  return scheme === undefined ? `/${lang}/panchang?date=${date}` : `${scheme}//panchang/${date}`;
}

const namesOf = (festivals: readonly Festival[], lang: Lang): string =>
  listText(
    festivals.slice(0, mostNames).map(({ name }) => name),
    lang,
  );

const dayText = (date: string, lang: Lang): string =>
  listText([nameOf('weekdays', new Date(date).getUTCDay() + 1, lang), dateText(date, { lang, digits: 'latin' })], lang);

/**
 * To those that were reminded of another day: what is kept on `date` now, and the day that was announced.
 * @param ttlSeconds until the later of both days ends
 */
export function noticeOf(
  occasion: Occasion,
  announced: string,
  linkPrefix: string,
  ttlSeconds: number,
): NotificationInput {
  const { date, lang, kind, festivals } = occasion;
  return {
    title: `${namesOf(festivals, lang)}: ${label('date_changed', lang)}`,
    body: `${dayText(date, lang)} (${label('before_change', lang)}: ${dayText(announced, lang)})`,
    type: 'almanac',
    target: { type: 'segment', value: { lang, reminder: kind } },
    data: { date, kind, festivals: festivals.map(({ key }) => key).join(','), former_date: announced },
    deep_link: linkTo(linkPrefix, occasion),
    ttl_seconds: ttlSeconds,
  };
}

/** @param linkPrefix the setting `push.link_prefix`. @param ttlSeconds until the day begins */
export function reminderOf(occasion: Occasion, linkPrefix: string, ttlSeconds: number): NotificationInput {
  const { date, lang, kind, festivals, city } = occasion;
  const weekday = nameOf('weekdays', new Date(date).getUTCDay() + 1, lang);
  const times = timesText(occasion);
  const day = listText([label('tomorrow', lang), weekday, dateText(date, { lang, digits: 'latin' })], lang);
  const place = times.length > 0 ? `${city.names[lang] ?? city.name} – ` : '';
  return {
    title: namesOf(festivals, lang),
    body: [day, ...(times.length > 0 ? [`${place}${times.join('; ')}`] : [])].join(lang === 'ur' ? '۔ ' : '. '),
    type: 'almanac',
    target: { type: 'segment', value: { lang, reminder: kind } },
    data: { date, kind, festivals: festivals.map(({ key }) => key).join(',') },
    deep_link: linkTo(linkPrefix, occasion),
    ttl_seconds: ttlSeconds,
  };
}
