import { change } from '../../src/core/api/change.ts';
import { insertRow } from '../../src/core/api/resource.ts';
import type { App } from '../../src/core/app.ts';
import { systemActor } from '../../src/core/app.ts';
import type { User } from '../../src/users/model/user.ts';
import { hashPassword } from '../../src/users/password/hash.ts';
import { userResource } from '../../src/users/resource.ts';
import { startSession } from '../../src/users/sessions/refresh.ts';
import { actorOf, type UserOf } from '../../src/users/sessions/sessions.ts';
import { signAccess } from '../../src/users/sessions/tokens.ts';
import { password } from '../support/helper.ts';

let hash: Promise<string> | undefined;
let made = 0;

export interface Person {
  user: UserOf;
  sessionId: number;
  token: string;
}

/** A new user with an open session of its own, as a login leaves it; it proves no password. */
export async function newPerson(app: App, role: User['role'], mustChange = false): Promise<Person> {
  hash ??= hashPassword(password);
  const username = `పాత్ర.${role}.${++made}`;
  const input = { username, role, must_change_password: mustChange };
  const password_hash = await hash;
  const user = await change(app, systemActor, (c) => insertRow(c, userResource, input, { password_hash }));
  return newSession(app, user);
}

export async function newSession(app: App, user: UserOf): Promise<Person> {
  const client = { ip: '127.0.0.1', userAgent: 'node', cookie: false };
  const { session } = await change(app, actorOf(user, client), (c) => startSession(c, user, client));
  return { user, sessionId: session.id, token: (await signAccess(app, user, session.id)).token };
}
