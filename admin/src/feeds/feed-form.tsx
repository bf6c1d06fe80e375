import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Feed } from '../../../src/feeds/model/feed.ts';
import type { FeedTest } from '../../../src/feeds/model/feed-admin.ts';
import { PageSection } from '../account/account-page.tsx';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Problem } from '../layout/problem.tsx';
import { FormFields } from '../record/form-fields.tsx';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { useRecord } from '../record/use-record.ts';
import { may } from '../session/rights.ts';
import { TrialItems } from './adding/trial-items.tsx';
import { TrialView } from './adding/trial-view.tsx';
import type { VerdictRules } from './adding/verdict.ts';
import { addressFields, own, requestFields, ruleFields } from './fields/feed-fields.tsx';
import { StoredHeaders } from './fields/headers-field.tsx';
import { useHelp } from './fields/use-help.ts';

const fields = [...addressFields, ...ruleFields, ...requestFields];

/** The feed is fetched once; what the rules do with its items follows what is typed. */
function LiveTest({ feed, rules }: { feed: Feed; rules: VerdictRules }) {
  const text = useText();
  const [report, setReport] = useState<FeedTest | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    setError(null);
    await call<FeedTest>(`/api/admin/feeds/${feed.id}/test`, { method: 'POST' })
      .then(({ data }) => setReport(data))
      .catch(setError);
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Button variant="outlined" loading={isBusy} sx={{ justifySelf: 'start' }} onClick={() => void test()}>
        {text('feeds.test_rules')}
      </Button>
      {error !== null && <Problem error={error} />}
      {report && <TrialView report={report} />}
      {report?.ok && <TrialItems items={report.items} rules={rules} />}
    </Box>
  );
}

/** Address, rules and requests of a feed, with one button that saves all of them. */
export function FeedForm({ feed }: { feed: Feed }) {
  const text = useText();
  const help = useHelp();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const [saves, setSaves] = useState(0);
  const record = useRecord<Feed>({ resource: 'feeds', row: feed, fields });
  const isReadOnly = !may('feeds.write');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await record.save())) return;
    setSaves(saves + 1); // secrets that were sent are shown as stored
    notify(text('editor.saved'), { type: 'success' });
  };
  const remove = async () => {
    if (await record.remove()) navigate('/feeds');
  };
  const form = { values: record.values, onChange: record.change, errors: record.errors, help, own, isReadOnly };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Unfinished of={record.unsaved} />
      <PageSection title={text('feeds.about_feed')}>
        <FormFields fields={addressFields} {...form} />
      </PageSection>
      <PageSection title={text('feeds.rules')}>
        <FormFields fields={ruleFields} {...form} />
        {!isReadOnly && <LiveTest feed={feed} rules={record.values as VerdictRules} />}
      </PageSection>
      <PageSection title={text('feeds.requests')}>
        <StoredHeaders value={feed.header_names}>
          <FormFields
            key={saves}
            fields={requestFields}
            {...form}
            help={{ ...help, ...(feed.has_password ? { username: text('feeds.has_password') } : {}) }}
          />
        </StoredHeaders>
      </PageSection>
      {record.problem !== null && <Problem error={record.problem} />}
      {!isReadOnly && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            flexWrap: 'wrap',
            position: 'sticky',
            bottom: 0,
            py: 1.5,
            bgcolor: 'background.default',
            zIndex: 1,
          }}
        >
          <Button type="submit" variant="contained" loading={record.isBusy} disabled={!record.isChanged}>
            {text('layout.save')}
          </Button>
          <Button color="error" sx={{ marginInlineStart: 'auto' }} onClick={() => setRemoving(true)}>
            {text('editor.remove')}
          </Button>
        </Box>
      )}
      {isRemoving && (
        <Confirm
          title={text('feeds.remove_title', { title: feed.title })}
          about={text('feeds.remove_about')}
          action={text('editor.remove')}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </Box>
  );
}
