import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Fault } from '../../../core/error.ts';
import { staticFolder } from '../../../core/files/static-folder.ts';
import { StaticAnswer } from '../static-answer.ts';

export const scriptPath = '/docs/js/scalar.js';

const scriptFile = 'docs/scalar.js';

const configuration = {
  withDefaultFonts: false,
  telemetry: false,
  // The page works on its own: what would lead to its maker's services stays hidden.
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never' as const,
  hideClientButton: true,
};

/**
 * The script of the page, 4 MB of another maker, as `scripts/build-api-page.ts` wrote it.
 * @param folder of the built interface
 */
export async function loadScript(folder: string): Promise<StaticAnswer> {
  const fileAt = staticFolder(folder);
  const [plain, small] = [fileAt(scriptFile, false), fileAt(scriptFile, true)];
  if (!plain || !small)
    throw new Fault('not_found', 'The page is not built: run `npm run build:admin` and start again.');
  const [bytes, brotli] = await Promise.all([buffer(plain.open()), buffer(small.open())]);
  const headers = { 'content-type': plain.type, 'cache-control': 'public, max-age=86400' };
  return new StaticAnswer(bytes, headers, small.encoding === 'br' ? { br: brotli } : {});
}

/** What a page says while the script loads, and where else it leads. */
export interface Reference {
  title: string;
  /** Address of the document. */
  url: string;
  links: readonly (readonly [href: string, text: string])[];
}

const style = `:root{color-scheme:light dark;--scalar-custom-header-height:44px}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:light-dark(#1b1c1f,#e9eaee);background:light-dark(#fff,#0f0f0f)}
nav{position:sticky;top:0;z-index:10;display:flex;gap:1.25rem;align-items:center;box-sizing:border-box;height:44px;padding:0 1rem;
overflow-x:auto;white-space:nowrap;border-bottom:1px solid light-dark(#d5d9e0,#31363e);background:light-dark(#fff,#0f0f0f)}
a{color:light-dark(#155eaf,#9cc4f8)}
#reference:not(:empty)+.wait{display:none}
.wait{max-width:46rem;margin:0 auto;padding:1.5rem 1rem}`;

/**
 * The reference of a document: every operation with its fields, to read and to try. The text comes with the page, before the script does.
 * @param origin of the server, which requests of the page go to
 */
export function referencePage({ title, url, links }: Reference, origin: string): StaticAnswer {
  const start = `Scalar.createApiReference('#reference', ${JSON.stringify({ ...configuration, url })})`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="API">${links.map(([href, text]) => `<a href="${href}">${text}</a>`).join('')}</nav>
<div id="reference"></div>
<div class="wait">
<h1>${title}</h1>
<p>Parameters and fields of every operation, with requests to try, are being loaded (1 MB).
<a href="/docs/">First steps</a> come without a script.</p>
</div>
<script src="${scriptPath}" defer></script>
<script type="module">${start}</script>
</body>
</html>
`;
  const hash = createHash('sha256').update(start).digest('base64');
  return new StaticAnswer(Buffer.from(html), {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=300',
    // The page may run its own scripts and the one that stands in it, and request this server.
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      `connect-src 'self' ${origin}`,
      "worker-src 'self' blob:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  });
}
