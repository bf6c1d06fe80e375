import { areOpposite } from './directions.ts';
import {
  isCommon,
  isGenitive,
  isNative,
  isRole,
  kindOf,
  mayBeOne,
  type NameKind,
  soundOfPerson,
  standsAfterName,
  standsAsPlace,
  standsBeforeName,
  sureKey,
} from './named.ts';
import { type Gist, isNumber } from './similarity.ts';
import { type Slot, slotsOf } from './slots.ts';
import { isToll } from './tolls.ts';

// Two tellings that have the same words around a person, a place, a number or an outcome, and not the same one.

/** Words of a name. */
const longestName = 2;
/** Words in a row around a name by which two texts are one but for it. */
const manyAround = 6;

/** What stands in a place of one telling and nowhere in the other. */
interface Filling {
  words: readonly string[];
  /** Whether a number is among them, of victims apart. */
  hasNumber: boolean;
  kinds: ReadonlySet<NameKind>;
  /** How surely a person is among them by the sound. */
  sound: number;
  isInTitle: boolean;
  before: string | undefined;
  after: string | undefined;
  /** A sentence ends with it, as it does with a verb. */
  isEnd: boolean;
}

function fillingOf(gist: Gist, other: Gist, [from, to]: Slot['a'], opposite: readonly string[]): Filling {
  const own = Array.from({ length: to - from }, (_, i) => from + i).filter(
    (i) => !other.all.has(gist.stems[i] as string) && !gist.isDateline(i),
  );
  const all = own.filter((i) => !isNumber(gist.stems[i] as string)).map((i) => gist.words[i] as string);
  const words = all.filter((word) => !opposite.some((one) => mayBeOne(word, one)));
  return {
    words,
    hasNumber: own.some((i) => isNumber(gist.stems[i] as string) && !isToll(gist, i)),
    kinds: new Set(
      all.flatMap((word) => (gist.aged.has(word) ? 'person' : (kindOf(word, gist.capitals.has(word)) ?? []))),
    ),
    sound: Math.max(0, ...words.map(soundOfPerson)),
    isInTitle: from < gist.titleLength,
    before: gist.words[from - 1],
    after: isGenitive(gist.words[to]) ? gist.words[to + 1] : gist.words[to],
    isEnd: gist.ends.has(to - 1),
  };
}

const isPerson = ({ sound, kinds }: Filling): boolean => sound > 0 || kinds.has('person');
const isPlace = ({ words, after, isInTitle }: Filling): boolean =>
  isInTitle && words.length === 1 && standsAsPlace(words[0] as string, after);
const mayBeName = ({ words }: Filling): boolean =>
  words.length <= longestName && words.every((word) => isNative(word) && !isCommon(word));

/** Whether what stands in a place of two tellings are names of one kind, as far as names can be recognised. */
function areNames(a: Filling, b: Filling, around: number): boolean {
  if (a.words.length === 0 || b.words.length === 0) return false;
  if (isPerson(a) && isPerson(b)) return true;
  const kinds = [...a.kinds].flatMap((one) => [...b.kinds].map((other) => [one, other] as const));
  if (kinds.some(([one, other]) => one === other || one === 'name' || other === 'name')) return true;
  if (kinds.length > 0 || a.words.every(isCommon) || b.words.every(isCommon)) return false;
  if ((isPlace(a) && isPlace(b)) || standsAfterName(a.after) || standsBeforeName(a.before)) return true;
  if (!mayBeName(a) || !mayBeName(b)) return false;
  // One is a name: so is what stands in its place.
  if (a.kinds.size + b.kinds.size > 0 || Math.max(a.sound, b.sound) >= sureKey) return true;
  return around >= manyAround && !a.isEnd && !b.isEnd && (isRole(a.before) || (a.isInTitle && isRole(a.after)));
}

const ownStems = (a: Gist, b: Gist): number => new Set(a.stems.filter((stem) => !b.all.has(stem))).size;

/**
 * Two tellings are the same but for a word or two, within a sentence, that are no words of every day: who writes after
 * another changes more than a noun, and who has one text for all villages changes nothing else.
 */
function isOnlyDifference(a: Gist, b: Gist, { around, ...slot }: Slot): boolean {
  const [some, others] = [a.words.slice(...slot.a), b.words.slice(...slot.b)];
  return (
    around >= manyAround &&
    a.words.length - some.length === b.words.length - others.length &&
    Math.max(some.length, others.length, ownStems(a, b), ownStems(b, a)) <= longestName &&
    Math.min(ownStems(a, b), ownStems(b, a)) > 0 &&
    !a.ends.has(slot.a[1] - 1) &&
    !b.ends.has(slot.b[1] - 1) &&
    [...some, ...others].every((word) => isNative(word) && !isCommon(word)) &&
    !some.some((word) => others.some((other) => mayBeOne(word, other)))
  );
}

export function differInSlot(a: Gist, b: Gist): boolean {
  return slotsOf(a, b).some((slot) => {
    const [some, others] = [a.words.slice(...slot.a), b.words.slice(...slot.b)];
    if (areOpposite(some, others) || isOnlyDifference(a, b, slot)) return true;
    const [one, other] = [fillingOf(a, b, slot.a, others), fillingOf(b, a, slot.b, some)];
    return (one.hasNumber && other.hasNumber) || areNames(one, other, slot.around);
  });
}
