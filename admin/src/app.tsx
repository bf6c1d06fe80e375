import { CoreAdminContext, CoreAdminUI, CustomRoutes, type I18nProvider, localStorageStore, Resource } from 'ra-core';
import { Notification } from 'ra-ui-materialui';
import { lazy } from 'react';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router';
import { dataProvider } from './api/data-provider.ts';
import { queryClient } from './api/query-client.ts';
import { Layout } from './layout/layout.tsx';
import { Loading } from './layout/loading.tsx';
import { StoryList } from './news/list/list.tsx';
import { SessionGate } from './session/gate.tsx';
import { Appearance } from './theme/direction.tsx';

const page = <T extends string>(load: () => Promise<Record<T, () => React.ReactNode>>, name: T) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

const StoryPage = page(() => import('./news/editor/editor-page.tsx'), 'StoryPage');
const DashboardPage = page(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage');
const Composer = page(() => import('./push/composer.tsx'), 'PushComposer');
const CalendarPage = page(() => import('./almanac/calendar-page.tsx'), 'CalendarPage');
const DayPage = page(() => import('./almanac/day-page.tsx'), 'DayPage');
const HolidayPage = page(() => import('./almanac/holidays/holiday-page.tsx'), 'HolidayPage');
const FestivalPage = page(() => import('./almanac/festivals/festival-page.tsx'), 'FestivalPage');
const PushList = page(() => import('./push/push-list.tsx'), 'PushList');
const DeviceList = page(() => import('./push/device-list.tsx'), 'DeviceList');
const MediaLibrary = page(() => import('./media/library.tsx'), 'MediaLibrary');
const LiveBlog = page(() => import('./liveblog/live-page.tsx'), 'LiveBlog');
const HoroscopePage = page(() => import('./horoscope/horoscope-page.tsx'), 'HoroscopePage');
const PollList = page(() => import('./polls/poll-list.tsx'), 'PollList');
const EditPoll = page(() => import('./polls/poll-page.tsx'), 'EditPoll');
const CreatePoll = page(() => import('./polls/poll-page.tsx'), 'CreatePoll');
const ReportList = page(() => import('./reports/report-list.tsx'), 'ReportList');
const SubmissionList = page(() => import('./submissions/submission-list.tsx'), 'SubmissionList');
const UserList = page(() => import('./users/user-list.tsx'), 'UserList');
const EditUser = page(() => import('./users/user-page.tsx'), 'EditUser');
const CreateUser = page(() => import('./users/user-page.tsx'), 'CreateUser');
const AuditList = page(() => import('./audit/audit-list.tsx'), 'AuditList');
const JobList = page(() => import('./jobs/job-list.tsx'), 'JobList');
const TokenList = page(() => import('./tokens/token-list.tsx'), 'TokenList');
const WebhookList = page(() => import('./webhooks/webhook-list.tsx'), 'WebhookList');
const WebhookPage = page(() => import('./webhooks/webhook-page.tsx'), 'WebhookPage');
const CategoryPage = page(() => import('./categories/category-page.tsx'), 'CategoryPage');
const PlacePage = page(() => import('./places/place-page.tsx'), 'PlacePage');
const SettingsPage = page(() => import('./settings/settings-page.tsx'), 'SettingsPage');
const ProductList = page(() => import('./shopping/product-list.tsx'), 'ProductList');
const EditProduct = page(() => import('./shopping/product-page.tsx'), 'EditProduct');
const CreateProduct = page(() => import('./shopping/product-page.tsx'), 'CreateProduct');
const OrderPage = page(() => import('./shopping/order-page.tsx'), 'OrderPage');
const DealPage = page(() => import('./shopping/deal-page.tsx'), 'DealPage');
const ProductCategoryPage = page(() => import('./shopping/category-page.tsx'), 'ProductCategoryPage');
const StorePage = page(() => import('./shopping/store-page.tsx'), 'StorePage');
const ReleasePage = page(() => import('./releases/release-page.tsx'), 'ReleasePage');
const RedirectPage = page(() => import('./redirects/redirect-page.tsx'), 'RedirectPage');
const ImportList = page(() => import('./imports/import-list.tsx'), 'ImportList');
const ImportPage = page(() => import('./imports/import-page.tsx'), 'ImportPage');
const FeedList = page(() => import('./feeds/feed-list.tsx'), 'FeedList');
const AddFeed = page(() => import('./feeds/adding/add-feed.tsx'), 'AddFeed');
const FeedPage = page(() => import('./feeds/feed-page.tsx'), 'FeedPage');
const ItemList = page(() => import('./feeds/items/item-list.tsx'), 'ItemList');
const SystemPage = page(() => import('./system/system-page.tsx'), 'SystemPage');
const AccountPage = page(() => import('./account/account-page.tsx'), 'AccountPage');

const store = localStorageStore();

function Pages({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={store} queryClient={queryClient}>
      <Appearance>
        <SessionGate queries={queryClient}>
          <CoreAdminUI
            layout={Layout}
            loading={Loading}
            catchAll={() => <Navigate to="/news" replace />}
            disableTelemetry
            title="Dinam"
          >
            <Resource name="news" list={StoryList} edit={StoryPage} create={StoryPage} />
            <Resource name="media" list={MediaLibrary} />
            <CustomRoutes>
              <Route path="/" element={<Navigate to="/news" replace />} />
              <Route path="/dashboard" element={<DashboardPage />} />
              <Route path="/news/:id/live" element={<LiveBlog />} />
              <Route path="/almanac" element={<CalendarPage />} />
              <Route path="/almanac/:date" element={<DayPage />} />
              <Route path="/festivals" element={<FestivalPage />} />
              <Route path="/holidays" element={<HolidayPage />} />
              <Route path="/notifications" element={<PushList />} />
              <Route path="/notifications/create" element={<Composer />} />
              <Route path="/devices" element={<DeviceList />} />
              <Route path="/horoscope" element={<HoroscopePage />} />
              <Route path="/polls" element={<PollList />} />
              <Route path="/polls/create" element={<CreatePoll />} />
              <Route path="/polls/:id" element={<EditPoll />} />
              <Route path="/reports" element={<ReportList />} />
              <Route path="/submissions" element={<SubmissionList />} />
              <Route path="/users" element={<UserList />} />
              <Route path="/users/create" element={<CreateUser />} />
              <Route path="/users/:id" element={<EditUser />} />
              <Route path="/audit" element={<AuditList />} />
              <Route path="/jobs" element={<JobList />} />
              <Route path="/api-tokens" element={<TokenList />} />
              <Route path="/webhooks" element={<WebhookList />} />
              <Route path="/webhooks/:id" element={<WebhookPage />} />
              <Route path="/categories" element={<CategoryPage />} />
              <Route path="/places" element={<PlacePage />} />
              <Route path="/settings" element={<SettingsPage />} />
              <Route path="/settings/:section" element={<SettingsPage />} />
              <Route path="/releases" element={<ReleasePage />} />
              <Route path="/redirects" element={<RedirectPage />} />
              <Route path="/imports" element={<ImportList />} />
              <Route path="/imports/:id" element={<ImportPage />} />
              <Route path="/feeds" element={<FeedList />} />
              <Route path="/feeds/create" element={<AddFeed />} />
              <Route path="/feeds/:id" element={<FeedPage />} />
              <Route path="/feed-items" element={<ItemList />} />
              <Route path="/products" element={<ProductList />} />
              <Route path="/products/create" element={<CreateProduct />} />
              <Route path="/products/order" element={<OrderPage />} />
              <Route path="/products/deals" element={<DealPage />} />
              <Route path="/products/categories" element={<ProductCategoryPage />} />
              <Route path="/products/stores" element={<StorePage />} />
              <Route path="/products/:id" element={<EditProduct />} />
              <Route path="/system" element={<SystemPage />} />
              <Route path="/account" element={<AccountPage />} />
            </CustomRoutes>
          </CoreAdminUI>
        </SessionGate>
        <Notification />
      </Appearance>
    </CoreAdminContext>
  );
}

/** @returns the interface; only a router that knows where it goes can hold a page with unsaved forms */
export function appOf(i18nProvider: I18nProvider) {
  const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
  const router = createBrowserRouter([{ path: '*', element: <Pages i18nProvider={i18nProvider} /> }], { basename });
  return <RouterProvider router={router} />;
}
