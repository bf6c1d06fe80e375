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

type Value = string | number | boolean | null | undefined | Array<string | number | boolean>;

/** Calls a server; `token` is the access token of an administrator. */
export class Caller {
  readonly baseUrl: string;
  token: string | null;

  constructor(baseUrl: string, token: string | null = null) {
    this.baseUrl = baseUrl.replace(/\/+$/, '');
    this.token = token;
  }

  protected async call<T>(
    method: string,
    path: string,
    { query = {}, body }: { query?: object; body?: unknown },
    { ifMatch, idempotencyKey, signal }: Options,
  ): Promise<Reply<T>> {
    const url = new URL(this.baseUrl + path);
    for (const [name, value] of Object.entries(query as Record<string, Value>))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    const headers: Record<string, string> = { accept: 'application/json' };
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (ifMatch) headers['if-match'] = ifMatch;
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
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
}
