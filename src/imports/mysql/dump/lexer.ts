import { Fault } from '../../../core/error.ts';

/**
 * `word`: a keyword, number or plain name; `name`: in backticks; `text`: in quotes; `long`: one longer than is kept;
 * `comment`: the beginning of a comment that ends with its line.
 */
export type TokenKind = 'word' | 'name' | 'text' | 'long' | 'sign' | 'comment';
/** @param quote of a text: MySQL takes `"` for a name in ANSI mode */
export type TokenSink = (kind: TokenKind, value: string, line: number, quote: string) => void;

/** Bytes of one value that are kept: a story has 400,000 letters at most. */
const longestValue = 4_000_000;
/** Bytes of one line of a routine, and of a comment. */
const longestLine = 10_000;

const specials: Readonly<Record<string, RegExp>> = { "'": /['\\]/g, '"': /["\\]/g, '`': /`/g };
/** Bytes, not letters: what is white space of Unicode is a byte of a letter here. */
const plain = /[^\0-\x20'"`(),;=#/*]+/y;
const escapes: Readonly<Record<string, string>> = { 0: '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' };

type State = 'plain' | 'word' | 'quoted' | 'comment' | 'line' | 'delimiter' | 'routine';

/**
 * Splits a dump into tokens as its bytes come: they are letters of Latin-1 here, as each value has its own encoding. What
 * it holds is bounded by the longest value, whatever the length of a statement.
 */
export class SqlLexer {
  readonly #sink: TokenSink;
  #state: State = 'plain';
  /** The beginning of what is known only with the next bytes. */
  #rest = '';
  #value = '';
  #length = 0;
  #quote = '';
  /** `NO_BACKSLASH_ESCAPES` turns it off. */
  hasEscapes = true;
  line = 1;
  #began = 1;

  constructor(sink: TokenSink) {
    this.#sink = sink;
  }

  push(bytes: string): void {
    this.#read(this.#rest + bytes, false);
  }

  /** @returns what is open at the end of the file; null: nothing */
  end(): 'quote' | 'comment' | null {
    this.#read(this.#rest, true);
    if (this.#state === 'word') this.#emitWord();
    if (this.#state === 'line') this.#sink('comment', this.#value, this.line, '');
    return this.#state === 'quoted' ? 'quote' : this.#state === 'comment' ? 'comment' : null;
  }

  /** Called at the word `DELIMITER`: routines are left out, until the delimiter is `;` again. */
  changeDelimiter(): void {
    this.#state = 'delimiter';
    this.#value = '';
  }

  /** Takes the rest of the line for a comment. */
  skipLine(): void {
    this.#begin('line');
  }

  #read(text: string, isLast: boolean): void {
    this.#rest = '';
    for (let at = 0; at < text.length; ) {
      if (this.#state === 'plain') at = this.#plain(text, at, isLast);
      else if (this.#state === 'word') at = this.#word(text, at);
      else if (this.#state === 'quoted') at = this.#quoted(text, at, isLast);
      else if (this.#state === 'comment') at = this.#comment(text, at, isLast);
      else at = this.#lines(text, at);
      if (this.#rest !== '') return;
    }
  }

  /** Where more bytes are needed to tell what begins here. */
  #wait(text: string, at: number): number {
    this.#rest = text.slice(at);
    return text.length;
  }

  #plain(text: string, at: number, isLast: boolean): number {
    const sign = text[at] as string;
    const next = text[at + 1];
    if (sign === '\n') this.line++;
    if (sign <= ' ') return at + 1;
    if (sign === "'" || sign === '"' || sign === '`') {
      this.#begin('quoted');
      this.#quote = sign;
      return at + 1;
    }
    if (sign === '#') {
      this.#begin('line');
      return at + 1;
    }
    if (sign === '-') {
      if (!isLast && (next === undefined || (next === '-' && at + 2 >= text.length))) return this.#wait(text, at);
      if (next === '-' && (text[at + 2] ?? ' ') <= ' ') {
        this.#begin('line');
        return at + 2;
      }
    } else if (sign === '/') {
      // `/*!40101 SET ... */` is carried out by MySQL, `/*M!999999\- ... */` by no server.
      if (!isLast && text.length - at < 12) return this.#wait(text, at);
      if (next === '*') {
        const carried = /^\/\*M?!(\d{0,6})/.exec(text.slice(at, at + 12));
        if (!carried || carried[1] === '999999') return this.#goOn('comment', at + 2);
        return at + carried[0].length;
      }
    } else if (sign === '*' && next === undefined && !isLast) return this.#wait(text, at);
    else if (sign === '*' && next === '/') return at + 2;
    if ('(),;=/*'.includes(sign)) {
      this.#sink('sign', sign, this.line, '');
      return at + 1;
    }
    this.#begin('word');
    return this.#word(text, at);
  }

  #goOn(state: State, at: number): number {
    this.#state = state;
    return at;
  }

  #begin(state: State): void {
    this.#state = state;
    this.#value = '';
    this.#length = 0;
    this.#began = this.line;
  }

  #add(text: string): void {
    this.#length += text.length;
    if (this.#length <= longestValue) this.#value += text;
    else this.#value = '';
  }

  #word(text: string, at: number): number {
    plain.lastIndex = at;
    const found = plain.exec(text)?.[0] ?? '';
    this.#add(found);
    if (at + found.length < text.length) this.#emitWord();
    return at + found.length;
  }

  #emitWord(): void {
    this.#state = 'plain';
    this.#sink(this.#length > longestValue ? 'long' : 'word', this.#value, this.#began, '');
  }

  #quoted(text: string, from: number, isLast: boolean): number {
    const quote = this.#quote;
    const special = specials[quote] as RegExp;
    for (let at = from; ; ) {
      special.lastIndex = at;
      const end = special.exec(text)?.index ?? text.length;
      if (end > at) this.#add(this.#counted(text, at, end));
      if (end === text.length) return end;
      const next = text[end + 1];
      if (next === undefined && !isLast) return this.#wait(text, end);
      if (text[end] === '\\' && this.hasEscapes) {
        if (next === undefined) return text.length;
        if (next === '\n') this.line++;
        this.#add(escapes[next] ?? (next === '%' || next === '_' ? `\\${next}` : next));
        at = end + 2;
      } else if (text[end] === '\\' || next === quote) {
        this.#add(text[end] as string);
        at = end + (text[end] === '\\' ? 1 : 2);
      } else {
        this.#state = 'plain';
        const kind = this.#length > longestValue ? 'long' : quote === '`' ? 'name' : 'text';
        this.#sink(kind, this.#value, this.#began, quote);
        return end + 1;
      }
    }
  }

  /** A part, whose lines are counted. */
  #counted(text: string, from: number, to: number): string {
    const part = text.slice(from, to);
    for (let n = part.indexOf('\n'); n !== -1; n = part.indexOf('\n', n + 1)) this.line++;
    return part;
  }

  #comment(text: string, at: number, isLast: boolean): number {
    const end = text.indexOf('*/', at);
    if (end !== -1) {
      this.#counted(text, at, end);
      return this.#goOn('plain', end + 2);
    }
    // The last byte may be the first of `*/`.
    const to = isLast ? text.length : Math.max(at, text.length - 1);
    this.#counted(text, at, to);
    return to < text.length ? this.#wait(text, to) : to;
  }

  /** Comments to the end of a line, the line of `DELIMITER`, and routines line by line. */
  #lines(text: string, at: number): number {
    const end = text.indexOf('\n', at);
    const to = end === -1 ? text.length : end;
    this.#value += text.slice(at, Math.min(to, at + Math.max(0, longestLine - this.#value.length)));
    if (end === -1) return to;
    this.line++;
    if (this.#state === 'line') {
      this.#state = 'plain';
      this.#sink('comment', this.#value, this.line - 1, '');
      return end + 1;
    }
    const given = this.#state === 'delimiter' ? this.#value : /^\s*DELIMITER\b(.*)/is.exec(this.#value)?.[1];
    this.#value = '';
    return this.#goOn(given?.trim() === ';' ? 'plain' : 'routine', end + 1);
  }
}

/** @throws Fault `invalid` where a file has what no client of MySQL writes in UTF-8 or one byte a letter */
export function checkBytes(name: string, first: Uint8Array): void {
  if ((first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff))
    throw new Fault(
      'invalid',
      `${name} is UTF-16, as PowerShell writes it: its letters are lost. Export with --result-file=${name} instead of >.`,
    );
}
