import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import { createLog } from '../../src/core/log/log.ts';
import { start } from '../support/helper.ts';

/** Of a line of the log, in characters. */
const longestLine = 4_000;

test('a part of a path that is too long is 414 at every address, and no line of the log repeats it', async (t) => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => void written.push(line) });
  const running = await start(t, 'sqlite', {}, undefined, log);
  const token = await running.tokenOf('owner');
  const patterns = [...new Set(routes.map(({ path }) => path).filter((path) => path.includes(':')))];
  assert.ok(patterns.length > 100, `${patterns.length}`);
  const wrong: string[] = [];
  for (const pattern of patterns)
    for (const length of [2_001, 7_900]) {
      const names = pattern.match(/:\w+(\([^)]*\))?/g) ?? [];
      for (const [n] of names.entries()) {
        let at = -1;
        const path = pattern.replace(/:\w+(\([^)]*\))?/g, (name) => {
          if (++at === n) return 'a'.repeat(length);
          return name.startsWith(':lang') ? 'te' : '1';
        });
        const { status } = await fetch(running.url + path, { headers: { authorization: `Bearer ${token}` } });
        if (status >= 500 || status < 400) wrong.push(`${pattern} with ${length}: ${status}`);
      }
    }
  assert.deepEqual(wrong, []);
  for (const path of ['/', '/n/', '/api/v1/news/', '/api/websub/', '/files/', '/preview/']) {
    const { status } = await fetch(`${running.url}${path}${'a'.repeat(2_001)}`);
    assert.ok(status === 414 || status === 404, `${path}: ${status}`);
  }
  const item = await running.call(`/api/v1/news/${'a'.repeat(2_001)}`);
  assert.deepEqual([item.status, item.body.code], [414, 'uri_too_long']);
  const long = written.filter((line) => line.length > longestLine);
  assert.deepEqual(
    long.map((line) => line.slice(0, 300)),
    [],
  );
});
