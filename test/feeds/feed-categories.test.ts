import assert from 'node:assert/strict';
import { feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onBoth } from '../support/helper.ts';

onBoth('a category that a feed gives its news is not removed, and the answer names the feed', async (t, kind) => {
  const s = await feedScene(t, kind);
  const token = await s.tokenOf('chief');
  const category = async (name: string): Promise<number> =>
    (await s.call('/api/admin/categories', { token, json: { name } })).body.data.id;
  const headers = { 'if-match': '*', 'accept-language': 'en' };
  const remove = (id: number) => s.call(`/api/admin/categories/${id}`, { method: 'DELETE', token, headers });
  const [farming, cinema] = [await category('వ్యవసాయం'), await category('సినిమా')];
  s.server.rss('/f', [item('1', 'కొత్త చిత్రం విడుదల', '<category>Movies</category>')]);
  const rules = { category_id: farming, category_map: { Movies: cinema } };
  const feed = await s.add('/f', { lang: 'te', title: 'రైతు నేస్తం', publish_mode: 'link', ...rules });
  for (const id of [farming, cinema]) {
    const refused = await remove(id);
    assert.equal(refused.status, 409, refused.text);
    const words =
      'The feed "రైతు నేస్తం" gives its news this category; give it another first, or merge the category into another.';
    assert.equal(refused.body.detail, words);
  }
  await s.turn();
  const { data } = (await s.call('/api/v1/news?lang=te')).body;
  const story = data.find((one: Json) => one.title === 'కొత్త చిత్రం విడుదల');
  assert.equal(story.category.id, cinema, 'the feed goes on');

  const change = { method: 'PATCH', token, headers };
  const freed = await s.call(`/api/admin/feeds/${feed}`, { ...change, json: { category_id: null, category_map: {} } });
  assert.equal(freed.status, 200, freed.text);
  assert.equal((await remove(farming)).status, 200);
  await s.call(`/api/admin/news/${story.id}?apply=now`, { ...change, json: { category_id: null } });
  assert.equal((await remove(cinema)).status, 200);
});
