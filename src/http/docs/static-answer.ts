import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressed, type Encoding } from '../../core/cache/encoding.ts';

/** Bytes that stay as they are while the process runs: compressed once, and shared by all who are sent them. */
export class StaticAnswer {
  readonly body: Buffer;
  #headers: Record<string, string>;
  #mark: string;
  #forms = new Map<Encoding, Promise<Buffer>>();

  /** @param forms that have been made already */
  constructor(body: Buffer, headers: Record<string, string>, forms: Partial<Record<Encoding, Buffer>> = {}) {
    this.body = body;
    this.#headers = headers;
    this.#mark = hash('sha256', body, 'base64url').slice(0, 16);
    for (const [encoding, form] of Object.entries({ ...forms, identity: body }))
      this.#forms.set(encoding as Encoding, Promise.resolve(form));
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined, this.body.length);
    const etag = `"${this.#mark}.${encoding}"`;
    reply.headers({ vary: 'Accept-Encoding', ...this.#headers, etag });
    const ifNoneMatch = request.headers['if-none-match'];
    if (ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(this.#mark)))
      return reply.removeHeader('content-type').code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await this.#form(encoding));
  }

  #form(encoding: Encoding): Promise<Buffer> {
    const form = this.#forms.get(encoding);
    if (form || encoding === 'identity') return form ?? Promise.resolve(this.body);
    const making = Promise.resolve(compressed(this.body, encoding));
    this.#forms.set(encoding, making);
    making.catch(() => this.#forms.delete(encoding));
    return making;
  }
}
