import fields from 'form:ProductCategoryInput';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AdminProductCategory } from '../../../src/shopping/model.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { MergeDialog } from '../record/merge-dialog.tsx';
import { RecordDialog } from '../record/record-dialog.tsx';
import { pick } from '../record/types.ts';
import { may } from '../session/rights.ts';
import { ShopTabs } from './shop-tabs.tsx';
import { SortList } from './sorting/sort-list.tsx';
import { useOrder } from './sorting/use-order.ts';
import { useProductCategories } from './use-shop.ts';

const shown = pick(fields, ['name', 'texts', 'icon_url', 'slug', 'take_slug', 'is_active']);

/** The row as it is now: the list may be older than what somebody else has saved. */
function CategoryDialog(props: {
  id: number | null;
  next: number;
  onMerge: (row: AdminProductCategory) => void;
  onClose: () => void;
}) {
  const { id, next, onMerge, onClose } = props;
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['product-categories', id],
    enabled: id !== null,
    queryFn: () => call<AdminProductCategory>(`/api/admin/product-categories/${id}`),
  });
  if (id !== null && error) return <Problem error={error} retry={() => void refetch()} />;
  if (id !== null && !data) return null;
  return (
    <RecordDialog<AdminProductCategory>
      title={text(id === null ? 'shopping.new_category' : 'shopping.one_category')}
      resource="product-categories"
      row={data?.data ?? null}
      first={{ sort_order: next }}
      fields={shown}
      help={{ slug: text('categories.slug_help'), take_slug: text('categories.take_slug_help') }}
      isReadOnly={!may('shopping.write')}
      removal={{ title: text('categories.remove_title'), about: text('shopping.remove_category_about') }}
      onMerge={onMerge}
      onClose={onClose}
    />
  );
}

/** Categories of products, in their order. */
export function ProductCategoryPage() {
  const text = useText();
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [merged, setMerged] = useState<AdminProductCategory | null>(null);
  const { data, error, isPending, refetch } = useProductCategories();
  const list = data?.list ?? [];
  const ordering = useOrder<AdminProductCategory>(list, ['product-categories', 'all'], (ids) =>
    call('/api/admin/product-categories/order', { method: 'POST', body: { ids } }),
  );
  const mayWrite = may('shopping.write');
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle title={text('shopping.title')}>
        {mayWrite && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
            {text('shopping.new_category')}
          </Button>
        )}
      </PageTitle>
      <ShopTabs at="categories" />
      {error ? <Problem error={error} retry={() => void refetch()} /> : isPending ? <Loading /> : null}
      {ordering.error !== null && <Problem error={ordering.error} />}
      {data && list.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
          {text('shopping.no_categories')}
        </Typography>
      )}
      <SortList
        label={text('shopping.categories')}
        rows={ordering.rows}
        nameOf={({ name }) => name}
        mayOrder={mayWrite && list.length > 1}
        onOrder={ordering.order}
      >
        {(category) => (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', minWidth: 0 }}>
            {category.icon_url && (
              <Box
                component="img"
                alt=""
                src={category.icon_url}
                sx={{ width: 24, height: 24, objectFit: 'contain' }}
              />
            )}
            <Button
              color="inherit"
              onClick={() => setEdited(category.id)}
              sx={{ justifyContent: 'flex-start', textAlign: 'start', minWidth: 0, overflowWrap: 'anywhere' }}
            >
              <bdi>{category.name}</bdi>
            </Button>
            {!category.is_active && <Chip size="small" variant="outlined" label={text('categories.hidden')} />}
            <Link component={RouterLink} to={`/products?category_id=${category.id}`} variant="body2">
              {text('shopping.products')}
            </Link>
          </Box>
        )}
      </SortList>
      {edited !== null && (
        <CategoryDialog
          id={edited === 'new' ? null : edited}
          next={Math.max(0, ...list.map(({ sort_order }) => sort_order)) + 10}
          onMerge={setMerged}
          onClose={() => setEdited(null)}
        />
      )}
      {merged && (
        <MergeDialog
          resource="product-categories"
          row={merged}
          choose={({ label, value, onChange }) => (
            <TextField
              select
              label={label}
              value={value ?? ''}
              onChange={({ target }) => onChange(Number(target.value) || null)}
            >
              {list
                .filter(({ id }) => id !== merged.id)
                .map(({ id, name }) => (
                  <MenuItem key={id} value={id} dir="auto">
                    {name}
                  </MenuItem>
                ))}
            </TextField>
          )}
          onClose={() => setMerged(null)}
        />
      )}
    </Box>
  );
}
