import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { format } from 'node:util';
import { runInThisContext } from 'node:vm';

/**
 * Does what `node -p` does, for the examples of the documents: they call it 200 times, and most of what they would take is
 * its start. Takes a form with an expression and the input; gives the address.
 */
export async function evaluator(t: TestContext): Promise<string> {
  const server = createServer(async (request, response) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(await buffer(request), { headers }).formData();
    const files = { readFileSync: () => form.get('input') };
    try {
      const evaluate = runInThisContext(`(require) => (${form.get('expression')})`);
      response.end(`${format(evaluate((name: string) => (name === 'fs' ? files : assert.fail(name))))}\n`);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
