import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { anyTable } from '../db/dialect.ts';
import type { SealedColumn } from '../db/table.ts';
import { type Finding, fail, ok, warn } from '../doctor.ts';
import { Fault } from '../error.ts';
import { SealedError, SecretBox, secretBox } from './secret-box.ts';

const chunk = 200;

type Key = string | number;
interface Stored {
  key: Key;
  value: string;
}

/** Values, by their keys, a chunk at a time. @param unlike a prefix; those that begin with it are passed over */
async function* chunksOf(db: Database, of: SealedColumn, unlike?: string | null): AsyncGenerator<Stored[]> {
  let after: Key | undefined;
  for (;;) {
    const last: Key | undefined = after;
    const rows: Stored[] = await anyTable(db.write)
      .selectFrom(of.table)
      .select([`${of.key} as key`, `${of.column} as value`])
      .where(of.column, '<>', '')
      .where((e) =>
        e.and([
          ...(last === undefined ? [] : [e(of.key, '>', last)]),
          ...(unlike ? [e(of.column, 'not like', `${unlike}%`)] : []),
          ...(of.only ? [e.or(of.only.map((pattern) => e(of.key, 'like', pattern)))] : []),
        ]),
      )
      .orderBy(of.key)
      .limit(chunk)
      .$castTo<Stored>()
      .execute();
    if (rows.length) yield rows;
    if (rows.length < chunk) return;
    after = rows.at(-1)?.key;
  }
}

const placeOf = ({ table, column }: SealedColumn, key: Key): string => `${table}.${column}:${key}`;

/** Rewrites each value in another form, unless it was changed concurrently. */
async function rewrite(
  db: Database,
  of: SealedColumn,
  rows: readonly Stored[],
  form: (place: string, value: string) => string,
): Promise<number> {
  return db.write.transaction().execute(async (tx) => {
    let done = 0;
    for (const { key, value } of rows) {
      const next = form(placeOf(of, key), value);
      if (next === value) continue;
      const result = await anyTable(tx)
        .updateTable(of.table)
        .set({ [of.column]: next })
        .where(of.key, '=', key)
        .where(of.column, '=', value)
        .executeTakeFirst();
      done += Number(result.numUpdatedRows);
    }
    return done;
  });
}

/**
 * Brings every secret under the first key: those in clear and those under an older one. Any number of instances may do
 * so at once.
 * @throws Fault `unavailable` when a secret is sealed with a key that is not given
 */
export async function sealSecrets(db: Database, config: Config, columns: readonly SealedColumn[]): Promise<number> {
  const box = secretBox(config);
  let done = 0;
  try {
    for (const of of columns)
      for await (const rows of chunksOf(db, of, box.prefix)) {
        for (const { key, value } of rows) if (SecretBox.isSealed(value)) box.open(placeOf(of, key), value);
        if (box.prefix) done += await rewrite(db, of, rows, (place, value) => box.seal(place, box.open(place, value)));
      }
  } catch (error) {
    if (!(error instanceof SealedError)) throw error;
    throw new Fault('unavailable', refusal(error, config.secretKeys.length > 0));
  }
  return done;
}

function refusal({ isKeyMissing, message }: SealedError, isGiven: boolean): string {
  if (!isKeyMissing) return `A secret in the database cannot be read: ${message}`;
  return `Secrets in the database are sealed with a key that SECRET_KEY ${isGiven ? 'does not have' : 'has to give, and it is not set'}. Give the key that this database had, as "new,old" beside a new one.`;
}

/** Writes every secret in clear, to give the key up. @throws SealedError, with what was opened so far in clear */
export async function unsealSecrets(db: Database, config: Config, columns: readonly SealedColumn[]): Promise<number> {
  const box = secretBox(config);
  let done = 0;
  for (const of of columns)
    for await (const rows of chunksOf(db, of))
      done += await rewrite(db, of, rows, (place, value) => SecretBox.clear(box.open(place, value)));
  return done;
}

/** What `doctor` says: whether each sealed secret opens, and whether there are any in clear. */
export async function checkSealed(db: Database, config: Config, columns: readonly SealedColumn[]): Promise<Finding> {
  const name = 'secrets at rest';
  const box = secretBox(config);
  let [sealed, clear] = [0, 0];
  const bad: SealedError[] = [];
  for (const of of columns)
    for await (const rows of chunksOf(db, of))
      for (const { key, value } of rows) {
        if (!SecretBox.isSealed(value)) clear++;
        else sealed++;
        try {
          box.open(placeOf(of, key), value);
        } catch (error) {
          bad.push(error as SealedError);
        }
      }
  const [first] = bad;
  if (first) return fail(name, `${bad.length} cannot be read. ${refusal(first, config.secretKeys.length > 0)}`);
  if (config.secretKeys.length) {
    const text = `${sealed} sealed`;
    return clear ? warn(name, `${text}, ${clear} in clear: the next start seals them`) : ok(name, text);
  }
  if (clear === 0) return ok(name, 'there are none');
  if (config.env !== 'production') return ok(name, 'SECRET_KEY, which seals them, is only needed in production');
  return warn(name, `${clear} in clear: a copy of the database contains them; set SECRET_KEY_FILE`);
}
