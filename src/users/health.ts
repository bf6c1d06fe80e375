import type { Config } from '../core/config/config.ts';
import type { Database } from '../core/db/database.ts';
import { type Finding, fail, ok, warn } from '../core/doctor.ts';
import { verifyPassword } from './password/hash.ts';
import { whyGuessable } from './password/rules.ts';

/** Whether there is an active owner, and whether his first password is still in use. */
export async function checkUsers(db: Database, config: Config): Promise<Finding[]> {
  const owners = await db.write
    .selectFrom('users')
    .select(['username', 'password_hash', 'must_change'])
    .where('role', '=', 'owner')
    .where('is_active', '=', 1)
    .orderBy('id')
    .execute();
  if (owners.length === 0) {
    const anybody = await db.write.selectFrom('users').select('id').limit(1).executeTakeFirst();
    return [
      anybody
        ? fail('owner', 'there is no active owner: `dinam user add NAME --role owner`')
        : warn('owner', 'there are no users; the first start of the server makes the owner'),
    ];
  }
  const findings = [ok('owner', owners.map((o) => o.username).join(', '))];
  const named = (users: typeof owners): string => users.map((o) => o.username).join(', ');
  const temporary = owners.filter((o) => o.must_change === 1);
  const given: typeof owners = [];
  if (config.adminPassword)
    for (const owner of owners) if (await verifyPassword(owner.password_hash, config.adminPassword)) given.push(owner);
  if (temporary.length) findings.push(warn('password', `the first one was never changed: ${named(temporary)}`));
  if (given.length) findings.push(warn('password', `still the one of ADMIN_PASSWORD: ${named(given)}`));
  if (findings.length === 1) findings.push(ok('password', 'no first password is in use'));
  return findings;
}

/**
 * Whether `ADMIN_PASSWORD`, which no form has checked, can be guessed. The app's name is not available here: the
 * database may not exist yet.
 */
export async function checkAdminPassword({
  adminUsername,
  adminPassword,
}: Pick<Config, 'adminUsername' | 'adminPassword'>): Promise<Finding[]> {
  if (!adminPassword) return [];
  const name = 'admin password';
  const why = await whyGuessable(adminPassword, [adminUsername, 'dinam']);
  if (why === null) return [ok(name, 'ADMIN_PASSWORD is not a common password')];
  return [warn(name, `ADMIN_PASSWORD ${why}: choose another one, and change the password of its user`)];
}

/** Whether the secret that signs tokens can be guessed, and where it is stored. */
export function checkSecret({
  jwtSecrets,
  secretKeys,
  env,
}: Pick<Config, 'jwtSecrets' | 'secretKeys' | 'env'>): Finding {
  const name = 'token secret';
  const weak = jwtSecrets.findIndex((s) => new Set(s).size < 12 || /change.?me|example|password|secret|dinam/i.test(s));
  if (weak >= 0) return fail(name, `number ${weak + 1} of JWT_SECRET can be guessed: take \`openssl rand -base64 48\``);
  if (jwtSecrets.length)
    return ok(name, `JWT_SECRET, ${jwtSecrets.length === 1 ? 'one' : `${jwtSecrets.length} of them`}`);
  if (secretKeys.length) return ok(name, 'is stored in the database, sealed');
  if (env !== 'production') return ok(name, 'is stored in the database');
  const text = 'is stored in the database, so every copy of it contains the key to all accounts';
  return warn(name, `${text}; set JWT_SECRET_FILE`);
}
