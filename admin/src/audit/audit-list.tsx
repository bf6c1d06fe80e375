import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditLine } from '../../../src/users/model/audit.ts';
import type { PersonRow } from '../../../src/users/model/people.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';
import { AuditDetails } from './details.tsx';
import { useLineText } from './line-text.ts';

/** What the filter of resources offers. */
const resources = [
  ...['news', 'media', 'categories', 'places', 'polls', 'reports', 'notifications', 'devices', 'feeds', 'products'],
  ...[
    'horoscope',
    'panchang',
    'festivals',
    'holidays',
    'releases',
    'settings',
    'users',
    'sessions',
    'api-tokens',
    'webhooks',
    'jobs',
  ],
];

const none = { resource: '', action: '', actor_id: '', from: '', to: '' };

function Line({ line }: { line: AuditLine }) {
  const text = useText();
  const time = useTime();
  const words = useLineText();
  const [isOpen, setOpen] = useState(false);
  const id = `details-${line.id}`;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>
            <bdi>{line.actor?.name || line.actor_name}</bdi>
          </strong>{' '}
          <Typography component="span">{words(line)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {time.absolute(line.at)}
          </Typography>
        </Box>
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {text('audit.details')}
        </Button>
      </Box>
      {isOpen && (
        <Box id={id}>
          <AuditDetails line={line} />
        </Box>
      )}
    </>
  );
}

/** Who did what. */
export function AuditList() {
  const text = useText();
  const words = useLineText();
  const [filters, setFilters] = useState(none);
  const rows = useRows<AuditLine>('audit', filters);
  const people = useQuery({
    queryKey: ['people', 'choice'],
    enabled: may('people.read'),
    queryFn: () => call<PersonRow[]>('/api/admin/people', { query: { limit: 100, sort: 'name' } }),
  });
  const set = (name: keyof typeof none) => (event: { target: { value: string } }) =>
    setFilters({ ...filters, [name]: event.target.value });
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <PageTitle title={text('audit.title')} />
      <Box
        role="search"
        sx={{
          display: 'grid',
          gap: 1.5,
          mb: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        <TextField select label={text('audit.resource')} value={filters.resource} onChange={set('resource')}>
          <MenuItem value="">{text('news.all')}</MenuItem>
          {resources.map((one) => (
            <MenuItem key={one} value={one}>
              {words.resource(one)}
            </MenuItem>
          ))}
        </TextField>
        <TextField select label={text('audit.person')} value={filters.actor_id} onChange={set('actor_id')}>
          <MenuItem value="">{text('news.all')}</MenuItem>
          {(people.data?.data ?? []).map(({ id, name }) => (
            <MenuItem key={id} value={String(id)} dir="auto">
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField select label={text('audit.action')} value={filters.action} onChange={set('action')}>
          <MenuItem value="">{text('news.all')}</MenuItem>
          {words.actions.map((one) => (
            <MenuItem key={one} value={one}>
              {words.action(one)}
            </MenuItem>
          ))}
        </TextField>
        {(['from', 'to'] as const).map((one) => (
          <TextField
            key={one}
            type="date"
            label={text(`news.filter_${one}`)}
            value={filters[one]}
            onChange={set(one)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        {isFiltered && (
          <Button sx={{ justifySelf: 'start' }} onClick={() => setFilters(none)}>
            {text('news.clear_filters')}
          </Button>
        )}
      </Box>
      <Rows rows={rows} label={text('audit.title')} none={text('audit.none')}>
        {(line) => <Line line={line} />}
      </Rows>
    </>
  );
}
