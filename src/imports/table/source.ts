import { Fault } from '../../core/error.ts';
import type { TextPart } from '../../core/files/parts.ts';
import { type Lang, languages } from '../../core/model/common.ts';
import { addressPathKey } from '../../redirects/path.ts';
import { languageOf } from '../../text/language.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { cleanText, tidyLine } from '../../text/normalise.ts';
import { carriedOver } from '../content/carried.ts';
import { inventoryOf } from '../content/inventory.ts';
import { type Difference, lostPart, shortText } from '../difference.ts';
import { tagNames } from '../fields.ts';
import type { ImportSource, OldCategory, OldPicture, OldStory, RefusedStory } from '../story.ts';
import { CellError, cellOf } from './cells.ts';
import type { FieldName, TableMapping } from './mapping.ts';
import { jsonRows, type TableRow, tableRows } from './rows.ts';

interface TableOptions {
  format: 'csv' | 'jsonl';
  lang: Lang | null;
  defaultLang: Lang;
  /** Of times that name none, an IANA zone. */
  zone: string;
}

type Values = Partial<Record<FieldName, unknown>>;

const statuses: readonly string[] = ['published', 'scheduled', 'draft', 'review'];

/** Columns of which the report may say that they are left out. */
const mostColumns = 200;

/** Categories are identified by their names: one that is a slug of Latin letters is its own. */
const slugOf = (name: string): string | undefined =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 80 ? name : undefined;

/**
 * A table of stories. It is read twice: first for its categories, then for the stories.
 * @throws Fault `invalid` where the file is broken or has none of the columns
 */
export async function tableSource(
  part: TextPart,
  mapping: TableMapping,
  options: TableOptions,
  onBytes: (done: number, total: number) => void,
): Promise<ImportSource> {
  const rows = (onProgress: (done: number) => void): AsyncIterable<TableRow> =>
    options.format === 'csv' ? tableRows(part, mapping.delimiter ?? ',', onProgress) : jsonRows(part, onProgress);
  const site = mapping.site?.replace(/\/+$/, '') ?? null;
  const host = site === null ? null : URL.parse(site)?.host;
  const columns = new Set<string>();
  const categories = await categoriesOf(
    rows((done) => onBytes(done, part.bytes)),
    mapping,
    options,
    columns,
  );
  const mapped = new Set([mapping.id, ...[...mapping.fields.values()].flatMap(({ column }) => column ?? [])]);
  const others = [...columns].filter((name) => name !== '' && !mapped.has(name));
  return {
    name: `table ${mapping.source}`,
    categories,
    differences: [
      ...others.map((name) => lostPart('column', `the column ${shortText(name)} is no field of the mapping`)),
      ...(columns.size < mostColumns
        ? []
        : [lostPart('column', `of more than ${mostColumns} columns nothing is told`)]),
    ],
    async *stories(onProgress) {
      for await (const row of rows((done) => onProgress(done, part.bytes))) yield storyOf(row, mapping, options, site);
    },
    pictureAt(src): OldPicture | null {
      const url = site === null ? null : URL.parse(src, site);
      return url && url.host === host && /^https?:$/.test(url.protocol) ? { url: url.href } : null;
    },
    localPath: (url) => {
      const path = site !== null && url.startsWith(`${site}/`) ? url.slice(site.length + 1) : URL.parse(url)?.pathname;
      return path?.replace(/^\/+|[?#].*$/g, '') || null;
    },
  };
}

/** @param columns gets the names of the columns */
async function categoriesOf(
  rows: AsyncIterable<TableRow>,
  mapping: TableMapping,
  options: TableOptions,
  columns: Set<string>,
): Promise<OldCategory[]> {
  const found = new Map<string, OldCategory>();
  let isFirst = true;
  const iterator = rows[Symbol.asyncIterator]();
  for (;;) {
    // Where the file is broken is reported when its stories are read: those before it are imported.
    const next = await iterator.next().catch((error) => {
      if (isFirst || !(error instanceof Fault)) throw error;
      return { done: true as const, value: undefined };
    });
    if (next.done) return [...found.values()];
    const { cells, problem } = next.value;
    if (isFirst && !problem) checkColumns(mapping, cells, options.format);
    isFirst = false;
    if (!problem && columns.size < mostColumns) for (const name of Object.keys(cells)) columns.add(name);
    const source = mapping.fields.get('category');
    if (!source) continue;
    const name = categoryName(cells, mapping, options.zone);
    if (name === null || found.has(name)) continue;
    const lang = languageOf(null, [name]);
    const slug = slugOf(name);
    found.set(name, {
      key: name,
      parent: null,
      name,
      ...(slug === undefined ? {} : { slug }),
      names: lang === null || slug !== undefined ? {} : { [lang]: name },
      paths: [],
    });
  }
}

/** @throws Fault `invalid` naming columns that a CSV file does not have; of JSON each row has its own */
function checkColumns(mapping: TableMapping, cells: Record<string, unknown>, format: string): void {
  if (format !== 'csv') return;
  const columns = [mapping.id, ...[...mapping.fields.values()].flatMap(({ column }) => column ?? [])];
  const missing = [...new Set(columns)].filter((name) => !Object.hasOwn(cells, name));
  if (missing.length === 0) return;
  const there = Object.keys(cells).join(', ').slice(0, 500);
  throw new Fault('invalid', `The file has no column ${missing.join(', ')}; it has ${there}.`);
}

function categoryName(cells: Record<string, unknown>, mapping: TableMapping, zone: string): string | null {
  const source = mapping.fields.get('category');
  if (!source) return null;
  try {
    return tidyLine(cleanText(String(cellOf('category', source, cells, zone) ?? ''))) || null;
  } catch {
    return null;
  }
}

function storyOf(
  { line, cells, problem }: TableRow,
  mapping: TableMapping,
  options: TableOptions,
  site: string | null,
): OldStory | RefusedStory {
  const given = cells[mapping.id];
  const id = given === undefined || given === null || typeof given === 'object' ? '' : String(given).trim();
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
        errors.push(`${name} ${error.message}`);
      }
  }
  const text = (name: FieldName): string | null => (values[name] == null ? null : String(values[name]));
  const title = text('title') ?? '';
  const status = text('status') ?? 'published';
  if (!statuses.includes(status)) errors.push(`status must be one of ${statuses.join(', ')}`);
  const named = text('lang');
  const lang = languages.find((one) => one === named?.toLowerCase().split(/[-_]/)[0]);
  if (named !== null && !lang) errors.push(`lang must be one of ${languages.join(', ')}`);
  if (status === 'scheduled' && text('published_at') === null)
    errors.push('status is scheduled, and published_at is empty');
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
    ...(isHtml ? { held: inventoryOf(content) } : {}),
  };
}

/** A whole address; what is not one yet lies on the old site. */
function address(text: string | null, site: string | null): string | null {
  if (text === null) return null;
  return (site === null ? URL.parse(text) : URL.parse(text, `${site}/`))?.href ?? text;
}
