import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Feed } from '../../../../src/feeds/model/feed.ts';
import type { FeedTest } from '../../../../src/feeds/model/feed-admin.ts';
import { PageSection } from '../../account/account-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Problem } from '../../layout/problem.tsx';
import { FormFields } from '../../record/form-fields.tsx';
import { Unfinished } from '../../record/unsaved/unfinished.tsx';
import { useRecord } from '../../record/use-record.ts';
import { addressFields, own, ruleFields } from '../fields/feed-fields.tsx';
import { useHelp } from '../fields/use-help.ts';
import { TrialItems } from './trial-items.tsx';
import type { VerdictRules } from './verdict.ts';

const fields = [...addressFields, ...ruleFields];

/** The settings of a feed that was found, beside what they would do with its items. */
export function NewFeed({ report, onAdded }: { report: FeedTest; onAdded: () => void }) {
  const text = useText();
  const help = useHelp();
  const navigate = useNavigate();
  const first = { feed_url: report.feed_url, publish_mode: 'off' };
  const record = useRecord<Feed>({ resource: 'feeds', row: null, first, fields, place: report.feed_url });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const feed = await record.save();
    if (!feed) return;
    onAdded();
    navigate(`/feeds/${feed.id}`);
  };
  const form = { values: record.values, onChange: record.change, errors: record.errors, help, own };
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
      </PageSection>
      {report.ok && (
        <PageSection title={text('feeds.preview')}>
          <TrialItems items={report.items} rules={record.values as VerdictRules} />
        </PageSection>
      )}
      {record.problem !== null && <Problem error={record.problem} />}
      <Box sx={{ position: 'sticky', bottom: 0, py: 1.5, bgcolor: 'background.default', zIndex: 1 }}>
        <Button type="submit" variant="contained" loading={record.isBusy}>
          {text('feeds.add')}
        </Button>
      </Box>
    </Box>
  );
}
