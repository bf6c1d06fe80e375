import { FileRefusal } from '../inspect/refusal.ts';
import type { BoxFile, Mp4Box } from './boxes.ts';
import { type FileSpan, samplesOf } from './samples.ts';

const list = (types: string): Set<string> => new Set(types.split(' '));

/** What the index of a film, and a track of it, need to be played; both also have `meta` and `udta`. */
const ofIndex = list('mvhd iods trak mvex pssh');
const ofTrack = list('tkhd tref trgr edts mdia load tapt clip matt imap');

/** Of user data what players show: title, cover, chapters, copyright, loudness. */
const ofUserData = list('cprt name titl chpl hnti ludt');

/** Of the tags of iTunes what players show; others name places, devices, and who bought the file. */
const ofTags = list(
  '\xa9nam \xa9ART \xa9alb \xa9gen \xa9wrt \xa9day \xa9cmt \xa9lyr \xa9grp \xa9con \xa9pub aART cprt covr gnre trkn disk ' +
    'tmpo cpil pgap rtng stik desc ldes sdes tvsh tvsn tves tven tvnn pcst catg keyw purl egid sonm soar soal soaa soco sosn',
);

/** Tracks of picture, sound, captions, chapters, time codes; any other one is of places, movements or a camera. */
const handlers = list('vide soun auxv pict text sbtl subt clcp tmcd hint odsm sdsm');

/** The handler that a `hdlr` box within a list of boxes names; '' without one. */
function handlerOf(file: BoxFile, boxes: Mp4Box[]): string {
  const hdlr = boxes.find(({ type }) => type === 'hdlr');
  return hdlr && hdlr.content + 12 <= hdlr.end
    ? file.bytes.toString('latin1', hdlr.content + 8, hdlr.content + 12)
    : '';
}

/** Blanks the boxes between two positions of which the type is not in the list. @returns the others */
function keepOnly(
  file: BoxFile,
  { content, end }: Pick<Mp4Box, 'content' | 'end'>,
  types: ReadonlySet<string>,
): Mp4Box[] {
  return file.boxes(content, end).filter((box) => {
    if (types.has(box.type)) return true;
    file.blank(box);
    return false;
  });
}

/** Metadata by key, as phones write place and device, goes; the tags of iTunes (handler `mdir`) stay. */
function stripMeta(file: BoxFile, box: Mp4Box): void {
  const isFull = file.bytes.toString('latin1', box.content + 4, box.content + 8) !== 'hdlr'; // QuickTime has no version here
  const content = box.content + (isFull ? 4 : 0);
  if (content > box.end || handlerOf(file, file.boxes(content, box.end)) !== 'mdir') {
    file.blank(box);
    return;
  }
  for (const inner of keepOnly(file, { content, end: box.end }, list('hdlr ilst')))
    if (inner.type === 'ilst') keepOnly(file, inner, ofTags);
}

const withMetadata = (types: ReadonlySet<string>): Set<string> => new Set([...types, 'meta', 'udta']);
const keptOfIndex = withMetadata(ofIndex);
const keptOfTrack = withMetadata(ofTrack);
const keptOfUserData = new Set([...ofUserData, 'meta']);

/** What the index and its tracks have alike. @returns their boxes that stay */
function stripList(file: BoxFile, around: Mp4Box, types: ReadonlySet<string>): Mp4Box[] {
  const kept = keepOnly(file, around, types);
  for (const box of kept) {
    if (box.type === 'meta') stripMeta(file, box);
    if (box.type !== 'udta') continue;
    for (const inner of keepOnly(file, box, keptOfUserData)) if (inner.type === 'meta') stripMeta(file, inner);
  }
  return kept;
}

/**
 * Blanks what the index of a film says about place, device and owner, and tracks that are neither seen nor heard.
 * @param hasFragments the film has samples of which the index says nothing
 * @returns where in the file the samples of those tracks are; the ranges may overlap, and lie anywhere
 * @throws Refusal `damaged`, `unsupported`
 */
export function* stripIndex(file: BoxFile, moov: Mp4Box, hasFragments: boolean): Generator<FileSpan> {
  for (const box of stripList(file, moov, keptOfIndex)) {
    if (box.type !== 'trak') continue;
    const mdia = file.boxes(box.content, box.end).find(({ type }) => type === 'mdia');
    if (mdia && handlers.has(handlerOf(file, file.boxes(mdia.content, mdia.end)))) {
      stripList(file, box, keptOfTrack);
      continue;
    }
    if (hasFragments)
      throw new FileRefusal(
        'unsupported',
        'has a track of places or movements in fragments: save it without that track',
        {},
      );
    if (mdia) yield* samplesOf(file, mdia);
    file.blank(box);
  }
}
