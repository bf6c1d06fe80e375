import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

interface Listed<T> {
  list: T[];
  total: number;
}

const inOrder = <T extends { id: number }>(rows: readonly T[], ids: readonly number[]): T[] => {
  const places = new Map(ids.map((id, i) => [id, i]));
  const placeOf = ({ id }: T) => places.get(id) ?? ids.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/**
 * Puts the rows of a list in order: at once as it is shown, then at the server, one order after the other, so that the last
 * one counts.
 * @param given the rows as the list of `queryKey` was read
 * @param send gives the ids in their order to the server
 */
export function useOrder<T extends { id: number }>(
  given: readonly T[],
  queryKey: QueryKey,
  send: (ids: number[]) => Promise<unknown>,
) {
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  // What was chosen last, until the list has been read with it. A list that was requested before the server had this order
  // may be answered in between: with its order on the screen, the next move would start from a place that was left.
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const wanted = useRef<number[] | null>(null);
  const isSending = useRef(false);
  const sendAll = async () => {
    if (isSending.current) return;
    isSending.current = true;
    let sent: readonly number[] | null = null;
    try {
      for (let ids = wanted.current; ids; ids = wanted.current) {
        wanted.current = null;
        await send(ids);
        sent = ids;
      }
    } catch (failure) {
      wanted.current = null;
      setError(failure);
      setChosen(null);
    } finally {
      isSending.current = false;
      await queries.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
      setChosen((now) => (now === sent ? null : now));
    }
  };
  return {
    error,
    rows: chosen ? inOrder(given, chosen) : given,
    order(ids: number[]): void {
      setError(null);
      setChosen(ids);
      queries.setQueryData<Listed<T>>(queryKey, (read) => read && { ...read, list: inOrder(read.list, ids) });
      wanted.current = ids;
      void sendAll();
    },
  };
}
