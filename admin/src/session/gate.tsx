import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { currentSession, resume } from './session.ts';
import { SignInPage } from './sign-in.tsx';
import { useSession } from './use-session.ts';

/**
 * Shows its children to a user who is signed in. The address stays while others sign in, so that a link to a story leads
 * to the story afterwards.
 */
export function Gate({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  const { state, me } = useSession();
  const [error, setError] = useState<unknown>(null);
  const begin = useCallback(() => {
    setError(null);
    if (currentSession().state === 'starting') resume().catch(setError);
  }, []);
  useEffect(begin, [begin]);
  const isOut = state === 'signed-out';
  // What one user has read is not shown to the next one.
  useEffect(() => {
    if (isOut) queries.clear();
  }, [isOut, queries]);
  if (state === 'starting') return error === null ? <Loading /> : <Problem error={error} retry={begin} />;
  return isOut || me?.must_change_password ? <SignInPage /> : children;
}
