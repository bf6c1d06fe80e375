import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  bytes: Buffer;
  /** Headers of the upload that a download has again. */
  headers: Record<string, string>;
  at: Date;
}

/** An answer that is no success, by its code in the API reference of Amazon S3. */
class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Of one answer, so that a list of a few files has several pages. */
const keysOfPage = 10;

const keptHeaders = ['content-type', 'cache-control', 'content-disposition'];

/**
 * A bucket of an S3-compatible server, in memory: what the program asks of one, after the API reference of Amazon S3. It takes path-style
 * addresses and requests that are signed by Signature Version 4 with its two keys, and knows no newer checksums.
 */
export class Bucket {
  readonly name = 'media';
  readonly accessKeyId = 'the-id';
  readonly secretAccessKey = 'చాలా-రహస్యం';
  readonly #stored = new Map<string, Stored>();
  #server: Server | null = null;

  /** @returns its port */
  async start(port = 0): Promise<number> {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        const { status, code } = error instanceof Refused ? error : new Refused(500, 'InternalError');
        const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
        response.writeHead(status, { 'content-type': 'application/xml' });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
    });
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** What is stored stays. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url as string, 'http://bucket');
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const body = Buffer.concat(await request.toArray()); // throws where the rest does not come: nothing is stored
    this.#checkSignature(request, body);
    if (bucket !== this.name) throw new Refused(404, 'NoSuchBucket');
    const operation = `${request.method} ${key === '' ? 'bucket' : 'object'}`;
    if (operation === 'HEAD bucket') response.end();
    else if (operation === 'GET bucket' && searchParams.get('list-type') === '2') this.#list(searchParams, response);
    else if (operation === 'PUT object') this.#put(key, request, body, response);
    else if (operation === 'GET object' || operation === 'HEAD object') this.#get(key, request, response);
    else if (operation === 'DELETE object') {
      this.#stored.delete(key);
      response.writeHead(204).end();
    } else throw new Refused(501, 'NotImplemented');
  }

  #put(key: string, { headers }: IncomingMessage, bytes: Buffer, response: ServerResponse): void {
    const kept = keptHeaders.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]]);
    this.#stored.set(key, { bytes, headers: Object.fromEntries(kept), at: new Date() });
    response.writeHead(200, { etag: etagOf(bytes) }).end();
  }

  #get(key: string, request: IncomingMessage, response: ServerResponse): void {
    const found = this.#stored.get(key);
    if (!found) throw new Refused(404, 'NoSuchKey');
    const { bytes, headers, at } = found;
    const { start, end } = rangeOf(request.headers.range, bytes.length);
    const part = bytes.subarray(start, end + 1);
    const isPart = part.length < bytes.length;
    response.writeHead(isPart ? 206 : 200, {
      ...headers,
      'accept-ranges': 'bytes',
      'content-length': part.length,
      ...(isPart ? { 'content-range': `bytes ${start}-${end}/${bytes.length}` } : {}),
      etag: etagOf(bytes),
      'last-modified': at.toUTCString(),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  #list(query: URLSearchParams, response: ServerResponse): void {
    const after = query.get('continuation-token') ?? '';
    const prefix = query.get('prefix') ?? '';
    const keys = [...this.#stored.keys()].filter((key) => key > after && key.startsWith(prefix)).sort();
    const page = keys.slice(0, keysOfPage);
    const contents = page.map((key) => {
      const { bytes, at } = this.#stored.get(key) as Stored;
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' }).end(
      `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${this.name}</Name><KeyCount>${page.length}</KeyCount>
<IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }

  /** Signature Version 4 in the header Authorization. @throws Refused */
  #checkSignature({ method, url, headers }: IncomingMessage, body: Buffer): void {
    const [, id, scope, names, signature] =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), *SignedHeaders=([^,]+), *Signature=(\w+)$/.exec(
        headers.authorization ?? '',
      ) ?? [];
    if (!scope || !names || id !== this.accessKeyId) throw new Refused(403, 'InvalidAccessKeyId');
    const content = headers['x-amz-content-sha256'] as string;
    if (content !== 'UNSIGNED-PAYLOAD' && content !== createHash('sha256').update(body).digest('hex'))
      throw new Refused(400, 'XAmzContentSHA256Mismatch'); // nor are its parts signed one by one
    const [path, query = ''] = (url as string).split('?');
    const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
    const parameters = query.split('&').sort().join('&');
    const canonical = [method, path, parameters, signed.join(''), names, content].join('\n');
    const hash = createHash('sha256').update(canonical).digest('hex');
    let key: Buffer | string = `AWS4${this.secretAccessKey}`;
    for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest();
    const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
    if (createHmac('sha256', key).update(text).digest('hex') !== signature)
      throw new Refused(403, 'SignatureDoesNotMatch');
  }
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** Both ends included. @throws Refused a range that begins after the end */
function rangeOf(range: string | undefined, size: number): { start: number; end: number } {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return { start: 0, end: size - 1 };
  if (Number(from) >= size) throw new Refused(416, 'InvalidRange');
  return { start: Number(from), end: to ? Math.min(Number(to), size - 1) : size - 1 };
}
