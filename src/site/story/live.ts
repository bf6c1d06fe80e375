import { clockText } from '../../almanac/text/clock-text.ts';
import { dayParts } from '../../almanac/text/day-parts.ts';
import type { App } from '../../core/app.ts';
import type { LiveEntry } from '../../liveblog/model.ts';
import { newsLive } from '../../liveblog/reads.ts';
import { cutWords } from '../../text/graphemes.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { type Html, html, trusted } from '../html.ts';
import { playersForScript, withoutFrames } from '../player.ts';
import type { PublicSite } from '../site.ts';
import { pageWord, siteDate } from '../words.ts';

/** Entries that a page shows, and key moments that it lists. */
const [mostEntries, mostKeys] = [50, 6];

/** A live blog as a page shows it. */
export interface LiveBlog {
  entries: LiveEntry[];
  /** Number of its last change: what the script continues after. */
  lastSeq: number;
  hasEnded: boolean;
  /** ISO time; null while it runs. */
  endedAt: string | null;
}

export async function liveBlogOf(app: App, id: number): Promise<LiveBlog> {
  const { data, meta } = await newsLive.run(app, newsLive.normalise(app, { id, limit: mostEntries }));
  return {
    entries: data as LiveEntry[],
    lastSeq: meta?.last_seq as number,
    hasEnded: meta?.ended === true,
    endedAt: (meta?.ended_at as string | null | undefined) ?? null,
  };
}

/** When an entry was written: the clock of the editors, then the date. The script writes it in the same form. */
function entryTime(iso: string, { lang, zone }: PublicSite): Html {
  const ms = Date.parse(iso);
  const clock = clockText(ms, { lang, digits: 'latin', zone });
  return html`<time datetime="${iso}"><b>${clock}</b> ${siteDate(ms, lang, 'date', zone)}</time>`;
}

/** The script makes entries of the same form: see `showEntry` there. */
function entryPart(entry: LiveEntry, site: PublicSite): Html {
  const { id, title, content, image_url, at, is_key_event, is_pinned } = entry;
  return html`<div class="entry${is_key_event && ' key'}" id="entry-${id}" data-at="${at}"${is_pinned && trusted(' data-pinned')}><a class="meta" href="#entry-${id}">${entryTime(at, site)}</a>
${title && html`<h2 class="title">${title}</h2>`}<div class="body">${withoutFrames(content, site.lang)}</div>
${image_url && html`<img src="${image_url}" alt="" loading="lazy" width="640" height="360">`}</div>`;
}

/** Entries that editors marked as key events, the newest first, as links to them; null where there are none. */
export function keyMoments({ entries }: LiveBlog, site: PublicSite): Html | null {
  const { lang, zone } = site;
  const keys = entries
    .filter(({ is_key_event }) => is_key_event)
    .sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
    .slice(0, mostKeys);
  if (keys.length === 0) return null;
  const textOf = ({ title, content }: LiveEntry): string => title || cutWords(stripHtml(content), 12);
  return html`<section class="keys" aria-labelledby="keys"><h2 id="keys">${pageWord('key_moments', lang)}</h2><ul>${keys.map(
    (one) =>
      html`<li><a href="#entry-${one.id}"><b>${clockText(Date.parse(one.at), { lang, digits: 'latin', zone })}</b><span>${textOf(one)}</span></a></li>`,
  )}</ul></section>`;
}

/** The entries of a live blog; one that runs names the stream of its changes for the script. */
export function livePart({ entries, lastSeq, hasEnded }: LiveBlog, slug: string, site: PublicSite): Html {
  const { lang, zone } = site;
  const address = `/api/v1/news/${encodeURIComponent(slug)}/live`;
  const texts = html` data-zone="${zone}" data-ended="${pageWord('live_ended', lang)}" data-more="${pageWord('new_entries', lang)}" data-players="${JSON.stringify(playersForScript(lang))}" data-parts="${JSON.stringify(lang === 'en' ? [] : dayParts[lang])}"`;
  const follow = html` data-live="${address}" data-after="${lastSeq}"${texts}`;
  return html`<div class="live"${!hasEnded && follow}>${entries.map((one) => entryPart(one, site))}</div>
<p class="meta" role="status">${hasEnded && pageWord('live_ended', lang)}</p>`;
}
