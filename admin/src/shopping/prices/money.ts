/** Decimals that amounts of a currency have; none for what is no currency, as while it is being typed. */
export function decimalsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 0;
  }
}

/** Digits of other scripts as those of ours: blocks of Indian scripts begin with 6, those of Urdu and Arabic with 0. */
const plainDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    return String((code & 15) - (code >= 0x966 ? 6 : 0));
  });

/** An amount as people write it, `₹1,29,999.50`, in minor units; null: it is none. */
export function readMoney(typed: string, currency = 'INR'): number | null {
  const decimals = decimalsOf(currency);
  const text = plainDigits(typed).replace(/[₹,\s]|^Rs\.?/gi, '');
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === undefined || part.length > decimals) return null;
  return Number(whole + part.padEnd(decimals, '0'));
}

/** An amount in minor units as a person would type it: `129999.5`. */
export const moneyInput = (amount: number, currency = 'INR'): string => String(amount / 10 ** decimalsOf(currency));

/** An amount in minor units for people: `₹1,29,999.50`. */
export function moneyText(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const value = amount / 10 ** decimals;
  const digits = Number.isInteger(value) ? 0 : decimals;
  // CLDR groups by lakh in English of India, but not in Urdu; the digits of all languages of the interface are these.
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}
