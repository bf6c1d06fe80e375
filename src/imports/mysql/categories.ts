import { Fault } from '../../core/error.ts';
import { type Lang, languages } from '../../core/model/common.ts';
import { addressPathKey } from '../../redirects/path.ts';
import { languageOf } from '../../text/language.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { cleanText, tidyLine } from '../../text/normalise.ts';
import type { OldCategory } from '../story.ts';
import { plainCell } from '../table/cells.ts';
import { addressOf } from './columns.ts';
import { joinedRows } from './joined.ts';
import type { CategoryRowsMapping } from './mapping.ts';
import type { Stage } from './stage.ts';

/** Categories of a newspaper; a table with more is none of them. */
export const mostCategories = 5_000;

const latinSlug = (text: string): string | undefined =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80 ? text : undefined;

export const langIn = (text: string): Lang | undefined =>
  languages.find((lang) => lang === text.trim().toLowerCase().split(/[-_]/)[0]);

export const lineOf = (text: string): string => tidyLine(cleanText(stripHtml(text)));

/** The categories of the old database by the ids that its stories name. @throws Fault `invalid` */
export function categoriesIn(stage: Stage, mapping: CategoryRowsMapping): Map<string, OldCategory> {
  const { table, id, fields, names, oldUrls, path } = mapping;
  if (stage.count(table) > mostCategories)
    throw new Fault(
      'invalid',
      `The table ${table}, which ${path} names, has ${stage.count(table)} rows; at most ${mostCategories} are categories.`,
    );
  const found = new Map<string, OldCategory>();
  const findNames = names && !(names instanceof Map) ? stage.finder(names.table, names.key) : null;
  for (const { all } of joinedRows(stage, mapping)) {
    const own = String(all[id] ?? '').trim();
    const cell = (name: 'name' | 'slug' | 'parent'): string => {
      const source = fields.get(name);
      return source ? plainCell(source, all) : '';
    };
    const texts: Partial<Record<Lang, string>> = {};
    if (names instanceof Map)
      for (const [lang, source] of names) {
        const text = lineOf(plainCell(source, all));
        const known = langIn(lang);
        if (known && text !== '') texts[known] = text;
      }
    else if (names && findNames)
      for (const { cells } of findNames(own)) {
        const lang = langIn(plainCell(names.lang, cells));
        const text = lineOf(plainCell(names.name, cells));
        if (lang && text !== '') texts[lang] = text;
      }
    const name = lineOf(cell('name')) || (Object.values(texts)[0] ?? '');
    if (own === '' || name === '') continue;
    const slug = latinSlug(cell('slug').toLowerCase()) ?? latinSlug(name);
    const written = languageOf(null, [name]);
    const isWord = latinSlug(name) !== undefined || written === null;
    const parent = cell('parent');
    found.set(own, {
      key: `${table}:${own}`,
      parent: parent === '' || parent === '0' ? null : `${table}:${parent}`,
      name,
      ...(slug === undefined ? {} : { slug }),
      names: { ...(isWord ? {} : { [written]: name }), ...texts },
      paths: oldUrls.flatMap((pattern) => {
        const address = addressOf(pattern, (column) => String(all[column] ?? '').trim());
        const key = address === null ? null : addressPathKey(address);
        return key === null ? [] : { path: key, lang: null };
      }),
    });
  }
  return found;
}
