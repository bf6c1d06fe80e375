import { damaged, type FileRefusal, pieceCounter, unsafe } from './refusal.ts';

/** Where the picture ends in its file, by the structure of its kind. @throws Refusal `damaged` */
type End = (file: Buffer) => number;

/** Markers of JPEG (ITU-T T.81) that stand alone. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** A segment of a JPEG file; that of a scan has the compressed data as well. */
interface Segment {
  marker: number;
  start: number;
  /** Behind marker and length. */
  content: number;
  end: number;
}

/** The segments of a JPEG file; the last one is the marker of its end. @throws Refusal `damaged` */
export function* jpegSegments(file: Buffer): Generator<Segment> {
  const count = pieceCounter('segments');
  let at = 2;
  for (;;) {
    count();
    while (file[at] === 0xff && file[at + 1] === 0xff) at++;
    if (file[at] !== 0xff) throw damaged('a segment does not begin where it should');
    const marker = file[at + 1];
    if (marker === undefined) throw damaged('its end is missing');
    const start = at;
    at += 2;
    if (marker === 0xd9 || isAlone(marker)) yield { marker, start, content: at, end: at };
    if (marker === 0xd9) return;
    if (isAlone(marker)) continue;
    if (at + 2 > file.length) throw damaged('its end is missing');
    const content = at + 2;
    at += file.readUInt16BE(at);
    if (marker === 0xda) at = scanEnd(file, at);
    yield { marker, start, content, end: at };
  }
}

const jpegEnd: End = (file) => {
  let end = 0;
  for (const segment of jpegSegments(file)) end = segment.end;
  return end;
};

/** The marker behind the compressed data of a scan. */
function scanEnd(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] as number;
    if (next !== 0 && next !== 0xff && !isAlone(next)) return at;
  }
  throw damaged('its end is missing');
}

const pngEnd: End = (file) => {
  const count = pieceCounter('chunks');
  for (let at = 8; ; ) {
    count();
    if (at + 12 > file.length) throw damaged('its end is missing');
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    at += length + 12;
    if (at > file.length) throw damaged('its end is missing');
    if (type === 'IEND') return at;
  }
};

/** Behind data sub-blocks of GIF, of which the last is empty. */
function blocksEnd(file: Buffer, from: number): number {
  for (let at = from; ; ) {
    const length = file[at];
    if (length === undefined) throw damaged('its end is missing');
    at += length + 1;
    if (length === 0) return at;
  }
}

/** Extensions and images of a GIF file; the last block is the mark of its end. @throws Refusal `damaged` */
export function* gifBlocks(file: Buffer): Generator<{ start: number; end: number }> {
  if (file.length < 13) throw damaged('its end is missing');
  const count = pieceCounter('blocks');
  const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  for (let at = 13 + tableBytes(file[10] as number); ; ) {
    count();
    const kind = file[at];
    const start = at;
    if (kind === 0x3b) at += 1;
    else if (kind === 0x21) at = blocksEnd(file, at + 2);
    else if (kind === 0x2c && at + 10 < file.length) at = blocksEnd(file, at + 11 + tableBytes(file[at + 9] as number));
    else throw damaged('its end is missing');
    yield { start, end: at };
    if (kind === 0x3b) return;
  }
}

const gifEnd: End = (file) => {
  let last = 0;
  for (const { end } of gifBlocks(file)) last = end;
  return last;
};

const webpEnd: End = (file) => {
  const length = file.length < 12 ? Number.POSITIVE_INFINITY : file.readUInt32LE(4) + 8;
  if (length > file.length) throw damaged('its end is missing');
  const count = pieceCounter('chunks');
  for (let at = 12; at + 8 <= length; ) {
    count();
    const bytes = file.readUInt32LE(at + 4);
    at += 8 + bytes + (bytes % 2);
  }
  return length + (length % 2);
};

const ends: Readonly<Record<string, End>> = { jpg: jpegEnd, png: pngEnd, gif: gifEnd, webp: webpEnd };

/** What makes a file one of another kind, wherever it stands. */
const foreign: readonly [what: string, pattern: RegExp][] = [
  ['a PDF document', /%PDF-\d/],
  ['a page or a script', /<script[\s>]|<html[\s>]|<!doctype\s|<\?php|<svg[\s>]|<iframe[\s>]/i],
];

/** The end of a ZIP archive stands in the last 64 KB of a file, whatever is before it. */
function isZip(file: Buffer): boolean {
  const tail = file.subarray(-65_557);
  return (
    tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) >= 0 && file.indexOf(Buffer.from('PK\x01\x02', 'latin1')) >= 0
  );
}

/** Pieces of a file in which patterns are looked for: longer strings cost twice the memory of the file. */
const pieceBytes = 1_048_576;

function foreignIn(file: Buffer): string | undefined {
  if (isZip(file)) return 'a ZIP archive';
  for (let at = 0; at < file.length; at += pieceBytes) {
    const text = file.toString('latin1', at, at + pieceBytes + 32);
    const found = foreign.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  return undefined;
}

/** As scripts, `GIF89a/*` and `GIF89a=` begin a comment and an assignment: no width that a picture has. */
const isScript = (file: Buffer): boolean => /^GIF8[79]a(\/[*/]|[=;(][\x20-\x7e])/.test(file.toString('latin1', 0, 12));

/**
 * The file is a picture and nothing else. A JPEG may have data behind its end, as phones add a film or a map of brightness
 * to it; in other kinds there is none.
 * @throws Refusal `damaged`, `unsafe`
 */
export function checkPicture(file: Buffer, extension: string): void {
  const end = ends[extension]?.(file) ?? file.length;
  const what = foreignIn(file) ?? (extension === 'gif' && isScript(file) ? 'a script' : undefined);
  if (what) throw unsafe(what);
  if (extension !== 'jpg' && file.subarray(end).some((byte) => byte !== 0))
    throw unsafe('data behind its end') as FileRefusal;
}
