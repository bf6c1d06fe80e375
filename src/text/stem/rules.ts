/**
 * How the words of a language end. Layers are stripped one after another, the outermost ending first, and of each layer
 * the longest ending that fits. A layer is a list of `ending` or `ending>a|b`: what stands in its place in the form that
 * a dictionary lists, `-` for nothing, the likeliest first. Written as people write; folded when they are read.
 */
export interface Endings {
  layers: string[];
  /** Other spellings of the same stem, which come last: the vowel that some write behind the consonant of a loan word. */
  spellings?: string;
  /** Words that end as inflections of other words do. */
  except?: string;
}

/** Words that are inflected alike: a class of verbs, or adjectives. Written as people write; folded when they are read. */
export interface Paradigm {
  /** What the form of the dictionary has behind the stem. */
  citation: string;
  /** What any form has behind the stem; `-` for nothing. */
  endings: string;
  /** The stems, `other>stem` where some forms have another one. Absent: every stem of two syllables. */
  stems?: string;
}

export interface Inflections {
  paradigms: Paradigm[];
  /** Lemmas with forms that share no stem, a comma between two; the form of the dictionary first. */
  irregular?: string;
  /** Words that only look like forms. */
  except?: string;
}

/** Each ending behind each way in which the stem changes before it, `த்த>ம்` with `ில்` is `த்தில்>ம்`. */
export function crossed(stems: string, endings: string): string {
  return stems
    .trim()
    .split(/\s+/)
    .flatMap((stem) => {
      const [before = '', nominative = '-'] = stem.split('>');
      return endings
        .trim()
        .split(/\s+/)
        .map((ending) => `${before === '-' ? '' : before}${ending}>${nominative}`);
    })
    .join(' ');
}
