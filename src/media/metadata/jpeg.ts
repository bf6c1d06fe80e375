import { jpegSegments } from '../inspect/pictures.ts';
import { exifOf } from './exif.ts';

const app0 = 0xe0;
const app2 = 0xe2;
const app14 = 0xee;
const comment = 0xfe;

const startsWith = (bytes: Buffer, text: string): boolean => bytes.toString('latin1', 0, text.length) === text;

/** Density, colour profile, and how Adobe stores colours: what decides how the picture looks. */
function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === app0) return startsWith(content, 'JFIF\0');
  if (marker === app2) return startsWith(content, 'ICC_PROFILE\0');
  if (marker === app14) return startsWith(content, 'Adobe');
  return marker !== comment && (marker < app0 || marker > 0xef);
}

/** Without Exif, XMP, IPTC, comments, and what cameras append behind the picture: films, further pictures. */
export function stripJpeg(file: Buffer, orientation: number): Buffer {
  const parts = [file.subarray(0, 2)];
  if (orientation > 1) {
    const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOf(orientation)]);
    parts.push(Buffer.from([0xff, 0xe1, 0, content.length + 2]), content);
  }
  for (const { marker, start, content, end } of jpegSegments(file))
    if (isNeeded(marker, file.subarray(content, end))) parts.push(file.subarray(start, end));
  return Buffer.concat(parts);
}
