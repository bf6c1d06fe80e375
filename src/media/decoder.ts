import type { App } from '../core/app.ts';
import { perProgram } from '../core/state.ts';
import { ProcessError, processOf } from '../core/threads/child-process.ts';
import type * as worker from './worker.ts';

const workerProcess = () =>
  perProgram(
    ({ config }: App) =>
      processOf<typeof worker>(new URL('./worker.ts', import.meta.url), {
        timeoutMs: config.imageTimeoutMs,
        megabytes: config.imageMemory,
      }),
    (ask) => ask.stop(),
  );

/** The process that reads uploaded files; it begins with the first of them. */
export const decoder = workerProcess();

/** The process that makes variants: those of a large picture take seconds, and no upload waits for them. */
export const renderer = workerProcess();

const limitsOf = ({ config }: App): worker.InspectLimits => ({
  imageBytes: config.imageMaxBytes,
  pixels: config.imageMaxPixels,
});

/** In whose turn the decoder works for a user; null for what nobody has uploaded. */
export const turnOf = (user: number | null): string => String(user);

/**
 * Why a file that begins so will be refused; null where its beginning does not decide.
 * @param bytes of the whole file @param user whose file it is
 */
export const inspectHead = (
  app: App,
  head: Buffer,
  bytes: number,
  user: number | null,
): ReturnType<typeof worker.inspectHead> => decoder(app).as(turnOf(user), 'inspectHead', head, bytes, limitsOf(app));

/** Inspects a local file of a user. What ends the process of the decoder is a refusal of the file as well. */
export async function inspectFile(app: App, path: string, user: number | null): Promise<worker.Inspected> {
  const { imageTimeoutMs, imageMemory } = app.config;
  try {
    return await decoder(app).as(turnOf(user), 'inspect', path, limitsOf(app));
  } catch (error) {
    if (!(error instanceof ProcessError) || error.reason === 'stopped') throw error;
    app.log.warn({ reason: error.reason }, 'the decoder gave up a file');
    const why = {
      timeout: ['too_large', `takes more than ${imageTimeoutMs / 1_000} seconds to decode`],
      memory: ['too_large', `needs more than ${imageMemory} MB to decode`],
      crash: ['damaged', 'is damaged: the decoder cannot read it'],
    } as const;
    const [code, message] = why[error.reason];
    return { ok: false, code, message, params: {} };
  }
}
