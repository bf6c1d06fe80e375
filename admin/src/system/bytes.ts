import { useLocaleState } from 'ra-core';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Sizes in the words of the interface: `3.4 MB`. */
export function useBytes(): (bytes: number) => string {
  const [locale] = useLocaleState();
  return (bytes) => {
    const step = Math.min(units.length - 1, bytes < 1_024 ? 0 : Math.floor(Math.log2(bytes) / 10));
    const unit = units[step] ?? 'byte';
    const format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    });
    // Isolated: Latin letters of a unit would turn the words around them, from right to left.
    return `\u2068${format.format(bytes / 1_024 ** step)}\u2069`;
  };
}
