/** An entry that was posted on this device and that the server has not confirmed. */
export interface PendingEntry {
  /** Given by the store, in the order of posting. */
  order: number;
  /** The `Idempotency-Key`: sent twice, the entry is added once. */
  key: string;
  userId: number;
  newsId: number;
  body: { title: string | null; content: string; is_key_event: boolean; at: string };
  picture: File | null;
  /** Why the server refused it; it stays until the author removes it or tries again. */
  problem: string | null;
}

const table = 'live-entries';
/** Says that something may wait, without opening the database. */
export const flag = 'dinam.live.waiting';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

/** IndexedDB, because pictures are stored too. */
function database(): Promise<IDBDatabase> {
  opened ??= (() => {
    const request = indexedDB.open('dinam', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'order', autoIncrement: true });
    return done(request);
  })().catch((error: unknown) => {
    opened = null; // the next entry tries again
    throw error;
  });
  return opened;
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const store = (await database()).transaction(table, mode).objectStore(table);
  return done(work(store));
}

export const readWaiting = (): Promise<PendingEntry[]> => inStore('readonly', (store) => store.getAll());

export const addWaiting = (entry: Omit<PendingEntry, 'order'>): Promise<IDBValidKey> => {
  localStorage.setItem(flag, '1');
  return inStore('readwrite', (store) => store.add(entry));
};

export const replaceWaiting = (entry: PendingEntry): Promise<IDBValidKey> =>
  inStore('readwrite', (store) => store.put(entry));

export const removeWaiting = (order: number): Promise<undefined> =>
  inStore('readwrite', (store) => store.delete(order));
