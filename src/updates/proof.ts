import { idOf } from '../core/api/resource-routes.ts';
import type { ActRoute, Call } from '../core/api/route.ts';
import type { App } from '../core/app.ts';

/** Fields that change only what phones receive. */
const texts = new Set(['title', 'message', 'whats_new', 'texts']);

/** Whether an edit of a release forces phones to update, or leads them to another page of a store. */
async function forces(app: App, call: Call): Promise<boolean> {
  const { body } = call;
  const isNew = call.params.id === undefined;
  const before = isNew
    ? undefined
    : await app.db.write.selectFrom('releases').selectAll().where('id', '=', idOf(call)).executeTakeFirst();
  if (body.store_url != null && body.store_url !== before?.store_url) return true;
  const { min_version, min_version_code } = { ...before, ...body } as Record<string, unknown>;
  const isForced = min_version != null || min_version_code != null;
  const fields = Object.keys(body).filter((field) => !texts.has(field));
  return isForced && fields.length > 0 && body.is_active !== false;
}

/** A release that forces an update locks readers out of the app they have. */
export const withProof = (route: ActRoute): ActRoute =>
  route.method === 'GET' || route.method === 'DELETE' ? route : { ...route, proof: forces };
