import { isoTime } from '../../core/clock.ts';
import { Fault } from '../../core/error.ts';
import { addressPathKey } from '../../redirects/path.ts';
import { languageOf } from '../../text/language.ts';
import { changedPart, lostPart, shortText } from '../difference.ts';
import type { ImportSource, OldCategory, OldPicture, OldStory, RefusedStory } from '../story.ts';
import { plainCell } from '../table/cells.ts';
import type { ColumnSource, FieldName } from '../table/mapping.ts';
import { type RowOptions, storyOf } from '../table/story.ts';
import { categoriesIn, lineOf, mostCategories } from './categories.ts';
import { addressOf, decodedText } from './columns.ts';
import { htmlOf } from './content.ts';
import { fieldName, type JoinedRow, joinedRows } from './joined.ts';
import type { DatabaseMapping, StoryRowsMapping } from './mapping.ts';
import type { Stage } from './stage.ts';

const pictures: readonly FieldName[] = ['image', 'gallery', 'images'];
const lines: readonly FieldName[] = ['title', 'author', 'byline', 'seo_title', 'source_name'];

export interface DatabaseOptions extends RowOptions {
  /** How long a flag of breaking news runs: old programs never take it away. */
  breakingHours: number;
}

/** The stories of an old database, with their categories and pictures. */
export function databaseSource(stage: Stage, mapping: DatabaseMapping, options: DatabaseOptions): ImportSource {
  const { site } = mapping;
  const categories = mapping.categories ? categoriesIn(stage, mapping.categories) : namedCategories(stage, mapping);
  const hosts = new Set(
    [
      site,
      mapping.pictures,
      ...mapping.stories.flatMap(({ fields }) => pictures.map((name) => fields.get(name)?.base)),
    ].flatMap((address) => (address ? (URL.parse(address)?.host ?? []) : [])),
  );
  const total = mapping.stories.reduce((sum, { table }) => sum + stage.count(table), 0);
  return {
    name: `mysql ${mapping.source}`,
    categories: [...categories.values()],
    differences: stage.differences,
    async *stories(onRows) {
      let done = 0;
      for (const part of mapping.stories) {
        const reader = new StoryReader(part, mapping, categories, options);
        for (const row of joinedRows(stage, part)) {
          onRows(done++, total);
          if (!reader.isEmpty(row)) yield reader.read(row);
        }
      }
    },
    pictureAt(src): OldPicture | null {
      const url = site === null ? URL.parse(src) : URL.parse(src, `${site}/`);
      return url && hosts.has(url.host) && /^https?:$/.test(url.protocol) ? { url: url.href } : null;
    },
    localPath(url) {
      const folder = [mapping.pictures, site && `${site}/`].find((base) => base && url.startsWith(base));
      const path = folder ? url.slice(folder.length) : (URL.parse(url)?.pathname ?? url);
      return decodedText(path.replace(/^\/+|[?#].*$/g, '')) || null;
    },
  };
}

/** Where stories name their categories, and there is no table of them. */
function namedCategories(stage: Stage, { stories }: DatabaseMapping): Map<string, OldCategory> {
  const found = new Map<string, OldCategory>();
  for (const part of stories) {
    const source = part.fields.get('category');
    if (!source) continue;
    for (const { all } of joinedRows(stage, part)) {
      const name = lineOf(plainCell(source, all));
      if (name === '' || found.has(name)) continue;
      if (found.size >= mostCategories)
        throw new Fault(
          'invalid',
          `${part.path}.fields.category has more than ${mostCategories} different values: these are no categories.`,
        );
      const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 80 ? name : undefined;
      const lang = slug === undefined ? languageOf(null, [name]) : null;
      const names = lang === null ? {} : { [lang]: name };
      found.set(name, { key: name, parent: null, name, ...(slug ? { slug } : {}), names, paths: [] });
    }
  }
  return found;
}

const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80;

/** Makes stories of the rows of one part of the mapping. */
class StoryReader {
  readonly #part: StoryRowsMapping;
  readonly #mapping: DatabaseMapping;
  readonly #categories: ReadonlyMap<string, OldCategory>;
  readonly #options: DatabaseOptions;
  readonly #fields: Map<FieldName, ColumnSource>;

  constructor(
    part: StoryRowsMapping,
    mapping: DatabaseMapping,
    categories: ReadonlyMap<string, OldCategory>,
    options: DatabaseOptions,
  ) {
    this.#part = part;
    this.#mapping = mapping;
    this.#categories = categories;
    this.#options = { ...options, nameOf: (field) => fieldName(field, part.fields.get(field)) };
    const base = mapping.pictures ?? mapping.site;
    this.#fields = new Map(
      [...part.fields].map(([name, source]) =>
        pictures.includes(name) && base !== null ? [name, { base, ...source }] : [name, source],
      ),
    );
  }

  /** A row with columns for several languages is a story in those alone that it has texts in. */
  isEmpty({ problem, all }: JoinedRow): boolean {
    const says = (name: FieldName): boolean => {
      const source = this.#fields.get(name);
      return source?.column !== undefined && plainCell(source, all) !== '';
    };
    return this.#part.part !== null && problem === null && !says('title') && !says('content');
  }

  read({ line, problem, all }: JoinedRow): OldStory | RefusedStory {
    const { id, table, part } = this.#part;
    const cells = this.#cells(all);
    const content = this.#fields.get('content')?.column;
    const { html, notes } = htmlOf(String((content && cells[content]) ?? ''));
    if (content) cells[content] = html;
    const slug = this.#fields.get('slug')?.column;
    if (slug && !isSlug(String(cells[slug] ?? ''))) {
      const given = String(cells[slug] ?? '').trim();
      delete cells[slug];
      if (given !== '') notes.push(changedPart('slug', `the slug ${shortText(given)} becomes one of Latin letters`));
    }
    const row = { line, cells, ...(problem === null ? {} : { problem }) };
    const fields = new Map([...this.#fields].filter(([name]) => name !== 'category'));
    const story = storyOf(row, { id, fields }, this.#options, this.#mapping.site);
    const prefix = part === null ? table : `${table}.${part}`;
    const paths = this.#part.oldUrls.flatMap(
      (pattern) => addressOf(pattern, (name) => String(all[name] ?? '').trim()) ?? [],
    );
    const address = paths[0] ?? story.address;
    const whole = address?.startsWith('/') && this.#mapping.site !== null ? this.#mapping.site + address : address;
    const own = { id: `${prefix}:${story.id || '?'}`, address: whole };
    if ('refused' in story) return { ...story, ...own };
    const keys = paths.map((path) => [path, addressPathKey(path)] as const);
    const wrong = keys.flatMap(([path, key]) =>
      key === null ? lostPart('slug', `the old address ${shortText(path)} is no path, and leads nowhere`) : [],
    );
    const { category, lost } = this.#category(all);
    return {
      ...story,
      ...own,
      input: this.#withEnd(story),
      category,
      paths: [...new Set([...story.paths, ...keys.flatMap(([, key]) => key ?? [])])],
      notes: [...story.notes, ...notes, ...wrong, ...lost],
    };
  }

  /** The flag of a story that was out ends by the time at which it came out, whenever it is imported. */
  #withEnd({ input, publishedAt }: OldStory): OldStory['input'] {
    const { is_breaking, ...rest } = input;
    if (is_breaking !== true || rest.breaking_until != null || publishedAt === null) return input;
    return { ...rest, breaking_until: isoTime(Date.parse(publishedAt) + this.#options.breakingHours * 3_600_000) };
  }

  /** Texts of one line without entities and tags, lists as lists. */
  #cells(all: Record<string, unknown>): Record<string, unknown> {
    const cells = { ...all };
    for (const [name, { column }] of this.#fields) {
      const value = column === undefined ? undefined : cells[column];
      if (typeof value !== 'string' || column === undefined) continue;
      if (lines.includes(name) && /[&<]/.test(value)) cells[column] = lineOf(value);
      if (name === 'summary' && /[&<]/.test(value)) cells[column] = lineOf(value);
      if (/^\s*\[/.test(value) && (pictures.includes(name) || name === 'tags')) cells[column] = listIn(value);
    }
    return cells;
  }

  #category(all: Record<string, unknown>) {
    const source = this.#fields.get('category');
    const given = source ? plainCell(source, all) : '';
    const found = this.#mapping.categories ? given : lineOf(given);
    const [first, ...others] = this.#categories.has(found) ? [found] : found.split(',').map((one) => one.trim());
    const key = this.#categories.get(first ?? '')?.key ?? null;
    const lost = others.length
      ? [lostPart('category', `a story has one category; ${shortText(others.join(', '))} are left out`, others.length)]
      : [];
    if (key === null && first !== '' && first !== '0')
      lost.push(
        lostPart(
          'category',
          `${fieldName('category', source)} is ${shortText(first ?? '')}: there is no such category`,
        ),
      );
    return { category: key, lost };
  }
}

/** `["a.jpg", "b.jpg"]` as some programs store a list. */
function listIn(text: string): unknown {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : text;
  } catch {
    return text;
  }
}
