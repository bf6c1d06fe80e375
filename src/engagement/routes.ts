import { Type } from 'typebox';
import { etag, idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import { type ActRoute, type Call, get, type Route } from '../core/api/route.ts';
import { parseQuery } from '../core/api/validate.ts';
import { Id, Lang } from '../core/model/common.ts';
import { InstallationId } from '../notifications/model/device.ts';
import { addBookmark, bookmarksOf, limitReads, removeBookmark } from './bookmarks.ts';
import { limits, takeFrom } from './installation.ts';
import {
  Bookmark,
  BookmarkedItem,
  BookmarkQuery,
  Report,
  ReportAnswer,
  ReportInput,
  Vote,
  VoteInput,
} from './model.ts';
import { pollResource, transitionPoll } from './poll-resource.ts';
import { pollItem, pollList, vote } from './polls.ts';
import { answer, report, reportResource } from './reports.ts';

const installationPath = Type.Object({ installation_id: InstallationId });
const bookmarkPath = Type.Object({ installation_id: InstallationId, news_id: Id });

/** The parameters of the path, checked. @throws Fault `invalid` */
const bookmarkIn = ({ params }: Call) =>
  parseQuery(bookmarkPath, { installation_id: String(params.installation_id), news_id: String(params.news_id) });
const installationIn = ({ params }: Call): string =>
  parseQuery(installationPath, { installation_id: String(params.installation_id) }).installation_id;

const voteMessages = { counted: 'Counted.', repeated: 'Counted already.', changed: 'Changed.' };

const empty = Type.Object({}, { additionalProperties: false });

/** What readers send, and their bookmarks. */
export const engagementRoutes: Route[] = [
  get('/api/v1/polls', 'Polls', pollList),
  get('/api/v1/polls/:id', 'Polls', pollItem),
  {
    method: 'POST',
    path: '/api/v1/polls/:id/vote',
    intake: 'rows',
    tag: 'Polls',
    access: 'anyone',
    limit: 'counted',
    summary: 'Vote, once per installation; the same vote again changes nothing',
    query: Type.Object({ lang: Type.Optional(Lang) }),
    body: VoteInput,
    reply: Vote,
    async run(app, call) {
      const { installation_id, option_id } = call.body as { installation_id: string; option_id: number };
      const lang = call.query.lang as Lang | undefined;
      const { ip } = call;
      const cast = { pollId: idOf(call), installationId: installation_id, optionId: option_id, lang, ip };
      const { vote: data, what } = await vote(app, cast);
      return { data, message: voteMessages[what] };
    },
  },
  {
    method: 'GET',
    path: '/api/v1/installations/:installation_id/bookmarks',
    tag: 'Bookmarks',
    access: 'anyone',
    limit: 'counted',
    summary: 'Bookmarked stories of this installation, newest bookmark first',
    query: BookmarkQuery,
    reply: Type.Array(BookmarkedItem),
    async run(app, call) {
      await limitReads(app, call.ip);
      return bookmarksOf(app, installationIn(call), call.query);
    },
  },
  {
    method: 'PUT',
    path: '/api/v1/installations/:installation_id/bookmarks/:news_id',
    intake: 'rows',
    tag: 'Bookmarks',
    access: 'anyone',
    limit: 'counted',
    summary: 'Add a bookmark (200 when it exists already)',
    body: empty,
    reply: Bookmark,
    status: 201,
    also: { 200: Bookmark },
    async run(app, call) {
      await takeFrom(app, limits.write, call.ip);
      const { installation_id, news_id } = bookmarkIn(call);
      const { bookmark, created } = await addBookmark(app, installation_id, news_id);
      return { data: bookmark, status: created ? 201 : 200, message: created ? 'Kept.' : 'Kept already.' };
    },
  },
  {
    method: 'DELETE',
    path: '/api/v1/installations/:installation_id/bookmarks/:news_id',
    tag: 'Bookmarks',
    access: 'anyone',
    limit: 'counted',
    summary: 'Remove a bookmark; 200 also when there was none',
    reply: Type.Object({ news_id: Id }),
    async run(app, call) {
      await takeFrom(app, limits.write, call.ip);
      const { installation_id, news_id } = bookmarkIn(call);
      await removeBookmark(app, installation_id, news_id);
      return { data: { news_id }, message: 'Removed.' };
    },
  },
  {
    method: 'POST',
    path: '/api/v1/news/:id/report',
    intake: 'rows',
    tag: 'News',
    access: 'anyone',
    limit: 'counted',
    summary: 'Report a story to the editors; a second report of the same installation replaces the first',
    body: ReportInput,
    mostBytes: 65_536, // its text in Indic letters, percent-encoded as a form sends them
    reply: Report,
    status: 202,
    async run(app, call) {
      const data = await report(app, idOf(call), call.body as ReportInput, call.ip);
      return { data, status: 202, message: 'Received.' };
    },
  },
];

const pollVerbs = (['open', 'close'] as const).map(
  (verb): ActRoute => ({
    method: 'POST',
    path: `/api/admin/polls/:id/${verb}`,
    tag: 'Admin: polls',
    access: 'polls.write',
    summary: verb === 'open' ? 'Open a poll for votes, from `opens_at` on' : 'End a poll now',
    body: empty,
    reply: pollResource.noun,
    async run(app, call) {
      const { data, rev } = await transitionPoll(app, idOf(call), verb, call.rev, call.actor);
      return { data, message: 'Done.', headers: etag(rev) };
    },
  }),
);

const reportVerbs = (
  [
    ['resolve', 'resolved', 'Resolve a report: it was right and something was done'],
    ['dismiss', 'dismissed', 'Dismiss a report: nothing needs to be done'],
  ] as const
).map(
  ([verb, status, summary]): ActRoute => ({
    method: 'POST',
    path: `/api/admin/reports/:id/${verb}`,
    tag: 'Admin: reports',
    access: 'reports.write',
    summary,
    body: ReportAnswer,
    reply: reportResource.noun,
    async run(app, call) {
      const note = call.body.note as string | undefined;
      const { data, rev } = await answer(app, idOf(call), status, note, call.rev, call.actor);
      return { data, message: 'Done.', headers: etag(rev) };
    },
  }),
);

/** Polls and reports, for administrators. */
export const engagementAdminRoutes: ActRoute[] = [
  ...resourceRoutes(pollResource),
  ...pollVerbs,
  ...resourceRoutes(reportResource),
  ...reportVerbs,
];
