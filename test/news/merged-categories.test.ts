import assert from 'node:assert/strict';
import { categoryMerges } from '../../src/categories/merge.ts';
import { mergeJob } from '../../src/core/merge/merge.ts';
import { scene } from '../categories/merge-scene.ts';
import { type Json, onBoth } from '../support/helper.ts';

onBoth('changes that wait beside a story, and its revisions, name what a category was merged into', async (t, kind) => {
  const { running, write, merge, story } = await scene(t, kind);
  const { app } = running.dinam;
  const { db } = app;
  const from = await write('categories', { name: 'सिनेमा', slug: 'sinema' });
  const into = await write('categories', { name: 'సినిమా', slug: 'cinema' });
  const other = await write('categories', { name: 'سنیما', slug: 'filmen' });
  const first = await story('కొత్త చిత్రం', { category_id: from.id });
  const second = await story('విడుదల', { category_id: other.id });
  await write(`news/${first.id}/working-copy`, { title: 'కొత్త చిత్రం విడుదల', category_id: other.id }, 'PATCH');
  await write(`news/${second.id}/working-copy`, { category_id: from.id }, 'PATCH');
  const third = await story('ట్రైలర్', { category_id: from.id });
  await write(`news/${third.id}?apply=now`, { category_id: other.id }, 'PATCH');
  assert.equal((await merge('categories', from.id, { into: into.id })).status, 200);

  const token = await running.tokenOf('chief');
  const facet = async (): Promise<Json[]> =>
    (await running.call('/api/admin/news/counts', { token })).body.data.category.filter(
      ({ value }: Json) => value !== other.id,
    );
  assert.deepEqual(await facet(), [{ value: into.id, count: 1 }], 'while it is being moved');
  const saved = await write(`news/${second.id}/working-copy`, { summary: 'ఈ వారం', category_id: from.id }, 'PATCH');
  assert.ok(saved, 'a form that still names it');

  // The job was lost with a restored backup: the one of each hour takes it up.
  await db.write.deleteFrom('jobs').where('kind', '=', 'categories.merge').execute();
  running.clock.ms += 61_000;
  await mergeJob(categoryMerges)(app, { payload: {}, signal: new AbortController().signal });
  assert.deepEqual(await db.write.selectFrom('categories').select('id').where('id', '=', from.id).execute(), []);
  assert.deepEqual(await facet(), [{ value: into.id, count: 1 }]);

  const categoryOf = async (id: number): Promise<number> => {
    const row = await db.write.selectFrom('news').select('category_id').where('id', '=', id).executeTakeFirstOrThrow();
    return row.category_id as number;
  };
  const base = await db.write
    .selectFrom('news_working_copies')
    .select('base')
    .where('news_id', '=', first.id)
    .executeTakeFirstOrThrow();
  assert.equal(JSON.parse(base.base).category_id, into.id, 'no change of the story');
  await write(`news/${first.id}/publish-changes`, {});
  assert.equal(await categoryOf(first.id), other.id);
  await write(`news/${second.id}/publish-changes`, {});
  assert.equal(await categoryOf(second.id), into.id);
  const revisions: Json[] = (await running.call(`/api/admin/news/${third.id}/revisions`, { token })).body.data;
  const oldest = revisions.at(-1);
  await write(`news/${third.id}/revisions/${oldest.rev}/restore`, {});
  assert.equal(await categoryOf(third.id), into.id);
});
