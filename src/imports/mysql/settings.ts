import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';
import { change } from '../../core/api/change.ts';
import { parseJson } from '../../core/api/validate.ts';
import { Fault, type FieldError } from '../../core/error.ts';
import {
  definitions,
  patched,
  type SectionValues,
  type SettingsSection,
  settingsSections,
  withDefaults,
} from '../../settings/sections.ts';
import { edit, getSection } from '../../settings/settings.ts';
import type { Run } from '../context.ts';
import { lostPart } from '../difference.ts';
import { importedItems, storeItem } from '../store.ts';
import { flagOf, plainCell } from '../table/cells.ts';
import { fieldName, joinedRows } from './joined.ts';
import type { DatabaseMapping } from './mapping.ts';
import { type OldSetting, placeOf, refuse, settingHash } from './old-setting.ts';
import { importRelease, isRelease } from './release.ts';
import { reasonOf } from './rows.ts';
import type { Stage } from './stage.ts';

/** Rows of a table that has a setting in each. */
const mostPairs = 20_000;

function typesOf(schema: TSchema | undefined): string[] {
  const { type, anyOf } = (schema ?? {}) as { type?: string; anyOf?: TSchema[] };
  return anyOf ? anyOf.flatMap(typesOf) : type === undefined ? [] : [type];
}

/** A value as the schema of its field has it. @throws CellError */
function fieldValue(text: string, schema: TSchema | undefined): unknown {
  const types = typesOf(schema);
  if (types.includes('string')) return text;
  if (types.includes('boolean')) return flagOf(text);
  if (types.includes('integer') || types.includes('number')) return Number(text);
  return types.includes('array') ? text.split(',').flatMap((one) => one.trim() || []) : text;
}

/** A change of a section by one setting. @param path within the section: `social`, `facebook` @throws CellError */
function patchOf(section: SettingsSection, path: readonly string[], text: string): SectionValues {
  const properties = (schema: TSchema | undefined): Record<string, TSchema> =>
    (schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {};
  const schema = path.reduce<TSchema | undefined>((at, name) => properties(at)[name], definitions[section].input);
  return path.reduceRight<unknown>((value, name) => ({ [name]: value }), fieldValue(text, schema)) as SectionValues;
}

function merged(one: SectionValues, other: SectionValues): SectionValues {
  const all = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    all[name] = isObject ? merged((all[name] ?? {}) as SectionValues, value as SectionValues) : value;
  }
  return all;
}

/** What is wrong with a change of a section, and the section as it would be. */
async function checked({ app }: Run, section: SettingsSection, patch: SectionValues) {
  const { data } = await getSection(app, section);
  const { input, tidy, schema, errors } = definitions[section];
  try {
    const sent = parseJson(input, patch) as SectionValues;
    const after = tidy(patched(section, withDefaults(section, data) as SectionValues, sent));
    parseJson(schema, after);
    return { errors: errors(after), isSame: isDeepStrictEqual(after, tidy(withDefaults(section, data))) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { errors: error.errors.length ? error.errors : [{ field: '', message: error.message }], isSame: false };
  }
}

/** The settings of the old program that have a place here. */
export async function importSettings(run: Run, stage: Stage, mapping: DatabaseMapping): Promise<void> {
  const { settings } = mapping;
  if (!settings) return;
  const { cells, lines } = cellsOf(stage, settings);
  const found: OldSetting[] = [];
  for (const [name, source] of settings.fields) {
    const line = lines.get(source.column ?? '') ?? 1;
    if (source.column !== undefined && !Object.hasOwn(cells, source.column)) {
      const where = settings.key === null ? 'row' : `row whose ${settings.key} is ${source.column}`;
      await refuse(run, { name, line, text: '' }, `the table ${settings.table} has no ${where}`);
      continue;
    }
    const text = plainCell(source, cells);
    if (text !== '') found.push({ name, line, text });
  }
  const fresh = await changedOnes(run, found);
  const nameOf = (name: string): string => fieldName(name, settings.fields.get(name));
  for (const section of settingsSections) {
    const own = fresh.filter(({ name }) => name.startsWith(`${section}.`));
    if (own.length) await importSection(run, section, own, nameOf);
  }
  const others = fresh.filter(({ name }) => !settingsSections.some((section) => name.startsWith(`${section}.`)));
  for (const one of others.filter(({ name }) => !isRelease(name))) await refuse(run, one, 'there is no such section');
  for (const platform of ['android', 'ios'] as const)
    await importRelease(
      run,
      platform,
      others.filter(({ name }) => name.startsWith(`release:${platform}.`)),
    );
}

function cellsOf(stage: Stage, settings: NonNullable<DatabaseMapping['settings']>) {
  const cells: Record<string, unknown> = {};
  const lines = new Map<string, number>();
  let n = 0;
  for (const { line, problem, all } of joinedRows(
    stage,
    settings.key === null ? settings : { ...settings, fields: new Map() },
  )) {
    if (problem !== null) throw new Fault('invalid', `Line ${line}, ${settings.table}: ${problem}.`);
    if (++n > mostPairs)
      throw new Fault('invalid', `The table ${settings.table}, which settings names, has more than ${mostPairs} rows.`);
    const { key, value } = settings;
    const pairs =
      key === null || value === null ? Object.entries(all) : [[String(all[key] ?? ''), all[value]] as const];
    for (const [name, cell] of pairs) {
      cells[name] = cell;
      lines.set(name, line);
    }
    if (key === null) break;
  }
  return { cells, lines };
}

/** Those that no earlier run took over, or that have changed since. */
async function changedOnes(run: Run, found: readonly OldSetting[]): Promise<OldSetting[]> {
  const { app, source, report, options } = run;
  const names = found.map(({ name }) => name);
  const before = await importedItems(app.db.write, source.name, 'setting', names);
  const fresh: OldSetting[] = [];
  for (const one of found) {
    const item = before.get(one.name);
    if (item === undefined || (options.update && item.hash !== settingHash(one.text))) fresh.push(one);
    else {
      report.count('setting', 'present');
      if (item.hash !== settingHash(one.text))
        await report.note(placeOf(one), lostPart('setting', 'it has changed; --update takes that over'));
    }
  }
  return fresh;
}

async function importSection(
  run: Run,
  section: SettingsSection,
  own: readonly OldSetting[],
  nameOf: (name: string) => string,
): Promise<void> {
  const { app, actor, report, source, options } = run;
  const pathOf = ({ name }: OldSetting): string[] => name.slice(section.length + 1).split('.');
  const patches = new Map<OldSetting, SectionValues>();
  for (const one of own)
    try {
      patches.set(one, patchOf(section, pathOf(one), one.text));
    } catch (error) {
      await refuse(run, one, `${nameOf(one.name)} ${reasonOf(error, nameOf)}`);
    }
  // What the section refuses is left out, until it takes the rest.
  for (;;) {
    const patch = [...patches.values()].reduce(merged, {});
    if (patches.size === 0) return;
    const { errors, isSame } = await checked(run, section, patch);
    const wrong = errors.length ? wrongOnes([...patches.keys()], pathOf, errors) : [];
    for (const [one, message] of wrong) {
      await refuse(run, one, `${nameOf(one.name)} ${message}`);
      patches.delete(one);
    }
    if (wrong.length) continue;
    if (!options.dryRun) {
      if (!isSame) await edit(app, section, patch, null, actor);
      await change(app, actor, async (c) => {
        for (const { name, text } of patches.keys())
          await storeItem(c, {
            source: source.name,
            kind: 'setting',
            external_id: name,
            row_id: 0,
            hash: settingHash(text),
          });
      });
    }
    report.count('setting', isSame ? 'present' : 'added', patches.size);
    return;
  }
}

/** The settings that errors of their section mean; all of them where that is open. */
function wrongOnes(
  all: readonly OldSetting[],
  pathOf: (one: OldSetting) => string[],
  errors: readonly FieldError[],
): [OldSetting, string][] {
  const found = all.flatMap((one): [OldSetting, string][] => {
    const path = pathOf(one).join('.');
    const error = errors.find(
      ({ field }) => field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`),
    );
    return error ? [[one, error.message]] : [];
  });
  const [first] = errors;
  return found.length ? found : all.map((one) => [one, `${first?.field ?? ''} ${first?.message ?? ''}`.trim()]);
}
