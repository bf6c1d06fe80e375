import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOf } from '../../../test/support/options.ts';
import { type Config, describeConfig, readConfig } from './config.ts';
import { retiredOptions } from './retired.ts';

test('an option that is set and no longer read is reported, with its replacement', () => {
  assert.deepEqual(retiredOptions({ SHED_QUEUE: '50', SHED_DELAY_MS: '' }), []);
  for (const name of ['SHED_DELAY_MS', 'SHED_DELAY_MS_FILE']) {
    const [line = '', ...more] = retiredOptions({ [name]: '200' });
    assert.equal(line, 'SHED_DELAY_MS is no longer read; see SHED_UTILISATION and SHED_QUEUE');
    assert.deepEqual(more, []);
    const known = describeConfig(readConfig({})).map((each) => each.split('=')[0]);
    assert.ok(!known.includes('SHED_DELAY_MS'));
    for (const instead of line.match(/SHED_(UTILISATION|QUEUE)/g) ?? []) assert.ok(known.includes(instead), instead);
  }
});

test('a replica needs its database, and is named with the other bad keys', () => {
  assert.deepEqual(problemsOf({ DATABASE_READ_URL: 'postgres://replica/d' }), ['DATABASE_READ_URL needs DATABASE_URL']);
  assert.equal(problemsOf({ DATABASE_READ_URL: 'postgres://replica/d', DATABASE_URL: 'mysql://db' }).length, 1);
});

test('a replica without its database is named beside other bad keys', () => {
  const named = problemsOf({ DATABASE_READ_URL: 'postgres://replica/d', PORT: 'http' }).map((p) => p.split(' ')[0]);
  assert.deepEqual(named.sort(), ['DATABASE_READ_URL', 'PORT']);
});

test('production has no sample content, whatever is configured', () => {
  assert.equal(readConfig({}).sampleContent, true);
  assert.equal(readConfig({ NODE_ENV: 'production', SAMPLE_CONTENT: 'true' }).sampleContent, false);
});

test('the configuration is read once and frozen', () => {
  const env: Record<string, string> = { PORT: '81' };
  const config = readConfig(env);
  env.PORT = '82';
  assert.equal(config.port, 81);
  assert.ok(Object.isFrozen(config));
  assert.throws(() => {
    (config as { -readonly [K in keyof Config]: Config[K] }).port = 83;
  }, TypeError);
});

test('lists of the configuration are frozen as well, and no two configurations share one that can change', () => {
  const config = readConfig({ CORS_ORIGINS: 'https://desk.example.in' });
  for (const key of ['corsOrigins', 'trustProxy', 'jwtSecrets'] as const) assert.ok(Object.isFrozen(config[key]), key);
});
