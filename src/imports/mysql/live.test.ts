import assert from 'node:assert/strict';
import { test } from 'node:test';
import { livePart } from './live.ts';

test('an address of a database that cannot be one is refused in words', () => {
  for (const [address, why] of [
    ['mysql://u:100%@h/db', /a % in it is written %25.*MYSQL_PWD/],
    ['mysql://u@h/100%', /a % in it is written %25/],
    ['mysql://u:a/b@h/db', /MYSQL_PWD/],
    ['mysql://u@h/', /names no database/],
    ['mysql://u@h/--all-databases', /no name of a database begins with -/],
  ] as const)
    assert.throws(() => livePart(address, undefined), { code: 'invalid', message: why }, address);
});
