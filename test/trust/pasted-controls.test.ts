import assert from 'node:assert/strict';
import { isoTime } from '../../src/core/clock.ts';
import { type Json, onSqlite, start } from '../support/helper.ts';

/** As it is copied from PDF, Word or PowerPoint. */
const pasted = (text: string): string => `\u0002${text.replace(' ', '\u001e \u001f')}\u0000\u001c\ufffe`;

onSqlite('what is pasted with controls is stored without them, whatever it is', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('owner');
  const send = async (path: string, json: Json, method = 'POST'): Promise<Json> => {
    const reply = await running.call(path, { method, token, json, headers: { 'if-match': '*' } });
    assert.ok(reply.status < 300, `${path} ${reply.text}`);
    return reply.body.data;
  };
  const story = await send('/api/admin/news', {
    lang: 'te',
    title: pasted('వరద నీరు'),
    summary: pasted('नदी का'),
    tags: [pasted('கனமழை இன்று')],
    content: `<p>${pasted('বন্যার জল')}\u000bار&#x1f;د&#xfffe;و</p>`,
  });
  assert.deepEqual([story.title, story.summary, story.tags], ['వరద నీరు', 'नदी का', ['கனமழை இன்று']]);
  assert.match(story.content, /^<p>বন্যার জল\s+اردو<\/p>$/);
  const path = `/api/admin/news/${story.id}`;
  const line = await send(path, { title: 'రెండు\u000bవరుసలు' }, 'PATCH');
  assert.equal(line.title, 'రెండు వరుసలు', 'a title has one line');
  assert.equal((await send(`${path}/comments`, { text: `${pasted('ఒక వ్యాఖ్య')}\u000bరెండు` })).text, 'ఒక వ్యాఖ్య\nరెండు');
  await send(path, { content_type: 'live' }, 'PATCH');
  await send(`${path}/publish`, {});
  assert.equal((await send(`${path}/live`, { content: `<p>${pasted('تازہ خبر')}</p>` })).content, '<p>تازہ خبر</p>');
  const { corrections } = await send(`${path}/corrections`, { text: pasted('సవరణ ఇది') });
  assert.equal(corrections[0].text, 'సవరణ ఇది');
  const poll = {
    question: pasted('ఎవరు గెలుస్తారు'),
    options: [{ text: pasted('ఒక జట్టు') }, { text: 'రెండు' }],
    lang: 'te',
  };
  const { question, options } = await send('/api/admin/polls', poll);
  assert.deepEqual([question, options[0].text], ['ఎవరు గెలుస్తారు', 'ఒక జట్టు']);
  const push = await send('/api/admin/notifications', {
    title: pasted('हिंदी सूचना'),
    target: { type: 'all' },
    scheduled_at: isoTime(running.dinam.app.now() + 86_400_000),
  });
  assert.equal(push.title, 'हिंदी सूचना');

  const json = { title: pasted('పాత యాప్'), content: pasted('పాత చిరునామా'), lang: 'te' };
  const old = await running.call('/api/news.php', { token, json });
  assert.equal(old.status, 201, old.text);
  const form = { ...json, title: pasted('పాత ఫారం') };
  const sent = await running.call('/api/news.php', { token, form });
  assert.equal(sent.status, 201, sent.text);
  const { body } = await running.call('/api/admin/news?sort=-id&limit=2', { token });
  assert.deepEqual(
    body.data.map((one: Json) => one.title),
    ['పాత ఫారం', 'పాత యాప్'],
  );
});
