import type { App } from '../../core/app.ts';
import { countOf } from '../../system/dashboard/count.ts';
import { attentionChecks, dashboardParts } from '../../system/dashboard/hooks.ts';
import { untranslatedBreaking } from './breaking.ts';
import { dashboardStories, topOf, trendingOf } from './stories.ts';
import { dashboardViews } from './views.ts';

/** Stories and views on the dashboard, and stories that wait for somebody. */
export function addFigures(app: App): void {
  dashboardParts.add(app, { name: 'stories', right: 'news.read_all', compute: dashboardStories });
  dashboardParts.add(app, { name: 'views', right: 'news.read_all', compute: dashboardViews });
  dashboardParts.add(app, { name: 'top', right: null, compute: topOf });
  dashboardParts.add(app, { name: 'trending', right: null, compute: trendingOf });
  attentionChecks.add(app, { code: 'untranslated_breaking', right: 'news.review', count: untranslatedBreaking });
  attentionChecks.add(app, {
    code: 'stories_in_review',
    right: 'news.review',
    count: async ({ db: { read } }) =>
      (await countOf(read.selectFrom('news').where('status', '=', 'review'))) +
      (await countOf(read.selectFrom('news_working_copies').where('status', '=', 'review'))),
  });
  attentionChecks.add(app, {
    code: 'submissions',
    right: 'news.review',
    count: ({ db }) => countOf(db.read.selectFrom('news_submissions').where('status', '=', 'submitted')),
  });
}
