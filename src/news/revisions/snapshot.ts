import type { ResourceWrite } from '../../core/api/resource.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { newsColumns } from '../columns.ts';
import type { NewsInput } from '../model/news.ts';
import type { StoredNews } from '../tables.ts';

/** What an editor writes of an item, in the form in which it is sent. */
export type RevisionSnapshot = { [field: string]: unknown } & Partial<NewsInput>;

export const snapshotOf = (row: StoredNews): RevisionSnapshot => newsColumns.read(row);

/**
 * The fields that a restored revision brings back: the content of the story. Its settings (language and
 * group, slug, breaking, featured, priority, expiry) do not change.
 */
export function restorableFields(snapshot: RevisionSnapshot): Partial<NewsInput> {
  const { lang, translation_group, slug, breaking_until, is_featured, priority, expires_at, ...story } = snapshot;
  return story;
}

const long = ['summary', 'content'];
const short = (value: unknown): unknown =>
  typeof value === 'string'
    ? cutGraphemes(value, 80)
    : value === null || typeof value !== 'object'
      ? value
      : cutGraphemes(JSON.stringify(value), 120);

/** Which fields an edit changed, before and after, short enough for a line of the audit trail. */
function changesOf(before: StoredNews, row: StoredNews): Record<string, { before: unknown; after: unknown }> {
  const [a, b] = [snapshotOf(before), snapshotOf(row)];
  const changes: Record<string, { before: unknown; after: unknown }> = {};
  for (const field of Object.keys(b)) {
    if (JSON.stringify(a[field]) === JSON.stringify(b[field])) continue;
    changes[field] = long.includes(field)
      ? { before: `${String(a[field]).length} characters`, after: `${String(b[field]).length} characters` }
      : { before: short(a[field]), after: short(b[field]) };
  }
  return changes;
}

/** The audit line of an edit: what changed, from which state to which, and the `rev` that it made. */
export function auditOf(
  row: StoredNews,
  before: StoredNews,
  written: ResourceWrite<StoredNews>,
): Record<string, unknown> {
  const moved = before.status === row.status ? {} : { from: before.status, to: row.status };
  const changes = changesOf(before, row);
  const bulk = written.bulk === undefined ? {} : { bulk: written.bulk };
  const note =
    row.review_note !== null && row.review_note !== before.review_note
      ? { note: cutGraphemes(row.review_note, 200) }
      : {};
  const fields = Object.keys(written.input);
  return { fields, ...moved, ...(Object.keys(changes).length ? { changes } : {}), ...note, ...bulk, rev: row.rev };
}
