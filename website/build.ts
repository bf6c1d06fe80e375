import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  docsFolder,
  docsMenu,
  docsPages,
  generatedPages,
  headingOf,
  type MenuGroup,
  translatedPages,
} from '../scripts/docs-menu.ts';
import { helpWords } from '../scripts/help-words.ts';
import { directionOf } from '../src/site/words.ts';

const here = import.meta.dirname;

/** What the pages link to outside of themselves, and what the menu of versions says. A workflow on a tag publishes that tag. */
export interface SiteSource {
  repository: string;
  /** Tag or branch that the pages are of. */
  ref: string;
  /** Path of the site on its host. */
  base: string;
}

const sourceOf = ({
  GITHUB_REPOSITORY,
  GITHUB_REF_TYPE,
  GITHUB_REF_NAME,
  DOCS_BASE,
}: NodeJS.ProcessEnv): SiteSource => ({
  repository: `https://github.com/${GITHUB_REPOSITORY ?? 'dinam/dinam'}`,
  ref: GITHUB_REF_TYPE === 'tag' && GITHUB_REF_NAME ? GITHUB_REF_NAME : 'main',
  base: DOCS_BASE ?? '/',
});

/** The page as the site has it: other files of the source are in the repository, the index is the first page. */
const prepared = (markdown: string, { repository, ref }: SiteSource): string =>
  markdown.replaceAll('](../', `](${repository}/blob/${ref}/`).replaceAll('](README.md', '](index.md');

/** The first page: what the program is, and every group of the menu as a card. */
function firstPage(menu: readonly MenuGroup[]): string {
  const cards = menu.map(
    ({ title, pages }) =>
      `<section>\n\n## ${title}\n\n${pages.map((page) => `- [${page.title}](${page.name}.md)`).join('\n')}\n\n</section>`,
  );
  const hero = {
    name: 'Dinam',
    text: 'A backend for news apps in the languages of India',
    tagline: 'A newsroom in the browser, an API for apps, a public site, push, panchang and horoscopes.',
    image: { src: '/images/site.webp', alt: 'The public site in Telugu, on a computer and on a phone' },
    actions: [
      { theme: 'brand', text: 'Start', link: '/start' },
      { theme: 'alt', text: 'Install', link: '/first-server' },
      { theme: 'alt', text: 'API guide', link: '/api' },
    ],
  };
  // JSON is YAML.
  return `---\nlayout: home\ntitle: Dinam\ntitleTemplate: Documentation\nhero: ${JSON.stringify(hero)}\n---\n\n<div class="groups">\n\n${cards.join('\n\n')}\n\n</div>\n`;
}

/** A language besides English as the site has it: its pages, and what stands around them. */
interface SiteLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
  pages: { name: string; title: string }[];
  words: (typeof helpWords)['en'];
}

/** Writes the pages of other languages, each into the folder of its language. */
function prepareTranslations(folder: string): SiteLanguage[] {
  return [...translatedPages()].map(([lang, pages]) => {
    mkdirSync(join(folder, lang), { recursive: true });
    for (const [name, markdown] of pages) writeFileSync(join(folder, lang, `${name}.md`), markdown);
    const titleOf = (markdown: string): string => headingOf(/^# (.*)$/m.exec(markdown)?.[1] ?? '').text;
    return {
      lang,
      dir: directionOf(lang),
      pages: [...pages].map(([name, markdown]) => ({ name, title: titleOf(markdown) })),
      words: helpWords[lang],
    };
  });
}

/** Writes pages, pictures and menu of the documents into the folder of the site, for VitePress. */
function prepare(folder: string, source: SiteSource): void {
  const pages = join(folder, 'pages');
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(join(pages, 'public'), { recursive: true });
  const menu = docsMenu();
  for (const [name, markdown] of docsPages()) {
    const head = name in generatedPages ? '---\neditLink: false\n---\n\n' : '';
    writeFileSync(join(pages, `${name}.md`), head + prepared(markdown, source));
  }
  rmSync(join(pages, 'README.md'));
  writeFileSync(join(pages, 'index.md'), firstPage(menu));
  cpSync(join(docsFolder, 'images'), join(pages, 'images'), { recursive: true });
  // The first page names its picture by an address.
  cpSync(join(docsFolder, 'images/site.webp'), join(pages, 'public/images/site.webp'));
  const languages = prepareTranslations(pages);
  writeFileSync(join(folder, 'menu.json'), JSON.stringify({ ...source, menu, languages }));
}

/** Installs VitePress as its lock file says, unless that has been done. */
function install(folder: string): void {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

/**
 * Builds the static site.
 * @param folder another folder than this one gets a copy of what the site needs
 * @param command `build`, or `dev`: a server that shows the pages as `prepare` wrote them
 * @returns the folder of the site
 */
export function buildSite(folder = here, source = sourceOf(process.env), command: 'build' | 'dev' = 'build'): string {
  if (resolve(folder) !== here)
    for (const part of ['package.json', 'package-lock.json', '.vitepress/config.ts', '.vitepress/theme'])
      cpSync(join(here, part), join(folder, part), { recursive: true });
  install(folder);
  prepare(folder, source);
  const vitepress = join(folder, 'node_modules/vitepress/bin/vitepress.js');
  execFileSync(process.execPath, [vitepress, command, '.'], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'dist');
}

if (import.meta.main) buildSite(here, sourceOf(process.env), process.argv.includes('--dev') ? 'dev' : 'build');
