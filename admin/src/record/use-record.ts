import { type Query, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DinamError } from '../../../client/error.ts';
import { call, ifMatch } from '../api/http.ts';
import { useAdd } from '../api/use-add.ts';
import type { FieldErrors, FormField, Values } from './types.ts';
import { useUnsaved } from './unsaved/use-unsaved.ts';
import { NotConfirmed, type Proof } from './use-proof.tsx';

/** What the server said of each field. */
const errorsOf = (error: unknown): FieldErrors =>
  Object.fromEntries(
    (error instanceof DinamError ? (error.errors ?? []) : []).map(({ field, message }) => [field, message]),
  );

type Prove = <R>(send: (proof: Proof) => Promise<R>) => Promise<R>;

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const storedIn = (row: object | null, name: string): unknown => (row as Values | null)?.[name];

/** What a new row has unless the form says otherwise: a switch shows it before it is touched. */
const firstOf = (fields: readonly FormField[]): Values =>
  Object.fromEntries(fields.filter(({ first }) => first !== undefined).map(({ name, first }) => [name, first]));

/** Fields whose values nobody is shown again, the server not even the editor: they are in no draft. */
const secrets = new Set(['password', 'headers']);
const isSecret = (name: string): boolean => secrets.has(name);

interface Began {
  /** What the server had in the fields that are changed when their change began, and the `rev` of that. */
  rev: number;
  of: Values;
}

/** What is kept of a form that was left. */
interface Kept {
  changes: Values;
  began: Began | null;
}

/**
 * A form over a row of a resource of the administration API, or over one that is being added. What is typed and not saved
 * is kept: the form shows `Unfinished` of `unsaved`, and a dialog is closed by its `leave`.
 */
export function useRecord<T extends { id?: number; rev?: number }>(given: {
  /** Its name in addresses. */
  resource: string;
  /** As the server has it; null: it is added. */
  row: T | null;
  /** Values of a new row. */
  first?: Values;
  /** What the form shows: an error of another field is shown above it. */
  fields: readonly FormField[];
  /** Of a new row: distinguishes forms that add one beside the other. */
  place?: string | undefined;
  /** See `useProof`; for resources whose changes require the password. */
  prove?: Prove;
}) {
  const { resource, row, first = {}, fields, place = '', prove = (send) => send({}) } = given;
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Values>(row ? {} : first);
  const [error, setError] = useState<unknown>(null);
  const [began, setBegan] = useState<Began | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<T | null>(null);
  const add = useAdd<T>(`/api/admin/${resource}`);
  // What a save answered, until the row is read anew.
  const now = row && saved && (saved.rev ?? 0) > (row.rev ?? 0) ? saved : row;
  // What was put back as it was is not typed any more.
  const before: object | null = row ? now : first;
  const typed = Object.entries(changes).filter(([name, value]) => !isEqual(value, storedIn(before, name)));
  const unsaved = useUnsaved<Kept>({
    form: `${resource}.${row?.id ?? 'new'}${place && `.${place}`}`,
    rev: now?.rev,
    typed: typed.some(([name]) => !isSecret(name))
      ? { changes: Object.fromEntries(Object.entries(changes).filter(([name]) => !isSecret(name))), began }
      : null,
    isSecret: typed.some(([name]) => isSecret(name)),
    restore(kept) {
      setChanges((others) => ({ ...others, ...kept.changes }));
      setBegan(kept.began);
    },
  });
  const path = row?.id === undefined ? `/api/admin/${resource}` : `/api/admin/${resource}/${row.id}`;

  /** Runs what changes the row; null when it was refused, which is shown. */
  const run = async <R>(work: () => Promise<R>, isRemoval = false): Promise<R | null> => {
    let isGone = false;
    setBusy(true);
    setError(null);
    try {
      const result = await work();
      isGone = isRemoval;
      return result;
    } catch (failure) {
      if (!(failure instanceof NotConfirmed)) setError(failure);
      if ((failure as { status?: number }).status === 412) setBegan(null); // who saves again has seen the conflict
      return null;
    } finally {
      setBusy(false);
      // A row that was removed is not read again: the server has it no more.
      const predicate = ({ queryKey: [of, id] }: Query) => of === resource && !(isGone && id === row?.id);
      void queries.invalidateQueries({ predicate });
    }
  };
  // The row is read again while somebody types. Where another has changed the same field meanwhile, the save names the row
  // as it was then, so that it is refused once and nothing is overwritten unseen.
  const isOvertaken =
    began !== null && Object.entries(began.of).some(([name, was]) => !isEqual(was, storedIn(now, name)));
  const headers = ifMatch((isOvertaken ? began?.rev : now?.rev) ?? 0);
  const errors = errorsOf(error);
  const isShown = (field: string): boolean => fields.some(({ name }) => field === name || field.startsWith(`${name}.`));
  return {
    values: { ...(row ? now : firstOf(fields)), ...changes } as Values,
    errors,
    /** What is said of no field that is shown. */
    problem: error !== null && !(Object.keys(errors).length > 0 && Object.keys(errors).every(isShown)) ? error : null,
    isBusy,
    isChanged: Object.keys(changes).length > 0,
    unsaved,
    change(change: Values): void {
      setChanges((before) => ({ ...before, ...change }));
      const of = Object.fromEntries(Object.keys(change).map((name) => [name, storedIn(now, name)]));
      setBegan((before) => ({ rev: before?.rev ?? now?.rev ?? 0, of: { ...of, ...before?.of } }));
    },
    run,
    /** Sends what was changed. @returns null when it was refused */
    async save(more: Values = {}): Promise<T | null> {
      const sent = { ...changes, ...more };
      const answer = await run<T>(() =>
        prove(async (proof) =>
          row
            ? (await call<T>(path, { method: 'PATCH', body: { ...sent, ...proof }, headers })).data
            : add(sent, proof),
        ),
      );
      if (answer) unsaved.sent();
      if (answer && row) {
        setSaved(answer);
        setBegan(null);
        // What was typed meanwhile is not saved yet.
        setChanges((after) => Object.fromEntries(Object.entries(after).filter(([name, to]) => to !== sent[name])));
      }
      return answer;
    },
    /** @returns whether it was removed */
    async remove(): Promise<boolean> {
      const send = (proof: Proof) =>
        call(path, { method: 'DELETE', headers, ...(Object.keys(proof).length > 0 ? { body: proof } : {}) });
      const isDone = (await run(() => prove(send), true)) !== null;
      if (isDone) unsaved.sent();
      return isDone;
    },
  };
}
