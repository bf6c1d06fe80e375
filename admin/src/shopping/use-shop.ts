import { useQuery } from '@tanstack/react-query';
import type { AdminProduct, AdminProductCategory, ProductStore } from '../../../src/shopping/model.ts';
import { type ApiAnswer, call } from '../api/http.ts';

/** Pages of 100 rows. */
const perPage = 100;

/** All rows of a list, page by page, up to `most`, and how many there are. */
async function readUpTo<T>(read: (query: object) => Promise<ApiAnswer<T[]>>, most: number) {
  const list: T[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await read({ page, limit: perPage });
    list.push(...data);
    const total = meta?.total ?? list.length;
    if (data.length < perPage || list.length >= Math.min(most, total)) return { list, total };
  }
}

/** No publisher has more. */
const mostCategories = 300;

/** Categories of products in their order. */
export const useProductCategories = () =>
  useQuery({
    queryKey: ['product-categories', 'all'],
    queryFn: ({ signal }) =>
      readUpTo<AdminProductCategory>(
        (query) => call('/api/admin/product-categories', { query: { ...query, sort: 'sort_order' }, signal }),
        mostCategories,
      ),
  });

/** The stores that products name. */
export const useStores = () =>
  useQuery({
    queryKey: ['products', 'stores'],
    queryFn: ({ signal }) => call<ProductStore[]>('/api/admin/products/stores', { signal }),
  });

/** Products that can be put in order by one request. */
export const mostOrdered = 500;

/** Products that readers see, in the order in which they see them. */
export const useOrdered = () =>
  useQuery({
    queryKey: ['products', 'ordered'],
    queryFn: async ({ signal }) => {
      const { list, total } = await readUpTo<AdminProduct>(
        (query) => call('/api/admin/products', { query: { ...query, is_active: true, sort: 'sort_order' }, signal }),
        mostOrdered,
      );
      return { list: list.sort((a, b) => a.sort_order - b.sort_order || b.id - a.id), total };
    },
  });
