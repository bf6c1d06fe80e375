import { brandOf, cardHash, cardPath, themeColor } from '../../cards/address.ts';
import type { CardSize, CardSpec } from '../../cards/card.ts';
import { type CachedCategory, viewOf } from '../../categories/categories.ts';
import type { App } from '../../core/app.ts';
import type { Lang } from '../../core/model/common.ts';
import type { LibraryPicture } from '../../media/pictures.ts';
import type { StoredNews } from '../tables.ts';
import { isVisible } from '../visible.ts';

/** Of the addresses of cards. */
export const cardKind = 'news';

/** What rows only point at, and their cards show. */
export interface CardContext {
  categories: ReadonlyMap<number, CachedCategory>;
  /** Pictures of the library, as far as there is something to show. */
  pictures: ReadonlyMap<number, LibraryPicture>;
}

/** What the share card of a story shows: title, picture, category. */
export function cardOf(app: App, row: StoredNews, { categories, pictures }: CardContext) {
  const lang = row.lang as Lang;
  const stored = row.category_id === null ? undefined : categories.get(row.category_id);
  const category = stored && viewOf(stored, lang);
  const main = row.media_id === null ? undefined : pictures.get(row.media_id);
  const url = main?.url ?? row.image_url ?? null;
  return {
    layout: 'story',
    ...brandOf(app, lang),
    color: category?.color ?? themeColor(app),
    label: category?.name ?? null,
    title: row.title,
    text: null,
    rows: [],
    picture: url === null ? null : { url, focal: main?.focal ?? null },
  } satisfies CardSpec;
}

const none = { share_card_url: null, status_card_url: null };

/** Addresses of the share cards of a story at the instant `now` (ISO time); null while readers do not see it. */
export function cardUrls(app: App, row: StoredNews, context: CardContext, now: string) {
  if (!isVisible(row, now)) return none;
  const hashed = cardHash(cardOf(app, row, context));
  const address = (size: CardSize): string => app.config.publicUrl + cardPath(cardKind, String(row.id), hashed, size);
  return { share_card_url: address('og'), status_card_url: address('status') };
}
