/**
 * A plain reading of Indic letters in Latin ones, for judging whether two words may be typed alike. It is made from the
 * order of letters in a Unicode block and shares nothing with the keys of the program.
 */

const consonants = 'k k g g n C C j j n t t d d n t t d d n n p p b b m y r r l l l v s s s h'.split(' ');
const letters = ['a', 'a', 'i', 'i', 'u', 'u', 'ri', 'l', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
const signs = ['a', 'i', 'i', 'u', 'u', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
const arabic: Record<string, string> = {
  ...{ ا: 'a', آ: 'a', ب: 'b', پ: 'p', ت: 't', ٹ: 't', ث: 's', ج: 'j', چ: 'C', ح: 'h', خ: 'k', د: 'd', ڈ: 'd', ذ: 'j' },
  ...{ ر: 'r', ڑ: 'r', ز: 'j', ژ: 'j', س: 's', ش: 's', ص: 's', ض: 'j', ط: 't', ظ: 'j', ع: 'a', غ: 'g', ف: 'p', ق: 'k' },
  ...{ ک: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', ں: 'n', و: 'v', ہ: 'h', ھ: '', ی: 'i', ے: 'e', ئ: 'i', ء: '', ؤ: 'v' },
};

function read(word: string): string {
  let text = '';
  let isOpen = false;
  for (const letter of word) {
    const code = letter.codePointAt(0) as number;
    if (code < 0x900) {
      text += arabic[letter] ?? letter;
      continue;
    }
    const at = code & 0x7f;
    const consonant = consonants[at - 0x15];
    if (consonant !== undefined && at <= 0x39) {
      text += (isOpen ? 'a' : '') + consonant;
      isOpen = true;
    } else if (at === 0x4d) isOpen = false;
    else if (at >= 0x3e && at <= 0x4c) {
      text += signs[at - 0x3e];
      isOpen = false;
    } else {
      if (isOpen) text += 'a';
      isOpen = false;
      text += at >= 0x05 && at <= 0x14 ? letters[at - 0x05] : at <= 0x02 || at === 0x70 ? 'n' : '';
      const chillu = { ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l' }[letter];
      if (chillu) text += chillu;
    }
  }
  return isOpen ? `${text}a` : text;
}

/** The word in Latin letters without breath, length, doubling and the a that may be silent. */
export function plain(word: string): string {
  return read(word)
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ch/g, 'C')
    .replace(/sh/g, 's')
    .replace(/ph|f/g, 'p')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/(?<=[^aeiou])h/g, '')
    .replace(/m(?=[kgCjtdpbs])/g, 'n')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)a/g, '');
}

const spelt = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const shortVowels = ['a', 'a', 'i', 'i', 'u', 'u', 'ru', 'l', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
const longVowels = ['a', 'aa', 'i', 'ee', 'u', 'oo', 'ru', 'l', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
const northern = new Set(['hi', 'mr', 'ne', 'gu', 'pa']);
const eastern = new Set(['bn', 'as']);
const southern = new Set(['te', 'kn', 'ml', 'ta']);

/**
 * A word as people type it: `plain` letters, `long` vowels written twice, or the `southern` th and dh for dentals (in the
 * north and east: v as w, a spoken as o). Null where letters alone do not tell, as in Urdu.
 */
export function typedBy(scheme: 'plain' | 'long' | 'other', word: string, lang: string): string | null {
  if (lang === 'ur' || lang === 'en' || /[\u200c\u200d]/.test(word)) return null;
  const vowels = scheme === 'long' ? longVowels : shortVowels;
  let text = '';
  const spoken = word
    .normalize('NFC')
    .replace(/ൻറ|ന്റ/g, 'ന്ട')
    .replaceAll('റ്റ', 'ട്ട')
    .replace(/ങ്ങ/g, 'ന്ഗ')
    .replaceAll('ற்ற', 'ட்ற')
    .replaceAll('ৰ', 'র');
  for (const [i, letter] of [...spoken].entries()) {
    const code = letter.codePointAt(0) as number;
    const at = code & 0x7f;
    if (letter === 'ৱ' || letter === 'ୱ') text += 'wA';
    else if (at >= 0x15 && at <= 0x39) {
      let typed = spelt[at - 0x15] as string;
      if (scheme === 'other' && southern.has(lang))
        typed = at === 0x24 || at === 0x25 ? 'th' : at === 0x26 ? 'dh' : typed;
      if (at === 0x34) typed = lang === 'ta' || lang === 'ml' ? 'zh' : 'l';
      if (at === 0x35 && scheme === 'other' && northern.has(lang)) typed = 'w';
      if (lang === 'ta') {
        // Voiced between vowels and behind a nasal.
        const isVoiced = /[aeiounm]A?$/.test(text) || /[nm]$/.test(text) || text.endsWith('A');
        const isDoubled = [...word][i + 1] === '\u0bcd' && [...word][i + 2] === letter;
        if (isVoiced && !isDoubled)
          typed = { k: 'g', t: at === 0x24 ? 'dh' : 'd', p: 'b', ch: 's' }[spelt[at - 0x15] as string] ?? typed;
        else if (typed === 'ch' && i === 0) typed = 's';
        else if (at === 0x24 && scheme !== 'plain') typed = 'th';
      }
      if (lang === 'or' && at === 0x2f) typed = 'j';
      text += `${typed}A`;
    } else if (at === 0x4d) text = text.replace(/A$/, '');
    else if (at === 0x3c)
      text = text
        .replace(/(?:dh?)A$/, 'rA')
        .replace(/jA$/, 'zA')
        .replace(/phA$/, 'fA');
    else if (at >= 0x3e && at <= 0x4c) text = text.replace(/A$/, '') + vowels[at - 0x3d];
    else if (at >= 0x05 && at <= 0x14) text += vowels[at - 0x05];
    else if (at <= 0x02 || at === 0x70) text += southern.has(lang) && i === [...spoken].length - 1 ? 'm' : 'n';
    else if (at === 0x71) text += 'D';
    else if (/[ൺൻർൽൾ]/.test(letter))
      text += ({ ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l' } as Record<string, string>)[letter];
    else return null;
  }
  text = text.replace(/D([kgcjtdpbsnmlr])/g, '$1$1').replaceAll('D', '');
  text = text.replace(/n(?=[pbm])/g, 'm').replace(/chch/g, 'cch');
  if (northern.has(lang)) {
    text = text.replace(/(?<=[aeiou])A/g, '').replace(/(?<=[aeiouA][^aeiouA]{1,2})A$/, '');
    for (let before = ''; before !== text; ) {
      before = text;
      text = text.replace(/(?<=[aeiouA](?:[kgcjtdpbs]h|[^aeiouA]))A(?=(?:[kgcjtdpbs]h|[^aeiouA])[aeiou])/, '');
    }
  }
  if (eastern.has(lang)) {
    text = text.replace(/(?<=[aeiouA](?:[kgcjtdpbs]h|[^aeiouA]))A$/, '').replace(/(?<![aeiouA]..?)y(?=[aeiouA])/g, 'y');
    text = text.replaceAll('A', scheme === 'plain' ? 'a' : 'o');
  }
  return text.replaceAll('A', 'a').replace(/(?<=chh?)h+/g, '');
}
