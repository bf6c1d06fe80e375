import { Type } from 'typebox';
import { idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute, Call } from '../../core/api/route.ts';
import type { App } from '../../core/app.ts';
import { invalidField } from '../../core/error.ts';
import { type AddressLimit, limitAddress } from '../../core/rate-limit.ts';
import { PreviewItem, PreviewLink, PreviewLinkInput } from '../model/working-copy.ts';
import { createPreview, previewedItem, previewsOf, revokePreview } from './previews.ts';

const path = '/api/admin/news/:id/previews';
const editing = { tag: 'Admin: news', access: 'news.review' as const };

/** A link is for a few people; each look is a query. */
const reads: AddressLimit = { name: 'news.previews', points: 300, seconds: 60, here: true };

/** What everybody who shows a preview sends with it. */
export const previewHeaders = { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' };

/** The story of a preview link, for a client of this address. @throws Fault `not_found`, `gone`, `rate_limited` */
export async function lookAtPreview(app: App, { params, ip }: Pick<Call, 'params' | 'ip'>) {
  await limitAddress(app, reads, ip);
  return previewedItem(app, String(params.token));
}

export const previewRoutes: ActRoute[] = [
  {
    ...editing,
    method: 'POST',
    path,
    body: PreviewLinkInput,
    reply: PreviewLink,
    status: 201,
    summary: 'Create a signed link that shows the story, published or not, and its unpublished changes',
    async run(app, call) {
      const { days } = call.body as { days?: number };
      const data = await createPreview(app, idOf(call), days, call.actor);
      return { data, status: 201, message: 'Added.', headers: { location: data.url } };
    },
  },
  {
    ...editing,
    method: 'GET',
    path,
    reply: Type.Array(PreviewLink),
    summary: 'The preview links of a story, newest first',
    run: async (app, call) => ({ data: await previewsOf(app, idOf(call)) }),
  },
  {
    ...editing,
    method: 'DELETE',
    path: `${path}/:preview`,
    reply: PreviewLink,
    summary: 'Revoke a preview link at once',
    async run(app, call) {
      const id = String(call.params.preview);
      if (!/^[1-9]\d{0,14}$/.test(id)) throw invalidField('preview', 'must be a whole number from 1');
      return { data: await revokePreview(app, idOf(call), Number(id), call.actor), message: 'Revoked.' };
    },
  },
  {
    tag: 'News',
    access: 'anyone',
    limit: 'counted',
    method: 'GET',
    path: '/api/v1/previews/:token',
    reply: PreviewItem,
    fails: [404, 410],
    summary: 'A story by a preview link: as its readers would get it, never cached',
    async run(app, call) {
      const data = await lookAtPreview(app, call);
      return { data, meta: { lang: data.lang }, headers: previewHeaders };
    },
  },
];
