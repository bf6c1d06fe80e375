import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

interface Listed<T> {
  list: T[];
  total: number;
}

/**
 * Puts the rows of a list in order: at once as it is shown, then at the server, one order after the other, so that the last
 * one counts.
 * @param send gives the ids in their order to the server
 */
export function useOrder<T extends { id: number }>(queryKey: QueryKey, send: (ids: number[]) => Promise<unknown>) {
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const wanted = useRef<number[] | null>(null);
  const isSending = useRef(false);
  const sendAll = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let ids = wanted.current; ids; ids = wanted.current) {
        wanted.current = null;
        await send(ids);
      }
    } catch (failure) {
      wanted.current = null;
      setError(failure);
    } finally {
      isSending.current = false;
      await queries.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
    }
  };
  return {
    error,
    order(ids: number[]): void {
      setError(null);
      const places = new Map(ids.map((id, i) => [id, i]));
      const placeOf = ({ id }: T) => places.get(id) ?? ids.length;
      queries.setQueryData<Listed<T>>(
        queryKey,
        (shown) => shown && { ...shown, list: shown.list.toSorted((a, b) => placeOf(a) - placeOf(b)) },
      );
      wanted.current = ids;
      void sendAll();
    },
  };
}
