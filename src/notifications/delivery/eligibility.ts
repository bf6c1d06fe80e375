import type { App } from '../../core/app.ts';
import { dateInZone } from '../../core/clock.ts';
import type { QuietHours } from '../../model/device.ts';
import type { PushSettings } from '../../model/settings/push.ts';
import { currentSettings } from '../../settings/settings.ts';
import { cachedCategories } from '../devices/catalog.ts';
import { isRefused } from '../devices/opt-out.ts';
import { labelKey } from '../devices/tags.ts';
import { isBreaking, type StoredDevice } from '../store.ts';
import { countTowardsCap } from './frequency-cap.ts';
import { activeMs, defaultZone, quietEnd } from './quiet-hours.ts';

/** A device with all that decides whether it may be sent to: what `devicesBetween` gives. */
export type Candidate = Pick<
  StoredDevice,
  'id' | 'kind' | 'value' | 'platform' | 'lang' | 'opt_outs' | 'quiet_from' | 'quiet_to' | 'zone' | 'push_enabled'
>;

/** What of a notification decides it. */
export interface About {
  id: number;
  /** `breaking` respects opt-outs alone. */
  type: string;
  /** Slug of the category of its story. */
  category: string | null;
  /** Devices whose quiet hours end after this instant (ms) are left out; null: their end is waited for. */
  worthUntilMs: number | null;
  /** Its devices were counted towards their daily caps by an earlier attempt. */
  isCounted: boolean;
}

/** Why a device is left out: pushes off, opted out, quiet hours beyond the life of the message, or its daily cap. */
type Reason = 'push_off' | 'opted_out' | 'quiet_hours' | 'daily_cap';

export interface Sendable<D> {
  now: D[];
  /**
   * Those in their quiet hours, by the instant (ms) at which these end: their ids, and for how long (ms) all of them may
   * be sent to from then on.
   */
  quiet: Map<number, { ids: number[]; activeMs: number }>;
  skipped: Partial<Record<Reason, number>>;
}

const quietOf = ({ quiet_from: from, quiet_to: to }: Candidate, settings: PushSettings): QuietHours | null =>
  from === null || to === null ? settings.quiet_hours : { from, to };

/** Thousands of devices share a zone and their quiet hours. */
function memoized<T>(make: (zone: string, quiet: QuietHours | null) => T) {
  const cache = new Map<string, T>();
  return (zone: string, quiet: QuietHours | null = null): T => {
    const key = `${zone} ${quiet?.from} ${quiet?.to}`;
    if (!cache.has(key)) cache.set(key, make(zone, quiet));
    return cache.get(key) as T;
  };
}

/** A category and all above it: who has opted out of sports wants no cricket. */
async function categoryAndAncestors(app: App, slug: string | null): Promise<readonly string[]> {
  if (slug === null) return [];
  return (await cachedCategories(app)).get(labelKey(slug)) ?? [slug];
}

/**
 * Which of the devices may be sent to now, which are in their quiet hours until when, and how many are left out and why.
 * The first are counted towards their daily cap: this is called right before sending, once per batch.
 */
export async function sendableNow<D extends Candidate>(
  app: App,
  devices: readonly D[],
  about: About,
  nowMs: number,
): Promise<Sendable<D>> {
  const { push } = (await currentSettings(app)).app;
  const result: Sendable<D> = { now: [], quiet: new Map(), skipped: {} };
  const skip = (reason: Reason): void => {
    result.skipped[reason] = (result.skipped[reason] ?? 0) + 1;
  };
  const endOf = memoized((zone, quiet) => (quiet === null ? null : quietEnd(nowMs, zone, quiet)));
  const dayOf = memoized((zone) => dateInZone(nowMs, zone));
  const active: D[] = [];
  const refusable = { type: about.type, line: await categoryAndAncestors(app, about.category) };
  for (const device of devices) {
    if (device.push_enabled === 0) skip('push_off');
    else if (isRefused(device.opt_outs, refusable)) skip('opted_out');
    else if (isBreaking(about)) result.now.push(device);
    else {
      const quiet = quietOf(device, push);
      const end = endOf(device.zone ?? defaultZone, quiet);
      if (end === null) active.push(device);
      else if (about.worthUntilMs !== null && end > about.worthUntilMs) skip('quiet_hours');
      else {
        const found = result.quiet.get(end) ?? { ids: [], activeMs: Number.POSITIVE_INFINITY };
        found.ids.push(device.id);
        found.activeMs = Math.min(found.activeMs, activeMs(quiet as QuietHours));
        result.quiet.set(end, found);
      }
    }
  }
  if (push.daily_cap === null || about.isCounted || active.length === 0) {
    result.now.push(...active);
    return result;
  }
  const today = active.map(({ id, zone }) => ({ deviceId: id, day: dayOf(zone ?? defaultZone) }));
  const allowed = await countTowardsCap(app.db, today, push.daily_cap, about.id);
  for (const device of active)
    if (allowed.has(device.id)) result.now.push(device);
    else skip('daily_cap');
  return result;
}
