import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Json, Running } from '../support/helper.ts';

export interface Heard {
  event: string;
  id: number;
  data: Json;
}

/** A client of the live stream. */
export interface Client {
  status: number;
  heard: Heard[];
  /** Resolves to the first event that fits, of those that came and those to come. @throws when the stream ends before */
  until(fits: (event: Heard) => boolean): Promise<Heard>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  leave(): void;
}

const parse = (block: string): Heard | null => {
  const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1];
  const event = field('event');
  return event === undefined ? null : { event, id: Number(field('id')), data: JSON.parse(field('data') as string) };
};

/** Opens the stream as the user of a token. */
export async function follow(t: TestContext, running: Running, token: string, lastEventId?: number): Promise<Client> {
  const abort = new AbortController();
  t.after(() => abort.abort());
  const response = await fetch(`${running.url}/api/admin/live`, {
    signal: abort.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
  });
  const heard: Heard[] = [];
  let changed = Promise.withResolvers<void>();
  let isOver = false;
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() as string;
      for (const block of blocks) {
        const event = parse(block);
        if (event) heard.push(event);
      }
      changed.resolve();
      changed = Promise.withResolvers<void>();
    }
  };
  const ended = read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
      changed.resolve();
    });
  return {
    status: response.status,
    heard,
    ended,
    leave: () => abort.abort(),
    async until(fits) {
      for (;;) {
        const found = heard.find(fits);
        if (found) return found;
        assert.ok(!isOver, `the stream ended after ${JSON.stringify(heard.slice(-5))}`);
        await changed.promise;
      }
    },
  };
}
