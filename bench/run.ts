// `npm run bench`: see docs/performance.md. Flags: --items 5000,100000  --rounds 5  --seconds 1.5  --only reads|writes|site|reader|search|almanac|feeds|anonymous|cursors|interface|horoscope|search-quality|search-words|places|lean
// `--only cursors` and `--only interface` take --case sqlite or postgres; `--only feeds` takes parse as well.
// `--only search` and `--only places` take --database sqlite or postgres.
// `--only search-quality` takes --every N, to look for one headline of N, and --half 0, the half to tune on, or both.
// `--only search-words` measures single words on SQLite, both halves of the sources.
// `--only lean` takes --record, which makes its figures the ones that later runs are compared with.
// `--only anonymous` takes --tree PATH, an older checkout to measure before this one, and --case TEXT, just cases so named.
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { almanacTable } from './almanac/report.ts';
import { type AlmanacResults, almanac } from './almanac/run.ts';
import { anonymousClients, anonymousTable } from './anonymous/run.ts';
import { baselineTable, readBaseline, writeBaseline } from './baseline.ts';
import { cursorPages } from './cursors/run.ts';
import { type BenchDatabase, databases } from './databases.ts';
import { type FeedResults, feedBench, feedTable } from './feeds/run.ts';
import { dataFolder } from './generate.ts';
import { horoscopeBench } from './horoscope/run.ts';
import { interfacePages } from './interface/run.ts';
import { lean } from './lean.ts';
import type { Result } from './measure.ts';
import { placeLists, placesTable } from './places.ts';
import { pinned, startClient, stopAll } from './processes.ts';
import { growthOf, reader, readerSizes } from './reader.ts';
import { reads } from './reads.ts';
import { tableOf } from './report.ts';
import { search, searchSizes, searchTable } from './search.ts';
import { searchQuality } from './search-quality/run.ts';
import { searchWords } from './search-quality/words.ts';
import { pages } from './site/pages.ts';
import { writes } from './writes.ts';

/** A run that hangs is ended: the default one takes about six minutes, and one more to generate the data. */
const longestMs = 18 * 60_000;

const { values } = parseArgs({
  options: {
    items: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1.5' },
    only: { type: 'string' },
    tree: { type: 'string' },
    case: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    half: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
    record: { type: 'boolean', default: false },
  },
});

function number(name: 'rounds' | 'seconds' | 'every' | 'half', least: number, greatest: number): number {
  const value = Number(values[name]);
  if (!(value >= least && value <= greatest)) throw new Error(`--${name} must be from ${least} to ${greatest}`);
  return value;
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);

function databaseGiven(): BenchDatabase {
  const found = databases.find((one) => one === values.database);
  if (!found) throw new Error('--database must be sqlite or postgres');
  return found;
}

/** Sections that show how their cost grows. */
const sizesOf: Record<string, readonly number[]> = { reader: readerSizes, search: searchSizes, places: [100_000] };

async function main(): Promise<void> {
  const plan = { rounds: Math.round(number('rounds', 1, 100)), seconds: number('seconds', 0.1, 30) };
  if (values.only === 'anonymous') {
    const seconds = Math.max(4, plan.seconds);
    const items = Number(values.items ?? 100_000);
    const results = await anonymousClients(items, seconds, values.tree, values.case, say);
    process.stdout.write(`\n${items} items\n${anonymousTable(results)}\n`);
    return;
  }
  if (values.only === 'lean') {
    const load = loadavg()[0] as number;
    const items = Number(values.items ?? 5_000);
    const folder = await dataFolder(items, say);
    const figures = await lean(startClient(), { rounds: 3, seconds: 1 }, folder, items);
    process.stdout.write(
      `\n${items} items, load average ${load.toFixed(2)}\n${baselineTable(figures, readBaseline())}\n`,
    );
    if (values.record) writeBaseline(figures, load);
    return;
  }
  if (values.only === 'cursors') {
    const items = Number(values.items ?? 100_000);
    process.stdout.write(`\n${items} items\n${await cursorPages(items, values.case, say)}\n`);
    return;
  }
  if (values.only === 'search-quality') {
    const halves =
      values.half === 'both' ? ([0, 1] as const) : [number('half', 0, 1) === 0 ? (0 as const) : (1 as const)];
    for (const half of halves)
      process.stdout.write(`\n${await searchQuality(half, Math.round(number('every', 1, 150)), say)}\n`);
    return;
  }
  if (values.only === 'search-words') {
    process.stdout.write(`\n${await searchWords({}, say)}\n`);
    return;
  }
  if (values.only === 'horoscope') {
    process.stdout.write(`\n${await horoscopeBench(say)}\n`);
    return;
  }
  if (values.only === 'interface') {
    process.stdout.write(`\n${await interfacePages(values.case, say)}\n`);
    return;
  }
  const given = values.items ?? (sizesOf[values.only ?? ''] ?? [5_000, 100_000]).join();
  const sizes = given.split(',').map(Number);
  if (sizes.some((n) => !Number.isSafeInteger(n) || n < 1_000 || n > 1_000_000))
    throw new Error('--items must be numbers from 1000 to 1000000');
  const machine = { node: process.version, platform: `${process.platform} ${process.arch}`, pinned };
  const load = loadavg()[0] as number;
  if (load > 0.7) say(`The load average is ${load.toFixed(2)}: something else runs on this machine.`);
  const sections: { items: number; results: Result[] }[] = [];
  for (const items of values.only === 'almanac' || values.only === 'feeds' ? [] : sizes) {
    const folder = await dataFolder(items, say);
    say(`Measuring with ${items} items ...`);
    const client = startClient();
    const isOnly = (name: string): boolean => values.only === undefined || values.only === name;
    const results: Result[] = isOnly('reader') ? await reader(client, plan, folder, items) : [];
    if (isOnly('reads')) results.push(...(await reads(client, plan, folder, items)));
    if (values.only === 'search') {
      const database = databaseGiven();
      const found = await search(client, plan, folder, database);
      results.push(...found);
      process.stdout.write(`\n${items} items, ${database}\n${searchTable(found)}\n`);
    }
    if (values.only === 'places') {
      const database = databaseGiven();
      const found = await placeLists(client, plan, folder, database);
      results.push(...found);
      process.stdout.write(`\n${items} items, ${database}\n${placesTable(found)}\n`);
    }
    if (isOnly('site')) results.push(...(await pages(client, plan, folder, items)));
    if (isOnly('writes')) results.push(...(await writes(client, plan, folder)));
    await stopAll();
    sections.push({ items, results });
    if (values.only !== 'search' && values.only !== 'places')
      process.stdout.write(`\n${items} items\n${tableOf(results)}\n`);
  }
  if (values.only === 'reader') process.stdout.write(`\n${growthOf(sections)}\n`);
  let ofAlmanac: AlmanacResults | null = null;
  if (values.only === undefined || values.only === 'almanac') {
    say('Measuring the almanac ...');
    ofAlmanac = await almanac(plan);
    process.stdout.write(`\n${almanacTable(ofAlmanac)}\n`);
  }
  let ofFeeds: FeedResults | null = null;
  if (values.only === undefined || values.only === 'feeds') {
    say('Measuring feeds ...');
    ofFeeds = await feedBench(plan, values.only === 'feeds' ? values.case : '');
    process.stdout.write(`\n${feedTable(ofFeeds)}\n`);
  }
  const folder = join(import.meta.dirname, 'data');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'last.json'),
    `${JSON.stringify({ machine, plan, load, sections, almanac: ofAlmanac, feeds: ofFeeds }, null, 2)}\n`,
  );
}

const guard = setTimeout(() => {
  say('The bench took too long and was ended.');
  process.exit(1); // the others end with the channel to this process
}, longestMs);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  await main();
} catch (error) {
  say((error as Error).stack ?? String(error));
  process.exitCode = 1;
} finally {
  clearTimeout(guard);
  await stopAll();
}
