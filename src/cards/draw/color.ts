export type Rgb = readonly [r: number, g: number, b: number];

export const rgbOf = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
];

const black: Rgb = [0, 0, 0];

/** Relative luminance (WCAG 2). */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The colour, darkened until white text on it can be read (contrast of 4.5 to 1). */
export function underWhite(color: Rgb): Rgb {
  let dark = color;
  while (1.05 / (luminance(dark) + 0.05) < 4.5) dark = mix(dark, black, 0.08);
  return dark;
}

export const darker = (color: Rgb, share: number): Rgb => mix(color, black, share);
