import { escapeHtml } from './escape.ts';
import { attributesOf } from './tags.ts';

/** Elements of AMP that have all attributes of one of HTML. */
const same: Readonly<Record<string, string>> = {
  img: 'img',
  anim: 'img',
  iframe: 'iframe',
  video: 'video',
  audio: 'audio',
};

/** Elements that are players: the attribute with what they play, and what its address begins with. */
const players: Readonly<Record<string, readonly [name: string, begins: string]>> = {
  youtube: ['data-videoid', 'https://www.youtube.com/watch?v='],
  vimeo: ['data-videoid', 'https://vimeo.com/'],
  dailymotion: ['data-videoid', 'https://www.dailymotion.com/video/'],
  twitter: ['data-tweetid', 'https://x.com/i/status/'],
  instagram: ['data-shortcode', 'https://www.instagram.com/p/'],
  facebook: ['data-href', ''],
};

const TAG = new RegExp(
  `<(/?)amp-(${[...Object.keys(same), ...Object.keys(players)].join('|')})(?=[\\s/>])([^<>]*)>`,
  'gi',
);

/** HTML with pictures, frames, films and posts of an AMP page as other pages have them. */
export function withoutAmp(html: string): string {
  if (!/<amp-/i.test(html)) return html;
  return html.replace(TAG, (_, slash: string, given: string, rest: string) => {
    const kind = given.toLowerCase();
    const [name, begins = ''] = players[kind] ?? [];
    if (name === undefined) return `<${slash}${same[kind]}${rest}>`;
    if (slash) return '</iframe>';
    const value = attributesOf(`<x${rest}>`)[name]?.trim();
    return `<iframe${value ? ` src="${escapeHtml(begins + value)}"` : ''}>`;
  });
}
