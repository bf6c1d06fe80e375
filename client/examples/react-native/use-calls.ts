import { type Calls, type Dinam, DinamError, type Reply } from 'dinam-client';
import { useCallback, useEffect, useState } from 'react';

export interface Shown<T> {
  data: T | null;
  /** What the reader is told: that he sees an older answer, or why there is none. */
  notice: string;
  isLoading: boolean;
  reload: () => void;
}

/** The saved answer at once, then that of the server. @param call the same function at every render, or the screen loads again */
export function useCalls<T>(dinam: Dinam, call: (calls: Calls) => Promise<Reply<T>>): Shown<T> {
  const [data, setData] = useState<T | null>(null);
  const [notice, setNotice] = useState('');
  const [isLoading, setLoading] = useState(true);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isShown = true;
    const show = (reply: Reply<T>): void => {
      if (!isShown) return;
      setData(reply.data);
      setNotice(reply.isSaved ? 'Offline' : '');
    };
    const load = async (): Promise<void> => {
      setLoading(true);
      await call(dinam.saved).then(show, () => {});
      await call(dinam).then(show, (error: unknown) => {
        if (isShown) setNotice(error instanceof DinamError ? error.message : String(error));
      });
      if (isShown) setLoading(false);
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [dinam, call, round]);

  return { data, notice, isLoading, reload: useCallback(() => setRound((n) => n + 1), []) };
}
