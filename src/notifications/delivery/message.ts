import type { StoredNotification } from '../store.ts';
import type { Message } from '../transports/transport.ts';

type Columns = Omit<StoredNotification, 'id'> & { id?: number };

/** The message of a notification. One that is not stored has the id 0. */
export const messageOf = (row: Columns): Message => ({
  notificationId: row.id ?? 0,
  title: row.title,
  body: row.body,
  imageUrl: row.image_url,
  type: row.type,
  data: JSON.parse(row.data) as Record<string, string>,
  deepLink: row.deep_link,
  ttlSeconds: row.ttl_seconds,
  priority: row.priority,
  collapseKey: row.collapse_key,
});
