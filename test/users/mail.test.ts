import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { systemActor } from '../../src/core/app.ts';
import { accountTexts } from '../../src/users/account/texts.ts';
import { createApiToken } from '../../src/users/api-tokens/api-tokens.ts';
import { sendReset } from '../../src/users/mail/reset.ts';
import { setupLink } from '../../src/users/users.ts';
import { listen } from '../support/fetch-servers.ts';
import { type Json, onSqlite, password, type Reply, type Running, start } from '../support/helper.ts';
import { type Message, messages } from '../support/messages.ts';

const users = '/api/admin/users';
const fresh = 'మరో-కొత్త-रहस्य-2026';

const tokenIn = ({ text }: Message): string => /\/account\/password\?lang=te#([\w-]{43})/.exec(text)?.[1] as string;

/** Does what is due, a millisecond later, so that the files are in order. */
async function pass(s: Running, ms = 1): Promise<void> {
  s.clock.ms += ms;
  await s.dinam.workers.drain();
}

onSqlite('invitation and new password: links work once, for a while, and end sessions', async (t, kind) => {
  const s = await start(t, kind, { WORKERS: '0' });
  const token = await s.tokenOf('owner');
  const invite = (more: object) =>
    s.call(users, {
      token,
      json: {
        username: 'sita',
        role: 'editor',
        email: 'Sita@Example.in',
        lang: 'te',
        invite: true,
        current_password: password,
        ...more,
      },
    });
  const added = await invite({});
  assert.equal(added.status, 201, added.text);
  const { id } = added.body.data;
  await pass(s);
  const [first] = await messages(s);
  assert.ok(first);
  assert.deepEqual([first.to, first.lang], ['Sita@example.in', 'te']);
  assert.match(first.subject, /మీ ఖాతా/);
  assert.match(first.text, /నమస్కారం sita/);
  const stored = JSON.stringify([
    await s.dinam.app.db.write.selectFrom('account_links').selectAll().execute(),
    await s.dinam.app.db.write.selectFrom('jobs').selectAll().execute(),
  ]);
  assert.ok(!stored.includes(tokenIn(first)), 'the token is stored nowhere');

  const use = (link: string, chosen = fresh) =>
    s.call('/api/auth/password/link', { json: { token: link, password: chosen } });
  const login = (word: string) => s.call('/api/auth/login', { json: { username: 'sita', password: word } });
  const weak = await use(tokenIn(first), 'sita-sita-sita');
  assert.deepEqual([weak.status, weak.body.errors[0].field], [400, 'password']);
  const wrong = await use(`${tokenIn(first).slice(0, -1)}_`);
  assert.deepEqual([wrong.status, wrong.body.errors[0].field], [400, 'token']);
  assert.equal((await use(tokenIn(first))).status, 200);
  assert.equal((await use(tokenIn(first), password)).status, 400, 'it works once');
  const session = (await login(fresh)).body.data;
  assert.equal(session.user.must_change_password, false);

  // A new password: the same answer for anybody.
  const requestReset = (email: string) => s.call('/api/auth/password/reset', { json: { email } });
  const [known, unknown] = [await requestReset('sita@example.IN'), await requestReset('nobody@example.in')];
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  assert.equal(known.status, 202);
  await pass(s);
  const [, reset, ...none] = await messages(s);
  assert.ok(reset && none.length === 0, 'nobody else gets one');
  await pass(s, 3_600_000);
  assert.equal((await use(tokenIn(reset))).status, 400, 'after an hour it has expired');
  await requestReset('sita@example.in');
  await pass(s);
  const again = tokenIn((await messages(s)).at(-1) as Message);
  await createApiToken(s.dinam.app, id, { name: 'वेबसाइट', scopes: ['news:read'] }, systemActor);
  await pass(s); // its own notice
  const both = await Promise.all([use(again, password), use(again, password)]);
  assert.deepEqual(both.map((one) => one.status).sort(), [200, 400], 'of two at once one wins');
  assert.equal((await s.call('/api/auth/refresh', { json: { refresh_token: session.refresh_token } })).status, 401);
  assert.equal((await login(password)).status, 200);
  await pass(s);
  const notice = (await messages(s)).at(-1) as Message;
  assert.match(notice.text, /పాస్‌వర్డ్ మార్చబడింది/);
  assert.match(notice.text, /127\.0\.0\.1/);
  assert.match(notice.text, /చెల్లే API టోకెన్లు: 1\./, 'they stay valid, and the user is told');
  for (let n = 0; n < 5; n++) assert.equal((await requestReset('sita@example.in')).status, 202);
  await s.dinam.app.db.write.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute();
  const before = (await messages(s)).length;
  await pass(s);
  assert.equal((await messages(s)).length, before, 'a disabled user gets none');

  // A link that was not used ends with another password or address, an invitation not by a reset.
  await s.dinam.app.db.write.updateTable('users').set({ is_active: 1 }).where('id', '=', id).execute();
  s.clock.ms += 3_600_000;
  const linkOf = async (ask: () => Promise<Pick<Reply, 'status' | 'text'>>): Promise<string> => {
    const asked = await ask();
    assert.ok(asked.status < 300, asked.text);
    await pass(s);
    return tokenIn((await messages(s)).filter(tokenIn).at(-1) as Message); // not a notice of the same time
  };
  const edit = async (json: object) =>
    s.call(`${users}/${id}`, {
      method: 'PATCH',
      token: await s.tokenOf('owner'),
      headers: { 'if-match': '*' },
      json: { ...json, current_password: password },
    });
  const [old, renewed] = ['పాత-మాట-రహస్యం-2026', 'புதிய-சொல்-ரகசியம்-2026'];
  const invitation = await linkOf(() => edit({ invite: true }));
  // The job itself: further requests of this hour are answered and do nothing.
  const resetNow = async () => {
    s.clock.ms += 1;
    await sendReset(s.dinam.app, { payload: { email: 'sita@example.in' } });
    return { status: 202, text: '' };
  };
  const earlier = await linkOf(resetNow);
  const second = await linkOf(resetNow);
  assert.equal((await use(earlier, old)).status, 400, 'a reset replaces the one before');
  assert.equal((await use(invitation, old)).status, 200);
  assert.equal((await use(second, renewed)).status, 400, 'the other links end with it');
  const mailed = await linkOf(() => edit({ invite: true }));
  assert.equal((await edit({ email: 'sita@paper.example.in' })).status, 200);
  assert.equal((await use(mailed, renewed)).status, 400, 'the mailbox is no longer hers');
  const byOwner = await linkOf(() => edit({ invite: true }));
  assert.equal((await edit({ password: renewed })).status, 200);
  assert.equal((await use(byOwner, old)).status, 400, 'an owner has set a password');
  const byUser = await linkOf(() => edit({ invite: true }));
  const own = (await login(renewed)).body.data.token;
  const json = { current: renewed, new: old };
  assert.equal((await s.call('/api/auth/password', { token: own, json })).status, 200);
  assert.equal((await use(byUser, renewed)).status, 400, 'she has set a password');

  // Bad input, and the address of somebody else.
  const owner = async () =>
    (await s.call('/api/auth/login', { json: { username: 'test.owner', password } })).body.data.token;
  const ownerToken = await owner();
  for (const [json, status, field] of [
    [{ email: 'sita@paper.EXAMPLE.in', username: 'gita' }, 409, 'email'],
    [{ email: null, username: 'gita' }, 400, 'email'],
    [{ email: 'a@b.in\r\nBcc: c@d.in', username: 'gita' }, 400, 'email'],
    [{ email: 'no address', username: 'gita' }, 400, 'email'],
    [{ email: 'g@example.in', username: 'gita', password: fresh }, 400, 'password'],
    [{ email: 'g@example.in', username: 'gita', invite: false }, 400, 'password'],
    [{ email: 'g@example.in', username: 'gita', lang: 'xx' }, 400, 'lang'],
  ] as const) {
    const reply = await s.call(users, {
      token: ownerToken,
      json: { role: 'viewer', invite: true, current_password: password, ...json },
    });
    assert.deepEqual([reply.status, reply.body.errors[0]?.field], [status, field], reply.text);
  }
});

test('without SMTP in production no e-mail is promised; with it messages go there', async (t) => {
  const none = await start(t, 'sqlite', { WORKERS: '0', NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(40) });
  assert.equal((await none.call('/api/auth/password/reset', { json: { email: 'a@b.in' } })).status, 409);

  const lines: string[] = [];
  let refuses = 451;
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (isData) {
          if (line !== '.') continue;
          isData = false;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(line)) {
          isData = true;
          socket.write('354 go\r\n');
        } else if (/^RCPT/i.test(line) && refuses) socket.write(`${refuses} no\r\n`);
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  const port = await listen(t, server as never);
  const s = await start(t, 'sqlite', {
    WORKERS: '0',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'దినం <desk@example.in>',
  });
  const token = await s.tokenOf('owner');
  const json = { username: 'sita', role: 'editor', email: 'sita@example.in', invite: true, current_password: password };
  assert.equal((await s.call(users, { token, json })).status, 201);
  await pass(s);
  const job = () =>
    s.dinam.app.db.write.selectFrom('jobs').selectAll().where('kind', '=', 'users.invite').executeTakeFirstOrThrow();
  assert.deepEqual([(await job()).state, (await job()).attempts], ['queued', 1], 'a passing refusal is tried again');
  refuses = 0;
  await pass(s, 60_000);
  assert.equal((await job()).state, 'done');
  assert.ok(
    lines.includes('MAIL FROM:<desk@example.in>') && lines.includes('RCPT TO:<sita@example.in>'),
    lines.join('\n'),
  );
});

test('the first start gives a link by which the owner chooses the password, and a page for it', async (t) => {
  const s = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await s.tokenOf('owner');
  const link = await setupLink(s.dinam.app, 'test.owner');
  const replaced = await setupLink(s.dinam.app, 'test.owner');
  const page = await s.call(new URL(replaced).pathname);
  assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
  const langOf = async (query: string, accept?: string): Promise<string[]> => {
    const headers: Record<string, string> = accept === undefined ? {} : { 'accept-language': accept };
    const { text, headers: given } = await s.call(`/account/password${query}`, { headers });
    const [, lang = '', dir = ''] = /<html lang="(\w+)" dir="(\w+)">/.exec(text) ?? [];
    assert.equal(given.get('content-language'), lang);
    assert.equal(given.get('vary'), 'Accept-Encoding, Accept-Language');
    assert.ok(text.includes(`<h1>${accountTexts[lang as 'en'].title}</h1>`));
    return [lang, dir];
  };
  assert.deepEqual(await langOf(''), ['en', 'ltr']);
  assert.deepEqual(await langOf('', 'fr, te-IN;q=0.4, hi;q=0.8, ur;q=0'), ['hi', 'ltr']);
  assert.deepEqual(await langOf('?lang=ur', 'te'), ['ur', 'rtl']);
  assert.deepEqual(await langOf('?lang=xx', 'ta'), ['ta', 'ltr']);
  const use = (url: string): Promise<Json> =>
    s.call('/api/auth/password/link', { json: { token: new URL(url).hash.slice(1), password: fresh } });
  assert.equal((await use(link)).status, 400, 'only the newest works');
  assert.equal((await use(replaced)).status, 200);
  assert.equal((await s.call('/api/auth/me', { token })).status, 401, 'open sessions end');
});

onSqlite('a link to hand over works once, for a week, and needs the password of the owner', async (t, kind) => {
  const s = await start(t, kind, { WORKERS: '0', NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(40) });
  const token = await s.tokenOf('owner');
  const json = { username: 'సీత', role: 'editor', password: 'ముందు-పెట్టిన-పదం-1', current_password: password };
  const { id } = (await s.call(users, { token, json })).body.data;
  const link = (body: object) => s.call(`${users}/${id}/link`, { token, json: body });
  assert.equal((await link({})).body.code, 'reauthentication_required');
  const first = await link({ current_password: password });
  const second = await link({ current_password: password });
  assert.deepEqual([first.status, second.status], [200, 200], second.text);
  assert.equal(Date.parse(second.body.data.expires_at) - s.clock.ms, 7 * 86_400_000);
  const use = ({ body }: Reply) =>
    s.call('/api/auth/password/link', { json: { token: URL.parse(body.data.url)?.hash.slice(1), password: fresh } });
  assert.equal((await use(first)).status, 400, 'a later link replaces it');
  assert.equal((await use(second)).status, 200);
  assert.equal((await use(second)).status, 400, 'it works once');
  assert.equal((await s.call('/api/auth/login', { json: { username: 'సీత', password: fresh } })).status, 200);
  const lines = (await s.call(`/api/admin/audit?resource=users&action=invite`, { token })).text;
  assert.ok(lines.includes('"by":"link"') && !lines.includes('#'), 'the trail names the way and not the link');
  const disable = { is_active: false, current_password: password };
  await s.call(`${users}/${id}`, { method: 'PATCH', token, json: disable, headers: { 'if-match': '*' } });
  assert.equal((await link({ current_password: password })).status, 409);
  assert.equal((await s.call(`${users}/999/link`, { token, json: { current_password: password } })).status, 404);
});
