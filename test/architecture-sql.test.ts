import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allFiles, codeOf, modules, onlyListed, production, topOf } from './support/source.ts';

/** The module that owns each table: the one whose tables.ts describes its rows. */
const owners = new Map(
  allFiles
    .filter((file) => /^([\w-]+|core\/db)\/tables\.ts$/.test(file))
    .flatMap((file) => {
      const block = codeOf(file).match(/export interface \w+Tables \{\n([\s\S]*?)\n\}/)?.[1] ?? '';
      const module = topOf(file);
      return [...block.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => [table as string, module] as const);
    }),
);

const query =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|(?:inner|left|right|full|cross)Join)\(\s*(\[[^\]]*\]|'[^']*')/g;
const locked = /\block(?:Row|Rows)\(\s*[\w.]+,\s*'(\w+)'/g;
const written = /\b(?:from|join|into|update)\s+"?(\w+)"?/gi;

/** Tables that the SQL of a file names, built or written out. */
function tablesOf(file: string): string[] {
  const code = codeOf(file);
  const named = [...code.matchAll(query)].flatMap(([, what = '']) => [...what.matchAll(/'(\w+)/g)].map((m) => m[1]));
  const sql = [...code.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`|'((?:select|insert|update|delete|with)\b[^'\n]*)'/g)];
  const raw = sql.flatMap(([, a, b]) => [...(a ?? b ?? '').matchAll(written)].map((m) => m[1]));
  const locks = [...code.matchAll(locked)].map((m) => m[1]);
  return [...named, ...raw, ...locks].filter((table): table is string => owners.has(table ?? ''));
}

test('5: the SQL of a module names tables of its own and of modules before it', () => {
  assert.ok(owners.size > 40 && owners.get('feed_items') === 'feeds', 'the tables were read');
  const found = production.flatMap((file) =>
    tablesOf(file).flatMap((table) => {
      const [own, owner] = [modules.indexOf(topOf(file)), modules.indexOf(owners.get(table) as string)];
      return modules.includes(topOf(file)) && owner > own ? [`${file}: ${table}`] : [];
    }),
  );
  onlyListed(found, [], 'A module queries a table of a module that stands above it.');
});

test('5: what stands below the modules names only the tables that all of them share', () => {
  const found = production
    .filter((file) => ['core', 'backup'].includes(topOf(file)))
    .flatMap((file) =>
      tablesOf(file)
        .filter((table) => owners.get(table) !== 'core')
        .map((table) => `${file}: ${table}`),
    );
  onlyListed(found, [], 'core or backup queries a table of a module.');
});
