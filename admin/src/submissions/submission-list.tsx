import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contributor, Submission } from '../../../src/news/model/submission.ts';
import { call } from '../api/http.ts';
import { languageName } from '../api/languages.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { DecisionDialog } from '../layout/decision-dialog.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { TitleLink } from '../layout/title-link.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';
import { Contributors, percent, useContributors } from './contributors.tsx';

type Decision = 'accept' | 'return' | 'reject';

const states = ['submitted', 'accepted', 'returned', 'rejected', 'withdrawn'] as const;
const decisions = ['accept', 'return', 'reject'] as const;
const colors = {
  submitted: 'warning',
  accepted: 'success',
  returned: 'info',
  rejected: 'default',
  withdrawn: 'default',
} as const;

function SubmissionRow(props: {
  submission: Submission;
  by: Contributor | undefined;
  decide: (decision: Decision) => void;
}) {
  const text = useText();
  const time = useTime();
  const { submission, by } = props;
  const { contributor, lang, words, note, status, decision_note, decided_by } = submission;
  const figures = [
    by ? `${contributor.name} (${text('submissions.score')} ${percent(by.score)})` : contributor.name,
    languageName(lang),
    text('submissions.words', { count: words }),
    time.near(submission.submitted_at),
  ];
  return (
    <>
      <TitleLink to={`/news/${submission.news_id}`} lang={lang}>
        {submission.title}
      </TitleLink>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip size="small" variant="outlined" color={colors[status]} label={text(`submissions.${status}`)} />
        <Typography variant="body2" color="text.secondary">
          {figures.join(' · ')}
        </Typography>
      </Box>
      {note && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
      {decision_note && (
        <Typography variant="body2" color="text.secondary" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {decided_by?.name}: {decision_note}
        </Typography>
      )}
      {status === 'submitted' && may('news.review') && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {decisions.map((one) => (
            <Button
              key={one}
              variant={one === 'accept' ? 'contained' : 'text'}
              color={one === 'reject' ? 'error' : 'primary'}
              onClick={() => props.decide(one)}
            >
              {text(`submissions.${one}`)}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}

/** Stories that contributors handed in: to be decided about, or, for a contributor, what became of the own ones. */
export function SubmissionList() {
  const text = useText();
  const queries = useQueryClient();
  const canReview = may('news.review');
  const [status, setStatus] = useState<'' | Submission['status']>(canReview ? 'submitted' : '');
  const [decision, setDecision] = useState<{ submission: Submission; verb: Decision } | null>(null);
  const [areContributorsShown, setContributorsShown] = useState(false);
  const contributors = useContributors();
  const sort = status === 'submitted' ? 'submitted_at' : '-submitted_at';
  const rows = useRows<Submission>('submissions', { status, sort }, { everyMs: 30_000 });
  const send = async (note: string) => {
    const { submission, verb } = decision as { submission: Submission; verb: Decision };
    const body = note === '' ? {} : { note };
    await call(`/api/admin/submissions/${submission.id}/${verb}`, { method: 'POST', body });
    await queries.invalidateQueries({ queryKey: ['submissions'] });
    void queries.invalidateQueries({ queryKey: ['news'] });
  };
  const choices = [['', text('news.all')] as const, ...states.map((one) => [one, text(`submissions.${one}`)] as const)];
  return (
    <>
      <PageTitle title={text('submissions.title')}>
        {canReview && contributors.length > 0 && (
          <Button aria-expanded={areContributorsShown} onClick={() => setContributorsShown(!areContributorsShown)}>
            {text('submissions.contributors')}
          </Button>
        )}
      </PageTitle>
      {areContributorsShown && (
        <Paper variant="outlined" sx={{ mb: 2 }}>
          <Contributors list={contributors} />
        </Paper>
      )}
      <Box sx={{ mb: 2 }}>
        <ChoiceChips label={text('news.states')} value={status} choices={choices} onChange={setStatus} />
      </Box>
      <Rows
        rows={rows}
        label={text('submissions.title')}
        none={text(status === 'submitted' ? 'submissions.none' : 'submissions.none_found')}
      >
        {(submission) => (
          <SubmissionRow
            submission={submission}
            by={contributors.find(({ id }) => id === submission.contributor.id)}
            decide={(verb) => setDecision({ submission, verb })}
          />
        )}
      </Rows>
      {decision && (
        <DecisionDialog
          form={`submissions.${decision.submission.id}.${decision.verb}`}
          title={text(`submissions.${decision.verb}`)}
          about={text(`submissions.${decision.verb}_about`)}
          action={text(`submissions.${decision.verb}`)}
          label={text('submissions.note')}
          most={1_000}
          isNoteNeeded={decision.verb !== 'accept'}
          send={send}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}
