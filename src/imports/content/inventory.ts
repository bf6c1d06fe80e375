import { decodeHTML } from 'entities/decode';
import { withoutAmp } from '../../text/markup/amp.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { frameAddress, lateAddress } from '../../text/markup/pictures.ts';
import { picturesIn } from './pictures.ts';

/** Elements that are counted: each is there after the import, or the report says how many are not. */
export type Counted = 'heading' | 'table' | 'list' | 'quotation' | 'code' | 'form' | 'script';

/** What a text holds besides its words; addresses as they stand there, without entities. */
export interface Inventory {
  /** Addresses of what is shown by another site: frames, plug-ins, embedded pages. */
  frames: string[];
  pictures: string[];
  links: string[];
  /** Films and recordings. */
  media: string[];
  captions: string[];
  counts: Partial<Record<Counted, number>>;
}

const counted: Readonly<Record<string, Counted>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  table: 'table',
  ul: 'list',
  ol: 'list',
  dl: 'list',
  blockquote: 'quotation',
  pre: 'code',
  form: 'form',
  script: 'script',
  svg: 'script',
  canvas: 'script',
};

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;
const ATTRIBUTE = /[\s"']([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Scripts that only turn a quotation into the post that it quotes. */
const ofQuotations = /(?:twitter|x|instagram|facebook|threads|tiktok)\.(?:com|net)\//;
const postClass = /(?:^|\s)(?:twitter-tweet|twitter-video|instagram-media)(?:\s|$)/;

/** Addresses of one kind in one text. */
const most = 5_000;

/** Attributes of a tag, without entities. */
export function decodedAttributes(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE))
    if (!found.has(name.toLowerCase()))
      found.set(name.toLowerCase(), decodeHTML(double ?? single ?? bare ?? '').trim());
  return found;
}

/** Letters of a picture that stands in the text itself. */
const inlineShown = 40;

export function inventoryOf(html: string): Inventory {
  const text = withoutAmp(html.replace(COMMENT, ''));
  const found: Inventory = { frames: [], pictures: picturesIn(text), links: [], media: [], captions: [], counts: {} };
  let captionAt = -1;
  for (const { index, 0: tag, 1: close, 2: given = '', 3: rest = '' } of text.matchAll(TAG)) {
    const name = given.toLowerCase();
    if (name === 'figcaption') {
      const caption = close && captionAt >= 0 ? stripHtml(text.slice(captionAt, index)) : '';
      if (caption !== '') found.captions.push(caption);
      captionAt = close ? -1 : index + tag.length;
    }
    if (close) continue;
    const kind = counted[name];
    const attributes = decodedAttributes(rest);
    const isOfPost =
      (name === 'blockquote' && postClass.test(attributes.get('class') ?? '')) ||
      (name === 'script' && ofQuotations.test(attributes.get('src') ?? ''));
    if (kind && !isOfPost) found.counts[kind] = (found.counts[kind] ?? 0) + 1;
    take(found, name, attributes);
  }
  for (const list of [found.frames, found.pictures, found.links, found.media, found.captions]) list.splice(most);
  return found;
}

function take(
  { frames, pictures, links, media }: Inventory,
  name: string,
  attributes: ReadonlyMap<string, string>,
): void {
  if (name === 'iframe' || name === 'embed' || name === 'object') {
    const { data, ...given } = Object.fromEntries(attributes);
    const address = frameAddress({ src: data ?? '', ...given });
    if (address !== null) frames.push(address);
  } else if (name === 'a') {
    const href = attributes.get('href');
    if (href) links.push(href);
  } else if (name === 'img') {
    const src = attributes.get('src') ?? '';
    // A placeholder has the address beside it; without one the picture itself stands in the text.
    if (/^data:/i.test(src) && ![...attributes.keys()].some((key) => /^data-|srcset/.test(key)))
      pictures.push(`${src.slice(0, inlineShown)}...`);
  } else if (name === 'video' || name === 'audio' || name === 'source') {
    const src = lateAddress(Object.fromEntries(attributes));
    if (src !== null && !(name === 'source' && attributes.has('srcset'))) media.push(src);
  }
}
