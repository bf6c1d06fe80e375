import { type Html, html, trusted } from '../html.ts';

/** Symbols of the pages, on a square of 24: lines in the colour of the text. */
const shapes = {
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  play: '<path fill="currentColor" d="M7 4.5v15l12-7.5z"/>',
  photos: '<path d="M3 6h14v12H3zM19 9h2v11H7v-1h12z"/>',
  sound: '<path d="M4 9.5h4l5-4v13l-5-4H4zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11"/>',
  back: '<path d="m15 5-7 7 7 7"/>',
  on: '<path d="m9 5 7 7-7 7"/>',
} as const;

const drawn = new Map(
  Object.entries(shapes).map(([name, shape]) => [
    name,
    html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${trusted(shape)}</svg>`,
  ]),
);

export type IconName = keyof typeof shapes;

/** A symbol beside words that say the same, or in a link that has a name. */
export const icon = (name: IconName): Html => drawn.get(name) as Html;
