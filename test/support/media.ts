import type { Json, Reply, Running } from './helper.ts';

/** Files of a multipart body, by name; each in the field `file` unless another is named. */
export function formOf(files: Record<string, Buffer>, fields: Record<string, string> = {}, field = 'file'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of Object.entries(files)) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

export async function upload(
  running: Running,
  files: Record<string, Buffer>,
  {
    role = 'editor',
    fields = {},
  }: { role?: 'editor' | 'contributor' | 'viewer' | 'chief'; fields?: Record<string, string> } = {},
): Promise<Reply> {
  return running.call('/api/admin/media', { token: await running.tokenOf(role), body: formOf(files, fields) });
}

/** Uploads one file that is accepted, and runs the jobs that follow; gives it as the library has it then. */
export async function uploaded(running: Running, name: string, bytes: Buffer): Promise<Json> {
  const { status, body, text } = await upload(running, { [name]: bytes });
  if (status !== 201) throw new Error(text);
  await running.dinam.workers.drain();
  const token = await running.tokenOf('editor');
  return (await running.call(`/api/admin/media/${body.data[0].id}`, { token })).body.data;
}

/** The bytes behind an address of an answer. */
export async function fetched(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
