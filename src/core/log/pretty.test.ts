import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from './log.ts';
import { prettyLine } from './pretty.ts';

const time = new Date(2026, 10, 20, 9, 5, 7, 45).toISOString();

test('a line for people has its time, level, message and fields, and its stack below', () => {
  const line = {
    level: 'info',
    time,
    method: 'POST',
    path: '/api/news.php',
    status: 400,
    reason: 'శీర్షిక is required',
    msg: 'request',
  };
  assert.equal(
    prettyLine(`${JSON.stringify(line)}\n`, false),
    '09:05:07.045 INFO  request method=POST path=/api/news.php status=400 reason="శీర్షిక is required"\n',
  );
  const failed = {
    level: 'error',
    time,
    err: { message: 'x', stack: 'Error: x\n    at a (b.ts:1:1)' },
    msg: 'it failed',
  };
  assert.equal(
    prettyLine(JSON.stringify(failed), false),
    '09:05:07.045 ERROR it failed\n    Error: x\n    at a (b.ts:1:1)\n',
  );
  assert.match(prettyLine(JSON.stringify(failed), true), /\u001b\[31mERROR\u001b\[39m/);
  assert.equal(prettyLine('no JSON\n', true), 'no JSON\n');
});

test('what a request brings along moves no cursor and turns no text round', () => {
  const path = '/\u001b[2J\u202eevil\r\n\u0085';
  const shown = prettyLine(JSON.stringify({ level: 'info', time, path, msg: `a${path}` }), false);
  assert.doesNotMatch(shown.slice(0, -1), /[\p{Cc}\u202e]/u);
  assert.match(shown, /\\u001b\[2J\\u202eevil/);
});

test('the format is that of the option, and JSON where no terminal reads', () => {
  const lines = (format: 'auto' | 'json' | 'pretty'): string => {
    const written: string[] = [];
    createLog('info', { write: (line) => void written.push(line) }, format).info({ n: 1 }, 'started');
    return written.join('');
  };
  assert.match(lines('pretty'), /^\d\d:\d\d:\d\d\.\d{3} INFO {2}started n=1\n$/);
  for (const format of ['auto', 'json'] as const) assert.equal(JSON.parse(lines(format)).msg, 'started');
});
