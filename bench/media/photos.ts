import { join } from 'node:path';
import sharp from 'sharp';

const width = 4_000;
const height = 3_000;

/** Photos as a phone takes them: 12 megapixels, about 4 MB, each another one, with Exif. Gives their paths. */
export async function makePhotos(folder: string, count: number): Promise<string[]> {
  // Grain over soft shapes compresses as a photo does.
  const grain = { width, height, channels: 3 as const, noise: { type: 'gaussian' as const, mean: 128, sigma: 22 } };
  const base = await sharp({ create: { ...grain, background: '#808080' } })
    .jpeg({ quality: 92 })
    .toBuffer();
  const paths: string[] = [];
  for (let n = 0; n < count; n++) {
    const path = join(folder, `photo-${n}.jpg`);
    const circle = `<circle cx="${400 + 130 * n}" cy="1500" r="${300 + 20 * n}" fill="hsl(${n * 37} 70% 45%)" fill-opacity=".6"/>`;
    const shapes = Buffer.from(`<svg width="${width}" height="${height}">${circle}</svg>`);
    await sharp(base)
      .blur(0.6)
      .composite([{ input: shapes }])
      .withExif({
        IFD0: { Make: 'Dinam', Model: String(n) },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 30/1 22/1' },
      })
      .jpeg({ quality: 88 })
      .toFile(path);
    paths.push(path);
  }
  return paths;
}
