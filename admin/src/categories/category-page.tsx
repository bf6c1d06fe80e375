import fields from 'form:CategoryInput';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCategory } from '../../../src/categories/model.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { newestOf } from '../layout/use-rows.ts';
import { MergeDialog } from '../record/merge-dialog.tsx';
import { RecordDialog } from '../record/record-dialog.tsx';
import { pick } from '../record/types.ts';
import { may } from '../session/rights.ts';
import { CategoryRow } from './category-row.tsx';
import { CategoryChoice, ParentField } from './parent-field.tsx';
import { childrenOf, type DropPosition, movedTo, treeOf } from './tree.ts';
import { treeKey, useMoves } from './use-moves.ts';

const perPage = 100;
/** No publisher has more; it only ends what would go on. */
const mostPages = 10;

async function readAll(signal: AbortSignal): Promise<AdminCategory[]> {
  const all: AdminCategory[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const query = { page, limit: perPage, sort: 'sort_order' };
    const { data, meta } = await call<AdminCategory[]>('/api/admin/categories', { query, signal });
    all.push(...data);
    if (all.length >= (meta?.total ?? 0) || data.length === 0) break;
  }
  return all;
}

const shown = pick(fields, ['name', 'parent_id', 'texts', 'color', 'icon_url', 'slug', 'take_slug', 'is_active']);

/** The tree of categories: ordered by dragging, or by the keys. */
export function CategoryPage() {
  const text = useText();
  const [edited, setEdited] = useState<AdminCategory | 'new' | null>(null);
  const [merged, setMerged] = useState<AdminCategory | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const moves = useMoves();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: treeKey,
    queryFn: ({ signal }) => readAll(signal),
  });
  if (error || isPending)
    return (
      <>
        <PageTitle title={text('categories.title')} />
        {error ? <Problem error={error} retry={() => void refetch()} /> : <Loading />}
      </>
    );
  const mayWrite = may('categories.write');
  const move = (id: number, target: number, place: DropPosition) => {
    const to = movedTo(data, id, target, place);
    const category = data.find((one) => one.id === id);
    if (to && category) moves.add(category, to);
  };
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle title={text('categories.title')}>
        {mayWrite && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
            {text('categories.new')}
          </Button>
        )}
      </PageTitle>
      {mayWrite && data.length > 1 && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {text('categories.about')}
        </Typography>
      )}
      {moves.error !== null && <Problem error={moves.error} />}
      {data.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
          {text('categories.none')}
        </Typography>
      )}
      <Box component="ul" aria-label={text('categories.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {treeOf(data).map(({ category, depth }) => {
          const siblings = childrenOf(data, category.parent_id);
          const at = siblings.findIndex(({ id }) => id === category.id);
          const [before, after] = [siblings[at - 1], siblings[at + 1]];
          return (
            <CategoryRow
              key={category.id}
              category={category}
              depth={depth}
              isDragged={dragged === category.id}
              mayWrite={mayWrite}
              onEdit={() => setEdited(category)}
              onUp={before && (() => move(category.id, before.id, 'before'))}
              onDown={after && (() => move(category.id, after.id, 'after'))}
              onDrag={setDragged}
              onDrop={(place) => dragged !== null && move(dragged, category.id, place)}
            />
          );
        })}
      </Box>
      {edited && (
        <RecordDialog<AdminCategory>
          title={text(edited === 'new' ? 'categories.new' : 'categories.one')}
          resource="categories"
          row={edited === 'new' ? null : newestOf(data, edited)}
          first={{ sort_order: childrenOf(data, null).length }}
          fields={shown}
          help={{ slug: text('categories.slug_help'), take_slug: text('categories.take_slug_help') }}
          own={{
            parent_id: (props) => <ParentField {...props} all={data} own={edited === 'new' ? null : edited.id} />,
          }}
          isReadOnly={!mayWrite}
          removal={{ title: text('categories.remove_title'), about: text('categories.remove_about') }}
          onMerge={setMerged}
          onClose={() => setEdited(null)}
        />
      )}
      {merged && (
        <MergeDialog
          resource="categories"
          row={merged}
          choose={(field) => <CategoryChoice {...field} all={data} own={merged.id} />}
          onClose={() => setMerged(null)}
        />
      )}
    </Box>
  );
}
