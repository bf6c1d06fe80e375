/**
 * Letters that look like a letter and a sign, and must not be typed so: the tables "do not use" of the Unicode core
 * specification, chapters 12 and 13. A vowel letter, then what it is typed as; several ways have a line each.
 */
const LETTERS = `
ऄ अॆ   आ अा   ऊ उु   ऍ एॅ   ऎ एॆ   ऐ एे   ऑ अॉ   ऑ आॅ   ऒ अॊ   ऒ आॆ   ओ अो   ओ आे   औ अौ   औ आै
ॲ अॅ   ॳ अऺ   ॴ अऻ   ॴ आऺ   ॵ अॏ   ॶ अॖ   ॷ अॗ   ऑ ॲा   ऒ ऄा
আ অা   ৠ ঋৃ   ৡ ঌৢ
ਆ ਅਾ   ਇ ੲਿ   ਈ ੲੀ   ਉ ੳੁ   ਊ ੳੂ   ਏ ੲੇ   ਐ ਅੈ   ਓ ੳੋ   ਔ ਅੌ
આ અા   ઍ અૅ   એ અે   ઐ અૈ   ઑ અૉ   ઑ આૅ   ઑ ઍા   ઓ અો   ઓ આે   ઓ એા   ઔ અૌ   ઔ આૈ   ઔ ઐા
ଆ ଅା   ଐ ଏୗ   ଔ ଓୗ   ଐ ଏୖ   ଔ ଓୖ
ஆ அூ
ఓ ఒౕ   ఔ ఒౌ
ಊ ಉಾ   ಔ ಒೌ   ೠ ಋಾ
ഈ ഇൗ   ഊ ഉൗ   ഐ എെ   ഓ ഒാ   ഔ ഒൗ
ආ අා   ඇ අැ   ඈ අෑ   ඌ උෟ   ඎ ඍෘ   ඐ ඏෟ   ඒ එ්   ඓ එෙ   ඕ ඔ්   ඖ ඔෟ`;

/** The same of signs, and pieces of a sign in the order that normalisation does not compose. */
const SIGNS: readonly (readonly [sign: string, typed: string])[] = [
  ...pieces(0x0900, [0x49, 0x3e, 0x45], [0x4a, 0x3e, 0x46], [0x4b, 0x3e, 0x47], [0x4c, 0x3e, 0x48]),
  ...pieces(0x0900, [0x49, 0x45, 0x3e], [0x4a, 0x46, 0x3e], [0x4b, 0x47, 0x3e], [0x4c, 0x48, 0x3e]),
  ...pieces(0x0a80, [0x49, 0x3e, 0x45], [0x4b, 0x3e, 0x47], [0x4c, 0x3e, 0x48]),
  ...pieces(0x0a80, [0x49, 0x45, 0x3e], [0x4b, 0x47, 0x3e], [0x4c, 0x48, 0x3e]),
  ...pieces(0x0980, [0x4b, 0x3e, 0x47], [0x4c, 0x57, 0x47]),
  ...pieces(0x0b00, [0x4b, 0x3e, 0x47], [0x4c, 0x57, 0x47], [0x48, 0x56, 0x47]),
  ...pieces(0x0b80, [0x4a, 0x3e, 0x46], [0x4b, 0x3e, 0x47], [0x4c, 0x57, 0x46]),
  ...pieces(0x0c00, [0x40, 0x3f, 0x55], [0x47, 0x46, 0x55], [0x4b, 0x4a, 0x55], [0x48, 0x56, 0x46]),
  ...pieces(0x0c80, [0x40, 0x55, 0x3f], [0x47, 0x55, 0x46], [0x48, 0x56, 0x46], [0x4a, 0x42, 0x46]),
  ...pieces(0x0d00, [0x48, 0x46, 0x46], [0x4a, 0x3e, 0x46], [0x4b, 0x3e, 0x47]),
  // കൌ is the old spelling of കൗ, in two pieces or more.
  ...pieces(0x0d00, [0x57, 0x46, 0x57], [0x57, 0x48, 0x57], [0x57, 0x57, 0x46]),
];

/** Pairs of a block as offsets: the sign, and the two signs that it is typed as. */
function pieces(block: number, ...rows: readonly (readonly [number, number, number])[]) {
  return rows.map(
    ([sign, ...typed]) =>
      [String.fromCharCode(block + sign), String.fromCharCode(...typed.map((t) => block + t))] as const,
  );
}

/** Two code points to the letter that they stand for, decomposed. */
const pairs = new Map(
  [
    ...LETTERS.trim()
      .split(/\s{2,}|\n/)
      .map((line) => line.split(' ') as [string, string]),
    ...SIGNS,
  ].map(([whole, typed]) => [typed.normalize('NFD'), whole.normalize('NFD')]),
);

const distinct = (letters: Iterable<string>): string => [...new Set(letters)].join('');
const bases = distinct([...LETTERS.trim().split(/\s{2,}|\n/)].map((line) => line.split(' ')[1]?.[0] as string));

/** Vowel signs, length marks and the al-lakuna of Sinhala, which is the end of two of its vowels. */
const signs =
  '\\u093a\\u093b\\u093e-\\u094c\\u094f\\u0955-\\u0957\\u0962\\u0963' +
  '\\u09be-\\u09cc\\u09d7\\u09e2\\u09e3\\u0a3e-\\u0a4c\\u0abe-\\u0acc\\u0b3e-\\u0b4c\\u0b55-\\u0b57\\u0bbe-\\u0bcc\\u0bd7' +
  '\\u0c3e-\\u0c4c\\u0c55\\u0c56\\u0cbe-\\u0ccc\\u0cd5\\u0cd6\\u0d3e-\\u0d4c\\u0d57\\u0dca\\u0dcf-\\u0ddf';
/** Candrabindu, anusvara, visarga, tippi, addak. They follow the vowel sign; legacy fonts had them before it. */
const marks =
  '\\u0900-\\u0903\\u0981-\\u0983\\u0a01-\\u0a03\\u0a70\\u0a71\\u0a81-\\u0a83\\u0b01-\\u0b03\\u0b82\\u0c00-\\u0c03\\u0c81-\\u0c83\\u0d02\\u0d03\\u0d82\\u0d83';

/** What text has only where something is typed in pieces: nearly all text is read once and left. */
const PIECES = new RegExp(`[${bases}${marks}${signs}][${signs}]|\\u0930\\u094d\\u0907`);
const CLUSTERS = new RegExp(`[${bases}]?[${signs}${marks}]+|\\u0930\\u094d\\u0907`, 'g');
const MARK = new RegExp(`[${marks}]`);

/** Clusters that have been looked at: a long text has few, and each of them often. */
const cache = new Map<string, string>();
const mostKnown = 2_000;
const longestKnown = 8;

function whole(text: string): string {
  const found = cache.get(text);
  if (found !== undefined) return found;
  const made = joined(text);
  if (text.length <= longestKnown && cache.size < mostKnown) cache.set(text, made);
  return made;
}

/** A letter that a pair makes may be ordered before a mark, where it is half of another pair (Telugu ే after ై). */
const mostRounds = 4;

/** Signs and marks on a letter that are looked at, as no writing comes near: joining takes the square of their number. */
const mostJoined = 32;

function joined(text: string): string {
  if (text === 'र्इ') return 'ई';
  if (text.length > mostJoined) return text;
  const typed = text.normalize('NFD');
  let now = typed;
  for (let round = 0; round < mostRounds; round++) {
    const next = joinedOnce(now).normalize('NFD');
    if (next === now) break;
    now = next;
  }
  return now === typed ? text : now;
}

function joinedOnce(text: string): string {
  const letters: string[] = [];
  const after: string[] = [];
  const add = (letter: string): void => {
    const pair = pairs.get((letters.at(-1) ?? '') + letter);
    if (pair === undefined) letters.push(letter);
    else {
      letters.pop();
      for (const one of pair) add(one);
    }
  };
  for (const letter of text) {
    if (MARK.test(letter)) after.push(letter);
    else add(letter);
  }
  return [...letters, ...after].join('');
}

/**
 * The text with each vowel as the one letter or sign that it is, where it was typed in pieces that look like it (अ and ा
 * for आ), and with nasal marks after the vowel sign. What it changes is decomposed; the rest stays.
 */
export const wholeVowels = (text: string): string => (PIECES.test(text) ? text.replace(CLUSTERS, whole) : text);
