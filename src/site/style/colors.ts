/** Colours of the pages: what follows from the publisher's own, with the contrast of WCAG 2.2 held. */

type Rgb = readonly [number, number, number];

const partsOf = (color: string): Rgb => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [r, g, b];
};

/** `share` of the colour in the other one; both `#rrggbb`. */
export function mix(color: string, share: number, other: string): string {
  const [a, b] = [partsOf(color), partsOf(other)];
  const mixed = a.map((part, i) => Math.round(part * share + (b[i] as number) * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of `#rrggbb`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = partsOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** The publisher's colour, or ours where it could not be read on its ground. */
export const readable = (color: string | null | undefined, ground: string, otherwise: string): string =>
  color && contrast(color, ground) >= 4.5 ? color : otherwise;

/** The colour, nearer to black or white until it has this contrast on every one of the grounds. */
export function shifted(color: string, grounds: readonly string[], least: number): string {
  const end = luminance(grounds[0] as string) > 0.5 ? '#000000' : '#ffffff';
  for (let share = 1; share > 0; share -= 0.04) {
    const found = mix(color, share, end);
    if (grounds.every((ground) => contrast(found, ground) >= least)) return found;
  }
  return end;
}

/** Grounds on which text stands, by day and by night. */
export const grounds = {
  light: { page: '#ffffff', card: '#ffffff', sunk: '#f5f4f0' },
  dark: { page: '#0f1113', card: '#181b1e', sunk: '#1b1e22' },
} as const;

const neutral = {
  light:
    '--text:#16181c;--soft:#565b64;--line:#e2e1dc;--edge:#8a8e96;--link:#0b57b8;--focus:#0b57d0;--good:#1b6b3a;--good-soft:#e4f2e8;--bad:#a3261b;--bad-soft:#fbe9e6;--mid:#7a5200;--mid-soft:#fdf1d8;--lift:0 8px 32px #16181c33;--scrim:#0b0d1099',
  dark: '--text:#ecebe7;--soft:#acb0b7;--line:#2c3035;--edge:#7d828b;--link:#94bfff;--focus:#94bfff;--good:#7fd09a;--good-soft:#12291b;--bad:#ff9d90;--bad-soft:#33170f;--mid:#f0c267;--mid-soft:#2e2411;--lift:0 8px 32px #000a;--scrim:#000b',
} as const;

type Scheme = keyof typeof grounds;

interface Own {
  brand: string;
  accent: string;
  breaking: string;
}

/** The colours of the settings, or ours where white text on them could not be read. */
export const ownColors = (theme: Readonly<Record<string, string | null | undefined>>): Own => ({
  brand: readable(theme.primary_color, '#ffffff', '#b71c1c'),
  accent: theme.accent_color ?? '#f9a825',
  breaking: readable(theme.breaking_color, '#ffffff', '#c62828'),
});

/** The quiet ground of boxes: a little of the brand colour. */
const softOf = ({ brand }: Own, scheme: Scheme): string =>
  scheme === 'dark' ? mix(brand, 0.2, grounds.dark.card) : mix(brand, 0.09, '#ffffff');

/** All on which coloured text stands. */
const everyGround = (own: Own, scheme: Scheme): string[] => [...Object.values(grounds[scheme]), softOf(own, scheme)];

/** Custom properties of a scheme. */
export function colorRules(own: Own, scheme: Scheme): string {
  const { brand, accent, breaking } = own;
  const { page, card, sunk } = grounds[scheme];
  const isDark = scheme === 'dark';
  const all = everyGround(own, scheme);
  return [
    `--page:${page};--card:${card};--sunk:${sunk}`,
    neutral[scheme],
    `--brand:${brand};--accent:${accent}`,
    `--brand-head:${isDark ? mix(brand, 0.55, '#000000') : brand}`,
    `--brand-ink:${isDark ? shifted(brand, all, 7) : shifted(brand, all, 4.5)}`,
    `--brand-soft:${softOf(own, scheme)}`,
    `--brand-line:${isDark ? mix(brand, 0.45, card) : mix(brand, 0.3, '#ffffff')}`,
    `--breaking:${shifted(breaking, all, 4.5)}`,
    `--flash:${isDark ? mix(breaking, 0.7, '#000000') : breaking}`,
  ].join(';');
}

/** What a category has of a style sheet: its number and its colour. */
export interface Colored {
  id: number;
  color: string | null;
}

/** `.c12{--cat:…}` for each category with a colour of its own, readable on the grounds of the scheme. */
export const categoryRules = (categories: readonly Colored[], own: Own, scheme: Scheme): string =>
  categories
    .filter(({ color }) => color !== null)
    .map(({ id, color }) => `.c${id}{--cat:${shifted(color as string, everyGround(own, scheme), 4.5)}}`)
    .join('');
