// Rest: it kills programs and starts them again.

import assert from 'node:assert/strict';
import { type Json, onBoth, readyDatabase } from '../support/helper.ts';
import { login, serve, until } from '../support/process.ts';

onBoth('changes whose process was killed before their time are published by the next one, once', async (t, kind) => {
  const password = 'గోదావరి-వరద-జ్ఞాపకం';
  const env = { ...(await readyDatabase(t, kind)), ADMIN_PASSWORD: password };
  const first = await serve(t, env);
  const token = await login(first.url, 'admin', password);
  const sendRequest = async (
    url: string,
    path: string,
    json?: object,
    headers: object = {},
    method = 'POST',
  ): Promise<Json> => {
    const request = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers };
    const body = json === undefined ? {} : { method, body: JSON.stringify(json) };
    const response = await fetch(url + path, { ...body, headers: request });
    const reply = await response.json();
    assert.ok(response.ok, JSON.stringify(reply));
    return (reply as Json).data;
  };
  const { id } = await sendRequest(first.url, '/api/news.php', { title: 'ముందు', lang: 'te' });
  const copy = `/api/admin/news/${id}/working-copy`;
  await sendRequest(first.url, copy, { title: 'తరువాత' }, { 'if-match': '"0"' }, 'PATCH');
  const publish_at = new Date(Date.now() + 1_500).toISOString();
  await sendRequest(first.url, `/api/admin/news/${id}/publish-changes`, { publish_at });
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await serve(t, env);
  await until(
    () => sendRequest(second.url, `/api/v1/news/${id}`),
    ({ title }: Json) => title === 'తరువాత',
  );
  const history: Json[] = await sendRequest(second.url, `/api/admin/news/${id}/history`);
  assert.equal(history.filter(({ action }) => action === 'publish_changes').length, 1);
  assert.equal((await sendRequest(second.url, `/api/admin/news/${id}`)).working_copy, null);
  second.child.kill('SIGTERM');
  await second.ended;
});
