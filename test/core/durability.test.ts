// Rest: it kills programs and starts them again.

import assert from 'node:assert/strict';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { createLog } from '../../src/core/log/log.ts';
import { parseSearch } from '../../src/text/tokens.ts';
import { extent } from '../support/extent.ts';
import { emptyDatabase, type Json, onBoth, onPostgres, readyDatabase, test } from '../support/helper.ts';
import { login, serve, until } from '../support/process.ts';

const owner = { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'ఒక-మంచి-password-1' };

async function postNews(url: string, token: string, json: unknown): Promise<Json> {
  const response = await fetch(`${url}/api/news.php`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as Json).data;
}

const getJson = async (url: string): Promise<Json> => (await fetch(url)).json();

const posts = extent(200, 80);
const killedAt = Math.round(posts * 0.45);

onBoth(
  `kill -9 while ${posts} posts run: what was acknowledged is there, and nothing is half there`,
  async (t, kind) => {
    const env = { ...(await readyDatabase(t, kind)), ...owner };
    const first = await serve(t, env);
    const token = await login(first.url, owner.ADMIN_USERNAME, owner.ADMIN_PASSWORD);
    const acknowledged = new Map<number, string>();
    let sent = 0;
    const writer = async (): Promise<void> => {
      while (sent < posts) {
        const n = sent++;
        const title = `వార్త సంఖ్య ${n}`;
        try {
          const { id } = await postNews(first.url, token, {
            title,
            tags: [`గుర్తు${n}`, 'వర్షం'],
            author: 'సీత',
            is_breaking: true,
          });
          acknowledged.set(id, title);
        } catch {
          return; // the process is gone
        }
        if (acknowledged.size === killedAt) first.child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 10 }, writer));
    assert.equal(await first.ended, 'SIGKILL');
    assert.ok(acknowledged.size >= killedAt && acknowledged.size < posts, `killed in the middle: ${acknowledged.size}`);

    const second = await serve(t, env);
    for (const [id, title] of acknowledged) {
      const { data } = await getJson(`${second.url}/api/v1/news/${id}`);
      assert.equal(data?.title, title);
    }
    second.child.kill('SIGTERM');
    assert.equal(await second.ended, 0);

    const app = await openApp(readConfig(env), { log: createLog('silent') });
    t.after(() => closeApp(app));
    const rows = await app.db.write.selectFrom('news').selectAll().execute();
    assert.ok(rows.length >= acknowledged.size);
    const found = app.db.dialect.searchIds('news_index', parseSearch('వార్త సంఖ్య '), 1_000);
    const indexed = await app.db.write.selectFrom('news').select('id').where('id', 'in', found).execute();
    assert.equal(indexed.length, rows.length, 'each row has its words in the index');
    const labels = await app.db.write.selectFrom('news_labels').selectAll().execute();
    assert.equal(labels.length, rows.length * 3, 'each row has its labels');
    const audited = await app.db.write
      .selectFrom('audit')
      .select('id')
      .where('resource', '=', 'news')
      .where('action', '=', 'create')
      .execute();
    assert.equal(audited.length, rows.length, 'each row has its line in the audit trail');
    const jobs = await app.db.write.selectFrom('jobs').select('unique_key').where('kind', '=', 'news.due').execute();
    for (const row of rows)
      assert.ok(
        jobs.some((j) => j.unique_key === `news.due@${row.breaking_until}`),
        'each breaking flag has a job that ends it',
      );
  },
);

onPostgres(
  'two instances on one PostgreSQL: an edit on one is seen on the other, the clockwork runs once',
  async (t) => {
    const env = { ...(await emptyDatabase(t, 'postgres')), ...owner };
    const [a, b] = await Promise.all([serve(t, env), serve(t, env)]); // both migrate and both create the owner, at once
    const token = await login(a.url, owner.ADMIN_USERNAME, owner.ADMIN_PASSWORD);
    const list = (url: string) => getJson(`${url}/api/v1/news`);
    for (let i = 0; i < 3; i++) {
      assert.ok(Array.isArray((await list(b.url)).data), 'b has an answer in memory');
      const { id } = await postNews(i % 2 ? a.url : b.url, token, { title: `మార్పు ${i}` });
      for (const { url } of [a, b])
        await until(
          () => list(url),
          (r) => r.data[0]?.id === id,
          60_000,
        );
    }
    let planned: Json;
    // However long a post takes, the time of one of these has not come when it is written.
    for (let lead = 1_500; planned?.status !== 'scheduled'; lead *= 3) {
      const published_at = new Date(Date.now() + lead).toISOString();
      planned = await postNews(a.url, token, { title: 'ప్రణాళిక', published_at });
    }
    for (const { url } of [a, b])
      await until(
        () => list(url),
        (r) => r.data[0]?.id === planned.id,
        120_000,
      );
    const response = await fetch(`${b.url}/api/admin/audit?resource=news&action=publish&resource_id=${planned.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(((await response.json()) as Json).data.length, 1, 'it was published once');
    for (const { child, ended } of [a, b]) {
      child.kill('SIGTERM');
      assert.equal(await ended, 0);
    }
  },
);

test('SIGTERM lets running requests end and exits 0; a second one exits at once', async (t) => {
  const env = { ...(await readyDatabase(t, 'sqlite')), ...owner };
  const one = await serve(t, env);
  const token = await login(one.url, owner.ADMIN_USERNAME, owner.ADMIN_PASSWORD);
  const writes = Array.from({ length: 30 }, (_, i) =>
    postNews(one.url, token, { title: `చివరి వార్త ${i}` }).then(
      (d) => d.id,
      () => null,
    ),
  );
  await until(
    () => getJson(`${one.url}/api/v1/news?limit=1`),
    (r) => r.meta.total >= 3,
  );
  one.child.kill('SIGTERM');
  const ids = (await Promise.all(writes)).filter((id) => id !== null);
  assert.equal(await one.ended, 0);
  const two = await serve(t, env);
  for (const id of ids) assert.equal((await fetch(`${two.url}/api/v1/news/${id}`)).status, 200);
  two.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 60)); // twice within 50 ms counts as one Ctrl-C
  two.child.kill('SIGTERM');
  assert.ok([0, 1].includes((await two.ended) as number));
});
