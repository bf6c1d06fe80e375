import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { databaseMetrics } from '../src/http/metrics/database.ts';
import { modules } from '../src/modules.ts';
import { enqueue } from './core/storage-scene.ts';
import { onBoth, start } from './support/helper.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

/** Expressions, by what they stand in. `test/long/monitoring.test.ts` has promtool parse those of the alerts. */
const expressions: [where: string, expression: string][] = [
  ...[...read('deploy/prometheus-rules.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(
    ([, name, expression]): [string, string] => [name as string, expression as string],
  ),
  ...(JSON.parse(read('deploy/grafana.json')) as { panels: Panel[] }).panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** Labels that Prometheus adds, and those of histograms. */
const given = new Set(['instance', 'job', 'le']);

onBoth('alerts and dashboard name metrics and labels that there are', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await running.call('/api/v1/news?lang=te');
  await enqueue(running.dinam.app, { kind: 'late', runAt: '2026-01-01T00:00:00.000Z' });
  const { text } = await running.call('/metrics');
  const labels = new Map([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => [name as string, new Set<string>()]));
  for (const [, name = '', given = ''] of text.matchAll(/^(\w+?)(?:_bucket|_sum|_count)?(?:\{(.*)\})? \S+$/gm))
    for (const [, label] of given.matchAll(/(\w+)="/g)) labels.get(name)?.add(label as string);
  const registry = new Registry();
  databaseMetrics(running.dinam.app, registry);
  for (const module of modules) module.metrics?.(running.dinam.app, registry);
  for (const metric of registry.getMetricsAsArray())
    for (const label of (metric as unknown as { labelNames: string[] }).labelNames) labels.get(metric.name)?.add(label);
  // Each database has a figure that the other has not.
  const elsewhere = kind === 'sqlite' ? 'dinam_database_connections' : 'dinam_database_wal_bytes';
  assert.ok(!labels.has(elsewhere));
  assert.ok(expressions.length > 50);
  for (const [where, expression] of expressions) {
    const named = [
      ...expression.matchAll(/\b((?:dinam|nodejs|process)_\w+?)(?:_bucket|_sum|_count)?\b(?:\{([^}]*)\})?/g),
    ];
    const known = named.filter(([, name]) => name !== elsewhere);
    const all = new Set(given);
    for (const [, name = '', chosen = ''] of known) {
      const own = labels.get(name);
      assert.ok(own, `${where}: there is no metric ${name}`);
      for (const label of own) all.add(label);
      for (const [, label = ''] of chosen.matchAll(/(\w+)=~?"/g))
        assert.ok(own.has(label) || given.has(label), `${where}: ${name} has no label ${label}`);
    }
    if (known.length !== named.length) continue;
    for (const [, list = ''] of expression.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of list.split(/, */)) assert.ok(all.has(label), `${where}: no metric has the label ${label}`);
  }
});

onBoth('durations are counted by route: of memory as 0, of refusals without their delay', async (t, kind) => {
  const running = await start(t, kind);
  for (let n = 0; n < 3; n++) await running.call('/api/v1/news?lang=ta');
  await running.call('/api/v1/news/99999999');
  const { text } = await running.call('/metrics');
  assert.match(text, /^# TYPE dinam_request_duration_seconds histogram$/m);
  assert.match(text, /^dinam_request_duration_seconds_count\{route="\/api\/v1\/news"\} 3$/m);
  assert.match(text, /^dinam_request_duration_seconds_bucket\{le="\+Inf",route="\/api\/v1\/news\/:slug"\} 1$/m);
  const buckets = [
    ...text.matchAll(/^dinam_request_duration_seconds_bucket\{le="(.+)",route="\/api\/v1\/news"\} (\d+)$/gm),
  ];
  const counts = buckets.map(([, , n]) => Number(n));
  assert.deepEqual(
    counts,
    counts.toSorted((a, b) => a - b),
    'each bucket has those before it',
  );
  assert.ok((counts[0] as number) >= 2, 'two came from memory');
  assert.doesNotMatch(text, /nodejs_active_\w+_total/);
  assert.match(text, /^dinam_build_info\{version="[\d.]+[^"]*",build="[^"]*",node="v\d+\.[^"]*"\} 1$/m);
  assert.match(text, /^dinam_database_bytes [1-9]\d+$/m);
  assert.match(text, /^dinam_feeds_failing 0$/m);
});
