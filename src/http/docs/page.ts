import { createHash } from 'node:crypto';
import { type FastifyInstance, fastify } from 'fastify';
import { Fault } from '../../core/error.ts';
import { StaticAnswer } from './static-answer.ts';

const configuration = {
  sources: [
    { title: 'Dinam API', slug: 'all', url: '/api/openapi.json' },
    { title: 'For apps and sites', slug: 'public', url: '/api/openapi-public.json' },
  ],
  withDefaultFonts: false,
  telemetry: false,
  // The page works on its own: what would lead to its maker's services stays hidden.
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never' as const,
  hideClientButton: true,
};

/** The files of the page, and how long clients may cache them. */
const files: Record<string, string> = {
  '/docs/': 'public, max-age=300',
  '/docs/js/scalar.js': 'public, max-age=86400',
};

/** The page may run its own scripts and those that stand in it, and request this server. */
function policyOf(html: string, publicUrl: string): string {
  const inline = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, code]) => code || []);
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${new URL(publicUrl).origin}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The page is 4 MB of third-party code that most processes never serve: the first request loads it. */
async function loadFiles(publicUrl: string): Promise<Map<string, StaticAnswer>> {
  const page = fastify();
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  await page.register(scalar, { routePrefix: '/docs', configuration });
  const loaded = new Map<string, StaticAnswer>();
  for (const [url, cacheControl] of Object.entries(files)) {
    const { statusCode, headers, rawPayload, payload } = await page.inject(url);
    if (statusCode !== 200) throw new Error(`the page of the API document has no ${url}`);
    const media = String(headers['content-type']);
    const answer: Record<string, string> = { 'content-type': media, 'cache-control': cacheControl };
    if (media.startsWith('text/html')) answer['content-security-policy'] = policyOf(payload, publicUrl);
    loaded.set(url, new StaticAnswer(rawPayload, answer));
  }
  await page.close();
  return loaded;
}

/** The API document as a page to read and to try, under `/docs`. */
export function mountDocs(server: FastifyInstance, publicUrl: string): void {
  let loading: Promise<Map<string, StaticAnswer>> | undefined;
  for (const url of ['/docs', '/docs/*']) {
    server.get(url, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      if (path === '/docs') return reply.redirect('/docs/');
      if (!Object.hasOwn(files, path)) throw new Fault('not_found', 'The page has no such part.');
      loading ??= loadFiles(publicUrl).catch((error) => {
        loading = undefined; // the next visit tries again
        throw error;
      });
      const file = (await loading).get(path) as StaticAnswer;
      return file.send(request, reply);
    });
  }
}
