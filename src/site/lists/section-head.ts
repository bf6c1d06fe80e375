import { type Html, html } from '../html.ts';
import { type PublicSite, paths, type SiteSection } from '../site.ts';
import { pageWord } from '../words.ts';

/** Categories that lie below each other; more would be a ring that two edits at once closed. */
const mostLevels = 20;

/** The category at the top of the tree above one; null for none. */
export function rootOf({ allSections }: PublicSite, id: number | null): number | null {
  let at = allSections.find((one) => one.id === id);
  for (let level = 0; at && at.parentId !== null && level < mostLevels; level++) {
    const { parentId } = at;
    at = allSections.find((one) => one.id === parentId);
  }
  return at?.id ?? null;
}

/** The class that gives a part of a page the colour of a category. */
export const colorClass = ({ id, color }: Pick<SiteSection, 'id' | 'color'>): string =>
  color === null ? '' : ` c${id}`;

/** The head of a section among others, in its colour, with a link to all of its stories. */
export function sectionHead(section: SiteSection, { lang }: PublicSite, title = section.name): Html {
  const path = paths.section(lang, section.slug);
  return html`<div class="head${colorClass(section)}"><h2><a href="${path}">${title}</a></h2><a href="${path}" aria-label="${section.name}: ${pageWord('see_all', lang)}">${pageWord('see_all', lang)}</a></div>`;
}
