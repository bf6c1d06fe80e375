import { distance } from 'fastest-levenshtein';
import { placeKey } from '../../places/place-key.ts';
import { NearestNames } from '../../text/nearest.ts';
import aliasRows from './aliases.json' with { type: 'json' };
import { namesOfObservance, observancesNamed } from './festival-names.ts';

/** What people call an observance besides its names. */
const aliases: Readonly<Record<string, readonly string[]>> = aliasRows;

/** Each name of each observance with its key, the first of those that bear a name first. */
function* namedKeys(): Generator<[name: string, key: string, lang?: string]> {
  const named = observancesNamed().map((key) => [key, Object.entries(namesOfObservance(key))] as const);
  for (const [key, names] of named) {
    yield [key, key];
    for (const [lang, name] of names) yield [name, key, lang];
  }
  for (const [key, names] of Object.entries(aliases)) for (const name of names) yield [name, key];
  for (const [key, names] of named) for (const [lang, name] of names) yield [name.replace(/ \(.*/, ''), key, lang]; // Onam (Thiruvonam)
}

let keysByText: Map<string, string> | undefined;

/** Keys by every name in every language, as they are compared; of a name that two bear the first has it. */
function keysByName(): Map<string, string> {
  if (keysByText) return keysByText;
  keysByText = new Map();
  for (const [name, key] of namedKeys()) {
    const compared = placeKey(name);
    if (!keysByText.has(compared)) keysByText.set(compared, key);
  }
  return keysByText;
}

let nearestKeys: NearestNames<string> | undefined;

/** The key of the observance that a text in an everyday spelling most likely means; undefined where none is clearly nearest. */
export function keyMeant(text: string): string | undefined {
  if (!nearestKeys) {
    nearestKeys = new NearestNames();
    for (const [name, key, lang] of namedKeys()) nearestKeys.add(name, key, lang);
  }
  return nearestKeys.meant(text);
}

/** The festival of the table that a name means in any language. */
export const keyOfName = (name: string): string | undefined => keysByName().get(placeKey(name));

const mostLike = 5;

/** Keys with a name that holds the text, or is spelled much like it, for who mistyped. */
export function namesLike(text: string): string[] {
  const wanted = placeKey(text).slice(0, 60);
  if (wanted.length < 3) return [];
  const names = [...keysByName()];
  const holding = names.filter(([name]) => name.includes(wanted));
  const near = names
    .map(([name, key]) => ({ key, off: distance(wanted, name) }))
    .filter(({ off }) => off <= Math.max(1, Math.floor(wanted.length / 4)))
    .sort((a, b) => a.off - b.off);
  return [...new Set([...near.map(({ key }) => key), ...holding.map(([, key]) => key)])].slice(0, mostLike);
}
