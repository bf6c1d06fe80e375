import { escapeHtml } from '../../text/markup/escape.ts';
import { playerOf } from '../../text/markup/players/players.ts';

const plain = (address: string): string => address.replaceAll('&amp;', '&').replaceAll('&#038;', '&').trim();

/** Whether an address has a player. */
export const hasPlayer = (address: string): boolean => playerOf(plain(address)) !== null;

/** A page that is shown within a text: its player, else a link to it. */
export function embedOf(address: string): string {
  const player = playerOf(plain(address));
  const shown = escapeHtml(player?.frame ?? plain(address));
  return player ? `<iframe src="${shown}"></iframe>` : `<p><a href="${shown}">${shown}</a></p>`;
}

/** An address that is all of its paragraph: WordPress shows what it leads to in its place. */
const alone = /<p\b[^<>]{0,200}>\s{0,20}(https?:\/\/[^\s<>"]{1,2000})\s{0,20}<\/p>/gi;
const block = /<div class="wp-block-embed__wrapper">\s{0,20}(https?:\/\/[^\s<>"]{1,2000})\s{0,20}<\/div>/g;

/** The text with what it shows of other pages, where an address stands alone. */
export const withEmbeds = (html: string): string =>
  html.replace(block, (_, url: string) => embedOf(url)).replace(alone, (_, url: string) => embedOf(url));
