import type { Lang } from '../core/model/common.ts';
import type { Player } from '../text/markup/players/player.ts';
import { frameForms, pageOfFrame, playerOf, playing } from '../text/markup/players/players.ts';
import { type Html, html, trusted } from './html.ts';
import { pageWord } from './words.ts';

/** What a player is called in a page, and what is said about its host. */
const wordsOf = {
  film: ['play', 'player_note'],
  sound: ['listen', 'sound_note'],
  post: ['post', 'post_note'],
  map: ['map', 'map_note'],
} as const;

const nameOf = (kind: Player['kind'], lang: Lang, site: string): string =>
  `${kind === 'film' || kind === 'sound' ? '▶ ' : ''}${pageWord(wordsOf[kind][0], lang, { site })}`;

/** A link in the place of the player; the script of the page puts the player there when it is followed. */
export function playerLink(player: Player, lang: Lang): Html {
  const { site, page, kind } = player;
  return html`<span class="player${(kind === 'post' || kind === 'sound') && ` ${kind}`}"><a href="${page}" rel="noopener nofollow" data-player="${playing(player)}">${nameOf(kind, lang, site)}</a><small>${pageWord(wordsOf[kind][1], lang, { site })}</small></span>`;
}

/** What the script has to know of players that come while a page is shown: forms of frames, words with `{site}`. */
export const playersForScript = (lang: Lang) => ({
  forms: frameForms,
  words: Object.fromEntries(
    (['film', 'sound', 'post', 'map'] as const).map((kind) => [
      kind,
      [nameOf(kind, lang, '{site}'), pageWord(wordsOf[kind][1], lang, { site: '{site}' })],
    ]),
  ),
});

/** A frame that was stored without a player is a link to its page. */
function linkTo(address: string): string {
  const page = pageOfFrame(address);
  return page === null ? '' : html`<a href="${page}" rel="noopener nofollow">${page}</a>`.text;
}

/** A row of pictures is scrolled sideways, also with the keyboard. */
const withGalleries = (content: string, lang: Lang): string =>
  content.replaceAll(
    '<div class="gallery">',
    html`<div class="gallery" role="group" tabindex="0" aria-label="${pageWord('photos', lang)}">`.text,
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
      const address = src.replaceAll('&amp;', '&');
      const player = playerOf(address);
      return isInLink ? '' : player ? playerLink(player, lang).text : linkTo(address);
    },
  );
  return trusted(text);
}
