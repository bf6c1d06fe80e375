import { change } from '../../core/api/change.ts';
import { insertRow } from '../../core/api/resource.ts';
import { parseJson } from '../../core/api/validate.ts';
import { Fault } from '../../core/error.ts';
import type { Platform } from '../../settings/model/settings.ts';
import { type ReleaseInput, ReleaseInput as ReleaseInputSchema } from '../../updates/model.ts';
import { releases } from '../../updates/releases.ts';
import { idOfCode } from '../../updates/store.ts';
import type { Run } from '../context.ts';
import { storeItem } from '../store.ts';
import { type OldSetting, refuse, settingHash } from './old-setting.ts';

export const isRelease = (name: string): boolean => /^release:(android|ios)\./.test(name);

const whole = new Set(['version_code', 'min_version_code', 'rollout_percent']);

/** What the old program said of the newest app, for the update check. A bare number is the version code. */
export async function importRelease(run: Run, platform: Platform, given: readonly OldSetting[]): Promise<void> {
  const { app, actor, report, source, options } = run;
  const [first] = given;
  if (!first) return;
  const fields = new Map(given.map(({ name, text }) => [name.split('.').slice(1).join('.'), text]));
  const version = fields.get('version') ?? fields.get('version_code');
  if (version !== undefined) fields.set('version', version);
  if (!fields.has('version_code') && /^\d+$/.test(version ?? '')) fields.set('version_code', version ?? '');
  try {
    const input = parseJson(ReleaseInputSchema, {
      platform,
      ...Object.fromEntries([...fields].map(([name, text]) => [name, whole.has(name) ? Number(text) : text])),
    }) as ReleaseInput;
    const present = await idOfCode(app.db.write, platform, input.version_code);
    if (!options.dryRun)
      await change(app, actor, async (c) => {
        if (present === undefined) await insertRow(c, releases, input as unknown as Record<string, unknown>);
        for (const { name, text } of given)
          await storeItem(c, {
            source: source.name,
            kind: 'setting',
            external_id: name,
            row_id: 0,
            hash: settingHash(text),
          });
      });
    report.count('setting', present === undefined ? 'added' : 'present', given.length);
  } catch (error) {
    if (!(error instanceof Fault) || error.code === 'unavailable') throw error;
    const reason = error.errors.map(({ field, message }) => `${field} ${message}`).join('; ') || error.message;
    for (const one of given) await refuse(run, one, reason);
  }
}
