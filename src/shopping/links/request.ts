import { change } from '../../core/api/change.ts';
import { lockRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { Fault } from '../../core/error.ts';
import type { NewJob } from '../../core/jobs/new-job.ts';
import { productResource } from '../products.ts';

export const linkQueue = 'links';

/** The check of each day. One run at a time is enough. */
export const linkJob: NewJob = { kind: 'shopping.links', queue: linkQueue, uniqueKey: 'shopping.links' };

/**
 * Has the link of a product checked, or those of all active ones. While such a check waits or runs, no second one is added.
 * @returns how many links that are
 * @throws Fault `not_found`, `conflict` for a product without a link
 */
export async function requestCheck(app: App, id: number | null, actor: Actor): Promise<{ links: number }> {
  return change(app, actor, async (c) => {
    if (id !== null) {
      const { deal_url } = await lockRow(c, productResource, id, null);
      if (deal_url === null) throw new Fault('conflict', 'The product has no link.');
      await c.enqueue({ ...linkJob, uniqueKey: `shopping.links.${id}`, payload: { id } });
      return { links: 1 };
    }
    const { n } = await c.tx
      .selectFrom('products')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('is_active', '=', 1)
      .where('deal_url', 'is not', null)
      .where('is_sample', '=', 0)
      .executeTakeFirstOrThrow();
    if (Number(n) > 0) await c.enqueue({ ...linkJob, uniqueKey: 'shopping.links.all', payload: { since: c.now } });
    await c.audit('check_links', 'products', '', { links: Number(n) });
    return { links: Number(n) };
  });
}
