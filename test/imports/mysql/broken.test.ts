import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { importer, storiesOf } from '../scene.ts';
import { dumpFile } from './scene.ts';

const table = 'CREATE TABLE news (id int, title varchar(200), body text, day date, PRIMARY KEY (id));\n';
const mapping = {
  source: 'పాత యాప్',
  stories: [{ table: 'news', id: 'id', fields: { title: 'title', content: 'body', published_at: 'day' } }],
};
const row = (n: number): string => `(${n},'వార్త ${n}','<p>వరద</p>','2024-01-0${n}')`;

test('what is no whole dump is refused with the line, and nothing of it is taken over', async (t) => {
  const own = await importer(t, 'sqlite');
  const map = await own.file('map.json', JSON.stringify(mapping));
  const panel = await readFile(dumpFile('wordpress'));
  const half = panel.subarray(0, panel.indexOf('wp_posts` VALUES') + 900);
  const cut = panel.subarray(0, panel.indexOf('-- Table structure for table `wp_term_taxonomy`') - 4);
  const text = `${table}INSERT INTO news VALUES ${row(1)};\n`;
  const refused: [name: string, content: string | Buffer, why: RegExp][] = [
    ['html.sql', '<!DOCTYPE html>\n<p>503</p>', /html\.sql, line 1: "<!DOCTYPE" begins no statement of SQL/],
    ['json.sql', '{"news": []}', /line 1: .* begins no statement of SQL; this is no dump of MySQL/],
    ['bytes.sql', Buffer.from([0x00, 0x9f, 0xe0, 0x41, 0x42]), /line 1: .* begins no statement/],
    ['empty.sql', '\n-- nothing\n', /empty\.sql, line 1: there is no table in it/],
    [
      'utf16.sql',
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      /utf16\.sql is UTF-16, as PowerShell writes it.*--result-file/,
    ],
    [
      'half.sql',
      half,
      new RegExp(
        `half\\.sql, line ${half.toString('latin1').split('\n').length}: the file ends in the middle of the rows of wp_posts`,
      ),
    ],
    ['cut.sql', cut, /cut\.sql, line \d+: the line "-- Dump completed" is missing/],
    ['quote.sql', `${text}INSERT INTO news VALUES (2,'వా`, /line 3: the file ends in the middle/],
    [
      'error.sql',
      `${text}mysqldump: Got error: 2013: Lost connection`,
      /line 3: the program that wrote the dump says: mysqldump: Got error: 2013: Lost connection/,
    ],
    [
      'postgres.sql',
      `${text}COPY public.news (id) FROM stdin;
1
.
`,
      /line 3: "COPY" begins no statement/,
    ],
    ['names.sql', 'INSERT INTO news VALUES (1,2);', /line 1: the rows of news name no columns/],
    ['select.sql', `${text}INSERT INTO news SELECT * FROM old;`, /line 3: INSERT \.\.\. SELECT has no rows/],
    ['charset.sql', `SET NAMES klingon;\n${text}`, /line 1: the character set klingon is not known/],
    ['damaged.sql.gz', gzipSync(text).subarray(0, 50), /damaged\.sql\.gz is damaged/],
    ['other.sql', text.replaceAll('news', 'articles'), /no table news, which stories\.0 names; there are articles/],
    [
      'column.sql',
      text.replace('body', 'story'),
      /news has no column body, which stories\.0\.fields\.content names; it has id, title, story, day/,
    ],
  ];
  for (const [name, content, why] of refused) {
    const { err, out } = await own.run(['mysql', await own.file(name, content), '--map', map], 1);
    assert.match(err, why, name);
    assert.doesNotMatch(out, /[1-9]\d* added/, name);
  }
  const good = await own.file('good.sql', text);
  for (const [wrong, why] of [
    ['{', /map2\.json is no JSON/],
    [JSON.stringify({ ...mapping, stoies: [] }), /stoies is not known/],
    [JSON.stringify({ ...mapping, site: 'old.example.in' }), /site is no address/],
    [JSON.stringify({ ...mapping, users: { table: 'a', id: 'b', fields: {} } }), /users\.fields\.role is missing/],
    [
      JSON.stringify({ ...mapping, stories: [...mapping.stories, ...mapping.stories] }),
      /stories\.1 has the table of another one/,
    ],
  ] as const)
    assert.match((await own.run(['mysql', good, '--map', await own.file('map2.json', wrong)], 1)).err, why);
  assert.match((await own.run(['mysql', good], 1)).err, /Say --map <file\.json>/);
  assert.match((await own.run(['mysql', `${good}x`, '--map', map], 1)).err, /There is no file/);
  assert.match((await own.run(['mysql', good, '--inspect', '--map', map], 1)).err, /map\.json is there already/);
  own.env.PATH = '/nowhere';
  for (const [address, why] of [
    [
      'mysql://old@127.0.0.1/news_app',
      /Neither mariadb-dump nor mysqldump is installed \(apt-get install mariadb-client\)/,
    ],
    ['mysql://old@127.0.0.1', /The address must be mysql:\/\/user@host:3306\/database/],
  ] as const)
    assert.match((await own.run(['mysql', address, '--map', map], 1)).err, why);
  const running = await own.serve();
  assert.equal((await storiesOf(running)).size, 0);
});

test('a row that cannot be taken over is refused with line, table and column; the others are', async (t) => {
  const own = await importer(t, 'sqlite');
  const long = 'క'.repeat(2_000_000);
  const lines = [
    'SET NAMES utf8mb4;',
    table.trim(),
    `INSERT INTO news VALUES ${row(1)},`,
    "(2,'తేదీ లేదు','','0000-00-00'),",
    "(3,'నెల లేదు','','2024-13-45'),",
    "(4,'గడి లేదు'),",
    `(5,'పొడవు','${long}','2024-01-05'),`,
    "(6,'బైట్లు \x01','','2024-01-06'),",
    "(NULL,'ఐడీ లేదు','','2024-01-07'),",
    "(8,_binary 'రెండు',0xE0B095,NULL) ON DUPLICATE KEY UPDATE title = VALUES(title);",
  ];
  const bytes = Buffer.from(lines.join('\r\n'));
  bytes[bytes.indexOf(1)] = 0xff;
  const file = await own.file('rows.sql', bytes);
  const map = await own.file('map.json', JSON.stringify(mapping));
  const report = `${own.env.DATA_DIR}/report.csv`;
  const { out } = await own.run(['mysql', file, '--map', map, '--report', report]);
  assert.match(out, /Stories: 3 added, 0 updated, 0 are there already, 5 not taken over\./);
  for (const why of [
    /line 5, id news:3, .*: published_at \(column day\) is no time/,
    /line 6, id news:4: the row has 2 values and news 4 columns/,
    /line 7, id news:5: body is longer than 4,000,000 bytes/,
    /line 8, id news:6: title has bytes that are no text in utf8mb4/,
    /line 9, id news:\?, .*: id is the id, and is empty/,
    /1 rows have 0000-00-00 in news\.day: no date/,
  ])
    assert.match(out, why);
  assert.match(await readFile(report, 'utf8'), /refused,6,news:4,/);
  const stories = await storiesOf(await own.serve());
  assert.deepEqual([...stories.keys()], ['వార్త 1', 'తేదీ లేదు', 'రెండు']);
  assert.equal(stories.get('రెండు').content, '<p>క</p>');
});

test('what stands in a database is no command for the terminal', async (t) => {
  const own = await importer(t, 'sqlite');
  const sql =
    'CREATE TABLE `news\x1b[31m` (id int, title text);\nINSERT INTO `news\x1b[31m` VALUES (1,"\x1b]0;వార్త\x07\u202e"),(2,"\x1b[2J\x07");\n';
  const file = await own.file('a.sql', sql);
  const shown = await own.run(['mysql', file, '--inspect', '--map', `${own.env.DATA_DIR}/draft.json`]);
  const stories = [{ table: 'news[31m', id: 'id', fields: { title: 'title', status: { value: 'ఏదో' } } }];
  const map = await own.file('map.json', JSON.stringify({ source: 'x', stories }));
  const { out } = await own.run(['mysql', file, '--map', map, '--dry-run']);
  assert.match(out, /0 would be added.* 2 not taken over/);
  for (const text of [shown.out, out]) {
    assert.match(text, /వార్త/);
    assert.doesNotMatch(text, /[\x1b\x07\u202e]/);
  }
});

test('an import that was broken off goes on, and takes over what has changed only when it is asked to', async (t) => {
  const own = await importer(t, 'sqlite');
  const map = await own.file('map.json', JSON.stringify(mapping));
  const all = [1, 2, 3].map(row);
  const dump = (rows: string[]): string => `${table}INSERT INTO news VALUES ${rows.join(',\n')};\n`;
  await own.run(['mysql', await own.file('a.sql', dump(all.slice(0, 2))), '--map', map]);
  const warned = `mysqldump: [Warning] Using a password on the command line interface can be insecure.\n${dump(all.slice(0, 1))}`;
  const { out: first } = await own.run(['mysql', await own.file('b.sql', warned), '--map', map]);
  assert.match(first, /Stories: 0 added, 0 updated, 1 are there already/, 'a warning of the program is no statement');
  const changed = [...all.slice(0, 1), all[1]?.replace('వార్త 2', 'మారిన వార్త') as string, all[2] as string];
  const file = await own.file('a.sql', dump(changed));
  const { out } = await own.run(['mysql', file, '--map', map]);
  assert.match(out, /Stories: 1 added, 0 updated, 2 are there already, 0 not taken over\./);
  assert.match(out, /line 3, id news:2, మారిన వార్త: it has changed; --update takes that over/);
  const { out: updated } = await own.run(['mysql', file, '--map', map, '--update']);
  assert.match(updated, /Stories: 0 added, 1 updated, 2 are there already/);
  assert.ok((await storiesOf(await own.serve())).has('మారిన వార్త'));
});
