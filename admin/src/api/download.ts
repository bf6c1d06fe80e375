import { DinamError } from '../../../client/error.ts';
import { authorized } from '../session/session.ts';
import { asClient } from './client.ts';
import { Unreachable } from './http.ts';

/** What a saved file stays in the memory of the browser for: it writes it to the disk meanwhile. */
const keptMs = 60_000;

/**
 * Has the browser save the file that an operation answers with.
 * @param sent null: it is read by GET
 * @throws DinamError for an answer that is no success, Unreachable when there is none
 */
export async function download(
  path: string,
  sent: { method: 'POST'; body: object } | null,
  name: string,
): Promise<void> {
  const headers = { ...asClient(), ...(sent && { 'content-type': 'application/json' }) };
  const init = sent ? { method: sent.method, body: JSON.stringify(sent.body) } : {};
  const request = () => new Request(path, { ...init, headers });
  const response = await authorized(request).catch((error: Error) => {
    throw new Unreachable(error.message);
  });
  if (!response.ok) throw await DinamError.of(response);
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
