import { importRoute, orderRoute } from '../core/api/batch-routes.ts';
import { resourceRoutes } from '../core/api/resource-routes.ts';
import { get, type ReadRoute, type Route } from '../core/api/route.ts';
import { productCategoryResource } from './categories.ts';
import { productResource } from './products.ts';
import { dealList, featuredList, productCategories, productItem, productList } from './reads.ts';

/** `id` or `slug` means one product, anything else the list. */
const productOrList: ReadRoute['choose'] = ({ id, slug }) => (id || slug ? productItem : productList);
export const productOrDeals: NonNullable<ReadRoute['choose']> = ({ id, slug }) => (id || slug ? productItem : dealList);

export const shoppingRoutes: Route[] = [
  get('/api/v1/shopping/deals', 'Shopping', [dealList, productItem], productOrDeals),
  get('/api/v1/shopping/products', 'Shopping', [productList, productItem], productOrList),
  get('/api/v1/shopping/products/:slug', 'Shopping', productItem),
  get('/api/v1/shopping/featured', 'Shopping', featuredList),
  get('/api/v1/shopping/categories', 'Shopping', productCategories),
  importRoute(productResource),
  orderRoute(productResource),
  ...resourceRoutes(productResource),
  orderRoute(productCategoryResource),
  ...resourceRoutes(productCategoryResource),
];
