import { stockWords } from './name-words.ts';
import { isCommon, kindOf, mayBeOne } from './named.ts';
import { type Gist, isContent } from './similarity.ts';

// Persons of one role, wherever in a sentence they stand: `suspended tahsildar K. Venkatesh`, `Tahsildar S. Padmavathi was`.

const stock = new Set(stockWords.trim().split(/\s+/));
/** Initials between a role and a name. */
const longestInitial = 2;
const mostInitials = 3;

/** Persons by the word before their names. */
function personsByRole({ words, capitals }: Gist): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [at, word] of words.entries()) {
    if (kindOf(word, capitals.has(word)) !== 'person') continue;
    let before = at - 1;
    while (before > at - 1 - mostInitials && (words[before] ?? '').length <= longestInitial) before--;
    const role = words[before];
    if (role === undefined || !isContent(role) || isCommon(role) || stock.has(role)) continue;
    found.set(role, (found.get(role) ?? new Set()).add(word));
  }
  return found;
}

/** Whether each telling names persons of a role, and the other names none of them. */
export function differInRole(a: Gist, b: Gist): boolean {
  const others = personsByRole(b);
  return [...personsByRole(a)].some(([role, some]) => {
    const persons = others.get(role);
    if (!persons) return false;
    const strange = (of: ReadonlySet<string>, { words }: Gist): boolean =>
      [...of].every((one) => !words.some((word) => mayBeOne(one, word)));
    return strange(some, b) && strange(persons, a);
  });
}
