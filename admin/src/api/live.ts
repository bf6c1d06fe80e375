import { useEffect, useRef } from 'react';
import { events } from '../../../client/events.ts';
import { authorized } from '../session/session.ts';

type Listener = (type: string, data: unknown) => void;

const listeners = new Set<Listener>();
let stream: AbortController | null = null;

async function follow(signal: AbortSignal): Promise<void> {
  const url = `${location.origin}/api/admin/live`;
  for await (const { type, data } of events((request) => authorized(() => request.clone()), url, { signal })) {
    const parsed: unknown = JSON.parse(data);
    for (const listener of listeners) listener(type, parsed);
  }
}

/** Calls `listener` with what the server sends signed-in users. All parts of a window share one stream. */
export function useLive(listener: Listener): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    const own: Listener = (type, data) => latest.current(type, data);
    listeners.add(own);
    if (!stream) {
      stream = new AbortController();
      void follow(stream.signal).catch(() => {}); // everything works without it, only later
    }
    return () => {
      listeners.delete(own);
      if (listeners.size > 0) return;
      stream?.abort();
      stream = null;
    };
  }, []);
}
