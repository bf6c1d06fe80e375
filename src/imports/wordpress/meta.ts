import { tidyLine } from '../../text/normalise.ts';
import { type Difference, lostPart, shortText } from '../difference.ts';
import { canonicalOf, cutTo } from '../fields.ts';

type Meta = ReadonlyMap<string, string>;

/** Where plugins keep what search engines show: Yoast, Rank Math, All in One SEO, SEOPress, The SEO Framework. */
const titles = [
  ...['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title', '_seopress_titles_title'],
  '_genesis_title',
];
const descriptions = [
  ...['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'],
  ...['_seopress_titles_desc', '_genesis_description'],
];
const canonicals = [
  ...['_yoast_wpseo_canonical', 'rank_math_canonical_url', '_aioseo_canonical_url', '_aioseop_custom_link'],
  ...['_seopress_robots_canonical', '_genesis_canonical_uri'],
];
/** Of plugins that show a picture of another address as the featured one. */
const pictures = ['fifu_image_url', '_thumbnail_ext_url', '_knawatfibu_url', '_external_featured_image_url'];

/** What plugins and themes count or mark for themselves, and what the import reads elsewhere. */
const internal = new RegExp(
  [
    '^(?:_|rank_math_(?:internal|analytic|seo_score|contentai|primary)|wpml|icl|trid|epc_|ez-toc|footnotes$)',
    '(?:views?|_count|_score|primary_category|elementor.*|fifu_image_url|fifu_image_alt)$',
  ].join('|'),
);
/** Hidden values that say something of a story. */
const telling =
  /^(?:_yoast_wpseo_(?:focuskw|opengraph-|twitter-|meta-robots|redirect|schema_(?:page|article)_type)|rank_math_(?:focus_keyword|facebook_|twitter_|robots)|_aioseo(?:p)?_(?:keywords|og_|twitter_|noindex)|_seopress_(?:social_|robots_index|analysis_target_kw|redirections_value))/;

const firstOf = (meta: Meta, keys: readonly string[]): string =>
  keys.map((key) => tidyLine(meta.get(key) ?? '')).find((value) => value !== '') ?? '';

/** Variables that the plugins put into a title: `%%title%%`, `%title%`, `#post_title`. */
const variable = /%%?([a-z_]{1,40})%%?|#([a-z_]{1,40})/gi;

/** The text with the values of its variables; null where one is of another kind. */
function filled(text: string, values: Readonly<Record<string, string>>): string | null {
  let isKnown = true;
  const whole = text.replace(variable, (_, plain?: string, hash?: string) => {
    const name = (plain ?? hash ?? '').toLowerCase();
    if (!Object.hasOwn(values, name)) isKnown = false;
    return values[name] ?? '';
  });
  return isKnown ? tidyLine(whole).replace(/^[\s|-]+|[\s|-]+$/g, '') : null;
}

/** What search engines are to show, and where the story was first. */
export function searchFields(
  meta: Meta,
  { title, site, siteTitle, link }: { title: string; site: string; siteTitle: string; link: string },
  notes: Difference[],
): { seo_title?: string; seo_description?: string; source?: { url: string } } {
  const values = {
    title,
    post_title: title,
    sitename: siteTitle,
    sitetitle: siteTitle,
    site_title: siteTitle,
    sep: '-',
    separator: '-',
    separator_sa: '-',
    page: '',
  };
  const line = (keys: readonly string[], name: string, most: number): string | undefined => {
    const given = firstOf(meta, keys);
    if (given === '') return undefined;
    const whole = filled(given, values);
    if (whole === null) {
      notes.push(lostPart('field', `${name} has variables of a plugin and is left out: ${shortText(given)}`));
      return undefined;
    }
    return cutTo(most, whole, 'field', notes) || undefined;
  };
  const seo_title = line(titles, 'seo_title', 200);
  const seo_description = line(descriptions, 'seo_description', 500);
  const canonical = canonicalOf(firstOf(meta, canonicals), { site, link }, notes);
  return {
    ...(seo_title === undefined ? {} : { seo_title }),
    ...(seo_description === undefined ? {} : { seo_description }),
    ...(canonical === null ? {} : { source: { url: canonical } }),
  };
}

/** The address of the featured picture, where it is none of the site's library. */
export const outerPicture = (meta: Meta): string | null => {
  const address = firstOf(meta, pictures);
  return /^https?:/.test(address) ? address : null;
};

/** Tells which values of the story nothing here takes. */
export function noteFields(meta: Meta, notes: Difference[]): void {
  const standardKeys = new Set([...titles, ...descriptions, ...canonicals]);
  const others = [...meta].flatMap(([key, value]) =>
    value.trim() !== '' && !standardKeys.has(key) && (telling.test(key) || !internal.test(key)) ? [key] : [],
  );
  if (others.length)
    notes.push(lostPart('field', `custom fields are left out: ${shortText(others.join(', '))}`, others.length));
}
