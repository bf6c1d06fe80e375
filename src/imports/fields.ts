import { imitates } from '../text/confusables.ts';
import { fold } from '../text/fold.ts';
import { cutGraphemes, exceedsGraphemes } from '../text/graphemes.ts';
import { stripHtml } from '../text/markup/html.ts';

const mostTags = 30;
const longestTag = 60;

/**
 * Tags as a story takes them: each once, not too long, not too many, and none that imitates another by letters of several
 * scripts; `notes` tells what that leaves out.
 */
export function tagsOf(names: readonly string[], notes: string[]): string[] {
  const tags = new Map<string, string>();
  for (const name of names) {
    const text = stripHtml(name);
    const tag = exceedsGraphemes(text, longestTag) ? cutGraphemes(text, longestTag) : text;
    if (imitates(tag)) notes.push(`the tag "${tag}" mixes letters of several scripts and is left out`);
    else if (tag !== '' && !tags.has(fold(tag))) tags.set(fold(tag), tag);
  }
  const all = [...tags.values()];
  if (all.length > mostTags) notes.push(`${all.length - mostTags} of its ${all.length} tags are left out`);
  return all.slice(0, mostTags);
}
