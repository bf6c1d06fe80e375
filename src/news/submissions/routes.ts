import { sql } from 'kysely';
import { type TSchema, Type } from 'typebox';
import { resource } from '../../core/api/resource.ts';
import { listQueryOf, listRows, whereEqual } from '../../core/api/resource-list.ts';
import { idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import { isoTime } from '../../core/clock.ts';
import { notFound } from '../../core/error.ts';
import { placeLabel } from '../../places/tree.ts';
import {
  Contributor,
  type ContributorsQuery as ContributorsInput,
  ContributorsQuery,
  DecisionBody,
  Ledger,
  type LedgerQuery as LedgerInput,
  LedgerQuery,
  Submission,
  SubmissionFilters,
} from '../model/submission.ts';
import { onlyBy } from '../permissions.ts';
import { ledgerOf, listContributors } from './contributors.ts';
import { type Decision, decideSubmission, decisions } from './decisions.ts';
import { type StoredSubmission, toSubmission } from './store.ts';

const tag = 'Admin: submissions';
const path = '/api/admin/submissions';

const utc = (time: string): string => isoTime(Date.parse(time));

const submissions = resource<StoredSubmission>({
  name: 'submissions',
  one: 'submission',
  table: 'news_submissions',
  noun: Submission,
  filters: SubmissionFilters,
  sorts: ['-id', 'submitted_at', 'decided_at', 'title', 'status', 'lang', 'category_id', 'place_id', 'words'],
  nullable: ['decided_at', 'category_id', 'place_id'],
  access: { read: 'news.read', write: 'news.review' },
  narrow(_app, query, { status, place_id, from, to, search: _, ...equal }) {
    let q = whereEqual(query, equal);
    if (Array.isArray(status)) q = q.where('status', 'in', status as StoredSubmission['status'][]);
    if (typeof place_id === 'number')
      q = q.where(
        sql<boolean>`exists (select 1 from news_labels as l where l.news_id = news_submissions.news_id
          and l.kind = 'place' and l.label = ${placeLabel(place_id)})`,
      );
    if (typeof from === 'string') q = q.where('submitted_at', '>=', utc(from));
    if (typeof to === 'string') q = q.where('submitted_at', '<', utc(to));
    return q;
  },
  toNoun: (_app, row) => toSubmission(row),
});

const about: Record<Decision, string> = {
  accept: 'Accept a submission: the story stays in review for the editors, and counts in the ledger',
  reject: 'Reject a submission: the story is archived',
  return: 'Return a submission to its contributor, who may submit it again',
};

const decisionRoutes = decisions.map(
  (decision): ActRoute => ({
    method: 'POST',
    path: `${path}/:id/${decision}`,
    tag,
    access: 'news.review',
    ...(decision === 'accept' ? {} : { scopes: ['news:write'] as const }),
    summary: about[decision],
    body: DecisionBody,
    reply: Submission,
    async run(app, call) {
      const { note } = call.body as { note?: string | null };
      return { data: await decideSubmission(app, idOf(call), decision, note ?? null, call.actor), message: 'Done.' };
    },
  }),
);

/** Submissions of contributors, and their accepted work. */
export const submissionRoutes: ActRoute[] = [
  {
    method: 'GET',
    path,
    tag,
    access: 'news.read',
    summary: 'List submissions, newest first; contributors see their own',
    query: Type.Object(listQueryOf(submissions).properties as Record<string, TSchema>),
    reply: Type.Array(Submission),
    run(app, { query, actor }) {
      const author = onlyBy(actor);
      return listRows(app, submissions, author === undefined ? query : { ...query, contributor_id: author });
    },
  },
  ...decisionRoutes,
  {
    method: 'GET',
    path: '/api/admin/contributors',
    tag,
    access: 'news.review',
    summary: 'List contributors with the numbers of their submissions and a score',
    query: ContributorsQuery,
    reply: Type.Array(Contributor),
    run: (app, { query }) => listContributors(app, query as ContributorsInput),
  },
  {
    method: 'GET',
    path: '/api/admin/contributors/:id/ledger',
    tag,
    access: 'news.read',
    summary: 'The accepted work of a contributor in a period; contributors see their own',
    query: LedgerQuery,
    reply: Ledger,
    async run(app, call) {
      const author = onlyBy(call.actor);
      if (author !== undefined && author !== idOf(call)) throw notFound('contributor');
      return { data: await ledgerOf(app, idOf(call), call.query as LedgerInput) };
    },
  },
];
