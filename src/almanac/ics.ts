import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { label } from '../panchang/names.ts';
import { regionName } from '../places/states.ts';
import type { Festival } from './model/panchang.ts';
import { timesLines } from './text/festival-times.ts';
import type { AlmanacReader } from './text/reader.ts';

export interface About {
  kind: string;
  /** Whose calendar, of a community. */
  community: string | undefined;
  region: string | undefined;
  reader: AlmanacReader;
  /** Names the publisher in the UIDs. */
  publicUrl: string;
}

/** Phones request it again after so many seconds. */
const daySeconds = 86_400;

/**
 * Festivals as an iCalendar (RFC 5545): whole days, in the language of the reader. The UID of a festival's day is made of
 * its key and date, so that a phone that requests it again replaces what it has; so is every byte, as an ETag wants it.
 */
export function calendarText(
  festivals: readonly Festival[],
  { kind, community, region, reader, publicUrl }: About,
): string {
  const { hostname } = new URL(publicUrl);
  const where = region === undefined ? reader.placeName : regionName(region, reader.lang);
  const calendar = ical({
    name: [community && label(`calendar_${community}`, reader.lang), label(`calendar_${kind}`, reader.lang), where]
      .filter(Boolean)
      .join(' – '),
    prodId: { company: 'Dinam', product: 'Almanac', language: reader.lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: daySeconds,
  });
  const uids = new Set<string>();
  const writing = { lang: reader.lang, digits: reader.digits, zone: reader.place.tz };
  for (const festival of festivals) {
    const { id, key, date, name, description, is_tentative, regions } = festival;
    const uid = `${key}-${date}${id === null ? '' : `-${id}`}-${regions.join('.')}@${hostname}`;
    if (uids.has(uid)) continue; // two cities of a region, each in its own words
    uids.add(uid);
    const tentative = is_tentative ? ` (${label('tentative', reader.lang)})` : '';
    calendar.createEvent({
      id: uid,
      start: Temporal.PlainDate.from(date),
      allDay: true,
      summary: `${name}${tentative}`,
      description: [description, ...timesLines(festival, writing)].filter(Boolean).join('\n') || null,
      // A constant: the time of writing has no use and would make every answer different.
      stamp: new Date(Date.UTC(Number(date.slice(0, 4)), 0, 1)),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // Each line ends with CRLF, the last one too (RFC 5545, 3.1): some readers leave out a line that does not.
  return `${calendar.toString().trimEnd()}\r\n`;
}
