import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked, type RendererObject } from 'marked';
import { rightsPage, routesPage } from '../src/cli/routes.ts';

const docs = join(import.meta.dirname, '../docs');
const page = /^([\w-]+)\.md(#.*)?$/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A document as a page: headings have the anchors that they have on GitHub, links to other documents lead to their pages. */
function pageOf(markdown: string): string {
  const slugger = new GithubSlugger();
  let title = 'Dinam';
  const renderer: RendererObject = {
    heading({ tokens, depth, text }) {
      if (depth === 1) title = text;
      return `<h${depth} id="${slugger.slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const [, name, anchor = ''] = page.exec(href) ?? [];
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
    code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
  };
  const body = new Marked({ renderer }).parse(markdown, { async: false });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="help.css">
</head>
<body>
<nav><a href="README.html">Help</a> <a href="routes.html">Addresses</a> <a href="rights-by-operation.html">Rights</a></nav>
<main>
${body}</main>
</body>
</html>
`;
}

/** Reference that is made of the program itself, so that it cannot differ from it, and that nobody edits. */
const generated: Record<string, () => string> = { routes: routesPage, 'rights-by-operation': rightsPage };

/**
 * Writes the documents as pages, which the interface links to.
 * @param folder `/admin/help/` of the interface
 */
export function buildHelp(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(docs).filter((one) => page.test(one)))
    writeFileSync(join(folder, name.replace('.md', '.html')), pageOf(readFileSync(join(docs, name), 'utf8')));
  for (const [name, page] of Object.entries(generated)) writeFileSync(join(folder, `${name}.html`), pageOf(page()));
  cpSync(join(docs, 'images'), join(folder, 'images'), { recursive: true });
  cpSync(join(import.meta.dirname, '../admin/help.css'), join(folder, 'help.css'));
}
