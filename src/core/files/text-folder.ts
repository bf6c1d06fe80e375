import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

interface Found {
  name: string;
  path: string;
  bytes: number;
  /** Differs whenever the file does. */
  mark: string;
}

/** The files of a folder whose names fit, by name; none where there is no such folder. */
async function filesOf(folder: string, names: RegExp): Promise<Found[]> {
  const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  const found = all
    .filter((name) => names.test(name))
    .sort()
    .map(async (name): Promise<Found | null> => {
      const path = join(folder, name);
      const file = await stat(path).catch(() => null); // removed meanwhile, or a link that leads nowhere
      if (!file?.isFile()) return null;
      return { name, path, bytes: file.size, mark: `${name} ${file.size} ${file.mtimeMs} ${file.ino}` };
    });
  return (await Promise.all(found)).filter((one) => one !== null);
}

/** A text that differs whenever a file of the folder was added, written or removed. */
export const folderMark = async (folder: string, names: RegExp): Promise<string> =>
  (await filesOf(folder, names)).map(({ mark }) => mark).join('\n');

/** Texts of a folder by file name, and why others are not among them, as `name: reason`. */
interface TextFolder {
  texts: Map<string, string>;
  refused: { name: string; reason: string }[];
}

/**
 * Reads the text files of a folder, not those of folders in it. A link is followed only within the folder, as volumes of
 * Kubernetes use it.
 * @param mostBytes of one file
 */
export async function readTexts(folder: string, names: RegExp, mostBytes: number): Promise<TextFolder> {
  const texts = new Map<string, string>();
  const refused: TextFolder['refused'] = [];
  const files = await filesOf(folder, names);
  if (files.length === 0) return { texts, refused };
  const root = (await realpath(folder)) + sep;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const { name, path, bytes } of files)
    try {
      if (!(await realpath(path)).startsWith(root)) throw new Error('it is a link to a file outside the folder');
      if (bytes > mostBytes) throw new Error(`it has more than ${mostBytes} bytes`);
      texts.set(name, decoder.decode(await readFile(path)));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      refused.push({ name, reason: code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'it is not UTF-8' : message });
    }
  return { texts, refused };
}
