import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { phonesOf } from '../push/phones.ts';
import type { DialogQuestion } from '../record/record-dialog.tsx';
import type { Values } from '../record/types.ts';
import type { Maintenance } from './maintenance-preview.tsx';

/** Asks before the app is closed for every phone, with their number, the end, and the text for readers. */
export function useCloseQuestion(): (values: Values, stored: Values) => Promise<DialogQuestion | null> {
  const text = useText();
  const time = useTime();
  return async (values, stored) => {
    const now = (stored.maintenance as Maintenance | undefined) ?? {};
    const { enabled = false, title, message, until } = (values.maintenance as Maintenance | undefined) ?? {};
    if (!enabled || now.enabled) return null;
    const count = await phonesOf({ type: 'all' }).catch(() => null);
    const texts = Object.values((values.texts as Record<string, { maintenance_message?: string }> | undefined) ?? {});
    const isTold = Boolean(title || message || texts.some((one) => one.maintenance_message));
    const isPast = until != null && Date.parse(until) <= Date.now();
    const about = [
      count === null ? text('settings.close_all') : text('settings.close_count', { count }),
      isPast
        ? text('settings.close_past')
        : until
          ? text('settings.close_ends', { time: time.planned(until) })
          : text('settings.close_open_end'),
      ...(isTold ? [] : [text('settings.close_no_text')]),
    ];
    return { title: text('settings.close_title'), about: about.join(' '), action: text('settings.close') };
  };
}
