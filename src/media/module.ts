import { fileAccess } from '../core/files/access.ts';
import { sweepTemporary } from '../core/files/temporary.ts';
import type { Module } from '../core/module.ts';
import { oldAddresses } from '../core/old-address.ts';
import { checkFiles } from './checks.ts';
import { addFigures, mediaMetrics } from './figures.ts';
import { mediaFields } from './model/fields.ts';
import * as mediaNouns from './model/media.ts';
import { mediaRights } from './model/rights.ts';
import { mediaQueue, removeFilesJob, renderJob } from './render-job.ts';
import { sweepUploads } from './resumable/store.ts';
import { mediaRoutes } from './routes.ts';
import { accessToFile } from './serving/access.ts';
import { findMovedFile } from './serving/moved.ts';
import { addSettingsUses } from './settings-uses.ts';
import { mediaExport } from './tables.ts';
import { removeOrphans, sweepMedia } from './trash.ts';

/** Pictures, audio and video: uploads, variants, the library. */
export const media: Module = {
  name: 'media',
  nouns: [mediaNouns],
  fields: mediaFields,
  rights: mediaRights,
  scopes: { media: ['media', 'media-uploads'] },
  tags: {
    'Admin: media': {
      about: 'Pictures, audio and video: uploads, texts, crop, uses, trash.',
      operations: {
        postAdminMedia:
          'All files are added or none: an error names each file that is refused, `files.0` the first. The kind follows from the content: JPEG, PNG, WebP, AVIF, GIF, MP3, AAC, MP4, WebM. A picture is `processing` until its variants are made.',
        postAdminMediaUploads:
          'The address of the upload comes in `Location`, for `HEAD` and `PATCH` of a tus client. An upload is removed a day after its last part; of more than 20 of one user, or more bytes than five of the largest files, the oldest is.',
        getAdminMediaUploadsById: 'Only an upload of your own.',
        patchAdminMediaUploadsById:
          'A file that is refused ends the upload: its kind is checked when the first 64 KB have arrived. 409 for another offset. The answer to the last part names the file of the library in `Content-Location`.',
        deleteAdminMediaUploadsById: 'What it has become stays in the library.',
        deleteAdminMediaById: '409 while a story shows it, without `force`. The trash is emptied after 30 days.',
        patchAdminMediaById: 'A new `focal` or `crop` makes the variants anew, under new addresses.',
      },
    },
  },
  tables: mediaExport,
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
    addFigures(app);
    oldAddresses.add(app, findMovedFile);
    fileAccess.add(app, accessToFile);
    addSettingsUses(app);
  },
  async start(app) {
    await sweepTemporary(app.config);
    await sweepUploads(app);
  },
};
