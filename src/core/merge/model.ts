import { Type } from 'typebox';
import { dryRun } from '../model/batch.ts';
import { Id } from '../model/common.ts';

/** What may name a category, a place or a category of products. */
export const useKinds = [
  'stories',
  'products',
  'categories',
  'places',
  'feeds',
  'feed_items',
  'users',
  'addresses',
] as const;
export type UseKind = (typeof useKinds)[number];

export const MergeBody = Type.Object(
  { into: Type.Intersect([Id], { description: 'The one that stays' }), dry_run: dryRun },
  { additionalProperties: false },
);

export const MergeReport = Type.Object({
  into: Type.Object({ id: Id, name: Type.String(), slug: Type.String() }, { description: 'The one that stays' }),
  uses: Type.Array(
    Type.Object({
      kind: Type.Enum([...useKinds]),
      count: Type.Integer({ minimum: 1 }),
      more: Type.Boolean({ description: 'There are more than were counted' }),
    }),
    { description: 'What named the other one, as far as there is any' },
  ),
  dry_run: Type.Boolean(),
});
