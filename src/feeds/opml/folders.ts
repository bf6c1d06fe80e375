import { categoryResource } from '../../categories/categories.ts';
import type { Change } from '../../core/api/change.ts';
import { hiddenSlugs } from '../../core/api/references.ts';
import { insertRow } from '../../core/api/resource.ts';
import { invalidField } from '../../core/error.ts';
import { fold } from '../../text/fold.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { cutMarks, isCleanText, tidyLine, withSafeDirection } from '../../text/normalise.ts';

const mostMade = 200;
/** Categories below each other. */
const deepest = 8;

interface Existing {
  id: number;
  parent_id: number | null;
  names: Set<string>;
}

async function existingCategories(c: Change): Promise<Existing[]> {
  const rows = await c.tx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'name', 'slug', 'texts'])
    .where('slug', 'not like', hiddenSlugs)
    .execute();
  return rows.map(({ id, parent_id, name, slug, texts }) => {
    const translated = Object.values(JSON.parse(texts) as Record<string, { name?: string }>).map((t) => t.name);
    return { id, parent_id, names: new Set([name, slug, ...translated].filter((n) => n !== undefined).map(fold)) };
  });
}

/** Which category the folders of a feed mean, the outermost first; a category has its name in any language. */
interface Folders {
  categoryOf(folders: readonly string[]): Promise<number | undefined>;
  made(): number;
}

/**
 * Finds categories by the names of folders. The innermost folder that is one counts; with `mayMake` every folder
 * becomes one, below the one that it lies in.
 */
export async function foldersIn(c: Change, mayMake: boolean): Promise<Folders> {
  const existing = await existingCategories(c);
  let made = 0;
  const called = (name: string) => (category: Existing) => category.names.has(fold(name));
  const tidied = (folders: readonly string[]): string[] =>
    folders
      .map((f) => cutGraphemes(tidyLine(withSafeDirection(cutMarks(f))), 80))
      .filter((f) => f !== '' && isCleanText(f));

  const make = async (name: string, parent_id: number | null): Promise<Existing> => {
    if (++made > mostMade) throw invalidField('create_categories', `would make more than ${mostMade} categories`);
    const { id } = await insertRow(c, categoryResource, { name, parent_id });
    const category = { id, parent_id, names: new Set([fold(name)]) };
    existing.push(category);
    return category;
  };
  return {
    made: () => made,
    async categoryOf(folders) {
      const names = tidied(folders);
      if (!mayMake)
        return names
          .toReversed()
          .map((name) => existing.find(called(name))?.id)
          .find((id) => id !== undefined);
      let at: Existing | undefined;
      for (const name of names.slice(0, deepest)) {
        const parent = at?.id ?? null;
        // The outermost folder may be a category at any place; within it, its own are meant.
        at =
          existing.find((category) => category.parent_id === parent && called(name)(category)) ??
          (parent === null ? existing.find(called(name)) : undefined) ??
          (await make(name, parent));
      }
      return at?.id;
    },
  };
}
