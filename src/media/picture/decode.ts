import { encode } from 'blurhash';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { damaged, FileRefusal } from '../inspect/refusal.ts';

// One picture at a time, and nothing of it is kept.
sharp.cache(false);
sharp.concurrency(1);

/** Formats as sharp names them, by extension. */
const formats: Readonly<Record<string, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif', gif: 'gif' };

/** Longest side: encoders of WebP and AVIF take no more, and no camera gives it. */
const longestSide = 30_000;
/** Of an animation. */
const mostFrames = 1_000;
/** Longest side of the picture from which the blurhash and the colour are computed. */
const sampleSide = 32;

export interface Decoded {
  /** As it is shown: the orientation that the camera noted is applied. */
  width: number;
  height: number;
  is_animated: boolean;
  blurhash: string;
  /** The dominant colour, `#rrggbb`. */
  color: string;
}

/** How every picture is opened: data that are missing or wrong are errors. */
export const openOptions = (pixels: number): SharpOptions => ({
  failOn: 'warning',
  limitInputPixels: pixels,
  sequentialRead: true,
});

/** Decodes the whole picture, every frame of it. @throws Refusal `damaged`, `too_large`, `unsupported` */
export async function decodePicture(path: string, extension: string, pixels: number): Promise<Decoded> {
  const metadata = await read(path, extension);
  const { autoOrient, pages = 1 } = metadata;
  const { width, height } = autoOrient;
  const frame = metadata.pageHeight ?? metadata.height;
  checkSize(metadata.width, frame, pages, pixels);
  const is_animated = pages > 1 && (extension === 'gif' || extension === 'webp');
  const options = openOptions(pixels);
  // Every frame has to be there, though the first one is enough for what follows.
  if (is_animated)
    await attempt(
      sharp(path, { ...options, animated: true })
        .resize(sampleSide)
        .raw()
        .toBuffer(),
    );
  const sample = await attempt(
    sharp(path, options)
      .autoOrient()
      .resize(sampleSide, sampleSide, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { info, data } = sample;
  return {
    ...(is_animated ? { width: metadata.width, height: frame } : { width, height }),
    is_animated,
    blurhash: encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3),
    color: colorOf(data),
  };
}

/** How the camera was held, 1 to 8 (Exif). AVIF says it outside of its metadata. @throws Refusal */
export async function orientationOf(path: string, extension: string): Promise<number> {
  const { orientation = 1 } = await read(path, extension);
  return extension === 'avif' ? 1 : orientation;
}

async function read(path: string, extension: string): Promise<Metadata> {
  const metadata = await attempt(sharp(path, { failOn: 'warning', limitInputPixels: false }).metadata());
  if (metadata.format !== formats[extension]) throw damaged(`its content is ${metadata.format}`);
  if (extension === 'avif' && metadata.compression !== 'av1')
    throw new FileRefusal('unsupported', `is compressed as ${metadata.compression}; there is AVIF`, {
      known: ['AVIF'],
    });
  return metadata;
}

function checkSize(width: number, height: number, pages: number, pixels: number): void {
  const size = `${width} x ${height}${pages > 1 ? ` with ${pages} frames` : ''}`;
  if (Math.max(width, height) > longestSide)
    throw new FileRefusal('too_large', `has a side of more than ${longestSide} pixels (${size})`, { max: longestSide });
  if (pages > mostFrames) throw new FileRefusal('too_large', `has more than ${mostFrames} frames`, { max: mostFrames });
  if (width * height * pages > pixels)
    throw new FileRefusal('too_large', `has more than ${pixels / 1_000_000} megapixels (${size})`, { max: pixels });
}

/** What the library says about a file that it cannot read. */
async function attempt<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n');
    throw damaged(line.replace(/^Input file (has|is) /, '').slice(0, 120) || 'it cannot be decoded');
  }
}

/** The colour that most of the picture has: of 4,096 that are distinguished, the mean of the most frequent one. */
function colorOf(rgba: Buffer): string {
  const bins = new Map<number, [count: number, r: number, g: number, b: number]>();
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha < 128) continue;
    const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const sum = bins.get(bin) ?? [0, 0, 0, 0];
    bins.set(bin, [sum[0] + 1, sum[1] + r, sum[2] + g, sum[3] + b]);
  }
  let most: [number, number, number, number] = [1, 255, 255, 255]; // nothing but transparency
  let count = 0;
  for (const sum of bins.values()) if (sum[0] > count) [most, count] = [sum, sum[0]];
  return `#${most
    .slice(1)
    .map((sum) =>
      Math.round(sum / most[0])
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
