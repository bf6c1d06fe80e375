import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '../../src/core/model/common.ts';

/**
 * Headlines for measuring the search: 300 of each language, made of hand-written beginnings (places and persons) and ends
 * (events and statements) of `test/fixtures/search`. The even half is for tuning, the odd one is reported: they share no
 * place, no person and no event.
 */

/** A word of a headline that a reader may search for. */
export interface Keyword {
  /** As it stands in the headline. */
  form: string;
  /** Another inflection of it. */
  other: string;
  /** As people type it in Latin letters. */
  latin: string;
  isLoan: boolean;
}

export interface Headline {
  /** Of all headlines of the language, from 0. */
  number: number;
  half: 0 | 1;
  text: string;
  /** Whom or what it is about. */
  subject: Keyword;
  keywords: Keyword[];
}

interface Ending {
  text: string;
  keywords: Keyword[];
}

const folder = join(import.meta.dirname, '../fixtures/search');

function sectionsOf(lang: Lang): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of readFileSync(join(folder, `${lang}.txt`), 'utf8').split('\n')) {
    if (line.startsWith('# ')) {
      lines = [];
      sections.set(line.slice(2), lines);
    } else if (line !== '') lines.push(line);
  }
  return sections;
}

const KEYWORD = /\[([^|\]]+)\|([^|\]]+)\|([^|\]*]+)(\*?)\]/g;

function ending(line: string): Ending {
  const keywords = Array.from(line.matchAll(KEYWORD), ([, form = '', other = '', latin = '', loan]) => ({
    form,
    other,
    latin,
    isLoan: loan === '*',
  }));
  return { text: line.replace(KEYWORD, '$1'), keywords };
}

/** `form name latin`, or `form postposition name latin`; a person is `name latin`, of as many words each. */
function beginning(line: string, kind: 'places' | 'persons'): { text: string; subject: Keyword } {
  const words = line.split(' ');
  if (kind === 'places') {
    const [name = '', latin = ''] = words.slice(-2);
    const text = words.slice(0, -2).join(' ');
    const form = (words[0] ?? '').replace(/:$/, '');
    return { text, subject: { form, other: name, latin, isLoan: false } };
  }
  const latin = words.filter((word) => /^[a-z]+$/.test(word));
  const name = words.slice(0, words.length - latin.length).join(' ');
  return { text: name, subject: { form: name, other: name, latin: latin.join(' '), isLoan: false } };
}

/** How a language joins a person and what they did. */
const joints: Partial<Record<Lang, string>> = { ne: '', gu: ': ', as: ': ' };

/** The 300 headlines of a language. */
export function headlinesOf(lang: Lang): Headline[] {
  const sections = sectionsOf(lang);
  const found: Headline[] = [];
  for (const [first, second] of [
    ['places', 'events'],
    ['persons', 'statements'],
  ] as const) {
    const joint = first === 'places' ? ' ' : (joints[lang] ?? ' ');
    for (const [i, start] of (sections.get(first) ?? []).entries())
      for (const [j, end] of (sections.get(second) ?? []).entries()) {
        if (i % 2 !== j % 2) continue;
        const { text, subject } = beginning(start, first);
        const { text: rest, keywords } = ending(end);
        found.push({ number: found.length, half: (i % 2) as 0 | 1, text: text + joint + rest, subject, keywords });
      }
  }
  return found;
}
