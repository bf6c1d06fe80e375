import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { start } from '../support/helper.ts';

test('requests are answered while SQLite writes much in one transaction, which nobody sees before its end', async (t) => {
  const { dinam, call } = await start(t, 'sqlite');
  const { app } = dinam;
  const answers: number[] = [];
  let isWriting = true;
  const asking = (async () => {
    while (isWriting) answers.push((await call('/api/v1/rss?lang=te')).status);
  })();
  const before = await app.db.read.selectFrom('audit').select('id').execute();
  const seen: number[] = [];
  await change(app, systemActor, async (c) => {
    for (let i = 0; i < 5_000; i++) {
      await c.audit('test', 'feeds', i, { title: 'వార్తలు' });
      if (i % 1_000 === 999) seen.push((await app.db.read.selectFrom('audit').select('id').execute()).length);
    }
    // In one turn there would be no answer at all.
    assert.ok(answers.length >= 3, `${answers.length} answers`);
  });
  isWriting = false;
  await asking;
  assert.deepEqual(new Set(answers), new Set([200]));
  assert.deepEqual(new Set(seen), new Set([before.length]));
  const after = await app.db.read.selectFrom('audit').select('id').execute();
  assert.equal(after.length, before.length + 5_000);
});
