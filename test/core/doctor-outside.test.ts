import assert from 'node:assert/strict';
import { createServer as createHttp } from 'node:http';
import { createServer as createTls } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { checkPublicAddress } from '../../src/cli/public-address.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { checkMail, tryMail } from '../../src/core/mail/check.ts';
import { commandLine } from '../support/command-lines.ts';
import { selfSigned } from '../support/fake-fcm/certificate.ts';
import { listen } from '../support/fetch-servers.ts';
import { onBoth, start, test } from '../support/helper.ts';

onBoth('doctor asks PUBLIC_URL whether it leads to this installation', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { config, db } = running.dinam.app;
  const ask = (publicUrl: string) => checkPublicAddress({ config: { ...config, publicUrl }, db }, Date.now);
  assert.deepEqual(await ask(running.url), { level: 'ok', name: 'public address', text: `${running.url} leads here` });

  const other = await start(t, 'sqlite', { WORKERS: '0' });
  assert.match((await ask(other.url)).text, /leads to something else \(it answers 200\)/);
  const page = createHttp((_request, response) => response.writeHead(404).end('ఏమీ లేదు'));
  const pageUrl = `http://127.0.0.1:${await listen(t, page)}`;
  const elsewhere = await ask(pageUrl);
  assert.deepEqual([elsewhere.level, /it answers 404/.test(elsewhere.text)], ['fail', true]);
  const broken = createHttp((_request, response) => response.writeHead(502).end());
  assert.match((await ask(`http://127.0.0.1:${await listen(t, broken)}`)).text, /answers 502: does the server run/);
  const endless = createHttp((_request, response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write('x'.repeat(5_000)), 1);
    response.on('close', () => clearInterval(more));
  });
  assert.match((await ask(`http://127.0.0.1:${await listen(t, endless)}`)).text, /something else/);
  const asked = async (status: number, headers = {}) =>
    ask(
      `http://127.0.0.1:${await listen(
        t,
        createHttp((_request, response) => response.writeHead(status, headers).end()),
      )}`,
    );
  assert.match(
    (await asked(301, { location: 'https://www.example.in/' })).text,
    /redirects to https:\/\/www\.example\.in\//,
  );
  for (const status of [401, 403, 429]) assert.equal((await asked(status)).level, 'warn', `${status}`);
  const cut = createHttp((_request, response) => {
    response.writeHead(200, { 'content-length': '500' });
    response.write('ఉత్త', () => response.destroy());
  });
  assert.match(
    (await ask(`http://127.0.0.1:${await listen(t, cut)}`)).text,
    /cannot be reached from here \(ECONNRESET\)/,
  );
  const rotated = { ...config, publicUrl: running.url, jwtSecrets: ['మరో రహస్యం, ఇంకా పొడవైనది 0123456789'] };
  assert.match((await checkPublicAddress({ config: rotated, db }, Date.now)).text, /leads to something else/);
  page.close();
  const closed = await ask(pageUrl);
  assert.deepEqual([closed.level, /cannot be reached from here \(ECONNREFUSED\)/.test(closed.text)], ['warn', true]);
  const secure = createTls(selfSigned(), (_request, response) => void response.end());
  const untrusted = await ask(`https://127.0.0.1:${await listen(t, secure)}`);
  assert.deepEqual([untrusted.level, /^the certificate of /.test(untrusted.text)], ['fail', true], untrusted.text);
});

test('the address of the proof takes a challenge of its form', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const ask = (query: string) => running.call(`/.well-known/dinam${query}`);
  const [one, again, other] = [
    await ask('?challenge=0123456789abcdef'),
    await ask('?challenge=0123456789abcdef'),
    await ask('?challenge=0123456789abcdeF'),
  ];
  assert.match(one.body.proof, /^[\w-]{22}$/);
  assert.equal(one.body.proof, again.body.proof);
  assert.notEqual(one.body.proof, other.body.proof);
  assert.equal(one.headers.get('cache-control'), 'no-store');
  for (const query of [
    '',
    '?challenge=short',
    `?challenge=${'x'.repeat(65)}`,
    '?challenge=%E0%B0%85%E0%B0%86'.repeat(8),
  ]) {
    const refused = await ask(query);
    assert.deepEqual([refused.status, refused.body.errors[0].field], [400, 'challenge'], query);
  }
});

/** A mail server that knows one password. */
function mailServer(heard: string[]) {
  return createServer((socket) => {
    socket.write('220 mail.example.in ESMTP\r\n');
    let isData = false;
    socket.on('error', () => {});
    socket.on('data', (part) => {
      for (const line of part.toString().split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (isData) {
          if (line === '.') {
            isData = false;
            socket.write('250 taken\r\n');
          }
        } else if (/^EHLO/.test(line)) socket.write('250-mail.example.in\r\n250 AUTH PLAIN\r\n');
        else if (/^AUTH PLAIN/.test(line))
          socket.write(
            Buffer.from(line.slice(11), 'base64').toString().endsWith('\0రహస్యం')
              ? '235 welcome\r\n'
              : '535 wrong password\r\n',
          );
        else if (/^DATA/.test(line)) {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
}

test('the mail server is asked up to the login, and takes a message only when told to', async (t) => {
  const heard: string[] = [];
  const port = await listen(t, mailServer(heard));
  const config = (smtp: string) =>
    readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://news.example.in', SMTP_URL: smtp });
  const right = `smtp://desk:${encodeURIComponent('రహస్యం')}@127.0.0.1:${port}`;
  const good = await checkMail(config(right));
  assert.deepEqual(good, { level: 'ok', name: 'mail', text: `127.0.0.1:${port} lets this user in` });
  assert.ok(!heard.some((line) => line.startsWith('MAIL')));
  const sent = await tryMail(config(right), 'desk@example.in');
  assert.deepEqual([sent.level, /has taken a message to desk@example\.in/.test(sent.text)], ['ok', true]);
  assert.ok(heard.includes('RCPT TO:<desk@example.in>'));
  const wrong = await checkMail(config(`smtp://desk:wrong@127.0.0.1:${port}`));
  assert.deepEqual([wrong.level, /refuses user or password/.test(wrong.text)], ['fail', true], wrong.text);
  assert.ok(!wrong.text.includes('wrong@'), 'the password is not shown');
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://news.example.in',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATA_DIR: tmpdir(),
  };
  const { status, out } = await commandLine(['mail', 'check'], env);
  assert.deepEqual([status, /fail {2}mail {2}127\.0\.0\.1:1 cannot be reached/.test(out)], [1, true], out);
  assert.match((await tryMail(config(right), 'desk')).text, /^desk is no e-mail address$/);
  assert.equal((await checkMail(config(''))).level, 'warn');
  assert.equal((await tryMail(config(''), 'desk@example.in')).level, 'fail');
  const secure = await checkMail(config(`smtps://127.0.0.1:${port}`));
  assert.match(secure.text, /offers no TLS that this program accepts: .*port 465/);
  assert.ok(!secure.text.includes('\n'), 'a finding is one line');
});

test('a password with signs of URLs is told to be encoded', () => {
  const read = () => readConfig({ DATABASE_URL: 'postgres://dinam:a/b#c@127.0.0.1/d' });
  assert.throws(read, /DATABASE_URL is no valid URL: percent-encode/);
  assert.throws(() => readConfig({ PUBLIC_URL: 'https://news example.in' }), /PUBLIC_URL is no valid URL$/m);
});

onBoth('doctor makes no secret, and tells what it finds without one', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { config, db } = running.dinam.app;
  await db.write.deleteFrom('meta').where('key', '=', 'jwt_secret').execute();
  const finding = await checkPublicAddress({ config: { ...config, publicUrl: running.url }, db }, Date.now);
  assert.deepEqual([finding.level, finding.text], ['warn', 'cannot be asked before the first start of the server']);
  assert.deepEqual(await db.write.selectFrom('meta').select('key').where('key', '=', 'jwt_secret').execute(), []);
});
