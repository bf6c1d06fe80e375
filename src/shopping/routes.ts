import { Type } from 'typebox';
import { idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import { type ActRoute, get, type ReadRoute, type Route } from '../core/api/route.ts';
import { importRoute, orderRoute } from '../core/batch/routes.ts';
import { mergeRoute } from '../core/merge/merge.ts';
import { Id } from '../core/model/common.ts';
import { productCategoryResource } from './categories.ts';
import { requestCheck } from './links/request.ts';
import { productCategoryMerges } from './merge.ts';
import { ProductPrice, ProductStore } from './model.ts';
import { pricesOf } from './prices.ts';
import { productResource } from './products.ts';
import { dealList, featuredList, productCategories, productItem, productList } from './reads.ts';
import { storesOf } from './stores.ts';

/** `id` or `slug` means one product, anything else the list. */
const productOrList: ReadRoute['choose'] = ({ id, slug }) => (id || slug ? productItem : productList);
export const productOrDeals: NonNullable<ReadRoute['choose']> = ({ id, slug }) => (id || slug ? productItem : dealList);

const products = { tag: 'Admin: products', path: '/api/admin/products' };

const pricesRoute: ActRoute = {
  ...products,
  method: 'GET',
  path: `${products.path}/:id/prices`,
  summary: 'What a product has cost, newest first; the last 150 changes are kept',
  access: 'shopping.read',
  reply: Type.Array(ProductPrice),
  run: async (app, call) => ({ data: await pricesOf(app, idOf(call)) }),
};

const storesRoute: ActRoute = {
  ...products,
  method: 'GET',
  path: `${products.path}/stores`,
  summary: 'The stores that products name, at most 500',
  access: 'shopping.read',
  reply: Type.Array(ProductStore),
  run: async (app) => ({ data: await storesOf(app) }),
};

const linksRoute: ActRoute = {
  ...products,
  method: 'POST',
  path: `${products.path}/check-links`,
  summary: 'Check the link of a product, or of all active ones, as a job',
  access: 'shopping.write',
  body: Type.Object({ id: Type.Optional(Id) }, { additionalProperties: false }),
  reply: Type.Object({ links: Type.Integer() }),
  status: 202,
  async run(app, { body, actor }) {
    const data = await requestCheck(app, (body.id as number | undefined) ?? null, actor);
    return { data, status: 202, message: 'Queued.' };
  },
};

export const shoppingRoutes: Route[] = [
  get('/api/v1/shopping/deals', 'Shopping', [dealList, productItem], productOrDeals),
  get('/api/v1/shopping/products', 'Shopping', [productList, productItem], productOrList),
  get('/api/v1/shopping/products/:slug', 'Shopping', productItem),
  get('/api/v1/shopping/featured', 'Shopping', featuredList),
  get('/api/v1/shopping/categories', 'Shopping', productCategories),
  importRoute(productResource),
  orderRoute(productResource),
  storesRoute,
  pricesRoute,
  linksRoute,
  ...resourceRoutes(productResource),
  orderRoute(productCategoryResource),
  mergeRoute(productCategoryMerges),
  ...resourceRoutes(productCategoryResource),
];
