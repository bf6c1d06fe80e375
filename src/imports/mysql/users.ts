import { change } from '../../core/api/change.ts';
import { insertRow } from '../../core/api/resource.ts';
import { parseJson } from '../../core/api/validate.ts';
import { Fault } from '../../core/error.ts';
import { roles } from '../../core/model/rights.ts';
import { tidyLine } from '../../text/normalise.ts';
import { emailKey } from '../../users/mail/reset.ts';
import { type UserInput, UserInput as UserInputSchema } from '../../users/model/user.ts';
import { hashPassword, randomPassword } from '../../users/password/hash.ts';
import { usernameKey, userResource } from '../../users/resource.ts';
import type { Run } from '../context.ts';
import { lostPart } from '../difference.ts';
import { importedItems, storeItem } from '../store.ts';
import { langIn } from './categories.ts';
import type { DatabaseMapping, UserField } from './mapping.ts';
import { fewRows, type PlainRow, reasonOf } from './rows.ts';
import type { Stage } from './stage.ts';

/** People of a newsroom; a table with more has the readers of the app. */
const mostUsers = 1_000;

/** A name to log in with: spaces are none of it. */
const usernameOf = (text: string): string => tidyLine(text).replace(/\s+/g, '.');

function inputOf(row: PlainRow<UserField>, isInvited: boolean): UserInput {
  const email = row.text('email');
  const role = roles.find((one) => one === row.text('role').toLowerCase());
  if (!role) throw new Fault('invalid', `${row.nameOf('role')} must be one of ${roles.join(', ')}`);
  const name = tidyLine(row.text('name'));
  const is_active = row.flag('is_active');
  const lang = langIn(row.text('lang'));
  return parseJson(UserInputSchema, {
    username: usernameOf(row.text('username') || email.split('@')[0] || name),
    role,
    must_change_password: true,
    ...(name === '' ? {} : { name }),
    ...(email === '' ? {} : { email }),
    ...(lang ? { lang } : {}),
    ...(is_active === undefined ? {} : { is_active }),
    ...(isInvited && email !== '' && is_active !== false ? { invite: true } : {}),
  }) as UserInput;
}

/**
 * People who wrote and edited. No password comes with them: each has one that nobody knows until he uses an invitation, or a
 * link that an owner hands over.
 * @param isInvited sends each a mail with a link to choose a password
 * @throws Fault `invalid` for a table of readers
 */
export async function importUsers(run: Run, stage: Stage, mapping: DatabaseMapping, isInvited: boolean): Promise<void> {
  const { users } = mapping;
  if (!users) return;
  const { app, actor, report, source, options } = run;
  const refusal = `The table ${users.table}, which users names, has more than ${mostUsers} rows: these are readers, who have no accounts here. Choose the people of the newsroom by "where".`;
  for (const row of fewRows(stage, users, mostUsers, refusal)) {
    const place = { line: row.line, id: row.id, title: row.text('name') || row.text('username') };
    try {
      if (row.problem !== null) throw new Fault('invalid', row.problem);
      const input = inputOf(row, isInvited);
      const before = (await importedItems(app.db.write, source.name, 'user', [row.id])).get(row.id);
      const present = before ?? (await userOf(run, input));
      if (present) report.count('user', 'present');
      else if (options.dryRun) report.count('user', 'added');
      else {
        const password_hash = await hashPassword(randomPassword());
        await change(app, actor, async (c) => {
          const { id: row_id } = await insertRow(c, userResource, input, { password_hash });
          await storeItem(c, { source: source.name, kind: 'user', external_id: row.id, row_id });
        });
        report.count('user', 'added');
        if (!input.email && isInvited)
          await report.note(place, lostPart('user', 'no e-mail is known: hand over a link, or set a password'));
      }
    } catch (error) {
      await report.refuseOther('user', place, reasonOf(error, row.nameOf));
    }
  }
}

/** The user who has the name or the address already. */
async function userOf({ app }: Run, { username, email }: UserInput) {
  const row = await app.db.write
    .selectFrom('users')
    .select('id')
    .where((e) =>
      e.or([e('username_key', '=', usernameKey(username)), ...(email ? [e('email_key', '=', emailKey(email))] : [])]),
    )
    .executeTakeFirst();
  return row;
}
