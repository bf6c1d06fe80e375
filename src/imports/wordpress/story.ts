import { isoTime } from '../../core/clock.ts';
import { languageOf } from '../../feeds/parse/language.ts';
import type { Lang } from '../../model/common.ts';
import { cutGraphemes, cutWords } from '../../text/graphemes.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { tidyLine } from '../../text/normalise.ts';
import { cleanContent } from '../content/clean.ts';
import { tagsOf } from '../fields.ts';
import { addressPathKey, shortKey } from '../redirects/path.ts';
import type { OldPicture, OldStory, Refused } from '../story.ts';
import { langNamed, type Survey } from './survey.ts';
import { fieldOf, type WxrRecord } from './wxr.ts';

export interface WordpressOptions {
  /** For stories whose language the file does not name. */
  lang: Lang | null;
  defaultLang: Lang;
  /** Post types that are stories. */
  types: readonly string[];
}

const groupKeys = ['_wpml_import_translation_group', 'wpml_trid', '_icl_trid', 'trid'];
const langKeys = ['_wpml_import_language_code', 'wpml_language_code', 'wpml_language', '_icl_lang_code'];
const primaryKeys = ['_yoast_wpseo_primary_category', 'rank_math_primary_category', 'epc_primary_category'];

/** `2024-05-02 06:30:00`, in UTC; null for the date of a draft, which is all zeros. */
function utcTime(text: string): string | null {
  if (!/^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const ms = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(ms) || ms <= 0 ? null : isoTime(ms);
}

function publishedAt(item: WxrRecord): string | null {
  const byFeed = Date.parse(fieldOf(item, 'pubDate'));
  return (
    utcTime(fieldOf(item, 'wp:post_date_gmt')) ??
    (byFeed > 0 ? isoTime(byFeed) : utcTime(fieldOf(item, 'wp:post_date')))
  );
}

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
export function storyOf(
  item: WxrRecord,
  survey: Survey,
  keys: ReadonlyMap<string, string>,
  options: WordpressOptions,
): OldStory | Refused {
  const id = fieldOf(item, 'wp:post_id');
  const type = fieldOf(item, 'wp:post_type') || 'post';
  const given = stripHtml(fieldOf(item, 'title'));
  const row = { id, line: item.line, title: given };
  if (!options.types.includes(type)) return { ...row, type, refused: `it is of type ${type}` };
  const wpStatus = fieldOf(item, 'wp:status') || 'publish';
  const refused = id === '' ? 'it has no wp:post_id' : refusal(item, wpStatus);
  if (refused !== null) return { ...row, refused };
  if (wpStatus === 'future' && publishedAt(item) === null)
    return { ...row, refused: 'it is planned, and the file has no time for it' };

  const content = cleanContent(item.fields.get('content:encoded') ?? '');
  const words = stripHtml(content.html);
  const notes = [...content.notes];
  if (wpStatus === 'private') notes.push('it was private, and is a draft');
  if (item.comments > 0) notes.push(`${item.comments} comments are not taken over`);
  const title = cutGraphemes(given || cutWords(words, 12), 300);
  const lang =
    langOf(item, options) ?? languageOf(survey.language, [given, words.slice(0, 500)]) ?? options.defaultLang;
  const categories = categoriesOfItem(item, keys, survey);
  const tags = tagsOf([...termsOf(item, 'post_tag').map(({ name }) => name), ...categories.others], notes);
  const nicename = fieldOf(item, 'wp:post_name');
  return {
    id,
    line: item.line,
    input: {
      title,
      content: content.html,
      summary: cutGraphemes(stripHtml(fieldOf(item, 'excerpt:encoded')), 1_500),
      lang,
      content_type: type === 'page' ? 'page' : 'article',
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(nicename) && nicename.length <= 80 ? { slug: nicename } : {}),
      tags,
      author: authorOf(item, survey),
      is_featured: fieldOf(item, 'wp:is_sticky') === '1',
      video_url: content.video,
      audio_url: content.audio,
    },
    status: statuses[wpStatus] as OldStory['status'],
    publishedAt: wpStatus === 'publish' || wpStatus === 'future' ? publishedAt(item) : null,
    category: categories.main,
    picture: survey.attachments.get(item.meta.get('_thumbnail_id')?.trim() ?? '') ?? null,
    gallery: galleryOf(id, content.gallery, survey),
    group: groupOf(item, id),
    paths: pathsOf(item, id, survey),
    notes,
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
function categoriesOfItem(item: WxrRecord, keys: ReadonlyMap<string, string>, survey: Survey) {
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
  return { main: main ? (keys.get(main.nicename) ?? null) : null, others };
}

/** Guest authors of the plugin Co-Authors Plus stand before the login that wrote. */
function authorOf(item: WxrRecord, survey: Survey): string | null {
  const guests = termsOf(item, 'author').map(({ name }) => tidyLine(name));
  const login = fieldOf(item, 'dc:creator');
  const names = guests.length
    ? guests.map((name) => survey.authors.get(name) ?? name)
    : [survey.authors.get(login) ?? login];
  return cutGraphemes(tidyLine(names.join(', ')), 120) || null;
}

function galleryOf(id: string, wanted: string[] | 'all' | null, survey: Survey): OldPicture[] {
  const ids = wanted === 'all' ? (survey.picturesOf.get(id) ?? []) : (wanted ?? []);
  return ids.flatMap((one) => survey.attachments.get(one) ?? []).slice(0, 50);
}

function pathsOf(item: WxrRecord, id: string, survey: Survey): string[] {
  const base = URL.parse(survey.site)?.pathname.replace(/\/+$/, '') ?? '';
  const own = addressPathKey(fieldOf(item, 'link'));
  return [...new Set([shortKey(base, id), ...(own === null ? [] : [own])])];
}
