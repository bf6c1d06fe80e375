import assert from 'node:assert/strict';
import { categoryMerges } from '../../src/categories/merge.ts';
import { mergeJob } from '../../src/core/merge/merge.ts';
import { type Json, onBoth } from '../support/helper.ts';
import { scene } from './merge-scene.ts';

onBoth('a category goes into another, and what named it means the other one from the first moment', async (t, kind) => {
  const { running, write, merge, story, titles, at, settle } = await scene(t, kind);
  const { db } = running.dinam.app;
  const sports = await write('categories', { name: 'క్రీడలు', slug: 'sports' });
  const telugu = await write('categories', { name: 'క్రికెట్', slug: 'kriket', parent_id: sports.id });
  const english = await write('categories', { name: 'Cricket', slug: 'cricket' });
  const below = await write('categories', { name: 'ఐపీఎల్', slug: 'ipl', parent_id: telugu.id });
  await write(`categories/${telugu.id}`, { slug: 'kriket-vartalu' }, 'PATCH');
  await story('రంజీ ట్రోఫీ', { category_id: telugu.id });
  await story('ఐపీఎల్ వేలం', { category_id: below.id });
  await story('टीम इंडिया', { category_id: english.id });
  const feed = await write('feeds', { feed_url: 'https://cricket.example.in/rss', lang: 'te', category_id: telugu.id });
  const rule = await write('feeds', {
    feed_url: 'https://other.example.in/rss',
    lang: 'te',
    category_map: { క్రికెట్: telugu.id, Politics: sports.id },
  });
  const limited = await running.tokenOf('editor');
  const limits = (): Promise<string> =>
    db.write
      .selectFrom('users')
      .select('category_ids')
      .where('username', '=', 'test.editor')
      .executeTakeFirstOrThrow()
      .then(({ category_ids }) => category_ids);
  await db.write
    .updateTable('users')
    .set({ category_ids: JSON.stringify([telugu.id]) })
    .where('username', '=', 'test.editor')
    .execute();

  const refused = await running.call(`/api/admin/categories/${telugu.id}`, {
    method: 'DELETE',
    token: await running.tokenOf('chief'),
    headers: { 'if-match': '*', 'accept-language': 'en' },
  });
  assert.equal(refused.status, 409);
  assert.match(refused.body.detail, /merge/);

  const dry = await merge('categories', telugu.id, { into: english.id, dry_run: true });
  assert.equal(dry.status, 200, dry.text);
  assert.equal(dry.body.data.dry_run, true);
  const counts = Object.fromEntries(dry.body.data.uses.map(({ kind, count }: Json) => [kind, count]));
  assert.deepEqual(counts, { categories: 1, users: 1, stories: 1, feeds: 2 });
  assert.deepEqual(await titles('category=kriket'), ['ఐపీఎల్ వేలం', 'రంజీ ట్రోఫీ'], 'nothing is written');
  assert.equal((await merge('categories', telugu.id, { into: english.id }, '"1"')).status, 412, 'another tab');
  for (const [into, field] of [
    [telugu.id, 'into'],
    [below.id, 'into'],
    [987_654, 'into'],
  ]) {
    const wrong = await merge('categories', telugu.id, { into });
    assert.equal(wrong.status, 400, wrong.text);
    assert.equal(wrong.body.errors[0].field, field);
  }
  const done = await merge('categories', telugu.id, { into: english.id }, '"2"');
  assert.equal(done.status, 200, done.text);

  const all = ['टीम इंडिया', 'ఐపీఎల్ వేలం', 'రంజీ ట్రోఫీ'];
  const check = async (when: string): Promise<void> => {
    for (const slug of ['kriket', 'kriket-vartalu', 'cricket', String(telugu.id)])
      assert.deepEqual(await titles(`category=${slug}`), all, `${slug} ${when}`);
    assert.deepEqual(await titles('category=sports'), [], when);
    const listed: Json[] = (await running.call('/api/v1/news/categories?lang=te')).body.data;
    const shown = new Map(listed.map(({ slug, news_count }) => [slug, news_count]));
    assert.deepEqual([...shown.keys()].sort(), ['cricket', 'ipl', 'sports'], when);
    assert.equal(shown.get('cricket'), 2, when);
    const [, , { category }] = (await running.call('/api/v1/news?lang=te')).body.data;
    assert.equal(category.slug, 'cricket', when);
    for (const slug of ['kriket', 'kriket-vartalu']) {
      assert.deepEqual(await at(`/te/${slug}`), [301, '/te/cricket'], when);
      assert.deepEqual(await at(`/feeds/te/category/${slug}.rss`), [301, '/feeds/te/category/cricket.rss'], when);
    }
    const page = await fetch(`${running.url}/te/cricket`).then((reply) => reply.text());
    assert.ok(page.includes('రంజీ ట్రోఫీ'), when);
    const rss = await fetch(`${running.url}/feeds/te/category/cricket.rss`).then((reply) => reply.text());
    assert.ok(rss.includes('రంజీ ట్రోఫీ'), when);
    const token = await running.tokenOf('chief');
    const admin = (path: string) => running.call(`/api/admin/${path}`, { token });
    const managed: Json[] = (await admin('categories')).body.data;
    assert.ok(!managed.some(({ id }) => id === telugu.id), when);
    assert.equal((await admin(`categories/${telugu.id}`)).status, 404, when);
    for (const id of [telugu.id, english.id]) {
      const desk: Json[] = (await admin(`news?category_id=${id}&status=published`)).body.data;
      assert.equal(desk.length, 2, `${id} ${when}`);
    }
    assert.equal((await admin(`feeds/${feed.id}`)).body.data.category_id, english.id);
    assert.deepEqual((await admin(`feeds/${rule.id}`)).body.data.category_map, {
      క్రికెట్: english.id,
      Politics: sports.id,
    });
    assert.equal((await admin(`categories/${below.id}`)).body.data.parent_id, english.id);
    const again = await merge('categories', telugu.id, { into: english.id });
    assert.equal(again.status, 404, again.text);
    assert.equal(again.body.detail, 'It was merged into Cricket already.');
    // An editor who was restricted to it, one whose form still names it, and a story that it has.
    assert.deepEqual(JSON.parse(await limits()), [english.id]);
    const made = await running.call('/api/admin/news', {
      token: limited,
      json: { title: `కొత్త వార్త ${when}`, lang: 'te', category_id: telugu.id },
    });
    assert.equal(made.status, 201, made.text);
    assert.equal(made.body.data.category.id, english.id, when);
    const old = (await admin(`news?category_id=${english.id}&sort=id&status=published`)).body.data[0];
    const edited = await running.call(`/api/admin/news/${old.id}?apply=now`, {
      method: 'PATCH',
      token: limited,
      json: { priority: 3 },
      headers: { 'if-match': '*' },
    });
    assert.equal(edited.status, 200, edited.text);
    await running.call(`/api/admin/news/${made.body.data.id}`, {
      method: 'DELETE',
      token,
      headers: { 'if-match': '*' },
    });
  };
  await check('at once');
  const still = () => db.write.selectFrom('news').select('id').where('category_id', '=', telugu.id).execute();
  assert.equal((await still()).length, 1, 'the job has still to run');
  await settle();
  await check('afterwards');
  assert.deepEqual(await still(), []);
  const row = await db.write.selectFrom('categories').select('id').where('id', '=', telugu.id).execute();
  assert.deepEqual(row, [], 'it is gone');
  const [line] = await db.write.selectFrom('audit').selectAll().where('action', '=', 'merge').execute();
  assert.equal(line?.resource, 'categories');
  assert.equal(JSON.parse(line?.detail ?? '{}').into, english.id);

  // What the other one goes into takes all of it along.
  assert.equal((await merge('categories', english.id, { into: sports.id })).status, 200);
  for (const slug of ['kriket', 'cricket', 'sports', String(telugu.id)])
    assert.equal((await titles(`category=${slug}`)).length, 3, slug);
  await settle();
  assert.equal((await titles('category=kriket')).length, 3);
});

onBoth(
  'the job of a merge goes on where it was stopped, and takes what was written meanwhile along',
  async (t, kind) => {
    const { running, write, merge, story, titles, settle } = await scene(t, kind);
    const { db } = running.dinam.app;
    const from = await write('categories', { name: 'राजनीति', slug: 'rajniti' });
    const into = await write('categories', { name: 'سیاست', slug: 'siyasat' });
    const { id } = await story('चुनाव', { category_id: from.id });
    const { id: _, ...first } = await db.write
      .selectFrom('news')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 449 }, (_, i) => ({ ...first, slug: `chunav-${i}`, title: `चुनाव ${i}` }));
    for (let at = 0; at < rows.length; at += 50)
      await db.write
        .insertInto('news')
        .values(rows.slice(at, at + 50))
        .execute();
    assert.equal((await merge('categories', from.id, { into: into.id })).status, 200);
    const left = async (): Promise<number> =>
      (await db.write.selectFrom('news').select('id').where('category_id', '=', from.id).execute()).length;
    assert.equal(await left(), 450);
    const total = async (): Promise<number> =>
      (await running.call('/api/v1/news?lang=te&category=rajniti&limit=1')).body.meta.total;
    assert.equal(await total(), 450);

    // The process ends after its first transaction.
    let looks = 0;
    const signal = {
      reason: new Error('stopped'),
      get aborted() {
        return looks++ > 0;
      },
    } as AbortSignal;
    const job = mergeJob(categoryMerges);
    await assert.rejects(job(running.dinam.app, { payload: { id: from.id }, signal }), /stopped/);
    assert.equal(await left(), 250);
    assert.equal(await total(), 450);
    // A change that began before the merge, and ends while the job runs.
    await running.dinam.workers.drain();
    assert.equal(await left(), 0);
    await db.write.updateTable('news').set({ category_id: from.id }).where('id', '=', id).execute();
    const hidden = () => db.write.selectFrom('categories').select('slug').where('id', '=', from.id).execute();
    assert.deepEqual(await hidden(), [{ slug: `#${from.id}` }]);
    assert.ok((await titles('category=siyasat&sort=published_at')).includes('चुनाव'));
    await settle();
    assert.deepEqual([await left(), await hidden()], [0, []]);
    assert.equal(await total(), 450);
  },
);

onBoth('a slug that was merged is taken by another only on purpose, and a target on the way stays', async (t, kind) => {
  const { running, write, merge, titles, story, settle } = await scene(t, kind);
  const token = await running.tokenOf('chief');
  const from = await write('categories', { name: 'Politics', slug: 'politics' });
  const into = await write('categories', { name: 'రాజకీయాలు', slug: 'rajakiyalu' });
  await story('శాసనసభ', { category_id: from.id });
  assert.equal((await merge('categories', from.id, { into: into.id })).status, 200);
  const add = (json: Json) => running.call('/api/admin/categories', { token, json });
  assert.equal((await add({ name: 'अन्य', slug: 'politics' })).status, 409);
  const remove = () =>
    running.call(`/api/admin/categories/${into.id}`, { method: 'DELETE', token, headers: { 'if-match': '*' } });
  assert.equal((await remove()).status, 409, 'a category is on its way to it');
  assert.equal((await add({ name: 'अन्य', slug: 'politics', take_slug: true })).status, 201);
  assert.deepEqual(await titles('category=politics'), []);
  assert.deepEqual(await titles('category=rajakiyalu'), ['శాసనసభ']);
  await settle();
  assert.deepEqual(await titles('category=rajakiyalu'), ['శాసనసభ']);
});
