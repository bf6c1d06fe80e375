import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { AdminProduct } from '../../../src/shopping/model.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { TitleLink } from '../layout/title-link.tsx';
import { LinkChip } from './link-state.tsx';
import { moneyText } from './prices/money.ts';

/** The picture of a product, or the place where it would be. */
export function ProductPicture({ product, size = 72 }: { product: AdminProduct; size?: number }) {
  const src = product.image?.thumbnail_url ?? product.image_url ?? product.images[0];
  const box = { width: size, height: size, flexShrink: 0, borderRadius: 1, bgcolor: 'action.hover' };
  if (src) return <Box component="img" alt="" src={src} loading="lazy" sx={{ ...box, objectFit: 'cover' }} />;
  return (
    <Box sx={{ ...box, display: 'grid', placeItems: 'center' }}>
      <ImageOutlined color="disabled" />
    </Box>
  );
}

/** What is paid now, with what it is compared with. */
export function PriceText({ product }: { product: AdminProduct }) {
  const text = useText();
  const { current_price, mrp, currency, price, discount_percent } = product;
  const full = mrp ?? (price > current_price ? price : null);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
      <Box component="span" sx={{ fontWeight: 550 }}>
        {moneyText(current_price, currency)}
      </Box>
      {full !== null && full > current_price && (
        <Typography component="s" variant="body2" color="text.secondary">
          {moneyText(full, currency)}
        </Typography>
      )}
      {discount_percent > 0 && (
        <Typography component="span" variant="body2" color="text.secondary">
          {text('shopping.off', { percent: discount_percent })}
        </Typography>
      )}
    </Box>
  );
}

const dealColors = { running: 'success', upcoming: 'primary', ended: 'default', none: 'default' } as const;

/** A product in the list. */
export function ProductRow({ product }: { product: AdminProduct }) {
  const text = useText();
  const time = useTime();
  const { deal, deal_state, store, category_name } = product;
  const turn = deal_state === 'upcoming' ? deal?.starts_at : deal?.ends_at;
  const deals = text(`shopping.deal_${deal_state}`);
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <ProductPicture product={product} />
      <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0, flexGrow: 1, justifyItems: 'start' }}>
        <TitleLink to={`/products/${product.id}`}>{product.title}</TitleLink>
        <PriceText product={product} />
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{[store?.name, category_name].filter(Boolean).join(' · ')}</bdi>
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {deal_state !== 'none' && (
            <Chip
              size="small"
              variant="outlined"
              color={dealColors[deal_state]}
              label={turn ? `${deals} · ${time.near(turn)}` : deals}
              sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
            />
          )}
          {!product.is_active && <Chip size="small" variant="outlined" label={text('categories.hidden')} />}
          {!product.in_stock && <Chip size="small" variant="outlined" label={text('shopping.sold_out')} />}
          {product.is_featured && <Chip size="small" variant="outlined" label={text('shopping.featured')} />}
          <LinkChip link={product.link} />
        </Box>
      </Box>
    </Box>
  );
}
