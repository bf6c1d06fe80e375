import { fileAccess } from '../core/files/access.ts';
import { sweepTemporary } from '../core/files/temporary.ts';
import type { Module } from '../core/module.ts';
import { oldAddresses } from '../core/old-address.ts';
import { checkFiles } from './checks.ts';
import { mediaMetrics } from './metrics.ts';
import { mediaQueue, removeFilesJob, renderJob } from './render-job.ts';
import { sweepUploads } from './resumable/store.ts';
import { mediaRoutes } from './routes.ts';
import { accessToFile } from './serving/access.ts';
import { findMovedFile } from './serving/moved.ts';
import { addSettingsUses } from './settings-uses.ts';
import { removeOrphans, sweepMedia } from './trash.ts';

/** Pictures, audio and video: uploads, variants, the library. */
export const media: Module = {
  name: 'media',
  routes: mediaRoutes,
  jobs: {
    'media.render': renderJob,
    'media.remove_files': removeFilesJob,
    'media.sweep': sweepMedia,
    'media.orphans': removeOrphans,
  },
  schedule: [
    { name: 'media.sweep', everyMs: 3_600_000, job: { kind: 'media.sweep' } },
    { name: 'media.orphans', everyMs: 86_400_000, job: { kind: 'media.orphans' } },
  ],
  // The decoder takes one at a time; with several there are those of other users among which it chooses.
  workers: () => ({ [mediaQueue]: 4 }),
  checks: checkFiles,
  metrics: mediaMetrics,
  hooks(app) {
    oldAddresses.add(app, findMovedFile);
    fileAccess.add(app, accessToFile);
    addSettingsUses(app);
  },
  async start(app) {
    await sweepTemporary(app.config);
    await sweepUploads(app);
  },
};
