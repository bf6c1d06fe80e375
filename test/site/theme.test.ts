import assert from 'node:assert/strict';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { createLog } from '../../src/core/log/log.ts';
import { refreshTheme, themeErrors } from '../../src/site/theme/current.ts';
import { Theme } from '../../src/site/theme/theme.ts';
import { type Json, readyDatabase, start } from '../support/helper.ts';

/** A program with a theme folder, whose warnings are collected. */
async function setUp(t: TestContext) {
  const env = await readyDatabase(t, 'sqlite');
  const lines: Json[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const running = await start(t, 'sqlite', { WORKERS: '0' }, env, log);
  const folder = join(env.DATA_DIR as string, 'theme');
  await mkdir(folder);
  const token = await running.tokenOf('chief');
  const story = async (json: object): Promise<Json> => {
    const reply = await running.call('/api/admin/news', { token, json });
    assert.equal(reply.status, 201, reply.text);
    const { data } = reply.body;
    const published = await running.call(`/api/admin/news/${data.id}/publish`, { token, json: {} });
    assert.equal(published.status, 200, published.text);
    return data;
  };
  return {
    running,
    folder,
    story,
    text: async (path: string): Promise<string> => (await running.call(path)).text,
    /** Writes files of the theme, and has them taken over as the timer does. */
    async write(files: Record<string, string>): Promise<void> {
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
      await refreshTheme(running.dinam.app);
    },
    /** The errors of theme files that were logged since the last call. */
    errors: (): Json[] =>
      lines
        .splice(0)
        .filter(({ level, msg }) => level === 'warn' && /theme/.test(msg))
        .map(({ file, line, column, reason }) => ({ file, line, column, reason })),
  };
}

/** The files of the example in the documentation. */
async function example(): Promise<Record<string, string>> {
  const text = await readFile(join(import.meta.dirname, '../../docs/themes.md'), 'utf8');
  const blocks = [...text.matchAll(/^`([\w.]+)`(?:,[^\n]*)?:\n\n```(?:css|liquid)\n(.*?)```$/gms)];
  return Object.fromEntries(blocks.map(([, name, code]) => [name as string, code as string]));
}

test('the example for theme authors works, and is taken over without a restart', async (t) => {
  const { running, story, text, write, errors } = await setUp(t);
  const title = 'గోదావరికి వరద <b>';
  const { slug } = await story({ lang: 'te', title, summary: 'సారాంశం', tags: ['వరద & వాన'], is_breaking: true });
  const { slug: urdu } = await story({ lang: 'ur', title: 'دریا میں سیلاب' });
  const before = await running.call(`/n/${slug}`);
  const front = await text('/te');
  const files = await example();
  assert.deepEqual(Object.keys(files).sort(), [
    ...['card.liquid', 'footer.liquid', 'head.liquid', 'layout.liquid', 'story.liquid', 'style.css', 'tags.liquid'],
  ]);
  await write(files);
  assert.deepEqual(errors(), []);
  const headers = { 'if-none-match': before.headers.get('etag') as string };
  const page = await running.call(`/n/${slug}`, { headers });
  assert.equal(page.status, 200, 'a browser with the old page gets the new one');
  assert.match(page.text, /<meta name="google-site-verification"/);
  assert.match(page.text, /<h1>గోదావరికి వరద &lt;b&gt;<\/h1>/);
  assert.match(page.text, /<a href="\/te\/search\?q=%E0[^"]*%26[^"]*">వరద &amp; వాన<\/a>/);
  assert.match(page.text, /<div class="body">/);
  const themed = await text('/te');
  assert.doesNotMatch(front, /class="shout"/);
  assert.match(themed, /<span class="shout">బ్రేకింగ్/);
  assert.match(themed, /<time datetime="[^"]+">\d/);
  assert.match(await text(`/n/${urdu}`), /<html lang="ur" dir="rtl">/);
  const style = themed.match(/<link rel="stylesheet" href="([^"]*)"/)?.[1] as string;
  assert.notEqual(style, front.match(/<link rel="stylesheet" href="([^"]*)"/)?.[1]);
  const css = await running.call(style);
  assert.match(css.text, /\.shout/);
  assert.equal(css.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'no-trailing-whitespace': 'off' },
  });
  for (const path of ['/te', `/n/${slug}`, `/n/${urdu}`, '/te/panchang', '/te/contact']) {
    const { results } = await validator.validateString(await text(path));
    const problems = results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId} ${m.message}`));
    const styles = new Set(['no-implicit-button-type', 'require-sri', 'long-title']);
    assert.deepEqual(
      problems.filter((one) => !styles.has(one.split(' ')[0] as string)),
      [],
      path,
    );
  }
});

test('a file with an error is as if it were not there, and the log says where it is', async (t) => {
  const { story, text, write, errors, folder, running } = await setUp(t);
  const { slug } = await story({ lang: 'te', title: 'మెట్రో రెండో దశ', summary: 'వివరాలు' });
  const builtIn = await text(`/n/${slug}`);
  await write({ 'story.liquid': '<article>\n{{ story.title }}\n{% if story %}\n', 'footer.liquid': '<p>పాదం</p>' });
  assert.deepEqual(
    errors().map(({ file, line }) => [file, line]),
    [['story.liquid', 3]],
  );
  const page = await text(`/n/${slug}`);
  assert.match(page, /<p>పాదం<\/p>/, 'another file is used');
  const main = (of: string): string => of.slice(of.indexOf('<main'), of.indexOf('</main>'));
  assert.equal(main(page), main(builtIn));
  await write({ 'story.liquid': '<article>\n\n {{ story.title | shout }}' });
  assert.deepEqual(errors(), [{ file: 'story.liquid', line: 3, column: 2, reason: 'undefined filter: shout' }]);
  // These show when a page is made: on every page, and in the log once.
  for (const [code, reason] of [
    ["\n{% render '../../dinam' %}", /ENOENT/],
    ["\n{% include '/etc/passwd' %}", /ENOENT/],
    ["\n{% layout '../../dinam.sqlite' %}", /ENOENT/],
    ['\n{{ "no_such" | t }}', /no text "no_such"/],
    ['\n{% for i in (1..200) %}{% for j in (1..200) %}{{ j }}{% endfor %}{% endfor %}', /limit exceeded/],
    ['\n{% for i in (1..1000000000) %}.{% endfor %}', /limit exceeded/],
    [
      '\n{% assign a = "0123456789" %}{% for i in (1..60) %}{% capture a %}{{ a }}{{ a }}{% endcapture %}{% endfor %}',
      /too long/,
    ],
    ["\n{% render 'story' %}", /limit exceeded|call stack/],
  ] as const) {
    await write({ 'story.liquid': code });
    assert.equal(main(await text(`/n/${slug}`)), main(builtIn), code);
    assert.equal(main(await text(`/n/${slug}?again=1`)), main(builtIn), code);
    const [first, ...more] = errors();
    assert.deepEqual(
      [first?.file, first?.line, more],
      ['story.liquid', code.includes("'story'") ? first?.line : 2, []],
      code,
    );
    assert.match(first?.reason, reason, code);
  }
  await write({ 'story.liquid': '<h1>{{ story.title }}</h1>{{ content }}' });
  assert.match(await text(`/n/${slug}`), /<main id="main"><h1>మెట్రో రెండో దశ<\/h1>/);
  // What is not a file of this folder is not read.
  await rm(join(folder, 'footer.liquid'));
  await writeFile(join(folder, '../outside.liquid'), 'OUTSIDE');
  await symlink('../outside.liquid', join(folder, 'header.liquid'));
  await mkdir(join(folder, 'footer.liquid'));
  await write({ 'style.css': 'x'.repeat(200_001) });
  assert.deepEqual(
    errors().map(({ file, reason }) => `${file}: ${reason}`),
    ['header.liquid: it is a link to a file outside the folder', 'style.css: it has more than 200000 bytes'],
  );
  assert.doesNotMatch(await text('/te'), /OUTSIDE/);
  assert.match(await text('/te'), /<header class="top">/);
  await rm(folder, { recursive: true });
  await refreshTheme(running.dinam.app);
  assert.equal(await text(`/n/${slug}`), builtIn, 'without a folder everything is built in');
});

test('the folder is looked at from time to time', async (t) => {
  const { text, folder } = await setUp(t);
  await writeFile(join(folder, 'footer.liquid'), '<p>సమయం</p>');
  while (!(await text('/te/about')).includes('<p>సమయం</p>')) await new Promise((resolve) => setTimeout(resolve, 200));
});

test('a template that came to a limit rests for a minute, and so long pages without it are cached', () => {
  let now = 1_000;
  const errors: string[] = [];
  const loop = '{% for i in (1..n) %}{{ i }}{% endfor %}';
  const theme = new Theme(
    new Map([['card.liquid', loop]]),
    ({ reason }) => errors.push(reason),
    () => now,
  );
  const site = { lang: 'te', time_zone: 'Asia/Kolkata' } as const;
  const render = (n: number) => theme.render('card', () => ({ site, n }))?.text;
  assert.deepEqual([render(3), theme.validUntil], ['123', Number.POSITIVE_INFINITY]);
  assert.deepEqual([render(50_000), theme.validUntil], [undefined, 61_000]);
  assert.equal(render(3), undefined);
  now = 61_000;
  assert.deepEqual([render(3), theme.validUntil], ['123', Number.POSITIVE_INFINITY]);
  assert.equal(errors.length, 1);
});

test('a part that includes itself rests as well, and what takes long to be parsed is no template', () => {
  const errors: string[] = [];
  const texts = new Map([
    ['card.liquid', "{% render 'card' %}"],
    ['story.liquid', `{% case a %}${'{% when 1 %}x'.repeat(15_000)}{% endcase %}`],
    ['head.liquid', `{% case a %}${'{% when 1 %}x'.repeat(1_900)}{% endcase %}`],
  ]);
  const theme = new Theme(
    texts,
    ({ file, reason }) => errors.push(`${file}: ${reason}`),
    () => 1_000,
  );
  assert.deepEqual(theme.templates.sort(), ['card', 'head']);
  assert.deepEqual(errors, ['story.liquid: it has more than 2000 tags']);
  const site = { lang: 'te', time_zone: 'Asia/Kolkata' } as const;
  assert.equal(
    theme.render('card', () => ({ site })),
    null,
  );
  assert.equal(theme.validUntil, 61_000);
  for (const filter of ['where_exp: "x", "x > 1 and x < 3"', 'find_exp: "x", "x > 30000"', 'sort', 'uniq']) {
    const reasons: string[] = [];
    const text = `{% assign a = (1..20000) | ${filter} %}`;
    const heavy = new Theme(new Map([['card.liquid', text]]), ({ reason }) => reasons.push(reason));
    assert.equal(
      heavy.render('card', () => ({ site })),
      null,
      filter,
    );
    assert.deepEqual(reasons, ['memory alloc limit exceeded'], filter);
  }
});

test('doctor names the errors of a theme, and what is no folder is no theme', async (t) => {
  const { folder } = await setUp(t);
  const dataDir = join(folder, '..');
  await writeFile(join(folder, 'card.liquid'), '<article>\n{{ story.title | shout }}');
  assert.deepEqual(await themeErrors({ dataDir }), [
    { file: 'card.liquid', line: 2, column: 1, reason: 'undefined filter: shout' },
  ]);
  assert.deepEqual(await themeErrors({ dataDir: join(folder, 'card.liquid') }), []);
});
