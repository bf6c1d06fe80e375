import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Candidate ports: above 10080, the last of those that browsers and `fetch` refuse ("bad port" of the Fetch Standard),
 * and below those that the system gives out by itself (from 32768 on Linux, higher elsewhere). It takes the near ends of
 * connections from them, and one may take the port before it is used.
 */
export const ports = { first: 10_081, end: 32_768 };

/** A port that nothing listens on at this moment. */
export async function freePort(host: string): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = randomInt(ports.first, ports.end);
    try {
      await listenOnce(port, host);
      return port;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (tries === 100 || (code !== 'EADDRINUSE' && code !== 'EACCES')) throw error;
    }
  }
}

function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
