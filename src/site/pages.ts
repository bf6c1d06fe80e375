import type { Read } from '../core/api/read.ts';
import { get, type Route } from '../core/api/route.ts';
import { about, contact, privacy } from './about.ts';
import { festivalsPage, monthPage } from './almanac/calendar.ts';
import { panchangPage } from './almanac/day.ts';
import { muhurtaPage } from './almanac/muhurta.ts';
import { wallCalendarPage } from './almanac/wall-calendar.ts';
import { androidLinks, iosLinks } from './apps/well-known.ts';
import { siteScript, siteStyle } from './asset.ts';
import { deals } from './deals.ts';
import { home } from './home.ts';
import { horoscopePage, signPage } from './horoscope/pages.ts';
import { indexNowKey } from './indexnow/indexnow.ts';
import { webManifest } from './install/manifest.ts';
import { authorPage, tagPage } from './labels/pages.ts';
import { alertsPage } from './reader/alerts.ts';
import { readerAsset } from './reader/asset.ts';
import { offlinePage, savedPage } from './reader/kept.ts';
import { placesPage } from './reader/places.ts';
import { shortPage } from './reader/short.ts';
import { sizeAsset, sizePath } from './reader/size.ts';
import { search } from './search.ts';
import { placePage, section } from './section.ts';
import { previewPage } from './story/preview.ts';
import { story } from './story/story.ts';
import { viewRoute } from './views/route.ts';
import { serviceWorker } from './worker/read.ts';

const pageAt = (path: string, read: Read): Route => ({ ...get(path, 'Pages', read), isPage: true });

/** Two letters, so that no other address is mistaken for a page. */
const lang = '/:lang(^[a-z]{2}$)';

/** Names in these addresses come before categories of the same slug. */
export const sitePages: Route[] = [
  pageAt('/n/:slug', story),
  previewPage,
  viewRoute,
  pageAt('/site/style-:hash.css', siteStyle),
  pageAt('/site/story-:hash.js', siteScript),
  pageAt('/site/app-:lang.webmanifest', webManifest),
  pageAt('/site/reader-:lang-:hash.js', readerAsset),
  pageAt(sizePath, sizeAsset),
  pageAt('/sw.js', serviceWorker),
  pageAt('/.well-known/assetlinks.json', androidLinks),
  pageAt('/.well-known/apple-app-site-association', iosLinks),
  pageAt('/:key(^[A-Za-z0-9-]{8,128}).txt', indexNowKey),
  pageAt(lang, home),
  pageAt(`${lang}/search`, search),
  pageAt(`${lang}/panchang`, panchangPage),
  pageAt(`${lang}/panchang/month`, monthPage),
  pageAt(`${lang}/panchang/festivals`, festivalsPage),
  pageAt(`${lang}/panchang/muhurta`, muhurtaPage),
  pageAt(`${lang}/panchang/calendar/:year`, wallCalendarPage),
  pageAt(`${lang}/horoscope`, horoscopePage),
  pageAt(`${lang}/horoscope/:sign`, signPage),
  pageAt(`${lang}/deals`, deals),
  pageAt(`${lang}/short`, shortPage),
  pageAt(`${lang}/saved`, savedPage),
  pageAt(`${lang}/alerts`, alertsPage),
  pageAt(`${lang}/offline`, offlinePage),
  pageAt(`${lang}/places`, placesPage),
  pageAt(`${lang}/about`, about),
  pageAt(`${lang}/contact`, contact),
  pageAt(`${lang}/privacy`, privacy),
  pageAt(`${lang}/place/:place`, placePage),
  pageAt(`${lang}/author/:label`, authorPage),
  pageAt(`${lang}/tag/:label`, tagPage),
  pageAt(`${lang}/:category`, section),
];
