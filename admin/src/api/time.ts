import { useLocaleState } from 'ra-core';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Times in the words of the interface. */
export function useTime() {
  const [language] = useLocaleState();
  const locale = language === 'en' ? 'en-IN' : language; // day before month, as papers in India write it
  const planned = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const absolute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  return {
    absolute: (time: string) => absolute.format(Date.parse(time)),
    /** "Tue 1 Dec, 6:00 am": of what is still to come. */
    planned: (time: string) => planned.format(Date.parse(time)),
    /** "5 min ago"; a date when it is more than a week. */
    near(time: string): string {
      const ms = Date.parse(time) - Date.now();
      if (Math.abs(ms) > 7 * 86_400_000) return absolute.format(Date.parse(time));
      const [unit, length] = units.find(([, length]) => Math.abs(ms) >= length) ?? ['minute', 60_000];
      return relative.format(Math.round(ms / length), unit);
    },
  };
}

/** For `<input type="datetime-local">`, in the time of the device. */
export function toLocalInput(time: string | null): string {
  if (!time) return '';
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const fromLocalInput = (text: string): string | null => (text === '' ? null : new Date(text).toISOString());
