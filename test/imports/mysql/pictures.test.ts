import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { picture } from '../../support/pictures.ts';
import { importer, oldSite, pictures, storiesOf } from '../scene.ts';
import { leadsTo } from './scene.ts';

test('pictures come from the folder of the old site, or from a copy of it; others stay', async (t) => {
  const site = await oldSite(t, await pictures('/app/upload/వరద 1.jpg', '/app/upload/in text.jpg'));
  const other = await oldSite(t, await pictures('/elsewhere.jpg'));
  const own = await importer(t, 'sqlite');
  const folder = join(own.env.DATA_DIR as string, 'copy');
  await mkdir(folder);
  await writeFile(join(folder, 'نئی.jpg'), await picture('jpeg', 500, 400));
  const rows = [
    `(1,'వరద','<p>నీరు</p><img src="/app/upload/in text.jpg"><img src="${other.url}/elsewhere.jpg">','వరద 1.jpg')`,
    `(2,'نئی تصویر','<p>متن</p>','نئی.jpg')`,
    `(3,'ছবি নেই','<p>লেখা</p>','gone.jpg')`,
    `(4,'பயணம்','<p>படம்</p>','../../../../etc/passwd')`,
  ];
  const dump = `CREATE TABLE n (id int, title text, body text, photo text, PRIMARY KEY (id));\nINSERT INTO n VALUES ${rows.join(',\n')};\n`;
  const file = await own.file('a.sql', dump);
  const fields = { title: 'title', content: 'body', image: 'photo', published_at: { value: '2024-01-01T00:00:00Z' } };
  const mapping = {
    source: 'x',
    site: site.url,
    pictures: `${site.url}/app/upload`,
    stories: [{ table: 'n', id: 'id', fields }],
  };
  const map = await own.file('map.json', JSON.stringify(mapping));
  const { out } = await own.run(['mysql', file, '--map', map, '--media-folder', folder]);
  assert.match(out, /Stories: 4 added/);
  assert.match(out, /Pictures: 3 added, 0 are there already, 2 could not be had\./);
  assert.match(out, /id n:3, ছবি নেই: the picture .*gone\.jpg/);
  assert.deepEqual(other.requests, []);
  const running = await own.serve();
  const stories = await storiesOf(running);
  assert.ok(stories.get('వరద').media_id && stories.get('نئی تصویر').media_id);
  assert.equal(stories.get('వరద').content.split('/files/o/').length, 2);
  assert.deepEqual([stories.get('பயணம்').media_id, stories.get('ছবি নেই').media_id], [null, null]);
  assert.notEqual(await leadsTo(running, encodeURI('/app/upload/వరద 1.jpg')), null);
  assert.ok(!site.requests.includes('/app/upload/نئی.jpg'), 'it is in the copy');

  // What was away is tried again, and nothing else.
  site.files.set('/app/upload/gone.jpg', await picture('jpeg', 320, 240));
  const before = site.requests.length;
  const again = await own.run(['mysql', file, '--map', map]);
  assert.match(again.out, /Stories: 0 added, 1 updated, 3 are there already/);
  assert.ok(
    site.requests.slice(before).every((path) => /gone|passwd/.test(path)),
    site.requests.slice(before).join(' '),
  );
});
