import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort } from './free-port.ts';

test('a free port can be listened on, and is none that the system takes for connections', async () => {
  const servers = [];
  for (let n = 0; n < 50; n++) {
    const port = await freePort('127.0.0.1');
    assert.ok(port >= 10_000 && port < 32_768, `${port}`);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
  }
  for (const server of servers) server.close();
  await assert.rejects(freePort('192.0.2.1'), { code: 'EADDRNOTAVAIL' }, 'an address that is not ours has none');
});
