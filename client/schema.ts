// Generated from the OpenAPI document ab7a607c28fc334e. Do not edit: run `npm run client`.
export interface paths {
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Basic settings: names, addresses, languages
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * App settings: theme, features, maintenance
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getSettingsApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/admob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AdMob settings of a platform
         * @description With `test_mode` the ids are the public test ids of Google. Public; cacheable for 30 seconds.
         */
        get: operations["getSettingsAdmob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Publisher, grievance officer and support contacts
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getSettingsContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name, version, and the list of endpoints and actions
         * @description A cheap request to see whether the API is reachable. `endpoints` lists what `index.php` takes. Public; cacheable for 30 seconds.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities by prefix of a name, or nearest to a point
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Children of the place `parent`, or all places of a `type`; default: the countries
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPlacesTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places of the tree by how a name begins or sounds, with what they lie in
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPlacesSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country, state, district and mandal of a point, by the nearest towns
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPlacesNear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One place with its ancestors, by slug, id or code
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPlacesBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days of the almanac at a place, 1 to 62; default: this month
         * @description Stored days lie over the computed ones; `source` and `overridden` say where. Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchang"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One day of the almanac at a place; default: today
         * @description Names are in `lang`, times carry the offset of the place. `include` adds choghadiya, hora, lagna, planets and more. Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A month of the almanac at a place, in short; default: this month
         * @description One short row for each day, for a calendar page. Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/muhurta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Good and bad times of a day at a place; default: today
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangMuhurta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/muhurta/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days and times for an undertaking, and what speaks for and against each; default: 31 days from today
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangMuhurtaFind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/festivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Festivals and vratas of a year or a range at a place; default: this year, and without a place every region
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangFestivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Holidays of a state in a year: official lists, else a guess; default: this year, the state of the place
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next days of a festival or vrata at a place; default: from today
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangNext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/prayer-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times of prayer, sehri and iftar at a place, 1 to 62 days; default: this month
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangPrayerTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/tithi-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days of the next years that a birth or a death is kept on; default: from today
         * @description Public; never cached.
         */
        get: operations["getPanchangTithiDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/transits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signs that the grahas enter in a year, their stations and combustions; default: this year, all but the Moon
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangTransits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A date of one calendar in the others; default: today
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangConvert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/panchang/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * iCalendar of festivals at a place, by default for this year and the next
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getPanchangCalendarIcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Predictions of a period, by sign; default: daily, today
         * @description A sign is accepted as a number, in English, Sanskrit or any language of the service. Public; cacheable for 30 seconds.
         */
        get: operations["getHoroscope"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The twelve signs today
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getHoroscopeToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/signs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The twelve signs with their names in every language
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getHoroscopeSigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/transits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the grahas of a day, of today by default, are to a moon sign
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getHoroscopeTransits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/compatibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compatibility of two people by moon signs, or by birth stars
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getHoroscopeCompatibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/birth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Birth chart, dasha and avakahada of a time and place of birth
         * @description Public; never cached.
         */
        get: operations["getHoroscopeBirth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shopping/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products with a running deal
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getShoppingDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shopping/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getShoppingProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shopping/products/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product, by id or slug (the number at the end of the slug decides)
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getShoppingProductsBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shopping/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Featured products
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getShoppingFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shopping/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of products, with the number of products in each
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getShoppingCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/update/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Update check: whether an app should or must update
         * @description A phone is within a gradual roll-out by a stable hash of `installation_id`. Without a release everything is null. Public; cacheable for 30 seconds.
         */
        get: operations["getUpdateCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/update/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest version of a platform
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getUpdateLatest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public key of Web Push for subscriptions of browsers
         * @description 404: Web Push is not set up. Public; cacheable for 30 seconds.
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a notification was opened; a device counts once
         * @description Counted once for each device; an unknown notification is 404. No token is needed.
         */
        post: operations["postNotificationsByIdOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a device for push, or update it (200 when it is registered)
         * @description Call it at each start of the app. It answers 201 for a new device, else 200. No token is needed.
         */
        post: operations["postDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{installation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unregister a device
         * @description No token is needed.
         */
        delete: operations["deleteDevicesByInstallationId"];
        options?: never;
        head?: never;
        /**
         * Update a device: only the fields that are sent
         * @description No token is needed.
         */
        patch: operations["patchDevicesByInstallationId"];
        trace?: never;
    };
    "/api/v1/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News of a language, newest first
         * @description With `updated_after` only what changed, in the order of the change, removed items as `{id, deleted, updated_at}`. With `id` or `slug` the one item. Public; cacheable for 30 seconds.
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest news
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getNewsLatest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/breaking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Breaking news that has not expired
         * @description An item leaves the list at `breaking_until`. Public; cacheable for 30 seconds.
         */
        get: operations["getNewsBreaking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories with the number of items in the language
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getNewsCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/trending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trending items, filled up with the newest
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getNewsTrending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item, by id or slug (the number at the end of the slug decides)
         * @description The text after the number may differ from the current slug: old links keep working. Public; cacheable for 30 seconds.
         */
        get: operations["getNewsBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{slug}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Related items, by tags, places, category and words of the title
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getNewsBySlugRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count that the item was opened; with `installation_id` once an hour for each phone
         * @description No token is needed.
         */
        post: operations["postNewsByIdView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search news by words, most relevant first
         * @description See the rules of search in the text of the tag. Public; cacheable for 30 seconds.
         */
        get: operations["getSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Completions of a search that is being typed
         * @description For the search field: ask after each letter; the answers are cached. Public; cacheable for 30 seconds.
         */
        get: operations["getSearchSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/previews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A story by a preview link: as its readers would get it, never cached
         * @description No token is needed.
         */
        get: operations["getPreviewsByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{slug}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a live blog; with `after` only what changed
         * @description `meta.next_after` is the `after` of the next call. Public; cacheable for 30 seconds.
         */
        get: operations["getNewsBySlugLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{slug}/live/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of a live blog as Server-Sent Events (204 when it has ended and the client has all of them)
         * @description For `EventSource`; it reconnects with `Last-Event-ID` by itself. Public; the answer stays open.
         */
        get: operations["getNewsBySlugLiveStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/polls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Polls that can be read in a language, or those of a story; newest first
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getPolls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/polls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One poll with its results, as far as they are shown
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getPollsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/polls/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote, once per installation; the same vote again changes nothing
         * @description 409: the poll is not open, or the vote cannot be changed. No token is needed.
         */
        post: operations["postPollsByIdVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/installations/{installation_id}/bookmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookmarked stories of this installation, newest bookmark first
         * @description No token is needed.
         */
        get: operations["getInstallationsByInstallationIdBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/installations/{installation_id}/bookmarks/{news_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a bookmark (200 when it exists already)
         * @description No token is needed.
         */
        put: operations["putInstallationsByInstallationIdBookmarksByNewsId"];
        post?: never;
        /**
         * Remove a bookmark; 200 also when there was none
         * @description No token is needed.
         */
        delete: operations["deleteInstallationsByInstallationIdBookmarksByNewsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a story to the editors; a second report of the same installation replaces the first
         * @description No token is needed.
         */
        post: operations["postNewsByIdReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items of the feeds in a language, or of one feed, newest first
         * @description With `id` the one item. Items of feeds that are not active are left out. Public; cacheable for 30 seconds.
         */
        get: operations["getRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rss/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item of a feed
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getRssById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * RSS 2.0: the 50 newest stories of a language
         * @description Public; cacheable for 120 seconds.
         */
        get: operations["getFeedsByLangRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Atom: the 50 newest stories of a language
         * @description Public; cacheable for 120 seconds.
         */
        get: operations["getFeedsByLangAtom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Feed: the 50 newest stories of a language
         * @description Public; cacheable for 120 seconds.
         */
        get: operations["getFeedsByLangJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/category/{category}.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * RSS 2.0: the 50 newest stories of a category
         * @description Public; cacheable for 120 seconds.
         */
        get: operations["getFeedsByLangCategoryByCategoryRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/category/{category}.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Atom: the 50 newest stories of a category
         * @description Public; cacheable for 120 seconds.
         */
        get: operations["getFeedsByLangCategoryByCategoryAtom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/category/{category}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Feed: the 50 newest stories of a category
         * @description Public; cacheable for 120 seconds.
         */
        get: operations["getFeedsByLangCategoryByCategoryJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/place/{place}.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * RSS 2.0: the 50 newest stories of a place
         * @description Public; cacheable for 120 seconds.
         */
        get: operations["getFeedsByLangPlaceByPlaceRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/place/{place}.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Atom: the 50 newest stories of a place
         * @description Public; cacheable for 120 seconds.
         */
        get: operations["getFeedsByLangPlaceByPlaceAtom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{lang}/place/{place}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Feed: the 50 newest stories of a place
         * @description Public; cacheable for 120 seconds.
         */
        get: operations["getFeedsByLangPlaceByPlaceJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The index of all sitemaps
         * @description Public; cacheable for 600 seconds.
         */
        get: operations["getSitemapXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemaps/news-{month}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sitemap of the stories of a month, such as te-2026-11; from 5000 on there is te-2026-11-2
         * @description Public; cacheable for 600 seconds.
         */
        get: operations["getSitemapsNewsByMonthXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemaps/google-news-{lang}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sitemap for Google News: stories of the last 48 hours
         * @description Public; cacheable for 120 seconds.
         */
        get: operations["getSitemapsGoogleNewsByLangXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemaps/sections-{lang}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sitemap of the list of a language and of its categories
         * @description Public; cacheable for 600 seconds.
         */
        get: operations["getSitemapsSectionsByLangXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * robots.txt with the URL of the sitemap index
         * @description Public; cacheable for 3600 seconds.
         */
        get: operations["getRobotsTxt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First call of an app: settings, ads, update information, push transport
         * @description Call it first and at each start; one answer instead of four. Public; cacheable for 30 seconds.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offline bundle: config, categories, 30 stories, almanac, horoscope; default: today
         * @description Public; cacheable for 30 seconds.
         */
        get: operations["getBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/installations/{installation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase all data of this installation
         * @description No token is needed.
         */
        delete: operations["deleteInstallationsByInstallationId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdMobSettings: {
            /** @description Platform, default android */
            platform: components["schemas"]["Platform"];
            ads_enabled: boolean;
            /** @description When off, Google's test ids and ids of two publishers are refused */
            test_mode: boolean;
            publisher_id: string | null;
            app_id: string | null;
            banner_unit_id: components["schemas"]["AdMobUnitId"] | null;
            interstitial_unit_id: components["schemas"]["AdMobUnitId"] | null;
            native_unit_id: components["schemas"]["AdMobUnitId"] | null;
            rewarded_unit_id: components["schemas"]["AdMobUnitId"] | null;
            rewarded_interstitial_unit_id: components["schemas"]["AdMobUnitId"] | null;
            app_open_unit_id: components["schemas"]["AdMobUnitId"] | null;
            /** @description Screens between two of them */
            interstitial_interval: number;
            interstitial_min_seconds: number;
            /** @description Rows between two of them */
            native_interval: number;
            native_start_index: number;
            max_interstitials_per_day: number;
            /** @description Screens that show ads */
            placements: {
                [key: string]: boolean;
            };
            consent: components["schemas"]["AdMobSettingsConsent"];
        };
        AdMobSettingsConsent: {
            /** @description Ask through Google's User Messaging Platform before the first ad */
            ump_required: boolean;
            tag_for_child_directed: boolean;
            max_ad_content_rating: ("G" | "PG" | "T" | "MA") | null;
        };
        /** @description ca-app-pub-################/########## */
        AdMobUnitId: string;
        AddressField: string | null;
        AppConfig: {
            basic: components["schemas"]["BasicSettings"];
            app: components["schemas"]["AppSettings"];
            admob: components["schemas"]["AdMobSettings"];
            update: components["schemas"]["Update"];
            push: {
                /**
                 * @description By what pushes are sent; `log`: nothing is set up, they are written to the log
                 * @enum {unknown}
                 */
                transport: "log" | "fcm" | "webpush" | "fcm+webpush";
                /** @description What browsers subscribe with; null: no Web Push */
                vapid_public_key: string | null;
                /** @description Whether subscribing to topics of FCM makes sense */
                topics: boolean;
            };
        };
        AppSettings: {
            /** @description `mode` (system, light, dark), and colours #rrggbb under any name, such as primary_color */
            theme: {
                [key: string]: ("system" | "light" | "dark") | string;
            };
            /** @description What the app shows, by name */
            features: {
                [key: string]: boolean;
            };
            maintenance: components["schemas"]["AppSettingsMaintenance"];
            refresh_seconds: number;
            news_per_page: number;
            ticker_enabled: boolean;
            font_scale: number;
        };
        AppSettingsMaintenance: {
            /** @description Readers see it end by itself at `until` */
            enabled: boolean;
            /** @description Title */
            title: string | null;
            message: string | null;
            until: components["schemas"]["Time"] | null;
        };
        /** @description Version of the app, such as 2.4.0 */
        AppVersionField: string | null;
        /** @enum {unknown} */
        AsrSchool: "hanafi" | "shafi";
        BasicSettings: components["schemas"]["Contacts"] & {
            app_name: string;
            tagline: string | null;
            logo_url: components["schemas"]["Url"] | null;
            about_html: string | null;
            share_text: string | null;
            languages: components["schemas"]["Lang"][];
            /** @description ISO 639-1 */
            default_lang: components["schemas"]["Lang"];
            default_city: string;
            almanac: components["schemas"]["BasicSettingsAlmanac"];
            /** @description Addresses of the pages elsewhere, such as facebook or whatsapp */
            social: {
                [key: string]: components["schemas"]["Url"];
            };
        };
        /** @description How the almanac is reckoned */
        BasicSettingsAlmanac: {
            /**
             * @description Where the sidereal zodiac begins: Lahiri (Chitrapaksha), Krishnamurti, Raman
             * @enum {unknown}
             */
            ayanamsha: "lahiri" | "kp" | "raman";
            sunrise: components["schemas"]["SunriseField"];
        };
        /** @description Whom readers may complain to, as the IT Rules 2021 ask of news publishers */
        BasicSettingsGrievanceOfficer: {
            name: string | null;
            designation: string | null;
            address: components["schemas"]["AddressField"];
            email: components["schemas"]["EmailField"];
            phone: components["schemas"]["PhoneField"];
            hours: string | null;
        };
        /** @description Who publishes */
        BasicSettingsPublisher: {
            name: string | null;
            legal_name: string | null;
            address: components["schemas"]["AddressField"];
            email: components["schemas"]["EmailField"];
            phone: components["schemas"]["PhoneField"];
            editor: string | null;
            registration: string | null;
            self_regulator: string | null;
        };
        Birth: {
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            time: string;
            place: components["schemas"]["Place"];
            /** Format: date-time */
            at: string;
            /** @enum {unknown} */
            clock: "exact" | "skipped" | "repeated";
            ayanamsha: {
                name: string;
                degrees: number;
            };
            signs: components["schemas"]["BirthSigns"];
            western: components["schemas"]["BirthSigns"];
            ascendant: components["schemas"]["BirthAscendant"];
            planets: components["schemas"]["BirthAscendant"][];
            dasha: components["schemas"]["BirthDasha"][];
            antardashas: components["schemas"]["BirthDasha"][];
            avakahada: {
                code: string;
                name: string;
                value: string;
                text: string;
            }[];
            mangal_dosha: {
                name: string;
                is_present: boolean;
                places: {
                    from: string;
                    name: string;
                    house: number;
                }[];
                cancelled_by: {
                    code: string;
                    text: string;
                }[];
            };
            charts: {
                north: string;
                south: string;
            };
            notes: {
                code: string;
                at: string | null;
                text: string;
            }[];
        };
        BirthAscendant: {
            graha: string;
            name: string;
            short: string;
            longitude: number;
            sign: components["schemas"]["Name"];
            degree: number;
            nakshatra: components["schemas"]["Name"];
            pada: number;
            navamsa: components["schemas"]["Name"];
            western_longitude: number;
            house: number;
            is_retrograde: boolean;
            is_combust: boolean;
        };
        BirthDasha: {
            graha: string;
            name: string;
            /** Format: date */
            from: string;
            /** Format: date */
            until: string;
            is_current: boolean;
        };
        BirthSigns: {
            rising: components["schemas"]["Name"];
            moon: components["schemas"]["Name"];
            sun: components["schemas"]["Name"];
        };
        Bookmark: {
            /** @description Id of a story */
            news_id: components["schemas"]["Id"];
            /** Format: date-time */
            bookmarked_at: string;
        };
        BookmarkedItem: components["schemas"]["NewsItem"] & {
            /** Format: date-time */
            bookmarked_at: string;
        };
        BundleItem: components["schemas"]["NewsItem"] & {
            /** @description The content was cut; the whole is under the item itself */
            content_truncated: boolean;
        };
        CalendarDate: {
            /** @description gregorian, shaka, vikram, vikram_kartikadi, vikram_ashadhadi, tamil, malayalam, bengali, odia, assamese, nepali, punjabi, bangladesh, national, nanakshahi, hijri */
            key: string;
            /** @description By a day: the moon decides */
            is_tentative: boolean;
            year: number;
            month: components["schemas"]["Name"];
            /** @description Of a lunar calendar the tithi: 1 to 15 bright, 16 to 30 dark */
            day: number;
            lunar: {
                is_adhika: boolean;
                paksha: components["schemas"]["Name"];
                tithi: components["schemas"]["Name"];
            } | null;
        };
        Category: components["schemas"]["NewsItemCategory"] & {
            /** @description Id of the parent; null at the top */
            parent_id: number | null;
            /** @description Position in lists, ascending */
            sort_order: number;
            news_count: number;
            /** @description false: not shown to readers */
            is_active: boolean;
            /** @description Push topic of the category in this language */
            topic: string;
        };
        Compatibility: {
            sign1: components["schemas"]["SignView"];
            sign2: components["schemas"]["SignView"];
            nakshatra1: components["schemas"]["CompatibilityNakshatra1"] | null;
            nakshatra2: components["schemas"]["CompatibilityNakshatra1"] | null;
            role1: components["schemas"]["Role1"] | null;
            /** @description Default vedic; porutham: the South Indian ten */
            system: components["schemas"]["CompatibilitySystem"];
            score: number;
            /** @description vedic 36, or 15 without birth stars; porutham 10; western 100 */
            max_score: number;
            percentage: number;
            /** @enum {unknown} */
            verdict: "good" | "fair" | "low";
            factors: {
                code: string;
                name: string;
                score: number;
                max: number;
                note: string;
            }[];
            doshas: {
                code: string;
                name: string;
                cancelled: boolean;
                note: string;
            }[];
            /** @description School, and what the score stands for */
            note: string;
            summary: string;
        };
        CompatibilityNakshatra1: {
            /** @description Id */
            id: number;
            name: string;
            pada: number | null;
        };
        /** @enum {unknown} */
        CompatibilitySystem: "vedic" | "western" | "porutham";
        Contacts: {
            publisher: components["schemas"]["BasicSettingsPublisher"];
            grievance_officer: components["schemas"]["BasicSettingsGrievanceOfficer"];
            support_email: string | null;
            support_phone: string | null;
            website_url: components["schemas"]["Url"] | null;
            privacy_policy_url: components["schemas"]["Url"] | null;
            terms_url: components["schemas"]["Url"] | null;
        };
        /** @enum {unknown} */
        ContentType: "article" | "video" | "gallery" | "live" | "short" | "page";
        Conversion: {
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            place: components["schemas"]["Place"];
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            weekday: components["schemas"]["Name"];
            /** @description No sunrise sees the tithi that was asked for; it begins on this day */
            is_kshaya: boolean;
            dates: components["schemas"]["CalendarDate"][];
        };
        Correction: {
            /** @description Id */
            id: components["schemas"]["Id"];
            text: string;
            /** Format: date-time */
            at: string;
        };
        /** Format: date */
        Day: string;
        Device: {
            /** @description Id */
            id: components["schemas"]["Id"];
            /** @description Secret id that the app generates once, best a random UUID */
            installation_id: string;
            /** @enum {unknown} */
            kind: "token" | "fid" | "webpush";
            /**
             * @description android, ios or web
             * @enum {unknown}
             */
            platform: "android" | "ios" | "web";
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            /** @description Version of the app, such as 2.4.0 */
            app_version: string | null;
            place: string | null;
            categories: string[];
            opt_outs: components["schemas"]["DeviceOptOuts"];
            reminders: ("eclipse" | "festivals" | "ekadashi" | "pradosha" | "sankashti" | "purnima" | "amavasya" | "shivaratri" | "shashthi")[];
            /** @description `{from, to}` in local time, such as 22:00 and 07:00; null: the default of the publisher */
            quiet_hours: components["schemas"]["QuietHours"] | null;
            /** @description IANA time zone such as Asia/Kolkata */
            tz: string | null;
            /** @description false: nothing is sent, the registration is kept */
            push_enabled: boolean;
            /** @description That the server subscribes it to */
            topics: string[];
            /** Format: date-time */
            last_seen_at: string;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
        };
        DeviceInput: {
            installation_id: components["schemas"]["InstallationIdField"];
            value: components["schemas"]["DeviceInputValue"];
            /** @enum {unknown} */
            kind?: "token" | "fid" | "webpush";
            /**
             * @description android, ios or web
             * @enum {unknown}
             */
            platform?: "android" | "ios" | "web";
            /** @description A language of ours, also as a locale like te_IN; another is ignored */
            lang?: string;
            app_version?: components["schemas"]["AppVersionField"];
            place?: components["schemas"]["DeviceInputPlace"];
            /** @description Slugs of categories to follow */
            categories?: string[];
            opt_outs?: components["schemas"]["DeviceInputOptOuts"];
            reminders?: components["schemas"]["RemindersField"];
            quiet_hours?: components["schemas"]["QuietHoursField2"];
            tz?: components["schemas"]["TzField"];
            /** @description false: nothing is sent, the registration is kept */
            push_enabled?: boolean;
        };
        /** @description What this device does not want */
        DeviceInputOptOuts: {
            /** @description Slugs of categories */
            categories?: string[];
            /** @description Types of notifications, such as `general` */
            types?: string[];
        };
        /** @description Place to follow: name, slug or id */
        DeviceInputPlace: string | components["schemas"]["Id"] | null;
        /** @description The token or installation ID itself; of a browser its subscription */
        DeviceInputValue: string | {
            /** @description https, on the Internet */
            endpoint: string;
            expirationTime?: number | null;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        /** @description `{categories, types}` that the device does not want; replaced as a whole */
        DeviceOptOuts: {
            categories: string[];
            types: string[];
        };
        DevicePatch: {
            value?: components["schemas"]["DeviceInputValue"];
            /** @enum {unknown} */
            kind?: "token" | "fid" | "webpush";
            /**
             * @description android, ios or web
             * @enum {unknown}
             */
            platform?: "android" | "ios" | "web";
            /** @description A language of ours, also as a locale like te_IN; another is ignored */
            lang?: string;
            app_version?: components["schemas"]["AppVersionField"];
            place?: components["schemas"]["DeviceInputPlace"];
            /** @description Slugs of categories to follow */
            categories?: string[];
            opt_outs?: components["schemas"]["DeviceInputOptOuts"];
            reminders?: components["schemas"]["RemindersField"];
            quiet_hours?: components["schemas"]["QuietHoursField2"];
            tz?: components["schemas"]["TzField"];
            /** @description false: nothing is sent, the registration is kept */
            push_enabled?: boolean;
        };
        EmailField: string | null;
        Erased: {
            devices: number;
            /** @description Notifications to this device alone that no longer name it */
            notifications: number;
            /** @description Votes that no longer name the installation; they stay counted */
            votes: number;
            bookmarks: number;
            /** @description Reports whose note and sender are gone */
            reports: number;
        };
        FeedItem: {
            /** @description Id */
            id: components["schemas"]["Id"];
            guid: string | null;
            feed: components["schemas"]["FeedItemFeed"];
            /** @description Title */
            title: string;
            link: string | null;
            /** @description Plain text */
            summary: string;
            /** @description Sanitised HTML with absolute addresses */
            content: string;
            /** @description Author line under the title; as a filter the whole name in any spelling */
            author: string | null;
            /** @description URL of the main image */
            image_url: string | null;
            /** @description URL of an audio file */
            audio_url: string | null;
            /** @description URL of a video */
            video_url: string | null;
            categories: string[];
            /** @description Time of publication, UTC */
            published_at: string | null;
            /** Format: date-time */
            first_seen_at: string;
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            /** @description Other feeds that have the same story: the first 20 of them */
            sources: components["schemas"]["FeedItemSource"][];
            duplicate_of: number | null;
        };
        FeedItemFeed: {
            /** @description Id */
            id: components["schemas"]["Id"];
            /** @description Title */
            title: string;
            /** @description URL of the icon */
            icon_url: string | null;
        };
        FeedItemSource: {
            feed_id: components["schemas"]["Id"];
            /** @description Title */
            title: string;
            link: string | null;
            /** @description URL of the icon */
            icon_url: string | null;
            /** @description Time of publication, UTC */
            published_at: string | null;
        };
        Festival: {
            key: string;
            /** @description Id */
            id: number | null;
            name: string;
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            type: string;
            /** @description By `holiday_basis` */
            is_holiday: boolean;
            holiday: components["schemas"]["HolidayOrder"] | null;
            /**
             * @description official: the list of that state and year; rule: no list is known, a guess; editor: as it was announced
             * @enum {unknown}
             */
            holiday_basis: "official" | "rule" | "editor";
            /** @description Waits for the new moon to be sighted; may move by a day */
            is_tentative: boolean;
            /** @description ISO 3166-2 like IN-TS; IN: all of India */
            regions: string[];
            description: string | null;
            /** @description URL of the main image */
            image_url: string | null;
            /** @description Instants of the observance: moonrise, parana, the course of an eclipse */
            times: components["schemas"]["FestivalTime"][];
            /** @description Other days on which other almanacs or schools keep it */
            alternatives: components["schemas"]["FestivalAlternative"][];
            /**
             * @description official: on the list of holidays alone
             * @enum {unknown}
             */
            source: "computed" | "manual" | "official";
        };
        FestivalAlternative: {
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            school: string;
            name: string;
        };
        FestivalTime: {
            key: string;
            name: string;
            /** @description Begin; null: unknown */
            start: components["schemas"]["Moment"];
            /** @description End; null: unknown */
            end: components["schemas"]["Moment"];
        };
        /** @enum {unknown} */
        FestivalType: "festival" | "vrata" | "jayanti" | "national" | "observance";
        FoundItem: components["schemas"]["NewsItem"] & {
            /** @description HTML-escaped text with `<mark>` around what was found; nothing else in it is markup */
            highlight: {
                /** @description Title */
                title: string;
                snippet: string;
            };
        };
        FoundPlace: components["schemas"]["TreePlace"] & {
            /** @description Names of the places above it, the nearest first, without the country */
            within: string[];
        };
        Holiday: components["schemas"]["HolidayOrder"] & {
            /** @description Id */
            id: number | null;
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            key: string;
            name: string;
            /** @description ISO 3166-2 like IN-TS; IN: the Centre */
            region: string;
            /** @description false: by the rule of the festival, no order of that year is known */
            is_official: boolean;
        };
        /** @enum {unknown} */
        HolidayKind: "general" | "optional" | "bank";
        HolidayOrder: {
            /** @description general: offices are closed; optional: an employee may choose it; bank: banks alone are closed */
            kind: components["schemas"]["HolidayKind"];
            order: string | null;
            source: string | null;
        };
        Horoscope: {
            /** @description Id */
            id: components["schemas"]["Id"] | null;
            sign: components["schemas"]["SignView"];
            /** @description daily; weekly from Monday; monthly; yearly as the language reckons: Ugadi for te */
            period: components["schemas"]["Period"];
            /**
             * Format: date
             * @description First day of the period
             */
            date: string;
            range: components["schemas"]["HoroscopeRange"];
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            /** @description Title */
            title: string | null;
            prediction: string | null;
            love: string | null;
            career: string | null;
            health: string | null;
            finance: string | null;
            do: string | null;
            avoid: string | null;
            rating: number | null;
            lucky_number: number | null;
            lucky_color: {
                name: string;
                hex: string | null;
            } | null;
            lucky_time: string | null;
            factors: components["schemas"]["HoroscopeFactor"][];
            source: ("editor" | "computed") | null;
            /** @description Time of the last change, UTC */
            updated_at: string | null;
            basis: string | null;
            disclaimer: string | null;
            /** @description Fields that an editor wrote over computed ones */
            overridden: string[];
        };
        /** @description The days that the predictions are for */
        HoroscopeCoverageRange: {
            /**
             * Format: date
             * @description Begin; null: unknown
             */
            start: string;
            /**
             * Format: date
             * @description End; null: unknown
             */
            end: string;
        };
        HoroscopeFactor: {
            code: string;
            name: string;
            note: string | null;
            graha: string | null;
            house: number | null;
            from: string | null;
            until: string | null;
            effect: ("good" | "mixed" | "bad") | null;
            text: string | null;
        };
        HoroscopeRange: {
            /**
             * Format: date
             * @description Begin; null: unknown
             */
            start: string;
            /**
             * Format: date
             * @description Last day, it counts
             */
            end: string;
        };
        Id: number;
        /** @description 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
        InstallationIdField: string;
        /** @enum {unknown} */
        Lang: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en";
        ListMeta: {
            lang?: string | null;
            fallback_lang?: string | null;
            /** @description Page number, from 1 */
            page: number | null;
            /** @description Rows of a page, at most 100; default 20 */
            limit: number;
            total: number | null;
            total_pages: number | null;
            /** @description Whether a further page exists */
            has_more: boolean;
            /** @description Value of `cursor` for the next page; null at the end */
            next_cursor: string | null;
            /**
             * Format: date-time
             * @description The value of `updated_after` for the next call
             */
            next_updated_after?: string;
        };
        ListSuccess: {
            /** @constant */
            success: true;
            message: string;
            meta: components["schemas"]["ListMeta"];
        };
        LiveEntry: {
            /** @description Id */
            id: components["schemas"]["Id"];
            /** @description Number of its last change within the blog */
            seq: number;
            /** @description Title */
            title: string | null;
            /** @description Sanitised HTML */
            content: string;
            /** @description URL of the main image */
            image_url: string | null;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Pinned above the other entries */
            is_pinned: boolean;
            /** @description A key event of the live blog */
            is_key_event: boolean;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        LiveRemoved: {
            /** @description Id */
            id: components["schemas"]["Id"];
            seq: number;
            /** @constant */
            deleted: true;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        Meta: {
            /** @description The language of the answer */
            lang?: string;
        } & {
            [key: string]: unknown;
        };
        Moment: string | null;
        MonthDay: {
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            weekday: components["schemas"]["Name"];
            masa: components["schemas"]["Name"] | null;
            paksha: components["schemas"]["Name"] | null;
            tithi: components["schemas"]["PanchangDayTithi"] | null;
            nakshatra: components["schemas"]["PanchangDayTithi"] | null;
            sunrise: components["schemas"]["Moment"];
            sunset: components["schemas"]["Moment"];
            moonrise: components["schemas"]["Moment"];
            /** @description Public holiday in its regions */
            is_holiday: boolean;
            festivals: {
                key: string;
                name: string;
                type: string;
                /** @description By `holiday_basis` */
                is_holiday: boolean;
            }[];
        };
        MuhurtaDay: {
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            place: components["schemas"]["Place"];
            weekday: components["schemas"]["Name"];
            sunrise: components["schemas"]["Moment"];
            sunset: components["schemas"]["Moment"];
            next_sunrise: components["schemas"]["Moment"];
            /** @description In the order of time */
            good: components["schemas"]["PanchangDayGowriNallaNeram"][];
            /** @description In the order of time */
            bad: components["schemas"]["PanchangDayGowriNallaNeram"][];
            /** @description On a Wednesday, when many almanacs print none */
            abhijit_is_weak: boolean;
            /** @description By the other reading of Ardra, Hasta and Mula */
            alternative_varjyam: components["schemas"]["Span"][];
            /** @description Good conjunctions: sarvartha siddhi, guru pushya ... */
            yogas: components["schemas"]["PanchangDayGowriNallaNeram"][];
            anandadi: components["schemas"]["PanchangDayChoghadiyaDay"][];
            bhadra: components["schemas"]["PanchangDayMuhurtaBhadra"][];
            panchaka: components["schemas"]["PanchangDayMuhurtaPanchaka"] | null;
            disha_shula: components["schemas"]["PanchangDayMuhurtaDishaShula"];
            chandrashtama: components["schemas"]["PanchangDayMuhurtaChandrashtama"];
            good_for: components["schemas"]["PanchangDayMuhurtaGoodFor"];
            choghadiya: components["schemas"]["PanchangDayChoghadiya"];
            hora: components["schemas"]["PanchangDayHora"];
            gowri: components["schemas"]["PanchangDayGowri"];
            bala: components["schemas"]["PanchangDayBala"] | null;
        };
        Name: {
            /** @description From 1, in the order of the tables */
            id: number;
            name: string;
        };
        NewsItem: {
            /** @description Id */
            id: components["schemas"]["Id"];
            /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
            slug: string;
            url: string;
            /** @description The page of it for readers: the address to share */
            share_url: string | null;
            /** @description Picture of 1200 x 630 pixels with its headline, for shared links */
            share_card_url: string | null;
            /** @description The same of 1080 x 1920 pixels, for a WhatsApp status */
            status_card_url: string | null;
            /** @description Title */
            title: string;
            summary: string;
            /** @description Sanitised HTML, or text when content_format says so */
            content: string;
            /**
             * @description `html` (default, sanitised) or `text`
             * @enum {unknown}
             */
            content_format: "html" | "text";
            /** @description `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
            content_type: components["schemas"]["ContentType"];
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            /** @description true: in the default language, because the story is missing in the requested one */
            is_fallback: boolean;
            /** @description Shared by the items of a story in different languages: the id of one of them; null leaves the group */
            translation_group: number | null;
            category: components["schemas"]["NewsItemCategory"] | null;
            /** @description Id of a category */
            category_id: number | null;
            /** @description Name of the category in the language */
            category_name: string | null;
            /** @description At most 30 tags of 60 letters */
            tags: string[];
            places: components["schemas"]["NewsItemPlace"][];
            location: components["schemas"]["NewsItemLocation"];
            /** @description URL of the main image */
            image_url: string | null;
            /** @description URL of a small image for lists; default: the main image */
            thumbnail_url: string | null;
            /** @description Pictures of the library first, in the order of the gallery */
            images: components["schemas"]["NewsItemImage"][];
            /** @description URL of a video */
            video_url: string | null;
            /** @description URL of an audio file */
            audio_url: string | null;
            /** @description Author line under the title; as a filter the whole name in any spelling */
            author: string | null;
            byline: string | null;
            source: components["schemas"]["NewsItemSource"];
            /** @description Breaking news; ends by itself at `breaking_until` */
            is_breaking: boolean;
            /** @description End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that */
            breaking_until: string | null;
            /** @description Marked for the top of the app */
            is_featured: boolean;
            priority: number;
            /** @description Time of publication, UTC */
            published_at: string | null;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
            /** @description Time of expiry, UTC */
            expires_at: string | null;
            /** @description Number of views; written every ten seconds */
            views: number;
            /** @description Reading time in minutes */
            read_minutes: number;
            /** @description What was wrong and was put right, oldest first */
            corrections: components["schemas"]["Correction"][];
            /** @description End of the live blog; null while it runs */
            live_ended_at: string | null;
        };
        NewsItemCategory: {
            /** @description Id */
            id: components["schemas"]["Id"];
            name: string;
            /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
            slug: string;
            color: string | null;
            /** @description URL of the icon */
            icon_url: string | null;
        };
        NewsItemImage: {
            url: components["schemas"]["Url"];
            /** @description Pixels */
            width?: number | null;
            /** @description Pixels */
            height?: number | null;
            /** @description Description of the image for screen readers */
            alt?: string;
            blurhash?: string | null;
            /** @description URL of a small image for lists; default: the main image */
            thumbnail_url?: string;
            caption?: string | null;
            credit?: string | null;
            srcset?: components["schemas"]["SourceSet"];
        };
        /** @description State, district and mandal as text; taken from the first place where places are set */
        NewsItemLocation: {
            /** @description State */
            state: string | null;
            /** @description District */
            district: string | null;
            /** @description Mandal, taluk or tehsil */
            mandal: string | null;
        };
        NewsItemPlace: {
            /** @description Id */
            id: components["schemas"]["Id"];
            name: string;
            type: string;
        };
        NewsItemSource: {
            name: string | null;
            url: string | null;
        };
        NewsItemWhole: components["schemas"]["NewsItem"] & {
            seo_title: string | null;
            seo_description: string | null;
            /** @description The same story in other languages, as far as readers see it */
            translations: {
                /** @description ISO 639-1 */
                lang: components["schemas"]["Lang"];
                /** @description Id */
                id: components["schemas"]["Id"];
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug: string;
                url: string;
                /** @description Title */
                title: string;
            }[];
        };
        PanchangDay: {
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            place: components["schemas"]["Place"];
            weekday: components["schemas"]["Name"];
            samvatsara: components["schemas"]["Name"] | null;
            shaka_year: number | null;
            vikram_year: number | null;
            ayana: components["schemas"]["Name"] | null;
            ritu: components["schemas"]["Name"] | null;
            masa: {
                amanta: components["schemas"]["Name"] | null;
                purnimanta: components["schemas"]["Name"] | null;
                solar: components["schemas"]["Name"] | null;
                is_adhika: boolean | null;
            } | null;
            paksha: components["schemas"]["Name"] | null;
            /** @description The one in force at sunrise first */
            tithi: components["schemas"]["PanchangDayTithi"][];
            /** @description The one in force at sunrise first */
            nakshatra: components["schemas"]["PanchangDayTithi"][];
            /** @description The one in force at sunrise first */
            yoga: components["schemas"]["PanchangDayTithi"][];
            karana: {
                /** @description From 1, in the order of the tables */
                id: number;
                name: string;
                /** @description Begin; null: unknown */
                start: string | null;
                /** @description End; null: unknown */
                end: string | null;
                number: number | null;
            }[];
            sunrise: components["schemas"]["Moment"];
            sunset: components["schemas"]["Moment"];
            moonrise: components["schemas"]["Moment"];
            moonset: components["schemas"]["Moment"];
            next_sunrise: components["schemas"]["Moment"];
            day_length: number | null;
            night_length: number | null;
            rahu_kalam: components["schemas"]["Span"] | null;
            yamagandam: components["schemas"]["Span"] | null;
            gulika_kalam: components["schemas"]["Span"] | null;
            abhijit: components["schemas"]["Span"] | null;
            brahma_muhurta: components["schemas"]["Span"] | null;
            durmuhurtam: components["schemas"]["Span"][];
            varjyam: components["schemas"]["Span"][];
            amrita_kalam: components["schemas"]["Span"][];
            moon_sign: components["schemas"]["Name"] | null;
            sun_sign: components["schemas"]["Name"] | null;
            festivals: components["schemas"]["Festival"][];
            /** @description One line to share: what is special today */
            special: string;
            notes: string | null;
            /** @enum {unknown} */
            source: "computed" | "manual";
            /** @description Fields that an editor has given */
            overridden: string[];
            choghadiya: components["schemas"]["PanchangDayChoghadiya"] | null;
            hora: components["schemas"]["PanchangDayHora"] | null;
            gowri: components["schemas"]["PanchangDayGowri"] | null;
            lagna: components["schemas"]["PanchangDayLagna"][] | null;
            grahas: {
                /** @description From 1, in the order of the tables */
                id: number;
                name: string;
                /** @description Sidereal, degrees */
                longitude: number;
                sign: components["schemas"]["Name"];
                /** @description In the sign */
                degree: number;
                nakshatra: components["schemas"]["Name"];
                pada: number;
                /** @description Degrees a day */
                speed: number;
                is_retrograde: boolean;
                is_combust: boolean;
                next_sign: components["schemas"]["Name"];
                next_sign_at: components["schemas"]["Moment"];
                turns_at: string | null;
            }[] | null;
            padas: {
                nakshatra: components["schemas"]["Name"];
                pada: number;
                sign: components["schemas"]["Name"];
                /** @description Begin; null: unknown */
                start: components["schemas"]["Moment"];
                /** @description End; null: unknown */
                end: components["schemas"]["Moment"];
            }[] | null;
            calendars: {
                shaka: number;
                vikram: {
                    chaitradi: number;
                    kartikadi: number;
                    ashadhadi: number;
                };
                kali: number;
                samvatsara: {
                    southern: components["schemas"]["Name"];
                    tamil: components["schemas"]["Name"];
                    /** @description By Jupiter's course; the Vikram year has the name of the one that it opened in */
                    northern: {
                        /** @description From 1, in the order of the tables */
                        id: number;
                        name: string;
                        until: components["schemas"]["Moment"];
                        next: components["schemas"]["Name"];
                        of_vikram_year: components["schemas"]["Name"];
                    };
                };
                ritu: {
                    lunar: components["schemas"]["Name"];
                    solar: components["schemas"]["Name"];
                    drik: components["schemas"]["Name"];
                };
                ayana: {
                    sidereal: components["schemas"]["Name"];
                    drik: components["schemas"]["Name"];
                };
                lost_month: components["schemas"]["Name"] | null;
                /** @description The day in each calendar; hijri is tentative */
                dates: {
                    /** @description tamil, malayalam, bengali, national, nanakshahi, hijri ... */
                    key: string;
                    /** @description Waits for the new moon to be sighted; may move by a day */
                    is_tentative: boolean;
                    year: number;
                    month: components["schemas"]["Name"];
                    day: number;
                }[];
            } | null;
            muhurta: {
                /** @description In the order of time */
                good: components["schemas"]["PanchangDayGowriNallaNeram"][];
                /** @description In the order of time */
                bad: components["schemas"]["PanchangDayGowriNallaNeram"][];
                /** @description On a Wednesday, when many almanacs print none */
                abhijit_is_weak: boolean;
                /** @description By the other reading of Ardra, Hasta and Mula */
                alternative_varjyam: components["schemas"]["Span"][];
                /** @description Good conjunctions: sarvartha siddhi, guru pushya ... */
                yogas: components["schemas"]["PanchangDayGowriNallaNeram"][];
                anandadi: components["schemas"]["PanchangDayChoghadiyaDay"][];
                bhadra: components["schemas"]["PanchangDayMuhurtaBhadra"][];
                panchaka: components["schemas"]["PanchangDayMuhurtaPanchaka"] | null;
                disha_shula: components["schemas"]["PanchangDayMuhurtaDishaShula"];
                chandrashtama: components["schemas"]["PanchangDayMuhurtaChandrashtama"];
                good_for: components["schemas"]["PanchangDayMuhurtaGoodFor"];
            } | null;
            muhurta_tables: {
                thirty_muhurtas: components["schemas"]["PanchangDayThirtyMuhurtas"];
                /** @description Panchaka of tithi, weekday, star and lagna */
                panchaka_rahita: components["schemas"]["PanchangDayChoghadiyaDay"][];
                ganda_mula: {
                    nakshatra: components["schemas"]["Name"];
                    /** @description Begin; null: unknown */
                    start: components["schemas"]["Moment"];
                    /** @description End; null: unknown */
                    end: components["schemas"]["Moment"];
                }[];
                vinchudo: components["schemas"]["Span"] | null;
                jwalamukhi: components["schemas"]["Span"][];
                /** @description During each tithi */
                agnivasa: components["schemas"]["PanchangDayChoghadiyaDay"][];
                /** @description During each tithi */
                shivavasa: components["schemas"]["PanchangDayChoghadiyaDay"][];
            } | null;
            bala: components["schemas"]["PanchangDayBala"] | null;
            text: {
                /** @description Day, YYYY-MM-DD */
                date: string;
                weekday: string;
                place: string;
                year: string;
                month: string;
                tithi: string[];
                nakshatra: string[];
                yoga: string[];
                karana: string[];
                sunrise: string | null;
                sunset: string | null;
                moonrise: string | null;
                moonset: string | null;
                rahu_kalam: string | null;
                yamagandam: string | null;
                gulika_kalam: string | null;
                abhijit: string | null;
                brahma_muhurta: string | null;
                durmuhurtam: string[];
                varjyam: string[];
                amrita_kalam: string[];
                sun_sign: string;
                moon_sign: string;
                festivals: string[];
            } | null;
        };
        PanchangDayBala: {
            birth_star: components["schemas"]["Name"] | null;
            birth_sign: components["schemas"]["Name"] | null;
            tarabala: {
                /** @description Id */
                id: number;
                /** @description The same in every language */
                key: string;
                name: string;
                /** @enum {unknown} */
                quality: "good" | "neutral" | "bad";
                /** @description Begin; null: unknown */
                start: components["schemas"]["Moment"];
                /** @description End; null: unknown */
                end: components["schemas"]["Moment"];
                nakshatra: components["schemas"]["Name"];
            }[];
            chandrabala: {
                /** @description Of the Moon, counted from the sign of birth */
                house: number;
                /** @enum {unknown} */
                quality: "good" | "neutral" | "bad";
                moon_sign: components["schemas"]["Name"];
                /** @description Begin; null: unknown */
                start: components["schemas"]["Moment"];
                /** @description End; null: unknown */
                end: components["schemas"]["Moment"];
            }[];
        };
        PanchangDayChoghadiya: {
            day: components["schemas"]["PanchangDayChoghadiyaDay"][];
            night: components["schemas"]["PanchangDayChoghadiyaDay"][];
        };
        PanchangDayChoghadiyaDay: {
            /** @description The same in every language */
            key: string;
            name: string;
            /** @enum {unknown} */
            quality: "good" | "neutral" | "bad";
            /** @description Begin; null: unknown */
            start: components["schemas"]["Moment"];
            /** @description End; null: unknown */
            end: components["schemas"]["Moment"];
        };
        PanchangDayGowri: {
            day: components["schemas"]["PanchangDayChoghadiyaDay"][];
            night: components["schemas"]["PanchangDayChoghadiyaDay"][];
            /** @description The good parts, as Tamil calendars print them */
            nalla_neram: components["schemas"]["PanchangDayGowriNallaNeram"][];
        };
        PanchangDayGowriNallaNeram: {
            /** @description The same in every language */
            key: string;
            name: string;
            /** @description Begin; null: unknown */
            start: components["schemas"]["Moment"];
            /** @description End; null: unknown */
            end: components["schemas"]["Moment"];
        };
        PanchangDayHora: {
            day: components["schemas"]["PanchangDayHoraDay"][];
            night: components["schemas"]["PanchangDayHoraDay"][];
        };
        PanchangDayHoraDay: {
            graha: components["schemas"]["Name"];
            /** @description Begin; null: unknown */
            start: components["schemas"]["Moment"];
            /** @description End; null: unknown */
            end: components["schemas"]["Moment"];
        };
        PanchangDayLagna: {
            sign: components["schemas"]["Name"];
            /** @description Begin; null: unknown */
            start: components["schemas"]["Moment"];
            /** @description End; null: unknown */
            end: components["schemas"]["Moment"];
        };
        PanchangDayMuhurtaBhadra: {
            /** @description Begin; null: unknown */
            start: components["schemas"]["Moment"];
            /** @description End; null: unknown */
            end: components["schemas"]["Moment"];
            tithi: components["schemas"]["Name"];
            /** @description Where she dwells; she harms on the earth only */
            places: {
                /** @description The same in every language */
                key: string;
                name: string;
                /** @description Begin; null: unknown */
                start: components["schemas"]["Moment"];
                /** @description End; null: unknown */
                end: components["schemas"]["Moment"];
            }[];
            mukha: components["schemas"]["Span"];
            puchha: components["schemas"]["Span"];
        };
        PanchangDayMuhurtaChandrashtama: {
            /** @description Of birth, to which the Moon is the eighth */
            signs: {
                sign: components["schemas"]["Name"];
                /** @description Begin; null: unknown */
                start: components["schemas"]["Moment"];
                /** @description End; null: unknown */
                end: components["schemas"]["Moment"];
            }[];
            /** @description Of birth, to which that of the Moon is the seventeenth */
            nakshatras: components["schemas"]["PanchangDayMuhurtaChandrashtamaNakshatra"][];
        };
        PanchangDayMuhurtaChandrashtamaNakshatra: {
            nakshatra: components["schemas"]["Name"];
            /** @description Begin; null: unknown */
            start: components["schemas"]["Moment"];
            /** @description End; null: unknown */
            end: components["schemas"]["Moment"];
        };
        PanchangDayMuhurtaDishaShula: {
            /** @description The same in every language */
            key: string;
            name: string;
            remedy: {
                /** @description The same in every language */
                key: string;
                name: string;
            };
        };
        /** @description Stars and Moon signs of birth that the Moon is good for */
        PanchangDayMuhurtaGoodFor: {
            tarabala: {
                nakshatras: components["schemas"]["Name"][];
                /** @description Begin; null: unknown */
                start: components["schemas"]["Moment"];
                /** @description End; null: unknown */
                end: components["schemas"]["Moment"];
            }[];
            chandrabala: {
                signs: components["schemas"]["Name"][];
                /** @description Begin; null: unknown */
                start: components["schemas"]["Moment"];
                /** @description End; null: unknown */
                end: components["schemas"]["Moment"];
            }[];
        };
        PanchangDayMuhurtaPanchaka: {
            kind: components["schemas"]["PanchangDayMuhurtaPanchakaKind"] | null;
            /** @description Begin; null: unknown */
            start: components["schemas"]["Moment"];
            /** @description End; null: unknown */
            end: components["schemas"]["Moment"];
        };
        /** @description By the weekday that it begins on */
        PanchangDayMuhurtaPanchakaKind: {
            /** @description The same in every language */
            key: string;
            name: string;
        };
        PanchangDayMuhurtaTablesThirtyMuhurtasDay: {
            /** @description From 1, in the order of the tables */
            id: number;
            name: string;
            /** @enum {unknown} */
            quality: "good" | "neutral" | "bad";
            /** @description Begin; null: unknown */
            start: components["schemas"]["Moment"];
            /** @description End; null: unknown */
            end: components["schemas"]["Moment"];
        };
        PanchangDayThirtyMuhurtas: {
            day: components["schemas"]["PanchangDayMuhurtaTablesThirtyMuhurtasDay"][];
            night: components["schemas"]["PanchangDayMuhurtaTablesThirtyMuhurtasDay"][];
        };
        PanchangDayTithi: {
            /** @description From 1, in the order of the tables */
            id: number;
            name: string;
            /** @description Begin; null: unknown */
            start: string | null;
            /** @description End; null: unknown */
            end: string | null;
            /** @description It is over before a sunrise sees it */
            is_kshaya: boolean;
            /** @description Two sunrises see it */
            is_vriddhi: boolean;
        };
        /** @enum {unknown} */
        Period: "daily" | "weekly" | "monthly" | "yearly";
        PhoneField: string | null;
        Place: {
            city: string | null;
            /** @description Degrees north */
            lat: number;
            /** @description Degrees east */
            lon: number;
            /** @description IANA zone */
            tz: string;
        };
        PlaceChoice: {
            /** @description GeoNames id */
            id: number;
            /** @description English name, as `city=` takes it */
            city: string;
            /** @description In the language, where it is known */
            name: string;
            /** @description ISO 3166-1 */
            country: string;
            /** @description ISO 3166-2 in India, the country elsewhere */
            region: string;
            /** @description Degrees north */
            lat: number;
            /** @description Degrees east */
            lon: number;
            /** @description IANA time zone such as Asia/Kolkata */
            tz: string;
            km: number | null;
        };
        PlaceItem: components["schemas"]["TreePlace"] & {
            ancestors: {
                /** @description Id */
                id: components["schemas"]["Id"];
                name: string;
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug: string;
                /** @enum {unknown} */
                type: "country" | "state" | "district" | "mandal" | "city";
                /** @description Push topic of the place in this language */
                topic: string;
            }[];
        };
        PlacesNear: {
            /** @description As it was rounded, to a hundredth of a degree */
            lat: number;
            /** @description Degrees east */
            lon: number;
            /** @description Country, state, district, mandal, as far as they are known; empty outside India */
            chain: {
                /** @description Id */
                id: components["schemas"]["Id"];
                name: string;
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug: string;
                /** @enum {unknown} */
                type: "country" | "state" | "district" | "mandal" | "city";
                lgd_code: number | null;
                /** @description Push topic of the place in this language */
                topic: string;
                /** @description Chosen by distance: Dinam has no boundaries */
                approximate: boolean;
                km: number | null;
            }[];
        };
        /** @enum {unknown} */
        Platform: "android" | "ios";
        Poll: {
            /** @description Id */
            id: components["schemas"]["Id"];
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            /** @description It has no text in the requested language */
            is_fallback: boolean;
            question: string;
            /** @description Id of a story */
            news_id: number | null;
            /** @enum {unknown} */
            status: "open" | "closed";
            opens_at: string | null;
            closes_at: string | null;
            /** @enum {unknown} */
            show_results: "always" | "after_vote" | "after_close";
            /** @description A vote may be changed while the poll is open */
            can_change: boolean;
            options: {
                /** @description What a vote names; counted within the poll */
                id: number;
                text: string;
                votes: number | null;
                percent: number | null;
            }[];
            total: number | null;
        };
        PostAdminMediaByIdReplaceBody: Record<string, never>;
        PostNewsByIdViewBody: {
            installation_id?: components["schemas"]["InstallationIdField"];
        };
        PostNotificationsByIdOpenedBody: {
            installation_id: components["schemas"]["InstallationIdField"];
        };
        /** @enum {unknown} */
        PrayerMethod: "karachi" | "mwl";
        PrayerTimes: {
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            place: components["schemas"]["Place"];
            /** @description Degrees of the Sun's depth for fajr and isha: karachi 18 and 18, mwl 18 and 17; default karachi */
            method: components["schemas"]["PrayerMethod"];
            /** @description Shadows of two lengths, or of one; default hanafi, in `lang` ml shafi */
            asr: components["schemas"]["AsrSchool"];
            /** @description What each time is called, by its field */
            names: {
                [key: string]: string;
            };
            days: {
                /**
                 * Format: date
                 * @description Day, YYYY-MM-DD
                 */
                date: string;
                weekday: components["schemas"]["Name"];
                /** @description Of the daytime; tentative by a day */
                hijri: {
                    year: number;
                    month: components["schemas"]["Name"];
                    day: number;
                };
                is_ramadan: boolean;
                sehri_end: components["schemas"]["Moment"];
                fajr: components["schemas"]["Moment"];
                sunrise: components["schemas"]["Moment"];
                zawal: components["schemas"]["Moment"];
                dhuhr: components["schemas"]["Moment"];
                asr: components["schemas"]["Moment"];
                maghrib: components["schemas"]["Moment"];
                iftar: components["schemas"]["Moment"];
                isha: components["schemas"]["Moment"];
                /** @description Fajr or isha follows the rule for high latitudes */
                is_adjusted: boolean;
            }[];
        };
        PreviewItem: components["schemas"]["NewsItem"] & {
            /** @description Of the story: draft, review, scheduled, published, archived */
            status: string;
            /** @description Unpublished changes of a published story are in it */
            has_changes: boolean;
            /**
             * Format: date-time
             * @description When this address stops working
             */
            link_expires_at: string;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            /** @constant */
            success: false;
            message: string;
            code: string;
            errors: {
                /** @description Dotted path such as `images.0.url`; empty for the whole body */
                field: string;
                /** @description required, type, too_short, too_long, range, pattern, text, unknown, not_found, taken, repeated or invalid */
                code: string;
                /** @description Values in the message: `min`, `max`, `known` */
                params: {
                    [key: string]: unknown;
                };
                /** @description Plain words that follow the name of the field */
                message: string;
            }[];
            request_id: string;
        };
        Product: {
            /** @description Id */
            id: components["schemas"]["Id"];
            /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
            slug: string;
            url: string;
            /** @description Title */
            title: string;
            description: string;
            /** @description URL of the main image */
            image_url: string | null;
            image: components["schemas"]["ProductImage"] | null;
            /** @description Further pictures, those of the library first */
            images: string[];
            /** @description Outside of a deal; in minor units, as is all money */
            price: number;
            /** @description What is paid now: the price of the deal while it runs */
            current_price: number;
            /** @description Maximum retail price in minor units; not below `price` */
            mrp: number | null;
            /** @description ISO 4217, default INR */
            currency: string;
            /** @description current_price for people: ₹1,23,456 */
            price_text: string;
            mrp_text: string | null;
            /** @description current_price against mrp; without an mrp, against price */
            discount_percent: number;
            coupon_code: string | null;
            store: components["schemas"]["ProductStoreName"] | null;
            deal_url: string | null;
            /** @description Id of a category */
            category_id: number | null;
            /** @description Name of the category in the language */
            category_name: string | null;
            /** @description Marked for the top of the app */
            is_featured: boolean;
            /** @description Whether links earn a commission */
            is_affiliate: boolean;
            /** @description `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it */
            deal: {
                /** Format: date-time */
                starts_at: string;
                ends_at: string | null;
                /** @description Price in minor units (paise); of a product the one outside a deal */
                price: number;
            } | null;
            /** @description Whether it can be bought */
            in_stock: boolean;
            rating: number | null;
            /** @description Position in lists, ascending */
            sort_order: number;
            /**
             * Format: date-time
             * @description Time of creation, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        ProductCategory: {
            /** @description Id */
            id: components["schemas"]["Id"];
            name: string;
            /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
            slug: string;
            /** @description URL of the icon */
            icon_url: string | null;
            /** @description Position in lists, ascending */
            sort_order: number;
            product_count: number;
            /** @description false: not shown to readers */
            is_active: boolean;
        };
        /** @description The picture of image_url in all sizes; null where it is not of the library */
        ProductImage: {
            url: string;
            /** @description URL of a small image for lists; default: the main image */
            thumbnail_url: string;
            /** @description Pixels */
            width: number;
            /** @description Pixels */
            height: number;
            /** @description Description of the image for screen readers */
            alt: string | null;
            blurhash: string | null;
            srcset: components["schemas"]["SourceSet"];
        };
        ProductStoreName: {
            name: string;
            /** @description URL of the icon */
            icon_url: string | null;
        };
        QuietHours: {
            /** @description Like 22:00 */
            from: string;
            /** @description Like 07:00 */
            to: string;
        };
        /** @description null: those of the publisher. Breaking news ignores them */
        QuietHoursField2: components["schemas"]["QuietHours"] | null;
        /** @description Observances to be reminded of on the evening before */
        RemindersField: ("eclipse" | "festivals" | "ekadashi" | "pradosha" | "sankashti" | "purnima" | "amavasya" | "shivaratri" | "shashthi")[];
        Removed: {
            /** @description Id */
            id: components["schemas"]["Id"];
            /** @constant */
            deleted: true;
            /**
             * Format: date-time
             * @description Time of the last change, UTC
             */
            updated_at: string;
        };
        Report: {
            /** @description Id */
            id: components["schemas"]["Id"];
            /** @description Id of a story */
            news_id: components["schemas"]["Id"];
            /** @enum {unknown} */
            reason: "wrong_fact" | "hateful" | "misleading" | "copyright" | "privacy" | "other";
            /** @enum {unknown} */
            status: "open" | "resolved" | "dismissed";
            /** Format: date-time */
            received_at: string;
            /**
             * Format: date-time
             * @description Until then it has to be answered
             */
            due_at: string;
        };
        ReportInput: {
            installation_id: components["schemas"]["InstallationIdField"];
            /** @enum {unknown} */
            reason: "wrong_fact" | "hateful" | "misleading" | "copyright" | "privacy" | "other";
            /** @description Plain text */
            note?: string;
        };
        /** @enum {unknown} */
        Role1: "groom" | "bride";
        Sign: components["schemas"]["SignView"] & {
            sanskrit_slug: string;
            element_name: string;
            modality_name: string;
            ruler_name: string;
            body_part: string;
            /** @description Of names, one a pada */
            letters: string[];
            nakshatras: {
                nakshatra: number;
                name: string;
                padas: number[];
            }[];
            english_name: string;
            /** @description By language */
            names: {
                te: string;
                hi: string;
                ta: string;
                kn: string;
                ml: string;
                mr: string;
                gu: string;
                bn: string;
                or: string;
                pa: string;
                as: string;
                ur: string;
                ne: string;
                en: string;
            };
        };
        SignView: {
            /** @description 1 = Mesha, Aries */
            id: number;
            /** @description aries, taurus ... */
            slug: string;
            /** @description In the language of the answer */
            name: string;
            symbol: string;
            /** @enum {unknown} */
            element: "fire" | "earth" | "air" | "water";
            /** @enum {unknown} */
            modality: "cardinal" | "fixed" | "mutable";
            /** @enum {unknown} */
            ruler: "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn";
        };
        SourceSet: {
            avif: string;
            webp: string;
            jpeg: string;
        };
        Span: {
            /** @description Begin; null: unknown */
            start: components["schemas"]["Moment"];
            /** @description End; null: unknown */
            end: components["schemas"]["Moment"];
        };
        Success: {
            /** @constant */
            success: true;
            message: string;
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description edge: the upper edge as it is seen, refraction included; centre: the centre of the disc without it
         * @enum {unknown}
         */
        SunriseField: "edge" | "centre";
        /** Format: date-time */
        Time: string;
        TithiDates: {
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            place: components["schemas"]["Place"];
            /**
             * @description By the tithi at sunrise, the tithi in the afternoon, or the nakshatra in its solar month; default birthday
             * @enum {unknown}
             */
            kind: "birthday" | "shraddha" | "star";
            origin: {
                /**
                 * Format: date
                 * @description Day, YYYY-MM-DD
                 */
                date: string;
                weekday: components["schemas"]["Name"];
                tithi: components["schemas"]["Name"];
                paksha: components["schemas"]["Name"];
                amanta: components["schemas"]["Name"];
                purnimanta: components["schemas"]["Name"];
                is_adhika: boolean;
                nakshatra: components["schemas"]["Name"];
                solar: {
                    /**
                     * @description Whose solar months count for a star; default tamil, in `lang` ml malayalam
                     * @enum {unknown}
                     */
                    key: "tamil" | "malayalam";
                    year: number;
                    month: components["schemas"]["Name"];
                    day: number;
                };
            };
            days: {
                /**
                 * Format: date
                 * @description Day, YYYY-MM-DD
                 */
                date: string;
                weekday: components["schemas"]["Name"];
                /** @description The how manieth */
                number: number;
                /** @description In an adhika month */
                is_adhika: boolean;
                /** @description Begin; null: unknown */
                start: components["schemas"]["Moment"];
                /** @description End; null: unknown */
                end: components["schemas"]["Moment"];
            }[];
        };
        Transits: {
            sign: components["schemas"]["SignView"];
            /**
             * Format: date
             * @description Day, YYYY-MM-DD
             */
            date: string;
            /**
             * Format: date-time
             * @description Sunrise at Ujjain
             */
            from: string;
            /** Format: date-time */
            until: string;
            factors: components["schemas"]["HoroscopeFactor"][];
        };
        TreePlace: {
            /** @description Id */
            id: components["schemas"]["Id"];
            name: string;
            /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
            slug: string;
            /** @enum {unknown} */
            type: "country" | "state" | "district" | "mandal" | "city";
            code: string | null;
            lgd_code: number | null;
            /** @description Id of the parent; null at the top */
            parent_id: number | null;
            /** @description Degrees north */
            lat: number | null;
            /** @description Degrees east */
            lon: number | null;
            /** @description IANA time zone such as Asia/Kolkata */
            tz: string | null;
            /** @description Places right below it */
            child_count: number;
            /** @description Push topic of the place in this language */
            topic: string;
        };
        /** @description IANA time zone such as Asia/Kolkata */
        TzField: string | null;
        Update: {
            /** @description Platform, default android */
            platform: components["schemas"]["Platform"];
            latest_version: string | null;
            latest_version_code: number | null;
            /** @description Apps below this version must update */
            min_version: string | null;
            /** @description Apps below this version code must update */
            min_version_code: number | null;
            update_available: boolean;
            force_update: boolean;
            /** @enum {unknown} */
            update_type: "none" | "flexible" | "immediate";
            /** @description Title */
            title: string | null;
            message: string | null;
            /** @description List of changes */
            whats_new: string[];
            /** @description https URL on one of the `store_hosts` of the security settings */
            store_url: string | null;
            /** @description Not shown before this time */
            released_at: string | null;
            /** @description Share of installations that are offered the release */
            rollout_percent: number | null;
        };
        /** Format: uri */
        Url: string;
        Vote: {
            /** @description What the installation has voted for */
            option_id: number;
            /** Format: date-time */
            voted_at: string;
            poll: components["schemas"]["Poll"];
        };
        VoteInput: {
            installation_id: components["schemas"]["InstallationIdField"];
            option_id: number;
        };
        YearTransits: {
            /** @description ISO 639-1 */
            lang: components["schemas"]["Lang"];
            place: components["schemas"]["Place"];
            year: number;
            transits: {
                graha: components["schemas"]["Name"];
                /**
                 * @description It enters a sign, turns back or forward, is lost near the Sun (asta) or seen again (udaya)
                 * @enum {unknown}
                 */
                kind: "ingress" | "retrograde" | "direct" | "combust" | "visible";
                at: components["schemas"]["Moment"];
                sign: components["schemas"]["Name"] | null;
                /** @description The sign is entered backwards */
                is_retrograde: boolean;
            }[];
        };
    };
    responses: {
        /** @description The client has it already (If-None-Match) */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter or a field is not valid; every bad one is named */
        E400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing */
        E404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; see Retry-After */
        E429: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Overloaded or away; see Retry-After */
        E503: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is one with this key, something refers to it, or the idempotency key was used with another body */
        E409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large */
        E413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type of the body is not accepted */
        E415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        DeleteAuthSessionsByIdReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "OK",
                 *       "data": {
                 *         "id": 4
                 *       },
                 *       "meta": {}
                 *     }
                 */
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        /** @description Id */
                        id: number;
                    };
                };
            };
        };
        /** @description OK */
        GetPanchangFestivalsReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "OK",
                 *       "data": [
                 *         {
                 *           "key": "ahoi_ashtami",
                 *           "id": null,
                 *           "name": "Ahoi Ashtami",
                 *           "date": "2026-11-01",
                 *           "type": "vrata",
                 *           "is_holiday": false,
                 *           "holiday": null,
                 *           "holiday_basis": "rule",
                 *           "is_tentative": false,
                 *           "regions": [
                 *             "IN-UP"
                 *           ],
                 *           "description": "Mothers fast till the st",
                 *           "image_url": null,
                 *           "times": [
                 *             {
                 *               "key": "tithi",
                 *               "name": "Tithi",
                 *               "start": "2026-11-01T04:22:11-05:00",
                 *               "end": "2026-11-02T02:41:00-05:00"
                 *             }
                 *           ],
                 *           "alternatives": [],
                 *           "source": "computed"
                 *         }
                 *       ],
                 *       "meta": {
                 *         "lang": "en",
                 *         "page": 1,
                 *         "limit": 100,
                 *         "total": 68,
                 *         "total_pages": 1,
                 *         "has_more": false,
                 *         "next_cursor": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListSuccess"] & {
                    data: components["schemas"]["Festival"][];
                };
            };
        };
        /** @description OK */
        GetShoppingDealsReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "OK",
                 *       "data": [
                 *         {
                 *           "id": 1,
                 *           "slug": "sample-product-pressure-",
                 *           "url": "http://127.0.0.1:23945/api/v1/shopping/products/sample-product-pressure-cooker-5-litres-1",
                 *           "title": "నమూనా వస్తువు:",
                 *           "description": "This is a sample product",
                 *           "image_url": null,
                 *           "image": null,
                 *           "images": [],
                 *           "price": 189900,
                 *           "current_price": 159900,
                 *           "mrp": 249900,
                 *           "currency": "INR",
                 *           "price_text": "₹1,599",
                 *           "mrp_text": "₹2,499",
                 *           "discount_percent": 36,
                 *           "coupon_code": null,
                 *           "store": {
                 *             "name": "Example store",
                 *             "icon_url": null
                 *           },
                 *           "deal_url": "https://example.in/",
                 *           "category_id": 1,
                 *           "category_name": "ఇల్లు, వంటగది",
                 *           "is_featured": true,
                 *           "is_affiliate": false,
                 *           "deal": {
                 *             "starts_at": "2026-11-23T09:06:48.820Z",
                 *             "ends_at": null,
                 *             "price": 159900
                 *           },
                 *           "in_stock": true,
                 *           "rating": null,
                 *           "sort_order": 1,
                 *           "created_at": "2026-11-23T09:06:48.820Z",
                 *           "updated_at": "2026-11-23T09:06:48.820Z"
                 *         }
                 *       ],
                 *       "meta": {
                 *         "lang": "te",
                 *         "page": 1,
                 *         "limit": 1,
                 *         "total": 1,
                 *         "total_pages": 1,
                 *         "has_more": false,
                 *         "next_cursor": null
                 *       }
                 *     }
                 */
                "application/json": (components["schemas"]["ListSuccess"] & {
                    data: components["schemas"]["Product"][];
                }) | (components["schemas"]["Success"] & {
                    data: components["schemas"]["Product"];
                });
            };
        };
        /** @description OK */
        GetUpdateCheckReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "OK",
                 *       "data": {
                 *         "platform": "android",
                 *         "latest_version": "1.2.0",
                 *         "latest_version_code": 12,
                 *         "min_version": "1.1",
                 *         "min_version_code": null,
                 *         "update_available": true,
                 *         "force_update": true,
                 *         "update_type": "immediate",
                 *         "title": "కొత్త రూపం",
                 *         "message": null,
                 *         "whats_new": [],
                 *         "store_url": "https://play.google.com/store/apps/details?id=in.example.news",
                 *         "released_at": "2026-11-23T09:08:28.157Z",
                 *         "rollout_percent": 100
                 *       },
                 *       "meta": {
                 *         "lang": "te"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["Update"];
                };
            };
        };
        /** @description OK */
        PostDevicesReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Registered.",
                 *       "data": {
                 *         "id": 4,
                 *         "installation_id": "browser-0004",
                 *         "kind": "webpush",
                 *         "platform": "web",
                 *         "lang": "te",
                 *         "app_version": null,
                 *         "place": null,
                 *         "categories": [],
                 *         "opt_outs": {
                 *           "categories": [],
                 *           "types": []
                 *         },
                 *         "reminders": [],
                 *         "quiet_hours": null,
                 *         "tz": null,
                 *         "push_enabled": true,
                 *         "topics": [],
                 *         "last_seen_at": "2026-11-23T09:12:23.302Z",
                 *         "created_at": "2026-11-23T09:12:23.302Z"
                 *       },
                 *       "meta": {}
                 *     }
                 */
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["Device"];
                };
            };
        };
        /** @description OK */
        GetNewsLatestReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "OK",
                 *       "data": [
                 *         {
                 *           "id": 18,
                 *           "title": "మరో వార్త",
                 *           "summary": "",
                 *           "content": "",
                 *           "content_format": "html",
                 *           "content_type": "article",
                 *           "lang": "te",
                 *           "translation_group": null,
                 *           "slug": "maro-varta-18",
                 *           "category_id": null,
                 *           "tags": [],
                 *           "location": {
                 *             "state": null,
                 *             "district": null,
                 *             "mandal": null
                 *           },
                 *           "image_url": null,
                 *           "thumbnail_url": null,
                 *           "images": [],
                 *           "video_url": null,
                 *           "audio_url": null,
                 *           "author": null,
                 *           "byline": null,
                 *           "source": {
                 *             "name": null,
                 *             "url": null
                 *           },
                 *           "breaking_until": null,
                 *           "is_featured": false,
                 *           "priority": 0,
                 *           "expires_at": null,
                 *           "url": "http://127.0.0.1:13489/api/v1/news/maro-varta-18",
                 *           "share_url": "http://127.0.0.1:13489/n/maro-varta-18",
                 *           "share_card_url": "http://127.0.0.1:13489/cards/news/18-3f1c9a0b7d2e4856.jpg",
                 *           "status_card_url": "http://127.0.0.1:13489/cards/news/18-3f1c9a0b7d2e4856-status.jpg",
                 *           "is_fallback": false,
                 *           "category": null,
                 *           "category_name": null,
                 *           "places": [],
                 *           "is_breaking": false,
                 *           "published_at": "2026-11-23T09:09:09.055Z",
                 *           "updated_at": "2026-11-23T09:09:09.055Z",
                 *           "views": 0,
                 *           "read_minutes": 1,
                 *           "corrections": [],
                 *           "live_ended_at": null
                 *         }
                 *       ],
                 *       "meta": {
                 *         "lang": "te",
                 *         "fallback_lang": null,
                 *         "page": 1,
                 *         "limit": 1,
                 *         "total": 4,
                 *         "total_pages": 4,
                 *         "has_more": true,
                 *         "next_cursor": "MTc5NTQyNDk0OTA1NS4xOA"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListSuccess"] & {
                    data: components["schemas"]["NewsItem"][];
                };
            };
        };
        /** @description There is no such thing any more */
        E410: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        PutInstallationsByInstallationIdBookmarksByNewsIdReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Kept.",
                 *       "data": {
                 *         "news_id": 17,
                 *         "bookmarked_at": "2026-11-23T09:07:39.049Z"
                 *       },
                 *       "meta": {}
                 *     }
                 */
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["Bookmark"];
                };
            };
        };
        /** @description OK */
        GetFeedsByLangRssReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/rss+xml": string;
            };
        };
        /** @description OK */
        GetFeedsByLangAtomReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/atom+xml": string;
            };
        };
        /** @description OK */
        GetFeedsByLangJsonReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/feed+json": {
                    /** @constant */
                    version: "https://jsonfeed.org/version/1.1";
                    /** @description Title */
                    title: string;
                    description: string;
                    home_page_url: string;
                    feed_url: string;
                    language: string;
                    icon?: string;
                    authors: {
                        name: string;
                    }[];
                    hubs?: {
                        type: string;
                        url: string;
                    }[];
                    items: {
                        /** @description Id */
                        id: string;
                        url: string;
                        /** @description Title */
                        title: string;
                        /** @description Where feeds carry whole stories */
                        content_html?: string;
                        /** @description Where they do not: the summary, or the title */
                        content_text?: string;
                        summary?: string;
                        image?: string;
                        date_published: string;
                        date_modified: string;
                        authors?: {
                            name: string;
                        }[];
                        /** @description At most 30 tags of 60 letters */
                        tags: string[];
                        language: string;
                        attachments?: {
                            url: string;
                            mime_type: string;
                        }[];
                    }[];
                };
            };
        };
        /** @description What the address names has another slug now */
        E301: {
            headers: {
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description OK */
        GetSitemapXmlReply: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/xml": string;
            };
        };
        /** @description OK */
        DeleteInstallationsByInstallationIdReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Erased.",
                 *       "data": {
                 *         "devices": 0,
                 *         "notifications": 0,
                 *         "votes": 1,
                 *         "bookmarks": 1,
                 *         "reports": 1
                 *       },
                 *       "meta": {}
                 *     }
                 */
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["Erased"];
                };
            };
        };
    };
    parameters: {
        /** @description ISO 639-1 */
        Lang: components["schemas"]["Lang"];
        /** @description Platform, default android */
        Platform: components["schemas"]["Platform"];
        /** @description Rows, default 20 */
        Limit: number;
        /** @description Id */
        Id: number;
        /** @description Just these fields, comma-separated */
        Fields: string[];
        /** @description Degrees north; goes with lon */
        Lat: number;
        /** @description Degrees east; goes with lat */
        Lon: number;
        Type: "country" | "state" | "district" | "mandal" | "city";
        /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
        Slug: string;
        From: components["schemas"]["Day"];
        To: components["schemas"]["Day"];
        /** @description Day, YYYY-MM-DD */
        Date: components["schemas"]["Day"];
        /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
        City: string;
        /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
        Tz: string;
        /** @description Further parts of a day, with commas: choghadiya, hora, gowri, lagna, grahas, padas, calendars, muhurta, muhurta_tables, bala, text, or all; bala needs birth_star */
        Include2: ("choghadiya" | "hora" | "gowri" | "lagna" | "grahas" | "padas" | "calendars" | "muhurta" | "muhurta_tables" | "bala" | "text" | "all")[];
        /** @description Digits of the times in `text`; native includes `text` */
        Digits: "latin" | "native";
        /** @description Birth nakshatra for tarabala; includes `bala` */
        BirthStar: number;
        /** @description Birth Moon sign for chandrabala; includes `bala` */
        BirthSign: number;
        /** @description computed: without what editors have given */
        Source: "computed";
        /** @description YYYY-MM, from 1900-01 to 2100-12 */
        Month: string;
        Year: number;
        /** @description ISO 3166-2 like IN-TS, or all; absent: that of the place */
        Region: string;
        Type2: components["schemas"]["FestivalType"];
        /** @description The calendar of a community instead of the common list, of all regions */
        Calendar: "jain" | "sgpc" | "nanakshahi" | "iskcon";
        /** @description From 1 */
        Page2: number;
        /** @description general: offices are closed; optional: an employee may choose it; bank: banks alone are closed */
        Kind: components["schemas"]["HolidayKind"];
        /** @description Days, default 1 */
        Count2: number;
        /** @description Day, YYYY-MM-DD */
        Date2: components["schemas"]["Day"];
        /** @description 1 to 12, aries, mesha, or a name in any language */
        Sign: string | number;
        /** @description 1 to 27, ashwini, or a name in any language */
        Nakshatra: string | number;
        /** @description daily; weekly from Monday; monthly; yearly as the language reckons: Ugadi for te */
        Period: components["schemas"]["Period"];
        /** @description Id */
        Id2: components["schemas"]["Id"];
        /** @description 1 to 12, aries, mesha, or a name in any language */
        Sign1: string | number;
        /** @description 1 to 12, aries, mesha, or a name in any language */
        Sign2: string | number;
        /** @description 1 to 27, ashwini, or a name in any language */
        Nakshatra1: string | number;
        /** @description 1 to 27, ashwini, or a name in any language */
        Nakshatra2: string | number;
        Pada1: number;
        Pada2: number;
        /** @description Who the first one is; default groom */
        Role1: components["schemas"]["Role1"];
        /** @description Default vedic; porutham: the South Indian ten */
        System: components["schemas"]["CompatibilitySystem"];
        /** @description `meta.next_cursor` of the page before */
        Cursor2: string;
        /** @description Slug or id */
        Category: string;
        /** @description Id of a category */
        CategoryId: components["schemas"]["Id"];
        /** @description Only featured items, or only the others */
        Featured: boolean;
        /** @description Whether it can be bought */
        InStock: boolean;
        /** @description Words in any language of the product; the last may be a beginning */
        Search2: string;
        /** @description In minor units (paise) */
        MinPrice: number;
        /** @description In minor units (paise) */
        MaxPrice: number;
        /** @description Default sort_order; newest is -created_at */
        Sort: "sort_order" | "-created_at" | "price" | "-price" | "-discount" | "-rating" | "newest";
        /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
        Slug2: string;
        /** @description 1.2, v1.2.3, 1.2.3+45, or a bare version code */
        CurrentVersion: string;
        /** @description Android version code or iOS build number */
        VersionCode: number;
        /** @description Stable id of the installation; decides the roll-out */
        InstallationId: string;
        /** @description Secret id that the app generates once, best a random UUID */
        InstallationId2: string;
        /** @description Id of a story */
        NewsId: components["schemas"]["Id"];
        /** @description Slug or id; what lies below it counts too */
        Category2: string;
        /** @description A whole tag, in any spelling */
        Tag: string;
        /** @description A place by id, slug, code or name in any language; what lies below it counts too */
        Location: string;
        /** @description Author line under the title; as a filter the whole name in any spelling */
        Author: string;
        /** @description Only breaking stories, or only the others */
        Breaking: boolean;
        /** @description Words; "in quotes" a phrase; the last may be a beginning */
        Search3: string;
        /** @description The same as `search` */
        Q: string;
        /** @description Order; `-` reverses */
        Sort2: "-published_at" | "published_at" | "-updated_at" | "-priority" | "-views";
        /** @description Only changes after this time, oldest first, with `{id, deleted: true}` for items that left the list. Continue with `next_cursor`, then store `next_updated_after`. Not with `sort` or `fallback` */
        UpdatedAfter: components["schemas"]["Time"];
        /** @description true: stories that are missing in `lang` are included in the default language */
        Fallback: boolean;
        /** @description Only items published within so many hours */
        Window: number;
        /** @description `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
        ContentType: components["schemas"]["ContentType"];
        /** @description `2026-11-20`, or a time with its zone */
        From2: string;
        /** @description `2026-11-20`, or a time with its zone */
        To3: string;
        Token: string;
        /** @description Number of the last change that the client has: only what changed since */
        After: number;
        /** @description newest: pinned ones first. oldest: as it happened */
        Order: "newest" | "oldest";
        /** @description Id of a story */
        NewsId2: string;
        Feed: components["schemas"]["Id"];
        /** @description News category that the feed belongs to: slug or id */
        Category3: string;
        /** @description true: include duplicates of other feeds; always so with `feed` */
        Duplicates: boolean;
        Lang2: string;
        Category4: string;
        Place2: string;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the answer, for `If-None-Match` */
        ETag: string;
        /** @description How long the answer may be cached */
        CacheControl: string;
        /** @description URL of what was added, or has moved */
        Location: string;
        /** @description Seconds until the next attempt is worthwhile */
        RetryAfter: number;
        /** @description Requests in the window */
        RateLimitLimit: number;
        /** @description Requests that are left in the window */
        RateLimitRemaining: number;
        /** @description Seconds until the window ends */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type AdMobSettings = components['schemas']['AdMobSettings'];
export type AdMobSettingsConsent = components['schemas']['AdMobSettingsConsent'];
export type AdMobUnitId = components['schemas']['AdMobUnitId'];
export type AddressField = components['schemas']['AddressField'];
export type AppConfig = components['schemas']['AppConfig'];
export type AppSettings = components['schemas']['AppSettings'];
export type AppSettingsMaintenance = components['schemas']['AppSettingsMaintenance'];
export type AppVersionField = components['schemas']['AppVersionField'];
export type AsrSchool = components['schemas']['AsrSchool'];
export type BasicSettings = components['schemas']['BasicSettings'];
export type BasicSettingsAlmanac = components['schemas']['BasicSettingsAlmanac'];
export type BasicSettingsGrievanceOfficer = components['schemas']['BasicSettingsGrievanceOfficer'];
export type BasicSettingsPublisher = components['schemas']['BasicSettingsPublisher'];
export type Birth = components['schemas']['Birth'];
export type BirthAscendant = components['schemas']['BirthAscendant'];
export type BirthDasha = components['schemas']['BirthDasha'];
export type BirthSigns = components['schemas']['BirthSigns'];
export type Bookmark = components['schemas']['Bookmark'];
export type BookmarkedItem = components['schemas']['BookmarkedItem'];
export type BundleItem = components['schemas']['BundleItem'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type Category = components['schemas']['Category'];
export type Compatibility = components['schemas']['Compatibility'];
export type CompatibilityNakshatra1 = components['schemas']['CompatibilityNakshatra1'];
export type CompatibilitySystem = components['schemas']['CompatibilitySystem'];
export type Contacts = components['schemas']['Contacts'];
export type ContentType = components['schemas']['ContentType'];
export type Conversion = components['schemas']['Conversion'];
export type Correction = components['schemas']['Correction'];
export type Day = components['schemas']['Day'];
export type Device = components['schemas']['Device'];
export type DeviceInput = components['schemas']['DeviceInput'];
export type DeviceInputOptOuts = components['schemas']['DeviceInputOptOuts'];
export type DeviceInputPlace = components['schemas']['DeviceInputPlace'];
export type DeviceInputValue = components['schemas']['DeviceInputValue'];
export type DeviceOptOuts = components['schemas']['DeviceOptOuts'];
export type DevicePatch = components['schemas']['DevicePatch'];
export type EmailField = components['schemas']['EmailField'];
export type Erased = components['schemas']['Erased'];
export type FeedItem = components['schemas']['FeedItem'];
export type FeedItemFeed = components['schemas']['FeedItemFeed'];
export type FeedItemSource = components['schemas']['FeedItemSource'];
export type Festival = components['schemas']['Festival'];
export type FestivalAlternative = components['schemas']['FestivalAlternative'];
export type FestivalTime = components['schemas']['FestivalTime'];
export type FestivalType = components['schemas']['FestivalType'];
export type FoundItem = components['schemas']['FoundItem'];
export type FoundPlace = components['schemas']['FoundPlace'];
export type Holiday = components['schemas']['Holiday'];
export type HolidayKind = components['schemas']['HolidayKind'];
export type HolidayOrder = components['schemas']['HolidayOrder'];
export type Horoscope = components['schemas']['Horoscope'];
export type HoroscopeCoverageRange = components['schemas']['HoroscopeCoverageRange'];
export type HoroscopeFactor = components['schemas']['HoroscopeFactor'];
export type HoroscopeRange = components['schemas']['HoroscopeRange'];
export type Id = components['schemas']['Id'];
export type InstallationIdField = components['schemas']['InstallationIdField'];
export type Lang = components['schemas']['Lang'];
export type ListMeta = components['schemas']['ListMeta'];
export type ListSuccess = components['schemas']['ListSuccess'];
export type LiveEntry = components['schemas']['LiveEntry'];
export type LiveRemoved = components['schemas']['LiveRemoved'];
export type Meta = components['schemas']['Meta'];
export type Moment = components['schemas']['Moment'];
export type MonthDay = components['schemas']['MonthDay'];
export type MuhurtaDay = components['schemas']['MuhurtaDay'];
export type Name = components['schemas']['Name'];
export type NewsItem = components['schemas']['NewsItem'];
export type NewsItemCategory = components['schemas']['NewsItemCategory'];
export type NewsItemImage = components['schemas']['NewsItemImage'];
export type NewsItemLocation = components['schemas']['NewsItemLocation'];
export type NewsItemPlace = components['schemas']['NewsItemPlace'];
export type NewsItemSource = components['schemas']['NewsItemSource'];
export type NewsItemWhole = components['schemas']['NewsItemWhole'];
export type PanchangDay = components['schemas']['PanchangDay'];
export type PanchangDayBala = components['schemas']['PanchangDayBala'];
export type PanchangDayChoghadiya = components['schemas']['PanchangDayChoghadiya'];
export type PanchangDayChoghadiyaDay = components['schemas']['PanchangDayChoghadiyaDay'];
export type PanchangDayGowri = components['schemas']['PanchangDayGowri'];
export type PanchangDayGowriNallaNeram = components['schemas']['PanchangDayGowriNallaNeram'];
export type PanchangDayHora = components['schemas']['PanchangDayHora'];
export type PanchangDayHoraDay = components['schemas']['PanchangDayHoraDay'];
export type PanchangDayLagna = components['schemas']['PanchangDayLagna'];
export type PanchangDayMuhurtaBhadra = components['schemas']['PanchangDayMuhurtaBhadra'];
export type PanchangDayMuhurtaChandrashtama = components['schemas']['PanchangDayMuhurtaChandrashtama'];
export type PanchangDayMuhurtaChandrashtamaNakshatra = components['schemas']['PanchangDayMuhurtaChandrashtamaNakshatra'];
export type PanchangDayMuhurtaDishaShula = components['schemas']['PanchangDayMuhurtaDishaShula'];
export type PanchangDayMuhurtaGoodFor = components['schemas']['PanchangDayMuhurtaGoodFor'];
export type PanchangDayMuhurtaPanchaka = components['schemas']['PanchangDayMuhurtaPanchaka'];
export type PanchangDayMuhurtaPanchakaKind = components['schemas']['PanchangDayMuhurtaPanchakaKind'];
export type PanchangDayMuhurtaTablesThirtyMuhurtasDay = components['schemas']['PanchangDayMuhurtaTablesThirtyMuhurtasDay'];
export type PanchangDayThirtyMuhurtas = components['schemas']['PanchangDayThirtyMuhurtas'];
export type PanchangDayTithi = components['schemas']['PanchangDayTithi'];
export type Period = components['schemas']['Period'];
export type PhoneField = components['schemas']['PhoneField'];
export type Place = components['schemas']['Place'];
export type PlaceChoice = components['schemas']['PlaceChoice'];
export type PlaceItem = components['schemas']['PlaceItem'];
export type PlacesNear = components['schemas']['PlacesNear'];
export type Platform = components['schemas']['Platform'];
export type Poll = components['schemas']['Poll'];
export type PostAdminMediaByIdReplaceBody = components['schemas']['PostAdminMediaByIdReplaceBody'];
export type PostNewsByIdViewBody = components['schemas']['PostNewsByIdViewBody'];
export type PostNotificationsByIdOpenedBody = components['schemas']['PostNotificationsByIdOpenedBody'];
export type PrayerMethod = components['schemas']['PrayerMethod'];
export type PrayerTimes = components['schemas']['PrayerTimes'];
export type PreviewItem = components['schemas']['PreviewItem'];
export type Problem = components['schemas']['Problem'];
export type Product = components['schemas']['Product'];
export type ProductCategory = components['schemas']['ProductCategory'];
export type ProductImage = components['schemas']['ProductImage'];
export type ProductStoreName = components['schemas']['ProductStoreName'];
export type QuietHours = components['schemas']['QuietHours'];
export type QuietHoursField2 = components['schemas']['QuietHoursField2'];
export type RemindersField = components['schemas']['RemindersField'];
export type Removed = components['schemas']['Removed'];
export type Report = components['schemas']['Report'];
export type ReportInput = components['schemas']['ReportInput'];
export type Role1 = components['schemas']['Role1'];
export type Sign = components['schemas']['Sign'];
export type SignView = components['schemas']['SignView'];
export type SourceSet = components['schemas']['SourceSet'];
export type Span = components['schemas']['Span'];
export type Success = components['schemas']['Success'];
export type SunriseField = components['schemas']['SunriseField'];
export type Time = components['schemas']['Time'];
export type TithiDates = components['schemas']['TithiDates'];
export type Transits = components['schemas']['Transits'];
export type TreePlace = components['schemas']['TreePlace'];
export type TzField = components['schemas']['TzField'];
export type Update = components['schemas']['Update'];
export type Url = components['schemas']['Url'];
export type Vote = components['schemas']['Vote'];
export type VoteInput = components['schemas']['VoteInput'];
export type YearTransits = components['schemas']['YearTransits'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseE400 = components['responses']['E400'];
export type ResponseE404 = components['responses']['E404'];
export type ResponseE429 = components['responses']['E429'];
export type ResponseE503 = components['responses']['E503'];
export type ResponseE409 = components['responses']['E409'];
export type ResponseE413 = components['responses']['E413'];
export type ResponseE415 = components['responses']['E415'];
export type ResponseDeleteAuthSessionsByIdReply = components['responses']['DeleteAuthSessionsByIdReply'];
export type ResponseGetPanchangFestivalsReply = components['responses']['GetPanchangFestivalsReply'];
export type ResponseGetShoppingDealsReply = components['responses']['GetShoppingDealsReply'];
export type ResponseGetUpdateCheckReply = components['responses']['GetUpdateCheckReply'];
export type ResponsePostDevicesReply = components['responses']['PostDevicesReply'];
export type ResponseGetNewsLatestReply = components['responses']['GetNewsLatestReply'];
export type ResponseE410 = components['responses']['E410'];
export type ResponsePutInstallationsByInstallationIdBookmarksByNewsIdReply = components['responses']['PutInstallationsByInstallationIdBookmarksByNewsIdReply'];
export type ResponseGetFeedsByLangRssReply = components['responses']['GetFeedsByLangRssReply'];
export type ResponseGetFeedsByLangAtomReply = components['responses']['GetFeedsByLangAtomReply'];
export type ResponseGetFeedsByLangJsonReply = components['responses']['GetFeedsByLangJsonReply'];
export type ResponseE301 = components['responses']['E301'];
export type ResponseGetSitemapXmlReply = components['responses']['GetSitemapXmlReply'];
export type ResponseDeleteInstallationsByInstallationIdReply = components['responses']['DeleteInstallationsByInstallationIdReply'];
export type ParameterLang = components['parameters']['Lang'];
export type ParameterPlatform = components['parameters']['Platform'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterId = components['parameters']['Id'];
export type ParameterFields = components['parameters']['Fields'];
export type ParameterLat = components['parameters']['Lat'];
export type ParameterLon = components['parameters']['Lon'];
export type ParameterType = components['parameters']['Type'];
export type ParameterSlug = components['parameters']['Slug'];
export type ParameterFrom = components['parameters']['From'];
export type ParameterTo = components['parameters']['To'];
export type ParameterDate = components['parameters']['Date'];
export type ParameterCity = components['parameters']['City'];
export type ParameterTz = components['parameters']['Tz'];
export type ParameterInclude2 = components['parameters']['Include2'];
export type ParameterDigits = components['parameters']['Digits'];
export type ParameterBirthStar = components['parameters']['BirthStar'];
export type ParameterBirthSign = components['parameters']['BirthSign'];
export type ParameterSource = components['parameters']['Source'];
export type ParameterMonth = components['parameters']['Month'];
export type ParameterYear = components['parameters']['Year'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterType2 = components['parameters']['Type2'];
export type ParameterCalendar = components['parameters']['Calendar'];
export type ParameterPage2 = components['parameters']['Page2'];
export type ParameterKind = components['parameters']['Kind'];
export type ParameterCount2 = components['parameters']['Count2'];
export type ParameterDate2 = components['parameters']['Date2'];
export type ParameterSign = components['parameters']['Sign'];
export type ParameterNakshatra = components['parameters']['Nakshatra'];
export type ParameterPeriod = components['parameters']['Period'];
export type ParameterId2 = components['parameters']['Id2'];
export type ParameterSign1 = components['parameters']['Sign1'];
export type ParameterSign2 = components['parameters']['Sign2'];
export type ParameterNakshatra1 = components['parameters']['Nakshatra1'];
export type ParameterNakshatra2 = components['parameters']['Nakshatra2'];
export type ParameterPada1 = components['parameters']['Pada1'];
export type ParameterPada2 = components['parameters']['Pada2'];
export type ParameterRole1 = components['parameters']['Role1'];
export type ParameterSystem = components['parameters']['System'];
export type ParameterCursor2 = components['parameters']['Cursor2'];
export type ParameterCategory = components['parameters']['Category'];
export type ParameterCategoryId = components['parameters']['CategoryId'];
export type ParameterFeatured = components['parameters']['Featured'];
export type ParameterInStock = components['parameters']['InStock'];
export type ParameterSearch2 = components['parameters']['Search2'];
export type ParameterMinPrice = components['parameters']['MinPrice'];
export type ParameterMaxPrice = components['parameters']['MaxPrice'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterSlug2 = components['parameters']['Slug2'];
export type ParameterCurrentVersion = components['parameters']['CurrentVersion'];
export type ParameterVersionCode = components['parameters']['VersionCode'];
export type ParameterInstallationId = components['parameters']['InstallationId'];
export type ParameterInstallationId2 = components['parameters']['InstallationId2'];
export type ParameterNewsId = components['parameters']['NewsId'];
export type ParameterCategory2 = components['parameters']['Category2'];
export type ParameterTag = components['parameters']['Tag'];
export type ParameterLocation = components['parameters']['Location'];
export type ParameterAuthor = components['parameters']['Author'];
export type ParameterBreaking = components['parameters']['Breaking'];
export type ParameterSearch3 = components['parameters']['Search3'];
export type ParameterQ = components['parameters']['Q'];
export type ParameterSort2 = components['parameters']['Sort2'];
export type ParameterUpdatedAfter = components['parameters']['UpdatedAfter'];
export type ParameterFallback = components['parameters']['Fallback'];
export type ParameterWindow = components['parameters']['Window'];
export type ParameterContentType = components['parameters']['ContentType'];
export type ParameterFrom2 = components['parameters']['From2'];
export type ParameterTo3 = components['parameters']['To3'];
export type ParameterToken = components['parameters']['Token'];
export type ParameterAfter = components['parameters']['After'];
export type ParameterOrder = components['parameters']['Order'];
export type ParameterNewsId2 = components['parameters']['NewsId2'];
export type ParameterFeed = components['parameters']['Feed'];
export type ParameterCategory3 = components['parameters']['Category3'];
export type ParameterDuplicates = components['parameters']['Duplicates'];
export type ParameterLang2 = components['parameters']['Lang2'];
export type ParameterCategory4 = components['parameters']['Category4'];
export type ParameterPlace2 = components['parameters']['Place2'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRateLimitLimit = components['headers']['RateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['RateLimitReset'];
export type $defs = Record<string, never>;
export interface operations {
    getSettings: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "app_name": "Dinam",
                     *         "tagline": null,
                     *         "logo_url": null,
                     *         "support_email": null,
                     *         "support_phone": null,
                     *         "website_url": null,
                     *         "privacy_policy_url": null,
                     *         "terms_url": null,
                     *         "about_html": null,
                     *         "share_text": null,
                     *         "languages": [
                     *           "te"
                     *         ],
                     *         "default_lang": "te",
                     *         "default_city": "Hyderabad",
                     *         "almanac": {
                     *           "ayanamsha": "lahiri",
                     *           "sunrise": "edge"
                     *         },
                     *         "social": {},
                     *         "publisher": {
                     *           "name": null,
                     *           "legal_name": null,
                     *           "address": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "editor": null,
                     *           "registration": null,
                     *           "self_regulator": null
                     *         },
                     *         "grievance_officer": {
                     *           "name": null,
                     *           "designation": null,
                     *           "address": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "hours": null
                     *         }
                     *       },
                     *       "meta": {
                     *         "lang": "hi"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BasicSettings"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getSettingsApp: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "theme": {
                     *           "mode": "system",
                     *           "primary_color": "#b71c1c",
                     *           "accent_color": "#f9a825",
                     *           "background_color": "#ffffff",
                     *           "text_color": "#212121",
                     *           "breaking_color": "#d50000"
                     *         },
                     *         "features": {
                     *           "news": true,
                     *           "panchang": true,
                     *           "horoscope": true,
                     *           "shopping": true,
                     *           "rss": true,
                     *           "notifications": true,
                     *           "comments": false
                     *         },
                     *         "refresh_seconds": 300,
                     *         "news_per_page": 20,
                     *         "ticker_enabled": true,
                     *         "font_scale": 1,
                     *         "maintenance": {
                     *           "enabled": false,
                     *           "title": null,
                     *           "message": null,
                     *           "until": null
                     *         }
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AppSettings"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getSettingsAdmob: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "platform": "ios",
                     *         "ads_enabled": false,
                     *         "test_mode": true,
                     *         "publisher_id": "pub-3940256099942544",
                     *         "interstitial_interval": 5,
                     *         "interstitial_min_seconds": 60,
                     *         "native_interval": 6,
                     *         "native_start_index": 2,
                     *         "max_interstitials_per_day": 20,
                     *         "placements": {
                     *           "home": true,
                     *           "news_list": true,
                     *           "news_detail": true,
                     *           "panchang": true,
                     *           "horoscope": true,
                     *           "shopping": true
                     *         },
                     *         "consent": {
                     *           "ump_required": true,
                     *           "tag_for_child_directed": false,
                     *           "max_ad_content_rating": "T"
                     *         },
                     *         "app_id": "ca-app-pub-3940256099942544~1458002511",
                     *         "banner_unit_id": "ca-app-pub-3940256099942544/2435281174",
                     *         "interstitial_unit_id": "ca-app-pub-3940256099942544/4411468910",
                     *         "native_unit_id": "ca-app-pub-3940256099942544/3986624511",
                     *         "rewarded_unit_id": "ca-app-pub-3940256099942544/1712485313",
                     *         "rewarded_interstitial_unit_id": "ca-app-pub-3940256099942544/6978759866",
                     *         "app_open_unit_id": "ca-app-pub-3940256099942544/5662855259"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AdMobSettings"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getSettingsContacts: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "publisher": {
                     *           "name": null,
                     *           "legal_name": null,
                     *           "address": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "editor": null,
                     *           "registration": null,
                     *           "self_regulator": null
                     *         },
                     *         "grievance_officer": {
                     *           "name": null,
                     *           "designation": null,
                     *           "address": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "hours": null
                     *         },
                     *         "support_email": null,
                     *         "support_phone": null,
                     *         "website_url": null,
                     *         "privacy_policy_url": null,
                     *         "terms_url": null
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Contacts"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "name": "Dinam",
                     *         "version": "0.1.0",
                     *         "status": "ok",
                     *         "documentation_url": "http://127.0.0.1:23945/docs",
                     *         "openapi_url": "http://127.0.0.1:23945/api/openapi.json",
                     *         "endpoints": [
                     *           {
                     *             "endpoint": "news",
                     *             "actions": [
                     *               "categories"
                     *             ],
                     *             "url": "http://127.0.0.1:23945/api/v1/index.php?endpoint=news"
                     *           }
                     *         ]
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            name: string;
                            version: string;
                            /** @constant */
                            status: "ok";
                            documentation_url: string;
                            openapi_url: string;
                            endpoints: {
                                endpoint: string;
                                actions: string[];
                                url: string;
                            }[];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPlaces: {
        parameters: {
            query?: {
                /** @description How the name begins, in any language */
                search?: string;
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 1252948,
                     *           "city": "Warangal",
                     *           "name": "Warangal",
                     *           "country": "IN",
                     *           "region": "IN-TS",
                     *           "lat": 18,
                     *           "lon": 79.5833,
                     *           "tz": "Asia/Kolkata",
                     *           "km": 3.4
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "en",
                     *         "page": 1,
                     *         "limit": 3,
                     *         "total": null,
                     *         "total_pages": null,
                     *         "has_more": true,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["PlaceChoice"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPlacesTree: {
        parameters: {
            query?: {
                /** @description Slug, code or id; absent: the countries */
                parent?: string;
                type?: components["parameters"]["Type"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: number;
                /** @description Rows, default 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 90000014,
                     *           "name": "అండమాన్ నికోబా",
                     *           "slug": "andaman-and-nicobar-islands",
                     *           "type": "state",
                     *           "code": "IN-AN",
                     *           "lgd_code": null,
                     *           "parent_id": 90000000,
                     *           "lat": null,
                     *           "lon": null,
                     *           "tz": null,
                     *           "child_count": 1,
                     *           "topic": "news.te.place.andaman-an"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "page": 1,
                     *         "limit": 2,
                     *         "total": 36,
                     *         "total_pages": 18,
                     *         "has_more": true,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["TreePlace"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPlacesSearch: {
        parameters: {
            query: {
                /** @description How a name begins, in any script, or as it sounds */
                q: string;
                type?: components["parameters"]["Type"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Rows, default 20 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 92004647,
                     *           "name": "మునుగోడు",
                     *           "slug": "munugode",
                     *           "type": "mandal",
                     *           "code": null,
                     *           "lgd_code": 4647,
                     *           "parent_id": 91000514,
                     *           "lat": null,
                     *           "lon": null,
                     *           "tz": null,
                     *           "child_count": 0,
                     *           "topic": "news.te.place.munugode",
                     *           "within": [
                     *             "నల్గొండ"
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": null,
                     *         "total_pages": null,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["FoundPlace"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPlacesNear: {
        parameters: {
            query: {
                /** @description Degrees north; goes with lon */
                lat: number;
                /** @description Degrees east; goes with lat */
                lon: number;
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "lat": 17.05,
                     *         "lon": 79.27,
                     *         "chain": [
                     *           {
                     *             "id": 90000000,
                     *             "name": "భారతదేశం",
                     *             "slug": "india",
                     *             "type": "country",
                     *             "lgd_code": null,
                     *             "topic": "news.te.place.india",
                     *             "approximate": false,
                     *             "km": null
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlacesNear"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPlacesBySlug: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": 90000513,
                     *         "name": "తెలంగాణ",
                     *         "slug": "telangana",
                     *         "type": "state",
                     *         "code": "IN-TS",
                     *         "lgd_code": null,
                     *         "parent_id": 90000000,
                     *         "lat": null,
                     *         "lon": null,
                     *         "tz": null,
                     *         "child_count": 33,
                     *         "topic": "news.te.place.telangana",
                     *         "ancestors": [
                     *           {
                     *             "id": 90000000,
                     *             "name": "భారతదేశం",
                     *             "slug": "india",
                     *             "type": "country",
                     *             "topic": "news.te.place.india"
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlaceItem"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchang: {
        parameters: {
            query?: {
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Further parts of a day, with commas: choghadiya, hora, gowri, lagna, grahas, padas, calendars, muhurta, muhurta_tables, bala, text, or all; bala needs birth_star */
                include?: components["parameters"]["Include2"];
                /** @description Digits of the times in `text`; native includes `text` */
                digits?: components["parameters"]["Digits"];
                /** @description Birth nakshatra for tarabala; includes `bala` */
                birth_star?: components["parameters"]["BirthStar"];
                /** @description Birth Moon sign for chandrabala; includes `bala` */
                birth_sign?: components["parameters"]["BirthSign"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "date": "2026-11-01",
                     *           "lang": "te",
                     *           "place": {
                     *             "city": "Hyderabad",
                     *             "lat": 17.384,
                     *             "lon": 78.4564,
                     *             "tz": "Asia/Kolkata"
                     *           },
                     *           "weekday": {
                     *             "id": 1,
                     *             "name": "ఆదివారం"
                     *           },
                     *           "samvatsara": {
                     *             "id": 40,
                     *             "name": "పరాభవ"
                     *           },
                     *           "shaka_year": 1948,
                     *           "vikram_year": 2083,
                     *           "ayana": {
                     *             "id": 2,
                     *             "name": "దక్షిణాయనం"
                     *           },
                     *           "ritu": {
                     *             "id": 4,
                     *             "name": "శరత్"
                     *           },
                     *           "masa": {
                     *             "amanta": {
                     *               "id": 7,
                     *               "name": "ఆశ్వయుజం"
                     *             },
                     *             "purnimanta": {
                     *               "id": 8,
                     *               "name": "కార్తీకం"
                     *             },
                     *             "solar": {
                     *               "id": 7,
                     *               "name": "తుల"
                     *             },
                     *             "is_adhika": false
                     *           },
                     *           "paksha": {
                     *             "id": 2,
                     *             "name": "కృష్ణ పక్షం"
                     *           },
                     *           "tithi": [
                     *             {
                     *               "id": 22,
                     *               "name": "సప్తమి",
                     *               "start": "2026-10-31T16:57:49+05:30",
                     *               "end": "2026-11-01T14:52:11+05:30",
                     *               "is_kshaya": false,
                     *               "is_vriddhi": false
                     *             }
                     *           ],
                     *           "nakshatra": [
                     *             {
                     *               "id": 8,
                     *               "name": "పుష్యమి",
                     *               "start": "2026-11-01T05:39:53+05:30",
                     *               "end": "2026-11-02T04:30:53+05:30",
                     *               "is_kshaya": false,
                     *               "is_vriddhi": false
                     *             }
                     *           ],
                     *           "yoga": [
                     *             {
                     *               "id": 22,
                     *               "name": "సాధ్యం",
                     *               "start": "2026-10-31T17:31:43+05:30",
                     *               "end": "2026-11-01T14:39:27+05:30",
                     *               "is_kshaya": false,
                     *               "is_vriddhi": false
                     *             }
                     *           ],
                     *           "karana": [
                     *             {
                     *               "id": 1,
                     *               "name": "బవ",
                     *               "start": "2026-11-01T03:52:03+05:30",
                     *               "end": "2026-11-01T14:52:11+05:30",
                     *               "number": 44
                     *             }
                     *           ],
                     *           "sunrise": "2026-11-01T06:14:35+05:30",
                     *           "sunset": "2026-11-01T17:44:44+05:30",
                     *           "moonrise": "2026-11-01T23:51:03+05:30",
                     *           "moonset": "2026-11-01T12:19:04+05:30",
                     *           "next_sunrise": "2026-11-02T06:14:59+05:30",
                     *           "day_length": 41409,
                     *           "night_length": 45015,
                     *           "rahu_kalam": {
                     *             "start": "2026-11-01T16:18:28+05:30",
                     *             "end": "2026-11-01T17:44:44+05:30"
                     *           },
                     *           "yamagandam": {
                     *             "start": "2026-11-01T11:59:39+05:30",
                     *             "end": "2026-11-01T13:25:55+05:30"
                     *           },
                     *           "gulika_kalam": {
                     *             "start": "2026-11-01T14:52:12+05:30",
                     *             "end": "2026-11-01T16:18:28+05:30"
                     *           },
                     *           "abhijit": {
                     *             "start": "2026-11-01T11:36:39+05:30",
                     *             "end": "2026-11-01T12:22:40+05:30"
                     *           },
                     *           "brahma_muhurta": {
                     *             "start": "2026-11-01T04:34:40+05:30",
                     *             "end": "2026-11-01T05:24:37+05:30"
                     *           },
                     *           "durmuhurtam": [
                     *             {
                     *               "start": "2026-11-01T16:12:43+05:30",
                     *               "end": "2026-11-01T16:58:43+05:30"
                     *             }
                     *           ],
                     *           "varjyam": [
                     *             {
                     *               "start": "2026-11-01T13:16:53+05:30",
                     *               "end": "2026-11-01T14:48:17+05:30"
                     *             }
                     *           ],
                     *           "amrita_kalam": [
                     *             {
                     *               "start": "2026-11-01T22:25:17+05:30",
                     *               "end": "2026-11-01T23:56:41+05:30"
                     *             }
                     *           ],
                     *           "moon_sign": {
                     *             "id": 4,
                     *             "name": "కర్కాటకం"
                     *           },
                     *           "sun_sign": {
                     *             "id": 7,
                     *             "name": "తుల"
                     *           },
                     *           "festivals": [
                     *             {
                     *               "key": "kalashtami",
                     *               "id": null,
                     *               "name": "కాలాష్టమి",
                     *               "date": "2026-11-01",
                     *               "type": "vrata",
                     *               "is_holiday": false,
                     *               "holiday": null,
                     *               "holiday_basis": "rule",
                     *               "is_tentative": false,
                     *               "regions": [
                     *                 "IN"
                     *               ],
                     *               "description": "ప్రతి నెలా బహు",
                     *               "image_url": null,
                     *               "times": [
                     *                 {
                     *                   "key": "tithi",
                     *                   "name": "తిథి",
                     *                   "start": "2026-11-01T14:52:11+05:30",
                     *                   "end": "2026-11-02T13:11:00+05:30"
                     *                 }
                     *               ],
                     *               "alternatives": [],
                     *               "source": "computed"
                     *             }
                     *           ],
                     *           "notes": null,
                     *           "source": "computed",
                     *           "overridden": [],
                     *           "special": "నేటి విశేషం: క",
                     *           "choghadiya": null,
                     *           "hora": null,
                     *           "gowri": null,
                     *           "lagna": null,
                     *           "grahas": null,
                     *           "padas": null,
                     *           "calendars": null,
                     *           "muhurta": null,
                     *           "muhurta_tables": null,
                     *           "bala": null,
                     *           "text": null
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "page": 1,
                     *         "limit": 30,
                     *         "total": 30,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["PanchangDay"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangDay: {
        parameters: {
            query?: {
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Further parts of a day, with commas: choghadiya, hora, gowri, lagna, grahas, padas, calendars, muhurta, muhurta_tables, bala, text, or all; bala needs birth_star */
                include?: components["parameters"]["Include2"];
                /** @description Digits of the times in `text`; native includes `text` */
                digits?: components["parameters"]["Digits"];
                /** @description Birth nakshatra for tarabala; includes `bala` */
                birth_star?: components["parameters"]["BirthStar"];
                /** @description Birth Moon sign for chandrabala; includes `bala` */
                birth_sign?: components["parameters"]["BirthSign"];
                /** @description computed: without what editors have given */
                source?: components["parameters"]["Source"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "date": "2026-06-21",
                     *         "lang": "te",
                     *         "place": {
                     *           "city": "Tromsø",
                     *           "lat": 69.65,
                     *           "lon": 18.96,
                     *           "tz": "Europe/Oslo"
                     *         },
                     *         "weekday": {
                     *           "id": 1,
                     *           "name": "ఆదివారం"
                     *         },
                     *         "samvatsara": {
                     *           "id": 40,
                     *           "name": "పరాభవ"
                     *         },
                     *         "shaka_year": 1948,
                     *         "vikram_year": 2083,
                     *         "ayana": {
                     *           "id": 1,
                     *           "name": "ఉత్తరాయణం"
                     *         },
                     *         "ritu": {
                     *           "id": 2,
                     *           "name": "గ్రీష్మ"
                     *         },
                     *         "masa": {
                     *           "amanta": {
                     *             "id": 3,
                     *             "name": "జ్యేష్ఠం"
                     *           },
                     *           "purnimanta": {
                     *             "id": 3,
                     *             "name": "జ్యేష్ఠం"
                     *           },
                     *           "solar": {
                     *             "id": 3,
                     *             "name": "మిథునం"
                     *           },
                     *           "is_adhika": false
                     *         },
                     *         "paksha": {
                     *           "id": 1,
                     *           "name": "శుక్ల పక్షం"
                     *         },
                     *         "tithi": [
                     *           {
                     *             "id": 7,
                     *             "name": "సప్తమి",
                     *             "start": "2026-06-20T12:17:10+02:00",
                     *             "end": "2026-06-21T11:51:10+02:00",
                     *             "is_kshaya": false,
                     *             "is_vriddhi": false
                     *           }
                     *         ],
                     *         "nakshatra": [
                     *           {
                     *             "id": 11,
                     *             "name": "పుబ్బ",
                     *             "start": "2026-06-20T05:56:00+02:00",
                     *             "end": "2026-06-21T06:01:36+02:00",
                     *             "is_kshaya": false,
                     *             "is_vriddhi": true
                     *           }
                     *         ],
                     *         "yoga": [
                     *           {
                     *             "id": 16,
                     *             "name": "సిద్ధి",
                     *             "start": "2026-06-20T09:18:29+02:00",
                     *             "end": "2026-06-21T07:51:34+02:00",
                     *             "is_kshaya": false,
                     *             "is_vriddhi": false
                     *           }
                     *         ],
                     *         "karana": [
                     *           {
                     *             "id": 6,
                     *             "name": "వణిజ",
                     *             "start": "2026-06-20T23:58:18+02:00",
                     *             "end": "2026-06-21T11:51:10+02:00",
                     *             "number": 14
                     *           }
                     *         ],
                     *         "sunrise": null,
                     *         "sunset": null,
                     *         "moonrise": "2026-06-21T12:17:53+02:00",
                     *         "moonset": "2026-06-21T00:37:06+02:00",
                     *         "next_sunrise": null,
                     *         "day_length": null,
                     *         "night_length": null,
                     *         "rahu_kalam": null,
                     *         "yamagandam": null,
                     *         "gulika_kalam": null,
                     *         "abhijit": null,
                     *         "brahma_muhurta": null,
                     *         "durmuhurtam": [],
                     *         "varjyam": [
                     *           {
                     *             "start": "2026-06-21T13:28:53+02:00",
                     *             "end": "2026-06-21T15:08:17+02:00"
                     *           }
                     *         ],
                     *         "amrita_kalam": [
                     *           {
                     *             "start": "2026-06-21T23:25:15+02:00",
                     *             "end": "2026-06-22T01:04:39+02:00"
                     *           }
                     *         ],
                     *         "moon_sign": {
                     *           "id": 5,
                     *           "name": "సింహం"
                     *         },
                     *         "sun_sign": {
                     *           "id": 3,
                     *           "name": "మిథునం"
                     *         },
                     *         "festivals": [
                     *           {
                     *             "key": "fathers_day",
                     *             "id": null,
                     *             "name": "పితృ దినోత్సవం",
                     *             "date": "2026-06-21",
                     *             "type": "observance",
                     *             "is_holiday": false,
                     *             "holiday": null,
                     *             "holiday_basis": "rule",
                     *             "is_tentative": false,
                     *             "regions": [
                     *               "IN"
                     *             ],
                     *             "description": "తండ్రులకు కృతజ",
                     *             "image_url": null,
                     *             "times": [],
                     *             "alternatives": [],
                     *             "source": "computed"
                     *           }
                     *         ],
                     *         "notes": null,
                     *         "source": "computed",
                     *         "overridden": [],
                     *         "special": "నేటి విశేషం: ప",
                     *         "choghadiya": null,
                     *         "hora": null,
                     *         "gowri": null,
                     *         "lagna": null,
                     *         "grahas": null,
                     *         "padas": null,
                     *         "calendars": null,
                     *         "muhurta": null,
                     *         "muhurta_tables": null,
                     *         "bala": null,
                     *         "text": null
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PanchangDay"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangMonth: {
        parameters: {
            query?: {
                /** @description YYYY-MM, from 1900-01 to 2100-12 */
                month?: components["parameters"]["Month"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "date": "2026-11-01",
                     *           "weekday": {
                     *             "id": 1,
                     *             "name": "रविवार"
                     *           },
                     *           "masa": {
                     *             "id": 8,
                     *             "name": "कार्तिक"
                     *           },
                     *           "paksha": {
                     *             "id": 2,
                     *             "name": "कृष्ण पक्ष"
                     *           },
                     *           "tithi": {
                     *             "id": 22,
                     *             "name": "सप्तमी",
                     *             "start": "2026-10-31T16:57:49+05:30",
                     *             "end": "2026-11-01T14:52:11+05:30",
                     *             "is_kshaya": false,
                     *             "is_vriddhi": false
                     *           },
                     *           "nakshatra": {
                     *             "id": 8,
                     *             "name": "पुष्य",
                     *             "start": "2026-11-01T05:39:53+05:30",
                     *             "end": "2026-11-02T04:30:53+05:30",
                     *             "is_kshaya": false,
                     *             "is_vriddhi": false
                     *           },
                     *           "sunrise": "2026-11-01T06:32:56+05:30",
                     *           "sunset": "2026-11-01T17:36:02+05:30",
                     *           "moonrise": "2026-11-01T23:35:52+05:30",
                     *           "is_holiday": false,
                     *           "festivals": [
                     *             {
                     *               "key": "ahoi_ashtami",
                     *               "name": "अहोई अष्टमी",
                     *               "type": "vrata",
                     *               "is_holiday": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "hi",
                     *         "page": 1,
                     *         "limit": 30,
                     *         "total": 30,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["MonthDay"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangMuhurta: {
        parameters: {
            query?: {
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Birth nakshatra for tarabala; includes `bala` */
                birth_star?: components["parameters"]["BirthStar"];
                /** @description Birth Moon sign for chandrabala; includes `bala` */
                birth_sign?: components["parameters"]["BirthSign"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "date": "2026-11-20",
                     *         "lang": "en",
                     *         "place": {
                     *           "city": "Hyderabad",
                     *           "lat": 17.384,
                     *           "lon": 78.4564,
                     *           "tz": "Asia/Kolkata"
                     *         },
                     *         "weekday": {
                     *           "id": 6,
                     *           "name": "Friday"
                     *         },
                     *         "sunrise": "2026-11-20T06:23:39+05:30",
                     *         "sunset": "2026-11-20T17:39:41+05:30",
                     *         "next_sunrise": "2026-11-21T06:24:12+05:30",
                     *         "good": [
                     *           {
                     *             "key": "brahma_muhurta",
                     *             "name": "Brahma Muhurta",
                     *             "start": "2026-11-20T04:41:48+05:30",
                     *             "end": "2026-11-20T05:32:44+05:30"
                     *           }
                     *         ],
                     *         "bad": [
                     *           {
                     *             "key": "gulika_kalam",
                     *             "name": "Gulika Kalam",
                     *             "start": "2026-11-20T07:48:09+05:30",
                     *             "end": "2026-11-20T09:12:39+05:30"
                     *           }
                     *         ],
                     *         "abhijit_is_weak": false,
                     *         "alternative_varjyam": [],
                     *         "yogas": [
                     *           {
                     *             "key": "ravi_yoga",
                     *             "name": "Ravi Yoga",
                     *             "start": "2026-11-20T06:23:39+05:30",
                     *             "end": "2026-11-21T06:24:12+05:30"
                     *           }
                     *         ],
                     *         "anandadi": [
                     *           {
                     *             "key": "dhwanksha",
                     *             "name": "Dhvanksha",
                     *             "quality": "bad",
                     *             "start": "2026-11-20T06:23:39+05:30",
                     *             "end": "2026-11-20T06:56:50+05:30"
                     *           }
                     *         ],
                     *         "bhadra": [
                     *           {
                     *             "start": "2026-11-20T19:00:44+05:30",
                     *             "end": "2026-11-21T06:32:02+05:30",
                     *             "tithi": {
                     *               "id": 11,
                     *               "name": "Ekadashi"
                     *             },
                     *             "places": [
                     *               {
                     *                 "key": "earth",
                     *                 "name": "Earth",
                     *                 "start": "2026-11-20T19:00:44+05:30",
                     *                 "end": "2026-11-21T06:32:02+05:30"
                     *               }
                     *             ],
                     *             "mukha": {
                     *               "start": "2026-11-21T00:46:23+05:30",
                     *               "end": "2026-11-21T02:41:36+05:30"
                     *             },
                     *             "puchha": {
                     *               "start": "2026-11-20T23:37:15+05:30",
                     *               "end": "2026-11-21T00:46:23+05:30"
                     *             }
                     *           }
                     *         ],
                     *         "panchaka": {
                     *           "kind": {
                     *             "key": "agni",
                     *             "name": "Agni Panchaka"
                     *           },
                     *           "start": "2026-11-17T15:30:40+05:30",
                     *           "end": "2026-11-22T05:55:08+05:30"
                     *         },
                     *         "disha_shula": {
                     *           "key": "west",
                     *           "name": "West",
                     *           "remedy": {
                     *             "key": "jaggery",
                     *             "name": "Jaggery"
                     *           }
                     *         },
                     *         "chandrashtama": {
                     *           "signs": [
                     *             {
                     *               "sign": {
                     *                 "id": 5,
                     *                 "name": "Simha"
                     *               },
                     *               "start": "2026-11-20T00:50:10+05:30",
                     *               "end": "2026-11-22T05:55:08+05:30"
                     *             }
                     *           ],
                     *           "nakshatras": [
                     *             {
                     *               "nakshatra": {
                     *                 "id": 9,
                     *                 "name": "Ashlesha"
                     *               },
                     *               "start": "2026-11-19T06:10:40+05:30",
                     *               "end": "2026-11-20T06:56:50+05:30"
                     *             }
                     *           ]
                     *         },
                     *         "good_for": {
                     *           "tarabala": [
                     *             {
                     *               "nakshatras": [
                     *                 {
                     *                   "id": 2,
                     *                   "name": "Bharani"
                     *                 },
                     *                 {
                     *                   "id": 4,
                     *                   "name": "Rohini"
                     *                 },
                     *                 {
                     *                   "id": 6,
                     *                   "name": "Ardra"
                     *                 },
                     *                 {
                     *                   "id": 8,
                     *                   "name": "Pushya"
                     *                 },
                     *                 {
                     *                   "id": 9,
                     *                   "name": "Ashlesha"
                     *                 },
                     *                 {
                     *                   "id": 11,
                     *                   "name": "Purva Phalguni"
                     *                 },
                     *                 {
                     *                   "id": 13,
                     *                   "name": "Hasta"
                     *                 },
                     *                 {
                     *                   "id": 15,
                     *                   "name": "Swati"
                     *                 },
                     *                 {
                     *                   "id": 17,
                     *                   "name": "Anuradha"
                     *                 },
                     *                 {
                     *                   "id": 18,
                     *                   "name": "Jyeshtha"
                     *                 },
                     *                 {
                     *                   "id": 20,
                     *                   "name": "Purva Ashadha"
                     *                 },
                     *                 {
                     *                   "id": 22,
                     *                   "name": "Shravana"
                     *                 },
                     *                 {
                     *                   "id": 24,
                     *                   "name": "Shatabhisha"
                     *                 },
                     *                 {
                     *                   "id": 26,
                     *                   "name": "Uttara Bhadrapada"
                     *                 },
                     *                 {
                     *                   "id": 27,
                     *                   "name": "Revati"
                     *                 }
                     *               ],
                     *               "start": "2026-11-19T06:10:39+05:30",
                     *               "end": "2026-11-20T06:56:49+05:30"
                     *             },
                     *             {
                     *               "nakshatras": [
                     *                 {
                     *                   "id": 1,
                     *                   "name": "Ashwini"
                     *                 },
                     *                 {
                     *                   "id": 3,
                     *                   "name": "Krittika"
                     *                 },
                     *                 {
                     *                   "id": 5,
                     *                   "name": "Mrigashira"
                     *                 },
                     *                 {
                     *                   "id": 7,
                     *                   "name": "Punarvasu"
                     *                 },
                     *                 {
                     *                   "id": 9,
                     *                   "name": "Ashlesha"
                     *                 },
                     *                 {
                     *                   "id": 10,
                     *                   "name": "Magha"
                     *                 },
                     *                 {
                     *                   "id": 12,
                     *                   "name": "Uttara Phalguni"
                     *                 },
                     *                 {
                     *                   "id": 14,
                     *                   "name": "Chitra"
                     *                 },
                     *                 {
                     *                   "id": 16,
                     *                   "name": "Vishakha"
                     *                 },
                     *                 {
                     *                   "id": 18,
                     *                   "name": "Jyeshtha"
                     *                 },
                     *                 {
                     *                   "id": 19,
                     *                   "name": "Mula"
                     *                 },
                     *                 {
                     *                   "id": 21,
                     *                   "name": "Uttara Ashadha"
                     *                 },
                     *                 {
                     *                   "id": 23,
                     *                   "name": "Dhanishta"
                     *                 },
                     *                 {
                     *                   "id": 25,
                     *                   "name": "Purva Bhadrapada"
                     *                 },
                     *                 {
                     *                   "id": 27,
                     *                   "name": "Revati"
                     *                 }
                     *               ],
                     *               "start": "2026-11-20T06:56:49+05:30",
                     *               "end": "2026-11-21T06:50:53+05:30"
                     *             }
                     *           ],
                     *           "chandrabala": [
                     *             {
                     *               "signs": [
                     *                 {
                     *                   "id": 2,
                     *                   "name": "Vrishabha"
                     *                 },
                     *                 {
                     *                   "id": 3,
                     *                   "name": "Mithuna"
                     *                 },
                     *                 {
                     *                   "id": 6,
                     *                   "name": "Kanya"
                     *                 },
                     *                 {
                     *                   "id": 7,
                     *                   "name": "Tula"
                     *                 },
                     *                 {
                     *                   "id": 10,
                     *                   "name": "Makara"
                     *                 },
                     *                 {
                     *                   "id": 12,
                     *                   "name": "Meena"
                     *                 }
                     *               ],
                     *               "start": "2026-11-20T00:50:09+05:30",
                     *               "end": "2026-11-22T05:55:08+05:30"
                     *             }
                     *           ]
                     *         },
                     *         "choghadiya": {
                     *           "day": [
                     *             {
                     *               "key": "char",
                     *               "name": "Char",
                     *               "quality": "neutral",
                     *               "start": "2026-11-20T06:23:39+05:30",
                     *               "end": "2026-11-20T07:48:09+05:30"
                     *             }
                     *           ],
                     *           "night": [
                     *             {
                     *               "key": "rog",
                     *               "name": "Rog",
                     *               "quality": "bad",
                     *               "start": "2026-11-20T17:39:41+05:30",
                     *               "end": "2026-11-20T19:15:15+05:30"
                     *             }
                     *           ]
                     *         },
                     *         "hora": {
                     *           "day": [
                     *             {
                     *               "graha": {
                     *                 "id": 6,
                     *                 "name": "Shukra"
                     *               },
                     *               "start": "2026-11-20T06:23:39+05:30",
                     *               "end": "2026-11-20T07:19:59+05:30"
                     *             }
                     *           ],
                     *           "night": [
                     *             {
                     *               "graha": {
                     *                 "id": 3,
                     *                 "name": "Mangala"
                     *               },
                     *               "start": "2026-11-20T17:39:41+05:30",
                     *               "end": "2026-11-20T18:43:23+05:30"
                     *             }
                     *           ]
                     *         },
                     *         "gowri": {
                     *           "day": [
                     *             {
                     *               "key": "sugam",
                     *               "name": "Sugam",
                     *               "quality": "good",
                     *               "start": "2026-11-20T06:23:39+05:30",
                     *               "end": "2026-11-20T07:48:09+05:30"
                     *             }
                     *           ],
                     *           "night": [
                     *             {
                     *               "key": "rogam",
                     *               "name": "Rogam",
                     *               "quality": "bad",
                     *               "start": "2026-11-20T17:39:41+05:30",
                     *               "end": "2026-11-20T19:15:15+05:30"
                     *             }
                     *           ],
                     *           "nalla_neram": [
                     *             {
                     *               "key": "sugam",
                     *               "name": "Sugam",
                     *               "start": "2026-11-20T06:23:39+05:30",
                     *               "end": "2026-11-20T07:48:09+05:30"
                     *             }
                     *           ]
                     *         },
                     *         "bala": {
                     *           "birth_star": null,
                     *           "birth_sign": {
                     *             "id": 5,
                     *             "name": "Simha"
                     *           },
                     *           "tarabala": [],
                     *           "chandrabala": [
                     *             {
                     *               "house": 8,
                     *               "quality": "bad",
                     *               "moon_sign": {
                     *                 "id": 12,
                     *                 "name": "Meena"
                     *               },
                     *               "start": "2026-11-20T00:50:10+05:30",
                     *               "end": "2026-11-22T05:55:08+05:30"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "meta": {
                     *         "lang": "en"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MuhurtaDay"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangMuhurtaFind: {
        parameters: {
            query: {
                /** @description What is to be done */
                for: "marriage" | "engagement" | "griha_pravesh" | "vehicle" | "property" | "naming" | "annaprashana" | "mundan" | "upanayana" | "business" | "travel";
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                /** @description Whose almanacs: north; telugu (Andhra Pradesh, Telangana, Karnataka); tamil (Tamil Nadu, Kerala). Default: that of the state, outside India of the language */
                school?: "north" | "telugu" | "tamil";
                /** @description Birth nakshatra: tarabala is asked */
                nakshatra?: number;
                /** @description Birth Moon sign: chandrabala is asked, chandrashtama left out */
                rashi?: number;
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "date": "2026-11-20",
                     *           "weekday": {
                     *             "id": 6,
                     *             "name": "शुक्रवार"
                     *           },
                     *           "tithi": [
                     *             {
                     *               "id": 11,
                     *               "name": "एकादशी"
                     *             }
                     *           ],
                     *           "nakshatra": [
                     *             {
                     *               "id": 26,
                     *               "name": "उत्तराभाद्रपद"
                     *             }
                     *           ],
                     *           "windows": [
                     *             {
                     *               "start": "2026-11-20T07:16:11+05:30",
                     *               "end": "2026-11-20T08:53:46+05:30",
                     *               "lagna": {
                     *                 "id": 8,
                     *                 "name": "वृश्चिक"
                     *               },
                     *               "score": 50
                     *             }
                     *           ],
                     *           "for": [
                     *             {
                     *               "key": "nakshatra",
                     *               "text": "नक्षत्र: उत्तराभाद्रपद"
                     *             }
                     *           ],
                     *           "against": [
                     *             {
                     *               "key": "yoga",
                     *               "text": "योग: वज्र"
                     *             }
                     *           ],
                     *           "score": 58,
                     *           "grade": "fair"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "hi",
                     *         "page": 1,
                     *         "limit": 5,
                     *         "total": 5,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null,
                     *         "purpose": {
                     *           "key": "marriage",
                     *           "name": "विवाह"
                     *         },
                     *         "school": "north",
                     *         "excluded": [
                     *           {
                     *             "key": "chaturmas",
                     *             "text": "चातुर्मास",
                     *             "start": "2026-07-24T09:13:17+05:30",
                     *             "end": "2026-11-20T07:16:11+05:30"
                     *           }
                     *         ],
                     *         "sources": [
                     *           "Muhurta Chintamani of Rama Daivajna: samskara, vivaha, yatra and griha pravesha prakaranas"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        meta: components["schemas"]["ListMeta"] & {
                            purpose: {
                                /**
                                 * @description What is to be done
                                 * @enum {unknown}
                                 */
                                key: "marriage" | "engagement" | "griha_pravesh" | "vehicle" | "property" | "naming" | "annaprashana" | "mundan" | "upanayana" | "business" | "travel";
                                name: string;
                            };
                            /**
                             * @description Whose almanacs: north; telugu (Andhra Pradesh, Telangana, Karnataka); tamil (Tamil Nadu, Kerala). Default: that of the state, outside India of the language
                             * @enum {unknown}
                             */
                            school: "north" | "telugu" | "tamil";
                            /** @description Seasons of the range in which it is not done */
                            excluded: {
                                /** @description The same in every language */
                                key: string;
                                text: string;
                                /** @description Begin; null: unknown */
                                start: components["schemas"]["Moment"];
                                /** @description End; null: unknown */
                                end: components["schemas"]["Moment"];
                            }[];
                            /** @description Texts and pages that the rules were taken from */
                            sources: string[];
                        };
                        data: {
                            /**
                             * Format: date
                             * @description Day, YYYY-MM-DD
                             */
                            date: string;
                            weekday: components["schemas"]["Name"];
                            /** @description Those of the windows */
                            tithi: components["schemas"]["Name"][];
                            /** @description Those of the windows */
                            nakshatra: components["schemas"]["Name"][];
                            windows: {
                                /** @description Begin; null: unknown */
                                start: components["schemas"]["Moment"];
                                /** @description End; null: unknown */
                                end: components["schemas"]["Moment"];
                                lagna: components["schemas"]["Name"];
                                /** @description Share of what was asked that speaks for it */
                                score: number;
                            }[];
                            /** @description What speaks for the best window */
                            for: {
                                /** @description The same in every language */
                                key: string;
                                text: string;
                            }[];
                            /** @description What speaks against it */
                            against: {
                                /** @description The same in every language */
                                key: string;
                                text: string;
                            }[];
                            /** @description Share of what was asked that speaks for it */
                            score: number;
                            /**
                             * @description best from 80, good from 60
                             * @enum {unknown}
                             */
                            grade: "best" | "good" | "fair";
                        }[];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangFestivals: {
        parameters: {
            query?: {
                year?: components["parameters"]["Year"];
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                /** @description ISO 3166-2 like IN-TS, or all; absent: that of the place */
                region?: components["parameters"]["Region"];
                type?: components["parameters"]["Type2"];
                /** @description The calendar of a community instead of the common list, of all regions */
                calendar?: components["parameters"]["Calendar"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 100 */
                limit?: number;
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetPanchangFestivalsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangHolidays: {
        parameters: {
            query?: {
                year?: components["parameters"]["Year"];
                /** @description ISO 3166-2 like IN-TS: what is observed there, and in all of India */
                region?: string;
                /** @description general: offices are closed; optional: an employee may choose it; bank: banks alone are closed */
                kind?: components["parameters"]["Kind"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "date": "2027-01-15",
                     *           "key": "makara_sankranti",
                     *           "name": "మకర సంక్రాంతి",
                     *           "region": "IN-TS",
                     *           "kind": "general",
                     *           "is_official": true,
                     *           "order": null,
                     *           "source": null
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "page": 1,
                     *         "limit": 32,
                     *         "total": 32,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["Holiday"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangNext: {
        parameters: {
            query: {
                /** @description Its key (`ugadi`), or its name in any language */
                festival: string;
                from?: components["parameters"]["From"];
                /** @description Days, default 1 */
                count?: components["parameters"]["Count2"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetPanchangFestivalsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangPrayerTimes: {
        parameters: {
            query?: {
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                /** @description YYYY-MM, from 1900-01 to 2100-12 */
                month?: components["parameters"]["Month"];
                /** @description Degrees of the Sun's depth for fajr and isha: karachi 18 and 18, mwl 18 and 17; default karachi */
                method?: components["schemas"]["PrayerMethod"];
                /** @description Shadows of two lengths, or of one; default hanafi, in `lang` ml shafi */
                asr?: components["schemas"]["AsrSchool"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "lang": "ur",
                     *         "place": {
                     *           "city": "Hyderabad",
                     *           "lat": 17.384,
                     *           "lon": 78.4564,
                     *           "tz": "Asia/Kolkata"
                     *         },
                     *         "method": "karachi",
                     *         "asr": "hanafi",
                     *         "names": {
                     *           "sehri_end": "ختمِ سحری",
                     *           "fajr": "فجر",
                     *           "sunrise": "طلوع آفتاب",
                     *           "zawal": "زوال",
                     *           "dhuhr": "ظہر",
                     *           "asr": "عصر",
                     *           "maghrib": "مغرب",
                     *           "iftar": "افطار",
                     *           "isha": "عشاء"
                     *         },
                     *         "days": [
                     *           {
                     *             "date": "2026-02-19",
                     *             "weekday": {
                     *               "id": 5,
                     *               "name": "جمعرات"
                     *             },
                     *             "hijri": {
                     *               "year": 1447,
                     *               "month": {
                     *                 "id": 9,
                     *                 "name": "رمضان"
                     *               },
                     *               "day": 1
                     *             },
                     *             "is_ramadan": true,
                     *             "sehri_end": "2026-02-19T05:27:58+05:30",
                     *             "fajr": "2026-02-19T05:27:58+05:30",
                     *             "sunrise": "2026-02-19T06:40:51+05:30",
                     *             "zawal": "2026-02-19T12:29:58+05:30",
                     *             "dhuhr": "2026-02-19T12:30:58+05:30",
                     *             "asr": "2026-02-19T16:42:21+05:30",
                     *             "maghrib": "2026-02-19T18:19:19+05:30",
                     *             "iftar": "2026-02-19T18:19:19+05:30",
                     *             "isha": "2026-02-19T19:32:12+05:30",
                     *             "is_adjusted": false
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "lang": "ur"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PrayerTimes"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangTithiDates: {
        parameters: {
            query: {
                /** @description Day, YYYY-MM-DD */
                date: components["parameters"]["Date2"];
                /** @description HH:MM; absent: sunrise */
                time?: string;
                /** @description By the tithi at sunrise, the tithi in the afternoon, or the nakshatra in its solar month; default birthday */
                kind?: "birthday" | "shraddha" | "star";
                /** @description Whose solar months count for a star; default tamil, in `lang` ml malayalam */
                calendar?: "tamil" | "malayalam";
                from?: components["parameters"]["From"];
                /** @description How many days, default 5 */
                years?: number;
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "lang": "te",
                     *         "place": {
                     *           "city": "Hyderabad",
                     *           "lat": 17.384,
                     *           "lon": 78.4564,
                     *           "tz": "Asia/Kolkata"
                     *         },
                     *         "kind": "birthday",
                     *         "origin": {
                     *           "date": "1990-08-15",
                     *           "weekday": {
                     *             "id": 4,
                     *             "name": "బుధవారం"
                     *           },
                     *           "tithi": {
                     *             "id": 25,
                     *             "name": "దశమి"
                     *           },
                     *           "paksha": {
                     *             "id": 2,
                     *             "name": "కృష్ణ పక్షం"
                     *           },
                     *           "amanta": {
                     *             "id": 5,
                     *             "name": "శ్రావణం"
                     *           },
                     *           "purnimanta": {
                     *             "id": 6,
                     *             "name": "భాద్రపదం"
                     *           },
                     *           "is_adhika": false,
                     *           "nakshatra": {
                     *             "id": 4,
                     *             "name": "రోహిణి"
                     *           },
                     *           "solar": {
                     *             "key": "tamil",
                     *             "year": 2021,
                     *             "month": {
                     *               "id": 4,
                     *               "name": "ఆడి"
                     *             },
                     *             "day": 30
                     *           }
                     *         },
                     *         "days": [
                     *           {
                     *             "date": "2027-08-27",
                     *             "weekday": {
                     *               "id": 6,
                     *               "name": "శుక్రవారం"
                     *             },
                     *             "number": 37,
                     *             "is_adhika": false,
                     *             "start": "2027-08-26T17:39:51+05:30",
                     *             "end": "2027-08-27T15:25:53+05:30"
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TithiDates"];
                    };
                };
            };
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangTransits: {
        parameters: {
            query?: {
                year?: components["parameters"]["Year"];
                graha?: "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn" | "rahu" | "ketu";
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "lang": "te",
                     *         "place": {
                     *           "city": "Hyderabad",
                     *           "lat": 17.384,
                     *           "lon": 78.4564,
                     *           "tz": "Asia/Kolkata"
                     *         },
                     *         "year": 2026,
                     *         "transits": [
                     *           {
                     *             "graha": {
                     *               "id": 5,
                     *               "name": "గురుడు"
                     *             },
                     *             "kind": "direct",
                     *             "at": "2026-03-11T09:08:19+05:30",
                     *             "sign": null,
                     *             "is_retrograde": false
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["YearTransits"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangConvert: {
        parameters: {
            query?: {
                /** @description Year, month and day of `from`; solar months from that of Mesha, days of lunar ones are tithis 1 to 30 */
                date?: string;
                /** @description Default gregorian */
                from?: "gregorian" | "shaka" | "vikram" | "vikram_kartikadi" | "vikram_ashadhadi" | "tamil" | "malayalam" | "bengali" | "odia" | "assamese" | "nepali" | "punjabi" | "bangladesh" | "national" | "nanakshahi" | "hijri";
                /** @description Default all */
                to?: "gregorian" | "shaka" | "vikram" | "vikram_kartikadi" | "vikram_ashadhadi" | "tamil" | "malayalam" | "bengali" | "odia" | "assamese" | "nepali" | "punjabi" | "bangladesh" | "national" | "nanakshahi" | "hijri" | "all";
                /** @description The month is an adhika one */
                adhika?: boolean;
                /** @description Default purnimanta of vikram, amanta of the others */
                months?: "amanta" | "purnimanta";
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "lang": "ta",
                     *         "place": {
                     *           "city": "Hyderabad",
                     *           "lat": 17.384,
                     *           "lon": 78.4564,
                     *           "tz": "Asia/Kolkata"
                     *         },
                     *         "date": "2026-11-20",
                     *         "weekday": {
                     *           "id": 6,
                     *           "name": "வெள்ளி"
                     *         },
                     *         "is_kshaya": false,
                     *         "dates": [
                     *           {
                     *             "key": "gregorian",
                     *             "is_tentative": false,
                     *             "year": 2026,
                     *             "month": {
                     *               "id": 11,
                     *               "name": "நவம்பர்"
                     *             },
                     *             "day": 20,
                     *             "lunar": null
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "lang": "ta"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Conversion"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPanchangCalendarIcs: {
        parameters: {
            query?: {
                /** @description Default festivals; all with `calendar` */
                kind?: "festivals" | "vratas" | "ekadashi" | "holidays" | "all";
                /** @description The calendar of a community instead of the common list, of all regions */
                calendar?: components["parameters"]["Calendar"];
                year?: components["parameters"]["Year"];
                /** @description ISO 3166-2 like IN-TS, or all; absent: that of the place */
                region?: components["parameters"]["Region"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getHoroscope: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description 1 to 12, aries, mesha, or a name in any language */
                sign?: components["parameters"]["Sign"];
                /** @description 1 to 27, ashwini, or a name in any language */
                nakshatra?: components["parameters"]["Nakshatra"];
                /** @description daily; weekly from Monday; monthly; yearly as the language reckons: Ugadi for te */
                period?: components["parameters"]["Period"];
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id */
                id?: components["parameters"]["Id2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": null,
                     *           "sign": {
                     *             "id": 5,
                     *             "slug": "leo",
                     *             "name": "సింహం",
                     *             "symbol": "♌",
                     *             "element": "fire",
                     *             "modality": "fixed",
                     *             "ruler": "sun"
                     *           },
                     *           "period": "yearly",
                     *           "date": "2025-03-30",
                     *           "range": {
                     *             "start": "2025-03-30",
                     *             "end": "2026-03-18"
                     *           },
                     *           "lang": "te",
                     *           "title": "సింహం: సంవత్సర ఫలాలు",
                     *           "prediction": "ఏకాదశంలో గురుడ",
                     *           "love": "బంధువుల రాకపోక",
                     *           "career": "భాగస్వామ్యంలో ",
                     *           "health": "చిన్నపాటి బడలి",
                     *           "finance": "రావలసిన డబ్బుల",
                     *           "do": "పత్రాలను, లెక్",
                     *           "avoid": "అన్ని బాధ్యతలూ",
                     *           "rating": 3,
                     *           "lucky_number": 1,
                     *           "lucky_color": {
                     *             "name": "నారింజ",
                     *             "hex": "#f57c00"
                     *           },
                     *           "lucky_time": "ఆదివారం 06:00-07:00",
                     *           "factors": [
                     *             {
                     *               "code": "jupiter_house",
                     *               "note": null,
                     *               "graha": "jupiter",
                     *               "house": 11,
                     *               "effect": "good",
                     *               "from": "2025-05-14T17:07:01.647Z",
                     *               "until": "2025-10-18T14:19:22.450Z",
                     *               "name": "గురుడు",
                     *               "text": "గురుడు – ఏకాదశ"
                     *             }
                     *           ],
                     *           "source": "computed",
                     *           "basis": "సింహం రాశి నుం",
                     *           "disclaimer": "ఇవి గ్రహ స్థిత",
                     *           "updated_at": null,
                     *           "overridden": []
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null,
                     *         "period": "yearly",
                     *         "range": {
                     *           "start": "2026-01-01",
                     *           "end": "2026-12-31"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        meta: components["schemas"]["ListMeta"] & {
                            /** @description daily; weekly from Monday; monthly; yearly as the language reckons: Ugadi for te */
                            period: components["schemas"]["Period"];
                            range: components["schemas"]["HoroscopeCoverageRange"];
                        };
                        data: components["schemas"]["Horoscope"][];
                    } | (components["schemas"]["Success"] & {
                        data: components["schemas"]["Horoscope"];
                    });
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getHoroscopeToday: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": null,
                     *           "sign": {
                     *             "id": 1,
                     *             "slug": "aries",
                     *             "name": "మేషం",
                     *             "symbol": "♈",
                     *             "element": "fire",
                     *             "modality": "cardinal",
                     *             "ruler": "mars"
                     *           },
                     *           "period": "daily",
                     *           "date": "2026-11-23",
                     *           "range": {
                     *             "start": "2026-11-23",
                     *             "end": "2026-11-23"
                     *           },
                     *           "lang": "te",
                     *           "title": "...",
                     *           "prediction": "...",
                     *           "love": "...",
                     *           "career": "...",
                     *           "health": "...",
                     *           "finance": "...",
                     *           "do": "...",
                     *           "avoid": "...",
                     *           "rating": 3,
                     *           "lucky_number": 3,
                     *           "lucky_color": {
                     *             "name": "పసుపు",
                     *             "hex": "#fbc02d"
                     *           },
                     *           "lucky_time": "08:00-09:00",
                     *           "factors": [],
                     *           "source": "computed",
                     *           "basis": "...",
                     *           "disclaimer": "...",
                     *           "updated_at": null,
                     *           "overridden": []
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "page": 1,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null,
                     *         "date": "2026-11-23"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        meta: components["schemas"]["ListMeta"] & {
                            /**
                             * Format: date
                             * @description Day, YYYY-MM-DD
                             */
                            date: string;
                        };
                        data: components["schemas"]["Horoscope"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getHoroscopeSigns: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "slug": "aries",
                     *           "name": "மேஷம்",
                     *           "symbol": "♈",
                     *           "element": "fire",
                     *           "modality": "cardinal",
                     *           "ruler": "mars",
                     *           "sanskrit_slug": "mesha",
                     *           "element_name": "நெருப்பு",
                     *           "modality_name": "சரம்",
                     *           "ruler_name": "செவ்வாய்",
                     *           "body_part": "தலை",
                     *           "letters": [
                     *             "சு"
                     *           ],
                     *           "nakshatras": [
                     *             {
                     *               "nakshatra": 1,
                     *               "name": "அஸ்வினி",
                     *               "padas": [
                     *                 1
                     *               ]
                     *             }
                     *           ],
                     *           "english_name": "Aries",
                     *           "names": {
                     *             "en": "Mesha",
                     *             "hi": "मेष",
                     *             "mr": "मेष",
                     *             "ne": "मेष",
                     *             "te": "మేషం",
                     *             "ta": "மேஷம்",
                     *             "kn": "ಮೇಷ",
                     *             "ml": "മേടം",
                     *             "gu": "મેષ",
                     *             "bn": "মেষ",
                     *             "pa": "ਮੇਖ",
                     *             "ur": "حمل",
                     *             "as": "মেষ",
                     *             "or": "ମେଷ"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "ta",
                     *         "page": 1,
                     *         "limit": 12,
                     *         "total": 12,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["Sign"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getHoroscopeTransits: {
        parameters: {
            query: {
                /** @description 1 to 12, aries, mesha, or a name in any language */
                sign: string | number;
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description 1 to 27, ashwini, or a name in any language */
                nakshatra?: components["parameters"]["Nakshatra"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "sign": {
                     *           "id": 7,
                     *           "slug": "libra",
                     *           "name": "Tula",
                     *           "symbol": "♎",
                     *           "element": "air",
                     *           "modality": "cardinal",
                     *           "ruler": "venus"
                     *         },
                     *         "date": "2026-11-24",
                     *         "from": "2026-11-24T01:16:28.000Z",
                     *         "until": "2026-11-25T01:17:06.000Z",
                     *         "factors": []
                     *       },
                     *       "meta": {
                     *         "lang": "en"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Transits"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getHoroscopeCompatibility: {
        parameters: {
            query?: {
                /** @description 1 to 12, aries, mesha, or a name in any language */
                sign1?: components["parameters"]["Sign1"];
                /** @description 1 to 12, aries, mesha, or a name in any language */
                sign2?: components["parameters"]["Sign2"];
                /** @description 1 to 27, ashwini, or a name in any language */
                nakshatra1?: components["parameters"]["Nakshatra1"];
                /** @description 1 to 27, ashwini, or a name in any language */
                nakshatra2?: components["parameters"]["Nakshatra2"];
                pada1?: components["parameters"]["Pada1"];
                pada2?: components["parameters"]["Pada2"];
                /** @description Who the first one is; default groom */
                role1?: components["parameters"]["Role1"];
                /** @description Default vedic; porutham: the South Indian ten */
                system?: components["parameters"]["System"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "sign1": {
                     *           "id": 1,
                     *           "slug": "aries",
                     *           "name": "Mesha",
                     *           "symbol": "♈",
                     *           "element": "fire",
                     *           "modality": "cardinal",
                     *           "ruler": "mars"
                     *         },
                     *         "sign2": {
                     *           "id": 5,
                     *           "slug": "leo",
                     *           "name": "Simha",
                     *           "symbol": "♌",
                     *           "element": "fire",
                     *           "modality": "fixed",
                     *           "ruler": "sun"
                     *         },
                     *         "nakshatra1": null,
                     *         "nakshatra2": null,
                     *         "role1": "groom",
                     *         "system": "vedic",
                     *         "score": 7,
                     *         "max_score": 15,
                     *         "percentage": 47,
                     *         "verdict": "fair",
                     *         "factors": [
                     *           {
                     *             "code": "varna",
                     *             "name": "Varna",
                     *             "score": 1,
                     *             "max": 1,
                     *             "note": "Fire – Fire"
                     *           }
                     *         ],
                     *         "doshas": [
                     *           {
                     *             "code": "bhakoot_dosha",
                     *             "name": "Bhakoot dosha",
                     *             "cancelled": true,
                     *             "note": "The lords of the signs a"
                     *           }
                     *         ],
                     *         "note": "Only the four kootas tha",
                     *         "summary": "Mesha – Simha:"
                     *       },
                     *       "meta": {
                     *         "lang": "en"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Compatibility"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getHoroscopeBirth: {
        parameters: {
            query: {
                /** @description Day, YYYY-MM-DD */
                date: components["parameters"]["Date2"];
                /** @description HH:MM or HH:MM:SS */
                time: string;
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "date": "1990-08-15",
                     *         "time": "10:30",
                     *         "place": {
                     *           "city": "Chennai",
                     *           "lat": 13.08784,
                     *           "lon": 80.27847,
                     *           "tz": "Asia/Kolkata"
                     *         },
                     *         "at": "1990-08-15T10:30:00+05:30",
                     *         "clock": "exact",
                     *         "ayanamsha": {
                     *           "name": "lahiri",
                     *           "degrees": 23.73013
                     *         },
                     *         "signs": {
                     *           "rising": {
                     *             "id": 7,
                     *             "name": "துலாம்"
                     *           },
                     *           "moon": {
                     *             "id": 2,
                     *             "name": "ரிஷபம்"
                     *           },
                     *           "sun": {
                     *             "id": 4,
                     *             "name": "கடகம்"
                     *           }
                     *         },
                     *         "western": {
                     *           "rising": {
                     *             "id": 7,
                     *             "name": "துலாம்"
                     *           },
                     *           "moon": {
                     *             "id": 3,
                     *             "name": "மிதுனம்"
                     *           },
                     *           "sun": {
                     *             "id": 5,
                     *             "name": "சிம்மம்"
                     *           }
                     *         },
                     *         "ascendant": {
                     *           "graha": "lagna",
                     *           "name": "லக்னம்",
                     *           "short": "ல",
                     *           "longitude": 184.35676,
                     *           "sign": {
                     *             "id": 7,
                     *             "name": "துலாம்"
                     *           },
                     *           "degree": 4.35676,
                     *           "nakshatra": {
                     *             "id": 14,
                     *             "name": "சித்திரை"
                     *           },
                     *           "pada": 4,
                     *           "navamsa": {
                     *             "id": 8,
                     *             "name": "விருச்சிகம்"
                     *           },
                     *           "western_longitude": 208.0869,
                     *           "house": 1,
                     *           "is_retrograde": false,
                     *           "is_combust": false
                     *         },
                     *         "planets": [
                     *           {
                     *             "graha": "sun",
                     *             "name": "சூரியன்",
                     *             "short": "சூ",
                     *             "longitude": 118.39497,
                     *             "sign": {
                     *               "id": 4,
                     *               "name": "கடகம்"
                     *             },
                     *             "degree": 28.39497,
                     *             "nakshatra": {
                     *               "id": 9,
                     *               "name": "ஆயில்யம்"
                     *             },
                     *             "pada": 4,
                     *             "navamsa": {
                     *               "id": 12,
                     *               "name": "மீனம்"
                     *             },
                     *             "western_longitude": 142.1251,
                     *             "house": 10,
                     *             "is_retrograde": false,
                     *             "is_combust": false
                     *           }
                     *         ],
                     *         "dasha": [
                     *           {
                     *             "graha": "moon",
                     *             "name": "சந்திரன்",
                     *             "from": "1983-12-04",
                     *             "until": "1993-12-03",
                     *             "is_current": false
                     *           }
                     *         ],
                     *         "antardashas": [
                     *           {
                     *             "graha": "jupiter",
                     *             "name": "குரு",
                     *             "from": "2022-02-15",
                     *             "until": "2024-04-04",
                     *             "is_current": false
                     *           }
                     *         ],
                     *         "avakahada": [
                     *           {
                     *             "code": "moon_sign",
                     *             "name": "சந்திர ராசி",
                     *             "value": "2",
                     *             "text": "ரிஷபம்"
                     *           }
                     *         ],
                     *         "mangal_dosha": {
                     *           "name": "செவ்வாய் தோஷம்",
                     *           "is_present": false,
                     *           "places": [
                     *             {
                     *               "from": "lagna",
                     *               "name": "லக்னம்",
                     *               "house": 7
                     *             }
                     *           ],
                     *           "cancelled_by": [
                     *             {
                     *               "code": "own_sign",
                     *               "text": "செவ்வாய் ஆட்சி பெற்றுள்ளது"
                     *             }
                     *           ]
                     *         },
                     *         "charts": {
                     *           "north": "<svg xmlns=\"ht",
                     *           "south": "<svg xmlns=\"ht"
                     *         },
                     *         "notes": []
                     *       },
                     *       "meta": {
                     *         "lang": "ta"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Birth"];
                    };
                };
            };
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getShoppingDeals: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id */
                category?: components["parameters"]["Category"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Only featured items, or only the others */
                featured?: components["parameters"]["Featured"];
                /** @description Whether it can be bought */
                in_stock?: components["parameters"]["InStock"];
                /** @description Words in any language of the product; the last may be a beginning */
                search?: components["parameters"]["Search2"];
                /** @description In minor units (paise) */
                min_price?: components["parameters"]["MinPrice"];
                /** @description In minor units (paise) */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description Default sort_order; newest is -created_at */
                sort?: components["parameters"]["Sort"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug?: components["parameters"]["Slug2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetShoppingDealsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getShoppingProducts: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id */
                category?: components["parameters"]["Category"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Only featured items, or only the others */
                featured?: components["parameters"]["Featured"];
                /** @description Whether it can be bought */
                in_stock?: components["parameters"]["InStock"];
                /** @description Words in any language of the product; the last may be a beginning */
                search?: components["parameters"]["Search2"];
                /** @description In minor units (paise) */
                min_price?: components["parameters"]["MinPrice"];
                /** @description In minor units (paise) */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description Default sort_order; newest is -created_at */
                sort?: components["parameters"]["Sort"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug?: components["parameters"]["Slug2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetShoppingDealsReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getShoppingProductsBySlug: {
        parameters: {
            query?: {
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": 1,
                     *         "slug": "sample-product-pressure-",
                     *         "url": "http://127.0.0.1:13489/api/v1/shopping/products/sample-product-pressure-cooker-5-litres-1",
                     *         "title": "నమూనా వస్తువు:",
                     *         "description": "This is a sample product",
                     *         "image_url": null,
                     *         "image": null,
                     *         "images": [],
                     *         "price": 189900,
                     *         "current_price": 159900,
                     *         "mrp": 249900,
                     *         "currency": "INR",
                     *         "price_text": "₹১,৫৯৯",
                     *         "mrp_text": "₹২,৪৯৯",
                     *         "discount_percent": 36,
                     *         "coupon_code": null,
                     *         "store": {
                     *           "name": "Example store",
                     *           "icon_url": null
                     *         },
                     *         "deal_url": "https://example.in/",
                     *         "category_id": 1,
                     *         "category_name": "ఇల్లు, వంటగది",
                     *         "is_featured": true,
                     *         "is_affiliate": false,
                     *         "deal": {
                     *           "starts_at": "2026-11-23T09:09:06.977Z",
                     *           "ends_at": null,
                     *           "price": 159900
                     *         },
                     *         "in_stock": true,
                     *         "rating": null,
                     *         "sort_order": 1,
                     *         "created_at": "2026-11-23T09:09:06.977Z",
                     *         "updated_at": "2026-11-23T09:09:06.977Z"
                     *       },
                     *       "meta": {
                     *         "lang": "bn"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Product"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getShoppingFeatured: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id */
                category?: components["parameters"]["Category"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description Whether it can be bought */
                in_stock?: components["parameters"]["InStock"];
                /** @description Words in any language of the product; the last may be a beginning */
                search?: components["parameters"]["Search2"];
                /** @description In minor units (paise) */
                min_price?: components["parameters"]["MinPrice"];
                /** @description In minor units (paise) */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description Default sort_order; newest is -created_at */
                sort?: components["parameters"]["Sort"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "slug": "sample-product-pressure-",
                     *           "url": "http://127.0.0.1:13489/api/v1/shopping/products/sample-product-pressure-cooker-5-litres-1",
                     *           "title": "नमूना वस्तु: प",
                     *           "description": "This is a sample product",
                     *           "image_url": null,
                     *           "image": null,
                     *           "images": [],
                     *           "price": 189900,
                     *           "current_price": 159900,
                     *           "mrp": 249900,
                     *           "currency": "INR",
                     *           "price_text": "₹1,599",
                     *           "mrp_text": "₹2,499",
                     *           "discount_percent": 36,
                     *           "coupon_code": null,
                     *           "store": {
                     *             "name": "Example store",
                     *             "icon_url": null
                     *           },
                     *           "deal_url": "https://example.in/",
                     *           "category_id": 1,
                     *           "category_name": "घर और रसोई",
                     *           "is_featured": true,
                     *           "is_affiliate": false,
                     *           "deal": {
                     *             "starts_at": "2026-11-23T09:09:06.977Z",
                     *             "ends_at": null,
                     *             "price": 159900
                     *           },
                     *           "in_stock": true,
                     *           "rating": null,
                     *           "sort_order": 1,
                     *           "created_at": "2026-11-23T09:09:06.977Z",
                     *           "updated_at": "2026-11-23T09:09:06.977Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "hi",
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["Product"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getShoppingCategories: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "ఇల్లు, వంటగది",
                     *           "slug": "home-kitchen",
                     *           "icon_url": null,
                     *           "sort_order": 1,
                     *           "product_count": 3,
                     *           "is_active": true
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "page": 1,
                     *         "limit": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["ProductCategory"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getUpdateCheck: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description 1.2, v1.2.3, 1.2.3+45, or a bare version code */
                current_version?: components["parameters"]["CurrentVersion"];
                /** @description Android version code or iOS build number */
                version_code?: components["parameters"]["VersionCode"];
                /** @description Stable id of the installation; decides the roll-out */
                installation_id?: components["parameters"]["InstallationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetUpdateCheckReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getUpdateLatest: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetUpdateCheckReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "public_key": "BIjHqHDpDEk4MoxFJSmGiCYa"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Base64url: the applicationServerKey */
                            public_key: string;
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    postNotificationsByIdOpened: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "3f6c1a52-6f0e-4c0e-9a39-5d1f0f9a7c11"
                 *     }
                 */
                "application/json": components["schemas"]["PostNotificationsByIdOpenedBody"];
                "application/x-www-form-urlencoded": components["schemas"]["PostNotificationsByIdOpenedBody"];
                "multipart/form-data": components["schemas"]["PostNotificationsByIdOpenedBody"];
            };
        };
        responses: {
            202: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            413: components["responses"]["E413"];
            415: components["responses"]["E415"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    postDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "3f6c1a52-6f0e-4c0e-9a39-5d1f0f9a7c11",
                 *       "kind": "token",
                 *       "value": "an-fcm-registration-token",
                 *       "platform": "android",
                 *       "lang": "te",
                 *       "app_version": "2.4.0",
                 *       "place": "వరంగల్",
                 *       "categories": [
                 *         "weather"
                 *       ],
                 *       "opt_outs": {
                 *         "types": [
                 *           "horoscope"
                 *         ]
                 *       },
                 *       "quiet_hours": {
                 *         "from": "22:00",
                 *         "to": "07:00"
                 *       },
                 *       "tz": "Asia/Kolkata",
                 *       "reminders": [
                 *         "ekadashi",
                 *         "festivals"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeviceInput"];
                "application/x-www-form-urlencoded": components["schemas"]["DeviceInput"];
                "multipart/form-data": components["schemas"]["DeviceInput"];
            };
        };
        responses: {
            200: components["responses"]["PostDevicesReply"];
            /** @description OK */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Registered.",
                     *       "data": {
                     *         "id": 4,
                     *         "installation_id": "browser-0004",
                     *         "kind": "webpush",
                     *         "platform": "web",
                     *         "lang": "te",
                     *         "app_version": null,
                     *         "place": null,
                     *         "categories": [],
                     *         "opt_outs": {
                     *           "categories": [],
                     *           "types": []
                     *         },
                     *         "reminders": [],
                     *         "quiet_hours": null,
                     *         "tz": null,
                     *         "push_enabled": true,
                     *         "topics": [],
                     *         "last_seen_at": "2026-11-23T09:12:23.302Z",
                     *         "created_at": "2026-11-23T09:12:23.302Z"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Device"];
                    };
                };
            };
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            413: components["responses"]["E413"];
            415: components["responses"]["E415"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    deleteDevicesByInstallationId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Removed.",
                     *       "data": {
                     *         "id": 2,
                     *         "installation_id": "another-installation"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Id */
                            id: number;
                            /** @description Secret id that the app generates once, best a random UUID */
                            installation_id: string;
                        };
                    };
                };
            };
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            413: components["responses"]["E413"];
            415: components["responses"]["E415"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    patchDevicesByInstallationId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "lang": "hi",
                 *       "push_enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["DevicePatch"];
                "application/x-www-form-urlencoded": components["schemas"]["DevicePatch"];
                "multipart/form-data": components["schemas"]["DevicePatch"];
            };
        };
        responses: {
            200: components["responses"]["PostDevicesReply"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            413: components["responses"]["E413"];
            415: components["responses"]["E415"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getNews: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id; what lies below it counts too */
                category?: components["parameters"]["Category2"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description A whole tag, in any spelling */
                tag?: components["parameters"]["Tag"];
                /** @description A place by id, slug, code or name in any language; what lies below it counts too */
                location?: components["parameters"]["Location"];
                /** @description Author line under the title; as a filter the whole name in any spelling */
                author?: components["parameters"]["Author"];
                /** @description Only breaking stories, or only the others */
                breaking?: components["parameters"]["Breaking"];
                /** @description Only featured items, or only the others */
                featured?: components["parameters"]["Featured"];
                /** @description Words; "in quotes" a phrase; the last may be a beginning */
                search?: components["parameters"]["Search3"];
                /** @description The same as `search` */
                q?: components["parameters"]["Q"];
                /** @description Order; `-` reverses */
                sort?: components["parameters"]["Sort2"];
                /** @description Only changes after this time, oldest first, with `{id, deleted: true}` for items that left the list. Continue with `next_cursor`, then store `next_updated_after`. Not with `sort` or `fallback` */
                updated_after?: components["parameters"]["UpdatedAfter"];
                /** @description true: stories that are missing in `lang` are included in the default language */
                fallback?: components["parameters"]["Fallback"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug?: components["parameters"]["Slug2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 19,
                     *           "title": "మరో వార్త",
                     *           "summary": "",
                     *           "content": "",
                     *           "content_format": "html",
                     *           "content_type": "article",
                     *           "lang": "te",
                     *           "translation_group": null,
                     *           "slug": "maro-varta-19",
                     *           "category_id": null,
                     *           "tags": [],
                     *           "location": {
                     *             "state": null,
                     *             "district": null,
                     *             "mandal": null
                     *           },
                     *           "image_url": null,
                     *           "thumbnail_url": null,
                     *           "images": [],
                     *           "video_url": null,
                     *           "audio_url": null,
                     *           "author": null,
                     *           "byline": null,
                     *           "source": {
                     *             "name": null,
                     *             "url": null
                     *           },
                     *           "breaking_until": null,
                     *           "is_featured": false,
                     *           "priority": 0,
                     *           "expires_at": null,
                     *           "url": "http://127.0.0.1:23945/api/v1/news/maro-varta-19",
                     *           "share_url": "http://127.0.0.1:23945/n/maro-varta-19",
                     *           "share_card_url": "http://127.0.0.1:23945/cards/news/19-3f1c9a0b7d2e4856.jpg",
                     *           "status_card_url": "http://127.0.0.1:23945/cards/news/19-3f1c9a0b7d2e4856-status.jpg",
                     *           "is_fallback": false,
                     *           "category": null,
                     *           "category_name": null,
                     *           "places": [],
                     *           "is_breaking": false,
                     *           "published_at": "2026-11-23T09:07:44.163Z",
                     *           "updated_at": "2026-11-23T09:07:44.163Z",
                     *           "views": 0,
                     *           "read_minutes": 1,
                     *           "corrections": [],
                     *           "live_ended_at": null
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "fallback_lang": null,
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 5,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["ListSuccess"] & {
                        data: (components["schemas"]["NewsItem"] | components["schemas"]["Removed"])[];
                    }) | (components["schemas"]["Success"] & {
                        data: components["schemas"]["NewsItemWhole"];
                    });
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getNewsLatest: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id; what lies below it counts too */
                category?: components["parameters"]["Category2"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description A place by id, slug, code or name in any language; what lies below it counts too */
                location?: components["parameters"]["Location"];
                /** @description Only featured items, or only the others */
                featured?: components["parameters"]["Featured"];
                /** @description true: stories that are missing in `lang` are included in the default language */
                fallback?: components["parameters"]["Fallback"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
                /** @description A whole tag, in any spelling */
                tag?: components["parameters"]["Tag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetNewsLatestReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getNewsBreaking: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Slug or id; what lies below it counts too */
                category?: components["parameters"]["Category2"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description A place by id, slug, code or name in any language; what lies below it counts too */
                location?: components["parameters"]["Location"];
                /** @description true: stories that are missing in `lang` are included in the default language */
                fallback?: components["parameters"]["Fallback"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetNewsLatestReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getNewsCategories: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 6,
                     *           "name": "వాతావరణం",
                     *           "slug": "weather",
                     *           "color": "#00838f",
                     *           "icon_url": null,
                     *           "parent_id": null,
                     *           "sort_order": 0,
                     *           "news_count": 1,
                     *           "is_active": true,
                     *           "topic": "news.te.weather"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "page": 1,
                     *         "limit": 6,
                     *         "total": 6,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getNewsTrending: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description Slug or id; what lies below it counts too */
                category?: components["parameters"]["Category2"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description State, district or mandal */
                location?: string;
                /** @description Only items published within so many hours */
                window?: components["parameters"]["Window"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetNewsLatestReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getNewsBySlug: {
        parameters: {
            query?: {
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": 18,
                     *         "title": "దిల్లీలో కొత్త",
                     *         "summary": "మొదటి పేరా.",
                     *         "content": "<p>మొదటి పేరా.</p>",
                     *         "content_format": "html",
                     *         "content_type": "article",
                     *         "lang": "te",
                     *         "translation_group": null,
                     *         "slug": "dillilo-kotta-metro-margam-18",
                     *         "category_id": null,
                     *         "tags": [],
                     *         "location": {
                     *           "state": null,
                     *           "district": null,
                     *           "mandal": null
                     *         },
                     *         "image_url": null,
                     *         "thumbnail_url": null,
                     *         "images": [
                     *           {
                     *             "url": "https://example.in/a.jpg",
                     *             "width": 1200,
                     *             "height": 675,
                     *             "alt": "మెట్రో"
                     *           }
                     *         ],
                     *         "video_url": null,
                     *         "audio_url": null,
                     *         "author": "డెస్క్",
                     *         "byline": null,
                     *         "seo_title": null,
                     *         "seo_description": null,
                     *         "source": {
                     *           "name": null,
                     *           "url": null
                     *         },
                     *         "breaking_until": "2026-11-23T15:07:56.548Z",
                     *         "is_featured": true,
                     *         "priority": 0,
                     *         "expires_at": null,
                     *         "url": "http://127.0.0.1:32513/api/v1/news/dillilo-kotta-metro-margam-18",
                     *         "share_url": "http://127.0.0.1:32513/n/dillilo-kotta-metro-margam-18",
                     *         "share_card_url": "http://127.0.0.1:32513/cards/news/18-3f1c9a0b7d2e4856.jpg",
                     *         "status_card_url": "http://127.0.0.1:32513/cards/news/18-3f1c9a0b7d2e4856-status.jpg",
                     *         "is_fallback": false,
                     *         "category": null,
                     *         "category_name": null,
                     *         "places": [],
                     *         "is_breaking": true,
                     *         "published_at": "2026-11-23T09:07:58.958Z",
                     *         "updated_at": "2026-11-23T09:07:59.163Z",
                     *         "views": 0,
                     *         "read_minutes": 1,
                     *         "corrections": [],
                     *         "live_ended_at": null,
                     *         "translations": []
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NewsItemWhole"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getNewsBySlugRelated: {
        parameters: {
            query?: {
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Rows, default 10 */
                limit?: number;
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetNewsLatestReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    postNewsByIdView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "0a7e3c52-6f1d-4b7e-9a57-1f2f6c1f2b11"
                 *     }
                 */
                "application/json": components["schemas"]["PostNewsByIdViewBody"];
                "application/x-www-form-urlencoded": components["schemas"]["PostNewsByIdViewBody"];
                "multipart/form-data": components["schemas"]["PostNewsByIdViewBody"];
            };
        };
        responses: {
            202: components["responses"]["DeleteAuthSessionsByIdReply"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            413: components["responses"]["E413"];
            415: components["responses"]["E415"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getSearch: {
        parameters: {
            query?: {
                /** @description Language, ISO 639-1, or `all` */
                lang?: "te" | "hi" | "ta" | "kn" | "ml" | "mr" | "gu" | "bn" | "or" | "pa" | "as" | "ur" | "ne" | "en" | "all";
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description The same as `search` */
                q?: components["parameters"]["Q"];
                /** @description Words; "in quotes" a phrase; the last may be a beginning */
                search?: components["parameters"]["Search3"];
                /** @description Slug or id; what lies below it counts too */
                category?: components["parameters"]["Category2"];
                /** @description Id of a category */
                category_id?: components["parameters"]["CategoryId"];
                /** @description A whole tag, in any spelling */
                tag?: components["parameters"]["Tag"];
                /** @description A place by id, slug, code or name in any language; what lies below it counts too */
                location?: components["parameters"]["Location"];
                /** @description Author line under the title; as a filter the whole name in any spelling */
                author?: components["parameters"]["Author"];
                /** @description `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
                content_type?: components["parameters"]["ContentType"];
                /** @description `2026-11-20`, or a time with its zone */
                from?: components["parameters"]["From2"];
                /** @description `2026-11-20`, or a time with its zone */
                to?: components["parameters"]["To3"];
                /** @description Order; `-` reverses */
                sort?: "relevance" | "-published_at";
                /** @description true: stories that are missing in `lang` are included in the default language */
                fallback?: components["parameters"]["Fallback"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 17,
                     *           "title": "హైదరాబాద్‌లో భ",
                     *           "summary": "నగరంలో ఈ ఉదయం ",
                     *           "content": "<p>నగరంలో ఈ ఉద",
                     *           "content_format": "html",
                     *           "content_type": "article",
                     *           "lang": "te",
                     *           "translation_group": null,
                     *           "slug": "haidarabadlo-bhari-varshalu-17",
                     *           "category_id": 6,
                     *           "tags": [
                     *             "వర్షాలు"
                     *           ],
                     *           "location": {
                     *             "state": "Telangana",
                     *             "district": "Hyderabad",
                     *             "mandal": null
                     *           },
                     *           "image_url": null,
                     *           "thumbnail_url": null,
                     *           "images": [],
                     *           "video_url": null,
                     *           "audio_url": null,
                     *           "author": null,
                     *           "byline": null,
                     *           "source": {
                     *             "name": null,
                     *             "url": null
                     *           },
                     *           "breaking_until": null,
                     *           "is_featured": false,
                     *           "priority": 0,
                     *           "expires_at": null,
                     *           "url": "http://127.0.0.1:13489/api/v1/news/haidarabadlo-bhari-varshalu-17",
                     *           "share_url": "http://127.0.0.1:13489/n/haidarabadlo-bhari-varshalu-17",
                     *           "share_card_url": "http://127.0.0.1:13489/cards/news/17-3f1c9a0b7d2e4856.jpg",
                     *           "status_card_url": "http://127.0.0.1:13489/cards/news/17-3f1c9a0b7d2e4856-status.jpg",
                     *           "is_fallback": false,
                     *           "category": {
                     *             "id": 6,
                     *             "name": "వాతావరణం",
                     *             "slug": "weather",
                     *             "color": "#00838f",
                     *             "icon_url": null
                     *           },
                     *           "category_name": "వాతావరణం",
                     *           "places": [],
                     *           "is_breaking": false,
                     *           "published_at": "2026-11-23T09:09:08.035Z",
                     *           "updated_at": "2026-11-23T09:09:08.035Z",
                     *           "views": 2,
                     *           "read_minutes": 1,
                     *           "corrections": [],
                     *           "live_ended_at": null,
                     *           "highlight": {
                     *             "title": "హైదరాబాద్‌లో <",
                     *             "snippet": "నగరంలో ఈ ఉదయం "
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "fallback_lang": null,
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": null,
                     *         "total_pages": null,
                     *         "has_more": false,
                     *         "next_cursor": null,
                     *         "matched": "prefix",
                     *         "did_you_mean": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        meta: components["schemas"]["ListMeta"] & {
                            matched: ("exact" | "prefix" | "stem" | "near") | null;
                            did_you_mean: string | null;
                        };
                        data: components["schemas"]["FoundItem"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getSearchSuggest: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description What was typed so far */
                q?: string;
                /** @description Default 10 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "text": "హైదరాబాద్"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "page": 1,
                     *         "limit": 4,
                     *         "total": 4,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: {
                            text: string;
                        }[];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPreviewsByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": 19,
                     *         "title": "గోదావరి శాంతించింది",
                     *         "summary": "నీటి మట్టం 43 అడుగులు.",
                     *         "content": "<p>నీటి మట్టం ",
                     *         "content_format": "html",
                     *         "content_type": "article",
                     *         "lang": "te",
                     *         "translation_group": 19,
                     *         "slug": "godavariki-varada-19",
                     *         "category_id": null,
                     *         "tags": [],
                     *         "location": {
                     *           "state": null,
                     *           "district": null,
                     *           "mandal": null
                     *         },
                     *         "image_url": null,
                     *         "thumbnail_url": null,
                     *         "images": [],
                     *         "video_url": null,
                     *         "audio_url": null,
                     *         "author": "సీత",
                     *         "byline": null,
                     *         "source": {
                     *           "name": null,
                     *           "url": null
                     *         },
                     *         "breaking_until": null,
                     *         "is_featured": false,
                     *         "priority": 0,
                     *         "expires_at": null,
                     *         "url": "http://127.0.0.1:32513/api/v1/news/godavariki-varada-19",
                     *         "share_url": "http://127.0.0.1:32513/n/godavariki-varada-19",
                     *         "share_card_url": "http://127.0.0.1:32513/cards/news/19-3f1c9a0b7d2e4856.jpg",
                     *         "status_card_url": "http://127.0.0.1:32513/cards/news/19-3f1c9a0b7d2e4856-status.jpg",
                     *         "is_fallback": false,
                     *         "category": null,
                     *         "category_name": null,
                     *         "places": [],
                     *         "is_breaking": false,
                     *         "published_at": "2026-11-23T09:08:11.695Z",
                     *         "updated_at": "2026-11-23T09:08:16.691Z",
                     *         "views": 0,
                     *         "read_minutes": 1,
                     *         "corrections": [
                     *           {
                     *             "id": 7,
                     *             "text": "నీటి మట్టం 43 ",
                     *             "at": "2026-11-23T09:08:12.018Z"
                     *           }
                     *         ],
                     *         "live_ended_at": null,
                     *         "status": "published",
                     *         "has_changes": false,
                     *         "link_expires_at": "2026-11-25T09:08:16.876Z"
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PreviewItem"];
                    };
                };
            };
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            410: components["responses"]["E410"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getNewsBySlugLive: {
        parameters: {
            query?: {
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Number of the last change that the client has: only what changed since */
                after?: components["parameters"]["After"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description newest: pinned ones first. oldest: as it happened */
                order?: components["parameters"]["Order"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
            };
            header?: never;
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "seq": 3,
                     *           "deleted": true,
                     *           "updated_at": "2026-11-23T09:09:18.633Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "te",
                     *         "page": null,
                     *         "limit": 20,
                     *         "total": null,
                     *         "total_pages": null,
                     *         "has_more": false,
                     *         "next_cursor": null,
                     *         "next_after": 3,
                     *         "last_seq": 3,
                     *         "ended": false,
                     *         "ended_at": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        meta: components["schemas"]["ListMeta"] & {
                            /** @description The value of `after` for the next call */
                            next_after: number;
                            /** @description Number of the last change */
                            last_seq: number;
                            ended: boolean;
                            ended_at: string | null;
                        };
                        data: (components["schemas"]["LiveEntry"] | components["schemas"]["LiveRemoved"])[];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getNewsBySlugLiveStream: {
        parameters: {
            query?: {
                /** @description Id */
                id?: components["parameters"]["Id2"];
                /** @description Number of the last change that the client has: only what changed since */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description The last event `id` of a reconnecting client; takes precedence over `after` */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-Sent Events, until one of the two sides ends it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description There is nothing more to come: do not come back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPolls: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Id of a story */
                news_id?: components["parameters"]["NewsId"];
                /** @description Default `open`; with `news_id` both */
                status?: "open" | "closed";
                /** @description Page number, from 1 */
                page?: number;
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "lang": "hi",
                     *           "is_fallback": false,
                     *           "question": "क्या इस बार अच",
                     *           "news_id": null,
                     *           "status": "open",
                     *           "opens_at": null,
                     *           "closes_at": null,
                     *           "show_results": "always",
                     *           "can_change": false,
                     *           "options": [
                     *             {
                     *               "id": 1,
                     *               "text": "हाँ",
                     *               "votes": 0,
                     *               "percent": 0
                     *             }
                     *           ],
                     *           "total": 0
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "hi",
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["Poll"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getPollsById: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": 1,
                     *         "lang": "te",
                     *         "is_fallback": false,
                     *         "question": "ఈసారి వానలు బా",
                     *         "news_id": null,
                     *         "status": "open",
                     *         "opens_at": null,
                     *         "closes_at": null,
                     *         "show_results": "always",
                     *         "can_change": false,
                     *         "options": [
                     *           {
                     *             "id": 1,
                     *             "text": "అవును",
                     *             "votes": 1,
                     *             "percent": 100
                     *           }
                     *         ],
                     *         "total": 1
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Poll"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    postPollsByIdVote: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "8d0a7f1e-2b6d-4a55-9c1e-0f7b6c2d4e11",
                 *       "option_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["VoteInput"];
                "application/x-www-form-urlencoded": components["schemas"]["VoteInput"];
                "multipart/form-data": components["schemas"]["VoteInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Counted.",
                     *       "data": {
                     *         "option_id": 1,
                     *         "voted_at": "2026-11-23T09:07:38.955Z",
                     *         "poll": {
                     *           "id": 1,
                     *           "lang": "te",
                     *           "is_fallback": false,
                     *           "question": "ఈసారి వానలు బా",
                     *           "news_id": null,
                     *           "status": "open",
                     *           "opens_at": null,
                     *           "closes_at": null,
                     *           "show_results": "always",
                     *           "can_change": false,
                     *           "options": [
                     *             {
                     *               "id": 1,
                     *               "text": "అవును",
                     *               "votes": 1,
                     *               "percent": 100
                     *             }
                     *           ],
                     *           "total": 1
                     *         }
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Vote"];
                    };
                };
            };
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            413: components["responses"]["E413"];
            415: components["responses"]["E415"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getInstallationsByInstallationIdBookmarks: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description Just these fields, comma-separated */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 19,
                     *           "title": "ఎన్నికల ఫలితాల",
                     *           "summary": "",
                     *           "content": "",
                     *           "content_format": "html",
                     *           "content_type": "live",
                     *           "lang": "te",
                     *           "translation_group": null,
                     *           "slug": "ennikala-phalitalu-pratyaksham-19",
                     *           "category_id": null,
                     *           "tags": [],
                     *           "location": {
                     *             "state": null,
                     *             "district": null,
                     *             "mandal": null
                     *           },
                     *           "image_url": null,
                     *           "thumbnail_url": null,
                     *           "images": [],
                     *           "video_url": null,
                     *           "audio_url": null,
                     *           "author": null,
                     *           "byline": null,
                     *           "source": {
                     *             "name": null,
                     *             "url": null
                     *           },
                     *           "breaking_until": null,
                     *           "is_featured": false,
                     *           "priority": 0,
                     *           "expires_at": null,
                     *           "url": "http://127.0.0.1:13489/api/v1/news/ennikala-phalitalu-pratyaksham-19",
                     *           "share_url": "http://127.0.0.1:13489/n/ennikala-phalitalu-pratyaksham-19",
                     *           "share_card_url": "http://127.0.0.1:13489/cards/news/19-3f1c9a0b7d2e4856.jpg",
                     *           "status_card_url": "http://127.0.0.1:13489/cards/news/19-3f1c9a0b7d2e4856-status.jpg",
                     *           "is_fallback": false,
                     *           "category": null,
                     *           "category_name": null,
                     *           "places": [],
                     *           "is_breaking": false,
                     *           "published_at": "2026-11-23T09:09:17.934Z",
                     *           "updated_at": "2026-11-23T09:09:20.899Z",
                     *           "views": 0,
                     *           "read_minutes": 1,
                     *           "corrections": [],
                     *           "live_ended_at": null,
                     *           "bookmarked_at": "2026-11-23T09:09:31.042Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": null,
                     *         "limit": 1,
                     *         "total": null,
                     *         "total_pages": null,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["BookmarkedItem"][];
                    };
                };
            };
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    putInstallationsByInstallationIdBookmarksByNewsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
                /** @description Id of a story */
                news_id: components["parameters"]["NewsId2"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAdminMediaByIdReplaceBody"];
                "application/x-www-form-urlencoded": components["schemas"]["PostAdminMediaByIdReplaceBody"];
                "multipart/form-data": components["schemas"]["PostAdminMediaByIdReplaceBody"];
            };
        };
        responses: {
            200: components["responses"]["PutInstallationsByInstallationIdBookmarksByNewsIdReply"];
            201: components["responses"]["PutInstallationsByInstallationIdBookmarksByNewsIdReply"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            413: components["responses"]["E413"];
            415: components["responses"]["E415"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    deleteInstallationsByInstallationIdBookmarksByNewsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
                /** @description Id of a story */
                news_id: components["parameters"]["NewsId2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Removed.",
                     *       "data": {
                     *         "news_id": 19
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Id of a story */
                            news_id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            413: components["responses"]["E413"];
            415: components["responses"]["E415"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    postNewsByIdReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "installation_id": "8d0a7f1e-2b6d-4a55-9c1e-0f7b6c2d4e11",
                 *       "reason": "wrong_fact",
                 *       "note": "వర్షపాతం 5 సెం.మీ., 50 కాదు"
                 *     }
                 */
                "application/json": components["schemas"]["ReportInput"];
                "application/x-www-form-urlencoded": components["schemas"]["ReportInput"];
                "multipart/form-data": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Received.",
                     *       "data": {
                     *         "id": 1,
                     *         "news_id": 17,
                     *         "reason": "wrong_fact",
                     *         "status": "open",
                     *         "received_at": "2026-11-23T09:07:39.225Z",
                     *         "due_at": "2026-12-08T09:07:39.225Z"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Report"];
                    };
                };
            };
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            413: components["responses"]["E413"];
            415: components["responses"]["E415"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getRss: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description From 1 */
                page?: components["parameters"]["Page2"];
                /** @description Rows, default 20 */
                limit?: components["parameters"]["Limit"];
                /** @description `meta.next_cursor` of the page before */
                cursor?: components["parameters"]["Cursor2"];
                feed?: components["parameters"]["Feed"];
                /** @description News category that the feed belongs to: slug or id */
                category?: components["parameters"]["Category3"];
                /** @description Words; "in quotes" a phrase; the last may be a beginning */
                search?: components["parameters"]["Search3"];
                /** @description true: include duplicates of other feeds; always so with `feed` */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Id */
                id?: components["parameters"]["Id2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": 743,
                     *           "guid": "ex-ur-1",
                     *           "feed": {
                     *             "id": 116,
                     *             "title": "نمونہ خبریں",
                     *             "icon_url": null
                     *           },
                     *           "title": "حیدرآباد میں آ",
                     *           "link": "https://news.example/ur/1",
                     *           "summary": "خبر",
                     *           "content": "<img src=\"http",
                     *           "author": null,
                     *           "image_url": "https://img.example/ur/1.jpg",
                     *           "audio_url": null,
                     *           "video_url": null,
                     *           "categories": [],
                     *           "published_at": "2026-11-20T04:45:00.000Z",
                     *           "first_seen_at": "2026-11-23T09:11:46.098Z",
                     *           "lang": "ur",
                     *           "sources": [],
                     *           "duplicate_of": 696
                     *         }
                     *       ],
                     *       "meta": {
                     *         "lang": "ur",
                     *         "page": 1,
                     *         "limit": 100,
                     *         "total": 34,
                     *         "total_pages": 1,
                     *         "has_more": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["ListSuccess"] & {
                        data: components["schemas"]["FeedItem"][];
                    }) | (components["schemas"]["Success"] & {
                        data: components["schemas"]["FeedItem"];
                    });
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getRssById: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description Id */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": 746,
                     *         "guid": "ex-hi-fut",
                     *         "feed": {
                     *           "id": 117,
                     *           "title": "नमूना समाचार",
                     *           "icon_url": null
                     *         },
                     *         "title": "दिल्ली में आज ",
                     *         "link": "https://news.example/hi/1",
                     *         "summary": "दिल्ली में आज ",
                     *         "content": "<p>दिल्ली में ",
                     *         "author": null,
                     *         "image_url": null,
                     *         "audio_url": null,
                     *         "video_url": null,
                     *         "categories": [],
                     *         "published_at": "2047-11-20T04:45:00.000Z",
                     *         "first_seen_at": "2026-11-23T09:11:46.098Z",
                     *         "lang": "hi",
                     *         "sources": [],
                     *         "duplicate_of": null
                     *       },
                     *       "meta": {
                     *         "lang": "hi"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["FeedItem"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getFeedsByLangRss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangRssReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getFeedsByLangAtom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangAtomReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getFeedsByLangJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangJsonReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getFeedsByLangCategoryByCategoryRss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                category: components["parameters"]["Category4"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangRssReply"];
            301: components["responses"]["E301"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getFeedsByLangCategoryByCategoryAtom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                category: components["parameters"]["Category4"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangAtomReply"];
            301: components["responses"]["E301"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getFeedsByLangCategoryByCategoryJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                category: components["parameters"]["Category4"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangJsonReply"];
            301: components["responses"]["E301"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getFeedsByLangPlaceByPlaceRss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                place: components["parameters"]["Place2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangRssReply"];
            301: components["responses"]["E301"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getFeedsByLangPlaceByPlaceAtom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                place: components["parameters"]["Place2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangAtomReply"];
            301: components["responses"]["E301"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getFeedsByLangPlaceByPlaceJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
                place: components["parameters"]["Place2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetFeedsByLangJsonReply"];
            301: components["responses"]["E301"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getSitemapXml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetSitemapXmlReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getSitemapsNewsByMonthXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetSitemapXmlReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getSitemapsGoogleNewsByLangXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetSitemapXmlReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getSitemapsSectionsByLangXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: components["parameters"]["Lang2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GetSitemapXmlReply"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getRobotsTxt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getConfig: {
        parameters: {
            query?: {
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description 1.2, v1.2.3, 1.2.3+45, or a bare version code */
                current_version?: components["parameters"]["CurrentVersion"];
                /** @description Android version code or iOS build number */
                version_code?: components["parameters"]["VersionCode"];
                /** @description Stable id of the installation; decides the roll-out */
                installation_id?: components["parameters"]["InstallationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "basic": {
                     *           "app_name": "Dinam",
                     *           "tagline": null,
                     *           "logo_url": null,
                     *           "support_email": null,
                     *           "support_phone": null,
                     *           "website_url": null,
                     *           "privacy_policy_url": null,
                     *           "terms_url": null,
                     *           "about_html": null,
                     *           "share_text": null,
                     *           "languages": [
                     *             "te"
                     *           ],
                     *           "default_lang": "te",
                     *           "default_city": "Hyderabad",
                     *           "almanac": {
                     *             "ayanamsha": "lahiri",
                     *             "sunrise": "edge"
                     *           },
                     *           "social": {},
                     *           "publisher": {
                     *             "name": null,
                     *             "legal_name": null,
                     *             "address": null,
                     *             "email": null,
                     *             "phone": null,
                     *             "editor": null,
                     *             "registration": null,
                     *             "self_regulator": null
                     *           },
                     *           "grievance_officer": {
                     *             "name": null,
                     *             "designation": null,
                     *             "address": null,
                     *             "email": null,
                     *             "phone": null,
                     *             "hours": null
                     *           }
                     *         },
                     *         "app": {
                     *           "theme": {
                     *             "mode": "system",
                     *             "primary_color": "#b71c1c",
                     *             "accent_color": "#f9a825",
                     *             "background_color": "#ffffff",
                     *             "text_color": "#212121",
                     *             "breaking_color": "#d50000"
                     *           },
                     *           "features": {
                     *             "news": true,
                     *             "panchang": true,
                     *             "horoscope": true,
                     *             "shopping": true,
                     *             "rss": true,
                     *             "notifications": true,
                     *             "comments": false
                     *           },
                     *           "refresh_seconds": 300,
                     *           "news_per_page": 20,
                     *           "ticker_enabled": true,
                     *           "font_scale": 1,
                     *           "maintenance": {
                     *             "enabled": false,
                     *             "title": null,
                     *             "message": null,
                     *             "until": null
                     *           }
                     *         },
                     *         "admob": {
                     *           "platform": "android",
                     *           "ads_enabled": false,
                     *           "test_mode": true,
                     *           "publisher_id": "pub-3940256099942544",
                     *           "interstitial_interval": 5,
                     *           "interstitial_min_seconds": 60,
                     *           "native_interval": 6,
                     *           "native_start_index": 2,
                     *           "max_interstitials_per_day": 20,
                     *           "placements": {
                     *             "home": true,
                     *             "news_list": true,
                     *             "news_detail": true,
                     *             "panchang": true,
                     *             "horoscope": true,
                     *             "shopping": true
                     *           },
                     *           "consent": {
                     *             "ump_required": true,
                     *             "tag_for_child_directed": false,
                     *             "max_ad_content_rating": "T"
                     *           },
                     *           "app_id": "ca-app-pub-3940256099942544~3347511713",
                     *           "banner_unit_id": "ca-app-pub-3940256099942544/9214589741",
                     *           "interstitial_unit_id": "ca-app-pub-3940256099942544/1033173712",
                     *           "native_unit_id": "ca-app-pub-3940256099942544/2247696110",
                     *           "rewarded_unit_id": "ca-app-pub-3940256099942544/5224354917",
                     *           "rewarded_interstitial_unit_id": "ca-app-pub-3940256099942544/5354046379",
                     *           "app_open_unit_id": "ca-app-pub-3940256099942544/9257395921"
                     *         },
                     *         "update": {
                     *           "platform": "android",
                     *           "latest_version": null,
                     *           "latest_version_code": null,
                     *           "min_version": null,
                     *           "min_version_code": null,
                     *           "update_available": false,
                     *           "force_update": false,
                     *           "update_type": "none",
                     *           "title": null,
                     *           "message": null,
                     *           "whats_new": [],
                     *           "store_url": null,
                     *           "released_at": null,
                     *           "rollout_percent": null
                     *         },
                     *         "push": {
                     *           "transport": "log",
                     *           "vapid_public_key": null,
                     *           "topics": true
                     *         }
                     *       },
                     *       "meta": {
                     *         "lang": "te"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AppConfig"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    getBundle: {
        parameters: {
            query?: {
                /** @description ISO 639-1 */
                lang?: components["parameters"]["Lang"];
                /** @description Day, YYYY-MM-DD */
                date?: components["parameters"]["Date"];
                /** @description A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places */
                city?: components["parameters"]["City"];
                /** @description Degrees north; goes with lon */
                lat?: components["parameters"]["Lat"];
                /** @description Degrees east; goes with lat */
                lon?: components["parameters"]["Lon"];
                /** @description IANA time zone of lat and lon, or an offset like +05:30; default: derived from them */
                tz?: components["parameters"]["Tz"];
                /** @description Platform, default android */
                platform?: components["parameters"]["Platform"];
                /** @description true: stories that are missing in `lang` are included in the default language */
                fallback?: components["parameters"]["Fallback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "OK",
                     *       "data": {
                     *         "config": {
                     *           "basic": {
                     *             "app_name": "Dinam",
                     *             "tagline": null,
                     *             "logo_url": null,
                     *             "support_email": null,
                     *             "support_phone": null,
                     *             "website_url": null,
                     *             "privacy_policy_url": null,
                     *             "terms_url": null,
                     *             "about_html": null,
                     *             "share_text": null,
                     *             "languages": [
                     *               "te"
                     *             ],
                     *             "default_lang": "te",
                     *             "default_city": "Hyderabad",
                     *             "almanac": {
                     *               "ayanamsha": "lahiri",
                     *               "sunrise": "edge"
                     *             },
                     *             "social": {},
                     *             "publisher": {
                     *               "name": null,
                     *               "legal_name": null,
                     *               "address": null,
                     *               "email": null,
                     *               "phone": null,
                     *               "editor": null,
                     *               "registration": null,
                     *               "self_regulator": null
                     *             },
                     *             "grievance_officer": {
                     *               "name": null,
                     *               "designation": null,
                     *               "address": null,
                     *               "email": null,
                     *               "phone": null,
                     *               "hours": null
                     *             }
                     *           },
                     *           "app": {
                     *             "theme": {
                     *               "mode": "system",
                     *               "primary_color": "#b71c1c",
                     *               "accent_color": "#f9a825",
                     *               "background_color": "#ffffff",
                     *               "text_color": "#212121",
                     *               "breaking_color": "#d50000"
                     *             },
                     *             "features": {
                     *               "news": true,
                     *               "panchang": true,
                     *               "horoscope": true,
                     *               "shopping": true,
                     *               "rss": true,
                     *               "notifications": true,
                     *               "comments": false
                     *             },
                     *             "refresh_seconds": 300,
                     *             "news_per_page": 20,
                     *             "ticker_enabled": true,
                     *             "font_scale": 1,
                     *             "maintenance": {
                     *               "enabled": false,
                     *               "title": null,
                     *               "message": null,
                     *               "until": null
                     *             }
                     *           },
                     *           "admob": {
                     *             "platform": "android",
                     *             "ads_enabled": false,
                     *             "test_mode": true,
                     *             "publisher_id": "pub-3940256099942544",
                     *             "interstitial_interval": 5,
                     *             "interstitial_min_seconds": 60,
                     *             "native_interval": 6,
                     *             "native_start_index": 2,
                     *             "max_interstitials_per_day": 20,
                     *             "placements": {
                     *               "home": true,
                     *               "news_list": true,
                     *               "news_detail": true,
                     *               "panchang": true,
                     *               "horoscope": true,
                     *               "shopping": true
                     *             },
                     *             "consent": {
                     *               "ump_required": true,
                     *               "tag_for_child_directed": false,
                     *               "max_ad_content_rating": "T"
                     *             },
                     *             "app_id": "ca-app-pub-3940256099942544~3347511713",
                     *             "banner_unit_id": "ca-app-pub-3940256099942544/9214589741",
                     *             "interstitial_unit_id": "ca-app-pub-3940256099942544/1033173712",
                     *             "native_unit_id": "ca-app-pub-3940256099942544/2247696110",
                     *             "rewarded_unit_id": "ca-app-pub-3940256099942544/5224354917",
                     *             "rewarded_interstitial_unit_id": "ca-app-pub-3940256099942544/5354046379",
                     *             "app_open_unit_id": "ca-app-pub-3940256099942544/9257395921"
                     *           },
                     *           "update": {
                     *             "platform": "android",
                     *             "latest_version": "1.0.0",
                     *             "latest_version_code": 1,
                     *             "min_version": null,
                     *             "min_version_code": null,
                     *             "update_available": false,
                     *             "force_update": false,
                     *             "update_type": "none",
                     *             "title": "First release",
                     *             "message": "This is a sample release.",
                     *             "whats_new": [
                     *               "News in fourteen languages"
                     *             ],
                     *             "store_url": "https://play.google.com/store/apps/details?id=in.example.news",
                     *             "released_at": "2026-11-23T09:06:48.820Z",
                     *             "rollout_percent": 100
                     *           },
                     *           "push": {
                     *             "transport": "log",
                     *             "vapid_public_key": null,
                     *             "topics": true
                     *           }
                     *         },
                     *         "categories": [
                     *           {
                     *             "id": 6,
                     *             "name": "వాతావరణం",
                     *             "slug": "weather",
                     *             "color": "#00838f",
                     *             "icon_url": null,
                     *             "parent_id": null,
                     *             "sort_order": 0,
                     *             "news_count": 1,
                     *             "is_active": true,
                     *             "topic": "news.te.weather"
                     *           }
                     *         ],
                     *         "news": [
                     *           {
                     *             "id": 1,
                     *             "title": "నమూనా వార్త: హ",
                     *             "summary": "ఇది దినం సర్వర",
                     *             "content": "<p>ఇది దినం సర",
                     *             "content_format": "html",
                     *             "content_type": "article",
                     *             "lang": "te",
                     *             "translation_group": null,
                     *             "slug": "namuna-varta-haidarabadl",
                     *             "category_id": 1,
                     *             "tags": [
                     *               "తెలంగాణ"
                     *             ],
                     *             "location": {
                     *               "state": null,
                     *               "district": null,
                     *               "mandal": null
                     *             },
                     *             "image_url": null,
                     *             "thumbnail_url": null,
                     *             "images": [],
                     *             "video_url": null,
                     *             "audio_url": null,
                     *             "author": "దినం డెస్క్",
                     *             "byline": null,
                     *             "source": {
                     *               "name": null,
                     *               "url": null
                     *             },
                     *             "breaking_until": "2026-11-23T15:06:48.820Z",
                     *             "is_featured": true,
                     *             "priority": 0,
                     *             "expires_at": null,
                     *             "url": "http://127.0.0.1:23945/api/v1/news/namuna-varta-haidarabadlo-kotta-metro-marganiki-amodam-1",
                     *             "share_url": "http://127.0.0.1:23945/n/namuna-varta-haidarabadlo-kotta-metro-marganiki-amodam-1",
                     *             "share_card_url": "http://127.0.0.1:23945/cards/news/1-3f1c9a0b7d2e4856.jpg",
                     *             "status_card_url": "http://127.0.0.1:23945/cards/news/1-3f1c9a0b7d2e4856-status.jpg",
                     *             "is_fallback": false,
                     *             "category": {
                     *               "id": 1,
                     *               "name": "రాజకీయాలు",
                     *               "slug": "politics",
                     *               "color": "#b71c1c",
                     *               "icon_url": null
                     *             },
                     *             "category_name": "రాజకీయాలు",
                     *             "places": [],
                     *             "is_breaking": true,
                     *             "published_at": "2026-11-23T09:05:48.820Z",
                     *             "updated_at": "2026-11-23T09:06:48.820Z",
                     *             "views": 0,
                     *             "read_minutes": 1,
                     *             "corrections": [],
                     *             "live_ended_at": null,
                     *             "content_truncated": false
                     *           }
                     *         ],
                     *         "almanac": {
                     *           "date": "2026-11-23",
                     *           "lang": "te",
                     *           "place": {
                     *             "city": "Hyderabad",
                     *             "lat": 17.384,
                     *             "lon": 78.4564,
                     *             "tz": "Asia/Kolkata"
                     *           },
                     *           "weekday": {
                     *             "id": 2,
                     *             "name": "సోమవారం"
                     *           },
                     *           "samvatsara": {
                     *             "id": 40,
                     *             "name": "పరాభవ"
                     *           },
                     *           "shaka_year": 1948,
                     *           "vikram_year": 2083,
                     *           "ayana": {
                     *             "id": 2,
                     *             "name": "దక్షిణాయనం"
                     *           },
                     *           "ritu": {
                     *             "id": 4,
                     *             "name": "శరత్"
                     *           },
                     *           "masa": {
                     *             "amanta": {
                     *               "id": 8,
                     *               "name": "కార్తీకం"
                     *             },
                     *             "purnimanta": {
                     *               "id": 8,
                     *               "name": "కార్తీకం"
                     *             },
                     *             "solar": {
                     *               "id": 8,
                     *               "name": "వృశ్చికం"
                     *             },
                     *             "is_adhika": false
                     *           },
                     *           "paksha": {
                     *             "id": 1,
                     *             "name": "శుక్ల పక్షం"
                     *           },
                     *           "tithi": [
                     *             {
                     *               "id": 14,
                     *               "name": "చతుర్దశి",
                     *               "start": "2026-11-23T02:37:37+05:30",
                     *               "end": "2026-11-23T23:42:56+05:30",
                     *               "is_kshaya": false,
                     *               "is_vriddhi": false
                     *             }
                     *           ],
                     *           "nakshatra": [
                     *             {
                     *               "id": 2,
                     *               "name": "భరణి",
                     *               "start": "2026-11-23T04:15:54+05:30",
                     *               "end": "2026-11-24T02:02:19+05:30",
                     *               "is_kshaya": false,
                     *               "is_vriddhi": false
                     *             }
                     *           ],
                     *           "yoga": [
                     *             {
                     *               "id": 18,
                     *               "name": "వరీయాన్",
                     *               "start": "2026-11-22T23:29:45+05:30",
                     *               "end": "2026-11-23T19:58:44+05:30",
                     *               "is_kshaya": false,
                     *               "is_vriddhi": false
                     *             }
                     *           ],
                     *           "karana": [
                     *             {
                     *               "id": 5,
                     *               "name": "గరజి",
                     *               "start": "2026-11-23T02:37:37+05:30",
                     *               "end": "2026-11-23T13:14:03+05:30",
                     *               "number": 27
                     *             }
                     *           ],
                     *           "sunrise": "2026-11-23T06:25:20+05:30",
                     *           "sunset": "2026-11-23T17:39:33+05:30",
                     *           "moonrise": "2026-11-23T16:23:20+05:30",
                     *           "moonset": "2026-11-23T04:47:27+05:30",
                     *           "next_sunrise": "2026-11-24T06:25:54+05:30",
                     *           "day_length": 40453,
                     *           "night_length": 45981,
                     *           "rahu_kalam": {
                     *             "start": "2026-11-23T07:49:36+05:30",
                     *             "end": "2026-11-23T09:13:53+05:30"
                     *           },
                     *           "yamagandam": {
                     *             "start": "2026-11-23T10:38:09+05:30",
                     *             "end": "2026-11-23T12:02:26+05:30"
                     *           },
                     *           "gulika_kalam": {
                     *             "start": "2026-11-23T13:26:43+05:30",
                     *             "end": "2026-11-23T14:50:59+05:30"
                     *           },
                     *           "abhijit": {
                     *             "start": "2026-11-23T11:39:58+05:30",
                     *             "end": "2026-11-23T12:24:54+05:30"
                     *           },
                     *           "brahma_muhurta": {
                     *             "start": "2026-11-23T04:43:13+05:30",
                     *             "end": "2026-11-23T05:34:16+05:30"
                     *           },
                     *           "durmuhurtam": [
                     *             {
                     *               "start": "2026-11-23T12:24:54+05:30",
                     *               "end": "2026-11-23T13:09:51+05:30"
                     *             }
                     *           ],
                     *           "varjyam": [
                     *             {
                     *               "start": "2026-11-23T12:58:28+05:30",
                     *               "end": "2026-11-23T14:25:34+05:30"
                     *             }
                     *           ],
                     *           "amrita_kalam": [
                     *             {
                     *               "start": "2026-11-23T21:41:02+05:30",
                     *               "end": "2026-11-23T23:08:08+05:30"
                     *             }
                     *           ],
                     *           "moon_sign": {
                     *             "id": 1,
                     *             "name": "మేషం"
                     *           },
                     *           "sun_sign": {
                     *             "id": 8,
                     *             "name": "వృశ్చికం"
                     *           },
                     *           "festivals": [
                     *             {
                     *               "key": "kartika_somavara",
                     *               "id": null,
                     *               "name": "కార్తీక సోమవారం",
                     *               "date": "2026-11-23",
                     *               "type": "vrata",
                     *               "is_holiday": false,
                     *               "holiday": null,
                     *               "holiday_basis": "rule",
                     *               "is_tentative": false,
                     *               "regions": [
                     *                 "IN-AP"
                     *               ],
                     *               "description": "కార్తీక సోమవార",
                     *               "image_url": null,
                     *               "times": [],
                     *               "alternatives": [],
                     *               "source": "computed"
                     *             }
                     *           ],
                     *           "notes": null,
                     *           "source": "computed",
                     *           "overridden": [],
                     *           "special": "నేటి విశేషం: క",
                     *           "choghadiya": null,
                     *           "hora": null,
                     *           "gowri": null,
                     *           "lagna": null,
                     *           "grahas": null,
                     *           "padas": null,
                     *           "calendars": null,
                     *           "muhurta": null,
                     *           "muhurta_tables": null,
                     *           "bala": null,
                     *           "text": null
                     *         },
                     *         "festivals": [
                     *           {
                     *             "key": "kartika_purnima",
                     *             "id": null,
                     *             "name": "కార్తీక పౌర్ణమి",
                     *             "date": "2026-11-24",
                     *             "type": "festival",
                     *             "is_holiday": false,
                     *             "holiday": null,
                     *             "holiday_basis": "rule",
                     *             "is_tentative": false,
                     *             "regions": [
                     *               "IN"
                     *             ],
                     *             "description": "పుణ్యస్నానాలతో",
                     *             "image_url": null,
                     *             "times": [
                     *               {
                     *                 "key": "tithi",
                     *                 "name": "తిథి",
                     *                 "start": "2026-11-23T23:42:56+05:30",
                     *                 "end": "2026-11-24T20:23:34+05:30"
                     *               }
                     *             ],
                     *             "alternatives": [],
                     *             "source": "computed"
                     *           }
                     *         ],
                     *         "horoscope": [],
                     *         "valid_until": "2026-11-23T15:06:48.820Z"
                     *       },
                     *       "meta": {
                     *         "lang": "te",
                     *         "date": "2026-11-23",
                     *         "news": 4,
                     *         "truncated": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        meta: components["schemas"]["Meta"] & {
                            /**
                             * Format: date
                             * @description Day, YYYY-MM-DD
                             */
                            date: string;
                            /** @description Stories in the bundle */
                            news: number;
                            /** @description Stories of which the content was cut */
                            truncated: number;
                        };
                        data: {
                            config: components["schemas"]["AppConfig"];
                            categories: components["schemas"]["Category"][];
                            news: components["schemas"]["BundleItem"][];
                            almanac: components["schemas"]["PanchangDay"];
                            /** @description Of the 14 days after this one */
                            festivals: components["schemas"]["Festival"][];
                            horoscope: components["schemas"]["Horoscope"][];
                            valid_until: string | null;
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
    deleteInstallationsByInstallationId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret id that the app generates once, best a random UUID */
                installation_id: components["parameters"]["InstallationId2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeleteInstallationsByInstallationIdReply"];
            400: components["responses"]["E400"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            413: components["responses"]["E413"];
            415: components["responses"]["E415"];
            429: components["responses"]["E429"];
            503: components["responses"]["E503"];
        };
    };
}
