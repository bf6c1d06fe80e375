import type { Attributes, Tag } from 'sanitize-html';
import { encoded, resolve } from './address.ts';
import { frameAddress, lateAddress } from './pictures.ts';
import { frameOf, pageOfFrame, playerOf } from './players/players.ts';

/** Classes of a quotation that a script of X, Instagram or Facebook would turn into the post. */
export const postClasses = ['twitter-tweet', 'twitter-video', 'instagram-media', 'fb-post', 'fb-video'];
const postClass = new RegExp(`(?:^|\\s)(${postClasses.join('|')})(?:\\s|$)`);

/** Letters of what a browser without the player would show. What is longer is an article: the player was never closed. */
const mostFallback = 500;
/** Letters of a post that stand in its quotation. */
const mostPost = 3_000;
const mostSources = 8;
/** Characters of the words of a link that stands for a frame. */
const mostTitle = 200;

const gone = (tagName: string): Tag => ({ tagName, attribs: {}, text: '' });

const policy = { loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' };

/** Class of the link that stands for a frame, until `html.ts` has given it its paragraph. */
export const frameLink = 'frame';

/** A link to the page of a frame that has no player here. */
function linkTo(given: string, title = ''): Tag {
  const { url, external, address } = resolve(given);
  const page = external ? pageOfFrame(address) : address;
  if (!url || page === null || page.startsWith('#') || url.pathname.endsWith('.swf')) return gone('iframe');
  const attribs = { href: page, ...(external && { rel: 'noopener nofollow' }), class: frameLink };
  return { tagName: 'a', attribs, text: title.trim().slice(0, mostTitle) || page };
}

/**
 * The frame of a player; of what has none here, a link to its page. YouTube refuses to play where no referrer is sent. The
 * content of a frame is for browsers that have none.
 */
export function frame(tagName: string, attribs: Attributes): Tag {
  const given = frameAddress(attribs);
  if (given === null) return gone(tagName);
  const src = frameOf(resolve(given).address);
  return src === null ? linkTo(given, attribs.title) : { tagName, attribs: { ...attribs, src, ...policy }, text: '' };
}

/** Width and height as an element has them. */
const sizeOf = ({ width, height }: Attributes): Attributes => ({ ...(width && { width }), ...(height && { height }) });

/** A plug-in of old pages, `<embed src>`, and `<param name="movie">` of an object: the frame of its film. */
export const plugIn = (tagName: string, { src, name, value, ...attribs }: Attributes): Tag => {
  const isParam = tagName === 'param';
  const address = isParam ? (/^(movie|src)$/i.test(name ?? '') ? value : undefined) : src;
  if (address === undefined) return gone(tagName);
  const player = playerOf(resolve(address).address);
  if (player) return frame('iframe', { src: player.frame, ...sizeOf(attribs) });
  const isFlash = isParam || /flash|silverlight|java/i.test(attribs.type ?? '');
  return isFlash ? gone(tagName) : frame('iframe', { src: address, ...sizeOf(attribs) });
};

/** An object says the address of its film itself, or by what stands in it. */
export function object(tagName: string, { data, ...attribs }: Attributes): Tag {
  const player = data === undefined ? null : playerOf(resolve(data).address);
  return { tagName, attribs: player ? { src: player.frame, ...sizeOf(attribs), ...policy } : {} };
}

/** A film or recording: it never starts by itself, and nothing of it is loaded before the reader requests it. */
export function film(tagName: string, attribs: Attributes): Tag {
  const { title, lang, dir } = attribs;
  const { url, address } = resolve(lateAddress(attribs) ?? '');
  const picture = resolve(attribs.poster);
  const size = (name: 'width' | 'height') => (/^\d{1,5}$/.test(attribs[name] ?? '') ? { [name]: attribs[name] } : {});
  return {
    tagName,
    attribs: {
      ...(url && address !== '' && { src: encoded(address) }),
      ...(tagName === 'video' && picture.url && attribs.poster && { poster: encoded(picture.address) }),
      ...(tagName === 'video' && { ...size('width'), ...size('height') }),
      ...(title && { title }),
      ...(lang && { lang }),
      ...(dir && { dir }),
      controls: '',
      preload: 'none',
    } as Attributes,
  };
}

/** A file of a film; of `type` the part before the codecs. */
export function source(tagName: string, attribs: Attributes): Tag {
  const { url, address } = resolve(lateAddress(attribs) ?? '');
  if (!url || address === '') return gone(tagName);
  const [type] = /^(?:video|audio|application)\/[\w.+-]{1,60}/i.exec(attribs.type?.trim() ?? '') ?? [];
  return { tagName, attribs: { src: encoded(address), ...(type && { type }) } };
}

/** A quotation keeps its class until `settleEmbedded` has read it. */
export function quotation(tagName: string, { class: classes = '', ...attribs }: Attributes): Tag {
  const [, name] = postClass.exec(classes) ?? [];
  return { tagName, attribs: { ...attribs, ...(name && { class: name }) } };
}

interface Open {
  name: string;
  /** Where its content begins among the parts. */
  start: number;
  tag: string;
  /** Letters of text before it. */
  letters: number;
  sources: string[];
  /** Of an object: frames in it. */
  frames: string[];
  /** Of a quotation: the last link in it. */
  link: string;
}

const TOKEN = /<(\/?)(video|audio|object|blockquote|iframe|source|a)\b([^<>]*)>|<[^<>]*>|[^<]+/g;
const addressIn = (attributes: string): string | undefined => / (?:src|href)="([^"]*)"/.exec(attributes)?.[1];
const frameTag = (attribs: Attributes): string => {
  const list = Object.entries(attribs).map(([name, value]) => ` ${name}="${String(value).replaceAll('&', '&amp;')}"`);
  return `<iframe${list.join('')}></iframe>`;
};

/**
 * Players of sanitised HTML as they are stored: a `video` or `audio` with its sources alone, the frame of a post in place
 * of its quotation, the frame of a film in place of an object. What has no address leaves its content. Of the library's
 * output only; one pass.
 */
export function settleEmbedded(html: string): string {
  const out: string[] = [];
  const open: Open[] = [];
  let letters = 0;
  for (const [part, close = '', name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const around = open.at(-1);
    if (!part.startsWith('<')) letters += part.trim().length;
    if (name === 'source') {
      const isOne = around !== undefined && addressIn(attributes) !== undefined;
      if (isOne && around.sources.length < mostSources) around.sources.push(part);
    } else if (name === 'a' || name === '' || name === 'iframe') {
      out.push(part);
      if (close || name === '') continue;
      const address = addressIn(attributes) ?? '';
      // The library keeps no more than 50 elements inside each other.
      for (const one of open) {
        if (name === 'a') one.link = address;
        else if (address) one.frames.push(`${part}</iframe>`);
      }
    } else if (!close) {
      open.push({ name, start: out.length, tag: part, letters, sources: [], frames: [], link: '' });
      out.push('');
    } else if (around) {
      open.pop();
      end(out, around, letters - around.letters, part);
    }
  }
  return out.join('');
}

/** Ends an element: its player goes in front of its content, or instead of it. */
function end(out: string[], { name, start, tag, sources, frames, link }: Open, letters: number, close: string): void {
  if (name === 'blockquote') {
    const post = / class="/.test(tag) && letters <= mostPost ? playerOf(link.replaceAll('&amp;', '&')) : null;
    if (post?.kind === 'post') {
      out.splice(start, out.length, frameTag({ src: post.frame, ...policy }));
    } else {
      out[start] = tag.replace(/ class="[^"]*"/, '');
      out.push(close);
    }
    return;
  }
  const hasAddress = addressIn(tag) !== undefined;
  let player = hasAddress || sources.length > 0 ? `${tag}${sources.join('')}${close}` : '';
  if (name === 'object') player = hasAddress ? `${tag.replace('<object', '<iframe')}</iframe>` : (frames[0] ?? '');
  const isArticle = letters > mostFallback;
  if (player === '' || (isArticle && player === frames[0])) return;
  if (isArticle) out[start] = player;
  else out.splice(start, out.length, player);
}
