import type { App } from '../core/app.ts';
import { dateInZone } from '../core/clock.ts';
import type { QuietHours } from '../model/device.ts';
import type { PushSettings } from '../model/settings.ts';
import { current } from '../settings/settings.ts';
import { takeOfCap } from './caps.ts';
import { isRefused } from './optout.ts';
import { defaultZone, quietEnd } from './quiet.ts';
import type { StoredDevice } from './store.ts';

/** A device with all that decides whether it may be sent to: what `devicesBetween` gives. */
export type Candidate = Pick<
  StoredDevice,
  'id' | 'kind' | 'value' | 'lang' | 'opt_outs' | 'quiet_from' | 'quiet_to' | 'zone' | 'push_enabled'
>;

/** What of a notification decides it. */
export interface About {
  id: number;
  /** `breaking` asks nobody but who has opted out of it. */
  type: string;
  /** Slug of the category of its story. */
  category: string | null;
  /** After this instant (ms) it is not worth sending any more; null: it always is. */
  worthUntilMs: number | null;
}

/** Why a device is left out: it turned pushes off, opted out, it is night there until too late, or it had enough. */
export type Reason = 'push_off' | 'opted_out' | 'quiet_hours' | 'daily_cap';

export interface Sendable<D> {
  now: D[];
  /** Ids of those that are in their quiet hours, by the instant (ms) at which these end. They are to be asked again. */
  later: Map<number, number[]>;
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
  for (const device of devices) {
    if (device.push_enabled === 0) skip('push_off');
    else if (isRefused(device.opt_outs, about)) skip('opted_out');
    else if (isBreaking(about)) result.now.push(device);
    else {
      const end = endOf(device.zone ?? defaultZone, quietOf(device, push));
      if (end === null) awake.push(device);
      else if (about.worthUntilMs !== null && end > about.worthUntilMs) skip('quiet_hours');
      else result.later.set(end, [...(result.later.get(end) ?? []), device.id]);
    }
  }
  if (push.daily_cap === null || awake.length === 0) {
    result.now.push(...awake);
    return result;
  }
  const today = awake.map(({ id, zone }) => ({ deviceId: id, day: dayOf(zone ?? defaultZone) }));
  const allowed = await takeOfCap(app.db.write, today, push.daily_cap, about.id);
  for (const device of awake)
    if (allowed.has(device.id)) result.now.push(device);
    else skip('daily_cap');
  return result;
}
