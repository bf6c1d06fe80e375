import { Counter, type Registry } from 'prom-client';
import type { App } from '../../core/app.ts';
import { diskBytes } from '../../core/files/local.ts';
import { intakeOf } from '../../core/intake.ts';
import { gauge } from '../../core/metrics/gauge.ts';

/** Unauthenticated writes: bytes stored, writes refused, free disk space. */
export function intakeMetrics(app: App, registry: Registry): void {
  const registers = [registry];
  const bytes = new Counter({
    name: 'dinam_intake_bytes_total',
    help: 'Bytes stored by writes that need no token',
    registers,
    collect() {
      bytes.reset();
      bytes.inc(intakeOf(app).counts.bytes);
    },
  });
  const refused = new Counter({
    name: 'dinam_intake_refused_total',
    help: 'Such writes that were refused, by reason: the budget of an address, or the disk',
    labelNames: ['reason'],
    registers,
    collect() {
      refused.reset();
      const { budget, disk } = intakeOf(app).counts;
      for (const [reason, n] of Object.entries({ budget, disk })) refused.inc({ reason }, n);
    },
  });
  gauge(registry, 'dinam_disk_free_bytes', 'Free bytes of the disk of DATA_DIR', () => intakeOf(app).freeDisk());
  gauge(registry, 'dinam_disk_bytes', 'Size of the disk of DATA_DIR', () => diskBytes(app.config.dataDir));
}
