import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanContent } from '../../src/imports/content/clean.ts';
import { paragraphsOf } from '../../src/imports/content/paragraphs.ts';
import { picturesIn, withPictures } from '../../src/imports/content/pictures.ts';
import { importer, oldSite, pictures, storiesOf } from './scene.ts';
import { type Post, wxr } from './wxr.ts';

test('a picture with an Indic name is taken over once, in full size, with its words', async (t) => {
  const uploads = '/wp-content/uploads/2024/05';
  const name = `${uploads}/వార్త.jpg`;
  const site = await oldSite(t, await pictures(name, `${uploads}/వార్త-300x200.jpg`));
  const own = await importer(t, 'sqlite');
  const encoded = encodeURI(`${uploads}/వార్త-300x200.jpg`);
  const posts: Post[] = [
    {
      id: 1,
      title: 'వరద',
      content: `<p>నీరు</p><img src="${site.url}${encoded}"><img src="${site.url.replace('http', 'https')}${uploads}/వార్త-300x200.jpg">`,
      meta: { _thumbnail_id: '2' },
    },
    {
      id: 2,
      type: 'attachment',
      attachment: `${site.url}${name}`,
      parent: 1,
      excerpt: 'గోదావరి',
      meta: { _wp_attachment_image_alt: 'నది' },
    },
  ];
  const { out } = await own.run(['wordpress', await own.file('a.xml', wxr(posts, { site: site.url }))]);
  assert.match(out, /1 added/);
  assert.deepEqual(site.requests, [name]);
  const running = await own.serve();
  const rows = await running.dinam.app.db.read.selectFrom('media').select(['alt', 'caption']).execute();
  assert.deepEqual(rows, [{ alt: '{"te":"నది"}', caption: '{"te":"గోదావరి"}' }]);
  const story = (await storiesOf(running)).get('వరద');
  assert.equal(story.content.split('/files/o/').length, 3);
});

test('text of unfinished tags is read in one pass', () => {
  // With patterns that begin anew at each tag this takes hours; the limit of the runner ends it.
  const many = (text: string): string => text.repeat(500_000);
  assert.ok(paragraphsOf(many('<hr ')).includes('<hr'));
  assert.deepEqual(picturesIn(many('<img ')), []);
  assert.equal(withPictures(many('<a '), () => null).length, 1_500_000);
  assert.ok(cleanContent(many('<!-- wp:block {"ref":1')).html.length >= 0);
  assert.ok(cleanContent(`<!-- wp:block {"ref":${'1'.repeat(200_000)}`).html.length >= 0);
  assert.ok(cleanContent(`[caption id="a"]${many('<a <img ')}[/caption]`).html.includes('<figure>'));
});
