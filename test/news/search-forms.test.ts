import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Lang } from '../../src/core/model/common.ts';
import { searchWords } from '../../src/migrations/020-search-words.ts';
import { type Json, onBoth, type Running, start } from '../support/helper.ts';

async function publish(running: Running, item: Record<string, unknown>): Promise<number> {
  const token = await running.tokenOf('editor');
  const reply = await running.call('/api/news.php', { token, json: item });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data.id;
}

async function search(running: Running, query: Record<string, string>): Promise<Json> {
  const reply = await running.call(`/api/v1/search?${new URLSearchParams(query)}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

const ids = (body: Json): number[] => body.data.map((item: Json) => item.id);

/** A title, one that is never found with it, what is typed, and how it is found. */
type Case = [lang: Lang, title: string, other: string, typed: string, matched: string];

const cases: Case[] = [
  ['hi', 'मुख्यमंत्री ने योजना का एलान किया', 'कर में छूट का एलान', 'करना एलान ', 'stem'],
  ['hi', 'पुलिस ने अवैध निर्माण हटाया', 'नया निर्माण मजबूत', 'हटाएगी निर्माण ', 'stem'],
  ['pa', 'ਸਰਕਾਰ ਨੇ ਟੈਕਸ ਘਟਾਇਆ', 'ਟੈਕਸ ਦਾ ਘਾਟਾ', 'ਘਟਾਉਣ ਟੈਕਸ ', 'stem'],
  ['ur', 'وزیر اعظم نے منصوبہ بنایا', 'منصوبہ بند', 'بنائیں منصوبہ ', 'stem'],
  ['mr', 'सरकारने निर्णय घेतला', 'निर्णय कायम', 'घेणार निर्णय ', 'stem'],
  ['gu', 'ટીમે મેચ જીતી', 'મેચ પછી જાહેરાત', 'જીતશે મેચ ', 'stem'],
  ['bn', 'মন্ত্রী ইস্তফা দিলেন', 'ইস্তফা নয়', 'দেবেন ইস্তফা ', 'stem'],
  ['as', 'মন্ত্ৰীয়ে প্ৰকল্প মুকলি কৰিলে', 'প্ৰকল্প মুকলি', 'কৰিব প্ৰকল্প ', 'stem'],
  ['or', 'ମନ୍ତ୍ରୀ ଇସ୍ତଫା ଦେଲେ', 'ଇସ୍ତଫା ନାହିଁ', 'ଦେବେ ଇସ୍ତଫା ', 'stem'],
  ['ne', 'सरकारले निर्णय गर्यो', 'निर्णय कायमै', 'गरेको निर्णय ', 'stem'],
  ['te', 'మంత్రి రాజీనామా చేశారు', 'రాజీనామా వార్త', 'చేయనున్నారు రాజీనామా ', 'stem'],
  ['ta', 'அமைச்சர் உண்மை சொன்னார்', 'உண்மை நிலவரம்', 'சொல்கிறார் உண்மை ', 'stem'],
  ['kn', 'ಸಚಿವರು ಭರವಸೆ ಕೊಟ್ಟರು', 'ಭರವಸೆ ಮಾತು', 'ಕೊಡುತ್ತಾರೆ ಭರವಸೆ ', 'stem'],
  ['ml', 'മന്ത്രി വാർത്ത പറഞ്ഞു', 'വാർത്ത ഇന്ന്', 'പറയുന്നു വാർത്ത ', 'stem'],
  // Numbers.
  ['te', 'పెన్షన్ ₹2,500 పెంపు', 'పెన్షన్ 2 నెలలు 500 మందికి', '2500 పెన్షన్ ', 'exact'],
  ['hi', 'पेंशन २,५०० रुपये होगी', 'पेंशन 25 हजार', '2,500 पेंशन ', 'exact'],
  ['ta', 'நிவாரணம் 1,00,000 ரூபாய்', 'நிவாரணம் 1 00', '100000 நிவாரணம் ', 'exact'],
  ['te', '2024లో ఎన్నికలు', '2023లో ఎన్నికలు', '2024 ఎన్నికలు ', 'exact'],
  ['ta', '15ஆம் தேதி விடுமுறை', '16ஆம் தேதி விடுமுறை', '15-ம் தேதி ', 'exact'],
  ['te', '10వ తరగతి ఫలితాలు', '9వ తరగతి ఫలితాలు', '10 తరగతి ', 'exact'],
  ['te', '5జి సేవలు', '4జి సేవలు', '5 జి సేవలు ', 'exact'],
  // Chillu letters.
  ['ml', 'സർക്കാർ തീരുമാനം', 'സർക്കസ് തീരുമാനം', 'സര്ക്കാര് തീരുമാനം ', 'exact'],
  ['ml', 'പെണ്കുട്ടികള് ജയിച്ചു', 'ആൺകുട്ടികൾ', 'പെൺകുട്ടികൾ ', 'exact'],
];

onBoth('a search finds forms of verbs, numbers and chillu letters in every way of writing', async (t, kind) => {
  const running = await start(t, kind);
  for (const [lang, title, other, q, matched] of cases) {
    const made = await publish(running, { title, lang, content: 'x' });
    const not = await publish(running, { title: other, lang, content: 'x' });
    const { data, meta } = await search(running, { q, lang });
    const found = data.map(({ id }: Json) => id);
    assert.deepEqual([found.includes(made), found.includes(not), meta.matched], [true, false, matched], `${lang} ${q}`);
    assert.match(data[0].highlight.title, /<mark>/, q);
  }
});

onBoth('stories that were indexed by the words of an older release are found after the migration', async (t, kind) => {
  const running = await start(t, kind);
  const { app, workers } = running.dinam;
  const { dialect, write } = app.db;
  const id = await publish(running, { title: 'പുതിയ നികുതി 2,500 സർക്കാർ', lang: 'ml', content: 'x' });
  const old = { words: ['2', '500', 'സർക്കാർ'], keys: [] };
  const none = { words: [], keys: [] };
  await write.transaction().execute(async (tx) => {
    await dialect.putIndex(tx, id, { lang: 'ml', title: old, tags: none, summary: none, content: none });
  });
  // Of another size each time: an answer of before may be kept until something is written.
  const found = async (q: string, limit: string): Promise<number[]> =>
    ids(await search(running, { q, lang: 'ml', limit }));
  assert.deepEqual(await found('2500 ', '10'), []);
  await write.transaction().execute(async (tx) => searchWords.also?.(tx, dialect));
  const planned = await sql<{ kind: string }>`select kind from jobs where state = 'queued'`.execute(write);
  assert.deepEqual(
    planned.rows.map((job) => job.kind).filter((job) => /reindex/.test(job)),
    ['news.reindex'],
    'tables without rows need none',
  );
  running.clock.ms = Math.max(running.clock.ms, Date.now() + 1_000); // a migration goes by the real time
  await workers.drain();
  assert.deepEqual([await found('2500 ', '11'), await found('സര്ക്കാര് ', '11')], [[id], [id]]);
});
