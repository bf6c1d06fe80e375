import type { SvgIconComponent } from '@mui/icons-material';
import AccountTree from '@mui/icons-material/AccountTree';
import AltRoute from '@mui/icons-material/AltRoute';
import Article from '@mui/icons-material/Article';
import AutoAwesome from '@mui/icons-material/AutoAwesome';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Celebration from '@mui/icons-material/Celebration';
import Dashboard from '@mui/icons-material/Dashboard';
import Dns from '@mui/icons-material/Dns';
import Flag from '@mui/icons-material/Flag';
import Group from '@mui/icons-material/Group';
import History from '@mui/icons-material/History';
import Inbox from '@mui/icons-material/Inbox';
import MoveToInbox from '@mui/icons-material/MoveToInbox';
import Notifications from '@mui/icons-material/Notifications';
import PhoneAndroid from '@mui/icons-material/PhoneAndroid';
import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import Place from '@mui/icons-material/Place';
import Poll from '@mui/icons-material/Poll';
import RssFeed from '@mui/icons-material/RssFeed';
import Settings from '@mui/icons-material/Settings';
import Storefront from '@mui/icons-material/Storefront';
import Sync from '@mui/icons-material/Sync';
import SystemUpdate from '@mui/icons-material/SystemUpdate';
import VpnKey from '@mui/icons-material/VpnKey';
import Webhook from '@mui/icons-material/Webhook';
import type { Key } from '../i18n/use-text.ts';
import type { Right } from '../session/rights.ts';

export interface PageLink {
  path: string;
  title: Key;
  group: Key;
  icon: SvgIconComponent;
  /** Without it the page is not shown. */
  right: Right;
  /** The key that opens the page after `g`. */
  key?: string;
  /** A queue: the list whose length is what waits, for who has the right to work on it. */
  queue?: { path: string; query: Readonly<Record<string, string>>; right: Right };
}

const content: Key = 'nav.content';
const readers: Key = 'nav.readers';
const house: Key = 'house.title';

/** The pages of the menu and of the palette, in their order. */
export const pageLinks: readonly PageLink[] = [
  {
    path: '/dashboard',
    title: 'dashboard.title',
    group: content,
    icon: Dashboard,
    right: 'workspace.use',
    key: 'd',
  },
  { path: '/news', title: 'news.title', group: content, icon: Article, right: 'news.read', key: 'n' },
  {
    path: '/submissions',
    title: 'submissions.title',
    group: content,
    icon: MoveToInbox,
    right: 'news.read',
    key: 's',
    queue: { path: '/api/admin/submissions', query: { status: 'submitted' }, right: 'news.review' },
  },
  { path: '/media', title: 'media.title', group: content, icon: PhotoLibrary, right: 'media.read', key: 'm' },
  { path: '/feeds', title: 'feeds.title', group: content, icon: RssFeed, right: 'feeds.read', key: 'f' },
  { path: '/feed-items', title: 'feeds.inbox', group: content, icon: Inbox, right: 'feeds.read', key: 'i' },
  {
    path: '/horoscope',
    title: 'horoscope.title',
    group: content,
    icon: AutoAwesome,
    right: 'horoscope.read',
    key: 'h',
  },
  { path: '/almanac', title: 'almanac.title', group: content, icon: CalendarMonth, right: 'almanac.read', key: 'k' },
  { path: '/festivals', title: 'festivals.title', group: content, icon: Celebration, right: 'almanac.read' },
  {
    path: '/notifications',
    title: 'push.title',
    group: readers,
    icon: Notifications,
    right: 'push.read',
    key: 'b',
    queue: { path: '/api/admin/notifications', query: { status: 'awaiting_approval' }, right: 'push.all' },
  },
  { path: '/devices', title: 'push.devices', group: readers, icon: PhoneAndroid, right: 'devices.read' },
  { path: '/products', title: 'shopping.title', group: content, icon: Storefront, right: 'shopping.read', key: 'o' },
  { path: '/polls', title: 'polls.title', group: readers, icon: Poll, right: 'polls.read', key: 'p' },
  {
    path: '/reports',
    title: 'reports.title',
    group: readers,
    icon: Flag,
    right: 'reports.read',
    key: 'r',
    queue: { path: '/api/admin/reports', query: { status: 'open' }, right: 'reports.read' },
  },
  {
    path: '/categories',
    title: 'categories.title',
    group: house,
    icon: AccountTree,
    right: 'categories.read',
    key: 'c',
  },
  { path: '/places', title: 'places.title', group: house, icon: Place, right: 'places.read', key: 'l' },
  { path: '/settings', title: 'settings.title', group: house, icon: Settings, right: 'settings.read', key: 'e' },
  { path: '/releases', title: 'releases.title', group: house, icon: SystemUpdate, right: 'releases.read' },
  { path: '/redirects', title: 'redirects.title', group: house, icon: AltRoute, right: 'settings.read' },
  { path: '/users', title: 'users.title', group: house, icon: Group, right: 'users.read', key: 'u' },
  { path: '/audit', title: 'audit.title', group: house, icon: History, right: 'audit.read', key: 'a' },
  { path: '/jobs', title: 'jobs.title', group: house, icon: Sync, right: 'jobs.read', key: 'j' },
  { path: '/system', title: 'system.title', group: house, icon: Dns, right: 'system.read' },
  { path: '/api-tokens', title: 'tokens.title', group: house, icon: VpnKey, right: 'account.write' },
  { path: '/webhooks', title: 'webhooks.title', group: house, icon: Webhook, right: 'webhooks.read', key: 'w' },
];
