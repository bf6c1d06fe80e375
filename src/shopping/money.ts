import type { Lang } from '../core/model/common.ts';

/** Languages whose press writes its own digits (the default of CLDR); the others write Latin ones. */
const digits: Partial<Record<Lang, string>> = { mr: 'deva', ne: 'deva', bn: 'beng', as: 'beng', ur: 'arabext' };

const formats = new Map<string, { whole: Intl.NumberFormat; exact: Intl.NumberFormat; minor: number }>();

function formatsOf(currency: string, lang: Lang) {
  // CLDR groups by lakh in `en-IN` but not in kn, ml, mr, or and ur, so the locale is always `en-IN`.
  const locale = `en-IN-u-nu-${digits[lang] ?? 'latn'}`;
  const key = `${locale}${currency}`;
  let found = formats.get(key);
  if (!found) {
    const exact = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const whole = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
    found = { whole, exact, minor: 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2) };
    formats.set(key, found);
  }
  return found;
}

/** An amount in minor units for people: 12345600 paise are `₹1,23,456`, in Bengali `₹১,২৩,৪৫৬`. */
export function moneyText(amount: number, currency: string, lang: Lang): string {
  const { whole, exact, minor } = formatsOf(currency, lang);
  return (amount % minor === 0 ? whole : exact).format(amount / minor);
}

/** The discount of `price` from `full` in whole per cent; 100 only when the price is 0. */
export function discountPercent(price: number, full: number | null): number {
  if (full === null || full <= price) return 0;
  return price === 0 ? 100 : Math.min(99, Math.round(((full - price) / full) * 100));
}
