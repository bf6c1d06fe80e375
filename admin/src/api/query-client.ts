import { QueryClient } from '@tanstack/react-query';

/** A short break of the connection passes unseen; what the server refuses is shown at once. */
const retry = (failed: number, error: unknown): boolean => {
  const { status = 0 } = error as { status?: number };
  return failed < 1 && (status === 0 || status >= 500);
};

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry, retryDelay: 500 } } });
