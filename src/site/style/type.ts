/** How a script is set. Sizes in rem: title of a story, of the lead, of a section, of a row; text; small text. */
interface Setting {
  langs: readonly string[];
  font: string;
  sizes: readonly [h1: number, h2: number, h3: number, h4: number, body: number, meta: number];
  /** On windows from 48rem on: the first three sizes. */
  wide: readonly [h1: number, h2: number, h3: number];
  /** Line heights: title, row, interface, text, small text. */
  lines: readonly [title: number, row: number, ui: number, body: number, meta: number];
  /** Weight of titles: letters of many strokes close up in the boldest. */
  weight: number;
}

const rest = 'system-ui,sans-serif';

/**
 * One for each group of scripts. Vowel signs and subscripts need air above and below, Tamil words are the longest, and
 * Nastaliq climbs: where a device has Naskh instead, it keeps these heights.
 */
const settings: readonly Setting[] = [
  {
    langs: ['en'],
    font: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
    sizes: [1.875, 1.625, 1.1875, 1, 1.125, 0.8125],
    wide: [2.5, 2.125, 1.25],
    lines: [1.22, 1.35, 1.5, 1.65, 1.4],
    weight: 800,
  },
  {
    langs: ['te'],
    font: `"Noto Sans Telugu","Nirmala UI","Kohinoor Telugu",${rest}`,
    sizes: [1.75, 1.5, 1.1875, 1.0625, 1.125, 0.8125],
    wide: [2.25, 2, 1.25],
    lines: [1.38, 1.44, 1.55, 1.78, 1.5],
    weight: 800,
  },
  {
    langs: ['kn', 'ml'],
    font: `"Noto Sans Kannada","Noto Sans Malayalam","Nirmala UI",${rest}`,
    sizes: [1.6875, 1.4375, 1.125, 1, 1.125, 0.8125],
    wide: [2.125, 1.875, 1.25],
    lines: [1.4, 1.46, 1.55, 1.78, 1.5],
    weight: 700,
  },
  {
    langs: ['ta'],
    font: `"Noto Sans Tamil","Nirmala UI","Tamil Sangam MN",${rest}`,
    sizes: [1.5625, 1.375, 1.0625, 0.9688, 1.0625, 0.8125],
    wide: [2, 1.75, 1.125],
    lines: [1.4, 1.46, 1.55, 1.8, 1.5],
    weight: 800,
  },
  {
    langs: ['hi', 'mr', 'ne'],
    font: `"Noto Sans Devanagari","Nirmala UI","Kohinoor Devanagari",${rest}`,
    sizes: [1.8125, 1.5625, 1.1875, 1.0625, 1.1563, 0.8438],
    wide: [2.375, 2.125, 1.25],
    lines: [1.36, 1.42, 1.55, 1.75, 1.5],
    weight: 800,
  },
  {
    langs: ['bn', 'as', 'gu', 'pa', 'or'],
    font: `"Noto Sans Bengali","Noto Sans Gujarati","Noto Sans Gurmukhi","Noto Sans Oriya","Nirmala UI",${rest}`,
    sizes: [1.8125, 1.5625, 1.1875, 1.0625, 1.1563, 0.8438],
    wide: [2.375, 2.125, 1.25],
    lines: [1.38, 1.44, 1.55, 1.75, 1.5],
    weight: 700,
  },
  {
    langs: ['ur'],
    font: '"Noto Nastaliq Urdu","Jameel Noori Nastaleeq","Urdu Typesetting","Noto Naskh Arabic",serif',
    sizes: [1.75, 1.5, 1.1875, 1.0625, 1.1875, 0.875],
    wide: [2.125, 1.9375, 1.25],
    lines: [1.95, 2.05, 2.05, 2.4, 1.95],
    weight: 700,
  },
];

const selector = (langs: readonly string[]): string => langs.map((lang) => `[lang=${lang}]`).join();
const declared = (names: readonly string[], values: readonly number[], unit = ''): string =>
  names.map((name, i) => `--${name}:${values[i]}${unit}`).join(';');

const rule = ({ langs, font, sizes, lines, weight }: Setting): string =>
  `${langs[0] === 'en' ? ':root,' : ''}${selector(langs)}{--font:${font};${declared(['h1', 'h2', 'h3', 'h4', 'body-size', 'small'], sizes, 'rem')};${declared(['lh-h', 'lh-row', 'lh-ui', 'lh-body', 'lh-meta'], lines)};--bold:${weight}}`;

/** Custom properties of type, where the attribute `lang` stands: the document, and a story in another language. */
export const typeRules = `${settings.map(rule).join('\n')}
@media (min-width:48rem){${settings.map(({ langs, wide }) => `${selector(langs)}{${declared(['h1', 'h2', 'h3'], wide, 'rem')}}`).join('')}}
`;
