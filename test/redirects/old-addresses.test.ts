import assert from 'node:assert/strict';
import { onBoth, type Running, start } from '../support/helper.ts';

const stored: Record<string, string> = {
  '/news/50%-tax-cut': '/te/panchang',
  '/వార్తలు/వరద-%E0%B0': '/te/horoscope',
  '/img/caf%E9.jpg': '/te/deals',
  '/2024/05/వరద-హెచ్చరిక': '/te/panchang',
  '/2024/05/பொங்கல்': '/te/horoscope',
  '/category/khel': '/te/deals',
  '/blog/?p=77': '/te/panchang',
  '/blog/?cat=7': '/te/deals',
};

async function withAddresses(running: Running): Promise<(old: string) => Promise<string>> {
  const token = await running.tokenOf('owner');
  const rows = Object.entries(stored).map(([path, to]) => `${path},${to}`);
  const json = { csv: `path,leads_to\n${rows.join('\n')}\n` };
  const { status, text } = await running.call('/api/admin/redirects/import', { token, json });
  assert.equal(status, 200, text);
  return async (old) => {
    const { status, headers } = await running.call(old, { headers: { accept: 'text/html' } });
    return `${status} ${headers.get('location') ?? ''}`.trim();
  };
}

onBoth('an old address is found as every link to it has it', async (t, kind) => {
  const ask = await withAddresses(await start(t, kind, { WORKERS: '0', DEFAULT_LANG: 'te' }));
  const flood = encodeURIComponent('వరద-హెచ్చరిక');
  const tamil = encodeURIComponent('பொங்கல்');
  const cases: [string, string][] = [
    ['/news/50%-tax-cut', '/te/panchang'],
    ['/news/50%25-tax-cut/', '/te/panchang'],
    ['/NEWS/50%-TAX-cut?utm_source=x%', '/te/panchang'],
    [`${encodeURI('/వార్తలు/వరద-')}%E0%B0/`, '/te/horoscope'],
    [`${encodeURI('/వార్తలు/వరద-')}%e0%b0`, '/te/horoscope'],
    ['/img/caf%E9.jpg', '/te/deals'],
    ['/img/caf%e9-300x200.jpg', '/te/deals'],
    [`/2024/05/${flood.toLowerCase()}`, '/te/panchang'],
    [`/2024/05/${encodeURIComponent(flood)}`, '/te/panchang'],
    [`//2024//05/${flood}//`, '/te/panchang'],
    [`/2024/05/${encodeURIComponent('பொங்கல்'.normalize('NFD'))}`, '/te/horoscope'],
    ...[
      '2/',
      'comment-page-1/',
      'comment-page-12/amp',
      'feed/',
      'feed/atom/',
      'amp/',
      'amp/2/',
      'embed',
      'trackback/',
      'page/3',
    ].map((end): [string, string] => [`/2024/05/${tamil}/${end}`, '/te/horoscope']),
    [`/index.php/2024/05/${tamil}/`, '/te/horoscope'],
    [`/amp/2024/05/${tamil}/`, '/te/horoscope'],
    ['/category/khel/page/2/', '/te/deals'],
    ['/category/KHEL/feed/rss2/', '/te/deals'],
    ['/index.php/category/khel/page/14/', '/te/deals'],
    ['/blog/?p=77', '/te/panchang'],
    ['/blog/index.php?p=77&preview=true', '/te/panchang'],
    ['/blog/?cat=7', '/te/deals'],
    ['/blog?cat=7&paged=2', '/te/deals'],
  ];
  for (const [old, to] of cases) assert.equal(await ask(old), `301 ${to}`, old);
  for (const none of [
    '/news/51%-tax-cut',
    '/%',
    '/a%%/b',
    '/%C0%AF',
    '/te/%E0%B0',
    '/n/x%E9',
    '/2024/05/',
    '/tag/x/page/3/',
    '/files/caf%E9.jpg',
    '/author/ram%E9/',
    `/${'%'.repeat(7_000)}`,
  ])
    assert.match(await ask(none), /^(404|414)$/, none.slice(0, 50));
});

onBoth('a page is read whatever its query says, and the API tells what is wrong', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', DEFAULT_LANG: 'te' });
  const ask = await withAddresses(running);
  assert.equal(await ask('/te?utm_content=50%&x=caf%E9'), '200');
  assert.equal(await ask('/te/search?q=100%'), '200');
  assert.equal(await ask('/api/v1/news/50%-tax'), '400');
  assert.equal(await ask('/api/v1/news?search=50%'), '400');
});
