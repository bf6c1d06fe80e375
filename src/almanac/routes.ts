import { type TSchema, Type } from 'typebox';
import { resourceRoutes } from '../core/api/resource-routes.ts';
import { type ActRoute, get, type Route } from '../core/api/route.ts';
import { importRoute } from '../core/batch/routes.ts';
import { panchangCalendar, panchangFestivals, panchangNext } from './calendar.ts';
import { dayIdOf, panchangDays } from './day-resource.ts';
import { copyRoute } from './festivals/copy.ts';
import { festivalResource } from './festivals/festivals.ts';
import { moveRoute } from './festivals/move.ts';
import { panchangHolidays } from './holiday-reads.ts';
import { existingHoliday, holidayResource } from './holiday-resource.ts';
import { muhurtaFind } from './muhurta/find.ts';
import { panchangDay, panchangMonth, panchangMuhurta, panchangRange } from './reads.ts';
import { panchangConvert } from './tools/convert-read.ts';
import { panchangPrayerTimes } from './tools/prayer-read.ts';
import { panchangTithiDates } from './tools/tithi-dates-read.ts';
import { panchangTransits } from './tools/transits-read.ts';

/** A stored day is addressed by its id, or by its date and perhaps a city. */
function byDay(route: ActRoute): ActRoute {
  return {
    ...route,
    path: `/api/admin/${panchangDays.name}/:day`,
    summary: `${route.summary} (by id, or by date and \`city\`)`,
    query: Type.Object({
      ...(route.query?.properties as Record<string, TSchema>),
      city: Type.Optional(
        Type.String({ maxLength: 120, description: 'With a date: the city it is stored for; absent: all places' }),
      ),
    }),
    async run(app, call) {
      const id = await dayIdOf(app, String(call.params.day), call.query.city as string | undefined);
      return route.run(app, { ...call, params: { id } });
    },
  };
}

export const almanacRoutes: Route[] = [
  get('/api/v1/panchang', 'Almanac', panchangRange),
  get('/api/v1/panchang/day', 'Almanac', panchangDay),
  get('/api/v1/panchang/month', 'Almanac', panchangMonth),
  get('/api/v1/panchang/muhurta', 'Almanac', panchangMuhurta),
  get('/api/v1/panchang/muhurta/find', 'Almanac', muhurtaFind),
  get('/api/v1/panchang/festivals', 'Almanac', panchangFestivals),
  get('/api/v1/panchang/holidays', 'Almanac', panchangHolidays),
  get('/api/v1/panchang/next', 'Almanac', panchangNext),
  get('/api/v1/panchang/prayer-times', 'Almanac', panchangPrayerTimes),
  get('/api/v1/panchang/tithi-dates', 'Almanac', panchangTithiDates),
  get('/api/v1/panchang/transits', 'Almanac', panchangTransits),
  get('/api/v1/panchang/convert', 'Almanac', panchangConvert),
  get('/api/v1/panchang/calendar.ics', 'Almanac', panchangCalendar),
];

export const almanacAdminRoutes: ActRoute[] = [
  ...resourceRoutes(panchangDays, { item: byDay }),
  importRoute(festivalResource),
  copyRoute,
  ...resourceRoutes(festivalResource),
  moveRoute,
  importRoute(holidayResource, existingHoliday),
  ...resourceRoutes(holidayResource),
];
