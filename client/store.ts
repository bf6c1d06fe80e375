/** An answer that is kept: its ETag, and its body as it came. */
export interface Stored {
  etag: string;
  body: string;
}

/** Where answers are kept for the next start. A store that fails is as one that is empty. */
export interface Store {
  get(key: string): Promise<Stored | null>;
  set(key: string, answer: Stored): Promise<void>;
}

/** Answers of this run of the program; the oldest goes first. */
export function memoryStore(limit = 100): Store {
  const answers = new Map<string, Stored>();
  return {
    get: async (key) => answers.get(key) ?? null,
    async set(key, answer) {
      answers.delete(key);
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > limit && oldest !== undefined) answers.delete(oldest);
    },
  };
}

/** What `AsyncStorage` of React Native and `localStorage` of browsers have in common. */
export interface KeyValue {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
}

/** Keeps answers in `AsyncStorage` or `localStorage`; the answer that was kept first goes first. */
export function keyValueStore(storage: KeyValue, { limit = 100, prefix = 'dinam:' } = {}): Store {
  const index = `${prefix}keys`;
  // One after the other: each reads the list of keys, and writes it.
  let last: Promise<unknown> = Promise.resolve();
  async function put(key: string, answer: Stored): Promise<void> {
    const keys = (JSON.parse((await storage.getItem(index)) ?? '[]') as string[]).filter((one) => one !== key);
    keys.push(key);
    for (const old of keys.splice(0, Math.max(0, keys.length - limit))) await storage.removeItem(prefix + old);
    await storage.setItem(index, JSON.stringify(keys));
    await storage.setItem(prefix + key, JSON.stringify(answer));
  }
  return {
    async get(key) {
      const text = await storage.getItem(prefix + key);
      return text === null ? null : (JSON.parse(text) as Stored);
    },
    set(key, answer) {
      const done = last.then(() => put(key, answer));
      last = done.catch(() => {});
      return done;
    },
  };
}
