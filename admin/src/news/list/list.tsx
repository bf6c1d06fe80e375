import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { ListBase, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { useLive } from '../../api/live.ts';
import { useText } from '../../i18n/use-text.ts';
import { Loading } from '../../layout/loading.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { Problem } from '../../layout/problem.tsx';
import { may } from '../../session/rights.ts';
import { BulkBar } from './bulk-bar.tsx';
import { StoryCards } from './cards.tsx';
import { ColumnChoice } from './columns.tsx';
import { Filters } from './filters.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { StoryTable } from './table.tsx';
import { EmptyTrash } from './trash.tsx';
import { useListKeys } from './use-list-keys.ts';
import { Views } from './views.tsx';

/** Shows what others save: the list is read again a moment after the stream of changes names a story. */
function useLiveList(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive((type, data) => {
    const { resource, reload } = data as { resource?: string; reload?: boolean };
    const isStory = type === 'change' && resource === 'news';
    if (!isStory && !(type === 'start' && reload)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queries.invalidateQueries({ queryKey: ['news'] }), 300);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

function Nothing() {
  const text = useText();
  const { filterValues, setFilters } = useListContext<AdminItem>();
  const isFiltered = Object.keys(filterValues).some((name) => name !== 'status');
  const isState = filterValues.status !== undefined;
  return (
    <Box sx={{ p: 5, textAlign: 'center', display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Typography color="text.secondary">
        {text(isFiltered ? 'news.none_found' : isState ? 'news.none_state' : 'news.none')}
      </Typography>
      {isFiltered && <Button onClick={() => setFilters({})}>{text('news.clear_filters')}</Button>}
      {!isFiltered && !isState && may('news.write') && (
        <Button component={Link} to="/news/create" variant="outlined" startIcon={<Add />}>
          {text('news.new')}
        </Button>
      )}
    </Box>
  );
}

/** What was selected before the page was loaded may be on no page of the list any more. */
let isFresh = true;

function useFreshSelection(): void {
  const { onUnselectItems } = useListContext<AdminItem>();
  const unselect = useRef(onUnselectItems);
  useEffect(() => {
    if (isFresh) unselect.current();
    isFresh = false;
  }, []);
}

function Stories() {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 800px)');
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
    page,
    setPage,
    perPage,
    setPerPage,
  } = useListContext<AdminItem>();
  useListKeys();
  useLiveList();
  useFreshSelection();
  return (
    <Paper variant="outlined">
      <StatusTabs />
      <Filters />
      <Box sx={{ px: 1, pt: 0.5, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Views />
        {isWide && <ColumnChoice />}
        <EmptyTrash />
      </Box>
      <BulkBar />
      {error ? (
        <Box sx={{ p: 2 }}>
          <Problem error={error} retry={() => void refetch()} />
        </Box>
      ) : isPending ? (
        <Loading />
      ) : data?.length === 0 ? (
        <Nothing />
      ) : null}
      {data && data.length > 0 && (isWide ? <StoryTable /> : <StoryCards />)}
      {!error && total > 0 && (
        <TablePagination
          component="div"
          count={total}
          page={page - 1}
          rowsPerPage={perPage}
          rowsPerPageOptions={isWide ? [20, 50, 100] : []} // a phone has no room for it
          onPageChange={(_, to) => setPage(to + 1)}
          onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
          labelRowsPerPage={text('news.per_page')}
          labelDisplayedRows={({ from, to, count }) => text('news.shown', { from, to, count })}
        />
      )}
    </Paper>
  );
}

/** Stories: found, filtered, sorted, changed together. */
export function StoryList() {
  const text = useText();
  return (
    <ListBase
      resource="news"
      perPage={20}
      sort={{ field: 'updated_at', order: 'DESC' }}
      disableSyncWithLocation={false}
      queryOptions={{ onError: () => {} }} // the list itself says so
    >
      <PageTitle title={text('news.title')}>
        {may('news.write') && (
          <Button component={Link} to="/news/create" variant="contained" startIcon={<Add />}>
            {text('news.new')}
          </Button>
        )}
      </PageTitle>
      <Stories />
    </ListBase>
  );
}
