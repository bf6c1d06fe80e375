import { Type } from 'typebox';
import { etag, idOf, pathNumber } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import { AdminItem } from '../model/news.ts';
import {
  AssignBody,
  StoryComment,
  StoryCommentInput,
  StoryCommentPatch,
  type StoryCommentInput as StoryCommentWritten,
} from '../model/review.ts';
import { newsResource } from '../resource.ts';
import { assignStory } from './assign.ts';
import { addComment, listComments, resolveComment } from './comments.ts';

const tag = 'Admin: news';
const path = '/api/admin/news/:id';

export const reviewRoutes: ActRoute[] = [
  {
    tag,
    access: 'news.review',
    method: 'POST',
    path: `${path}/assign`,
    body: AssignBody,
    reply: AdminItem,
    summary: 'Assign a story to a person, or to nobody',
    async run(app, call) {
      const { user_id } = call.body as { user_id: number | null };
      const row = await assignStory(app, idOf(call), user_id, call.actor);
      return { data: await newsResource.toNoun(app, row), message: 'Done.', headers: etag(row.rev) };
    },
  },
  {
    tag,
    access: 'news.read',
    method: 'GET',
    path: `${path}/comments`,
    reply: Type.Array(StoryComment),
    summary: 'The comments of a story, oldest first',
    run: async (app, call) => ({ data: await listComments(app, idOf(call)) }),
  },
  {
    tag,
    access: 'news.write',
    method: 'POST',
    path: `${path}/comments`,
    body: StoryCommentInput,
    reply: StoryComment,
    status: 201,
    summary: 'Comment on a story, or approve it',
    async run(app, call) {
      const data = await addComment(app, idOf(call), call.body as StoryCommentWritten, call.actor);
      const location = `${app.config.publicUrl}/api/admin/news/${idOf(call)}/comments`;
      return { data, status: 201, message: 'Added.', headers: { location } };
    },
  },
  {
    tag,
    access: 'news.write',
    method: 'PATCH',
    path: `${path}/comments/:comment`,
    body: StoryCommentPatch,
    reply: StoryComment,
    summary: 'Resolve a comment, or open it again',
    async run(app, call) {
      const { is_resolved } = call.body as { is_resolved: boolean };
      const data = await resolveComment(app, idOf(call), pathNumber(call, 'comment'), is_resolved, call.actor);
      return { data, message: 'Saved.' };
    },
  },
];
