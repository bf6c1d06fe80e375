import { useRef } from 'react';
import { call, idempotencyKey, ifMatch, isFinal } from './http.ts';

type Body = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Adds a row by `POST`. When the answer is lost the row may be there: the next call repeats the same request under the same
 * key until the server has answered, and then changes what has been typed since.
 * @returns a function of the fields, and of what is sent beside them, such as a password; it throws what `call` does
 */
export function useAdd<T extends { id?: number; rev?: number }>(path: string) {
  const first = useRef<{ fields: Body; body: Body; headers: Record<string, string> } | null>(null);
  const added = useRef<T | null>(null);
  return async (fields: Body, more: Body = {}): Promise<T> => {
    if (!added.current) {
      first.current ??= { fields, body: { ...fields, ...more }, headers: idempotencyKey() };
      try {
        const { body, headers } = first.current;
        added.current = (await call<T>(path, { method: 'POST', body, headers })).data;
      } catch (error) {
        if (isFinal(error)) first.current = null;
        throw error;
      }
    }
    const row = added.current;
    const sent = first.current?.fields ?? {};
    const rest = Object.entries(fields).filter(([name, value]) => !isSame(value, sent[name]));
    if (rest.length === 0) return row;
    const body = { ...Object.fromEntries(rest), ...more };
    return (await call<T>(`${path}/${row.id}`, { method: 'PATCH', body, headers: ifMatch(row.rev ?? 0) })).data;
  };
}
