import type { Stored } from '../../core/db/table.ts';
import { FetchError, type Fetched } from '../../core/fetch/fetch.ts';
import type { ProductRow } from '../tables.ts';

/** What a check found. */
export interface LinkResult {
  state: NonNullable<Stored<ProductRow>['link_state']>;
  problem: string | null;
  /** The server of the address itself gives no better answer to its other addresses just now. */
  isOfServer: boolean;
}

/** Refusals of a visitor without a browser, or at this moment: they say nothing of the page. */
const unclear = new Set([401, 403, 405, 406, 407, 408, 409, 425, 429, 451]);
/** Problems that stay until somebody changes the address or the server. */
const lasting = new Set(['address', 'refused', 'dns', 'tls', 'redirects']);
const ofServer = new Set(['refused', 'dns', 'connect', 'tls', 'timeout', '429', '503']);

/** @param tried the address of the product, and what answered or failed in the end: a short link leads to another server */
const found = (state: LinkResult['state'], problem: string, [address, url]: [string, string]): LinkResult => ({
  state,
  problem,
  isOfServer: ofServer.has(problem) && new URL(address).host === new URL(url).host,
});

/** What an answer says of the address that was requested. */
export function linkResult(address: string, { status, url }: Pick<Fetched, 'status' | 'url'>): LinkResult {
  const tried: [string, string] = [address, url];
  if (status >= 400) return found(status < 500 && !unclear.has(status) ? 'broken' : 'unsure', String(status), tried);
  // Shops lead from the page of what they do not sell any more to their first page.
  if (new URL(address).pathname !== '/' && new URL(url).pathname === '/') return found('unsure', 'home_page', tried);
  return { state: 'ok', problem: null, isOfServer: false };
}

/** What it says that there was no answer. @throws what is no `FetchError` */
export function failureOf(address: string, error: unknown): LinkResult {
  if (!(error instanceof FetchError)) throw error;
  // The resolver did not answer: the name may well exist.
  const isPassing = (error.cause as { code?: string } | undefined)?.code === 'EAI_AGAIN';
  const state = lasting.has(error.problem) && !isPassing ? 'broken' : 'unsure';
  return found(state, error.problem, [address, error.url ?? address]);
}
