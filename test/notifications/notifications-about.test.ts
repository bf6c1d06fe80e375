import assert from 'node:assert/strict';
import { type Json, onBoth } from '../support/helper.ts';
import { hour, minute, setUp } from '../support/sending.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

onBoth('a notification names a story that readers can open when it goes out', async (t, kind) => {
  const { running, pass, get, as, verb } = await setUp(t, kind, ['phone-token-1']);
  const token = await as('editor');
  const add = async (title: string, more: object = {}): Promise<Json> => {
    const json = { title, content: `<p>${title}</p>`, lang: 'te', ...more };
    const reply = await running.call('/api/admin/news', { token, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  const act = async (id: number, name: string, json: object = {}) => {
    const reply = await running.call(`/api/admin/news/${id}/${name}`, { token: await as('editor'), json });
    assert.equal(reply.status, 200, reply.text);
  };
  const send = async (more: object) =>
    running.call('/api/admin/notifications', {
      token: await as('editor'),
      json: { title: 'వరద హెచ్చరిక', target: { type: 'all' }, ...more },
    });
  const isRefused = async (more: object, message: RegExp, field = 'news_id') => {
    for (const each of [more, { ...more, dry_run: true }]) {
      const reply = await send(each);
      assert.equal(reply.status, 400, reply.text);
      assert.equal(reply.body.errors[0].field, field);
      assert.match(reply.body.errors[0].message, message);
    }
  };
  const sent = (): Promise<number> =>
    running.dinam.app.db.write
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
      .then(({ n }) => Number(n));

  const draft = await add('గోదావరికి వరద: రెండో హెచ్చరిక');
  await isRefused({ news_id: draft.id }, /readers cannot open: publish/);
  await isRefused({ news_id: draft.id, scheduled_at: iso(running.clock.ms + hour) }, /readers cannot open/);
  const { link_prefix } = (await running.call('/api/admin/settings/app', { token: await as('owner') })).body.data.push;
  await isRefused({ deep_link: `${link_prefix}${draft.id}` }, /readers cannot open/, 'deep_link');
  assert.equal((await send({ deep_link: '/weather' })).status, 202, 'no story');
  const language = await running.call('/api/admin/notifications?lang=te', {
    token: await as('editor'),
    json: { title: 'వరద', target: { type: 'all' }, news_id: draft.id },
  });
  assert.match(language.body.errors[0].message, /పాఠకులు/);
  const test = { title: 'వరద', news_id: draft.id, installation_id: 'phone-phone-token-1' };
  assert.equal((await verb('test', test)).status, 200, 'one phone may have it before');

  // A scheduled one is named by a notification for that time, or later.
  const planned = await add('రేపు పాఠశాలలకు సెలవు');
  const at = iso(running.clock.ms + hour);
  await act(planned.id, 'publish', { published_at: at });
  await isRefused({ news_id: planned.id }, /appears at/);
  await isRefused({ news_id: planned.id, scheduled_at: iso(running.clock.ms + 59 * minute) }, /appears at/);
  const together = await send({ news_id: planned.id, scheduled_at: at });
  assert.equal(together.status, 202, together.text);

  const brief = await add('నేటి ధరలు', { expires_at: iso(running.clock.ms + 30 * minute) });
  await act(brief.id, 'publish');
  await isRefused({ news_id: brief.id, scheduled_at: iso(running.clock.ms + hour) }, /has expired/);
  assert.equal((await send({ news_id: brief.id })).status, 202);
  const late = await add('కోస్తాకు తుపాను ముప్పు');
  await act(late.id, 'publish');
  const later = await send({ news_id: late.id, scheduled_at: iso(running.clock.ms + 2 * hour) });
  assert.equal(later.status, 202, later.text);
  await act(late.id, 'unpublish');

  const before = await sent();
  await pass(2 * hour + minute);
  assert.equal((await get(together.body.data.id)).status, 'sent', 'its story came first');
  assert.equal((await get(later.body.data.id)).status, 'cancelled');
  assert.equal(await sent(), before);
  await isRefused({ news_id: brief.id }, /readers cannot open|has expired/);
});
