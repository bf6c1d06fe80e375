import { createReadStream, existsSync, type ReadStream, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.json': 'application/json; charset=utf-8',
};

/** A file that was built, in one of its encodings. */
interface StaticFile {
  type: string;
  bytes: number;
  encoding: 'br' | null;
  open(): ReadStream;
}

/**
 * The files of a folder that does not change while the program runs: a path is looked up here and never in the file
 * system, so that no request can name another file.
 * @returns the file of a path such as `assets/index-Dx1.js`, compressed where the client takes that and it was built so
 */
export function staticFolder(folder: string): (path: string, takesBrotli: boolean) => StaticFile | undefined {
  /** Bytes by path; null until the first request for it: sizes of all files would take most of the time here. */
  const found = new Map<string, number | null>();
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of all) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (entry.isFile()) found.set(path.replaceAll('\\', '/'), null);
  }
  const bytesOf = (path: string): number | undefined => {
    const cached = found.get(path);
    if (cached !== null) return cached;
    const file = statSync(join(folder, path), { throwIfNoEntry: false });
    if (file) found.set(path, file.size);
    return file?.size;
  };
  return (path, takesBrotli) => {
    const type = types[extname(path)];
    if (type === undefined) return;
    const plain = bytesOf(path);
    if (plain === undefined) return;
    const brotli = takesBrotli ? bytesOf(`${path}.br`) : undefined;
    const file = join(folder, brotli === undefined ? path : `${path}.br`);
    const encoding = brotli === undefined ? null : 'br';
    return { type, bytes: brotli ?? plain, encoding, open: () => createReadStream(file) };
  };
}
