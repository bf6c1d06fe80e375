import './picture/loaders.ts';
import { type Bytes, withBytes } from '../core/files/bytes.ts';
import { adtsFrameBytes, checkFrames, mp3FrameBytes } from './inspect/audio.ts';
import { checkBoxes, checkWebm } from './inspect/containers.ts';
import { type FileKind, id3Bytes, kindOf } from './inspect/kind.ts';
import { checkPicture } from './inspect/pictures.ts';
import { FileRefusal, type RefusalCode } from './inspect/refusal.ts';
import { type Content, stripPicture, stripRecording } from './metadata/strip.ts';
import { type Decoded, decodePicture, orientationOf } from './picture/decode.ts';
import type { Rendered, RenderPlan } from './picture/plan.ts';
import { renderPicture } from './picture/render.ts';

// Runs in a process of its own (`core/threads/child-process.ts`): whatever a file does to the libraries that read it,
// the program goes on.

export interface InspectLimits {
  imageBytes: number;
  pixels: number;
}

/** What a file is, or why it is refused. */
export type Inspected =
  | ({
      ok: true;
      /** Of the file without its metadata; absent where it had none. */
      content?: Content;
    } & FileKind &
      Partial<Decoded>)
  | { ok: false; code: RefusalCode; message: string; params: Record<string, unknown> };

/** Reads all that is said about a file out of its content, and removes metadata from the file. */
export async function inspect(path: string, limits: InspectLimits): Promise<Inspected> {
  try {
    const found = await withBytes(path, (bytes) => check(bytes, limits));
    const { kind, extension, picture } = found;
    const content = picture
      ? await stripPicture(path, picture, extension, await orientationOf(path, extension))
      : await stripRecording(path, extension);
    const decoded = picture ? await decodePicture(path, extension, limits.pixels) : {};
    return { ok: true, kind, extension, ...(content ? { content } : {}), ...decoded };
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    const { code, message, params } = error;
    return { ok: false, code, message, params };
  }
}

/** The kind of a file whose structure is that of its kind; of a picture also the content. @throws Refusal */
async function check(bytes: Bytes, limits: InspectLimits): Promise<FileKind & { picture?: Buffer }> {
  const kind = await kindOf(bytes);
  const { extension } = kind;
  if (kind.kind === 'image' && bytes.size > limits.imageBytes) throw tooManyBytes(limits.imageBytes);
  const picture = kind.kind === 'image' ? await bytes.at(0, bytes.size) : undefined;
  if (picture) checkPicture(picture, extension);
  if (extension === 'mp4' || extension === 'm4a') await checkBoxes(bytes, ['ftyp', 'moov']);
  if (extension === 'avif') await checkBoxes(bytes, ['ftyp', 'meta']);
  if (extension === 'webm') await checkWebm(bytes);
  if (extension === 'mp3') await checkFrames(bytes, mp3FrameBytes);
  if (extension === 'aac') await checkFrames(bytes, adtsFrameBytes);
  return { ...kind, ...(picture ? { picture } : {}) };
}

/** Why a file of which this is the beginning will be refused; null where that does not decide. */
export async function inspectHead(
  head: Buffer,
  bytes: number,
  { imageBytes }: InspectLimits,
): Promise<Pick<FileRefusal, 'code' | 'message' | 'params'> | null> {
  if (id3Bytes(head) > 0) return null; // what is behind the tag decides
  try {
    const { kind } = await kindOf({ size: bytes, at: async (at, length) => head.subarray(at, at + length) });
    if (kind === 'image' && bytes > imageBytes) throw tooManyBytes(imageBytes);
    return null;
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    const { code, message, params } = error;
    return { code, message, params };
  }
}

const tooManyBytes = (max: number): FileRefusal => new FileRefusal('too_large', `has more than ${max} bytes`, { max });

/** Makes the variants of a picture that `inspect` has accepted, as files whose names begin with `target`. */
export const render = (path: string, target: string, plan: RenderPlan): Promise<Rendered[]> =>
  renderPicture(path, target, plan);
