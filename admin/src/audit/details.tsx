import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { SettingsRevision, SettingsRevisionWhole } from '../../../src/settings/model/revision.ts';
import type { AuditLine } from '../../../src/users/model/audit.ts';
import { call } from '../api/http.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { may } from '../session/rights.ts';

interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What a value was and what it is now. */
function Changes({ list }: { list: readonly Change[] }) {
  const text = useText();
  const name = useFieldName();
  return (
    <Box role="region" tabIndex={0} aria-label={text('audit.changes')} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& td': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{text('audit.field')}</TableCell>
            <TableCell>{text('audit.before')}</TableCell>
            <TableCell>{text('audit.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {list.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell>{name(field)}</TableCell>
              <TableCell dir="auto">
                <del>{shown(before)}</del>
              </TableCell>
              <TableCell dir="auto">
                <ins>{shown(after)}</ins>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The revision of settings that a line is about: the one that was written at the same moment. */
function SettingsChanges({ line }: { line: AuditLine }) {
  const path = `/api/admin/settings/${line.resource_id}/revisions`;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['settings', line.resource_id, 'at', line.at],
    queryFn: async () => {
      const { data: list } = await call<SettingsRevision[]>(path, { query: { limit: 100 } });
      const found = list.find(({ at }) => at === line.at);
      return found ? (await call<SettingsRevisionWhole>(`${path}/${found.rev}`)).data.changes : [];
    },
  });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  return isPending ? <Loading /> : <Changes list={data} />;
}

const sections = ['basic', 'app', 'admob'];

/** Where the row of a line is edited, for who may. */
function pageOf({ resource, resource_id: id }: AuditLine): string | null {
  if (!/^\d+$/.test(id)) return null;
  if (resource === 'news') return `/news/${id}`;
  if (resource === 'polls' && may('polls.read')) return `/polls/${id}`;
  return resource === 'users' && may('users.read') ? `/users/${id}` : null;
}

/** What a line of the audit trail says beside who, when and what. */
export function AuditDetails({ line }: { line: AuditLine }) {
  const text = useText();
  const name = useFieldName();
  const { fields, changes, ...rest } = line.detail as { fields?: string[]; changes?: Change[] };
  const page = pageOf(line);
  const isOfSettings =
    line.resource === 'settings' && may(sections.includes(line.resource_id) ? 'settings.read' : 'security.read');
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isOfSettings ? (
        <SettingsChanges line={line} />
      ) : changes && changes.length > 0 ? (
        <Changes list={changes} />
      ) : (
        fields && (
          <Typography variant="body2">
            {text('audit.fields')}: {fields.map(name).join(', ')}
          </Typography>
        )
      )}
      {Object.entries(rest).map(([key, value]) => (
        <Typography key={key} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name(key)}: <bdi>{shown(value)}</bdi>
        </Typography>
      ))}
      {line.request_id && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {text('audit.request')}: <bdi>{line.request_id}</bdi>
        </Typography>
      )}
      {page && (
        <Link component={RouterLink} to={page} sx={{ justifySelf: 'start' }}>
          {text('audit.open')}
        </Link>
      )}
    </Box>
  );
}
