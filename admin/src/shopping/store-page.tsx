import Storefront from '@mui/icons-material/Storefront';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useNumbers } from '../dashboard/numbers.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { ShopTabs } from './shop-tabs.tsx';
import { useStores } from './use-shop.ts';

/** The stores that products name, each with its products. */
export function StorePage() {
  const text = useText();
  const numbers = useNumbers();
  const { data, error, isPending, refetch } = useStores();
  const list = data?.data ?? [];
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle title={text('shopping.title')} />
      <ShopTabs at="stores" />
      {error ? <Problem error={error} retry={() => void refetch()} /> : isPending ? <Loading /> : null}
      {data && (
        <Typography color="text.secondary" sx={list.length === 0 ? { p: 4, textAlign: 'center' } : { mb: 2 }}>
          {text(list.length === 0 ? 'shopping.no_stores' : 'shopping.stores_about')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={text('shopping.stores')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {list.map(({ name, icon_url, products }) => (
          <Paper
            key={name}
            component="li"
            variant="outlined"
            sx={{ p: 1.5, display: 'flex', gap: 1.5, alignItems: 'center' }}
          >
            {icon_url ? (
              <Box component="img" alt="" src={icon_url} sx={{ width: 28, height: 28, objectFit: 'contain' }} />
            ) : (
              <Storefront color="action" />
            )}
            <Link
              component={RouterLink}
              to={`/products?store=${encodeURIComponent(name)}`}
              color="text.primary"
              dir="auto"
              sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {name}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {text('shopping.product_count', { count: numbers.whole(products) })}
            </Typography>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
