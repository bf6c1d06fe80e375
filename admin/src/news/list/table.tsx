import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'ra-core';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { languageName } from '../../api/languages.ts';
import { useTime } from '../../api/time.ts';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import { TitleLink } from '../../layout/title-link.tsx';
import { isSorted, type ListColumn, useColumns, useListColumnName } from './columns.tsx';
import { Breaking, Priority } from './inline-edit.tsx';
import { Marks, StatusChip } from './marks.tsx';
import { rowOf } from './use-list-keys.ts';

type Shown = ListColumn | 'title';

function Cell({ story, column }: { story: AdminItem; column: Shown }) {
  const text = useText();
  const time = useTime();
  if (column === 'priority') return <Priority story={story} />;
  if (column === 'is_breaking') return <Breaking story={story} />;
  if (column === 'places') return story.places.map(({ name }) => name).join(', ');
  if (column === 'tags') return story.tags.join(', ');
  if (column === 'content_type') return text(`types.${story.content_type}`);
  if (column === 'published_at') return story.published_at && time.absolute(story.published_at);
  if (column === 'status') return <StatusChip status={story.status} at={story.published_at} />;
  if (column === 'category_id') return story.category_name;
  if (column === 'author') return story.byline ?? story.author ?? story.created_by?.name;
  if (column === 'updated_at')
    return <span title={time.absolute(story.updated_at)}>{time.near(story.updated_at)}</span>;
  if (column === 'lang') return <span lang={story.lang}>{languageName(story.lang)}</span>;
  if (column !== 'title') return String(story[column] ?? '');
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      {story.thumbnail_url && (
        <Box
          component="img"
          src={story.thumbnail_url}
          alt=""
          loading="lazy"
          sx={{ width: 56, height: 42, borderRadius: 1, objectFit: 'cover', flexShrink: 0 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <TitleLink to={`/news/${story.id}`} lang={story.lang}>
          {story.title}
        </TitleLink>
        <Marks story={story} />
      </Box>
    </Box>
  );
}

const isWide = (column: Shown): boolean => column === 'places' || column === 'tags';

export function StoryTable() {
  const text = useText();
  const name = useFieldName();
  const columnName = useListColumnName();
  const { shown } = useColumns();
  const columns: readonly Shown[] = ['title', ...shown];
  const { data = [], sort, setSort, selectedIds, onToggleItem, onSelect } = useListContext<AdminItem>();
  const ids = data.map(({ id }) => id);
  const areAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const sorted = (field: Shown) => {
    const isActive = sort.field === field;
    return {
      active: isActive,
      direction: isActive && sort.order === 'ASC' ? ('asc' as const) : ('desc' as const),
      onClick: () => setSort({ field, order: isActive && sort.order === 'DESC' ? 'ASC' : 'DESC' }),
    };
  };
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label={text('news.title')}
        sx={{ '& th, & td': { px: { xs: 1, xl: 2 } } }} // all columns fit into 1,280 px
      >
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={areAll}
                indeterminate={!areAll && selectedIds.length > 0}
                onChange={() => onSelect(areAll ? [] : ids)}
                slotProps={{ input: { 'aria-label': text('news.select_all') } }}
              />
            </TableCell>
            {columns.map((column) => (
              <TableCell
                key={column}
                sortDirection={sort.field === column ? (sort.order === 'ASC' ? 'asc' : 'desc') : false}
              >
                {column === 'title' ? (
                  <TableSortLabel {...sorted(column)}>{name(column)}</TableSortLabel>
                ) : isSorted(column) ? (
                  <TableSortLabel {...sorted(column)}>{columnName(column)}</TableSortLabel>
                ) : (
                  columnName(column)
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((story) => (
            <TableRow
              key={story.id}
              hover
              selected={selectedIds.includes(story.id)}
              {...rowOf(story.id)}
              sx={{ '&:has(a:focus-visible)': { boxShadow: 'inset 3px 0 0 currentColor' } }}
            >
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selectedIds.includes(story.id)}
                  onChange={() => onToggleItem(story.id)}
                  slotProps={{ input: { 'aria-label': text('news.select_one', { title: story.title }) } }}
                />
              </TableCell>
              {columns.map((column) => (
                <TableCell
                  key={column}
                  sx={
                    column === 'title'
                      ? { minWidth: { xs: 260, xl: 320 } }
                      : { whiteSpace: isWide(column) ? 'normal' : 'nowrap' }
                  }
                >
                  <Cell story={story} column={column} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
