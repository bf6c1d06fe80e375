import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Actor, App } from '../../core/app.ts';
import { Fault, invalid } from '../../core/error.ts';
import { appendPartial, copyPartial } from '../../core/files/partial.ts';
import { uploadSlots } from '../../core/files/receive.ts';
import { removeTemporary } from '../../core/files/temporary.ts';
import { intakeOf } from '../../core/intake.ts';
import { perProgram } from '../../core/state.ts';
import { inspectHead } from '../decoder.ts';
import type { UploadBody } from '../model/media.ts';
import { addMedia } from '../upload.ts';
import {
  finishUpload,
  lease,
  receivedBytes,
  releaseUpload,
  removeUpload,
  type StoredUpload,
  uploadOf,
} from './store.ts';

/** A part of which nothing arrives for so long is given up; what has arrived stays. */
const idleMs = 30_000;
/** The lease is renewed this often. */
const renewMs = 2_000;
/** By so many bytes the type of a file is recognised. */
const headBytes = 65_536;

/** A request that has an upload to itself. */
interface Holder {
  /** A client that lost its connection is back: the request that still waits for bytes ends. */
  stop(): void;
  ended: Promise<unknown>;
}

const holdersOf = perProgram(() => new Map<number, Holder>());

/**
 * Runs `work` while no other request adds to the upload. One of this process that still waits for bytes is ended first;
 * one that stores the file is waited for.
 * @throws Fault `conflict` while another instance has it
 */
async function holding<T>(app: App, id: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const holders = holdersOf(app);
  for (let before = holders.get(id); before; before = holders.get(id)) {
    before.stop();
    await before.ended;
  }
  const name = randomUUID();
  const abort = new AbortController();
  const held = (async () => {
    await lease(app, id, name);
    const renewal = setInterval(() => lease(app, id, name).catch((error) => abort.abort(error)), renewMs);
    try {
      return await work(abort.signal);
    } finally {
      clearInterval(renewal);
      await releaseUpload(app, id, name);
    }
  })();
  const replaced = new Fault('conflict', 'Another request continues this upload.');
  const ended = held.catch(() => {}).then(() => void holders.delete(id));
  holders.set(id, { stop: () => abort.abort(replaced), ended });
  return held;
}

/** @throws Fault `too_large`, `unavailable` where the file would not be accepted */
export async function checkLength(app: App, bytes: number): Promise<void> {
  const { mediaMaxBytes: most } = app.config;
  if (bytes > most) throw new Fault('too_large', `A file may have ${most} bytes.`);
  await intakeOf(app).checkRoom(2 * bytes); // it is copied once when it is whole
}

/**
 * Appends a part, and adds the file to the library when it is whole.
 * @param offset where the client continues: as many bytes as are there
 * @returns the upload afterwards
 * @throws Fault `conflict` for another offset, `too_large`, `unavailable`, `invalid` for a file that is refused: then the upload is gone
 */
export async function receivePart(
  app: App,
  id: number,
  offset: number,
  request: IncomingMessage,
  actor: Actor,
): Promise<StoredUpload> {
  await uploadOf(app, id, actor); // before another request is stopped: only its user may do that
  const receive = async (signal: AbortSignal): Promise<StoredUpload> => {
    const upload = await uploadOf(app, id, actor);
    const there = await receivedBytes(app, upload);
    if (there !== offset) throw new Fault('conflict', `The upload has ${there} bytes: continue from there.`);
    if (upload.media_id !== null) return upload;
    await intakeOf(app).checkRoom(upload.bytes - there);
    try {
      await appendPartial(app.config, upload.key, there, Readable.from(partOf(app, upload, there, request, signal)));
    } catch (error) {
      throw await stopped(app, upload, error);
    }
    return finishWhole(app, upload, actor);
  };
  return holding(app, id, (signal) => uploadSlots(app).run(actor.id, () => receive(signal)));
}

/** What ended a part. A file that is refused is gone; of any other upload what has arrived stays. */
async function stopped(app: App, upload: StoredUpload, error: unknown): Promise<unknown> {
  if (error instanceof Fault && error.errors.length > 0) await removeUpload(app, upload);
  const { code } = error as { code?: unknown };
  return code === 'ECONNRESET' ? new Fault('invalid', 'The upload stopped.', { cause: error }) : error;
}

/** The bytes of a part, each piece checked. */
async function* partOf(
  app: App,
  upload: StoredUpload,
  there: number,
  request: IncomingMessage,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  let received = there;
  let head: Buffer[] | null = there === 0 ? [] : null;
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(new Fault('invalid', 'The upload stopped.')), idleMs);
  const ends = AbortSignal.any([signal, idle.signal, AbortSignal.timeout(app.config.uploadTimeoutMs)]);
  const stop = (): void => void request.destroy(ends.reason as Error);
  if (ends.aborted)
    stop(); // the client came back before this request began to read
  else ends.addEventListener('abort', stop, { once: true });
  try {
    // To destroy the request would close its connection before the answer.
    for await (const chunk of intakeOf(app).whileRoom(request.iterator({ destroyOnReturn: false }))) {
      ends.throwIfAborted();
      timer.refresh();
      received += chunk.length;
      if (received > upload.bytes) throw new Fault('too_large', `The upload was to have ${upload.bytes} bytes.`);
      if (head?.push(chunk) && (received >= headBytes || received === upload.bytes)) {
        await checkHead(app, upload, Buffer.concat(head));
        head = null;
      }
      yield chunk;
    }
  } finally {
    clearTimeout(timer);
    ends.removeEventListener('abort', stop);
  }
}

/** A file of a kind that is not accepted ends with its beginning. @throws Fault `invalid` */
async function checkHead(app: App, upload: StoredUpload, head: Buffer): Promise<void> {
  const refusal = await inspectHead(app, head.subarray(0, headBytes), upload.bytes, upload.created_by);
  if (refusal) throw invalid([{ field: 'file', ...refusal, params: { name: upload.name, ...refusal.params } }]);
}

/** @returns the upload as it is then @throws Fault `invalid`, `unavailable` when the storage is away: it stays then */
async function finishWhole(app: App, upload: StoredUpload, actor: Actor): Promise<StoredUpload> {
  if ((await receivedBytes(app, upload)) < upload.bytes) return upload;
  await intakeOf(app).checkRoom(upload.bytes); // of the copy
  const copy = await copyPartial(app.config, upload.key);
  try {
    const file = { field: 'file', name: upload.name, ...copy };
    const { rows } = await addMedia(app, [file], JSON.parse(upload.described) as UploadBody, actor, () => 'file');
    const media_id = rows[0]?.id as number;
    await finishUpload(app, upload, media_id);
    return { ...upload, media_id };
  } catch (error) {
    if (error instanceof Fault && error.code === 'invalid') await removeUpload(app, upload);
    throw error;
  } finally {
    await removeTemporary(app.config, copy.path);
  }
}

/** The upload; one that is whole, and was interrupted before it was stored, is stored now. */
export async function settledUpload(app: App, id: number, actor: Actor): Promise<StoredUpload> {
  const upload = await uploadOf(app, id, actor);
  if (upload.media_id !== null || (await receivedBytes(app, upload)) < upload.bytes) return upload;
  const settle = async (): Promise<StoredUpload> => {
    const now = await uploadOf(app, id, actor);
    return now.media_id === null ? finishWhole(app, now, actor) : now;
  };
  return holding(app, id, () => uploadSlots(app).run(actor.id, settle));
}

/** Ends an upload; the file that it has become stays in the library. */
export async function endUpload(app: App, id: number, actor: Actor): Promise<void> {
  await uploadOf(app, id, actor);
  await holding(app, id, async () => removeUpload(app, await uploadOf(app, id, actor)));
}
