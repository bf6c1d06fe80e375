import sax, { type SAXParser } from 'sax';
import { Fault } from '../../core/error.ts';

/** What a file has for each post, page, picture, category, tag and author. */
export interface WxrRecord {
  /** `item`, `wp:category`, `wp:author` and so on; what has no parts is in `text`. */
  name: string;
  line: number;
  text: string;
  /** Parts by their names; of several the last. */
  fields: Map<string, string>;
  /** `<category domain= nicename=>` of an item. */
  terms: { domain: string; nicename: string; name: string }[];
  /** `wp:postmeta` and `wp:termmeta`. */
  meta: Map<string, string>;
  /** Slugs that the item had before. */
  oldSlugs: string[];
  /** Further ones, and parts, terms and values that are not read. */
  moreSlugs: number;
  more: number;
  comments: number;
  /** The record has a part of more than `mostText` characters, and is cut. */
  isTooLarge: boolean;
}

/** Characters of one part: a story has 400,000 at most. */
const mostText = 1_500_000;
/** Of a value of `wp:postmeta`: those that are read are short, and page builders have megabytes there. */
const longestMeta = 10_000;
/** Parts, terms and values of metadata of one record; those behind them are left out. */
const mostOfRecord = 5_000;
const mostOldSlugs = 50;
/** An export is six elements deep. */
const deepest = 40;

/** Elements of which nothing is imported: their text is not collected. */
const ignored = new Set(['wp:comment', 'description', 'wp:tag_description']);

const field = (record: WxrRecord, name: string): string => record.fields.get(name) ?? '';

/** A part as a line: without white space around it. */
export const fieldOf = (record: WxrRecord, name: string): string => field(record, name).trim();

/** Where in the file it is broken, for the operator. */
export const brokenAt = (file: string, line: number, why: string): Fault =>
  new Fault('invalid', `${file}, line ${line}: ${why}`);

/**
 * Reads a WordPress export (WXR, RSS 2.0 with the namespace `wp`) piece by piece. No entity is ever declared: a
 * DOCTYPE is refused.
 */
export class WxrParser {
  readonly #parser: SAXParser;
  readonly #file: string;
  readonly #leaveOut: ReadonlySet<string>;
  #path: string[] = [];
  #record: WxrRecord | null = null;
  #length = 0;
  #text: string[] = [];
  #term: { domain: string; nicename: string } | null = null;
  #metaKey = '';
  #ready: WxrRecord[] = [];
  #hasEnded = false;
  #failure: unknown;

  /** @param leaveOut names of parts whose text is not needed */
  constructor(file: string, leaveOut: readonly string[] = []) {
    this.#file = file;
    this.#leaveOut = new Set(leaveOut);
    const parser = sax.parser(true, { position: true });
    parser.onerror = (error) => {
      const [why = ''] = error.message.split('\n');
      throw this.#broken(`${why.replace(/\.$/, '').slice(0, 200)}.`);
    };
    parser.ondoctype = () => {
      throw this.#broken('there is a DOCTYPE, which no export has.');
    };
    parser.onopentag = ({ name, attributes }) => this.#open(name, attributes as Record<string, string>);
    parser.onclosetag = (name) => this.#close(name);
    parser.ontext = (text) => this.#add(text);
    parser.oncdata = (text) => this.#add(text);
    this.#parser = parser;
  }

  get line(): number {
    return this.#parser.line + 1;
  }

  /** The records that are complete with this text, up to where it is broken: `check` reports that. */
  write(text: string): WxrRecord[] {
    try {
      this.#parser.write(text);
    } catch (error) {
      this.#failure = error;
    }
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  /** @throws Fault `invalid` with the line where the text is broken */
  check(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** @throws Fault `invalid` where the file ends too early */
  end(): void {
    this.check();
    if (!this.#hasEnded) throw this.#broken('the file ends in the middle: it was not exported or copied whole.');
  }

  #broken(why: string): Fault {
    return brokenAt(this.#file, this.line, why);
  }

  #open(name: string, attributes: Record<string, string>): void {
    const path = this.#path;
    const [root] = path;
    if (path.length === 0 && name !== 'rss')
      throw this.#broken(`it begins with <${name.slice(0, 40)}>: this is no WordPress export (WXR).`);
    path.push(name);
    if (path.length > deepest) throw this.#broken(`elements are nested more than ${deepest} deep.`);
    if (root !== 'rss' || path[1] !== 'channel') return;
    if (path.length === 3) {
      this.#record = newRecord(name, this.line);
      this.#begin();
    } else if (path.length === 4 || (path.length === 5 && isMeta(path[3]))) {
      this.#begin();
      if (name === 'category' && path.length === 4)
        this.#term = { domain: attributes.domain ?? '', nicename: attributes.nicename ?? '' };
    }
  }

  /** The text of a part begins. */
  #begin(): void {
    this.#text = [];
    this.#length = 0;
  }

  #add(text: string): void {
    const record = this.#record;
    const { length } = this.#path;
    if (!record || length > 5 || (length === 5 && !isMeta(this.#path[3]))) return;
    const part = this.#path[3];
    if (part !== undefined && (ignored.has(part) || this.#leaveOut.has(part))) return;
    this.#length += text.length;
    if (this.#length > (isMeta(part) ? longestMeta : mostText)) record.isTooLarge ||= !isMeta(part);
    else this.#text.push(text);
  }

  /** A copy: parts of a string hold all of it in memory, which is a whole piece of the file here. */
  #collected(): string {
    return Buffer.from(this.#text.join('')).toString();
  }

  #close(name: string): void {
    const path = this.#path;
    const record = this.#record;
    if (record && path.length === 3) {
      record.text = this.#collected();
      this.#ready.push(record);
      this.#record = null;
    } else if (record && path.length === 4) this.#closePart(record, name);
    else if (record && path.length === 5 && isMeta(path[3])) {
      const text = this.#collected();
      if (name === 'wp:meta_key') this.#metaKey = text;
      else if (name === 'wp:meta_value' && this.#metaKey !== '') {
        if (record.meta.size < mostOfRecord) takeMeta(record, this.#metaKey, text);
        else record.more++;
      }
    }
    path.pop();
    if (path.length === 0) this.#hasEnded = true;
    if (path.length >= 3) this.#begin();
  }

  #closePart(record: WxrRecord, name: string): void {
    if (name === 'wp:comment') record.comments++;
    else if (isMeta(name)) this.#metaKey = '';
    else if (this.#term) {
      if (record.terms.length < mostOfRecord) record.terms.push({ ...this.#term, name: this.#collected() });
      else record.more++;
    } else if (record.fields.size < mostOfRecord) record.fields.set(name, this.#collected());
    else record.more++;
    this.#term = null;
  }
}

const isMeta = (name: string | undefined): boolean => name === 'wp:postmeta' || name === 'wp:termmeta';

/** Of a value that is there several times the last counts, but for the slugs. */
function takeMeta(record: WxrRecord, key: string, value: string): void {
  if (key === '_wp_old_slug' && value !== '') {
    if (record.oldSlugs.length < mostOldSlugs) record.oldSlugs.push(value);
    else record.moreSlugs++;
  }
  record.meta.set(key, value);
}

const newRecord = (name: string, line: number): WxrRecord => ({
  name,
  line,
  text: '',
  fields: new Map(),
  terms: [],
  meta: new Map(),
  oldSlugs: [],
  moreSlugs: 0,
  more: 0,
  comments: 0,
  isTooLarge: false,
});
