import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { readyDatabase } from './helper.ts';
import { serve } from './process.ts';

/** Memory of a process, in megabytes. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(status.match(/^VmRSS:\s+(\d+)/m)?.[1]) / 1_024;
}

/** A connection that asks and does not read what it gets. */
export function unread(t: TestContext, url: string, request: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    t.after(() => socket.destroy());
    socket.on('error', reject);
    socket.on('connect', () => {
      socket.pause();
      socket.off('error', reject).on('error', () => {}); // it is let go in the end
      socket.write(request, () => resolve(socket));
    });
  });
}

/** By how much a server of its own grows when so many connections ask for large answers and read none of them. */
export async function growthByUnread(t: TestContext, count: number): Promise<number> {
  const server = await serve(t, { ...(await readyDatabase(t, 'sqlite')), CONNECTIONS_PER_ADDRESS: '5000' });
  const files = ['/docs/js/scalar.js', '/api/openapi.json'];
  for (const path of files) await (await fetch(server.url + path)).arrayBuffer();
  const pid = server.child.pid as number;
  const before = await megabytesOf(pid);
  for (let i = 0; i < count; i++)
    await unread(t, server.url, `GET ${files[i % files.length]} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(3));
  if (!(await fetch(`${server.url}/health/live`)).ok) throw new Error('it does not answer');
  return (await megabytesOf(pid)) - before;
}
