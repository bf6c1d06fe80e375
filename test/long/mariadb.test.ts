import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { programOnPath } from '../../src/core/process/program-output.ts';
import { dumpFile } from '../imports/mysql/scene.ts';
import { importer, storiesOf } from '../imports/scene.ts';

const programs = ['mariadbd', 'mariadb-install-db', 'mariadb', 'mariadb-dump'];
const missing = programs.filter((name) => programOnPath([name]) === null);
const skip = missing.length > 0 && `not on PATH: ${missing.join(', ')} (apt-get install mariadb-server)`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

interface Server {
  port: number;
  /** Carries out SQL as the client of MariaDB does. @param charset of its connection */
  sql(text: string | Buffer, database?: string, charset?: string): void;
  /** What its own program dumps. */
  dump(database: string, ...options: string[]): Buffer;
}

/** MariaDB in a folder of its own, which ends with the test. */
async function mariadb(t: TestContext): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-mariadb-'));
  const [data, socket] = [join(folder, 'data'), join(folder, 's.sock')];
  const own = ['--no-defaults', `--user=${userInfo().username}`, `--datadir=${data}`];
  execFileSync('mariadb-install-db', [...own, '--auth-root-authentication-method=normal'], { stdio: 'pipe' });
  const port = await freePort();
  const server = spawn(
    'mariadbd',
    [...own, `--socket=${socket}`, `--port=${port}`, '--bind-address=127.0.0.1', '--sql-mode='],
    { stdio: 'ignore' },
  );
  t.after(async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const client = ['--no-defaults', `--socket=${socket}`, '--user=root'];
  const sql: Server['sql'] = (input, database = '', charset = 'utf8mb4') =>
    void execFileSync('mariadb', [...client, `--default-character-set=${charset}`, database].filter(Boolean), {
      input,
      stdio: 'pipe',
    });
  for (let tries = 0; ; tries++)
    try {
      sql('select 1');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await wait(200);
    }
  sql(
    "delete from mysql.global_priv where user = ''; flush privileges; create user old@'%' identified by 'p@ss:word/1'; grant select on *.* to old@'%'",
  );
  return {
    port,
    sql,
    dump: (database, ...options) =>
      execFileSync('mariadb-dump', [...client, ...options, database], { maxBuffer: 100_000_000, stdio: 'pipe' }),
  };
}

test('a running MariaDB is read as the dump of it is, whatever its client writes', { skip }, async (t) => {
  const server = await mariadb(t);
  const address = `mysql://old@127.0.0.1:${server.port}`;
  for (const name of ['panel', 'wordpress', 'codeigniter', 'laravel', 'minimal']) {
    server.sql(`create database ${name} character set utf8mb4`);
    server.sql(await readFile(dumpFile(name)), name);
    const own = await importer(t, 'sqlite');
    own.env.MYSQL_PWD = 'p@ss:word/1';
    const draft = join(own.env.DATA_DIR as string, 'draft.json');
    const { out: shown } = await own.run(['mysql', `${address}/${name}`, '--inspect', '--map', draft]);
    assert.doesNotMatch(shown, /p@ss/);
    const expected = await readFile(dumpFile(name).replace(/sql$/, 'json'), 'utf8');
    assert.equal(await readFile(draft, 'utf8'), expected, name);
    const first = await own.run(['mysql', dumpFile(name), '--map', draft, '--no-media']);
    const [, added = ''] = /Stories: (\d+) added/.exec(first.out) ?? [];
    assert.ok(Number(added) >= 3, name);
    const same = new RegExp(`Stories: 0 added, 0 updated, ${added} are there already`);
    const live = await own.run(['mysql', `${address}/${name}`, '--map', draft, '--no-media', '--update']);
    assert.match(live.out, same, name);
    for (const options of [
      ['--skip-extended-insert', '--hex-blob'],
      ['--compact'],
      ['--compatible=ansi', '--default-character-set=utf8mb4'],
      ['--complete-insert', '--skip-opt'],
    ]) {
      // It leaves out that its timestamps are in UTC.
      if (name === 'laravel' && options[0] === '--compact') continue;
      const file = await own.file('again.sql', server.dump(name, ...options));
      const again = await own.run(['mysql', file, '--map', draft, '--no-media', '--update']);
      assert.match(again.out, same, `${name} ${options.join(' ')}`);
    }
  }

  const own = await importer(t, 'sqlite');
  const map = await own.file(
    'map.json',
    JSON.stringify({ source: 'x', stories: [{ table: 'news', id: 'id', fields: { title: 'title' } }] }),
  );
  for (const [path, password, why] of [
    ['panel', 'wrong', /mysql:\/\/old@127\.0\.0\.1:\d+\/panel: mariadb-dump: Got error: 1045: "Access denied/],
    ['nowhere', 'p@ss:word/1', /Got error: 1049: "Unknown database 'nowhere'"/],
  ] as const) {
    own.env.MYSQL_PWD = password;
    assert.match((await own.run(['mysql', `${address}/${path}`, '--map', map], 1)).err, why);
  }

  // A program of old: its connection is in latin1, and so are its columns; what it writes is UTF-8.
  server.sql(
    'create database latin character set latin1; use latin; create table news (id int primary key, title varchar(40))',
  );
  const titles = ['తెలంగాణలో వర్షాలు', 'दिल्ली में बारिश', 'சென்னையில் மழை', 'কলকাতায় বৃষ্টি', 'لاہور میں بارش'];
  server.sql(
    `insert into news values ${titles.map((title, n) => `(${n + 1},'${title}')`).join(',')}`,
    'latin',
    'latin1',
  );
  own.env.MYSQL_PWD = 'p@ss:word/1';
  const { out } = await own.run(['mysql', `${address}/latin`, '--map', map]);
  assert.match(out, /5 values of news\.title were encoded twice, and are mended|There in another form: 5 text/);
  const stories = [...(await storiesOf(await own.serve())).values()].map(({ title, lang }) => [title, lang]);
  const wanted = titles.map((title, n) => [[...title].slice(0, 40).join(''), ['te', 'hi', 'ta', 'bn', 'ur'][n]]);
  assert.deepEqual(
    stories.map(([, lang]) => lang),
    wanted.map(([, lang]) => lang),
  );
  for (const [n, [title]] of stories.entries())
    assert.ok(titles[n]?.startsWith(title as string) && title, `${title}: the column cut it`);
  const file = await own.file('latin.sql', server.dump('latin', '--default-character-set=latin1'));
  assert.match(
    (await own.run(['mysql', file, '--map', map, '--update'])).out,
    /Stories: 0 added, 0 updated, 5 are there already/,
  );
});
