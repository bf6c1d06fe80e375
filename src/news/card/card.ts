import { brandOf, cardHash, cardPath, themeColor } from '../../cards/address.ts';
import type { CardSize, CardSpec } from '../../cards/card.ts';
import { viewOf } from '../../categories/categories.ts';
import type { App } from '../../core/app.ts';
import type { Lang } from '../../model/common.ts';
import { isVisible } from '../../schema/conditions/news-visible.ts';
import type { StoredNews, ViewContext } from '../view.ts';

/** Of the addresses of cards. */
export const cardKind = 'news';

type Parts = Pick<ViewContext, 'categories' | 'pictures'>;

/** What the share card of a story shows: title, picture, category. */
export function cardOf(app: App, row: StoredNews, { categories, pictures }: Parts) {
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
export function cardUrls(app: App, row: StoredNews, context: Parts, now: string) {
  if (!isVisible(row, now)) return none;
  const hashed = cardHash(cardOf(app, row, context));
  const address = (size: CardSize): string => app.config.publicUrl + cardPath(cardKind, String(row.id), hashed, size);
  return { share_card_url: address('og'), status_card_url: address('status') };
}
