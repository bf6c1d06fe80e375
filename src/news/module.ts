import type { Module } from '../core/module.ts';
import { addHooks } from './hooks.ts';
import { publishToHub } from './hub/publish.ts';
import { relabelNews } from './labels/relabel.ts';
import { sweepPreviews } from './previews/previews.ts';
import { newsRoutes } from './routes.ts';
import { newsIndexSource, termsSource, vocabularySource } from './search/document.ts';
import { reindexNews } from './search/reindex.ts';
import { viewsOf } from './trending/views.ts';
import { applyDue } from './workflow/due.ts';
import { sweepGone, sweepTrash } from './workflow/trash.ts';
import { publishDueChanges } from './working-copy/publish.ts';

export const news: Module = {
  name: 'news',
  hooks: addHooks,
  routes: newsRoutes,
  jobs: {
    'news.relabel': relabelNews,
    'news.reindex': reindexNews,
    'news.turn': async (app) => {
      await applyDue(app);
      await publishDueChanges(app);
    },
    'news.trash': async (app, job) => {
      await sweepTrash(app, job.signal);
      await sweepGone(app);
      await sweepPreviews(app);
    },
    'websub.publish': publishToHub,
  },
  schedule: [
    { name: 'news.trash', everyMs: 86_400_000, job: { kind: 'news.trash' } },
    // Planned moments have jobs of their own; this makes up for any that was lost with a restored backup.
    { name: 'news.turn', everyMs: 60_000, job: { kind: 'news.turn' } },
  ],
  search: { news_index: newsIndexSource, news_terms: termsSource, news_vocabulary: vocabularySource },
  serving: (app) => viewsOf(app).start(),
};
