import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminReport } from '../../../src/engagement/model.ts';
import { call, ifMatch } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { DecisionDialog } from '../layout/decision-dialog.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { TitleLink } from '../layout/title-link.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';

const states = ['open', 'resolved', 'dismissed'] as const;
type Verb = 'resolve' | 'dismiss';

function ReportRow({ report, decide }: { report: AdminReport; decide: (verb: Verb) => void }) {
  const text = useText();
  const time = useTime();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip size="small" color="warning" variant="outlined" label={text(`reports.${report.reason}`)} />
        {report.is_overdue && <Chip size="small" color="error" label={text('reports.overdue')} />}
        <Typography variant="body2" color="text.secondary">
          {report.status === 'open'
            ? text('reports.due', { time: time.absolute(report.due_at) })
            : `${text(`reports.${report.status}`)} · ${report.handled_at ? time.absolute(report.handled_at) : ''}`}
        </Typography>
      </Box>
      <TitleLink to={`/news/${report.news_id}`}>{report.news_title}</TitleLink>
      {/* Plain text that anybody can send: nothing in it becomes a link. */}
      {report.note !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {report.note}
        </Typography>
      )}
      {report.answer !== '' && (
        <Typography variant="body2" color="text.secondary" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {text('reports.answer')}: {report.answer}
        </Typography>
      )}
      {may('reports.write') && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {report.status !== 'resolved' && (
            <Button variant="outlined" onClick={() => decide('resolve')}>
              {text('reports.resolve')}
            </Button>
          )}
          {report.status !== 'dismissed' && (
            <Button color="inherit" onClick={() => decide('dismiss')}>
              {text('reports.dismiss')}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

/** What readers reported, the most urgent first. */
export function ReportList() {
  const text = useText();
  const name = useFieldName();
  const queries = useQueryClient();
  const [status, setStatus] = useState<AdminReport['status']>('open');
  const [decision, setDecision] = useState<{ report: AdminReport; verb: Verb } | null>(null);
  const sort = status === 'open' ? 'due_at' : '-handled_at';
  const rows = useRows<AdminReport>('reports', { status, sort }, { everyMs: 30_000 });
  const send = async (note: string) => {
    const { report, verb } = decision as { report: AdminReport; verb: Verb };
    const body = note === '' ? {} : { note };
    const headers = ifMatch(report.rev);
    await call(`/api/admin/reports/${report.id}/${verb}`, { method: 'POST', body, headers });
    await queries.invalidateQueries({ queryKey: ['reports'] });
  };
  const choices = states.map((one) => [one, text(`reports.${one}`)] as const);
  return (
    <>
      <PageTitle title={text('reports.title')} />
      <Box sx={{ mb: 2 }}>
        <ChoiceChips label={text('news.states')} value={status} choices={choices} onChange={setStatus} />
      </Box>
      <Rows
        rows={rows}
        label={text('reports.title')}
        none={text(status === 'open' ? 'reports.none' : 'reports.none_found')}
      >
        {(report) => <ReportRow report={report} decide={(verb) => setDecision({ report, verb })} />}
      </Rows>
      {decision && (
        <DecisionDialog
          form={`reports.${decision.report.id}.${decision.verb}`}
          title={text(`reports.${decision.verb}`)}
          about={text(`reports.${decision.verb}_about`)}
          action={text(`reports.${decision.verb}`)}
          label={name('note')}
          most={2_000}
          send={send}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}
