import fields from 'form:WebhookInput';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { NewWebhook, Webhook, WebhookDeliveryDetail } from '../../../src/webhooks/model.ts';
import { PageSection } from '../account/account-page.tsx';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { RecordDialog } from '../record/record-dialog.tsx';
import { SecretOnce } from '../record/secret-once.tsx';
import { useChoice } from '../record/use-choice.ts';
import { NotConfirmed, useProof } from '../record/use-proof.tsx';
import { may } from '../session/rights.ts';
import { Deliveries } from './deliveries.tsx';
import { DeliveryView } from './delivery-view.tsx';
import { WebhookState } from './webhook-list.tsx';

function Head({ webhook }: { webhook: Webhook }) {
  const text = useText();
  const time = useTime();
  const choice = useChoice();
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{webhook.url}</bdi>
      </Typography>
      {/* What the program says there is for its operators. */}
      {webhook.stopped_reason && <Alert severity="warning">{webhook.stopped_reason}</Alert>}
      {webhook.failing_since && (
        <Alert severity="error">{text('webhooks.failing_since', { time: time.absolute(webhook.failing_since) })}</Alert>
      )}
      <Typography variant="body2" color="text.secondary">
        {webhook.events.map((event) => choice('events', event)).join(', ')}
      </Typography>
    </>
  );
}

/** A webhook with what was sent to it. */
export function WebhookPage() {
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const id = Number(useParams().id);
  const path = `/api/admin/webhooks/${id}`;
  const [isEditing, setEditing] = useState(false);
  const [isRotating, setRotating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [tried, setTried] = useState<WebhookDeliveryDetail | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [prove, proof] = useProof();
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', id],
    queryFn: () => call<Webhook>(path),
    retry: false,
  });
  const run = async (work: () => Promise<unknown>) => {
    setFailure(null);
    setBusy(true);
    await work().catch((reason) => setFailure(reason instanceof NotConfirmed ? null : reason));
    setBusy(false);
    await queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith('webhooks') });
  };
  const test = async () => setTried((await call<WebhookDeliveryDetail>(`${path}/test`, { method: 'POST' })).data);
  const rotate = async () =>
    setSecret((await prove((body) => call<NewWebhook>(`${path}/rotate-secret`, { method: 'POST', body }))).data.secret);
  const close = () => {
    setEditing(false);
    // It may have been removed.
    call(path).catch(() => navigate('/webhooks'));
  };
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const webhook = data.data;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={webhook.description || text('webhooks.one')}>
        <WebhookState webhook={webhook} />
      </PageTitle>
      <Head webhook={webhook} />
      {failure !== null && <Problem error={failure} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {may('webhooks.write') && (
          <>
            <Button variant="contained" onClick={() => setEditing(true)}>
              {text('live.edit')}
            </Button>
            <Button variant="outlined" loading={isBusy} onClick={() => void run(test)}>
              {text('webhooks.test')}
            </Button>
            <Button variant="outlined" onClick={() => setRotating(true)}>
              {text('webhooks.rotate')}
            </Button>
          </>
        )}
        <Button component={Link} to="/webhooks" color="inherit">
          {text('editor.back')}
        </Button>
      </Box>
      {tried && (
        <PageSection title={text('webhooks.tried')}>
          <DeliveryView delivery={tried} />
        </PageSection>
      )}
      <Deliveries webhook={id} />
      {isEditing && (
        <RecordDialog
          title={text('webhooks.one')}
          resource="webhooks"
          row={webhook}
          fields={fields}
          help={{ url: text('webhooks.url_help') }}
          removal={{ title: text('webhooks.remove_title'), about: text('webhooks.remove_about') }}
          onClose={close}
        />
      )}
      {isRotating && (
        <Confirm
          title={text('webhooks.rotate')}
          about={text('webhooks.rotate_about')}
          action={text('webhooks.rotate')}
          onConfirm={() => void run(rotate)}
          onClose={() => setRotating(false)}
        />
      )}
      {proof}
      {secret !== null && (
        <SecretOnce
          title={text('webhooks.secret')}
          about={text('webhooks.secret_about')}
          label={text('webhooks.secret')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Box>
  );
}
