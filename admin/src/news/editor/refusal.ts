import { DinamError } from '../../../../client/error.ts';
import { isFinal } from '../../api/http.ts';
import { labelOf } from '../../i18n/labels.ts';
import { same } from './merge/changes.ts';
import type { StoryChange, StoryFieldName, StoryFields } from './story.ts';

/** What the server does not take of a story: it is not sent again before it is another. */
export interface FieldRefusal {
  /** As the server calls it: `priority`, `source.url`, `tags.0`. */
  path: string;
  message: string;
  value: unknown;
}

/** Some of what was typed is refused, and the rest is saved. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusals: readonly FieldRefusal[];
  constructor(refusals: readonly FieldRefusal[]) {
    super(refusals.map(({ path, message }) => `${labelOf(path)}: ${message}`).join('\n'));
    this.refusals = refusals;
  }
}

/** The field of a path and the part of it that can be left out alone: entries of lists belong together. */
function partsOf(path: string, changes: StoryChange): [field: StoryFieldName, part: string | null] {
  const [field = '', part] = path.split('.');
  const value = changes[field as StoryFieldName];
  const hasParts = typeof value === 'object' && value !== null && !Array.isArray(value);
  return [field as StoryFieldName, hasParts && part !== undefined && part in value ? part : null];
}

function valueAt(changes: StoryChange, path: string): unknown {
  const [field, part] = partsOf(path, changes);
  const value = changes[field];
  return part === null ? value : (value as unknown as Record<string, unknown>)[part];
}

/** What of the changes the server named when it refused them; nothing where it would refuse the rest as well. */
export function refusalsOf(error: unknown, sent: StoryChange): FieldRefusal[] {
  if (!isFinal(error) || !(error instanceof DinamError)) return [];
  return (error.errors ?? [])
    .filter(({ field }) => partsOf(field, sent)[0] in sent)
    .map(({ field, message }) => ({ path: field, message, value: valueAt(sent, field) }));
}

/** Those of the refusals that still hold: what was typed over may be right. */
export const stillRefused = (refusals: readonly FieldRefusal[], changes: StoryChange): readonly FieldRefusal[] =>
  refusals.filter(({ path, value }) => partsOf(path, changes)[0] in changes && same(valueAt(changes, path), value));

/** The changes without what is refused. @param held what the server has of a field of which only a part is wrong */
export function sendable(changes: StoryChange, refusals: readonly FieldRefusal[], held: StoryFields): StoryChange {
  const sent: Record<string, unknown> = { ...changes };
  for (const { path } of stillRefused(refusals, changes)) {
    const [field, part] = partsOf(path, changes);
    const before = held[field] as unknown as Record<string, unknown>;
    if (part !== null && field in sent) sent[field] = { ...(sent[field] as object), [part]: before[part] };
    if (part === null || same(sent[field], before)) delete sent[field];
  }
  return sent;
}
