import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/**
 * The least that makes the variants of pictures: sharp, one picture at a time on one thread, with the same sides, formats and
 * qualities. Sends its seconds to the parent.
 */
sharp.cache(false);
sharp.concurrency(1);

const encode: Record<string, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 3 }),
  jpg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
};

const [folder = '', ...photos] = process.argv.slice(2);
const start = performance.now();
for (const photo of photos)
  for (const width of [320, 640, 1_280, 1_920])
    for (const [extension, to] of Object.entries(encode)) {
      const box = width === 320 ? { width, height: 240, fit: 'cover' as const } : { width };
      await to(sharp(photo).autoOrient().resize(box)).toFile(join(folder, `${width}.${extension}`));
    }
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
process.send?.({
  seconds: (performance.now() - start) / 1_000,
  cpu: (userCPUTime + systemCPUTime) / 1_000_000,
  megabytes: maxRSS / 1_024,
});
