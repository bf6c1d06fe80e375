import { exifOf } from './exif.ts';

const needed = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']);

/** Flags of VP8X: the file has Exif, or XMP. */
const exifFlag = 0x08;
const xmpFlag = 0x04;

function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(8 + content.length + (content.length % 2));
  bytes.write(type, 0, 'latin1');
  bytes.writeUInt32LE(content.length, 4);
  content.copy(bytes, 8);
  return bytes;
}

/** Without Exif, XMP, and chunks of programs. */
export function stripWebp(file: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [];
  const end = Math.min(file.length, file.readUInt32LE(4) + 8);
  for (let at = 12; at + 8 <= end; ) {
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const whole = Buffer.from(file.subarray(at, at + 8 + length + (length % 2)));
    if (type === 'VP8X' && length > 0)
      whole[8] = ((whole[8] as number) & ~(exifFlag | xmpFlag)) | (orientation > 1 ? exifFlag : 0);
    if (needed.has(type)) parts.push(whole);
    at += whole.length;
    if (whole.length < 8 + length) break;
  }
  if (orientation > 1) parts.push(chunk('EXIF', exifOf(orientation)));
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]));
}
