import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '../core/error.ts';
import type { NotificationInput } from './model/notification.ts';
import { masked } from './transports/transport.ts';
import { checkInput } from './validate.ts';

const base: NotificationInput = { title: 'చిన్న వార్త', target: { type: 'all' } };

function fieldsOf(input: Partial<NotificationInput>): string[] {
  try {
    checkInput({ ...base, ...input }, ['http', 'https', 'dinam']);
    return [];
  } catch (error) {
    assert.ok(error instanceof Fault);
    return error.errors.map((e) => e.field);
  }
}

test('links lead somewhere', () => {
  for (const link of ['https://example.in/5', 'dinam://news/5', '/news/5', 'https://example.in/తెలుగు?a=[1]'])
    assert.deepEqual(fieldsOf({ deep_link: link }), [], link);
  for (const link of [
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'news/5',
    'file:///etc',
    'a b',
    '',
    'https://',
    'https://[',
    'https://:80/x',
    'https:example.in',
    'HTTP://[::1/',
    'intent://scan/#Intent;scheme=zxing;end',
    'content://com.android.contacts/contacts',
    'filesystem:https://example.in/x',
    'jar:https://example.in/a.jar!/b',
    'view-source:https://example.in/',
    'feed:javascript:x',
    '/\\evil.example',
    '\\\\evil.example',
    'https://a"onmouseover="x',
    'https://user:pass@evil.example/',
    'https://example.in@evil.example/',
    'in.dinam.other:/x',
  ])
    assert.deepEqual(fieldsOf({ deep_link: link }), ['deep_link'], link);
});

test('a masked token does not give it away', () => {
  assert.equal(masked('abcdefghijkl'), 'abcd…(12)');
});
