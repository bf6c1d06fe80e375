import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { enqueueDigests, sendDigest } from '../../src/digest/send.ts';
import { addUser } from '../../src/users/users.ts';
import { listen } from '../support/fetch-servers.ts';
import { onSqlite, password, type Reply, type Running, start } from '../support/helper.ts';
import { messages } from '../support/messages.ts';

const address = '/api/admin/my/digest';
const hourMs = 3_600_000;

/** Half past six in the morning of the desk (Asia/Kolkata). */
const morning = Date.parse('2026-11-20T01:00:00Z');

interface Desk extends Running {
  /** Adds a user with an address; gives how he calls the preference. */
  person(username: string, role: 'owner' | 'editor' | 'contributor', lang: string | null): Promise<Preference>;
  /** Moves the clock, writes the jobs that are due and runs them. */
  pass(ms: number): Promise<void>;
}
type Preference = (json?: object) => Promise<Reply>;

async function desk(t: Parameters<typeof start>[0], kind: 'sqlite' | 'postgres'): Promise<Desk> {
  const s = await start(t, kind, { WORKERS: '0' });
  s.clock.ms = morning;
  return {
    ...s,
    async person(username, role, lang) {
      const { user } = await addUser(s.dinam.app, { username, role, password });
      const email = `${username}@example.in`;
      await s.dinam.app.db.write
        .updateTable('users')
        .set({ email, email_key: email, lang })
        .where('id', '=', user.id)
        .execute();
      const login = await s.call('/api/auth/login', { json: { username, password } });
      const { token } = login.body.data;
      return (json) => s.call(address, { token, ...(json ? { method: 'PUT', json } : {}) });
    },
    async pass(ms) {
      s.clock.ms += ms;
      await enqueueDigests(s.dinam.app);
      await s.dinam.workers.drain();
    },
  };
}

onSqlite('a user who wants it gets the digest of yesterday once a day, in the own language', async (t, kind) => {
  const s = await desk(t, kind);
  const { app } = s.dinam;
  const sita = await s.person('sita', 'owner', 'te');
  const noor = await s.person('noor', 'editor', 'ur');
  const ravi = await s.person('ravi', 'contributor', 'hi');
  assert.deepEqual((await sita()).body.data, { enabled: false, hour: 7 });
  assert.deepEqual((await sita({ enabled: true })).body.data, { enabled: true, hour: 7 });
  assert.deepEqual((await noor({ enabled: true, hour: 6 })).body.data, { enabled: true, hour: 6 });
  assert.equal((await ravi({ enabled: true })).status, 403, 'contributors do not see the work of others');
  assert.equal((await sita({ enabled: true, hour: 24 })).status, 400);

  const owner = await s.tokenOf('owner');
  const publish = async (title: string, lang: string, views: number): Promise<number> => {
    const { id } = (await s.call('/api/admin/news', { token: owner, json: { title, lang } })).body.data;
    const published = await s.call(`/api/admin/news/${id}/publish`, { token: owner, json: {} });
    assert.equal(published.status, 200, published.text);
    await app.db.write.updateTable('news').set({ views }).where('id', '=', id).execute();
    return id;
  };
  // Yesterday of the desk ends at 18:30 UTC.
  s.clock.ms = Date.parse('2026-11-19T18:29:59Z');
  await publish('గోదావరికి వరద', 'te', 1_234);
  await publish('దసరా సెలవులు', 'te', 99);
  await publish('बारिश', 'hi', 100_000);
  s.clock.ms = Date.parse('2026-11-19T18:30:01Z');
  await publish('ఈ రోజు వార్త', 'te', 5_000_000);
  await s.dinam.workers.drain();

  s.clock.ms = morning;
  await s.pass(0);
  assert.deepEqual(await messages(s), [], 'before the hour, or on the day on which it was turned on after the hour');
  await s.pass(hourMs / 2);
  const [first, ...none] = await messages(s);
  assert.ok(first && none.length === 0);
  assert.deepEqual([first.to, first.lang], ['sita@example.in', 'te']);
  assert.match(first.subject, /19 నవంబర్, 2026|నవంబర్ 19, 2026|19, నవంబర్ 2026/);
  assert.match(first.text, /ప్రచురించిన వార్తలు: 3\n {2}తెలుగు: 2\n {2}హిందీ: 1\n/);
  assert.match(first.text, /1\. बारिश \(1,00,000\)\n {2}2\. గోదావరికి వరద \(1,234\)/);
  assert.ok(!first.text.includes('ఈ రోజు వార్త'));
  assert.match(first.text, /శాశ్వతంగా విఫలమైన నేపథ్య పనులు: 0/);

  // Nothing sends it again: the schedule, the same job, another machine at the same time.
  await s.pass(hourMs);
  const userId = (
    await app.db.write.selectFrom('users').select('id').where('username', '=', 'sita').executeTakeFirstOrThrow()
  ).id;
  const job = { payload: { user: userId, day: '2026-11-20' } };
  await sendDigest(app, job);
  assert.equal((await messages(s)).length, 1);
  const other = await start(t, kind, { WORKERS: '0' }, s.env);
  s.clock.ms = morning + 24 * hourMs + hourMs / 2;
  other.clock.ms = s.clock.ms;
  const next = { payload: { user: userId, day: '2026-11-21' } };
  await Promise.all([sendDigest(app, next), sendDigest(other.dinam.app, next), s.pass(0)]);
  const both = await messages(s);
  assert.deepEqual(both.map(({ to }) => to).sort(), ['noor@example.in', 'sita@example.in', 'sita@example.in']);
  const urdu = both.find(({ lang }) => lang === 'ur');
  assert.match(urdu?.text ?? '', /شائع شدہ خبریں: 1\n {2}تیلگو: 1\n/);

  // Off, disabled, and a job that waited until the next day.
  assert.deepEqual((await noor({ enabled: false })).status, 401, 'a token of yesterday');
  await app.db.write.deleteFrom('digests').where('user_id', '!=', userId).execute();
  s.clock.ms += 24 * hourMs;
  await sendDigest(app, next);
  await app.db.write.updateTable('users').set({ is_active: 0 }).where('id', '=', userId).execute();
  await s.pass(0);
  assert.equal((await messages(s)).length, 3);
});

test('a digest that the mail server has not taken is sent later that day', async (t) => {
  const s = await desk(t, 'sqlite');
  const sita = await s.person('sita', 'owner', null);
  assert.equal((await sita({ enabled: true })).status, 200);
  const token = await s.tokenOf('owner');
  const refused = await s.call(address, { method: 'PUT', token, json: { enabled: true } });
  assert.equal(refused.status, 409, 'no address');
  s.clock.ms += hourMs;
  // Nobody listens on port 1.
  const broken = await start(t, 'sqlite', { WORKERS: '0', SMTP_URL: 'smtp://127.0.0.1:1' }, s.env);
  broken.clock.ms = s.clock.ms;
  const { id } = await s.dinam.app.db.write
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'sita')
    .executeTakeFirstOrThrow();
  await assert.rejects(sendDigest(broken.dinam.app, { payload: { user: id, day: '2026-11-20' } }), /ECONNREFUSED/);
  await s.pass(0);
  const [mail] = await messages(s);
  assert.match(mail?.subject ?? '', /Thursday,? 19 November 2026/);
  assert.match(mail?.text ?? '', /Published stories: 0\n/);

  const jobs = async () =>
    (await s.dinam.app.db.write.selectFrom('jobs').select('id').where('kind', '=', 'digest.send').execute()).length;
  const before = await jobs();
  s.clock.ms += 24 * hourMs;
  for (const missing of [{ is_active: 0 }, { is_active: 1, email: null, email_key: null }]) {
    await s.dinam.app.db.write.updateTable('users').set(missing).where('id', '=', id).execute();
    await enqueueDigests(s.dinam.app);
    assert.equal(await jobs(), before, 'no job for who can get none');
  }
});

test('a digest whose connection breaks after the message is not sent again', async (t) => {
  const s = await desk(t, 'sqlite');
  const sita = await s.person('sita', 'owner', 'ta');
  assert.equal((await sita({ enabled: true })).status, 200);
  s.clock.ms += hourMs;
  let taken = 0;
  const server = createServer((socket) => {
    let text = '';
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      text += bytes;
      if (text.endsWith('\r\n.\r\n')) {
        taken++;
        socket.destroy();
      } else if (/^DATA\r\n$/m.test(String(bytes))) socket.write('354 go\r\n');
      else if (!text.includes('DATA\r\n')) socket.write('250 ok\r\n');
    });
  });
  const SMTP_URL = `smtp://127.0.0.1:${await listen(t, server as never)}`;
  const other = await start(t, 'sqlite', { WORKERS: '0', SMTP_URL }, s.env);
  other.clock.ms = s.clock.ms;
  await enqueueDigests(other.dinam.app);
  await other.dinam.workers.drain();
  assert.equal(taken, 1);
  other.clock.ms += hourMs;
  await other.dinam.workers.drain();
  await enqueueDigests(other.dinam.app);
  await other.dinam.workers.drain();
  assert.equal(taken, 1, 'the server may have the message');
});
