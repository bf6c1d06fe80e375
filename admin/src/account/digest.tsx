import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { DigestInput, Digest as Setting } from '../../../src/digest/model.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Whether the user gets the day's figures by e-mail, and from which hour. */
export function Digest() {
  const text = useText();
  const [locale] = useLocaleState();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['my', 'digest'],
    queryFn: async ({ signal }) => (await call<Setting>('/api/admin/my/digest', { signal })).data,
  });
  const save = useMutation({
    mutationFn: async (body: DigestInput) =>
      (await call<Setting>('/api/admin/my/digest', { method: 'PUT', body })).data,
    onSuccess: (now) => queries.setQueryData(['my', 'digest'], now),
  });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography color="text.secondary">{text('account.digest_about')}</Typography>
      {save.error && <Problem error={save.error} />}
      <FormControlLabel
        label={text('account.digest_on')}
        control={
          <Switch
            checked={data.enabled}
            disabled={save.isPending}
            onChange={({ target }) => save.mutate({ enabled: target.checked, hour: data.hour })}
          />
        }
      />
      {data.enabled && (
        <TextField
          select
          size="small"
          label={text('account.digest_hour')}
          value={data.hour}
          disabled={save.isPending}
          onChange={({ target }) => save.mutate({ enabled: true, hour: Number(target.value) })}
          sx={{ minWidth: 180 }}
        >
          {hours.map((hour) => (
            <MenuItem key={hour} value={hour}>
              {clock.format(hour * 3_600_000)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
