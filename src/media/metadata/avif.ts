import { damaged } from '../inspect/refusal.ts';
import { BoxFile, type Mp4Box } from './boxes.ts';
import { exifOf } from './exif.ts';

/** Item types (ISO/IEC 23008-12): Exif, and files of other kinds, such as XMP. */
const itemTypes = new Set(['Exif', 'mime', 'uri ']);

/** Boxes beside the picture: XMP, signed histories of the file (C2PA), user data, padding. */
const besides = new Set(['uuid', 'jumb', 'udta', 'free', 'skip']);

/** Ids of items that are metadata, with their types. */
function metadataItems(avif: BoxFile, iinf: Mp4Box): Map<number, string> {
  const file = avif.bytes;
  const isShort = file[iinf.content] === 0;
  const found = new Map<number, string>();
  for (const { type, content, end } of avif.boxes(iinf.content + (isShort ? 6 : 8), iinf.end)) {
    const version = file[content] as number;
    if (type !== 'infe' || version < 2) continue;
    const at = content + 4;
    const idBytes = version === 2 ? 2 : 4;
    if (at + idBytes + 6 > end) throw damaged('the list of its items is cut off');
    const item = file.toString('latin1', at + idBytes + 2, at + idBytes + 6);
    if (itemTypes.has(item)) found.set(file.readUIntBE(at, idBytes), item);
  }
  return found;
}

interface Extent {
  id: number;
  start: number;
  end: number;
}

/** Where the content of items is. @param idat the box in which items may be */
function extentsOf(avif: BoxFile, iloc: Mp4Box, idat: Mp4Box | undefined): Extent[] {
  const file = avif.bytes;
  let at = iloc.content + 4;
  const number = (bytes: number): number => {
    if (at + bytes > iloc.end) throw damaged('the places of its items are cut off');
    at += bytes;
    if (bytes === 8) return Number(file.readBigUInt64BE(at - 8));
    return bytes === 0 ? 0 : file.readUIntBE(at - bytes, bytes);
  };
  const version = file[iloc.content] as number;
  const [sizes, more] = [number(1), number(1)];
  const indexBytes = version === 0 ? 0 : more & 15;
  const extents: Extent[] = [];
  for (let items = number(version < 2 ? 2 : 4); items > 0; items--) {
    avif.count();
    const id = number(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : number(2) & 15;
    number(2); // another file, of which there is none
    const base = number(more >> 4) + (method === 1 ? (idat?.content ?? 0) : 0);
    for (let count = number(2); count > 0; count--) {
      avif.count(); // those of no length take no bytes of the file
      number(indexBytes);
      const start = base + number(sizes >> 4);
      extents.push({ id, start, end: start + number(sizes & 15) });
    }
  }
  return extents;
}

/** Without Exif, XMP and what programs add. The bytes are overwritten where they are: positions stay the same. */
export function stripAvif(given: Buffer): Buffer {
  const avif = new BoxFile(Buffer.from(given));
  for (const box of avif.boxes(0, given.length)) {
    if (besides.has(box.type)) avif.blank(box);
    if (box.type === 'meta') stripItems(avif, box);
  }
  return avif.bytes;
}

function stripItems(avif: BoxFile, meta: Mp4Box): void {
  const file = avif.bytes;
  const boxes = avif.boxes(meta.content + 4, meta.end);
  const boxOf = (type: string): Mp4Box | undefined => boxes.find((box) => box.type === type);
  const [iinf, iloc] = [boxOf('iinf'), boxOf('iloc')];
  if (!iinf || !iloc) return;
  const items = metadataItems(avif, iinf);
  if (items.size === 0) return;
  let cleared = 0;
  for (const { id, start, end } of extentsOf(avif, iloc, boxOf('idat'))) {
    const type = items.get(id);
    if (type === undefined) continue;
    cleared += end - start;
    if (end > file.length || cleared > file.length) throw damaged('an item does not lie within the file');
    file.fill(type === 'Exif' ? 0 : 0x20, start, end);
    // Readers look for a TIFF block behind four bytes that say where it begins.
    const empty = exifOf(1);
    if (type === 'Exif' && end - start >= empty.length + 4) empty.copy(file, start + 4);
  }
}
