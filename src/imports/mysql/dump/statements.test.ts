import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OldTable } from './definition.ts';
import { DumpParser } from './statements.ts';

/** What a dump has, when it comes in pieces of a size. */
function parsed(sql: string, size = sql.length || 1) {
  const tables = new Map<string, OldTable>();
  const parser = new DumpParser('a.sql', tables);
  const bytes = Buffer.from(sql).toString('latin1');
  for (let at = 0; at < bytes.length; at += size) parser.push(bytes.slice(at, at + size));
  parser.end();
  const rows = parser.rows.map(({ table, columns, values, line }) => ({
    ...{ table: table.name, line, values },
    columns: columns.map(({ name, type }) => `${name}:${type}`).join(' '),
  }));
  return { rows, tables: [...tables.values()] };
}

const dump = `-- MySQL dump 10.13
/*M!999999\\- enable the sandbox mode */
# "a comment", it's open
/*!40101 SET NAMES utf8mb4 */;
/* of several
   lines; ' */
CREATE TABLE IF NOT EXISTS \`old\`.\`tbl;news\` (
  \`id\` int(11) NOT NULL AUTO_INCREMENT, title varchar(255) DEFAULT 'a,(b' COMMENT 'x; y',
  kind enum('a','b)') NOT NULL, \`size\` decimal(10,2), raw blob,
  PRIMARY KEY (\`id\`), KEY \`t\` (\`title\`(20), \`kind\`)
) ENGINE=InnoDB;
LOCK TABLES \`tbl;news\` WRITE;
INSERT INTO \`tbl;news\` VALUES (1,'it''s; \\'q\\'\\n--',"d\\"q",-1.50,0xFFD8),(2,NULL,'/* no */ #',1e3,_binary 'ab');
DELIMITER ;;
CREATE TRIGGER a BEFORE INSERT ON b FOR EACH ROW BEGIN INSERT INTO c VALUES (1,'it''s'); END ;;
DELIMITER ;
replace into \`tbl;news\` (\`title\`, id) values (x'E0B095', b'101'), (NOW(), TRUE)
  on duplicate key update title = values(title);
/*!40000 ALTER TABLE \`tbl;news\` ENABLE KEYS */;
-- Dump completed`;

test('the rows of a dump are the same in whatever pieces it comes', () => {
  const whole = parsed(dump);
  const columns = 'id:int title:varchar kind:enum size:decimal raw:blob';
  assert.deepEqual(whole.rows, [
    { table: 'tbl;news', line: 13, values: ['1', "it's; 'q'\n--", 'd"q', '-1.50', { hex: 'FFD8' }], columns },
    { table: 'tbl;news', line: 13, values: ['2', null, '/* no */ #', '1e3', 'ab'], columns },
    { table: 'tbl;news', line: 17, values: [{ hex: 'E0B095' }, '5'], columns: 'title:varchar id:int' },
    { table: 'tbl;news', line: 17, values: [null, '1'], columns: 'title:varchar id:int' },
  ]);
  assert.deepEqual(
    whole.tables.map(({ name, key }) => [name, key]),
    [['tbl;news', 'id']],
  );
  for (const size of [1, 2, 3, 5, 16, 100]) assert.deepEqual(parsed(dump, size), whole, `in pieces of ${size}`);
  const ofWindows = parsed(dump.replaceAll('\n', '\r\n'), 7).rows;
  assert.deepEqual(ofWindows, whole.rows);
});

test('escapes are none where the dump says so, and names may stand in quotes', () => {
  const sql = `SET sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES';\nCREATE TABLE "a" ("b" text);\nINSERT INTO "a" VALUES ('c:\\'),('క''');`;
  for (const size of [1, 4, 1_000])
    assert.deepEqual(
      parsed(sql, size).rows.map(({ values: [value] }) => Buffer.from(value as string, 'latin1').toString()),
      ['c:\\', "క'"],
    );
});

test('names have the letters that they were given', () => {
  const sql = 'CREATE TABLE `వార్తలు` (`శీర్షిక` text, PRIMARY KEY (`శీర్షిక`)); INSERT INTO `వార్తలు` (`శీర్షిక`) VALUES (1);';
  const [table] = parsed(sql, 3).tables;
  assert.deepEqual([table?.name, table?.columns[0]?.name, table?.key], ['వార్తలు', 'శీర్షిక', 'శీర్షిక']);
  assert.equal(parsed(sql).rows[0]?.columns, 'శీర్షిక:text');
});

test('tables of a second database have its name', () => {
  const sql = 'USE `a`;CREATE TABLE t (x int);USE `b`;CREATE TABLE t (y int);INSERT INTO t VALUES (1);';
  assert.deepEqual(
    parsed(sql).tables.map(({ name }) => name),
    ['t', 'b.t'],
  );
});

test('a statement of any length is read row by row', () => {
  const tables = new Map<string, OldTable>();
  const parser = new DumpParser('a.sql', tables);
  parser.push('CREATE TABLE a (id int, body text);INSERT INTO a VALUES ');
  let most = 0;
  let seen = 0;
  for (let n = 0; n < 200_000; n++) {
    parser.push(`(${n},'${'x'.repeat(50)}'),`);
    most = Math.max(most, parser.rows.length);
    seen += parser.rows.length;
    parser.rows = [];
  }
  assert.deepEqual([most, seen], [1, 200_000]);
  // A picture that somebody keeps in a column is passed over.
  parser.push('(1,0x');
  for (let n = 0; n < 100; n++) parser.push('FFD8'.repeat(100_000));
  parser.push(');');
  assert.deepEqual(parser.rows[0]?.values, ['1', { long: true }]);
});

test('whatever bytes stand between the words, each is read once', () => {
  for (let byte = 0; byte < 256; byte++) {
    const parser = new DumpParser('a.sql', new Map());
    const sign = String.fromCharCode(byte);
    const read = (): void => {
      for (const bytes of [`SET a ${sign} b;`, sign, `${sign}x`, sign]) parser.push(bytes);
      parser.end();
    };
    assert.throws(read, { name: 'Fault' });
  }
});
