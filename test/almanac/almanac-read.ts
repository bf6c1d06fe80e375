import assert from 'node:assert/strict';
import type { Json, Running } from '../support/helper.ts';

/** The data of a public read of the almanac; of a list with pages, all of them from the one that is asked for. */
export async function read(running: Running, path: string, page = ''): Promise<Json> {
  const reply = await running.call(`/api/v1/panchang/${path}${page}`);
  assert.equal(reply.status, 200, `${path}\n${reply.text.slice(0, 300)}`);
  const { data, meta } = reply.body;
  return meta?.has_more ? [...data, ...(await read(running, path, `&page=${meta.page + 1}`))] : data;
}
