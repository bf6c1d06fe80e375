import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { columnsOf } from '../../../src/imports/mysql/columns.ts';
import { parseDatabaseMapping } from '../../../src/imports/mysql/mapping.ts';
import { importer, storiesOf } from '../scene.ts';

test('the example of docs/from-the-old-app.md does what the page says', async (t) => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/from-the-old-app.md'), 'utf8');
  const [, sql = '', commands = ''] =
    /```bash\ncat > small\.sql <<'SQL'\n([\s\S]*?)\nSQL\n([\s\S]*?)```/.exec(page) ?? [];
  const own = await importer(t, 'sqlite');
  await own.file('small.sql', `${sql}\n`);
  const lines = commands.trim().split('\n');
  assert.equal(lines.length, 2);
  for (const line of lines) {
    const [dinam, command, ...args] = line.split(' ');
    assert.deepEqual([dinam, command], ['dinam', 'import']);
    const named = args.map((arg) => (arg.startsWith('small.') ? join(own.env.DATA_DIR as string, arg) : arg));
    const { out } = await own.run(named);
    if (!named.includes('--dry-run')) continue;
    // Who tries the page has nothing of it among his stories.
    assert.match(out, /Stories: 1 would be added.*\n[\s\S]*Nothing was written\./);
    await own.run(named.filter((arg) => arg !== '--dry-run'));
  }
  const running = await own.serve();
  const [story] = (await storiesOf(running)).values();
  assert.deepEqual(
    [story.title, story.lang, story.category_name, story.status, story.content],
    ['భారీ వర్షాలు', 'te', 'వాతావరణం', 'published', '<p>హైదరాబాద్‌లో వర్షం.</p>'],
  );
  assert.equal((await running.call('/news.php?id=5')).headers.get('location'), `/n/${story.slug}`);

  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const columns = columnsOf(parseDatabaseMapping('the page', json));
  assert.ok(columns.some(({ table, column }) => table === 'tbl_admin' && column === 'username'));
  // Keys of its table are keys of a mapping.
  const schema = await readFile(join(import.meta.dirname, '../../../src/imports/mysql/mapping.ts'), 'utf8');
  const [, keys = ''] = /\| key \| meaning \|\n([\s\S]*?)\n\n/.exec(page) ?? [];
  for (const [, name = ''] of keys.matchAll(/^\| `([^`]+)`/gm))
    assert.match(schema, new RegExp(`\\b${name.split('.').at(-1)}\\b`));
});
