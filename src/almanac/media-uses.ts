import type { Change } from '../core/api/change.ts';
import { fileNamesIn, mediaOfAddresses, writeUses } from '../media/uses.ts';

/**
 * Stores which files of the library a festival or a stored day shows.
 * @param text what names them; null before there is a row
 */
export async function writeFestivalUses(
  c: Change,
  resource: 'festivals' | 'panchang',
  id: number,
  text: string | null,
  before: string | null,
): Promise<void> {
  if (String(fileNamesIn(before ?? '')) === String(fileNamesIn(text ?? ''))) return;
  await writeUses(c, resource, id, await mediaOfAddresses(c, text ?? ''));
}
