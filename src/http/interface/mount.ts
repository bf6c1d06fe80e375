import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { splitUrl } from '../../core/api/query-string.ts';
import type { App } from '../../core/app.ts';
import { Fault } from '../../core/error.ts';
import { staticFolder } from '../../core/files/static-folder.ts';
import { interfaceFolder } from '../../core/release.ts';

/** Where `index.html` has the number of the answer. */
const placeholder = '{{nonce}}';

/**
 * Scripts are those of the build alone. Styles are made by scripts, in elements with the number of this answer. Pictures
 * and films may be of other hosts, as stories have them.
 */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self'",
    'img-src http: https: data: blob:',
    'media-src http: https: blob:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Of the documents below `/admin/help/`: their one script reads the list of headings. */
const helpPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The web interface at `/admin/`: files of the build, and its page at every other path, which its router reads. */
export function mountInterface(app: App, server: FastifyInstance, folder = interfaceFolder): void {
  const fileAt = staticFolder(folder);
  let page: Promise<string> | undefined;

  async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
    const index = fileAt('index.html', false);
    if (!index)
      throw new Fault('not_found', 'The web interface is not built: run `npm run build:admin` and start again.');
    page ??= text(index.open());
    page.catch(() => {
      page = undefined;
    });
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-security-policy': policyOf(nonce),
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
      })
      .type(index.type)
      .send((await page).replace(placeholder, nonce));
  }

  server.get('/admin', (_request, reply) => sendPage(reply));
  server.get('/admin/*', (request, reply) => {
    const path = splitUrl(request.url)[0].slice('/admin/'.length);
    const isHelp = path.startsWith('help/');
    if (!path.startsWith('assets/') && !isHelp) return sendPage(reply);
    const takesBrotli = /\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
    const file = fileAt(path, takesBrotli);
    if (!file) throw new Fault('not_found', 'There is no such file of the web interface.');
    reply.headers({
      // The name of a file of the program changes with its content, that of a document does not.
      'cache-control': isHelp ? 'public, max-age=300' : 'public, max-age=31536000, immutable',
      ...(isHelp ? { 'content-security-policy': helpPolicy } : {}),
      'content-length': String(file.bytes),
      vary: 'Accept-Encoding',
      ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    });
    return reply.type(file.type).send(file.open());
  });
  if (!fileAt('index.html', false)) app.log.warn('the web interface is not built: `npm run build:admin` builds it');
}
