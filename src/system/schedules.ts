import type { App } from '../core/app.ts';
import { schedulesOf } from '../core/jobs/scheduler.ts';

/** What begins by itself, by name; `next_at` is null until the scheduler has run once. */
export async function listSchedules(app: App) {
  const rows = await app.db.write.selectFrom('schedules').selectAll().execute();
  const nextOf = new Map(rows.map(({ name, next_at }) => [name, next_at]));
  return schedulesOf(app)
    .map(({ name, everyMs, job }) => ({
      ...{ name, kind: job.kind, every_seconds: everyMs / 1_000 },
      next_at: nextOf.get(name) ?? null,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
