/**
 * A TIFF block that says how the picture is turned, and nothing else (CIPA DC-008, tag 274).
 * @param orientation 1 to 8; 1 for a block without entries
 */
export function exifOf(orientation: number): Buffer {
  const isTurned = orientation > 1;
  const block = Buffer.alloc(isTurned ? 26 : 14); // header, number of entries, one entry, no further block
  block.write('MM\0*', 'latin1');
  block.writeUInt32BE(8, 4);
  if (!isTurned) return block;
  block.writeUInt16BE(1, 8);
  block.writeUInt16BE(274, 10);
  block.writeUInt16BE(3, 12); // SHORT
  block.writeUInt32BE(1, 14);
  block.writeUInt16BE(orientation, 18);
  return block;
}
