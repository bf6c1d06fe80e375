import { encodePosition, sortKey } from '../../src/core/api/list-cursor.ts';
import { newsResource } from '../../src/news/resource.ts';
import { databases as allDatabases, type BenchDatabase, withDatabase } from '../databases.ts';
import { author } from '../generate.ts';
import { median } from '../measure.ts';
import { type Running, settled, usage } from '../processes.ts';
import { fillCursors } from './fill.ts';

/** A page from the middle of a list. */
export interface CursorPage {
  list: string;
  /** Milliseconds of one request after the other: the median, the slowest, and processor time of the server for each. */
  median: number;
  most: number;
  processor: number | null;
}

const orders = `-updated_at updated_at -published_at -created_at id -id priority -priority title -title status lang
  category_id content_type author views -views expires_at created_by updated_by`.split(/\s+/);
const filters = `status=published lang=te category_id=2 content_type=article tag=వార్త tag=సినిమా+3 place=Guntur author=రచయిత
  has_image=false missing_lang=hi is_featured=true from_feed=false updated_by=1 created_by=1 from=2020-01-01
  created_to=2027-01-01 lang=te&status=published&category_id=2 lang=hi&sort=-published_at
  category_id=2&sort=-published_at author=రచయిత&sort=-created_at`.split(/\s+/);
export const lists = [...orders.map((sort) => `sort=${sort}`), ...filters];

const requests = 15;

interface List {
  data: unknown[];
  meta: { has_more: boolean };
}

/** The cursor of a list that has come to this story, whether it is one of it or not. */
function cursorBehind(story: Record<string, unknown>, sort: string): string {
  const column = sort.replace(/^-/, '');
  const given = story[column] as string | number | { id: number } | null;
  const { of } = sortKey(column, newsResource.sortPrefixes?.[column]);
  const value = of({ [column]: typeof given === 'object' ? (given?.id ?? null) : given });
  return encodePosition({ sort, value, id: story.id as number });
}

async function measure(dinam: Running, stories: number): Promise<CursorPage[]> {
  const address = `http://127.0.0.1:${dinam.port}`;
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: author.username, password: author.password }),
  });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const get = async (path: string): Promise<unknown> => {
    const reply = await fetch(`${address}/api/admin/news${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const { data: middle } = (await get(`/${Math.floor(stories / 2)}`)) as { data: Record<string, unknown> };
  const paths = lists.map((list) => {
    const cursor = cursorBehind(middle, new URLSearchParams(list).get('sort') ?? '-updated_at');
    return { list, path: `?${list}&limit=20&cursor=${cursor}` };
  });
  // Code that is not compiled yet and pages that are not in memory would be counted against the first lists.
  for (const { list, path } of [...paths, ...paths]) {
    const { data } = (await get(path)) as unknown as List;
    if (data.length === 0) throw new Error(`${list} has nothing there`);
  }
  await settled(dinam);
  const pages: CursorPage[] = [];
  for (const { list, path } of paths) {
    const before = usage(dinam.pid);
    const times: number[] = [];
    for (let n = 0; n < requests; n++) {
      const began = performance.now();
      await get(path);
      times.push(performance.now() - began);
    }
    const after = usage(dinam.pid);
    const processor = before && after ? ((after.seconds - before.seconds) * 1_000) / requests : null;
    pages.push({ list, median: median(times), most: Math.max(...times), processor });
  }
  return pages;
}

async function on(database: BenchDatabase, count: number, say: (text: string) => void): Promise<CursorPage[]> {
  const began = performance.now();
  const fill = async (env: Record<string, string>): Promise<number> => {
    const stories = await fillCursors(env, count);
    say(`${database}: ${stories} stories in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    return stories;
  };
  return withDatabase(database, fill, measure);
}

/**
 * Pages by cursor from the middle of the admin list of stories, for each order and filter.
 * @param only measure one of the databases
 */
export async function cursorPages(count: number, only: string, say: (text: string) => void): Promise<string> {
  const databases = allDatabases.filter((name) => only === '' || name === only);
  if (databases.length === 0) throw new Error('--case must be sqlite or postgres');
  const lines = ['database | list | median | most | CPU', '---|---|---|---|---'];
  for (const database of databases)
    for (const { list, median, most, processor } of await on(database, count, say)) {
      const times = [median, most, processor].map((ms) => (ms === null ? '' : `${ms.toFixed(1)} ms`));
      lines.push([database, `\`${list}\``, ...times].join(' | '));
    }
  return lines.join('\n');
}
