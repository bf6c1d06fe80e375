import type { Json } from './json.ts';
import { type Api, documentSteps } from './openapi.ts';
import { newsroomSteps, publicSteps } from './public.ts';
import { finishInSlices } from './steps.ts';

/** The document of all operations, and the one of what apps and sites use. */
export interface ApiDocuments {
  whole: Json;
  open: Json;
}

/** Builds both, in slices of time between which the server answers others. */
export async function documentsOf(api: Api, publicUrl: string): Promise<ApiDocuments> {
  const whole = await finishInSlices(documentSteps(api, publicUrl));
  return { whole, open: await finishInSlices(publicSteps(whole)) };
}

/** The document of what needs a token, in such slices as well. */
export const newsroomOf = ({ whole }: ApiDocuments): Promise<Json> => finishInSlices(newsroomSteps(whole));
