import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, invalid, invalidField, notFound, statusOf } from './error.ts';

test('each code has the status of the contract', () => {
  assert.deepEqual(statusOf, {
    invalid: 400,
    unauthenticated: 401,
    otp_required: 401,
    forbidden: 403,
    reauthentication_required: 403,
    not_found: 404,
    method_not_allowed: 405,
    conflict: 409,
    gone: 410,
    stale: 412,
    too_large: 413,
    uri_too_long: 414,
    unsupported_media: 415,
    precondition_required: 428,
    rate_limited: 429,
    internal: 500,
    unavailable: 503,
  });
  for (const [code, status] of Object.entries(statusOf))
    assert.equal(new Fault(code as keyof typeof statusOf, 'x').status, status);
});

test('an invalid request names its fields in words and by name', () => {
  const fault = invalid([
    { field: 'title', message: 'is required' },
    { field: '', message: 'The body is odd' },
  ]);
  assert.equal(fault.message, 'title is required; The body is odd.');
  assert.deepEqual(
    fault.errors.map((e) => e.field),
    ['title', ''],
  );
  const many = invalid(Array.from({ length: 60 }, (_, i) => ({ field: `images.${i}.url`, message: 'is required' })));
  assert.equal(many.message, '60 fields are not valid.');
  assert.equal(many.errors.length, 60);
  assert.equal(invalidField('lang', 'must be one of te, hi').message, 'lang must be one of te, hi.');
  assert.equal(notFound('news item').message, 'There is no such news item.');
});
