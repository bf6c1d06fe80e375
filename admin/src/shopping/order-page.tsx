import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminProduct } from '../../../src/shopping/model.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { TitleLink } from '../layout/title-link.tsx';
import { may } from '../session/rights.ts';
import { PriceText, ProductPicture } from './product-row.tsx';
import { ShopTabs } from './shop-tabs.tsx';
import { SortList } from './sorting/sort-list.tsx';
import { useOrder } from './sorting/use-order.ts';
import { mostOrdered, useOrdered } from './use-shop.ts';

/** Products in the order in which readers see them. */
export function OrderPage() {
  const text = useText();
  const { data, error, isPending, refetch } = useOrdered();
  const list = data?.list ?? [];
  const ordering = useOrder<AdminProduct>(list, ['products', 'ordered'], (ids) =>
    call('/api/admin/products/order', { method: 'POST', body: { ids } }),
  );
  // Those that are not sent keep their number and would come before the others.
  const isTooLong = (data?.total ?? 0) > mostOrdered;
  const mayOrder = may('shopping.write') && !isTooLong && list.length > 1;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle title={text('shopping.title')} />
      <ShopTabs at="order" />
      {error ? <Problem error={error} retry={() => void refetch()} /> : isPending ? <Loading /> : null}
      {ordering.error !== null && <Problem error={ordering.error} />}
      {isTooLong && <Alert severity="info">{text('shopping.too_many', { count: mostOrdered })}</Alert>}
      {mayOrder && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {text('shopping.order_about')}
        </Typography>
      )}
      {data && list.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
          {text('shopping.none_active')}
        </Typography>
      )}
      <SortList
        label={text('shopping.order')}
        rows={ordering.rows}
        nameOf={({ title }) => title}
        mayOrder={mayOrder}
        onOrder={ordering.order}
      >
        {(product) => (
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
            <ProductPicture product={product} size={44} />
            <Box sx={{ minWidth: 0 }}>
              <TitleLink to={`/products/${product.id}`}>{product.title}</TitleLink>
              <PriceText product={product} />
            </Box>
          </Box>
        )}
      </SortList>
    </Box>
  );
}
