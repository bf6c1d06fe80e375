import AccountCircle from '@mui/icons-material/AccountCircle';
import DarkMode from '@mui/icons-material/DarkMode';
import Devices from '@mui/icons-material/Devices';
import LightMode from '@mui/icons-material/LightMode';
import Logout from '@mui/icons-material/Logout';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { leaveForms } from '../record/unsaved/open-forms.ts';
import { signOut } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useMode } from '../theme/direction.tsx';

export function AccountMenu() {
  const text = useText();
  const { me } = useSession();
  const [mode, setMode] = useMode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const leave = async () => {
    close();
    if ((await leaveForms()) !== 'stay') await signOut();
  };
  return (
    <>
      <IconButton
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={text('layout.account')}
        aria-haspopup="menu"
      >
        <AccountCircle />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ListItemText
          sx={{ px: 2, pb: 1 }}
          primary={me?.name || me?.username}
          secondary={me && text(`roles.${me.role}`)}
        />
        <Divider />
        <MenuItem component={Link} to="/account" onClick={close}>
          <ListItemIcon>
            <Devices fontSize="small" />
          </ListItemIcon>
          {text('account.title')}
        </MenuItem>
        <MenuItem onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
          <ListItemIcon>
            {mode === 'dark' ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
          </ListItemIcon>
          {text(mode === 'dark' ? 'layout.light' : 'layout.dark')}
        </MenuItem>
        <MenuItem onClick={() => void leave()}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {text('session.sign_out')}
        </MenuItem>
      </Menu>
    </>
  );
}
