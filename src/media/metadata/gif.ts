import { gifBlocks } from '../inspect/pictures.ts';

/** Application extensions that change how the picture looks: repeats, and the colour profile. */
const needed = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

const extension = 0x21;
const comment = 0xfe;
const application = 0xff;

/** Without comments, XMP, and extensions of programs. */
export function stripGif(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  let head = 0;
  for (const { start, end } of gifBlocks(file)) {
    if (head === 0) parts.push(file.subarray(0, start));
    head = start;
    const label = file[start] === extension ? file[start + 1] : undefined;
    const isNeeded = label === application && needed.has(file.toString('latin1', start + 3, start + 14));
    if (label !== comment && (label !== application || isNeeded)) parts.push(file.subarray(start, end));
  }
  return Buffer.concat(parts);
}
