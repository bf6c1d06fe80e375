import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SealedError, SecretBox } from './secret-box.ts';

const [old, key] = ['k'.repeat(40), 'm'.repeat(40)] as [string, string];
const place = 'users.totp_secret:1';

test('a sealed text opens by its key, at its place, and not when it was changed', () => {
  const box = new SecretBox([old]);
  for (const text of ['రహస్యం', 'x'.repeat(10_000), '{"a":"गुप्त"}', 'v1:00000000:abc', 'v0:x']) {
    const sealed = box.seal(place, text);
    assert.match(sealed, /^v1:[0-9a-f]{8}:[\w-]+$/);
    assert.notEqual(sealed, box.seal(place, text), 'equal secrets do not look equal');
    assert.equal(box.open(place, sealed), text);
    assert.equal(new SecretBox([key, old]).open(place, sealed), text, 'an old key opens');
    assert.throws(() => box.open('users.totp_secret:2', sealed), SealedError);
    assert.throws(() => new SecretBox([key]).open(place, sealed), { isKeyMissing: true });
    assert.throws(() => new SecretBox([]).open(place, sealed), { isKeyMissing: true });
    const at = sealed.length - 5;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    assert.throws(() => box.open(place, changed), { isKeyMissing: false });
  }
});

test('without a key a text stays as it is, and none can pass for a sealed one', () => {
  const none = new SecretBox([]);
  assert.equal(none.seal(place, 'పదం'), 'పదం');
  assert.equal(new SecretBox([key]).seal(place, ''), '');
  const like = new SecretBox([key]).seal(place, 'x');
  for (const text of [like, 'v0:x', 'v0:v0:']) {
    const stored = none.seal(place, text);
    assert.ok(!SecretBox.isSealed(stored));
    assert.equal(none.open(place, stored), text);
  }
});
