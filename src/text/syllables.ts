/** A spoken unit: consonants in Latin letters, a vowel ('ə' when it is the unwritten one, '' for none), nasal signs. */
type Syllable = { onset: string[]; vowel: string; coda: string };

/** Collects the letters of one word into syllables, in the way of the scripts whose consonants carry a vowel. */
export class Syllables {
  readonly list: Syllable[] = [];
  #onset: string[] = [];
  #inherent = false;

  consonant(latin: string): void {
    if (this.#inherent) this.#close('ə');
    this.#onset.push(latin);
    this.#inherent = true;
  }

  /** The last consonant has no vowel. */
  kill(): void {
    this.#inherent = false;
  }

  /** A vowel sign: the vowel of the consonants before it. */
  sign(latin: string): void {
    this.#close(latin);
  }

  /** A vowel letter: a syllable of its own. */
  vowel(latin: string): void {
    this.end();
    this.#close(latin);
  }

  /** A sign after the vowel: anusvara, chandrabindu, visarga. */
  mark(sign: string): void {
    this.end();
    const last = this.list.at(-1);
    if (last) last.coda += sign;
  }

  end(): void {
    if (this.#inherent || this.#onset.length > 0) this.#close(this.#inherent ? 'ə' : '');
  }

  #close(vowel: string): void {
    this.list.push({ onset: this.#onset, vowel, coda: '' });
    this.#onset = [];
    this.#inherent = false;
  }
}

/**
 * Silences the unwritten vowels that northern languages do not speak: the last one of a word, then, from the end,
 * each in VC_CV (Ohala's rule: सरकारी is sarkari, अस्पताल is aspatal). A cluster keeps the last one:
 * any cluster with `clusters`, else one that ends in y r l v n (राज्य rajya, but दर्द dard).
 */
export function dropSchwas(word: Syllable[], clusters: boolean): void {
  const last = word.at(-1);
  if (last && word.length > 1 && last.vowel === 'ə' && !last.coda && !speaksLast(word, clusters)) last.vowel = '';
  for (let i = word.length - 2; i > 0; i--) {
    const [before, here, after] = [word[i - 1]!, word[i]!, word[i + 1]!];
    const between = before.vowel !== '' && before.coda === '' && after.vowel !== '' && after.onset.length === 1;
    if (between && here.vowel === 'ə' && here.onset.length === 1 && here.coda === '') here.vowel = '';
  }
}

function speaksLast(word: Syllable[], clusters: boolean): boolean {
  const { onset } = word.at(-1)!;
  if (onset.length > 1) return clusters || /^[yrlvn]$/.test(onset.at(-1)!);
  return onset[0] === 'y' && word.at(-2)!.vowel === 'i'; // भारतीय is bhartiya
}

/** How a script reads anusvara where no stop after it decides: `n`, `m` or `ng`. */
export type Nasal = 'n' | 'm' | 'ng';

/** The syllables in Latin letters. */
export function spell(word: Syllable[], nasal: Nasal): string {
  return word
    .map(({ onset, vowel, coda }, i) => {
      const next = spellOnset(word[i + 1]?.onset ?? []);
      const signs = [...coda].map((sign) => (sign === 'ः' ? 'h' : sign === 'ँ' ? 'n' : anusvara(nasal, next)));
      return spellOnset(onset) + (vowel === 'ə' ? 'a' : vowel) + signs.join('');
    })
    .join('');
}

function spellOnset(consonants: string[]): string {
  return consonants
    .join('')
    .replace(/([kgjtdpb]h)\1/, (twice) => twice[0] + twice.slice(2)) // khkh is written kkh
    .replace('ngng', 'ng')
    .replace(/ng(?=[kg])/, 'n')
    .replace('nyny', 'nny')
    .replace(/ny(?=[cj])/, 'n');
}

// A stop makes the nasal its own; before the rest each script keeps its habit.
function anusvara(nasal: Nasal, next: string): string {
  if (nasal === 'ng') return /^[kg]/.test(next) ? 'n' : 'ng';
  if (/^[pbmvf]/.test(next)) return 'm';
  return nasal === 'm' && !/^[kgcjtd]/.test(next) ? 'm' : 'n';
}
