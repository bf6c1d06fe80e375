// Rest: it runs every example of the documents by curl.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { App } from '../src/core/app.ts';
import { seed } from '../src/seed/seed.ts';
import { ensureOwner } from '../src/users/users.ts';
import { evaluator } from './support/evaluator.ts';
import { type Json, start } from './support/helper.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Block {
  /** Line of its fence. */
  line: number;
  kind: string;
  text: string;
}

/** The fenced blocks of a page in their order. */
function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [i, text] of page.split('\n').entries()) {
    const fence = text.match(/^```(\w*)\s*$/);
    if (!fence) {
      if (open) open.text += `${text}\n`;
    } else if (open) {
      blocks.push(open);
      open = undefined;
    } else open = { line: i + 1, kind: fence[1] ?? '', text: '' };
  }
  assert.equal(open, undefined, `the block of line ${open?.line} is not closed`);
  return blocks;
}

/** Commands of a block: lines that belong together because of a backslash or an open quote are one. */
function commandsOf(text: string): string[] {
  const commands: string[] = [];
  let command = '';
  for (const line of text.split('\n')) {
    command += command === '' ? line : `\n${line}`;
    if (/\\$/.test(line) || (command.match(/'/g)?.length ?? 0) % 2 === 1) continue;
    if (command.trim()) commands.push(command);
    command = '';
  }
  return commands;
}

/** `curl ... # 404` becomes `EXPECT=404 curl ...`; every other request has to ask curl to fail on an error. */
function prepared(command: string, where: string): string {
  const expected = command.match(/^curl [\s\S]*?\s+# (\d{3})$/)?.[1];
  if (expected) return `EXPECT=${expected} ${command}`;
  if (/\bcurl\b/.test(command)) assert.match(command, /\bcurl -fsS\b/, `${where}: ${command}`);
  return command;
}

// Every curl of a page goes through this function: it checks the status, and stores the response for the comparison.
const preamble = `
set -euo pipefail
curl() {
  local want=\${EXPECT:-} got= code=0
  command curl -w '%{stderr}\\n%{method} %{url_effective}\\n%{http_code}' "$@" >"$WORK/last" 2>"$WORK/err" || code=$?
  cat "$WORK/last"
  read -r -d '' got <"$WORK/err" || true
  got=\${got##*$'\\n'}
  # \`scripts/openapi-examples.ts\` takes the examples of the API document from these.
  if [ -n "\${RECORD:-}" ]; then { tail -n 2 "$WORK/err"; echo; cat "$WORK/last"; } > "$RECORD/$(date +%s%N)"; fi
  if [ -n "$want" ]; then
    [ "$got" = "$want" ] && return 0
  elif [ "$code" = 0 ]; then return 0
  fi
  { echo "\${WHERE}: curl $*"; echo "expected \${want:-success}, got status $got"; cat "$WORK/err" "$WORK/last"; echo; } >&2
  return 1
}
node() {
  if [ "$1" != -p ]; then command node "$@"
  elif [[ $2 == *'readFileSync(0)'* ]]; then command curl -fsS --form-string "expression=$2" -F 'input=<-' "$EVALUATOR"
  else command curl -fsS --form-string "expression=$2" "$EVALUATOR"
  fi
}
`;

/** Compares a response with what the page shows: every key that is shown exists, with a value of its type. */
function assertShape(actual: Json, shown: Json, path: string): void {
  if (shown === null || actual === null) return;
  assert.equal(Array.isArray(actual), Array.isArray(shown), `${path} is shown as another kind of value`);
  assert.equal(typeof actual, typeof shown, `${path} is shown as another kind of value`);
  if (Array.isArray(shown)) {
    if (shown.length > 0 && actual.length > 0) assertShape(actual[0], shown[0], `${path}[0]`);
  } else if (typeof shown === 'object')
    for (const [key, value] of Object.entries(shown)) {
      assert.ok(key in actual, `${path}.${key} is shown and does not come`);
      assertShape(actual[key], value, `${path}.${key}`);
    }
}

function need(command: string): void {
  const { status } = spawnSync(command, ['--version']);
  assert.equal(status, 0, `The examples of the documents are run by bash with curl: install ${command}.`);
}

async function runBash(script: string, env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn('bash', ['-s'], { cwd: root, env: { ...process.env, ...env, PATH: path } });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stdout.resume();
  child.stdin.end(script);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  return { code, output };
}

/** Runs the examples of pages, in their order and in one shell, against a fresh server with the sample content. */
async function runPages(
  t: TestContext,
  pages: readonly string[],
  least: number,
  login: (app: App) => Promise<Login>,
): Promise<void> {
  need('bash');
  need('curl');
  const work = await mkdtemp(join(tmpdir(), 'dinam-docs-'));
  t.after(() => rm(work, { recursive: true, force: true }));
  const running = await start(t, 'sqlite');
  Object.defineProperty(running.clock, 'ms', { get: () => Date.now() }); // the examples wait for real time
  const user = await login(running.dinam.app);
  await seed(running.dinam.app);

  const blocks = pages.flatMap((page) => blocksOf(read(page)).map((block) => ({ ...block, page })));
  const script = blocks.map(({ kind, line, page, text }, i) => {
    if (kind !== 'sh') return '';
    const where = `${page}:${line}`;
    const commands = commandsOf(text).map((command) => prepared(command, where));
    return `WHERE='${where}'\n: > "$WORK/last"\n${commands.join('\n')}\ncp "$WORK/last" "$WORK/${i}"\n`;
  });
  const { code, output: said } = await runBash(`${preamble}${script.join('')}echo "all of it" >&2\n`, {
    DINAM: running.url,
    EVALUATOR: await evaluator(t),
    NAME: user.username,
    PASSWORD: user.password,
    WORK: work,
  });
  assert.ok(code === 0 && said.trimEnd().endsWith('all of it'), `bash ended with ${code}\n${said}`);
  assert.ok(blocks.filter((b) => b.kind === 'sh').length > least, 'the examples were found');

  for (const [i, { kind, line, page, text }] of blocks.entries()) {
    if (kind !== 'json') continue;
    assert.equal(blocks[i - 1]?.kind, 'sh', `${page}:${line}: a response follows its request`);
    const answer = await readFile(join(work, String(i - 1)), 'utf8');
    const from = answer.search(/^\{/m);
    assert.ok(from >= 0, `${page}:${line}: the response is no object\n${answer.slice(0, 500)}`);
    assertShape(JSON.parse(answer.slice(from)), JSON.parse(text), `${page}:${line}`);
  }
}

interface Login {
  username: string;
  password: string;
}

async function firstOwner(app: App): Promise<Login> {
  const owner = await ensureOwner(app);
  assert.ok(owner?.password, 'the first start makes an owner with a random password');
  return { username: 'admin', password: owner.password };
}

for (const [page, least] of [
  ['docs/api.md', 25],
  ['docs/admin-api.md', 25],
] as const)
  test(`the examples of ${page} work from top to bottom, and their responses look as shown`, (t) =>
    runPages(t, [page], least, firstOwner));

const examples = readdirSync(join(root, 'test/examples')).map((name) => join('test/examples', name));

test('the examples of every address (test/examples) work in their order', (t) =>
  runPages(t, examples, 150, firstOwner));
