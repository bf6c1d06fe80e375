import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { PageSection } from '../account/account-page.tsx';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Confirm } from '../layout/confirm.tsx';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { FormFields } from '../record/form-fields.tsx';
import type { DialogQuestion } from '../record/record-dialog.tsx';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { useProof } from '../record/use-proof.tsx';
import { may } from '../session/rights.ts';
import { useCloseQuestion } from './close-question.ts';
import { FlagsField } from './flags-field.tsx';
import { History } from './history.tsx';
import { LinksField } from './links-field.tsx';
import { MaintenancePreview } from './maintenance-preview.tsx';
import type { SectionLayout } from './sections.ts';
import { ThemeField } from './theme-field.tsx';
import { useSection } from './use-section.ts';

/** Fields whose names do not say enough. */
const helped = [
  ...(['mfa_roles', 'session_days', 'audit_days', 'store_hosts', 'link_schemes'] as const),
  ...(['editors_may', 'push_approval', 'desk_time_zone', 'feed_content', 'refresh_seconds', 'font_scale'] as const),
  ...(['test_mode', 'publisher_id', 'horoscope_computed'] as const),
];

/** Help texts by field. */
function useHelp(): Readonly<Record<string, string>> {
  const text = useText();
  return Object.fromEntries(helped.map((name) => [name, text(`settings_help.${name}`)]));
}

/** Fields whose keys the publisher chooses. */
const own = { theme: ThemeField, features: FlagsField, placements: FlagsField, social: LinksField };

const platforms = ['android', 'ios'] as const;

/** A section of the settings: its cards, one button that saves all of them, and what it was before. */
export function SectionForm({ section }: { section: SectionLayout }) {
  const [platform, setPlatform] = useState<(typeof platforms)[number]>('android');
  const text = useText();
  if (section.id !== 'admob') return <Fields section={section} query={{}} />;
  const choices = [
    ['android', 'Android'],
    ['ios', 'iOS'],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChoiceChips label={text('settings.platform')} value={platform} choices={choices} onChange={setPlatform} />
      <Fields key={platform} section={section} query={{ platform }} />
    </Box>
  );
}

function Fields({ section, query }: { section: SectionLayout; query: Readonly<Record<string, string>> }) {
  const text = useText();
  const notify = useNotify();
  const [prove, proof] = useProof();
  const help = useHelp();
  const closeQuestion = useCloseQuestion();
  const [question, setQuestion] = useState<DialogQuestion | null>(null);
  const form = useSection(section.id, query, prove);
  const isReadOnly = !may(section.write);
  const { error, isPending, refetch } = form.stored;
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (isPending) return <Loading />;
  const save = async () => {
    if (await form.save()) notify(text('editor.saved'), { type: 'success' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const confirmation = await closeQuestion(form.values, form.stored.data?.data ?? {});
    if (confirmation === null) await save();
    else setQuestion(confirmation);
  };
  const isTest = section.id === 'admob' && form.values.ads_enabled === true && form.values.test_mode === true;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Unfinished of={form.unsaved} />
      {isTest && <Alert severity="warning">{text('settings.test_ids')}</Alert>}
      {section.cards.map(({ title, fields }) => (
        <PageSection key={title} title={text(title)}>
          <FormFields
            fields={fields}
            values={form.values}
            onChange={form.change}
            errors={form.errors}
            own={own}
            help={help}
            isReadOnly={isReadOnly}
          />
          {title === 'settings.maintenance' && <MaintenancePreview values={form.values} />}
        </PageSection>
      ))}
      {form.problem !== null && <Problem error={form.problem} />}
      {Object.keys(form.errors).length > 0 && <Alert severity="error">{text('settings.errors')}</Alert>}
      {!isReadOnly && (
        <Box sx={{ position: 'sticky', bottom: 0, py: 1.5, bgcolor: 'background.default', zIndex: 1 }}>
          <Button type="submit" variant="contained" loading={form.isBusy} disabled={!form.isChanged}>
            {text('layout.save')}
          </Button>
        </Box>
      )}
      {proof}
      {question && <Confirm {...question} onConfirm={() => void save()} onClose={() => setQuestion(null)} />}
      <History section={section.id} query={query} {...(isReadOnly ? {} : { onRestore: form.restore })} />
    </Box>
  );
}
