import type { Json } from './json.ts';
import { type Api, documentSteps } from './openapi.ts';
import { newsroomDocument, publicDocument } from './public.ts';
import { finishInSlices } from './steps.ts';

/** The document of all operations, the one of what apps and sites use, and the one of what needs a token. */
export interface ApiDocuments {
  whole: Json;
  open: Json;
  newsroom: Json;
}

/** Builds them, in slices of time between which the server answers others. */
export async function documentsOf(api: Api, publicUrl: string): Promise<ApiDocuments> {
  const whole = await finishInSlices(documentSteps(api, publicUrl));
  return { whole, open: publicDocument(whole), newsroom: newsroomDocument(whole) };
}
