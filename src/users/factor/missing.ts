import type { App, Identity } from '../../core/app.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { Me } from '../model/user.ts';

/** Whether the role demands a second factor that the session is without. */
export async function lacksFactor(app: App, { hasFactor, role }: Identity): Promise<boolean> {
  if (hasFactor) return false;
  const { security } = await currentSettings(app);
  return security.mfa_roles.includes(role);
}

/** A user with a passkey does not add another factor with the password alone. */
export const hasPasskey = async (app: App, userId: number): Promise<boolean> =>
  (await app.db.write.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !==
  undefined;

/** What has to be done about the second factor before anything else; null: nothing. */
export async function missingFactor(app: App, identity: Identity): Promise<Me['missing_factor']> {
  if (!(await lacksFactor(app, identity))) return null;
  return (await hasPasskey(app, identity.id)) ? 'use_passkey' : 'set_up';
}
