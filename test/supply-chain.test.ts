import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { audit, packagesOf } from '../scripts/audit.ts';
import { serve } from './support/fetch-servers.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFile(join(root, path), 'utf8');
const run = promisify(execFile);

/** Files of the project by patterns. Who has an archive of it may have no git. */
const filesLike = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['node_modules', 'data', 'admin/dist'] });

test('actions and base images are named by hash', async () => {
  const workflows = filesLike('.github/workflows/*');
  assert.ok(workflows.length > 0);
  for (const path of workflows)
    for (const [line, action] of (await read(path)).matchAll(/^.*\buses:\s*(\S+).*$/gm))
      assert.match(`${action} ${line}`, /^(\.\/|[\w./-]+@[0-9a-f]{40} .*# v\d)/, `${path}: ${line.trim()}`);
  const images = filesLike('**/*Dockerfile*', '**/*compose*.{yaml,yml}');
  assert.ok(images.length > 1);
  for (const path of images) {
    const text = await read(path);
    const stages = new Set([...text.matchAll(/^FROM .* AS (\S+)/gim)].map((m) => m[1]));
    const named = [...text.matchAll(/^(?:FROM(?: --\S+)*|\s*image:|# *syntax=)\s*([^\s#]+)/gim)].map(
      (m) => m[1] as string,
    );
    // What this repository makes has no hash before it is made.
    for (const image of named.filter((name) => !stages.has(name) && !name.startsWith('ghcr.io/dinam/dinam:')))
      assert.match(image, /^[\w./:-]+@sha256:[0-9a-f]{64}$/, `${path}: ${image}`);
  }
});

/** Groups of systemd.exec(5) that have `setpriority`, those of systemd 252 where this machine has none. */
async function groupsWith(call: string, groups: string[]): Promise<string[]> {
  const has = async (group: string): Promise<boolean> => {
    const listed = await run('systemd-analyze', ['syscall-filter', group]).catch(() => null);
    if (!listed) return ['@system-service', '@resources'].includes(group);
    const members = listed.stdout.split('\n').flatMap((line) => line.match(/^ +(@?[\w-]+)$/)?.[1] ?? []);
    if (members.includes(call)) return true;
    for (const inner of members) if (inner.startsWith('@') && (await has(inner))) return true;
    return false;
  };
  const found: string[] = [];
  for (const group of groups) if (await has(group)) found.push(group);
  return found;
}

test('the unit for systemd lets background threads lower their priority, and nobody raise one', async () => {
  const unit = await read('deploy/dinam.service');
  const filters = [...unit.matchAll(/^SystemCallFilter=(~?)(.*)$/gm)].map(([, not, calls]) => ({
    allows: not === '',
    calls: (calls as string).split(' '),
  }));
  const groups = filters.flatMap(({ calls }) => calls.filter((name) => name.startsWith('@')));
  const meant = new Set(['setpriority', ...(await groupsWith('setpriority', groups))]);
  assert.ok(meant.has('@resources') && !meant.has('@privileged'), [...meant].join(' '));
  // The first filter says what the list is; each that follows adds to it or takes away.
  let isAllowed = false;
  for (const { allows, calls } of filters) if (calls.some((name) => meant.has(name))) isAllowed = allows;
  assert.ok(isAllowed);
  assert.match(unit, /^CapabilityBoundingSet=$/m); // CAP_SYS_NICE would let it raise one
});

test('the release lists what it is made of', async () => {
  assert.match(await read('scripts/release.sh'), /scripts\/sbom\.ts >/);
  const { stdout } = await run(process.execPath, ['scripts/sbom.ts'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_offline: 'true' },
  });
  const bom = JSON.parse(stdout);
  assert.equal(bom.bomFormat, 'CycloneDX');
  assert.match(bom.specVersion, /^1\.\d$/);
  assert.match(bom.serialNumber, /^urn:uuid:[0-9a-f-]{36}$/);
  assert.equal(bom.metadata.component.name, 'dinam');
  type Part = { purl: string; hashes: unknown[]; licenses: unknown[] };
  const parts = new Map<string, Part>(bom.components.map((part: Part) => [part.purl, part]));
  const needed = packagesOf(JSON.parse(await read('package-lock.json'))).filter((p) => !p.isDev);
  assert.deepEqual(
    [...parts.keys()].sort(),
    needed.map((p) => `pkg:npm/${p.name.replace('@', '%40')}@${p.version}`).sort(),
  );
  for (const part of parts.values()) assert.ok(part.hashes.length > 0, part.purl);
});

interface Query {
  package: { name: string; ecosystem: string };
  version: string;
  page_token?: string;
}

async function jsonOf<T>(request: IncomingMessage): Promise<T> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return JSON.parse(text) as T;
}

/** OSV with these weaknesses, by `name@version`; the second of a package comes on a second page. */
function osvWith(known: Record<string, string[]>, withdrawn: string[] = []): RequestListener {
  return async (request, response) => {
    const say = (value: unknown) =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    const id = request.url?.match(/^\/v1\/vulns\/(.+)$/)?.[1];
    if (id) return say({ id, summary: `బలహీనత ${id}`, ...(withdrawn.includes(id) ? { withdrawn: '2026-01-01' } : {}) });
    assert.equal(`${request.method} ${request.url}`, 'POST /v1/querybatch');
    const { queries } = await jsonOf<{ queries: Query[] }>(request);
    const results = queries.map(({ package: { name, ecosystem }, version, page_token }) => {
      assert.equal(ecosystem, 'npm');
      const ids = known[`${name}@${version}`] ?? [];
      const page = Number(page_token ?? 0);
      const more = page + 1 < ids.length ? { next_page_token: String(page + 1) } : {};
      return ids.length ? { vulns: [{ id: ids[page], modified: 'x' }], ...more } : {};
    });
    say({ results });
  };
}

/** A project with one package that runs, one that is run inside of it, and one tool. */
async function project(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-audit-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const root = {
    name: 'p',
    version: '1.0.0',
    dependencies: { runs: '1.0.0' },
    devDependencies: { '@a/tool': '2.0.0' },
  };
  const lock = {
    name: 'p',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': root,
      'node_modules/runs': { version: '1.0.0', dependencies: { deep: '3.0.0' } },
      'node_modules/runs/node_modules/deep': { version: '3.0.0' },
      'node_modules/@a/tool': { version: '2.0.0', dev: true },
    },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(root));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return folder;
}

async function runAudit(folder: string, url: string): Promise<[status: number, text: string]> {
  const lines: string[] = [];
  const status = await audit(folder, url, (line) => lines.push(line));
  return [status, lines.join('\n')];
}

test('advisories of OSV fail for runtime packages and are reported for tools', async (t) => {
  const folder = await project(t);
  const [none, output] = await runAudit(folder, await serve(t, osvWith({ 'runs@0.9.0': ['GHSA-old'] })));
  assert.equal(none, 0, output);
  assert.match(output, /OSV: 3 packages, 0 advisories/);

  const tools = osvWith({ '@a/tool@2.0.0': ['GHSA-tool'], 'runs@1.0.0': ['GHSA-gone'] }, ['GHSA-gone']);
  const [ofTools, tool] = await runAudit(folder, await serve(t, tools));
  assert.equal(ofTools, 0, tool);
  assert.match(tool, /GHSA-tool @a\/tool 2\.0\.0 \(development only\): బలహీనత GHSA-tool\n/);
  assert.doesNotMatch(tool, /GHSA-gone/, 'one that was withdrawn is none');

  const [grave, deep] = await runAudit(folder, await serve(t, osvWith({ 'deep@3.0.0': ['GHSA-1', 'GHSA-2'] })));
  assert.equal(grave, 1);
  assert.match(deep, /GHSA-1 deep 3\.0\.0: [\s\S]*GHSA-2 deep 3\.0\.0: [\s\S]* 2 of them in production/);
});

test('without OSV npm audit is used; without both the check fails', async (t) => {
  const folder = await project(t);
  const registry = createServer(async (request, response) => {
    if (request.url !== '/-/npm/v1/security/advisories/bulk') return void response.writeHead(405).end();
    const id = {
      id: 7,
      url: 'https://x.invalid/GHSA-npm',
      title: 'బలహీనత',
      severity: 'high',
      vulnerable_versions: '<2',
    };
    request.resume().on('end', () => response.end(JSON.stringify({ runs: [id] })));
  });
  const url = await serve(t, (request, response) => void registry.emit('request', request, response));
  const away = 'http://127.0.0.1:9';
  await writeFile(join(folder, '.npmrc'), `registry=${url}/\n`);
  const [status, output] = await runAudit(folder, away);
  assert.equal(status, 1, output);
  assert.match(output, /^OSV was not reached: [\s\S]*GHSA-npm runs <2: బలహీనత/);

  const refusing = await serve(t, (_request, response) => void response.writeHead(405).end('{}'));
  await writeFile(join(folder, '.npmrc'), `registry=${refusing}/\n`);
  const [nothing, why] = await runAudit(folder, refusing);
  assert.equal(nothing, 2, why);
  assert.match(why, /OSV was not reached: .*405\nnpm was not reached: npm audit: .*\nAdvisories not reachable/);
});

test('our own lock file is read whole', async () => {
  const lock = JSON.parse(await read('package-lock.json'));
  const packages = new Map(packagesOf(lock).map((p) => [`${p.name}@${p.version}`, p]));
  const { dependencies, devDependencies } = lock.packages[''] as Record<string, Record<string, string>>;
  for (const [name, version] of Object.entries(dependencies ?? {})) {
    const isOwn = version.startsWith('file:'); // a folder of the project: there are no advisories of it
    assert.equal(packages.get(`${name}@${isOwn ? '1.0.0' : version}`)?.isDev, isOwn ? undefined : false, name);
  }
  for (const [name, version] of Object.entries(devDependencies ?? {}))
    assert.equal(packages.has(`${name}@${version}`), !version.startsWith('file:'), name);
});
