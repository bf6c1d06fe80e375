import type { GivenMapping } from '../mapping.ts';
import { columnNamed, isNumeric, words } from './columns.ts';
import { languageViews } from './languages.ts';
import type { TableSurvey } from './survey.ts';

export type CategoriesDraft = NonNullable<GivenMapping['categories']>;

const nameOf = words('name', 'title', 'label', 'category', 'cat');
const translations = /^(.*?)_?translations?$/i;

/** The column that identifies rows. */
export const idOf = (table: TableSurvey): string | undefined =>
  table.key ??
  columnNamed(table, words('id', 'cid', 'nid', 'cat_?id', 'news_?id', 'uid'))?.name ??
  table.columns[0]?.name;

/** A table of translations of the rows of another one. */
export function translationsOf(table: TableSurvey, all: readonly TableSurvey[]) {
  for (const other of all) {
    const base = translations.exec(other.name)?.[1]?.toLowerCase();
    const own = table.name.toLowerCase();
    if (!base || ![base, `${base}s`, `${base}es`, base.replace(/y$/, 'ies')].includes(own)) continue;
    const lang = columnNamed(other, words('locale', 'lang(uage)?(_code)?'));
    const key = other.columns.find(
      ({ name }) => /_id$/.test(name) && base.endsWith(name.replace(/_id$/, '').toLowerCase()),
    );
    if (lang && key) return { table: other, lang: lang.name, key: key.name };
  }
  return null;
}

const isCategories = /categor|(^|_)cats?$|sections?$/i;

/** Which table has the categories that a column of the stories names by their ids, or the categories at all. */
export function categoriesFrom(all: readonly TableSurvey[]): CategoriesDraft | null {
  const found = all
    .filter(({ name, rows }) => isCategories.test(name) && !translations.test(name) && rows > 0)
    .toSorted((a, b) => Number(/news|post|article/i.test(b.name)) - Number(/news|post|article/i.test(a.name)));
  for (const table of found) {
    const id = idOf(table);
    const name = columnNamed(table, nameOf, (column) => column.name !== id && !isNumeric(column));
    const translated = translationsOf(table, all);
    const words_ = translated && columnNamed(translated.table, nameOf, (column) => !isNumeric(column));
    const slug = columnNamed(table, words('slug', 'alias', 'url'), (column) => !isNumeric(column));
    const views = languageViews(table);
    const named = views.flatMap(({ lang, table: view, real }) => {
      const column = columnNamed(view, nameOf, ({ name: own }) => own !== id && real.has(own));
      return column ? [[lang, real.get(column.name) as string] as const] : [];
    });
    const plain = name?.name ?? named[0]?.[1];
    if (!id || !(plain ?? words_ ?? slug)) continue;
    const parent = columnNamed(table, words('parent(_id)?', 'parent_cat(egory)?(_id)?'));
    return {
      table: table.name,
      id,
      fields: {
        name: plain ?? (translated && words_ ? `texts.${words_.name}` : (slug?.name ?? id)),
        ...(slug ? { slug: slug.name } : {}),
        ...(parent ? { parent: parent.name } : {}),
      },
      ...(translated && words_ && !plain
        ? { joins: { texts: { table: translated.table.name, on: { [translated.key]: id } } } }
        : {}),
      ...(translated && words_
        ? { names: { table: translated.table.name, key: translated.key, lang: translated.lang, name: words_.name } }
        : named.length > 1
          ? { names: Object.fromEntries(named) }
          : {}),
    };
  }
  return null;
}
