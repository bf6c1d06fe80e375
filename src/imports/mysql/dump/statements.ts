import { Fault } from '../../../core/error.ts';
import { decodeName, isCharset } from './charsets.ts';
import { DefinitionReader, mostColumns, type OldColumn, type OldTable } from './definition.ts';
import { SqlLexer, type TokenKind } from './lexer.ts';

/** A value as the dump has it, a byte a letter; `hex` of a blob, `long` of one that is not kept. */
export type RawValue = string | null | { hex: string } | { long: true };

export interface DumpRow {
  table: OldTable;
  columns: readonly OldColumn[];
  line: number;
  values: RawValue[];
  /** As `SET NAMES` said. */
  charset: string;
  /** Offset that the dump wrote columns of the type timestamp in: `+00:00`; null: that of the old server. */
  zone: string | null;
}

const words =
  'ALTER ANALYZE BEGIN CALL CHANGE COMMIT CREATE DEALLOCATE DELETE DELIMITER DO DROP EXECUTE FLUSH GRANT INSERT PREPARE LOCK OPTIMIZE RENAME REPLACE ' +
  'RESET ROLLBACK SAVEPOINT SELECT SET SHOW START TRUNCATE UNLOCK UPDATE USE WITH';
const statements = new Set(words.split(' '));
/** Parts of the name of a table: a schema, a dot, the table; what is behind them is wrong. */
const longestTarget = 8;
const mostTables = 5_000;

type Step = 'start' | 'skip' | 'set' | 'use' | 'create' | 'definition' | 'insert' | 'columns' | 'values' | 'row';

/** Finds tables and rows in the statements of a dump. */
export class DumpParser {
  readonly tables: Map<string, OldTable>;
  /** Rows that were read and not taken yet. */
  rows: DumpRow[] = [];
  /** The program that wrote the dump says that it begins, and that it ends. */
  saysBegin = false;
  saysEnd = false;
  /** `SET NAMES` of the dump; until it comes UTF-8. */
  charset = 'utf8mb4';
  readonly #name: string;
  readonly #lexer: SqlLexer;
  #step: Step = 'start';
  #database = '';
  #firstDatabase: string | null = null;
  #zone: string | null = null;
  #tokens: string[] = [];
  /** Of the rows of the statement. */
  #columns: OldTable['columns'] = [];
  #depth = 0;
  #line = 1;
  /** Name that `CREATE TABLE` or `INSERT INTO` is said of, until its first parenthesis. */
  #target: string[] = [];
  #isTable = false;
  #table: OldTable = { name: '', columns: [], key: null };
  #definition: DefinitionReader | null = null;
  #names: string[] = [];
  #values: RawValue[] = [];
  #value: RawValue | undefined;
  #introducer = '';
  #warning: string | null = null;

  /** @param name of the file, for errors @param tables those of the files before it */
  constructor(name: string, tables: Map<string, OldTable>) {
    this.#name = name;
    this.tables = tables;
    this.#lexer = new SqlLexer((kind, value, line, quote) => this.#take(kind, value, line, quote));
  }

  push(bytes: string): void {
    this.#lexer.push(bytes);
  }

  /** @throws Fault `invalid` where the file ends in the middle */
  end(): void {
    const open = this.#lexer.end();
    const where = this.#step === 'row' || this.#step === 'values' ? ` of the rows of ${this.#table.name}` : '';
    if (open !== null || this.#step !== 'start')
      throw this.#wrong(this.#lexer.line, `the file ends in the middle${where}; export it again`);
    if (this.saysBegin && !this.saysEnd)
      throw this.#wrong(
        this.#lexer.line,
        'the line "-- Dump completed" is missing, so the export was cut off; export again, or add the line when all is there',
      );
    if (this.tables.size === 0) throw this.#wrong(1, 'there is no table in it');
  }

  #wrong(line: number, what: string): Fault {
    return new Fault('invalid', `${this.#name}, line ${line}: ${what}.`);
  }

  #take(kind: TokenKind, value: string, line: number, quote: string): void {
    if (kind === 'comment') this.#comment(value, line);
    else if (this.#step === 'row') this.#inRow(kind, value, line);
    else if (kind === 'sign' && value === ';') this.#endStatement();
    else if (this.#step === 'start') this.#start(kind, value, line);
    else if (this.#step === 'values') this.#inValues(kind, value, line);
    else if (this.#step === 'set' || this.#step === 'use') {
      if (this.#tokens.length < 200) this.#tokens.push(value);
    } else if (this.#step === 'create') this.#inCreate(kind, value, quote);
    else if (this.#step === 'definition') {
      if (this.#definition?.take(kind, value, quote)) this.#step = 'skip';
    } else if (this.#step === 'insert') this.#inInsert(kind, value, line);
    else if (this.#step === 'columns') this.#inColumns(kind, value, line);
  }

  #comment(text: string, line: number): void {
    if (this.#warning !== null) {
      const said = `${this.#warning}${text}`.slice(0, 200);
      this.#warning = null;
      if (!/warning/i.test(said)) throw this.#wrong(line, `the program that wrote the dump says: ${said.trim()}`);
    }
    if (/^\s*(MySQL|MariaDB) dump /.test(text)) this.saysBegin = true;
    if (/^\s*Dump completed/.test(text)) this.saysEnd = true;
  }

  #start(kind: TokenKind, value: string, line: number): void {
    const word = kind === 'word' ? value.toUpperCase() : '';
    // What it writes to its standard error is in the file where somebody has sent both there.
    if (/^(MYSQLDUMP|MARIADB-DUMP|WARNING):$/.test(word)) {
      this.#warning = value;
      this.#lexer.skipLine();
      return;
    }
    if (!statements.has(word)) {
      const shown = value.slice(0, 40).replace(/[^\x20-\x7e]/g, '?');
      throw this.#wrong(line, `"${shown}" begins no statement of SQL; this is no dump of MySQL, or it is damaged`);
    }
    this.#line = line;
    this.#tokens = [];
    this.#target = [];
    this.#depth = 0;
    this.#isTable = false;
    if (word === 'DELIMITER') this.#lexer.changeDelimiter();
    else if (word === 'INSERT' || word === 'REPLACE') this.#step = 'insert';
    else if (word === 'CREATE') this.#step = 'create';
    else this.#step = word === 'SET' ? 'set' : word === 'USE' ? 'use' : 'skip';
  }

  #endStatement(): void {
    if (this.#step === 'set') this.#set();
    else if (this.#step === 'use') {
      this.#database = decodeName(this.#tokens[0] ?? '');
      this.#firstDatabase ??= this.#database;
    }
    this.#step = 'start';
  }

  #set(): void {
    for (const [n, token] of this.#tokens.entries()) {
      const word = token.toUpperCase();
      const next = this.#tokens[n + 1] ?? '';
      if (word === 'NAMES' && !next.startsWith('@')) {
        if (!isCharset(next))
          throw this.#wrong(
            this.#line,
            `the character set ${next.slice(0, 40)} is not known; export with --default-character-set=utf8mb4`,
          );
        this.charset = next;
      }
      const value = next === '=' ? (this.#tokens[n + 2] ?? '') : '';
      if (/^(@@)?(SESSION\.)?TIME_ZONE$/.test(word) && /^[+-]\d\d:\d\d$/.test(value)) this.#zone = value;
      if (/^(@@)?(SESSION\.)?SQL_MODE$/.test(word) && !value.startsWith('@'))
        this.#lexer.hasEscapes = !value.includes('NO_BACKSLASH_ESCAPES');
    }
  }

  /** A second database has its name before those of its tables. */
  #tableName(): string {
    const parts = this.#target.flatMap((part) => (part === '.' ? [] : part));
    const [database, name] = parts.length > 1 ? parts : [this.#database, parts[0] ?? ''];
    const isFirst = database === '' || database === (this.#firstDatabase ?? database);
    return isFirst ? (name ?? '') : `${database}.${name}`;
  }

  #addToTarget(kind: TokenKind, value: string): void {
    if (this.#target.length > longestTarget) return;
    const name = decodeName(value);
    if (kind === 'word') this.#target.push(...name.split(/(\.)/).filter(Boolean));
    else this.#target.push(name);
  }

  #inCreate(kind: TokenKind, value: string, quote: string): void {
    if (!this.#isTable) {
      const word = value.toUpperCase();
      if (kind === 'word' && word === 'TABLE') this.#isTable = true;
      else if (!(kind === 'word' && /^(OR|REPLACE|TEMPORARY)$/.test(word))) this.#step = 'skip';
    } else if (kind === 'sign' && value === '(') this.#beginTable();
    else if (kind === 'word' && /^(IF|NOT|EXISTS)$/i.test(value) && this.#target.length === 0) return;
    else if (kind === 'word' && /^(LIKE|AS|SELECT)$/i.test(value)) this.#step = 'skip';
    else if (kind !== 'text' || quote === '"') this.#addToTarget(kind, value);
  }

  #beginTable(): void {
    const name = this.#tableName();
    this.#table = { name, columns: [], key: null };
    if (this.tables.size < mostTables) this.tables.set(name, this.#table);
    this.#definition = new DefinitionReader(this.#table);
    this.#step = 'definition';
  }

  #inInsert(kind: TokenKind, value: string, line: number): void {
    const word = kind === 'word' ? value.toUpperCase() : '';
    if (this.#target.length === 0 && /^(LOW_PRIORITY|DELAYED|HIGH_PRIORITY|IGNORE|INTO)$/.test(word)) return;
    if (word === 'VALUES' || word === 'VALUE') this.#beginValues(line);
    else if (kind === 'sign' && value === '(') {
      this.#names = [];
      this.#step = 'columns';
    } else if (word === 'SELECT' || word === 'SET')
      throw this.#wrong(line, `INSERT ... ${word} has no rows that could be read; export with "INSERT ... VALUES"`);
    else this.#addToTarget(kind, value);
  }

  #inColumns(kind: TokenKind, value: string, line: number): void {
    if (kind !== 'sign') {
      if (/^values?$/i.test(value) && kind === 'word' && this.#depth === -1) this.#beginValues(line);
      else if (this.#names.length < mostColumns) this.#names.push(decodeName(value));
    } else if (value === ')') this.#depth = -1;
  }

  #beginValues(line: number): void {
    const name = this.#tableName();
    const known = this.tables.get(name);
    if (!known && this.#names.length === 0)
      throw this.#wrong(
        line,
        `the rows of ${name.slice(0, 80)} name no columns, and there is no CREATE TABLE; export structure and data`,
      );
    this.#table = known ?? { name, columns: this.#names.map((column) => ({ name: column, type: '' })), key: null };
    if (!known && this.tables.size < mostTables) this.tables.set(name, this.#table);
    const byName = new Map(this.#table.columns.map((column) => [column.name, column]));
    const named = this.#names.map((name) => byName.get(name) ?? { name, type: '' });
    this.#columns = named.length === 0 ? this.#table.columns : named;
    this.#names = [];
    this.#step = 'values';
  }

  #inValues(kind: TokenKind, value: string, line: number): void {
    if (kind === 'sign' && value === '(') {
      this.#step = 'row';
      this.#depth = 1;
      this.#line = line;
      this.#values = [];
      this.#value = undefined;
    } else if (!(kind === 'sign' && value === ',')) this.#step = 'skip'; // ON DUPLICATE KEY UPDATE
  }

  #inRow(kind: TokenKind, value: string, line: number): void {
    if (kind === 'sign') {
      if (value === ';') throw this.#wrong(line, `a row of ${this.#table.name} is not closed`);
      if (value === '(') this.#depth++;
      else if (value === ')') this.#depth--;
      if (this.#depth === 0) this.#endRow();
      else if (value === ',' && this.#depth === 1) this.#endValue();
      return;
    }
    // Of a function, such as NOW(), nothing is known.
    if (this.#depth > 1) return;
    if (kind === 'long') this.#value = { long: true };
    else if (kind === 'text') {
      if (this.#introducer === 'X') this.#value = { hex: value };
      else if (this.#introducer === 'B') this.#value = String(Number.parseInt(value, 2));
      else this.#value = value;
    } else if (kind === 'word') this.#word(value);
    if (kind !== 'word') this.#introducer = '';
  }

  #word(value: string): void {
    if (/^(_[a-z0-9]+|[xbn])$/i.test(value)) this.#introducer = value.toUpperCase();
    else if (/^0x[0-9a-f]*$/i.test(value)) this.#value = { hex: value.slice(2) };
    else if (/^0b[01]+$/i.test(value)) this.#value = String(Number.parseInt(value.slice(2), 2));
    else if (/^[+-]?[0-9.]/.test(value)) this.#value = value;
    else if (/^true$/i.test(value)) this.#value = '1';
    else if (/^false$/i.test(value)) this.#value = '0';
    else this.#value = null; // NULL, CURRENT_TIMESTAMP
  }

  #endValue(): void {
    if (this.#values.length < mostColumns) this.#values.push(this.#value ?? null);
    this.#value = undefined;
    this.#introducer = '';
  }

  #endRow(): void {
    this.#endValue();
    const table = this.#table;
    this.rows.push({
      table,
      columns: this.#columns,
      line: this.#line,
      values: this.#values,
      charset: this.charset,
      zone: this.#zone,
    });
    this.#values = [];
    this.#step = 'values';
  }
}
