import { caches } from '../reader/caches.ts';

/** What the service worker follows from. */
export interface WorkerParts {
  /** Names the files and what the worker does: another one is another worker. */
  version: string;
  icon: string;
  /** Whether pages are kept for readers without network. */
  keeps: boolean;
  /** Whether there are notifications. */
  notifies: boolean;
}

/** Milliseconds after which a reader of a page that is kept does not wait for the network any more. */
const waitMs = 5_000;
/** Pages that are kept, and bytes that each of them may have. */
const [mostPages, mostBytes] = [30, 300_000];

/** Pages that are kept for every language that was read. */
const shell = ['offline', 'saved'] as const;

// The network always comes first. Keys are paths: an address with a query is not kept, but for the mark of where a reader
// came from. A story that was withdrawn is removed at its next visit. What says `no-store` or `private` is not kept.
const keeping = ({ version }: WorkerParts): string => `
const FILES = '${caches.files}${version}', PAGES = '${caches.pages}', SAVED = '${caches.saved}';
const keyOf = ({ pathname, search }) =>
  /^\\/([a-z]{2}(\\/|$)|n\\/)/.test(pathname) && /^(\\?via=\\w*)?$/.test(search) ? pathname : null;
const found = async (path, ...names) => {
  for (const name of names) {
    const hit = await (await open(name)).match(path);
    if (hit) return hit;
  }
};
const shellOf = async (head, lang) => {
  const cache = await open(FILES);
  const paths = ${JSON.stringify(shell)}.map((name) => '/' + lang + '/' + name);
  for (const [, path] of head.matchAll(/="(\\/site\\/[^"]+\\.(css|js))"/g)) paths.push(path);
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path).catch(() => {});
  if ((await read('lang')) !== lang) await (await open(STATE)).put('/lang', new Response(lang));
};
const keep = async (path, response) => {
  const { status, headers } = response;
  const pages = await open(PAGES);
  if (status === 404 || status === 410) {
    await pages.delete(path);
    return (await open(SAVED)).delete(path);
  }
  if (status !== 200 || response.redirected || !/^text\\/html/.test(headers.get('content-type'))) return;
  if (/no-store|private/.test(headers.get('cache-control'))) return;
  const blob = await response.clone().blob();
  if (blob.size > ${mostBytes}) return;
  const head = await blob.slice(0, 9000).text();
  const [, lang] = /<html lang="([a-z]{2})"/.exec(head) || [];
  if (!lang) return;
  if (!/\\/(${shell.join('|')})$/.test(path)) {
    await pages.delete(path);
    await pages.put(path, response);
    const keys = await pages.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - ${mostPages}))) await pages.delete(old);
  }
  await shellOf(head, lang);
};
const none = async (path) => {
  const lang = (/^\\/([a-z]{2})(\\/|$)/.exec(path) || [])[1] || (await read('lang'));
  return (await found('/' + lang + '/offline', FILES)) || Response.error();
};
const late = () => new Promise((resolve) => setTimeout(resolve, ${waitMs}));
const page = async (network, path) => {
  const old = path && (await found(path, PAGES, SAVED, FILES));
  const answer = await Promise.race(old ? [network, late()] : [network]).catch(() => {});
  return answer || old || none(path || '');
};
const file = async (request, path) =>
  (await found(path, FILES)) || fetch(request).catch(async () => {
    const cache = await open(FILES);
    const like = (await cache.keys()).find(({ url }) => new URL(url).pathname.split('-')[0] === path.split('-')[0]);
    return (like && (await cache.match(like))) || Response.error();
  });
self.addEventListener('fetch', (event) => {
  const { request } = event, url = new URL(request.url), path = url.pathname;
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\\/([a-z]{2}(\\/|$)|n\\/|$)/.test(path)) return;
    const network = Promise.resolve(event.preloadResponse).then((ready) => ready || fetch(request));
    const key = keyOf(url);
    event.waitUntil(network.then((answer) => key && keep(key, answer.clone())).catch(() => {}));
    event.respondWith(page(network, key));
  } else if (/^\\/site\\/.+\\.(css|js)$/.test(path)) event.respondWith(file(request, path));
  else if (request.destination === 'image')
    event.respondWith(fetch(request).catch(async () => (await found(request.url, SAVED, FILES)) || Response.error()));
});`;

/** Where a notification leads: to its story, or a page of this site; a day of the almanac of the app to that of the site. */
const notifying = ({ icon }: WorkerParts): string => `
on('push', async (event) => {
  const { notification: { title, ...options }, data } = event.data.json();
  const isUrdu = /[\\u0600-\\u06ff]/.test(title);
  const lang = isUrdu ? 'ur' : /[^\\u0000-\\u036f\\u2000-\\u20ff]/.test(title) ? await read('alerts') : 'en';
  const shown = { lang, dir: isUrdu ? 'rtl' : 'ltr', icon: '${icon}', ...options, data };
  await registration.showNotification(title, shown);
});
const linkOf = async ({ news_id = '', deep_link = '' }, tag = '') => {
  const [story] = [news_id, deep_link, tag].map((one) => /(^|^dinam:\\/\\/news\\/|^news-)(\\d+)$/.exec(one)).filter(Boolean);
  if (story) return '/n/' + story[2] + '?via=push';
  const [, day] = /^dinam:\\/\\/panchang\\/([\\d-]+)$/.exec(deep_link) || [];
  const home = '/' + ((await read('lang')) || '');
  if (day) return home + '/panchang?date=' + day;
  try {
    const link = new URL(deep_link, location.origin);
    return link.origin === location.origin ? link.href : home;
  } catch (_) { return home; }
};
const send = (path, method, body) => fetch('/api/v1/' + path, {
  method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
}).catch(() => {});
on('notificationclick', async ({ notification }) => {
  const data = notification.data || {};
  notification.close();
  await clients.openWindow(await linkOf(data, notification.tag));
  const installation_id = await read('installation');
  if (installation_id && data.notification_id > 0)
    await send('notifications/' + data.notification_id + '/opened', 'POST', { installation_id });
});
on('pushsubscriptionchange', async (event) => {
  const id = await read('installation');
  const value = event.newSubscription || (await registration.pushManager.subscribe(event.oldSubscription.options));
  if (id && value) await send('devices/' + id, 'PATCH', { value: value.toJSON() });
});`;

const state = `
const on = (type, run) => self.addEventListener(type, (event) => event.waitUntil(run(event)));
const open = (name) => caches.open(name), STATE = '${caches.state}';
const read = async (name) => {
  const hit = await (await open(STATE)).match('/' + name);
  return hit && hit.text();
};
self.addEventListener('install', () => skipWaiting());`;

/** Takes over the pages that are open, keeps them, and removes the files of the worker before. */
const starting = `
on('activate', async () => {
  const { navigationPreload } = registration;
  if (navigationPreload) await navigationPreload.enable();
  const cache = await open(FILES);
  for (const name of await caches.keys()) {
    if (!name.startsWith('${caches.files}') || name === FILES) continue;
    for (const { url } of await (await open(name)).keys())
      if (/\\/(${shell.join('|')})$/.test(url)) await cache.add(url).catch(() => {});
    await caches.delete(name);
  }
  await clients.claim();
  for (const { url } of await clients.matchAll({ type: 'window' })) {
    const key = keyOf(new URL(url));
    if (key) await fetch(url).then((answer) => keep(key, answer)).catch(() => {});
  }
});`;

/** Keeps nothing, and ends itself where nobody is notified by it. */
const ending = `
on('activate', async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('dinam-') && name !== '${caches.state}');
  await Promise.all(names.map((name) => caches.delete(name)));
  const { navigationPreload } = registration;
  if (navigationPreload) await navigationPreload.disable();
  const isNotified = NOTIFIES && (await registration.pushManager.getSubscription());
  if (!isNotified) {
    await caches.delete('${caches.state}');
    await registration.unregister();
  }
});`;

/** Spaces are for those who read the source: none of its texts has one beside a sign. */
const short = (text: string): string =>
  text
    .replace(/\n +/g, '\n')
    .replace(/ ?(=>|===|!==|=|\|\||&&|[?:{},+<>;]) ?/g, '$1')
    .replace(/([{},;])\n/g, '$1')
    .replace(/\((\w+)\)=>/g, '$1=>')
    .replace(/\b(if|for|await) \(/g, '$1(')
    .replace(/;}/g, '}');

/** The text of `/sw.js`. */
export const workerText = (parts: WorkerParts): string =>
  short(
    [
      `'use strict';\n// ${parts.version}`,
      state,
      parts.keeps ? keeping(parts) + starting : ending.replace('NOTIFIES', String(parts.notifies)),
      parts.notifies ? notifying(parts) : '',
      '\n',
    ].join(''),
  );
