import { escapeHtml } from '../../text/markup/html.ts';

/** The player of a page of YouTube or Vimeo; null for every other address. */
export function playerOf(address: string): string | null {
  const url = URL.parse(address.replaceAll('&amp;', '&'));
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const isListed = /^(embed|shorts|live|v)$/.test(first);
  const video =
    host === 'youtu.be' ? first : host === 'youtube.com' ? (isListed ? second : (url.searchParams.get('v') ?? '')) : '';
  if (/^[\w-]{6,20}$/.test(video)) return `<iframe src="https://www.youtube.com/embed/${video}"></iframe>`;
  if (host === 'vimeo.com' && /^\d+$/.test(first))
    return `<iframe src="https://player.vimeo.com/video/${first}"></iframe>`;
  return null;
}

/** A page that is shown within a text: its player, else a link to it. */
export function embedOf(address: string): string {
  const shown = escapeHtml(address.replaceAll('&amp;', '&'));
  return playerOf(address) ?? `<p><a href="${shown}">${shown}</a></p>`;
}
