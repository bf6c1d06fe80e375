import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked, type RendererObject } from 'marked';
import { directionOf } from '../src/site/words.ts';
import type { DeskLang } from '../src/workspace/model/labels.ts';
import {
  docsFolder,
  docsMenu,
  docsPages,
  headingOf,
  type MenuGroup,
  type MenuPage,
  translatedPages,
} from './docs-menu.ts';
import { helpWords } from './help-words.ts';

const link = /^((?:\.\.\/)?(?:[a-z]{2}\/)?[\w-]+)\.md(#.*)?$/;
const parts = join(import.meta.dirname, '../admin');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Where `/docs` lists an address (`src/http/docs/page/operations.ts`). */
const operationAnchor = (path: string): string =>
  path
    .replace(/\{\w+\}/g, 'id')
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '');

/** A heading that the search finds. */
interface Heading {
  anchor: string;
  text: string;
}

interface Page {
  title: string;
  body: string;
  headings: Heading[];
}

/** A page as a file of the help: `owners`, `te/editors`. */
type Path = string;

const pathOf = (lang: DeskLang, name: string): Path => (lang === 'en' ? name : `${lang}/${name}`);
const langOf = (path: Path): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : 'en');
const fromTo = (from: Path, to: Path): string => `${posix.relative(posix.dirname(from), to)}.html`;
/** A page in another language than this one. */
const foreign = (from: Path, to: Path): string => (langOf(from) === langOf(to) ? '' : ` lang="${langOf(to)}"`);

/**
 * A document as HTML: headings have the anchors that they have on GitHub, links to other documents lead to their pages.
 * @param paths of all pages
 */
function pageOf(path: Path, markdown: string, paths: ReadonlySet<Path>): Page {
  const slugger = new GithubSlugger();
  let title = 'Dinam';
  const headings: Heading[] = [];
  const renderer: RendererObject = {
    heading({ tokens, depth, text: written }) {
      const { anchor: own, text } = headingOf(written);
      const isOwn = text !== written;
      const anchor = isOwn ? own : slugger.slug(text);
      if (depth === 1) title = text;
      else headings.push({ anchor, text: text.replaceAll('`', '') });
      // The two tags of its own anchor stand before its words.
      return `<h${depth} id="${anchor}">${this.parser.parseInline(isOwn ? tokens.slice(2) : tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const [, page = '', anchor = ''] = link.exec(href) ?? [];
      const target = posix.join(posix.dirname(path), page);
      if (page && paths.has(target)) {
        const lang = isOfLanguage(target, path) ? ` lang="${langOf(target)}" hreflang="${langOf(target)}"` : '';
        return `<a href="${escaped(fromTo(path, target) + anchor)}"${lang}>${words}</a>`;
      }
      // Other files of the source are not at hand here.
      return /^(https?:|#)/.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
    },
    table(token) {
      const cells = (row: typeof token.header, tag: string) =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
      // A wide table is moved within the page, by keyboard as well.
      return `<div class="wide" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
    },
    codespan({ text }) {
      const code = `<code>${escaped(text)}</code>`;
      const [, path] = /^[A-Z]+ (\/api\/v1\/[\w/{}-]+)$/.exec(text) ?? [];
      return path ? `<a href="/docs#${operationAnchor(path)}">${code}</a>` : code;
    },
    code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
  };
  const body = new Marked({ renderer }).parse(markdown, { async: false });
  return { title: title.replaceAll('`', ''), body, headings };
}

/** Where the guide of the API shows each address first: page and anchor by address, with `{}` for what varies. */
function guideLinks(markdown: string): Record<string, string> {
  const slugger = new GithubSlugger();
  const links: Record<string, string> = {};
  let page = '';
  for (const line of markdown.split('\n')) {
    const [, heading] = /^#{2,} (.*)$/.exec(line) ?? [];
    if (heading) page = `api.html#${slugger.slug(heading)}`;
    // The table of all calls shows none of them.
    if (page === '' || line.startsWith('|')) continue;
    for (const [, shell, prose] of line.matchAll(/\$DINAM(\/[^"?\s]*)|`[A-Z]+ (\/[^`?\s]*)/g))
      links[(shell ?? prose ?? '').replace(/\$\w+|\{\w+\}|(?<=\/)\d+(?=\/|$)/g, '{}')] ??= page;
  }
  return links;
}

/** Whether the words of a link are in another language than its page: the name of that language, on a page that is in both. */
const isOfLanguage = (to: Path, from: Path): boolean =>
  langOf(to) !== langOf(from) && (langOf(to) !== 'en' || posix.basename(to) === posix.basename(from));

const anchorTo = (from: Path, { name, title }: MenuPage, more = ''): string =>
  `<a href="${fromTo(from, name)}"${foreign(from, name)}${more}>${escaped(title)}</a>`;

/** All pages by kind of reader. */
const menuOf = (menu: readonly MenuGroup[], shown: Path): string =>
  menu
    .map(({ title, pages }) => {
      const items = pages.map(
        (page) => `<li>${anchorTo(shown, page, page.name === shown ? ' aria-current="page"' : '')}</li>`,
      );
      return `<h2${foreign(shown, 'README')}>${escaped(title)}</h2>\n<ul>${items.join('')}</ul>`;
    })
    .join('\n');

/** The pages before and after this one, in the order of the menu. */
function turnOf(menu: readonly MenuGroup[], shown: Path): string {
  const { nextPage, previous, next } = helpWords[langOf(shown) as DeskLang];
  const all = menu.flatMap(({ pages }) => pages);
  const at = all.findIndex(({ name }) => name === shown);
  const [before, after] = [all[at - 1], all[at + 1]];
  const links = [
    before && at > 0 ? `<span>${previous}: ${anchorTo(shown, before, ' rel="prev"')}</span>` : '',
    after ? `<span>${next}: ${anchorTo(shown, after, ' rel="next"')}</span>` : '',
  ];
  return `<nav class="turn" aria-label="${nextPage}">${links.join('')}</nav>`;
}

function documentOf(path: Path, { title, body }: Page, menu: readonly MenuGroup[]): string {
  const lang = langOf(path) as DeskLang;
  const { help, pages, allPages, search } = helpWords[lang];
  const top = lang === 'en' ? '' : '../';
  return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${top}help.css">
<script src="${top}help.js" defer></script>
</head>
<body>
<header><a href="${top}README.html">${help}</a><a href="/docs">API</a><div id="_search" role="search" data-words="${escaped(JSON.stringify(search))}"></div></header>
<div class="frame">
<nav class="menu" aria-label="${pages}"><details><summary>${allPages}</summary>
${menuOf(menu, path)}
</details></nav>
<main>
${body}${turnOf(menu, path)}
</main>
</div>
</body>
</html>
`;
}

/** The menu as readers of a language have it: pages that are in it lead there. */
const menuIn = (menu: readonly MenuGroup[], lang: DeskLang, own: ReadonlyMap<string, Page>): MenuGroup[] =>
  menu.map((group) => ({
    ...group,
    pages: group.pages.map((page) => {
      const title = own.get(page.name)?.title;
      return title === undefined || lang === 'en' ? page : { name: pathOf(lang, page.name), title };
    }),
  }));

/**
 * Writes the documents as pages, which the interface links to.
 * @param folder `/admin/help/` of the interface
 */
export function buildHelp(folder: string): void {
  const written = new Map<DeskLang, ReadonlyMap<string, string>>([['en', docsPages()], ...translatedPages()]);
  const paths = new Set([...written].flatMap(([lang, pages]) => [...pages.keys()].map((name) => pathOf(lang, name))));
  const menu = docsMenu();
  const english = new Map<string, Page>();
  for (const [lang, texts] of written) {
    const pages = new Map([...texts].map(([name, text]) => [name, pageOf(pathOf(lang, name), text, paths)]));
    if (lang === 'en') for (const [name, page] of pages) english.set(name, page);
    const place = lang === 'en' ? folder : join(folder, lang);
    mkdirSync(place, { recursive: true });
    const ownMenu = menuIn(menu, lang, pages);
    for (const [name, page] of pages)
      writeFileSync(join(place, `${name}.html`), documentOf(pathOf(lang, name), page, ownMenu));
    // In the order of the menu; the addresses are those that a page of this language has to write.
    const found = ownMenu
      .flatMap((group) => group.pages)
      .map(({ name, title }): [page: string, title: string, headings: [anchor: string, text: string][]] => {
        const page = (langOf(name) === lang ? pages : english).get(posix.basename(name));
        const address = posix.relative(posix.dirname(pathOf(lang, 'README')), name);
        return [address, title, (page?.headings ?? []).map(({ anchor, text }) => [anchor, text])];
      });
    writeFileSync(join(place, 'headings.json'), JSON.stringify(found));
  }
  writeFileSync(
    join(folder, 'operations.json'),
    JSON.stringify(guideLinks(readFileSync(join(docsFolder, 'api.md'), 'utf8'))),
  );
  cpSync(join(docsFolder, 'images'), join(folder, 'images'), { recursive: true });
  for (const file of ['help.css', 'help.js']) cpSync(join(parts, file), join(folder, file));
}
