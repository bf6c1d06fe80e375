import type { Problem } from './dinam.ts';

/** What a call may carry beside its parameters. */
export interface Options {
  /** ETag of what is edited, as the last reply gave it. */
  ifMatch?: string;
  /** Makes a repeated send one send. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A success. */
export interface Reply<T> {
  status: number;
  message: string;
  data: T;
  meta: Record<string, unknown>;
  etag: string | null;
}

/** Every answer that is no success, with the fields that were not valid. */
export class DinamError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'DinamError';
    this.problem = problem;
  }
}

interface Sent {
  query?: object;
  body?: unknown;
}

type Value = string | number | boolean | null | undefined | Array<string | number | boolean>;

/** Calls a server; `token` is the access token of an administrator. */
export class Caller {
  readonly baseUrl: string;
  token: string | null;

  constructor(baseUrl: string, token: string | null = null) {
    this.baseUrl = baseUrl.replace(/\/+$/, '');
    this.token = token;
  }

  async #send(
    method: string,
    path: string,
    { query = {}, body }: Sent,
    { ifMatch, idempotencyKey, signal }: Options,
  ): Promise<Response> {
    const url = new URL(this.baseUrl + path);
    for (const [name, value] of Object.entries(query as Record<string, Value>))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    const headers: Record<string, string> = { accept: 'application/json' };
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (ifMatch) headers['if-match'] = ifMatch;
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    return fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  }

  protected async call<T>(method: string, path: string, sent: Sent, options: Options): Promise<Reply<T>> {
    const response = await this.#send(method, path, sent, options);
    const answer = (await response.json()) as {
      success: boolean;
      message: string;
      data: T;
      meta: Record<string, unknown>;
    };
    if (!answer.success) throw new DinamError(answer as unknown as Problem);
    const { message, data, meta } = answer;
    return { status: response.status, message, data, meta, etag: response.headers.get('etag') };
  }

  /** An answer in no envelope, such as a calendar. */
  protected async text(method: string, path: string, sent: Sent, options: Options): Promise<Reply<string>> {
    const response = await this.#send(method, path, sent, options);
    if (!response.ok) throw new DinamError((await response.json()) as Problem);
    const { status, headers } = response;
    return { status, message: 'OK', data: await response.text(), meta: {}, etag: headers.get('etag') };
  }
}
