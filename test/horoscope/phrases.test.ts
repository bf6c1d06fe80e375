import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Lang, languages } from '../../src/core/model/common.ts';
import { phrasesOf, predictionSections } from '../../src/horoscope/phrases/phrases.ts';

const run = promisify(execFile);

const scripts: Record<Lang, string> = {
  te: 'Telugu',
  hi: 'Devanagari',
  mr: 'Devanagari',
  ne: 'Devanagari',
  ta: 'Tamil',
  kn: 'Kannada',
  ml: 'Malayalam',
  gu: 'Gujarati',
  bn: 'Bengali',
  as: 'Bengali',
  or: 'Oriya',
  pa: 'Gurmukhi',
  ur: 'Arabic',
  en: 'Latin',
};
const stops: Partial<Record<Lang, string>> = { hi: '।', bn: '।', or: '।', as: '।', pa: '।', ne: '।', ur: '۔' };

/** Stems of words for death, lotteries, gambling and fatal illness, each at the beginning of a word. */
const forbidden: Record<Lang, string> = {
  te: 'మరణ మృత్యు చావు చనిపో లాటరీ జూద పందెం పందేల క్యాన్సర్ గుండెపోటు',
  hi: 'मृत्यु मौत मरण मरने लॉटरी जुआ जुए सट्टा सट्टे कैंसर दिल_का_दौरा',
  ta: 'மரண இறப்பு சாவு லாட்டரி சூதாட்ட சூது பந்தய புற்றுநோய் மாரடைப்பு',
  kn: 'ಮರಣ ಮೃತ್ಯು ಸಾವು ಸಾವಿನ ಲಾಟರಿ ಜೂಜ ಜೂಜು ಕ್ಯಾನ್ಸರ್ ಹೃದಯಾಘಾತ',
  ml: 'മരണ മൃത്യു ലോട്ടറി ഭാഗ്യക്കുറി ചൂതാട്ട ചൂതുകളി കാൻസർ അർബുദ ഹൃദയാഘാത',
  mr: 'मृत्यू मृत्यु मरण लॉटरी जुगार सट्टा सट्टे कर्करोग कॅन्सर हृदयविकार',
  gu: 'મૃત્યુ મોત મરણ લોટરી જુગાર સટ્ટો સટ્ટા કેન્સર કૅન્સર હૃદયરોગ',
  bn: 'মৃত্যু মরণ লটারি জুয়া ক্যান্সার ক্যানসার হৃদরোগ',
  or: 'ମୃତ୍ୟୁ ମରଣ ଲଟେରୀ ଲଟେରି ଜୁଆଖେଳ କର୍କଟ କ୍ୟାନ୍ସର ହୃଦଘାତ',
  pa: 'ਮੌਤ ਮਰਨ ਮਿਰਤ ਲਾਟਰੀ ਜੂਆ ਜੂਏ ਸੱਟਾ ਸੱਟੇ ਕੈਂਸਰ',
  as: 'মৃত্যু মৰণ লটাৰী জুৱা কৰ্কট কেঞ্চাৰ হৃদৰোগ',
  ne: 'मृत्यु मरण चिट्ठा लटरी जुवा सट्टेबाजी क्यान्सर अर्बुद हृदयघात',
  ur: 'موت وفات مرنے لاٹری قمار جواری جوا_کھیل جوئے سٹہ سٹے کینسر دل_کا_دورہ',
  en: 'death deadly dies died dying fatal lotter jackpot gambl betting wager cancer tumour heart_attack',
};
const tones = ['good', 'mixed', 'bad'];

/** What a string must be. `length` counts what a reader would call letters. */
interface Rule {
  length?: [least: number, most: number];
  holes?: string;
  /** A name or a part of a sentence: it has no full stop, may have digits and stand twice. */
  isLabel?: boolean;
  /** Whether it ends with a full stop does not matter. */
  isShort?: boolean;
}

type Tree = string | { readonly [key: string]: Tree } | readonly Tree[];

function check(lang: Lang) {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  const foreign = new RegExp(`(?!\\p{Script=${scripts[lang]}}|\\p{Script=Inherited}|\\p{Script=Common})\\p{L}`, 'u');
  const stems = forbidden[lang].normalize('NFC').replaceAll(' ', '|').replaceAll('_', ' ');
  const banned = new RegExp(`(?<![\\p{L}\\p{M}])(?:${stems})`, 'iu');
  const letters = new Intl.Segmenter(lang);
  const stop = stops[lang] ?? '.';

  function string(at: string, text: Tree | undefined, rule: Rule): void {
    const { length: [least, most] = [1, 260], holes = '', isLabel = false, isShort = isLabel } = rule;
    const fault = (what: string) => faults.push(`${lang} ${at}: ${what}: ${text}`);
    if (typeof text !== 'string') return void fault('is no string');
    const bare = text.replace(/\{[a-z_]+\}/g, '');
    const found = [...text.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name).sort();
    const size = [...letters.segment(text)].length;
    if (text !== text.normalize('NFC')) fault('not NFC');
    if (text !== text.trim() || /\s\s/.test(text)) fault('spaces');
    if (/[{}<>]/.test(bare)) fault('a broken placeholder or markup');
    if (foreign.test(bare)) fault('letters of another script');
    if (!isLabel && /\p{Nd}/u.test(bare)) fault('digits');
    if (banned.test(bare)) fault('a word for death, gambling or a fatal illness');
    if (size < least || size > most) fault(`${size} letters, not ${least} to ${most}`);
    if (found.join(' ') !== holes) fault(`placeholders "${found.join(' ')}", not "${holes}"`);
    if (!isShort && !text.endsWith(stop)) fault('no full stop');
    if (isLabel) return;
    if (seen.has(text)) fault(`the same as ${seen.get(text)}`);
    seen.set(text, at);
  }

  /** Strings of a list of a fixed size, or of an object with these keys. */
  function all(at: string, tree: Tree | undefined, shape: number | readonly string[], rule: Rule): void {
    const keys = typeof shape === 'number' ? Array.from({ length: shape }, (_, i) => `${i}`) : [...shape];
    assert.deepEqual(Object.keys(tree ?? {}).sort(), keys.sort(), `${lang} ${at}`);
    for (const key of keys) string(`${at}.${key}`, (tree as Record<string, Tree>)[key], rule);
  }

  /** Sentences that share nearly all their words. */
  function nearCopies(): void {
    const sentences = [...seen].map(([text, at]) => ({
      at,
      words: new Set(text.split(/[\s.,।۔،;:!?–-]+/).filter(Boolean)),
    }));
    for (const [i, one] of sentences.entries())
      for (const other of sentences.slice(i + 1)) {
        if (Math.min(one.words.size, other.words.size) <= 4) continue;
        const shared = one.words.intersection(other.words).size;
        if (shared / Math.max(one.words.size, other.words.size) > 0.8)
          faults.push(`${lang}: ${one.at} is nearly ${other.at}`);
      }
  }

  return { all, string, nearCopies, faults };
}

const houses = Array.from({ length: 12 }, (_, i) => `${i + 1}`);
const special = ['chandrashtama', 'sade_sati_1', 'sade_sati_2', 'sade_sati_3', 'ardhashtama_shani', 'ashtama_shani'];
const label = { isLabel: true };

for (const lang of languages)
  test(`the phrase set of ${lang} is complete, in its script, without repetition`, async () => {
    const { moon, day, period, terms } = (await phrasesOf(lang)) as unknown as Record<string, Record<string, Tree>>;
    const { all, string, nearCopies, faults } = check(lang);
    assert.deepEqual(Object.keys(moon ?? {}), houses);
    for (const house of houses) all(`moon.${house}`, moon?.[house], 3, { length: [35, 210] });
    for (const [name, pools = {}, size, length] of [
      ['day', day, 17, [20, 180]],
      ['period', period, 13, [25, 250]],
    ] as const) {
      const ofHouses = name === 'period' ? ['sun', 'jupiter', 'saturn'] : [];
      assert.deepEqual(Object.keys(pools).sort(), [...predictionSections, 'do', 'avoid', ...ofHouses].sort());
      for (const section of predictionSections)
        for (const tone of tones)
          all(`${name}.${section}.${tone}`, (pools[section] as Record<string, Tree>)[tone], size, {
            length: [...length],
          });
      for (const one of ['do', 'avoid']) all(`${name}.${one}`, pools[one], size, { length: [6, 100], isShort: true });
      for (const graha of ofHouses) all(`${name}.${graha}`, pools[graha], 12, { length: [...length] });
    }
    const { changes, factor, vedha, retrograde, disclaimer, ...rest } = terms as Record<string, Tree>;
    const of = rest as Record<string, Record<string, Tree>>;
    for (const name of ['houses', 'in_house', 'areas']) all(name, of[name], 12, label);
    all('effects', of.effects, tones, label);
    string('factor', factor, { ...label, holes: 'area effect graha house' });
    string('changes', changes, { ...label, holes: 'graha sign time' });
    string('vedha', vedha, { ...label, holes: 'graha' });
    string('retrograde', retrograde, { ...label, holes: 'graha' });
    assert.deepEqual(Object.keys(of.special ?? {}).sort(), [...special].sort());
    for (const code of special) {
      const { name, text } = (of.special as Record<string, Record<string, Tree>>)[code] ?? {};
      string(`${code}.name`, name, label);
      string(`${code}.text`, text, {});
    }
    for (const [code, holes] of [
      ['tara_bala', 'effect tara'],
      ['chandra_bala', 'effect in_house'],
    ] as const) {
      string(`${code}.name`, of[code]?.name, label);
      string(`${code}.text`, of[code]?.text, { ...label, holes });
    }
    const { yearly, ...others } = of.basis as Record<string, Tree>;
    all('basis', others, ['daily', 'weekly', 'monthly'], { holes: 'in_house sign' });
    string('basis.yearly', yearly, { holes: 'jupiter saturn sign' });
    all('titles', of.titles, ['daily', 'weekly', 'monthly', 'yearly'], { ...label, holes: 'sign' });
    string('disclaimer', disclaimer, {});
    all('colours', of.colours, 'orange white red green yellow pink blue grey brown'.split(' '), label);
    nearCopies();
    assert.deepEqual(faults, []);
  });

/** In a process of its own, which loads the program as it is installed: a bundle of tests has no files beside it. */
test('phrases that could not be read are read again', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-phrases-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const phrases = join(import.meta.dirname, '../../src/horoscope/phrases');
  const code = `
    import { writeFileSync } from 'node:fs';
    import { phrasesOf } from ${JSON.stringify(pathToFileURL(join(phrases, 'phrases.ts')).href)};
    const write = (text) => {
      for (const name of ['moon', 'day', 'period', 'terms']) writeFileSync(\`${folder}/\${name}.json\`, text);
    };
    const lang = ${JSON.stringify(relative(phrases, folder))};
    write('{');
    const first = await phrasesOf(lang).catch((error) => error.name);
    write('{}');
    console.log(JSON.stringify([first, await phrasesOf(lang)]));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
  assert.deepEqual(JSON.parse(stdout), ['SyntaxError', { moon: {}, day: {}, period: {}, terms: {} }]);
});
