import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { dinamFinder } from '../../test/support/search-dinam.ts';
import { wordLanguages, wordsOf } from '../../test/support/search-titles.ts';
import { type WordKind, type WordScore, wordKinds, wordScores } from '../../test/support/search-words.ts';

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(0);

const figure = (score: WordScore | undefined): string =>
  score
    ? `${percent(score.found, score.queries)} / ${percent(score.relevant, score.answered)} / ${percent(score.first, score.queries)}`
    : '';

const row = (name: string, of: ReadonlyMap<WordKind, WordScore>): string =>
  `| ${name} | ${wordKinds.map((kind) => figure(of.get(kind))).join(' | ')} |`;

/**
 * Single words by what people type for them, in both halves of the sources: percent of searches that find the word, of
 * relevant titles among the first ten, and of searches whose first title is relevant.
 * @param env of the database
 */
export async function searchWords(env: Record<string, string>, say: (text: string) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-bench-'));
  const app = await openApp(
    readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'false', PORT: '0', ...env }),
  );
  try {
    const find = await dinamFinder(app, wordLanguages, (lang) => wordsOf(lang).titles);
    const lines: string[] = [];
    for (const half of [0, 1] as const) {
      const all = new Map<WordKind, WordScore>();
      const rows: string[] = [];
      for (const lang of wordLanguages) {
        const scores = await wordScores(lang, find, half);
        rows.push(row(lang, scores));
        for (const [kind, score] of scores) {
          const sum = all.get(kind) ?? { queries: 0, found: 0, first: 0, answered: 0, relevant: 0 };
          for (const name of Object.keys(sum) as (keyof WordScore)[]) sum[name] += score[name];
          all.set(kind, sum);
        }
        say(`${lang} is measured`);
      }
      lines.push(
        `${half === 0 ? 'Tuned on' : 'Kept apart'}: found / relevant among the first ten / first relevant, percent`,
        '',
        `| | ${wordKinds.join(' | ')} |`,
        `|---|${wordKinds.map(() => '---:').join('|')}|`,
        ...rows,
        row('all', all),
        '',
      );
    }
    return lines.join('\n');
  } finally {
    await closeApp(app);
    await rm(folder, { recursive: true, force: true });
  }
}
