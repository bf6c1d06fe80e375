import type { Stored } from '../../core/db/table.ts';
import type { Submission } from '../model/submission.ts';
import type { NewsSubmissionRow } from '../tables.ts';

export type StoredSubmission = Stored<NewsSubmissionRow>;

export function toSubmission(row: StoredSubmission): Submission {
  const { contributor_id, contributor_name, decided_by, decided_name, lang, ...rest } = row;
  return {
    ...rest,
    lang: lang as Submission['lang'],
    contributor: { id: contributor_id, name: contributor_name },
    decided_by: decided_name === null ? null : { id: decided_by, name: decided_name },
  };
}
