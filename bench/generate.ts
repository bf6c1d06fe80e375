import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeApp, openApp } from '../src/app.ts';
import { categoryResource } from '../src/categories/categories.ts';
import { change } from '../src/core/api/change.ts';
import { insertRow } from '../src/core/api/resource.ts';
import { type App, systemActor } from '../src/core/app.ts';
import { isoTime } from '../src/core/clock.ts';
import { readConfig } from '../src/core/config/config.ts';
import type { Lang } from '../src/core/model/common.ts';
import { newsResource } from '../src/news/resource.ts';
import { addUser } from '../src/users/users.ts';
import { categories, commonWord, dandaLanguages, rareWord, words } from './words.ts';

/** Raised when what is generated changes: folders of an older recipe are made anew. */
const recipe = 6;
/** The newest item is of about this time. It lies before the bench was written, so nothing is in the future. */
const end = Date.UTC(2026, 10, 20, 6);
const batch = 500;

export const author = { username: 'bench.editor', password: 'a-long-enough-password-for-the-bench' };
export const languages = Object.keys(words) as Lang[];
/** The language of the item with this id; ids go from 1 to the number of items. */
export const langOfId = (id: number): Lang => languages[(id * 7) % languages.length] as Lang;

/** Mulberry32: the same numbers in every run and on every machine. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Items as an editor would send them, oldest first: 7 to 11 words of title, 60 to 120 of content, two tags, a place. */
function* items(count: number) {
  const random = randoms(20_261_120);
  const ofLabels = randoms(11);
  const lists = new Map(languages.map((lang) => [lang, (words[lang] as string).split(' ')]));
  const some = (lang: Lang, n: number): string[] => {
    const list = lists.get(lang) as string[];
    return Array.from({ length: n }, () => list[Math.floor(random() * list.length)] as string);
  };
  let time = end - count * 420_000;
  for (let id = 1; id <= count; id++) {
    const lang = langOfId(id);
    const list = lists.get(lang) as string[];
    const title = some(lang, 7 + Math.floor(random() * 5));
    if (lang === 'te' && random() < 0.1) title[1] = commonWord;
    if (lang === 'te' && random() < 0.002) title[2] = rareWord;
    const stop = lang === 'ur' ? '۔' : dandaLanguages.includes(lang) ? '।' : '.';
    const body = some(lang, 60 + Math.floor(random() * 61)).map((word, i) => (i % 12 === 11 ? word + stop : word));
    time += 60_000 + Math.floor(random() * 720) * 1_000;
    yield {
      lang,
      title: title.join(' '),
      summary: body.slice(0, 40).join(' '),
      content: `<p>${body.slice(0, 50).join(' ')}</p><p>${body.slice(50).join(' ')}</p>`,
      category: Math.floor(random() * categories.length),
      tags: Array.from({ length: 2 }, () => list[Math.floor(ofLabels() * list.length)] as string),
      location: { district: `District ${Math.floor(ofLabels() * 30)}` },
      image_url: `https://cdn.example.in/news/2026/11/${id}-1200x675.webp`,
      published_at: isoTime(Math.min(time, end)),
    };
  }
}

function* inBatches<T>(all: Iterable<T>): Generator<T[]> {
  let part: T[] = [];
  for (const one of all) {
    part.push(one);
    if (part.length < batch) continue;
    yield part;
    part = [];
  }
  if (part.length) yield part;
}

async function fill(app: App, count: number, clock: { ms: number }): Promise<void> {
  const ids = await change(app, systemActor, async (c) => {
    const made: number[] = [];
    for (const slug of categories) {
      const name = (slug[0] as string).toUpperCase() + slug.slice(1);
      made.push((await insertRow(c, categoryResource, { name, slug, color: '#336699' })).id);
    }
    return made;
  });
  for (const part of inBatches(items(count))) {
    clock.ms = Date.parse(part.at(-1)?.published_at as string);
    await change(app, systemActor, async (c) => {
      for (const { category, published_at, ...item } of part) {
        const input = { ...item, category_id: ids[category] ?? null };
        await insertRow(c, newsResource, input, { status: 'published', published_at });
      }
    });
  }
}

/**
 * A data folder with this many published items in twelve languages, written by the same functions that the admin
 * routes use, so that rows, labels, search index and audit trail are what a server would have made. Made once and
 * kept; gives its path.
 */
export async function dataFolder(count: number, log: (text: string) => void): Promise<string> {
  const folder = join(import.meta.dirname, 'data', String(count));
  const stamp = join(folder, 'recipe');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === String(recipe)) return folder;
  await rm(folder, { recursive: true, force: true });
  const started = performance.now();
  const clock = { ms: end };
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const app = await openApp(config, { now: () => clock.ms });
  try {
    await addUser(app, { ...author, role: 'editor' });
    await fill(app, count, clock);
  } finally {
    await closeApp(app);
  }
  await writeFile(stamp, String(recipe));
  log(`${count} items generated in ${Math.round((performance.now() - started) / 1_000)} s`);
  return folder;
}
