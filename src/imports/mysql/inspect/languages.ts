import { type Lang, languages } from '../../../core/model/common.ts';
import { languageNamed } from './columns.ts';
import type { TableSurvey } from './survey.ts';

/** `title_te`, `title_telugu`, `te_title`, `titleTe`. */
function langOfColumn(name: string): { lang: Lang; plain: string } | null {
  const [, plain = '', end = ''] = /^(.+?)(?:_|(?=[A-Z]))([A-Za-z]+)$/.exec(name) ?? [];
  const [, begin = '', rest = ''] = /^([A-Za-z]+)_(.+)$/.exec(name) ?? [];
  for (const [word, other] of [
    [end, plain],
    [begin, rest],
  ] as const) {
    const lang = languages.find((one) => one === word.toLowerCase()) ?? (languageNamed(word) as Lang | undefined);
    if (lang && other !== '') return { lang, plain: other };
  }
  return null;
}

/** A table as it would be in one language, and the columns that it has in truth. */
export interface LanguageView {
  lang: Lang;
  table: TableSurvey;
  real: ReadonlyMap<string, string>;
}

/** The languages of a table that has its texts in a column for each; none where there are no two. */
export function languageViews(table: TableSurvey): LanguageView[] {
  const found = table.columns.map((column) => ({ column, of: langOfColumn(column.name) }));
  const langs = [...new Set(found.flatMap(({ of }) => of?.lang ?? []))];
  // `is_hi` or `cat_id` is no text in a language: two languages have the same column.
  const shared = new Set(
    found.flatMap(({ of }) =>
      of && new Set(found.flatMap(({ of: other }) => (other?.plain === of.plain ? other.lang : []))).size > 1
        ? of.plain
        : [],
    ),
  );
  if (shared.size === 0) return [];
  const isText = (of: { plain: string } | null): boolean => of !== null && shared.has(of.plain);
  return langs.flatMap((lang): LanguageView[] => {
    const own = found.filter(({ of }) => isText(of) && of?.lang === lang);
    if (own.length === 0) return [];
    const plain = found.filter(({ of }) => !isText(of));
    const columns = [
      ...own.map(({ column, of }) => ({ ...column, name: of?.plain ?? column.name })),
      ...plain.flatMap(({ column }) => (own.some(({ of }) => of?.plain === column.name) ? [] : column)),
    ];
    return [
      {
        lang,
        table: { ...table, columns },
        real: new Map(own.map(({ column, of }) => [of?.plain ?? '', column.name])),
      },
    ];
  });
}
