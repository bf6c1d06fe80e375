import { createReadStream, globSync, type ReadStream, statSync } from 'node:fs';
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
  const found = new Map<string, number>();
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found.set(path.slice(folder.length + 1).replaceAll('\\', '/'), statSync(path).size);
  }
  return (path, takesBrotli) => {
    const type = types[extname(path)];
    const plain = found.get(path);
    if (type === undefined || plain === undefined) return;
    const brotli = takesBrotli ? found.get(`${path}.br`) : undefined;
    const file = join(folder, brotli === undefined ? path : `${path}.br`);
    const encoding = brotli === undefined ? null : 'br';
    return { type, bytes: brotli ?? plain, encoding, open: () => createReadStream(file) };
  };
}
