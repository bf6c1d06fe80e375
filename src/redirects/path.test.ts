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

test('a script that names its page by id has other parameters that WordPress knows', () => {
  const keys = ['/news.php?cat=5&id=7', '/news.php?cat=5&id=8', '/news.php?p=2&id=8', '/view.php?page_id=1&news=9'].map(
    addressPathKey,
  );
  assert.equal(new Set(keys).size, 4, keys.join());
  assert.ok(lookupKeys('/news.php?id=8&cat=5').includes('/news.php?cat=5&id=8'));
  assert.ok(!lookupKeys('/news.php?cat=5&id=8').includes('/news.php?cat=5&id=7'));
  assert.equal(addressPathKey('/index.php?p=12'), '/?p=12');
  assert.ok(lookupKeys('/index.php?p=12&utm_source=a').includes('/?p=12'));
  assert.equal(addressPathKey('/blog/?cat=3'), '/blog/?cat=3');
});

test('no key of a stranger has controls or no end, and none takes long', () => {
  for (const address of ['/news.php?id=%00', '/news.php?id=7&x=%00', `/news.php?id=${'9'.repeat(3_000)}&id=7`])
    for (const key of lookupKeys(address)) assert.ok(key.length <= 500 && !/\p{Cc}/u.test(key), address);
  assert.ok(lookupKeys('/news.php?id=7&x=%00').includes('/news.php?id=7'));
  assert.equal(addressPathKey(`http://h${'/'.repeat(80_000)}x`), null);
});
