import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { errorCodes } from 'fastify';
import { type Code, Fault, statusOf } from '../core/error.ts';
import { faultOf, problemOf, unsupported } from './problem.ts';

test('a problem has the members of RFC 9457 and ours', () => {
  for (const code of Object.keys(statusOf) as Code[]) {
    const errors = [{ field: 'title', message: 'తప్పనిసరి' }];
    const problem = problemOf(new Fault(code, 'What happened.', { errors }), '/api/v1/news', 'r-1');
    const { title, ...rest } = problem;
    assert.deepEqual(rest, {
      type: `urn:dinam:error:${code}`,
      status: statusOf[code],
      detail: 'What happened.',
      instance: '/api/v1/news',
      success: false,
      message: 'What happened.',
      code,
      errors: [{ ...errors[0], code: 'invalid', params: {} }],
      request_id: 'r-1',
    });
    assert.match(String(title), /^[A-Za-z][a-z-]+/, code);
  }
});

const withCode = (code: string, message = 'from below'): Error => Object.assign(new Error(message), { code });

test('what is thrown becomes the code that a client may know', () => {
  const fault = new Fault('stale', 'x');
  assert.equal(faultOf(fault), fault);
  for (const [error, code] of [
    [withCode('FST_ERR_CTP_BODY_TOO_LARGE'), 'too_large'],
    [withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE'), 'unsupported_media'],
    [withCode('FST_ERR_CTP_INVALID_CONTENT_LENGTH'), 'invalid'],
    [withCode('FST_ERR_BAD_URL'), 'invalid'],
    [withCode('FST_ERR_HANDLER_TIMEOUT'), 'unavailable'],
    [withCode('SQLITE_CONSTRAINT_UNIQUE'), 'conflict'],
    [withCode('SQLITE_CONSTRAINT_PRIMARYKEY'), 'conflict'],
    [withCode('SQLITE_CONSTRAINT_FOREIGNKEY'), 'conflict'],
    [withCode('23505'), 'conflict'],
    [withCode('23503'), 'conflict'],
    [withCode('SQLITE_BUSY'), 'unavailable'],
    [withCode('SQLITE_BUSY_SNAPSHOT'), 'unavailable'],
    [withCode('SQLITE_IOERR_WRITE'), 'unavailable'],
    [withCode('SQLITE_FULL'), 'unavailable'],
    [withCode('SQLITE_CORRUPT_VTAB'), 'unavailable'],
    [withCode('53100'), 'unavailable'],
    [withCode('25006'), 'unavailable'],
    [withCode('25P03'), 'unavailable'],
    [withCode('XX001'), 'unavailable'],
    [withCode('58030'), 'unavailable'],
    [withCode('SQLITE_READONLY'), 'unavailable'],
    [withCode('40001'), 'unavailable'],
    [withCode('40P01'), 'unavailable'],
    [withCode('53300'), 'unavailable'],
    [withCode('57P01'), 'unavailable'],
    [withCode('57014'), 'unavailable'],
    [withCode('08006'), 'unavailable'],
    [withCode('ECONNREFUSED'), 'unavailable'],
    [withCode('ECONNRESET'), 'unavailable'],
    [withCode('ETIMEDOUT'), 'unavailable'],
    [new Error('timeout exceeded when trying to connect'), 'unavailable'],
    [new Error('Connection terminated unexpectedly'), 'unavailable'],
    [new TypeError('The database connection is not open'), 'unavailable'],
    [withCode('SQLITE_CONSTRAINT_NOTNULL'), 'internal'],
    [withCode('SQLITE_ERROR', 'no such column: secret'), 'internal'],
    [withCode('42703', 'column "secret" does not exist'), 'internal'],
    [new TypeError('Cannot read properties of undefined'), 'internal'],
    ['a text', 'internal'],
  ] as const) {
    const found = faultOf(error);
    assert.equal(found.code, code, String(error));
    assert.equal(found.headers['retry-after'] !== undefined, code === 'unavailable', `${error}: retry-after`);
  }
});

test('every error of Fastify about a client is mapped, with the status that it means', () => {
  // Of a program that is wrong, and not of a request.
  const ofProgram = [
    'FST_ERR_CTP_INSTANCE_ALREADY_STARTED',
    'FST_ERR_ROUTE_MISSING_CONTENT_TYPE',
    'FST_ERR_ROUTE_MISSING_CONTENT',
  ];
  const ofClient = Object.entries(errorCodes).filter(([name, Made]) => {
    const { statusCode = 500 } = new Made();
    return statusCode !== 500 && !ofProgram.includes(name);
  });
  assert.ok(ofClient.length >= 10, `${ofClient.length}`);
  for (const [name, Made] of ofClient) {
    const fault = faultOf(new Made('x'));
    assert.equal(fault.status, new Made().statusCode, name);
  }
});

test('what is unknown says nothing of the inside, and keeps it for the log', () => {
  const secret = new Error('password of postgres://dinam:geheim@db is wrong');
  const fault = faultOf(secret);
  assert.equal(fault.message, 'Internal error.');
  assert.equal(fault.cause, secret);
  assert.ok(!JSON.stringify(problemOf(fault, '/x', 'r')).includes('geheim'));
  const away = faultOf(withCode('ECONNREFUSED', 'connect ECONNREFUSED 10.1.2.3:5432'));
  assert.ok(!JSON.stringify(problemOf(away, '/x', 'r')).includes('10.1.2.3'));
});

test("SQLite's own errors are mapped", () => {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  db.exec(`create table a (id integer primary key, slug text unique);
    create table b (a_id integer not null references a (id)); insert into a values (1, 'x');`);
  const thrown = (sql: string): unknown => {
    try {
      db.exec(sql);
    } catch (error) {
      return error;
    }
    return assert.fail(`${sql} passed`);
  };
  assert.equal(faultOf(thrown(`insert into a values (2, 'x')`)).code, 'conflict');
  assert.equal(faultOf(thrown(`insert into a values (1, 'y')`)).code, 'conflict');
  assert.equal(faultOf(thrown('insert into b values (9)')).code, 'conflict');
  assert.equal(faultOf(thrown('insert into b values (null)')).code, 'internal');
  assert.equal(faultOf(thrown('select nothing')).code, 'internal');
  db.close();
  assert.equal(faultOf(thrown('select 1')).code, 'unavailable');
});

test('the error for a body of another type names the accepted types', () => {
  assert.equal(unsupported().status, 415);
  assert.match(unsupported().message, /application\/json.*x-www-form-urlencoded.*multipart\/form-data/);
});
