import { randomBytes } from 'node:crypto';

/** Content types by the extension of stored files; what is not in it is neither stored nor served. */
const mediaTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  aac: 'audio/aac',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** `o` is a file as it was uploaded, `v` what was made of it, `c` a share card, which can be made again. */
type Section = 'o' | 'v' | 'c';

const pattern = /^([ovc])\/[0-9a-f]{2}\/[0-9a-f]{2}[0-9a-z-]{10,100}\.([a-z0-9]{3,4})$/;

/** Whether it is the key of a stored file: nothing else is ever looked up. */
export const isFileKey = (key: string): boolean => mediaTypes[pattern.exec(key)?.[2] ?? ''] !== undefined;

/** Whether the file is stored as somebody uploaded it. */
export const isOriginal = (key: string): boolean => key.startsWith('o/');

/** Whether it is a share card: no part of the library and of backups. */
export const isCard = (key: string): boolean => key.startsWith('c/');

/** The key of a share card or an icon. @param hash in hex, of what it shows; @param label such as `og` */
export const cardKey = (hash: string, label: string, extension: 'jpg' | 'png' = 'jpg'): string =>
  keyOf('c', `${hash.slice(0, 32)}-${label}`, extension);

/** The content type of a key. */
export const mediaTypeOf = (key: string): string => mediaTypes[key.slice(key.lastIndexOf('.') + 1)] as string;

const keyOf = (section: Section, name: string, extension: string): string =>
  `${section}/${name.slice(0, 2)}/${name}.${extension}`;

/**
 * The key of an upload: the hash of its content, and random bits, so that each upload owns its file and nobody guesses
 * the address of one that he has.
 * @param sha256 in hex
 */
export const originalKey = (sha256: string, extension: string): string =>
  keyOf('o', `${sha256.slice(0, 32)}-${randomBytes(8).toString('hex')}`, extension);

/** The keys that an original of this name may have: one for each kind of file. */
export const originalKeys = (name: string): string[] => Object.keys(mediaTypes).map((kind) => keyOf('o', name, kind));

/** The name of an original, or that which variants share: 32 and 16 digits in hex. */
export const nameOfKey = (key: string): string => {
  const at = key.lastIndexOf('/') + 1;
  return key.slice(at, at + 49);
};

/** A name for what is made of an original: it reveals nothing of the original's name. */
export const publicName = (): string => `${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}`;

/**
 * The key of what was made of an original.
 * @param name of the variants @param hash of the original and how it was made, unknown to readers: who has one variant does
 * not find another @param label such as `640`
 */
export const variantKey = (name: string, hash: string, label: string, extension: string): string =>
  keyOf('v', `${name}-${hash.slice(0, 12)}-${label}`, extension);
