import fields from 'form:ProductInput';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { AdminProduct } from '../../../src/shopping/model.ts';
import { call } from '../api/http.ts';
import { type Key, useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { FormFields } from '../record/form-fields.tsx';
import { pick } from '../record/types.ts';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { useRecord } from '../record/use-record.ts';
import { may } from '../session/rights.ts';
import { DealField, ProductCategoryField, StoreField, TitleField } from './fields.tsx';
import { LinkState } from './link-state.tsx';
import { GalleryField, MainPicture } from './pictures.tsx';
import { Currency, MoneyField } from './prices/money-field.tsx';

const PriceHistory = lazy(() => import('./prices/price-history.tsx').then((all) => ({ default: all.PriceHistory })));

const parts: readonly (readonly [title: Key, names: readonly string[]])[] = [
  ['shopping.part_text', ['title', 'description', 'category_id', 'texts']],
  ['shopping.part_price', ['price', 'mrp', 'currency', 'coupon_code', 'deal']],
  ['shopping.part_shop', ['store', 'deal_url', 'is_affiliate']],
  ['shopping.part_pictures', ['media_id', 'gallery', 'image_url', 'images']],
  ['shopping.part_shown', ['is_active', 'in_stock', 'is_featured', 'rating']],
];
const shown = pick(
  fields,
  parts.flatMap(([, names]) => names),
);

const own = {
  title: TitleField,
  category_id: ProductCategoryField,
  price: MoneyField,
  mrp: MoneyField,
  deal: DealField,
  store: StoreField,
  media_id: MainPicture,
  gallery: GalleryField,
};

const first = { is_active: true, in_stock: true, currency: 'INR' };

function Product({ product }: { product: AdminProduct | null }) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const record = useRecord<AdminProduct>({ resource: 'products', row: product, fields: shown, first });
  const { values } = record;
  const isReadOnly = !may('shopping.write');
  const help = {
    mrp: text('shopping.mrp_help'),
    deal_url: text('shopping.link_help'),
    is_affiliate: text('shopping.affiliate_help'),
    images: text('shopping.images_help'),
    is_active: text('shopping.active_help'),
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await record.save();
    if (!saved) {
      const wrong = () => document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus();
      requestAnimationFrame(wrong); // what is wrong may be far above
      return;
    }
    notify(text('editor.saved'), { type: 'success' });
    if (!product) navigate(`/products/${saved.id}`, { replace: true });
  };
  const remove = async () => {
    if (await record.remove()) navigate('/products');
  };
  return (
    <Currency value={(values.currency as string | undefined) ?? 'INR'}>
      <PageTitle title={text(product ? 'shopping.one' : 'shopping.new')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 760px) minmax(0, 1fr)' },
        }}
      >
        <Box
          component="form"
          noValidate
          onSubmit={(event: FormEvent) => void submit(event)}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Unfinished of={record.unsaved} />
          {record.problem !== null && <Problem error={record.problem} />}
          {parts.map(([title, names]) => (
            <Paper key={title} variant="outlined" component="section" sx={{ p: 2, display: 'grid', gap: 2 }}>
              <Typography component="h2" variant="h2">
                {text(title)}
              </Typography>
              <FormFields
                // The address of a picture counts only where none of the library is chosen.
                fields={pick(shown, names).filter(({ name }) => name !== 'image_url' || values.media_id == null)}
                values={values}
                onChange={record.change}
                errors={record.errors}
                help={help}
                own={own}
                isReadOnly={isReadOnly}
              />
            </Paper>
          ))}
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {!isReadOnly && (
              <Button
                type="submit"
                variant="contained"
                loading={record.isBusy}
                disabled={product !== null && !record.isChanged}
              >
                {text('layout.save')}
              </Button>
            )}
            <Button component={Link} to="/products" color="inherit">
              {text('editor.back')}
            </Button>
            {!isReadOnly && product && (
              <Button color="error" sx={{ marginInlineStart: 'auto' }} onClick={() => setRemoving(true)}>
                {text('editor.remove')}
              </Button>
            )}
          </Box>
        </Box>
        {product && (
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <LinkState product={product} />
            <Suspense fallback={<Loading />}>
              <PriceHistory id={product.id} />
            </Suspense>
          </Box>
        )}
      </Box>
      {isRemoving && (
        <Confirm
          title={text('shopping.remove_title')}
          about={text('shopping.remove_about')}
          action={text('editor.remove')}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </Currency>
  );
}

export function EditProduct() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery({
    queryKey: ['products', id],
    queryFn: () => call<AdminProduct>(`/api/admin/products/${id}`),
  });
  // A read that fails while the form is open takes nothing away that was typed.
  if (data) return <Product key={id} product={data.data} />;
  return error ? <Problem error={error} retry={() => void refetch()} /> : <Loading />;
}

export const CreateProduct = () => <Product product={null} />;
