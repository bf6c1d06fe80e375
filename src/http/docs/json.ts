/** A part of the document. */
export type Json = Record<string, unknown>;

export interface Operation extends Json {
  operationId: string;
  parameters?: Json[];
  requestBody?: { content: Record<string, Json> } & Json;
  responses: Record<string, Json>;
}
