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
  [
    ['dinam_disk_free_bytes{instance="a"} 900000000x20', 'dinam_disk_bytes{instance="a"} 25000000000x20'],
    10,
    ['DinamDiskFull'],
  ],
  [
    ['dinam_disk_free_bytes{instance="a"} 9000000000x20', 'dinam_disk_bytes{instance="a"} 250000000000x20'],
    10,
    ['DinamDiskFull'],
  ],
  [['dinam_disk_free_bytes{instance="a"} 9000000000x20', 'dinam_disk_bytes{instance="a"} 25000000000x20'], 10, []],
  [['dinam_backup_age_seconds{instance="a"} 200000x200'], 120, ['DinamBackupOld']],
  [
    [
      'dinam_requests_total{instance="a",route="/x",status="200"} 0+900x30',
      'dinam_requests_total{instance="a",route="/x",status="503"} 0+100x30',
    ],
    20,
    ['DinamErrors'],
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
  [['dinam_push_oldest_due_seconds{instance="a"} 400x10'], 8, ['DinamPushLate']],
  [['dinam_jobs{instance="a",kind="feeds.fetch",state="dead"} 2x40'], 30, ['DinamJobsDead']],
  [['dinam_feeds_failing{instance="a"} 9x60'], 45, ['DinamFeedsFail']],
  [['dinam_clock_apart_seconds{instance="a"} -3x20'], 10, ['DinamClock']],
  [
    ['dinam_build_info{instance="a",build="1"} 1x90', 'dinam_build_info{instance="b",build="2"} 1x90'],
    80,
    ['DinamReleasesDiffer'],
  ],
];

test('promtool reads the alerts, and each is raised by what it is about', (t) => {
  promtool(['check', 'rules', rules]);
  const folder = mkdtempSync(join(tmpdir(), 'dinam-promtool-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const names = [...new Set(cases.flatMap(([, , alerts]) => alerts))];
  for (const [i, [series, minutes, alerts]] of cases.entries()) {
    const watched = names.map((name) => ({ series, minutes, name, isRaised: alerts.includes(name) }));
    for (const { name, isRaised } of watched) {
      const input_series = series.map((line) => {
        const at = line.lastIndexOf('} ') + 1;
        return { series: line.slice(0, at), values: line.slice(at + 1) };
      });
      // JSON is YAML. Labels and texts of what is raised are taken as they are, so only their number counts.
      const promql_expr_test = [
        {
          expr: `count(ALERTS{alertname="${name}",alertstate="firing"}) or vector(0)`,
          eval_time: `${minutes}m`,
          exp_samples: [{ labels: '{}', value: isRaised ? 1 : 0 }],
        },
      ];
      const file = join(folder, `${i}-${name}.yml`);
      writeFileSync(
        file,
        JSON.stringify({
          rule_files: [rules],
          evaluation_interval: '1m',
          tests: [{ interval: '1m', input_series, promql_expr_test }],
        }),
      );
      promtool(['test', 'rules', file]);
    }
  }
});
