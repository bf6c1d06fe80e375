import HelpOutline from '@mui/icons-material/HelpOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { pageLinks } from './pages.ts';

/** Leads to what the documents say of the page that is open. */
function HelpLink() {
  const text = useText();
  const { pathname } = useLocation();
  const help = pageLinks.find(({ path }) => `${pathname}/`.startsWith(`${path}/`))?.help.replace('#', '.html#');
  if (!help) return null;
  return (
    <Tooltip title={text('layout.help')}>
      <IconButton component="a" href={`/admin/help/${help}`} target="_blank" aria-label={text('layout.help')}>
        <HelpOutline fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** The heading of a page, with its main action, which stands below where the words of both are too long for a phone. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexGrow: 1, minWidth: 0 }}>
        <Typography component="h1" variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <HelpLink />
      </Box>
      {children}
    </Box>
  );
}
