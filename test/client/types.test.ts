import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '../../client/generator/document.ts';
import { typescriptSource } from '../../client/generator/typescript.ts';

const item = {
  type: 'object',
  description: 'వార్త, */ and its end',
  properties: {
    id: { type: 'integer' },
    title: { type: ['string', 'null'], description: 'శీర్షిక' },
    state: { enum: ['draft', 1, null] },
    tags: { type: 'array', items: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Tag' }] } },
    'og:title': {},
  },
  required: ['id', 'title'],
};

/** The OpenAPI document has what `Document` leaves out. */
const document = {
  paths: {
    '/news/{id}': {
      get: {
        summary: 'A story',
        parameters: [
          { $ref: '#/components/parameters/Id' },
          { name: 'lang', in: 'query', description: 'ISO 639-1', schema: { type: 'string' } },
        ],
        responses: {
          200: {
            headers: { ETag: { $ref: '#/components/headers/ETag' } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
          },
          304: { $ref: '#/components/responses/NotModified' },
        },
      },
      put: { deprecated: true, responses: {} },
    },
  },
  components: {
    schemas: {
      Item: item,
      Tag: { allOf: [{ $ref: '#/components/schemas/Item' }, { type: 'object', additionalProperties: false }] },
      Flags: { type: 'object', properties: { all: { const: true } }, additionalProperties: { type: 'boolean' } },
    },
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'integer' } } },
    headers: { ETag: { schema: { type: 'string' } } },
    responses: { NotModified: { description: 'Not modified' } },
  },
} as unknown as Document;

test('types of models and operations', () => {
  assert.equal(
    typescriptSource(document),
    `/** వార్త, * / and its end */
export type Item = {
  id: number;
  /** శీర్షిక */
  title: string | null;
  state?: "draft" | 1 | null;
  tags?: (string | Tag)[];
  "og:title"?: unknown;
};
export type Tag = Item & Record<string, never>;
export type Flags = {
  all?: true;
} & {
  [key: string]: boolean;
};
export interface paths {
  "/news/{id}": {
    /** A story */
    get: {
      parameters: {
        path: {
          id: number;
        };
        query?: {
          /** ISO 639-1 */
          lang?: string;
        };
      };
      responses: {
        200: {
          headers: {
            ETag: string;
            [name: string]: unknown;
          };
          content: {
            "application/json": Item;
          };
        };
        304: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
  };
}
`,
  );
});
