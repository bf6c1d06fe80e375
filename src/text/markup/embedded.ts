import type { Attributes, Tag } from 'sanitize-html';
import { resolve } from './address.ts';
import { mayFrame, playerOf } from './players.ts';

/** Classes of a quotation that a script of X or Instagram would turn into the post. */
const postClass = /(?:^|\s)(twitter-tweet|twitter-video|instagram-media)(?:\s|$)/;

/** Letters of what a browser without the player would show. What is longer is an article: the player was never closed. */
const mostFallback = 500;
/** Letters of a post that stand in its quotation. */
const mostPost = 3_000;
const mostSources = 8;

const gone = (tagName: string): Tag => ({ tagName, attribs: {}, text: '' });

/** YouTube refuses to play where no referrer is sent. The content of a frame is for browsers that have none. */
export function frame(tagName: string, attribs: Attributes): Tag {
  const { url } = resolve(attribs.src);
  if (!url || !mayFrame(url.href)) return gone(tagName);
  // Posts have one address of a frame each.
  const known = playerOf(url.href);
  if (known?.isPost) url.href = known.frame;
  url.protocol = 'https:';
  const policy = { loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' };
  return { tagName, attribs: { ...attribs, src: url.href, ...policy }, text: '' };
}

/** The frame of a film or post, without the start by itself. */
const framed = (address: string, { width, height }: Attributes = {}): Tag => {
  const size = { ...(width && { width }), ...(height && { height }) };
  return frame('iframe', { src: address.replace(/[?&]autoplay=1/, ''), ...size });
};

/** A plug-in of old pages, `<embed src>`, and `<param name="movie">` of an object: the frame of its film. */
export const plugIn = (tagName: string, { src, name, value, ...attribs }: Attributes): Tag => {
  const address = tagName === 'param' && /^(movie|src)$/i.test(name ?? '') ? value : src;
  const known = playerOf(resolve(address).address);
  return known ? framed(known.frame, attribs) : gone(tagName);
};

/** An object says the address of its film itself, or by what stands in it. */
export function object(tagName: string, { data, width, height }: Attributes): Tag {
  const known = playerOf(resolve(data).address);
  return { tagName, attribs: known ? (framed(known.frame, { width, height } as Attributes).attribs ?? {}) : {} };
}

/** A film or recording: it never starts by itself, and nothing of it is loaded before the reader asks for it. */
export function film(tagName: string, attribs: Attributes): Tag {
  const { title, lang, dir } = attribs;
  const { url, address } = resolve(attribs.src || attribs['data-src']);
  const picture = resolve(attribs.poster);
  const size = (name: 'width' | 'height') => (/^\d{1,5}$/.test(attribs[name] ?? '') ? { [name]: attribs[name] } : {});
  return {
    tagName,
    attribs: {
      ...(url && address !== '' && { src: address }),
      ...(tagName === 'video' && picture.url && attribs.poster && { poster: picture.address }),
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
  const { url, address } = resolve(attribs.src || attribs['data-src']);
  if (!url || address === '') return gone(tagName);
  const [type] = /^(?:video|audio|application)\/[\w.+-]{1,60}/i.exec(attribs.type?.trim() ?? '') ?? [];
  return { tagName, attribs: { src: address, ...(type && { type }) } };
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
const frameTag = ({ attribs = {} }: Tag): string => {
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
    if (post?.isPost) {
      out.splice(start, out.length, frameTag(framed(post.frame)));
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
