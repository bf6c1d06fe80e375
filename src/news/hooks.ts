import { sql } from 'kysely';
import { cardSources } from '../cards/cards.ts';
import { categoryUses } from '../categories/categories.ts';
import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { describeUses, onMediaChange, onMediaReplace, useRights } from '../media/hooks.ts';
import { storySources } from '../notifications/stories/source.ts';
import { placeMoves, placeUses } from '../places/hooks.ts';
import { storyCards } from './card/source.ts';
import { addFigures } from './dashboard/hooks.ts';
import { usesOfCategories, usesOfPlaces } from './labels/merged.ts';
import { checkStoryLimits, copyRights, storyRights } from './permissions.ts';
import { topicsOfRow } from './view.ts';
import { isVisible } from './visible.ts';
import { copyUses } from './working-copy/files.ts';

/** A story that is saved in another transaction may still see the old tree, so the job runs a second time. */
const againMs = 60_000;
/** Places of one job. */
const atOnce = 500;

async function relabel(c: Change, moved: readonly number[]): Promise<void> {
  const runAt = isoTime(c.nowMs + againMs);
  for (let i = 0; i < moved.length; i += atOnce) {
    const payload = { places: moved.slice(i, i + atOnce) };
    await c.enqueue({ kind: 'news.relabel', payload });
    await c.enqueue({ kind: 'news.relabel', payload, runAt });
  }
}

/** Stories with a picture that is shown differently now: answers with them are out of date, also for clients that synchronise. */
async function refreshStories(c: Change, resource: string, ids: readonly number[]): Promise<void> {
  if (resource !== 'news') return;
  const rows = await c.tx
    .updateTable('news')
    .set({ updated_at: c.now })
    .where('id', 'in', ids)
    .returning(['lang', 'published_at'])
    .execute();
  c.touch(...rows.flatMap(topicsOfRow));
}

/** Texts and addresses name the originals of their files, also in changes that wait: a replaced one has another name. */
async function renameFiles(
  c: Change,
  resource: string,
  ids: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (resource !== 'news' && resource !== copyUses) return;
  const renamed = (column: string) => sql<string>`replace(${sql.ref(column)}, ${from}, ${to})`;
  if (resource === 'news')
    await c.tx
      .updateTable('news')
      .set({
        content: renamed('content'),
        image_url: renamed('image_url'),
        thumbnail_url: renamed('thumbnail_url'),
        images: renamed('images'),
        video_url: renamed('video_url'),
        audio_url: renamed('audio_url'),
      })
      .where('id', 'in', ids)
      .execute();
  await c.tx
    .updateTable('news_working_copies')
    .set({ input: renamed('input'), base: renamed('base') })
    .where('news_id', 'in', ids)
    .execute();
}

/** How news takes part in earlier modules: it refers to categories and places, notifications request its stories, and the dashboard for its figures. */
export function addHooks(app: App): void {
  addFigures(app);
  cardSources.add(app, storyCards);
  for (const use of usesOfCategories) categoryUses.add(app, use);
  for (const use of usesOfPlaces) placeUses.add(app, use);
  placeMoves.add(app, relabel);
  onMediaChange.add(app, refreshStories);
  onMediaReplace.add(app, renameFiles);
  describeUses.add(app, async ({ db }, resource, ids) => {
    if (resource !== 'news' && resource !== copyUses) return new Map();
    const rows = await db.write.selectFrom('news').select(['id', 'title', 'status']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, title, status }) => [id, { title, status, news_id: id }]));
  });
  useRights.add(app, (actor, resource) => {
    if (resource === copyUses) return copyRights(actor);
    return resource === 'news' ? storyRights(actor) : null;
  });
  storySources.add(app, {
    find: (db, id) =>
      db
        .selectFrom('news')
        .leftJoin('merged_rows as merged', (j) =>
          j.onRef('merged.row_id', '=', 'news.category_id').on('merged.kind', '=', 'categories'),
        )
        .leftJoin('categories', (j) =>
          j.on((e) => e('categories.id', '=', e.fn.coalesce('merged.into_id', 'news.category_id'))),
        )
        .select(['news.status', 'news.published_at', 'news.expires_at', 'categories.slug as category'])
        .where('news.id', '=', id)
        .executeTakeFirst(),
    isVisible,
    lock: (c, id) => c.dialect.lockRow(c.tx, 'news', id).then(() => {}),
    check: (c, id) => checkStoryLimits(c, id),
  });
}
