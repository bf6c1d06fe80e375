import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate, useParams } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { may } from '../session/rights.ts';
import { SectionForm } from './section-form.tsx';
import { sections } from './sections.ts';

/** The settings of the publisher, a section at a time. */
export function SettingsPage() {
  const text = useText();
  const navigate = useNavigate();
  const { section } = useParams();
  const shown = sections.filter(({ right }) => may(right));
  const chosen = shown.find(({ id }) => id === section) ?? shown[0];
  if (!chosen) return null;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle title={text('settings.title')} />
      <Tabs
        value={chosen.id}
        onChange={(_, to: string) => navigate(`/settings/${to}`)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={text('settings.title')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map(({ id }) => (
          <Tab key={id} value={id} label={text(`settings.${id}`)} />
        ))}
      </Tabs>
      <SectionForm key={chosen.id} section={chosen} />
    </Box>
  );
}
