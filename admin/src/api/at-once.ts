import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes that are being sent, by the list that shows them. */
const sending = new Map<string, { last: Promise<unknown>; count: number }>();

/**
 * Shows a change of a list at once, and sends it after the changes before it: two that are on their way together could
 * arrive in the other order. A reading of the list that began before the change is dropped, as it would undo the change on
 * the screen, and the next one would start from there. The list is read again after the last change.
 * @param show what the list is with the change; it gets the newest list, which may not be drawn yet
 * @param again what is read again after it, where that is more than the list
 * @throws what `send` throws
 */
export async function changeAtOnce<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  show: (now: T | undefined) => T | undefined,
  send: () => Promise<unknown>,
  again: QueryKey = queryKey,
): Promise<void> {
  const name = JSON.stringify(queryKey);
  const queue = sending.get(name) ?? { last: Promise.resolve(), count: 0 };
  sending.set(name, queue);
  void queries.cancelQueries({ queryKey });
  queries.setQueryData<T>(queryKey, show);
  queue.count++;
  const sent = queue.last.then(send);
  queue.last = sent.catch(() => {});
  try {
    await sent;
  } finally {
    queue.count--;
    if (queue.count === 0) {
      sending.delete(name);
      await queries.invalidateQueries({ queryKey: again });
    }
  }
}
