import type { RouteResult } from '../core/api/route.ts';
import type { App } from '../core/app.ts';

/** Groups the old addresses in the API document. */
export const tag = 'Old addresses';

/** What an address that adds or edits has done. */
interface Saved {
  data: unknown;
  rev: number;
  created: boolean;
}

/** 201 with `Location` where a row was added, else 200. @param at path of the row for readers */
export function savedReply(app: App, { data, rev, created }: Saved, at: string): RouteResult {
  const headers: Record<string, string> = { etag: `"${rev}"` };
  if (created) headers.location = `${app.config.publicUrl}${at}`;
  return { data, status: created ? 201 : 200, message: created ? 'Added.' : 'Saved.', headers };
}
