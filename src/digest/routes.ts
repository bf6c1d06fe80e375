import type { ActRoute } from '../core/api/route.ts';
import { Digest, DigestInput } from './model.ts';
import { getDigest, putDigest } from './subscription.ts';

const common = { tag: 'Admin: workspace', path: '/api/admin/my/digest', access: 'news.read_all' } as const;

export const digestRoutes: ActRoute[] = [
  {
    ...common,
    method: 'GET',
    reply: Digest,
    summary: 'Whether the user gets the daily digest by e-mail',
    run: async (app, call) => ({ data: await getDigest(app, call.actor.id as number) }),
  },
  {
    ...common,
    method: 'PUT',
    body: DigestInput,
    reply: Digest,
    summary: 'Turn the daily digest by e-mail on or off',
    async run(app, call) {
      return { data: await putDigest(app, call.actor, call.body as DigestInput), message: 'Saved.' };
    },
  },
];
