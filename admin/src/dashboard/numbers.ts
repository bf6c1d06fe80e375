import { useLocaleState } from 'ra-core';

/** Numbers as the language of the interface writes them. */
export function useNumbers() {
  const [locale] = useLocaleState();
  const whole = new Intl.NumberFormat(locale);
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    whole: (n: number) => whole.format(n),
    short: (n: number) => short.format(n),
    /** A part of a whole; of nothing it is 0. */
    percent: (part: number, all: number) => percent.format(all === 0 ? 0 : part / all),
  };
}
