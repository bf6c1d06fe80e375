import type { TestContext } from 'node:test';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { Problem } from '../../src/core/model/common.ts';
import type { Running } from '../support/helper.ts';
import { type Operation, operations, wrongOf } from './document.ts';
import { Known } from './inputs.ts';
import { newPerson } from './people.ts';
import { Dice } from './random.ts';
import { requestOf } from './requests.ts';
import { type Got, type Sent, sender } from './wire.ts';

/** What no stranger should read: traces, paths, statements, names of libraries. */
const inside =
  /\bat .{1,120}\.[cm]?[jt]s:\d+:\d+|node_modules|node:internal|\/src\/|\.ts\b|SQLITE_|SqliteError|\b(select|insert into|update|delete from)\b.*\b(from|values|set|where)\b|pg_|postgres|kysely|fastify|FST_ERR|TypeError|RangeError|undefined|\[object /i;

const members = new Set(Object.keys(Problem.properties));

export interface Finding {
  operation: string;
  what: string;
  request: string;
}

export interface Fuzzed {
  statuses: Record<string, number>;
  /** Operations that gave a 2xx at least once. */
  reached: number;
  findings: Finding[];
}

type Role = 'owner' | 'editor' | 'viewer';

/** Tokens of the roles; one that a request has ended is replaced. */
class Tokens {
  readonly #tokens = new Map<Role, Promise<string>>();
  readonly #running: Running;

  constructor(running: Running) {
    this.#running = running;
  }

  of(role: Role): Promise<string> {
    const { app } = this.#running.dinam;
    const token = this.#tokens.get(role) ?? newPerson(app, role).then((person) => person.token);
    this.#tokens.set(role, token);
    return token;
  }

  forget(role: Role): void {
    this.#tokens.delete(role);
  }
}

/** Takes back that a role needs a second factor, which a request may have set: nobody would get further. */
async function demandNoFactor({ dinam: { app } }: Running): Promise<void> {
  await change(app, systemActor, async (c) => {
    await c.tx.deleteFrom('settings').where('section', '=', 'security').execute();
    c.touch('settings');
  });
}

/** What an answer shows to exist. */
function learn(operation: Operation, { path }: Sent, { headers, text }: Got, known: Known): void {
  if (typeof headers.etag === 'string') known.learn(`etag ${path}`, headers.etag);
  let data: unknown;
  try {
    const body = JSON.parse(text) as { data?: unknown; meta?: { next_cursor?: unknown } };
    data = body.data;
    known.learn('cursor', body.meta?.next_cursor);
  } catch {
    return;
  }
  const kind = operation.path.split('/{')[0];
  for (const item of (Array.isArray(data) ? data.slice(0, 5) : [data]) as Record<string, unknown>[]) {
    if (typeof item !== 'object' || item === null) continue;
    for (const name of ['id', 'slug', 'installation_id']) {
      known.learn(name, item[name]);
      known.learn(`${kind}/${name}`, item[name]);
    }
    if (kind?.includes('categories')) known.learn('category_id', item.id);
    const [, preview] = String(item.url).match(/\/preview\/([^/]+)$/) ?? [];
    if (preview) known.learn('/api/v1/previews/token', preview);
  }
}

/** What is wrong with the body of an error beyond its schema. */
function toldTooMuch({ text, type }: Got): string | null {
  if (type !== 'application/problem+json') return `an error comes as ${type || 'nothing'}`;
  const problem = JSON.parse(text) as Record<string, unknown>;
  const more = Object.keys(problem).find((key) => !members.has(key));
  if (more) return `an error has the member ${more}`;
  // Its path is the client's own.
  const { instance: _own, ...words } = problem;
  const found = inside.exec(JSON.stringify(words));
  return found ? `an error tells of the inside: ${found[0]}` : null;
}

/**
 * Asks every operation in turn, `requests` times in all, and holds every answer against the document.
 * @param onProgress called every 1,000 requests
 */
export async function fuzz(
  t: TestContext,
  running: Running,
  { requests, seed, onProgress }: { requests: number; seed: number; onProgress?: (done: number) => void },
): Promise<Fuzzed> {
  const dice = new Dice(seed);
  const known = new Known();
  const tokens = new Tokens(running);
  const send = sender(t, running.url);
  const statuses: Record<string, number> = {};
  const reached = new Set<string>();
  const findings = new Map<string, Finding>();
  for (let i = 0; i < requests; i++) {
    const operation = operations[i % operations.length] as Operation;
    const name = `${operation.method} ${operation.path}`;
    const sent = requestOf(operation, dice, known);
    const role = dice.chance(0.05) ? null : dice.pick<Role>(['owner', 'owner', 'owner', 'editor', 'viewer']);
    if (role && (operation.security?.length !== 0 || dice.chance(0.1)))
      sent.headers.authorization = `Bearer ${await tokens.of(role)}`;
    const note = (what: string): void => {
      // Numbers of rows and the like make no other kind of it.
      const key = `${name} ${what
        .replace(/\/\d+/g, '/n')
        .replace(/ (\S+ )?$/, '')
        .slice(0, 160)}`;
      if (!findings.has(key)) findings.set(key, { operation: name, what, request: requestText(sent) });
    };
    let got: Got;
    try {
      got = await send(sent);
    } catch (error) {
      note(`the connection broke: ${(error as Error).message}`);
      continue;
    }
    statuses[got.status] = (statuses[got.status] ?? 0) + 1;
    if (got.status < 300) {
      reached.add(name);
      learn(operation, sent, got, known);
      if (operation.path.endsWith('/settings/security') && operation.method !== 'GET') await demandNoFactor(running);
    }
    if (role && got.status === 401) tokens.forget(role);
    const wrong = wrongOf(operation, got);
    if (wrong) note(wrong);
    if (got.status >= 500 && got.status !== 503) note(`${got.status}: ${got.text.slice(0, 200)}`);
    if (got.status >= 400 && got.text !== '') {
      const tooMuch = toldTooMuch(got);
      if (tooMuch) note(tooMuch);
    }
    if ((i + 1) % 1_000 === 0) onProgress?.(i + 1);
  }
  return { statuses, reached: reached.size, findings: [...findings.values()] };
}

function requestText({ method, path, headers, body }: Sent): string {
  const { authorization, ...others } = headers;
  const who = authorization ? ' (with a token)' : '';
  return `${method} ${path.slice(0, 400)}${who} ${JSON.stringify(others).slice(0, 300)} ${String(body ?? '').slice(0, 500)}`;
}
