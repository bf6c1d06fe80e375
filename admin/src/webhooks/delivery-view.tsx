import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { WebhookDelivery, WebhookDeliveryDetail } from '../../../src/webhooks/model.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { useChoice } from '../record/use-choice.ts';

const colors = { pending: 'info', succeeded: 'success', failed: 'error' } as const;

/** A delivery in a line: what was sent, when, and how it went. */
export function DeliveryLine({ delivery }: { delivery: WebhookDelivery }) {
  const text = useText();
  const time = useTime();
  const choice = useChoice();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip
        size="small"
        variant="outlined"
        color={colors[delivery.status]}
        label={text(`webhooks.${delivery.status}`)}
      />
      <Typography component="span">{choice('events', delivery.event)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {[
          time.near(delivery.created_at),
          text('webhooks.attempts', { count: delivery.attempts }),
          delivery.response_status === null ? '' : `HTTP ${delivery.response_status}`,
          delivery.duration_ms === null ? '' : `${delivery.duration_ms} ms`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

function Text({ label, children }: { label: string; children: string }) {
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        dir="ltr"
        aria-label={label}
        sx={{
          m: 0,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          overflow: 'auto',
          maxHeight: 240,
          fontSize: '0.8rem',
        }}
      >
        {children}
      </Box>
    </>
  );
}

/** A delivery with what was sent and answered. */
export function DeliveryView({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DeliveryLine delivery={delivery} />
      {delivery.error && (
        <Typography color="error" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          {delivery.error}
        </Typography>
      )}
      <Text label={text('webhooks.sent')}>{delivery.payload}</Text>
      {delivery.response_body && <Text label={text('webhooks.answered')}>{delivery.response_body}</Text>}
    </Box>
  );
}
