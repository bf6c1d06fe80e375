import fields from 'form:WebhookInput';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { NewWebhook, Webhook } from '../../../src/webhooks/model.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { TitleLink } from '../layout/title-link.tsx';
import { useRows } from '../layout/use-rows.ts';
import { RecordDialog } from '../record/record-dialog.tsx';
import { SecretOnce } from '../record/secret-once.tsx';
import { pick } from '../record/types.ts';
import { may } from '../session/rights.ts';

/** Whether a webhook works. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const text = useText();
  if (!webhook.is_active) return <Chip size="small" color="warning" variant="outlined" label={text('webhooks.off')} />;
  return webhook.failing_since ? (
    <Chip size="small" color="error" variant="outlined" label={text('webhooks.failing')} />
  ) : (
    <Chip size="small" color="success" variant="outlined" label={text('webhooks.on')} />
  );
}

/** Servers that are notified of events. */
export function WebhookList() {
  const text = useText();
  const time = useTime();
  const navigate = useNavigate();
  const rows = useRows<Webhook>('webhooks', {});
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<NewWebhook | null>(null);
  return (
    <>
      <PageTitle title={text('webhooks.title')}>
        {may('webhooks.write') && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
            {text('webhooks.new')}
          </Button>
        )}
      </PageTitle>
      <Rows rows={rows} label={text('webhooks.title')} none={text('webhooks.none')}>
        {(webhook) => (
          <>
            <TitleLink to={`/webhooks/${webhook.id}`}>{webhook.description || webhook.url}</TitleLink>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <WebhookState webhook={webhook} />
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{webhook.url}</bdi> · {time.near(webhook.updated_at)}
              </Typography>
            </Box>
          </>
        )}
      </Rows>
      {isAdding && (
        <RecordDialog<NewWebhook>
          title={text('webhooks.new')}
          resource="webhooks"
          row={null}
          first={{ events: [] }}
          fields={pick(fields, ['url', 'description', 'events'])}
          help={{ url: text('webhooks.url_help') }}
          onSaved={setMade}
          onClose={() => setAdding(false)}
        />
      )}
      {made && (
        <SecretOnce
          title={text('webhooks.secret')}
          about={text('webhooks.secret_about')}
          label={text('webhooks.secret')}
          secret={made.secret}
          onClose={() => navigate(`/webhooks/${made.id}`)}
        />
      )}
    </>
  );
}
