import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import { exportAll } from '../../src/backup/export.ts';
import { systemActor } from '../../src/core/app.ts';
import { createLog } from '../../src/core/log/log.ts';
import { migrationNames } from '../../src/migrations/list.ts';
import { edit } from '../../src/settings/settings.ts';
import { feedServer } from '../support/feed-server.ts';
import { type Json, password, readyDatabase, start } from '../support/helper.ts';
import { webhookReceiver } from '../support/webhook-receiver.ts';
import { newPerson } from './people.ts';

const secret = 'SECRETKEY123';
const events = ['feed.failing', 'feed.recovered', 'feed.stopped'];

test('the key in the address of a feed reaches nobody but who edits feeds', async (t) => {
  const receiver = await webhookReceiver(t);
  const server = await feedServer(t);
  const env = { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' };
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  const s = await start(t, 'sqlite', env, await readyDatabase(t, 'sqlite'), log);
  const { app, workers } = s.dinam;
  await edit(app, 'newsroom', { editors_may: [] }, null, systemActor);
  const owner = () => s.tokenOf('owner');
  const post = async (path: string, json: object): Promise<Json> => {
    const reply = await s.call(`/api/admin/${path}`, { token: await owner(), json });
    assert.ok(reply.status < 300, reply.text);
    return reply.body.data;
  };
  const pass = async (ms: number): Promise<void> => {
    s.clock.ms += ms;
    await workers.drain();
  };
  await post('webhooks', { url: receiver.url, events, current_password: password });
  const answers = (status: number, headers: Record<string, string> = {}) =>
    server.on('/f', (_request, response) => void response.writeHead(status, headers).end());
  answers(500);
  const feed = await post('feeds', { feed_url: `${server.url}/f?api_key=${secret}` });
  const fetchNow = async (): Promise<void> => {
    await post(`feeds/${feed.id}/refresh`, {});
    await pass(60_000);
  };
  for (let n = 0; n < 5; n++) await fetchNow();
  server.rss('/f', []);
  await fetchNow();
  // It moves for good to an address with a key, and is gone there.
  server.rss('/g', []);
  answers(301, { location: `${server.url}/g?token=${secret}` });
  for (let n = 0; n < 4; n++) await pass(12 * 3_600_000);
  server.on('/g', (_request, response) => void response.writeHead(410).end());
  for (let n = 0; n < 4; n++) await pass(12 * 3_600_000);
  assert.deepEqual(
    receiver.requests.map(({ body }) => JSON.parse(body).type),
    events,
  );
  app.log.warn({ err: Object.assign(new Error('no answer'), { url: `${server.url}/f?api_key=${secret}` }) }, 'fetch');
  const stored = await app.db.write.selectFrom('webhook_deliveries').selectAll().execute();
  const everywhere = { received: receiver.requests, stored, log: lines };
  for (const [place, found] of Object.entries(everywhere))
    assert.ok(!JSON.stringify(found).includes(secret), `${place}: ${JSON.stringify(found)}`);
  assert.match(JSON.stringify(stored), /feed_url.*\?(api_key|token)=\*\*\*[\da-f]{6}/, 'which feed it is');
  const audit = await app.db.write.selectFrom('audit').selectAll().where('resource', '=', 'feeds').execute();
  assert.ok(audit.some(({ action }) => action === 'move') && !JSON.stringify(audit).includes(secret));

  // As older versions left it.
  await app.db.write
    .updateTable('feeds')
    .set({ last_error: `GET ${server.url}/g?token=${secret} failed` })
    .execute();
  await app.db.write
    .updateTable('jobs')
    .set({ last_error: `${server.url}/g?token=${secret}` })
    .execute();
  await app.db.write
    .insertInto('audit')
    .values({ ...(audit[0] as Json), id: undefined, detail: `{"from":"${server.url}/f?api_key=${secret}"}` })
    .execute();

  const reads = routes.filter(
    (one) => one.method === 'GET' && one.path.startsWith('/api/admin/') && !('stream' in one),
  );
  for (const { token, user } of [await newPerson(app, 'viewer'), await newPerson(app, 'editor')]) {
    let seen = 0;
    for (const { path } of reads) {
      const reply = await s.call(path.replace(':id', String(feed.id)).replace(/:\w+/g, '1'), { token });
      assert.ok(!reply.text.includes(secret), `${user.role}: ${path}`);
      seen += Number(reply.text.includes('***'));
    }
    assert.ok(seen >= 3, `${user.role} sees ${seen} answers with hidden keys`);
  }
  let dump = '';
  const write = async (bytes: Buffer): Promise<void> => {
    dump += bytes.toString();
  };
  await exportAll(app.db, write, { tables: app.schema.tables, migrations: migrationNames, secrets: false });
  assert.ok(dump.includes('"table":"feeds"') && !dump.includes(secret), 'export --no-secrets');
  const whole = await s.call(`/api/admin/feeds/${feed.id}`, { token: await owner() });
  assert.ok(whole.body.data.feed_url.includes(secret), 'who edits the feed sees it');
});
