import { escapeHtml } from '../../text/markup/escape.ts';
import { decodedAttributes } from './inventory.ts';
import { picturesIn } from './pictures.ts';

const longestStyle = 4_000;
const styled = /<[a-z][a-z0-9]*\b[^<>]*\sstyle\s*=[^<>]*>/gi;
const background = /background(?:-image)?\s*:[^;]*?url\(\s*["']?([^"')]{1,2000})["']?\s*\)/i;

/** HTML of an old system in which the background of a block, which no text can have, is a picture. */
export function carriedOver(html: string): string {
  const shown = new Set(picturesIn(html));
  return html.replace(styled, (tag) => {
    const style = decodedAttributes(tag).get('style')?.slice(0, longestStyle) ?? '';
    const address = background.exec(style)?.[1]?.trim();
    if (address === undefined || /^(?:data|javascript):/i.test(address) || shown.has(address)) return tag;
    shown.add(address);
    return `${tag}<figure><img src="${escapeHtml(address)}" /></figure>`;
  });
}
