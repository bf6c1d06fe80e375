import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from '../config/config.ts';
import { startProblem } from './start-error.ts';

const failure = (code: string, extra: Record<string, unknown> = {}): Error =>
  Object.assign(new Error(code), { code, ...extra });

// What a user with all rights, as in a container, cannot bring about.
test('a start without the right to port or folder, or on a full disk, says so', () => {
  const config = readConfig({ PORT: '80', DATA_DIR: '/srv/వార్తలు' });
  const listen = startProblem(failure('EACCES', { syscall: 'listen', port: 80 }), config);
  assert.match(listen?.message ?? '', /Port 80 .*below 1024/);
  const folder = startProblem(failure('EACCES', { syscall: 'mkdir', path: '/srv/వార్తలు' }), config);
  assert.deepEqual([folder?.path, folder?.code], ['/srv/వార్తలు', 'EACCES']);
  assert.match(folder?.advice ?? '', /chown -R dinam/);
  assert.match(startProblem(failure('EACCES', { path: '/srv' }), config)?.advice ?? '', /chown -R dinam/);
  const given = startProblem(failure('EACCES', { path: '/root/all.jsonl.gz' }), config);
  assert.match(given?.advice ?? '', /^Name a folder of the user who runs this/);
  const dataDir = join(import.meta.filename, 'data');
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    const below = startProblem(error, readConfig({ DATA_DIR: dataDir }));
    assert.match(below?.message ?? '', /start-error\.test\.ts.* cannot be written \(E/, 'a folder below a file');
  }
  for (const code of ['ENOSPC', 'SQLITE_FULL'])
    assert.match(startProblem(failure(code), config)?.message ?? '', /^The disk of \/srv\/వార్తలు is full/);
  for (const code of ['SQLITE_CANTOPEN', 'SQLITE_READONLY_DIRECTORY'])
    assert.match(startProblem(failure(code), config)?.message ?? '', /dinam\.sqlite cannot be opened for writing/);
  assert.equal(startProblem(new TypeError('x is undefined'), config), null, 'a bug keeps its stack');
});

test('errors of PostgreSQL are reported without its password', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://dinam:s3cret@db.example.in/news' });
  for (const code of ['28P01', '3D000', '42501', '53300', '57P03', 'ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT']) {
    const problem = startProblem(failure(code), config);
    assert.ok(problem?.advice, code);
    assert.doesNotMatch(JSON.stringify(problem), /s3cret/);
  }
  const both = Object.assign(new AggregateError([failure('ECONNREFUSED')]), {});
  assert.match(startProblem(both, config)?.message ?? '', /db\.example\.in:5432 cannot be reached/);
});
