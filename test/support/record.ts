import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from './helper.ts';

const folder = process.env.RECORD;

/** Stores an answer in the folder `RECORD`, from which `scripts/openapi-examples.ts` takes the examples of responses. */
export function record(method: string, url: string, { status, text }: Reply): void {
  if (folder && status < 300) writeFileSync(join(folder, randomUUID()), `${method} ${url}\n${status}\n${text}\n`);
}
