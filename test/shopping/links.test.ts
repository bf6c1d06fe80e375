import assert from 'node:assert/strict';
import { feedServer } from '../support/feed-server.ts';
import { type Json, onBoth } from '../support/helper.ts';
import { ids, noon, running } from './shopping-scene.ts';

onBoth('links are checked as a job, with bounds, and products say what was found', async (t, kind) => {
  const r = await running(t, kind, { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' });
  const shop = await feedServer(t);
  const busy = await feedServer(t);
  const token = await r.tokenOf('editor');
  let [open, most] = [0, 0];
  const answer = (path: string, status: number, headers = {}) =>
    shop.on(path, (_q, response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open--;
        response.writeHead(status, headers).end();
      }, 20);
    });
  answer('/phone', 200);
  answer('/gone', 410);
  answer('/door', 403);
  answer('/moved', 301, { location: '/phone' });
  answer('/sold-out', 302, { location: '/' });
  answer('/', 200);
  const expected: [title: string, url: string, state: string, problem: string | null][] = [
    ['ఫోన్', `${shop.url}/phone`, 'ok', null],
    ['కొత్త ఫోన్', `${shop.url}/moved`, 'ok', null],
    ['एक लंबा पन्ना', `${shop.url}/endless`, 'ok', null],
    ['புடவை', `${shop.url}/gone`, 'broken', '410'],
    ['শাড়ি', `${shop.url}/nothing`, 'broken', '404'],
    ['فون', `${shop.url}/door`, 'unsure', '403'],
    ['చీర', `${shop.url}/500`, 'unsure', '500'],
    ['బియ్యం', `${shop.url}/sold-out`, 'unsure', 'home_page'],
    ['लूप', `${shop.url}/loop`, 'broken', 'redirects'],
    ['లోపలికి', `${shop.url}/inside`, 'broken', 'address'],
    ['10', 'http://10.0.0.1/x', 'broken', 'address'],
    ['ఒకటి', `${busy.url}/429`, 'unsure', '429'],
    ['రెండు', `${busy.url}/429?second`, 'unsure', '429'],
  ];
  const made: Json[] = [];
  for (const [title, deal_url] of expected) made.push(await r.make('products', { title, price: 1, deal_url }));
  const bare = await r.make('products', { title: 'లింకు లేదు', price: 1 });
  const hidden = await r.make('products', { title: 'x', price: 1, deal_url: `${shop.url}/phone`, is_active: false });
  const sample = await r.make('products', { title: 'నమూనా', price: 1, deal_url: `${shop.url}/gone` });
  await r.dinam.app.db.write.updateTable('products').set({ is_sample: 1 }).where('id', '=', sample.id).execute();
  const list = (query: string) => r.call(`/api/admin/products?limit=100&${query}`, { token });
  assert.equal((await list('link=unchecked')).body.meta.total, expected.length + 2);

  const send = (json: Json, as = token) => r.call('/api/admin/products/check-links', { token: as, json });
  assert.equal((await send({}, await r.tokenOf('viewer'))).status, 403);
  assert.equal((await send({ id: 4242 })).status, 404);
  assert.equal((await send({ id: bare.id })).status, 409);
  const bad = await send({ id: 'ఒకటి' });
  assert.deepEqual([bad.status, bad.body.errors[0].field], [400, 'id']);
  assert.deepEqual((await send({})).body.data, { links: expected.length });
  await send({});
  await r.dinam.workers.drain();
  const { data } = (await list('sort=id')).body;
  for (const [n, [title, , state, problem]] of expected.entries()) {
    const { link, rev } = data.find((one: Json) => one.id === made[n].id);
    assert.deepEqual(
      [link?.state, link?.problem, link?.checked_at, rev],
      [state, problem, data[0].link.checked_at, 1],
      title,
    );
  }
  assert.equal(most, 1, 'a server is asked for one page at a time');
  assert.equal(busy.requests.length, 1, 'a server that refuses is asked no more');
  assert.deepEqual(
    ids(await list('link=broken&sort=id')),
    [3, 4, 8, 9, 10].map((n) => made[n].id),
  );
  assert.deepEqual(ids(await list('link=unchecked&sort=id')), [hidden.id, sample.id]);
  const dashboard = await r.call('/api/admin/dashboard', { token: await r.tokenOf('chief') });
  assert.ok(
    dashboard.body.data.attention.some((one: Json) => one.code === 'broken_links' && one.count === 5),
    dashboard.text,
  );

  // The check of the day leaves alone what is fresh; another address is as if it were never checked.
  const asked = shop.requests.length;
  const moved = await r.call(`/api/admin/products/${made[3].id}`, {
    method: 'PATCH',
    token,
    json: { deal_url: `${shop.url}/phone` },
    headers: { 'if-match': '"1"' },
  });
  assert.equal(moved.body.data.link, null, moved.text);
  r.clock.ms = noon + 60_000;
  await r.dinam.app.db.write
    .insertInto('jobs')
    .values({
      kind: 'shopping.links',
      payload: '{}',
      unique_key: 'shopping.links',
      lane: 'links',
      throttle: null,
      state: 'queued',
      attempts: 0,
      max_attempts: 8,
      run_at: '2026-01-01T00:00:00.000Z',
      lease: null,
      lease_until: null,
      last_error: null,
      request_id: null,
      created_at: '2026-01-01T00:00:00.000Z',
      ended_at: null,
    })
    .execute();
  await r.dinam.workers.drain();
  assert.deepEqual(
    shop.requests.slice(asked).map(({ path }) => path),
    ['/phone'],
  );
  assert.equal((await send({ id: hidden.id })).body.data.links, 1);
  await r.dinam.workers.drain();
  assert.deepEqual((await list('link=ok')).body.meta.total, 5, 'by hand also one that readers do not see');

  // More than one run takes.
  const lines = Array.from({ length: 230 }, (_, n) => `వస్తువు ${n},100,${busy.url}/429?n=${n}`);
  const csv = ['title,price,deal_url', ...lines].join('\n');
  assert.equal((await r.call('/api/admin/products/import', { token, json: { csv } })).body.data.added, 230);
  await send({});
  await r.dinam.workers.drain();
  assert.deepEqual(ids(await list('link=unchecked')), [sample.id]);
  assert.ok(busy.requests.length <= 4, 'it is asked once a run');
});

onBoth('what a link leads to says nothing of the other links of its server', async (t, kind) => {
  const r = await running(t, kind, { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' });
  const [short, busy] = [await feedServer(t), await feedServer(t)];
  const lead = (path: string, location: string) =>
    short.on(path, (_q, response) => void response.writeHead(302, { location }).end());
  lead('/a', encodeURI('http://127.0.0.1:1/కుర్చీ'));
  lead('/b', `${busy.url}/429`);
  short.on('/d', (_q, response) => void response.writeHead(200).end());
  const made: [Json, string, string | null][] = [];
  for (const [path, state, problem] of [
    ['/a', 'unsure', 'connect'],
    ['/b', 'unsure', '429'],
    ['/d', 'ok', null],
  ] as const)
    made.push([
      await r.make('products', { title: `కుర్చీ ${path}`, price: 1, deal_url: short.url + path }),
      state,
      problem,
    ]);
  const token = await r.tokenOf('editor');
  await r.call('/api/admin/products/check-links', { token, json: {} });
  await r.dinam.workers.drain();
  const { data } = (await r.call('/api/admin/products?sort=id', { token })).body;
  assert.deepEqual(
    data.map(({ id, link }: Json) => [id, link.state, link.problem]),
    made.map(([{ id }, state, problem]) => [id, state, problem]),
  );
});
