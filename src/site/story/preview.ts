import type { ActRoute } from '../../core/api/route.ts';
import { lookAtPreview, previewHeaders } from '../../news/previews/routes.ts';
import { storyPath, timeElement } from '../cards.ts';
import { html } from '../html.ts';
import { layout } from '../layout.ts';
import { siteOf } from '../site.ts';
import { pageWord } from '../words.ts';
import { bodyOf, type PageStory } from './story.ts';

/** A story that is not out yet, or not as it is edited, for whoever has the signed link. */
export const previewPage: ActRoute = {
  tag: 'Pages',
  access: 'anyone',
  limit: 'counted',
  method: 'GET',
  path: '/preview/:token',
  isPage: true,
  downloads: ['text/html'],
  fails: [404, 410],
  summary: 'A story by a preview link, as a page',
  async run(app, call) {
    const item = await lookAtPreview(app, call);
    const site = await siteOf(app, item.lang);
    const story: PageStory = { ...item, translations: [], seo_title: null, seo_description: null };
    const body = html`<p class="notice" role="note">${pageWord('preview', item.lang)} · ${timeElement(item.link_expires_at, site)}</p>
${bodyOf(story, site, { blog: null, polls: [], around: null, places: [], changed: null })}`;
    const { title, summary } = item;
    // The canonical address is that of the story: the link is secret.
    const made = layout(site, {
      title,
      description: summary,
      path: storyPath(item),
      body,
      isHidden: true,
      type: 'article',
      image: item.image_url,
    });
    return { data: null, page: made.text, headers: previewHeaders };
  },
};
