import Build from '@mui/icons-material/Build';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLanguages } from '../api/languages.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import type { Values } from '../record/types.ts';

export interface Maintenance {
  enabled?: boolean;
  title?: string | null;
  message?: string | null;
  until?: string | null;
}

/** What readers see in place of the app, in one of their languages. */
export function MaintenancePreview({ values }: { values: Values }) {
  const text = useText();
  const time = useTime();
  const languages = useLanguages();
  const [chosen, setChosen] = useState('');
  const lang = chosen || languages[0]?.code || '';
  const { enabled, title, message, until } = (values.maintenance as Maintenance | undefined) ?? {};
  const texts = values.texts as
    | Record<string, { maintenance_title?: string; maintenance_message?: string }>
    | undefined;
  const own = texts?.[lang];
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <ChoiceChips
        label={text('news.language')}
        value={lang}
        choices={languages.map(({ code, name }) => [code, name] as const)}
        onChange={setChosen}
      />
      <Box
        role="region"
        aria-label={text('settings.preview')}
        lang={lang}
        dir="auto"
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          p: 3,
          textAlign: 'center',
          opacity: enabled ? 1 : 0.6,
        }}
      >
        <Build color="action" />
        <Typography variant="h3" component="p">
          {own?.maintenance_title || title || '–'}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{own?.maintenance_message || message}</Typography>
        {until && <Typography color="text.secondary">{time.absolute(until)}</Typography>}
      </Box>
      <Typography color="text.secondary">{text(enabled ? 'settings.is_closed' : 'settings.is_open')}</Typography>
    </Box>
  );
}
