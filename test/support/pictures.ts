import sharp, { type Sharp } from 'sharp';

/** A picture of four coloured quarters: red, green; blue, yellow. */
export function quarters(width: number, height: number): Sharp {
  const quarter = (background: string) => ({
    create: { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const, background },
  });
  const right = Math.floor(width / 2);
  const bottom = Math.floor(height / 2);
  const canvas = sharp({ create: { width, height, channels: 3, background: '#ff0000' } });
  return canvas.composite([
    { input: quarter('#00ff00'), left: right, top: 0 },
    { input: quarter('#0000ff'), left: 0, top: bottom },
    { input: quarter('#ffff00'), left: right, top: bottom },
  ]);
}

/** The picture as a file of the format. */
export const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 400, height = 300): Promise<Buffer> =>
  quarters(width, height).toFormat(format).toBuffer();

/** An animation of that many frames. */
export async function animation(format: 'gif' | 'webp', frames: number, width = 200, height = 100): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, n) =>
      quarters(width, height)
        .modulate({ hue: n * 40 })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  return sharp(pictures, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** The colour in the middle of a part of a picture, as `r,g,b`, rounded as encoders blur it. */
export async function colorAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 255 : 0)).join(',');
}

/** A box of an ISO media file. */
export const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** The boxes of an MP4 film without frames. */
export const mp4 = (bytes = 1_000): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomiso2mp41', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100))),
    box('mdat', Buffer.alloc(bytes, 7)),
  ]);

/** MPEG-1 layer III frames of silence, 128 kbit/s at 44.1 kHz. */
export const mp3 = (frames = 10): Buffer =>
  Buffer.concat(
    Array.from({ length: frames }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])),
  );

/** ADTS frames of 100 bytes. */
export const aac = (frames = 10): Buffer =>
  Buffer.concat(
    Array.from({ length: frames }, () =>
      Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x0c, 0x9f, 0xfc]), Buffer.alloc(93)]),
    ),
  );

/** The head of a WebM file, and a segment of that many bytes. */
export function webm(bytes = 500): Buffer {
  const docType = Buffer.concat([Buffer.from([0x42, 0x82, 0x84]), Buffer.from('webm')]);
  const segment = Buffer.alloc(8);
  segment.writeUInt32BE(0x18538067);
  segment.writeUInt32BE(0x10000000 + bytes, 4);
  return Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + docType.length]),
    docType,
    segment,
    Buffer.alloc(bytes, 1),
  ]);
}
