import assert from 'node:assert/strict';
import { claim } from '../../src/core/jobs/claim.ts';
import { onBoth, start } from '../support/helper.ts';
import { upload } from '../support/media.ts';
import { picture } from '../support/pictures.ts';

onBoth('pictures of one user do not make those of another wait for all of them', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const many = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => picture('png', 20 + n, 20)));
  const files = Object.fromEntries(many.map((bytes, n) => [`వరద-${n}.png`, bytes]));
  assert.equal((await upload(running, files, { role: 'contributor' })).status, 201);
  const { body } = await upload(running, { 'வெள்ளம்.png': await picture('png', 60, 20) });
  const free = { queue: 'media', free: 4, keys: [], kinds: ['media.render'], takesOver: true };
  const taken = await claim(running.dinam.app, { ...free, owner: 'test', ownLeases: new Set() });
  const ids = taken.map(({ payload }) => JSON.parse(payload).id as number);
  assert.equal(ids.length, 3, 'two of the one who has many');
  assert.ok(ids.includes(body.data[0].id));
});
