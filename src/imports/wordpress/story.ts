import type { Lang } from '../../core/model/common.ts';
import { addressPathKey, pathKey, shortKey } from '../../redirects/path.ts';
import { cutWords } from '../../text/graphemes.ts';
import { languageOf } from '../../text/language.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { tidyLine } from '../../text/normalise.ts';
import { percentDecoded } from '../../text/percent.ts';
import { cleanContent } from '../content/clean.ts';
import { picturesIn } from '../content/pictures.ts';
import { instantOf } from '../dates.ts';
import { changedPart, type Difference, lostPart, shortText } from '../difference.ts';
import { cutTo, tagNames } from '../fields.ts';
import type { OldPicture, OldStory, RefusedStory } from '../story.ts';
import { noteFields, outerPicture, searchFields } from './meta.ts';
import { langNamed, type Survey } from './survey.ts';
import { fieldOf, type WxrRecord } from './wxr.ts';

export interface WordpressOptions {
  /** For stories whose language the file does not name. */
  lang: Lang | null;
  defaultLang: Lang;
  /** Of times without one: an IANA zone. `siteZone` is what the operator says, before what the file shows. */
  deskZone: string;
  siteZone: string | null;
  /** Post types that are stories. */
  types: readonly string[];
}

type Cleaned = ReturnType<typeof cleanContent>;

const groupKeys = ['_wpml_import_translation_group', 'wpml_trid', '_icl_trid', 'trid'];
const langKeys = ['_wpml_import_language_code', 'wpml_language_code', 'wpml_language', '_icl_lang_code'];
const primaryKeys = ['_yoast_wpseo_primary_category', 'rank_math_primary_category', 'epc_primary_category'];

/** Drafts and what plugins have written have zeros in place of the time in UTC: then that of the site's clock counts. */
const publishedAt = (item: WxrRecord, zone: string): string | null =>
  instantOf(fieldOf(item, 'wp:post_date_gmt'), 'UTC') ??
  instantOf(fieldOf(item, 'pubDate'), zone) ??
  instantOf(fieldOf(item, 'wp:post_date'), zone);

const statuses: Readonly<Record<string, OldStory['status']>> = {
  publish: 'published',
  future: 'published',
  draft: 'draft',
  pending: 'review',
  private: 'draft',
};

/** Why an item is none of the stories; null for one that is. */
function refusal(item: WxrRecord, status: string): string | null {
  if (item.isTooLarge) return 'it has more text than a story can have';
  if (status === 'trash') return 'it is in the trash';
  if (status === 'auto-draft' || status === 'inherit') return 'it is an automatic draft';
  if (fieldOf(item, 'wp:post_password') !== '') return 'it is protected by a password, which stories cannot be';
  return statuses[status] ? null : `its status ${status.slice(0, 40)} is not known`;
}

const termsOf = (item: WxrRecord, domain: string) => item.terms.filter((term) => term.domain === domain);

/** A story, or why it is none. @param keys of categories by nicename */
export function wordpressStory(
  item: WxrRecord,
  survey: Survey,
  keys: ReadonlyMap<string, string>,
  options: WordpressOptions,
): OldStory | RefusedStory {
  const id = fieldOf(item, 'wp:post_id');
  const type = fieldOf(item, 'wp:post_type') || 'post';
  const given = stripHtml(fieldOf(item, 'title'));
  const row = { id, line: item.line, title: given, address: fieldOf(item, 'link') };
  if (!options.types.includes(type)) return { ...row, type, refused: `it is of type ${type}` };
  const wpStatus = fieldOf(item, 'wp:status') || 'publish';
  const refused = id === '' ? 'it has no wp:post_id' : refusal(item, wpStatus);
  if (refused !== null) return { ...row, refused };
  const at = publishedAt(item, options.siteZone ?? survey.clock.zone ?? options.deskZone);
  if (wpStatus === 'future' && at === null)
    return { ...row, refused: 'it is planned, and the file has no time for it' };

  const content = cleanContent(item.fields.get('content:encoded') ?? '');
  const link = fieldOf(item, 'link');
  const words = stripHtml(content.html);
  const notes = [...content.notes];
  if (wpStatus === 'private') notes.push(lostPart('status', 'it was private, and is a draft'));
  if (item.comments > 0) notes.push(lostPart('comment', `${item.comments} comments are not taken over`, item.comments));
  const title = cutTo(300, given || cutWords(words, 12), 'title', notes);
  if (given === '') notes.push(changedPart('title', 'it has no title: its first words are the title'));
  const lang =
    langOf(item, options) ?? languageOf(survey.language, [given, words.slice(0, 500)]) ?? options.defaultLang;
  const categories = categoriesOfItem(item, keys, survey, notes);
  const tags = tagNames([...termsOf(item, 'post_tag').map(({ name }) => name), ...categories.others], notes);
  const nicename = fieldOf(item, 'wp:post_name');
  const hasSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(nicename) && nicename.length <= 80;
  if (nicename !== '' && !hasSlug)
    notes.push(
      changedPart(
        'slug',
        `the slug ${shortText(percentDecoded(nicename))} becomes one of Latin letters; its address leads to the story`,
      ),
    );
  if (item.moreSlugs > 0)
    notes.push(lostPart('slug', `${item.moreSlugs} of its former slugs lead nowhere`, item.moreSlugs));
  if (item.more > 0) notes.push(lostPart('field', `${item.more} further parts of it are not read`, item.more));
  noteTerms(item, notes);
  noteFields(item.meta, notes);
  const search = searchFields(item.meta, { title, site: survey.site, siteTitle: survey.title, link }, notes);
  const picture = featured(item, content.html, survey, notes);
  return {
    id,
    line: item.line,
    input: {
      title,
      content: content.html,
      summary: cutTo(1_500, stripHtml(fieldOf(item, 'excerpt:encoded')), 'summary', notes),
      lang,
      content_type: type === 'page' ? 'page' : 'article',
      ...(hasSlug ? { slug: nicename } : {}),
      tags,
      author: cutTo(120, authorOf(item, survey), 'author', notes) || null,
      is_featured: fieldOf(item, 'wp:is_sticky') === '1',
      video_url: content.video,
      audio_url: content.audio,
      ...search,
    },
    status: statuses[wpStatus] as OldStory['status'],
    publishedAt: wpStatus === 'publish' || wpStatus === 'future' ? at : null,
    category: categories.main,
    picture,
    gallery: galleryOf(id, content, survey, notes),
    group: groupOf(item, id),
    paths: pathsOf(item, id, survey),
    address: link,
    notes,
    held: content.held,
  };
}

function langOf(item: WxrRecord, options: WordpressOptions): Lang | null {
  const [polylang] = termsOf(item, 'language');
  const named = polylang?.nicename ?? langKeys.map((key) => item.meta.get(key)).find(Boolean);
  return langNamed(named) ?? options.lang;
}

/** The group of translations: of Polylang, of WPML, or the story itself, which others may name as theirs. */
function groupOf(item: WxrRecord, id: string): string {
  const [polylang] = termsOf(item, 'post_translations');
  if (polylang) return `polylang ${polylang.nicename}`;
  const group = groupKeys.map((key) => item.meta.get(key)).find(Boolean);
  if (group) return `wpml ${group}`;
  return `post ${item.meta.get('_icl_lang_duplicate_of') || id}`;
}

/** The main category, and the names of the others: a story has one. */
function categoriesOfItem(item: WxrRecord, keys: ReadonlyMap<string, string>, survey: Survey, notes: Difference[]) {
  const named = termsOf(item, 'category').filter(({ nicename }) => keys.has(nicename));
  const primaryId = primaryKeys.map((key) => item.meta.get(key)).find(Boolean);
  const depth = (nicename: string): number => {
    let n = 0;
    for (let at = survey.categories.get(nicename); at && n < 9; at = survey.categories.get(at.parent)) n++;
    return n;
  };
  const primary = named.find(({ nicename }) => survey.categories.get(nicename)?.id === primaryId);
  const [deepest] = named.toSorted((a, b) => depth(b.nicename) - depth(a.nicename));
  const main = primary ?? deepest;
  const isAbove = (nicename: string): boolean => {
    let n = 0;
    for (let at = survey.categories.get(main?.nicename ?? ''); at && n < 9; at = survey.categories.get(at.parent), n++)
      if (at.nicename === nicename) return true;
    return false;
  };
  const others = named.filter(({ nicename }) => !isAbove(nicename)).map(({ name }) => name);
  if (others.length)
    notes.push(
      changedPart(
        'category',
        `a story has one category, and ${shortText(others.join(', '))} are tags of it`,
        others.length,
      ),
    );
  return { main: main ? (keys.get(main.nicename) ?? null) : null, others };
}

/** Guest authors of the plugin Co-Authors Plus stand before the login that wrote. */
function authorOf(item: WxrRecord, survey: Survey): string {
  const guests = termsOf(item, 'author').map(({ name }) => tidyLine(name));
  const login = fieldOf(item, 'dc:creator');
  const names = guests.length
    ? guests.map((name) => survey.authors.get(name) ?? name)
    : [survey.authors.get(login) ?? login];
  return tidyLine(names.join(', '));
}

/** The picture of a text that WordPress has marked with the number of the attachment: an export may have no attachments. */
function marked(html: string, id: string): OldPicture | null {
  const mark = new RegExp(`(?:wp-image-|data-id=")${id}(?!\\d)`);
  const tag = html.match(/<img\b[^<>]*>/gi)?.find((one) => mark.test(one));
  const [url] = tag === undefined ? [] : picturesIn(tag);
  return url === undefined ? null : { url };
}

function featured(item: WxrRecord, html: string, survey: Survey, notes: Difference[]): OldPicture | null {
  const id = item.meta.get('_thumbnail_id')?.trim() ?? '';
  const outer = outerPicture(item.meta);
  const found = survey.attachments.get(id) ?? (outer === null ? null : { url: outer });
  if (found || !/^[1-9]\d{0,14}$/.test(id)) return found;
  const inText = marked(html, id);
  if (!inText)
    notes.push(lostPart('picture', `its featured picture, attachment ${id}, is not in the file: export "All content"`));
  return inText;
}

const mostOfGallery = 50;

function galleryOf(id: string, { gallery, html }: Cleaned, survey: Survey, notes: Difference[]): OldPicture[] {
  const ids = gallery === 'all' ? (survey.picturesOf.get(id) ?? []) : [...new Set(gallery ?? [])];
  const found = ids.flatMap((one) => survey.attachments.get(one) ?? marked(html, one) ?? []);
  if (gallery === 'all' && ids.length === 0)
    notes.push(lostPart('gallery', 'its gallery shows what was uploaded with it, and the file has no such pictures'));
  const missing = ids.length - found.length;
  if (missing > 0)
    notes.push(lostPart('gallery', `${missing} of ${ids.length} pictures of its gallery are not in the file`, missing));
  const more = found.length - mostOfGallery;
  if (more > 0)
    notes.push(lostPart('gallery', `${more} of ${found.length} pictures of its gallery are left out`, more));
  return found.slice(0, mostOfGallery);
}

/** Ways of grouping that a theme or plugin has made are no tags or categories here. */
const knownDomains = new Set(['category', 'post_tag', 'language', 'post_translations', 'author', 'nav_menu']);

function noteTerms(item: WxrRecord, notes: Difference[]): void {
  const others = item.terms.filter(({ domain }) => !knownDomains.has(domain));
  for (const [domain, terms] of Map.groupBy(others, (term) => term.domain)) {
    const named = terms.map(({ name }) => name).join(', ');
    const reason = domain === 'post_format' ? `its format ${named}` : `${named} of the taxonomy ${domain}`;
    notes.push(lostPart('category', `${shortText(reason)} is left out`, terms.length));
  }
}

function pathsOf(item: WxrRecord, id: string, survey: Survey): string[] {
  const base = URL.parse(survey.site)?.pathname.replace(/\/+$/, '') ?? '';
  const own = addressPathKey(fieldOf(item, 'link'));
  // WordPress leads former slugs to the story: they stand in the place of the one of today.
  const former = item.oldSlugs.map((slug) => own && pathKey(own.replace(/[^/]*$/, slug)));
  return [...new Set([shortKey(base, id), own, ...(own?.includes('/?') ? [] : former)])].filter(
    (path) => path !== null,
  );
}
