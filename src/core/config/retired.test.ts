import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeConfig, readConfig } from './config.ts';
import { retiredOptions } from './retired.ts';

test('an option that is set and no longer read is told, with what stands in its place', () => {
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
