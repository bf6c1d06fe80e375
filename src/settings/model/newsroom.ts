import { type Static, Type } from 'typebox';
import { delegable, type Right } from '../../core/model/rights.ts';

const closed = { additionalProperties: false };

/** How the newsroom shares its work; for owners. */
export const NewsroomSettings = Type.Object(
  {
    editors_may: Type.Array(Type.Unsafe<Right>({ $id: 'EditorsMay', enum: delegable }), {
      maxItems: 100,
      uniqueItems: true,
      description: 'Rights of a chief that editors have, too; empty where a chief publishes. Default: all of them',
    }),
    push_approval: Type.Boolean({
      description: 'true: a notification to everybody waits until a second person with `push.all` approves it',
    }),
  },
  closed,
);
export type NewsroomSettings = Static<typeof NewsroomSettings>;

export const NewsroomSettingsInput = Type.Partial(NewsroomSettings, closed);
