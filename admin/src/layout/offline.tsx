import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { probe, useReached } from '../api/connection.ts';
import { useText } from '../i18n/use-text.ts';

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

const probeMs = 5_000;

/** Says that the server does not answer, and requests it again. What could not be loaded meanwhile is loaded when it is back. */
export function OfflineBanner() {
  const text = useText();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const isReached = useReached();
  useEffect(() => {
    if (isReached) {
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      return;
    }
    if (isOnline) void probe();
    const timer = setInterval(() => void probe(), probeMs);
    return () => clearInterval(timer);
  }, [isOnline, isReached, queries]);
  return isOnline && isReached ? null : (
    <Alert
      severity="warning"
      square
      role="status"
      action={
        <Button color="inherit" onClick={() => void probe()}>
          {text('layout.retry')}
        </Button>
      }
    >
      {text('layout.offline')}
    </Alert>
  );
}
