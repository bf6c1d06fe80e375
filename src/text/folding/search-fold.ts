import { fold } from '../fold.ts';

/**
 * What an index and a search do with a text beyond `fold`, whose keys are stored in many other places: digits in groups, numbers with
 * an ending, and the chillu letters of Malayalam without their joiner.
 */

// 2,500 and 1,00,000: groups of three, or of two before the last. A list (1,2,3) and a year have no such groups.
const GROUPED = String.raw`(?<!\p{Nd}[,.٬،]?)(?:[1-9]\p{Nd}{0,2}(?:[,٬،]\p{Nd}{3})+|[1-9]\p{Nd}?(?:[,٬،]\p{Nd}{2})+[,٬،]\p{Nd}{3})(?![,٬،]?\p{Nd})`;
/** A number in groups of digits, in any digits. */
export const groupedNumber = GROUPED.replaceAll('[1-9]', String.raw`\p{Nd}`);
const grouped = new RegExp(GROUPED, 'gu');

// A digit and a letter of an Indian script, which some write apart: 5జి, जी20. What stands behind the number is a word of its own.
const beside = /(?<=[0-9])(?=[\u0620-\u06ff\u0900-\u0dff])|(?<=[\u0620-\u06ff\u0900-\u0dff])(?=[0-9])/g;

const behindNumber = /(?<=[0-9])[-‐‑–]?([\u0620-\u06ff\u0900-\u0dff]+)(?![\p{L}\p{M}\p{N}])/gu;

const CHILLU: Record<string, string> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ' };
const LETTER: Record<string, string> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്' };

/**
 * Old texts write a chillu as its letter with virama and a joiner, which is often lost. Before a consonant no two words differ in
 * that: സർക്കാർ and സര്ക്കാര്, കൽപന and കല്പന. At the end of a word the dative of a man becomes his name (അവന്, അവൻ), and
 * words of one sense meet (കാല്, കാൽ); those that differ really stay apart.
 */
function chillus(folded: string): string {
  if (!/[\u0d00-\u0d7f]/.test(folded)) return folded;
  return folded
    .replaceAll('ൿ', 'ക്')
    .replace(/[ൺൻർൽൾ](?=[ൺൻർൽൾ]*[ക-ഹ])/g, (chillu) => LETTER[chillu] as string)
    .replace(/ന്(?=[തഥദധ])|ണ്(?=[ടഠഡഢ])/g, 'ം')
    .replace(
      /(?<![\u0d00-\u0d7f])(?:പേര്|ആണ്|വേര്|നേര്|ഊര്)(?![\u0d00-\u0d7f])|(?<!്)([ണനരലള])്(?![\u0d00-\u0d7f])/g,
      (end, letter?: string) => (letter === undefined ? end : (CHILLU[letter] as string)),
    );
}

/** Cases, ordinals and counters that are written behind a number, folded. */
const endings: ReadonlySet<string> = new Set(
  fold(
    `లో లోని లోనే లోకి కి కు ను ని నుంచి నుండి వరకు తో గా వ వది పై లోపు న ల లు
    में से को का की के तक पर वां वीं वें वा वी वे व्या थी था थे ली रा री ठा त ला ची चा चे च्या मध्ये मधील साठी पर्यंत पासून मा देखि सम्म औं
    માં ના ની નો નું થી સુધી મી મો મું મા ને એ   এ তে র এর ের ে য় ম ই শে টি টা ত ৰ লৈ ক   ରେ ର କୁ ରୁ ମ ଟି ଟା
    ਵੀਂ ਵਾਂ ਵੇਂ ਵਿੱਚ ਤੋਂ ਨੂੰ ਦੇ ਦੀ ਦਾ   ویں واں میں سے کو کا کی کے تک پر   ல் இல் லிருந்து ம் ஆம் வது ஆவது க்கு லும் லேயே
    ರ ರಲ್ಲಿ ನೇ ನೆಯ ರಿಂದ ಕ್ಕೆ ರವರೆಗೆ ರಂದು   ൽ ലെ ന് ന്റെ ാം ം ാമത് ലേക്ക് ലും`,
  )
    .split(/\s+/)
    .map(chillus),
);

const joined = (folded: string): string => chillus(folded).replace(grouped, (number) => number.replace(/[,٬،]/g, ''));
const apart = (folded: string): string => folded.replace(beside, ' ');

/** The key of a text for an index. Idempotent. */
export const searchFold = (text: string): string => apart(joined(fold(text)));

/** The same of what was typed outside of quotes: a number without its ending finds it with any, and none. */
export function typedFold(text: string): string {
  const folded = joined(fold(text));
  return apart(
    folded.replace(behindNumber, (whole, ending: string, at: number) => {
      const isUnfinished = at + whole.length === folded.length;
      const isEnding = endings.has(ending) || (isUnfinished && [...endings].some((one) => one.startsWith(ending)));
      return isEnding ? '' : whole;
    }),
  );
}
