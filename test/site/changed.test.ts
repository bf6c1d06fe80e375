import assert from 'node:assert/strict';
import { importer, storiesOf } from '../imports/scene.ts';
import { type Json, onBoth } from '../support/helper.ts';

onBoth(
  'a page says that a story was updated when its text was, and not when it was only taken over',
  async (t, kind) => {
    const own = await importer(t, kind);
    const fields = { title: 'title', content: 'body', published_at: 'at' };
    const map = await own.file('map.json', JSON.stringify({ source: 'పాత సైటు', id: 'id', fields }));
    const csv = await own.file('a.csv', 'id,title,body,at\n1,వరద,<p>నీరు</p>,2019-05-02T06:30:00Z\n');
    await own.run(['csv', csv, '--mapping', map]);
    const running = await own.serve();
    const token = await running.tokenOf('chief');
    const imported = (await storiesOf(running)).get('వరద') as Json;
    assert.ok(imported.updated_at > '2026', 'clients that synchronise get it');
    const past = { title: 'ఎన్నికలు', content: '<p>ఓటు</p>', published_at: '2020-01-02T03:04:05Z' };
    const dated = (await running.call('/api/news.php', { token, json: past })).body.data;
    const shown = async ({ slug }: Json): Promise<[modified: string | undefined, isUpdated: boolean]> => {
      const { text } = await running.call(`/n/${slug}`);
      return [/"dateModified":"([^"]+)"/.exec(text)?.[1], text.includes('నవీకరణ')];
    };
    for (const story of [imported, dated]) {
      assert.deepEqual(await shown(story), [story.published_at, false]);
      running.clock.ms += 120_000;
      const edit = { token, method: 'PATCH', json: { content: '<p>కొత్త</p>' }, headers: { 'if-match': '*' } };
      const edited = await running.call(`/api/admin/news/${story.id}?apply=now`, edit);
      assert.equal(edited.status, 200, edited.text);
      const now = new Date(running.clock.ms).toISOString();
      assert.deepEqual(await shown(story), [now, true]);
      running.clock.ms += 120_000;
      const note = { token, json: { text: 'సంఖ్య సరిదిద్దాం' } };
      const corrected = await running.call(`/api/admin/news/${story.id}/corrections`, note);
      assert.ok(corrected.status < 300, corrected.text);
      assert.deepEqual(await shown(story), [new Date(running.clock.ms).toISOString(), true]);
    }
  },
);
