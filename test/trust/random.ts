/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T;
  }
}

/** Text as readers and editors write it. */
export const words = [
  'తెలంగాణలో భారీ వర్షాలు',
  'मुख्यमंत्री ने की घोषणा',
  'சென்னையில் மழை',
  'কলকাতায় বৃষ্টি',
  'حیدرآباد میں بارش',
  'ക്ഷേത്രം',
  'ಬೆಂಗಳೂರು',
  'ગુજરાત સમાચાર',
  'Hyderabad rain alert',
  'x',
];

/** `depth` lists, each in the one before. */
export function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

/** Values that few expect; as text they go into addresses and forms, too. */
export const hostile: readonly unknown[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'తె\udc00లు',
  '\u202eabc\u2066',
  '\u200d\u200c\ufeff',
  'క్షి'.repeat(400),
  `a${'\u0300'.repeat(3_000)}`,
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(200),
  '9'.repeat(400),
  '1e999',
  '-0',
  '0x7f',
  'NaN',
  "' or '1'='1",
  '"; drop table news; --',
  '* OR NEAR("a" b)',
  '%00%ff%c0%ae',
  '../../../../etc/passwd',
  '{{7*7}}<%=7*7%>',
  '<svg/onload=alert(1)><script>alert(1)</script>',
  'javascript:alert(1)',
  'a\r\nSet-Cookie: a=b\r\n\r\n<b>',
  '2026-02-30',
  '0000-00-00T99:99:99Z',
  '9999-12-31T23:59:59.999999999+14:00',
  '__proto__',
  'constructor',
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: {} } } },
  nested(200),
  Array.from({ length: 300 }, (_, i) => i),
  JSON.parse('{"__proto__":{"role":"owner","isAdmin":true}}'),
  JSON.parse('{"constructor":{"prototype":{"role":"owner"}}}'),
  JSON.parse('{"toString":1,"valueOf":2,"hasOwnProperty":3,"then":4,"toJSON":5,"length":-1}'),
];

/** Keys that no schema has. */
export const strangeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'ఏమీ కాదు',
  '',
  'a.b',
  'role',
  'toString',
  '0',
  '$ne',
];
