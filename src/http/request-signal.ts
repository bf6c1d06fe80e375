import type { FastifyReply } from 'fastify';
import { Fault } from '../core/error.ts';

/** Aborts when the answer is over, or its client gone: what is still done for it is in vain. */
export function requestSignal({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController();
  const end = (): void => abort.abort(new Fault('unavailable', 'The request is over.'));
  if (raw.closed) end();
  else raw.once('close', end);
  return abort.signal;
}
