import { Gauge, type Registry } from 'prom-client';
import type { App } from '../core/app.ts';
import { newestBackup } from '../core/dump/backup.ts';

export function backupMetrics(app: App, registry: Registry): void {
  new Gauge({
    name: 'dinam_backup_age_seconds',
    help: 'Age of the newest backup in DATA_DIR/backups of this machine; absent where there is none',
    labelNames: [],
    registers: [registry],
    async collect() {
      this.reset();
      const at = await newestBackup(app.config.dataDir);
      if (at === null) this.remove();
      else this.set((app.now() - at) / 1_000);
    },
  });
}
