import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AdminDevice } from '../../../src/notifications/model/device.ts';
import { call, ifMatch, messageOf } from '../api/http.ts';
import { languageName } from '../api/languages.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Confirm } from '../layout/confirm.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';
import { platformName, platforms } from './names.ts';

/** Phones and browsers that take notifications; devices of a reader who requests it are found and erased here. */
export function DeviceList() {
  const text = useText();
  const time = useTime();
  const notify = useNotify();
  const queries = useQueryClient();
  const [platform, setPlatform] = useState<'' | AdminDevice['platform']>('');
  const [typed, setTyped] = useState('');
  const [installation, setInstallation] = useState('');
  const [confirmation, setConfirmation] = useState<{ device: AdminDevice; verb: 'remove' | 'erase' } | null>(null);
  const rows = useRows<AdminDevice>('devices', {
    platform,
    installation_id: installation,
    sort: '-last_seen_at',
    count: false, // nobody needs the number of a million devices here
  });
  const act = async (device: AdminDevice, verb: 'remove' | 'erase') => {
    const path = `/api/admin/devices/${device.id}`;
    try {
      if (verb === 'erase') await call(`${path}/erase`, { method: 'POST', body: {} });
      else await call(path, { method: 'DELETE', headers: ifMatch(device.rev) });
      notify(text(verb === 'erase' ? 'push.erased' : 'push.removed'), { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['devices'] });
  };
  const choices = [['', text('news.all')] as const, ...platforms.map((one) => [one, platformName(one)] as const)];
  return (
    <>
      <PageTitle title={text('push.devices')} />
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          setInstallation(typed.trim());
        }}
        sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}
      >
        <TextField
          label={text('push.installation')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value === '') setInstallation('');
          }}
          sx={{ minWidth: { xs: '100%', sm: 320 } }}
        />
        <Button type="submit" variant="outlined">
          {text('push.find_device')}
        </Button>
        <ChoiceChips label={text('push.platform')} value={platform} choices={choices} onChange={setPlatform} />
      </Box>
      <Rows rows={rows} label={text('push.devices')} none={text('push.no_devices')}>
        {(device) => (
          <>
            <Typography sx={{ fontWeight: 550 }}>
              {[platformName(device.platform), languageName(device.lang), device.app_version]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{device.installation_id}</bdi> · <bdi>{time.near(device.last_seen_at)}</bdi>
              {device.place ? ` · ${device.place}` : ''}
            </Typography>
            {may('devices.write') && (
              <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
                <Button size="small" onClick={() => setConfirmation({ device, verb: 'remove' })}>
                  {text('push.remove')}
                </Button>
                <Button size="small" color="error" onClick={() => setConfirmation({ device, verb: 'erase' })}>
                  {text('push.erase')}
                </Button>
              </Box>
            )}
          </>
        )}
      </Rows>
      {confirmation && (
        <Confirm
          title={text(`push.${confirmation.verb}`)}
          about={text(`push.${confirmation.verb}_about`)}
          action={text(`push.${confirmation.verb}`)}
          onConfirm={() => void act(confirmation.device, confirmation.verb)}
          onClose={() => setConfirmation(null)}
        />
      )}
    </>
  );
}
