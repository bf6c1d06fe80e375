import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultOf, fieldsOf, type TestApp, testApp } from '../../test/support/settings-app.ts';
import { cacheKey } from '../core/api/read.ts';
import { createRow } from '../core/api/resource.ts';
import { parseQuery, type TextFields } from '../core/api/validate.ts';
import { systemActor } from '../core/app.ts';
import type { AdMobSettings, AppSettings, BasicSettings } from '../settings/model/settings.ts';
import { edit } from '../settings/settings.ts';
import type { Update } from '../updates/model.ts';
import { releases } from '../updates/updates.ts';
import { config } from './config.ts';

let at: TestApp;
before(async () => {
  at = await testApp();
});
after(() => at.close());

const request = async (fields: TextFields) => {
  const query = config.normalise(at.app, parseQuery(config.query, fields));
  const { data, ...rest } = await config.run(at.app, query);
  const parts = data as { basic: BasicSettings; app: AppSettings; admob: AdMobSettings; update: Update };
  return { ...parts, ...rest, key: cacheKey(config.name, query) };
};

test('one answer holds what the app needs, in its language and for its platform', async () => {
  const { app } = at;
  await edit(app, 'basic', { app_name: 'దినం', texts: { hi: { app_name: 'दिनम' } } }, null, systemActor);
  await edit(
    app,
    'app',
    { maintenance: { enabled: true, title: 'నిర్వహణ', until: '2026-11-20T09:00:00Z' } },
    null,
    systemActor,
  );
  await createRow(app, releases, { platform: 'ios', version: '1.1', version_code: 11, title: 'నవీకరణ' }, systemActor);
  await createRow(
    app,
    releases,
    { platform: 'ios', version: '1.2', version_code: 12, released_at: '2026-11-20T08:00:00Z' },
    systemActor,
  );

  const android = await request({});
  assert.deepEqual(Object.keys(android).slice(0, 4), ['basic', 'app', 'admob', 'update']);
  assert.equal(android.basic.app_name, 'దినం');
  assert.equal(android.admob.platform, 'android');
  assert.equal(android.update.latest_version, null);
  assert.deepEqual(android.meta, { lang: 'te' });
  assert.equal(android.validUntil, Date.parse('2026-11-20T09:00:00Z'));

  const ios = await request({ lang: 'hi', platform: 'ios', current_version: '1.0', installation_id: 'a' });
  assert.equal(ios.basic.app_name, 'दिनम');
  assert.equal(ios.admob.platform, 'ios');
  assert.deepEqual([ios.update.update_type, ios.update.latest_version, ios.update.title], ['flexible', '1.1', 'నవీకరణ']);
  assert.equal(ios.validUntil, Date.parse('2026-11-20T08:00:00Z'));
  assert.equal((await request({ platform: 'ios' })).update.update_type, 'none');
  assert.equal(
    (await request({ installation_id: 'a' })).key,
    (await request({})).key,
    'without a version the id changes nothing',
  );
  assert.deepEqual(fieldsOf(await faultOf(request({ current_version: 'new', lang: 'te' }))), ['current_version']);
});
