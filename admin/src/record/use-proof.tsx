import { type ReactNode, useState } from 'react';
import { DinamError } from '../../../client/error.ts';
import { useText } from '../i18n/use-text.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** What shows that the user is the one who signed in; empty at the first attempt. */
export type Proof = { current_password?: string; otp?: string };

/** The user did not want to confirm it. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

interface ProofRequest {
  send: (proof: Proof) => Promise<void>;
  cancel: () => void;
}

/** Whether the server requires a proof of identity, or does not believe it. */
const needsProof = (error: unknown): boolean =>
  error instanceof DinamError &&
  (error.code === 'reauthentication_required' ||
    error.errors?.some(({ field }) => field === 'current_password' || field === 'otp') === true);

/**
 * For what an access token alone is not enough for: sends a request, and where the server requires it once more with the
 * password. `prove` throws NotConfirmed when the user gives up.
 */
export function useProof(): [<T>(send: (proof: Proof) => Promise<T>) => Promise<T>, ReactNode] {
  const text = useText();
  const [request, setRequest] = useState<ProofRequest | null>(null);
  const prove = async <T,>(send: (proof: Proof) => Promise<T>): Promise<T> => {
    try {
      return await send({});
    } catch (error) {
      if (!needsProof(error)) throw error;
    }
    return new Promise<T>((resolve, reject) => {
      setRequest({
        async send(proof) {
          try {
            resolve(await send(proof));
          } catch (error) {
            if (needsProof(error)) throw error; // a wrong password is typed again
            reject(error);
          }
          setRequest(null);
        },
        cancel() {
          setRequest(null);
          reject(new NotConfirmed(text('record.not_confirmed')));
        },
      });
    });
  };
  return [prove, request && <ProofDialog send={request.send} onClose={request.cancel} />];
}
