import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onBoth, start, test } from '../support/helper.ts';

// promtool comes with Prometheus: `apt install prometheus` on Debian.
const rules = join(import.meta.dirname, '../../deploy/prometheus-rules.yml');

function promtool(args: string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  if (error) throw new Error(`promtool is needed: ${error.message}`);
  assert.equal(status, 0, stdout + stderr);
  return stdout + stderr;
}

onBoth('promtool finds nothing wrong with the metrics', async (t, kind) => {
  const running = await start(t, kind);
  await running.call('/api/v1/news?lang=bn');
  const { text } = await running.call('/metrics');
  assert.equal(promtool(['check', 'metrics'], text), '');
});

/** Series, for how long they are watched, and which alerts they raise; of those that all series raise none. */
const cases: [series: string[], minutes: number, alerts: string[]][] = [
  [['up{job="dinam",instance="a"} 0x10'], 5, ['DinamDown']],
  [['dinam_database_up{instance="a"} 0x10'], 5, ['DinamDatabaseDown']],
  [['dinam_disk_free_bytes{instance="a"} 9e8x20', 'dinam_disk_bytes{instance="a"} 25e9x20'], 10, ['DinamDiskFull']],
  [['dinam_disk_free_bytes{instance="a"} 9e9x20', 'dinam_disk_bytes{instance="a"} 250e9x20'], 10, ['DinamDiskFull']],
  [['dinam_disk_free_bytes{instance="a"} 9e9x20', 'dinam_disk_bytes{instance="a"} 25e9x20'], 10, []],
  [['dinam_backup_age_seconds{instance="a"} 200000x200'], 120, ['DinamBackupOld']],
  [['dinam_database_wal_bytes{instance="a"} 1x3000'], 2_990, ['DinamBackupMissing']],
  [['dinam_database_wal_bytes{instance="a"} 1x3000', 'dinam_backup_age_seconds{instance="a"} 9x3000'], 2_990, []],
  [
    [
      'dinam_requests_total{instance="a",route="/x",status="200"} 0+900x30',
      'dinam_requests_total{instance="a",route="/x",status="503"} 0+100x30',
    ],
    20,
    ['DinamErrors'],
  ],
  // At night: three errors among a few requests.
  [
    [
      'dinam_requests_total{instance="a",route="/x",status="200"} 0+5x30',
      'dinam_requests_total{instance="a",route="/x",status="503"} 0 0 0 0 1 1 1 1 2 2 2 2 3x20',
    ],
    14,
    [],
  ],
  [
    [
      'dinam_request_duration_seconds_bucket{instance="a",route="/x",le="1"} 0+90x40',
      'dinam_request_duration_seconds_bucket{instance="a",route="/x",le="2.5"} 0+100x40',
      'dinam_request_duration_seconds_bucket{instance="a",route="/x",le="+Inf"} 0+100x40',
    ],
    30,
    ['DinamSlow'],
  ],
  [['dinam_push_oldest_due_seconds{job="dinam",instance="a"} 400x10'], 8, ['DinamPushLate']],
  [['dinam_jobs{job="dinam",instance="a",kind="feeds.fetch",state="dead"} 2x40'], 30, ['DinamJobsDead']],
  // Each instance shows the same table: that is one alert.
  [
    ['a', 'b'].map((one) => `dinam_jobs{job="dinam",instance="${one}",kind="feeds.fetch",state="dead"} 2x40`),
    30,
    ['DinamJobsDead'],
  ],
  [['dinam_feeds_failing{job="dinam",instance="a"} 40x60 49x60'], 110, ['DinamFeedsFail']],
  [['dinam_feeds_failing{job="dinam",instance="a"} 40x120'], 110, []],
  [['dinam_clock_apart_seconds{instance="a"} -3x20'], 10, ['DinamClock']],
  [
    [
      'dinam_build_info{job="dinam",instance="a",version="1.0.0",build=""} 1x90',
      'dinam_build_info{job="dinam",instance="b",version="1.1.0",build=""} 1x90',
    ],
    80,
    ['DinamReleasesDiffer'],
  ],
  [
    [
      'dinam_build_info{job="dinam",instance="a",version="1.0.0",build="1"} 1x90',
      'dinam_build_info{job="dinam-test",instance="b",version="1.1.0",build="2"} 1x90',
    ],
    80,
    [],
  ],
];

test('promtool reads the alerts, and each is raised by what it is about', (t) => {
  promtool(['check', 'rules', rules]);
  const folder = mkdtempSync(join(tmpdir(), 'dinam-promtool-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const names = [...new Set(cases.flatMap(([, , alerts]) => alerts))];
  for (const [i, [series, minutes, alerts]] of cases.entries()) {
    const input_series = series.map((line) => {
      const at = line.lastIndexOf('} ') + 1;
      return { series: line.slice(0, at), values: line.slice(at + 1) };
    });
    const promql_expr_test = names.map((name) => ({
      expr: `count(ALERTS{alertname="${name}",alertstate="firing"}) or vector(0)`,
      eval_time: `${minutes}m`,
      exp_samples: [{ labels: '{}', value: alerts.includes(name) ? 1 : 0 }],
    }));
    const file = join(folder, `${i}.yml`);
    // JSON is YAML.
    const tests = [{ interval: '1m', input_series, promql_expr_test }];
    writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
    promtool(['test', 'rules', file]);
  }
});
