import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AdminProduct } from '../../../src/shopping/model.ts';
import { call, messageOf } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';
import { PriceImport } from './prices/price-import.tsx';
import { ProductRow } from './product-row.tsx';
import { ShopTabs } from './shop-tabs.tsx';
import { useProductCategories, useStores } from './use-shop.ts';

const filters = ['search', 'deal', 'link', 'is_active', 'in_stock', 'category_id', 'store'] as const;
type Filter = (typeof filters)[number];

const choices = {
  deal: ['running', 'upcoming', 'ended', 'none'],
  link: ['broken', 'unsure', 'ok', 'unchecked'],
} as const;

/** Products, found by what they are and how they are. The filters stand in the address. */
export function ProductList() {
  const text = useText();
  const notify = useNotify();
  const [parameters, setParameters] = useSearchParams();
  const [isImporting, setImporting] = useState(false);
  const categories = useProductCategories();
  const stores = useStores();
  const of = (name: Filter): string => parameters.get(name) ?? '';
  const set = (name: Filter, to: string) =>
    setParameters(
      (before) => {
        if (to === '') before.delete(name);
        else before.set(name, to);
        return before;
      },
      { replace: true },
    );
  const query = Object.fromEntries(filters.map((name) => [name, of(name).trim()]));
  const rows = useRows<AdminProduct>('products', { ...query, sort: '-updated_at' });
  const isFiltered = filters.some((name) => of(name) !== '');
  const checkAll = async () => {
    try {
      const { data } = await call<{ links: number }>('/api/admin/products/check-links', { method: 'POST', body: {} });
      notify(text('shopping.checking', { count: data.links }), { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  const select = (name: Filter, label: string, values: readonly (readonly [value: string, label: string])[]) => (
    <TextField
      select
      size="small"
      label={label}
      value={values.some(([value]) => value === of(name)) ? of(name) : ''}
      onChange={({ target }) => set(name, target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 150, flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
    >
      <MenuItem value="">{text('news.all')}</MenuItem>
      {values.map(([value, shown]) => (
        <MenuItem key={value} value={value} dir="auto">
          {shown}
        </MenuItem>
      ))}
    </TextField>
  );
  const deals = choices.deal.map((one) => [one, text(`shopping.deal_${one}`)] as const);
  const links = choices.link.map((one) => [one, text(`shopping.link_is_${one}`)] as const);
  return (
    <>
      <PageTitle title={text('shopping.title')}>
        {may('shopping.write') && (
          <Button component={Link} to="/products/create" variant="contained" startIcon={<Add />}>
            {text('shopping.new')}
          </Button>
        )}
      </PageTitle>
      <ShopTabs at="products" />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <SearchField
          label={text('shopping.search')}
          value={of('search')}
          onChange={(to) => set('search', to)}
          sx={{ maxWidth: 420 }}
        />
        <ChoiceChips
          label={text('shopping.deals')}
          value={of('deal')}
          choices={[['', text('news.all')], ...deals]}
          onChange={(to) => set('deal', to)}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        {select(
          'category_id',
          text('shopping.category'),
          (categories.data?.list ?? []).map(({ id, name }) => [String(id), name] as const),
        )}
        {select(
          'store',
          text('shopping.store'),
          (stores.data?.data ?? []).map(({ name }) => [name, name] as const),
        )}
        {select('link', text('shopping.link'), links)}
        {select('is_active', text('shopping.shown'), [
          ['true', text('shopping.is_shown')],
          ['false', text('categories.hidden')],
        ])}
        {select('in_stock', text('shopping.stock'), [
          ['true', text('shopping.in_stock')],
          ['false', text('shopping.sold_out')],
        ])}
        {may('shopping.write') && (
          <>
            <Button variant="outlined" onClick={() => setImporting(true)}>
              {text('shopping.import')}
            </Button>
            <Button onClick={() => void checkAll()}>{text('shopping.check_all')}</Button>
          </>
        )}
      </Box>
      <Rows
        rows={rows}
        label={text('shopping.title')}
        none={text(isFiltered ? 'shopping.none_found' : 'shopping.none')}
      >
        {(product) => <ProductRow product={product} />}
      </Rows>
      {isImporting && <PriceImport onClose={() => setImporting(false)} />}
    </>
  );
}
