/** The deadline passed. The work itself continues; its result is ignored. */
export class TimedOut extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Settles as `work` does, or rejects after `ms`: so that a loop which waits for the database can start over. */
export function withDeadline<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`${what} did not end within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** How long a loop waits for the database: longer than any statement, and than the deadline of its answer. */
export const loopDeadlineMs = ({ requestTimeoutMs }: { requestTimeoutMs: number }): number => requestTimeoutMs + 5_000;
