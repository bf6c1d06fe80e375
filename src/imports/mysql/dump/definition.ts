import { decodeName } from './charsets.ts';
import type { TokenKind } from './lexer.ts';

export interface OldColumn {
  name: string;
  /** As it was declared, in lower case and without its length: `varchar`; empty where the file does not say it. */
  type: string;
}

export interface OldTable {
  name: string;
  columns: OldColumn[];
  /** Column of the primary key, where it is one. */
  key: string | null;
}

const notColumns = /^(PRIMARY|KEY|UNIQUE|INDEX|CONSTRAINT|FULLTEXT|SPATIAL|FOREIGN|CHECK|PERIOD|LIKE|SELECT|AS)$/i;
export const mostColumns = 2_000;

/** Reads the parenthesis of a `CREATE TABLE`, token by token. */
export class DefinitionReader {
  readonly #table: OldTable;
  #depth = 1;
  /** Tokens of the part so far. */
  #at = 0;
  #column: OldColumn | null = null;
  #isKey = false;
  #names: string[] = [];

  constructor(table: OldTable) {
    this.#table = table;
  }

  /** @returns whether the parenthesis is closed now */
  take(kind: TokenKind, value: string, quote: string): boolean {
    if (kind === 'sign') {
      if (value === '(') this.#depth++;
      if (value === ')') this.#close();
      if (value === ',' && this.#depth === 1) this.#at = 0;
      return this.#depth === 0;
    }
    if (this.#isKey && this.#depth === 2) this.#names.push(decodeName(value));
    if (this.#depth !== 1) return false;
    this.#at++;
    const isName = kind === 'name' || (kind === 'text' && quote === '"');
    if (this.#at === 1) this.#begin(value, isName, kind === 'word');
    else if (this.#column && this.#at === 2) this.#column.type = value.toLowerCase();
    else if (this.#column && kind === 'word' && /^PRIMARY$/i.test(value)) this.#table.key = this.#column.name;
    return false;
  }

  #close(): void {
    if (this.#isKey && this.#depth === 2 && this.#names.length === 1) this.#table.key = this.#names[0] ?? null;
    this.#depth--;
  }

  #begin(value: string, isName: boolean, isWord: boolean): void {
    this.#column = null;
    this.#names = [];
    this.#isKey = isWord && /^PRIMARY$/i.test(value);
    if (isWord && notColumns.test(value)) return;
    if (!(isName || isWord) || this.#table.columns.length >= mostColumns) return;
    this.#column = { name: decodeName(value), type: '' };
    this.#table.columns.push(this.#column);
  }
}
