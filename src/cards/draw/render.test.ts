import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { type CardSize, type CardSpec, cardSides } from '../card.ts';
import { measures } from './measures.ts';
import { drawCard } from './render.ts';

/** Relative luminance (WCAG 2). */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const c = value / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const spec: CardSpec = {
  layout: 'story',
  lang: 'te',
  brand: 'దినం',
  logo: null,
  color: '#b3261e',
  label: 'రాష్ట్రం',
  text: null,
  rows: [],
  title: 'కృష్ణా–గోదావరి నదుల అనుసంధానానికి కేంద్ర ప్రభుత్వం ఆమోదముద్ర, స్త్రీశిశు సంక్షేమ శాఖ హర్షం '.repeat(3).trim(),
  picture: { url: 'https://example.in/a.jpg', focal: null },
};

test('on a white picture the name of the publication and a long headline have enough contrast', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-card-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const picture = join(folder, 'white.png');
  await sharp({ create: { width: 1_600, height: 1_600, channels: 3, background: '#ffffff' } }).toFile(picture);
  /** How well white is seen on it at heights of a card, left of every letter. */
  const contrastOf = async (size: CardSize, title: string): Promise<(y: number) => number> => {
    const file = join(folder, `${size}.jpg`);
    const files = { picture, logo: null };
    assert.deepEqual(await drawCard({ ...spec, title }, size, files, 10_000_000, file), { hasPicture: true });
    const column = sharp(file).extract({ left: 20, top: 0, width: 1, height: cardSides[size].height });
    const { data, info } = await column.raw().toBuffer({ resolveWithObject: true });
    return (y) => {
      const at = Math.round(y) * info.channels;
      return 1.05 / (luminance([...data.subarray(at, at + 3)]) + 0.05);
    };
  };
  for (const size of ['og', 'status'] as CardSize[]) {
    const { top, logo, bottom, title } = measures[size];
    const end = cardSides[size].height - bottom;
    const long = await contrastOf(size, spec.title);
    for (const y of [top, top + logo / 2, top + logo, end - title.height, end])
      assert.ok(long(y) >= 3, `${size} at ${y}: ${long(y).toFixed(2)}`);
    // Above a short headline the picture is seen as it is.
    const short = await contrastOf(size, 'వరద');
    assert.ok(short((top + logo + end) / 2.4) < 1.5, `${size}: ${short((top + logo + end) / 2.4)}`);
  }
});
