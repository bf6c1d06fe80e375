import fc from 'fast-check';
import type { Schema } from './document.ts';
import { type Dice, hostile, strangeKeys, words } from './random.ts';

/** What answers have shown to exist, so that later requests meet something. */
export class Known {
  readonly #values = new Map<string, (string | number)[]>();

  learn(name: string, value: unknown): void {
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const list = this.#values.get(name) ?? [];
    list.push(value);
    if (list.length > 30) list.shift();
    this.#values.set(name, list);
  }

  some(dice: Dice, name: string): string | number | undefined {
    const list = this.#values.get(name);
    return list && dice.pick(list);
  }
}

const matching = new Map<string, fc.Arbitrary<string>>();

function arbitraryOf(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 40 });
  } catch {
    return fc.constantFrom(...words, 'te', 'key_1'); // the library cannot turn every pattern round
  }
}

function textLike(pattern: string, dice: Dice): string {
  const arbitrary = matching.get(pattern) ?? arbitraryOf(pattern);
  matching.set(pattern, arbitrary);
  const [text] = fc.sample(arbitrary, { numRuns: 1, seed: dice.int(0, 2 ** 31 - 1) });
  return text as string;
}

const two = (n: number): string => String(n).padStart(2, '0');

function day(dice: Dice): string {
  return `${dice.int(2024, 2028)}-${two(dice.int(1, 12))}-${two(dice.int(1, 28))}`;
}

function text(schema: Schema, dice: Dice): string {
  if (schema.format === 'date') return day(dice);
  if (schema.format === 'date-time')
    return `${day(dice)}T${two(dice.int(0, 23))}:30:00${dice.pick(['Z', '+05:30', '-03:00'])}`;
  // A name that nobody can have: whatever asks it, nothing leaves the machine.
  if (schema.format === 'uri') return `https://${dice.pick(['news', 'వార్తలు', 'a.b'])}.invalid/${dice.int(1, 99)}`;
  if (typeof schema.pattern === 'string') return textLike(schema.pattern, dice);
  const max = Math.min(Number(schema.maxLength ?? schema['x-max-graphemes'] ?? 60), 60);
  const chosen = dice.pick(words).slice(0, Math.max(max, 1));
  return chosen.padEnd(Number(schema.minLength ?? 0), 'క');
}

function number(schema: Schema, dice: Dice): number {
  const min = Number(schema.minimum ?? 0);
  const max = Number(schema.maximum ?? min + 1_000);
  if (dice.chance(0.2)) return dice.pick([min, max]);
  const value = min + dice.next() * Math.min(max - min, 1_000);
  return schema.type === 'integer' ? Math.round(value) : value;
}

/** A value that a schema takes, or nearly: refinements that JSON Schema cannot say are not known here. */
export function sampleOf(schema: Schema, dice: Dice, known: Known, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return dice.pick(schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return sampleOf(dice.pick(choices), dice, known, name);
  if (Array.isArray(schema.allOf)) return sampleOf(schema.allOf[0] as Schema, dice, known, name);
  const before = /(_id|^id|slug|cursor|token|_key)$/.test(name) ? known.some(dice, name) : undefined;
  switch (schema.type) {
    case 'string':
      return typeof before === 'string' && dice.chance(0.7) ? before : text(schema, dice);
    case 'integer':
    case 'number':
      return typeof before === 'number' && dice.chance(0.7) ? before : number(schema, dice);
    case 'boolean':
      return dice.chance(0.5);
    case 'null':
      return null;
    case 'array': {
      const least = Number(schema.minItems ?? 0);
      const count = Math.min(least + dice.int(0, 3), Number(schema.maxItems ?? 4));
      return Array.from({ length: count }, () => sampleOf((schema.items ?? {}) as Schema, dice, known, name));
    }
    case 'object':
      return object(schema, dice, known);
    default:
      return dice.pick(words);
  }
}

function object(schema: Schema, dice: Dice, known: Known): Record<string, unknown> {
  const required = new Set((schema.required ?? []) as string[]);
  const out: Record<string, unknown> = {};
  const share = dice.next();
  for (const [key, member] of Object.entries((schema.properties ?? {}) as Record<string, Schema>))
    if (required.has(key) || dice.chance(share * 0.7)) out[key] = sampleOf(member, dice, known, key);
  for (const [pattern, member] of Object.entries((schema.patternProperties ?? {}) as Record<string, Schema>))
    if (dice.chance(0.5)) out[textLike(pattern, dice)] = sampleOf(member, dice, known);
  return out;
}

/** The same value with something wrong in it. */
export function spoilt(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.chance(0.05)) return dice.pick(hostile);
  if (Array.isArray(value)) {
    if (value.length === 0 || dice.chance(0.2)) return [...value, dice.pick(hostile)];
    const at = dice.int(0, value.length - 1);
    return value.map((item, i) => (i === at ? spoilt(item, dice) : item));
  }
  const entries = Object.entries(value);
  const at = dice.int(0, Math.max(entries.length - 1, 0));
  const way = dice.int(0, 9);
  if (way === 0 || entries.length === 0) entries.push([dice.pick(strangeKeys), dice.pick(hostile)]);
  else if (way === 1) entries.splice(at, 1);
  else entries[at] = [entries[at]?.[0] as string, spoilt(entries[at]?.[1], dice)];
  // As JSON.parse makes it: `__proto__` is a key like any other.
  const out: Record<string, unknown> = {};
  for (const [key, member] of entries)
    Object.defineProperty(out, key, { value: member, enumerable: true, writable: true, configurable: true });
  return out;
}
