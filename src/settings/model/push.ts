import { type Static, Type } from 'typebox';
import { Nullable } from '../../core/model/common.ts';
import { LinkPrefix } from '../../core/model/link.ts';

const closed = { additionalProperties: false };

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = (description: string) =>
  Type.Refine(
    Type.String({ minLength: 5, description }),
    (text) => clockPattern.test(text),
    () => 'must be a time of the clock like 22:00',
  );
/** Hours of the clock on the wall; past midnight when `to` is before `from`, none at all when they are equal. */
export const QuietHours = Type.Object(
  { from: clock('Like 22:00'), to: clock('Like 07:00') },
  { ...closed, $id: 'QuietHours' },
);
export type QuietHours = Static<typeof QuietHours>;

/** What a reader may be reminded of on the evening before, the most notable first. */
export const reminderKinds = [
  ...(['eclipse', 'festivals', 'ekadashi', 'pradosha', 'sankashti', 'purnima', 'amavasya'] as const),
  ...(['shivaratri', 'shashthi'] as const),
] as const;
export type ReminderKind = (typeof reminderKinds)[number];
export const ReminderKinds = Type.Array(Type.Enum([...reminderKinds]), { maxItems: reminderKinds.length });

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
      {
        $id: 'AdminAppSettingsPushReminders',
        additionalProperties: false,
        description: 'Reminders of the almanac, for phones that asked for them',
      },
    ),
  },
  {
    additionalProperties: false,
    description: 'How kind pushes are, and what stories push. Breaking news passes quiet hours and cap',
  },
);
export type PushSettings = Static<typeof push>;
