import { embedOf } from './embeds.ts';
import { paragraphsOf } from './paragraphs.ts';
import { type Shortcodes, withoutShortcodes } from './shortcodes.ts';

const embedBlock = /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<>"]+)\s*<\/div>/g;
const reusable = /<!--\s*wp:block\s+\{"ref":\d[^<>]*-->/g;

/** The text of a story of WordPress as HTML, not yet sanitised. */
export function cleanContent(raw: string): Shortcodes & { notes: string[] } {
  const notes: string[] = [];
  const isBlocks = raw.includes('<!-- wp:');
  const reused = raw.match(reusable)?.length ?? 0;
  if (reused > 0) notes.push(`${reused} reusable blocks of it lie elsewhere and are left out`);
  const text = raw
    .replaceAll('\ue000', '')
    .replace(embedBlock, (_, url: string) => embedOf(url))
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const found = withoutShortcodes(text);
  if (found.unknown.length) notes.push(`shortcodes of plugins are left out: ${found.unknown.join(', ').slice(0, 200)}`);
  return { ...found, html: isBlocks ? found.html.replace(/\n{2,}/g, '\n').trim() : paragraphsOf(found.html), notes };
}
