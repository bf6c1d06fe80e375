import type { Json } from './json.ts';
import { type Api, documentSteps } from './openapi.ts';
import { publicDocument } from './public.ts';
import { finishInSlices } from './steps.ts';

/** The document of all operations, and the one of what apps and sites use. */
export interface ApiDocuments {
  whole: Json;
  open: Json;
}

/** Builds both, in slices of time between which the server answers others. */
export async function documentsOf(api: Api, publicUrl: string): Promise<ApiDocuments> {
  const whole = await finishInSlices(documentSteps(api, publicUrl));
  return { whole, open: publicDocument(whole) };
}
