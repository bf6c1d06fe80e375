import type { ParsedItem } from './parse.ts';
import type { SeenKeys } from './seen-facts.ts';

/** Thrown where more of a seen item is needed than it has: its feed has to be read in whole. */
export class WholeNeeded extends Error {
  override name = 'WholeNeeded';
  constructor() {
    super('The feed has to be read in whole.');
  }
}

const missing = (): never => {
  throw new WholeNeeded();
};

/** A seen item in the place of a whole one. */
export class SeenItem implements ParsedItem {
  readonly key: number;
  readonly keys: ParsedItem['keys'];
  readonly hash: string;
  readonly link: string | null;
  readonly published_at: string | null;

  constructor({ key, keys, hash, link, published_at }: SeenKeys) {
    this.key = key;
    this.keys = keys;
    this.hash = hash;
    this.link = link;
    this.published_at = published_at;
  }

  get guid(): never {
    return missing();
  }
  get title(): never {
    return missing();
  }
  get date_raw(): never {
    return missing();
  }
  get content(): never {
    return missing();
  }
  get summary(): never {
    return missing();
  }
  get author(): never {
    return missing();
  }
  get image_url(): never {
    return missing();
  }
  get audio_url(): never {
    return missing();
  }
  get video_url(): never {
    return missing();
  }
  get categories(): never {
    return missing();
  }
  get base(): never {
    return missing();
  }
}
