/**
 * Queries known weaknesses of every package in package-lock.json: OSV first, npm's own advisories where OSV cannot be
 * reached. Nothing but Node is needed, no installed packages.
 *
 *   npm run audit
 *
 * Ends with 0 when none is known, 1 when a package that runs in production has one, 2 when no database could be queried:
 * that is no success. A weakness of a development tool is reported and does not fail.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Package {
  name: string;
  version: string;
  isDev: boolean;
}

export interface Advisory {
  id: string;
  name: string;
  version: string;
  isDev: boolean;
  summary: string;
}

interface Lock {
  packages: Record<string, { version?: string; resolved?: string; dev?: boolean; link?: boolean; name?: string }>;
}

/**
 * What a lock file installs, each name and version once; one that production needs, too, is no development tool. Folders of
 * the project itself are none: a package of a registry may have the same name.
 */
export function packagesOf(lock: Lock): Package[] {
  const found = new Map<string, Package>();
  for (const [path, { version, resolved = '', dev = false, link, name }] of Object.entries(lock.packages)) {
    if (path === '' || link || !version || resolved.startsWith('file:')) continue;
    const own = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const before = found.get(`${own}@${version}`);
    found.set(`${own}@${version}`, { name: own, version, isDev: dev && (before?.isDev ?? true) });
  }
  return [...found.values()];
}

const patienceMs = 20_000;
const mostQueries = 1_000;

async function fetchJson<T>(url: string, body?: unknown): Promise<T> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(patienceMs),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return (await answer.json()) as T;
}

interface Hit {
  vulns?: { id: string }[];
  next_page_token?: string;
}

/** Advisories by OSV (https://google.github.io/osv.dev/post-v1-querybatch/). */
export async function fromOsv(packages: readonly Package[], url: string): Promise<Advisory[]> {
  const found: Advisory[] = [];
  let left = packages.map((package_) => ({ package_, page_token: undefined as string | undefined }));
  while (left.length > 0) {
    const now = left.slice(0, mostQueries);
    left = left.slice(mostQueries);
    const queries = now.map(({ package_: { name, version }, page_token }) => ({
      package: { name, ecosystem: 'npm' },
      version,
      ...(page_token ? { page_token } : {}),
    }));
    const { results } = await fetchJson<{ results?: Hit[] }>(`${url}/v1/querybatch`, { queries });
    if (results?.length !== queries.length) throw new Error(`${url} does not answer the query`);
    for (const [i, { vulns = [], next_page_token }] of results.entries()) {
      const { package_ } = now[i] as (typeof now)[number];
      if (next_page_token) left.push({ package_, page_token: next_page_token });
      for (const { id } of vulns) {
        const { summary, details, withdrawn } = await fetchJson<Record<string, string>>(
          `${url}/v1/vulns/${encodeURIComponent(id)}`,
        );
        if (!withdrawn) found.push({ id, ...package_, summary: summary ?? details?.split('\n')[0] ?? '' });
      }
    }
  }
  return found;
}

interface NpmAudit {
  error?: { summary?: string };
  message?: string;
  vulnerabilities?: Record<
    string,
    { via: (string | { url: string; title: string; range: string })[]; nodes: string[] }
  >;
}

/** Advisories by the registry, as `npm audit` finds them in the lock file of a folder. */
export async function fromNpm(folder: string): Promise<Advisory[]> {
  const run = (more: string[]) =>
    new Promise<NpmAudit>((resolve, reject) => {
      // Its status covers weaknesses and failures alike; the report distinguishes them.
      execFile(
        'npm',
        ['audit', '--json', '--package-lock-only', ...more],
        { cwd: folder, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
        (error, out) => {
          try {
            const report = JSON.parse(out) as NpmAudit;
            if (report.vulnerabilities) resolve(report);
            else reject(new Error(`npm audit: ${report.error?.summary || report.message || 'no report'}`));
          } catch {
            reject(new Error(`npm audit: ${error?.message.split('\n')[0] ?? 'no report'}`));
          }
        },
      );
    });
  const all = await run([]);
  const inProduction = new Set(Object.keys((await run(['--omit', 'dev'])).vulnerabilities ?? {}));
  return Object.entries(all.vulnerabilities ?? {}).flatMap(([name, { via }]) =>
    via
      .filter((v) => typeof v !== 'string')
      .map(({ url, title, range }) => ({
        id: url.slice(url.lastIndexOf('/') + 1),
        name,
        version: range,
        isDev: !inProduction.has(name),
        summary: title,
      })),
  );
}

/**
 * Asks one source after the other until one answers.
 * @returns exit status
 */
export async function audit(folder: string, osvUrl: string, say: (line: string) => void): Promise<0 | 1 | 2> {
  const packages = packagesOf(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock);
  const sources: [string, () => Promise<Advisory[]>][] = [
    ['OSV', () => fromOsv(packages, osvUrl)],
    ['npm', () => fromNpm(folder)],
  ];
  for (const [source, ask] of sources) {
    let found: Advisory[];
    try {
      found = await ask();
    } catch (error) {
      const { message, cause } = error as Error;
      say(`${source} was not reached: ${cause instanceof Error ? `${message}, ${cause.message}` : message}`);
      continue;
    }
    for (const { id, name, version, isDev, summary } of found)
      say(`${id} ${name} ${version}${isDev ? ' (development only)' : ''}: ${summary}`);
    const grave = found.filter((a) => !a.isDev).length;
    say(`${source}: ${packages.length} packages, ${found.length} advisories, ${grave} of them in production.`);
    return grave > 0 ? 1 : 0;
  }
  say('Advisories not reachable: nothing is known about these packages. This is no success.');
  return 2;
}

if (import.meta.main)
  process.exitCode = await audit(
    join(import.meta.dirname, '..'),
    process.env.OSV_URL ?? 'https://api.osv.dev',
    (line) => void process.stdout.write(`${line}\n`),
  );
