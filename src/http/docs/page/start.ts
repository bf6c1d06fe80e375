import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../text/markup/escape.ts';
import { StaticAnswer } from '../static-answer.ts';
import type { OperationGroup } from './operations.ts';

const style = `:root{color-scheme:light dark;--line:light-dark(#d5d9e0,#31363e);--soft:light-dark(#f5f6f8,#1b1e23)}
body{margin:0;color:light-dark(#1b1c1f,#e9eaee);background:light-dark(#fff,#121417);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
nav,main{max-width:56rem;margin:0 auto;padding:.75rem 1rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;border-bottom:1px solid var(--line)}
a{color:light-dark(#155eaf,#9cc4f8)}
h1{margin:.5rem 0;line-height:1.3}
h2{margin:2rem 0 .5rem;line-height:1.3}
h3{margin:1.5rem 0 .25rem;font-size:1rem}
pre{overflow-x:auto;padding:.75rem;background:var(--soft)}
code{font-size:.9em;overflow-wrap:anywhere}
pre code{overflow-wrap:normal}
ul.list{margin:0;padding:0;list-style:none}
.list li{display:grid;grid-template-columns:4.2rem minmax(0,1fr);gap:0 .5rem;padding:.4rem 0;border-top:1px solid var(--line)}
.list b{font-size:.8rem;line-height:1.9}
.list p{grid-column:2;margin:0}
:target{background:var(--soft)}
@media(min-width:48rem){.list li{grid-template-columns:4.2rem 22rem minmax(0,1fr)}.list p{grid-column:3}}`;

/** What the first page is made of. */
export interface Start {
  publicUrl: string;
  version: string;
  groups: readonly OperationGroup[];
  links: readonly (readonly [href: string, text: string])[];
  /** Where the newsroom's operations are described, if they are. */
  newsroom: string | null;
}

/** Summaries write names between backticks. */
const withCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const operationsOf = (groups: readonly OperationGroup[]): string => {
  const known = new Set<string>();
  const idOf = (anchor: string): string => {
    if (known.has(anchor)) return '';
    known.add(anchor);
    return ` id="${anchor}"`;
  };
  return groups
    .map(({ name, operations }) => {
      const rows = operations.map(({ method, path, summary, anchor, reference, guide }) => {
        const more = guide ? ` · <a href="/admin/help/${escapeHtml(guide)}">guide</a>` : '';
        const fields = `<a href="/docs/reference#${escapeHtml(reference)}"><code>${escapeHtml(path)}</code></a>`;
        return `<li${idOf(anchor)}><b>${method}</b>${fields}<p>${withCode(summary)}${more}</p></li>`;
      });
      return `<h3>${escapeHtml(name)}</h3>\n<ul class="list">\n${rows.join('\n')}\n</ul>`;
    })
    .join('\n');
};

/** The first page of `/docs`: what an app needs first, and every public operation. It has no script. */
export function startPage({ publicUrl, version, groups, links, newsroom }: Start): StaticAnswer {
  const address = escapeHtml(publicUrl);
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="API">${links.map(([href, text]) => `<a href="${href}">${text}</a>`).join('')}</nav>
<main>
<h1>API</h1>
<p>The base address of this server is <code>${address}</code>. Apps and sites need no key. Answers are JSON in UTF-8; times are
RFC 3339 in UTC.</p>
<h2 id="first-request">First request</h2>
<pre tabindex="0"><code>curl "${address}/api/v1/news?limit=3"</code></pre>
<p><a href="/api/v1/news?limit=3">Open it</a>. Every answer has the same frame: <code>{"success": true, "message": …, "data": …, "meta": …}</code>.
<code>data</code> is what you asked for, <code>meta</code> has the page or the cursor of a list. An unknown value is <code>null</code>.
<code>lang=te</code> asks for Telugu, <code>hi</code> for Hindi; without it you get the language of this server.</p>
<h2 id="errors">Errors</h2>
<p>An error has an HTTP status of 400 or more and is <code>application/problem+json</code>. Decide by <code>code</code>;
<code>errors</code> names each invalid field.</p>
<pre tabindex="0"><code>curl "${address}/api/v1/news?limit=0"
{"success": false, "status": 400, "code": "invalid", "errors": [{"field": "limit", …}], …}</code></pre>
<p>429 (too many requests) and 503 (overload) come with <code>Retry-After</code>: wait for so many seconds, and show what you have stored.</p>
<h2 id="caching">Caching</h2>
<p>Public reads have <code>ETag</code> and <code>Cache-Control</code>. Use the HTTP cache of your platform. Or send the tag as
<code>If-None-Match</code>: 304 means that nothing has changed.</p>
<h2 id="newsroom">The newsroom</h2>
<p>Tools that write stories use <code>/api/admin</code>. <code>POST /api/auth/login</code> with <code>username</code> and <code>password</code>
returns a token for <code>Authorization: Bearer</code>; programs use an API token, which an owner makes under <em>API tokens</em>.
<a href="/admin/help/admin-api.html">Guide</a>${newsroom ? `, <a href="${newsroom}">operations</a>` : ''}.</p>
<h2 id="operations">Operations</h2>
<p>${count} operations need no sign-in. The <a href="/docs/reference">reference</a> has their parameters and fields, and requests to try (1 MB).
Generators of clients read <a href="/api/openapi-public.json"><code>/api/openapi-public.json</code></a> (OpenAPI 3.1). Dinam ${escapeHtml(version)}.</p>
${operationsOf(groups)}
</main>
</body>
</html>
`;
  const hash = createHash('sha256').update(style).digest('base64');
  return new StaticAnswer(Buffer.from(html), {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  });
}
