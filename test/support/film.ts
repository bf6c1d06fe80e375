import sharp from 'sharp';
import { box } from './pictures.ts';

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, n * 4);
  return bytes;
};

export const full = (type: string, content: Buffer, flags = 0): Buffer =>
  box(type, Buffer.concat([numbers(flags), content]));

export const hdlr = (handler: string): Buffer =>
  full('hdlr', Buffer.from(`\0\0\0\0${handler}${'\0'.repeat(13)}`, 'latin1'));

const matrix = numbers(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** A frame of AV1 as an AVIF file has it, with the configuration of its decoder. */
async function frame(hue: string): Promise<{ bytes: Buffer; config: Buffer }> {
  const options = { width: 160, height: 90, channels: 3 as const, background: hue };
  const file = await sharp({ create: options }).avif({ effort: 0 }).toBuffer();
  const mdat = file.indexOf('mdat', 0, 'latin1');
  const av1C = file.indexOf('av1C', 0, 'latin1') - 4;
  return {
    bytes: file.subarray(mdat + 4, mdat - 4 + file.readUInt32BE(mdat - 4)),
    config: file.subarray(av1C, av1C + file.readUInt32BE(av1C)),
  };
}

interface Track {
  id: number;
  handler: string;
  entry: Buffer;
  samples: Buffer[];
  /** Boxes behind those that every track has. */
  more?: Buffer;
  /** Where the samples are, one chunk for each. */
  places: number[];
}

function trak({ id, handler, entry, samples, places, more = Buffer.alloc(0) }: Track): Buffer {
  const duration = samples.length * 500;
  const isVideo = handler === 'vide';
  const stbl = box(
    'stbl',
    Buffer.concat([
      full('stsd', Buffer.concat([numbers(1), entry])),
      full('stts', numbers(1, samples.length, 500)),
      full('stsc', numbers(1, 1, 1, 1)),
      full('stsz', numbers(0, samples.length, ...samples.map(({ length }) => length))),
      full('stco', numbers(places.length, ...places)),
    ]),
  );
  const dinf = box('dinf', full('dref', Buffer.concat([numbers(1), full('url ', Buffer.alloc(0), 1)])));
  const head = isVideo ? full('vmhd', Buffer.alloc(8), 1) : full('nmhd', Buffer.alloc(0));
  const size = isVideo ? [160 << 16, 90 << 16] : [0, 0];
  return box(
    'trak',
    Buffer.concat([
      full('tkhd', Buffer.concat([numbers(0, 0, id, 0, duration, 0, 0, 0, 0), matrix, numbers(...size)]), 3),
      box(
        'mdia',
        Buffer.concat([
          full('mdhd', numbers(0, 0, 1_000, duration, 0x55c40000)),
          hdlr(handler),
          box('minf', Buffer.concat([head, dinf, stbl])),
        ]),
      ),
      more,
    ]),
  );
}

interface Parts {
  /** Samples of a track of places beside the picture. */
  places: Buffer[];
  inIndex: Buffer;
  inTrack: Buffer;
  /** Between the index and the samples. */
  top: Buffer;
}

/** A film of coloured frames, half a second each, with a track of places between them, that browsers play. */
export async function film({ places, inIndex, inTrack, top }: Parts): Promise<{ file: Buffer; frames: Buffer[] }> {
  const made = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#ffff00'].map(frame));
  const frames = made.map(({ bytes }) => bytes);
  const visual = Buffer.alloc(78);
  visual.writeUInt16BE(1, 6);
  visual.writeUInt16BE(160, 24);
  visual.writeUInt16BE(90, 26);
  visual.writeUInt32BE(0x480000, 28);
  visual.writeUInt32BE(0x480000, 32);
  visual.writeUInt16BE(1, 40);
  visual.writeUInt16BE(24, 74);
  visual.writeInt16BE(-1, 76);
  const av01 = box('av01', Buffer.concat([visual, made[0]?.config ?? Buffer.alloc(0)]));
  const gpmd = box('gpmd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]));
  const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isomiso2mp41av01', 'latin1'));
  const chunks = frames.flatMap((bytes, n) => [bytes, places[n] ?? Buffer.alloc(0)]);
  const moovAt = (begin: number): Buffer => {
    let at = begin;
    const starts = chunks.map(({ length }) => {
      at += length;
      return at - length;
    });
    const even = starts.filter((_, n) => n % 2 === 0);
    const odd = starts.filter((_, n) => n % 2 === 1).slice(0, places.length);
    const mvhd = Buffer.concat([
      numbers(0, 0, 1_000, 2_000, 0x10000, 0x1000000, 0, 0),
      matrix,
      Buffer.alloc(24),
      numbers(3),
    ]);
    return box(
      'moov',
      Buffer.concat([
        full('mvhd', mvhd),
        trak({ id: 1, handler: 'vide', entry: av01, samples: frames, places: even, more: inTrack }),
        trak({ id: 2, handler: 'meta', entry: gpmd, samples: places, places: odd }),
        inIndex,
      ]),
    );
  };
  const begin = ftyp.length + moovAt(0).length + top.length + 8;
  return { file: Buffer.concat([ftyp, moovAt(begin), top, box('mdat', Buffer.concat(chunks))]), frames };
}
