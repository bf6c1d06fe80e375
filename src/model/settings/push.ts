import { type Static, Type } from 'typebox';
import { Nullable } from '../common.ts';
import { QuietHours, ReminderKinds } from '../device.ts';
import { LinkPrefix } from '../link.ts';

/** How kind pushes are, what stories push, and the reminders of the almanac. */
export const push = Type.Object(
  {
    quiet_hours: Type.Union([QuietHours, Type.Null()], {
      description: 'When phones that have none of their own are left alone; null: never. By the clock of each phone',
    }),
    daily_cap: Nullable(
      Type.Integer({ minimum: 1, maximum: 1_000, description: 'Notifications a day and phone; null: any number' }),
    ),
    once_per_story: Type.Boolean({ description: 'A second push of a story needs `allow_repeat`' }),
    push_on_breaking: Type.Boolean({
      description: 'A story that becomes breaking while it is out is pushed by itself, once, to `news.{lang}.breaking`',
    }),
    link_prefix: LinkPrefix,
    reminders: Type.Object(
      {
        enabled: Type.Boolean(),
        hour: Type.Integer({
          minimum: 0,
          maximum: 22,
          description: 'Hour of the evening before, by the clock of the place',
        }),
        kinds: ReminderKinds,
      },
      { additionalProperties: false, description: 'Reminders of the almanac, for phones that asked for them' },
    ),
  },
  {
    additionalProperties: false,
    description: 'How kind pushes are, and what stories push. Breaking news passes quiet hours and cap',
  },
);
export type PushSettings = Static<typeof push>;
