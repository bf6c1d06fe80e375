import { type FastifyInstance, fastify } from 'fastify';

const configuration = {
  url: '/api/openapi.json',
  title: 'Dinam API',
  withDefaultFonts: false,
  telemetry: false,
  // The page works on its own: what would lead to its maker's services stays hidden.
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
} as const;

/** The page is 4 MB of somebody else's code, which most processes never show: the first visit loads it. */
async function loadPage(): Promise<FastifyInstance> {
  const page = fastify();
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  await page.register(scalar, { routePrefix: '/docs', configuration });
  await page.ready();
  return page;
}

/** The API document as a page to read and to try, under `/docs`. */
export function mountDocs(server: FastifyInstance): void {
  let loading: Promise<FastifyInstance> | undefined;
  for (const url of ['/docs', '/docs/*']) {
    server.get(url, async (request, reply) => {
      loading ??= loadPage();
      const page = await loading;
      reply.hijack();
      page.routing(request.raw, reply.raw);
    });
  }
  server.addHook('onClose', async () => (await loading)?.close());
}
