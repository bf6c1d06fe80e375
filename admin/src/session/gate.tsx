import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { currentSession, resume } from './session.ts';
import { SignInPage } from './sign-in.tsx';
import { useSession } from './use-session.ts';

const MissingFactor = lazy(() =>
  import('../account/missing-factor.tsx').then(({ MissingFactor: component }) => ({ default: component })),
);

/**
 * Shows its children to a user who is signed in. The address stays while others sign in, so that a link to a story leads
 * to the story afterwards.
 */
export function SessionGate({ queries, children }: { queries: QueryClient; children: ReactNode }) {
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
  const isMissing = me?.missing_factor != null;
  const [isEnrolling, setEnrolling] = useState(false);
  useEffect(() => setEnrolling((before) => !isOut && (before || isMissing)), [isOut, isMissing]);
  if (state === 'starting') return error === null ? <Loading /> : <Problem error={error} retry={begin} />;
  if (isOut || me?.must_change_password) return <SignInPage />;
  if (!isMissing && !isEnrolling) return children;
  return (
    <Suspense fallback={<Loading />}>
      <MissingFactor onDone={() => setEnrolling(false)} />
    </Suspense>
  );
}
