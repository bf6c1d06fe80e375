import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked, type RendererObject } from 'marked';
import { docsFolder, docsMenu, docsPages, type MenuGroup, type MenuPage } from './docs-menu.ts';

const link = /^([\w-]+)\.md(#.*)?$/;
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

/** A document as HTML: headings have the anchors that they have on GitHub, links to other documents lead to their pages. */
function pageOf(markdown: string): Page {
  const slugger = new GithubSlugger();
  let title = 'Dinam';
  const headings: Heading[] = [];
  const renderer: RendererObject = {
    heading({ tokens, depth, text }) {
      const anchor = slugger.slug(text);
      if (depth === 1) title = text;
      else headings.push({ anchor, text: text.replaceAll('`', '') });
      return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const [, name, anchor = ''] = link.exec(href) ?? [];
      if (name) return `<a href="${escaped(`${name}.html${anchor}`)}">${words}</a>`;
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

const anchorTo = ({ name, title }: MenuPage, more = ''): string =>
  `<a href="${name}.html"${more}>${escaped(title)}</a>`;

/** All pages by kind of reader. */
const menuOf = (menu: readonly MenuGroup[], shown: string): string =>
  menu
    .map(({ title, pages }) => {
      const items = pages.map(
        (page) => `<li>${anchorTo(page, page.name === shown ? ' aria-current="page"' : '')}</li>`,
      );
      return `<h2>${escaped(title)}</h2>\n<ul>${items.join('')}</ul>`;
    })
    .join('\n');

/** The pages before and after this one, in the order of the menu. */
function turnOf(menu: readonly MenuGroup[], shown: string): string {
  const all = menu.flatMap(({ pages }) => pages);
  const at = all.findIndex(({ name }) => name === shown);
  const [before, after] = [all[at - 1], all[at + 1]];
  const links = [
    before && at > 0 ? `<span>Previous: ${anchorTo(before, ' rel="prev"')}</span>` : '',
    after ? `<span>Next: ${anchorTo(after, ' rel="next"')}</span>` : '',
  ];
  return `<nav class="turn" aria-label="Next page">${links.join('')}</nav>`;
}

const documentOf = (name: string, { title, body }: Page, menu: readonly MenuGroup[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="help.css">
<script src="help.js" defer></script>
</head>
<body>
<header><a href="README.html">Help</a><a href="/docs">API</a><div id="search" role="search"></div></header>
<div class="frame">
<nav class="menu" aria-label="Pages"><details><summary>All pages</summary>
${menuOf(menu, name)}
</details></nav>
<main>
${body}${turnOf(menu, name)}
</main>
</div>
</body>
</html>
`;

/**
 * Writes the documents as pages, which the interface links to.
 * @param folder `/admin/help/` of the interface
 */
export function buildHelp(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const menu = docsMenu();
  const titles = new Map(menu.flatMap(({ pages }) => pages).map(({ name, title }) => [name, title]));
  const found: [page: string, title: string, headings: [anchor: string, text: string][]][] = [];
  for (const [name, markdown] of docsPages()) {
    const page = pageOf(markdown);
    writeFileSync(join(folder, `${name}.html`), documentOf(name, page, menu));
    const title = titles.get(name);
    if (title !== undefined) found.push([name, title, page.headings.map(({ anchor, text }) => [anchor, text])]);
  }
  // In the order of the menu.
  const order = [...titles.keys()];
  found.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  writeFileSync(join(folder, 'headings.json'), JSON.stringify(found));
  writeFileSync(
    join(folder, 'operations.json'),
    JSON.stringify(guideLinks(readFileSync(join(docsFolder, 'api.md'), 'utf8'))),
  );
  cpSync(join(docsFolder, 'images'), join(folder, 'images'), { recursive: true });
  for (const file of ['help.css', 'help.js']) cpSync(join(parts, file), join(folder, file));
}
