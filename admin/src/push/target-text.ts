import type { Notification } from '../../../src/notifications/model/notification.ts';
import { languageName } from '../api/languages.ts';
import { useText } from '../i18n/use-text.ts';
import { useChoice } from '../record/use-choice.ts';
import { platformName } from './names.ts';

/** Whom a notification is for, in a few words. */
export function useTargetText(): (target: Notification['target']) => string {
  const text = useText();
  const choice = useChoice();
  return ({ type, value }) => {
    if (type === 'all') return text('push.everybody');
    if (type === 'lang') return languageName(String(value));
    if (type !== 'segment') return String(value);
    const { lang, platform, place, category, reminder, app_version, last_seen_days } = value as Record<string, unknown>;
    const version = app_version as { min?: string; max?: string } | undefined;
    const parts = [
      typeof lang === 'string' && languageName(lang),
      typeof platform === 'string' && platformName(platform),
      place !== undefined && `${text('push.place')} ${String(place)}`,
      typeof category === 'string' && category,
      typeof reminder === 'string' && text('push.reminder', { kind: choice('kinds', reminder) }),
      version && `${version.min ?? ''}–${version.max ?? ''}`,
      typeof last_seen_days === 'number' && text('push.days', { count: last_seen_days }),
    ].filter(Boolean);
    // A segment of another program may have conditions that this page has not.
    return parts.length > 0 ? parts.join(', ') : JSON.stringify(value);
  };
}
