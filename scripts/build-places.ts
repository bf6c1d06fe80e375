import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsHash } from '../src/places/shipped/hash.ts';
import { preparedFiles, preparedHash, preparePlaces } from '../src/places/shipped/prepared.ts';

/** Writes the places of a new database. Without them a first start computes the same, which takes a second or two. */
export async function buildPlaces(folder: string): Promise<void> {
  const prepared = await preparePlaces();
  if (preparedHash(prepared) !== rowsHash) {
    process.stderr.write('The places are not those of src/places/shipped/hash.ts: a first start computes them.\n');
    return;
  }
  mkdirSync(folder, { mode: 0o755 });
  for (const [name, text] of preparedFiles(prepared)) writeFileSync(join(folder, name), text);
}
