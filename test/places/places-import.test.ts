import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { commandLine } from '../support/command-lines.ts';
import {
  type Json,
  type Kind,
  onBoth,
  onSqlite,
  type Reply,
  type Running,
  readyDatabase,
  start,
  test,
} from '../support/helper.ts';

interface Scene {
  running: Running;
  send(csv: string | Buffer, query?: string): Promise<Reply>;
  place(at: string, lang?: string): Promise<Json>;
  places(): Promise<Json[]>;
}

async function setUp(t: TestContext, kind: Kind): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  return {
    running,
    send: (csv, query = '') =>
      running.call(`/api/admin/places/import${query}`, {
        token,
        body: csv,
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
      }),
    async place(at, lang = 'te') {
      const reply = await running.call(`/api/v1/places/${encodeURIComponent(at)}?lang=${lang}`);
      assert.equal(reply.status, 200, reply.text);
      return reply.body.data;
    },
    places: () => running.dinam.app.db.write.selectFrom('places').selectAll().orderBy('id').execute(),
  };
}

/** Children before parents; quotes, commas, several lines, native names, a name that the state has too. */
const good = [
  'name_te,type,name,parent,code,lat,lon,tz,name_hi,name_ta,name_bn,name_ur',
  'మునుగోడు,taluk,Navapuram,suvarnagiri,5401,17.07,79.08,,मुनुगोडे,முனுகோடு,মুনুগোড়ে,منوگوڑے',
  ',mandal,"Rajavaram, ""New""",542,,,,,,,,',
  'నల్గొండ,district,Suvarnagiri,IN-TS,542,,,Asia/Kolkata,नलगोंडा,நல்கொண்டா,নালগোন্ডা,نلگنڈہ',
  'హైదరాబాద్,district,Bhagyanagar,telangana,536,,,,हैदराबाद,ஐதராபாத்,হায়দ্রাবাদ,حیدرآباد',
  'కొంపల్లి,city,Kompally,mandal:5401,,17.5,78.5,,,,,',
  ',Tehsil,Navapet,district:536,,,,,,,,',
];

onBoth(
  'a file brings districts and what is below them, whatever its order, and a second time nothing',
  async (t, kind) => {
    const d = await setUp(t, kind);
    const before = await d.places();
    const csv = good.join('\r\n');
    const dry = await d.send(csv, '?dry_run=true');
    assert.deepEqual(dry.body.data, { rows: 6, added: 6, changed: 0, unchanged: 0, dry_run: true }, dry.text);
    assert.deepEqual(await d.places(), before);
    const made = await d.send(csv);
    assert.deepEqual(made.body.data, { rows: 6, added: 6, changed: 0, unchanged: 0, dry_run: false });
    for (const [lang, name] of [
      ['te', 'మునుగోడు'],
      ['hi', 'मुनुगोडे'],
      ['ta', 'முனுகோடு'],
      ['bn', 'মুনুগোড়ে'],
      ['ur', 'منوگوڑے'],
      ['en', 'Navapuram'],
    ] as const)
      assert.equal((await d.place('navapuram', lang)).name, name.normalize('NFC'), lang);
    const navapuram = await d.place('navapuram');
    assert.deepEqual([navapuram.type, navapuram.code, navapuram.lat, navapuram.lon], ['mandal', '5401', 17.07, 79.08]);
    assert.deepEqual(
      navapuram.ancestors.map((a: Json) => [a.slug, a.name]),
      [
        ['india', 'భారతదేశం'],
        ['telangana', 'తెలంగాణ'],
        ['suvarnagiri', 'నల్గొండ'],
      ],
    );
    assert.equal((await d.place('rajavaram-new')).name, 'Rajavaram, "New"');
    assert.equal((await d.place('hyderabad')).type, 'city', 'the city keeps its address');
    assert.equal((await d.place('bhagyanagar')).child_count, 1);
    assert.equal((await d.place('kompally')).parent_id, navapuram.id);

    const after = await d.places();
    const version = d.running.dinam.app.versions.generation;
    for (const same of [
      csv,
      `\uFEFF${csv}\n\n`,
      good.join('\n'),
      [good[0], ...good.slice(1).toReversed()].join('\n'),
    ]) {
      const again = await d.send(same);
      assert.deepEqual(again.body.data, { rows: 6, added: 0, changed: 0, unchanged: 6, dry_run: false }, again.text);
    }
    assert.deepEqual(await d.places(), after);
    assert.equal(d.running.dinam.app.versions.generation, version);

    // A rename, a move, a code that was missing, and empty cells that leave what is there.
    const change = await d.send(
      'type,name,parent,code,name_hi\nmandal,Navapuramu,536,5401,\nmandal,"Rajavaram, ""New""",542,5402,चिट्याल\ndistrict,Suvarnagiri,IN-TG,542,\n',
    );
    assert.deepEqual(change.body.data, { rows: 3, added: 0, changed: 2, unchanged: 1, dry_run: false }, change.text);
    const moved = await d.place('navapuram', 'hi');
    assert.deepEqual([moved.name, moved.lat, moved.ancestors.at(-1).slug], ['मुनुगोडे', 17.07, 'bhagyanagar']);
    assert.equal((await d.place('navapuram', 'en')).name, 'Navapuramu');
    assert.equal((await d.place('5402', 'hi')).name, 'चिट्याल');
    const jobs = await d.running.dinam.app.db.write
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'news.relabel')
      .execute();
    assert.deepEqual(JSON.parse(jobs[0]?.payload as string), { places: [moved.id] });
    const audit = await d.running.call('/api/admin/audit?resource=places&action=import&sort=id', {
      token: await d.running.tokenOf('owner'),
    });
    assert.deepEqual(
      audit.body.data.map((l: Json) => l.detail.changed),
      [0, 2],
    );
  },
);

const head = 'type,name,parent,code,slug,lat,lon,tz,name_te';

onSqlite('a bad file writes nothing, and errors are reported by line and column', async (t, kind) => {
  const d = await setUp(t, kind);
  const before = await d.places();
  const bad: [string, string, string[] | RegExp][] = [
    ['an unknown and a missing column', 'type,name,district\ndistrict,X,Y', ['line 1, district', 'line 1, parent']],
    ['a column twice', 'type,name,parent,name\ndistrict,X,Y,Z', ['line 1, name']],
    ['no header', 'district,X,telangana', /^line 1, district/],
    ['another separator', 'type;name;parent\ndistrict;X;telangana', /^line 1, type;name;parent/],
    ['no rows', `${head}\n`, ['csv']],
    ['nothing', '', ['csv']],
    ['too few cells', `${head}\nvillage,X,telangana`, ['line 2']],
    ['a control character', `${head}\nvillage,,,!,Ä,91,x,Mars,\u0C15\u0000`, ['line 2, name_te']],
    [
      'many at once',
      `${head}\nvillage,,telangana,!,Ä,91,x,Mars,క\ndistrict,A,telangana,,,1,,,\n\ndistrict,B,,,,,,,\ncountry,C,india,,,,,,`,
      [
        'line 2, type',
        'line 2, name',
        'line 2, slug',
        'line 2, code',
        'line 2, lat',
        'line 2, lon',
        'line 2, tz',
        'line 3, lon',
        'line 5, parent',
        'line 6, parent',
      ],
    ],
    [
      'a name as long as a story',
      `${head}\ndistrict,${'అ'.repeat(81)},telangana,,,,,,${'క'.repeat(81)}`,
      ['line 2, name', 'line 2, name_te'],
    ],
    [
      'a huge cell',
      `${head}\ndistrict,A,telangana,,,,,,\ndistrict,"${'క'.repeat(300_000)}",telangana,,,,,,`,
      ['line 3'],
    ],
    ['an open quote', `${head}\ndistrict,"A,telangana,,,,,,\ndistrict,B,telangana,,,,,,\n`, /^line \d/],
    ['a parent whose name two have', `${head}\nmandal,A,Bilaspur,,,,,,`, ['line 2, parent']],
    ['an unknown parent', `${head}\ndistrict,A,atlantis,,,,,,`, ['line 2, parent']],
    [
      'a parent of the same width',
      `${head}\ndistrict,A,b,,,,,,\ndistrict,B,a,,b,,,,`,
      ['line 2, parent', 'line 3, parent'],
    ],
    ['a circle', `${head}\ndistrict,A,m2,,d1,,,,\nmandal,M,d1,,m2,,,,`, ['line 2, parent', 'line 3, parent']],
    ['itself', `${head}\nmandal,A,a,,a,,,,`, ['line 2, parent']],
    ['a place twice by code', `${head}\ndistrict,A,telangana,7,,,,,\ndistrict,B,telangana,7,,,,,`, ['line 3, code']],
    ['a place twice by slug', `${head}\ndistrict,A,telangana,,aa,,,,\ndistrict,B,telangana,,aa,,,,`, ['line 3, slug']],
    ['a place twice by name', `${head}\ndistrict,A,telangana,,,,,,\ndistrict,a,telangana,,,,,,`, ['line 3, name']],
    [
      'a place that is there twice',
      `${head}\nstate,Telangana,india,IN-TS,,,,,\nstate,Telangana,india,,telangana,,,,`,
      ['line 3, slug'],
    ],
    ['a slug of another type', `${head}\ndistrict,Hyderabad,telangana,,hyderabad,,,,`, ['line 2, slug']],
    [
      'a code that means two',
      `${head}\nstate,Z,india,77,,,,,\ndistrict,A,telangana,77,,,,,\nmandal,M,77,,,,,,`,
      ['line 4, parent'],
    ],
  ];
  for (const [what, csv, expected] of bad) {
    const reply = await d.send(csv);
    assert.equal(reply.status, 400, `${what}: ${reply.text}`);
    const fields = reply.body.errors.map((e: Json) => e.field);
    if (expected instanceof RegExp) assert.match(fields[0], expected, what);
    else assert.deepEqual(fields, expected, `${what}: ${reply.text}`);
  }
  const many = await d.send(`${head}\n${'district,,atlantis,,,,,,\n'.repeat(500)}`);
  assert.equal(many.status, 400);
  assert.equal(many.body.errors.length, 100, 'an answer has an end');
  const latin = await d.send(Buffer.from(`${head}\ndistrict,Tromsø,telangana,,,,,,`, 'latin1'));
  assert.match(latin.body.message, /UTF-8/);
  assert.deepEqual(await d.places(), before);
});

onSqlite('a file comes as CSV, as JSON or in a form; of other addresses none is taken', async (t, kind) => {
  const { running, send, place } = await setUp(t, kind);
  const token = await running.tokenOf('editor');
  const path = '/api/admin/places/import';
  const csv = (name: string) => `type,name,parent\ndistrict,${name},telangana\n`;
  assert.equal(
    (await running.call(path, { token, json: { csv: csv('Navapuram'), dry_run: true } })).body.data.added,
    1,
  );
  assert.equal((await running.call(path, { token, json: { csv: csv('Navapuram') } })).body.data.added, 1);
  const form = new FormData();
  form.set('file', new Blob([csv('నవపురి')], { type: 'text/csv' }), 'places.csv');
  assert.equal((await running.call(path, { token, body: form })).body.data.added, 1);
  assert.equal((await place('navapuri')).name, 'నవపురి');
  form.set('dry_run', 'true');
  assert.deepEqual((await running.call(path, { token, body: form })).body.data, {
    rows: 1,
    added: 0,
    changed: 0,
    unchanged: 1,
    dry_run: true,
  });
  assert.equal((await running.call(path, { token, method: 'POST' })).status, 400);
  const elsewhere = await running.call('/api/admin/categories', {
    token,
    body: 'a',
    headers: { 'content-type': 'text/csv' },
  });
  assert.equal(elsewhere.status, 415);
  assert.equal((await running.call(path, { body: csv('X'), headers: { 'content-type': 'text/csv' } })).status, 401);
  const viewer = await running.tokenOf('viewer');
  assert.equal((await running.call(path, { token: viewer, json: { csv: csv('X') } })).status, 403);
  // Longer than any other body may be, and two at once.
  const rows = Array.from(
    { length: 12_000 },
    (_, i) => `mandal,Mandal ${i},telangana,M${i},మండలం ${'క'.repeat(30)} ${i}`,
  );
  const large = `type,name,parent,code,name_te\n${rows.join('\n')}`;
  assert.ok(Buffer.byteLength(large) > 1_048_576);
  const both = await Promise.all([send(large), send(large)]);
  assert.deepEqual(both.map((r) => r.body.data?.added).sort(), [0, 12_000], both.map((r) => r.text).join('\n'));
  const tree = await running.call('/api/v1/places/tree?parent=telangana&type=mandal&limit=1');
  assert.equal(tree.body.meta.total, 12_000);
});

test('dinam places import', async (t) => {
  const env = await readyDatabase(t, 'sqlite');
  const dinam = (...args: string[]) => commandLine(['places', 'import', ...args], env);
  const file = join(env.DATA_DIR as string, 'places.csv');
  await writeFile(file, `\uFEFF${good.join('\n')}`);
  assert.match(
    (await dinam(file, '--dry-run')).out,
    /^6 rows: 6 would be added, 0 would be changed, 0 are there already\.$/m,
  );
  assert.match((await dinam(file)).out, /^6 rows: 6 added, 0 changed, 0 are there already\.$/m);
  assert.match((await dinam(file)).out, /^6 rows: 0 added, 0 changed, 6 are there already\.$/m);
  await writeFile(file, 'type,name,parent\ndistrict,X,atlantis\nvillage,,\n');
  const bad = await dinam(file);
  assert.equal(bad.status, 1);
  assert.match(bad.err, /^line 3, type: must be one of .*\nline 3, name: is required\nNothing was written\.$/m);
  await writeFile(file, Buffer.from([0x74, 0xff, 0xfe]));
  assert.match((await dinam(file)).err, /not UTF-8/);
  assert.match((await dinam(join(env.DATA_DIR as string, 'none.csv'))).err, /cannot be read/);
});
