import { type Html, html, trusted } from '../html.ts';

/** Symbols on a square of 24: lines in the colour of the text. */
const shapes = {
  share: '<path d="M12 15V3.5M7.500 7.500 12 3l4.500 4.500M5 12v7.500h14V12"/>',
  copy: '<path d="M10 14a4 4 0 0 0 5.700.3l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700-.3l-3 3a4 4 0 0 0 5.700 5.700l1-1"/>',
  save: '<path d="M6.500 3.500h11v17L12 16.500l-5.500 4z"/>',
  whatsapp:
    '<path d="M4 20.500 5.300 16A8.500 8.500 0 1 1 8.600 19.200z"/><path d="M9 8.500c0 3.500 2.500 6.500 6.500 7l.8-2-2.200-1-1 1c-1.300-.6-2.300-1.600-2.800-2.800l1-1-.9-2.200z"/>',
  bell: '<path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500a2.200 2.200 0 0 0 4 0"/>',
  down: '<path d="M12 4v15M6 13l6 6 6-6"/>',
} as const;

/** A symbol in a button or link that has a name. */
export const symbol = (name: keyof typeof shapes): Html =>
  html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${trusted(shapes[name])}</svg>`;

type SymbolName = keyof typeof shapes;

/** Symbols that a page has many times: they are drawn once, and `repeated` refers to them. */
export const sprite = (names: readonly SymbolName[]): Html =>
  html`<svg hidden>${names.map((name) => html`<symbol id="y-${name}" viewBox="0 0 24 24">${trusted(shapes[name])}</symbol>`)}</svg>`;

/** A symbol of the sprite. */
export const repeated = (name: SymbolName): Html =>
  html`<svg class="i" aria-hidden="true"><use href="#y-${name}"/></svg>`;
