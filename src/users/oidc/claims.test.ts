import assert from 'node:assert/strict';
import { test } from 'node:test';
import { identityOf } from './claims.ts';

const base = { iss: 'https://id.example.in', sub: '42', email: 'Sita@Example.in', email_verified: true };

test('only an address that the provider has verified, of an allowed domain, identifies a user', () => {
  const proven = { issuer: base.iss, subject: '42', email: 'Sita@Example.in', name: null, locale: null };
  assert.deepEqual(identityOf(base, []), proven);
  assert.deepEqual(identityOf({ ...base, name: 'సీత', locale: 'te-IN' }, ['example.in']), {
    ...proven,
    name: 'సీత',
    locale: 'te-IN',
  });
  for (const email_verified of [false, 'true', 1, undefined])
    assert.equal(identityOf({ ...base, email_verified }, []), 'email_unverified', String(email_verified));
  for (const email of [undefined, 7, 'no address', 'a@b.in\r\nBcc: c@d.in', 'x@y'])
    assert.equal(identityOf({ ...base, email }, []), 'email_unverified', String(email));
  for (const email of ['sita@sub.example.in', 'sita@example.in.evil.in', 'sita@notexample.in'])
    assert.equal(identityOf({ ...base, email }, ['example.in']), 'domain', email);
});

test('Google vouches for addresses of gmail.com and of organisations only', () => {
  const google = { ...base, iss: 'https://accounts.google.com' };
  assert.equal(identityOf(google, ['example.in']), 'email_unverified');
  assert.equal(typeof identityOf({ ...google, hd: 'example.in' }, ['example.in']), 'object');
  assert.equal(typeof identityOf({ ...google, email: 'sita@gmail.com' }, []), 'object');
});
