import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DinamError } from '../../../client/error.ts';
import { call } from '../api/http.ts';
import type { FieldErrors, Values } from '../record/types.ts';
import { useUnsaved } from '../record/unsaved/use-unsaved.ts';
import { NotConfirmed, type Proof } from '../record/use-proof.tsx';

type Prove = <T>(send: (proof: Proof) => Promise<T>) => Promise<T>;

/**
 * A section of the settings, as it is edited.
 * @param query `platform` of AdMob
 * @param prove see `useProof`
 */
export function useSection(section: string, query: Readonly<Record<string, string>>, prove: Prove) {
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Values>({});
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const path = `/api/admin/settings/${section}`;
  const queryKey = ['settings', section, query];
  const stored = useQuery({ queryKey, queryFn: () => call<Values>(path, { query }) });
  const typed = Object.entries(changes).filter(
    ([name, to]) => JSON.stringify(to) !== JSON.stringify(stored.data?.data[name]),
  );
  const unsaved = useUnsaved<Values>({
    form: ['settings', section, ...Object.values(query)].join('.'),
    rev: stored.data?.etag,
    typed: typed.length > 0 && stored.data ? Object.fromEntries(typed) : null,
    restore: (kept) => setChanges((others) => ({ ...others, ...kept })),
  });
  const errors: FieldErrors = Object.fromEntries(
    (error instanceof DinamError ? (error.errors ?? []) : []).map(({ field, message }) => [field, message]),
  );
  /** @returns whether the server has accepted it */
  const run = async (send: (proof: Proof, headers: Record<string, string>) => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await prove((proof) => send(proof, { 'if-match': stored.data?.etag ?? '*' }));
      unsaved.sent();
      setChanges({});
      return true;
    } catch (failure) {
      if (!(failure instanceof NotConfirmed)) setError(failure);
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['settings'] });
      setBusy(false);
    }
  };
  return {
    stored,
    values: { ...stored.data?.data, ...changes } as Values,
    errors,
    problem: error !== null && Object.keys(errors).length === 0 ? error : null,
    isBusy,
    isChanged: Object.keys(changes).length > 0,
    unsaved,
    change: (change: Values) => setChanges((before) => ({ ...before, ...change })),
    save: () =>
      run((proof, headers) => call(path, { method: 'PATCH', query, body: { ...changes, ...proof }, headers })),
    restore: (rev: number) =>
      run((proof, headers) =>
        call(`${path}/revisions/${rev}/restore`, { method: 'POST', query, body: proof, headers }),
      ),
  };
}
