import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import type { NewsCounts } from '../../../../src/news/model/admin-list.ts';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { call } from '../../api/http.ts';
import { useText } from '../../i18n/use-text.ts';
import { currentSession } from '../../session/session.ts';

export const statuses = ['draft', 'review', 'scheduled', 'published', 'archived', 'trashed'] as const;

/** The states of stories, each with how many there are under the other filters. */
export function StatusTabs() {
  const text = useText();
  const { filterValues, setFilters } = useListContext<AdminItem>();
  const { status = '', ...others } = filterValues as { status?: string };
  const { mine, ...filters } = others as { mine?: boolean };
  // The list alone knows `mine`.
  const query = mine ? { ...filters, created_by: currentSession().me?.id } : filters;
  const { data } = useQuery({
    queryKey: ['news', 'counts', query],
    queryFn: ({ signal }) => call<NewsCounts>('/api/admin/news/counts', { query, signal }),
  });
  const count = (name: string) => data?.data.status.find(({ value }) => value === name)?.count ?? 0;
  return (
    <Tabs
      value={status}
      onChange={(_, wanted: string) => setFilters(wanted === '' ? others : { ...others, status: wanted })}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={text('news.states')}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
    >
      <Tab value="" label={text('news.all')} />
      {statuses.map((name) => (
        <Tab
          key={name}
          value={name}
          label={data ? `${text(`status.${name}`)} ${count(name)}` : text(`status.${name}`)}
        />
      ))}
    </Tabs>
  );
}
