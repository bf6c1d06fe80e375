import { crc32 } from 'node:zlib';
import { exifOf } from './exif.ts';

/** Chunks that change how the picture looks, of those that a reader may ignore. */
const needed = new Set('cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST tRNS pHYs sPLT acTL fcTL fdAT'.split(' '));

const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(content.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

/** Without Exif, texts and XMP, times, and chunks of programs. */
export function stripPng(file: Buffer, orientation: number): Buffer {
  const parts = [file.subarray(0, 8)];
  for (let at = 8; at + 12 <= file.length; ) {
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + file.readUInt32BE(at) + 12;
    if (isCritical(type) || needed.has(type)) parts.push(file.subarray(at, end));
    if (type === 'IHDR' && orientation > 1) parts.push(chunk('eXIf', exifOf(orientation)));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}
