import { type Difference, lostPart, shortText } from '../difference.ts';
import { carriedOver } from './carried.ts';
import { withEmbeds } from './embeds.ts';
import { type Inventory, inventoryOf } from './inventory.ts';
import { paragraphsOf } from './paragraphs.ts';
import { type Shortcodes, withoutShortcodes } from './shortcodes.ts';

const embedBlock = /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<>"]+)\s*<\/div>/g;
/** A block that has nothing between its marks is drawn by the server: the newest posts, a reusable block, a plugin's. */
const drawn = /^\s*wp:([a-z][\w/-]{0,80})(?=[\s/])[\s\S]*\/$/;
const comment = /<!--([\s\S]*?)(?:-->|$)/g;

/** The text of a story of WordPress as HTML, not yet sanitised, and what it held. */
export function cleanContent(raw: string): Shortcodes & { notes: Difference[]; held: Inventory } {
  const isBlocks = raw.includes('<!-- wp:');
  const names = [...raw.matchAll(comment)].flatMap(([, inner = '']) => drawn.exec(inner)?.[1] ?? []);
  const blocks = Map.groupBy(names, (name) => name);
  const notes = [...blocks].map(([name, { length }]) =>
    name === 'block'
      ? lostPart('block', `${length} reusable blocks of it lie elsewhere and are left out`, length)
      : lostPart('block', `${length} blocks ${name}, which the old system draws itself, are left out`, length),
  );
  const embedded = [...raw.matchAll(embedBlock)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  const text = withEmbeds(raw.replaceAll('\ue000', '').replace(/<!--[\s\S]*?(?:-->|$)/g, ''));
  const found = withoutShortcodes(text);
  if (found.unknown.length)
    notes.push(
      lostPart(
        'block',
        `shortcodes of plugins are left out: ${shortText(found.unknown.join(', '))}`,
        found.unknown.length,
      ),
    );
  const html = isBlocks ? found.html.replace(/\n{2,}/g, '\n').trim() : paragraphsOf(found.html);
  const held = inventoryOf(raw);
  held.captions = inventoryOf(found.html).captions;
  held.frames.push(...embedded, ...found.embedded);
  return { ...found, html: carriedOver(html), notes, held };
}
