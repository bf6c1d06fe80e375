import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { importer, storiesOf } from './scene.ts';
import { foot, head, item, wxr } from './wxr.ts';

const story = (id: number): string => item({ id, title: `వార్త ${id}`, content: 'వరద' });

test('files that are no export, or broken, are refused with the line; what stands before it is taken over', async (t) => {
  const own = await importer(t, 'sqlite');
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('\n');
  const refused: [name: string, content: string | Buffer, why: RegExp][] = [
    ['empty.xml', '', /empty\.xml, line 1: the file is empty/],
    ['text.xml', 'వార్త', /line 1: this is no XML/],
    ['json.xml', '{"db":[]}', /this is JSON and no WordPress export; `dinam import ghost`/],
    ['html.xml', '<!DOCTYPE html><html></html>', /html\.xml, line 1: there is a DOCTYPE/],
    ['page.xml', '<html><p>x</p></html>', /it begins with <html>: this is no WordPress export/],
    [
      'feed.xml',
      '<?xml version="1.0"?>\n<rss version="2.0"><channel><title>x</title><item><title>a</title></item></channel></rss>',
      /there is no wp:wxr_version: this is a feed/,
    ],
    ['none.xml', head() + foot, /the export has no items/],
    [
      'laughs.xml',
      `<?xml version="1.0"?>\n<!DOCTYPE rss [\n<!ENTITY l0 "ha">\n${laughs}]>\n<rss><channel><title>&l9;</title></channel></rss>`,
      /laughs\.xml, line \d+: there is a DOCTYPE/,
    ],
    ['deep.xml', `${head()}<item>${'<a>'.repeat(500)}`, /deep\.xml, line \d+: elements are nested more than 40 deep/],
    [
      'attribute.xml',
      `${head()}<item><category domain="${'x'.repeat(3_000_000)}"></category></item>${foot}`,
      /attribute\.xml, line \d+: Max buffer length exceeded/,
    ],
    ['zip.xml', Buffer.from('PK\x03\x04nonsense'), /zip\.xml is damaged/],
    [
      'gzip.xml',
      Buffer.concat([gzipSync(wxr([{ id: 1, title: 'x' }])).subarray(0, 60), Buffer.from('x')]),
      /gzip\.xml is damaged/,
    ],
    ['encoding.xml', head().replace('UTF-8', 'KLINGON') + foot, /the encoding KLINGON is not known/],
  ];
  for (const [name, content, why] of refused) {
    const { err, out } = await own.run(['wordpress', await own.file(name, content)], 1);
    assert.match(err, why);
    assert.doesNotMatch(out, /[1-9]\d* added/, name);
    const isExport = /^(deep|attribute)/.test(name);
    if (!isExport) assert.equal(out, '', `${name}: nothing was done, and so there is nothing to report`);
  }
  assert.match(
    (await own.run(['wordpress', `${own.env.DATA_DIR}/nowhere.xml`], 1)).err,
    /There is no file .*nowhere\.xml/,
  );
  assert.match((await own.run(['wordpress', 'x.xml', '--lang', 'klingon'], 2)).err, /It must be one of te, hi/);

  const lineOf = (text: string): number => text.split('\n').length;
  const before = head() + story(1) + story(2);
  const broken = `${before}\t<item>\n\t\t<title>వార్త & వార్త</title>\n`;
  const report = `${own.env.DATA_DIR}/report.csv`;
  const stopped = await own.run(
    ['wordpress', await own.file('a.xml', broken + story(3) + foot), '--report', report],
    1,
  );
  assert.match(stopped.err, new RegExp(`a\\.xml, line ${lineOf(before) + 1}: Invalid character`));
  assert.match(stopped.out, /Stories: 2 added/);
  const cut = before + story(3).slice(0, -200);
  assert.match(
    (await own.run(['wordpress', await own.file('a.xml', cut)], 1)).err,
    new RegExp(`a\\.xml, line ${lineOf(cut)}: the file ends in the middle`),
  );
  const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xff, 0xfe]), Buffer.from(story(3) + foot)]);
  assert.match(
    (await own.run(['wordpress', await own.file('a.xml', bytes)], 1)).err,
    new RegExp(`line ${lineOf(before)}: there are bytes that are no UTF-8`),
  );
  const whole = await own.run(['wordpress', await own.file('a.xml', before + story(3) + foot)]);
  assert.match(whole.out, /Stories: 1 added, 0 updated, 2 are there already, 0 not taken over/);

  const odd = await own.file(
    'odd.xml',
    wxr([
      { id: 4, title: 'చాలా పెద్దది', content: 'క'.repeat(3_100_000) },
      { id: 5, title: 'పెద్దది', content: `<p>${'క'.repeat(500_000)}</p>` },
      { id: 6, title: 'లోతు', content: '<div>'.repeat(20_000) },
      { id: 7, title: 'తెరిచినవి', content: '[a b="'.repeat(20_000) + '<pre>'.repeat(10_000) + '[caption]'.repeat(10_000) },
      { id: 8, title: '=HYPERLINK("x")', status: 'trash' },
      { id: 6, title: 'లోతు మళ్ళీ', content: 'x' },
      { id: 9, title: '', content: '' },
      { id: 10, title: 'నియంత్రణ \u0008', content: 'a\u0000b'.replace('\u0000', '') },
    ]),
  );
  const { out } = await own.run(['wordpress', odd, '--report', report]);
  assert.match(out, /id 4, చాలా పెద్దది: it has more text than a story can have/);
  assert.match(out, /id 5, పెద్దది: content must have at most 400000 characters/);
  assert.match(out, /id 6, లోతు మళ్ళీ: another row of the file has the same id/);
  assert.match(out, /id 9: title must not be empty/);
  const { readFile } = await import('node:fs/promises');
  assert.match(await readFile(report, 'utf8'), /"'=HYPERLINK\(""x""\)"/, 'no cell of the report is a formula');
  const running = await own.serve();
  const stories = await storiesOf(running);
  assert.deepEqual([...stories.keys()].slice(0, 3), ['వార్త 1', 'వార్త 2', 'వార్త 3']);
  assert.ok(stories.has('నియంత్రణ'), 'control characters are taken out');
  assert.ok(stories.has('లోతు') && !stories.has('లోతు మళ్ళీ'));
});
