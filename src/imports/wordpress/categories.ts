import type { Lang } from '../../core/model/common.ts';
import { pathKey, shortCategoryKey } from '../../redirects/path.ts';
import type { OldCategory } from '../story.ts';
import type { Survey, Term } from './survey.ts';

/** WordPress gives it to what has no category. */
const none = /^uncategori[sz]ed(-[a-z]{2})?$/;

const isLatin = (nicename: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(nicename) && nicename.length <= 80;

/** The category that stands for a term and its translations: the first of them. */
export function categoryKeys(survey: Survey): Map<string, string> {
  const firstOf = new Map<string, string>();
  const keys = new Map<string, string>();
  for (const { nicename, group } of survey.categories.values()) {
    if (none.test(nicename)) continue;
    const first = group === null ? nicename : (firstOf.get(group) ?? nicename);
    if (group !== null) firstOf.set(group, first);
    keys.set(nicename, first);
  }
  return keys;
}

/** The tree of categories; translations are one category with several names. @param base of the old addresses */
export function categoriesOf(survey: Survey, base: string): OldCategory[] {
  const keys = categoryKeys(survey);
  const members = Map.groupBy(
    [...survey.categories.values()].filter(({ nicename }) => keys.has(nicename)),
    ({ nicename }) => keys.get(nicename) as string,
  );
  const root = URL.parse(survey.site)?.pathname.replace(/\/+$/, '') ?? '';
  return [...members].map(([key, terms]) => {
    const [first] = terms as [Term, ...Term[]];
    const slug = terms.find(({ nicename }) => isLatin(nicename))?.nicename;
    const names: Partial<Record<Lang, string>> = {};
    for (const { lang, name } of terms) if (lang) names[lang] ??= name;
    return {
      key,
      parent: keys.get(first.parent) ?? null,
      name: first.name,
      slug,
      names,
      about: terms.map(({ about }) => about).filter(Boolean),
      paths: terms.flatMap((term) => {
        const stored = pathsOf(survey, term, base).map((path) => pathKey(root + path));
        const short = /^\d{1,15}$/.test(term.id) ? shortCategoryKey(root, term.id) : null;
        return [...stored, short].flatMap((path) => (path === null ? [] : [{ path, lang: term.lang }]));
      }),
    };
  });
}

/** `/category/sports/cricket`, and with Polylang `/te/category/...`. */
function pathsOf(survey: Survey, term: Term, base: string): string[] {
  const line = [term.nicename];
  for (let at = survey.categories.get(term.parent); at && line.length < 9; at = survey.categories.get(at.parent))
    line.unshift(at.nicename);
  const path = `/${base}/${line.join('/')}`;
  return [path, ...(term.lang && term.group ? [`/${term.lang}${path}`] : [])];
}
