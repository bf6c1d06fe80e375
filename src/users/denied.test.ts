import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '../../test/support/users-app.ts';
import { anonymous } from '../core/app.ts';
import { closeState } from '../core/state.ts';
import { auditDenied } from './denied.ts';

test('unknown names use up the audit lines of anonymous clients, and not those of users', async (t) => {
  const app = await testApp(t);
  const deny = (source: string, userId: number | null): Promise<void> =>
    auditDenied(app, anonymous, { action: 'login_failed', of: ['users', userId ?? 0], detail: {}, source, userId });
  const linesOf = async (id: number): Promise<number> => {
    const lines = await app.db.write.selectFrom('audit').select('id').where('resource_id', '=', String(id)).execute();
    return lines.length;
  };
  for (let i = 0; i < 100; i++) await deny('198.51.100.1', null);
  assert.equal(await linesOf(0), 60, 'of one address');
  for (let i = 0; i < 1_000; i++) await deny(`203.0.${i >> 8}.${i & 255}`, null);
  assert.equal(await linesOf(0), 1_000, 'of all strangers');
  for (let i = 0; i < 100; i++) await deny('198.51.100.1', 7);
  await deny('192.0.2.1', 8);
  await closeState(app);
  assert.deepEqual([await linesOf(7), await linesOf(8)], [60, 1]);
});
