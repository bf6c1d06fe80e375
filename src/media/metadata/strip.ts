import { hashFile, overwrite } from '../../core/files/bytes.ts';
import { stripAvif } from './avif.ts';
import { stripFilm } from './film.ts';
import { stripGif } from './gif.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';
import { stripWebp } from './webp.ts';

/** The picture without what says where, when, by whom and with what it was taken. Pixels and colours stay as they are. */
const pictures: Readonly<Record<string, (file: Buffer, orientation: number) => Buffer>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
  avif: stripAvif,
};

/** Size and hash of a file that was changed. */
export interface Content {
  bytes: number;
  sha256: string;
}

/**
 * Removes metadata from a picture that was checked, without encoding it again.
 * @param file the content of the file @param orientation that it is to keep, 1 to 8
 * @returns null where there was nothing to remove
 */
export async function stripPicture(
  path: string,
  file: Buffer,
  extension: string,
  orientation: number,
): Promise<Content | null> {
  const stripped = pictures[extension]?.(file, orientation) ?? file;
  if (stripped.equals(file)) return null;
  await overwrite(path, stripped);
  return hashFile(path);
}

/** Removes place and device from audio and video that was checked. @returns null where there was nothing to remove */
export async function stripRecording(path: string, extension: string): Promise<Content | null> {
  const isFilm = extension === 'mp4' || extension === 'm4a';
  return isFilm && (await stripFilm(path)) ? hashFile(path) : null;
}
