import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import pg from 'pg';
import { build, type Dinam } from '../src/app.ts';
import { readConfig } from '../src/core/config.ts';
import { sqliteFile } from '../src/core/sqlite.ts';
import { addUser } from '../src/users/users.ts';

export type Kind = 'sqlite' | 'postgres';
export const kinds: Kind[] = ['sqlite', 'postgres'];

/** Address of the run's PostgreSQL, see `servers.ts`. */
export function postgresUrl(): string {
  const url = process.env.DINAM_TEST_POSTGRES;
  if (!url) throw new Error('Run the tests by `npm test`: it starts PostgreSQL.');
  return url;
}

/** An empty database of the test's own, and the environment that leads to it. Gone when the test ends. */
export const emptyDatabase = (t: TestContext, kind: Kind): Promise<Record<string, string>> => database(t, kind, false);

/** @param isReady as the program leaves it before its first request (see `servers.ts`), which saves a second or so */
async function database(t: TestContext, kind: Kind, isReady: boolean): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-test-'));
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SAMPLE_CONTENT: 'false',
    // How busy the machine of the tests is decides about none of them; the test of shedding turns it on.
    SHED_DELAY_MS: '0',
  };
  if (kind === 'sqlite') {
    if (isReady) await copyFile(sqliteFile(template()), sqliteFile(folder));
    return env;
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}${isReady ? ' template template_dinam strategy file_copy' : ''}`);
  t.after(() => onServer(`drop database ${name} with (force)`));
  return { ...env, DATABASE_URL: `${postgresUrl()}/${name}`, DATABASE_POOL: '5' };
}

function template(): string {
  const folder = process.env.DINAM_TEST_TEMPLATE;
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

/** Runs a test once per database. */
export function onBoth(name: string, work: (t: TestContext, kind: Kind) => Promise<void>): void {
  for (const kind of kinds) test(`${name} [${kind}]`, (t) => work(t, kind));
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
  /** A token of a user with this role, made when first asked for. */
  tokenOf(role: 'owner' | 'editor' | 'viewer'): Promise<string>;
  /** Moves the clock of the program. */
  clock: { ms: number };
}

export const password = 'ఒక-మంచి-रहस्य-2026';

/** The whole program on an address of its own, with a clock that the test moves; closed when the test ends. */
export async function start(
  t: TestContext,
  kind: Kind,
  extra: Record<string, string> = {},
  given?: Record<string, string>,
): Promise<Running> {
  // Hooks run in the order in which they are given: the program ends before its database goes.
  let dinam: Dinam | undefined;
  t.after(() => dinam?.close());
  const env = { ...(given ?? (await database(t, kind, true))), ...extra };
  const clock = { ms: Date.now() };
  dinam = await build(readConfig(env), { now: () => clock.ms });
  const { app } = dinam;
  const url = await dinam.serve();
  const tokens = new Map<string, Promise<string>>();

  const call = async (path: string, request: Request = {}): Promise<Reply> => {
    const { token, json, form, headers = {} } = request;
    const body = json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : request.body;
    const type = json !== undefined ? 'application/json' : form ? 'application/x-www-form-urlencoded' : undefined;
    const response = await fetch(url + path, {
      method: request.method ?? (body === undefined ? 'GET' : 'POST'),
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
    return { status: response.status, headers: response.headers, body: parsed, text };
  };

  const makeToken = async (role: 'owner' | 'editor' | 'viewer'): Promise<string> => {
    await addUser(app, { username: `test.${role}`, role, password });
    const reply = await call('/api/auth/login', { json: { username: `test.${role}`, password } });
    if (reply.status !== 200) throw new Error(`login failed: ${reply.text}`);
    return reply.body.data.token;
  };
  return {
    dinam,
    url,
    env,
    call,
    clock,
    tokenOf(role) {
      const known = tokens.get(role) ?? makeToken(role);
      tokens.set(role, known);
      return known;
    },
  };
}
