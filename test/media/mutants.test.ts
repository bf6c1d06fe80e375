import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { processOf } from '../../src/core/threads/child-process.ts';
import type * as worker from '../../src/media/worker.ts';
import { extent } from '../support/extent.ts';
import { aac, animation, box, mp3, mp4, quarters, webm } from '../support/pictures.ts';

/** Numbers that look random and are the same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The file with a few bytes changed, most of them near its beginning, where its structure is. */
function mutant(file: Buffer, next: () => number): Buffer {
  const changed = Buffer.from(file);
  for (let n = 1 + Math.floor(next() * 4); n > 0; n--) {
    const reach = next() < 0.7 ? Math.min(700, file.length) : file.length;
    const at = Math.floor(next() * reach);
    const value = next();
    changed[at] = value < 0.3 ? 0xff : value < 0.5 ? 0 : Math.floor(next() * 256);
  }
  return next() < 0.1 ? changed.subarray(0, Math.floor(next() * file.length)) : changed;
}

const taken = (format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> =>
  quarters(48, 32)
    .withMetadata({ orientation: format === 'avif' ? 1 : 6, icc: 'srgb' })
    .withExifMerge({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 30/1 22/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">గన్నవరం</x:xmpmeta>')
    .toFormat(format)
    .toBuffer();

function film(): Buffer {
  const plain = mp4(200);
  const at = plain.indexOf('moov', 0, 'latin1') - 4;
  const end = at + plain.readUInt32BE(at);
  const udta = box('udta', Buffer.concat([box('\xa9xyz', Buffer.from('+16.5+80.6/')), box('meta', Buffer.alloc(30))]));
  const trak = box('trak', box('mdia', box('hdlr', Buffer.alloc(24))));
  const moov = box('moov', Buffer.concat([plain.subarray(at + 8, end), udta, trak]));
  return Buffer.concat([plain.subarray(0, at), moov, plain.subarray(end)]);
}

const each = extent(2_000, 40);

test('files with changed bytes are accepted or refused by name, whatever their structure says', async (t) => {
  const module = new URL('../../src/media/worker.ts', import.meta.url);
  const ask = processOf<typeof worker>(module, { timeoutMs: 60_000, megabytes: 768 });
  t.after(ask.stop);
  const folder = await mkdtemp(join(tmpdir(), 'dinam-mutants-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  const good: Record<string, Buffer> = {
    jpeg: await taken('jpeg'),
    png: await taken('png'),
    webp: await taken('webp'),
    avif: await taken('avif'),
    gif: await animation('gif', 2, 40, 30),
    mp4: film(),
    webm: webm(),
    mp3: mp3(),
    aac: aac(),
  };
  const counts = { accepted: 0, refused: 0 };
  for (const [kind, file] of Object.entries(good)) {
    const next = random(7);
    for (let n = 0; n < each; n++) {
      await writeFile(path, mutant(file, next));
      const found = await ask('inspect', path, { imageBytes: 1_000_000, pixels: 4_000_000 }).catch((error: Error) => {
        throw new Error(`${kind} ${n}: ${error.stack}`);
      });
      counts[found.ok ? 'accepted' : 'refused']++;
    }
  }
  assert.ok(counts.accepted > each && counts.refused > each, JSON.stringify(counts));
  assert.deepEqual(ask.counts, { timeout: 0, memory: 0, crash: 0 });
});
