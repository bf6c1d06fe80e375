import { SqliteQueryCompiler } from 'kysely';

/**
 * Writes each parameter as `+?`. SQLite chooses the plan of a statement with `x = ?`, `x like ?` or `limit ?` by the values
 * that are bound, and so compiles the statement anew at each execution: that takes longer than most queries. It looks for
 * a value in a parameter alone, not in an expression, and the sign changes neither a value nor the affinity it is compared by.
 *
 * So SQLite does not see either that a value is the one of a partial index: a condition of such an index is written as a
 * literal (`sql.lit`), or no query uses the index.
 */
export class StableCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
