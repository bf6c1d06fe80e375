import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';

const pages = {
  products: '/products',
  order: '/products/order',
  deals: '/products/deals',
  categories: '/products/categories',
  stores: '/products/stores',
} as const;

/** The pages of shopping. */
export function ShopTabs({ at }: { at: keyof typeof pages }) {
  const text = useText();
  return (
    <Box
      component="nav"
      aria-label={text('shopping.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {(Object.keys(pages) as (keyof typeof pages)[]).map((one) => (
        <Button
          key={one}
          component={Link}
          to={pages[one]}
          color={one === at ? 'primary' : 'inherit'}
          {...(one === at ? { 'aria-current': 'page' } : {})}
          sx={{
            flexShrink: 0,
            minHeight: 44,
            borderRadius: 0,
            borderBottom: 2,
            borderColor: 'transparent',
            '&[aria-current]': { borderColor: 'primary.main' },
          }}
        >
          {text(`shopping.${one}`)}
        </Button>
      ))}
    </Box>
  );
}
