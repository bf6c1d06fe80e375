import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownOptions } from './unknown.ts';

test('a mistyped name of an option is noticed, the variable of another program is not', () => {
  const meant = (name: string): string | undefined => unknownOptions({ [name]: 'x' })[0]?.meant;
  for (const [name, option] of [
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['PROT', 'PORT'],
    ['FETCH_ALOW', 'FETCH_ALLOW'],
    ['DINAM_PUBLIC_URL', 'PUBLIC_URL'],
    ['jwt-secret', 'JWT_SECRET'],
  ] as const)
    assert.equal(meant(name), option, name);
  for (const name of ['PATH', 'HOME', 'HOSTNAME', 'LANG', 'PGHOST', 'NODE_OPTIONS', 'SHELL', 'TERM', 'SMTP_URL'])
    assert.equal(meant(name), undefined, name);
});
