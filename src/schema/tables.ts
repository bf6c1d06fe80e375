import type { AlmanacTables } from './almanac.ts';
import type { CategoriesTables } from './categories.ts';
import type { EngagementTables } from './engagement.ts';
import type { FeedsTables } from './feeds.ts';
import type { HoroscopeTables } from './horoscope.ts';
import type { ImportsTables } from './later/imports.ts';
import type { LiveblogTables } from './liveblog.ts';
import type { MediaTables } from './media.ts';
import type { NewsTables } from './news.ts';
import type { NotificationsTables } from './notifications.ts';
import type { PlacesTables } from './places.ts';
import type { SettingsTables } from './settings.ts';
import type { ShoppingTables } from './shopping.ts';
import type { SystemTables } from './system.ts';
import type { UpdatesTables } from './updates.ts';
import type { UsersTables } from './users.ts';
import type { WebhooksTables } from './webhooks.ts';
import type { WorkspaceTables } from './workspace.ts';

/**
 * The rows as they are stored in both databases: text, integer, real. Times are fixed-width UTC text, JSON is text, a
 * truth value is 0 or 1. `rev` counts the edits of a row and is what `If-Match` names.
 */
export interface Tables
  extends SystemTables,
    SettingsTables,
    UsersTables,
    PlacesTables,
    CategoriesTables,
    MediaTables,
    AlmanacTables,
    HoroscopeTables,
    ShoppingTables,
    UpdatesTables,
    NotificationsTables,
    NewsTables,
    LiveblogTables,
    EngagementTables,
    FeedsTables,
    WebhooksTables,
    WorkspaceTables,
    ImportsTables {}
