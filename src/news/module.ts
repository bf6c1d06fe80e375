import type { Module } from '../core/module.ts';
import { addHooks } from './hooks.ts';
import { publishToHub } from './hub/publish.ts';
import { relabelNews } from './labels/relabel.ts';
import * as adminListNouns from './model/admin-list.ts';
import { newsFields } from './model/fields.ts';
import * as newsNouns from './model/news.ts';
import * as newsNotifyNouns from './model/news-notify.ts';
import * as reviewNouns from './model/review.ts';
import * as revisionNouns from './model/revision.ts';
import { newsRights } from './model/rights.ts';
import { newsTags } from './model/tags.ts';
import * as viewNouns from './model/views.ts';
import * as workflowNouns from './model/workflow.ts';
import * as workingCopyNouns from './model/working-copy.ts';
import { sweepPreviews } from './previews/previews.ts';
import { newsRoutes } from './routes.ts';
import { newsIndexSource, termsSource, vocabularySource } from './search/document.ts';
import { reindexNews } from './search/reindex.ts';
import { newsExport } from './tables.ts';
import { viewCounter } from './trending/views.ts';
import { applyDue } from './workflow/due.ts';
import { sweepGone, sweepTrash } from './workflow/trash.ts';
import { publishDueChanges } from './working-copy/publish.ts';

export const news: Module = {
  name: 'news',
  nouns: [
    adminListNouns,
    newsNotifyNouns,
    newsNouns,
    reviewNouns,
    revisionNouns,
    viewNouns,
    workflowNouns,
    workingCopyNouns,
  ],
  fields: newsFields,
  rights: newsRights,
  scopes: { contributors: ['contributors'], news: ['news', 'working-copies'], submissions: ['submissions'] },
  tags: newsTags,
  tables: newsExport,
  hooks: addHooks,
  routes: newsRoutes,
  jobs: {
    'news.relabel': relabelNews,
    'news.reindex': reindexNews,
    'news.due': async (app) => {
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
    { name: 'news.due', everyMs: 60_000, job: { kind: 'news.due' } },
  ],
  search: { news_index: newsIndexSource, news_terms: termsSource, news_vocabulary: vocabularySource },
  serving: (app) => viewCounter(app).start(),
};
