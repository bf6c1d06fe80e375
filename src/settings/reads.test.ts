import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admobOf, appIn, basicIn } from './reads.ts';
import { definitions } from './sections.ts';

test('a setting that no public noun names reaches no reader, at any depth', () => {
  const secret = 'రహస్యం';
  type Values = Record<string, Record<string, unknown>>;
  const valuesOf = (section: keyof typeof definitions) => structuredClone(definitions[section].defaults) as Values;
  const [basic, app, android] = [valuesOf('basic'), valuesOf('app'), valuesOf('admob:android')];
  const settings = { basic, app, admob: { android } };
  Object.assign(basic, { new_key: secret, texts: { te: { app_name: 'దినం', new_text: secret } } });
  for (const part of [basic.publisher, basic.almanac, basic.grievance_officer])
    Object.assign(part ?? {}, { key: secret });
  Object.assign(app, { new_limit: secret });
  Object.assign(app.maintenance ?? {}, { key: secret });
  Object.assign(android, { new_id: secret });
  const shown = [basicIn(settings as never, 'te'), appIn(settings as never, 'te', 0), admobOf(settings as never)];
  assert.equal(JSON.stringify(shown).includes(secret), false);
  assert.equal((shown[0] as { app_name: string }).app_name, 'దినం');
});
