import type { Change } from '../../core/api/change.ts';
import { Fault, type FieldError, invalid } from '../../core/error.ts';
import type { Repeats } from '../model/panchang-input.ts';

/** Each costs every answer some time: more of them are refused. */
const mostRules = 200;

/** What a rule of each kind needs. */
const needed = { date: [], tithi: ['tithi'], star: ['star'], weekday: ['month', 'weekday', 'nth'] } as const;

/** @throws Fault `invalid` naming what the rule lacks, `conflict` where there are too many */
export async function checkRepeats(c: Change, sent: Repeats, id: number | undefined): Promise<void> {
  const missing = needed[sent.by].filter((name) => sent[name] == null);
  const errors = missing.map(
    (name): FieldError => ({ field: `repeats.${name}`, message: 'is required', code: 'required' }),
  );
  if (errors.length) throw invalid(errors);
  const rows = await c.tx
    .selectFrom('festivals')
    .select('id')
    .where('repeats', 'is not', null)
    .limit(mostRules)
    .execute();
  if (rows.length >= mostRules && !rows.some((row) => row.id === id))
    throw new Fault('conflict', `At most ${mostRules} festivals repeat by a rule.`);
}
