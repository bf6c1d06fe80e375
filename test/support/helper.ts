import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as register, type TestContext } from 'node:test';
import pg from 'pg';
import { build, type Dinam } from '../../src/app.ts';
import { change } from '../../src/core/api/change.ts';
import { insertRow } from '../../src/core/api/resource.ts';
import { type App, systemActor } from '../../src/core/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { sqliteFile } from '../../src/core/db/sqlite.ts';
import type { Log } from '../../src/core/log/log.ts';
import type { User } from '../../src/users/model/user.ts';
import { hashPassword } from '../../src/users/password/hash.ts';
import { userResource } from '../../src/users/resource.ts';
import { type Opened, startSession } from '../../src/users/sessions/refresh.ts';
import { actorOf } from '../../src/users/sessions/sessions.ts';
import { signAccess } from '../../src/users/sessions/tokens.ts';
import { findUser } from '../../src/users/users.ts';
import { assertDocumented } from './answers.ts';
import { record } from './record.ts';

export type Kind = 'sqlite' | 'postgres';
export const kinds: Kind[] = ['sqlite', 'postgres'];

/** Address of the run's PostgreSQL, see `servers.ts`. */
export function postgresUrl(): string {
  const url = process.env.DINAM_TEST_POSTGRES;
  if (!url) throw new Error('Run the tests by `npm test`: it starts PostgreSQL.');
  return url;
}

/** An empty database of the test's own, and the environment that leads to it. Gone when the test ends. */
export const emptyDatabase = (t: TestContext, kind: Kind): Promise<Record<string, string>> => database(t, kind);

/** The same with the schema and no rows. */
export const bareDatabase = (t: TestContext, kind: Kind): Promise<Record<string, string>> => database(t, kind, 'bare');

/** The same, as the program leaves it before its first request. */
export const readyDatabase = (t: TestContext, kind: Kind): Promise<Record<string, string>> =>
  database(t, kind, 'ready');

/** @param like which of the databases that `servers.ts` has prepared it is a copy of: that saves a second or so */
async function database(t: TestContext, kind: Kind, like?: 'bare' | 'ready'): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-test-'));
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SAMPLE_CONTENT: 'false',
    // How busy the machine of the tests is decides about none of them; the test of shedding turns it on.
    // No test is of those that go elsewhere; that of the stop sets a time.
    DRAIN_MS: '0',
    SHED_UTILISATION: '0',
    READ_TIMEOUT_MS: '60000',
    REQUEST_TIMEOUT_MS: '60000',
    // Nor how much a test asks for.
    READS_PER_MINUTE: '0',
    ERRORS_PER_MINUTE: '0',
  };
  if (kind === 'sqlite') {
    if (like) await copyFile(sqliteFile(join(templates(), like)), sqliteFile(folder));
    return env;
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}${like ? ` template template_${like} strategy file_copy` : ''}`);
  t.after(() => onServer(`drop database ${name} with (force)`));
  return { ...env, DATABASE_URL: `${postgresUrl()}/${name}`, DATABASE_POOL: '5' };
}

function templates(): string {
  const folder = process.env.DINAM_TEST_TEMPLATES;
  if (!folder) throw new Error('Run the tests by `npm test`: it prepares a database.');
  return folder;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${postgresUrl()}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

type Work = (t: TestContext, kind: Kind) => Promise<void>;

/**
 * The database whose tests this process runs; without it those of both. `npm test` runs those on SQLite, and the rest of
 * the tests what PostgreSQL adds (`scripts/test-plan.ts`).
 */
const only = process.env.DINAM_TEST_DATABASE as Kind | undefined;

/** `test` of the runner, for files that have `onBoth` or `onPostgres`: not run again with what PostgreSQL adds. */
export const test = ((...given: Parameters<typeof register>) =>
  only === 'postgres' ? Promise.resolve() : register(...given)) as typeof register;

/** Runs a test once per database: where SQL, transactions, locks, search, jobs or counting decide. */
export function onBoth(name: string, work: Work): void {
  for (const kind of kinds) if (!only || only === kind) register(`${name} [${kind}]`, (t) => work(t, kind));
}

/** Runs a test on SQLite; with `npm test -- --both` on PostgreSQL too. For what the database does not decide. */
export function onSqlite(name: string, work: Work): void {
  if (process.env.DINAM_TEST_BOTH) onBoth(name, work);
  else test(name, (t) => work(t, 'sqlite'));
}

/** Runs a test on PostgreSQL: of what it alone does, several programs on one database, or a comparison with SQLite. */
export function onPostgres(name: string, work: Work): void {
  if (only !== 'sqlite') register(name, (t) => work(t, 'postgres'));
}

// The shape of an answer is what the tests are about: they look into it freely.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = any;

export interface Reply {
  status: number;
  headers: Headers;
  /** The parsed body, or null when there is none or it is not JSON. */
  body: Json;
  text: string;
}

export interface Request {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  form?: Record<string, string>;
  body?: string | Buffer | FormData;
  headers?: Record<string, string>;
}

export interface Running {
  dinam: Dinam;
  url: string;
  env: Record<string, string>;
  /** Any request; a path begins with `/`. */
  call(path: string, request?: Request): Promise<Reply>;
  /** A token of a user with this role, valid at the clock of the program. User and session are made on first use. */
  tokenOf(role: User['role']): Promise<string>;
  /** Moves the clock of the program. */
  clock: { ms: number };
}

export const password = 'ఒక-మంచి-रहस्य-2026';

let hash: Promise<string> | undefined;

/**
 * Opens a session of a user, who is made where there is none, with all that a login leaves behind. It proves no password:
 * that takes longer than most tests, and has tests of its own.
 */
export async function logIn(app: App, username: string, role: User['role'], cookie = false): Promise<Opened> {
  hash ??= hashPassword(password);
  const input = { username, role, must_change_password: false };
  const password_hash = await hash;
  const user =
    (await findUser(app, username)) ??
    (await change(app, systemActor, (c) => insertRow(c, userResource, input, { password_hash })));
  const client = { ip: '127.0.0.1', userAgent: 'node', cookie };
  return change(app, actorOf(user, client), async (c) => {
    const opened = await startSession(c, user, client);
    await c.audit('login', 'users', user.id, { ip: client.ip });
    return opened;
  });
}

/** A token of the user of a role. */
async function tokenOf(app: App, role: User['role']): Promise<string> {
  const { session, user } = await logIn(app, `test.${role}`, role);
  return (await signAccess(app, user, session.id)).token;
}

/**
 * Closes the program when the test ends. Hooks run in the order in which they are given: the program ends before its
 * database goes. The runner keeps every hook until the process ends, so the hook must not keep the program.
 */
function closedAfter(t: TestContext): { dinam?: Dinam | undefined } {
  const closing: { dinam?: Dinam | undefined } = {};
  t.after(async () => {
    const { dinam } = closing;
    closing.dinam = undefined;
    await dinam?.close();
  });
  return closing;
}

/** The whole program on an address of its own, with a clock that the test moves; closed when the test ends. */
export async function start(
  t: TestContext,
  kind: Kind,
  extra: Record<string, string> = {},
  given?: Record<string, string>,
  log?: Log,
): Promise<Running> {
  const closing = closedAfter(t);
  const env = { ...(given ?? (await readyDatabase(t, kind))), ...extra };
  const clock = { ms: Date.now() };
  const dinam = await build(readConfig(env), { now: () => clock.ms, ...(log ? { log } : {}) });
  closing.dinam = dinam;
  const { app } = dinam;
  const url = await dinam.serve();
  const legacyErrors = env.LEGACY_ERRORS_200 === 'true'; // then a 200 may be an error, which no document describes
  const tokens = new Map<string, { token: Promise<string>; atMs: number }>();

  const call = async (path: string, request: Request = {}): Promise<Reply> => {
    const { token, json, form, headers = {} } = request;
    const body = json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : request.body;
    const type = json !== undefined ? 'application/json' : form ? 'application/x-www-form-urlencoded' : undefined;
    const method = request.method ?? (body === undefined ? 'GET' : 'POST');
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body as string }),
    });
    const text = await response.text();
    let parsed: Json = null;
    try {
      parsed = JSON.parse(text);
    } catch {}
    const reply = { status: response.status, headers: response.headers, body: parsed, text };
    if (!legacyErrors) assertDocumented(method, path, reply);
    record(method, url + path, reply);
    return reply;
  };

  return {
    dinam,
    url,
    env,
    call,
    clock,
    tokenOf(role) {
      const last = tokens.get(role);
      // An access token is valid for a quarter of an hour, and tests move the clock by days.
      if (last && Math.abs(clock.ms - last.atMs) < 10 * 60_000) return last.token;
      const token = tokenOf(app, role);
      tokens.set(role, { token, atMs: clock.ms });
      return token;
    },
  };
}
