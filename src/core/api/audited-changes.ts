type Row = Readonly<Record<string, unknown>>;

/** Letters of a value that the audit trail stores; longer texts have revisions, or are looked up in the row. */
const longest = 200;

const isShort = (value: unknown): boolean =>
  value === null ||
  ['number', 'boolean'].includes(typeof value) ||
  (typeof value === 'string' && value.length <= longest);

/** A flag is a number in the database. */
const likeInput = (value: unknown, sent: unknown): unknown =>
  typeof sent === 'boolean' && (value === 0 || value === 1) ? value === 1 : value;

/**
 * What an edit changed, for the audit trail: of the fields that were sent, those whose column has another short value now.
 * @param names the fields that were sent and whose values may be read in the trail
 */
export function auditedChanges(before: Row, after: Row, input: Row, names: readonly string[]) {
  return names.flatMap((field) => {
    const [was, is] = [before[field], after[field]].map((value) => likeInput(value, input[field]));
    if (was === undefined || is === undefined || was === is || !isShort(was) || !isShort(is)) return [];
    return [{ field, before: was, after: is }];
  });
}
