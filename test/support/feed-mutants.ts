import { NotAFeed } from '../../src/feed-parser/not-a-feed.ts';
import { parse } from '../../src/feed-parser/parse.ts';
import { bytesOf, cases, home } from './feed-facts.ts';

/** Numbers that look random and are the same for a seed (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const shards = [
  ...['<item>', '</item>', '<![CDATA[', ']]>', '<!--', '-->', '<!DOCTYPE x [', '<?', '<', '>', '"', "'", '&', '&#x0;'],
  ...[
    '&amp;amp;',
    '<entry>',
    '</channel>',
    '<link/>',
    '<title>',
    '</title>',
    '\0',
    '\ufeff',
    '\u202e',
    '<a:b xmlns:a="">',
  ],
  ...[
    '<description>'.repeat(300),
    '<x>'.repeat(2_000),
    '&lol;'.repeat(1_000),
    'క్ష్మి',
    '{"items":[',
    'NaN',
    '9'.repeat(400),
  ],
];

function mutant(bytes: Buffer, random: (below: number) => number): Buffer {
  const at = (): number => random(bytes.length + 1);
  switch (random(7)) {
    case 0: {
      const flipped = Buffer.from(bytes);
      for (let i = 0; i <= random(20) && flipped.length; i++) flipped[random(flipped.length)] = random(256);
      return flipped;
    }
    case 1:
      return bytes.subarray(0, at());
    case 2:
      return bytes.subarray(at());
    case 3: {
      const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number];
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
    }
    case 4: {
      const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number];
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
    }
    case 5:
      return Buffer.from(bytes.toString(), 'utf16le');
    default: {
      const place = at();
      const shard = Buffer.from(shards[random(shards.length)] as string);
      return Buffer.concat([bytes.subarray(0, place), shard, bytes.subarray(place)]);
    }
  }
}

/** Damaged feeds of the corpus, one after the other. */
export function mutants(seed: number): () => Buffer {
  const random = randomOf(seed);
  const feeds = cases.map((c) => bytesOf(c.file));
  return () => {
    let bytes = feeds[random(feeds.length)] as Buffer;
    for (let i = 0; i <= random(4); i++) bytes = mutant(bytes, random);
    return bytes;
  };
}

/** Reads `runs` damaged feeds; throws for what is neither a feed nor the typed error, or takes longer than a second. */
export function readMutants(runs: number, seed: number): { read: number; refused: number } {
  const random = randomOf(seed);
  const feeds = cases.map((c) => ({ ...c, bytes: bytesOf(c.file) }));
  let read = 0;
  for (let run = 0; run < runs; run++) {
    const feed = feeds[random(feeds.length)] as (typeof feeds)[number];
    let bytes = feed.bytes;
    for (let i = 0; i <= random(4); i++) bytes = mutant(bytes, random);
    const began = performance.now();
    try {
      const { items } = parse(bytes, { headers: feed.headers, url: home });
      read++;
      for (const item of items)
        if (!item.key || /[\0\ud800-\udfff]/u.test(item.title + item.content)) throw new Error('unclean text');
    } catch (error) {
      if (!(error instanceof NotAFeed)) throw new Error(`${feed.file}, seed ${seed}, run ${run}`, { cause: error });
    }
    // A deadline for hanging: a feed of this size takes about a millisecond.
    if (performance.now() - began > 5_000) throw new Error(`${feed.file}, seed ${seed}, run ${run}: too long`);
  }
  return { read, refused: runs - read };
}
