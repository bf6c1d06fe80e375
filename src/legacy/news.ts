import { type Static, Type } from 'typebox';
import { categoryIds } from '../categories/categories.ts';
import { change } from '../core/api/change.ts';
import { insertRow, lockRow, updateRow } from '../core/api/resource.ts';
import type { ActRoute, UploadedFile } from '../core/api/route.ts';
import { type Actor, type App, systemActor } from '../core/app.ts';
import { instant, isoTime } from '../core/clock.ts';
import { invalidField } from '../core/error.ts';
import { Id, Time } from '../core/model/common.ts';
import type { StoredMedia } from '../media/store.ts';
import { removeMedia } from '../media/trash.ts';
import { addMedia } from '../media/upload.ts';
import { NewsInput, NewsItem, NewsStatuses } from '../news/model/news.ts';
import { newsResource } from '../news/resource.ts';
import { checkNotTrashed, published, type StateColumns } from '../news/states.ts';
import { savedReply, tag } from './reply.ts';

const PostedNews = Type.Object(
  {
    ...NewsInput.properties,
    title: Type.Optional(NewsInput.properties.title),
    id: Type.Optional(Id),
    category: Type.Optional(Type.String({ maxLength: 120, description: 'Slug of the category, or its id' })),
    status: Type.Optional(Type.Enum([...NewsStatuses])),
    published_at: Type.Optional(Time),
  },
  { additionalProperties: false },
);
type PostedNews = Static<typeof PostedNews>;

/**
 * Adds an item, or edits the one with `id`, and publishes it unless `status` says otherwise; a future `published_at`
 * schedules.
 * @throws Fault `not_found`, `stale`, `invalid`, `conflict` for an item in the trash
 */
async function post(app: App, input: PostedNews, rev: number | null, actor: Actor) {
  const { id, category, status, published_at, ...fields } = input;
  const patch: Record<string, unknown> = fields;
  if (id === undefined && fields.title === undefined) throw invalidField('title', 'is required', 'required');
  if (category !== undefined) {
    const [found] = await categoryIds(app, category);
    if (found === undefined) throw invalidField('category', 'is no category', 'not_found');
    patch.category_id = found;
  }
  const row = await change(app, actor, async (c) => {
    const before = id === undefined ? null : await lockRow(c, newsResource, id, rev);
    const expiry =
      fields.expires_at === undefined ? before?.expires_at : fields.expires_at && isoTime(instant(fields.expires_at));
    const item = { published_at: before?.published_at ?? null, expires_at: expiry ?? null };
    const isOut = status === undefined || status === 'published' || status === 'scheduled';
    checkNotTrashed(before);
    const state: StateColumns = isOut
      ? published(c, item, published_at)
      : { status, ...(published_at === undefined ? {} : { published_at: isoTime(instant(published_at)) }) };
    if (status === 'scheduled' && state.status !== 'scheduled')
      throw invalidField('published_at', 'must be a time to come', 'range');
    return id === undefined
      ? insertRow(c, newsResource, patch, state)
      : updateRow(c, newsResource, id, patch, null, { set: state });
  });
  return { id: row.id, created: id === undefined, rev: row.rev ?? 0, data: await newsResource.toNoun(app, row) };
}

/** Runs `work` with the picture that came with the form, in the library; when it fails, the picture is not kept. */
async function withPicture<T>(
  app: App,
  files: readonly UploadedFile[],
  actor: Actor,
  work: (picture: Pick<PostedNews, 'media_id'>) => Promise<T>,
): Promise<T> {
  if (files.length === 0) return work({});
  const { rows, isNew } = await addMedia(app, files, {}, actor, () => 'image');
  const [row] = rows as [StoredMedia];
  try {
    return await work({ media_id: row.id });
  } catch (error) {
    if (isNew) for (const _ of ['to the trash', 'for good']) await removeMedia(app, row.id, null, false, systemActor);
    throw error;
  }
}

export const newsScript: ActRoute = {
  method: 'POST',
  path: '/api/news.php',
  tag,
  summary: 'Add or, with `id`, edit a news item; publishes unless `status` says otherwise',
  access: 'news.publish',
  body: PostedNews,
  upload: { fields: ['image'], most: 1 },
  references: { category: { table: 'categories', by: 'slug', isListed: true }, place_ids: { table: 'places' } },
  reply: NewsItem,
  status: 201,
  also: { 200: NewsItem },
  async run(app, { body, files, rev, actor }) {
    const saved = await withPicture(app, files, actor, (picture) =>
      post(app, { ...(body as PostedNews), ...picture }, rev, actor),
    );
    return savedReply(app, saved, `/api/v1/news/${saved.id}`);
  },
};
