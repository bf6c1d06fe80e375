import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { User } from '../../../src/users/model/user.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { SecretOnce } from '../record/secret-once.tsx';
import { may } from '../session/rights.ts';
import { NewUser } from './new-user.tsx';
import { UserAccess } from './user-access.tsx';
import { UserForm } from './user-form.tsx';
import { UserSessions } from './user-sessions.tsx';

/** The link by which a user chooses a password. */
function LinkOnce({ url, onClose }: { url: string; onClose: () => void }) {
  const text = useText();
  return (
    <SecretOnce
      title={text('users.link')}
      about={text('users.link_about')}
      label={text('users.link')}
      secret={url}
      onClose={onClose}
    />
  );
}

const page = { display: 'grid', gap: 2, maxWidth: 760, gridTemplateColumns: 'minmax(0, 1fr)' };

export function CreateUser() {
  const text = useText();
  const navigate = useNavigate();
  const [made, setMade] = useState<{ user: User; url: string } | null>(null);
  const open = (user: User) => navigate(`/users/${user.id}`, { replace: true });
  return (
    <Box sx={page}>
      <PageTitle title={text('users.new')} />
      <NewUser onAdded={(user, url) => (url === null ? open(user) : setMade({ user, url }))} />
      {made && <LinkOnce url={made.url} onClose={() => open(made.user)} />}
    </Box>
  );
}

export function EditUser() {
  const text = useText();
  const id = Number(useParams().id);
  const [link, setLink] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['users', id],
    queryFn: () => call<User>(`/api/admin/users/${id}`),
  });
  if (!data) return error ? <Problem error={error} retry={() => void refetch()} /> : <Loading />;
  const user = data.data;
  return (
    <Box sx={page}>
      <PageTitle title={user.name || text('users.one')} />
      <UserForm key={user.id} user={user} />
      {may('users.write') && <UserAccess user={user} onLink={setLink} />}
      <UserSessions user={user} />
      {link !== null && <LinkOnce url={link} onClose={() => setLink(null)} />}
    </Box>
  );
}
