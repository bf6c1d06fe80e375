import { type Lang, languages } from '../../core/model/common.ts';
import { addressPathKey } from '../../redirects/path.ts';
import { languageOf } from '../../text/language.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { cleanText, tidyLine } from '../../text/normalise.ts';
import { carriedOver } from '../content/carried.ts';
import { inventoryOf } from '../content/inventory.ts';
import { type Difference, lostPart, shortText } from '../difference.ts';
import { tagNames } from '../fields.ts';
import type { OldStory, RefusedStory } from '../story.ts';
import { CellError, cellOf } from './cells.ts';
import type { FieldName, TableMapping } from './mapping.ts';
import type { TableRow } from './rows.ts';

/** What counts for rows that say nothing of it. */
export interface RowOptions {
  lang: Lang | null;
  defaultLang: Lang;
  /** Of times that name none, an IANA zone. */
  zone: string;
  /** What errors call a field; its name unless that is given. */
  nameOf?: (field: FieldName) => string;
}

export type StoryMapping = Pick<TableMapping, 'id' | 'fields'>;

type Values = Partial<Record<FieldName, unknown>>;

const statuses: readonly string[] = ['published', 'scheduled', 'draft', 'review'];

export function categoryName(cells: Record<string, unknown>, mapping: StoryMapping, zone: string): string | null {
  const source = mapping.fields.get('category');
  if (!source) return null;
  try {
    return tidyLine(cleanText(String(cellOf('category', source, cells, zone) ?? ''))) || null;
  } catch {
    return null;
  }
}

/** A row as a story. @param site address of the old site, without a slash at its end */
export function storyOf(
  { line, cells, problem }: TableRow,
  mapping: StoryMapping,
  options: RowOptions,
  site: string | null,
): OldStory | RefusedStory {
  const given = cells[mapping.id];
  const id = given === undefined || given === null || typeof given === 'object' ? '' : String(given).trim();
  const nameOf = options.nameOf ?? String;
  const values: Values = {};
  const errors: string[] = problem === undefined ? [] : [problem];
  if (problem === undefined) {
    if (id === '' || id.length > 300)
      errors.push(`${mapping.id} is the id, and is ${id === '' ? 'empty' : 'too long'}`);
    for (const [name, source] of mapping.fields)
      try {
        values[name] = cellOf(name, source, cells, options.zone);
      } catch (error) {
        if (!(error instanceof CellError)) throw error;
        errors.push(`${nameOf(name)} ${error.message}`);
      }
  }
  const text = (name: FieldName): string | null => (values[name] == null ? null : String(values[name]));
  const title = text('title') ?? '';
  const status = text('status') ?? 'published';
  if (!statuses.includes(status)) errors.push(`${nameOf('status')} must be one of ${statuses.join(', ')}`);
  const named = text('lang');
  const lang = languages.find((one) => one === named?.toLowerCase().split(/[-_]/)[0]);
  if (named !== null && !lang) errors.push(`${nameOf('lang')} must be one of ${languages.join(', ')}`);
  if (status === 'scheduled' && text('published_at') === null)
    errors.push(`${nameOf('status')} is scheduled, and published_at is empty`);
  if (errors.length) return { id, line, title, address: text('old_url') ?? undefined, refused: errors.join('; ') };

  const notes: Difference[] = [];
  const place = { state: text('state'), district: text('district'), mandal: text('mandal') };
  const origin = { name: text('source_name'), url: text('source_url') };
  const image = address(text('image'), site);
  const gallery = ((values.gallery ?? []) as string[]).map((one) => address(one, site) ?? one);
  const path = addressPathKey(text('old_url') ?? '');
  const isOut = status === 'published' || status === 'scheduled';
  const written = ['summary', 'content', 'content_format', 'content_type', 'slug', 'place_ids', 'image_url'] as const;
  const others = [
    'thumbnail_url',
    'video_url',
    'audio_url',
    'author',
    'byline',
    'is_featured',
    'priority',
    'expires_at',
    'seo_title',
    'seo_description',
    'is_breaking',
    'breaking_until',
  ] as const;
  const plain = Object.fromEntries(
    [...written, ...others].flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
  const images = ((values.images ?? []) as string[]).map((url) => ({ url: address(url, site) ?? url }));
  const content = text('content') ?? '';
  const isHtml = (text('content_format') ?? 'html') === 'html' && content !== '';
  if (values.old_url != null && path === null)
    notes.push(lostPart('slug', `old_url ${shortText(String(values.old_url))} is no path, and leads nowhere`));
  const said = ['image_alt', 'image_caption'] as const;
  for (const name of said)
    if (image === null && text(name) !== null)
      notes.push(lostPart('caption', `${name} "${shortText(text(name) ?? '')}" is left out: the row has no image`));
  const words = stripHtml(content.slice(0, 2_000));
  return {
    id,
    line,
    input: {
      ...plain,
      ...(isHtml ? { content: carriedOver(content) } : {}),
      ...(images.length ? { images } : {}),
      title,
      lang: lang ?? options.lang ?? languageOf(null, [title, words]) ?? options.defaultLang,
      tags: tagNames((values.tags ?? []) as string[], notes),
      ...(Object.values(place).some(Boolean) ? { location: place } : {}),
      ...(Object.values(origin).some(Boolean) ? { source: origin } : {}),
    },
    status: isOut ? 'published' : (status as 'draft' | 'review'),
    publishedAt: isOut ? text('published_at') : null,
    category: categoryName(cells, mapping, options.zone),
    picture:
      image === null
        ? null
        : { url: image, alt: text('image_alt') ?? undefined, caption: text('image_caption') ?? undefined },
    gallery: gallery.map((url) => ({ url })),
    group: text('group'),
    paths: path === null || !text('old_url') ? [] : [path],
    address: text('old_url') ?? undefined,
    notes,
    ...(typeof values.views === 'number' && values.views > 0 ? { views: values.views } : {}),
    ...(isHtml ? { held: inventoryOf(content) } : {}),
  };
}

/** A whole address; what is not one yet lies on the old site. */
function address(text: string | null, site: string | null): string | null {
  if (text === null) return null;
  return (site === null ? URL.parse(text) : URL.parse(text, `${site}/`))?.href ?? text;
}
