import type { Migration } from '../list.ts';

/**
 * Administrators list devices by their last visit, of one time by their ids. No index told these in order, so for its first
 * page PostgreSQL sorted all devices that were last seen at one time: after a push these are many.
 */
export const deviceOrder: Migration = {
  name: '058-device-order',
  statements: [
    'drop index devices_seen',
    'create index devices_seen on devices (last_seen_at, id)',
    // It had null first on PostgreSQL, which no list asks for any more: the column has no null.
    'drop index devices_lang_seen',
    'create index devices_lang_seen on devices (lang, last_seen_at, id)',
  ],
};
