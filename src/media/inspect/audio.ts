import type { Bytes } from '../../core/files/bytes.ts';
import { id3Bytes } from './kind.ts';
import { damaged } from './refusal.ts';

/** kbit/s by version (1, else 2 and 2.5) and layer III, II, I; index 0 is free, 15 is none. */
const bitrates: Readonly<Record<string, readonly number[]>> = {
  '1-3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '1-2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1-1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '2-3': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2-2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2-1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
};
const rates = [44_100, 48_000, 32_000];

/** Bytes of an MPEG audio frame by its header (ISO/IEC 11172-3, 13818-3); 0 for what is none. */
export function mp3FrameBytes(head: Buffer): number {
  if (head.length < 4 || head[0] !== 0xff) return 0;
  const [, b = 0, c = 0] = head;
  if ((b & 0xe0) !== 0xe0) return 0;
  const version = (b >> 3) & 3; // 3: 1, 2: 2, 0: 2.5
  const layer = 4 - ((b >> 1) & 3);
  const rate = rates[(c >> 2) & 3];
  if (version === 1 || layer === 4 || rate === undefined) return 0;
  const kbits = bitrates[`${version === 3 ? 1 : 2}-${layer}`]?.[c >> 4];
  if (!kbits) return 0;
  const sampling = version === 3 ? rate : version === 2 ? rate / 2 : rate / 4;
  const padding = (c >> 1) & 1;
  if (layer === 1) return (Math.floor((12_000 * kbits) / sampling) + padding) * 4;
  const samples = layer === 3 && version !== 3 ? 72_000 : 144_000;
  return Math.floor((samples * kbits) / sampling) + padding;
}

/** Bytes of an AAC frame by its ADTS header (ISO/IEC 13818-7); 0 for what is none. */
export function adtsFrameBytes(head: Buffer): number {
  if (head.length < 7 || head[0] !== 0xff || ((head[1] as number) & 0xf6) !== 0xf0) return 0;
  const bytes = (((head[3] as number) & 3) << 11) | ((head[4] as number) << 3) | ((head[5] as number) >> 5);
  return bytes < 7 ? 0 : bytes;
}

/** So many frames have to follow each other: noise has a sync word now and then. */
const framesNeeded = 3;

/** @throws Refusal `damaged` */
export async function checkFrames(bytes: Bytes, frameBytes: (head: Buffer) => number): Promise<void> {
  let at = id3Bytes(await bytes.at(0, 10));
  for (let n = 0; n < framesNeeded; n++) {
    const length = frameBytes(await bytes.at(at, 8));
    if (length === 0 || at + length > bytes.size) throw damaged('its frames do not follow each other');
    at += length;
  }
}
