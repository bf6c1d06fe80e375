import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LogThrottle, sameness } from './throttle.ts';

test('a line comes once a minute, with how often it happened; a clock that is set back hides nothing for long', () => {
  const throttle = new LogThrottle(2);
  assert.deepEqual(
    [0, 10, 59_999].map((ms) => throttle.count('a', ms)),
    [1, 0, 0],
  );
  assert.equal(throttle.count('a', 60_000), 3);
  assert.equal(throttle.count('b', 60_000), 1);
  assert.equal(throttle.count('a', -1), 1, 'further back than a minute');
});

test('warnings are equal by message and cause, not by request, job or number in the path', () => {
  const err = new Error('ECONNREFUSED');
  const same = (a: object, b: object): boolean => sameness(40, a, 'request') === sameness(40, b, 'request');
  assert.ok(same({ err, request_id: 'x' }, { err, request_id: 'y' }));
  assert.ok(same({ status: 503, path: '/a', cause: 'c' }, { status: 503, path: '/b', cause: 'c' }));
  assert.ok(same({ status: 500, path: '/api/v1/news/7' }, { status: 500, path: '/api/v1/news/81' }));
  assert.ok(!same({ status: 500, path: '/api/v1/news' }, { status: 500, path: '/api/v1/rss' }));
  assert.ok(!same({ err }, { err: new Error('other') }));
  assert.ok(same({ id: 7, err }, { id: 8, err }));
  assert.ok(!same({ action: 'login_failed', id: 0 }, { action: 'login_failed', id: 8 }));
  assert.ok(!same({ action: 'login_failed', id: 8 }, { action: 'confirm_failed', id: 8 }));
  assert.ok(!same({ code: 'SQLITE_FULL' }, { code: 'SQLITE_BUSY' }));
});
