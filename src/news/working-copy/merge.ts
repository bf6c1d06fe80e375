import type { App } from '../../core/app.ts';
import { cachedSettings } from '../../settings/settings.ts';
import type { WorkingCopyInput } from '../model/working-copy.ts';
import { isBreakingAt } from '../push/message.ts';
import { type RevisionSnapshot, snapshotOf } from '../revisions/snapshot.ts';
import type { StoredNews } from '../tables.ts';
import { withInput } from '../write.ts';
import { copyInput, type StoredCopy } from './store.ts';

type Field = keyof WorkingCopyInput & string;

/** The field of a snapshot in which a field of the input is found. */
export const storedField = (field: string): string => (field === 'is_breaking' ? 'breaking_until' : field);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The story as it would be with these changes, at the instant `nowMs`. Within a change, or `withCleanHtml`. */
export const storyWithChanges = (app: App, row: StoredNews, input: WorkingCopyInput, nowMs: number): StoredNews =>
  withInput(row, input, nowMs, cachedSettings(app).app.breaking_hours);

/** What a working copy is about to hold once an edit is laid over it. */
interface Merged {
  input: WorkingCopyInput;
  /** What the story said in each of these fields when it was changed first. */
  base: RevisionSnapshot;
}

/**
 * An edit laid over what a working copy holds already. A field that says what the story says is no change, and leaves.
 * @param now ISO time
 */
export function copyWithEdit(
  app: App,
  row: StoredNews,
  copy: StoredCopy | undefined,
  edit: WorkingCopyInput,
  now: string,
): Merged {
  const story = snapshotOf(row);
  const input: Record<string, unknown> = copy ? copyInput(copy) : {};
  const base: Record<string, unknown> = copy ? (JSON.parse(copy.base) as RevisionSnapshot) : {};
  for (const [field, value] of Object.entries(edit) as [Field, never][]) {
    if (value === undefined) continue;
    if (isAsInStory(app, row, story, field, value, now)) {
      delete input[field];
      delete base[field];
    } else {
      input[field] = value;
      if (!(field in base)) base[field] = story[storedField(field)] ?? null;
    }
  }
  return { input: input as WorkingCopyInput, base: base as RevisionSnapshot };
}

function isAsInStory(
  app: App,
  row: StoredNews,
  story: RevisionSnapshot,
  field: Field,
  value: unknown,
  now: string,
): boolean {
  if (field === 'is_breaking') return value === isBreakingAt(row, now);
  const after = snapshotOf(storyWithChanges(app, row, { [field]: value }, Date.parse(now)));
  return isSame(after[field], story[field]);
}

/**
 * Fields of a working copy that were changed in the story, too, since they were changed here: publishing them would
 * undo the other edit without anybody having seen it.
 */
export function conflictsOf(app: App, row: StoredNews, copy: StoredCopy, now: string): string[] {
  const story = snapshotOf(row);
  const base = JSON.parse(copy.base) as RevisionSnapshot;
  return (Object.entries(copyInput(copy)) as [Field, unknown][]).flatMap(([field, value]) =>
    isSame(base[field], story[storedField(field)]) || isAsInStory(app, row, story, field, value, now) ? [] : [field],
  );
}

/** What the story says now in the fields of a working copy: from here on, changes of it count as conflicts. */
export function rebased(row: StoredNews, copy: StoredCopy): Pick<StoredCopy, 'base' | 'base_rev'> {
  const story = snapshotOf(row);
  const base = Object.fromEntries(
    Object.keys(copyInput(copy)).map((field) => [field, story[storedField(field)] ?? null]),
  );
  return { base: JSON.stringify(base), base_rev: row.rev };
}
