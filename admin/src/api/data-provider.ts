import type { DataProvider, RaRecord } from 'ra-core';
import { HttpError } from 'ra-core';
import { DinamError } from '../../../client/error.ts';
import { type ApiAnswer, type ApiCall, call, idempotencyKey, ifMatch } from './http.ts';

type Row = RaRecord<number> & { rev?: number };

const pathOf = (resource: string, id?: unknown): string =>
  `/api/admin/${resource}${id === undefined ? '' : `/${encodeURIComponent(String(id))}`}`;

/** Errors of fields go to the fields of the form. */
async function send<T>(path: string, given?: ApiCall): Promise<ApiAnswer<T>> {
  try {
    return await call<T>(path, given);
  } catch (error) {
    if (!(error instanceof DinamError)) throw error;
    const errors = Object.fromEntries((error.errors ?? []).map(({ field, message }) => [field, message]));
    throw new HttpError(error.message, error.status, { code: error.code, errors });
  }
}

interface Sorted {
  sort?: { field: string; order: 'ASC' | 'DESC' } | undefined;
}

const sortOf = ({ sort }: Sorted): string | undefined => sort && `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;

async function list(resource: string, query: Record<string, unknown>, signal?: AbortSignal) {
  const { data, meta } = await send<Row[]>(pathOf(resource), { query, ...(signal ? { signal } : {}) });
  return { data, total: meta?.total ?? data.length };
}

const revOf = (row: unknown): Record<string, string> => {
  const { rev } = row as Row;
  return rev === undefined ? { 'if-match': '*' } : ifMatch(rev);
};

/** Every resource of the administration API works in the same way (docs/admin-api.md, "List and edit"). */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: (resource, { pagination: { page, perPage } = { page: 1, perPage: 20 }, sort, filter, signal }) =>
    list(resource, { page, limit: perPage, sort: sortOf({ sort }), ...filter }, signal) as never,
  async getOne(resource, { id, signal }) {
    return (await send<Row>(pathOf(resource, id), signal ? { signal } : {})) as never;
  },
  async getMany(resource, { ids, signal }) {
    return (await list(resource, { ids, limit: 100 }, signal)) as never;
  },
  getManyReference: (resource, { target, id, pagination: { page, perPage }, sort, filter, signal }) =>
    list(resource, { page, limit: perPage, sort: sortOf({ sort }), ...filter, [target]: id }, signal) as never,
  async create(resource, { data }) {
    return (await send<Row>(pathOf(resource), { method: 'POST', body: data, headers: idempotencyKey() })) as never;
  },
  async update(resource, { id, data, previousData }) {
    const headers = revOf(previousData);
    return (await send<Row>(pathOf(resource, id), { method: 'PATCH', body: data, headers })) as never;
  },
  async updateMany(resource, { ids, data }) {
    for (const id of ids)
      await send(pathOf(resource, id), { method: 'PATCH', body: data, headers: { 'if-match': '*' } });
    return { data: ids };
  },
  async delete(resource, { id, previousData }) {
    await send(pathOf(resource, id), { method: 'DELETE', headers: revOf(previousData ?? {}) });
    return { data: (previousData ?? { id }) as never };
  },
  async deleteMany(resource, { ids }) {
    for (const id of ids) await send(pathOf(resource, id), { method: 'DELETE', headers: { 'if-match': '*' } });
    return { data: ids };
  },
};
