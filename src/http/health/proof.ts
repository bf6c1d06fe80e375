import type { FastifyInstance } from 'fastify';
import { splitUrl } from '../../core/api/query-string.ts';
import type { App } from '../../core/app.ts';
import { invalid } from '../../core/error.ts';
import { fieldError } from '../../core/messages/messages.ts';
import { sealOf } from '../../users/sessions/tokens.ts';

/** Where an installation proves to `dinam doctor` that PUBLIC_URL leads to it. Proxies keep `/health` to themselves. */
export const proofPath = '/.well-known/dinam';

/** What its seals are for: as others they are not taken. */
export const proofLabel = 'doctor';

const challengePattern = /^[\w-]{16,64}$/;

/** Answers a challenge with its seal by the signing secret. */
export function mountProof(app: App, server: FastifyInstance): void {
  server.get(proofPath, async (request, reply) => {
    const challenge = new URLSearchParams(splitUrl(request.url)[1]).get('challenge') ?? '';
    if (!challengePattern.test(challenge)) throw invalid([fieldError('challenge', 'pattern')]);
    return reply.header('cache-control', 'no-store').send({ proof: await sealOf(app, proofLabel, challenge) });
  });
}
