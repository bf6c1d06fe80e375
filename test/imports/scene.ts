import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { commandLine } from '../support/command-lines.ts';
import { type Json, type Kind, type Running, readyDatabase, start } from '../support/helper.ts';
import { picture } from '../support/pictures.ts';
import type { Ended } from '../support/process.ts';

/** The old site: it has these files, and counts what is asked of it. */
export interface OldSite {
  url: string;
  files: Map<string, Buffer>;
  /** Paths, in the order in which they were requested. */
  requests: string[];
}

export async function oldSite(t: TestContext, files: Record<string, Buffer> = {}): Promise<OldSite> {
  const site: OldSite = { url: '', files: new Map(Object.entries(files)), requests: [] };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    site.requests.push(path);
    const found = site.files.get(path);
    if (found) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(found);
    else response.writeHead(404).end('not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}

/** Pictures of different content, by path. */
export async function pictures(...paths: string[]): Promise<Record<string, Buffer>> {
  const made = await Promise.all(
    paths.map(async (path, n) => [path, await picture('jpeg', 400 + 10 * n, 300)] as const),
  );
  return Object.fromEntries(made);
}

export interface Importer {
  env: Record<string, string>;
  /** Writes a file into the folder of the test, and gives its path. */
  file(name: string, content: string | Buffer): Promise<string>;
  /** `dinam import ...`; fails the test unless it ends with the status. */
  run(args: string[], status?: number): Promise<Ended>;
  /** Starts the program on the same database. */
  serve(): Promise<Running>;
}

export async function importer(t: TestContext, kind: Kind): Promise<Importer> {
  const env: Record<string, string> = { ...(await readyDatabase(t, kind)), FETCH_ALLOW: '127.0.0.1', WORKERS: '0' };
  return {
    env,
    async file(name, content) {
      const path = join(env.DATA_DIR as string, name);
      await writeFile(path, content);
      return path;
    },
    async run(args, status = 0) {
      const ended = await commandLine(['import', ...args], env);
      if (ended.status !== status) throw new Error(`status ${ended.status}\n${ended.out}\n${ended.err}`);
      return ended;
    },
    serve: () => start(t, kind, {}, env),
  };
}

/** Every story as an administrator sees it, by its title. */
export async function storiesOf(running: Running): Promise<Map<string, Json>> {
  const token = await running.tokenOf('editor');
  const { body } = await running.call('/api/admin/news?limit=100&sort=id', { token });
  return new Map(body.data.map((story: Json) => [story.title, story]));
}
