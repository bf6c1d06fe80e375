import type { App } from '../app.ts';
import type { Config } from '../config/config.ts';
import { perProgram } from '../state.ts';
import type { FileStore } from './store.ts';

/**
 * Opens the store that the options name. The libraries are loaded now: most processes never touch a file.
 * @param onState called when the server of the bucket stops answering, and when it answers again
 */
export async function openFiles(config: Config, onState?: (isAway: boolean) => void): Promise<FileStore> {
  if (config.filesS3Bucket === '') return new (await import('./disk-store.ts')).DiskStore(config);
  return new (await import('./s3-store.ts')).S3Store(config, onState);
}

/** Whether the file storage of a running program answers; it counts as available until a request has failed. */
export const filesCondition = perProgram(() => ({ isAway: false }));

/** The store of a running program. */
export const filesOf = perProgram(
  (app: App) =>
    openFiles(app.config, (isAway) => {
      filesCondition(app).isAway = isAway;
      if (isAway) app.log.error({}, 'the file storage does not answer: files are 503 until it does');
      else app.log.info({}, 'the file storage answers again');
    }),
  async (store) => (await store).close(),
);
