// Alone: it sets the certificates that its process trusts, and the mirror of releases.
// Rest: it belongs to the tests of installations.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { obtain, type Source } from '../../src/core/upgrade/source.ts';
import { selfSigned } from '../support/fake-fcm/certificate.ts';
import { listen, serve } from '../support/fetch-servers.ts';

const content = 'విడుదల వెలువడింది';
const sha256 = createHash('sha256').update(content).digest('hex');
const name = `dinam-9.9.9-linux-${process.arch}.tar.gz`;

const trusted = selfSigned();
setDefaultCACertificates([...getCACertificates(), trusted.cert]);
const secure = async (t: TestContext, handler: RequestListener): Promise<string> =>
  `https://127.0.0.1:${await listen(t, createServer(trusted, handler))}`;

function baseOf(t: TestContext): { base: string; get: (given: string, sum?: string) => Promise<Source> } {
  const base = mkdtempSync(join(tmpdir(), 'dinam-fetched-'));
  t.after(() => rmSync(base, { recursive: true, force: true }));
  return { base, get: (given, sum) => obtain({ given, from: base, base, sha256: sum, tell: () => {} }) };
}

/** A web with a release; `answers` come first. */
const web =
  (answers: Readonly<Record<string, RequestListener>> = {}): RequestListener =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const own = answers[pathname];
    if (own) return own(request, response);
    if (pathname.endsWith('/SHA256SUMS')) return void response.end(`${sha256}  ${name}\n`);
    if (pathname.endsWith(name)) return void response.end(content);
    response.writeHead(404).end();
  };
const leadTo =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();

test('a release is fetched over https, also by the address that its server leads to', async (t) => {
  const { base, get } = baseOf(t);
  const store = await secure(t, web());
  const url = await secure(t, web({ [`/r/${name}`]: leadTo(`${store}/asset/${name}`) }));
  const { file, isFetched } = await get(`${url.replace('https', 'HTTPS')}/r/${name}`);
  assert.equal(readFileSync(file, 'utf8'), content);
  assert.ok(isFetched && file.startsWith(base));
});

test('neither a release nor its checksums come over http, unless a checksum is given by hand', async (t) => {
  const { base, get } = baseOf(t);
  const plain = await serve(t, web());
  const ofTar = await secure(t, web({ [`/${name}`]: leadTo(`${plain}/${name}`) }));
  const ofSums = await secure(t, web({ '/SHA256SUMS': leadTo(`${plain}/SHA256SUMS`) }));
  const inBetween = await serve(t, leadTo(`${ofTar}/SHA256SUMS`));
  const back = await secure(t, web({ '/SHA256SUMS': leadTo(`${inBetween}/SHA256SUMS`) }));
  for (const url of [ofTar, ofSums, back])
    await assert.rejects(
      get(`${url}/${name}`),
      /^Fault: https:\S+ leads to http:\S+, and over http:.* name its --sha256/,
    );
  for (const given of [`${plain}/${name}`, `${plain.replace('http', 'HTTP')}/${name}`])
    await assert.rejects(get(given), /^Fault: Over http:\/\/ somebody on the way could exchange the file/);
  assert.deepEqual(readdirSync(base), []);
  assert.equal(readFileSync((await get(`${ofTar}/${name}`, sha256.toUpperCase())).file, 'utf8'), content);
  await assert.rejects(get(`${ofTar}/${name}`, 'f0f0'), /^Fault: --sha256 must have 64 digits/);
});

test('what answers without end is not followed or read without end', async (t) => {
  const { base, get } = baseOf(t);
  const circle = await secure(t, leadTo('?again'));
  await assert.rejects(
    get(`${circle}/${name}`),
    /^Fault: \S+ cannot be fetched: the server leads to more than 10 other/,
  );
  const nowhere = await secure(t, leadTo('https://['));
  await assert.rejects(get(`${nowhere}/${name}`), /the server leads to "https:\/\/\[", which is no address\.$/);
  const elsewhere = await secure(t, leadTo('file:///etc/passwd'));
  await assert.rejects(
    get(`${elsewhere}/${name}`, sha256),
    /^Fault: file:\/\/\/etc\/passwd is no https:\/\/ address\.$/,
  );
  const endless = await secure(
    t,
    web({
      '/SHA256SUMS': (_request, response) => {
        const more = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      },
    }),
  );
  await assert.rejects(get(`${endless}/${name}`), /^Fault: \S+SHA256SUMS has more than 1048576 bytes/);
  const large = (bytes: number) =>
    web({
      [`/${name}`]: (_request, response) => void response.writeHead(200, { 'content-length': `${bytes}` }).write('x'),
    });
  await assert.rejects(
    get(`${await secure(t, large(2e9))}/${name}`),
    /^Fault: \S+ has more than 1000000000 bytes: no release has\.$/,
  );
  assert.deepEqual(readdirSync(base), []);
});

test('a download that is cut is said in words and leaves nothing, nor does one that was killed', async (t) => {
  const { base, get } = baseOf(t);
  const killed = join(base, '.dinam-dinam-9.9.8-linux-x64.tar.gz.part');
  const other = join(base, '.ఇతరం.part');
  for (const file of [killed, other]) writeFileSync(file, content);
  const cut = await secure(
    t,
    web({
      [`/${name}`]: (_request, response) => {
        response.writeHead(200, { 'content-length': '500' });
        response.write(content, () => response.destroy());
      },
    }),
  );
  await assert.rejects(get(`${cut}/${name}`), /^Fault: \S+ was cut after \d+ bytes \(.+\): try again\.$/);
  assert.ok(!existsSync(killed));
  assert.deepEqual(readdirSync(base), ['.ఇతరం.part'], 'a file of somebody else stays');
  const damaged = await secure(t, web({ [`/${name}`]: (_request, response) => void response.end('ఇతరం') }));
  await assert.rejects(get(`${damaged}/${name}`), /is damaged, or not that release/);
  assert.deepEqual(readdirSync(base), ['.ఇతరం.part']);
});

test('a mirror that is no address is named', async (t) => {
  const { get } = baseOf(t);
  const { DINAM_RELEASES: before } = process.env;
  t.after(() => {
    if (before === undefined) delete process.env.DINAM_RELEASES;
    else process.env.DINAM_RELEASES = before;
  });
  for (const mirror of ['mirror.example.in/dinam', 'https://', 'ftp://example.in', 'దర్పణం']) {
    process.env.DINAM_RELEASES = mirror;
    await assert.rejects(
      get('9.9.9'),
      new RegExp(`^Fault: DINAM_RELEASES is "${mirror}": it must be an address with https://`),
    );
  }
  process.env.DINAM_RELEASES = `${await secure(t, web())}/`;
  assert.equal(readFileSync((await get('v9.9.9')).file, 'utf8'), content);
  await assert.rejects(get('https://['), /^Fault: https:\/\/\[ is no address\.$/);
});
