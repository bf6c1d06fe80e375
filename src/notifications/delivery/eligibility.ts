import type { App } from '../../core/app.ts';
import { dateInZone } from '../../core/clock.ts';
import type { PushSettings, QuietHours } from '../../settings/model/push.ts';
import { currentSettings } from '../../settings/settings.ts';
import { type CategoryLines, cachedCategoryLines } from '../devices/catalog.ts';
import { meaningKey } from '../devices/meaning.ts';
import { isRefused } from '../devices/opt-out.ts';
import { idKey, labelKey } from '../devices/tags.ts';
import { isBreaking, type StoredDevice } from '../store.ts';
import { countTowardsCap } from './frequency-cap.ts';
import { activeMs, defaultZone, quietEnd } from './quiet-hours.ts';

/** The columns of a device that decide whether it is sent to. */
export type DeviceCandidate = Pick<
  StoredDevice,
  | 'id'
  | 'kind'
  | 'value'
  | 'platform'
  | 'lang'
  | 'category_ids'
  | 'opt_outs'
  | 'quiet_from'
  | 'quiet_to'
  | 'zone'
  | 'push_enabled'
>;

/** The facts of a notification that decide it. */
export interface NotificationFacts {
  id: number;
  /** `breaking` respects opt-outs alone. */
  type: string;
  /** Slug of the story's category. */
  category: string | null;
  /** Devices whose quiet hours end later (Unix ms) are left out; null: none. */
  worthUntilMs: number | null;
  /** Whether an earlier attempt counted its devices towards the daily caps. */
  isCounted: boolean;
}

/** Why a device is left out. `quiet_hours`: they end after the message expires. */
type Reason = 'push_off' | 'opted_out' | 'quiet_hours' | 'daily_cap';

export interface Sendable<D> {
  now: D[];
  /** Devices in quiet hours, by their end (Unix ms). `activeMs`: time until the next quiet hours of any of them. */
  quiet: Map<number, { ids: number[]; activeMs: number }>;
  skipped: Partial<Record<Reason, number>>;
}

const quietOf = ({ quiet_from: from, quiet_to: to }: DeviceCandidate, settings: PushSettings): QuietHours | null =>
  from === null || to === null ? settings.quiet_hours : { from, to };

/** Caches by zone and quiet hours, which thousands of devices share. */
function memoized<T>(make: (zone: string, quiet: QuietHours | null) => T) {
  const cache = new Map<string, T>();
  return (zone: string, quiet: QuietHours | null = null): T => {
    const key = `${zone} ${quiet?.from} ${quiet?.to}`;
    if (!cache.has(key)) cache.set(key, make(zone, quiet));
    return cache.get(key) as T;
  };
}

/** Keys of a category and its ancestors: an opt-out of sports covers cricket. */
function categoryAndAncestors({ bySlug }: CategoryLines, slug: string | null): readonly string[] {
  if (slug === null) return [];
  return bySlug.get(labelKey(slug))?.ids.map(idKey) ?? [meaningKey(slug, undefined)];
}

/**
 * Sorts devices into those to send to now, in quiet hours, and left out. Counts the first towards their daily cap, so call
 * it once per batch, right before sending.
 */
export async function sendableNow<D extends DeviceCandidate>(
  app: App,
  devices: readonly D[],
  about: NotificationFacts,
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
  const lines = await cachedCategoryLines(app);
  const refusable = { type: about.type, keys: categoryAndAncestors(lines, about.category) };
  for (const device of devices) {
    if (device.push_enabled === 0) skip('push_off');
    else if (isRefused(device, refusable, lines)) skip('opted_out');
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
