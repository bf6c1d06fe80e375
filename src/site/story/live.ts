import { dayParts } from '../../almanac/text/day-parts.ts';
import type { App } from '../../core/app.ts';
import type { LiveEntry } from '../../liveblog/model.ts';
import { newsLive } from '../../liveblog/reads.ts';
import { timeElement } from '../cards.ts';
import { type Html, html, trusted } from '../html.ts';
import { playersForScript, withoutFrames } from '../player.ts';
import type { PublicSite } from '../site.ts';
import { pageWord } from '../words.ts';

/** Entries that a page shows. */
const mostEntries = 50;

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

/** The script makes entries of the same form: see `showEntry` there. */
function entryPart(entry: LiveEntry, site: PublicSite): Html {
  const { id, title, content, image_url, at, is_key_event, is_pinned } = entry;
  return html`<div class="entry${is_key_event && ' key'}" id="entry-${id}" data-at="${at}"${is_pinned && trusted(' data-pinned')}><span class="meta">${timeElement(at, site)}</span>
${title && html`<h2 class="title">${title}</h2>`}<div class="body">${withoutFrames(content, site.lang)}</div>
${image_url && html`<img src="${image_url}" alt="" loading="lazy" width="640" height="360">`}</div>`;
}

/** The entries of a live blog; one that runs names the stream of its changes for the script. */
export function livePart({ entries, lastSeq, hasEnded }: LiveBlog, slug: string, site: PublicSite): Html {
  const { lang, zone } = site;
  const address = `/api/v1/news/${encodeURIComponent(slug)}/live`;
  const texts = html` data-zone="${zone}" data-ended="${pageWord('live_ended', lang)}" data-players="${JSON.stringify(playersForScript(lang))}" data-parts="${JSON.stringify(lang === 'en' ? [] : dayParts[lang])}"`;
  const follow = html` data-live="${address}" data-after="${lastSeq}"${texts}`;
  return html`<div class="live"${!hasEnded && follow}>${entries.map((one) => entryPart(one, site))}</div>
<p class="meta" role="status">${hasEnded && pageWord('live_ended', lang)}</p>`;
}
