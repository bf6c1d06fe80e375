import type { Lang } from '../model/common.ts';
import { type Player, playerOf } from '../text/markup/players.ts';
import { type Html, html, trusted } from './html.ts';
import { word } from './words.ts';

/** A link in the place of the player; the script of the page puts the player there when it is followed. */
export const playerLink = ({ site, page, frame, isPost }: Player, lang: Lang): Html =>
  html`<span class="player${isPost && ' post'}"><a href="${page}" rel="noopener nofollow" data-player="${frame}">${isPost ? word('post', lang, { site }) : html`▶ ${word('play', lang, { site })}`}</a><small>${word(isPost ? 'post_note' : 'player_note', lang, { site })}</small></span>`;

/** A row of pictures is scrolled sideways, also with the keyboard. */
const withGalleries = (content: string, lang: Lang): string =>
  content.replaceAll(
    '<div class="gallery">',
    html`<div class="gallery" role="group" tabindex="0" aria-label="${word('photos', lang)}">`.text,
  );

/**
 * Sanitised HTML as a page shows it: frames are links, and galleries can be reached with the keyboard. A frame that stands
 * in a link is left out: that link leads somewhere already.
 */
export function withoutFrames(content: string, lang: Lang): Html {
  let isInLink = false;
  const text = withGalleries(content, lang).replace(
    /<a\b|<\/a>|<iframe\b[^>]*\bsrc="([^"]*)"[^>]*><\/iframe>/g,
    (tag, src?: string) => {
      if (src === undefined) {
        isInLink = tag !== '</a>';
        return tag;
      }
      const player = playerOf(src.replaceAll('&amp;', '&'));
      return player && !isInLink ? playerLink(player, lang).text : '';
    },
  );
  return trusted(text);
}
