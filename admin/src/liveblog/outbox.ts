import type { Media } from '../../../src/media/model/media.ts';
import { alone } from '../api/alone.ts';
import { call, isFinal, messageOf } from '../api/http.ts';
import { currentSession } from '../session/session.ts';
import { addWaiting, flag, type PendingEntry, readWaiting, removeWaiting, replaceWaiting } from './outbox-store.ts';

/** Milliseconds until entries that could not be sent are tried again, and between two looks at a picture. */
const [retryMs, lookMs] = [5_000, 700];

let entries: readonly PendingEntry[] = [];
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The entries of the user that wait, in the order in which they were posted. */
export const waitingEntries = (): readonly PendingEntry[] => entries;

export function onOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function look(): Promise<void> {
  const all = await readWaiting();
  if (all.length === 0) localStorage.removeItem(flag);
  entries = all.filter(({ userId }) => userId === currentSession().me?.id);
  for (const listener of listeners) listener();
}

/** The address of a picture as readers get it. A file that the library has already is not added again. */
async function addressOf(file: File): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  const { data } = await call<Media[]>('/api/admin/media', { method: 'POST', body: form });
  let [media] = data as [Media];
  while (media.status === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    media = (await call<Media>(`/api/admin/media/${media.id}`)).data;
  }
  return media.url ?? media.original_url;
}

async function send({ key, newsId, body, picture }: PendingEntry): Promise<void> {
  const image_url = picture ? { image_url: await addressOf(picture) } : {};
  await call(`/api/admin/news/${newsId}/live`, {
    method: 'POST',
    body: { ...body, ...image_url },
    headers: { 'idempotency-key': key },
  });
}

/** The next to be sent, in their order. One that was refused holds up no other: each has its own time. */
const nextOf = (list: readonly PendingEntry[]): PendingEntry | undefined => list.find(({ problem }) => !problem);

async function sendAll(): Promise<void> {
  for (;;) {
    await look();
    const next = nextOf(entries);
    if (!next) return;
    try {
      await send(next);
      await removeWaiting(next.order);
    } catch (error) {
      if (!isFinal(error)) throw error;
      await replaceWaiting({ ...next, problem: messageOf(error) });
    }
  }
}

/** Sends what waits; of several windows one at a time. What cannot be sent now is tried again later. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(timer);
  await look();
  await alone('dinam.live', sendAll).catch(() => {
    timer = setTimeout(() => void sendWaiting(), retryMs);
  });
  await look();
}

window.addEventListener('online', () => void sendWaiting());

/** Stores an entry on the device and sends it as soon as there is a connection. */
export async function postEntry(newsId: number, body: PendingEntry['body'], picture: File | null): Promise<void> {
  const userId = currentSession().me?.id as number;
  await addWaiting({ key: crypto.randomUUID(), userId, newsId, body, picture, problem: null });
  void sendWaiting();
}

export async function retryEntry(entry: PendingEntry): Promise<void> {
  // A key belongs to one body: the picture may have another address now.
  await replaceWaiting({ ...entry, key: crypto.randomUUID(), problem: null });
  void sendWaiting();
}

export async function forgetEntry({ order }: PendingEntry): Promise<void> {
  await removeWaiting(order);
  void sendWaiting();
}
