import type { Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { roughProgress } from '../sky/limb-angles.ts';
import type { Riser } from '../sky/line-of-sight.ts';
import { type Horizon, heightOver } from '../sky/rise.ts';
import { crossing } from '../sky/roots.ts';
import { addDays, dateAt, midnightOf } from '../zone.ts';
import { moonDepth, moonEclipse } from './moon.ts';
import { type EclipseKind, mayEclipse } from './phases.ts';
import { localSunEclipse, sunDepth, sunEclipse } from './sun.ts';
import { almanacDate, type Sutak, sutakOf } from './sutak.ts';

export type { EclipseKind } from './phases.ts';
export type { Sutak } from './sutak.ts';

/** An eclipse that a place sees at least a part of. Instants are Unix seconds. */
export interface Eclipse {
  body: Riser;
  /** The civil date at the place, for the Moon that of the almanac day (sunrise to sunrise), on which it begins to be seen. */
  date: string;
  /** The deepest that it gets anywhere on Earth; one that is annular here and total there is total. */
  kind: EclipseKind;
  /** The deepest that this place sees of it. */
  seen: EclipseKind;
  /** First contact: for the Moon with the umbra, or with the penumbra when the place sees no more than that. */
  start: number;
  maximum: number;
  end: number;
  /** Totality or annularity, be it under the horizon; for the Sun only if the place lies in the path. */
  full: Span | null;
  /** As much of it as is over the horizon. */
  fullSeen: Span | null;
  /** Of a lunar eclipse: from the first contact with the penumbra to the last. */
  penumbra: Span | null;
  /** The part of `start` to `end` with the body over the horizon. */
  visible: Span;
  /** It rises eclipsed (grastodaya), it sets eclipsed (grastasta). */
  risesEclipsed: boolean;
  setsEclipsed: boolean;
  /** At the maximum, be it under the horizon: share of the diameter (of the Moon's in the shadow), and of the disc. */
  magnitude: number;
  obscuration: number;
  /** The same at the deepest instant that is seen. */
  greatest: { at: number; magnitude: number; obscuration: number };
  /** Null when only the penumbra is seen. */
  sutak: Sutak | null;
}

const looks = 48;

/** The part of a span during which a body is over the horizon, from its first to its last instant; null when it never is. */
function visiblePart(body: Riser, span: Span, site: Site, over: Horizon = 'edge'): Span | null {
  const height = (t: number): number => heightOver(body, t, site, over);
  const at = (n: number): number => span.start + ((span.end - span.start) * n) / looks;
  const up = Array.from({ length: looks + 1 }, (_, n) => height(at(n)) >= 0);
  const [first, last] = [up.indexOf(true), up.lastIndexOf(true)];
  if (first < 0) return null;
  return {
    start: first === 0 ? span.start : crossing(height, at(first - 1), at(first)),
    end: last === looks ? span.end : crossing(height, at(last), at(last + 1)),
  };
}

/** What two spans have in common; null when that is nothing. */
function common(a: Span | null, b: Span): Span | null {
  const start = Math.max(a?.start ?? Number.POSITIVE_INFINITY, b.start);
  const end = Math.min(a?.end ?? Number.NEGATIVE_INFINITY, b.end);
  return start < end ? { start, end } : null;
}
/** Seconds that a contact has to lie under the horizon to be missed. */
const tolerance = 1;

interface Course extends Span {
  body: Riser;
  date: string;
  kind: EclipseKind;
  seen: EclipseKind;
  maximum: number;
  full: Span | null;
  fullSeen: Span | null;
  penumbra: Span | null;
  visible: Span;
  depth: (t: number) => { magnitude: number; obscuration: number };
}

function eclipseAt({ depth, ...course }: Course, site: Site, { horizon }: Reckoning): Eclipse {
  const { body, visible, maximum } = course;
  const at = Math.min(Math.max(maximum, visible.start), visible.end);
  const risesEclipsed = visible.start > course.start + tolerance;
  // Almanacs take an eclipsed Moon as risen when half of it is up without refraction, some four minutes after its edge.
  const half = body === 'moon' && risesEclipsed ? visiblePart(body, course, site, 'centre') : null;
  const begin = (half ?? visible).start;
  return {
    ...course,
    risesEclipsed,
    setsEclipsed: visible.end < course.end - tolerance,
    ...depth(maximum),
    greatest: { at, ...depth(at) },
    sutak: course.seen === 'penumbral' ? null : sutakOf(body, begin, visible.end, site, horizon),
  };
}

function solarOf(count: number, site: Site, reckoning: Reckoning): Eclipse | null {
  const global = sunEclipse(count);
  const local = global && localSunEclipse(global.newMoon, site);
  const visible = local && visiblePart('sun', local.partial, site);
  if (!visible) return null;
  const { full, partial, maximum, fullKind } = local;
  const fullSeen = common(full, visible);
  const course: Course = {
    body: 'sun',
    date: dateAt(visible.start, site.tz),
    // Where the shadow just grazes the Earth the place itself may know better.
    kind: full && global.kind === 'partial' ? fullKind : global.kind,
    seen: fullSeen ? fullKind : 'partial',
    ...partial,
    maximum,
    full,
    fullSeen,
    penumbra: null,
    visible,
    depth: (t) => sunDepth(t, site),
  };
  return eclipseAt(course, site, reckoning);
}

function lunarOf(count: number, site: Site, reckoning: Reckoning): Eclipse | null {
  const global = moonEclipse(count);
  if (!global) return null;
  const { kind, maximum, umbra, penumbra, total } = global;
  const inUmbra = umbra && visiblePart('moon', umbra, site);
  const visible = inUmbra ?? visiblePart('moon', penumbra, site);
  if (!visible) return null;
  const fullSeen = inUmbra && common(total, visible);
  const course: Course = {
    body: 'moon',
    date: almanacDate(visible.start, site, reckoning.horizon),
    kind,
    seen: !inUmbra ? 'penumbral' : fullSeen ? 'total' : 'partial',
    ...(inUmbra ? umbra : penumbra),
    maximum,
    full: total,
    fullSeen,
    penumbra,
    visible,
    depth: (t) => moonDepth(t, !inUmbra),
  };
  return eclipseAt(course, site, reckoning);
}

const daySeconds = 86_400;

/**
 * Every eclipse that a place sees from one civil date to another, both in, in order of time.
 * @param from `YYYY-MM-DD`
 * @param to `YYYY-MM-DD`
 * @param of of the Sun alone or of the Moon alone; default: both
 */
export function eclipsesBetween(
  from: string,
  to: string,
  site: Site,
  reckoning: Reckoning = standard,
  of: readonly Riser[] = ['sun', 'moon'],
): Eclipse[] {
  // An eclipse is seen within hours of the new or full moon, and a night belongs to the date before.
  const earliest = midnightOf(from, site.tz) - daySeconds;
  const latest = midnightOf(addDays(to, 1), site.tz) + 2 * daySeconds;
  const halvesAt = (t: number): number => roughProgress('elongation', t, reckoning.ayanamsha) / 180;
  const end = halvesAt(latest);
  const found: (Eclipse | null)[] = [];
  // Every even half turn from the Sun is a new moon.
  for (let half = Math.ceil(halvesAt(earliest)); half < end; half++) {
    const body = half % 2 === 0 ? 'sun' : 'moon';
    if (!of.includes(body) || !mayEclipse(half * 180)) continue;
    const eclipseOf = body === 'sun' ? solarOf : lunarOf;
    found.push(eclipseOf(Math.floor(half / 2), site, reckoning));
  }
  return found.filter((eclipse) => eclipse !== null).filter(({ date }) => date >= from && date <= to);
}
