import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { cardHash } from '../../src/cards/address.ts';
import type { CardSpec } from '../../src/cards/card.ts';
import { cardState, drawings } from '../../src/cards/cards.ts';
import { limitAddress } from '../../src/core/rate-limit.ts';
import { actOn, getCard, publishStory, sizeOf } from '../support/cards.ts';
import { type Running, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { colorAt, picture } from '../support/pictures.ts';

const drawn = ({ dinam: { app } }: Running): number => cardState(app).admission.counts.admitted;

test('a story has a card of each size, drawn once; older addresses lead to it; who does not see it gets none', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { id: media_id } = await uploaded(running, 'a.jpg', await picture('jpeg', 1_400, 700));
  const story = await publishStory(running, { title: 'కృష్ణా నదికి వరద: రెండో ప్రమాద హెచ్చరిక', media_id });
  const url: string = story.share_card_url;
  assert.match(new URL(url).pathname, new RegExp(`^/cards/news/${story.id}-[0-9a-f]{16}\\.jpg$`));
  const [first, same] = await Promise.all([getCard(url), getCard(url)]);
  assert.equal(await sizeOf(first), 'jpeg 1200x630');
  assert.deepEqual(same.bytes, first.bytes);
  assert.ok(first.bytes.length < 300_000, 'WhatsApp shows no larger pictures');
  assert.equal(first.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.match(first.headers.get('surrogate-key') ?? '', /\bnews\b/);
  const again = await getCard(url, { 'if-none-match': first.headers.get('etag') as string });
  assert.deepEqual([again.status, again.bytes.length, drawn(running)], [304, 0, 1]);
  assert.equal(await sizeOf(await getCard(story.status_card_url)), 'jpeg 1080x1920');
  assert.equal(await colorAt(first.bytes, 0.9, 0.25), '0,255,0', 'the picture is behind it');

  const page = (await running.call(new URL(story.share_url).pathname)).text;
  for (const tag of [
    `<meta property="og:image" content="${url}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${story.title}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${url}">`,
  ])
    assert.ok(page.includes(tag), tag);

  const token = await running.tokenOf('chief');
  const edit = { token, method: 'PATCH', json: { title: 'వరద తగ్గింది' }, headers: { 'if-match': '*' } };
  assert.equal((await running.call(`/api/admin/news/${story.id}?apply=now`, edit)).status, 200);
  const after = (await running.call(`/api/v1/news/${story.id}`)).body.data;
  assert.notEqual(after.share_card_url, url);
  for (const old of [url, `${running.url}/cards/news/${story.id}.jpg`]) {
    const moved = await getCard(old);
    assert.deepEqual([moved.status, moved.headers.get('location')], [302, new URL(after.share_card_url).pathname]);
    assert.equal(moved.headers.get('cache-control'), 'public, max-age=60');
  }

  const draft = await running.call('/api/admin/news', { token, json: { title: 'ఇంకా రాలేదు' } });
  assert.deepEqual([draft.body.data.share_card_url, draft.body.data.status_card_url], [null, null]);
  assert.equal((await getCard(`${running.url}/cards/news/${draft.body.data.id}.jpg`)).status, 404);
  await actOn(running, story.id, 'archive');
  for (const address of [after.share_card_url, after.status_card_url, url])
    assert.equal((await getCard(address)).status, 404);
  const keys = await running.dinam.app.db.read.selectFrom('cards').select('key').execute();
  for (const { key } of keys) assert.equal((await getCard(`${running.url}/files/${key}`)).status, 404, 'nor as a file');
  for (const path of [
    'news/0.jpg',
    'news/1e3.jpg',
    `news/${'9'.repeat(40)}.jpg`,
    'none/1.jpg',
    'news/1.png',
    '../x.jpg',
    '',
  ])
    assert.equal((await getCard(`${running.url}/cards/${path}`)).status, 404, path);
});

test('titles of every kind become cards', async (t) => {
  const { dinam } = await start(t, 'sqlite', { WORKERS: '0' });
  const { app } = dinam;
  const limits = { imageBytes: 1_000_000, pixels: 1_000_000 };
  const spec = { layout: 'story', lang: 'te', brand: 'దినం', logo: null, color: '#ffff00', label: 'క్రీడలు', text: null };
  const seen = new Set<string>();
  for (const [n, title] of [
    '<b>a</b> & <span foreground="red">c</span> </span> &bogus;',
    'ఆ'.repeat(500),
    'ఒక మాట '.repeat(80),
    `క${'ా'.repeat(300)} ${'\u0300'.repeat(300)}`,
    '👨‍👩‍👧‍👦🎉',
    'తెలుగు हिंदी தமிழ் বাংলা اردو English 123 ₹',
    '\u202e\u200b\u2066abc',
    '%s %n $(x) \\ \u0000',
    ' ',
  ].entries()) {
    const target = `${app.config.dataDir}/${n}.jpg`;
    const work = { spec: { ...spec, title, rows: [], picture: null } as never, size: 'og' as const, limits, target };
    assert.deepEqual(await cardState(app).draw('draw', { ...work, picture: null, logo: null }), { hasPicture: false });
    const { data, info } = await sharp(target).raw().toBuffer({ resolveWithObject: true });
    assert.deepEqual([info.width, info.height], [1_200, 630], title);
    seen.add(data.toString('latin1'));
  }
  assert.equal(seen.size, 8, 'of the titles that leave nothing both show the name of the publication');
});

test('too many cards at once: 503 with Retry-After; one address may have so many drawn in a minute', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { app } = running.dinam;
  const story = await publishStory(running, { title: 'వరద' });
  const { admission } = cardState(app);
  let end = (): void => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const others: Promise<void>[] = [];
  const add = (most: number): void => {
    while (others.length < most) others.push(admission.run(() => held, `203.0.113.${others.length}`));
  };
  add(3);
  while (admission.running < 3) await turn();
  add(33);
  const refused = await getCard(story.share_card_url);
  assert.equal(refused.status, 503);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  end();
  await Promise.all(others);
  assert.equal((await getCard(story.share_card_url)).status, 200);
  // What this address may still have drawn.
  await assert.rejects(
    async () => {
      for (;;) await limitAddress(app, drawings, '127.0.0.1');
    },
    { code: 'rate_limited' },
  );
  const limited = await getCard(story.status_card_url);
  assert.equal(limited.status, 429);
  assert.ok(Number(limited.headers.get('retry-after')) > 0);
  assert.equal((await getCard(story.share_card_url)).status, 200, 'what is drawn already costs nothing');
});

test('each part of a card is in its address', () => {
  const spec: CardSpec = {
    layout: 'story',
    lang: 'ta',
    brand: 'தினம்',
    logo: null,
    color: '#b3261e',
    label: 'செய்தி',
    title: 'மழை எச்சரிக்கை',
    text: null,
    rows: [['திதி', 'பிரதமை']],
    picture: { url: 'https://cdn.example.in/1.jpg', focal: null },
  };
  const others: Partial<CardSpec>[] = [
    { layout: 'table' },
    { lang: 'te' },
    { brand: 'தினமணி' },
    { logo: 'https://cdn.example.in/logo.png' },
    { color: '#000000' },
    { label: null },
    { title: 'மழை எச்சரிக்கை!' },
    { text: '' },
    { rows: [] },
    { rows: [['திதி பிரதமை', '']] },
    { picture: null },
    { picture: { url: 'https://cdn.example.in/2.jpg', focal: null } },
    { picture: { url: 'https://cdn.example.in/1.jpg', focal: { x: 0.5, y: 0 } } },
    { picture: { url: 'https://cdn.example.in/1.jpg', focal: { x: 0, y: 0.5 } } },
  ];
  assert.match(cardHash(spec), /^[0-9a-f]{16}$/);
  assert.equal(cardHash({ ...spec }), cardHash(spec));
  const hashes = [spec, ...others.map((other) => ({ ...spec, ...other }))].map(cardHash);
  assert.equal(new Set(hashes).size, hashes.length);
});
