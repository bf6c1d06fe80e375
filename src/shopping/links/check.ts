import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Stored } from '../../core/db/table.ts';
import { fetchGuarded } from '../../core/fetch/fetch.ts';
import { RetryAt, type RunningJob } from '../../core/jobs/worker.ts';
import type { ProductRow } from '../tables.ts';
import { failureOf, type LinkResult, linkResult } from './result.ts';

type Product = Pick<Stored<ProductRow>, 'id' | 'deal_url'> & { deal_url: string };

/** Links of one run; the rest follow in the next. */
const rowsAtOnce = 200;
/** Servers that are checked at the same time, each for one page at a time. */
const hostsAtOnce = 8;
/** No link is begun after that time of a run. */
const runMs = 120_000;
const linkMs = 10_000;
/** A link that was checked within that time needs no check of the day. */
const freshMs = 20 * 3_600_000;

/** The links of a run, those that were never checked first. */
async function linksOf(app: App, { id, since }: { id?: number; since?: string }): Promise<Product[]> {
  const rows = app.db.write
    .selectFrom('products')
    .select(['id', 'deal_url'])
    .where('deal_url', 'is not', null)
    .$castTo<Product>();
  if (id !== undefined) return rows.where('id', '=', id).execute();
  // Shops of the sample content do not exist.
  const due = rows.where('is_active', '=', 1).where('is_sample', '=', 0).orderBy('id').limit(rowsAtOnce);
  const never = await due.where('link_checked_at', 'is', null).execute();
  if (never.length === rowsAtOnce) return never;
  const before = since ?? isoTime(app.now() - freshMs);
  return [...never, ...(await due.where('link_checked_at', '<', before).execute())].slice(0, rowsAtOnce);
}

const check = (app: App, { deal_url }: Product, signal: AbortSignal): Promise<LinkResult> =>
  fetchGuarded(app, deal_url, { timeoutMs: linkMs, isHeadEnough: true, signal })
    .then((answer) => linkResult(deal_url, answer))
    .catch((error: unknown) => {
      signal.throwIfAborted();
      return failureOf(deal_url, error);
    });

/** Keeps what was found, unless the address was changed meanwhile. It is no edit: `rev` stays. */
const keep = (app: App, { id, deal_url }: Product, { state, problem }: LinkResult): Promise<unknown> =>
  app.db.write
    .updateTable('products')
    .set({ link_state: state, link_problem: problem, link_checked_at: isoTime(app.now()) })
    .where('id', '=', id)
    .where('deal_url', '=', deal_url)
    .execute();

/** The links of one server, one after the other. @returns whether all were done */
async function checkHost(app: App, products: readonly Product[], mayBegin: () => boolean, signal: AbortSignal) {
  let ofServer: LinkResult | null = null;
  for (const product of products) {
    if (!ofServer && !mayBegin()) return false;
    const result: LinkResult = ofServer ?? (await check(app, product, signal));
    if (result.isOfServer) ofServer = result;
    await keep(app, product, result);
  }
  return true;
}

/**
 * Job `shopping.links`: fetches the page of each product at its shop, with bounds on links, servers at once and time. What
 * is left then is done by another run of the job.
 */
export async function checkLinks(app: App, job: Pick<RunningJob, 'payload' | 'signal'>): Promise<void> {
  const { payload, signal } = job;
  const products = await linksOf(app, payload);
  const hosts = [...Map.groupBy(products, ({ deal_url }) => URL.parse(deal_url)?.host).values()];
  const began = performance.now();
  const mayBegin = () => !signal.aborted && performance.now() - began < runMs;
  let isWhole = true;
  const runner = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop())
      isWhole = (await checkHost(app, host, mayBegin, signal)) && isWhole;
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, runner));
  signal.throwIfAborted();
  if (!isWhole || products.length === rowsAtOnce) throw new RetryAt(app.now());
}
