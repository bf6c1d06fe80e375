import { withoutAmp } from './amp.ts';
import { escapeHtml } from './escape.ts';
import { attributesOf, type RawTag, tagsOf } from './tags.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Where scripts that load pictures late keep the address which they put in place of `src`. */
const late = [
  ...['data-src', 'data-lazy-src', 'data-original', 'data-original-src', 'data-lazy', 'data-lazyload', 'data-echo'],
  ...[
    'data-img-src',
    'data-image-src',
    'data-srcimg',
    'data-litespeed-src',
    'data-hi-res-src',
    'data-ezsrc',
    'data-cfsrc',
  ],
];
/** What else such scripts call them: `data-pagespeed-lazy-src`, `data-defer-src`, `nitro-lazy-src`. */
const lateName = /lazy|defer|delay/;
const lateSets = ['data-srcset', 'data-lazy-srcset', 'data-original-set', 'data-src-set'];
/** Larger files of a picture that has an address of its own. */
const larger = ['data-large-file', 'data-orig-file', 'data-full-url', 'data-large_image'];

/** Smaller ones, which are shown first. */
const smaller = /low|thumb|small|tiny|preview/;

/** Words of which the names of empty pictures consist: one of these, and any of the others. */
const empty =
  /^(lazy|lazyload|lazyloading|placeholder|blank|spacer|transparent|pixel|1x1|loading|loader|preloader|empty|dummy|clear|trans)$/;
const beside =
  /^(load|image|images|img|pic|picture|photo|thumb|thumbnail|bg|gif|px|fallback|default|white|gr[ae]y|\d{1,4}x\d{1,4})$/;
/** Photographs have such names too: `pixel.jpg`. */
const emptyPhoto = /^(lazy|lazyload|lazyloading|placeholder|1x1|loader|preloader)$/;

/** Whether an address is that of an empty picture, which a script replaces: `data:`, `lazyload.gif`, `placeholder-16x9.png`. */
export function isPlaceholder(address: string): boolean {
  const given = address.trim();
  if (given === '' || given.startsWith('#') || /^(data|about|blob|javascript):/i.test(given)) return true;
  const file = /([^/?#]*)\.(gif|png|svg|jpe?g|webp|avif)$/i.exec(given.replace(/[?#].*/s, '').slice(-200));
  if (!file) return false;
  const words = (file[1] as string).toLowerCase().split(/[-_.\s]+|%20/);
  const telling = /^(gif|png|svg)$/i.test(file[2] as string) ? empty : emptyPhoto;
  return words.some((word) => telling.test(word)) && words.every((word) => empty.test(word) || beside.test(word));
}

/** What could be the address of a picture: other attributes have words, numbers and templates (`{width}`). */
const isAddress = (text: string | undefined): text is string =>
  text !== undefined &&
  text.length <= 4_000 &&
  !/[{}<>]/.test(text) &&
  (/^(https?:)?\/\/|^\.{0,2}\//i.test(text.trim()) ||
    /\.(jpe?g|png|webp|avif|gif|jfif|svg)([?#]|$)/i.test(text.trim())) &&
  !isPlaceholder(text);

/** Pixels that a text has use for. */
const wide = 1_200;

/** The candidate of a `srcset` that fits a text: the narrowest of at least 1,200 pixels, else the largest; null for none. */
export function fromSet(srcset: string | undefined): string | null {
  const set = srcset?.slice(0, 20_000) ?? '';
  const isSpace = (at: number): boolean => /\s/.test(set[at] as string);
  let best: { address: string; size: number } | null = null;
  for (let at = 0; at < set.length; ) {
    while (at < set.length && (isSpace(at) || set[at] === ',')) at++;
    const begin = at;
    while (at < set.length && !isSpace(at)) at++;
    // An address may have commas in it, and ends before those behind it.
    let last = at;
    while (set[last - 1] === ',') last--;
    const address = set.slice(begin, last);
    const comma = last < at ? last : set.indexOf(',', at);
    const descriptor = set.slice(last, comma < 0 ? set.length : comma).trim();
    at = Math.max(at, comma < 0 ? set.length : comma);
    if (!isAddress(address)) continue;
    const [, number, unit] = /^(\d{1,6}(?:\.\d{1,3})?)([wx])/.exec(descriptor) ?? [];
    // Twice the density is twice as wide as an undeclared one.
    const size = number === undefined ? 1 : Number(number) * (unit === 'x' ? 1 : 1_000);
    const isWide = (one: number): boolean => one >= wide * 1_000;
    const isBetter = best === null || (isWide(best.size) ? isWide(size) && size < best.size : size > best.size);
    if (isBetter) best = { address, size };
  }
  return best?.address ?? null;
}

/** Whether a width or height is 0 or 1. */
export const isTiny = (length: string | undefined): boolean => /^\s*[01](?:px)?\s*$/.test(length ?? '');

/** Whether a picture counts readers, and shows nothing. */
const isPixel = ({ width, height, style = '' }: Attributes): boolean =>
  isTiny(width) || isTiny(height) || /(?:^|[;\s])(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$)/i.test(style);

const isPictureFile = (text: string): boolean => /\.(jpe?g|png|webp|avif|gif|jfif)([?#]|$)/i.test(text.trim());
/** Attributes that say other things by an address: the page of the picture, that of a share. */
const ofPages = /(?:^|-)(?:href|link|permalink|page|post|share|author|avatar|icon|logo)(?:-|$)/;

/** A file of a picture, or a list of them, in an attribute that no table here has: there is a script for each theme. */
function otherAddress(attributes: Attributes, names: readonly string[]): string | null {
  for (const name of names) {
    const value = attributes[name];
    if (value === undefined || ofPages.test(name)) continue;
    const found = name.endsWith('set') ? fromSet(value) : value;
    if (isAddress(found ?? undefined) && isPictureFile(found as string)) return (found as string).trim();
  }
  return null;
}

const notLate = new Set(['src', 'srcset', 'alt', 'title', 'class', 'id', 'style', 'sizes', ...late, ...larger]);

/** The address of a picture of its own; null for an empty one. */
function realAddress(attributes: Attributes): string | null {
  for (const name of late) if (isAddress(attributes[name])) return attributes[name].trim();
  const others = Object.keys(attributes).filter((name) => name.includes('-') && !notLate.has(name));
  const delayed = otherAddress(
    attributes,
    others.filter((name) => lateName.test(name)),
  );
  if (delayed !== null) return delayed;
  for (const name of lateSets) {
    const found = fromSet(attributes[name]);
    if (found !== null) return found;
  }
  if (isPixel(attributes)) return null;
  const { src, srcset } = attributes;
  if (src !== undefined && !isPlaceholder(src)) return src.trim();
  const found = fromSet(srcset);
  if (found !== null) return found;
  for (const name of larger) if (isAddress(attributes[name])) return attributes[name].trim();
  return otherAddress(
    attributes,
    others.toSorted((a, b) => Number(smaller.test(a)) - Number(smaller.test(b))),
  );
}

/**
 * Which address a picture has: of an `img` with attributes by their names in lower case. Pages that load pictures late
 * have the real one beside an empty one, or a list of sizes alone.
 * @returns null for what is none or counts readers; an empty picture that has no other address keeps its own
 */
export function pictureAddress(attributes: Attributes): string | null {
  const { src } = attributes;
  const isNamed = src !== undefined && src.trim() !== '' && !/^\s*(#|(data|about|blob|javascript):)/i.test(src);
  return realAddress(attributes) ?? (isNamed && !isPixel(attributes) ? src.trim() : null);
}

/** Which address a frame, film or sound has: pages that load them late have it beside an empty one. */
export function lateAddress(attributes: Attributes): string | null {
  const isWeb = (text: string | undefined): text is string => text !== undefined && !isPlaceholder(text);
  return [attributes.src, ...late.map((name) => attributes[name])].find(isWeb)?.trim() ?? null;
}

/** The same of a frame; null for one that nobody is to see. */
export const frameAddress = (attributes: Attributes): string | null =>
  isHidden(attributes) ? null : lateAddress(attributes);

/** Frames that nobody is to see count readers. */
const isHidden = ({ width, height, style = '' }: Attributes): boolean =>
  (isTiny(width) && isTiny(height)) || /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Of `picture` the picture in it gets an address of its sources, where it has none. */
function fromSources(html: string, tags: readonly RawTag[]): Edit[] {
  const edits: Edit[] = [];
  let sources: Record<string, string>[] | null = null;
  for (const tag of tags) {
    if (tag.name === 'picture') sources = tag.closes ? null : [];
    else if (tag.name === 'source') sources?.push(attributesOf(html.slice(tag.start, tag.end)));
    else if (tag.name === 'img' && sources !== null && sources.length > 0) {
      if (realAddress(attributesOf(html.slice(tag.start, tag.end))) !== null) continue;
      // Not every app reads AVIF.
      const ordered = sources.toSorted(
        (a, b) => Number(/avif/i.test(a.type ?? '')) - Number(/avif/i.test(b.type ?? '')),
      );
      const found = ordered.map((source) => realAddress(source)).find((address) => address !== null);
      const at = tag.start + '<img'.length;
      if (found) edits.push({ start: at, end: at, text: ` src="${escapeHtml(found)}"` });
      sources = null;
    }
  }
  return edits;
}

/** Of a picture or frame and its copy for browsers without a script, one goes: the empty one, else the copy. */
function withoutCopies(html: string, tags: readonly RawTag[]): Edit[] {
  const shown = tags.filter(({ name, closes }) => !closes && (name === 'img' || name === 'iframe'));
  const addressOf = ({ name, start, end }: RawTag): string | null => {
    const attributes = attributesOf(html.slice(start, end));
    return name === 'img' ? realAddress(attributes) : frameAddress(attributes);
  };
  const gone = new Set<RawTag>();
  const blocks = tags.filter(({ name }) => name === 'noscript');
  let from = 0;
  for (const [n, block] of blocks.entries()) {
    const close = blocks[n + 1];
    if (block.closes || !close?.closes) continue;
    while (from < shown.length && (shown[from] as RawTag).start < block.end) from++;
    const copy = shown[from];
    if (copy === undefined || copy.start >= close.start) continue;
    let last = from;
    while (last < shown.length && (shown[last] as RawTag).start < close.end) last++;
    const address = addressOf(copy);
    for (const other of [shown[from - 1], shown[last]]) {
      if (other === undefined || other.name !== copy.name || gone.has(other) || gone.has(copy)) continue;
      const [after, before] = other.start < copy.start ? [other.end, block.start] : [close.end, other.start];
      if (before - after > 500) continue;
      const between = html.slice(after, before);
      if (between.replace(/<[^<>]*>/g, '').trim() !== '') continue;
      const real = addressOf(other);
      if (address !== null && real === null) gone.add(other);
      else if (real !== null && (real === address || between.trim() === '')) gone.add(copy);
    }
  }
  return [...gone].map(({ start, end }) => ({ start, end, text: '' }));
}

/**
 * HTML in which each picture stands once and says its address itself: not in the sources of a `picture`, nor again for
 * browsers without a script. What has neither stays as it is.
 */
export function withFallbacks(given: string): string {
  const html = withoutAmp(given);
  if (!/<noscript|<picture/i.test(html)) return html;
  const tags = tagsOf(html, 'img|iframe|noscript|picture|source');
  const edits = [...fromSources(html, tags), ...withoutCopies(html, tags)].sort((a, b) => a.start - b.start);
  let out = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    if (start < at) continue;
    out += html.slice(at, start) + text;
    at = end;
  }
  return out + html.slice(at);
}

/** A picture of a text: where its tag stands, and its address. */
export interface FoundPicture {
  start: number;
  end: number;
  address: string;
}

/** The pictures of a text that have an address, in its order. @param html see `withFallbacks` */
export function picturesOf(html: string): FoundPicture[] {
  return tagsOf(html, 'img').flatMap(({ closes, start, end }) => {
    const address = closes ? null : pictureAddress(attributesOf(html.slice(start, end)));
    return address === null ? [] : { start, end, address };
  });
}
