import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { start } from '../support/helper.ts';

const dist = join(import.meta.dirname, '../../admin/dist');

/** Files that the page loads at once: those that it names, and what they import without waiting. */
function firstFiles(): string[] {
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  const found = new Set([...index.matchAll(/(?:src|href)="\/admin\/(assets\/[^"]+\.js)"/g)].map((m) => m[1] as string));
  for (const path of found)
    for (const [, , name] of readFileSync(join(dist, path), 'utf8').matchAll(
      /(?:from|import)\s*(["'`])\.\/([^"'`]+\.js)\1/g,
    ))
      found.add(`assets/${name}`);
  return [...found];
}

test('signing in and the list of stories load less than 350 KB of script', () => {
  const files = firstFiles();
  assert.ok(files.length > 1, 'the page was read');
  // A file of a few bytes is not smaller when it is compressed, and is sent as it is.
  const sizeOf = (path: string) =>
    statSync(join(dist, `${path}.br`), { throwIfNoEntry: false }) ?? statSync(join(dist, path));
  const languages = globSync('assets/{en,hi,ta,te,ur}-*.js', { cwd: dist });
  assert.equal(languages.length, 5, 'a file for each language');
  const largest = Math.max(...languages.map((path) => sizeOf(path).size));
  const bytes = files.reduce((sum, path) => sum + sizeOf(path).size, largest);
  assert.ok(bytes < 350 * 1024, `${bytes} bytes`);
  const all = files.map((path) => readFileSync(join(dist, path), 'utf8')).join('');
  assert.ok(!all.includes('prosemirror'), 'the text editor is loaded when a story is opened');
  assert.ok(!files.some((path) => languages.includes(path)), 'of the languages that of the user is loaded');
});

test('the interface is served with a strict policy, compressed, and for ever', async (t) => {
  const { url, call } = await start(t, 'sqlite', { WORKERS: '0' });
  for (const path of ['/admin', '/admin/', '/admin/news/7', '/admin/వార్తలు']) {
    const { status, headers, text } = await call(encodeURI(path));
    assert.equal(status, 200, path);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self';/);
    assert.ok(!policy.includes('unsafe'));
    const [, nonce] = policy.match(/'nonce-([^']+)'/) ?? [];
    assert.ok(nonce && text.includes(`content="${nonce}"`));
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.ok(!/<script(?![^>]* src=)/.test(text), 'no script stands in the page');
  }
  const [first] = firstFiles();
  const packed = await fetch(`${url}/admin/${first}`, { headers: { 'accept-encoding': 'br' } });
  assert.deepEqual(
    [packed.status, packed.headers.get('content-encoding'), packed.headers.get('cache-control')],
    [200, 'br', 'public, max-age=31536000, immutable'],
  );
  const plain = await call(`/admin/${first}`, { headers: { 'accept-encoding': 'identity' } });
  assert.equal(plain.text, await packed.text());
  for (const path of ['/admin/assets/none.js', '/admin/assets/..%2f..%2fpackage.json', '/admin/assets/%00'])
    assert.equal((await call(path)).status, 404, path);
});

test('what stands side by side has a name of its own in each language', () => {
  for (const lang of ['en', 'hi', 'te', 'ta', 'ur']) {
    const labels = readFileSync(join(import.meta.dirname, `../../src/workspace/labels/${lang}.json`), 'utf8');
    const { alt, caption } = (JSON.parse(labels) as { fields: Record<string, string> }).fields;
    assert.notEqual(alt, caption, lang);
  }
});
