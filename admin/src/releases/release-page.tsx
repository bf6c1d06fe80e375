import fields from 'form:ReleaseInput';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Release } from '../../../src/updates/model.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { newestOf, useRows } from '../layout/use-rows.ts';
import { RecordDialog } from '../record/record-dialog.tsx';
import { pick } from '../record/types.ts';
import { may } from '../session/rights.ts';
import { useForceQuestion } from './force-question.ts';
import { RolloutField } from './rollout-field.tsx';
import { Simulator } from './simulator.tsx';

const shown = pick(fields, [
  ...['platform', 'version', 'version_code', 'rollout_percent', 'min_version', 'min_version_code', 'title', 'message'],
  ...['whats_new', 'texts', 'store_url', 'released_at', 'is_active'],
]);

/** Releases of the app, and what they mean for a phone. */
export function ReleasePage() {
  const text = useText();
  const time = useTime();
  const [platform, setPlatform] = useState<'' | Release['platform']>('');
  const [edited, setEdited] = useState<Release | 'new' | null>(null);
  const question = useForceQuestion();
  const rows = useRows<Release>('releases', { platform });
  const isReadOnly = !may('releases.write');
  const choices = [
    ['', text('news.all')],
    ['android', 'Android'],
    ['ios', 'iOS'],
  ] as const;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle title={text('releases.title')}>
        {!isReadOnly && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
            {text('releases.new')}
          </Button>
        )}
      </PageTitle>
      <Box sx={{ mb: 2 }}>
        <ChoiceChips label={text('settings.platform')} value={platform} choices={choices} onChange={setPlatform} />
      </Box>
      <Rows rows={rows} label={text('releases.title')} none={text('releases.none')}>
        {(release) => (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Chip size="small" variant="outlined" label={release.platform === 'ios' ? 'iOS' : 'Android'} />
            <Typography component="span" sx={{ fontWeight: 550 }}>
              <bdi>
                {release.version} ({release.version_code})
              </bdi>
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
              {time.absolute(release.released_at)} · {text('releases.percent', { percent: release.rollout_percent })}
              {release.min_version && ` · ${text('releases.least', { version: release.min_version })}`}
            </Typography>
            {!release.is_active && <Chip size="small" variant="outlined" label={text('webhooks.off')} />}
            <Button
              onClick={() => setEdited(release)}
              aria-label={text('places.edit', { name: `${release.platform} ${release.version}` })}
            >
              {text(isReadOnly ? 'audit.details' : 'live.edit')}
            </Button>
          </Box>
        )}
      </Rows>
      <Simulator />
      {edited && (
        <RecordDialog<Release>
          title={text(edited === 'new' ? 'releases.new' : 'releases.one')}
          resource="releases"
          row={edited === 'new' ? null : newestOf(rows.list, edited)}
          first={{ platform: platform || 'android', rollout_percent: 100 }}
          fields={shown}
          own={{ rollout_percent: RolloutField }}
          help={{ min_version: text('releases.least_help'), whats_new: text('releases.lines_help') }}
          isReadOnly={isReadOnly}
          question={(values) => question(values, edited === 'new' ? null : edited)}
          removal={{ title: text('releases.remove_title'), about: text('releases.remove_about') }}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}
