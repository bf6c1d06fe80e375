import { imitates } from '../text/confusables.ts';
import { fold } from '../text/fold.ts';
import { cutGraphemes, exceedsGraphemes } from '../text/graphemes.ts';
import { stripHtml } from '../text/markup/html.ts';
import { changedPart, type Difference, lostPart, shortText } from './difference.ts';
import type { DifferenceKind } from './model.ts';

const mostTags = 30;
const longestTag = 60;

/**
 * Tags as a story takes them: each once, not too long, not too many, and none that imitates another by letters of several
 * scripts; `notes` gets what that leaves out.
 */
export function tagNames(names: readonly string[], notes: Difference[]): string[] {
  const tags = new Map<string, string>();
  for (const name of names) {
    const text = stripHtml(name);
    const isCut = exceedsGraphemes(text, longestTag);
    const tag = isCut ? cutGraphemes(text, longestTag) : text;
    if (isCut) notes.push(changedPart('tag', `the tag "${shortText(text)}" is cut after ${longestTag} letters`));
    if (imitates(tag)) notes.push(lostPart('tag', `the tag "${tag}" mixes letters of several scripts and is left out`));
    else if (tag !== '' && !tags.has(fold(tag))) tags.set(fold(tag), tag);
  }
  const all = [...tags.values()];
  const more = all.slice(mostTags);
  if (more.length)
    notes.push(
      lostPart(
        'tag',
        `${more.length} of its ${all.length} tags are left out: ${shortText(more.join(', '))}`,
        more.length,
      ),
    );
  return all.slice(0, mostTags);
}

/** A line as a field takes it; `notes` gets that it is cut. @param most graphemes */
export function cutTo(most: number, text: string, what: DifferenceKind, notes: Difference[]): string {
  if (!exceedsGraphemes(text, most)) return text;
  notes.push(lostPart(what, `the ${what} is cut after ${most} letters: ${shortText(text)}`));
  return cutGraphemes(text, most);
}

/**
 * Where a story was first, by the canonical address that it has; null where that is its own page. `notes` gets one that
 * is another page of the old site, or none.
 */
export function canonicalOf(
  address: string,
  { site, link }: { site: string; link: string },
  notes: Difference[],
): string | null {
  if (address.trim() === '') return null;
  const url = URL.parse(address.trim(), site || undefined);
  const isPage = url !== null && /^https?:$/.test(url.protocol);
  const plain = (href: string | undefined): string | undefined => href?.replace(/^http:/, 'https:').replace(/\/+$/, '');
  if (isPage && url.host !== URL.parse(site)?.host) return url.href;
  if (isPage && plain(url.href) === plain(URL.parse(link)?.href)) return null;
  const why = isPage ? 'it is that of another page' : 'it is no address';
  notes.push(lostPart('field', `the canonical address ${shortText(isPage ? url.href : address)} is left out: ${why}`));
  return null;
}
