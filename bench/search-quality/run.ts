import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { type Lang, languages } from '../../src/core/model/common.ts';
import { indexedWords } from '../../src/text/match.ts';
import { dinamFinder } from '../../test/support/search-dinam.ts';
import { type QueryKind, queryKinds } from '../../test/support/search-queries.ts';
import {
  type Finder,
  foundOf,
  noScore,
  plus,
  precisionOf,
  type Score,
  scoresOf,
} from '../../test/support/search-score.ts';
import { headlinesOf } from '../../test/support/search-sets.ts';
import { endServer, nextMessage } from '../processes.ts';
import { fts5Trigram, miniSearch, pgTrgm } from './peers.ts';

type Scores = Map<Lang, Map<QueryKind, Score>>;

async function measured(find: Finder, half: 0 | 1, every: number): Promise<Scores> {
  const scores: Scores = new Map();
  for (const lang of languages) scores.set(lang, await scoresOf(lang, find, { half, every }));
  return scores;
}

/** Of Dinam over a database of its own. */
async function ofDinam(env: Record<string, string>, half: 0 | 1, every: number): Promise<Scores> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-bench-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'false', PORT: '0', ...env });
  const app = await openApp(config);
  try {
    return await measured(await dinamFinder(app, languages), half, every);
  } finally {
    await closeApp(app);
    await rm(folder, { recursive: true, force: true });
  }
}

const figure = (score: Score | undefined): string =>
  score ? `${foundOf(score).toFixed(1)} / ${precisionOf(score).toFixed(1)}` : '';

const row = (name: string, of: ReadonlyMap<QueryKind, Score>): string =>
  `| ${name} | ${queryKinds.map((kind) => figure(of.get(kind))).join(' | ')} |`;

function sums(scores: Scores): Map<QueryKind, Score> {
  const all = new Map<QueryKind, Score>();
  for (const one of scores.values())
    for (const [kind, score] of one) all.set(kind, plus(all.get(kind) ?? noScore(), score));
  return all;
}

const tableHead = (first: string): string[] => [
  `| ${first} | ${queryKinds.join(' | ')} |`,
  `|---|${queryKinds.map(() => '---:').join('|')}|`,
];

/** How much longer the words of the headlines are with the keys that stand beside them in the index. */
function growth(): number {
  let [words, all] = [0, 0];
  for (const lang of languages)
    for (const { text } of headlinesOf(lang)) {
      const indexed = indexedWords(text, lang);
      words += Buffer.byteLength(indexed.words.join(' '));
      all += Buffer.byteLength([...indexed.words, ...indexed.keys].join(' '));
    }
  return all / words;
}

/**
 * The quality of the search over headlines in 14 languages: percent of the queries whose headline is among the first ten,
 * and percent of the first ten that have all the words of the query. Dinam on both databases beside other searches.
 * @param half 1 is the half that nothing was tuned on
 * @param every every how many headlines one is looked for
 */
export async function searchQuality(half: 0 | 1, every: number, say: (text: string) => void): Promise<string> {
  const script = join(import.meta.dirname, '../../test/support/postgres.ts');
  const server = fork(script, { execArgv: [] });
  try {
    const url = `${(await nextMessage<{ url: string }>(server, 60)).url}/postgres`;
    const compared = new Map<string, Scores>();
    const compare = async (name: string, scores: Promise<Scores>): Promise<void> => {
      compared.set(name, await scores);
      say(`${name} is measured`);
    };
    await compare('Dinam, SQLite', ofDinam({}, half, every));
    await compare('Dinam, PostgreSQL', ofDinam({ DATABASE_URL: url }, half, every));
    await compare('MiniSearch', measured(await miniSearch(languages), half, every));
    await compare('FTS5 trigram', measured(fts5Trigram(languages), half, every));
    const peer = await pgTrgm(url, languages);
    await compare('pg_trgm', measured(peer.find, half, every));
    await peer.end();
    const own = compared.get('Dinam, SQLite') as Scores;
    return [
      `Found among the first ten / relevant among the first ten, percent; half ${half}, one headline of ${every}.`,
      `Load average ${(loadavg()[0] as number).toFixed(1)}. Keys make the index text ${growth().toFixed(2)} times as long.`,
      '',
      ...tableHead('search'),
      ...Array.from(compared, ([name, scores]) => row(name, sums(scores))),
      '',
      ...tableHead('Dinam, SQLite'),
      ...Array.from(own, ([lang, scores]) => row(lang, scores)),
    ].join('\n');
  } finally {
    await endServer(server);
  }
}
