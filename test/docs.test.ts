import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import pkg from '../package.json' with { type: 'json' };
import { docsMenu, docsPages } from '../scripts/docs-menu.ts';
import { routes } from '../src/app.ts';
import { rightsPage, routesPage } from '../src/cli/routes.ts';
import { exampleEnv } from '../src/core/config/config.ts';
import { delegable, rightNames, rightOf, roles } from '../src/core/model/rights.ts';
import { observanceKeys } from '../src/panchang/festivals/observances.ts';
import { rules } from '../src/panchang/festivals/rules.ts';
import { cities } from '../src/places/cities.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = ['.', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : [])),
);
const examples = readdirSync(join(root, 'test/examples')).map((name) => join('test/examples', name));

/** Whether a path of a page names a route: `{id}` of a page and `:id` of a route match anything. */
const names = (path: string, route: string): boolean => {
  const [shown, real] = [path.split('/'), route.split('/')];
  const pattern = (part: string) => new RegExp(`^${part.replace(/[.*]/g, '\\$&').replace(/:\w+/g, '.+')}$`);
  return (
    shown.length === real.length && shown.every((part, i) => /^\{/.test(part) || pattern(real[i] ?? '').test(part))
  );
};

test('every address has a summary, and is called by an example or described with the old ones', () => {
  const called = [...examples, 'docs/api.md', 'docs/admin-api.md'].flatMap((page) =>
    [...read(page).matchAll(/"\$DINAM(\/[^"?\s]*)/g)].map(([, path]) =>
      (path as string).replace(/\$\{?\w+[^/]*/g, '{}'),
    ),
  );
  const old = read('docs/legacy.md');
  const missing = routes.filter(({ path, summary }) => {
    const shown = path.replace(/:(\w+)/g, '{$1}').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const described = new RegExp(`(?<![\\w}])${shown}(?![\\w/{-]|\\.[a-z])`).test(old);
    return summary === '' || !(described || called.some((one) => names(one, path)));
  });
  assert.deepEqual(
    missing.map(({ method, path }) => `${method} ${path}`),
    [],
  );
});

test('every address that a page names is served', () => {
  const served = [...routes.map(({ path }) => path), '/api/openapi.json', '/api/openapi-public.json', '/api/*.php'];
  const wrong = pages.flatMap((page) =>
    [...read(page).matchAll(/`[A-Z, ]*(\/api\/[^`?\s=]*)[^`]*`/g)].flatMap(([, path]) => {
      const given = (path as string).replace(/\/$/, '');
      const depth = given.split('/').length;
      const found = served.some((real) => names(given, real.split('/').slice(0, depth).join('/')));
      return found ? [] : [`${page}: ${path}`];
    }),
  );
  assert.deepEqual(wrong, []);
});

/** The rights that the rows of the roles name, and those of the role that a row builds on. */
function rightsByRole(page: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [, role, text] of page.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)) {
    const [, base] = (text as string).match(/^those of an? (\w+)/) ?? [];
    const named = [...(text as string).matchAll(/`(\w+\.\w+)`/g)].map(([, right]) => right as string);
    found[role as string] = [...(base ? (found[base] as string[]) : []), ...named].sort();
  }
  return found;
}

test('the almanac of the documents has as many cities and observances as the program', () => {
  const page = read('docs/panchang.md');
  const more =
    observanceKeys.length - rules.length - new Set(rules.flatMap((rule) => Object.values(rule.onWeekday))).size;
  for (const text of [`${cities.length.toLocaleString('en')} cities`, `${rules.length} festivals`, `${more} more`])
    assert.ok(page.includes(text), `docs/panchang.md says: ${text}`);
  const inIndia = cities.filter(({ country }) => country === 'IN').length.toLocaleString('en');
  assert.ok(
    read('docs/admin-api.md').includes(`${inIndia} cities of India`),
    `docs/admin-api.md says: ${inIndia} cities`,
  );
});

// Of the English pages alone: `docs/te` and its like have as much as their original, which docs-translated.test.ts compares.
test('the documents have 45,000 words at most: a page that grows loses something, or another one does', () => {
  const written = pages.filter((page) => page !== 'CHANGELOG.md');
  const count = (page: string): number => read(page).trim().split(/\s+/).length;
  assert.ok(
    written.reduce((sum, page) => sum + count(page), 0) <= 45_000,
    written.map((page) => `${page} ${count(page)}`).join(', '),
  );
});

test('docs/rights.md names the rights of each role', () => {
  const real = roles.map((role) => [role, rightNames.filter((right) => rightOf(right).roles.includes(role)).sort()]);
  assert.deepEqual(rightsByRole(read('docs/rights.md')), Object.fromEntries(real));
});

test('docs/rights.md: editors may have the rights of a chief, without emptying the trash', () => {
  const { editor = [], chief = [] } = rightsByRole(read('docs/rights.md'));
  const more = chief.filter((right) => !editor.includes(right) && right !== 'news.empty_trash');
  assert.deepEqual(more, [...delegable].sort());
});

test('the index lists every page once, and is the menu', () => {
  const listed = docsMenu().flatMap(({ pages }) => pages.map(({ name }) => name));
  const all = [...docsPages().keys()].filter((name) => name !== 'README');
  assert.deepEqual(listed.toSorted(), all.toSorted());
});

test('the generated pages have a row for each address and each right', () => {
  const rows = routesPage().split('\n');
  for (const { method, path, summary } of routes)
    assert.ok(
      rows.some((row) => row.startsWith(`| ${method} | \`${path}\` |`) && row.includes(summary.replaceAll('|', '\\|'))),
      `${method} ${path}`,
    );
  const page = rightsPage();
  for (const right of rightNames) assert.ok(page.includes(`| \`${right}\` |`), right);
});

test('.env.example lists every option as it is', () => {
  assert.equal(read('.env.example'), exampleEnv(), 'write exampleEnv() of src/core/config.ts into it');
  const operations = read('docs/operations.md');
  const options = [...exampleEnv().matchAll(/^#([A-Z0-9_]+)=/gm)].map((m) => m[1] as string);
  assert.deepEqual(
    options.filter((name) => !operations.includes(`\`${name}\``)),
    [],
    'docs/operations.md describes every option',
  );
});

test('the README has the two commands, and CONTRIBUTING every npm script', () => {
  const readme = read('README.md');
  assert.match(readme, /^npm ci && npm start$/m);
  assert.match(readme, /^npm ci && npm test$/m);
  const scripts = Object.keys(pkg.scripts).filter((name) => !/^(start|test|prepare|postinstall)$/.test(name));
  const named = new Set([...read('CONTRIBUTING.md').matchAll(/npm run ([\w:-]+)/g)].map((m) => m[1]));
  assert.deepEqual(
    scripts.filter((name) => !named.has(name)),
    [],
  );
});

/** What GitHub calls a heading: lower case, without punctuation, hyphens for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

test('every link within the documents leads somewhere', () => {
  const wrong = pages.flatMap((page) => {
    const prose = read(page).replace(/^```[\s\S]*?^```/gm, '');
    return [...prose.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, link]) => {
      const [file = '', anchor] = (link as string).split('#');
      const target = file === '' ? page : relative(root, join(root, dirname(page), file));
      if (target.startsWith('..') || !existsSync(join(root, target))) return [`${page}: ${link}`];
      if (anchor === undefined) return [];
      const headings = [...read(target).matchAll(/^#+ (.*)$/gm)].map((m) => anchorOf(m[1] as string));
      return headings.includes(anchor) ? [] : [`${page}: ${link}`];
    });
  });
  assert.deepEqual(wrong, []);
  assert.ok(pages.length >= 7, 'the pages were found');
});
