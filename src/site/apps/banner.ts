import { type Html, html } from '../html.ts';
import type { PublicSite } from '../site.ts';
import { pageWord } from '../words.ts';

/** Safari shows a banner of its own for it. */
export const iosBanner = ({ apps, url }: PublicSite, path: string): Html | false =>
  apps.iosId !== null &&
  html`<meta name="apple-itunes-app" content="app-id=${apps.iosId}, app-argument=${url + path}">`;

/**
 * A link that opens the page in the Android app, or the store where it is not installed. The style sheet shows it on
 * phones without Safari alone: pages are cached, so the server cannot distinguish them.
 */
export function androidBanner({ apps, url, lang }: PublicSite, path: string): Html | false {
  if (apps.androidPackage === null) return false;
  const { protocol, host } = new URL(url);
  const store = apps.androidStore ?? `https://play.google.com/store/apps/details?id=${apps.androidPackage}`;
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    `package=${apps.androidPackage}`,
    `S.browser_fallback_url=${encodeURIComponent(store)}`,
  ];
  return html`<a class="app" href="intent://${host}${path}#Intent;${parts.join(';')};end">${pageWord('open_app', lang)}</a>`;
}

/** Where the app is to be had, by the newest releases. */
export function storeLinks({ apps, lang }: PublicSite): Html | false {
  const links = [
    ['Android', apps.androidStore],
    ['iOS', apps.iosStore],
  ] as const;
  if (links.every(([, to]) => to === null)) return false;
  return html`<p class="links"><span>${pageWord('get_app', lang)}</span>${links.map(([name, to]) => to !== null && html`<a href="${to}" rel="noopener">${name}</a>`)}</p>`;
}
