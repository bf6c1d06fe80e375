import type { SvgIconComponent } from '@mui/icons-material';
import AccountTree from '@mui/icons-material/AccountTree';
import AltRoute from '@mui/icons-material/AltRoute';
import Article from '@mui/icons-material/Article';
import AutoAwesome from '@mui/icons-material/AutoAwesome';
import BeachAccess from '@mui/icons-material/BeachAccess';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Celebration from '@mui/icons-material/Celebration';
import Dashboard from '@mui/icons-material/Dashboard';
import Dns from '@mui/icons-material/Dns';
import Flag from '@mui/icons-material/Flag';
import Group from '@mui/icons-material/Group';
import History from '@mui/icons-material/History';
import Inbox from '@mui/icons-material/Inbox';
import Input from '@mui/icons-material/Input';
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
  /** Document and heading below `/admin/help/`: `owners#users`. */
  help: `${string}#${string}`;
  /** Without it the page is not shown. */
  right: Right;
  /** The key that opens the page after `g`. */
  key?: string;
  /** A queue: the list whose length is what waits, for who has the right to work on it. */
  queue?: { path: string; query: Readonly<Record<string, string>>; right: Right };
}

const content: Key = 'nav.content';
const readers: Key = 'nav.readers';
const house: Key = 'nav.house';

/** The pages of the menu and of the palette, in their order. */
export const pageLinks: readonly PageLink[] = [
  {
    path: '/dashboard',
    help: 'editors#dashboard',
    title: 'dashboard.title',
    group: content,
    icon: Dashboard,
    right: 'workspace.use',
    key: 'd',
  },
  {
    path: '/news',
    help: 'editors#the-list-of-stories',
    title: 'news.title',
    group: content,
    icon: Article,
    right: 'news.read',
    key: 'n',
  },
  {
    path: '/submissions',
    help: 'editors#corrections-reports-and-submissions',
    title: 'submissions.title',
    group: content,
    icon: MoveToInbox,
    right: 'news.read',
    key: 's',
    queue: { path: '/api/admin/submissions', query: { status: 'submitted' }, right: 'news.review' },
  },
  {
    path: '/media',
    help: 'editors#the-media-library',
    title: 'media.title',
    group: content,
    icon: PhotoLibrary,
    right: 'media.read',
    key: 'm',
  },
  {
    path: '/feeds',
    help: 'editors#feeds-of-other-sites',
    title: 'feeds.title',
    group: content,
    icon: RssFeed,
    right: 'feeds.read',
    key: 'f',
  },
  {
    path: '/feed-items',
    help: 'editors#feeds-of-other-sites',
    title: 'feeds.inbox',
    group: content,
    icon: Inbox,
    right: 'feeds.read',
    key: 'i',
  },
  {
    path: '/horoscope',
    help: 'editors#horoscope',
    title: 'horoscope.title',
    group: content,
    icon: AutoAwesome,
    right: 'horoscope.read',
    key: 'h',
  },
  {
    path: '/almanac',
    help: 'editors#the-almanac',
    title: 'almanac.title',
    group: content,
    icon: CalendarMonth,
    right: 'almanac.read',
    key: 'k',
  },
  {
    path: '/festivals',
    help: 'editors#festivals',
    title: 'festivals.title',
    group: content,
    icon: Celebration,
    right: 'almanac.read',
  },
  {
    path: '/holidays',
    help: 'editors#public-holidays',
    title: 'holidays.title',
    group: content,
    icon: BeachAccess,
    right: 'almanac.read',
  },
  {
    path: '/notifications',
    help: 'editors#notifications-and-devices',
    title: 'push.title',
    group: readers,
    icon: Notifications,
    right: 'push.read',
    key: 'b',
    queue: { path: '/api/admin/notifications', query: { status: 'awaiting_approval' }, right: 'push.all' },
  },
  {
    path: '/devices',
    help: 'editors#notifications-and-devices',
    title: 'push.devices',
    group: readers,
    icon: PhoneAndroid,
    right: 'devices.read',
  },
  {
    path: '/products',
    help: 'editors#products-and-deals',
    title: 'shopping.title',
    group: content,
    icon: Storefront,
    right: 'shopping.read',
    key: 'o',
  },
  {
    path: '/polls',
    help: 'editors#polls-of-your-readers',
    title: 'polls.title',
    group: readers,
    icon: Poll,
    right: 'polls.read',
    key: 'p',
  },
  {
    path: '/reports',
    help: 'editors#corrections-reports-and-submissions',
    title: 'reports.title',
    group: readers,
    icon: Flag,
    right: 'reports.read',
    key: 'r',
    queue: { path: '/api/admin/reports', query: { status: 'open' }, right: 'reports.read' },
  },
  {
    path: '/categories',
    help: 'owners#categories',
    title: 'categories.title',
    group: house,
    icon: AccountTree,
    right: 'categories.read',
    key: 'c',
  },
  {
    path: '/places',
    help: 'owners#places',
    title: 'places.title',
    group: house,
    icon: Place,
    right: 'places.read',
    key: 'l',
  },
  {
    path: '/settings',
    help: 'owners#settings',
    title: 'settings.title',
    group: house,
    icon: Settings,
    right: 'settings.read',
    key: 'e',
  },
  {
    path: '/releases',
    help: 'owners#app-releases',
    title: 'releases.title',
    group: house,
    icon: SystemUpdate,
    right: 'releases.read',
  },
  {
    path: '/redirects',
    help: 'owners#old-addresses',
    title: 'redirects.title',
    group: house,
    icon: AltRoute,
    right: 'settings.read',
  },
  {
    path: '/imports',
    help: 'owners#imports',
    title: 'imports.title',
    group: house,
    icon: Input,
    right: 'settings.read',
  },
  {
    path: '/users',
    help: 'owners#users',
    title: 'users.title',
    group: house,
    icon: Group,
    right: 'users.read',
    key: 'u',
  },
  {
    path: '/audit',
    help: 'owners#audit-log',
    title: 'audit.title',
    group: house,
    icon: History,
    right: 'audit.read',
    key: 'a',
  },
  { path: '/jobs', help: 'owners#jobs', title: 'jobs.title', group: house, icon: Sync, right: 'jobs.read', key: 'j' },
  { path: '/system', help: 'owners#system', title: 'system.title', group: house, icon: Dns, right: 'system.read' },
  {
    path: '/api-tokens',
    help: 'owners#api-tokens',
    title: 'tokens.title',
    group: house,
    icon: VpnKey,
    right: 'account.write',
  },
  {
    path: '/webhooks',
    help: 'owners#webhooks',
    title: 'webhooks.title',
    group: house,
    icon: Webhook,
    right: 'webhooks.read',
    key: 'w',
  },
];
