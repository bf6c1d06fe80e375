import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import {
  adminFiles,
  allFiles,
  arrows,
  benchFiles,
  circles,
  codeOf,
  graphOf,
  imports,
  interfaceArrows,
  linesOf,
  modules,
  onlyListed,
  production,
  testFiles,
  topOf,
} from './support/source.ts';

// The rules of docs/architecture.md. Exceptions are listed by name; one that no longer occurs fails the test.

/** What stands below the modules, and what stands above them. */
const ground = ['text', 'panchang', 'feed-parser', 'core', 'backup', 'migrations'];
const above = ['seed', 'http', 'modules.ts', 'app.ts', 'cli', 'cli.ts', 'main.ts'];
const order = [...ground, ...modules, ...above];

test('1: a module imports modules that stand before it in modules.ts, and what stands below all of them', () => {
  assert.ok(modules.length > 10 && arrows.length > 1_000, 'the source was read');
  for (const file of production)
    assert.ok(
      order.includes(topOf(file)),
      `src/${topOf(file)} is neither a module of modules.ts nor named in this test`,
    );
  const up = arrows.filter(
    ({ file, to }) => order.indexOf(topOf(to)) > order.indexOf(topOf(file)) || to.startsWith('..'),
  );
  onlyListed(
    up.map(({ file, to }) => `${file} -> ${to}`),
    ['core/release.ts -> ../package.json'],
    'A file imports what stands above it.',
  );
  const ofHttp = arrows.filter(({ file, to }) => topOf(file) === 'http' && modules.includes(topOf(to)));
  onlyListed(
    ofHttp.map(({ to }) => topOf(to)),
    ['users', 'settings'],
    'http knows of the modules only who asks and in which language.',
  );
});

test('2: sub-folders of one folder import each other without a circle', () => {
  const folders = new Set(production.flatMap((file) => parents(file)));
  const found = [...folders].flatMap((folder) => {
    const box = (path: string): string | undefined => path.match(new RegExp(`^${folder}/([^/]+)/`))?.[1];
    const pairs = arrows.flatMap(({ file, to }) => {
      const [from, target] = [box(file), box(to)];
      return from && target && from !== target ? [[from, target] as const] : [];
    });
    return circles(graphOf(pairs)).map((circle) => `${folder}: ${circle}`);
  });
  onlyListed(found, [], 'Sub-folders import each other in a circle.');
});

const parents = (path: string): string[] => {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...parents(folder)];
};

test('3: files import each other without a circle, imports of types counted', () => {
  const pairs = arrows.map(({ file, to }) => [file, to] as const);
  onlyListed(circles(graphOf(pairs)), [], 'Files import each other in a circle.');
});

test('4: a folder has at most 20 source files, a file at most 300 lines', () => {
  const counted = [
    ...production.map((file) => `src/${file}`),
    ...benchFiles.map((file) => `bench/${file}`),
    ...adminFiles.map((file) => `admin/src/${file}`),
  ];
  // Migrations are one list that only grows.
  const folders = Map.groupBy(
    counted.filter((file) => !/^src\/migrations\/\d{3}-/.test(file)),
    (file) => dirname(file),
  );
  onlyListed(
    [...folders].filter(([, files]) => files.length > 20).map(([folder]) => folder),
    [],
    'A folder has more than 20 source files: make sub-folders by what they do.',
  );
  const below = { src: allFiles, test: testFiles, bench: benchFiles, 'admin/src': adminFiles };
  const files = Object.entries(below).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`));
  onlyListed(
    files.filter((file) => !file.startsWith('test/fixtures/') && linesOf(file) > 300),
    [],
    'A file has more than 300 lines.',
  );
});

test('6: only http and app.ts know fastify, only core/db knows drivers, only core and backup open files, sockets and processes', () => {
  const found = imports.flatMap(({ file, from, typeOnly }) => {
    const isWrong =
      (/^fastify$|^@fastify\/|^@scalar\//.test(from) && topOf(file) !== 'http' && file !== 'app.ts') ||
      (/^(better-sqlite3|pg|pg-[\w-]+)$/.test(from) && !file.startsWith('core/db/')) ||
      (/^node:(fs|fs\/promises|net|tls|dgram|child_process|worker_threads|http2|https|cluster)$/.test(from) &&
        !typeOnly &&
        !['core', 'backup'].includes(topOf(file)) &&
        file.includes('/'));
    return isWrong ? [`${file}: ${from}`] : [];
  });
  const listed = [
    // A backup is a copy that the driver makes.
    ...['backup/backup.ts: better-sqlite3', 'backup/restore.ts: better-sqlite3'],
    // The connection to a push service, whose address is ours.
    ...['http2', 'net', 'tls'].map((part) => `notifications/transports/http2/session.ts: node:${part}`),
  ];
  onlyListed(found, listed, 'A package or a part of Node is imported where it may not be.');
});

test('6: text, panchang and feed-parser are pure: no I/O, no clock, nothing of the process', () => {
  const isPure = (file: string): boolean => /^(text|panchang|feed-parser)\//.test(file);
  const found = imports.filter(
    ({ file, from }) => isPure(file) && /^node:|^(pg|fastify|kysely|better-sqlite3|pino)$/.test(from),
  );
  onlyListed(
    found.map(({ file, from }) => `${file}: ${from}`),
    // A hash is a function of its bytes.
    ['feed-parser/keys/item-keys.ts: node:crypto', 'feed-parser/seen-facts.ts: node:crypto'],
    'A pure file imports what is not.',
  );
  const ofParser = arrows.filter(({ file }) => topOf(file) === 'feed-parser');
  assert.ok(ofParser.length > 20, 'the parser was read');
  onlyListed(
    ofParser.map(({ to }) => topOf(to)),
    ['feed-parser', 'text'],
    'feed-parser stands alone: it imports text and packages.',
  );
  for (const file of production.filter(isPure))
    assert.doesNotMatch(codeOf(file), /Date\.now\(|new Date\(\)|performance\.now|process\.|setTimeout/, file);
});

test('6: threads that compute load neither the database nor schemas, which took half of their memory and of their start', () => {
  for (const entry of ['almanac/day/engine.ts', 'feeds/parse/thread-exports.ts', 'feed-parser/article.ts']) {
    const loaded = new Set([entry]);
    for (const one of loaded)
      for (const { file, to, typeOnly } of arrows) if (file === one && !typeOnly) loaded.add(to);
    const found = imports.filter(
      ({ file, from, typeOnly }) =>
        loaded.has(file) && !typeOnly && /^(typebox|kysely|pg|better-sqlite3|fastify|pino)(\/|$)/.test(from),
    );
    assert.ok(loaded.size > 5 && production.includes(entry), `${entry} was read`);
    onlyListed(
      found.map(({ file, from }) => `${file}: ${from}`),
      [],
      `The thread of ${entry} loads what it has no use for.`,
    );
  }
});

test('7: state of a running program is kept by perProgram of core/state.ts', () => {
  const found = production.filter((file) => /^(export )?(const|let) [^\n]*new WeakMap/m.test(codeOf(file)));
  onlyListed(
    found,
    [
      'core/state.ts',
      // What follows from the key alone, whichever program asks.
      'core/api/addresses.ts',
      'core/api/validate.ts',
      'core/secrets/secret-box.ts',
      'horoscope/transits/view.ts',
      'liveblog/routes.ts',
      'notifications/transports/fcm/message-verdict.ts',
      // State that is still to become perProgram.
    ],
    'A WeakMap of a file is neither state by perProgram nor a listed memo.',
  );
});

test('8: module.ts is imported by modules.ts alone, legacy by nobody else, and no file only passes on others', () => {
  const found = arrows.flatMap(({ file, to }) => {
    const isPage = /^[\w-]+\/module\.ts$/.test(to) && to !== 'core/module.ts';
    const isLegacy = topOf(to) === 'legacy' && topOf(file) !== 'legacy';
    return (isPage || isLegacy) && file !== 'modules.ts' ? [`${file} -> ${to}`] : [];
  });
  onlyListed(found, [], 'A page of a module, or legacy, is imported by another file than modules.ts.');
  const barrels = production.filter((file) => {
    const statements = codeOf(file)
      .split(/;\s*\n/)
      .map((s) => s.trim())
      .filter(Boolean);
    return statements.length > 0 && statements.every((s) => /^export (type )?[*{][\s\S]* from '/.test(s));
  });
  onlyListed(barrels, [], 'A file only passes on what others export: import from those.');
});

test('8: src has what the program loads, and tests beside it; what tests share is under test/support', () => {
  const loaded = new Set(['main.ts']);
  for (const file of loaded) {
    for (const { file: from, to } of arrows) if (from === file) loaded.add(to);
    for (const [, entry = ''] of codeOf(file).matchAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g))
      loaded.add(join(dirname(file), entry)); // a thread or a process
  }
  onlyListed(
    production.filter((file) => !loaded.has(file)),
    ['model', 'spellings', 'typing'].map((name) => `text/typing/${name}.ts`), // the interface loads them
    'A file of src is no part of the program.',
  );
});

test('9: HTML is sanitised, and CSV parsed, where that holds up nobody', () => {
  const named = (wanted: RegExp): string[] =>
    production.filter((file) => !file.startsWith('text/markup/') && wanted.test(codeOf(file)));
  onlyListed(
    named(/\bsanitise\b/),
    [
      'core/markup/clean.ts', // what is short
      'feed-parser/content.ts', // in the thread of the feeds
    ],
    'HTML is sanitised by cleanHtml of core/markup/clean.ts.',
  );
  onlyListed(named(/'csv-parse\/sync'/), [], 'CSV is read by core/csv/csv.ts.');
});

test('10: the interface takes types from the nouns, and loads only pure functions of the program', () => {
  const types = interfaceArrows.filter(({ typeOnly }) => typeOnly);
  assert.ok(types.length > 100, 'the source was read');
  const loaded = new Set(interfaceArrows.filter(({ typeOnly }) => !typeOnly).map(({ to }) => to));
  for (const one of loaded) for (const { file, to, typeOnly } of arrows) if (file === one && !typeOnly) loaded.add(to);
  onlyListed(
    [...loaded].filter((file) => !/^(text|panchang)\/|\.json$/.test(file)),
    ['almanac/day/facts.ts', 'feeds/keyword-filter.ts', 'horoscope/period.ts'],
    'The bundle of the interface would have a part of the server: import its type.',
  );
  onlyListed(
    imports
      .filter(({ file, from, typeOnly }) => loaded.has(file) && !typeOnly && !from.startsWith('.'))
      .map(({ file, from }) => `${file}: ${from}`),
    ['text/markup/tags.ts: entities/decode'],
    'The bundle of the interface would have a package of the server.',
  );
});
