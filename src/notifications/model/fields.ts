import type { FieldTable } from '../../core/model/fields.ts';

export const notificationsFields: FieldTable = {
  groups: {
    state: 'scheduled_at',
    push: 'target ttl_seconds collapse_key deep_link spread_seconds quiet_hours',
  },
  meanings: {
    app_version: 'Version of the app, such as 2.4.0',
    deep_link: 'URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens',
    collapse_key: 'A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -`',
    ttl_seconds: 'Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired`',
    scheduled_at: 'Time to send at, within a year; the devices are those of that time',
    target: 'Who gets it: `{type, value}`',
    push_enabled: 'false: nothing is sent, the registration is kept',
    quiet_hours: '`{from, to}` in local time, such as 22:00 and 07:00; null: the default of the publisher',
    opt_outs: '`{categories, types}` that the device does not want; replaced as a whole',
  },
};
