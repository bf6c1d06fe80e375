import type { GivenMapping } from '../mapping.ts';
import { categoriesFrom, idOf, translationsOf } from './categories.ts';
import { columnNamed, isAddress, words } from './columns.ts';
import { languageViews } from './languages.ts';
import { devicesFrom, feedsFrom, usersFrom } from './people.ts';
import { settingsFrom, siteOf } from './settings.ts';
import {
  type FieldsDraft,
  fieldsFrom,
  galleryOf,
  personColumn,
  type StoriesDraft,
  storyScore,
  whereOf,
} from './stories.ts';
import type { TableSurvey } from './survey.ts';
import { wordpressDraft } from './wordpress.ts';

/** A first draft of the mapping, by names and contents of the columns, for the owner to correct. */
export function draftOf(source: string, all: readonly TableSurvey[]): GivenMapping {
  const notes: string[] = [];
  const site = siteOf(all);
  const wordpress = wordpressDraft(all, site);
  const own = wordpress ? [] : storiesFrom(all, notes);
  const categories = wordpress ? wordpress.categories : categoriesFrom(all);
  const users = wordpress?.users ?? usersFrom(all, notes);
  const feeds = feedsFrom(all);
  const devices = devicesFrom(all);
  const settings = settingsFrom(all);
  notes.push(...(wordpress?.notes ?? []));
  if (site === null)
    notes.push('site: the address of the old site, such as https://old.example.in; pictures come from it');
  const stories = wordpress?.stories ?? own;
  if (stories.length === 0) notes.push('stories: no table looks like one of stories; name it, with its columns');
  const [first] = own;
  if (first?.fields.image !== undefined && !picturesAreWhole(first, all))
    notes.push('pictures: a column has names of files only; say where their folder is: https://old.example.in/images/');
  if (stories.length && !wordpress) notes.push('stories: old_urls are guessed; write them as the old site has them');
  return {
    source,
    ...(notes.length ? { notes: [...new Set(notes)] } : {}),
    ...(site === null ? {} : { site }),
    stories,
    ...(categories ? { categories } : {}),
    ...(users ? { users } : {}),
    ...(feeds ? { feeds } : {}),
    ...(devices ? { devices } : {}),
    ...(settings ? { settings } : {}),
  };
}

const columnOf = (from: FieldsDraft[keyof FieldsDraft]): string | undefined =>
  typeof from === 'string' ? from : from?.column;

function picturesAreWhole({ table, joins, fields }: StoriesDraft, all: readonly TableSurvey[]): boolean {
  const [alias, name] = columnOf(fields.image)?.split('.') ?? [];
  const of = name === undefined ? table : joins?.[alias ?? '']?.table;
  const column = all.find((one) => one.name === of)?.columns.find((one) => one.name === (name ?? alias));
  return column === undefined || column.values.length === 0 || isAddress(column);
}

/** The stories: the table that looks most like it, with what belongs to its rows. */
function storiesFrom(all: readonly TableSurvey[], notes: string[]): StoriesDraft[] {
  const [best] = all
    .filter(({ name }) => !/_?translations?$/i.test(name))
    .map((table) => {
      const translated = translationsOf(table, all);
      const [view] = languageViews(table);
      const score = translated
        ? 2 * storyScore(translated.table)
        : Math.max(storyScore(table), view ? storyScore(view.table) : 0);
      return { table, translated, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.table.rows - a.table.rows);
  if (!best) return [];
  const { table, translated } = best;
  const id = idOf(translated?.table ?? table);
  if (id === undefined) return [];
  const joins: NonNullable<StoriesDraft['joins']> = {};
  let fields = fieldsFrom(table, notes);
  let prefix = '';
  let where = whereOf(table);
  if (translated) {
    // A story for each language; what they have in common is a row of the other table.
    prefix = 'base.';
    joins.base = {
      ...{ table: table.name, on: { [idOf(table) ?? 'id']: translated.key } },
      ...(Object.keys(where).length ? { where } : {}),
      inner: true,
    };
    const common = Object.fromEntries(Object.entries(fields).map(([name, from]) => [name, prefixed(from, prefix)]));
    fields = { ...common, ...fieldsFrom(translated.table, []), lang: translated.lang, group: translated.key };
    where = {};
  }
  const person = personColumn(table);
  const people = person && peopleOf(all);
  if (!fields.author && person && people) {
    joins.writer = { table: people.table, on: { [people.id]: prefix + person.name } };
    fields.author = `writer.${people.name}`;
  }
  const gallery = galleryOf(table, all);
  if (gallery) {
    joins.more = { table: gallery.table, on: { [gallery.of]: translated ? translated.key : id }, many: true };
    fields.gallery = `more.${gallery.picture}`;
  }
  const views = translated ? [] : languageViews(table).filter((view) => storyScore(view.table) > 0);
  if (views.length > 1)
    return views.map(({ lang, table: view, real }) => ({
      table: table.name,
      id,
      part: lang,
      ...(Object.keys(where).length ? { where } : {}),
      ...(Object.keys(joins).length ? { joins } : {}),
      fields: { ...inTruth(fieldsFrom(view, notes), real), ...kept(fields), lang: { value: lang }, group: id },
      old_urls: [`/news.php?id={${id}}&lang=${lang}`],
    }));
  const slug = columnOf(fields.slug);
  const draft: StoriesDraft = {
    table: translated?.table.name ?? table.name,
    id,
    ...(Object.keys(where).length ? { where } : {}),
    ...(Object.keys(joins).length ? { joins } : {}),
    fields,
    old_urls: translated
      ? slug
        ? [`/news/{${slug}}`, `/{${translated.lang}}/news/{${slug}}`]
        : [`/{${translated.lang}}/news/{${translated.key}}`]
      : [`/news.php?id={${id}}`, `/news/{${id}}`, ...(slug ? [`/news/{${id}}/{${slug}}`] : [])],
  };
  return [draft];
}

/** What joins have found, whatever the language. */
const kept = ({ author, gallery }: FieldsDraft): FieldsDraft => ({
  ...(columnOf(author)?.includes('.') ? { author } : {}),
  ...(columnOf(gallery)?.includes('.') ? { gallery } : {}),
});

/** Fields of a table in one language, by the columns that it has in truth. */
function inTruth(fields: FieldsDraft, real: ReadonlyMap<string, string>): FieldsDraft {
  const renamed = Object.entries(fields).map(([name, from]) => {
    const column = real.get(columnOf(from) ?? '');
    return [name, column === undefined ? from : typeof from === 'string' ? column : { ...from, column }];
  });
  return Object.fromEntries(renamed) as FieldsDraft;
}

function prefixed(from: FieldsDraft[keyof FieldsDraft], prefix: string): FieldsDraft[keyof FieldsDraft] {
  if (typeof from === 'string') return prefix + from;
  return from?.column === undefined ? from : { ...from, column: prefix + from.column };
}

/** The table of those who write. */
function peopleOf(all: readonly TableSurvey[]): { table: string; id: string; name: string } | null {
  const tables = all.filter(({ name }) => /(^|_)(authors?|reporters?|admins?|users?|staff)$/i.test(name));
  for (const table of tables.toSorted((a, b) => Number(/user/i.test(a.name)) - Number(/user/i.test(b.name)))) {
    const id = idOf(table);
    const name = columnNamed(
      table,
      words('full_?name', 'display_name', 'name', '(author|reporter|admin)_name', 'user_?name'),
    );
    if (id && name) return { table: table.name, id, name: name.name };
  }
  return null;
}
