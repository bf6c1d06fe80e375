import { pruneAudit } from '../core/audit.ts';
import type { Module } from '../core/module.ts';
import { currentSettings } from '../settings/settings.ts';
import { userAdminRoutes } from './admin-routes.ts';
import { sweepApiTokens } from './api-tokens/api-tokens.ts';
import { apiTokenRoutes } from './api-tokens/routes.ts';
import { checkAdminPassword, checkSecret, checkUsers } from './health.ts';
import { sweepLinks } from './mail/links.ts';
import { mailQueue, sendNotice } from './mail/notices.ts';
import { sendInvitation, sendReset } from './mail/reset.ts';
import { mailRoutes } from './mail/routes.ts';
import * as apiTokenNouns from './model/api-token.ts';
import * as auditNouns from './model/audit.ts';
import { usersFields } from './model/fields.ts';
import * as passkeyNouns from './model/passkey.ts';
import * as peopleNouns from './model/people.ts';
import { usersRights } from './model/rights.ts';
import { usersTags } from './model/tags.ts';
import * as userNouns from './model/user.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { sweepOidcLogins } from './oidc/sign-in.ts';
import { sweepChallenges } from './passkeys/challenge.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { authRoutes } from './routes.ts';
import { pruneSessions } from './sessions/sessions.ts';
import { loadSecrets } from './sessions/tokens.ts';
import { usersExport } from './tables.ts';

export const users: Module = {
  name: 'users',
  nouns: [apiTokenNouns, auditNouns, passkeyNouns, peopleNouns, userNouns],
  fields: usersFields,
  rights: usersRights,
  scopes: { audit: ['audit'], people: ['people'] },
  tags: usersTags,
  tables: usersExport,
  secrets: [{ table: 'users', key: 'id', column: 'totp_secret' }],
  routes: [...authRoutes, ...userAdminRoutes, ...apiTokenRoutes, ...mailRoutes, ...oidcRoutes, ...passkeyRoutes],
  jobs: {
    'users.sweep': async (app, job) => {
      await pruneSessions(app, job.signal);
      await sweepApiTokens(app);
      await sweepLinks(app);
      await sweepOidcLogins(app);
      await sweepChallenges(app);
    },
    'users.reset': sendReset,
    'users.invite': sendInvitation,
    'users.notice': sendNotice,
    'audit.prune': async (app, job) =>
      void (await pruneAudit(app, (await currentSettings(app)).security.audit_days, job.signal)),
  },
  workers: () => ({ [mailQueue]: 2 }),
  schedule: [
    { name: 'users.sweep', everyMs: 3_600_000, job: { kind: 'users.sweep' } },
    { name: 'audit.prune', everyMs: 86_400_000, job: { kind: 'audit.prune' } },
  ],
  configChecks: async (config) => [checkSecret(config), ...(await checkAdminPassword(config))],
  checks: checkUsers,
  start: async (app) => void (await loadSecrets(app)),
};
