import assert from 'node:assert/strict';
import sharp from 'sharp';
import type { Json, Running } from './helper.ts';

export interface Card {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

export async function getCard(url: string, headers: Record<string, string> = {}): Promise<Card> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

export async function sizeOf({ status, headers, bytes }: Card): Promise<string> {
  assert.equal(status, 200, bytes.toString().slice(0, 300));
  assert.equal(headers.get('content-type'), 'image/jpeg');
  const { width, height, format } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
}

/** A published story, as readers get it. */
export async function publishStory(running: Running, json: Json): Promise<Json> {
  const token = await running.tokenOf('chief');
  const made = await running.call('/api/admin/news', { token, json: { lang: 'te', ...json } });
  assert.equal(made.status, 201, made.text);
  await actOn(running, made.body.data.id, 'publish');
  return (await running.call(`/api/v1/news/${made.body.data.id}`)).body.data;
}

export async function actOn(running: Running, id: number, action: string): Promise<void> {
  const token = await running.tokenOf('chief');
  const done = await running.call(`/api/admin/news/${id}/${action}`, { token, json: {} });
  assert.equal(done.status, 200, done.text);
}
