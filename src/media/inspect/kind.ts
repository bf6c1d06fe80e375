import { fileTypeFromBuffer } from 'file-type';
import type { Bytes } from '../../core/files/bytes.ts';
import { FileRefusal } from './refusal.ts';

export interface FileKind {
  kind: 'image' | 'audio' | 'video';
  /** As in `core/files/key.ts`. */
  extension: string;
}

const kinds: Readonly<Record<string, FileKind>> = {
  'image/jpeg': { kind: 'image', extension: 'jpg' },
  'image/png': { kind: 'image', extension: 'png' },
  'image/apng': { kind: 'image', extension: 'png' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'image/avif': { kind: 'image', extension: 'avif' },
  'image/gif': { kind: 'image', extension: 'gif' },
  'audio/mpeg': { kind: 'audio', extension: 'mp3' },
  'audio/aac': { kind: 'audio', extension: 'aac' },
  'audio/x-m4a': { kind: 'audio', extension: 'm4a' },
  'audio/mp4': { kind: 'audio', extension: 'm4a' },
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/x-m4v': { kind: 'video', extension: 'mp4' },
  'video/webm': { kind: 'video', extension: 'webm' },
};

/** What files may be, for messages. */
const supported = ['JPEG', 'PNG', 'WebP', 'AVIF', 'GIF', 'MP3', 'AAC', 'MP4', 'WebM'];

/** Of the beginning of a file, as much as identifies its kind. */
const headBytes = 65_536;

/** Bytes of the ID3v2 tag that a file begins with: cover pictures in it are larger than any head. */
export function id3Bytes(head: Buffer): number {
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10);
  return 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127);
}

/** The kind of a file by its content. @throws Refusal `unsupported`, `too_short` */
export async function kindOf(bytes: Bytes): Promise<FileKind> {
  if (bytes.size === 0) throw new FileRefusal('too_short', 'is empty', { min: 1 });
  const head = await bytes.at(0, headBytes);
  const tag = id3Bytes(head);
  const content = tag > 0 ? await bytes.at(tag, headBytes) : head;
  const found = (await fileTypeFromBuffer(content).catch(() => undefined))?.mime as string | undefined;
  const kind = found === undefined ? undefined : kinds[found];
  if (kind && (tag === 0 || kind.kind === 'audio')) return kind;
  if (found !== undefined && /^image\/hei[cf]/.test(found))
    throw new FileRefusal(
      'unsupported',
      'is HEIC, which browsers do not show: export it as JPEG, or set the camera to "Most Compatible"',
      { found: 'image/heic', known: supported },
    );
  const what = found === undefined ? 'is of an unknown kind' : `is ${found}`;
  throw new FileRefusal('unsupported', `${what}; there are ${supported.join(', ')}`, {
    found: found ?? null,
    known: supported,
  });
}
