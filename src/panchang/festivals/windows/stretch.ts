import { lagnaTable } from '../../grahas/lagna.ts';
import { type Division, type LimbSpan, limbsBetween, type Span } from '../../limbs.ts';
import { type Bhadra, bhadrasIn } from '../../muhurta/bhadra.ts';
import { nthPart } from '../../muhurta/divisions.ts';
import { skyOf } from '../../sky/day-sky.ts';
import { firstEvent } from '../../sky/rise.ts';
import { addDays } from '../../zone.ts';
import type { Details } from '../details.ts';
import { holds, type ReckoningPlace } from '../parts.ts';

/** How the times of a rite are written down: stretches of a day, cut with each other. */

/** The day of an observance at a place; there is none where the Sun does not rise and set. Unix seconds. */
export interface Scene {
  date: string;
  place: ReckoningPlace;
  details: Details;
  /** Sunrise to sunset, and the nights before and after it. */
  day: Span;
  nightBefore: Span;
  night: Span;
  /** Sunrise to sunset of the next date. */
  nextDay: Span;
}

/** Spans in order; an instant starts and ends at once. */
export type Stretch = (scene: Scene) => Span[];

const daylight = (date: string, { site, reckoning }: ReckoningPlace): Span | null => {
  const { sunrise, sunset } = skyOf(date, site, reckoning.horizon);
  return sunrise !== null && sunset !== null && sunset > sunrise ? { start: sunrise, end: sunset } : null;
};

/** @param date `YYYY-MM-DD` */
export function sceneOf(date: string, place: ReckoningPlace, details: Details): Scene | null {
  const before = daylight(addDays(date, -1), place);
  const day = daylight(date, place);
  const nextDay = daylight(addDays(date, 1), place);
  if (!before || !day || !nextDay || before.end >= day.start || day.end >= nextDay.start) return null;
  const nightBefore = { start: before.end, end: day.start };
  return { date, place, details, day, nightBefore, night: { start: day.end, end: nextDay.start }, nextDay };
}

type Of = 'day' | 'nightBefore' | 'night' | 'nextDay';

/** The parts `from` to `to` (from 1, both in it) of `count` equal parts. */
export const parts =
  (of: Of, count: number, from: number, to: number = from): Stretch =>
  (scene) => [{ start: nthPart(scene[of], count, from).start, end: nthPart(scene[of], count, to).end }];

/** An instant, or none. */
export const instant =
  (at: (scene: Scene) => number | null | undefined): Stretch =>
  (scene) => {
    const t = at(scene);
    return t == null ? [] : [{ start: t, end: t }];
  };

/** The tithi that the observance is named after. */
export const tithi: Stretch = ({ details }) => (details.tithi ? [details.tithi] : []);

/** While one of these signs (1 Mesha) rises, from sunrise to the next sunrise. */
export const lagna =
  (...signs: number[]): Stretch =>
  ({ date, place }) =>
    lagnaTable(date, place.site, place.reckoning).filter(({ id }) => signs.includes(id));

/** While limbs with these ids are in force, from the sunset before to the sunset after the next day. */
const limbs =
  (of: Division, isOne: (limb: LimbSpan) => boolean): Stretch =>
  ({ nightBefore, nextDay, place }) =>
    limbsBetween(of, nightBefore.start, nextDay.end, place.reckoning.ayanamsha).filter(isOne);

export const nakshatra = (id: number): Stretch => limbs('nakshatra', (limb) => limb.id === id);
export const yoga = (id: number): Stretch => limbs('yoga', (limb) => limb.id === id);

const moonEvent = (event: 'rise' | 'set', { start, end }: Span, { site, reckoning }: ReckoningPlace): Span[] => {
  const t = firstEvent('moon', event, start, end, site, reckoning.horizon);
  return t === null ? [] : [{ start: t, end: t }];
};

/** The first moonrise or moonset in a part. */
export const moon =
  (event: 'rise' | 'set', of: Of): Stretch =>
  (scene) =>
    moonEvent(event, scene[of], scene.place);

/** From the first moonrise in a part to the moonset after it. */
export const moonUp =
  (of: Of): Stretch =>
  ({ place, ...scene }) =>
    moonEvent('rise', scene[of], place).flatMap(({ start }) =>
      moonEvent('set', { start: start + 60, end: start + 86_400 }, place).map(({ end }) => ({ start, end })),
    );

const bhadraOf = ({ details: { tithi }, place }: Scene): Bhadra[] =>
  tithi ? bhadrasIn(tithi, place.reckoning.ayanamsha).filter((one) => one.tithi === tithi.id) : [];

/** The Bhadra of the tithi, one of its halves. */
export const bhadra: Stretch = (scene) => bhadraOf(scene);
/** The tail of it, which is the lesser evil. */
export const bhadraTail: Stretch = (scene) => bhadraOf(scene).map(({ puchha }) => puchha);

const clipped = (a: Span, b: Span): Span[] => {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
  return start < end ? [{ start, end }] : [];
};

/** What all of them have in common. */
export const meet =
  (first: Stretch, ...others: Stretch[]): Stretch =>
  (scene) =>
    others.reduce((left, other) => left.flatMap((a) => other(scene).flatMap((b) => clipped(a, b))), first(scene));

/** The first without what the second covers. */
export const without =
  (whole: Stretch, removed: Stretch): Stretch =>
  (scene) =>
    removed(scene).reduce(
      (left, { start, end }) =>
        left.flatMap((a) => [
          ...clipped(a, { start: Number.NEGATIVE_INFINITY, end: start }),
          ...clipped(a, { start: end, end: Number.POSITIVE_INFINITY }),
        ]),
      whole(scene),
    );

/** The first that there is. */
export const firstOf =
  (...stretches: Stretch[]): Stretch =>
  (scene) => {
    for (const stretch of stretches) {
      const found = stretch(scene);
      if (found.length > 0) return found;
    }
    return [];
  };

/** Those that last so many seconds or more. */
export const lasting =
  (seconds: number, stretch: Stretch): Stretch =>
  (scene) =>
    stretch(scene).filter(({ start, end }) => end - start >= seconds);

/** From the beginning of the first to the end of the second. */
export const between =
  (from: Stretch, to: Stretch): Stretch =>
  (scene) => {
    const [start, end] = [from(scene)[0]?.start, to(scene).at(-1)?.end];
    return start !== undefined && end !== undefined && start < end ? [{ start, end }] : [];
  };

/** Those that begin while the other lasts. */
export const begunIn =
  (stretch: Stretch, other: Stretch): Stretch =>
  (scene) =>
    stretch(scene).filter(({ start }) => other(scene).some((cover) => holds(cover, start)));
