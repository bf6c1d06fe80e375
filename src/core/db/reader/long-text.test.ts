import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { readLongText } from './long-text.ts';

test('running text is read as it is stored: scripts, empty and missing texts, zero bytes', () => {
  const db = new Database(':memory:');
  db.exec(
    'create table news (id integer primary key, title text, lang text, summary text, content text, views integer)',
  );
  const insert = db.prepare('insert into news (title, lang, summary, content, views) values (?, ?, ?, ?, ?)');
  const texts = ['హైదరాబాద్‌లో వర్షం', 'बारिश', 'மழை', 'বৃষ্টি', 'بارش 🌧', '', '0', '1', 'a\0b', null];
  for (const title of texts)
    for (const summary of texts) for (const content of texts) insert.run(title, 'te', summary, content, 7);
  const all = 'select * from "news" where "id" > ?';
  const statement = db.prepare(all);
  assert.deepEqual(readLongText(db, all, statement)?.([3]), statement.all(3));
  // One text alone, which is the last one too.
  db.exec("create table pages (title text, id integer); insert into pages (title) values (null), ('மழை')");
  const pages = db.prepare('select * from pages');
  assert.deepEqual(readLongText(db, 'select * from pages', pages)?.([]), pages.all());
  db.close();
});

test('a statement that sorts by a text, or reads none, is left alone', () => {
  const db = new Database(':memory:');
  db.exec('create table news (id integer, title text); create table votes (id integer)');
  for (const text of ['select * from "news" order by "title"', 'select * from "votes"', 'select "title" from "news"'])
    assert.equal(readLongText(db, text, db.prepare(text)), undefined);
  assert.ok(readLongText(db, 'select * from "news" order by "id"', db.prepare('select * from "news" order by "id"')));
  db.close();
});
