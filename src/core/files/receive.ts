import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Slots } from '../admission/slots.ts';
import type { UploadedFile } from '../api/route.ts';
import type { App } from '../app.ts';
import { intakeOf } from '../intake.ts';
import { perProgram } from '../state.ts';
import { temporaryPath } from './temporary.ts';

/** A file that is being written. */
export type Incoming = { -readonly [K in keyof UploadedFile]: UploadedFile[K] };

/** Requests of which one process takes in files at a time: until they are stored, they take up the disk. */
export const uploadSlots = perProgram(() => new Slots('uploads', 16, 4));

/** Writes what arrives to a temporary file. `file.path` is set before its first byte, so that it can be removed. @throws Fault `unavailable` */
export async function receiveFile(app: App, stream: Readable, file: Incoming): Promise<void> {
  const hash = createHash('sha256');
  file.path = await temporaryPath(app.config);
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of intakeOf(app).whileRoom(chunks)) {
        hash.update(chunk);
        file.bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file.path, { mode: 0o600 }),
  );
  file.sha256 = hash.digest('hex');
}

/** Removes what is left of files that were received: those that were stored have another name by now. */
export async function removeReceived(files: readonly UploadedFile[]): Promise<void> {
  for (const { path } of files) if (path !== '') await rm(path, { force: true });
}
