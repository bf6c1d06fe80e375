import { escapeHtml } from '../../text/markup/escape.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { embedOf, hasPlayer } from './embeds.ts';

type Attributes = Record<string, string>;

/** What a text says by shortcodes besides its words. */
export interface Shortcodes {
  html: string;
  /** Ids of the pictures of `[gallery ids="1,2"]`; `all` for a gallery of all that were uploaded with the story. */
  gallery: string[] | 'all' | null;
  video: string | null;
  audio: string | null;
  /** Addresses of `[embed]`. */
  embedded: string[];
  /** Names of those that mean nothing here. */
  unknown: string[];
}

/** Of WordPress itself; every other one belongs to a theme or plugin. */
const own = new Set(['caption', 'wp_caption', 'gallery', 'embed', 'audio', 'video', 'playlist']);

/** Those of common plugins that name what they show by its number alone: `[vimeo 823104217]`, `[tweet id="1790"]`. */
const numbered: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  tweet: 'https://x.com/i/status/',
  twitter: 'https://x.com/i/status/',
  dailymotion: 'https://www.dailymotion.com/video/',
  instagram: 'https://www.instagram.com/p/',
};
const showing = new Set([...Object.keys(numbered), 'facebook', 'soundcloud', 'spotify', 'googlemaps']);

// One pass: no alternative can match what another one does, and a tag has no bracket in it.
const TAG =
  /(\[?)\[(\/?)([a-z][\w-]{1,60})((?:[\s/=][^[\]<>]{0,2000}|[\s/=](?:[^[\]<>]|<[^<>]{0,500}>){0,2000})?)\](\]?)/gi;

function attributesOf(text: string): Attributes {
  const found: Attributes = {};
  for (const [, name, double, single, bare] of text.matchAll(
    /([\w-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g,
  ))
    found[(name as string).toLowerCase()] = double ?? single ?? bare ?? '';
  return found;
}

/** `<img ...> words` as a figure. Of a caption as old as 2.x the words are an attribute. */
function figure(inner: string, attributes: Attributes): string {
  const image = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i.exec(inner)?.[0] ?? '';
  const words = stripHtml(attributes.caption ?? inner.replace(image, ''));
  const caption = attributes.caption ?? inner.replace(image, '').trim();
  return `<figure>${image}${words === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
}

const fileOf = (attributes: Attributes, types: readonly string[]): string | null =>
  ['src', ...types].map((name) => attributes[name]).find((url) => url !== undefined && /^https?:/.test(url)) ?? null;

/**
 * Takes the shortcodes out of a text, and gives what they stand for. A word in brackets such as `[PTI]` is none: what
 * is not WordPress's own counts only with an attribute, a closing tag, or a name that no word has (`et_pb_row`).
 */
export function withoutShortcodes(text: string): Shortcodes {
  const result: Shortcodes = { html: '', gallery: null, video: null, audio: null, embedded: [], unknown: [] };
  const unknown = new Set<string>();
  const lower = text.toLowerCase();
  const closings = new Map<string, number>();
  const closingOf = (name: string, from: number): number => {
    const last = closings.get(name);
    if (last !== undefined && (last === -1 || last >= from)) return last;
    const at = lower.indexOf(`[/${name}]`, from);
    closings.set(name, at);
    return at;
  };
  const out: string[] = [];
  let at = 0;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(text); tag; tag = TAG.exec(text)) {
    const [whole, escaped, slash, given = '', rest = '', escapedEnd] = tag;
    const name = given.toLowerCase();
    if (escaped && escapedEnd) {
      out.push(text.slice(at, tag.index), whole.slice(1, -1));
      at = TAG.lastIndex;
      continue;
    }
    const end = TAG.lastIndex - (escapedEnd ?? '').length;
    const attributes = attributesOf(rest);
    const closing = slash || rest.trimEnd().endsWith('/') ? -1 : closingOf(name, end);
    const isOne =
      own.has(name) ||
      unknown.has(name) ||
      closing !== -1 ||
      /[_]/.test(name) ||
      Object.keys(attributes).length > 0 ||
      (showing.has(name) && shownBy(name, rest, attributes) !== null);
    if (!isOne) continue;
    out.push(text.slice(at, tag.index + (escaped ?? '').length));
    at = end;
    if (slash) continue;
    const isEnclosing = closing !== -1 && name !== 'gallery';
    const inner = isEnclosing ? text.slice(end, closing) : '';
    const words = inner.length > 2_000 ? '' : inner;
    const shown = own.has(name) ? null : shownBy(name, `${rest} ${words}`, attributes);
    if (name === 'playlist' || (!own.has(name) && shown === null)) {
      unknown.add(name);
      continue;
    }
    if (isEnclosing) at = closing + name.length + 3;
    TAG.lastIndex = at;
    if (shown !== null) {
      result.embedded.push(shown);
      out.push(`\n\n${embedOf(shown)}\n\n`);
    } else if (name === 'caption' || name === 'wp_caption') out.push(`\n\n${figure(inner, attributes)}\n\n`);
    else if (name === 'embed') {
      const address = stripHtml(inner) || (attributes.src ?? '');
      if (address === '') continue;
      result.embedded.push(address);
      out.push(`\n\n${embedOf(address)}\n\n`);
    } else if (name === 'video') takeVideo(result, attributes, out);
    else if (name === 'audio') takeAudio(result, attributes, out);
    else if (attributes.ids === undefined) result.gallery ??= 'all';
    else if (result.gallery !== 'all')
      result.gallery = [...(result.gallery ?? []), ...(attributes.ids.match(/\d+/g) ?? [])];
  }
  out.push(text.slice(at));
  return { ...result, html: out.join(''), unknown: [...unknown] };
}

/** The address in a plugin's shortcode that has a player: `[youtube https://...]`, `[tweet url="..."]`; null for none. */
const playerIn = (text: string): string | null => {
  const [address = null] = text.match(/https?:\/\/[^\s"'<>[\]]{1,2000}/) ?? [];
  return address !== null && hasPlayer(address) ? address : null;
};

/** The same, or the address that the number in it stands for. */
function shownBy(name: string, text: string, attributes: Attributes): string | null {
  const address = playerIn(text);
  if (address !== null || !Object.hasOwn(numbered, name)) return address;
  const id = attributes.id ?? attributes.video ?? /^[\s=]{1,10}"?([\w-]{1,40})"?(?![\w=-])/.exec(text)?.[1] ?? '';
  const made = `${numbered[name]}${id.trim()}`;
  // A word is no number: [youtube పేజీ], [tweet this].
  return /\d/.test(id) && hasPlayer(made) ? made : null;
}

function takeVideo(result: Shortcodes, attributes: Attributes, out: string[]): void {
  const file = fileOf(attributes, ['mp4', 'm4v', 'webm', 'ogv']);
  if (file === null) return;
  if (result.video === null && !hasPlayer(file)) result.video = file;
  else out.push(`\n\n${embedOf(file)}\n\n`);
}

function takeAudio(result: Shortcodes, attributes: Attributes, out: string[]): void {
  const file = fileOf(attributes, ['mp3', 'm4a', 'ogg', 'oga', 'wav']);
  if (file === null) return;
  if (result.audio === null) result.audio = file;
  else out.push(`\n\n<audio src="${escapeHtml(file)}"></audio>\n\n`);
}
