import { type IconSpec, iconPath } from '../../cards/icons/address.ts';
import { type Html, html } from '../html.ts';
import { oncePer, type PublicSite } from '../site.ts';
import { manifestPath } from './manifest.ts';

/** Icons, the manifest, the colour of the bar of the browser, and the script for readers who come back. */
export const installLinks = (site: PublicSite): Html => oncePer(site, 'install', () => linksOf(site, site.icon));

const linksOf = ({ lang, brandColor, assets }: PublicSite, icon: IconSpec): Html =>
  html`<link rel="icon" type="image/png" sizes="32x32" href="${iconPath(icon, 'icon', 32)}">
<link rel="icon" type="image/png" sizes="192x192" href="${iconPath(icon, 'icon', 192)}">
<link rel="apple-touch-icon" href="${iconPath(icon, 'touch', 180)}">
<link rel="manifest" href="${manifestPath(lang)}">
<meta name="theme-color" content="${brandColor}">
<script src="${assets.reader}" defer></script>`;
