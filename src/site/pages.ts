import type { Read } from '../core/api/read.ts';
import { get, type Route } from '../core/api/route.ts';
import { about, contact } from './about.ts';
import { deals } from './deals.ts';
import { home } from './home.ts';
import { horoscopePage, signPage } from './horoscope.ts';
import { panchangPage } from './panchang.ts';
import { festivalsPage, monthPage } from './panchang-calendar.ts';
import { search } from './search.ts';
import { placePage, section } from './section.ts';
import { story } from './story.ts';
import { siteStyle } from './style.ts';

const pageAt = (path: string, read: Read): Route => ({ ...get(path, 'Pages', read), isPage: true });

/** Two letters, so that no other address is taken for a page. */
const lang = '/:lang(^[a-z]{2}$)';

/** Names in these addresses come before categories of the same slug. */
export const sitePages: Route[] = [
  pageAt('/n/:slug', story),
  pageAt('/site/style.css', siteStyle),
  pageAt(lang, home),
  pageAt(`${lang}/search`, search),
  pageAt(`${lang}/panchang`, panchangPage),
  pageAt(`${lang}/panchang/month`, monthPage),
  pageAt(`${lang}/panchang/festivals`, festivalsPage),
  pageAt(`${lang}/horoscope`, horoscopePage),
  pageAt(`${lang}/horoscope/:sign`, signPage),
  pageAt(`${lang}/deals`, deals),
  pageAt(`${lang}/about`, about),
  pageAt(`${lang}/contact`, contact),
  pageAt(`${lang}/place/:place`, placePage),
  pageAt(`${lang}/:category`, section),
];
