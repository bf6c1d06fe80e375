import { sql } from 'kysely';
import { Type } from 'typebox';
import type { ActRoute } from '../../core/api/route.ts';
import type { Actor, App } from '../../core/app.ts';
import { offMainThread } from '../../core/db/reader/off-main-thread.ts';
import { Lang } from '../../core/model/common.ts';
import { fold } from '../../text/fold.ts';
import { onlyBy } from '../permissions.ts';

const most = 10;

/**
 * Tags of stories in a language that begin with a text, the most frequent first, as the newest story with each writes it.
 * They are compared folded: case and nuktas make no difference.
 */
async function suggestTags({ db: { read } }: App, lang: string, text: string, actor: Actor): Promise<string[]> {
  const start = fold(text);
  if (start === '') return [];
  const author = onlyBy(actor);
  let tags = read.selectFrom('news_labels');
  // Of others a contributor knows what readers see.
  if (author !== undefined)
    tags = tags.where('news_id', 'in', (e) =>
      e
        .selectFrom('news')
        .select('id')
        .where((w) => w.or([w('status', '=', 'published'), w('created_by', '=', author)])),
    );
  const labels = await tags
    .select((e) => ['label', e.fn.countAll<number>().as('count'), e.fn.max('news_id').as('id')])
    .where('kind', '=', 'tag')
    .where('label', '>=', start)
    // Letters, not bytes: no collation of PostgreSQL has a text that is after all that begin with another.
    .where(sql<boolean>`substr(label, 1, ${[...start].length}) = ${start}`)
    .where('lang', '=', lang)
    .groupBy('label')
    .orderBy('count', 'desc')
    .orderBy('label')
    .limit(most)
    .execute();
  if (labels.length === 0) return [];
  const ids = labels.map(({ id }) => id);
  const stories = await read.selectFrom('news').select(['id', 'tags']).where('id', 'in', ids).execute();
  const written = new Map(stories.map((story) => [story.id, JSON.parse(story.tags) as string[]]));
  return labels.map(({ label, id }) => written.get(id)?.find((tag) => fold(tag) === label) ?? label);
}

export const tagsRoute: ActRoute = {
  method: 'GET',
  tag: 'Admin: news',
  access: 'news.write',
  path: '/api/admin/news/tags',
  query: Type.Object({
    lang: Lang,
    search: Type.String({ minLength: 1, maxLength: 60, description: 'How the tag begins' }),
  }),
  reply: Type.Array(Type.String()),
  summary: 'Tags of stories in a language that begin with a text, the most frequent first, at most 10',
  async run(app, { query, actor }) {
    const { lang, search } = query as { lang: string; search: string };
    return { data: await offMainThread(() => suggestTags(app, lang, search, actor)) };
  },
};
