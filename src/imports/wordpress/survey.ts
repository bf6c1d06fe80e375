import type { TextPart } from '../../core/files/parts.ts';
import { type Lang, languages } from '../../core/model/common.ts';
import { languageOf } from '../../text/language.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { composed } from '../../text/normalise.ts';
import { percentDecoded } from '../../text/percent.ts';
import { SiteClock } from '../dates.ts';
import type { OldPicture } from '../story.ts';
import { readWxr } from './read.ts';
import { fieldOf, type WxrRecord } from './wxr.ts';

export interface Term {
  id: string;
  nicename: string;
  parent: string;
  name: string;
  /** What its page says above the stories. */
  about: string;
  lang: Lang | null;
  /** Terms with the same text are translations of each other. */
  group: string | null;
}

interface Attachment extends OldPicture {
  parent: string;
}

/** What stories point at, wherever in the files it stands. */
export interface Survey {
  /** Address of the site, without a slash at its end. */
  site: string;
  /** Its name. */
  title: string;
  /** Of the WXR; empty where no file names it. */
  version: string;
  /** As the export declares it. */
  language: string | null;
  /** Names by login. */
  authors: Map<string, string>;
  /** By nicename. */
  categories: Map<string, Term>;
  /** By id. */
  attachments: Map<string, Attachment>;
  /** Ids of attachments by `pictureKey`. */
  attachmentAt: Map<string, string>;
  /** Ids of the pictures of a post, in the order of the file. */
  picturesOf: Map<string, string[]>;
  items: number;
  clock: SiteClock;
}

/** The language that Polylang or WPML calls so: `te`, `te_IN`, `hi-in`; null for one that Dinam does not have. */
export function langNamed(name: string | undefined): Lang | null {
  const primary = name?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((lang) => lang === primary) ?? null;
}

/** The address without what WordPress adds for other sizes: `-300x200`, `-scaled`. */
const withoutSize = (url: string): string => url.replace(/-(\d{1,5}x\d{1,5}|scaled)(?=\.\w{3,4}$)/, '');

export const plainHost = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/**
 * What all addresses of a picture have alike, of whatever size: `http://www.ex.in/%E0%B0%B5….jpg` and
 * `https://ex.in/వ…-300x200.jpg` are the same.
 */
export const pictureKey = ({ host, pathname, search }: URL): string =>
  plainHost(host) + composed(percentDecoded(withoutSize(pathname))) + search;

const pictureTypes = /\.(jpe?g|png|webp|avif|gif)$/i;

/** Reads all parts once, for what stories point at. A part that is broken counts up to where it is. */
export async function surveyOf(
  parts: readonly TextPart[],
  onBytes: (done: number) => void,
): Promise<{ survey: Survey; failure: unknown }> {
  const survey: Survey = {
    site: '',
    title: '',
    version: '',
    language: null,
    items: 0,
    authors: new Map(),
    categories: new Map(),
    attachments: new Map(),
    attachmentAt: new Map(),
    picturesOf: new Map(),
    clock: new SiteClock(),
  };
  const translations = new Translations();
  let failure: unknown;
  let before = 0;
  for (const part of parts) {
    try {
      for await (const record of readWxr(part, ['content:encoded'], (done) => onBytes(before + done)))
        take(survey, translations, record);
    } catch (error) {
      failure ??= error;
    }
    before += part.bytes;
  }
  translations.apply(survey);
  return { survey, failure };
}

function take(survey: Survey, translations: Translations, record: WxrRecord): void {
  const { name, text } = record;
  if (name === 'item') takeItem(survey, record);
  else if (name === 'wp:author')
    survey.authors.set(
      fieldOf(record, 'wp:author_login'),
      fieldOf(record, 'wp:author_display_name') || fieldOf(record, 'wp:author_login'),
    );
  else if (name === 'wp:category') takeCategory(survey, record);
  else if (name === 'wp:term') translations.take(record);
  else if (name === 'wp:wxr_version') survey.version ||= text.trim();
  else if (name === 'title') survey.title ||= text.trim();
  else if (name === 'language') survey.language ??= text.trim() || null;
  else if (name === 'wp:base_blog_url' || (name === 'link' && survey.site === ''))
    survey.site = text.trim().replace(/\/+$/, '') || survey.site;
}

function takeCategory(survey: Survey, record: WxrRecord): void {
  const nicename = fieldOf(record, 'wp:category_nicename');
  const name = stripHtml(fieldOf(record, 'wp:cat_name'));
  if (nicename === '') return;
  survey.categories.set(nicename, {
    id: fieldOf(record, 'wp:term_id'),
    nicename,
    parent: fieldOf(record, 'wp:category_parent'),
    name: name || nicename,
    about: stripHtml(fieldOf(record, 'wp:category_description')),
    lang: languageOf(survey.language, [name]),
    group: null,
  });
}

/** An export of posts alone declares no categories: those that its posts name stand at the top. */
function addCategory(survey: Survey, nicename: string, name: string): void {
  if (nicename === '') return;
  const lang = languageOf(survey.language, [name]);
  survey.categories.set(nicename, {
    id: '',
    nicename,
    parent: '',
    name: name || nicename,
    about: '',
    lang,
    group: null,
  });
}

function takeItem(survey: Survey, record: WxrRecord): void {
  survey.items++;
  survey.clock.take(fieldOf(record, 'wp:post_date'), fieldOf(record, 'wp:post_date_gmt'));
  for (const { domain, nicename, name } of record.terms)
    if (domain === 'category' && !survey.categories.has(nicename)) addCategory(survey, nicename, stripHtml(name));
  const url = fieldOf(record, 'wp:attachment_url');
  if (fieldOf(record, 'wp:post_type') !== 'attachment' || url === '') return;
  const id = fieldOf(record, 'wp:post_id');
  const alt = stripHtml(record.meta.get('_wp_attachment_image_alt') ?? '');
  const caption = stripHtml(fieldOf(record, 'excerpt:encoded'));
  const parent = fieldOf(record, 'wp:post_parent');
  survey.attachments.set(id, { url, alt, caption, parent });
  const address = URL.parse(url);
  if (address) survey.attachmentAt.set(pictureKey(address), id);
  if (parent === '0' || parent === '' || !pictureTypes.test(url)) return;
  const others = survey.picturesOf.get(parent);
  if (others) others.push(id);
  else survey.picturesOf.set(parent, [id]);
}

/** Polylang's languages and translations of categories, as the export has them: terms whose description is PHP. */
class Translations {
  /** Language and group by the id of a category. */
  #of = new Map<string, { lang: Lang; group: string }>();

  take(record: WxrRecord): void {
    if (fieldOf(record, 'wp:term_taxonomy') !== 'term_translations') return;
    const group = fieldOf(record, 'wp:term_slug');
    // a:2:{s:2:"te";i:3;s:2:"hi";i:7;}
    for (const [, name, id] of fieldOf(record, 'wp:term_description').matchAll(/s:\d+:"([\w-]{2,20})";i:(\d+);/g)) {
      const lang = langNamed(name);
      if (lang) this.#of.set(id as string, { lang, group });
    }
  }

  apply(survey: Survey): void {
    for (const term of survey.categories.values()) Object.assign(term, this.#of.get(term.id));
  }
}
