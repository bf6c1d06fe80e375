import type { NewJob } from '../core/jobs/new-job.ts';
import { isBreaking, type StoredNotification } from './store.ts';
import { isTopicSend } from './targeting/target.ts';

/** For what cannot wait: fan-outs, topics, breaking news. */
export const pushQueue = 'push';
/** For batches of an ordinary send, of which one to everybody has thousands. */
export const bulkQueue = 'push.bulk';

/** The fan-out of a notification. @param runAt ISO time; null: at once */
export const sendJob = (id: number, runAt: string | null): NewJob => ({
  kind: 'push.send',
  payload: { id },
  queue: pushQueue,
  uniqueKey: `push.send:${id}`,
  ...(runAt === null ? {} : { runAt }),
});

/** One batch of a notification. @param runAt ISO time */
export const batchJob = (
  { id, type, target_type }: Pick<StoredNotification, 'id' | 'type' | 'target_type'>,
  batch: number,
  runAt: string,
): NewJob => ({
  kind: 'push.batch',
  payload: { id, batch },
  queue: isBreaking({ type }) || isTopicSend({ type: target_type }) ? pushQueue : bulkQueue,
  runAt,
  // A worker that dies may have sent messages that it did not record, at each attempt.
  maxAttempts: 3,
  uniqueKey: `push.batch:${id}:${batch}`,
});
