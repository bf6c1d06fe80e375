import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { buildPlaces } from '../../scripts/build-places.ts';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { createLog } from '../../src/core/log/log.ts';
import { soundLabel } from '../../src/places/parts.ts';
import { preparedFiles, preparePlaces, readPrepared } from '../../src/places/shipped/prepared.ts';
import { shipPlaces } from '../../src/places/shipped/ship.ts';
import { nameSoundKeys } from '../../src/text/nearest.ts';
import { bareDatabase, type Json, type Kind, onBoth } from '../support/helper.ts';

async function folderOf(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-prepared-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A program over a database without places, and what it logs. */
async function setUp(t: TestContext, kind: Kind) {
  const lines: Json[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = await openApp(readConfig(await bareDatabase(t, kind)), { log });
  t.after(() => closeApp(app));
  const { write } = app.db;
  const clear = async (): Promise<void> => {
    await write.deleteFrom('place_names').execute();
    for (const type of ['city', 'mandal', 'district', 'state', 'country'] as const)
      await write.deleteFrom('places').where('type', '=', type).execute();
    await write.deleteFrom('meta').where('key', '=', 'places_shipped').execute();
    lines.length = 0;
  };
  await clear();
  return {
    app,
    clear,
    isComputed: () => lines.some(({ msg }) => /are not there: they are computed$/.test(msg)),
    /** All that is stored but times, by the bytes of the text. */
    async rows() {
      const places = await write.selectFrom('places').selectAll().where('is_shipped', '=', 1).orderBy('id').execute();
      const names = await write
        .selectFrom('place_names')
        .selectAll()
        .where('place_id', 'in', write.selectFrom('places').select('id').where('is_shipped', '=', 1))
        .orderBy('place_id')
        .orderBy(sql`label`)
        .execute();
      const times = new Set(places.flatMap(({ created_at, updated_at }) => [created_at, updated_at]));
      assert.ok([...times].every((time) => /^20\d\d-.*Z$/.test(time)));
      return { places: places.map(({ created_at: _, updated_at: __, ...row }) => row), names };
    },
  };
}

onBoth(
  'a new database gets the prepared places, the same rows as one that the list is compared with',
  async (t, kind) => {
    const d = await setUp(t, kind);
    const folder = join(await folderOf(t), 'places');
    await buildPlaces(folder);
    await shipPlaces(d.app, folder);
    assert.equal(d.isComputed(), false);
    const prepared = await d.rows();
    assert.deepEqual([prepared.places.length, prepared.names.length > 30_000], [8_769, true]);
    const labels = new Set(prepared.names.map(({ label }) => label));
    for (const label of [
      'హైదరాబాద్',
      'हैदराबाद',
      'சென்னை',
      'কলকাতা',
      'سرینگر',
      'hyderabad',
      ...nameSoundKeys('hyderabad').map(soundLabel),
    ])
      assert.ok(labels.has(label), label);
    const { db } = d.app;
    const versionOf = () =>
      db.write.selectFrom('versions').select('version').where('topic', '=', 'places').executeTakeFirstOrThrow();
    const { version } = await versionOf();
    await shipPlaces(d.app, folder);
    assert.equal((await versionOf()).version, version, 'a second time nothing');

    await d.clear();
    const place = { type: 'country', slug: 'navadesam', name: 'Navadesam', texts: '{"te":{"name":"నవదేశం"}}' } as const;
    const flags = { is_shipped: 0, is_edited: 0, is_active: 1, search_text: 'navadesam నవదేశం', rev: 1 };
    const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
    await db.write
      .insertInto('places')
      .values({ ...place, ...flags, ...times })
      .execute();
    await shipPlaces(d.app, folder);
    const compared = await d.rows();
    assert.deepEqual(compared.places, prepared.places);
    assert.deepEqual(compared.names, prepared.names);
    assert.notEqual((await versionOf()).version, version);
  },
);

onBoth('what was not prepared is computed, and is the same', async (t, kind) => {
  const d = await setUp(t, kind);
  const texts = await preparePlaces();
  const folder = await folderOf(t);
  for (const [name, text] of preparedFiles(texts)) await writeFile(join(folder, name), text);
  assert.deepEqual(await readPrepared(folder), texts);
  await shipPlaces(d.app, folder);
  const whole = await d.rows();
  assert.equal(d.isComputed(), false);
  await d.clear();
  assert.equal(await readPrepared(join(folder, 'none')), null);
  // As an older release, or a disk, has left it.
  for (const [name, text] of preparedFiles(texts).slice(1))
    await writeFile(join(folder, name), text.replace('హైదరాబాద్', 'హైదరాబాదు'));
  assert.equal(await readPrepared(folder), null);
  await shipPlaces(d.app, folder);
  assert.equal(d.isComputed(), true);
  assert.deepEqual(await d.rows(), whole);
  for (const [name] of preparedFiles(texts).slice(1)) await rm(join(folder, name));
  assert.equal(await readPrepared(folder), null, 'one file without the other');
});
