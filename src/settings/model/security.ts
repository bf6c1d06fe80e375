import { type Static, Type } from 'typebox';
import { Role, roles } from '../../core/model/rights.ts';

const closed = { additionalProperties: false };

const StoreHost = Type.String({
  pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$',
  maxLength: 253,
  description: 'Name of a server in small letters',
});
const Scheme = Type.String({ pattern: '^[a-z][a-z0-9+.-]*$', maxLength: 40, description: 'Without the colon' });

/** What protects accounts and phones; for owners. */
export const SecuritySettings = Type.Object(
  {
    mfa_roles: Type.Array(Role, {
      maxItems: roles.length,
      uniqueItems: true,
      description: 'Roles that need a second factor: without one such a user can only set one up',
    }),
    session_days: Type.Integer({
      minimum: 1,
      maximum: 365,
      description: 'Days after its login at which a session ends, however often it was renewed',
    }),
    audit_days: Type.Integer({ minimum: 30, maximum: 3_650, description: 'Days for which the audit trail is kept' }),
    store_hosts: Type.Array(StoreHost, {
      maxItems: 50,
      uniqueItems: true,
      description: 'Servers that `store_url` of a release may name',
    }),
    link_schemes: Type.Array(Scheme, {
      maxItems: 50,
      uniqueItems: true,
      description: 'Schemes of addresses that phones are led to: http, https and those of the app',
    }),
  },
  { ...closed, $id: 'SecuritySettings' },
);
export type SecuritySettings = Static<typeof SecuritySettings>;

export const SecuritySettingsInput = Type.Partial(SecuritySettings, closed);
