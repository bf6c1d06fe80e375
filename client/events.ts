import { DinamError } from './error.ts';
import type { Send } from './transport.ts';

export interface ServerEvent {
  /** Of the last event that had one: where a new connection goes on. */
  id: string;
  type: string;
  data: string;
}

export interface StreamOptions {
  /** Go on after this event. */
  lastEventId?: string;
  signal?: AbortSignal;
}

/** Milliseconds to the next attempt, unless the server says how many. */
const firstRetryMs = 3_000;

const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/**
 * The events of a stream. It reconnects after a lost connection and goes on after the last event, until the server says
 * that nothing more comes (204). @throws DinamError when the server refuses
 */
export async function* events(
  send: Send,
  url: string,
  { lastEventId = '', signal }: StreamOptions = {},
): AsyncGenerator<ServerEvent, void> {
  let id = lastEventId;
  let retryMs = firstRetryMs;
  for (;;) {
    const headers = { accept: 'text/event-stream', ...(id === '' ? {} : { 'last-event-id': id }) };
    try {
      const response = await send(new Request(url, { headers, ...(signal ? { signal } : {}) }));
      if (response.status === 204) return;
      if (!response.ok) throw await DinamError.of(response);
      for await (const block of blocksOf(response)) {
        const event: ServerEvent = { id, type: 'message', data: '' };
        const data: string[] = [];
        for (const [field, value] of fieldsOf(block)) {
          if (field === 'data') data.push(value);
          else if (field === 'event') event.type = value;
          else if (field === 'id') id = value;
          else if (field === 'retry' && /^\d+$/.test(value)) retryMs = Number(value);
        }
        if (data.length > 0) yield { ...event, id, data: data.join('\n') };
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof DinamError && isFinal(error.status)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    if (signal?.aborted) return;
  }
}

/** What stands between two empty lines. */
async function* blocksOf(response: Response): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(bytes, { stream: true }).replaceAll('\r', '');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks;
  }
}

const fieldsOf = (block: string): [field: string, value: string][] =>
  block.split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    // A line that begins with a colon is a comment.
    return at <= 0 ? [] : [[line.slice(0, at), line.slice(at + 1).replace(/^ /, '')]];
  });
