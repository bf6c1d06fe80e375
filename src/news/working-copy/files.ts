import type { Change } from '../../core/api/change.ts';
import { fileNamesIn, mediaOfAddresses, writeUses } from '../../media/uses.ts';
import type { WorkingCopyInput } from '../model/working-copy.ts';

/** The resource as which changes beside a story use files of the library; the row is the story. */
export const copyUses = 'working-copies';

const idsIn = ({ media_id, gallery }: WorkingCopyInput): number[] => [
  ...(media_id == null ? [] : [media_id]),
  ...(gallery ?? []),
];

const filesIn = (input: WorkingCopyInput): string => String([...idsIn(input), ...fileNamesIn(JSON.stringify(input))]);

async function write(c: Change, newsId: number, input: WorkingCopyInput): Promise<void> {
  const named = await mediaOfAddresses(c, JSON.stringify(input));
  const uses = c.tx.selectFrom('media_uses').select('media_id').where('resource', '=', 'news');
  const shown = new Set((await uses.where('row_id', '=', newsId).execute()).map(({ media_id }) => media_id));
  const wanted = [...idsIn(input), ...named].filter((id) => !shown.has(id));
  await writeUses(c, copyUses, newsId, wanted);
}

/**
 * Stores which files the changes beside a story show that the story does not: readers do not see them yet, and they are in
 * use all the same.
 * @param before what the working copy said; empty where there was none
 */
export async function writeCopyUses(
  c: Change,
  newsId: number,
  input: WorkingCopyInput,
  before: WorkingCopyInput,
): Promise<void> {
  if (filesIn(input) !== filesIn(before)) await write(c, newsId, input);
}

/** The same after the story has come to show other files. */
export async function followStoryFiles(c: Change, newsId: number): Promise<void> {
  const copy = await c.tx
    .selectFrom('news_working_copies')
    .select('input')
    .where('news_id', '=', newsId)
    .executeTakeFirst();
  if (copy) await write(c, newsId, JSON.parse(copy.input) as WorkingCopyInput);
}
