import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SettingsRevision } from '../../../src/settings/model/revision.ts';
import { PageSection } from '../account/account-page.tsx';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';

/** Who changed the section, with the way back to each state of it. */
export function History(props: {
  section: string;
  query: Readonly<Record<string, string>>;
  onRestore?: (rev: number) => Promise<unknown>;
}) {
  const text = useText();
  const time = useTime();
  const name = useFieldName();
  const { section, query, onRestore } = props;
  const [isOpen, setOpen] = useState(false);
  const [restoredRev, setRestoredRev] = useState<number | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['settings', section, query, 'revisions'],
    enabled: isOpen,
    queryFn: () =>
      call<SettingsRevision[]>(`/api/admin/settings/${section}/revisions`, { query: { ...query, limit: 20 } }),
  });
  if (!isOpen)
    return (
      <Button sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        {text('settings.history')}
      </Button>
    );
  return (
    <PageSection title={text('settings.history')}>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {isPending && !error && <Loading />}
      <Table size="small" sx={{ '& td': { overflowWrap: 'anywhere', px: { xs: 0.5, sm: 2 } } }}>
        <TableBody>
          {data?.data.map((one) => (
            <TableRow key={one.rev}>
              <TableCell>
                {time.near(one.at)} · <bdi>{one.user.name}</bdi>
                <Box sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>{one.fields.map(name).join(', ')}</Box>
              </TableCell>
              <TableCell align="right">
                {onRestore && !one.is_current && (
                  <Button onClick={() => setRestoredRev(one.rev)}>{text('verbs.restore')}</Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {restoredRev !== null && onRestore && (
        <Confirm
          title={text('settings.restore_title')}
          about={text('settings.restore_about')}
          action={text('verbs.restore')}
          onConfirm={() => void onRestore(restoredRev)}
          onClose={() => setRestoredRev(null)}
        />
      )}
    </PageSection>
  );
}
