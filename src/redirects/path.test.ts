import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressPathKey, lookupKeys } from './path.ts';

test('the address of a script has the query that says which page is meant', () => {
  for (const [stored, requested] of [
    ['/news.php?id=5', '/news.php?id=5'],
    ['/news.php?id=5', '/news.php?utm_source=a&fbclid=b&id=5&x=1'],
    ['https://old.example.in/app/story.aspx?b=2&a=1', '/App/story.aspx?a=1&b=2&c=3'],
    ['/index.php?page=%E0%B0%B5%E0%B0%BE%E0%B0%B0%E0%B1%8D%E0%B0%A4&id=5', '/index.php?id=5&page=వార్త'],
    ['/?p=12', '/?p=12&utm_source=a'],
  ] as const)
    assert.ok(lookupKeys(requested).includes(addressPathKey(stored) ?? ''), `${stored} by ${requested}`);
  for (const other of ['/news.php', '/news.php?id=6', '/other.php?id=5', '/news.php?nid=5'])
    assert.ok(!lookupKeys(other).includes('/news.php?id=5'), other);
});

test('an address with a query that says nothing, or too much, is none', () => {
  for (const address of ['/story?id=5', '/news.php?a=1&b=2&c=3', '/news.php?id=', `/news.php?id=${'5'.repeat(600)}`])
    assert.equal(addressPathKey(address), null, address);
  const many = `/news.php?${Array.from({ length: 5_000 }, (_, n) => `a${n}=${n}`).join('&')}`;
  assert.ok(lookupKeys(many).length < 60, 'a stranger chooses how many parameters there are');
});
