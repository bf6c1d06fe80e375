import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookDelivery, WebhookDeliveryDetail } from '../../../src/webhooks/model.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { Rows } from '../layout/rows.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';
import { DeliveryLine, DeliveryView } from './delivery-view.tsx';

const states = ['pending', 'succeeded', 'failed'] as const;

function Detail({ webhook, id }: { webhook: number; id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', webhook, 'deliveries', id],
    queryFn: () => call<WebhookDeliveryDetail>(`/api/admin/webhooks/${webhook}/deliveries/${id}`),
  });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  return data ? <DeliveryView delivery={data.data} /> : <Loading />;
}

/** What was sent to a webhook in the last seven days. */
export function Deliveries({ webhook }: { webhook: number }) {
  const text = useText();
  const queries = useQueryClient();
  const [status, setStatus] = useState<'' | WebhookDelivery['status']>('');
  const [opened, setOpened] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const resource = `webhooks/${webhook}/deliveries`;
  const rows = useRows<WebhookDelivery>(resource, { status }, { everyMs: 10_000 });
  const path = `/api/admin/webhooks/${webhook}/deliveries`;
  const replay = async (id: number) => {
    setError(null);
    await call(`${path}/${id}/replay`, { method: 'POST' }).catch(setError);
    await queries.invalidateQueries({ queryKey: [resource] });
  };
  const choices = [['', text('news.all')] as const, ...states.map((one) => [one, text(`webhooks.${one}`)] as const)];
  return (
    <Box component="section" aria-labelledby="deliveries">
      <Typography component="h2" variant="h2" id="deliveries" sx={{ mb: 1 }}>
        {text('webhooks.deliveries')}
      </Typography>
      <Box sx={{ mb: 2 }}>
        <ChoiceChips label={text('news.states')} value={status} choices={choices} onChange={setStatus} />
      </Box>
      {error !== null && <Problem error={error} />}
      <Rows rows={rows} label={text('webhooks.deliveries')} none={text('webhooks.no_deliveries')}>
        {(delivery) => (
          <>
            {opened === delivery.id ? (
              <Detail webhook={webhook} id={delivery.id} />
            ) : (
              <DeliveryLine delivery={delivery} />
            )}
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <Button
                size="small"
                aria-expanded={opened === delivery.id}
                onClick={() => setOpened(opened === delivery.id ? null : delivery.id)}
              >
                {text('audit.details')}
              </Button>
              {may('webhooks.write') && delivery.status !== 'pending' && (
                <Button size="small" variant="outlined" onClick={() => void replay(delivery.id)}>
                  {text('webhooks.replay')}
                </Button>
              )}
            </Box>
          </>
        )}
      </Rows>
    </Box>
  );
}
