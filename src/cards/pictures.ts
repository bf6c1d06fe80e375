import type { App } from '../core/app.ts';
import { lruMap } from '../core/cache/lru.ts';
import { fetchGuarded } from '../core/fetch/fetch.ts';
import { filesOf } from '../core/files/file-store.ts';
import { isFileKey } from '../core/files/key.ts';
import { removeTemporary, temporaryPath } from '../core/files/temporary.ts';
import { perProgram } from '../core/state.ts';
import { accessToFile } from '../media/serving/access.ts';
import { fileUrl } from '../media/view.ts';

/** Nobody waits longer for the picture of another server. */
const fetchMs = 4_000;
/** An address that failed is not requested again for so long. */
const failedMs = 300_000;

/** Addresses that gave nothing, and when. */
const failures = perProgram(() => lruMap<string, number>(1_000));

/** A file to draw from. */
interface LocalPicture {
  path: string;
  /** From another server: it is inspected before it is decoded. */
  isForeign: boolean;
}

/** The stored file that an address means; null for one of another server. */
function keyOfUrl(app: App, url: string): string | null {
  for (const base of new Set([fileUrl(app.config, ''), `${app.config.publicUrl}/files/`])) {
    const key = url.startsWith(base) ? url.slice(base.length) : '';
    if (isFileKey(key)) return key;
  }
  return null;
}

/** Runs `work` with the picture of an address as a local file; with null where it cannot be had. */
export async function withPicture<T>(
  app: App,
  url: string | null,
  work: (picture: LocalPicture | null) => Promise<T>,
): Promise<T> {
  if (url === null) return work(null);
  const named = keyOfUrl(app, url);
  if (named === null) return withFetched(app, url, work);
  const access = await accessToFile(app, named);
  const key = typeof access === 'object' ? keyOfUrl(app, access.moved) : access === 'all' ? named : null;
  if (key === null) return work(null);
  const files = await filesOf(app);
  if ((await files.size(key)) === null) return work(null);
  return files.withLocal(key, (path) => work({ path, isForeign: false }));
}

async function withFetched<T>(app: App, url: string, work: (picture: LocalPicture | null) => Promise<T>): Promise<T> {
  const failed = failures(app);
  if ((failed.get(url) ?? Number.NEGATIVE_INFINITY) > app.now() - failedMs) return work(null);
  const path = await temporaryPath(app.config, 'card');
  try {
    const isThere = await fetchGuarded(app, url, {
      maxBytes: app.config.imageMaxBytes,
      timeoutMs: fetchMs,
      headers: { accept: 'image/avif, image/webp, image/jpeg, image/png, image/gif' },
      saveTo: path,
    }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (!isThere) failed.set(url, app.now());
    return await work(isThere ? { path, isForeign: true } : null);
  } finally {
    await removeTemporary(app.config, path);
  }
}
