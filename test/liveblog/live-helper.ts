import type { TestContext } from 'node:test';
import { createParser } from 'eventsource-parser';
import type { Json } from '../support/helper.ts';

export interface ReceivedEvent {
  event: string;
  id: string;
  data: Json;
}

/** A stream as a client sees it. */
export interface Watched {
  status: number;
  headers: Headers;
  /** What has come so far. */
  received: ReceivedEvent[];
  /** Comments: signs of life. */
  beats: number;
  /** Pauses that the server asked for before coming back. */
  retries: number[];
  /** The server ended it, or the connection broke. */
  over: Promise<void>;
  isOver: boolean;
  /** Leaves, as a phone does in a tunnel. */
  drop(): void;
}

/** Opens a stream of events; left when the test ends. */
export async function watch(t: TestContext, url: string, headers: Record<string, string> = {}): Promise<Watched> {
  const leaving = new AbortController();
  t.after(() => leaving.abort());
  const response = await fetch(url, { headers, signal: leaving.signal });
  const watched: Watched = {
    status: response.status,
    headers: response.headers,
    received: [],
    beats: 0,
    retries: [],
    over: Promise.resolve(),
    isOver: false,
    drop: () => leaving.abort(),
  };
  const parser = createParser({
    onEvent: ({ event = '', id = '', data }) => void watched.received.push({ event, id, data: JSON.parse(data) }),
    onComment: () => void watched.beats++,
    onRetry: (ms) => void watched.retries.push(ms),
  });
  const decoder = new TextDecoder();
  const read = async (): Promise<void> => {
    try {
      for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
    } catch {} // left, or broken
    watched.isOver = true;
  };
  watched.over = read();
  return watched;
}
