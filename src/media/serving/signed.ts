import type { App } from '../../core/app.ts';
import { isSealed, sealOf } from '../../users/sessions/tokens.ts';
import type { Media } from '../model/media.ts';
import type { StoredMedia } from '../store.ts';
import type { viewMedia } from '../view.ts';

const label = 'media-file';
/** A signed address works for 12 to 24 hours, and stays the same for 12, so that a browser keeps the picture. */
const periodMs = 43_200_000;
const form = /^(\d{1,15})-([\w-]{22})$/;

const textOf = (key: string, untilMs: number | string): string => `${key}:${untilMs}`;

/** The address of a stored file for those who edit it, whatever readers get there. It leads to this server. */
async function staffUrl(app: App, key: string): Promise<string> {
  const untilMs = (Math.floor(app.now() / periodMs) + 2) * periodMs;
  return `${app.config.publicUrl}/files/${key}?sig=${untilMs}-${await sealOf(app, label, textOf(key, untilMs))}`;
}

/** Whether the parameter `sig` of an address was given to somebody who edits the file, and still works. */
export async function isSigned(app: App, key: string, sig: string): Promise<boolean> {
  const [, untilMs, seal] = form.exec(sig) ?? [];
  if (untilMs === undefined || seal === undefined || Number(untilMs) <= app.now()) return false;
  return isSealed(app, label, textOf(key, untilMs), seal);
}

/** A row as staff sees it: with addresses that work while readers get nothing there. */
export async function forStaff(app: App, row: StoredMedia, shown: ReturnType<typeof viewMedia>): Promise<Media> {
  const edit_url = await staffUrl(app, row.original_key);
  if (row.trashed_at === null) return { ...shown, edit_url };
  const signed = async (url: string | null): Promise<string | null> => {
    const [key] = url?.match(/[ov]\/[0-9a-f]{2}\/[^/]+$/) ?? [];
    return key === undefined ? null : staffUrl(app, key);
  };
  const [url, thumbnail_url] = await Promise.all([signed(shown.url), signed(shown.thumbnail_url)]);
  return { ...shown, url, thumbnail_url, srcset: null, edit_url };
}
