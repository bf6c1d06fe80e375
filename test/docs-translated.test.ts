import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { translatedHelp } from '../admin/src/i18n/help.ts';
import { docsPages, headingOf, translatedPages } from '../scripts/docs-menu.ts';
import { messagesOf } from './admin/texts.ts';

const english = docsPages();
const pages = translatedPages();

const tokensOf = <T extends Tokens.Generic>(tokens: Token[], type: string): T[] => {
  const found: T[] = [];
  walkTokens(tokens, (token) => {
    if (token.type === type) found.push(token as T);
  });
  return found;
};

/** What stands between two headings; the anchor of the heading before it, `''` before the first. */
interface Section {
  anchor: string;
  tokens: Token[];
}

function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [{ anchor: '', tokens: [] }];
  for (const token of lexer(markdown))
    if (token.type === 'heading')
      sections.push({ anchor: `h${token.depth} ${headingOf(token.text).anchor}`, tokens: [token] });
    else sections.at(-1)?.tokens.push(token);
  return sections;
}

const languagesOf = /^(?:\.\.\/)?(?:[a-z]{2}\/)?[\w-]+\.md$/;

/** What a translation must have as its original has it. Links to other pages lead from a folder that is one deeper. */
const shapeOf = (name: string, { anchor, tokens }: Section) => ({
  anchor,
  blocks: tokens.map(({ type }) => type).filter((type) => type !== 'space'),
  lists: tokensOf<Tokens.List>(tokens, 'list').map(({ ordered, start, items }) => [ordered, start, items.length]),
  tables: tokensOf<Tokens.Table>(tokens, 'table').map(({ header, rows }) => [header.length, rows.length]),
  images: tokensOf<Tokens.Image>(tokens, 'image').map(({ href }) => posix.basename(href)),
  links: tokensOf<Tokens.Link>(tokens, 'link')
    .map(({ href }) => href)
    .filter((href) => href.startsWith('#') || !languagesOf.test(href) || !href.endsWith(`${name}.md`))
    .map((href) => href.replace(/^\.\.\//, ''))
    .sort(),
  code: tokensOf<Tokens.Codespan>(tokens, 'codespan').length,
  strong: tokensOf<Tokens.Strong>(tokens, 'strong').length,
  labels: tokensOf<Tokens.Em>(tokens, 'em').length,
});

const each = [...pages].flatMap(([lang, own]) => [...own].map(([name, markdown]) => ({ lang, name, markdown })));

test('a translation has the headings, anchors, lists, tables, pictures, links and labels of its original', () => {
  assert.deepEqual([...pages.keys()].sort(), ['hi', 'ta', 'te', 'ur']);
  for (const { lang, name, markdown } of each) {
    const original = english.get(name);
    assert.ok(original, `docs/${lang}/${name}.md is of a page`);
    const [wanted, has] = [sectionsOf(original), sectionsOf(markdown)];
    assert.deepEqual(
      has.map(({ anchor }) => anchor.replace(/^h1 .*/, 'h1')),
      wanted.map(({ anchor }) => anchor.replace(/^h1 .*/, 'h1')),
      `${lang}/${name}`,
    );
    for (const [i, section] of wanted.entries())
      assert.deepEqual(
        { ...shapeOf(name, has[i] as Section), anchor: '' },
        { ...shapeOf(name, section), anchor: '' },
        `${lang}/${name}: ${section.anchor}`,
      );
  }
});

test('a page links to each language that it is in, and back', () => {
  for (const name of new Set(each.map((page) => page.name))) {
    const languages = each.filter((page) => page.name === name).map(({ lang }) => lang);
    for (const lang of languages) assert.ok(english.get(name)?.includes(`](${lang}/${name}.md)`), `${name} to ${lang}`);
    for (const { lang, markdown } of each.filter((page) => page.name === name)) {
      const others = [...languages.filter((other) => other !== lang).map((other) => `${other}/`), ''];
      for (const other of others)
        assert.ok(markdown.includes(`](../${other}${name}.md)`), `${lang}/${name} to ${other}`);
    }
  }
});

test('every link of a translation leads somewhere', () => {
  const all = new Map([...english].map(([name, text]) => [`${name}.md`, text]));
  for (const { lang, name, markdown } of each) all.set(`${lang}/${name}.md`, markdown);
  for (const { lang, name, markdown } of each) {
    const tokens = lexer(markdown);
    const links = [...tokensOf<Tokens.Link>(tokens, 'link'), ...tokensOf<Tokens.Image>(tokens, 'image')];
    for (const { href } of links.filter((link) => !/^https?:/.test(link.href))) {
      const [path = '', anchor] = href.split('#');
      const target = path === '' ? `${lang}/${name}.md` : posix.join(lang, path);
      if (!target.endsWith('.md')) assert.ok(existsSync(`${import.meta.dirname}/../docs/${target}`), href);
      else {
        const text = all.get(target);
        assert.ok(text !== undefined, `${lang}/${name}: ${href}`);
        const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => headingOf(heading as string).anchor);
        assert.ok(anchor === undefined || anchors.includes(anchor), `${lang}/${name}: ${href}`);
      }
    }
  }
});

const isName = /\.title$|^fields\./;

/** As it is read: without what a message puts in when it is shown. */
const shown = (text: string): string => text.replace(/[:：]?\s*%\{\w+\}.*$/, '').trim();
const wordsOf = (token: Tokens.Generic): string =>
  String(token.text)
    .replace(/\s+/g, ' ')
    .replace(/[.:۔।]$/, '');
const stateNames = /^## .*\n\n\|.*\n\|---.*\n((?:\|.*\n)+)/m;

/** First cells of the table of states, which are names of the interface too. */
const statesOf = (markdown: string): string[] =>
  (stateNames.exec(markdown)?.[1] ?? '')
    .trim()
    .split('\n')
    .map((row) => (row.split('|')[1] as string).trim());

/** The states of the table by what the interface calls them. */
const stateKeys: Record<string, string> = {
  draft: 'Draft',
  'in review': 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  expired: 'Expired',
  archived: 'Archived',
  trashed: 'Trash',
};

test('every label of the interface stands in a translation as the interface has it in that language', () => {
  const inEnglish = [...messagesOf('en')];
  const keysOf = (label: string): string[] => inEnglish.filter(([, text]) => shown(text) === label).map(([key]) => key);
  let compared = 0;
  for (const { lang, name, markdown } of each) {
    const messages = messagesOf(lang);
    const original = english.get(name) as string;
    const allowed = (label: string): string[] => keysOf(label).map((key) => shown(messages.get(key) ?? ''));
    const wrong: string[] = [];
    const compare = (labels: readonly string[], own: readonly string[], where: string): void => {
      const left = [...own];
      for (const label of labels) {
        const at = left.findIndex((word) => allowed(label).includes(word));
        compared++;
        if (at >= 0) left.splice(at, 1);
        else
          wrong.push(
            `${where}: ${label} is ${[...new Set(allowed(label))].join(' or ') || 'in no message'}; has ${left}`,
          );
      }
    };
    const own = sectionsOf(markdown);
    for (const [i, { anchor, tokens }] of sectionsOf(original).entries()) {
      const has = own[i]?.tokens ?? [];
      const labels = tokensOf<Tokens.Em>(tokens, 'em').map(wordsOf);
      compare(labels, tokensOf<Tokens.Em>(has, 'em').map(wordsOf), anchor);
      // Bold words begin a paragraph; some are the name of the page or the field that it is about.
      const names = tokensOf<Tokens.Strong>(tokens, 'strong').map(wordsOf);
      const ownNames = tokensOf<Tokens.Strong>(has, 'strong').map(wordsOf);
      for (const [at, word] of names.entries())
        if (keysOf(word).some((key) => isName.test(key))) compare([word], [ownNames[at] ?? ''], anchor);
    }
    if (name === 'editors')
      compare(
        statesOf(original).map((state) => stateKeys[state] ?? state),
        statesOf(markdown),
        'states',
      );
    assert.deepEqual(wrong, [], `${lang}/${name}`);
  }
  assert.ok(compared > 500, `${compared} labels were compared`);
});

test('the interface opens the help in the languages that it is in', () => {
  const names = [...pages].map(([lang, own]) => [lang, [...own.keys()].sort()]);
  assert.deepEqual(Object.fromEntries(names), translatedHelp);
});
