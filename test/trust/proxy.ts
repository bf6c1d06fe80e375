import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

interface Pair {
  isSilent: boolean;
  ends: Socket[];
}

/** A network between the program and a server, which can fail in ways that a server that ends does not. */
export interface Proxy {
  /** `url` by way of the proxy. */
  through(url: string): string;
  /** Open connections take what is sent and pass nothing on, in either direction, for ever; new ones are as usual. */
  swallow(): void;
  /** The same for connections to come; `false` lets those that come from then on through. */
  hush(isHushed: boolean): void;
  /** Of answers so many bytes are passed on, on each connection, and nothing more; null: all. */
  cutAnswers(afterBytes: number | null): void;
  /** Connections of the program that are open. */
  open(): number;
  /** The next commit reaches the server, and its answer reaches nobody: the connection breaks. @returns once it has */
  loseNextCommit(): Promise<void>;
  /** Refuses new connections and breaks the open ones, or takes them again. */
  refuse(refuses: boolean): void;
}

export async function proxyTo(t: TestContext, target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  let refuses = false;
  let isHushed = false;
  let answerBytes: number | null = null;
  let onCommitLost: (() => void) | undefined;
  const server = createServer((client) => {
    if (refuses) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    let passed = 0;
    const pair: Pair = { isSilent: isHushed, ends: [client, upstream] };
    pairs.add(pair);
    client.on('data', (bytes) => {
      if (!onCommitLost || !/\bcommit\b/i.test(bytes.toString('latin1'))) return;
      const lost = onCommitLost;
      onCommitLost = undefined;
      pair.isSilent = true; // from here on: this commit is passed on below
      upstream.write(bytes);
      upstream.once('data', () => {
        for (const end of pair.ends) end.destroy();
        lost();
      });
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (bytes: Buffer) => {
        if (pair.isSilent) return;
        if (from === client || answerBytes === null) return void to.write(bytes);
        to.write(bytes.subarray(0, Math.max(0, answerBytes - passed)));
        passed += bytes.length;
      });
      from.on('error', () => {});
      from.on('close', () => {
        if (!pair.isSilent) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = (): void => {
    for (const { ends } of pairs) for (const end of ends) end.destroy();
    pairs.clear();
  };
  t.after(() => {
    breakAll();
    server.close();
  });
  return {
    through(url) {
      const changed = new URL(url);
      changed.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      return changed.toString();
    },
    loseNextCommit: () =>
      new Promise((resolve) => {
        onCommitLost = resolve;
      }),
    hush(now) {
      isHushed = now;
      if (now) for (const pair of pairs) pair.isSilent = true;
    },
    cutAnswers(afterBytes) {
      answerBytes = afterBytes;
    },
    open: () => [...pairs].filter(({ ends: [client] }) => client?.destroyed === false).length,
    swallow() {
      for (const pair of pairs) pair.isSilent = true;
    },
    refuse(now) {
      refuses = now;
      if (now) breakAll();
    },
  };
}
