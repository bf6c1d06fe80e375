import { hideKeys } from '../../core/hide-keys.ts';
import type { Migration } from '../list.ts';

/** Rows of one statement. */
const atOnce = 500;

/** Stored deliveries of feeds were written with the keys of their addresses. */
export const deliveredKeys: Migration = {
  name: '067-delivered-keys',
  statements: [],
  async also(tx) {
    for (let after = 0; ; ) {
      const rows = await tx
        .selectFrom('webhook_deliveries')
        .select(['id', 'payload'])
        .where('event', 'like', 'feed.%')
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute();
      for (const { id, payload } of rows) {
        const hidden = hideKeys(payload);
        if (hidden !== payload)
          await tx.updateTable('webhook_deliveries').set({ payload: hidden }).where('id', '=', id).execute();
      }
      const last = rows.at(-1);
      if (!last || rows.length < atOnce) return;
      after = last.id;
    }
  },
};
