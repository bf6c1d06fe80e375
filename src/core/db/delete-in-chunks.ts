import { setImmediate } from 'node:timers/promises';

/** Rows that one statement removes: few enough that no other writer waits for it. */
const chunk = 2_000;

/** Runs a statement that removes up to `limit` rows until it finds fewer; others get their turn in between. */
export async function deleteInChunks(remove: (limit: number) => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  for (let removed = chunk; removed >= chunk; ) {
    removed = Number((await remove(chunk)).numDeletedRows);
    await setImmediate();
  }
}
