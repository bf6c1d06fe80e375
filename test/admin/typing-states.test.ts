import assert from 'node:assert/strict';
import { test } from 'node:test';

// A name that the compiler does not follow: the file needs the types of a browser, which tests do not have.
const file = new URL('../../admin/src/typing/session.ts', import.meta.url).href;
const { TypingSession } = await import(file);

/** What the session shows. */
interface Word {
  typed: string;
  options: string[];
  chosen: number;
}

/** A line of text with the caret at its end, and a session at it. */
function line() {
  const at = { text: '', word: null as Word | null, chosen: [] as string[] };
  const session = new TypingSession(
    {
      before: () => at.text,
      replace(length: number, back: number, text: string) {
        const end = at.text.length - back;
        at.text = at.text.slice(0, end - length) + text + at.text.slice(end);
      },
      place: () => ({ left: 0, bottom: 0 }),
    },
    (word: Word | null) => {
      at.word = word;
    },
  );
  session.typist = {
    suggest: (typed: string) => (typed === 'ma' ? ['మా', 'మ'] : ['అమ్మ']),
    chose: (_: string, word: string) => at.chosen.push(word),
  };
  const set = (text: string): void => {
    at.text = text;
    session.changed(false);
  };
  const type = (text: string): void => {
    for (const letter of text) set(at.text + letter);
  };
  const key = (name: string): boolean => session.key({ key: name });
  return { at, session, set, type, key };
}

/** `kept` differs from `idle` by what the next letter does. */
function stateOf({ at, type }: ReturnType<typeof line>): string {
  if (at.word) return `open ${at.word.typed} ${at.word.chosen}`;
  const before = at.text;
  type('z');
  return `${at.word ? 'idle' : 'kept'} ${before}`;
}

/** The state and the text after some keys. */
function after(...does: ((it: ReturnType<typeof line>) => unknown)[]): string {
  const it = line();
  for (const one of does) one(it);
  return stateOf(it);
}
type Line = ReturnType<typeof line>;
const type = (text: string) => (it: Line) => it.type(text);
const key = (name: string) => (it: Line) => it.key(name);

const leave = (it: Line) => it.session.leave();
const put = (text: string) => (it: Line) => it.set(text);

test('the states of a typed word are those of the table in session.ts', () => {
  const ma = type('ma');
  assert.equal(after(type('m')), 'open m 0');
  assert.equal(after(ma), 'open ma 0');
  assert.equal(after(ma, key('ArrowDown')), 'open ma 1');
  assert.equal(after(ma, key('ArrowUp')), 'open ma 2');
  assert.equal(after(ma, put('m')), 'open m 0');
  assert.equal(after(ma, type(' ')), 'idle మా ');
  assert.equal(after(ma, key('ArrowDown'), type(',')), 'idle మ,');
  assert.equal(after(ma, key('Enter')), 'idle మా');
  assert.equal(after(ma, key('Tab')), 'idle మా');
  assert.equal(after(ma, key('ArrowUp'), key('Enter')), 'kept ma');
  assert.equal(after(ma, key('Escape')), 'kept ma');
  assert.equal(after(ma, leave), 'idle మా');
  assert.equal(after(ma, put('')), 'idle ');
  assert.equal(after(ma, put('pasted text ma')), 'idle pasted text ma');
  assert.equal(after(ma, key('Escape'), type('m')), 'kept mam');
  assert.equal(after(ma, key('Escape'), type(' ')), 'idle ma ');
  assert.equal(after(ma, key('Escape'), put('m')), 'idle m');
});

test('a word whose Latin letters were chosen before has each option once', () => {
  const { at, session, type } = line();
  session.typist = { suggest: (typed: string) => [typed, 'మా'] };
  type('ma');
  assert.deepEqual(at.word?.options, ['ma', 'మా']);
});
