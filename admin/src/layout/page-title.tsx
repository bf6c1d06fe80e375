import HelpOutline from '@mui/icons-material/HelpOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { helpIn } from '../i18n/help.ts';
import { useText } from '../i18n/use-text.ts';
import { pageLinks } from './pages.ts';

/** Leads to what the documents say of the page that is open. */
function HelpLink() {
  const text = useText();
  const { pathname } = useLocation();
  const [locale] = useLocaleState();
  const page = pageLinks.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  if (!page) return null;
  const { href, isOwn } = helpIn(locale, page.help);
  const label = text(isOwn ? 'layout.help' : 'layout.help_in_english');
  return (
    <Tooltip title={label}>
      <IconButton component="a" href={href} target="_blank" aria-label={label}>
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
