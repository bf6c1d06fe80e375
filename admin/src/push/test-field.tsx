import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useStore } from 'ra-core';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { DryRun } from './use-composer.ts';

/** Sends the notification to one phone: the own one, which this browser remembers. */
export function TestField(props: {
  disabled: boolean;
  test: (installationId: string) => Promise<DryRun['results'][number] | null>;
}) {
  const text = useText();
  const [phone, setPhone] = useStore('push.phone', '');
  const [result, setResult] = useState<DryRun['results'][number] | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={text('push.my_phone')}
        value={phone}
        onChange={(event) => setPhone(event.target.value.trim())}
        helperText={text('push.my_phone_help')}
      />
      <Button
        variant="outlined"
        disabled={props.disabled || phone === ''}
        onClick={async () => setResult(await props.test(phone))}
      >
        {text('push.test')}
      </Button>
      {result && (
        <Alert severity={result.ok ? 'success' : 'error'}>
          {result.ok ? text('push.test_sent') : (result.text ?? result.code)}
        </Alert>
      )}
    </Box>
  );
}
