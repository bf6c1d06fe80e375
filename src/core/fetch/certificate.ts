import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';

const timeoutMs = 10_000;

interface Answer {
  status: number;
  /** Where a redirect leads; null: nowhere. */
  location: string | null;
  body: string;
  /** Begin and end of the certificate (Unix ms); null without TLS. */
  certificate: { from: number; to: number } | null;
}

/** Bytes of an answer that are read. */
const mostBytes = 10_000;

const broken = (): Error => Object.assign(new Error('the connection broke'), { code: 'ECONNRESET' });

/**
 * The answer to a GET, and how long the certificate of the server is valid. For addresses that the operator has set: nothing is
 * refused, and no redirect followed.
 * @throws errors of DNS, connection and TLS
 */
export async function answerWithCertificate(url: string): Promise<Answer> {
  const { request } = await (url.startsWith('https:') ? import('node:https') : import('node:http'));
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { agent: false, signal: AbortSignal.timeout(timeoutMs), headers: { 'user-agent': 'dinam doctor' } },
      (response: IncomingMessage) => {
        const given = (response.socket as Partial<TLSSocket>).getPeerCertificate?.();
        const certificate = given ? { from: Date.parse(given.valid_from), to: Date.parse(given.valid_to) } : null;
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          body += part;
          if (body.length > mostBytes) response.destroy();
        });
        response.on('error', reject);
        response.on('close', () => {
          if (!response.complete && body.length <= mostBytes) return reject(broken());
          const { statusCode: status = 0, headers } = response;
          resolve({ status, location: headers.location ?? null, body, certificate });
        });
      },
    );
    // What the server drips within the time is not enough for an answer either.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ABORT_ERR' ? Object.assign(error, { code: 'ETIMEDOUT' }) : error),
    );
    asked.end();
  });
}
