import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort, ports } from './free-port.ts';

test('a free port is none that browsers refuse', async () => {
  const isRefused = (port: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => false,
      ({ cause }) => cause.message === 'bad port',
    );
  const near = Array.from({ length: 200 }, (_, n) => 10_000 + n);
  const refused = (await Promise.all(near.map(isRefused))).flatMap((is, n) => (is ? [near[n] as number] : []));
  assert.ok(refused.length > 0, 'there are some near');
  for (const port of refused) assert.ok(port < ports.first || port >= ports.end, `${port}`);
});

test('a free port can be listened on, and is none that the system takes for connections', async () => {
  const servers = [];
  for (let n = 0; n < 50; n++) {
    const port = await freePort('127.0.0.1');
    assert.ok(port >= ports.first && port < ports.end, `${port}`);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
  }
  for (const server of servers) server.close();
  await assert.rejects(freePort('192.0.2.1'), { code: 'EADDRNOTAVAIL' }, 'an address that is not ours has none');
});
