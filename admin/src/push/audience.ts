import type { NotificationInput } from '../../../src/notifications/model/notification.ts';

export type Target = NotificationInput['target'];

/** Whom a notification is for: all that is set has to hold. */
export interface Audience {
  lang: string;
  platform: '' | 'android' | 'ios' | 'web';
  /** Id of a place: those below it count too. */
  place: number | null;
  /** Slug. */
  category: string;
  /** Versions of the app, both ends counted. */
  min: string;
  max: string;
  lastSeenDays: number | null;
}

export const everybody: Audience = {
  lang: '',
  platform: '',
  place: null,
  category: '',
  min: '',
  max: '',
  lastSeenDays: null,
};

/** The target of the API that means the audience. */
export function targetOf({ lang, platform, place, category, min, max, lastSeenDays }: Audience): Target {
  const version = { ...(min ? { min } : {}), ...(max ? { max } : {}) };
  const value = {
    ...(lang ? { lang } : {}),
    ...(platform ? { platform } : {}),
    ...(place === null ? {} : { place: String(place) }),
    ...(category ? { category } : {}),
    ...(min || max ? { app_version: version } : {}),
    ...(lastSeenDays === null ? {} : { last_seen_days: lastSeenDays }),
  };
  return Object.keys(value).length === 0 ? { type: 'all' } : { type: 'segment', value };
}
