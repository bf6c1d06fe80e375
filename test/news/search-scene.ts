import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { words } from '../../bench/words.ts';
import { closeApp, openApp } from '../../src/app.ts';
import { change } from '../../src/core/api/change.ts';
import { insertRow } from '../../src/core/api/resource.ts';
import { type App, systemActor } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { type Lang, languages } from '../../src/core/model/common.ts';
import { newsResource } from '../../src/news/resource.ts';
import { byScore, type Narrower } from '../../src/news/search/rank.ts';
import { findAll, type MatchKind, matchKinds } from '../../src/news/search/steps.ts';
import { anyLang, type Filter } from '../../src/news/store.ts';
import { graphemeBounds } from '../../src/text/graphemes.ts';
import { toLatin } from '../../src/text/translit.ts';
import { HEADLINES, SPELLINGS } from '../support/headlines.ts';
import { type Kind, readyDatabase } from '../support/helper.ts';

const now = Date.UTC(2026, 10, 20, 6);

/** Mulberry32: the same corpus and the same queries for both databases and in every run. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const english = 'news government minister rain farmers cricket team election police road accident hospital modi vartha';
const odd = [
  ...[
    "O'Brien",
    'back\\slash',
    'c++',
    '2026',
    '२०२६',
    'COVID-19',
    'राज्\u200cकुमार',
    'a\ue000b',
    '½',
    'ﬁlm',
    'NEAR',
    'OR',
  ],
  ...['&', '<b>', '"', 'İstanbul', 'groß', '🇮🇳', 'ज़मीन', 'x'.repeat(90)],
];

const listOf = (lang: Lang): string[] => [
  ...(words[lang] ?? (lang === 'ne' ? (words.hi as string) : english)).split(' '),
  ...(HEADLINES[lang] ?? '').split(/[\s,:،]+/).filter(Boolean),
  ...(SPELLINGS[lang] ?? []).flat(),
];

function* items(count: number) {
  const random = randoms(7);
  const lists = new Map(languages.map((lang) => [lang, listOf(lang)]));
  const some = (lang: Lang, most: number): string[] => {
    const list = lists.get(lang) as string[];
    return Array.from({ length: 1 + Math.floor(random() * most) }, () =>
      random() < 0.03
        ? (odd[Math.floor(random() * odd.length)] as string)
        : (list[Math.floor(random() ** 2 * list.length)] as string),
    );
  };
  for (let i = 0; i < count; i++) {
    const lang = languages[i % languages.length] as Lang;
    yield {
      lang,
      title: some(lang, 8).join(' '),
      summary: random() < 0.5 ? some(lang, 20).join(' ') : '',
      content: `<p>${some(lang, i % 100 === 0 ? 900 : 40).join(' ')}</p><p>${some(lang, 30).join(', ')}</p>`,
      tags: random() < 0.4 ? some(lang, 3) : [],
      content_type: random() < 0.2 ? 'video' : 'article',
      status: random() < 0.05 ? 'draft' : 'published',
      published_at: isoTime(now - Math.floor(random() * 500 * 86_400) * 1_000),
    };
  }
}

async function filled(t: TestContext, kind: Kind, count: number): Promise<App> {
  const env = await readyDatabase(t, kind);
  const app = await openApp(readConfig({ ...env, SEARCH_TIMEOUT_MS: '60000' }), { now: () => now });
  let part: Record<string, unknown>[] = [];
  const write = async (): Promise<void> => {
    await change(app, systemActor, async (c) => {
      for (const { published_at, ...item } of part)
        await insertRow(c, newsResource, item, { published_at: String(published_at) });
    });
    part = [];
    // Ids that are far apart lie in several blocks, of which PostgreSQL looks at the newest first.
    const leap = {
      sqlite: sql`update sqlite_sequence set seq = seq + 5000 where name = 'news'`,
      postgres: sql`select setval(pg_get_serial_sequence('news', 'id'), (select max(id) from news) + 5000)`,
    };
    await leap[kind].execute(app.db.write);
  };
  for (const item of items(count)) if (part.push(item) === 60) await write();
  await write();
  return app;
}

interface Question {
  typed: string;
  filter: Filter;
  narrower?: Narrower;
}

const graphemes = (word: string): string[] =>
  graphemeBounds(word).map((at, i, bounds) => word.slice(at, bounds[i + 1] ?? at));

/** An ending of a case. */
const endings: Partial<Record<Lang, string>> = {
  te: 'లో',
  ta: 'க்கு',
  kn: 'ಗೆ',
  ml: 'ന്റെ',
  mr: 'ला',
  gu: 'માં',
  bn: 'কে',
  or: 'ରେ',
  as: 'ৰ',
  ne: 'लाई',
};

function questions(): Question[] {
  const random = randoms(11);
  const allQuestions: Question[] = [];
  const addQuestion = (typed: string, lang: string, narrower?: Narrower): void => {
    allQuestions.push({ typed, filter: { lang }, ...(narrower ? { narrower } : {}) });
  };
  for (const lang of languages) {
    const list = listOf(lang);
    const one = (): string => list[Math.floor(random() * list.length)] as string;
    const part = (word: string): string => [...word].slice(0, 2 + Math.floor(random() * 3)).join('');
    const latin = (word: string): string => toLatin(word, lang).replace(/[^a-z ]/g, '');
    for (let i = 0; i < 3; i++) {
      addQuestion(`${one()} `, lang);
      addQuestion(part(one()), lang);
      addQuestion(`"${one()} ${one()}"`, lang);
      addQuestion(`${one()} ${one()} `, lang);
      addQuestion(`${latin(one())} `, lang);
      addQuestion(latin(one()).slice(0, 4), lang);
      addQuestion(`${latin(one())} ${one()}`, lang);
    }
    addQuestion(`"${latin(one())} ${latin(one())}"`, lang);
    for (let i = 0; i < 3; i++) {
      const [word, letters] = [one(), graphemes(one())];
      addQuestion(`${letters.toSpliced(Math.floor(random() * letters.length), 1).join('')} `, lang);
      addQuestion(`${word}${endings[lang] ?? ''} `, lang);
    }
    addQuestion(`${latin(one())} `, anyLang);
    addQuestion(`${one()} `, lang, { contentType: 'video' });
    addQuestion(`${one()} `, lang, { from: isoTime(now - 200 * 86_400_000), to: isoTime(now - 50 * 86_400_000) });
  }
  for (const typed of odd) addQuestion(typed, anyLang);
  for (const typed of ['', '!', '"" *', "' OR 1=1", 'a AND b', '"x', 'అ']) addQuestion(typed, 'te');
  return allQuestions;
}

/** The items of a page, and one that says whether there are more. */
const pageAndOne = 21;

/** Fills both databases with so many items and asks both the same questions. */
export async function sameOnBoth(t: TestContext, count: number): Promise<void> {
  const [sqlite, postgres] = await Promise.all([filled(t, 'sqlite', count), filled(t, 'postgres', count)]);
  try {
    const allQuestions = questions();
    assert.ok(allQuestions.length >= 200);
    let found = 0;
    const kinds = new Map<MatchKind, number>();
    for (const question of allQuestions) {
      const { typed, filter, narrower } = question;
      const [one, other] = await Promise.all(
        [sqlite, postgres].map(async (app) => {
          const { items, matched } = await findAll(app, filter, typed, { narrower });
          if (matched !== null) kinds.set(matched, (kinds.get(matched) ?? 0) + 1);
          items.sort(byScore);
          // A first page asks for the best alone, which takes other ways: on PostgreSQL the newest ids are looked at first.
          const first = (await findAll(app, filter, typed, { narrower, best: pageAndOne })).items.sort(byScore);
          assert.deepEqual(first.slice(0, pageAndOne), items.slice(0, pageAndOne), JSON.stringify(question));
          return items;
        }),
      );
      assert.deepEqual(one, other, JSON.stringify(question));
      found += one?.length ? 1 : 0;
    }
    for (const kind of matchKinds)
      assert.ok((kinds.get(kind) ?? 0) >= 10, `${kinds.get(kind)} questions end at ${kind}`);
    assert.ok(found > allQuestions.length * 0.6, `${found} of ${allQuestions.length} questions find something`);
  } finally {
    await closeApp(sqlite);
    await closeApp(postgres);
  }
}
