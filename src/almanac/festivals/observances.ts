import { type Community, rulesOfCommunity } from '../../panchang/festivals/communities.ts';
import { isDayIn } from '../../panchang/festivals/kept-days.ts';
import { festivalsBetween, type Observance } from '../../panchang/festivals/observances.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import { daysBetween } from '../../panchang/zone.ts';
import { statesOfLang } from '../../places/states.ts';
import type { Festival } from '../model/panchang.ts';
import { type EditedFestivals, everyPlace, movedDays } from '../store.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { computedFestival } from './computed-festival.ts';
import { type FestivalFacts, factsOfRow, festivalOf, isObservedIn } from './facts.ts';
import { type HolidayMarks, holidayMarks } from './holiday-marks.ts';
import { repeatedDays } from './repeats.ts';

/** A range of days, and by which reckoning. */
export interface ObservanceRange {
  from: string;
  to: string;
  reader: AlmanacReader;
  reckoning: Reckoning;
  /** Whose calendar, with what editors say of its days; without it the common list, with all that they say. */
  community?: Community | undefined;
}

/** A computed festival, with the states that have it on another day or alone on this one. */
type Computed = Festival & Pick<Observance, 'exceptIn' | 'onlyIn'>;

/** What is computed for a place, also by rules of editors, and what editors say of single days; of the latter some days around the range too. */
interface Gathered {
  from: string;
  to: string;
  computed: Computed[];
  /** Of the reader's city first, then of all places, then of other cities. */
  edited: (Festival & { city: number | null })[];
  /** Dates whose festivals an editor gives, instead of any others. */
  replaced: ReadonlySet<string>;
  /** Those of the community; null: all. */
  keys: ReadonlySet<string> | null;
}

function gathered(
  { rows, days }: EditedFestivals,
  { from, to, reader, reckoning, community }: ObservanceRange,
): Gathered {
  const here = reader.place.id;
  const stored = rows
    .filter(({ repeats }) => repeats === null)
    .map((row) => ({ ...festivalOf(factsOfRow(row), row.date, row.id, reader), city: null }));
  const inDays = days.flatMap(({ date, place_id, festivals }) =>
    (JSON.parse(festivals) as FestivalFacts[]).map((facts) => ({
      ...festivalOf(facts, date, null, reader),
      city: place_id === everyPlace ? null : place_id,
    })),
  );
  const distance = (city: number | null): number => (city === null ? 1 : city === here ? 0 : 2);
  const replaced = new Set(
    days.filter((d) => d.festivals_replace && [everyPlace, here].includes(d.place_id)).map((d) => d.date),
  );
  const observances = festivalsBetween(from, to, reader.place, reckoning, community);
  const edited = [...inDays, ...stored].toSorted((a, b) => distance(a.city) - distance(b.city));
  const computed = observances
    .filter(({ date }) => !replaced.has(date))
    .map((o) => ({ ...computedFestival(o, reader, reckoning), exceptIn: o.exceptIn, onlyIn: o.onlyIn }));
  if (community) {
    const keys = new Set(rulesOfCommunity(community).map(({ key }) => key));
    return { from, to, computed, edited: edited.filter(({ key }) => keys.has(key)), replaced, keys };
  }
  return {
    from,
    to,
    computed: [
      ...computed,
      ...rows
        .flatMap((row) => repeatedDays(row, { from, to }, reader, reckoning))
        .map((festival) => ({ ...festival, exceptIn: [], onlyIn: null })),
    ],
    edited,
    replaced,
    keys: null,
  };
}

/** Whether an editor's festival is the computed one: the same, announced for a day nearby. */
const isSameFestival = (edited: Festival, { key, date }: Festival): boolean =>
  edited.key === key && Math.abs(daysBetween(edited.date, date)) <= movedDays;

const byDate = (a: Festival, b: Festival): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

const shown = ({ city: _, ...festival }: Gathered['edited'][number]): Festival => festival;
const plain = ({ exceptIn: _, onlyIn: __, ...festival }: Computed): Festival => festival;

/**
 * Every festival of a range, those of all regions. What is computed stays for the regions of which editors say nothing.
 */
export function allFestivals(sent: EditedFestivals, range: ObservanceRange): Festival[] {
  const { from, to } = range;
  const { computed, edited } = gathered(sent, range);
  const left = computed.flatMap((festival) => {
    const spoken = edited.filter((other) => isSameFestival(other, festival)).flatMap(({ regions }) => regions);
    const regions = spoken.includes('IN') ? [] : festival.regions.filter((region) => !spoken.includes(region));
    return regions.length ? [{ ...plain(festival), regions }] : [];
  });
  const inRange = edited.filter(({ date }) => date >= from && date <= to).map(shown);
  return merged([...inRange, ...left]).sort(byDate);
}

/** Those that are kept in a region, each once a day: what an editor says of one goes before what is computed. */
export function festivalsOfRegion(sent: EditedFestivals, region: string, range: ObservanceRange): Festival[] {
  const found = gathered(sent, range);
  const marks = holidayMarks(sent.holidays, region, range.from, range.to);
  return distinctFestivals(found, marks, range.reader, region, {
    isKept: ({ regions }) => isObservedIn(regions, region),
    isDay: (festival) => isDayIn(festival, region),
  });
}

/** Those that a reader at a place keeps. What a city's day brings is for that city. */
export function festivalsHere(sent: EditedFestivals, range: ObservanceRange): Festival[] {
  const { reader } = range;
  const found = gathered(sent, range);
  const edited = found.edited.filter(({ city }) => city === null || city === reader.place.id);
  const marks = holidayMarks(sent.holidays, reader.place.region, range.from, range.to);
  return distinctFestivals({ ...found, edited }, marks, reader, reader.place.region ?? 'IN', {
    isKept: ({ regions }) => isObservedBy(reader, regions),
    isDay: (festival) => isDayFor(reader, festival),
  });
}

function distinctFestivals(
  { from, to, computed, edited, replaced, keys }: Gathered,
  marks: HolidayMarks | null,
  reader: AlmanacReader,
  region: string,
  { isKept, isDay }: { isKept: (festival: Festival) => boolean; isDay: (festival: Computed) => boolean },
): Festival[] {
  const said = edited.filter(isKept);
  // What is said of the region itself goes before what is said of all of India.
  const isNamed = ({ regions }: Festival): boolean => regions.includes(region);
  const own = said.filter((one) => isNamed(one) || !said.some((other) => isNamed(other) && isSameFestival(other, one)));
  const isOwn = (festival: Festival): boolean => own.some((other) => isSameFestival(other, festival));
  const left = computed
    .filter((festival) => isKept(festival) && isDay(festival) && !isOwn(festival) && !marks?.isMoved(festival))
    .map(plain);
  const inRange = own.filter(({ date }) => date >= from && date <= to).map(shown);
  const first = new Map<string, Festival>();
  for (const festival of [...inRange, ...left]) {
    const key = `${festival.date} ${festival.key}`;
    if (!first.has(key)) first.set(key, marks?.mark(festival) ?? festival);
  }
  const kept = [...first.values()];
  const missing = marks?.missing(kept, from, to, reader) ?? [];
  const isAsked = ({ date, key }: Festival): boolean => !replaced.has(date) && (keys?.has(key) ?? true);
  const added = missing.filter((holiday) => isAsked(holiday) && !isOwn(holiday));
  return [...added, ...kept].sort(byDate);
}

/** A festival that several days bring alike (one per city) once, with the regions of all of them. */
function merged(festivals: Festival[]): Festival[] {
  const alike = new Map<string, Festival>();
  for (const festival of festivals) {
    const { regions: own, ...content } = festival;
    const key = JSON.stringify(content);
    const before = alike.get(key);
    alike.set(key, { ...festival, regions: before ? [...new Set([...before.regions, ...own])] : own });
  }
  return [...alike.values()];
}

/**
 * Whether a reader at a place keeps a festival: that of the region, or of all India; abroad, where people keep those of
 * home, also what is kept in a state of the reader's language.
 */
export function isObservedBy({ place, lang }: AlmanacReader, regions: readonly string[]): boolean {
  const region = place.region ?? 'IN';
  if (isObservedIn(regions, region)) return true;
  return !region.startsWith('IN') && (regions.includes('IN') || statesOfLang(lang).some((s) => regions.includes(s)));
}

/**
 * Whether an observance has this day for a reader: in the region, or abroad where no school leads in the country itself, in the
 * first state of the reader's language.
 */
export function isDayFor({ place, lang }: AlmanacReader, day: Pick<Observance, 'exceptIn' | 'onlyIn'>): boolean {
  const region = place.region ?? 'IN';
  if (region.startsWith('IN') || day.exceptIn.includes(region) || day.onlyIn?.includes(region))
    return isDayIn(day, region);
  return isDayIn(day, statesOfLang(lang)[0] ?? region);
}
