import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rightsPage, routesPage } from '../src/cli/routes.ts';

export const docsFolder = join(import.meta.dirname, '../docs');

/** A page of the menu: `name` is its file without `.md`. */
export interface MenuPage {
  name: string;
  title: string;
}

/** The pages of one kind of reader. */
export interface MenuGroup {
  title: string;
  pages: MenuPage[];
}

/** Reference that is made of the program itself, so that it cannot differ from it, and that nobody edits. */
export const generatedPages: Record<string, () => string> = { routes: routesPage, 'rights-by-operation': rightsPage };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The menu of the documents: what `docs/README.md` lists (`**Editors**: [pictures](media.md) · ...`), in its order, and the generated
 * pages.
 */
export function docsMenu(index = readFileSync(join(docsFolder, 'README.md'), 'utf8')): MenuGroup[] {
  const groups = [...index.matchAll(/^\*\*(.+?)\*\*:([\s\S]*?)(?:\n\n|$(?![\s\S]))/gm)].map(
    ([, title = '', list = '']) => ({
      title,
      pages: [...list.matchAll(/\[([^\]]+)\]\(([\w-]+)\.md\)/g)].map(([, text = '', name = '']) => ({
        name,
        title: capital(text.replaceAll('`', '')),
      })),
    }),
  );
  const reference = [
    { name: 'routes', title: 'Addresses' },
    { name: 'rights-by-operation', title: 'Rights by operation' },
  ];
  return [...groups, { title: 'Reference', pages: reference }];
}

/** Markdown by page, of all pages: written and generated. */
export function docsPages(): Map<string, string> {
  const written = readdirSync(docsFolder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file.slice(0, -3), readFileSync(join(docsFolder, file), 'utf8')] as const);
  return new Map([...written, ...Object.entries(generatedPages).map(([name, make]) => [name, make()] as const)]);
}
