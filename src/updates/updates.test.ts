// Alone: its hooks run for each test of its process.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { faultOf, fieldsOf, type TestApp, testApp } from '../../test/support/settings-app.ts';
import { cacheKey } from '../core/api/read.ts';
import { createRow, editRow, getRow, patchOf, removeRow } from '../core/api/resource.ts';
import { listQueryOf, listRows } from '../core/api/resource-list.ts';
import { parseJson, parseQuery, type TextFields } from '../core/api/validate.ts';
import type { App } from '../core/app.ts';
import { systemActor } from '../core/app.ts';
import { ReleaseInput, Update } from './model.ts';
import { inRollout } from './rollout.ts';
import { check, latestRelease, releases } from './updates.ts';

let at: TestApp;
let app: App;
beforeEach(async () => {
  at = await testApp();
  app = at.app;
});
afterEach(() => at.close());

const add = (input: Record<string, unknown>) =>
  createRow(app, releases, parseJson(ReleaseInput, { platform: 'android', ...input }), systemActor);
const request = async (read: typeof check, fields: TextFields) => {
  const query = read.normalise(app, parseQuery(read.query, fields));
  const { data, ...rest } = await read.run(app, query);
  return { ...(data as Update), ...rest, key: cacheKey(read.name, query) };
};
/** Type and version that a phone receives. */
const outcomeOf = async (fields: TextFields) => {
  const { update_type, latest_version, update_available, force_update } = await request(check, fields);
  assert.equal(update_available, update_type !== 'none');
  assert.equal(force_update, update_type === 'immediate');
  return `${update_type} ${latest_version}`;
};
const phone = (code: number, percent: number, inside: boolean): string => {
  for (let i = 0; ; i++) if (inRollout(`phone-${i}`, code, percent) === inside) return `phone-${i}`;
};

test('nothing released yet: nulls', async () => {
  for (const answer of [
    await request(latestRelease, {}),
    await request(check, { current_version: '1.0', platform: 'ios' }),
  ]) {
    assert.equal(answer.update_available, false);
    assert.equal(answer.update_type, 'none');
    assert.equal(answer.latest_version, null);
    assert.equal(answer.rollout_percent, null);
    assert.deepEqual(answer.whats_new, []);
    for (const key of Object.keys(Update.properties)) assert.ok(key in answer, key);
  }
});

test('by name, by code, by a code within the version', async () => {
  await add({
    version: 'v2.1.0',
    version_code: 210,
    min_version: '1.5',
    min_version_code: 150,
    store_url: 'https://play.google.com/store/apps/details?id=org.example',
  });
  const expected: [TextFields, string][] = [
    [{ current_version: '2.1' }, 'none 2.1.0'],
    [{ current_version: 'v2.1.0' }, 'none 2.1.0'],
    [{ current_version: '2.2-beta1' }, 'none 2.1.0'],
    [{ current_version: '2.1-rc1' }, 'flexible 2.1.0'],
    [{ current_version: '1.5.0' }, 'flexible 2.1.0'],
    [{ current_version: '1.4.9' }, 'immediate 2.1.0'],
    [{ current_version: '149' }, 'immediate 2.1.0'],
    [{ current_version: '150' }, 'flexible 2.1.0'],
    [{ current_version: '210' }, 'none 2.1.0'],
    [{ current_version: '1.0+210' }, 'none 2.1.0'],
    [{ current_version: '9.9 149' }, 'none 2.1.0'],
    [{ current_version: '2.1.0', version_code: '149' }, 'none 2.1.0'],
    [{ current_version: '1.4.9', version_code: '4149' }, 'immediate 2.1.0'],
    [{ current_version: '2.0', version_code: '4200' }, 'flexible 2.1.0'],
    [{ version_code: '180' }, 'flexible 2.1.0'],
    [{ current_version: '1.0', platform: 'ios' }, 'none null'],
  ];
  for (const [fields, answer] of expected) assert.equal(await outcomeOf(fields), answer, JSON.stringify(fields));
  assert.equal(
    (await request(check, { current_version: 'v1.6' })).key,
    (await request(check, { current_version: '1.6', platform: 'android' })).key,
  );
  assert.equal(
    (await request(check, { current_version: '45' })).key,
    (await request(check, { version_code: '45' })).key,
  );
  const newest = await request(latestRelease, {});
  assert.deepEqual(
    [newest.latest_version, newest.min_version, newest.min_version_code, newest.update_available],
    ['2.1.0', '1.5', 150, false],
  );
  assert.match(newest.store_url as string, /^https:/);
});

test('variants of a build and codes of split packages: what the name says counts', async () => {
  await add({ version: '2.3.0', version_code: 4 });
  await add({ version: '2.4.0', version_code: 5, min_version: '2.4.0' });
  for (const name of ['2.4.0-play', '2.4.0-arm64', '2.4.0 (2005)', 'v2.4', '2.4.0-release', '౨.౪.౦', '2.5.0-fdroid'])
    for (const code of [undefined, '1005', '4005', '3'])
      assert.equal(
        await outcomeOf({ current_version: name, ...(code ? { version_code: code } : {}) }),
        'none 2.4.0',
        `${name} ${code}`,
      );
  for (const name of ['2.3.0-play', '2.3.9', '2.4.0-beta1-play', '2.4.0-rc1'])
    for (const code of [undefined, '1004', '4004', '3'])
      assert.equal(
        await outcomeOf({ current_version: name, ...(code ? { version_code: code } : {}) }),
        'immediate 2.4.0',
        `${name} ${code}`,
      );
  assert.equal(
    (await request(check, { current_version: '2.4.0-arm64' })).key,
    (await request(check, { current_version: 'v2.4.0-play' })).key,
    'one answer for all variants',
  );
});

test('a least code and a phone with a name and the code of a split package', async () => {
  await add({ version: '2.3.0', version_code: 4 });
  await add({ version: '2.4.0', version_code: 2005, min_version_code: 5 });
  assert.equal(await outcomeOf({ current_version: '2.4.0', version_code: '1005' }), 'none 2.4.0');
  assert.equal(
    await outcomeOf({ current_version: '2.4.0', version_code: '3' }),
    'none 2.4.0',
    'the name is the newest',
  );
  assert.equal(await outcomeOf({ current_version: '2.3.0', version_code: '4004' }), 'immediate 2.4.0');
  assert.equal(
    await outcomeOf({ current_version: '2.3.5', version_code: '3' }),
    'immediate 2.4.0',
    'the name settles nothing',
  );
  assert.equal(await outcomeOf({ current_version: '2.3.5', version_code: '1004' }), 'flexible 2.4.0');
});

test('a check without a version, or with none that is one, is refused', async () => {
  for (const fields of [
    {},
    { current_version: 'latest' },
    { current_version: '1.2.3.4.5' },
    { current_version: '' },
  ] as TextFields[]) {
    assert.deepEqual(fieldsOf(await faultOf(request(check, fields))), ['current_version']);
  }
  assert.deepEqual(fieldsOf(await faultOf(request(check, { version_code: '-4', platform: 'web' }))), [
    'platform',
    'version_code',
  ]);
});

test('a roll-out: some get the newest, the others the newest that all can get', async () => {
  await add({ version: '1.0', version_code: 100 });
  await add({ version: '2.0', version_code: 200, rollout_percent: 50 });
  await add({ version: '3.0', version_code: 300, rollout_percent: 30, min_version_code: 300, min_version: '3.0' });
  const inside = phone(300, 30, true);
  const outside = phone(300, 30, false);
  assert.equal(await outcomeOf({ version_code: '100', installation_id: inside }), 'flexible 3.0');
  assert.equal(await outcomeOf({ version_code: '100', installation_id: outside }), 'none 1.0');
  assert.equal(await outcomeOf({ version_code: '100' }), 'none 1.0');
  assert.equal(await outcomeOf({ version_code: '90', installation_id: outside }), 'immediate 1.0');
  assert.equal(
    await outcomeOf({ version_code: '90', installation_id: inside }),
    'immediate 1.0',
    'no partial release is forced',
  );
  const answer = await request(check, { version_code: '100', installation_id: outside });
  assert.deepEqual([answer.min_version, answer.min_version_code], ['1.0', 100], 'not above what the phone can get');
  assert.equal((await request(latestRelease, {})).latest_version, '1.0');
  assert.ok(check.rare?.({ installation_id: outside } as never, {} as never));
  assert.ok(check.rare?.({ version_code: 90_001 } as never, {} as never), 'anybody can make up versions');
});

test('a first release in its roll-out forces no device', async () => {
  await add({ version: '3.0', version_code: 300, rollout_percent: 30, min_version: '3.0', min_version_code: 300 });
  assert.equal(await outcomeOf({ version_code: '1', installation_id: phone(300, 30, true) }), 'flexible 3.0');
  assert.equal(await outcomeOf({ version_code: '1', installation_id: phone(300, 30, false) }), 'none null');
  assert.equal((await request(latestRelease, {})).latest_version, '3.0');
  const row = await listRows(app, releases, parseQuery(listQueryOf(releases), { platform: 'android' }));
  await editRow(app, releases, (row.data[0] as { id: number }).id, { rollout_percent: 100 }, 1, systemActor);
  assert.equal(await outcomeOf({ version_code: '1' }), 'immediate 3.0');
});

test('a least version by name alone applies to devices that send a code, where the releases map it', async () => {
  await add({ version: '1.0', version_code: 100 });
  await add({ version: '1.5', version_code: 150 });
  await add({ version: '2.0', version_code: 200, min_version: '1.5' });
  assert.equal(await outcomeOf({ version_code: '100' }), 'immediate 2.0');
  assert.equal(await outcomeOf({ version_code: '120' }), 'flexible 2.0', 'no release has the code 120');
  assert.equal(await outcomeOf({ version_code: '150' }), 'flexible 2.0');
  await add({ version: '3.0', version_code: 300, min_version_code: 150 });
  assert.equal(await outcomeOf({ current_version: '1.0' }), 'immediate 3.0');
  assert.equal(await outcomeOf({ current_version: '1.2' }), 'flexible 3.0');
  assert.equal(await outcomeOf({ current_version: '1.5' }), 'flexible 3.0');
});

test('a release that is off or still to come is not there', async () => {
  await add({ version: '1.0', version_code: 100 });
  const { id } = await add({ version: '2.0', version_code: 200 });
  await add({ version: '3.0', version_code: 300, released_at: '2026-11-20T12:00:00+05:30' });
  const before = await request(latestRelease, {});
  assert.deepEqual([before.latest_version, before.validUntil], ['2.0', Date.parse('2026-11-20T06:30:00Z')]);
  await editRow(app, releases, id, { is_active: false }, null, systemActor);
  assert.equal((await request(latestRelease, {})).latest_version, '1.0');
  at.clock.now = before.validUntil as number;
  const later = await request(latestRelease, {});
  assert.deepEqual(
    [later.latest_version, later.released_at, later.validUntil],
    ['3.0', '2026-11-20T06:30:00.000Z', Number.POSITIVE_INFINITY],
  );
});

test('texts come in the language, key by key', async () => {
  await add({
    version: '1.0',
    version_code: 1,
    title: ' కొత్త  వెర్షన్ ',
    message: 'ఇప్పుడే నవీకరించండి',
    whats_new: ['వేగవంతం', 'పంచాంగం'],
    texts: {
      hi: { title: 'नया संस्करण', whats_new: ['तेज़'] },
      ta: { title: ' ', message: 'இப்போதே புதுப்பிக்கவும்' },
      ur: { title: 'نیا ورژن', whats_new: [] },
    },
  });
  const [te, hi, ta, ur, bn] = await Promise.all(
    ['te', 'hi', 'ta', 'ur', 'bn'].map((lang) => request(latestRelease, { lang })),
  );
  assert.deepEqual([te?.title, te?.whats_new], ['కొత్త వెర్షన్', ['వేగవంతం', 'పంచాంగం']]);
  assert.deepEqual([hi?.title, hi?.message, hi?.whats_new], ['नया संस्करण', 'ఇప్పుడే నవీకరించండి', ['तेज़'.normalize('NFC')]]);
  assert.deepEqual([ta?.title, ta?.message], ['కొత్త వెర్షన్', 'இப்போதே புதுப்பிக்கவும்']);
  assert.deepEqual([ur?.title, ur?.whats_new], ['نیا ورژن', ['వేగవంతం', 'పంచాంగం']]);
  assert.equal(bn?.title, 'కొత్త వెర్షన్');
  assert.deepEqual((await request(latestRelease, {})).meta, { lang: 'te' });
});

test('admin API: bad values are named, codes are unique per platform, edits keep the rest', async () => {
  assert.throws(
    () =>
      parseJson(ReleaseInput, {
        platform: 'web',
        version: '1.x',
        version_code: 0,
        rollout_percent: 101,
        store_url: 'x',
        texts: { fr: {} },
        note: '',
      }),
    (fault: never) => {
      assert.deepEqual(fieldsOf(fault), [
        'note',
        'platform',
        'rollout_percent',
        'store_url',
        'texts.fr',
        'version',
        'version_code',
      ]);
      return true;
    },
  );
  const above = faultOf(add({ version: '1.0', version_code: 5, min_version: '1.0.1', min_version_code: 6 }));
  assert.deepEqual(fieldsOf(await above), ['min_version', 'min_version_code']);
  assert.equal((await listRows(app, releases, {})).meta.total, 0);

  const { id, rev } = await add({ version: '1.0', version_code: 5, min_version: '1.0' });
  await add({ version: '1.0', version_code: 5, platform: 'ios' });
  const refused = await faultOf(add({ version: '1.0.1', version_code: 5 }));
  assert.deepEqual([refused.code, ...fieldsOf(refused)], ['conflict', 'version_code']);
  const edited = await editRow(
    app,
    releases,
    id,
    parseJson(patchOf(ReleaseInput), { message: 'বাংলা', version_code: 5 }),
    rev,
    systemActor,
  );
  const { data: read, rev: newRev } = await getRow(app, releases, id);
  assert.deepEqual(edited, { data: read, rev: newRev });
  assert.equal((edited.data as { version: string }).version, '1.0');
  assert.deepEqual(fieldsOf(await faultOf(editRow(app, releases, id, { version: '0.9' }, null, systemActor))), [
    'min_version',
  ]);
  assert.equal((await faultOf(editRow(app, releases, id, { message: '' }, rev, systemActor))).code, 'stale');
  const ios = await listRows(app, releases, parseQuery(listQueryOf(releases), { platform: 'ios' }));
  assert.equal(ios.meta.total, 1);
  await removeRow(app, releases, id, null, systemActor);
  assert.equal((await request(latestRelease, {})).latest_version, null, 'a removal takes effect at once');
});
