import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { InvitationLink, User } from '../../../src/users/model/user.ts';
import { PageSection } from '../account/account-page.tsx';
import { call, ifMatch } from '../api/http.ts';
import { type Key, useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Problem } from '../layout/problem.tsx';
import { NotConfirmed, type Proof, useProof } from '../record/use-proof.tsx';

type Act = { title: Key; about: Key; run: (proof: Proof) => Promise<unknown> };

/** Ways back in for a user who has lost the password, the phone or the device. */
export function UserAccess({ user, onLink }: { user: User; onLink: (url: string) => void }) {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [prove, proof] = useProof();
  const [confirmation, setConfirmation] = useState<Act | null>(null);
  const [error, setError] = useState<unknown>(null);
  const path = `/api/admin/users/${user.id}`;
  const run = async (work: Act['run']) => {
    setError(null);
    try {
      await prove(work);
      notify(text('users.done'), { type: 'success' });
    } catch (failure) {
      if (!(failure instanceof NotConfirmed)) setError(failure);
    } finally {
      void queries.invalidateQueries({ queryKey: ['users'] });
    }
  };
  const makeLink = async (given: Proof) => {
    const { data } = await call<InvitationLink>(`${path}/link`, { method: 'POST', body: given });
    onLink(data.url);
  };
  const invite = (given: Proof) =>
    call(path, { method: 'PATCH', body: { invite: true, ...given }, headers: ifMatch(user.rev) });
  const factor: Act = {
    title: 'users.factor_off',
    about: 'users.factor_off_about',
    run: (given) =>
      call(path, { method: 'PATCH', body: { totp_enabled: false, ...given }, headers: ifMatch(user.rev) }),
  };
  const passkeys: Act = {
    title: 'users.passkeys_off',
    about: 'users.passkeys_off_about',
    run: (given) => call(`${path}/passkeys`, { method: 'DELETE', body: given }),
  };
  return (
    <PageSection title={text('users.access')}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {user.is_active && (
          <Button variant="outlined" onClick={() => void run(makeLink)}>
            {text('users.make_link')}
          </Button>
        )}
        {user.is_active && user.email && (
          <Button variant="outlined" onClick={() => void run(invite)}>
            {text('users.send_link')}
          </Button>
        )}
        {user.totp_enabled && (
          <Button color="error" onClick={() => setConfirmation(factor)}>
            {text('users.factor_off')}
          </Button>
        )}
        <Button color="error" onClick={() => setConfirmation(passkeys)}>
          {text('users.passkeys_off')}
        </Button>
      </Box>
      {error !== null && (
        <Box sx={{ mt: 2 }}>
          <Problem error={error} />
        </Box>
      )}
      {proof}
      {confirmation && (
        <Confirm
          title={text(confirmation.title)}
          about={text(confirmation.about)}
          action={text(confirmation.title)}
          onConfirm={() => void run(confirmation.run)}
          onClose={() => setConfirmation(null)}
        />
      )}
    </PageSection>
  );
}
