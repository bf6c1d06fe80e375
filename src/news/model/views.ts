import { type Static, Type } from 'typebox';
import { DateOnly, Id } from '../../core/model/common.ts';
import { WayViews } from '../../core/model/view-ways.ts';

const Count = Type.Integer({ minimum: 0 });

/** How often a story was opened. */
export const StoryViews = Type.Object(
  {
    id: Id,
    views: { ...Count, description: 'Since publication' },
    ways: WayViews,
    days: Type.Array(Type.Object({ day: DateOnly, views: Count, ways: WayViews }), {
      description: 'Days of the desk, the oldest first, without those that had no views; `ways` above is of them',
    }),
  },
  { $id: 'StoryViews' },
);
export type StoryViews = Static<typeof StoryViews>;
