import { withBytes } from '../core/files/bytes.ts';
import { adtsFrameBytes, checkFrames, mp3FrameBytes } from './inspect/audio.ts';
import { checkBoxes, checkWebm } from './inspect/containers.ts';
import { type Kind, kindOf } from './inspect/kind.ts';
import { checkPicture } from './inspect/pictures.ts';
import { Refusal, type RefusalCode } from './inspect/refusal.ts';
import { type Decoded, decode } from './picture/decode.ts';
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
  | ({ ok: true } & Kind & Partial<Decoded>)
  | { ok: false; code: RefusalCode; message: string; params: Record<string, unknown> };

/** Reads all that is said about a file out of its content. */
export async function inspect(path: string, limits: InspectLimits): Promise<Inspected> {
  try {
    const found = await withBytes(path, async (bytes) => {
      const kind = await kindOf(bytes);
      const { extension } = kind;
      if (kind.kind === 'image') {
        if (bytes.size > limits.imageBytes)
          throw new Refusal('too_large', `has more than ${limits.imageBytes} bytes`, { max: limits.imageBytes });
        checkPicture(await bytes.at(0, bytes.size), extension);
      }
      if (extension === 'mp4' || extension === 'm4a') await checkBoxes(bytes, ['ftyp', 'moov']);
      if (extension === 'avif') await checkBoxes(bytes, ['ftyp', 'meta']);
      if (extension === 'webm') await checkWebm(bytes);
      if (extension === 'mp3') await checkFrames(bytes, mp3FrameBytes);
      if (extension === 'aac') await checkFrames(bytes, adtsFrameBytes);
      return kind;
    });
    const decoded = found.kind === 'image' ? await decode(path, found.extension, limits.pixels) : {};
    return { ok: true, ...found, ...decoded };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, params } = error;
    return { ok: false, code, message, params };
  }
}

/** Makes the variants of a picture that `inspect` has accepted, as files whose names begin with `target`. */
export const render = (path: string, target: string, plan: RenderPlan): Promise<Rendered[]> =>
  renderPicture(path, target, plan);
