import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Bell } from '../inbox/bell.tsx';
import { Palette } from '../palette/palette.tsx';
import { LeaveGuard } from '../record/unsaved/leave-guard.tsx';
import { ExpiredSession } from '../session/expired.tsx';
import { AccountMenu } from './account-menu.tsx';
import { InForceBanner } from './in-force.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Loading } from './loading.tsx';
import { Navigation } from './navigation.tsx';
import { Notices } from './notices.tsx';
import { OfflineBanner } from './offline.tsx';
import { Shortcuts } from './shortcuts.tsx';

const width = 208;

/** Entries of a live blog that were posted without a connection, maybe days ago, are sent from whatever page is open. */
const sendWaiting = (): void => {
  if (localStorage.getItem('dinam.live.waiting'))
    void import('../liveblog/outbox.ts').then((outbox) => outbox.sendWaiting());
};

/** What surrounds every page: the bar, the pages by right, and what is shown over all of them. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 1000px)');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  useEffect(sendWaiting, []);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Button
        href="#main"
        variant="contained"
        sx={{ position: 'fixed', zIndex: 2000, top: -60, insetInlineStart: 8, '&:focus': { top: 8 } }}
      >
        {text('layout.skip')}
      </Button>
      <AppBar
        position="fixed"
        color="default"
        elevation={0}
        sx={{
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
          zIndex: (theme) => theme.zIndex.drawer + 1,
        }}
      >
        <Toolbar variant="dense" sx={{ gap: 1, minHeight: 52 }}>
          {!isWide && (
            <IconButton edge="start" onClick={() => setMenuOpen(true)} aria-label={text('layout.pages')}>
              <MenuIcon />
            </IconButton>
          )}
          <Box
            component="span"
            sx={{ fontWeight: 700, color: 'primary.main', flexGrow: { xs: 1, sm: 0 }, minWidth: { md: width - 30 } }}
          >
            Dinam
          </Box>
          <Button
            color="inherit"
            startIcon={<Search />}
            onClick={() => setPaletteOpen(true)}
            aria-label={text('palette.title')}
            sx={{
              color: 'text.secondary',
              border: { sm: 1 },
              borderColor: { sm: 'divider' },
              flexGrow: { sm: 1 },
              maxWidth: 420,
              justifyContent: 'flex-start',
              minWidth: 40,
              '& .hint': { display: { xs: 'none', sm: 'inline' } },
            }}
          >
            <span className="hint">{text('palette.hint')}</span>
          </Button>
          <Box sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }} />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <LanguageChoice />
          </Box>
          <Bell />
          <AccountMenu />
        </Toolbar>
      </AppBar>
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isWide || isMenuOpen}
        onClose={() => setMenuOpen(false)}
        sx={{ width: isWide ? width : 0, flexShrink: 0 }}
        slotProps={{
          paper: {
            sx: { width, bgcolor: isWide ? 'background.default' : 'background.paper', borderInlineEnd: isWide ? 0 : 1 },
          },
        }}
      >
        <Toolbar variant="dense" sx={{ minHeight: 60 }} />
        <Navigation onSelect={() => setMenuOpen(false)} />
        <Box sx={{ display: { sm: 'none' }, p: 1, mt: 'auto' }}>
          <LanguageChoice />
        </Box>
      </Drawer>
      <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0, pt: '52px', outline: 'none' }}>
        <OfflineBanner />
        <InForceBanner />
        <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Box>
      </Box>
      <ExpiredSession />
      <LeaveGuard />
      <Notices />
      <Palette isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} />
      <Shortcuts />
    </Box>
  );
}
