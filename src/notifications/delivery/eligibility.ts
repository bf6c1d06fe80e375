import type { App } from '../../core/app.ts';
import { dateInZone } from '../../core/clock.ts';
import type { QuietHours } from '../../model/device.ts';
import type { PushSettings } from '../../model/settings.ts';
import { current } from '../../settings/settings.ts';
import { knownCategories } from '../devices/catalog.ts';
import { isRefused } from '../devices/opt-out.ts';
import { labelKey } from '../devices/tags.ts';
import type { StoredDevice } from '../store.ts';
import { takeOfCap } from './frequency-cap.ts';
import { awakeMs, defaultZone, quietEnd } from './quiet-hours.ts';

/** A device with all that decides whether it may be sent to: what `devicesBetween` gives. */
export type Candidate = Pick<
  StoredDevice,
  'id' | 'kind' | 'value' | 'platform' | 'lang' | 'opt_outs' | 'quiet_from' | 'quiet_to' | 'zone' | 'push_enabled'
>;

/** What of a notification decides it. */
export interface About {
  id: number;
  /** `breaking` asks nobody but who has opted out of it. */
  type: string;
  /** Slug of the category of its story. */
  category: string | null;
  /** Devices that sleep beyond this instant (ms) are left out; null: the end of their night is waited for. */
  worthUntilMs: number | null;
  /** Its devices were counted to their daily caps before, and may have it: a push service was busy. */
  isCounted: boolean;
}

/** Why a device is left out: it turned pushes off, opted out, it is night there until too late, or it had enough. */
type Reason = 'push_off' | 'opted_out' | 'quiet_hours' | 'daily_cap';

export interface Sendable<D> {
  now: D[];
  /**
   * Those that are in their quiet hours, by the instant (ms) at which these end, to be asked again: their ids, and how
   * long (ms) all of them are awake from then on.
   */
  later: Map<number, { ids: number[]; awakeMs: number }>;
  skipped: Partial<Record<Reason, number>>;
}

/** Breaking news does not wait, and does not count. */
export const isBreaking = ({ type }: Pick<About, 'type'>): boolean => type === 'breaking';

const quietOf = ({ quiet_from: from, quiet_to: to }: Candidate, settings: PushSettings): QuietHours | null =>
  from === null || to === null ? settings.quiet_hours : { from, to };

/** Thousands of devices share a zone and their hours. */
function remembered<T>(make: (zone: string, quiet: QuietHours | null) => T) {
  const known = new Map<string, T>();
  return (zone: string, quiet: QuietHours | null = null): T => {
    const key = `${zone} ${quiet?.from} ${quiet?.to}`;
    if (!known.has(key)) known.set(key, make(zone, quiet));
    return known.get(key) as T;
  };
}

/** A category and all above it: who has opted out of sports wants no cricket. */
async function lineOfCategory(app: App, slug: string | null): Promise<readonly string[]> {
  if (slug === null) return [];
  return (await knownCategories(app)).get(labelKey(slug)) ?? [slug];
}

/**
 * Which of the devices may be sent to now, which are asleep until when, and how many are left out and why. Those that
 * may are counted towards their daily cap: it is asked right before sending, once per batch.
 */
export async function sendableNow<D extends Candidate>(
  app: App,
  devices: readonly D[],
  about: About,
  nowMs: number,
): Promise<Sendable<D>> {
  const { push } = (await current(app)).app;
  const result: Sendable<D> = { now: [], later: new Map(), skipped: {} };
  const skip = (reason: Reason): void => {
    result.skipped[reason] = (result.skipped[reason] ?? 0) + 1;
  };
  const endOf = remembered((zone, quiet) => (quiet === null ? null : quietEnd(nowMs, zone, quiet)));
  const dayOf = remembered((zone) => dateInZone(nowMs, zone));
  const awake: D[] = [];
  const refusable = { type: about.type, line: await lineOfCategory(app, about.category) };
  for (const device of devices) {
    if (device.push_enabled === 0) skip('push_off');
    else if (isRefused(device.opt_outs, refusable)) skip('opted_out');
    else if (isBreaking(about)) result.now.push(device);
    else {
      const quiet = quietOf(device, push);
      const end = endOf(device.zone ?? defaultZone, quiet);
      if (end === null) awake.push(device);
      else if (about.worthUntilMs !== null && end > about.worthUntilMs) skip('quiet_hours');
      else {
        const found = result.later.get(end) ?? { ids: [], awakeMs: Number.POSITIVE_INFINITY };
        found.ids.push(device.id);
        found.awakeMs = Math.min(found.awakeMs, awakeMs(quiet as QuietHours));
        result.later.set(end, found);
      }
    }
  }
  if (push.daily_cap === null || about.isCounted || awake.length === 0) {
    result.now.push(...awake);
    return result;
  }
  const today = awake.map(({ id, zone }) => ({ deviceId: id, day: dayOf(zone ?? defaultZone) }));
  const allowed = await takeOfCap(app.db, today, push.daily_cap, about.id);
  for (const device of awake)
    if (allowed.has(device.id)) result.now.push(device);
    else skip('daily_cap');
  return result;
}
