import { Fault } from '../error.ts';

/** The disk has no room: ENOSPC, quota, limit of a file; or it must not be written. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** What a failed write of a file means for the client: nothing was stored, and later it may work. */
export function storeFault(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (typeof code !== 'string' || !noRoom.has(code)) return error;
  return new Fault('unavailable', 'The disk is full: the file was not stored.', {
    headers: { 'retry-after': '600' },
    cause: error,
  });
}
