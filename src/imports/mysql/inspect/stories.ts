import type { GivenMapping } from '../mapping.ts';
import {
  columnNamed,
  isAddress,
  isGone,
  isNumeric,
  languagesOf,
  lengthOf,
  type Meaning,
  statesOf,
  timeFormat,
  words,
} from './columns.ts';
import type { ColumnSurvey, TableSurvey } from './survey.ts';

export type StoriesDraft = NonNullable<GivenMapping['stories']>[number];
export type FieldsDraft = StoriesDraft['fields'];
type From = NonNullable<FieldsDraft['title']>;

const names = {
  title: words('title', 'heading', 'headline', 'head_?line', 'subject', 'name'),
  content: words(
    'content',
    'description',
    'body',
    'details?',
    'long_desc(ription)?',
    'full_(text|story|news)',
    'desc',
    'story',
    'text',
    'matter',
  ),
  summary: words('summary', 'short_desc(ription)?', 'excerpt', 'intro', 'sub_?(title|heading)', 'synopsis', 'teaser'),
  lang: words('lang(uage)?(_(id|code|name))?', 'locale'),
  slug: words('slug', 'url_slug', 'seo_url', 'alias', 'permalink'),
  category: words('cat(egory)?_?id', 'cid', 'cat(egory)?(_name)?', 'section(_id)?'),
  tags: words('tags?', 'keywords', 'meta_keywords?'),
  image: words(
    'image(_url|_name)?',
    'photo',
    'picture',
    'img',
    'featured?_image',
    'main_image',
    'cover(_image)?',
    'thumb(nail)?',
    'banner',
  ),
  author: words('author(_name)?', 'reporter(_name)?', 'writer', 'by_?line', 'posted_by'),
  person: words('author(_id)?', 'reporter(_id)?', 'user_?id', 'admin_?id', 'posted_by', 'created_by', 'added_by'),
  published_at: words(
    'published_at',
    'publish(ed)?_(date|on|time)',
    'date(_?time)?',
    'pub_?date',
    'posted_(on|at|date)',
    'date_added',
    'added_(on|at)',
    'created(_at|_on)?',
    'created?_(date|time)',
    '(entry|insert(ed)?|news|upload)_(date|time|on|at)',
    'timestamp',
    'last_update',
  ),
  status: words('status', 'publish(ed)?(_status)?', 'is_(active|published)', 'active', 'state'),
  is_breaking: words('(is_)?(breaking|flash)(_news)?'),
  is_featured: words('(is_)?(featured|slider|top|highlight)(_news)?'),
  views: words('(total_)?(views?|hits|visits)', 'views?_count', 'read_count'),
  video_url: words('video(_url|_link)?', 'youtube(_url|_link)?'),
  source_url: words('source_(url|link)', 'original_url'),
  source_name: words('source(_name)?', 'agency'),
  seo_title: words('(meta|seo)_title'),
  seo_description: words('(meta|seo)_desc(ription)?'),
} as const;

const isPart =
  /categor|comment|tags?$|view|galler|image|photo|log|meta|rating|report|like|bookmark|favou?rite|setting|read|admin|user|token|feed|rss|subscri/i;
const isOf = /news|post|article|stor(y|ies)|khabar|samachar|varta|blog/i;

/** How sure it is that a table has the stories; 0: it has not. */
export function storyScore(table: TableSurvey): number {
  const title = columnNamed(table, names.title, (column) => !isNumeric(column));
  const content = columnNamed(
    table,
    names.content,
    (column) => /text|blob|char|^$/.test(column.type) && !isNumeric(column),
  );
  if (!title || !content || title === content || (table.key === null && table.columns.length < 4)) return 0;
  const named =
    (isOf.test(table.name) ? 4 : 0) - (isPart.test(table.name.replace(/^.*?(?=news|post|article)/i, '')) ? 4 : 0);
  const length = Math.min(4, lengthOf(content) / 50);
  const dated = columnNamed(table, names.published_at) ? 1 : 0;
  return Math.max(0, named + length + dated + (table.rows > 0 ? 1 : -2));
}

/** A field that is a column as it stands, or with what its values mean. */
const mapped = (column: ColumnSurvey, meaning: Meaning | null): From =>
  meaning && Object.entries(meaning.map).some(([value, meant]) => value !== meant)
    ? { column: column.name, map: meaning.map }
    : column.name;

/** The fields that columns of a table are, by their names and by what is in them. @param notes gets what is open */
export function fieldsFrom(table: TableSurvey, notes: string[]): FieldsDraft {
  const fields: FieldsDraft = {};
  const used = new Set<string>();
  const use = (field: keyof FieldsDraft, column: ColumnSurvey | undefined, from?: From): void => {
    if (!column || used.has(column.name)) return;
    used.add(column.name);
    fields[field] = from ?? column.name;
  };
  const of = (list: readonly RegExp[], isMeant: (column: ColumnSurvey) => boolean = () => true) =>
    columnNamed(table, list, (column) => !used.has(column.name) && isMeant(column));
  const title = of(names.title, (column) => !isNumeric(column));
  use('title', title);
  const content = of(names.content, (column) => !isNumeric(column) && /text|blob|char|^$/.test(column.type));
  use('content', content);
  use(
    'summary',
    of(names.summary, (column) => !isNumeric(column)),
  );
  const lang = of(names.lang);
  const languages = lang && title ? languagesOf(lang, table, title.name) : null;
  use('lang', lang, lang && mapped(lang, languages));
  if (lang && languages?.unknown.length)
    notes.push(
      `stories: say in "map" which languages ${languages.unknown.join(', ')} of ${table.name}.${lang.name} are`,
    );
  use('slug', of(names.slug));
  use('category', of(names.category));
  use('tags', of(names.tags));
  use('image', of(names.image));
  use(
    'author',
    of(names.author, (column) => !isNumeric(column) && column.values.length > 0),
  );
  const flags = (column: ColumnSurvey): boolean =>
    column.distinct !== null &&
    [...column.distinct.keys()].every((value) => /^(0|1|y|n|yes|no|true|false|on|off)$/i.test(value));
  use('is_breaking', of(names.is_breaking, flags));
  use('is_featured', of(names.is_featured, flags));
  use('views', of(names.views, isNumeric));
  use('video_url', of(names.video_url, isAddress));
  use('source_url', of(names.source_url, isAddress));
  use(
    'source_name',
    of(names.source_name, (column) => !isNumeric(column) && !isAddress(column)),
  );
  use('seo_title', of(names.seo_title));
  use('seo_description', of(names.seo_description));
  const date = of(names.published_at, (column) => timeFormat(column) !== null);
  const format = date && timeFormat(date);
  use('published_at', date, date && (typeof format === 'string' ? { column: date.name, format } : date.name));
  const status = of(names.status);
  const states = status ? statesOf(status) : null;
  use('status', status && (states || status.values.length > 0) ? status : undefined, status && mapped(status, states));
  if (status && states?.unknown.length)
    notes.push(`stories: say in "map" what ${states.unknown.join(', ')} of ${table.name}.${status.name} means`);
  return fields;
}

/** Rows that are no stories any more. */
export function whereOf(table: TableSurvey): NonNullable<StoriesDraft['where']> {
  const where: NonNullable<StoriesDraft['where']> = {};
  const removed = columnNamed(table, words('deleted_at'));
  if (removed) where[removed.name] = [null];
  const flag = columnNamed(table, words('(is_)?(deleted|trashed|trash)'), ({ distinct }) => distinct !== null);
  if (flag) where[flag.name] = [null, '0', 'N', 'no', 'false'];
  const status = columnNamed(table, names.status);
  const kept = [...(status?.distinct?.keys() ?? [])].filter((value) => !isGone(value));
  if (status && kept.length > 0 && kept.length < (status.distinct?.size ?? 0)) where[status.name] = kept;
  return where;
}

/** The column that names a row of another table: by its own name, or by that of the other one. */
export const personColumn = (table: TableSurvey): ColumnSurvey | undefined =>
  columnNamed(table, names.person, isNumeric);

const pictureColumn = words('image(_url|_name)?', 'photo', 'picture', 'img', 'file(_name)?', 'path');

/** A table with more pictures of each story. */
export function galleryOf(table: TableSurvey, all: readonly TableSurvey[]) {
  const key = words('(news|post|article|story)_?id', `${table.name}_id`);
  for (const other of all) {
    if (!/galler|images?$|photos?$/i.test(other.name) || other === table) continue;
    const of = columnNamed(other, key);
    const picture = columnNamed(other, pictureColumn, (column) => !isNumeric(column));
    if (of && picture) return { table: other.name, of: of.name, picture: picture.name };
  }
  return null;
}
