import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { importer, storiesOf } from './scene.ts';

const mapping = JSON.stringify({ source: 'పాత సైటు', id: 'id', fields: { title: 'title', content: 'body' } });

test('a table that breaks off is told with its line; whole rows before it are taken over', async (t) => {
  const own = await importer(t, 'sqlite');
  const map = await own.file('map.json', mapping);
  const rows = Array.from({ length: 900 }, (_, n) => `${n + 1},వార్త ${n + 1},${'వరద '.repeat(12)}\n`).join('');
  const table = Buffer.from(`id,title,body\n${rows}`);
  assert.ok(table.length > 100_000, 'more than one piece of a file');
  const latin = Buffer.concat([table, Buffer.from('901,caf\xe9,x\n', 'latin1')]);
  const { err, out } = await own.run(['csv', await own.file('latin.csv', latin), '--mapping', map], 1);
  assert.match(err, /latin\.csv, about line \d+: this is no UTF-8; save it as "CSV UTF-8"/);
  assert.doesNotMatch(err, /at .*rows\.ts/);
  const [, added] = /Stories: (\d+) added/.exec(out) ?? [];
  assert.ok(Number(added) > 300 && Number(added) < 900, out);
  const running = await own.serve();
  const stories = await running.dinam.app.db.read.selectFrom('news').select('content').execute();
  assert.equal(new Set(stories.map(({ content }) => content)).size, 1, 'no story has a part of a row');

  const packed = gzipSync(table);
  const cut = await own.run(['csv', await own.file('cut.csv.gz', packed.subarray(0, -2_000)), '--mapping', map], 1);
  assert.match(cut.err, /cut\.csv\.gz is damaged: unexpected end of file/);
  const whole = await own.run(['csv', await own.file('whole.csv.gz', packed), '--mapping', map]);
  assert.match(whole.out, /are there already, 0 not taken over/);
  assert.equal((await storiesOf(running)).size, 100);
});
