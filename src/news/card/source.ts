import type { CardSource, FoundCard } from '../../cards/cards.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { placesTopic } from '../../places/tree.ts';
import * as store from '../store.ts';
import { loadContext } from '../view-context.ts';
import { cardKind, cardOf } from './card.ts';

/** The cards of stories that readers see: a story that is withdrawn has none any more. */
export const storyCards: CardSource = {
  kind: cardKind,
  topics: ['news', 'categories', placesTopic, 'settings'],
  async find(app, name): Promise<FoundCard | null> {
    if (!/^[1-9]\d{0,14}$/.test(name)) return null;
    const row = await store.visibleItem(app, Number(name), isoTime(app.now()));
    if (!row) return null;
    const spec = cardOf(app, row, await loadContext(app, [row]));
    return { spec, ...(row.expires_at === null ? {} : { validUntil: instant(row.expires_at) }) };
  },
};
