import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from 'github-slugger';
import { rightsPage, routesPage } from '../src/cli/routes.ts';
import { type DeskLang, deskLanguages } from '../src/workspace/model/labels.ts';

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

const writtenPages = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [file.slice(0, -3), readFileSync(join(folder, file), 'utf8')]),
  );

/** A language of the documents besides English. */
export type DocsLang = Exclude<DeskLang, 'en'>;

/** Markdown by page, of the pages that are also in another language: `docs/te/editors.md`. */
export const translatedPages = (): Map<DocsLang, Map<string, string>> =>
  new Map(
    deskLanguages
      .filter((lang) => lang !== 'en')
      .filter((lang) => existsSync(join(docsFolder, lang)))
      .map((lang) => [lang, writtenPages(join(docsFolder, lang))]),
  );

const ownAnchor = /^<a id="([\w-]+)"><\/a>/;

/**
 * Anchor and words of a heading. A translation writes the anchor of the original before the words (`<a id="states"></a>స్థితులు`), so that
 * one link leads to it in every language; others have the anchor that GitHub gives them.
 */
export const headingOf = (markdown: string): { anchor: string; text: string } => {
  const [mark = '', anchor] = ownAnchor.exec(markdown) ?? [];
  const text = markdown.slice(mark.length);
  return { anchor: anchor ?? slug(text), text };
};

/** Markdown by page, of all pages: written and generated. */
export function docsPages(): Map<string, string> {
  return new Map([
    ...writtenPages(docsFolder),
    ...Object.entries(generatedPages).map(([name, make]) => [name, make()] as const),
  ]);
}
