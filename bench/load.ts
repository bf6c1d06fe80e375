import { connect, type Socket } from 'node:net';

/** What to send, and to whom. */
export interface Load {
  port: number;
  /** Whole requests as text, sent in turn over all connections. */
  requests: string[];
  connections: number;
  seconds: number;
  /** The only status that counts; any other fails the run. */
  status: number;
}

export interface Measured {
  count: number;
  /** Answers per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  megabytesPerSecond: number;
  /** Share of its core that this client used: near 1 it would be the client that was measured. */
  clientBusy: number;
}

/**
 * A client that costs the machine as little as it can: requests are ready-made bytes, one per connection at a time,
 * and of an answer only the head is looked at (status and length); its body is counted. A full HTTP client takes
 * longer over an answer of 90 kB than the server that sends it from memory.
 */
export function run(load: Load): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const requests = load.requests.map((text) => Buffer.from(text));
    const took: number[] = [];
    const sockets = new Set<Socket>();
    const began = performance.now();
    const deadline = began + load.seconds * 1_000;
    const cpu = process.cpuUsage();
    let next = 0;
    let bytes = 0;

    const fail = (error: Error): void => {
      for (const socket of sockets) socket.destroy();
      reject(error);
    };
    const finish = (): void => {
      const seconds = (performance.now() - began) / 1_000;
      const { user, system } = process.cpuUsage(cpu);
      took.sort((a, b) => a - b);
      const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
      resolve({
        count: took.length,
        rate: took.length / seconds,
        p50: at(0.5),
        p99: at(0.99),
        megabytesPerSecond: bytes / seconds / 1e6,
        clientBusy: (user + system) / 1e6 / seconds,
      });
    };

    for (let i = 0; i < load.connections; i++) {
      const buffer = Buffer.allocUnsafe(262_144);
      let head = '';
      /** Bytes of the body that are still to come; -1 while the head is. */
      let left = -1;
      let sent = 0;
      const sendNext = (): void => {
        sent = performance.now();
        if (sent >= deadline) {
          sockets.delete(socket);
          socket.destroy();
          if (sockets.size === 0) finish();
          return;
        }
        left = -1;
        head = '';
        socket.write(requests[next++ % requests.length] as Buffer);
      };
      const onRead = (size: number): boolean => {
        bytes += size;
        if (left >= 0) left -= size;
        else {
          head += buffer.toString('latin1', 0, Math.min(size, 8_192));
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return true;
          if (Number(head.slice(9, 12)) !== load.status) {
            fail(new Error(`expected ${load.status}, got ${head.slice(0, 2_000)}`));
            return false;
          }
          const length = load.status === 304 ? '0' : /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (length === undefined) {
            fail(new Error(`no Content-Length in ${head.slice(0, end)}`));
            return false;
          }
          left = Number(length) - (size - (end + 4));
        }
        if (left < 0) fail(new Error('more bytes came than were announced'));
        if (left !== 0) return left > 0;
        took.push(performance.now() - sent);
        sendNext();
        return true;
      };
      const socket = connect({
        port: load.port,
        host: '127.0.0.1',
        noDelay: true,
        onread: { buffer, callback: onRead },
      });
      sockets.add(socket);
      socket.on('connect', sendNext);
      socket.on('error', fail);
      socket.on('close', () => sockets.has(socket) && fail(new Error('the server closed a connection')));
    }
  });
}

/** A GET as a phone sends it, with the headers that matter to the case. */
export function get(path: string, headers: Record<string, string> = {}): string {
  return request('GET', path, headers);
}

export function post(path: string, body: unknown, headers: Record<string, string> = {}): string {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return request('POST', path, { 'content-type': 'application/json', 'content-length': length, ...headers }) + text;
}

function request(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`;
}

// As a process of its own: takes a load, answers with what it measured.
if (process.argv[2] === 'load') {
  process.channel?.ref(); // it is all that keeps this process
  process.on('message', (load: Load) => {
    run(load).then(
      (measured) => process.send?.({ measured }),
      (error: Error) => process.send?.({ error: error.message }),
    );
  });
}
