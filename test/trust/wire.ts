import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

export interface Sent {
  method: string;
  /** With its parameters. */
  path: string;
  headers: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  type: string;
  text: string;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

export type Send = (sent: Sent) => Promise<Got>;

/**
 * Requests with whatever headers and path they are given, over connections that are kept; `fetch` would mend some. An
 * answer that does not come, or breaks off, is an error.
 */
export function sender(t: TestContext, url: string): Send {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  t.after(() => agent.destroy());
  /** What a connection was last used for: an answer that breaks off may have its cause there. */
  const last = new WeakMap<Socket, string>();
  return (sent) =>
    new Promise((resolve, reject) => {
      // Node sends the body of a DELETE without a length, unless it is given: the server takes it for another request.
      const length = sent.body === undefined ? {} : { 'content-length': Buffer.byteLength(sent.body) };
      const headers = { ...length, ...sent.headers };
      const outgoing = request(
        { host: hostname, port, agent, method: sent.method, path: sent.path, headers, timeout: 60_000 },
        (answer) => {
          const type = String(answer.headers['content-type'] ?? '').split(';')[0] as string;
          const done = (bytes: Buffer) => {
            const decode = decoders[String(answer.headers['content-encoding'] ?? '')];
            const text = (decode && bytes.length ? decode(bytes) : bytes).toString('utf8');
            resolve({ status: answer.statusCode as number, headers: answer.headers, type, text });
          };
          if (type === 'text/event-stream') {
            done(Buffer.alloc(0)); // it stays open until somebody ends it
            answer.on('error', () => {});
            outgoing.destroy();
            return;
          }
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => done(Buffer.concat(chunks)));
          answer.on('error', reject);
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within a minute')));
      let before: string | undefined;
      outgoing.on('socket', (socket) => {
        before = last.get(socket);
        last.set(socket, `${sent.method} ${sent.path.slice(0, 200)}`);
      });
      outgoing.on('error', ({ message }) =>
        reject(new Error(before === undefined ? message : `${message}, on a connection used before for ${before}`)),
      );
      outgoing.end(sent.body);
    });
}
