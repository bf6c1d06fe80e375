import { useSyncExternalStore } from 'react';

/**
 * Whether the server answers. The browser only knows whether there is a network: a server that is being restarted, and a
 * network that leads nowhere, show themselves by requests that fail.
 */
let isReached = true;
const listeners = new Set<() => void>();

export function setReached(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useReached = (): boolean => useSyncExternalStore(listen, () => isReached);

/** A proxy says so while the server behind it is away. */
export const isAway = ({ status }: Response): boolean => status === 502 || status === 504;

/** Asks the server for something small. */
export async function probe(): Promise<void> {
  const response = await fetch('/api/v1', { cache: 'no-store' }).catch(() => null);
  setReached(response !== null && !isAway(response));
}
