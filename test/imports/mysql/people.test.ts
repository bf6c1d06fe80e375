import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../../support/helper.ts';
import { importer } from '../scene.ts';
import { listed, section } from './scene.ts';

const source = 'పాత యాప్';

test('users are invited only when it is asked for, and readers are no users', async (t) => {
  const own = await importer(t, 'sqlite');
  const people = "(1,'రవి','ravi@old.example','1'),(2,'ravi2','RAVI@old.example','2'),(3,'x','','1'),(4,'சீதா','','9')";
  const dump = `CREATE TABLE staff (id int, login varchar(40), mail varchar(90), level int, PRIMARY KEY (id));\nINSERT INTO staff VALUES ${people};\n`;
  const file = await own.file('a.sql', dump);
  const role = { column: 'level', map: { '1': 'chief', '2': 'editor' } };
  const users = { table: 'staff', id: 'id', fields: { username: 'login', email: 'mail', role } };
  const map = await own.file('map.json', JSON.stringify({ source, users }));
  const env = { ...own.env };
  own.env.NODE_ENV = 'production';
  const refused = await own.run(['mysql', file, '--map', map, '--invite'], 1);
  assert.match(refused.err, /This server sends no e-mail: SMTP_URL is not set/);
  assert.equal(refused.out, '', 'it is said before anything is read');
  Object.assign(own.env, env, { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'desk@old.example' });
  const { out } = await own.run(['mysql', file, '--map', map, '--invite']);
  assert.match(out, /Users: 1 added, 0 updated, 1 are there already, 2 not taken over\./);
  assert.match(out, /line 2, id staff:3, x: username \(column login\) must have 3 to 64 letters/);
  assert.match(
    out,
    /line 2, id staff:4, சீதா: role \(column level\) must be one of viewer, contributor, editor, chief, owner/,
  );
  Object.assign(own.env, env);
  const running = await own.serve();
  const { db } = running.dinam.app;
  const jobs = await db.read.selectFrom('jobs').select('kind').where('kind', '=', 'users.invite').execute();
  assert.equal(jobs.length, 1);
  const ravi = (await listed(running, 'users?limit=100')).find(({ username }: Json) => username === 'రవి');
  assert.deepEqual([ravi.role, ravi.email], ['chief', 'ravi@old.example']);

  const readers = Array.from({ length: 1_001 }, (_, n) => `(${n + 10},'reader${n}','r${n}@old.example','2')`);
  const many = await own.file('b.sql', dump.replace(people, readers.join(',\n')));
  const dry = await own.run(['mysql', many, '--map', map, '--dry-run'], 1);
  assert.match(dry.err, /The table staff, which users names, has more than 1000 rows: these are readers/);
  await own.run(['mysql', many, '--map', map, '--invite'], 1);
  const { n } = await db.read
    .selectFrom('users')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  assert.ok(Number(n) < 10, `${n} users: a refused table makes nobody`);
});

test('a setting that has no place here is refused by name, the others are taken over, once', async (t) => {
  const own = await importer(t, 'sqlite');
  const dump = (rows: Record<string, string>): string =>
    `CREATE TABLE config (name varchar(40), value text, PRIMARY KEY (name));\nINSERT INTO config VALUES ${Object.entries(
      rows,
    )
      .map(([name, value]) => `('${name}','${value}')`)
      .join(',\n')};\n`;
  const rows = {
    title: 'ప్రజా వాణి',
    mail: 'nobody',
    ads: 'maybe',
    banner: 'ca-app-pub-1',
    site: 'https://old.example.in',
    fb: 'https://facebook.com/x',
    per_page: '15',
    version: '2.1',
  };
  const fields = {
    'basic.app_name': 'title',
    'basic.support_email': 'mail',
    'basic.website_url': 'site',
    'basic.social.facebook': 'fb',
    'basic.nothing': 'title',
    'basic.tagline': 'slogan',
    'app.news_per_page': 'per_page',
    'admob:android.ads_enabled': 'ads',
    'admob:android.banner_unit_id': 'banner',
    'other.thing': 'title',
    'release:android.version': 'version',
  };
  const map = await own.file(
    'map.json',
    JSON.stringify({ source, settings: { table: 'config', key: 'name', value: 'value', fields } }),
  );
  const file = await own.file('a.sql', dump(rows));
  const { out: dry } = await own.run(['mysql', file, '--map', map, '--dry-run']);
  const { out } = await own.run(['mysql', file, '--map', map]);
  for (const text of [dry, out])
    for (const why of [
      /line 3, id basic\.support_email, nobody: basic\.support_email \(column mail\) must be an e-mail address/,
      /id basic\.nothing, .*: basic\.nothing \(column title\) is not known/,
      /id basic\.tagline: the table config has no row whose name is slogan/,
      /line 4, id admob:android\.ads_enabled, maybe: .* must be true or false/,
      /id admob:android\.banner_unit_id, ca-app-pub-1: /,
      /id other\.thing, .*: there is no such section/,
      /id release:android\.version, 2\.1: version_code is required/,
    ])
      assert.match(text, why);
  assert.match(out, /Settings: 4 added, 0 updated, 0 are there already, 7 not taken over\./);
  const running = await own.serve();
  const token = await running.tokenOf('owner');
  const basic = await section(running, 'basic');
  assert.deepEqual([basic.app_name, basic.social.facebook], ['ప్రజా వాణి', 'https://facebook.com/x']);
  assert.equal((await section(running, 'app')).news_per_page, 15);
  const path = '/api/admin/settings/basic';
  const headers = { 'if-match': '*' };
  const changed = await running.call(path, { token, method: 'PATCH', headers, json: { app_name: 'దినం' } });
  assert.equal(changed.status, 200);
  const next = await own.file('a.sql', dump({ ...rows, title: 'కొత్త పేరు' }));
  assert.match(
    (await own.run(['mysql', next, '--map', map])).out,
    /id basic\.app_name, కొత్త పేరు: it has changed; --update takes that over/,
  );
  assert.equal((await section(running, 'basic')).app_name, 'దినం', 'what an owner has set stays');
  await own.run(['mysql', next, '--map', map, '--update']);
  assert.equal((await running.call(path, { token })).body.data.app_name, 'కొత్త పేరు');
});
