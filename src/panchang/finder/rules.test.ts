import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Levels, purposes, ruleOf, ruleSources, schools, seasonKeys } from './rules.ts';

const most = { nakshatras: 27, tithis: 15, weekdays: 7, lagnas: 12 } as const;

test('every rule of every school is complete, within the tables, and says whence it comes', () => {
  const used = new Set<string>();
  for (const purpose of purposes)
    for (const school of schools) {
      const rule = ruleOf(purpose, school);
      const where = `${purpose} ${school}`;
      for (const [of, last] of Object.entries(most)) {
        const { best, fair = [], poor = [] } = rule[of as keyof typeof most] as Levels;
        const ids = [...best, ...fair, ...poor];
        assert.ok(best.length > 0, `${where} ${of}`);
        assert.equal(new Set(ids).size, ids.length, `${where} ${of}: twice`);
        assert.ok(
          ids.every((id) => Number.isInteger(id) && id >= 1 && id <= last),
          `${where} ${of}: ${ids}`,
        );
      }
      for (const month of [...(rule.lunar_months ?? []), ...(rule.solar_months ?? [])])
        assert.ok(month >= 1 && month <= 12, where);
      for (const [star = 0, quarter = 0] of rule.quarters_out ?? [])
        assert.ok(star >= 1 && star <= 27 && quarter >= 1 && quarter <= 4, where);
      if (rule.star_days_out) assert.equal(rule.star_days_out.length, 7, where);
      const seasons = [...rule.never, ...rule.against];
      assert.equal(new Set(seasons).size, seasons.length, `${where}: a season twice`);
      for (const key of seasons) assert.ok(seasonKeys.includes(key), `${where}: ${key}`);
      assert.ok(rule.sources.length > 0, where);
      for (const key of rule.sources) {
        assert.ok(ruleSources[key], `${where}: ${key}`);
        used.add(key);
      }
    }
  assert.deepEqual([...used].sort(), Object.keys(ruleSources).sort(), 'no source is named in vain');
});
