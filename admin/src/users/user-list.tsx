import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { User } from '../../../src/users/model/user.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { TitleLink } from '../layout/title-link.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';

const roles = ['owner', 'chief', 'editor', 'contributor', 'viewer'] as const;

/** Everybody who can sign in. */
export function UserList() {
  const text = useText();
  const [role, setRole] = useState<'' | User['role']>('');
  const [search, setSearch] = useState('');
  const rows = useRows<User>('users', { role, search: search.trim(), sort: 'name' });
  const choices = [['', text('news.all')] as const, ...roles.map((one) => [one, text(`roles.${one}`)] as const)];
  return (
    <>
      <PageTitle title={text('users.title')}>
        {may('users.write') && (
          <Button component={RouterLink} to="/users/create" variant="contained" startIcon={<Add />}>
            {text('users.new')}
          </Button>
        )}
      </PageTitle>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <SearchField label={text('users.search')} value={search} onChange={setSearch} sx={{ maxWidth: 420 }} />
        <ChoiceChips label={text('users.roles')} value={role} choices={choices} onChange={setRole} />
      </Box>
      <Rows rows={rows} label={text('users.title')} none={text('users.none_found')}>
        {(user) => (
          <>
            <TitleLink to={`/users/${user.id}`}>{user.name}</TitleLink>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Chip size="small" variant="outlined" label={text(`roles.${user.role}`)} />
              {!user.is_active && (
                <Chip size="small" color="warning" variant="outlined" label={text('users.inactive')} />
              )}
              {user.totp_enabled && <Chip size="small" variant="outlined" label={text('account.second_factor')} />}
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{user.username}</bdi>
                {user.email && (
                  <>
                    {' · '}
                    <bdi>{user.email}</bdi>
                  </>
                )}
              </Typography>
            </Box>
          </>
        )}
      </Rows>
    </>
  );
}
