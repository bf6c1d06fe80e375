import { useCallback, useEffect, useState } from 'react';
import { DinamError } from '../../../../client/error.ts';
import type { Editing } from '../../../../src/news/model/workflow.ts';
import type { EditLock } from '../../../../src/workspace/model/workspace.ts';
import { call } from '../../api/http.ts';
import { useLive } from '../../api/live.ts';
import { useSession } from '../../session/use-session.ts';

/** The lock lasts two minutes. */
const renewMs = 50_000;

interface Lock {
  /** Who else edits the story. */
  other: Editing | null;
  takeOver(): void;
}

/**
 * Says to others that the story is being edited, and here who else does. It warns only: a save of the other is kept
 * apart by the revision.
 */
export function useLock(id: number | null): Lock {
  const [other, setOther] = useState<Editing | null>(null);
  const me = useSession().me?.id;
  useLive((type, data) => {
    if (type !== 'locks' || id === null) return;
    const lock = (data as EditLock[]).find((one) => one.resource === 'news' && one.id === id);
    setOther(lock && lock.user.id !== me ? lock : null);
  });
  const claim = useCallback(
    async (take_over: boolean) => {
      if (id === null) return;
      const path = `/api/admin/news/${id}/lease`;
      try {
        await call(path, { method: 'POST', body: take_over ? { take_over } : {} });
        setOther(null);
      } catch (error) {
        if (!(error instanceof DinamError) || error.status !== 409) return;
        const { data } = await call<{ editing: Editing | null }>(`/api/admin/news/${id}`);
        setOther(data.editing);
      }
    },
    [id],
  );
  useEffect(() => {
    if (id === null) return;
    void claim(false).catch(() => {}); // the next renewal tries again
    const timer = setInterval(() => void claim(false).catch(() => {}), renewMs);
    return () => {
      clearInterval(timer);
      void call(`/api/admin/news/${id}/lease`, { method: 'DELETE' }).catch(() => {});
    };
  }, [id, claim]);
  return { other, takeOver: () => void claim(true).catch(() => {}) };
}
