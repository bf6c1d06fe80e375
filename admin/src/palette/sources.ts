import type { AdminCategory } from '../../../src/categories/model.ts';
import type { Media } from '../../../src/media/model/media.ts';
import type { AdminItem } from '../../../src/news/model/news.ts';
import type { Product } from '../../../src/shopping/model.ts';
import type { User } from '../../../src/users/model/user.ts';
import { call } from '../api/http.ts';
import type { Key } from '../i18n/use-text.ts';
import { aboutPlace, findPlaces } from '../places/found.ts';
import type { Right } from '../session/rights.ts';

/** Something that the palette leads to. */
export interface PaletteEntry {
  id: string;
  title: string;
  about?: string | undefined;
  lang?: string | undefined;
  path: string;
}

/** A kind of rows that are found by words. */
export interface PaletteSource {
  title: Key;
  right: Right;
  find: (
    search: string,
    signal: AbortSignal,
  ) => Promise<(Omit<PaletteEntry, 'about'> & { about?: string; status?: AdminItem['status'] })[]>;
}

/** Of each kind: who sees none of them looks in the list of the kind. */
const mostFound = 5;

const query = (search: string, fields: string) => ({ search, limit: mostFound, fields, count: false });

/** What is found by words besides pages and actions, in the order in which it is shown. */
export const sources: readonly PaletteSource[] = [
  {
    title: 'news.title',
    right: 'news.read',
    find: async (search, signal) =>
      (
        await call<Pick<AdminItem, 'id' | 'title' | 'lang' | 'status'>[]>('/api/admin/news', {
          query: query(search, 'title,lang,status'),
          signal,
        })
      ).data.map(({ id, title, lang, status }) => ({ id: `news-${id}`, title, lang, status, path: `/news/${id}` })),
  },
  {
    title: 'media.title',
    right: 'media.read',
    find: async (search, signal) =>
      (await call<Pick<Media, 'id' | 'name'>[]>('/api/admin/media', { query: query(search, 'name'), signal })).data.map(
        ({ id, name }) => ({ id: `media-${id}`, title: name, path: `/media?open=${id}` }),
      ),
  },
  {
    title: 'categories.title',
    right: 'categories.read',
    find: async (search, signal) =>
      (
        await call<Pick<AdminCategory, 'id' | 'name' | 'slug'>[]>('/api/admin/categories', {
          query: query(search, 'name,slug'),
          signal,
        })
      ).data.map(({ id, name, slug }) => ({ id: `category-${id}`, title: name, about: slug, path: '/categories' })),
  },
  {
    title: 'places.title',
    right: 'places.read',
    find: async (search, signal) =>
      (await findPlaces(search, mostFound, signal)).map((place) => ({
        id: `place-${place.id}`,
        title: place.name,
        about: aboutPlace(place),
        path: `/places?in=${place.id}`,
      })),
  },
  {
    title: 'feeds.title',
    right: 'feeds.read',
    find: async (search, signal) =>
      (
        await call<{ id: number; title: string | null; feed_url: string }[]>('/api/admin/feeds', {
          query: query(search, 'title,feed_url'),
          signal,
        })
      ).data.map(({ id, title, feed_url }) => ({
        id: `feed-${id}`,
        title: title ?? feed_url,
        about: feed_url,
        path: `/feeds/${id}`,
      })),
  },
  {
    title: 'shopping.title',
    right: 'shopping.read',
    find: async (search, signal) =>
      (
        await call<Pick<Product, 'id' | 'title'>[]>('/api/admin/products', { query: query(search, 'title'), signal })
      ).data.map(({ id, title }) => ({ id: `product-${id}`, title, path: `/products/${id}` })),
  },
  {
    title: 'users.title',
    right: 'users.read',
    find: async (search, signal) =>
      (
        await call<Pick<User, 'id' | 'name' | 'username'>[]>('/api/admin/users', {
          query: query(search, 'name,username'),
          signal,
        })
      ).data.map(({ id, name, username }) => ({
        id: `user-${id}`,
        title: name,
        about: username,
        path: `/users/${id}`,
      })),
  },
];
