import fields from 'form:ApiTokenInput';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken, NewApiToken } from '../../../src/users/model/api-token.ts';
import type { PersonRow } from '../../../src/users/model/people.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Confirm } from '../layout/confirm.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { Rows } from '../layout/rows.tsx';
import { useRows } from '../layout/use-rows.ts';
import { RecordDialog } from '../record/record-dialog.tsx';
import { SecretOnce } from '../record/secret-once.tsx';
import { pick } from '../record/types.ts';
import { may } from '../session/rights.ts';

const colors = { active: 'success', expired: 'default', revoked: 'default' } as const;
const states = ['active', 'expired', 'revoked'] as const;
const shown = pick(fields, ['name', 'scopes', 'days']);

/** Names of the users whose tokens are listed; nobody else's for who manages no users. */
function useOwners(): ReadonlyMap<number, string> {
  const { data } = useQuery({
    queryKey: ['people', 'choice'],
    enabled: may('users.read'),
    queryFn: () => call<PersonRow[]>('/api/admin/people', { query: { limit: 100, sort: 'name' } }),
  });
  return new Map((data?.data ?? []).map(({ id, name }) => [id, name]));
}

/** Keys of programs that use the API. */
export function TokenList() {
  const text = useText();
  const time = useTime();
  const queries = useQueryClient();
  const owners = useOwners();
  const [status, setStatus] = useState<'' | ApiToken['status']>('active');
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<NewApiToken | null>(null);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const [error, setError] = useState<unknown>(null);
  const rows = useRows<ApiToken>('api-tokens', { status });
  const revoke = async ({ id }: ApiToken) => {
    setError(null);
    await call(`/api/admin/api-tokens/${id}`, { method: 'DELETE' }).catch(setError);
    await queries.invalidateQueries({ queryKey: ['api-tokens'] });
  };
  const choices = [['', text('news.all')] as const, ...states.map((one) => [one, text(`tokens.${one}`)] as const)];
  return (
    <>
      <PageTitle title={text('tokens.title')}>
        <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
          {text('tokens.new')}
        </Button>
      </PageTitle>
      <Box sx={{ mb: 2 }}>
        <ChoiceChips label={text('news.states')} value={status} choices={choices} onChange={setStatus} />
      </Box>
      {error !== null && <Problem error={error} />}
      <Rows
        rows={rows}
        label={text('tokens.title')}
        none={text(status === 'active' ? 'tokens.none' : 'tokens.none_found')}
      >
        {(token) => (
          <>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Typography component="span" dir="auto" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                {token.name}
              </Typography>
              <Chip
                size="small"
                variant="outlined"
                color={colors[token.status]}
                label={text(`tokens.${token.status}`)}
              />
              <Typography variant="body2" color="text.secondary">
                <bdi>{token.prefix}…</bdi>
                {owners.has(token.user_id) && (
                  <>
                    {' · '}
                    <bdi>{owners.get(token.user_id)}</bdi>
                  </>
                )}
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
              {token.scopes.map((scope) => (
                <Chip key={scope} size="small" label={<bdi>{scope}</bdi>} />
              ))}
            </Box>
            <Typography variant="body2" color="text.secondary">
              {text('tokens.until', { time: time.absolute(token.expires_at) })} ·{' '}
              {token.last_used_at
                ? text('tokens.used', { time: time.near(token.last_used_at) })
                : text('tokens.never_used')}
            </Typography>
            {token.status === 'active' && (
              <Button color="error" sx={{ justifySelf: 'start' }} onClick={() => setRevoked(token)}>
                {text('tokens.revoke')}
              </Button>
            )}
          </>
        )}
      </Rows>
      {isAdding && (
        <RecordDialog<NewApiToken>
          title={text('tokens.new')}
          resource="api-tokens"
          row={null}
          first={{ days: 90, scopes: [] }}
          fields={shown}
          help={{ scopes: text('tokens.scopes_help'), days: text('tokens.days_help') }}
          onSaved={setMade}
          onClose={() => setAdding(false)}
        />
      )}
      {made && (
        <SecretOnce
          title={text('tokens.secret')}
          about={text('tokens.secret_about')}
          label={text('tokens.secret')}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
      {revoked && (
        <Confirm
          title={text('tokens.revoke_title', { name: revoked.name })}
          about={text('tokens.revoke_about')}
          action={text('tokens.revoke')}
          onConfirm={() => void revoke(revoked)}
          onClose={() => setRevoked(null)}
        />
      )}
    </>
  );
}
