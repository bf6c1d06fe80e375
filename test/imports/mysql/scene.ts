import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json, Running } from '../../support/helper.ts';
import type { Importer } from '../scene.ts';

const folder = join(import.meta.dirname, '../../fixtures/mysql');

export const dumpFile = (name: string): string => join(folder, `${name}.sql`);

/** What `--inspect` proposes for a dump: it has to be what the file beside it says. */
export async function proposed(own: Importer, name: string): Promise<Json> {
  const path = `${own.env.DATA_DIR}/${name}.json`;
  await own.run(['mysql', dumpFile(name), '--inspect', '--map', path]);
  const draft: Json = JSON.parse(await readFile(path, 'utf8'));
  assert.deepEqual(draft, JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
  return draft;
}

/** Imports a dump by a mapping. */
export async function imported(own: Importer, name: string, mapping: Json, ...options: string[]): Promise<string> {
  const map = await own.file('map.json', JSON.stringify(mapping));
  return (await own.run(['mysql', dumpFile(name), '--map', map, ...options])).out;
}

/** What an owner sees of a section of the settings. */
export async function section(running: Running, path: string): Promise<Json> {
  const token = await running.tokenOf('owner');
  return (await running.call(`/api/admin/settings/${path}`, { token })).body.data;
}

export async function listed(running: Running, path: string): Promise<Json[]> {
  const token = await running.tokenOf('owner');
  return (await running.call(`/api/admin/${path}`, { token })).body.data;
}

/** Where an address of the old site leads. */
export const leadsTo = async (running: Running, path: string): Promise<string | null> =>
  (await running.call(path)).headers.get('location');
