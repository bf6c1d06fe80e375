import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port that nothing listens on at this moment. None of those that the system gives out by itself (from 32768 on Linux,
 * higher elsewhere): it takes the near ends of connections from them, and one may take the port before it is used.
 */
export async function freePort(host: string): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = randomInt(10_000, 32_768);
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
