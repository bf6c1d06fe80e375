import type { Cache } from './cache/cache.ts';
import type { Versions } from './cache/versions.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Schema } from './db/table.ts';
import type { JobNotifier } from './jobs/notifier.ts';
import type { Log } from './log/log.ts';
import { everyRight, noRight, type Right, type Role } from './model/rights.ts';

/** The first argument of every action. Made once, in `src/app.ts`. */
export interface App {
  readonly config: Config;
  readonly db: Database;
  /** Of all modules. */
  readonly schema: Schema;
  readonly versions: Versions;
  readonly cache: Cache;
  /** Tells workers which queues have jobs that are due. */
  readonly jobNotifier: JobNotifier;
  readonly log: Log;
  readonly now: Clock;
}

/** What the stories of a user are restricted to; an empty list restricts nothing. */
export interface UserLimits {
  langs: readonly string[];
  category_ids: readonly number[];
  /** A place means all below it, too. */
  place_ids: readonly number[];
}

export const noLimits: UserLimits = { langs: [], category_ids: [], place_ids: [] };

/** Who does something, for permissions and the audit trail. */
export interface Actor {
  /** null: the command line or the program itself. */
  id: number | null;
  name: string;
  /** As other people are shown him; absent: `name`. */
  displayName?: string;
  role: Role;
  rights: ReadonlySet<Right>;
  limits: UserLimits;
  requestId: string | null;
  /** The API token by which a user does it: it may do no more than its scopes, and each line of the audit trail names it. */
  apiToken?: { id: number; name: string; scopes: readonly string[] };
}

/** The user of a request, as the database has him at this moment. */
export interface Identity {
  id: number;
  username: string;
  name: string;
  role: Role;
  /** What the role may do now; the settings give editors more or less. */
  rights: ReadonlySet<Right>;
  limits: UserLimits;
  ver: number;
  /** The password was set by another user and has to be changed first. */
  mustChange: boolean;
  /** A second factor is on, or a passkey took its place. */
  hasFactor: boolean;
  /** null: the token belongs to no session. */
  sessionId: number | null;
  /** Of the token, ms. */
  expiresAt: number;
  /** Set where the request came with an API token: it may do no more than these scopes. */
  apiToken?: { id: number; name: string; scopes: readonly string[] };
}

/** The program itself, and the command line. */
export const systemActor: Actor = {
  id: null,
  name: 'system',
  role: 'owner',
  rights: everyRight,
  limits: noLimits,
  requestId: null,
};

/** An unauthenticated client. */
export const anonymous: Actor = {
  id: null,
  name: 'anonymous',
  role: 'viewer',
  rights: noRight,
  limits: noLimits,
  requestId: null,
};

/** The actor that an identity is in a request. */
export const requestActor = (
  { id, username, name: displayName, role, rights, limits, apiToken }: Identity,
  requestId: string,
): Actor => ({
  id,
  name: username,
  displayName,
  role,
  rights,
  limits,
  requestId,
  ...(apiToken ? { apiToken } : {}),
});
