// Generated from the OpenAPI document d3a944e2192d7926. Do not edit: run `npm run client`.
// ignore_for_file: lines_longer_than_80_chars

/// Every success.
class Reply<T> {
  final T data;
  final Map<String, dynamic> meta;

  const Reply(this.data, this.meta);

  factory Reply.of(Map<String, dynamic> json, T Function(Object? json) read) =>
      Reply(read(json['data']), json['meta'] as Map<String, dynamic>? ?? const {});
}

/// An answer that is no success. Throw it from your [Get].
class DinamException implements Exception {
  final int status;
  final Problem? problem;

  const DinamException(this.status, this.problem);

  @override
  String toString() => problem?.message ?? 'HTTP $status';
}

/// Sends a GET with the parameters that are not null, and returns the decoded body.
typedef Get = Future<Map<String, dynamic>> Function(String path, Map<String, String?> query);

class AdMobSettings {
  final String platform;
  final bool adsEnabled;
  /// When off, Google's test ids and ids of two publishers are refused
  final bool testMode;
  final String? publisherId;
  final String? appId;
  final String? bannerUnitId;
  final String? interstitialUnitId;
  final String? nativeUnitId;
  final String? rewardedUnitId;
  final String? rewardedInterstitialUnitId;
  final String? appOpenUnitId;
  /// Screens between two of them
  final int interstitialInterval;
  final int interstitialMinSeconds;
  /// Rows between two of them
  final int nativeInterval;
  final int nativeStartIndex;
  final int maxInterstitialsPerDay;
  /// Screens that show ads
  final Map<String, bool> placements;
  final AdMobSettingsConsent consent;

  const AdMobSettings({required this.platform, required this.adsEnabled, required this.testMode, this.publisherId, this.appId, this.bannerUnitId, this.interstitialUnitId, this.nativeUnitId, this.rewardedUnitId, this.rewardedInterstitialUnitId, this.appOpenUnitId, required this.interstitialInterval, required this.interstitialMinSeconds, required this.nativeInterval, required this.nativeStartIndex, required this.maxInterstitialsPerDay, required this.placements, required this.consent});

  factory AdMobSettings.fromJson(Map<String, dynamic> json) => AdMobSettings(
        platform: json['platform'] as String,
        adsEnabled: json['ads_enabled'] as bool,
        testMode: json['test_mode'] as bool,
        publisherId: json['publisher_id'] as String?,
        appId: json['app_id'] as String?,
        bannerUnitId: json['banner_unit_id'] as String?,
        interstitialUnitId: json['interstitial_unit_id'] as String?,
        nativeUnitId: json['native_unit_id'] as String?,
        rewardedUnitId: json['rewarded_unit_id'] as String?,
        rewardedInterstitialUnitId: json['rewarded_interstitial_unit_id'] as String?,
        appOpenUnitId: json['app_open_unit_id'] as String?,
        interstitialInterval: json['interstitial_interval'] as int,
        interstitialMinSeconds: json['interstitial_min_seconds'] as int,
        nativeInterval: json['native_interval'] as int,
        nativeStartIndex: json['native_start_index'] as int,
        maxInterstitialsPerDay: json['max_interstitials_per_day'] as int,
        placements: (json['placements'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as bool)),
        consent: AdMobSettingsConsent.fromJson(json['consent'] as Map<String, dynamic>),
      );
}

class AdMobSettingsConsent {
  /// Ask through Google's User Messaging Platform before the first ad
  final bool umpRequired;
  final bool tagForChildDirected;
  final String? maxAdContentRating;

  const AdMobSettingsConsent({required this.umpRequired, required this.tagForChildDirected, this.maxAdContentRating});

  factory AdMobSettingsConsent.fromJson(Map<String, dynamic> json) => AdMobSettingsConsent(
        umpRequired: json['ump_required'] as bool,
        tagForChildDirected: json['tag_for_child_directed'] as bool,
        maxAdContentRating: json['max_ad_content_rating'] as String?,
      );
}

class AdminAdMobSettings {
  final bool adsEnabled;
  /// When off, Google's test ids and ids of two publishers are refused
  final bool testMode;
  final String? publisherId;
  final String? appId;
  final String? bannerUnitId;
  final String? interstitialUnitId;
  final String? nativeUnitId;
  final String? rewardedUnitId;
  final String? rewardedInterstitialUnitId;
  final String? appOpenUnitId;
  /// Screens between two of them
  final int interstitialInterval;
  final int interstitialMinSeconds;
  /// Rows between two of them
  final int nativeInterval;
  final int nativeStartIndex;
  final int maxInterstitialsPerDay;
  /// Screens that show ads
  final Map<String, bool> placements;
  final AdMobSettingsConsent consent;

  const AdminAdMobSettings({required this.adsEnabled, required this.testMode, this.publisherId, this.appId, this.bannerUnitId, this.interstitialUnitId, this.nativeUnitId, this.rewardedUnitId, this.rewardedInterstitialUnitId, this.appOpenUnitId, required this.interstitialInterval, required this.interstitialMinSeconds, required this.nativeInterval, required this.nativeStartIndex, required this.maxInterstitialsPerDay, required this.placements, required this.consent});

  factory AdminAdMobSettings.fromJson(Map<String, dynamic> json) => AdminAdMobSettings(
        adsEnabled: json['ads_enabled'] as bool,
        testMode: json['test_mode'] as bool,
        publisherId: json['publisher_id'] as String?,
        appId: json['app_id'] as String?,
        bannerUnitId: json['banner_unit_id'] as String?,
        interstitialUnitId: json['interstitial_unit_id'] as String?,
        nativeUnitId: json['native_unit_id'] as String?,
        rewardedUnitId: json['rewarded_unit_id'] as String?,
        rewardedInterstitialUnitId: json['rewarded_interstitial_unit_id'] as String?,
        appOpenUnitId: json['app_open_unit_id'] as String?,
        interstitialInterval: json['interstitial_interval'] as int,
        interstitialMinSeconds: json['interstitial_min_seconds'] as int,
        nativeInterval: json['native_interval'] as int,
        nativeStartIndex: json['native_start_index'] as int,
        maxInterstitialsPerDay: json['max_interstitials_per_day'] as int,
        placements: (json['placements'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as bool)),
        consent: AdMobSettingsConsent.fromJson(json['consent'] as Map<String, dynamic>),
      );
}

class AdminAppSettings {
  /// `mode` (system, light, dark), and colours #rrggbb under any name, such as primary_color
  final Map<String, String> theme;
  /// What the app shows, by name
  final Map<String, bool> features;
  final AppSettingsMaintenance maintenance;
  final int refreshSeconds;
  final int newsPerPage;
  final bool tickerEnabled;
  final num fontScale;
  /// How kind pushes are, and what stories push. Breaking news passes quiet hours and cap
  final AdminAppSettingsPush push;
  /// Hours until a breaking flag ends by itself
  final int breakingHours;
  /// Days after which a story in the trash is deleted
  final int trashDays;
  /// Revisions that a story keeps
  final int revisionsKept;
  /// Days for which items of feeds are kept
  final int feedKeepDays;
  /// Items that are kept of each feed
  final int feedKeepItems;
  /// Texts in other languages, by language
  final Map<String, AdminAppSettingsTexts> texts;

  const AdminAppSettings({required this.theme, required this.features, required this.maintenance, required this.refreshSeconds, required this.newsPerPage, required this.tickerEnabled, required this.fontScale, required this.push, required this.breakingHours, required this.trashDays, required this.revisionsKept, required this.feedKeepDays, required this.feedKeepItems, required this.texts});

  factory AdminAppSettings.fromJson(Map<String, dynamic> json) => AdminAppSettings(
        theme: (json['theme'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        features: (json['features'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as bool)),
        maintenance: AppSettingsMaintenance.fromJson(json['maintenance'] as Map<String, dynamic>),
        refreshSeconds: json['refresh_seconds'] as int,
        newsPerPage: json['news_per_page'] as int,
        tickerEnabled: json['ticker_enabled'] as bool,
        fontScale: json['font_scale'] as num,
        push: AdminAppSettingsPush.fromJson(json['push'] as Map<String, dynamic>),
        breakingHours: json['breaking_hours'] as int,
        trashDays: json['trash_days'] as int,
        revisionsKept: json['revisions_kept'] as int,
        feedKeepDays: json['feed_keep_days'] as int,
        feedKeepItems: json['feed_keep_items'] as int,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, AdminAppSettingsTexts.fromJson(e as Map<String, dynamic>))),
      );
}

/// How kind pushes are, and what stories push. Breaking news passes quiet hours and cap
class AdminAppSettingsPush {
  /// When phones that have none of their own are left alone; null: never. By the clock of each phone
  final QuietHours? quietHours;
  final int? dailyCap;
  /// A second push of a story needs `allow_repeat`
  final bool oncePerStory;
  /// A story that becomes breaking while it is out is pushed by itself, once, to `news.{lang}.breaking`
  final bool pushOnBreaking;
  /// What the id of a story is put behind to open it in the app: dinam://news/ makes dinam://news/17
  final String linkPrefix;
  final AdminAppSettingsPushReminders reminders;

  const AdminAppSettingsPush({this.quietHours, this.dailyCap, required this.oncePerStory, required this.pushOnBreaking, required this.linkPrefix, required this.reminders});

  factory AdminAppSettingsPush.fromJson(Map<String, dynamic> json) => AdminAppSettingsPush(
        quietHours: json['quiet_hours'] == null ? null : QuietHours.fromJson(json['quiet_hours'] as Map<String, dynamic>),
        dailyCap: json['daily_cap'] as int?,
        oncePerStory: json['once_per_story'] as bool,
        pushOnBreaking: json['push_on_breaking'] as bool,
        linkPrefix: json['link_prefix'] as String,
        reminders: AdminAppSettingsPushReminders.fromJson(json['reminders'] as Map<String, dynamic>),
      );
}

/// Reminders of the almanac, for phones that asked for them
class AdminAppSettingsPushReminders {
  final bool enabled;
  /// Hour of the evening before, by the clock of the place
  final int hour;
  final List<String> kinds;

  const AdminAppSettingsPushReminders({required this.enabled, required this.hour, required this.kinds});

  factory AdminAppSettingsPushReminders.fromJson(Map<String, dynamic> json) => AdminAppSettingsPushReminders(
        enabled: json['enabled'] as bool,
        hour: json['hour'] as int,
        kinds: (json['kinds'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class AdminAppSettingsTexts {
  final String? maintenanceTitle;
  final String? maintenanceMessage;

  const AdminAppSettingsTexts({this.maintenanceTitle, this.maintenanceMessage});

  factory AdminAppSettingsTexts.fromJson(Map<String, dynamic> json) => AdminAppSettingsTexts(
        maintenanceTitle: json['maintenance_title'] as String?,
        maintenanceMessage: json['maintenance_message'] as String?,
      );
}

class AdminBasicSettings {
  final String appName;
  final String? tagline;
  final String? logoUrl;
  final String? supportEmail;
  final String? supportPhone;
  final String? websiteUrl;
  final String? privacyPolicyUrl;
  final String? termsUrl;
  final String? aboutHtml;
  final String? shareText;
  final List<String> languages;
  /// ISO 639-1
  final String defaultLang;
  final String defaultCity;
  final BasicSettingsAlmanac almanac;
  /// Addresses of the pages elsewhere, such as facebook or whatsapp
  final Map<String, String> social;
  final BasicSettingsPublisher publisher;
  final BasicSettingsGrievanceOfficer grievanceOfficer;
  final String? privacyHtml;
  final String? complaintsHtml;
  /// The apps that open links to this site
  final AdminBasicSettingsAppLinks appLinks;
  /// Search engines are told of published stories by the IndexNow protocol
  final AdminBasicSettingsIndexnow indexnow;
  /// How much of a story own feeds contain
  final String feedContent;
  /// IANA time zone of the editors: days of filters, times without a zone
  final String deskTimeZone;
  /// Where editors wrote no prediction readers get a computed one
  final bool horoscopeComputed;
  final String? websubHub;
  /// Texts in other languages, by language
  final Map<String, AdminBasicSettingsTexts> texts;

  const AdminBasicSettings({required this.appName, this.tagline, this.logoUrl, this.supportEmail, this.supportPhone, this.websiteUrl, this.privacyPolicyUrl, this.termsUrl, this.aboutHtml, this.shareText, required this.languages, required this.defaultLang, required this.defaultCity, required this.almanac, required this.social, required this.publisher, required this.grievanceOfficer, this.privacyHtml, this.complaintsHtml, required this.appLinks, required this.indexnow, required this.feedContent, required this.deskTimeZone, required this.horoscopeComputed, this.websubHub, required this.texts});

  factory AdminBasicSettings.fromJson(Map<String, dynamic> json) => AdminBasicSettings(
        appName: json['app_name'] as String,
        tagline: json['tagline'] as String?,
        logoUrl: json['logo_url'] as String?,
        supportEmail: json['support_email'] as String?,
        supportPhone: json['support_phone'] as String?,
        websiteUrl: json['website_url'] as String?,
        privacyPolicyUrl: json['privacy_policy_url'] as String?,
        termsUrl: json['terms_url'] as String?,
        aboutHtml: json['about_html'] as String?,
        shareText: json['share_text'] as String?,
        languages: (json['languages'] as List<dynamic>).map((e) => e as String).toList(),
        defaultLang: json['default_lang'] as String,
        defaultCity: json['default_city'] as String,
        almanac: BasicSettingsAlmanac.fromJson(json['almanac'] as Map<String, dynamic>),
        social: (json['social'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        publisher: BasicSettingsPublisher.fromJson(json['publisher'] as Map<String, dynamic>),
        grievanceOfficer: BasicSettingsGrievanceOfficer.fromJson(json['grievance_officer'] as Map<String, dynamic>),
        privacyHtml: json['privacy_html'] as String?,
        complaintsHtml: json['complaints_html'] as String?,
        appLinks: AdminBasicSettingsAppLinks.fromJson(json['app_links'] as Map<String, dynamic>),
        indexnow: AdminBasicSettingsIndexnow.fromJson(json['indexnow'] as Map<String, dynamic>),
        feedContent: json['feed_content'] as String,
        deskTimeZone: json['desk_time_zone'] as String,
        horoscopeComputed: json['horoscope_computed'] as bool,
        websubHub: json['websub_hub'] as String?,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, AdminBasicSettingsTexts.fromJson(e as Map<String, dynamic>))),
      );
}

/// The apps that open links to this site
class AdminBasicSettingsAppLinks {
  final String? androidPackage;
  /// Certificates that sign the app; Play Console names that of Google
  final List<String> androidSha256;
  final String? iosTeamId;
  final String? iosBundleId;
  final String? iosAppId;

  const AdminBasicSettingsAppLinks({this.androidPackage, required this.androidSha256, this.iosTeamId, this.iosBundleId, this.iosAppId});

  factory AdminBasicSettingsAppLinks.fromJson(Map<String, dynamic> json) => AdminBasicSettingsAppLinks(
        androidPackage: json['android_package'] as String?,
        androidSha256: (json['android_sha256'] as List<dynamic>).map((e) => e as String).toList(),
        iosTeamId: json['ios_team_id'] as String?,
        iosBundleId: json['ios_bundle_id'] as String?,
        iosAppId: json['ios_app_id'] as String?,
      );
}

/// Search engines are told of published stories by the IndexNow protocol
class AdminBasicSettingsIndexnow {
  final String? key;
  final String endpoint;

  const AdminBasicSettingsIndexnow({this.key, required this.endpoint});

  factory AdminBasicSettingsIndexnow.fromJson(Map<String, dynamic> json) => AdminBasicSettingsIndexnow(
        key: json['key'] as String?,
        endpoint: json['endpoint'] as String,
      );
}

class AdminBasicSettingsTexts {
  final String? appName;
  final String? tagline;
  final String? aboutHtml;
  final String? privacyHtml;
  final String? complaintsHtml;
  final String? shareText;
  final String? websiteUrl;
  final String? privacyPolicyUrl;
  final String? termsUrl;

  const AdminBasicSettingsTexts({this.appName, this.tagline, this.aboutHtml, this.privacyHtml, this.complaintsHtml, this.shareText, this.websiteUrl, this.privacyPolicyUrl, this.termsUrl});

  factory AdminBasicSettingsTexts.fromJson(Map<String, dynamic> json) => AdminBasicSettingsTexts(
        appName: json['app_name'] as String?,
        tagline: json['tagline'] as String?,
        aboutHtml: json['about_html'] as String?,
        privacyHtml: json['privacy_html'] as String?,
        complaintsHtml: json['complaints_html'] as String?,
        shareText: json['share_text'] as String?,
        websiteUrl: json['website_url'] as String?,
        privacyPolicyUrl: json['privacy_policy_url'] as String?,
        termsUrl: json['terms_url'] as String?,
      );
}

class AdminCategory {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  /// Texts by language
  final Map<String, AdminCategoryTexts> texts;
  /// URL of the icon
  final String? iconUrl;
  /// Position in lists, ascending
  final int sortOrder;
  /// false: not shown to readers
  final bool isActive;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Id of the parent; null at the top
  final int? parentId;
  final String? color;

  const AdminCategory({required this.id, required this.name, required this.slug, required this.texts, this.iconUrl, required this.sortOrder, required this.isActive, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt, this.parentId, this.color});

  factory AdminCategory.fromJson(Map<String, dynamic> json) => AdminCategory(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, AdminCategoryTexts.fromJson(e as Map<String, dynamic>))),
        iconUrl: json['icon_url'] as String?,
        sortOrder: json['sort_order'] as int,
        isActive: json['is_active'] as bool,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        parentId: json['parent_id'] as int?,
        color: json['color'] as String?,
      );
}

class AdminCategoryTexts {
  final String? name;

  const AdminCategoryTexts({this.name});

  factory AdminCategoryTexts.fromJson(Map<String, dynamic> json) => AdminCategoryTexts(
        name: json['name'] as String?,
      );
}

class AdminDevice {
  /// Id
  final int id;
  /// Masked: it allows to change the device
  final String installationId;
  final String kind;
  /// android, ios or web
  final String platform;
  final String lang;
  /// Version of the app, such as 2.4.0
  final String? appVersion;
  final String? place;
  final List<String> categories;
  final DeviceOptOuts optOuts;
  final List<String> reminders;
  /// `{from, to}` in local time, such as 22:00 and 07:00; null: the default of the publisher
  final QuietHours? quietHours;
  /// IANA time zone such as Asia/Kolkata
  final String? tz;
  /// false: nothing is sent, the registration is kept
  final bool pushEnabled;
  /// That the server subscribes it to
  final List<String> topics;
  final String lastSeenAt;
  /// Time of creation, UTC
  final String createdAt;
  /// Masked
  final String value;
  /// What if-match names
  final int rev;
  /// Time of the last change, UTC
  final String updatedAt;

  const AdminDevice({required this.id, required this.installationId, required this.kind, required this.platform, required this.lang, this.appVersion, this.place, required this.categories, required this.optOuts, required this.reminders, this.quietHours, this.tz, required this.pushEnabled, required this.topics, required this.lastSeenAt, required this.createdAt, required this.value, required this.rev, required this.updatedAt});

  factory AdminDevice.fromJson(Map<String, dynamic> json) => AdminDevice(
        id: json['id'] as int,
        installationId: json['installation_id'] as String,
        kind: json['kind'] as String,
        platform: json['platform'] as String,
        lang: json['lang'] as String,
        appVersion: json['app_version'] as String?,
        place: json['place'] as String?,
        categories: (json['categories'] as List<dynamic>).map((e) => e as String).toList(),
        optOuts: DeviceOptOuts.fromJson(json['opt_outs'] as Map<String, dynamic>),
        reminders: (json['reminders'] as List<dynamic>).map((e) => e as String).toList(),
        quietHours: json['quiet_hours'] == null ? null : QuietHours.fromJson(json['quiet_hours'] as Map<String, dynamic>),
        tz: json['tz'] as String?,
        pushEnabled: json['push_enabled'] as bool,
        topics: (json['topics'] as List<dynamic>).map((e) => e as String).toList(),
        lastSeenAt: json['last_seen_at'] as String,
        createdAt: json['created_at'] as String,
        value: json['value'] as String,
        rev: json['rev'] as int,
        updatedAt: json['updated_at'] as String,
      );
}

class AdminFeedItem {
  /// Id
  final int id;
  final String? guid;
  final FeedItemFeed feed;
  /// Title
  final String title;
  final String? link;
  /// Plain text
  final String summary;
  /// Sanitised HTML with absolute addresses
  final String content;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  /// URL of the main image
  final String? imageUrl;
  final List<String> categories;
  /// Time of publication, UTC
  final String? publishedAt;
  final String firstSeenAt;
  final String lang;
  /// Other feeds that have the same story: the first 20 of them
  final List<FeedItemSource> sources;
  final int? duplicateOf;
  final int feedId;
  final String? dateRaw;
  /// Id of a story
  final int? newsId;
  /// An editor made it a story of its own
  final bool isParted;
  /// Not published, although its feed publishes automatically: another feed had the story
  final bool isHeldBack;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of the last change, UTC
  final String updatedAt;

  const AdminFeedItem({required this.id, this.guid, required this.feed, required this.title, this.link, required this.summary, required this.content, this.author, this.imageUrl, required this.categories, this.publishedAt, required this.firstSeenAt, required this.lang, required this.sources, this.duplicateOf, required this.feedId, this.dateRaw, this.newsId, required this.isParted, required this.isHeldBack, required this.rev, required this.updatedAt});

  factory AdminFeedItem.fromJson(Map<String, dynamic> json) => AdminFeedItem(
        id: json['id'] as int,
        guid: json['guid'] as String?,
        feed: FeedItemFeed.fromJson(json['feed'] as Map<String, dynamic>),
        title: json['title'] as String,
        link: json['link'] as String?,
        summary: json['summary'] as String,
        content: json['content'] as String,
        author: json['author'] as String?,
        imageUrl: json['image_url'] as String?,
        categories: (json['categories'] as List<dynamic>).map((e) => e as String).toList(),
        publishedAt: json['published_at'] as String?,
        firstSeenAt: json['first_seen_at'] as String,
        lang: json['lang'] as String,
        sources: (json['sources'] as List<dynamic>).map((e) => FeedItemSource.fromJson(e as Map<String, dynamic>)).toList(),
        duplicateOf: json['duplicate_of'] as int?,
        feedId: json['feed_id'] as int,
        dateRaw: json['date_raw'] as String?,
        newsId: json['news_id'] as int?,
        isParted: json['is_parted'] as bool,
        isHeldBack: json['is_held_back'] as bool,
        rev: json['rev'] as int,
        updatedAt: json['updated_at'] as String,
      );
}

class AdminFestival {
  final String key;
  /// Id
  final int id;
  final String name;
  /// Day, YYYY-MM-DD
  final String date;
  final String type;
  /// By `holiday_basis`
  final bool isHoliday;
  final HolidayOrder? holiday;
  /// official: the list of that state and year; rule: no list is known, a guess; editor: as it was announced
  final String holidayBasis;
  /// Waits for the new moon to be sighted; may move by a day
  final bool isTentative;
  /// ISO 3166-2 like IN-TS; IN: all of India
  final List<String> regions;
  final String? description;
  /// URL of the main image
  final String? imageUrl;
  /// Instants of the observance: moonrise, parana, the course of an eclipse
  final List<FestivalTime> times;
  /// Other days on which other almanacs or schools keep it
  final List<FestivalAlternative> alternatives;
  /// official: on the list of holidays alone
  final String source;
  /// Texts by language
  final Map<String, StoredDayFestivalText> texts;
  final Repeats? repeats;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const AdminFestival({required this.key, required this.id, required this.name, required this.date, required this.type, required this.isHoliday, this.holiday, required this.holidayBasis, required this.isTentative, required this.regions, this.description, this.imageUrl, required this.times, required this.alternatives, required this.source, required this.texts, this.repeats, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt});

  factory AdminFestival.fromJson(Map<String, dynamic> json) => AdminFestival(
        key: json['key'] as String,
        id: json['id'] as int,
        name: json['name'] as String,
        date: json['date'] as String,
        type: json['type'] as String,
        isHoliday: json['is_holiday'] as bool,
        holiday: json['holiday'] == null ? null : HolidayOrder.fromJson(json['holiday'] as Map<String, dynamic>),
        holidayBasis: json['holiday_basis'] as String,
        isTentative: json['is_tentative'] as bool,
        regions: (json['regions'] as List<dynamic>).map((e) => e as String).toList(),
        description: json['description'] as String?,
        imageUrl: json['image_url'] as String?,
        times: (json['times'] as List<dynamic>).map((e) => FestivalTime.fromJson(e as Map<String, dynamic>)).toList(),
        alternatives: (json['alternatives'] as List<dynamic>).map((e) => FestivalAlternative.fromJson(e as Map<String, dynamic>)).toList(),
        source: json['source'] as String,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, StoredDayFestivalText.fromJson(e as Map<String, dynamic>))),
        repeats: json['repeats'] == null ? null : Repeats.fromJson(json['repeats'] as Map<String, dynamic>),
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class AdminHoliday {
  /// Id
  final int id;
  /// Day, YYYY-MM-DD
  final String date;
  final String key;
  final String name;
  /// ISO 3166-2 like IN-TS; IN: the Centre
  final String region;
  final String kind;
  final String? order;
  final String? source;
  /// Texts by language
  final Map<String, AdminHolidayTexts> texts;
  final bool isRemoved;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const AdminHoliday({required this.id, required this.date, required this.key, required this.name, required this.region, required this.kind, this.order, this.source, required this.texts, required this.isRemoved, required this.rev, required this.createdAt, required this.updatedAt});

  factory AdminHoliday.fromJson(Map<String, dynamic> json) => AdminHoliday(
        id: json['id'] as int,
        date: json['date'] as String,
        key: json['key'] as String,
        name: json['name'] as String,
        region: json['region'] as String,
        kind: json['kind'] as String,
        order: json['order'] as String?,
        source: json['source'] as String?,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, AdminHolidayTexts.fromJson(e as Map<String, dynamic>))),
        isRemoved: json['is_removed'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class AdminHolidayTexts {
  final String? name;

  const AdminHolidayTexts({this.name});

  factory AdminHolidayTexts.fromJson(Map<String, dynamic> json) => AdminHolidayTexts(
        name: json['name'] as String?,
      );
}

class AdminHoroscope {
  /// Id
  final int id;
  final SignView sign;
  final String period;
  /// First day of the period
  final String date;
  final HoroscopeRange range;
  final String lang;
  /// Title
  final String? title;
  final String? prediction;
  final String? love;
  final String? career;
  final String? health;
  final String? finance;
  final String? do_;
  final String? avoid;
  final int? rating;
  final int? luckyNumber;
  final AdminHoroscopeLuckyColor? luckyColor;
  final String? luckyTime;
  final List<AdminHoroscopeFactor> factors;
  final String? source;
  /// Time of the last change, UTC
  final String? updatedAt;
  final String? publishAt;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;

  const AdminHoroscope({required this.id, required this.sign, required this.period, required this.date, required this.range, required this.lang, this.title, this.prediction, this.love, this.career, this.health, this.finance, this.do_, this.avoid, this.rating, this.luckyNumber, this.luckyColor, this.luckyTime, required this.factors, this.source, this.updatedAt, this.publishAt, required this.isSample, required this.rev, required this.createdAt});

  factory AdminHoroscope.fromJson(Map<String, dynamic> json) => AdminHoroscope(
        id: json['id'] as int,
        sign: SignView.fromJson(json['sign'] as Map<String, dynamic>),
        period: json['period'] as String,
        date: json['date'] as String,
        range: HoroscopeRange.fromJson(json['range'] as Map<String, dynamic>),
        lang: json['lang'] as String,
        title: json['title'] as String?,
        prediction: json['prediction'] as String?,
        love: json['love'] as String?,
        career: json['career'] as String?,
        health: json['health'] as String?,
        finance: json['finance'] as String?,
        do_: json['do'] as String?,
        avoid: json['avoid'] as String?,
        rating: json['rating'] as int?,
        luckyNumber: json['lucky_number'] as int?,
        luckyColor: json['lucky_color'] == null ? null : AdminHoroscopeLuckyColor.fromJson(json['lucky_color'] as Map<String, dynamic>),
        luckyTime: json['lucky_time'] as String?,
        factors: (json['factors'] as List<dynamic>).map((e) => AdminHoroscopeFactor.fromJson(e as Map<String, dynamic>)).toList(),
        source: json['source'] as String?,
        updatedAt: json['updated_at'] as String?,
        publishAt: json['publish_at'] as String?,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
      );
}

class AdminHoroscopeFactor {
  final String code;
  final String name;
  final String? note;

  const AdminHoroscopeFactor({required this.code, required this.name, this.note});

  factory AdminHoroscopeFactor.fromJson(Map<String, dynamic> json) => AdminHoroscopeFactor(
        code: json['code'] as String,
        name: json['name'] as String,
        note: json['note'] as String?,
      );
}

class AdminHoroscopeLuckyColor {
  final String name;
  final String? hex;

  const AdminHoroscopeLuckyColor({required this.name, this.hex});

  factory AdminHoroscopeLuckyColor.fromJson(Map<String, dynamic> json) => AdminHoroscopeLuckyColor(
        name: json['name'] as String,
        hex: json['hex'] as String?,
      );
}

class AdminInput {
  /// Title
  final String title;
  /// Absent: the first 60 words of the content
  final String? summary;
  /// Text; HTML is sanitised when it is stored
  final String? content;
  /// `html` (default, sanitised) or `text`
  final String? contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String? contentType;
  /// ISO 639-1
  final String? lang;
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String? slug;
  /// Id of a category
  final int? categoryId;
  /// At most 30 tags of 60 letters
  final List<String>? tags;
  /// State, district and mandal as text; taken from the first place where places are set
  final AdminInputLocation? location;
  /// Places of the tree, the main one first; `location` follows from it
  final List<int>? placeIds;
  final int? mediaId;
  /// Further pictures of the library
  final List<int>? gallery;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Gallery: at most 50 images for a story, 30 for a product
  final List<AdminInputImage>? images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final String? seoTitle;
  final String? seoDescription;
  final AdminInputSource? source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool? isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool? isFeatured;
  final int? priority;
  /// Time of expiry, UTC
  final String? expiresAt;
  final String? status;

  const AdminInput({required this.title, this.summary, this.content, this.contentFormat, this.contentType, this.lang, this.translationGroup, this.slug, this.categoryId, this.tags, this.location, this.placeIds, this.mediaId, this.gallery, this.imageUrl, this.thumbnailUrl, this.images, this.videoUrl, this.audioUrl, this.author, this.byline, this.seoTitle, this.seoDescription, this.source, this.isBreaking, this.breakingUntil, this.isFeatured, this.priority, this.expiresAt, this.status});

  factory AdminInput.fromJson(Map<String, dynamic> json) => AdminInput(
        title: json['title'] as String,
        summary: json['summary'] as String?,
        content: json['content'] as String?,
        contentFormat: json['content_format'] as String?,
        contentType: json['content_type'] as String?,
        lang: json['lang'] as String?,
        translationGroup: json['translation_group'] as int?,
        slug: json['slug'] as String?,
        categoryId: json['category_id'] as int?,
        tags: json['tags'] == null ? null : (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        location: json['location'] == null ? null : AdminInputLocation.fromJson(json['location'] as Map<String, dynamic>),
        placeIds: json['place_ids'] == null ? null : (json['place_ids'] as List<dynamic>).map((e) => e as int).toList(),
        mediaId: json['media_id'] as int?,
        gallery: json['gallery'] == null ? null : (json['gallery'] as List<dynamic>).map((e) => e as int).toList(),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: json['images'] == null ? null : (json['images'] as List<dynamic>).map((e) => AdminInputImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        seoTitle: json['seo_title'] as String?,
        seoDescription: json['seo_description'] as String?,
        source: json['source'] == null ? null : AdminInputSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool?,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool?,
        priority: json['priority'] as int?,
        expiresAt: json['expires_at'] as String?,
        status: json['status'] as String?,
      );
}

class AdminInputImage {
  final String url;
  /// Pixels
  final int? width;
  /// Pixels
  final int? height;
  /// Description of the image for screen readers
  final String? alt;
  final String? blurhash;

  const AdminInputImage({required this.url, this.width, this.height, this.alt, this.blurhash});

  factory AdminInputImage.fromJson(Map<String, dynamic> json) => AdminInputImage(
        url: json['url'] as String,
        width: json['width'] as int?,
        height: json['height'] as int?,
        alt: json['alt'] as String?,
        blurhash: json['blurhash'] as String?,
      );
}

class AdminInputLocation {
  /// State
  final String? state;
  /// District
  final String? district;
  /// Mandal, taluk or tehsil
  final String? mandal;

  const AdminInputLocation({this.state, this.district, this.mandal});

  factory AdminInputLocation.fromJson(Map<String, dynamic> json) => AdminInputLocation(
        state: json['state'] as String?,
        district: json['district'] as String?,
        mandal: json['mandal'] as String?,
      );
}

class AdminInputSource {
  final String? name;
  final String? url;

  const AdminInputSource({this.name, this.url});

  factory AdminInputSource.fromJson(Map<String, dynamic> json) => AdminInputSource(
        name: json['name'] as String?,
        url: json['url'] as String?,
      );
}

class AdminItem {
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// The page of it for readers: the address to share
  final String? shareUrl;
  /// Picture of 1200 x 630 pixels with its headline, for shared links
  final String? shareCardUrl;
  /// The same of 1080 x 1920 pixels, for a WhatsApp status
  final String? statusCardUrl;
  /// Title
  final String title;
  final String summary;
  /// Sanitised HTML, or text when content_format says so
  final String content;
  /// `html` (default, sanitised) or `text`
  final String contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String contentType;
  final String lang;
  /// true: in the default language, because the story is missing in the requested one
  final bool isFallback;
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;
  final NewsItemCategory? category;
  /// Id of a category
  final int? categoryId;
  /// Name of the category in the language
  final String? categoryName;
  /// At most 30 tags of 60 letters
  final List<String> tags;
  final List<AdminItemPlace> places;
  final NewsItemLocation location;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Pictures of the library first, in the order of the gallery
  final List<NewsItemImage> images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final NewsItemSource source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool isFeatured;
  final int priority;
  /// Time of publication, UTC
  final String? publishedAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Time of expiry, UTC
  final String? expiresAt;
  /// Number of views; written every ten seconds
  final int views;
  /// Reading time in minutes
  final int readMinutes;
  /// What was wrong and was put right, oldest first
  final List<Correction> corrections;
  /// End of the live blog; null while it runs
  final String? liveEndedAt;
  final String? seoTitle;
  final String? seoDescription;
  final String status;
  /// Was out or archived, and expires_at has passed
  final bool isExpired;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  final int? mediaId;
  /// Further pictures of the library
  final List<int> gallery;
  /// What if-match names
  final int rev;
  /// The user who created it
  final Person? createdBy;
  final Person? updatedBy;
  final Person? assignedTo;
  /// Time of creation, UTC
  final String createdAt;
  /// Time at which it was moved to the trash
  final String? trashedAt;
  /// Why a reviewer rejected it; null once it is submitted again
  final String? reviewNote;
  /// Who has the edit lock, since when and until when; null for nobody
  final Editing? editing;
  final CopySummary? workingCopy;
  final AdminItemIncluded? included;

  const AdminItem({required this.id, required this.slug, required this.url, this.shareUrl, this.shareCardUrl, this.statusCardUrl, required this.title, required this.summary, required this.content, required this.contentFormat, required this.contentType, required this.lang, required this.isFallback, this.translationGroup, this.category, this.categoryId, this.categoryName, required this.tags, required this.places, required this.location, this.imageUrl, this.thumbnailUrl, required this.images, this.videoUrl, this.audioUrl, this.author, this.byline, required this.source, required this.isBreaking, this.breakingUntil, required this.isFeatured, required this.priority, this.publishedAt, required this.updatedAt, this.expiresAt, required this.views, required this.readMinutes, required this.corrections, this.liveEndedAt, this.seoTitle, this.seoDescription, required this.status, required this.isExpired, required this.isSample, this.mediaId, required this.gallery, required this.rev, this.createdBy, this.updatedBy, this.assignedTo, required this.createdAt, this.trashedAt, this.reviewNote, this.editing, this.workingCopy, this.included});

  factory AdminItem.fromJson(Map<String, dynamic> json) => AdminItem(
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        shareUrl: json['share_url'] as String?,
        shareCardUrl: json['share_card_url'] as String?,
        statusCardUrl: json['status_card_url'] as String?,
        title: json['title'] as String,
        summary: json['summary'] as String,
        content: json['content'] as String,
        contentFormat: json['content_format'] as String,
        contentType: json['content_type'] as String,
        lang: json['lang'] as String,
        isFallback: json['is_fallback'] as bool,
        translationGroup: json['translation_group'] as int?,
        category: json['category'] == null ? null : NewsItemCategory.fromJson(json['category'] as Map<String, dynamic>),
        categoryId: json['category_id'] as int?,
        categoryName: json['category_name'] as String?,
        tags: (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        places: (json['places'] as List<dynamic>).map((e) => AdminItemPlace.fromJson(e as Map<String, dynamic>)).toList(),
        location: NewsItemLocation.fromJson(json['location'] as Map<String, dynamic>),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: (json['images'] as List<dynamic>).map((e) => NewsItemImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        source: NewsItemSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool,
        priority: json['priority'] as int,
        publishedAt: json['published_at'] as String?,
        updatedAt: json['updated_at'] as String,
        expiresAt: json['expires_at'] as String?,
        views: json['views'] as int,
        readMinutes: json['read_minutes'] as int,
        corrections: (json['corrections'] as List<dynamic>).map((e) => Correction.fromJson(e as Map<String, dynamic>)).toList(),
        liveEndedAt: json['live_ended_at'] as String?,
        seoTitle: json['seo_title'] as String?,
        seoDescription: json['seo_description'] as String?,
        status: json['status'] as String,
        isExpired: json['is_expired'] as bool,
        isSample: json['is_sample'] as bool,
        mediaId: json['media_id'] as int?,
        gallery: (json['gallery'] as List<dynamic>).map((e) => e as int).toList(),
        rev: json['rev'] as int,
        createdBy: json['created_by'] == null ? null : Person.fromJson(json['created_by'] as Map<String, dynamic>),
        updatedBy: json['updated_by'] == null ? null : Person.fromJson(json['updated_by'] as Map<String, dynamic>),
        assignedTo: json['assigned_to'] == null ? null : Person.fromJson(json['assigned_to'] as Map<String, dynamic>),
        createdAt: json['created_at'] as String,
        trashedAt: json['trashed_at'] as String?,
        reviewNote: json['review_note'] as String?,
        editing: json['editing'] == null ? null : Editing.fromJson(json['editing'] as Map<String, dynamic>),
        workingCopy: json['working_copy'] == null ? null : CopySummary.fromJson(json['working_copy'] as Map<String, dynamic>),
        included: json['included'] == null ? null : AdminItemIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

class AdminItemIncluded {
  /// The other items of the story
  final List<AdminItemIncludedTranslation>? translations;

  const AdminItemIncluded({this.translations});

  factory AdminItemIncluded.fromJson(Map<String, dynamic> json) => AdminItemIncluded(
        translations: json['translations'] == null ? null : (json['translations'] as List<dynamic>).map((e) => AdminItemIncludedTranslation.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class AdminItemIncludedTranslation {
  /// Id
  final int id;
  final String lang;
  final String status;

  const AdminItemIncludedTranslation({required this.id, required this.lang, required this.status});

  factory AdminItemIncludedTranslation.fromJson(Map<String, dynamic> json) => AdminItemIncludedTranslation(
        id: json['id'] as int,
        lang: json['lang'] as String,
        status: json['status'] as String,
      );
}

class AdminItemPlace {
  /// Id
  final int id;
  final String name;
  final String type;
  final List<int> withinIds;

  const AdminItemPlace({required this.id, required this.name, required this.type, required this.withinIds});

  factory AdminItemPlace.fromJson(Map<String, dynamic> json) => AdminItemPlace(
        id: json['id'] as int,
        name: json['name'] as String,
        type: json['type'] as String,
        withinIds: (json['within_ids'] as List<dynamic>).map((e) => e as int).toList(),
      );
}

class AdminLiveEntry {
  /// Id
  final int id;
  /// Number of its last change within the blog
  final int seq;
  /// Title
  final String? title;
  /// Sanitised HTML
  final String content;
  /// URL of the main image
  final String? imageUrl;
  /// When it happened
  final String at;
  /// Pinned above the other entries
  final bool isPinned;
  /// A key event of the live blog
  final bool isKeyEvent;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Id of a story
  final int newsId;
  final String? deletedAt;
  /// The user who created it
  final int? createdBy;
  /// What if-match names
  final int rev;

  const AdminLiveEntry({required this.id, required this.seq, this.title, required this.content, this.imageUrl, required this.at, required this.isPinned, required this.isKeyEvent, required this.createdAt, required this.updatedAt, required this.newsId, this.deletedAt, this.createdBy, required this.rev});

  factory AdminLiveEntry.fromJson(Map<String, dynamic> json) => AdminLiveEntry(
        id: json['id'] as int,
        seq: json['seq'] as int,
        title: json['title'] as String?,
        content: json['content'] as String,
        imageUrl: json['image_url'] as String?,
        at: json['at'] as String,
        isPinned: json['is_pinned'] as bool,
        isKeyEvent: json['is_key_event'] as bool,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        newsId: json['news_id'] as int,
        deletedAt: json['deleted_at'] as String?,
        createdBy: json['created_by'] as int?,
        rev: json['rev'] as int,
      );
}

class AdminPlace {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String type;
  final String? code;
  final int? lgdCode;
  /// Texts by language
  final Map<String, AdminPlaceTexts> texts;
  /// Id of the parent; null at the top
  final int? parentId;
  /// Degrees north
  final num? lat;
  /// Degrees east
  final num? lon;
  /// IANA time zone such as Asia/Kolkata
  final String? tz;
  final bool isShipped;
  /// false: not shown to readers
  final bool isActive;
  /// Push topic by language
  final Map<String, String> topics;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const AdminPlace({required this.id, required this.name, required this.slug, required this.type, this.code, this.lgdCode, required this.texts, this.parentId, this.lat, this.lon, this.tz, required this.isShipped, required this.isActive, required this.topics, required this.rev, required this.createdAt, required this.updatedAt});

  factory AdminPlace.fromJson(Map<String, dynamic> json) => AdminPlace(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        type: json['type'] as String,
        code: json['code'] as String?,
        lgdCode: json['lgd_code'] as int?,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, AdminPlaceTexts.fromJson(e as Map<String, dynamic>))),
        parentId: json['parent_id'] as int?,
        lat: json['lat'] as num?,
        lon: json['lon'] as num?,
        tz: json['tz'] as String?,
        isShipped: json['is_shipped'] as bool,
        isActive: json['is_active'] as bool,
        topics: (json['topics'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class AdminPlaceTexts {
  final String? name;

  const AdminPlaceTexts({this.name});

  factory AdminPlaceTexts.fromJson(Map<String, dynamic> json) => AdminPlaceTexts(
        name: json['name'] as String?,
      );
}

class AdminPoll {
  /// Id
  final int id;
  final String lang;
  final String question;
  /// Texts by language
  final Map<String, PollInputText> texts;
  final List<AdminPollOption> options;
  final int total;
  /// Id of a story
  final int? newsId;
  final String? opensAt;
  final String? closesAt;
  final String? closedAt;
  final String showResults;
  final bool canChange;
  final String status;
  /// The user who created it
  final int? createdBy;
  /// What if-match names
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const AdminPoll({required this.id, required this.lang, required this.question, required this.texts, required this.options, required this.total, this.newsId, this.opensAt, this.closesAt, this.closedAt, required this.showResults, required this.canChange, required this.status, this.createdBy, required this.rev, required this.createdAt, required this.updatedAt});

  factory AdminPoll.fromJson(Map<String, dynamic> json) => AdminPoll(
        id: json['id'] as int,
        lang: json['lang'] as String,
        question: json['question'] as String,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, PollInputText.fromJson(e as Map<String, dynamic>))),
        options: (json['options'] as List<dynamic>).map((e) => AdminPollOption.fromJson(e as Map<String, dynamic>)).toList(),
        total: json['total'] as int,
        newsId: json['news_id'] as int?,
        opensAt: json['opens_at'] as String?,
        closesAt: json['closes_at'] as String?,
        closedAt: json['closed_at'] as String?,
        showResults: json['show_results'] as String,
        canChange: json['can_change'] as bool,
        status: json['status'] as String,
        createdBy: json['created_by'] as int?,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class AdminPollOption {
  /// Id
  final int id;
  final String text;
  final int votes;

  const AdminPollOption({required this.id, required this.text, required this.votes});

  factory AdminPollOption.fromJson(Map<String, dynamic> json) => AdminPollOption(
        id: json['id'] as int,
        text: json['text'] as String,
        votes: json['votes'] as int,
      );
}

class AdminProduct {
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// Title
  final String title;
  final String description;
  /// URL of the main image
  final String? imageUrl;
  final ProductImage? image;
  /// Gallery: at most 50 images for a story, 30 for a product
  final List<String> images;
  /// Outside of a deal; in minor units, as is all money
  final int price;
  /// What is paid now: the price of the deal while it runs
  final int currentPrice;
  /// Maximum retail price in minor units; not below `price`
  final int? mrp;
  /// ISO 4217, default INR
  final String currency;
  /// current_price for people: ₹1,23,456
  final String priceText;
  final String? mrpText;
  /// current_price against mrp; without an mrp, against price
  final int discountPercent;
  final String? couponCode;
  final ProductStore2? store;
  final String? dealUrl;
  /// Id of a category
  final int? categoryId;
  /// Name of the category in the language
  final String? categoryName;
  /// Marked for the top of the app
  final bool isFeatured;
  /// Whether links earn a commission
  final bool isAffiliate;
  /// `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it
  final AdminProductDeal? deal;
  /// Whether it can be bought
  final bool inStock;
  final num? rating;
  /// Position in lists, ascending
  final int sortOrder;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  final int? mediaId;
  final List<int> gallery;
  final String dealState;
  final AdminProductLink? link;
  /// Texts by language
  final Map<String, AdminProductText> texts;
  /// false: not shown to readers
  final bool isActive;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;

  const AdminProduct({required this.id, required this.slug, required this.url, required this.title, required this.description, this.imageUrl, this.image, required this.images, required this.price, required this.currentPrice, this.mrp, required this.currency, required this.priceText, this.mrpText, required this.discountPercent, this.couponCode, this.store, this.dealUrl, this.categoryId, this.categoryName, required this.isFeatured, required this.isAffiliate, this.deal, required this.inStock, this.rating, required this.sortOrder, required this.createdAt, required this.updatedAt, this.mediaId, required this.gallery, required this.dealState, this.link, required this.texts, required this.isActive, required this.isSample, required this.rev});

  factory AdminProduct.fromJson(Map<String, dynamic> json) => AdminProduct(
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        title: json['title'] as String,
        description: json['description'] as String,
        imageUrl: json['image_url'] as String?,
        image: json['image'] == null ? null : ProductImage.fromJson(json['image'] as Map<String, dynamic>),
        images: (json['images'] as List<dynamic>).map((e) => e as String).toList(),
        price: json['price'] as int,
        currentPrice: json['current_price'] as int,
        mrp: json['mrp'] as int?,
        currency: json['currency'] as String,
        priceText: json['price_text'] as String,
        mrpText: json['mrp_text'] as String?,
        discountPercent: json['discount_percent'] as int,
        couponCode: json['coupon_code'] as String?,
        store: json['store'] == null ? null : ProductStore2.fromJson(json['store'] as Map<String, dynamic>),
        dealUrl: json['deal_url'] as String?,
        categoryId: json['category_id'] as int?,
        categoryName: json['category_name'] as String?,
        isFeatured: json['is_featured'] as bool,
        isAffiliate: json['is_affiliate'] as bool,
        deal: json['deal'] == null ? null : AdminProductDeal.fromJson(json['deal'] as Map<String, dynamic>),
        inStock: json['in_stock'] as bool,
        rating: json['rating'] as num?,
        sortOrder: json['sort_order'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        mediaId: json['media_id'] as int?,
        gallery: (json['gallery'] as List<dynamic>).map((e) => e as int).toList(),
        dealState: json['deal_state'] as String,
        link: json['link'] == null ? null : AdminProductLink.fromJson(json['link'] as Map<String, dynamic>),
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, AdminProductText.fromJson(e as Map<String, dynamic>))),
        isActive: json['is_active'] as bool,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
      );
}

class AdminProductCategory {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  /// Texts by language
  final Map<String, AdminProductCategoryTexts> texts;
  /// URL of the icon
  final String? iconUrl;
  /// Position in lists, ascending
  final int sortOrder;
  /// false: not shown to readers
  final bool isActive;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const AdminProductCategory({required this.id, required this.name, required this.slug, required this.texts, this.iconUrl, required this.sortOrder, required this.isActive, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt});

  factory AdminProductCategory.fromJson(Map<String, dynamic> json) => AdminProductCategory(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, AdminProductCategoryTexts.fromJson(e as Map<String, dynamic>))),
        iconUrl: json['icon_url'] as String?,
        sortOrder: json['sort_order'] as int,
        isActive: json['is_active'] as bool,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class AdminProductCategoryTexts {
  final String? name;

  const AdminProductCategoryTexts({this.name});

  factory AdminProductCategoryTexts.fromJson(Map<String, dynamic> json) => AdminProductCategoryTexts(
        name: json['name'] as String?,
      );
}

class AdminProductDeal {
  final String startsAt;
  final String? endsAt;
  /// Price in minor units (paise); of a product the one outside a deal
  final int? price;

  const AdminProductDeal({required this.startsAt, this.endsAt, this.price});

  factory AdminProductDeal.fromJson(Map<String, dynamic> json) => AdminProductDeal(
        startsAt: json['starts_at'] as String,
        endsAt: json['ends_at'] as String?,
        price: json['price'] as int?,
      );
}

/// The last check of deal_url; unsure: the shop did not let the program look
class AdminProductLink {
  /// State
  final String state;
  final String? problem;
  final String checkedAt;

  const AdminProductLink({required this.state, this.problem, required this.checkedAt});

  factory AdminProductLink.fromJson(Map<String, dynamic> json) => AdminProductLink(
        state: json['state'] as String,
        problem: json['problem'] as String?,
        checkedAt: json['checked_at'] as String,
      );
}

class AdminProductText {
  /// Title
  final String? title;
  final String? description;

  const AdminProductText({this.title, this.description});

  factory AdminProductText.fromJson(Map<String, dynamic> json) => AdminProductText(
        title: json['title'] as String?,
        description: json['description'] as String?,
      );
}

class AdminReport {
  /// Id
  final int id;
  /// Id of a story
  final int newsId;
  /// As it was when the report came
  final String newsTitle;
  final String reason;
  /// The reader's words, plain text: escape them where they are shown
  final String note;
  final String status;
  final String receivedAt;
  /// Until then it has to be answered
  final String dueAt;
  final bool isOverdue;
  /// The note of the editor who resolved or dismissed it
  final String answer;
  final int? handledBy;
  final String? handledAt;
  /// What if-match names
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const AdminReport({required this.id, required this.newsId, required this.newsTitle, required this.reason, required this.note, required this.status, required this.receivedAt, required this.dueAt, required this.isOverdue, required this.answer, this.handledBy, this.handledAt, required this.rev, required this.createdAt, required this.updatedAt});

  factory AdminReport.fromJson(Map<String, dynamic> json) => AdminReport(
        id: json['id'] as int,
        newsId: json['news_id'] as int,
        newsTitle: json['news_title'] as String,
        reason: json['reason'] as String,
        note: json['note'] as String,
        status: json['status'] as String,
        receivedAt: json['received_at'] as String,
        dueAt: json['due_at'] as String,
        isOverdue: json['is_overdue'] as bool,
        answer: json['answer'] as String,
        handledBy: json['handled_by'] as int?,
        handledAt: json['handled_at'] as String?,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class ApiToken {
  /// Id
  final int id;
  final int userId;
  final String name;
  /// First characters of the secret, by which a token is recognised
  final String prefix;
  final List<String> scopes;
  final String status;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of expiry, UTC
  final String expiresAt;
  final String? lastUsedAt;
  final String? revokedAt;

  const ApiToken({required this.id, required this.userId, required this.name, required this.prefix, required this.scopes, required this.status, required this.createdAt, required this.expiresAt, this.lastUsedAt, this.revokedAt});

  factory ApiToken.fromJson(Map<String, dynamic> json) => ApiToken(
        id: json['id'] as int,
        userId: json['user_id'] as int,
        name: json['name'] as String,
        prefix: json['prefix'] as String,
        scopes: (json['scopes'] as List<dynamic>).map((e) => e as String).toList(),
        status: json['status'] as String,
        createdAt: json['created_at'] as String,
        expiresAt: json['expires_at'] as String,
        lastUsedAt: json['last_used_at'] as String?,
        revokedAt: json['revoked_at'] as String?,
      );
}

class ApiTokenInput {
  /// What uses the token
  final String name;
  final List<String> scopes;
  /// Until it expires; 90 by default
  final int? days;
  final String? currentPassword;
  /// Six digits of the authenticator app, or a recovery code
  final String? otp;

  const ApiTokenInput({required this.name, required this.scopes, this.days, this.currentPassword, this.otp});

  factory ApiTokenInput.fromJson(Map<String, dynamic> json) => ApiTokenInput(
        name: json['name'] as String,
        scopes: (json['scopes'] as List<dynamic>).map((e) => e as String).toList(),
        days: json['days'] as int?,
        currentPassword: json['current_password'] as String?,
        otp: json['otp'] as String?,
      );
}

class AppSettings {
  /// `mode` (system, light, dark), and colours #rrggbb under any name, such as primary_color
  final Map<String, String> theme;
  /// What the app shows, by name
  final Map<String, bool> features;
  final AppSettingsMaintenance maintenance;
  final int refreshSeconds;
  final int newsPerPage;
  final bool tickerEnabled;
  final num fontScale;

  const AppSettings({required this.theme, required this.features, required this.maintenance, required this.refreshSeconds, required this.newsPerPage, required this.tickerEnabled, required this.fontScale});

  factory AppSettings.fromJson(Map<String, dynamic> json) => AppSettings(
        theme: (json['theme'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        features: (json['features'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as bool)),
        maintenance: AppSettingsMaintenance.fromJson(json['maintenance'] as Map<String, dynamic>),
        refreshSeconds: json['refresh_seconds'] as int,
        newsPerPage: json['news_per_page'] as int,
        tickerEnabled: json['ticker_enabled'] as bool,
        fontScale: json['font_scale'] as num,
      );
}

class AppSettingsMaintenance {
  /// Readers see it end by itself at `until`
  final bool enabled;
  /// Title
  final String? title;
  final String? message;
  final String? until;

  const AppSettingsMaintenance({required this.enabled, this.title, this.message, this.until});

  factory AppSettingsMaintenance.fromJson(Map<String, dynamic> json) => AppSettingsMaintenance(
        enabled: json['enabled'] as bool,
        title: json['title'] as String?,
        message: json['message'] as String?,
        until: json['until'] as String?,
      );
}

class AuditLine {
  /// Id
  final int id;
  final String at;
  final int? actorId;
  /// Login name at that time
  final String actorName;
  final AuditLineActor? actor;
  final String action;
  final String resource;
  final String resourceId;
  final Map<String, Object?> detail;
  /// Id of the request, as in `X-Request-Id` and in the log
  final String? requestId;

  const AuditLine({required this.id, required this.at, this.actorId, required this.actorName, this.actor, required this.action, required this.resource, required this.resourceId, required this.detail, this.requestId});

  factory AuditLine.fromJson(Map<String, dynamic> json) => AuditLine(
        id: json['id'] as int,
        at: json['at'] as String,
        actorId: json['actor_id'] as int?,
        actorName: json['actor_name'] as String,
        actor: json['actor'] == null ? null : AuditLineActor.fromJson(json['actor'] as Map<String, dynamic>),
        action: json['action'] as String,
        resource: json['resource'] as String,
        resourceId: json['resource_id'] as String,
        detail: (json['detail'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e)),
        requestId: json['request_id'] as String?,
      );
}

class AuditLineActor {
  /// Id
  final int id;
  /// Display name now; empty for a removed user
  final String name;

  const AuditLineActor({required this.id, required this.name});

  factory AuditLineActor.fromJson(Map<String, dynamic> json) => AuditLineActor(
        id: json['id'] as int,
        name: json['name'] as String,
      );
}

class BasicSettings {
  final BasicSettingsPublisher publisher;
  final BasicSettingsGrievanceOfficer grievanceOfficer;
  final String? supportEmail;
  final String? supportPhone;
  final String? websiteUrl;
  final String? privacyPolicyUrl;
  final String? termsUrl;
  final String appName;
  final String? tagline;
  final String? logoUrl;
  final String? aboutHtml;
  final String? shareText;
  final List<String> languages;
  final String defaultLang;
  final String defaultCity;
  final BasicSettingsAlmanac almanac;
  /// Addresses of the pages elsewhere, such as facebook or whatsapp
  final Map<String, String> social;

  const BasicSettings({required this.publisher, required this.grievanceOfficer, this.supportEmail, this.supportPhone, this.websiteUrl, this.privacyPolicyUrl, this.termsUrl, required this.appName, this.tagline, this.logoUrl, this.aboutHtml, this.shareText, required this.languages, required this.defaultLang, required this.defaultCity, required this.almanac, required this.social});

  factory BasicSettings.fromJson(Map<String, dynamic> json) => BasicSettings(
        publisher: BasicSettingsPublisher.fromJson(json['publisher'] as Map<String, dynamic>),
        grievanceOfficer: BasicSettingsGrievanceOfficer.fromJson(json['grievance_officer'] as Map<String, dynamic>),
        supportEmail: json['support_email'] as String?,
        supportPhone: json['support_phone'] as String?,
        websiteUrl: json['website_url'] as String?,
        privacyPolicyUrl: json['privacy_policy_url'] as String?,
        termsUrl: json['terms_url'] as String?,
        appName: json['app_name'] as String,
        tagline: json['tagline'] as String?,
        logoUrl: json['logo_url'] as String?,
        aboutHtml: json['about_html'] as String?,
        shareText: json['share_text'] as String?,
        languages: (json['languages'] as List<dynamic>).map((e) => e as String).toList(),
        defaultLang: json['default_lang'] as String,
        defaultCity: json['default_city'] as String,
        almanac: BasicSettingsAlmanac.fromJson(json['almanac'] as Map<String, dynamic>),
        social: (json['social'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
      );
}

/// How the almanac is reckoned
class BasicSettingsAlmanac {
  /// Where the sidereal zodiac begins: Lahiri (Chitrapaksha), Krishnamurti, Raman
  final String ayanamsha;
  /// edge: the upper edge as it is seen, refraction included; centre: the centre of the disc without it
  final String sunrise;

  const BasicSettingsAlmanac({required this.ayanamsha, required this.sunrise});

  factory BasicSettingsAlmanac.fromJson(Map<String, dynamic> json) => BasicSettingsAlmanac(
        ayanamsha: json['ayanamsha'] as String,
        sunrise: json['sunrise'] as String,
      );
}

/// Whom readers may complain to, as the IT Rules 2021 ask of news publishers
class BasicSettingsGrievanceOfficer {
  final String? name;
  final String? designation;
  final String? address;
  final String? email;
  final String? phone;
  final String? hours;

  const BasicSettingsGrievanceOfficer({this.name, this.designation, this.address, this.email, this.phone, this.hours});

  factory BasicSettingsGrievanceOfficer.fromJson(Map<String, dynamic> json) => BasicSettingsGrievanceOfficer(
        name: json['name'] as String?,
        designation: json['designation'] as String?,
        address: json['address'] as String?,
        email: json['email'] as String?,
        phone: json['phone'] as String?,
        hours: json['hours'] as String?,
      );
}

/// Who publishes
class BasicSettingsPublisher {
  final String? name;
  final String? legalName;
  final String? address;
  final String? email;
  final String? phone;
  final String? editor;
  final String? registration;
  final String? selfRegulator;

  const BasicSettingsPublisher({this.name, this.legalName, this.address, this.email, this.phone, this.editor, this.registration, this.selfRegulator});

  factory BasicSettingsPublisher.fromJson(Map<String, dynamic> json) => BasicSettingsPublisher(
        name: json['name'] as String?,
        legalName: json['legal_name'] as String?,
        address: json['address'] as String?,
        email: json['email'] as String?,
        phone: json['phone'] as String?,
        editor: json['editor'] as String?,
        registration: json['registration'] as String?,
        selfRegulator: json['self_regulator'] as String?,
      );
}

class BatchCsv {
  /// The header names fields; `id` changes that row. Lists and objects are JSON; `name_hi` is a text in Hindi
  final String csv;
  /// true: all is checked, and nothing is written
  final bool? dryRun;

  const BatchCsv({required this.csv, this.dryRun});

  factory BatchCsv.fromJson(Map<String, dynamic> json) => BatchCsv(
        csv: json['csv'] as String,
        dryRun: json['dry_run'] as bool?,
      );
}

class BatchReport {
  final List<BatchReportRow> rows;
  final int added;
  final int changed;
  final int unchanged;
  final int skipped;
  final bool dryRun;

  const BatchReport({required this.rows, required this.added, required this.changed, required this.unchanged, required this.skipped, required this.dryRun});

  factory BatchReport.fromJson(Map<String, dynamic> json) => BatchReport(
        rows: (json['rows'] as List<dynamic>).map((e) => BatchReportRow.fromJson(e as Map<String, dynamic>)).toList(),
        added: json['added'] as int,
        changed: json['changed'] as int,
        unchanged: json['unchanged'] as int,
        skipped: json['skipped'] as int,
        dryRun: json['dry_run'] as bool,
      );
}

class BatchReportRow {
  /// Its place in the batch, from 0
  final int row;
  /// null: it is not added, in a dry run
  final int? id;
  final String result;
  /// Why it was skipped
  final String? note;

  const BatchReportRow({required this.row, this.id, required this.result, this.note});

  factory BatchReportRow.fromJson(Map<String, dynamic> json) => BatchReportRow(
        row: json['row'] as int,
        id: json['id'] as int?,
        result: json['result'] as String,
        note: json['note'] as String?,
      );
}

class Birth {
  /// Day, YYYY-MM-DD
  final String date;
  final String time;
  final Place place;
  final String at;
  final String clock;
  final BirthAyanamsha ayanamsha;
  final BirthSigns signs;
  final BirthSigns western;
  final BirthAscendant ascendant;
  final List<BirthAscendant> planets;
  final List<BirthDasha> dasha;
  final List<BirthDasha> antardashas;
  final List<BirthAvakahada> avakahada;
  final BirthMangalDosha mangalDosha;
  final BirthCharts charts;
  final List<BirthNote> notes;

  const Birth({required this.date, required this.time, required this.place, required this.at, required this.clock, required this.ayanamsha, required this.signs, required this.western, required this.ascendant, required this.planets, required this.dasha, required this.antardashas, required this.avakahada, required this.mangalDosha, required this.charts, required this.notes});

  factory Birth.fromJson(Map<String, dynamic> json) => Birth(
        date: json['date'] as String,
        time: json['time'] as String,
        place: Place.fromJson(json['place'] as Map<String, dynamic>),
        at: json['at'] as String,
        clock: json['clock'] as String,
        ayanamsha: BirthAyanamsha.fromJson(json['ayanamsha'] as Map<String, dynamic>),
        signs: BirthSigns.fromJson(json['signs'] as Map<String, dynamic>),
        western: BirthSigns.fromJson(json['western'] as Map<String, dynamic>),
        ascendant: BirthAscendant.fromJson(json['ascendant'] as Map<String, dynamic>),
        planets: (json['planets'] as List<dynamic>).map((e) => BirthAscendant.fromJson(e as Map<String, dynamic>)).toList(),
        dasha: (json['dasha'] as List<dynamic>).map((e) => BirthDasha.fromJson(e as Map<String, dynamic>)).toList(),
        antardashas: (json['antardashas'] as List<dynamic>).map((e) => BirthDasha.fromJson(e as Map<String, dynamic>)).toList(),
        avakahada: (json['avakahada'] as List<dynamic>).map((e) => BirthAvakahada.fromJson(e as Map<String, dynamic>)).toList(),
        mangalDosha: BirthMangalDosha.fromJson(json['mangal_dosha'] as Map<String, dynamic>),
        charts: BirthCharts.fromJson(json['charts'] as Map<String, dynamic>),
        notes: (json['notes'] as List<dynamic>).map((e) => BirthNote.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class BirthAscendant {
  final String graha;
  final String name;
  final String short;
  final num longitude;
  final Name sign;
  final num degree;
  final Name nakshatra;
  final int pada;
  final Name navamsa;
  final num westernLongitude;
  final int house;
  final bool isRetrograde;
  final bool isCombust;

  const BirthAscendant({required this.graha, required this.name, required this.short, required this.longitude, required this.sign, required this.degree, required this.nakshatra, required this.pada, required this.navamsa, required this.westernLongitude, required this.house, required this.isRetrograde, required this.isCombust});

  factory BirthAscendant.fromJson(Map<String, dynamic> json) => BirthAscendant(
        graha: json['graha'] as String,
        name: json['name'] as String,
        short: json['short'] as String,
        longitude: json['longitude'] as num,
        sign: Name.fromJson(json['sign'] as Map<String, dynamic>),
        degree: json['degree'] as num,
        nakshatra: Name.fromJson(json['nakshatra'] as Map<String, dynamic>),
        pada: json['pada'] as int,
        navamsa: Name.fromJson(json['navamsa'] as Map<String, dynamic>),
        westernLongitude: json['western_longitude'] as num,
        house: json['house'] as int,
        isRetrograde: json['is_retrograde'] as bool,
        isCombust: json['is_combust'] as bool,
      );
}

class BirthAvakahada {
  final String code;
  final String name;
  final String value;
  final String text;

  const BirthAvakahada({required this.code, required this.name, required this.value, required this.text});

  factory BirthAvakahada.fromJson(Map<String, dynamic> json) => BirthAvakahada(
        code: json['code'] as String,
        name: json['name'] as String,
        value: json['value'] as String,
        text: json['text'] as String,
      );
}

class BirthAyanamsha {
  final String name;
  final num degrees;

  const BirthAyanamsha({required this.name, required this.degrees});

  factory BirthAyanamsha.fromJson(Map<String, dynamic> json) => BirthAyanamsha(
        name: json['name'] as String,
        degrees: json['degrees'] as num,
      );
}

class BirthCharts {
  final String north;
  final String south;

  const BirthCharts({required this.north, required this.south});

  factory BirthCharts.fromJson(Map<String, dynamic> json) => BirthCharts(
        north: json['north'] as String,
        south: json['south'] as String,
      );
}

class BirthDasha {
  final String graha;
  final String name;
  final String from;
  final String until;
  final bool isCurrent;

  const BirthDasha({required this.graha, required this.name, required this.from, required this.until, required this.isCurrent});

  factory BirthDasha.fromJson(Map<String, dynamic> json) => BirthDasha(
        graha: json['graha'] as String,
        name: json['name'] as String,
        from: json['from'] as String,
        until: json['until'] as String,
        isCurrent: json['is_current'] as bool,
      );
}

class BirthMangalDosha {
  final String name;
  final bool isPresent;
  final List<BirthMangalDoshaPlace> places;
  final List<BirthMangalDoshaCancelledBy> cancelledBy;

  const BirthMangalDosha({required this.name, required this.isPresent, required this.places, required this.cancelledBy});

  factory BirthMangalDosha.fromJson(Map<String, dynamic> json) => BirthMangalDosha(
        name: json['name'] as String,
        isPresent: json['is_present'] as bool,
        places: (json['places'] as List<dynamic>).map((e) => BirthMangalDoshaPlace.fromJson(e as Map<String, dynamic>)).toList(),
        cancelledBy: (json['cancelled_by'] as List<dynamic>).map((e) => BirthMangalDoshaCancelledBy.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class BirthMangalDoshaCancelledBy {
  final String code;
  final String text;

  const BirthMangalDoshaCancelledBy({required this.code, required this.text});

  factory BirthMangalDoshaCancelledBy.fromJson(Map<String, dynamic> json) => BirthMangalDoshaCancelledBy(
        code: json['code'] as String,
        text: json['text'] as String,
      );
}

class BirthMangalDoshaPlace {
  final String from;
  final String name;
  final int house;

  const BirthMangalDoshaPlace({required this.from, required this.name, required this.house});

  factory BirthMangalDoshaPlace.fromJson(Map<String, dynamic> json) => BirthMangalDoshaPlace(
        from: json['from'] as String,
        name: json['name'] as String,
        house: json['house'] as int,
      );
}

class BirthNote {
  final String code;
  final String? at;
  final String text;

  const BirthNote({required this.code, this.at, required this.text});

  factory BirthNote.fromJson(Map<String, dynamic> json) => BirthNote(
        code: json['code'] as String,
        at: json['at'] as String?,
        text: json['text'] as String,
      );
}

class BirthSigns {
  final Name rising;
  final Name moon;
  final Name sun;

  const BirthSigns({required this.rising, required this.moon, required this.sun});

  factory BirthSigns.fromJson(Map<String, dynamic> json) => BirthSigns(
        rising: Name.fromJson(json['rising'] as Map<String, dynamic>),
        moon: Name.fromJson(json['moon'] as Map<String, dynamic>),
        sun: Name.fromJson(json['sun'] as Map<String, dynamic>),
      );
}

class Bookmark {
  /// Id of a story
  final int newsId;
  final String bookmarkedAt;

  const Bookmark({required this.newsId, required this.bookmarkedAt});

  factory Bookmark.fromJson(Map<String, dynamic> json) => Bookmark(
        newsId: json['news_id'] as int,
        bookmarkedAt: json['bookmarked_at'] as String,
      );
}

class BookmarkedItem {
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// The page of it for readers: the address to share
  final String? shareUrl;
  /// Picture of 1200 x 630 pixels with its headline, for shared links
  final String? shareCardUrl;
  /// The same of 1080 x 1920 pixels, for a WhatsApp status
  final String? statusCardUrl;
  /// Title
  final String title;
  final String summary;
  /// Sanitised HTML, or text when content_format says so
  final String content;
  /// `html` (default, sanitised) or `text`
  final String contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String contentType;
  final String lang;
  /// true: in the default language, because the story is missing in the requested one
  final bool isFallback;
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;
  final NewsItemCategory? category;
  /// Id of a category
  final int? categoryId;
  /// Name of the category in the language
  final String? categoryName;
  /// At most 30 tags of 60 letters
  final List<String> tags;
  final List<NewsItemPlace> places;
  final NewsItemLocation location;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Pictures of the library first, in the order of the gallery
  final List<NewsItemImage> images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final NewsItemSource source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool isFeatured;
  final int priority;
  /// Time of publication, UTC
  final String? publishedAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Time of expiry, UTC
  final String? expiresAt;
  /// Number of views; written every ten seconds
  final int views;
  /// Reading time in minutes
  final int readMinutes;
  /// What was wrong and was put right, oldest first
  final List<Correction> corrections;
  /// End of the live blog; null while it runs
  final String? liveEndedAt;
  final String bookmarkedAt;

  const BookmarkedItem({required this.id, required this.slug, required this.url, this.shareUrl, this.shareCardUrl, this.statusCardUrl, required this.title, required this.summary, required this.content, required this.contentFormat, required this.contentType, required this.lang, required this.isFallback, this.translationGroup, this.category, this.categoryId, this.categoryName, required this.tags, required this.places, required this.location, this.imageUrl, this.thumbnailUrl, required this.images, this.videoUrl, this.audioUrl, this.author, this.byline, required this.source, required this.isBreaking, this.breakingUntil, required this.isFeatured, required this.priority, this.publishedAt, required this.updatedAt, this.expiresAt, required this.views, required this.readMinutes, required this.corrections, this.liveEndedAt, required this.bookmarkedAt});

  factory BookmarkedItem.fromJson(Map<String, dynamic> json) => BookmarkedItem(
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        shareUrl: json['share_url'] as String?,
        shareCardUrl: json['share_card_url'] as String?,
        statusCardUrl: json['status_card_url'] as String?,
        title: json['title'] as String,
        summary: json['summary'] as String,
        content: json['content'] as String,
        contentFormat: json['content_format'] as String,
        contentType: json['content_type'] as String,
        lang: json['lang'] as String,
        isFallback: json['is_fallback'] as bool,
        translationGroup: json['translation_group'] as int?,
        category: json['category'] == null ? null : NewsItemCategory.fromJson(json['category'] as Map<String, dynamic>),
        categoryId: json['category_id'] as int?,
        categoryName: json['category_name'] as String?,
        tags: (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        places: (json['places'] as List<dynamic>).map((e) => NewsItemPlace.fromJson(e as Map<String, dynamic>)).toList(),
        location: NewsItemLocation.fromJson(json['location'] as Map<String, dynamic>),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: (json['images'] as List<dynamic>).map((e) => NewsItemImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        source: NewsItemSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool,
        priority: json['priority'] as int,
        publishedAt: json['published_at'] as String?,
        updatedAt: json['updated_at'] as String,
        expiresAt: json['expires_at'] as String?,
        views: json['views'] as int,
        readMinutes: json['read_minutes'] as int,
        corrections: (json['corrections'] as List<dynamic>).map((e) => Correction.fromJson(e as Map<String, dynamic>)).toList(),
        liveEndedAt: json['live_ended_at'] as String?,
        bookmarkedAt: json['bookmarked_at'] as String,
      );
}

class CalendarDate {
  /// gregorian, shaka, vikram, vikram_kartikadi, vikram_ashadhadi, tamil, malayalam, bengali, odia, assamese, nepali, punjabi, bangladesh, national, nanakshahi, hijri
  final String key;
  /// By a day: the moon decides
  final bool isTentative;
  final int year;
  final Name month;
  /// Of a lunar calendar the tithi: 1 to 15 bright, 16 to 30 dark
  final int day;
  final CalendarDateLunar? lunar;

  const CalendarDate({required this.key, required this.isTentative, required this.year, required this.month, required this.day, this.lunar});

  factory CalendarDate.fromJson(Map<String, dynamic> json) => CalendarDate(
        key: json['key'] as String,
        isTentative: json['is_tentative'] as bool,
        year: json['year'] as int,
        month: Name.fromJson(json['month'] as Map<String, dynamic>),
        day: json['day'] as int,
        lunar: json['lunar'] == null ? null : CalendarDateLunar.fromJson(json['lunar'] as Map<String, dynamic>),
      );
}

class CalendarDateLunar {
  final bool isAdhika;
  final Name paksha;
  final Name tithi;

  const CalendarDateLunar({required this.isAdhika, required this.paksha, required this.tithi});

  factory CalendarDateLunar.fromJson(Map<String, dynamic> json) => CalendarDateLunar(
        isAdhika: json['is_adhika'] as bool,
        paksha: Name.fromJson(json['paksha'] as Map<String, dynamic>),
        tithi: Name.fromJson(json['tithi'] as Map<String, dynamic>),
      );
}

class Category {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  /// Id of the parent; null at the top
  final int? parentId;
  /// URL of the icon
  final String? iconUrl;
  final String? color;
  /// Position in lists, ascending
  final int sortOrder;
  final int newsCount;
  /// false: not shown to readers
  final bool isActive;
  /// Push topic of the category in this language
  final String topic;

  const Category({required this.id, required this.name, required this.slug, this.parentId, this.iconUrl, this.color, required this.sortOrder, required this.newsCount, required this.isActive, required this.topic});

  factory Category.fromJson(Map<String, dynamic> json) => Category(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        parentId: json['parent_id'] as int?,
        iconUrl: json['icon_url'] as String?,
        color: json['color'] as String?,
        sortOrder: json['sort_order'] as int,
        newsCount: json['news_count'] as int,
        isActive: json['is_active'] as bool,
        topic: json['topic'] as String,
      );
}

class CategoryInput {
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String? slug;
  /// Texts in other languages, by language
  final Map<String, PlaceInputText>? texts;
  /// Id of the parent; null at the top
  final int? parentId;
  /// URL of the icon
  final String? iconUrl;
  final String? color;
  /// Position in lists, ascending
  final int? sortOrder;
  /// false: not shown to readers
  final bool? isActive;

  const CategoryInput({required this.name, this.slug, this.texts, this.parentId, this.iconUrl, this.color, this.sortOrder, this.isActive});

  factory CategoryInput.fromJson(Map<String, dynamic> json) => CategoryInput(
        name: json['name'] as String,
        slug: json['slug'] as String?,
        texts: json['texts'] == null ? null : (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, PlaceInputText.fromJson(e as Map<String, dynamic>))),
        parentId: json['parent_id'] as int?,
        iconUrl: json['icon_url'] as String?,
        color: json['color'] as String?,
        sortOrder: json['sort_order'] as int?,
        isActive: json['is_active'] as bool?,
      );
}

class ChangedBy {
  /// The user who created it
  final Person? createdBy;
  final Person? updatedBy;

  const ChangedBy({this.createdBy, this.updatedBy});

  factory ChangedBy.fromJson(Map<String, dynamic> json) => ChangedBy(
        createdBy: json['created_by'] == null ? null : Person.fromJson(json['created_by'] as Map<String, dynamic>),
        updatedBy: json['updated_by'] == null ? null : Person.fromJson(json['updated_by'] as Map<String, dynamic>),
      );
}

class Compatibility {
  final SignView sign1;
  final SignView sign2;
  final CompatibilityNakshatra1? nakshatra1;
  final CompatibilityNakshatra1? nakshatra2;
  final String? role1;
  /// Default vedic; porutham: the South Indian ten
  final String system;
  final num score;
  /// vedic 36, or 15 without birth stars; porutham 10; western 100
  final int maxScore;
  final int percentage;
  final String verdict;
  final List<CompatibilityFactor> factors;
  final List<CompatibilityDosha> doshas;
  /// School, and what the score stands for
  final String note;
  final String summary;

  const Compatibility({required this.sign1, required this.sign2, this.nakshatra1, this.nakshatra2, this.role1, required this.system, required this.score, required this.maxScore, required this.percentage, required this.verdict, required this.factors, required this.doshas, required this.note, required this.summary});

  factory Compatibility.fromJson(Map<String, dynamic> json) => Compatibility(
        sign1: SignView.fromJson(json['sign1'] as Map<String, dynamic>),
        sign2: SignView.fromJson(json['sign2'] as Map<String, dynamic>),
        nakshatra1: json['nakshatra1'] == null ? null : CompatibilityNakshatra1.fromJson(json['nakshatra1'] as Map<String, dynamic>),
        nakshatra2: json['nakshatra2'] == null ? null : CompatibilityNakshatra1.fromJson(json['nakshatra2'] as Map<String, dynamic>),
        role1: json['role1'] as String?,
        system: json['system'] as String,
        score: json['score'] as num,
        maxScore: json['max_score'] as int,
        percentage: json['percentage'] as int,
        verdict: json['verdict'] as String,
        factors: (json['factors'] as List<dynamic>).map((e) => CompatibilityFactor.fromJson(e as Map<String, dynamic>)).toList(),
        doshas: (json['doshas'] as List<dynamic>).map((e) => CompatibilityDosha.fromJson(e as Map<String, dynamic>)).toList(),
        note: json['note'] as String,
        summary: json['summary'] as String,
      );
}

class CompatibilityDosha {
  final String code;
  final String name;
  final bool cancelled;
  final String note;

  const CompatibilityDosha({required this.code, required this.name, required this.cancelled, required this.note});

  factory CompatibilityDosha.fromJson(Map<String, dynamic> json) => CompatibilityDosha(
        code: json['code'] as String,
        name: json['name'] as String,
        cancelled: json['cancelled'] as bool,
        note: json['note'] as String,
      );
}

class CompatibilityFactor {
  final String code;
  final String name;
  final num score;
  final num max;
  final String note;

  const CompatibilityFactor({required this.code, required this.name, required this.score, required this.max, required this.note});

  factory CompatibilityFactor.fromJson(Map<String, dynamic> json) => CompatibilityFactor(
        code: json['code'] as String,
        name: json['name'] as String,
        score: json['score'] as num,
        max: json['max'] as num,
        note: json['note'] as String,
      );
}

class CompatibilityNakshatra1 {
  /// Id
  final int id;
  final String name;
  final int? pada;

  const CompatibilityNakshatra1({required this.id, required this.name, this.pada});

  factory CompatibilityNakshatra1.fromJson(Map<String, dynamic> json) => CompatibilityNakshatra1(
        id: json['id'] as int,
        name: json['name'] as String,
        pada: json['pada'] as int?,
      );
}

class Contacts {
  final BasicSettingsPublisher publisher;
  final BasicSettingsGrievanceOfficer grievanceOfficer;
  final String? supportEmail;
  final String? supportPhone;
  final String? websiteUrl;
  final String? privacyPolicyUrl;
  final String? termsUrl;

  const Contacts({required this.publisher, required this.grievanceOfficer, this.supportEmail, this.supportPhone, this.websiteUrl, this.privacyPolicyUrl, this.termsUrl});

  factory Contacts.fromJson(Map<String, dynamic> json) => Contacts(
        publisher: BasicSettingsPublisher.fromJson(json['publisher'] as Map<String, dynamic>),
        grievanceOfficer: BasicSettingsGrievanceOfficer.fromJson(json['grievance_officer'] as Map<String, dynamic>),
        supportEmail: json['support_email'] as String?,
        supportPhone: json['support_phone'] as String?,
        websiteUrl: json['website_url'] as String?,
        privacyPolicyUrl: json['privacy_policy_url'] as String?,
        termsUrl: json['terms_url'] as String?,
      );
}

class Conversion {
  final String lang;
  final Place place;
  /// Day, YYYY-MM-DD
  final String date;
  final Name weekday;
  /// No sunrise sees the tithi that was asked for; it begins on this day
  final bool isKshaya;
  final List<CalendarDate> dates;

  const Conversion({required this.lang, required this.place, required this.date, required this.weekday, required this.isKshaya, required this.dates});

  factory Conversion.fromJson(Map<String, dynamic> json) => Conversion(
        lang: json['lang'] as String,
        place: Place.fromJson(json['place'] as Map<String, dynamic>),
        date: json['date'] as String,
        weekday: Name.fromJson(json['weekday'] as Map<String, dynamic>),
        isKshaya: json['is_kshaya'] as bool,
        dates: (json['dates'] as List<dynamic>).map((e) => CalendarDate.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class CopySummary {
  /// What if-match names at the addresses of the working copy
  final int rev;
  final String status;
  final String? publishAt;
  /// The fields that were changed
  final List<String> fields;
  final Who updatedBy;
  /// Time of the last change, UTC
  final String updatedAt;

  const CopySummary({required this.rev, required this.status, this.publishAt, required this.fields, required this.updatedBy, required this.updatedAt});

  factory CopySummary.fromJson(Map<String, dynamic> json) => CopySummary(
        rev: json['rev'] as int,
        status: json['status'] as String,
        publishAt: json['publish_at'] as String?,
        fields: (json['fields'] as List<dynamic>).map((e) => e as String).toList(),
        updatedBy: Who.fromJson(json['updated_by'] as Map<String, dynamic>),
        updatedAt: json['updated_at'] as String,
      );
}

class Correction {
  /// Id
  final int id;
  final String text;
  final String at;

  const Correction({required this.id, required this.text, required this.at});

  factory Correction.fromJson(Map<String, dynamic> json) => Correction(
        id: json['id'] as int,
        text: json['text'] as String,
        at: json['at'] as String,
      );
}

class CorrectionInput {
  final String text;
  final String? at;

  const CorrectionInput({required this.text, this.at});

  factory CorrectionInput.fromJson(Map<String, dynamic> json) => CorrectionInput(
        text: json['text'] as String,
        at: json['at'] as String?,
      );
}

class CsvInput {
  /// UTF-8; see the documentation for its columns
  final String csv;
  /// Check all of it, write nothing
  final bool? dryRun;

  const CsvInput({required this.csv, this.dryRun});

  factory CsvInput.fromJson(Map<String, dynamic> json) => CsvInput(
        csv: json['csv'] as String,
        dryRun: json['dry_run'] as bool?,
      );
}

class Dashboard {
  /// Parts are at most 20 seconds older
  final String at;
  /// IANA zone of the days: the setting `desk_time_zone`
  final String timeZone;
  final DashboardStories? stories;
  /// Number of views; written every ten seconds
  final DashboardViews? views;
  /// Most read of what was published within 7 days, at most 10
  final List<DashboardTop> top;
  /// Most read now, at most 10
  final List<DashboardTop> trending;
  final DashboardPush? push;
  final DashboardFeeds? feeds;
  /// What the user can do something about; empty: all is well
  final List<DashboardAttention> attention;

  const Dashboard({required this.at, required this.timeZone, this.stories, this.views, required this.top, required this.trending, this.push, this.feeds, required this.attention});

  factory Dashboard.fromJson(Map<String, dynamic> json) => Dashboard(
        at: json['at'] as String,
        timeZone: json['time_zone'] as String,
        stories: json['stories'] == null ? null : DashboardStories.fromJson(json['stories'] as Map<String, dynamic>),
        views: json['views'] == null ? null : DashboardViews.fromJson(json['views'] as Map<String, dynamic>),
        top: (json['top'] as List<dynamic>).map((e) => DashboardTop.fromJson(e as Map<String, dynamic>)).toList(),
        trending: (json['trending'] as List<dynamic>).map((e) => DashboardTop.fromJson(e as Map<String, dynamic>)).toList(),
        push: json['push'] == null ? null : DashboardPush.fromJson(json['push'] as Map<String, dynamic>),
        feeds: json['feeds'] == null ? null : DashboardFeeds.fromJson(json['feeds'] as Map<String, dynamic>),
        attention: (json['attention'] as List<dynamic>).map((e) => DashboardAttention.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class DashboardAttention {
  final String code;
  /// How many; for `disk_low` free megabytes, for `backup_old` days since the last one
  final int count;

  const DashboardAttention({required this.code, required this.count});

  factory DashboardAttention.fromJson(Map<String, dynamic> json) => DashboardAttention(
        code: json['code'] as String,
        count: json['count'] as int,
      );
}

class DashboardFeeds {
  final int active;
  final int failing;
  final int itemsToday;
  /// Not published, because another feed had the story
  final int heldBackToday;
  /// Up to 5 feeds that fail, the longest first
  final List<DashboardFeedsWorst> worst;

  const DashboardFeeds({required this.active, required this.failing, required this.itemsToday, required this.heldBackToday, required this.worst});

  factory DashboardFeeds.fromJson(Map<String, dynamic> json) => DashboardFeeds(
        active: json['active'] as int,
        failing: json['failing'] as int,
        itemsToday: json['items_today'] as int,
        heldBackToday: json['held_back_today'] as int,
        worst: (json['worst'] as List<dynamic>).map((e) => DashboardFeedsWorst.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class DashboardFeedsWorst {
  /// Id
  final int id;
  /// Title
  final String title;
  final int errorCount;
  final String? lastError;

  const DashboardFeedsWorst({required this.id, required this.title, required this.errorCount, this.lastError});

  factory DashboardFeedsWorst.fromJson(Map<String, dynamic> json) => DashboardFeedsWorst(
        id: json['id'] as int,
        title: json['title'] as String,
        errorCount: json['error_count'] as int,
        lastError: json['last_error'] as String?,
      );
}

class DashboardPush {
  /// Phones and browsers that take notifications
  final int devices;
  /// Messages within the last 30 days
  final int sent;
  /// Of those: notifications that were opened
  final int opened;
  /// The last 10 notifications, the newest first
  final List<DashboardPushRecent> recent;

  const DashboardPush({required this.devices, required this.sent, required this.opened, required this.recent});

  factory DashboardPush.fromJson(Map<String, dynamic> json) => DashboardPush(
        devices: json['devices'] as int,
        sent: json['sent'] as int,
        opened: json['opened'] as int,
        recent: (json['recent'] as List<dynamic>).map((e) => DashboardPushRecent.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class DashboardPushRecent {
  /// Id
  final int id;
  /// Title
  final String title;
  final String sentAt;
  final int sent;
  final int failed;
  final int opened;

  const DashboardPushRecent({required this.id, required this.title, required this.sentAt, required this.sent, required this.failed, required this.opened});

  factory DashboardPushRecent.fromJson(Map<String, dynamic> json) => DashboardPushRecent(
        id: json['id'] as int,
        title: json['title'] as String,
        sentAt: json['sent_at'] as String,
        sent: json['sent'] as int,
        failed: json['failed'] as int,
        opened: json['opened'] as int,
      );
}

class DashboardStories {
  final int publishedToday;
  /// Languages of the settings, and others that have stories
  final List<DashboardStoriesLang> langs;

  const DashboardStories({required this.publishedToday, required this.langs});

  factory DashboardStories.fromJson(Map<String, dynamic> json) => DashboardStories(
        publishedToday: json['published_today'] as int,
        langs: (json['langs'] as List<dynamic>).map((e) => DashboardStoriesLang.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class DashboardStoriesLang {
  final String lang;
  final int publishedToday;
  final int scheduled;
  final int review;
  /// Drafts that were changed within the last 7 days
  final int draft;

  const DashboardStoriesLang({required this.lang, required this.publishedToday, required this.scheduled, required this.review, required this.draft});

  factory DashboardStoriesLang.fromJson(Map<String, dynamic> json) => DashboardStoriesLang(
        lang: json['lang'] as String,
        publishedToday: json['published_today'] as int,
        scheduled: json['scheduled'] as int,
        review: json['review'] as int,
        draft: json['draft'] as int,
      );
}

class DashboardTop {
  /// Id
  final int id;
  /// Title
  final String title;
  final String lang;
  /// Number of views; written every ten seconds
  final int views;
  /// Time of publication, UTC
  final String publishedAt;

  const DashboardTop({required this.id, required this.title, required this.lang, required this.views, required this.publishedAt});

  factory DashboardTop.fromJson(Map<String, dynamic> json) => DashboardTop(
        id: json['id'] as int,
        title: json['title'] as String,
        lang: json['lang'] as String,
        views: json['views'] as int,
        publishedAt: json['published_at'] as String,
      );
}

class DashboardViews {
  final int lastHour;
  final int today;
  /// Until the same time of the day
  final int yesterday;
  /// The last 24 hours, the oldest first
  final List<DashboardViewsHour> hours;
  /// The last 30 days, the oldest first
  final List<DashboardViewsDay> days;
  /// Today, and yesterday until the same time; the most read language first
  final List<DashboardViewsLang> langs;

  const DashboardViews({required this.lastHour, required this.today, required this.yesterday, required this.hours, required this.days, required this.langs});

  factory DashboardViews.fromJson(Map<String, dynamic> json) => DashboardViews(
        lastHour: json['last_hour'] as int,
        today: json['today'] as int,
        yesterday: json['yesterday'] as int,
        hours: (json['hours'] as List<dynamic>).map((e) => DashboardViewsHour.fromJson(e as Map<String, dynamic>)).toList(),
        days: (json['days'] as List<dynamic>).map((e) => DashboardViewsDay.fromJson(e as Map<String, dynamic>)).toList(),
        langs: (json['langs'] as List<dynamic>).map((e) => DashboardViewsLang.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class DashboardViewsDay {
  /// YYYY-MM-DD, in `time_zone`
  final String day;
  /// Number of views; written every ten seconds
  final int views;

  const DashboardViewsDay({required this.day, required this.views});

  factory DashboardViewsDay.fromJson(Map<String, dynamic> json) => DashboardViewsDay(
        day: json['day'] as String,
        views: json['views'] as int,
      );
}

class DashboardViewsHour {
  /// Beginning of the hour
  final String at;
  /// Number of views; written every ten seconds
  final int views;

  const DashboardViewsHour({required this.at, required this.views});

  factory DashboardViewsHour.fromJson(Map<String, dynamic> json) => DashboardViewsHour(
        at: json['at'] as String,
        views: json['views'] as int,
      );
}

class DashboardViewsLang {
  final String lang;
  final int today;
  final int yesterday;

  const DashboardViewsLang({required this.lang, required this.today, required this.yesterday});

  factory DashboardViewsLang.fromJson(Map<String, dynamic> json) => DashboardViewsLang(
        lang: json['lang'] as String,
        today: json['today'] as int,
        yesterday: json['yesterday'] as int,
      );
}

class DayInput {
  /// Day, YYYY-MM-DD
  final String date;
  final String? city;
  /// ISO 639-1
  final String? lang;
  final Object? weekday;
  final Object? samvatsara;
  final int? shakaYear;
  final int? vikramYear;
  final Object? ayana;
  final Object? ritu;
  final DayInputMasa? masa;
  final Object? paksha;
  final List<Object?>? tithi;
  final List<Object?>? nakshatra;
  final List<Object?>? yoga;
  final List<Object?>? karana;
  final String? sunrise;
  final String? sunset;
  final String? moonrise;
  final String? moonset;
  final DayInputRahuKalam? rahuKalam;
  final DayInputRahuKalam? yamagandam;
  final DayInputRahuKalam? gulikaKalam;
  final DayInputRahuKalam? abhijit;
  final DayInputRahuKalam? brahmaMuhurta;
  final List<DayInputRahuKalam>? durmuhurtam;
  final List<DayInputRahuKalam>? varjyam;
  final List<DayInputRahuKalam>? amritaKalam;
  final Object? moonSign;
  final Object? sunSign;
  final Object? notes;
  final List<Object?>? festivals;
  /// true: these festivals replace the computed ones
  final bool? festivalsReplace;

  const DayInput({required this.date, this.city, this.lang, this.weekday, this.samvatsara, this.shakaYear, this.vikramYear, this.ayana, this.ritu, this.masa, this.paksha, this.tithi, this.nakshatra, this.yoga, this.karana, this.sunrise, this.sunset, this.moonrise, this.moonset, this.rahuKalam, this.yamagandam, this.gulikaKalam, this.abhijit, this.brahmaMuhurta, this.durmuhurtam, this.varjyam, this.amritaKalam, this.moonSign, this.sunSign, this.notes, this.festivals, this.festivalsReplace});

  factory DayInput.fromJson(Map<String, dynamic> json) => DayInput(
        date: json['date'] as String,
        city: json['city'] as String?,
        lang: json['lang'] as String?,
        weekday: json['weekday'],
        samvatsara: json['samvatsara'],
        shakaYear: json['shaka_year'] as int?,
        vikramYear: json['vikram_year'] as int?,
        ayana: json['ayana'],
        ritu: json['ritu'],
        masa: json['masa'] == null ? null : DayInputMasa.fromJson(json['masa'] as Map<String, dynamic>),
        paksha: json['paksha'],
        tithi: json['tithi'] == null ? null : (json['tithi'] as List<dynamic>).map((e) => e).toList(),
        nakshatra: json['nakshatra'] == null ? null : (json['nakshatra'] as List<dynamic>).map((e) => e).toList(),
        yoga: json['yoga'] == null ? null : (json['yoga'] as List<dynamic>).map((e) => e).toList(),
        karana: json['karana'] == null ? null : (json['karana'] as List<dynamic>).map((e) => e).toList(),
        sunrise: json['sunrise'] as String?,
        sunset: json['sunset'] as String?,
        moonrise: json['moonrise'] as String?,
        moonset: json['moonset'] as String?,
        rahuKalam: json['rahu_kalam'] == null ? null : DayInputRahuKalam.fromJson(json['rahu_kalam'] as Map<String, dynamic>),
        yamagandam: json['yamagandam'] == null ? null : DayInputRahuKalam.fromJson(json['yamagandam'] as Map<String, dynamic>),
        gulikaKalam: json['gulika_kalam'] == null ? null : DayInputRahuKalam.fromJson(json['gulika_kalam'] as Map<String, dynamic>),
        abhijit: json['abhijit'] == null ? null : DayInputRahuKalam.fromJson(json['abhijit'] as Map<String, dynamic>),
        brahmaMuhurta: json['brahma_muhurta'] == null ? null : DayInputRahuKalam.fromJson(json['brahma_muhurta'] as Map<String, dynamic>),
        durmuhurtam: json['durmuhurtam'] == null ? null : (json['durmuhurtam'] as List<dynamic>).map((e) => DayInputRahuKalam.fromJson(e as Map<String, dynamic>)).toList(),
        varjyam: json['varjyam'] == null ? null : (json['varjyam'] as List<dynamic>).map((e) => DayInputRahuKalam.fromJson(e as Map<String, dynamic>)).toList(),
        amritaKalam: json['amrita_kalam'] == null ? null : (json['amrita_kalam'] as List<dynamic>).map((e) => DayInputRahuKalam.fromJson(e as Map<String, dynamic>)).toList(),
        moonSign: json['moon_sign'],
        sunSign: json['sun_sign'],
        notes: json['notes'],
        festivals: json['festivals'] == null ? null : (json['festivals'] as List<dynamic>).map((e) => e).toList(),
        festivalsReplace: json['festivals_replace'] as bool?,
      );
}

class DayInputFestivalText {
  final String? name;
  final String? description;

  const DayInputFestivalText({this.name, this.description});

  factory DayInputFestivalText.fromJson(Map<String, dynamic> json) => DayInputFestivalText(
        name: json['name'] as String?,
        description: json['description'] as String?,
      );
}

class DayInputMasa {
  final Object? amanta;
  final Object? purnimanta;
  final Object? solar;
  final bool? isAdhika;

  const DayInputMasa({this.amanta, this.purnimanta, this.solar, this.isAdhika});

  factory DayInputMasa.fromJson(Map<String, dynamic> json) => DayInputMasa(
        amanta: json['amanta'],
        purnimanta: json['purnimanta'],
        solar: json['solar'],
        isAdhika: json['is_adhika'] as bool?,
      );
}

class DayInputRahuKalam {
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const DayInputRahuKalam({this.start, this.end});

  factory DayInputRahuKalam.fromJson(Map<String, dynamic> json) => DayInputRahuKalam(
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class Device {
  /// Id
  final int id;
  /// Secret id that the app generates once, best a random UUID
  final String installationId;
  final String kind;
  /// android, ios or web
  final String platform;
  final String lang;
  /// Version of the app, such as 2.4.0
  final String? appVersion;
  final String? place;
  final List<String> categories;
  final DeviceOptOuts optOuts;
  final List<String> reminders;
  /// `{from, to}` in local time, such as 22:00 and 07:00; null: the default of the publisher
  final QuietHours? quietHours;
  /// IANA time zone such as Asia/Kolkata
  final String? tz;
  /// false: nothing is sent, the registration is kept
  final bool pushEnabled;
  /// That the server subscribes it to
  final List<String> topics;
  final String lastSeenAt;
  /// Time of creation, UTC
  final String createdAt;

  const Device({required this.id, required this.installationId, required this.kind, required this.platform, required this.lang, this.appVersion, this.place, required this.categories, required this.optOuts, required this.reminders, this.quietHours, this.tz, required this.pushEnabled, required this.topics, required this.lastSeenAt, required this.createdAt});

  factory Device.fromJson(Map<String, dynamic> json) => Device(
        id: json['id'] as int,
        installationId: json['installation_id'] as String,
        kind: json['kind'] as String,
        platform: json['platform'] as String,
        lang: json['lang'] as String,
        appVersion: json['app_version'] as String?,
        place: json['place'] as String?,
        categories: (json['categories'] as List<dynamic>).map((e) => e as String).toList(),
        optOuts: DeviceOptOuts.fromJson(json['opt_outs'] as Map<String, dynamic>),
        reminders: (json['reminders'] as List<dynamic>).map((e) => e as String).toList(),
        quietHours: json['quiet_hours'] == null ? null : QuietHours.fromJson(json['quiet_hours'] as Map<String, dynamic>),
        tz: json['tz'] as String?,
        pushEnabled: json['push_enabled'] as bool,
        topics: (json['topics'] as List<dynamic>).map((e) => e as String).toList(),
        lastSeenAt: json['last_seen_at'] as String,
        createdAt: json['created_at'] as String,
      );
}

class DeviceInput {
  /// 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID
  final String installationId;
  final Object? value;
  final String? kind;
  /// android, ios or web
  final String? platform;
  /// ISO 639-1
  final String? lang;
  /// Version of the app, such as 2.4.0
  final String? appVersion;
  final Object? place;
  /// Slugs of categories to follow
  final List<String>? categories;
  final DeviceInputOptOuts? optOuts;
  /// Observances to be reminded of on the evening before
  final List<String>? reminders;
  /// null: those of the publisher. Breaking news ignores them
  final QuietHours? quietHours;
  /// IANA time zone such as Asia/Kolkata
  final String? tz;
  /// false: nothing is sent, the registration is kept
  final bool? pushEnabled;

  const DeviceInput({required this.installationId, this.value, this.kind, this.platform, this.lang, this.appVersion, this.place, this.categories, this.optOuts, this.reminders, this.quietHours, this.tz, this.pushEnabled});

  factory DeviceInput.fromJson(Map<String, dynamic> json) => DeviceInput(
        installationId: json['installation_id'] as String,
        value: json['value'],
        kind: json['kind'] as String?,
        platform: json['platform'] as String?,
        lang: json['lang'] as String?,
        appVersion: json['app_version'] as String?,
        place: json['place'],
        categories: json['categories'] == null ? null : (json['categories'] as List<dynamic>).map((e) => e as String).toList(),
        optOuts: json['opt_outs'] == null ? null : DeviceInputOptOuts.fromJson(json['opt_outs'] as Map<String, dynamic>),
        reminders: json['reminders'] == null ? null : (json['reminders'] as List<dynamic>).map((e) => e as String).toList(),
        quietHours: json['quiet_hours'] == null ? null : QuietHours.fromJson(json['quiet_hours'] as Map<String, dynamic>),
        tz: json['tz'] as String?,
        pushEnabled: json['push_enabled'] as bool?,
      );
}

/// What this device does not want
class DeviceInputOptOuts {
  /// Slugs of categories
  final List<String>? categories;
  /// Types of notifications, such as `general`
  final List<String>? types;

  const DeviceInputOptOuts({this.categories, this.types});

  factory DeviceInputOptOuts.fromJson(Map<String, dynamic> json) => DeviceInputOptOuts(
        categories: json['categories'] == null ? null : (json['categories'] as List<dynamic>).map((e) => e as String).toList(),
        types: json['types'] == null ? null : (json['types'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

/// `{categories, types}` that the device does not want; replaced as a whole
class DeviceOptOuts {
  final List<String> categories;
  final List<String> types;

  const DeviceOptOuts({required this.categories, required this.types});

  factory DeviceOptOuts.fromJson(Map<String, dynamic> json) => DeviceOptOuts(
        categories: (json['categories'] as List<dynamic>).map((e) => e as String).toList(),
        types: (json['types'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class DevicePatch {
  final Object? value;
  final String? kind;
  /// android, ios or web
  final String? platform;
  /// ISO 639-1
  final String? lang;
  /// Version of the app, such as 2.4.0
  final String? appVersion;
  final Object? place;
  /// Slugs of categories to follow
  final List<String>? categories;
  final DeviceInputOptOuts? optOuts;
  /// Observances to be reminded of on the evening before
  final List<String>? reminders;
  /// null: those of the publisher. Breaking news ignores them
  final QuietHours? quietHours;
  /// IANA time zone such as Asia/Kolkata
  final String? tz;
  /// false: nothing is sent, the registration is kept
  final bool? pushEnabled;

  const DevicePatch({this.value, this.kind, this.platform, this.lang, this.appVersion, this.place, this.categories, this.optOuts, this.reminders, this.quietHours, this.tz, this.pushEnabled});

  factory DevicePatch.fromJson(Map<String, dynamic> json) => DevicePatch(
        value: json['value'],
        kind: json['kind'] as String?,
        platform: json['platform'] as String?,
        lang: json['lang'] as String?,
        appVersion: json['app_version'] as String?,
        place: json['place'],
        categories: json['categories'] == null ? null : (json['categories'] as List<dynamic>).map((e) => e as String).toList(),
        optOuts: json['opt_outs'] == null ? null : DeviceInputOptOuts.fromJson(json['opt_outs'] as Map<String, dynamic>),
        reminders: json['reminders'] == null ? null : (json['reminders'] as List<dynamic>).map((e) => e as String).toList(),
        quietHours: json['quiet_hours'] == null ? null : QuietHours.fromJson(json['quiet_hours'] as Map<String, dynamic>),
        tz: json['tz'] as String?,
        pushEnabled: json['push_enabled'] as bool?,
      );
}

class DiffPart {
  final String value;
  final bool added;
  final bool removed;

  const DiffPart({required this.value, required this.added, required this.removed});

  factory DiffPart.fromJson(Map<String, dynamic> json) => DiffPart(
        value: json['value'] as String,
        added: json['added'] as bool,
        removed: json['removed'] as bool,
      );
}

class DryRun {
  final bool dryRun;
  final String transport;
  final int? targets;
  /// For one device of each platform, or the topic
  final List<Tried> results;

  const DryRun({required this.dryRun, required this.transport, this.targets, required this.results});

  factory DryRun.fromJson(Map<String, dynamic> json) => DryRun(
        dryRun: json['dry_run'] as bool,
        transport: json['transport'] as String,
        targets: json['targets'] as int?,
        results: (json['results'] as List<dynamic>).map((e) => Tried.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class EditLock {
  final String resource;
  /// Id
  final int id;
  final Person user;
  final String since;
  /// Over then, unless it is renewed
  final String until;

  const EditLock({required this.resource, required this.id, required this.user, required this.since, required this.until});

  factory EditLock.fromJson(Map<String, dynamic> json) => EditLock(
        resource: json['resource'] as String,
        id: json['id'] as int,
        user: Person.fromJson(json['user'] as Map<String, dynamic>),
        since: json['since'] as String,
        until: json['until'] as String,
      );
}

class EditLockInput {
  /// As in its address: `categories`
  final String resource;
  /// Id
  final int id;
  /// Take the lock of another user; recorded in the audit trail
  final bool? takeOver;

  const EditLockInput({required this.resource, required this.id, this.takeOver});

  factory EditLockInput.fromJson(Map<String, dynamic> json) => EditLockInput(
        resource: json['resource'] as String,
        id: json['id'] as int,
        takeOver: json['take_over'] as bool?,
      );
}

class Editing {
  final EditingUser user;
  final String since;
  /// Over then, unless it is renewed
  final String until;

  const Editing({required this.user, required this.since, required this.until});

  factory Editing.fromJson(Map<String, dynamic> json) => Editing(
        user: EditingUser.fromJson(json['user'] as Map<String, dynamic>),
        since: json['since'] as String,
        until: json['until'] as String,
      );
}

class EditingUser {
  /// Id
  final int id;
  final String name;

  const EditingUser({required this.id, required this.name});

  factory EditingUser.fromJson(Map<String, dynamic> json) => EditingUser(
        id: json['id'] as int,
        name: json['name'] as String,
      );
}

class Erased {
  final int devices;
  /// Notifications to this device alone that no longer name it
  final int notifications;
  /// Votes that no longer name the installation; they stay counted
  final int votes;
  final int bookmarks;
  /// Reports whose note and sender are gone
  final int reports;

  const Erased({required this.devices, required this.notifications, required this.votes, required this.bookmarks, required this.reports});

  factory Erased.fromJson(Map<String, dynamic> json) => Erased(
        devices: json['devices'] as int,
        notifications: json['notifications'] as int,
        votes: json['votes'] as int,
        bookmarks: json['bookmarks'] as int,
        reports: json['reports'] as int,
      );
}

class Feed {
  /// Id
  final int id;
  /// Title
  final String title;
  final String feedUrl;
  final String? siteUrl;
  /// URL of the icon
  final String? iconUrl;
  final String lang;
  /// Id of a category
  final int? categoryId;
  final int? refreshMinutes;
  /// Between two fetches as it is now, without what failures add
  final int intervalMinutes;
  final int? backoffMinutes;
  final String zone;
  final String? userAgent;
  final String? username;
  final bool hasPassword;
  /// Names of its own headers; their values are never returned
  final List<String> headerNames;
  /// Whether `publish_mode` is not off
  final bool autoPublish;
  /// Only items that have one of these words; empty: all
  final List<String> keywordsIn;
  /// No items that have one of these words
  final List<String> keywordsOut;
  /// News categories by the feed's own words for them; the feed's `category_id` for what has none
  final Map<String, int> categoryMap;
  final int? placeId;
  /// off; link: title and summary with the source; full: the whole text, if its owner allows it
  final String publishMode;
  /// Whether the feed's owner allows the full text
  final bool fullTextAllowed;
  /// true: items wait for review instead of being published
  final bool review;
  /// New items that are published are pushed to the phones of the language
  final bool push;
  /// Items that the keywords excluded
  final int filteredCount;
  final String? identity;
  final String? lastFetchedAt;
  final String? nextFetchAt;
  final int? lastStatus;
  final String? lastError;
  /// Failures in a row
  final int errorCount;
  final String? stoppedReason;
  final String? movedTo;
  final String? hostWaitsUntil;
  final String? hubUrl;
  final String? hubTopic;
  /// Whether the hub sends us its news: while active the feed is visited every few hours only
  final String websubState;
  final String? websubLeaseUntil;
  final String? websubError;
  final String? lastPushAt;
  final int itemCount;
  /// Items that were not published because another feed had their story
  final int heldBack;
  /// false: not shown to readers
  final bool isActive;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// What if-match names
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const Feed({required this.id, required this.title, required this.feedUrl, this.siteUrl, this.iconUrl, required this.lang, this.categoryId, this.refreshMinutes, required this.intervalMinutes, this.backoffMinutes, required this.zone, this.userAgent, this.username, required this.hasPassword, required this.headerNames, required this.autoPublish, required this.keywordsIn, required this.keywordsOut, required this.categoryMap, this.placeId, required this.publishMode, required this.fullTextAllowed, required this.review, required this.push, required this.filteredCount, this.identity, this.lastFetchedAt, this.nextFetchAt, this.lastStatus, this.lastError, required this.errorCount, this.stoppedReason, this.movedTo, this.hostWaitsUntil, this.hubUrl, this.hubTopic, required this.websubState, this.websubLeaseUntil, this.websubError, this.lastPushAt, required this.itemCount, required this.heldBack, required this.isActive, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt});

  factory Feed.fromJson(Map<String, dynamic> json) => Feed(
        id: json['id'] as int,
        title: json['title'] as String,
        feedUrl: json['feed_url'] as String,
        siteUrl: json['site_url'] as String?,
        iconUrl: json['icon_url'] as String?,
        lang: json['lang'] as String,
        categoryId: json['category_id'] as int?,
        refreshMinutes: json['refresh_minutes'] as int?,
        intervalMinutes: json['interval_minutes'] as int,
        backoffMinutes: json['backoff_minutes'] as int?,
        zone: json['zone'] as String,
        userAgent: json['user_agent'] as String?,
        username: json['username'] as String?,
        hasPassword: json['has_password'] as bool,
        headerNames: (json['header_names'] as List<dynamic>).map((e) => e as String).toList(),
        autoPublish: json['auto_publish'] as bool,
        keywordsIn: (json['keywords_in'] as List<dynamic>).map((e) => e as String).toList(),
        keywordsOut: (json['keywords_out'] as List<dynamic>).map((e) => e as String).toList(),
        categoryMap: (json['category_map'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as int)),
        placeId: json['place_id'] as int?,
        publishMode: json['publish_mode'] as String,
        fullTextAllowed: json['full_text_allowed'] as bool,
        review: json['review'] as bool,
        push: json['push'] as bool,
        filteredCount: json['filtered_count'] as int,
        identity: json['identity'] as String?,
        lastFetchedAt: json['last_fetched_at'] as String?,
        nextFetchAt: json['next_fetch_at'] as String?,
        lastStatus: json['last_status'] as int?,
        lastError: json['last_error'] as String?,
        errorCount: json['error_count'] as int,
        stoppedReason: json['stopped_reason'] as String?,
        movedTo: json['moved_to'] as String?,
        hostWaitsUntil: json['host_waits_until'] as String?,
        hubUrl: json['hub_url'] as String?,
        hubTopic: json['hub_topic'] as String?,
        websubState: json['websub_state'] as String,
        websubLeaseUntil: json['websub_lease_until'] as String?,
        websubError: json['websub_error'] as String?,
        lastPushAt: json['last_push_at'] as String?,
        itemCount: json['item_count'] as int,
        heldBack: json['held_back'] as int,
        isActive: json['is_active'] as bool,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class FeedCandidate {
  final String feedUrl;
  /// Title
  final String? title;
  final String? format;
  /// `link`: the page names it as its feed; `pattern`: follows from the address; `anchor`: a link of the page that looks like one; `path`: a usual place
  final String source;
  final int? itemCount;

  const FeedCandidate({required this.feedUrl, this.title, this.format, required this.source, this.itemCount});

  factory FeedCandidate.fromJson(Map<String, dynamic> json) => FeedCandidate(
        feedUrl: json['feed_url'] as String,
        title: json['title'] as String?,
        format: json['format'] as String?,
        source: json['source'] as String,
        itemCount: json['item_count'] as int?,
      );
}

class FeedFetch {
  final String at;
  final String outcome;
  final int? status;
  /// Until the answer was there
  final int ms;
  /// Of the body, decompressed
  final int bytes;
  final int added;
  final int changed;
  final bool notModified;
  final String? error;

  const FeedFetch({required this.at, required this.outcome, this.status, required this.ms, required this.bytes, required this.added, required this.changed, required this.notModified, this.error});

  factory FeedFetch.fromJson(Map<String, dynamic> json) => FeedFetch(
        at: json['at'] as String,
        outcome: json['outcome'] as String,
        status: json['status'] as int?,
        ms: json['ms'] as int,
        bytes: json['bytes'] as int,
        added: json['added'] as int,
        changed: json['changed'] as int,
        notModified: json['not_modified'] as bool,
        error: json['error'] as String?,
      );
}

class FeedInput {
  final String feedUrl;
  /// Default: the title of the feed
  final String? title;
  final String? siteUrl;
  /// URL of the icon
  final String? iconUrl;
  final String? lang;
  /// Id of a category
  final int? categoryId;
  final int? refreshMinutes;
  /// IANA time zone of dates without one; default Asia/Kolkata
  final String? zone;
  final String? userAgent;
  final Map<String, String?>? headers;
  final String? username;
  final String? password;
  /// New items become news: true means `publish_mode` link where it was off
  final bool? autoPublish;
  /// Only items that have one of these words; empty: all
  final List<String>? keywordsIn;
  /// No items that have one of these words
  final List<String>? keywordsOut;
  /// News categories by the feed's own words for them; the feed's `category_id` for what has none
  final Map<String, int>? categoryMap;
  final int? placeId;
  /// off; link: title and summary with the source; full: the whole text, if its owner allows it
  final String? publishMode;
  /// Whether the feed's owner allows the full text
  final bool? fullTextAllowed;
  /// true: items wait for review instead of being published
  final bool? review;
  /// New items that are published are pushed to the phones of the language
  final bool? push;
  /// false: not fetched, and its items are not shown
  final bool? isActive;

  const FeedInput({required this.feedUrl, this.title, this.siteUrl, this.iconUrl, this.lang, this.categoryId, this.refreshMinutes, this.zone, this.userAgent, this.headers, this.username, this.password, this.autoPublish, this.keywordsIn, this.keywordsOut, this.categoryMap, this.placeId, this.publishMode, this.fullTextAllowed, this.review, this.push, this.isActive});

  factory FeedInput.fromJson(Map<String, dynamic> json) => FeedInput(
        feedUrl: json['feed_url'] as String,
        title: json['title'] as String?,
        siteUrl: json['site_url'] as String?,
        iconUrl: json['icon_url'] as String?,
        lang: json['lang'] as String?,
        categoryId: json['category_id'] as int?,
        refreshMinutes: json['refresh_minutes'] as int?,
        zone: json['zone'] as String?,
        userAgent: json['user_agent'] as String?,
        headers: json['headers'] == null ? null : (json['headers'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String?)),
        username: json['username'] as String?,
        password: json['password'] as String?,
        autoPublish: json['auto_publish'] as bool?,
        keywordsIn: json['keywords_in'] == null ? null : (json['keywords_in'] as List<dynamic>).map((e) => e as String).toList(),
        keywordsOut: json['keywords_out'] == null ? null : (json['keywords_out'] as List<dynamic>).map((e) => e as String).toList(),
        categoryMap: json['category_map'] == null ? null : (json['category_map'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as int)),
        placeId: json['place_id'] as int?,
        publishMode: json['publish_mode'] as String?,
        fullTextAllowed: json['full_text_allowed'] as bool?,
        review: json['review'] as bool?,
        push: json['push'] as bool?,
        isActive: json['is_active'] as bool?,
      );
}

class FeedItem {
  /// Id
  final int id;
  final String? guid;
  final FeedItemFeed feed;
  /// Title
  final String title;
  final String? link;
  /// Plain text
  final String summary;
  /// Sanitised HTML with absolute addresses
  final String content;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  /// URL of the main image
  final String? imageUrl;
  final List<String> categories;
  /// Time of publication, UTC
  final String? publishedAt;
  final String firstSeenAt;
  final String lang;
  /// Other feeds that have the same story: the first 20 of them
  final List<FeedItemSource> sources;
  final int? duplicateOf;

  const FeedItem({required this.id, this.guid, required this.feed, required this.title, this.link, required this.summary, required this.content, this.author, this.imageUrl, required this.categories, this.publishedAt, required this.firstSeenAt, required this.lang, required this.sources, this.duplicateOf});

  factory FeedItem.fromJson(Map<String, dynamic> json) => FeedItem(
        id: json['id'] as int,
        guid: json['guid'] as String?,
        feed: FeedItemFeed.fromJson(json['feed'] as Map<String, dynamic>),
        title: json['title'] as String,
        link: json['link'] as String?,
        summary: json['summary'] as String,
        content: json['content'] as String,
        author: json['author'] as String?,
        imageUrl: json['image_url'] as String?,
        categories: (json['categories'] as List<dynamic>).map((e) => e as String).toList(),
        publishedAt: json['published_at'] as String?,
        firstSeenAt: json['first_seen_at'] as String,
        lang: json['lang'] as String,
        sources: (json['sources'] as List<dynamic>).map((e) => FeedItemSource.fromJson(e as Map<String, dynamic>)).toList(),
        duplicateOf: json['duplicate_of'] as int?,
      );
}

class FeedItemFeed {
  /// Id
  final int id;
  /// Title
  final String title;
  /// URL of the icon
  final String? iconUrl;

  const FeedItemFeed({required this.id, required this.title, this.iconUrl});

  factory FeedItemFeed.fromJson(Map<String, dynamic> json) => FeedItemFeed(
        id: json['id'] as int,
        title: json['title'] as String,
        iconUrl: json['icon_url'] as String?,
      );
}

class FeedItemSource {
  final int feedId;
  /// Title
  final String title;
  final String? link;
  /// URL of the icon
  final String? iconUrl;
  /// Time of publication, UTC
  final String? publishedAt;

  const FeedItemSource({required this.feedId, required this.title, this.link, this.iconUrl, this.publishedAt});

  factory FeedItemSource.fromJson(Map<String, dynamic> json) => FeedItemSource(
        feedId: json['feed_id'] as int,
        title: json['title'] as String,
        link: json['link'] as String?,
        iconUrl: json['icon_url'] as String?,
        publishedAt: json['published_at'] as String?,
      );
}

class FeedRun {
  /// Id
  final int id;
  final int total;
  /// Feeds that are through, `failed` among them
  final int done;
  /// Feeds whose fetch brought an error, or none within six hours
  final int failed;
  /// Items
  final int added;
  /// Items
  final int changed;
  final bool running;
  final String startedAt;
  final String? finishedAt;

  const FeedRun({required this.id, required this.total, required this.done, required this.failed, required this.added, required this.changed, required this.running, required this.startedAt, this.finishedAt});

  factory FeedRun.fromJson(Map<String, dynamic> json) => FeedRun(
        id: json['id'] as int,
        total: json['total'] as int,
        done: json['done'] as int,
        failed: json['failed'] as int,
        added: json['added'] as int,
        changed: json['changed'] as int,
        running: json['running'] as bool,
        startedAt: json['started_at'] as String,
        finishedAt: json['finished_at'] as String?,
      );
}

class FeedTest {
  final bool ok;
  final String? error;
  final String? problem;
  final int? status;
  /// Where the answer came from, behind redirects
  final String feedUrl;
  /// In their order: what answered so, and where it led
  final List<FeedTestRedirect> redirects;
  /// Until the answer was there and read
  final int ms;
  /// Of the body, decompressed
  final int bytes;
  final String? format;
  final String? encoding;
  /// Title
  final String? title;
  final String? siteUrl;
  /// URL of the icon
  final String? iconUrl;
  final String? lang;
  final int? ttlMinutes;
  /// WebSub hubs that push new items
  final List<String> hubs;
  final String? keyPolicy;
  final int? knownId;
  final int itemCount;
  /// Items that the filters of the feed would keep out
  final int filteredCount;
  /// The first thirty, as they would be stored
  final List<FeedTestItem> items;
  final List<FeedWarning> warnings;
  /// Of a web page: the likeliest first
  final List<FeedCandidate> candidates;

  const FeedTest({required this.ok, this.error, this.problem, this.status, required this.feedUrl, required this.redirects, required this.ms, required this.bytes, this.format, this.encoding, this.title, this.siteUrl, this.iconUrl, this.lang, this.ttlMinutes, required this.hubs, this.keyPolicy, this.knownId, required this.itemCount, required this.filteredCount, required this.items, required this.warnings, required this.candidates});

  factory FeedTest.fromJson(Map<String, dynamic> json) => FeedTest(
        ok: json['ok'] as bool,
        error: json['error'] as String?,
        problem: json['problem'] as String?,
        status: json['status'] as int?,
        feedUrl: json['feed_url'] as String,
        redirects: (json['redirects'] as List<dynamic>).map((e) => FeedTestRedirect.fromJson(e as Map<String, dynamic>)).toList(),
        ms: json['ms'] as int,
        bytes: json['bytes'] as int,
        format: json['format'] as String?,
        encoding: json['encoding'] as String?,
        title: json['title'] as String?,
        siteUrl: json['site_url'] as String?,
        iconUrl: json['icon_url'] as String?,
        lang: json['lang'] as String?,
        ttlMinutes: json['ttl_minutes'] as int?,
        hubs: (json['hubs'] as List<dynamic>).map((e) => e as String).toList(),
        keyPolicy: json['key_policy'] as String?,
        knownId: json['known_id'] as int?,
        itemCount: json['item_count'] as int,
        filteredCount: json['filtered_count'] as int,
        items: (json['items'] as List<dynamic>).map((e) => FeedTestItem.fromJson(e as Map<String, dynamic>)).toList(),
        warnings: (json['warnings'] as List<dynamic>).map((e) => FeedWarning.fromJson(e as Map<String, dynamic>)).toList(),
        candidates: (json['candidates'] as List<dynamic>).map((e) => FeedCandidate.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class FeedTestItem {
  /// Title
  final String title;
  final String? link;
  /// Time of publication, UTC
  final String? publishedAt;
  final String? dateRaw;
  /// URL of the main image
  final String? imageUrl;
  final String summary;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final List<String> categories;
  final String? lang;
  /// The filters of the feed would keep it out
  final bool filtered;

  const FeedTestItem({required this.title, this.link, this.publishedAt, this.dateRaw, this.imageUrl, required this.summary, this.author, required this.categories, this.lang, required this.filtered});

  factory FeedTestItem.fromJson(Map<String, dynamic> json) => FeedTestItem(
        title: json['title'] as String,
        link: json['link'] as String?,
        publishedAt: json['published_at'] as String?,
        dateRaw: json['date_raw'] as String?,
        imageUrl: json['image_url'] as String?,
        summary: json['summary'] as String,
        author: json['author'] as String?,
        categories: (json['categories'] as List<dynamic>).map((e) => e as String).toList(),
        lang: json['lang'] as String?,
        filtered: json['filtered'] as bool,
      );
}

class FeedTestRedirect {
  final int status;
  final String url;

  const FeedTestRedirect({required this.status, required this.url});

  factory FeedTestRedirect.fromJson(Map<String, dynamic> json) => FeedTestRedirect(
        status: json['status'] as int,
        url: json['url'] as String,
      );
}

class FeedTrial {
  final String feedUrl;
  /// Where the address is a web page, ask for the feeds that it may have
  final bool? discover;
  final String? lang;
  /// IANA time zone of dates without one; default Asia/Kolkata
  final String? zone;
  final String? userAgent;
  final Map<String, String?>? headers;
  final String? username;
  final String? password;
  /// Only items that have one of these words; empty: all
  final List<String>? keywordsIn;
  /// No items that have one of these words
  final List<String>? keywordsOut;

  const FeedTrial({required this.feedUrl, this.discover, this.lang, this.zone, this.userAgent, this.headers, this.username, this.password, this.keywordsIn, this.keywordsOut});

  factory FeedTrial.fromJson(Map<String, dynamic> json) => FeedTrial(
        feedUrl: json['feed_url'] as String,
        discover: json['discover'] as bool?,
        lang: json['lang'] as String?,
        zone: json['zone'] as String?,
        userAgent: json['user_agent'] as String?,
        headers: json['headers'] == null ? null : (json['headers'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String?)),
        username: json['username'] as String?,
        password: json['password'] as String?,
        keywordsIn: json['keywords_in'] == null ? null : (json['keywords_in'] as List<dynamic>).map((e) => e as String).toList(),
        keywordsOut: json['keywords_out'] == null ? null : (json['keywords_out'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class FeedWarning {
  final String code;
  /// For an editor
  final String message;

  const FeedWarning({required this.code, required this.message});

  factory FeedWarning.fromJson(Map<String, dynamic> json) => FeedWarning(
        code: json['code'] as String,
        message: json['message'] as String,
      );
}

class Festival {
  final String key;
  /// Id
  final int? id;
  final String name;
  /// Day, YYYY-MM-DD
  final String date;
  final String type;
  /// By `holiday_basis`
  final bool isHoliday;
  final HolidayOrder? holiday;
  /// official: the list of that state and year; rule: no list is known, a guess; editor: as it was announced
  final String holidayBasis;
  /// Waits for the new moon to be sighted; may move by a day
  final bool isTentative;
  /// ISO 3166-2 like IN-TS; IN: all of India
  final List<String> regions;
  final String? description;
  /// URL of the main image
  final String? imageUrl;
  /// Instants of the observance: moonrise, parana, the course of an eclipse
  final List<FestivalTime> times;
  /// Other days on which other almanacs or schools keep it
  final List<FestivalAlternative> alternatives;
  /// official: on the list of holidays alone
  final String source;

  const Festival({required this.key, this.id, required this.name, required this.date, required this.type, required this.isHoliday, this.holiday, required this.holidayBasis, required this.isTentative, required this.regions, this.description, this.imageUrl, required this.times, required this.alternatives, required this.source});

  factory Festival.fromJson(Map<String, dynamic> json) => Festival(
        key: json['key'] as String,
        id: json['id'] as int?,
        name: json['name'] as String,
        date: json['date'] as String,
        type: json['type'] as String,
        isHoliday: json['is_holiday'] as bool,
        holiday: json['holiday'] == null ? null : HolidayOrder.fromJson(json['holiday'] as Map<String, dynamic>),
        holidayBasis: json['holiday_basis'] as String,
        isTentative: json['is_tentative'] as bool,
        regions: (json['regions'] as List<dynamic>).map((e) => e as String).toList(),
        description: json['description'] as String?,
        imageUrl: json['image_url'] as String?,
        times: (json['times'] as List<dynamic>).map((e) => FestivalTime.fromJson(e as Map<String, dynamic>)).toList(),
        alternatives: (json['alternatives'] as List<dynamic>).map((e) => FestivalAlternative.fromJson(e as Map<String, dynamic>)).toList(),
        source: json['source'] as String,
      );
}

class FestivalAlternative {
  /// Day, YYYY-MM-DD
  final String date;
  final String school;
  final String name;

  const FestivalAlternative({required this.date, required this.school, required this.name});

  factory FestivalAlternative.fromJson(Map<String, dynamic> json) => FestivalAlternative(
        date: json['date'] as String,
        school: json['school'] as String,
        name: json['name'] as String,
      );
}

class FestivalInput {
  /// Day, YYYY-MM-DD
  final String date;
  final String? key;
  /// ISO 639-1
  final String? lang;
  final String? name;
  final String? description;
  /// Name and description by language
  final Map<String, DayInputFestivalText>? texts;
  final String? type;
  /// Public holiday in its regions
  final bool? isHoliday;
  /// Waits for the new moon to be sighted; may move by a day
  final bool? isTentative;
  /// ISO 3166-2 codes such as IN-TS; IN is all of India
  final List<String>? regions;
  /// URL of the main image
  final String? imageUrl;
  final Repeats? repeats;

  const FestivalInput({required this.date, this.key, this.lang, this.name, this.description, this.texts, this.type, this.isHoliday, this.isTentative, this.regions, this.imageUrl, this.repeats});

  factory FestivalInput.fromJson(Map<String, dynamic> json) => FestivalInput(
        date: json['date'] as String,
        key: json['key'] as String?,
        lang: json['lang'] as String?,
        name: json['name'] as String?,
        description: json['description'] as String?,
        texts: json['texts'] == null ? null : (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, DayInputFestivalText.fromJson(e as Map<String, dynamic>))),
        type: json['type'] as String?,
        isHoliday: json['is_holiday'] as bool?,
        isTentative: json['is_tentative'] as bool?,
        regions: json['regions'] == null ? null : (json['regions'] as List<dynamic>).map((e) => e as String).toList(),
        imageUrl: json['image_url'] as String?,
        repeats: json['repeats'] == null ? null : Repeats.fromJson(json['repeats'] as Map<String, dynamic>),
      );
}

class FestivalTime {
  final String key;
  final String name;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const FestivalTime({required this.key, required this.name, this.start, this.end});

  factory FestivalTime.fromJson(Map<String, dynamic> json) => FestivalTime(
        key: json['key'] as String,
        name: json['name'] as String,
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class FoundPlace {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String type;
  final String? code;
  final int? lgdCode;
  /// Id of the parent; null at the top
  final int? parentId;
  /// Degrees north
  final num? lat;
  /// Degrees east
  final num? lon;
  /// IANA time zone such as Asia/Kolkata
  final String? tz;
  /// Places right below it
  final int childCount;
  /// Push topic of the place in this language
  final String topic;
  /// Names of the places above it, the nearest first, without the country
  final List<String> within;

  const FoundPlace({required this.id, required this.name, required this.slug, required this.type, this.code, this.lgdCode, this.parentId, this.lat, this.lon, this.tz, required this.childCount, required this.topic, required this.within});

  factory FoundPlace.fromJson(Map<String, dynamic> json) => FoundPlace(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        type: json['type'] as String,
        code: json['code'] as String?,
        lgdCode: json['lgd_code'] as int?,
        parentId: json['parent_id'] as int?,
        lat: json['lat'] as num?,
        lon: json['lon'] as num?,
        tz: json['tz'] as String?,
        childCount: json['child_count'] as int,
        topic: json['topic'] as String,
        within: (json['within'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class GetAdminCategoriesReplyData {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  /// Texts by language
  final Map<String, GetAdminCategoriesReplyDataTexts> texts;
  /// URL of the icon
  final String? iconUrl;
  /// Position in lists, ascending
  final int sortOrder;
  /// false: not shown to readers
  final bool isActive;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Id of the parent; null at the top
  final int? parentId;
  final String? color;
  final GetAdminPlacesReplyDataIncluded? included;

  const GetAdminCategoriesReplyData({required this.id, required this.name, required this.slug, required this.texts, this.iconUrl, required this.sortOrder, required this.isActive, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt, this.parentId, this.color, this.included});

  factory GetAdminCategoriesReplyData.fromJson(Map<String, dynamic> json) => GetAdminCategoriesReplyData(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, GetAdminCategoriesReplyDataTexts.fromJson(e as Map<String, dynamic>))),
        iconUrl: json['icon_url'] as String?,
        sortOrder: json['sort_order'] as int,
        isActive: json['is_active'] as bool,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        parentId: json['parent_id'] as int?,
        color: json['color'] as String?,
        included: json['included'] == null ? null : GetAdminPlacesReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

class GetAdminCategoriesReplyDataTexts {
  final String? name;

  const GetAdminCategoriesReplyDataTexts({this.name});

  factory GetAdminCategoriesReplyDataTexts.fromJson(Map<String, dynamic> json) => GetAdminCategoriesReplyDataTexts(
        name: json['name'] as String?,
      );
}

class GetAdminContributorsReplyData {
  /// Id
  final int id;
  final String username;
  final String name;
  /// false: not shown to readers
  final bool isActive;
  /// Submissions that wait for a decision
  final int submitted;
  final int accepted;
  final int rejected;
  final int returned;
  final num? score;
  final String? lastSubmittedAt;

  const GetAdminContributorsReplyData({required this.id, required this.username, required this.name, required this.isActive, required this.submitted, required this.accepted, required this.rejected, required this.returned, this.score, this.lastSubmittedAt});

  factory GetAdminContributorsReplyData.fromJson(Map<String, dynamic> json) => GetAdminContributorsReplyData(
        id: json['id'] as int,
        username: json['username'] as String,
        name: json['name'] as String,
        isActive: json['is_active'] as bool,
        submitted: json['submitted'] as int,
        accepted: json['accepted'] as int,
        rejected: json['rejected'] as int,
        returned: json['returned'] as int,
        score: json['score'] as num?,
        lastSubmittedAt: json['last_submitted_at'] as String?,
      );
}

class GetAdminFeedItemsReplyData {
  /// Id
  final int id;
  final String? guid;
  final FeedItemFeed feed;
  /// Title
  final String title;
  final String? link;
  /// Plain text
  final String summary;
  /// Sanitised HTML with absolute addresses
  final String content;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  /// URL of the main image
  final String? imageUrl;
  final List<String> categories;
  /// Time of publication, UTC
  final String? publishedAt;
  final String firstSeenAt;
  final String lang;
  /// Other feeds that have the same story: the first 20 of them
  final List<FeedItemSource> sources;
  final int? duplicateOf;
  final int feedId;
  final String? dateRaw;
  /// Id of a story
  final int? newsId;
  /// An editor made it a story of its own
  final bool isParted;
  /// Not published, although its feed publishes automatically: another feed had the story
  final bool isHeldBack;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of the last change, UTC
  final String updatedAt;
  /// What `include` names
  final GetAdminFeedItemsReplyDataIncluded? included;

  const GetAdminFeedItemsReplyData({required this.id, this.guid, required this.feed, required this.title, this.link, required this.summary, required this.content, this.author, this.imageUrl, required this.categories, this.publishedAt, required this.firstSeenAt, required this.lang, required this.sources, this.duplicateOf, required this.feedId, this.dateRaw, this.newsId, required this.isParted, required this.isHeldBack, required this.rev, required this.updatedAt, this.included});

  factory GetAdminFeedItemsReplyData.fromJson(Map<String, dynamic> json) => GetAdminFeedItemsReplyData(
        id: json['id'] as int,
        guid: json['guid'] as String?,
        feed: FeedItemFeed.fromJson(json['feed'] as Map<String, dynamic>),
        title: json['title'] as String,
        link: json['link'] as String?,
        summary: json['summary'] as String,
        content: json['content'] as String,
        author: json['author'] as String?,
        imageUrl: json['image_url'] as String?,
        categories: (json['categories'] as List<dynamic>).map((e) => e as String).toList(),
        publishedAt: json['published_at'] as String?,
        firstSeenAt: json['first_seen_at'] as String,
        lang: json['lang'] as String,
        sources: (json['sources'] as List<dynamic>).map((e) => FeedItemSource.fromJson(e as Map<String, dynamic>)).toList(),
        duplicateOf: json['duplicate_of'] as int?,
        feedId: json['feed_id'] as int,
        dateRaw: json['date_raw'] as String?,
        newsId: json['news_id'] as int?,
        isParted: json['is_parted'] as bool,
        isHeldBack: json['is_held_back'] as bool,
        rev: json['rev'] as int,
        updatedAt: json['updated_at'] as String,
        included: json['included'] == null ? null : GetAdminFeedItemsReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// What `include` names
class GetAdminFeedItemsReplyDataIncluded {
  final EditingUser? feed;

  const GetAdminFeedItemsReplyDataIncluded({this.feed});

  factory GetAdminFeedItemsReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminFeedItemsReplyDataIncluded(
        feed: json['feed'] == null ? null : EditingUser.fromJson(json['feed'] as Map<String, dynamic>),
      );
}

class GetAdminFeedsReplyData {
  /// Id
  final int id;
  /// Title
  final String title;
  final String feedUrl;
  final String? siteUrl;
  /// URL of the icon
  final String? iconUrl;
  final String lang;
  /// Id of a category
  final int? categoryId;
  final int? refreshMinutes;
  /// Between two fetches as it is now, without what failures add
  final int intervalMinutes;
  final int? backoffMinutes;
  final String zone;
  final String? userAgent;
  final String? username;
  final bool hasPassword;
  /// Names of its own headers; their values are never returned
  final List<String> headerNames;
  /// Whether `publish_mode` is not off
  final bool autoPublish;
  /// Only items that have one of these words; empty: all
  final List<String> keywordsIn;
  /// No items that have one of these words
  final List<String> keywordsOut;
  /// News categories by the feed's own words for them; the feed's `category_id` for what has none
  final Map<String, int> categoryMap;
  final int? placeId;
  /// off; link: title and summary with the source; full: the whole text, if its owner allows it
  final String publishMode;
  /// Whether the feed's owner allows the full text
  final bool fullTextAllowed;
  /// true: items wait for review instead of being published
  final bool review;
  /// New items that are published are pushed to the phones of the language
  final bool push;
  /// Items that the keywords excluded
  final int filteredCount;
  final String? identity;
  final String? lastFetchedAt;
  final String? nextFetchAt;
  final int? lastStatus;
  final String? lastError;
  /// Failures in a row
  final int errorCount;
  final String? stoppedReason;
  final String? movedTo;
  final String? hostWaitsUntil;
  final String? hubUrl;
  final String? hubTopic;
  /// Whether the hub sends us its news: while active the feed is visited every few hours only
  final String websubState;
  final String? websubLeaseUntil;
  final String? websubError;
  final String? lastPushAt;
  final int itemCount;
  /// Items that were not published because another feed had their story
  final int heldBack;
  /// false: not shown to readers
  final bool isActive;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// What if-match names
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// What `include` names
  final GetAdminFeedsReplyDataIncluded? included;

  const GetAdminFeedsReplyData({required this.id, required this.title, required this.feedUrl, this.siteUrl, this.iconUrl, required this.lang, this.categoryId, this.refreshMinutes, required this.intervalMinutes, this.backoffMinutes, required this.zone, this.userAgent, this.username, required this.hasPassword, required this.headerNames, required this.autoPublish, required this.keywordsIn, required this.keywordsOut, required this.categoryMap, this.placeId, required this.publishMode, required this.fullTextAllowed, required this.review, required this.push, required this.filteredCount, this.identity, this.lastFetchedAt, this.nextFetchAt, this.lastStatus, this.lastError, required this.errorCount, this.stoppedReason, this.movedTo, this.hostWaitsUntil, this.hubUrl, this.hubTopic, required this.websubState, this.websubLeaseUntil, this.websubError, this.lastPushAt, required this.itemCount, required this.heldBack, required this.isActive, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt, this.included});

  factory GetAdminFeedsReplyData.fromJson(Map<String, dynamic> json) => GetAdminFeedsReplyData(
        id: json['id'] as int,
        title: json['title'] as String,
        feedUrl: json['feed_url'] as String,
        siteUrl: json['site_url'] as String?,
        iconUrl: json['icon_url'] as String?,
        lang: json['lang'] as String,
        categoryId: json['category_id'] as int?,
        refreshMinutes: json['refresh_minutes'] as int?,
        intervalMinutes: json['interval_minutes'] as int,
        backoffMinutes: json['backoff_minutes'] as int?,
        zone: json['zone'] as String,
        userAgent: json['user_agent'] as String?,
        username: json['username'] as String?,
        hasPassword: json['has_password'] as bool,
        headerNames: (json['header_names'] as List<dynamic>).map((e) => e as String).toList(),
        autoPublish: json['auto_publish'] as bool,
        keywordsIn: (json['keywords_in'] as List<dynamic>).map((e) => e as String).toList(),
        keywordsOut: (json['keywords_out'] as List<dynamic>).map((e) => e as String).toList(),
        categoryMap: (json['category_map'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as int)),
        placeId: json['place_id'] as int?,
        publishMode: json['publish_mode'] as String,
        fullTextAllowed: json['full_text_allowed'] as bool,
        review: json['review'] as bool,
        push: json['push'] as bool,
        filteredCount: json['filtered_count'] as int,
        identity: json['identity'] as String?,
        lastFetchedAt: json['last_fetched_at'] as String?,
        nextFetchAt: json['next_fetch_at'] as String?,
        lastStatus: json['last_status'] as int?,
        lastError: json['last_error'] as String?,
        errorCount: json['error_count'] as int,
        stoppedReason: json['stopped_reason'] as String?,
        movedTo: json['moved_to'] as String?,
        hostWaitsUntil: json['host_waits_until'] as String?,
        hubUrl: json['hub_url'] as String?,
        hubTopic: json['hub_topic'] as String?,
        websubState: json['websub_state'] as String,
        websubLeaseUntil: json['websub_lease_until'] as String?,
        websubError: json['websub_error'] as String?,
        lastPushAt: json['last_push_at'] as String?,
        itemCount: json['item_count'] as int,
        heldBack: json['held_back'] as int,
        isActive: json['is_active'] as bool,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        included: json['included'] == null ? null : GetAdminFeedsReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// What `include` names
class GetAdminFeedsReplyDataIncluded {
  final ChangedBy? people;
  final EditingUser? category;
  final EditingUser? place;
  final List<FeedFetch>? fetches;

  const GetAdminFeedsReplyDataIncluded({this.people, this.category, this.place, this.fetches});

  factory GetAdminFeedsReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminFeedsReplyDataIncluded(
        people: json['people'] == null ? null : ChangedBy.fromJson(json['people'] as Map<String, dynamic>),
        category: json['category'] == null ? null : EditingUser.fromJson(json['category'] as Map<String, dynamic>),
        place: json['place'] == null ? null : EditingUser.fromJson(json['place'] as Map<String, dynamic>),
        fetches: json['fetches'] == null ? null : (json['fetches'] as List<dynamic>).map((e) => FeedFetch.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class GetAdminFestivalsReplyData {
  final String key;
  /// Id
  final int id;
  final String name;
  /// Day, YYYY-MM-DD
  final String date;
  final String type;
  /// By `holiday_basis`
  final bool isHoliday;
  final HolidayOrder? holiday;
  /// official: the list of that state and year; rule: no list is known, a guess; editor: as it was announced
  final String holidayBasis;
  /// Waits for the new moon to be sighted; may move by a day
  final bool isTentative;
  /// ISO 3166-2 like IN-TS; IN: all of India
  final List<String> regions;
  final String? description;
  /// URL of the main image
  final String? imageUrl;
  /// Instants of the observance: moonrise, parana, the course of an eclipse
  final List<FestivalTime> times;
  /// Other days on which other almanacs or schools keep it
  final List<FestivalAlternative> alternatives;
  /// official: on the list of holidays alone
  final String source;
  /// Texts by language
  final Map<String, StoredDayFestivalText> texts;
  final Repeats? repeats;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// What `include` names
  final GetAdminFestivalsReplyDataIncluded? included;

  const GetAdminFestivalsReplyData({required this.key, required this.id, required this.name, required this.date, required this.type, required this.isHoliday, this.holiday, required this.holidayBasis, required this.isTentative, required this.regions, this.description, this.imageUrl, required this.times, required this.alternatives, required this.source, required this.texts, this.repeats, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt, this.included});

  factory GetAdminFestivalsReplyData.fromJson(Map<String, dynamic> json) => GetAdminFestivalsReplyData(
        key: json['key'] as String,
        id: json['id'] as int,
        name: json['name'] as String,
        date: json['date'] as String,
        type: json['type'] as String,
        isHoliday: json['is_holiday'] as bool,
        holiday: json['holiday'] == null ? null : HolidayOrder.fromJson(json['holiday'] as Map<String, dynamic>),
        holidayBasis: json['holiday_basis'] as String,
        isTentative: json['is_tentative'] as bool,
        regions: (json['regions'] as List<dynamic>).map((e) => e as String).toList(),
        description: json['description'] as String?,
        imageUrl: json['image_url'] as String?,
        times: (json['times'] as List<dynamic>).map((e) => FestivalTime.fromJson(e as Map<String, dynamic>)).toList(),
        alternatives: (json['alternatives'] as List<dynamic>).map((e) => FestivalAlternative.fromJson(e as Map<String, dynamic>)).toList(),
        source: json['source'] as String,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, StoredDayFestivalText.fromJson(e as Map<String, dynamic>))),
        repeats: json['repeats'] == null ? null : Repeats.fromJson(json['repeats'] as Map<String, dynamic>),
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        included: json['included'] == null ? null : GetAdminFestivalsReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// What `include` names
class GetAdminFestivalsReplyDataIncluded {
  final ChangedBy? people;

  const GetAdminFestivalsReplyDataIncluded({this.people});

  factory GetAdminFestivalsReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminFestivalsReplyDataIncluded(
        people: json['people'] == null ? null : ChangedBy.fromJson(json['people'] as Map<String, dynamic>),
      );
}

class GetAdminHolidaysReplyData {
  /// Id
  final int id;
  /// Day, YYYY-MM-DD
  final String date;
  final String key;
  final String name;
  /// ISO 3166-2 like IN-TS; IN: the Centre
  final String region;
  final String kind;
  final String? order;
  final String? source;
  /// Texts by language
  final Map<String, GetAdminHolidaysReplyDataTexts> texts;
  final bool isRemoved;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// What `include` names
  final GetAdminHolidaysReplyDataIncluded? included;

  const GetAdminHolidaysReplyData({required this.id, required this.date, required this.key, required this.name, required this.region, required this.kind, this.order, this.source, required this.texts, required this.isRemoved, required this.rev, required this.createdAt, required this.updatedAt, this.included});

  factory GetAdminHolidaysReplyData.fromJson(Map<String, dynamic> json) => GetAdminHolidaysReplyData(
        id: json['id'] as int,
        date: json['date'] as String,
        key: json['key'] as String,
        name: json['name'] as String,
        region: json['region'] as String,
        kind: json['kind'] as String,
        order: json['order'] as String?,
        source: json['source'] as String?,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, GetAdminHolidaysReplyDataTexts.fromJson(e as Map<String, dynamic>))),
        isRemoved: json['is_removed'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        included: json['included'] == null ? null : GetAdminHolidaysReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// What `include` names
class GetAdminHolidaysReplyDataIncluded {
  final ChangedBy? people;

  const GetAdminHolidaysReplyDataIncluded({this.people});

  factory GetAdminHolidaysReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminHolidaysReplyDataIncluded(
        people: json['people'] == null ? null : ChangedBy.fromJson(json['people'] as Map<String, dynamic>),
      );
}

class GetAdminHolidaysReplyDataTexts {
  final String? name;

  const GetAdminHolidaysReplyDataTexts({this.name});

  factory GetAdminHolidaysReplyDataTexts.fromJson(Map<String, dynamic> json) => GetAdminHolidaysReplyDataTexts(
        name: json['name'] as String?,
      );
}

class GetAdminHoroscopeReplyData {
  /// Id
  final int id;
  final SignView sign;
  final String period;
  /// First day of the period
  final String date;
  final HoroscopeRange range;
  final String lang;
  /// Title
  final String? title;
  final String? prediction;
  final String? love;
  final String? career;
  final String? health;
  final String? finance;
  final String? do_;
  final String? avoid;
  final int? rating;
  final int? luckyNumber;
  final GetAdminHoroscopeReplyDataLuckyColor? luckyColor;
  final String? luckyTime;
  final List<AdminHoroscopeFactor> factors;
  final String? source;
  /// Time of the last change, UTC
  final String? updatedAt;
  final String? publishAt;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// What `include` names
  final GetAdminHoroscopeReplyDataIncluded? included;

  const GetAdminHoroscopeReplyData({required this.id, required this.sign, required this.period, required this.date, required this.range, required this.lang, this.title, this.prediction, this.love, this.career, this.health, this.finance, this.do_, this.avoid, this.rating, this.luckyNumber, this.luckyColor, this.luckyTime, required this.factors, this.source, this.updatedAt, this.publishAt, required this.isSample, required this.rev, required this.createdAt, this.included});

  factory GetAdminHoroscopeReplyData.fromJson(Map<String, dynamic> json) => GetAdminHoroscopeReplyData(
        id: json['id'] as int,
        sign: SignView.fromJson(json['sign'] as Map<String, dynamic>),
        period: json['period'] as String,
        date: json['date'] as String,
        range: HoroscopeRange.fromJson(json['range'] as Map<String, dynamic>),
        lang: json['lang'] as String,
        title: json['title'] as String?,
        prediction: json['prediction'] as String?,
        love: json['love'] as String?,
        career: json['career'] as String?,
        health: json['health'] as String?,
        finance: json['finance'] as String?,
        do_: json['do'] as String?,
        avoid: json['avoid'] as String?,
        rating: json['rating'] as int?,
        luckyNumber: json['lucky_number'] as int?,
        luckyColor: json['lucky_color'] == null ? null : GetAdminHoroscopeReplyDataLuckyColor.fromJson(json['lucky_color'] as Map<String, dynamic>),
        luckyTime: json['lucky_time'] as String?,
        factors: (json['factors'] as List<dynamic>).map((e) => AdminHoroscopeFactor.fromJson(e as Map<String, dynamic>)).toList(),
        source: json['source'] as String?,
        updatedAt: json['updated_at'] as String?,
        publishAt: json['publish_at'] as String?,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        included: json['included'] == null ? null : GetAdminHoroscopeReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// What `include` names
class GetAdminHoroscopeReplyDataIncluded {
  final ChangedBy? people;

  const GetAdminHoroscopeReplyDataIncluded({this.people});

  factory GetAdminHoroscopeReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminHoroscopeReplyDataIncluded(
        people: json['people'] == null ? null : ChangedBy.fromJson(json['people'] as Map<String, dynamic>),
      );
}

class GetAdminHoroscopeReplyDataLuckyColor {
  final String name;
  final String? hex;

  const GetAdminHoroscopeReplyDataLuckyColor({required this.name, this.hex});

  factory GetAdminHoroscopeReplyDataLuckyColor.fromJson(Map<String, dynamic> json) => GetAdminHoroscopeReplyDataLuckyColor(
        name: json['name'] as String,
        hex: json['hex'] as String?,
      );
}

class GetAdminJobsReplyData {
  /// Id
  final int id;
  final String kind;
  final Object? payload;
  final String? uniqueKey;
  final String lane;
  final String? throttle;
  /// State
  final String state;
  final int attempts;
  final int maxAttempts;
  final String runAt;
  final String? leaseUntil;
  final String? lastError;
  /// Id of the request, as in `X-Request-Id` and in the log
  final String? requestId;
  /// Time of creation, UTC
  final String createdAt;
  final String? endedAt;

  const GetAdminJobsReplyData({required this.id, required this.kind, this.payload, this.uniqueKey, required this.lane, this.throttle, required this.state, required this.attempts, required this.maxAttempts, required this.runAt, this.leaseUntil, this.lastError, this.requestId, required this.createdAt, this.endedAt});

  factory GetAdminJobsReplyData.fromJson(Map<String, dynamic> json) => GetAdminJobsReplyData(
        id: json['id'] as int,
        kind: json['kind'] as String,
        payload: json['payload'],
        uniqueKey: json['unique_key'] as String?,
        lane: json['lane'] as String,
        throttle: json['throttle'] as String?,
        state: json['state'] as String,
        attempts: json['attempts'] as int,
        maxAttempts: json['max_attempts'] as int,
        runAt: json['run_at'] as String,
        leaseUntil: json['lease_until'] as String?,
        lastError: json['last_error'] as String?,
        requestId: json['request_id'] as String?,
        createdAt: json['created_at'] as String,
        endedAt: json['ended_at'] as String?,
      );
}

class GetAdminNotificationsReplyData {
  /// Id
  final int id;
  /// Title
  final String title;
  final String body;
  /// URL of the main image
  final String? imageUrl;
  final String type;
  final NotificationTarget target;
  final Map<String, String> data;
  /// URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens
  final String? deepLink;
  /// Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired`
  final int? ttlSeconds;
  final String priority;
  /// A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -`
  final String? collapseKey;
  /// Id of a story
  final int? newsId;
  final String? category;
  /// What set it off: an editor; publish-and-notify; a breaking flag; a feed that pushes; a reminder of the almanac
  final String origin;
  final int? goesWith;
  /// What follows an edit of the story until it goes out
  final List<String> follows;
  final GetAdminNotificationsReplyDataCancelled? cancelled;
  /// Time to send at, within a year; the devices are those of that time
  final String? scheduledAt;
  final int spreadSeconds;
  final String status;
  final NotificationCounts counts;
  final List<NotificationError> errors;
  final num? openedShare;
  /// By platform: those that it was sent to, or opened on
  final Map<String, NotificationByPlatform> byPlatform;
  /// By language: those that it was sent to, or opened on
  final Map<String, NotificationByPlatform> byLang;
  final NotificationProgress progress;
  /// The user who created it
  final int? createdBy;
  final int? approvedBy;
  final String? sentAt;
  /// What if-match names
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// What `include` names
  final GetAdminNotificationsReplyDataIncluded? included;

  const GetAdminNotificationsReplyData({required this.id, required this.title, required this.body, this.imageUrl, required this.type, required this.target, required this.data, this.deepLink, this.ttlSeconds, required this.priority, this.collapseKey, this.newsId, this.category, required this.origin, this.goesWith, required this.follows, this.cancelled, this.scheduledAt, required this.spreadSeconds, required this.status, required this.counts, required this.errors, this.openedShare, required this.byPlatform, required this.byLang, required this.progress, this.createdBy, this.approvedBy, this.sentAt, required this.rev, required this.createdAt, required this.updatedAt, this.included});

  factory GetAdminNotificationsReplyData.fromJson(Map<String, dynamic> json) => GetAdminNotificationsReplyData(
        id: json['id'] as int,
        title: json['title'] as String,
        body: json['body'] as String,
        imageUrl: json['image_url'] as String?,
        type: json['type'] as String,
        target: NotificationTarget.fromJson(json['target'] as Map<String, dynamic>),
        data: (json['data'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        deepLink: json['deep_link'] as String?,
        ttlSeconds: json['ttl_seconds'] as int?,
        priority: json['priority'] as String,
        collapseKey: json['collapse_key'] as String?,
        newsId: json['news_id'] as int?,
        category: json['category'] as String?,
        origin: json['origin'] as String,
        goesWith: json['goes_with'] as int?,
        follows: (json['follows'] as List<dynamic>).map((e) => e as String).toList(),
        cancelled: json['cancelled'] == null ? null : GetAdminNotificationsReplyDataCancelled.fromJson(json['cancelled'] as Map<String, dynamic>),
        scheduledAt: json['scheduled_at'] as String?,
        spreadSeconds: json['spread_seconds'] as int,
        status: json['status'] as String,
        counts: NotificationCounts.fromJson(json['counts'] as Map<String, dynamic>),
        errors: (json['errors'] as List<dynamic>).map((e) => NotificationError.fromJson(e as Map<String, dynamic>)).toList(),
        openedShare: json['opened_share'] as num?,
        byPlatform: (json['by_platform'] as Map<String, dynamic>).map((k, e) => MapEntry(k, NotificationByPlatform.fromJson(e as Map<String, dynamic>))),
        byLang: (json['by_lang'] as Map<String, dynamic>).map((k, e) => MapEntry(k, NotificationByPlatform.fromJson(e as Map<String, dynamic>))),
        progress: NotificationProgress.fromJson(json['progress'] as Map<String, dynamic>),
        createdBy: json['created_by'] as int?,
        approvedBy: json['approved_by'] as int?,
        sentAt: json['sent_at'] as String?,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        included: json['included'] == null ? null : GetAdminNotificationsReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// Why the program cancelled it
class GetAdminNotificationsReplyDataCancelled {
  final String code;
  final String text;

  const GetAdminNotificationsReplyDataCancelled({required this.code, required this.text});

  factory GetAdminNotificationsReplyDataCancelled.fromJson(Map<String, dynamic> json) => GetAdminNotificationsReplyDataCancelled(
        code: json['code'] as String,
        text: json['text'] as String,
      );
}

/// What `include` names
class GetAdminNotificationsReplyDataIncluded {
  final ChangedBy? people;

  const GetAdminNotificationsReplyDataIncluded({this.people});

  factory GetAdminNotificationsReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminNotificationsReplyDataIncluded(
        people: json['people'] == null ? null : ChangedBy.fromJson(json['people'] as Map<String, dynamic>),
      );
}

class GetAdminPlacesReplyData {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String type;
  final String? code;
  final int? lgdCode;
  /// Texts by language
  final Map<String, GetAdminPlacesReplyDataTexts> texts;
  /// Id of the parent; null at the top
  final int? parentId;
  /// Degrees north
  final num? lat;
  /// Degrees east
  final num? lon;
  /// IANA time zone such as Asia/Kolkata
  final String? tz;
  final bool isShipped;
  /// false: not shown to readers
  final bool isActive;
  /// Push topic by language
  final Map<String, String> topics;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  final GetAdminPlacesReplyDataIncluded? included;

  const GetAdminPlacesReplyData({required this.id, required this.name, required this.slug, required this.type, this.code, this.lgdCode, required this.texts, this.parentId, this.lat, this.lon, this.tz, required this.isShipped, required this.isActive, required this.topics, required this.rev, required this.createdAt, required this.updatedAt, this.included});

  factory GetAdminPlacesReplyData.fromJson(Map<String, dynamic> json) => GetAdminPlacesReplyData(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        type: json['type'] as String,
        code: json['code'] as String?,
        lgdCode: json['lgd_code'] as int?,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, GetAdminPlacesReplyDataTexts.fromJson(e as Map<String, dynamic>))),
        parentId: json['parent_id'] as int?,
        lat: json['lat'] as num?,
        lon: json['lon'] as num?,
        tz: json['tz'] as String?,
        isShipped: json['is_shipped'] as bool,
        isActive: json['is_active'] as bool,
        topics: (json['topics'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        included: json['included'] == null ? null : GetAdminPlacesReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// What `include` names
class GetAdminPlacesReplyDataIncluded {
  final ChangedBy? people;
  final EditingUser? parent;

  const GetAdminPlacesReplyDataIncluded({this.people, this.parent});

  factory GetAdminPlacesReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminPlacesReplyDataIncluded(
        people: json['people'] == null ? null : ChangedBy.fromJson(json['people'] as Map<String, dynamic>),
        parent: json['parent'] == null ? null : EditingUser.fromJson(json['parent'] as Map<String, dynamic>),
      );
}

class GetAdminPlacesReplyDataTexts {
  final String? name;

  const GetAdminPlacesReplyDataTexts({this.name});

  factory GetAdminPlacesReplyDataTexts.fromJson(Map<String, dynamic> json) => GetAdminPlacesReplyDataTexts(
        name: json['name'] as String?,
      );
}

class GetAdminPollsReplyData {
  /// Id
  final int id;
  final String lang;
  final String question;
  /// Texts by language
  final Map<String, PollInputText> texts;
  final List<AdminPollOption> options;
  final int total;
  /// Id of a story
  final int? newsId;
  final String? opensAt;
  final String? closesAt;
  final String? closedAt;
  final String showResults;
  final bool canChange;
  final String status;
  /// The user who created it
  final int? createdBy;
  /// What if-match names
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// What `include` names
  final GetAdminPollsReplyDataIncluded? included;

  const GetAdminPollsReplyData({required this.id, required this.lang, required this.question, required this.texts, required this.options, required this.total, this.newsId, this.opensAt, this.closesAt, this.closedAt, required this.showResults, required this.canChange, required this.status, this.createdBy, required this.rev, required this.createdAt, required this.updatedAt, this.included});

  factory GetAdminPollsReplyData.fromJson(Map<String, dynamic> json) => GetAdminPollsReplyData(
        id: json['id'] as int,
        lang: json['lang'] as String,
        question: json['question'] as String,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, PollInputText.fromJson(e as Map<String, dynamic>))),
        options: (json['options'] as List<dynamic>).map((e) => AdminPollOption.fromJson(e as Map<String, dynamic>)).toList(),
        total: json['total'] as int,
        newsId: json['news_id'] as int?,
        opensAt: json['opens_at'] as String?,
        closesAt: json['closes_at'] as String?,
        closedAt: json['closed_at'] as String?,
        showResults: json['show_results'] as String,
        canChange: json['can_change'] as bool,
        status: json['status'] as String,
        createdBy: json['created_by'] as int?,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        included: json['included'] == null ? null : GetAdminPollsReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// What `include` names
class GetAdminPollsReplyDataIncluded {
  final ChangedBy? people;
  final EditingUser? story;

  const GetAdminPollsReplyDataIncluded({this.people, this.story});

  factory GetAdminPollsReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminPollsReplyDataIncluded(
        people: json['people'] == null ? null : ChangedBy.fromJson(json['people'] as Map<String, dynamic>),
        story: json['story'] == null ? null : EditingUser.fromJson(json['story'] as Map<String, dynamic>),
      );
}

class GetAdminProductCategoriesReplyData {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  /// Texts by language
  final Map<String, GetAdminProductCategoriesReplyDataTexts> texts;
  /// URL of the icon
  final String? iconUrl;
  /// Position in lists, ascending
  final int sortOrder;
  /// false: not shown to readers
  final bool isActive;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// What `include` names
  final GetAdminProductCategoriesReplyDataIncluded? included;

  const GetAdminProductCategoriesReplyData({required this.id, required this.name, required this.slug, required this.texts, this.iconUrl, required this.sortOrder, required this.isActive, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt, this.included});

  factory GetAdminProductCategoriesReplyData.fromJson(Map<String, dynamic> json) => GetAdminProductCategoriesReplyData(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, GetAdminProductCategoriesReplyDataTexts.fromJson(e as Map<String, dynamic>))),
        iconUrl: json['icon_url'] as String?,
        sortOrder: json['sort_order'] as int,
        isActive: json['is_active'] as bool,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        included: json['included'] == null ? null : GetAdminProductCategoriesReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// What `include` names
class GetAdminProductCategoriesReplyDataIncluded {
  final ChangedBy? people;

  const GetAdminProductCategoriesReplyDataIncluded({this.people});

  factory GetAdminProductCategoriesReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminProductCategoriesReplyDataIncluded(
        people: json['people'] == null ? null : ChangedBy.fromJson(json['people'] as Map<String, dynamic>),
      );
}

class GetAdminProductCategoriesReplyDataTexts {
  final String? name;

  const GetAdminProductCategoriesReplyDataTexts({this.name});

  factory GetAdminProductCategoriesReplyDataTexts.fromJson(Map<String, dynamic> json) => GetAdminProductCategoriesReplyDataTexts(
        name: json['name'] as String?,
      );
}

class GetAdminProductsReplyData {
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// Title
  final String title;
  final String description;
  /// URL of the main image
  final String? imageUrl;
  final ProductImage? image;
  /// Gallery: at most 50 images for a story, 30 for a product
  final List<String> images;
  /// Outside of a deal; in minor units, as is all money
  final int price;
  /// What is paid now: the price of the deal while it runs
  final int currentPrice;
  /// Maximum retail price in minor units; not below `price`
  final int? mrp;
  /// ISO 4217, default INR
  final String currency;
  /// current_price for people: ₹1,23,456
  final String priceText;
  final String? mrpText;
  /// current_price against mrp; without an mrp, against price
  final int discountPercent;
  final String? couponCode;
  final ProductStore2? store;
  final String? dealUrl;
  /// Id of a category
  final int? categoryId;
  /// Name of the category in the language
  final String? categoryName;
  /// Marked for the top of the app
  final bool isFeatured;
  /// Whether links earn a commission
  final bool isAffiliate;
  /// `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it
  final AdminProductDeal? deal;
  /// Whether it can be bought
  final bool inStock;
  final num? rating;
  /// Position in lists, ascending
  final int sortOrder;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  final int? mediaId;
  final List<int> gallery;
  final String dealState;
  final AdminProductLink? link;
  /// Texts by language
  final Map<String, AdminProductText> texts;
  /// false: not shown to readers
  final bool isActive;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// What `include` names
  final GetAdminProductsReplyDataIncluded? included;

  const GetAdminProductsReplyData({required this.id, required this.slug, required this.url, required this.title, required this.description, this.imageUrl, this.image, required this.images, required this.price, required this.currentPrice, this.mrp, required this.currency, required this.priceText, this.mrpText, required this.discountPercent, this.couponCode, this.store, this.dealUrl, this.categoryId, this.categoryName, required this.isFeatured, required this.isAffiliate, this.deal, required this.inStock, this.rating, required this.sortOrder, required this.createdAt, required this.updatedAt, this.mediaId, required this.gallery, required this.dealState, this.link, required this.texts, required this.isActive, required this.isSample, required this.rev, this.included});

  factory GetAdminProductsReplyData.fromJson(Map<String, dynamic> json) => GetAdminProductsReplyData(
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        title: json['title'] as String,
        description: json['description'] as String,
        imageUrl: json['image_url'] as String?,
        image: json['image'] == null ? null : ProductImage.fromJson(json['image'] as Map<String, dynamic>),
        images: (json['images'] as List<dynamic>).map((e) => e as String).toList(),
        price: json['price'] as int,
        currentPrice: json['current_price'] as int,
        mrp: json['mrp'] as int?,
        currency: json['currency'] as String,
        priceText: json['price_text'] as String,
        mrpText: json['mrp_text'] as String?,
        discountPercent: json['discount_percent'] as int,
        couponCode: json['coupon_code'] as String?,
        store: json['store'] == null ? null : ProductStore2.fromJson(json['store'] as Map<String, dynamic>),
        dealUrl: json['deal_url'] as String?,
        categoryId: json['category_id'] as int?,
        categoryName: json['category_name'] as String?,
        isFeatured: json['is_featured'] as bool,
        isAffiliate: json['is_affiliate'] as bool,
        deal: json['deal'] == null ? null : AdminProductDeal.fromJson(json['deal'] as Map<String, dynamic>),
        inStock: json['in_stock'] as bool,
        rating: json['rating'] as num?,
        sortOrder: json['sort_order'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        mediaId: json['media_id'] as int?,
        gallery: (json['gallery'] as List<dynamic>).map((e) => e as int).toList(),
        dealState: json['deal_state'] as String,
        link: json['link'] == null ? null : AdminProductLink.fromJson(json['link'] as Map<String, dynamic>),
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, AdminProductText.fromJson(e as Map<String, dynamic>))),
        isActive: json['is_active'] as bool,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        included: json['included'] == null ? null : GetAdminProductsReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// What `include` names
class GetAdminProductsReplyDataIncluded {
  final ChangedBy? people;
  final EditingUser? category;

  const GetAdminProductsReplyDataIncluded({this.people, this.category});

  factory GetAdminProductsReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminProductsReplyDataIncluded(
        people: json['people'] == null ? null : ChangedBy.fromJson(json['people'] as Map<String, dynamic>),
        category: json['category'] == null ? null : EditingUser.fromJson(json['category'] as Map<String, dynamic>),
      );
}

class GetAdminReleasesReplyData {
  /// Id
  final int id;
  final String platform;
  final String version;
  /// Android version code or iOS build number
  final int versionCode;
  /// Apps below this version must update
  final String? minVersion;
  /// Apps below this version code must update
  final int? minVersionCode;
  /// Title
  final String title;
  final String message;
  /// List of changes
  final List<String> whatsNew;
  /// Texts by language
  final Map<String, ReleaseText> texts;
  /// https URL on one of the `store_hosts` of the security settings
  final String? storeUrl;
  /// Share of installations that are offered the release
  final int rolloutPercent;
  /// false: not shown to readers
  final bool isActive;
  /// Not shown before this time
  final String releasedAt;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// What `include` names
  final GetAdminReleasesReplyDataIncluded? included;

  const GetAdminReleasesReplyData({required this.id, required this.platform, required this.version, required this.versionCode, this.minVersion, this.minVersionCode, required this.title, required this.message, required this.whatsNew, required this.texts, this.storeUrl, required this.rolloutPercent, required this.isActive, required this.releasedAt, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt, this.included});

  factory GetAdminReleasesReplyData.fromJson(Map<String, dynamic> json) => GetAdminReleasesReplyData(
        id: json['id'] as int,
        platform: json['platform'] as String,
        version: json['version'] as String,
        versionCode: json['version_code'] as int,
        minVersion: json['min_version'] as String?,
        minVersionCode: json['min_version_code'] as int?,
        title: json['title'] as String,
        message: json['message'] as String,
        whatsNew: (json['whats_new'] as List<dynamic>).map((e) => e as String).toList(),
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, ReleaseText.fromJson(e as Map<String, dynamic>))),
        storeUrl: json['store_url'] as String?,
        rolloutPercent: json['rollout_percent'] as int,
        isActive: json['is_active'] as bool,
        releasedAt: json['released_at'] as String,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        included: json['included'] == null ? null : GetAdminReleasesReplyDataIncluded.fromJson(json['included'] as Map<String, dynamic>),
      );
}

/// What `include` names
class GetAdminReleasesReplyDataIncluded {
  final ChangedBy? people;

  const GetAdminReleasesReplyDataIncluded({this.people});

  factory GetAdminReleasesReplyDataIncluded.fromJson(Map<String, dynamic> json) => GetAdminReleasesReplyDataIncluded(
        people: json['people'] == null ? null : ChangedBy.fromJson(json['people'] as Map<String, dynamic>),
      );
}

class GetAdminSubmissionsReplyData {
  /// Id
  final int id;
  /// The story; it may have been removed since
  final int newsId;
  final EditingUser contributor;
  /// Title
  final String title;
  final String lang;
  /// Id of a category
  final int? categoryId;
  final int? placeId;
  /// Words of the text; of accepted work, when it was accepted
  final int words;
  final String? note;
  /// returned: to be worked on and submitted again; withdrawn: by the contributor
  final String status;
  final String submittedAt;
  final String? decidedAt;
  final Who? decidedBy;
  final String? decisionNote;

  const GetAdminSubmissionsReplyData({required this.id, required this.newsId, required this.contributor, required this.title, required this.lang, this.categoryId, this.placeId, required this.words, this.note, required this.status, required this.submittedAt, this.decidedAt, this.decidedBy, this.decisionNote});

  factory GetAdminSubmissionsReplyData.fromJson(Map<String, dynamic> json) => GetAdminSubmissionsReplyData(
        id: json['id'] as int,
        newsId: json['news_id'] as int,
        contributor: EditingUser.fromJson(json['contributor'] as Map<String, dynamic>),
        title: json['title'] as String,
        lang: json['lang'] as String,
        categoryId: json['category_id'] as int?,
        placeId: json['place_id'] as int?,
        words: json['words'] as int,
        note: json['note'] as String?,
        status: json['status'] as String,
        submittedAt: json['submitted_at'] as String,
        decidedAt: json['decided_at'] as String?,
        decidedBy: json['decided_by'] == null ? null : Who.fromJson(json['decided_by'] as Map<String, dynamic>),
        decisionNote: json['decision_note'] as String?,
      );
}

class GetBundleData {
  final GetConfigReplyData config;
  final List<Category> categories;
  final List<GetBundleDataNew> news;
  final PanchangDay almanac;
  /// Of the 14 days after this one
  final List<Festival> festivals;
  final List<Horoscope> horoscope;
  final String? validUntil;

  const GetBundleData({required this.config, required this.categories, required this.news, required this.almanac, required this.festivals, required this.horoscope, this.validUntil});

  factory GetBundleData.fromJson(Map<String, dynamic> json) => GetBundleData(
        config: GetConfigReplyData.fromJson(json['config'] as Map<String, dynamic>),
        categories: (json['categories'] as List<dynamic>).map((e) => Category.fromJson(e as Map<String, dynamic>)).toList(),
        news: (json['news'] as List<dynamic>).map((e) => GetBundleDataNew.fromJson(e as Map<String, dynamic>)).toList(),
        almanac: PanchangDay.fromJson(json['almanac'] as Map<String, dynamic>),
        festivals: (json['festivals'] as List<dynamic>).map((e) => Festival.fromJson(e as Map<String, dynamic>)).toList(),
        horoscope: (json['horoscope'] as List<dynamic>).map((e) => Horoscope.fromJson(e as Map<String, dynamic>)).toList(),
        validUntil: json['valid_until'] as String?,
      );
}

class GetBundleDataNew {
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// The page of it for readers: the address to share
  final String? shareUrl;
  /// Picture of 1200 x 630 pixels with its headline, for shared links
  final String? shareCardUrl;
  /// The same of 1080 x 1920 pixels, for a WhatsApp status
  final String? statusCardUrl;
  /// Title
  final String title;
  final String summary;
  /// Sanitised HTML, or text when content_format says so
  final String content;
  /// `html` (default, sanitised) or `text`
  final String contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String contentType;
  final String lang;
  /// true: in the default language, because the story is missing in the requested one
  final bool isFallback;
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;
  final NewsItemCategory? category;
  /// Id of a category
  final int? categoryId;
  /// Name of the category in the language
  final String? categoryName;
  /// At most 30 tags of 60 letters
  final List<String> tags;
  final List<NewsItemPlace> places;
  final NewsItemLocation location;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Pictures of the library first, in the order of the gallery
  final List<NewsItemImage> images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final NewsItemSource source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool isFeatured;
  final int priority;
  /// Time of publication, UTC
  final String? publishedAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Time of expiry, UTC
  final String? expiresAt;
  /// Number of views; written every ten seconds
  final int views;
  /// Reading time in minutes
  final int readMinutes;
  /// What was wrong and was put right, oldest first
  final List<Correction> corrections;
  /// End of the live blog; null while it runs
  final String? liveEndedAt;
  /// The content was cut; the whole is under the item itself
  final bool contentTruncated;

  const GetBundleDataNew({required this.id, required this.slug, required this.url, this.shareUrl, this.shareCardUrl, this.statusCardUrl, required this.title, required this.summary, required this.content, required this.contentFormat, required this.contentType, required this.lang, required this.isFallback, this.translationGroup, this.category, this.categoryId, this.categoryName, required this.tags, required this.places, required this.location, this.imageUrl, this.thumbnailUrl, required this.images, this.videoUrl, this.audioUrl, this.author, this.byline, required this.source, required this.isBreaking, this.breakingUntil, required this.isFeatured, required this.priority, this.publishedAt, required this.updatedAt, this.expiresAt, required this.views, required this.readMinutes, required this.corrections, this.liveEndedAt, required this.contentTruncated});

  factory GetBundleDataNew.fromJson(Map<String, dynamic> json) => GetBundleDataNew(
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        shareUrl: json['share_url'] as String?,
        shareCardUrl: json['share_card_url'] as String?,
        statusCardUrl: json['status_card_url'] as String?,
        title: json['title'] as String,
        summary: json['summary'] as String,
        content: json['content'] as String,
        contentFormat: json['content_format'] as String,
        contentType: json['content_type'] as String,
        lang: json['lang'] as String,
        isFallback: json['is_fallback'] as bool,
        translationGroup: json['translation_group'] as int?,
        category: json['category'] == null ? null : NewsItemCategory.fromJson(json['category'] as Map<String, dynamic>),
        categoryId: json['category_id'] as int?,
        categoryName: json['category_name'] as String?,
        tags: (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        places: (json['places'] as List<dynamic>).map((e) => NewsItemPlace.fromJson(e as Map<String, dynamic>)).toList(),
        location: NewsItemLocation.fromJson(json['location'] as Map<String, dynamic>),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: (json['images'] as List<dynamic>).map((e) => NewsItemImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        source: NewsItemSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool,
        priority: json['priority'] as int,
        publishedAt: json['published_at'] as String?,
        updatedAt: json['updated_at'] as String,
        expiresAt: json['expires_at'] as String?,
        views: json['views'] as int,
        readMinutes: json['read_minutes'] as int,
        corrections: (json['corrections'] as List<dynamic>).map((e) => Correction.fromJson(e as Map<String, dynamic>)).toList(),
        liveEndedAt: json['live_ended_at'] as String?,
        contentTruncated: json['content_truncated'] as bool,
      );
}

class GetConfigReplyData {
  final BasicSettings basic;
  final AppSettings app;
  final AdMobSettings admob;
  final Update update;
  final GetConfigReplyDataPush push;

  const GetConfigReplyData({required this.basic, required this.app, required this.admob, required this.update, required this.push});

  factory GetConfigReplyData.fromJson(Map<String, dynamic> json) => GetConfigReplyData(
        basic: BasicSettings.fromJson(json['basic'] as Map<String, dynamic>),
        app: AppSettings.fromJson(json['app'] as Map<String, dynamic>),
        admob: AdMobSettings.fromJson(json['admob'] as Map<String, dynamic>),
        update: Update.fromJson(json['update'] as Map<String, dynamic>),
        push: GetConfigReplyDataPush.fromJson(json['push'] as Map<String, dynamic>),
      );
}

class GetConfigReplyDataPush {
  /// By what pushes are sent; `log`: nothing is set up, they are written to the log
  final String transport;
  /// What browsers subscribe with; null: no Web Push
  final String? vapidPublicKey;
  /// Whether subscribing to topics of FCM makes sense
  final bool topics;

  const GetConfigReplyDataPush({required this.transport, this.vapidPublicKey, required this.topics});

  factory GetConfigReplyDataPush.fromJson(Map<String, dynamic> json) => GetConfigReplyDataPush(
        transport: json['transport'] as String,
        vapidPublicKey: json['vapid_public_key'] as String?,
        topics: json['topics'] as bool,
      );
}

class GetPanchangMuhurtaFindData {
  /// Day, YYYY-MM-DD
  final String date;
  final Name weekday;
  /// Those of the windows
  final List<Name> tithi;
  /// Those of the windows
  final List<Name> nakshatra;
  final List<GetPanchangMuhurtaFindDataWindow> windows;
  /// What speaks for the best window
  final List<GetPanchangMuhurtaFindReplyDataFor> for_;
  /// What speaks against it
  final List<GetPanchangMuhurtaFindReplyDataFor> against;
  /// Share of what was asked that speaks for it
  final int score;
  /// best from 80, good from 60
  final String grade;

  const GetPanchangMuhurtaFindData({required this.date, required this.weekday, required this.tithi, required this.nakshatra, required this.windows, required this.for_, required this.against, required this.score, required this.grade});

  factory GetPanchangMuhurtaFindData.fromJson(Map<String, dynamic> json) => GetPanchangMuhurtaFindData(
        date: json['date'] as String,
        weekday: Name.fromJson(json['weekday'] as Map<String, dynamic>),
        tithi: (json['tithi'] as List<dynamic>).map((e) => Name.fromJson(e as Map<String, dynamic>)).toList(),
        nakshatra: (json['nakshatra'] as List<dynamic>).map((e) => Name.fromJson(e as Map<String, dynamic>)).toList(),
        windows: (json['windows'] as List<dynamic>).map((e) => GetPanchangMuhurtaFindDataWindow.fromJson(e as Map<String, dynamic>)).toList(),
        for_: (json['for'] as List<dynamic>).map((e) => GetPanchangMuhurtaFindReplyDataFor.fromJson(e as Map<String, dynamic>)).toList(),
        against: (json['against'] as List<dynamic>).map((e) => GetPanchangMuhurtaFindReplyDataFor.fromJson(e as Map<String, dynamic>)).toList(),
        score: json['score'] as int,
        grade: json['grade'] as String,
      );
}

class GetPanchangMuhurtaFindDataWindow {
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;
  final Name lagna;
  /// Share of what was asked that speaks for it
  final int score;

  const GetPanchangMuhurtaFindDataWindow({this.start, this.end, required this.lagna, required this.score});

  factory GetPanchangMuhurtaFindDataWindow.fromJson(Map<String, dynamic> json) => GetPanchangMuhurtaFindDataWindow(
        start: json['start'] as String?,
        end: json['end'] as String?,
        lagna: Name.fromJson(json['lagna'] as Map<String, dynamic>),
        score: json['score'] as int,
      );
}

class GetPanchangMuhurtaFindReplyDataFor {
  /// The same in every language
  final String key;
  final String text;

  const GetPanchangMuhurtaFindReplyDataFor({required this.key, required this.text});

  factory GetPanchangMuhurtaFindReplyDataFor.fromJson(Map<String, dynamic> json) => GetPanchangMuhurtaFindReplyDataFor(
        key: json['key'] as String,
        text: json['text'] as String,
      );
}

class GetPushKeyData {
  /// Base64url: the applicationServerKey
  final String publicKey;

  const GetPushKeyData({required this.publicKey});

  factory GetPushKeyData.fromJson(Map<String, dynamic> json) => GetPushKeyData(
        publicKey: json['public_key'] as String,
      );
}

class GetSearchData {
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// The page of it for readers: the address to share
  final String? shareUrl;
  /// Picture of 1200 x 630 pixels with its headline, for shared links
  final String? shareCardUrl;
  /// The same of 1080 x 1920 pixels, for a WhatsApp status
  final String? statusCardUrl;
  /// Title
  final String title;
  final String summary;
  /// Sanitised HTML, or text when content_format says so
  final String content;
  /// `html` (default, sanitised) or `text`
  final String contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String contentType;
  final String lang;
  /// true: in the default language, because the story is missing in the requested one
  final bool isFallback;
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;
  final NewsItemCategory? category;
  /// Id of a category
  final int? categoryId;
  /// Name of the category in the language
  final String? categoryName;
  /// At most 30 tags of 60 letters
  final List<String> tags;
  final List<NewsItemPlace> places;
  final NewsItemLocation location;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Pictures of the library first, in the order of the gallery
  final List<NewsItemImage> images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final NewsItemSource source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool isFeatured;
  final int priority;
  /// Time of publication, UTC
  final String? publishedAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Time of expiry, UTC
  final String? expiresAt;
  /// Number of views; written every ten seconds
  final int views;
  /// Reading time in minutes
  final int readMinutes;
  /// What was wrong and was put right, oldest first
  final List<Correction> corrections;
  /// End of the live blog; null while it runs
  final String? liveEndedAt;
  /// HTML-escaped text with `<mark>` around what was found; nothing else in it is markup
  final GetSearchDataHighlight highlight;

  const GetSearchData({required this.id, required this.slug, required this.url, this.shareUrl, this.shareCardUrl, this.statusCardUrl, required this.title, required this.summary, required this.content, required this.contentFormat, required this.contentType, required this.lang, required this.isFallback, this.translationGroup, this.category, this.categoryId, this.categoryName, required this.tags, required this.places, required this.location, this.imageUrl, this.thumbnailUrl, required this.images, this.videoUrl, this.audioUrl, this.author, this.byline, required this.source, required this.isBreaking, this.breakingUntil, required this.isFeatured, required this.priority, this.publishedAt, required this.updatedAt, this.expiresAt, required this.views, required this.readMinutes, required this.corrections, this.liveEndedAt, required this.highlight});

  factory GetSearchData.fromJson(Map<String, dynamic> json) => GetSearchData(
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        shareUrl: json['share_url'] as String?,
        shareCardUrl: json['share_card_url'] as String?,
        statusCardUrl: json['status_card_url'] as String?,
        title: json['title'] as String,
        summary: json['summary'] as String,
        content: json['content'] as String,
        contentFormat: json['content_format'] as String,
        contentType: json['content_type'] as String,
        lang: json['lang'] as String,
        isFallback: json['is_fallback'] as bool,
        translationGroup: json['translation_group'] as int?,
        category: json['category'] == null ? null : NewsItemCategory.fromJson(json['category'] as Map<String, dynamic>),
        categoryId: json['category_id'] as int?,
        categoryName: json['category_name'] as String?,
        tags: (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        places: (json['places'] as List<dynamic>).map((e) => NewsItemPlace.fromJson(e as Map<String, dynamic>)).toList(),
        location: NewsItemLocation.fromJson(json['location'] as Map<String, dynamic>),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: (json['images'] as List<dynamic>).map((e) => NewsItemImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        source: NewsItemSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool,
        priority: json['priority'] as int,
        publishedAt: json['published_at'] as String?,
        updatedAt: json['updated_at'] as String,
        expiresAt: json['expires_at'] as String?,
        views: json['views'] as int,
        readMinutes: json['read_minutes'] as int,
        corrections: (json['corrections'] as List<dynamic>).map((e) => Correction.fromJson(e as Map<String, dynamic>)).toList(),
        liveEndedAt: json['live_ended_at'] as String?,
        highlight: GetSearchDataHighlight.fromJson(json['highlight'] as Map<String, dynamic>),
      );
}

/// HTML-escaped text with `<mark>` around what was found; nothing else in it is markup
class GetSearchDataHighlight {
  /// Title
  final String title;
  final String snippet;

  const GetSearchDataHighlight({required this.title, required this.snippet});

  factory GetSearchDataHighlight.fromJson(Map<String, dynamic> json) => GetSearchDataHighlight(
        title: json['title'] as String,
        snippet: json['snippet'] as String,
      );
}

class GetSearchSuggestData {
  final String text;

  const GetSearchSuggestData({required this.text});

  factory GetSearchSuggestData.fromJson(Map<String, dynamic> json) => GetSearchSuggestData(
        text: json['text'] as String,
      );
}

class GetStatusData {
  final String name;
  final String version;
  final String status;
  final String documentationUrl;
  final String openapiUrl;
  final List<GetStatusDataEndpoint> endpoints;

  const GetStatusData({required this.name, required this.version, required this.status, required this.documentationUrl, required this.openapiUrl, required this.endpoints});

  factory GetStatusData.fromJson(Map<String, dynamic> json) => GetStatusData(
        name: json['name'] as String,
        version: json['version'] as String,
        status: json['status'] as String,
        documentationUrl: json['documentation_url'] as String,
        openapiUrl: json['openapi_url'] as String,
        endpoints: (json['endpoints'] as List<dynamic>).map((e) => GetStatusDataEndpoint.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class GetStatusDataEndpoint {
  final String endpoint;
  final List<String> actions;
  final String url;

  const GetStatusDataEndpoint({required this.endpoint, required this.actions, required this.url});

  factory GetStatusDataEndpoint.fromJson(Map<String, dynamic> json) => GetStatusDataEndpoint(
        endpoint: json['endpoint'] as String,
        actions: (json['actions'] as List<dynamic>).map((e) => e as String).toList(),
        url: json['url'] as String,
      );
}

class Holiday {
  /// Id
  final int? id;
  /// Day, YYYY-MM-DD
  final String date;
  final String key;
  final String name;
  /// ISO 3166-2 like IN-TS; IN: the Centre
  final String region;
  final String kind;
  /// false: by the rule of the festival, no order of that year is known
  final bool isOfficial;
  final String? order;
  final String? source;

  const Holiday({this.id, required this.date, required this.key, required this.name, required this.region, required this.kind, required this.isOfficial, this.order, this.source});

  factory Holiday.fromJson(Map<String, dynamic> json) => Holiday(
        id: json['id'] as int?,
        date: json['date'] as String,
        key: json['key'] as String,
        name: json['name'] as String,
        region: json['region'] as String,
        kind: json['kind'] as String,
        isOfficial: json['is_official'] as bool,
        order: json['order'] as String?,
        source: json['source'] as String?,
      );
}

class HolidayInput {
  /// Day, YYYY-MM-DD
  final String date;
  /// ISO 3166-2 like IN-TS; IN: the Centre
  final String region;
  /// general: offices are closed; optional: an employee may choose it; bank: banks alone are closed
  final String? kind;
  final String? key;
  /// ISO 639-1
  final String? lang;
  final String? name;
  /// Name by language
  final Map<String, HolidayInputText>? texts;
  /// true: the shipped holiday of that date and key is none
  final bool? isRemoved;
  final String? order;
  final String? source;

  const HolidayInput({required this.date, required this.region, this.kind, this.key, this.lang, this.name, this.texts, this.isRemoved, this.order, this.source});

  factory HolidayInput.fromJson(Map<String, dynamic> json) => HolidayInput(
        date: json['date'] as String,
        region: json['region'] as String,
        kind: json['kind'] as String?,
        key: json['key'] as String?,
        lang: json['lang'] as String?,
        name: json['name'] as String?,
        texts: json['texts'] == null ? null : (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, HolidayInputText.fromJson(e as Map<String, dynamic>))),
        isRemoved: json['is_removed'] as bool?,
        order: json['order'] as String?,
        source: json['source'] as String?,
      );
}

class HolidayInputText {
  final String? name;

  const HolidayInputText({this.name});

  factory HolidayInputText.fromJson(Map<String, dynamic> json) => HolidayInputText(
        name: json['name'] as String?,
      );
}

class HolidayOrder {
  final String kind;
  final String? order;
  final String? source;

  const HolidayOrder({required this.kind, this.order, this.source});

  factory HolidayOrder.fromJson(Map<String, dynamic> json) => HolidayOrder(
        kind: json['kind'] as String,
        order: json['order'] as String?,
        source: json['source'] as String?,
      );
}

class Horoscope {
  /// Id
  final int? id;
  final SignView sign;
  final String period;
  /// First day of the period
  final String date;
  final HoroscopeRange range;
  final String lang;
  /// Title
  final String? title;
  final String? prediction;
  final String? love;
  final String? career;
  final String? health;
  final String? finance;
  final String? do_;
  final String? avoid;
  final int? rating;
  final int? luckyNumber;
  final HoroscopeLuckyColor? luckyColor;
  final String? luckyTime;
  final List<HoroscopeFactor> factors;
  final String? source;
  /// Time of the last change, UTC
  final String? updatedAt;
  final String? basis;
  final String? disclaimer;
  /// Fields that an editor wrote over computed ones
  final List<String> overridden;

  const Horoscope({this.id, required this.sign, required this.period, required this.date, required this.range, required this.lang, this.title, this.prediction, this.love, this.career, this.health, this.finance, this.do_, this.avoid, this.rating, this.luckyNumber, this.luckyColor, this.luckyTime, required this.factors, this.source, this.updatedAt, this.basis, this.disclaimer, required this.overridden});

  factory Horoscope.fromJson(Map<String, dynamic> json) => Horoscope(
        id: json['id'] as int?,
        sign: SignView.fromJson(json['sign'] as Map<String, dynamic>),
        period: json['period'] as String,
        date: json['date'] as String,
        range: HoroscopeRange.fromJson(json['range'] as Map<String, dynamic>),
        lang: json['lang'] as String,
        title: json['title'] as String?,
        prediction: json['prediction'] as String?,
        love: json['love'] as String?,
        career: json['career'] as String?,
        health: json['health'] as String?,
        finance: json['finance'] as String?,
        do_: json['do'] as String?,
        avoid: json['avoid'] as String?,
        rating: json['rating'] as int?,
        luckyNumber: json['lucky_number'] as int?,
        luckyColor: json['lucky_color'] == null ? null : HoroscopeLuckyColor.fromJson(json['lucky_color'] as Map<String, dynamic>),
        luckyTime: json['lucky_time'] as String?,
        factors: (json['factors'] as List<dynamic>).map((e) => HoroscopeFactor.fromJson(e as Map<String, dynamic>)).toList(),
        source: json['source'] as String?,
        updatedAt: json['updated_at'] as String?,
        basis: json['basis'] as String?,
        disclaimer: json['disclaimer'] as String?,
        overridden: (json['overridden'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class HoroscopeCoverage {
  final String lang;
  final String period;
  /// Day, YYYY-MM-DD
  final String date;
  final HoroscopeCoverageRange range;
  final List<int> edited;
  /// Signs of which fields are written, and not the text
  final List<int> partial;
  final List<int> unwritten;

  const HoroscopeCoverage({required this.lang, required this.period, required this.date, required this.range, required this.edited, required this.partial, required this.unwritten});

  factory HoroscopeCoverage.fromJson(Map<String, dynamic> json) => HoroscopeCoverage(
        lang: json['lang'] as String,
        period: json['period'] as String,
        date: json['date'] as String,
        range: HoroscopeCoverageRange.fromJson(json['range'] as Map<String, dynamic>),
        edited: (json['edited'] as List<dynamic>).map((e) => e as int).toList(),
        partial: (json['partial'] as List<dynamic>).map((e) => e as int).toList(),
        unwritten: (json['unwritten'] as List<dynamic>).map((e) => e as int).toList(),
      );
}

class HoroscopeCoverageRange {
  /// Begin; null: unknown
  final String start;
  /// End; null: unknown
  final String end;

  const HoroscopeCoverageRange({required this.start, required this.end});

  factory HoroscopeCoverageRange.fromJson(Map<String, dynamic> json) => HoroscopeCoverageRange(
        start: json['start'] as String,
        end: json['end'] as String,
      );
}

class HoroscopeFactor {
  final String code;
  final String name;
  final String? note;
  final String? graha;
  final int? house;
  final String? from;
  final String? until;
  final String? effect;
  final String? text;

  const HoroscopeFactor({required this.code, required this.name, this.note, this.graha, this.house, this.from, this.until, this.effect, this.text});

  factory HoroscopeFactor.fromJson(Map<String, dynamic> json) => HoroscopeFactor(
        code: json['code'] as String,
        name: json['name'] as String,
        note: json['note'] as String?,
        graha: json['graha'] as String?,
        house: json['house'] as int?,
        from: json['from'] as String?,
        until: json['until'] as String?,
        effect: json['effect'] as String?,
        text: json['text'] as String?,
      );
}

class HoroscopeLuckyColor {
  final String name;
  final String? hex;

  const HoroscopeLuckyColor({required this.name, this.hex});

  factory HoroscopeLuckyColor.fromJson(Map<String, dynamic> json) => HoroscopeLuckyColor(
        name: json['name'] as String,
        hex: json['hex'] as String?,
      );
}

class HoroscopeRange {
  /// Begin; null: unknown
  final String start;
  /// Last day, it counts
  final String end;

  const HoroscopeRange({required this.start, required this.end});

  factory HoroscopeRange.fromJson(Map<String, dynamic> json) => HoroscopeRange(
        start: json['start'] as String,
        end: json['end'] as String,
      );
}

class ImportReport {
  final int rows;
  final int added;
  final int changed;
  final int unchanged;
  final bool dryRun;

  const ImportReport({required this.rows, required this.added, required this.changed, required this.unchanged, required this.dryRun});

  factory ImportReport.fromJson(Map<String, dynamic> json) => ImportReport(
        rows: json['rows'] as int,
        added: json['added'] as int,
        changed: json['changed'] as int,
        unchanged: json['unchanged'] as int,
        dryRun: json['dry_run'] as bool,
      );
}

class Inbox {
  final int unread;
  final List<InboxItem> items;

  const Inbox({required this.unread, required this.items});

  factory Inbox.fromJson(Map<String, dynamic> json) => Inbox(
        unread: json['unread'] as int,
        items: (json['items'] as List<dynamic>).map((e) => InboxItem.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class InboxItem {
  /// Id
  final int id;
  final String kind;
  final String resource;
  final String resourceId;
  /// Title
  final String? title;
  final String? byName;
  /// How often since it was last read
  final int count;
  final String at;
  final String? readAt;

  const InboxItem({required this.id, required this.kind, required this.resource, required this.resourceId, this.title, this.byName, required this.count, required this.at, this.readAt});

  factory InboxItem.fromJson(Map<String, dynamic> json) => InboxItem(
        id: json['id'] as int,
        kind: json['kind'] as String,
        resource: json['resource'] as String,
        resourceId: json['resource_id'] as String,
        title: json['title'] as String?,
        byName: json['by_name'] as String?,
        count: json['count'] as int,
        at: json['at'] as String,
        readAt: json['read_at'] as String?,
      );
}

class InboxRead {
  /// Absent: all
  final List<int>? ids;

  const InboxRead({this.ids});

  factory InboxRead.fromJson(Map<String, dynamic> json) => InboxRead(
        ids: json['ids'] == null ? null : (json['ids'] as List<dynamic>).map((e) => e as int).toList(),
      );
}

class InvitationLink {
  /// Page where the user chooses a password. It is shown in this answer only
  final String url;
  /// Time of expiry, UTC
  final String expiresAt;

  const InvitationLink({required this.url, required this.expiresAt});

  factory InvitationLink.fromJson(Map<String, dynamic> json) => InvitationLink(
        url: json['url'] as String,
        expiresAt: json['expires_at'] as String,
      );
}

class Labels {
  final String lang;
  /// What a field is called, by its name: `x-label` of a field is `fields.` and the name
  final Map<String, String> fields;
  /// What a group of fields is called, by the `x-group` of the fields
  final Map<String, String> groups;

  const Labels({required this.lang, required this.fields, required this.groups});

  factory Labels.fromJson(Map<String, dynamic> json) => Labels(
        lang: json['lang'] as String,
        fields: (json['fields'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        groups: (json['groups'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
      );
}

class ListMeta {
  final String? lang;
  final String? fallbackLang;
  /// Page number, from 1
  final int? page;
  /// Rows of a page, at most 100; default 20
  final int limit;
  final int? total;
  final int? totalPages;
  /// Whether a further page exists
  final bool hasMore;
  /// Value of `cursor` for the next page; null at the end
  final String? nextCursor;
  /// The value of `updated_after` for the next call
  final String? nextUpdatedAfter;

  const ListMeta({this.lang, this.fallbackLang, this.page, required this.limit, this.total, this.totalPages, required this.hasMore, this.nextCursor, this.nextUpdatedAfter});

  factory ListMeta.fromJson(Map<String, dynamic> json) => ListMeta(
        lang: json['lang'] as String?,
        fallbackLang: json['fallback_lang'] as String?,
        page: json['page'] as int?,
        limit: json['limit'] as int,
        total: json['total'] as int?,
        totalPages: json['total_pages'] as int?,
        hasMore: json['has_more'] as bool,
        nextCursor: json['next_cursor'] as String?,
        nextUpdatedAfter: json['next_updated_after'] as String?,
      );
}

class ListSuccess {
  final bool success;
  final String message;
  final ListMeta meta;

  const ListSuccess({required this.success, required this.message, required this.meta});

  factory ListSuccess.fromJson(Map<String, dynamic> json) => ListSuccess(
        success: json['success'] as bool,
        message: json['message'] as String,
        meta: ListMeta.fromJson(json['meta'] as Map<String, dynamic>),
      );
}

class LiveEntry {
  /// Id
  final int id;
  /// Number of its last change within the blog
  final int seq;
  /// Title
  final String? title;
  /// Sanitised HTML
  final String content;
  /// URL of the main image
  final String? imageUrl;
  /// When it happened
  final String at;
  /// Pinned above the other entries
  final bool isPinned;
  /// A key event of the live blog
  final bool isKeyEvent;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const LiveEntry({required this.id, required this.seq, this.title, required this.content, this.imageUrl, required this.at, required this.isPinned, required this.isKeyEvent, required this.createdAt, required this.updatedAt});

  factory LiveEntry.fromJson(Map<String, dynamic> json) => LiveEntry(
        id: json['id'] as int,
        seq: json['seq'] as int,
        title: json['title'] as String?,
        content: json['content'] as String,
        imageUrl: json['image_url'] as String?,
        at: json['at'] as String,
        isPinned: json['is_pinned'] as bool,
        isKeyEvent: json['is_key_event'] as bool,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class LiveInput {
  /// Title
  final String? title;
  /// Text; HTML is sanitised when it is stored
  final String? content;
  /// URL of the main image
  final String? imageUrl;
  final String? at;
  /// Pinned above the other entries
  final bool? isPinned;
  /// A key event of the live blog
  final bool? isKeyEvent;

  const LiveInput({this.title, this.content, this.imageUrl, this.at, this.isPinned, this.isKeyEvent});

  factory LiveInput.fromJson(Map<String, dynamic> json) => LiveInput(
        title: json['title'] as String?,
        content: json['content'] as String?,
        imageUrl: json['image_url'] as String?,
        at: json['at'] as String?,
        isPinned: json['is_pinned'] as bool?,
        isKeyEvent: json['is_key_event'] as bool?,
      );
}

class LiveRemoved {
  /// Id
  final int id;
  final int seq;
  final bool deleted;
  /// Time of the last change, UTC
  final String updatedAt;

  const LiveRemoved({required this.id, required this.seq, required this.deleted, required this.updatedAt});

  factory LiveRemoved.fromJson(Map<String, dynamic> json) => LiveRemoved(
        id: json['id'] as int,
        seq: json['seq'] as int,
        deleted: json['deleted'] as bool,
        updatedAt: json['updated_at'] as String,
      );
}

class LiveState {
  /// Id of a story
  final int newsId;
  final int lastSeq;
  /// End of the live blog; null while it runs
  final String? liveEndedAt;

  const LiveState({required this.newsId, required this.lastSeq, this.liveEndedAt});

  factory LiveState.fromJson(Map<String, dynamic> json) => LiveState(
        newsId: json['news_id'] as int,
        lastSeq: json['last_seq'] as int,
        liveEndedAt: json['live_ended_at'] as String?,
      );
}

class Me {
  /// Id
  final int id;
  final String username;
  final String name;
  final String role;
  /// false: not shown to readers
  final bool isActive;
  final bool mustChangePassword;
  final bool totpEnabled;
  final String? email;
  final String? lang;
  /// Languages of the stories that the user may write; empty: all
  final List<String> langs;
  /// The same for categories
  final List<int> categoryIds;
  /// The same for places, with all below them
  final List<int> placeIds;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  final String? missingFactor;
  /// What the role may do now
  final List<String> rights;
  /// Of the last 30 days, the newest first, at most 20
  final List<SecurityNotice> securityNotices;

  const Me({required this.id, required this.username, required this.name, required this.role, required this.isActive, required this.mustChangePassword, required this.totpEnabled, this.email, this.lang, required this.langs, required this.categoryIds, required this.placeIds, required this.createdAt, required this.updatedAt, required this.rev, this.missingFactor, required this.rights, required this.securityNotices});

  factory Me.fromJson(Map<String, dynamic> json) => Me(
        id: json['id'] as int,
        username: json['username'] as String,
        name: json['name'] as String,
        role: json['role'] as String,
        isActive: json['is_active'] as bool,
        mustChangePassword: json['must_change_password'] as bool,
        totpEnabled: json['totp_enabled'] as bool,
        email: json['email'] as String?,
        lang: json['lang'] as String?,
        langs: (json['langs'] as List<dynamic>).map((e) => e as String).toList(),
        categoryIds: (json['category_ids'] as List<dynamic>).map((e) => e as int).toList(),
        placeIds: (json['place_ids'] as List<dynamic>).map((e) => e as int).toList(),
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        rev: json['rev'] as int,
        missingFactor: json['missing_factor'] as String?,
        rights: (json['rights'] as List<dynamic>).map((e) => e as String).toList(),
        securityNotices: (json['security_notices'] as List<dynamic>).map((e) => SecurityNotice.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class Media {
  /// Id
  final int id;
  final String kind;
  /// The name that the file was uploaded with
  final String name;
  final String mimeType;
  final int bytes;
  /// Pixels
  final int? width;
  /// Pixels
  final int? height;
  final String? url;
  final String? error;
  /// Time of the last change, UTC
  final String updatedAt;
  /// A picture is `processing` until its variants are made; `failed` with the reason in `error`
  final String status;
  /// Of the stored file: pictures, MP4 and M4A without location and camera data
  final String sha256;
  final bool isAnimated;
  final String? blurhash;
  final String? color;
  final MediaFocal? focal;
  final MediaCrop? crop;
  /// Texts by language
  final Map<String, String> alt;
  /// Texts by language
  final Map<String, String> caption;
  final String? credit;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// The file as it was uploaded; pictures, MP4 and M4A without location and camera data
  final String originalUrl;
  /// The whole original for those who edit it, also with a crop and in the trash; it works for half a day
  final String editUrl;
  final SourceSet? srcset;
  final List<MediaVariant> variants;
  final String? sourceUrl;
  final int useCount;
  /// The user who created it
  final Person? createdBy;
  /// Whether the user who asks may change, replace and remove it: who may change all that shows it
  final bool? mayChange;
  /// Time at which it was moved to the trash
  final String? trashedAt;
  /// What if-match names
  final int rev;
  /// Time of creation, UTC
  final String createdAt;

  const Media({required this.id, required this.kind, required this.name, required this.mimeType, required this.bytes, this.width, this.height, this.url, this.error, required this.updatedAt, required this.status, required this.sha256, required this.isAnimated, this.blurhash, this.color, this.focal, this.crop, required this.alt, required this.caption, this.credit, this.thumbnailUrl, required this.originalUrl, required this.editUrl, this.srcset, required this.variants, this.sourceUrl, required this.useCount, this.createdBy, this.mayChange, this.trashedAt, required this.rev, required this.createdAt});

  factory Media.fromJson(Map<String, dynamic> json) => Media(
        id: json['id'] as int,
        kind: json['kind'] as String,
        name: json['name'] as String,
        mimeType: json['mime_type'] as String,
        bytes: json['bytes'] as int,
        width: json['width'] as int?,
        height: json['height'] as int?,
        url: json['url'] as String?,
        error: json['error'] as String?,
        updatedAt: json['updated_at'] as String,
        status: json['status'] as String,
        sha256: json['sha256'] as String,
        isAnimated: json['is_animated'] as bool,
        blurhash: json['blurhash'] as String?,
        color: json['color'] as String?,
        focal: json['focal'] == null ? null : MediaFocal.fromJson(json['focal'] as Map<String, dynamic>),
        crop: json['crop'] == null ? null : MediaCrop.fromJson(json['crop'] as Map<String, dynamic>),
        alt: (json['alt'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        caption: (json['caption'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        credit: json['credit'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        originalUrl: json['original_url'] as String,
        editUrl: json['edit_url'] as String,
        srcset: json['srcset'] == null ? null : SourceSet.fromJson(json['srcset'] as Map<String, dynamic>),
        variants: (json['variants'] as List<dynamic>).map((e) => MediaVariant.fromJson(e as Map<String, dynamic>)).toList(),
        sourceUrl: json['source_url'] as String?,
        useCount: json['use_count'] as int,
        createdBy: json['created_by'] == null ? null : Person.fromJson(json['created_by'] as Map<String, dynamic>),
        mayChange: json['may_change'] as bool?,
        trashedAt: json['trashed_at'] as String?,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
      );
}

class MediaCrop {
  final num x;
  final num y;
  /// Pixels
  final num width;
  /// Pixels
  final num height;

  const MediaCrop({required this.x, required this.y, required this.width, required this.height});

  factory MediaCrop.fromJson(Map<String, dynamic> json) => MediaCrop(
        x: json['x'] as num,
        y: json['y'] as num,
        width: json['width'] as num,
        height: json['height'] as num,
      );
}

class MediaFocal {
  final num x;
  final num y;

  const MediaFocal({required this.x, required this.y});

  factory MediaFocal.fromJson(Map<String, dynamic> json) => MediaFocal(
        x: json['x'] as num,
        y: json['y'] as num,
      );
}

class MediaInput {
  final String? name;
  /// Texts by language
  final Map<String, String>? alt;
  /// Texts by language
  final Map<String, String>? caption;
  final String? credit;
  final MediaFocal? focal;
  final MediaCrop? crop;

  const MediaInput({this.name, this.alt, this.caption, this.credit, this.focal, this.crop});

  factory MediaInput.fromJson(Map<String, dynamic> json) => MediaInput(
        name: json['name'] as String?,
        alt: json['alt'] == null ? null : (json['alt'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        caption: json['caption'] == null ? null : (json['caption'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        credit: json['credit'] as String?,
        focal: json['focal'] == null ? null : MediaFocal.fromJson(json['focal'] as Map<String, dynamic>),
        crop: json['crop'] == null ? null : MediaCrop.fromJson(json['crop'] as Map<String, dynamic>),
      );
}

class MediaUse {
  /// As in addresses: `news`
  final String resource;
  /// Id
  final int id;
  /// Title
  final String? title;
  final String? status;
  /// Id of a story
  final int? newsId;

  const MediaUse({required this.resource, required this.id, this.title, this.status, this.newsId});

  factory MediaUse.fromJson(Map<String, dynamic> json) => MediaUse(
        resource: json['resource'] as String,
        id: json['id'] as int,
        title: json['title'] as String?,
        status: json['status'] as String?,
        newsId: json['news_id'] as int?,
      );
}

class MediaVariant {
  final String name;
  final String format;
  final String url;
  /// Pixels
  final int width;
  /// Pixels
  final int height;
  final int bytes;

  const MediaVariant({required this.name, required this.format, required this.url, required this.width, required this.height, required this.bytes});

  factory MediaVariant.fromJson(Map<String, dynamic> json) => MediaVariant(
        name: json['name'] as String,
        format: json['format'] as String,
        url: json['url'] as String,
        width: json['width'] as int,
        height: json['height'] as int,
        bytes: json['bytes'] as int,
      );
}

class Meta {
  /// The language of the answer
  final String? lang;

  const Meta({this.lang});

  factory Meta.fromJson(Map<String, dynamic> json) => Meta(
        lang: json['lang'] as String?,
      );
}

class MonthDay {
  /// Day, YYYY-MM-DD
  final String date;
  final Name weekday;
  final Name? masa;
  final Name? paksha;
  final PanchangDayTithi? tithi;
  final PanchangDayTithi? nakshatra;
  final String? sunrise;
  final String? sunset;
  final String? moonrise;
  /// Public holiday in its regions
  final bool isHoliday;
  final List<MonthDayFestival> festivals;

  const MonthDay({required this.date, required this.weekday, this.masa, this.paksha, this.tithi, this.nakshatra, this.sunrise, this.sunset, this.moonrise, required this.isHoliday, required this.festivals});

  factory MonthDay.fromJson(Map<String, dynamic> json) => MonthDay(
        date: json['date'] as String,
        weekday: Name.fromJson(json['weekday'] as Map<String, dynamic>),
        masa: json['masa'] == null ? null : Name.fromJson(json['masa'] as Map<String, dynamic>),
        paksha: json['paksha'] == null ? null : Name.fromJson(json['paksha'] as Map<String, dynamic>),
        tithi: json['tithi'] == null ? null : PanchangDayTithi.fromJson(json['tithi'] as Map<String, dynamic>),
        nakshatra: json['nakshatra'] == null ? null : PanchangDayTithi.fromJson(json['nakshatra'] as Map<String, dynamic>),
        sunrise: json['sunrise'] as String?,
        sunset: json['sunset'] as String?,
        moonrise: json['moonrise'] as String?,
        isHoliday: json['is_holiday'] as bool,
        festivals: (json['festivals'] as List<dynamic>).map((e) => MonthDayFestival.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class MonthDayFestival {
  final String key;
  final String name;
  final String type;
  /// By `holiday_basis`
  final bool isHoliday;

  const MonthDayFestival({required this.key, required this.name, required this.type, required this.isHoliday});

  factory MonthDayFestival.fromJson(Map<String, dynamic> json) => MonthDayFestival(
        key: json['key'] as String,
        name: json['name'] as String,
        type: json['type'] as String,
        isHoliday: json['is_holiday'] as bool,
      );
}

class MuhurtaDay {
  /// Day, YYYY-MM-DD
  final String date;
  final String lang;
  final Place place;
  final Name weekday;
  final String? sunrise;
  final String? sunset;
  final String? nextSunrise;
  /// In the order of time
  final List<PanchangDayGowriNallaNeram> good;
  /// In the order of time
  final List<PanchangDayGowriNallaNeram> bad;
  /// On a Wednesday, when many almanacs print none
  final bool abhijitIsWeak;
  /// By the other reading of Ardra, Hasta and Mula
  final List<Span> alternativeVarjyam;
  /// Good conjunctions: sarvartha siddhi, guru pushya ...
  final List<PanchangDayGowriNallaNeram> yogas;
  final List<PanchangDayChoghadiyaDay> anandadi;
  final List<PanchangDayMuhurtaBhadra> bhadra;
  final PanchangDayMuhurtaPanchaka? panchaka;
  final PanchangDayMuhurtaDishaShula dishaShula;
  final PanchangDayMuhurtaChandrashtama chandrashtama;
  final PanchangDayMuhurtaGoodFor goodFor;
  final PanchangDayChoghadiya choghadiya;
  final PanchangDayHora hora;
  final PanchangDayGowri gowri;
  final PanchangDayBala? bala;

  const MuhurtaDay({required this.date, required this.lang, required this.place, required this.weekday, this.sunrise, this.sunset, this.nextSunrise, required this.good, required this.bad, required this.abhijitIsWeak, required this.alternativeVarjyam, required this.yogas, required this.anandadi, required this.bhadra, this.panchaka, required this.dishaShula, required this.chandrashtama, required this.goodFor, required this.choghadiya, required this.hora, required this.gowri, this.bala});

  factory MuhurtaDay.fromJson(Map<String, dynamic> json) => MuhurtaDay(
        date: json['date'] as String,
        lang: json['lang'] as String,
        place: Place.fromJson(json['place'] as Map<String, dynamic>),
        weekday: Name.fromJson(json['weekday'] as Map<String, dynamic>),
        sunrise: json['sunrise'] as String?,
        sunset: json['sunset'] as String?,
        nextSunrise: json['next_sunrise'] as String?,
        good: (json['good'] as List<dynamic>).map((e) => PanchangDayGowriNallaNeram.fromJson(e as Map<String, dynamic>)).toList(),
        bad: (json['bad'] as List<dynamic>).map((e) => PanchangDayGowriNallaNeram.fromJson(e as Map<String, dynamic>)).toList(),
        abhijitIsWeak: json['abhijit_is_weak'] as bool,
        alternativeVarjyam: (json['alternative_varjyam'] as List<dynamic>).map((e) => Span.fromJson(e as Map<String, dynamic>)).toList(),
        yogas: (json['yogas'] as List<dynamic>).map((e) => PanchangDayGowriNallaNeram.fromJson(e as Map<String, dynamic>)).toList(),
        anandadi: (json['anandadi'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
        bhadra: (json['bhadra'] as List<dynamic>).map((e) => PanchangDayMuhurtaBhadra.fromJson(e as Map<String, dynamic>)).toList(),
        panchaka: json['panchaka'] == null ? null : PanchangDayMuhurtaPanchaka.fromJson(json['panchaka'] as Map<String, dynamic>),
        dishaShula: PanchangDayMuhurtaDishaShula.fromJson(json['disha_shula'] as Map<String, dynamic>),
        chandrashtama: PanchangDayMuhurtaChandrashtama.fromJson(json['chandrashtama'] as Map<String, dynamic>),
        goodFor: PanchangDayMuhurtaGoodFor.fromJson(json['good_for'] as Map<String, dynamic>),
        choghadiya: PanchangDayChoghadiya.fromJson(json['choghadiya'] as Map<String, dynamic>),
        hora: PanchangDayHora.fromJson(json['hora'] as Map<String, dynamic>),
        gowri: PanchangDayGowri.fromJson(json['gowri'] as Map<String, dynamic>),
        bala: json['bala'] == null ? null : PanchangDayBala.fromJson(json['bala'] as Map<String, dynamic>),
      );
}

class Name {
  /// From 1, in the order of the tables
  final int id;
  final String name;

  const Name({required this.id, required this.name});

  factory Name.fromJson(Map<String, dynamic> json) => Name(
        id: json['id'] as int,
        name: json['name'] as String,
      );
}

class NewApiToken {
  /// Id
  final int id;
  final int userId;
  final String name;
  /// First characters of the secret, by which a token is recognised
  final String prefix;
  final List<String> scopes;
  final String status;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of expiry, UTC
  final String expiresAt;
  final String? lastUsedAt;
  final String? revokedAt;
  /// The token itself. It is shown in this answer only
  final String secret;

  const NewApiToken({required this.id, required this.userId, required this.name, required this.prefix, required this.scopes, required this.status, required this.createdAt, required this.expiresAt, this.lastUsedAt, this.revokedAt, required this.secret});

  factory NewApiToken.fromJson(Map<String, dynamic> json) => NewApiToken(
        id: json['id'] as int,
        userId: json['user_id'] as int,
        name: json['name'] as String,
        prefix: json['prefix'] as String,
        scopes: (json['scopes'] as List<dynamic>).map((e) => e as String).toList(),
        status: json['status'] as String,
        createdAt: json['created_at'] as String,
        expiresAt: json['expires_at'] as String,
        lastUsedAt: json['last_used_at'] as String?,
        revokedAt: json['revoked_at'] as String?,
        secret: json['secret'] as String,
      );
}

class NewWebhook {
  /// Id
  final int id;
  final String url;
  final String description;
  final List<String> events;
  /// false: not shown to readers
  final bool isActive;
  final String? failingSince;
  final String? stoppedReason;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Signing secret, `whsec_` and base64. It is shown in this answer only
  final String secret;

  const NewWebhook({required this.id, required this.url, required this.description, required this.events, required this.isActive, this.failingSince, this.stoppedReason, required this.rev, required this.createdAt, required this.updatedAt, required this.secret});

  factory NewWebhook.fromJson(Map<String, dynamic> json) => NewWebhook(
        id: json['id'] as int,
        url: json['url'] as String,
        description: json['description'] as String,
        events: (json['events'] as List<dynamic>).map((e) => e as String).toList(),
        isActive: json['is_active'] as bool,
        failingSince: json['failing_since'] as String?,
        stoppedReason: json['stopped_reason'] as String?,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        secret: json['secret'] as String,
      );
}

class NewsCounts {
  /// With all the filters
  final int total;
  /// With all filters but `status`; an expired story counts as archived
  final List<NewsCountsStatu> status;
  /// With all filters but `lang`
  final List<NewsCountsLang> lang;
  /// With all filters but `category_id`; null: without a category
  final List<NewsCountsCategory> category;
  /// With all filters but `content_type`
  final List<NewsCountsContentType> contentType;
  /// With all filters but `created_by`, the 50 people with most stories; null: made by the program
  final List<NewsCountsCreatedBy> createdBy;

  const NewsCounts({required this.total, required this.status, required this.lang, required this.category, required this.contentType, required this.createdBy});

  factory NewsCounts.fromJson(Map<String, dynamic> json) => NewsCounts(
        total: json['total'] as int,
        status: (json['status'] as List<dynamic>).map((e) => NewsCountsStatu.fromJson(e as Map<String, dynamic>)).toList(),
        lang: (json['lang'] as List<dynamic>).map((e) => NewsCountsLang.fromJson(e as Map<String, dynamic>)).toList(),
        category: (json['category'] as List<dynamic>).map((e) => NewsCountsCategory.fromJson(e as Map<String, dynamic>)).toList(),
        contentType: (json['content_type'] as List<dynamic>).map((e) => NewsCountsContentType.fromJson(e as Map<String, dynamic>)).toList(),
        createdBy: (json['created_by'] as List<dynamic>).map((e) => NewsCountsCreatedBy.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class NewsCountsCategory {
  final int? value;
  final int count;

  const NewsCountsCategory({this.value, required this.count});

  factory NewsCountsCategory.fromJson(Map<String, dynamic> json) => NewsCountsCategory(
        value: json['value'] as int?,
        count: json['count'] as int,
      );
}

class NewsCountsContentType {
  final String value;
  final int count;

  const NewsCountsContentType({required this.value, required this.count});

  factory NewsCountsContentType.fromJson(Map<String, dynamic> json) => NewsCountsContentType(
        value: json['value'] as String,
        count: json['count'] as int,
      );
}

class NewsCountsCreatedBy {
  final int? value;
  final String? name;
  final int count;

  const NewsCountsCreatedBy({this.value, this.name, required this.count});

  factory NewsCountsCreatedBy.fromJson(Map<String, dynamic> json) => NewsCountsCreatedBy(
        value: json['value'] as int?,
        name: json['name'] as String?,
        count: json['count'] as int,
      );
}

class NewsCountsLang {
  final String value;
  final int count;

  const NewsCountsLang({required this.value, required this.count});

  factory NewsCountsLang.fromJson(Map<String, dynamic> json) => NewsCountsLang(
        value: json['value'] as String,
        count: json['count'] as int,
      );
}

class NewsCountsStatu {
  final String value;
  final int count;

  const NewsCountsStatu({required this.value, required this.count});

  factory NewsCountsStatu.fromJson(Map<String, dynamic> json) => NewsCountsStatu(
        value: json['value'] as String,
        count: json['count'] as int,
      );
}

class NewsItem {
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// The page of it for readers: the address to share
  final String? shareUrl;
  /// Picture of 1200 x 630 pixels with its headline, for shared links
  final String? shareCardUrl;
  /// The same of 1080 x 1920 pixels, for a WhatsApp status
  final String? statusCardUrl;
  /// Title
  final String title;
  final String summary;
  /// Sanitised HTML, or text when content_format says so
  final String content;
  /// `html` (default, sanitised) or `text`
  final String contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String contentType;
  final String lang;
  /// true: in the default language, because the story is missing in the requested one
  final bool isFallback;
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;
  final NewsItemCategory? category;
  /// Id of a category
  final int? categoryId;
  /// Name of the category in the language
  final String? categoryName;
  /// At most 30 tags of 60 letters
  final List<String> tags;
  final List<NewsItemPlace> places;
  final NewsItemLocation location;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Pictures of the library first, in the order of the gallery
  final List<NewsItemImage> images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final NewsItemSource source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool isFeatured;
  final int priority;
  /// Time of publication, UTC
  final String? publishedAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Time of expiry, UTC
  final String? expiresAt;
  /// Number of views; written every ten seconds
  final int views;
  /// Reading time in minutes
  final int readMinutes;
  /// What was wrong and was put right, oldest first
  final List<Correction> corrections;
  /// End of the live blog; null while it runs
  final String? liveEndedAt;

  const NewsItem({required this.id, required this.slug, required this.url, this.shareUrl, this.shareCardUrl, this.statusCardUrl, required this.title, required this.summary, required this.content, required this.contentFormat, required this.contentType, required this.lang, required this.isFallback, this.translationGroup, this.category, this.categoryId, this.categoryName, required this.tags, required this.places, required this.location, this.imageUrl, this.thumbnailUrl, required this.images, this.videoUrl, this.audioUrl, this.author, this.byline, required this.source, required this.isBreaking, this.breakingUntil, required this.isFeatured, required this.priority, this.publishedAt, required this.updatedAt, this.expiresAt, required this.views, required this.readMinutes, required this.corrections, this.liveEndedAt});

  factory NewsItem.fromJson(Map<String, dynamic> json) => NewsItem(
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        shareUrl: json['share_url'] as String?,
        shareCardUrl: json['share_card_url'] as String?,
        statusCardUrl: json['status_card_url'] as String?,
        title: json['title'] as String,
        summary: json['summary'] as String,
        content: json['content'] as String,
        contentFormat: json['content_format'] as String,
        contentType: json['content_type'] as String,
        lang: json['lang'] as String,
        isFallback: json['is_fallback'] as bool,
        translationGroup: json['translation_group'] as int?,
        category: json['category'] == null ? null : NewsItemCategory.fromJson(json['category'] as Map<String, dynamic>),
        categoryId: json['category_id'] as int?,
        categoryName: json['category_name'] as String?,
        tags: (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        places: (json['places'] as List<dynamic>).map((e) => NewsItemPlace.fromJson(e as Map<String, dynamic>)).toList(),
        location: NewsItemLocation.fromJson(json['location'] as Map<String, dynamic>),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: (json['images'] as List<dynamic>).map((e) => NewsItemImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        source: NewsItemSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool,
        priority: json['priority'] as int,
        publishedAt: json['published_at'] as String?,
        updatedAt: json['updated_at'] as String,
        expiresAt: json['expires_at'] as String?,
        views: json['views'] as int,
        readMinutes: json['read_minutes'] as int,
        corrections: (json['corrections'] as List<dynamic>).map((e) => Correction.fromJson(e as Map<String, dynamic>)).toList(),
        liveEndedAt: json['live_ended_at'] as String?,
      );
}

class NewsItemCategory {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String? color;
  /// URL of the icon
  final String? iconUrl;

  const NewsItemCategory({required this.id, required this.name, required this.slug, this.color, this.iconUrl});

  factory NewsItemCategory.fromJson(Map<String, dynamic> json) => NewsItemCategory(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        color: json['color'] as String?,
        iconUrl: json['icon_url'] as String?,
      );
}

class NewsItemImage {
  final String url;
  /// Pixels
  final int? width;
  /// Pixels
  final int? height;
  /// Description of the image for screen readers
  final String? alt;
  final String? blurhash;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  final String? caption;
  final String? credit;
  final SourceSet? srcset;

  const NewsItemImage({required this.url, this.width, this.height, this.alt, this.blurhash, this.thumbnailUrl, this.caption, this.credit, this.srcset});

  factory NewsItemImage.fromJson(Map<String, dynamic> json) => NewsItemImage(
        url: json['url'] as String,
        width: json['width'] as int?,
        height: json['height'] as int?,
        alt: json['alt'] as String?,
        blurhash: json['blurhash'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        caption: json['caption'] as String?,
        credit: json['credit'] as String?,
        srcset: json['srcset'] == null ? null : SourceSet.fromJson(json['srcset'] as Map<String, dynamic>),
      );
}

/// State, district and mandal as text; taken from the first place where places are set
class NewsItemLocation {
  /// State
  final String? state;
  /// District
  final String? district;
  /// Mandal, taluk or tehsil
  final String? mandal;

  const NewsItemLocation({this.state, this.district, this.mandal});

  factory NewsItemLocation.fromJson(Map<String, dynamic> json) => NewsItemLocation(
        state: json['state'] as String?,
        district: json['district'] as String?,
        mandal: json['mandal'] as String?,
      );
}

class NewsItemPlace {
  /// Id
  final int id;
  final String name;
  final String type;

  const NewsItemPlace({required this.id, required this.name, required this.type});

  factory NewsItemPlace.fromJson(Map<String, dynamic> json) => NewsItemPlace(
        id: json['id'] as int,
        name: json['name'] as String,
        type: json['type'] as String,
      );
}

class NewsItemSource {
  final String? name;
  final String? url;

  const NewsItemSource({this.name, this.url});

  factory NewsItemSource.fromJson(Map<String, dynamic> json) => NewsItemSource(
        name: json['name'] as String?,
        url: json['url'] as String?,
      );
}

class NewsItemWhole {
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// The page of it for readers: the address to share
  final String? shareUrl;
  /// Picture of 1200 x 630 pixels with its headline, for shared links
  final String? shareCardUrl;
  /// The same of 1080 x 1920 pixels, for a WhatsApp status
  final String? statusCardUrl;
  /// Title
  final String title;
  final String summary;
  /// Sanitised HTML, or text when content_format says so
  final String content;
  /// `html` (default, sanitised) or `text`
  final String contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String contentType;
  final String lang;
  /// true: in the default language, because the story is missing in the requested one
  final bool isFallback;
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;
  final NewsItemCategory? category;
  /// Id of a category
  final int? categoryId;
  /// Name of the category in the language
  final String? categoryName;
  /// At most 30 tags of 60 letters
  final List<String> tags;
  final List<NewsItemPlace> places;
  final NewsItemLocation location;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Pictures of the library first, in the order of the gallery
  final List<NewsItemImage> images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final NewsItemSource source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool isFeatured;
  final int priority;
  /// Time of publication, UTC
  final String? publishedAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Time of expiry, UTC
  final String? expiresAt;
  /// Number of views; written every ten seconds
  final int views;
  /// Reading time in minutes
  final int readMinutes;
  /// What was wrong and was put right, oldest first
  final List<Correction> corrections;
  /// End of the live blog; null while it runs
  final String? liveEndedAt;
  final String? seoTitle;
  final String? seoDescription;
  /// The same story in other languages, as far as readers see it
  final List<NewsItemWholeTranslation> translations;

  const NewsItemWhole({required this.id, required this.slug, required this.url, this.shareUrl, this.shareCardUrl, this.statusCardUrl, required this.title, required this.summary, required this.content, required this.contentFormat, required this.contentType, required this.lang, required this.isFallback, this.translationGroup, this.category, this.categoryId, this.categoryName, required this.tags, required this.places, required this.location, this.imageUrl, this.thumbnailUrl, required this.images, this.videoUrl, this.audioUrl, this.author, this.byline, required this.source, required this.isBreaking, this.breakingUntil, required this.isFeatured, required this.priority, this.publishedAt, required this.updatedAt, this.expiresAt, required this.views, required this.readMinutes, required this.corrections, this.liveEndedAt, this.seoTitle, this.seoDescription, required this.translations});

  factory NewsItemWhole.fromJson(Map<String, dynamic> json) => NewsItemWhole(
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        shareUrl: json['share_url'] as String?,
        shareCardUrl: json['share_card_url'] as String?,
        statusCardUrl: json['status_card_url'] as String?,
        title: json['title'] as String,
        summary: json['summary'] as String,
        content: json['content'] as String,
        contentFormat: json['content_format'] as String,
        contentType: json['content_type'] as String,
        lang: json['lang'] as String,
        isFallback: json['is_fallback'] as bool,
        translationGroup: json['translation_group'] as int?,
        category: json['category'] == null ? null : NewsItemCategory.fromJson(json['category'] as Map<String, dynamic>),
        categoryId: json['category_id'] as int?,
        categoryName: json['category_name'] as String?,
        tags: (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        places: (json['places'] as List<dynamic>).map((e) => NewsItemPlace.fromJson(e as Map<String, dynamic>)).toList(),
        location: NewsItemLocation.fromJson(json['location'] as Map<String, dynamic>),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: (json['images'] as List<dynamic>).map((e) => NewsItemImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        source: NewsItemSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool,
        priority: json['priority'] as int,
        publishedAt: json['published_at'] as String?,
        updatedAt: json['updated_at'] as String,
        expiresAt: json['expires_at'] as String?,
        views: json['views'] as int,
        readMinutes: json['read_minutes'] as int,
        corrections: (json['corrections'] as List<dynamic>).map((e) => Correction.fromJson(e as Map<String, dynamic>)).toList(),
        liveEndedAt: json['live_ended_at'] as String?,
        seoTitle: json['seo_title'] as String?,
        seoDescription: json['seo_description'] as String?,
        translations: (json['translations'] as List<dynamic>).map((e) => NewsItemWholeTranslation.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class NewsItemWholeTranslation {
  final String lang;
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// Title
  final String title;

  const NewsItemWholeTranslation({required this.lang, required this.id, required this.slug, required this.url, required this.title});

  factory NewsItemWholeTranslation.fromJson(Map<String, dynamic> json) => NewsItemWholeTranslation(
        lang: json['lang'] as String,
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        title: json['title'] as String,
      );
}

class Notification {
  /// Id
  final int id;
  /// Title
  final String title;
  final String body;
  /// URL of the main image
  final String? imageUrl;
  final String type;
  final NotificationTarget target;
  final Map<String, String> data;
  /// URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens
  final String? deepLink;
  /// Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired`
  final int? ttlSeconds;
  final String priority;
  /// A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -`
  final String? collapseKey;
  /// Id of a story
  final int? newsId;
  final String? category;
  /// What set it off: an editor; publish-and-notify; a breaking flag; a feed that pushes; a reminder of the almanac
  final String origin;
  final int? goesWith;
  /// What follows an edit of the story until it goes out
  final List<String> follows;
  final NotificationCancelled? cancelled;
  /// Time to send at, within a year; the devices are those of that time
  final String? scheduledAt;
  final int spreadSeconds;
  final String status;
  final NotificationCounts counts;
  final List<NotificationError> errors;
  final num? openedShare;
  /// By platform: those that it was sent to, or opened on
  final Map<String, NotificationByPlatform> byPlatform;
  /// By language: those that it was sent to, or opened on
  final Map<String, NotificationByPlatform> byLang;
  final NotificationProgress progress;
  /// The user who created it
  final int? createdBy;
  final int? approvedBy;
  final String? sentAt;
  /// What if-match names
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const Notification({required this.id, required this.title, required this.body, this.imageUrl, required this.type, required this.target, required this.data, this.deepLink, this.ttlSeconds, required this.priority, this.collapseKey, this.newsId, this.category, required this.origin, this.goesWith, required this.follows, this.cancelled, this.scheduledAt, required this.spreadSeconds, required this.status, required this.counts, required this.errors, this.openedShare, required this.byPlatform, required this.byLang, required this.progress, this.createdBy, this.approvedBy, this.sentAt, required this.rev, required this.createdAt, required this.updatedAt});

  factory Notification.fromJson(Map<String, dynamic> json) => Notification(
        id: json['id'] as int,
        title: json['title'] as String,
        body: json['body'] as String,
        imageUrl: json['image_url'] as String?,
        type: json['type'] as String,
        target: NotificationTarget.fromJson(json['target'] as Map<String, dynamic>),
        data: (json['data'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        deepLink: json['deep_link'] as String?,
        ttlSeconds: json['ttl_seconds'] as int?,
        priority: json['priority'] as String,
        collapseKey: json['collapse_key'] as String?,
        newsId: json['news_id'] as int?,
        category: json['category'] as String?,
        origin: json['origin'] as String,
        goesWith: json['goes_with'] as int?,
        follows: (json['follows'] as List<dynamic>).map((e) => e as String).toList(),
        cancelled: json['cancelled'] == null ? null : NotificationCancelled.fromJson(json['cancelled'] as Map<String, dynamic>),
        scheduledAt: json['scheduled_at'] as String?,
        spreadSeconds: json['spread_seconds'] as int,
        status: json['status'] as String,
        counts: NotificationCounts.fromJson(json['counts'] as Map<String, dynamic>),
        errors: (json['errors'] as List<dynamic>).map((e) => NotificationError.fromJson(e as Map<String, dynamic>)).toList(),
        openedShare: json['opened_share'] as num?,
        byPlatform: (json['by_platform'] as Map<String, dynamic>).map((k, e) => MapEntry(k, NotificationByPlatform.fromJson(e as Map<String, dynamic>))),
        byLang: (json['by_lang'] as Map<String, dynamic>).map((k, e) => MapEntry(k, NotificationByPlatform.fromJson(e as Map<String, dynamic>))),
        progress: NotificationProgress.fromJson(json['progress'] as Map<String, dynamic>),
        createdBy: json['created_by'] as int?,
        approvedBy: json['approved_by'] as int?,
        sentAt: json['sent_at'] as String?,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class NotificationByPlatform {
  final int? sent;
  final int opened;
  final num? openedShare;

  const NotificationByPlatform({this.sent, required this.opened, this.openedShare});

  factory NotificationByPlatform.fromJson(Map<String, dynamic> json) => NotificationByPlatform(
        sent: json['sent'] as int?,
        opened: json['opened'] as int,
        openedShare: json['opened_share'] as num?,
      );
}

/// Why the program cancelled it
class NotificationCancelled {
  final String code;
  final String text;

  const NotificationCancelled({required this.code, required this.text});

  factory NotificationCancelled.fromJson(Map<String, dynamic> json) => NotificationCancelled(
        code: json['code'] as String,
        text: json['text'] as String,
      );
}

class NotificationCounts {
  final int? targets;
  final int sent;
  final int failed;
  final Map<String, int> failedByCode;
  /// Devices that were left out: push_off, opted_out, quiet_hours, daily_cap
  final Map<String, int> skipped;
  /// Devices that the push service reported as unregistered
  final int removed;
  final int opened;

  const NotificationCounts({this.targets, required this.sent, required this.failed, required this.failedByCode, required this.skipped, required this.removed, required this.opened});

  factory NotificationCounts.fromJson(Map<String, dynamic> json) => NotificationCounts(
        targets: json['targets'] as int?,
        sent: json['sent'] as int,
        failed: json['failed'] as int,
        failedByCode: (json['failed_by_code'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as int)),
        skipped: (json['skipped'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as int)),
        removed: json['removed'] as int,
        opened: json['opened'] as int,
      );
}

class NotificationError {
  final String code;
  final String text;
  final int count;

  const NotificationError({required this.code, required this.text, required this.count});

  factory NotificationError.fromJson(Map<String, dynamic> json) => NotificationError(
        code: json['code'] as String,
        text: json['text'] as String,
        count: json['count'] as int,
      );
}

class NotificationInput {
  /// Title
  final String title;
  final String? body;
  /// URL of the main image
  final String? imageUrl;
  /// Type: general, breaking, news ...
  final String? type;
  /// Who gets it: `{type, value}`
  final Target target;
  /// Data for the app; strings only
  final Map<String, String>? data;
  /// URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens
  final String? deepLink;
  /// Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired`
  final int? ttlSeconds;
  final String? priority;
  /// A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -`
  final String? collapseKey;
  /// Id of a story
  final int? newsId;
  final String? category;
  /// true: even if the story was pushed before
  final bool? allowRepeat;
  /// Time to send at, within a year; the devices are those of that time
  final String? scheduledAt;
  /// Seconds over which the batches are spread, to spread the load of phones that open the app
  final int? spreadSeconds;
  /// true: validate only; nothing is sent or stored
  final bool? dryRun;

  const NotificationInput({required this.title, this.body, this.imageUrl, this.type, required this.target, this.data, this.deepLink, this.ttlSeconds, this.priority, this.collapseKey, this.newsId, this.category, this.allowRepeat, this.scheduledAt, this.spreadSeconds, this.dryRun});

  factory NotificationInput.fromJson(Map<String, dynamic> json) => NotificationInput(
        title: json['title'] as String,
        body: json['body'] as String?,
        imageUrl: json['image_url'] as String?,
        type: json['type'] as String?,
        target: Target.fromJson(json['target'] as Map<String, dynamic>),
        data: json['data'] == null ? null : (json['data'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        deepLink: json['deep_link'] as String?,
        ttlSeconds: json['ttl_seconds'] as int?,
        priority: json['priority'] as String?,
        collapseKey: json['collapse_key'] as String?,
        newsId: json['news_id'] as int?,
        category: json['category'] as String?,
        allowRepeat: json['allow_repeat'] as bool?,
        scheduledAt: json['scheduled_at'] as String?,
        spreadSeconds: json['spread_seconds'] as int?,
        dryRun: json['dry_run'] as bool?,
      );
}

class NotificationProgress {
  final String? firstSentAt;
  final String? lastSentAt;
  final num? secondsToLast;
  final num? sendingSeconds;
  final num? perSecond;
  final num? perMinute;
  final int? left;
  /// What is left waits for this; empty when nothing is left
  final List<NotificationProgressWaitsFor> waitsFor;

  const NotificationProgress({this.firstSentAt, this.lastSentAt, this.secondsToLast, this.sendingSeconds, this.perSecond, this.perMinute, this.left, required this.waitsFor});

  factory NotificationProgress.fromJson(Map<String, dynamic> json) => NotificationProgress(
        firstSentAt: json['first_sent_at'] as String?,
        lastSentAt: json['last_sent_at'] as String?,
        secondsToLast: json['seconds_to_last'] as num?,
        sendingSeconds: json['sending_seconds'] as num?,
        perSecond: json['per_second'] as num?,
        perMinute: json['per_minute'] as num?,
        left: json['left'] as int?,
        waitsFor: (json['waits_for'] as List<dynamic>).map((e) => NotificationProgressWaitsFor.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class NotificationProgressWaitsFor {
  final String reason;
  final int? devices;
  final String? from;
  final String? until;

  const NotificationProgressWaitsFor({required this.reason, this.devices, this.from, this.until});

  factory NotificationProgressWaitsFor.fromJson(Map<String, dynamic> json) => NotificationProgressWaitsFor(
        reason: json['reason'] as String,
        devices: json['devices'] as int?,
        from: json['from'] as String?,
        until: json['until'] as String?,
      );
}

/// Who gets it: `{type, value}`
class NotificationTarget {
  final String type;
  final Object? value;

  const NotificationTarget({required this.type, this.value});

  factory NotificationTarget.fromJson(Map<String, dynamic> json) => NotificationTarget(
        type: json['type'] as String,
        value: json['value'],
      );
}

class OidcInfo {
  /// Whether a provider is set up
  final bool enabled;
  final String? label;

  const OidcInfo({required this.enabled, this.label});

  factory OidcInfo.fromJson(Map<String, dynamic> json) => OidcInfo(
        enabled: json['enabled'] as bool,
        label: json['label'] as String?,
      );
}

class OnFeedFailingBodyData {
  /// Id
  final int id;
  /// Title
  final String title;
  final String feedUrl;
  /// Fetches that failed in a row
  final int errorCount;
  final String? lastError;

  const OnFeedFailingBodyData({required this.id, required this.title, required this.feedUrl, required this.errorCount, this.lastError});

  factory OnFeedFailingBodyData.fromJson(Map<String, dynamic> json) => OnFeedFailingBodyData(
        id: json['id'] as int,
        title: json['title'] as String,
        feedUrl: json['feed_url'] as String,
        errorCount: json['error_count'] as int,
        lastError: json['last_error'] as String?,
      );
}

class OnMediaReadyBodyData {
  /// Id
  final int id;
  final String kind;
  /// The name that the file was uploaded with
  final String name;
  final String mimeType;
  final int bytes;
  /// Pixels
  final int? width;
  /// Pixels
  final int? height;
  final String? url;
  final String? error;
  /// Time of the last change, UTC
  final String updatedAt;

  const OnMediaReadyBodyData({required this.id, required this.kind, required this.name, required this.mimeType, required this.bytes, this.width, this.height, this.url, this.error, required this.updatedAt});

  factory OnMediaReadyBodyData.fromJson(Map<String, dynamic> json) => OnMediaReadyBodyData(
        id: json['id'] as int,
        kind: json['kind'] as String,
        name: json['name'] as String,
        mimeType: json['mime_type'] as String,
        bytes: json['bytes'] as int,
        width: json['width'] as int?,
        height: json['height'] as int?,
        url: json['url'] as String?,
        error: json['error'] as String?,
        updatedAt: json['updated_at'] as String,
      );
}

class OnNewsPublishedBodyData {
  /// Id
  final int id;
  final String lang;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  /// Where the API shows it to readers
  final String url;
  /// Title
  final String title;
  /// Id of a category
  final int? categoryId;
  /// `published`, or what it became when it was removed
  final String status;
  /// Time of publication, UTC
  final String? publishedAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const OnNewsPublishedBodyData({required this.id, required this.lang, required this.slug, required this.url, required this.title, this.categoryId, required this.status, this.publishedAt, required this.updatedAt});

  factory OnNewsPublishedBodyData.fromJson(Map<String, dynamic> json) => OnNewsPublishedBodyData(
        id: json['id'] as int,
        lang: json['lang'] as String,
        slug: json['slug'] as String,
        url: json['url'] as String,
        title: json['title'] as String,
        categoryId: json['category_id'] as int?,
        status: json['status'] as String,
        publishedAt: json['published_at'] as String?,
        updatedAt: json['updated_at'] as String,
      );
}

class OnNotificationSentBodyData {
  /// Id
  final int id;
  final String type;
  /// Title
  final String title;
  /// Id of a story
  final int? newsId;
  /// logged: no push service is set up
  final String status;
  final int? targets;
  final int sent;
  final int failed;

  const OnNotificationSentBodyData({required this.id, required this.type, required this.title, this.newsId, required this.status, this.targets, required this.sent, required this.failed});

  factory OnNotificationSentBodyData.fromJson(Map<String, dynamic> json) => OnNotificationSentBodyData(
        id: json['id'] as int,
        type: json['type'] as String,
        title: json['title'] as String,
        newsId: json['news_id'] as int?,
        status: json['status'] as String,
        targets: json['targets'] as int?,
        sent: json['sent'] as int,
        failed: json['failed'] as int,
      );
}

class OpmlInput {
  /// The text of an OPML file
  final String opml;
  /// ISO 639-1
  final String? lang;
  /// Id of a category
  final int? categoryId;
  final int? refreshMinutes;
  /// Folders that are no category become one, below each other; 200 at most
  final bool? createCategories;

  const OpmlInput({required this.opml, this.lang, this.categoryId, this.refreshMinutes, this.createCategories});

  factory OpmlInput.fromJson(Map<String, dynamic> json) => OpmlInput(
        opml: json['opml'] as String,
        lang: json['lang'] as String?,
        categoryId: json['category_id'] as int?,
        refreshMinutes: json['refresh_minutes'] as int?,
        createCategories: json['create_categories'] as bool?,
      );
}

class OpmlReport {
  final int added;
  /// Feeds that were stored already
  final int known;
  final int categoriesAdded;
  final int? runId;
  final List<OpmlReportRefused> refused;

  const OpmlReport({required this.added, required this.known, required this.categoriesAdded, this.runId, required this.refused});

  factory OpmlReport.fromJson(Map<String, dynamic> json) => OpmlReport(
        added: json['added'] as int,
        known: json['known'] as int,
        categoriesAdded: json['categories_added'] as int,
        runId: json['run_id'] as int?,
        refused: (json['refused'] as List<dynamic>).map((e) => OpmlReportRefused.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class OpmlReportRefused {
  final String feedUrl;
  final String message;

  const OpmlReportRefused({required this.feedUrl, required this.message});

  factory OpmlReportRefused.fromJson(Map<String, dynamic> json) => OpmlReportRefused(
        feedUrl: json['feed_url'] as String,
        message: json['message'] as String,
      );
}

class PanchangDay {
  /// Day, YYYY-MM-DD
  final String date;
  final String lang;
  final Place place;
  final Name weekday;
  final Name? samvatsara;
  final int? shakaYear;
  final int? vikramYear;
  final Name? ayana;
  final Name? ritu;
  final PanchangDayMasa? masa;
  final Name? paksha;
  /// The one in force at sunrise first
  final List<PanchangDayTithi> tithi;
  /// The one in force at sunrise first
  final List<PanchangDayTithi> nakshatra;
  /// The one in force at sunrise first
  final List<PanchangDayTithi> yoga;
  final List<PanchangDayKarana> karana;
  final String? sunrise;
  final String? sunset;
  final String? moonrise;
  final String? moonset;
  final String? nextSunrise;
  final int? dayLength;
  final int? nightLength;
  final Span? rahuKalam;
  final Span? yamagandam;
  final Span? gulikaKalam;
  final Span? abhijit;
  final Span? brahmaMuhurta;
  final List<Span> durmuhurtam;
  final List<Span> varjyam;
  final List<Span> amritaKalam;
  final Name? moonSign;
  final Name? sunSign;
  final List<Festival> festivals;
  /// One line to share: what is special today
  final String special;
  final String? notes;
  final String source;
  /// Fields that an editor has given
  final List<String> overridden;
  final PanchangDayChoghadiya? choghadiya;
  final PanchangDayHora? hora;
  final PanchangDayGowri? gowri;
  final List<PanchangDayLagna>? lagna;
  final List<PanchangDayGraha>? grahas;
  final List<PanchangDayPada>? padas;
  final PanchangDayCalendars? calendars;
  final PanchangDayMuhurta? muhurta;
  final PanchangDayMuhurtaTables? muhurtaTables;
  final PanchangDayBala? bala;
  final PanchangDayText? text;

  const PanchangDay({required this.date, required this.lang, required this.place, required this.weekday, this.samvatsara, this.shakaYear, this.vikramYear, this.ayana, this.ritu, this.masa, this.paksha, required this.tithi, required this.nakshatra, required this.yoga, required this.karana, this.sunrise, this.sunset, this.moonrise, this.moonset, this.nextSunrise, this.dayLength, this.nightLength, this.rahuKalam, this.yamagandam, this.gulikaKalam, this.abhijit, this.brahmaMuhurta, required this.durmuhurtam, required this.varjyam, required this.amritaKalam, this.moonSign, this.sunSign, required this.festivals, required this.special, this.notes, required this.source, required this.overridden, this.choghadiya, this.hora, this.gowri, this.lagna, this.grahas, this.padas, this.calendars, this.muhurta, this.muhurtaTables, this.bala, this.text});

  factory PanchangDay.fromJson(Map<String, dynamic> json) => PanchangDay(
        date: json['date'] as String,
        lang: json['lang'] as String,
        place: Place.fromJson(json['place'] as Map<String, dynamic>),
        weekday: Name.fromJson(json['weekday'] as Map<String, dynamic>),
        samvatsara: json['samvatsara'] == null ? null : Name.fromJson(json['samvatsara'] as Map<String, dynamic>),
        shakaYear: json['shaka_year'] as int?,
        vikramYear: json['vikram_year'] as int?,
        ayana: json['ayana'] == null ? null : Name.fromJson(json['ayana'] as Map<String, dynamic>),
        ritu: json['ritu'] == null ? null : Name.fromJson(json['ritu'] as Map<String, dynamic>),
        masa: json['masa'] == null ? null : PanchangDayMasa.fromJson(json['masa'] as Map<String, dynamic>),
        paksha: json['paksha'] == null ? null : Name.fromJson(json['paksha'] as Map<String, dynamic>),
        tithi: (json['tithi'] as List<dynamic>).map((e) => PanchangDayTithi.fromJson(e as Map<String, dynamic>)).toList(),
        nakshatra: (json['nakshatra'] as List<dynamic>).map((e) => PanchangDayTithi.fromJson(e as Map<String, dynamic>)).toList(),
        yoga: (json['yoga'] as List<dynamic>).map((e) => PanchangDayTithi.fromJson(e as Map<String, dynamic>)).toList(),
        karana: (json['karana'] as List<dynamic>).map((e) => PanchangDayKarana.fromJson(e as Map<String, dynamic>)).toList(),
        sunrise: json['sunrise'] as String?,
        sunset: json['sunset'] as String?,
        moonrise: json['moonrise'] as String?,
        moonset: json['moonset'] as String?,
        nextSunrise: json['next_sunrise'] as String?,
        dayLength: json['day_length'] as int?,
        nightLength: json['night_length'] as int?,
        rahuKalam: json['rahu_kalam'] == null ? null : Span.fromJson(json['rahu_kalam'] as Map<String, dynamic>),
        yamagandam: json['yamagandam'] == null ? null : Span.fromJson(json['yamagandam'] as Map<String, dynamic>),
        gulikaKalam: json['gulika_kalam'] == null ? null : Span.fromJson(json['gulika_kalam'] as Map<String, dynamic>),
        abhijit: json['abhijit'] == null ? null : Span.fromJson(json['abhijit'] as Map<String, dynamic>),
        brahmaMuhurta: json['brahma_muhurta'] == null ? null : Span.fromJson(json['brahma_muhurta'] as Map<String, dynamic>),
        durmuhurtam: (json['durmuhurtam'] as List<dynamic>).map((e) => Span.fromJson(e as Map<String, dynamic>)).toList(),
        varjyam: (json['varjyam'] as List<dynamic>).map((e) => Span.fromJson(e as Map<String, dynamic>)).toList(),
        amritaKalam: (json['amrita_kalam'] as List<dynamic>).map((e) => Span.fromJson(e as Map<String, dynamic>)).toList(),
        moonSign: json['moon_sign'] == null ? null : Name.fromJson(json['moon_sign'] as Map<String, dynamic>),
        sunSign: json['sun_sign'] == null ? null : Name.fromJson(json['sun_sign'] as Map<String, dynamic>),
        festivals: (json['festivals'] as List<dynamic>).map((e) => Festival.fromJson(e as Map<String, dynamic>)).toList(),
        special: json['special'] as String,
        notes: json['notes'] as String?,
        source: json['source'] as String,
        overridden: (json['overridden'] as List<dynamic>).map((e) => e as String).toList(),
        choghadiya: json['choghadiya'] == null ? null : PanchangDayChoghadiya.fromJson(json['choghadiya'] as Map<String, dynamic>),
        hora: json['hora'] == null ? null : PanchangDayHora.fromJson(json['hora'] as Map<String, dynamic>),
        gowri: json['gowri'] == null ? null : PanchangDayGowri.fromJson(json['gowri'] as Map<String, dynamic>),
        lagna: json['lagna'] == null ? null : (json['lagna'] as List<dynamic>).map((e) => PanchangDayLagna.fromJson(e as Map<String, dynamic>)).toList(),
        grahas: json['grahas'] == null ? null : (json['grahas'] as List<dynamic>).map((e) => PanchangDayGraha.fromJson(e as Map<String, dynamic>)).toList(),
        padas: json['padas'] == null ? null : (json['padas'] as List<dynamic>).map((e) => PanchangDayPada.fromJson(e as Map<String, dynamic>)).toList(),
        calendars: json['calendars'] == null ? null : PanchangDayCalendars.fromJson(json['calendars'] as Map<String, dynamic>),
        muhurta: json['muhurta'] == null ? null : PanchangDayMuhurta.fromJson(json['muhurta'] as Map<String, dynamic>),
        muhurtaTables: json['muhurta_tables'] == null ? null : PanchangDayMuhurtaTables.fromJson(json['muhurta_tables'] as Map<String, dynamic>),
        bala: json['bala'] == null ? null : PanchangDayBala.fromJson(json['bala'] as Map<String, dynamic>),
        text: json['text'] == null ? null : PanchangDayText.fromJson(json['text'] as Map<String, dynamic>),
      );
}

class PanchangDayBala {
  final Name? birthStar;
  final Name? birthSign;
  final List<PanchangDayBalaTarabala> tarabala;
  final List<PanchangDayBalaChandrabala> chandrabala;

  const PanchangDayBala({this.birthStar, this.birthSign, required this.tarabala, required this.chandrabala});

  factory PanchangDayBala.fromJson(Map<String, dynamic> json) => PanchangDayBala(
        birthStar: json['birth_star'] == null ? null : Name.fromJson(json['birth_star'] as Map<String, dynamic>),
        birthSign: json['birth_sign'] == null ? null : Name.fromJson(json['birth_sign'] as Map<String, dynamic>),
        tarabala: (json['tarabala'] as List<dynamic>).map((e) => PanchangDayBalaTarabala.fromJson(e as Map<String, dynamic>)).toList(),
        chandrabala: (json['chandrabala'] as List<dynamic>).map((e) => PanchangDayBalaChandrabala.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PanchangDayBalaChandrabala {
  /// Of the Moon, counted from the sign of birth
  final int house;
  final String quality;
  final Name moonSign;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayBalaChandrabala({required this.house, required this.quality, required this.moonSign, this.start, this.end});

  factory PanchangDayBalaChandrabala.fromJson(Map<String, dynamic> json) => PanchangDayBalaChandrabala(
        house: json['house'] as int,
        quality: json['quality'] as String,
        moonSign: Name.fromJson(json['moon_sign'] as Map<String, dynamic>),
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayBalaTarabala {
  /// Id
  final int id;
  /// The same in every language
  final String key;
  final String name;
  final String quality;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;
  final Name nakshatra;

  const PanchangDayBalaTarabala({required this.id, required this.key, required this.name, required this.quality, this.start, this.end, required this.nakshatra});

  factory PanchangDayBalaTarabala.fromJson(Map<String, dynamic> json) => PanchangDayBalaTarabala(
        id: json['id'] as int,
        key: json['key'] as String,
        name: json['name'] as String,
        quality: json['quality'] as String,
        start: json['start'] as String?,
        end: json['end'] as String?,
        nakshatra: Name.fromJson(json['nakshatra'] as Map<String, dynamic>),
      );
}

class PanchangDayCalendars {
  final int shaka;
  final PanchangDayCalendarsVikram vikram;
  final int kali;
  final PanchangDayCalendarsSamvatsara samvatsara;
  final PanchangDayCalendarsRitu ritu;
  final PanchangDayCalendarsAyana ayana;
  final Name? lostMonth;
  /// The day in each calendar; hijri is tentative
  final List<PanchangDayCalendarsDate> dates;

  const PanchangDayCalendars({required this.shaka, required this.vikram, required this.kali, required this.samvatsara, required this.ritu, required this.ayana, this.lostMonth, required this.dates});

  factory PanchangDayCalendars.fromJson(Map<String, dynamic> json) => PanchangDayCalendars(
        shaka: json['shaka'] as int,
        vikram: PanchangDayCalendarsVikram.fromJson(json['vikram'] as Map<String, dynamic>),
        kali: json['kali'] as int,
        samvatsara: PanchangDayCalendarsSamvatsara.fromJson(json['samvatsara'] as Map<String, dynamic>),
        ritu: PanchangDayCalendarsRitu.fromJson(json['ritu'] as Map<String, dynamic>),
        ayana: PanchangDayCalendarsAyana.fromJson(json['ayana'] as Map<String, dynamic>),
        lostMonth: json['lost_month'] == null ? null : Name.fromJson(json['lost_month'] as Map<String, dynamic>),
        dates: (json['dates'] as List<dynamic>).map((e) => PanchangDayCalendarsDate.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PanchangDayCalendarsAyana {
  final Name sidereal;
  final Name drik;

  const PanchangDayCalendarsAyana({required this.sidereal, required this.drik});

  factory PanchangDayCalendarsAyana.fromJson(Map<String, dynamic> json) => PanchangDayCalendarsAyana(
        sidereal: Name.fromJson(json['sidereal'] as Map<String, dynamic>),
        drik: Name.fromJson(json['drik'] as Map<String, dynamic>),
      );
}

class PanchangDayCalendarsDate {
  /// tamil, malayalam, bengali, national, nanakshahi, hijri ...
  final String key;
  /// Waits for the new moon to be sighted; may move by a day
  final bool isTentative;
  final int year;
  final Name month;
  final int day;

  const PanchangDayCalendarsDate({required this.key, required this.isTentative, required this.year, required this.month, required this.day});

  factory PanchangDayCalendarsDate.fromJson(Map<String, dynamic> json) => PanchangDayCalendarsDate(
        key: json['key'] as String,
        isTentative: json['is_tentative'] as bool,
        year: json['year'] as int,
        month: Name.fromJson(json['month'] as Map<String, dynamic>),
        day: json['day'] as int,
      );
}

class PanchangDayCalendarsRitu {
  final Name lunar;
  final Name solar;
  final Name drik;

  const PanchangDayCalendarsRitu({required this.lunar, required this.solar, required this.drik});

  factory PanchangDayCalendarsRitu.fromJson(Map<String, dynamic> json) => PanchangDayCalendarsRitu(
        lunar: Name.fromJson(json['lunar'] as Map<String, dynamic>),
        solar: Name.fromJson(json['solar'] as Map<String, dynamic>),
        drik: Name.fromJson(json['drik'] as Map<String, dynamic>),
      );
}

class PanchangDayCalendarsSamvatsara {
  final Name southern;
  final Name tamil;
  /// By Jupiter's course; the Vikram year has the name of the one that it opened in
  final PanchangDayCalendarsSamvatsaraNorthern northern;

  const PanchangDayCalendarsSamvatsara({required this.southern, required this.tamil, required this.northern});

  factory PanchangDayCalendarsSamvatsara.fromJson(Map<String, dynamic> json) => PanchangDayCalendarsSamvatsara(
        southern: Name.fromJson(json['southern'] as Map<String, dynamic>),
        tamil: Name.fromJson(json['tamil'] as Map<String, dynamic>),
        northern: PanchangDayCalendarsSamvatsaraNorthern.fromJson(json['northern'] as Map<String, dynamic>),
      );
}

/// By Jupiter's course; the Vikram year has the name of the one that it opened in
class PanchangDayCalendarsSamvatsaraNorthern {
  /// From 1, in the order of the tables
  final int id;
  final String name;
  final String? until;
  final Name next;
  final Name ofVikramYear;

  const PanchangDayCalendarsSamvatsaraNorthern({required this.id, required this.name, this.until, required this.next, required this.ofVikramYear});

  factory PanchangDayCalendarsSamvatsaraNorthern.fromJson(Map<String, dynamic> json) => PanchangDayCalendarsSamvatsaraNorthern(
        id: json['id'] as int,
        name: json['name'] as String,
        until: json['until'] as String?,
        next: Name.fromJson(json['next'] as Map<String, dynamic>),
        ofVikramYear: Name.fromJson(json['of_vikram_year'] as Map<String, dynamic>),
      );
}

class PanchangDayCalendarsVikram {
  final int chaitradi;
  final int kartikadi;
  final int ashadhadi;

  const PanchangDayCalendarsVikram({required this.chaitradi, required this.kartikadi, required this.ashadhadi});

  factory PanchangDayCalendarsVikram.fromJson(Map<String, dynamic> json) => PanchangDayCalendarsVikram(
        chaitradi: json['chaitradi'] as int,
        kartikadi: json['kartikadi'] as int,
        ashadhadi: json['ashadhadi'] as int,
      );
}

class PanchangDayChoghadiya {
  final List<PanchangDayChoghadiyaDay> day;
  final List<PanchangDayChoghadiyaDay> night;

  const PanchangDayChoghadiya({required this.day, required this.night});

  factory PanchangDayChoghadiya.fromJson(Map<String, dynamic> json) => PanchangDayChoghadiya(
        day: (json['day'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
        night: (json['night'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PanchangDayChoghadiyaDay {
  /// The same in every language
  final String key;
  final String name;
  final String quality;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayChoghadiyaDay({required this.key, required this.name, required this.quality, this.start, this.end});

  factory PanchangDayChoghadiyaDay.fromJson(Map<String, dynamic> json) => PanchangDayChoghadiyaDay(
        key: json['key'] as String,
        name: json['name'] as String,
        quality: json['quality'] as String,
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayGowri {
  final List<PanchangDayChoghadiyaDay> day;
  final List<PanchangDayChoghadiyaDay> night;
  /// The good parts, as Tamil calendars print them
  final List<PanchangDayGowriNallaNeram> nallaNeram;

  const PanchangDayGowri({required this.day, required this.night, required this.nallaNeram});

  factory PanchangDayGowri.fromJson(Map<String, dynamic> json) => PanchangDayGowri(
        day: (json['day'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
        night: (json['night'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
        nallaNeram: (json['nalla_neram'] as List<dynamic>).map((e) => PanchangDayGowriNallaNeram.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PanchangDayGowriNallaNeram {
  /// The same in every language
  final String key;
  final String name;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayGowriNallaNeram({required this.key, required this.name, this.start, this.end});

  factory PanchangDayGowriNallaNeram.fromJson(Map<String, dynamic> json) => PanchangDayGowriNallaNeram(
        key: json['key'] as String,
        name: json['name'] as String,
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayGraha {
  /// From 1, in the order of the tables
  final int id;
  final String name;
  /// Sidereal, degrees
  final num longitude;
  final Name sign;
  /// In the sign
  final num degree;
  final Name nakshatra;
  final int pada;
  /// Degrees a day
  final num speed;
  final bool isRetrograde;
  final bool isCombust;
  final Name nextSign;
  final String? nextSignAt;
  final String? turnsAt;

  const PanchangDayGraha({required this.id, required this.name, required this.longitude, required this.sign, required this.degree, required this.nakshatra, required this.pada, required this.speed, required this.isRetrograde, required this.isCombust, required this.nextSign, this.nextSignAt, this.turnsAt});

  factory PanchangDayGraha.fromJson(Map<String, dynamic> json) => PanchangDayGraha(
        id: json['id'] as int,
        name: json['name'] as String,
        longitude: json['longitude'] as num,
        sign: Name.fromJson(json['sign'] as Map<String, dynamic>),
        degree: json['degree'] as num,
        nakshatra: Name.fromJson(json['nakshatra'] as Map<String, dynamic>),
        pada: json['pada'] as int,
        speed: json['speed'] as num,
        isRetrograde: json['is_retrograde'] as bool,
        isCombust: json['is_combust'] as bool,
        nextSign: Name.fromJson(json['next_sign'] as Map<String, dynamic>),
        nextSignAt: json['next_sign_at'] as String?,
        turnsAt: json['turns_at'] as String?,
      );
}

class PanchangDayHora {
  final List<PanchangDayHoraDay> day;
  final List<PanchangDayHoraDay> night;

  const PanchangDayHora({required this.day, required this.night});

  factory PanchangDayHora.fromJson(Map<String, dynamic> json) => PanchangDayHora(
        day: (json['day'] as List<dynamic>).map((e) => PanchangDayHoraDay.fromJson(e as Map<String, dynamic>)).toList(),
        night: (json['night'] as List<dynamic>).map((e) => PanchangDayHoraDay.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PanchangDayHoraDay {
  final Name graha;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayHoraDay({required this.graha, this.start, this.end});

  factory PanchangDayHoraDay.fromJson(Map<String, dynamic> json) => PanchangDayHoraDay(
        graha: Name.fromJson(json['graha'] as Map<String, dynamic>),
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayKarana {
  /// From 1, in the order of the tables
  final int id;
  final String name;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;
  final int? number;

  const PanchangDayKarana({required this.id, required this.name, this.start, this.end, this.number});

  factory PanchangDayKarana.fromJson(Map<String, dynamic> json) => PanchangDayKarana(
        id: json['id'] as int,
        name: json['name'] as String,
        start: json['start'] as String?,
        end: json['end'] as String?,
        number: json['number'] as int?,
      );
}

class PanchangDayLagna {
  final Name sign;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayLagna({required this.sign, this.start, this.end});

  factory PanchangDayLagna.fromJson(Map<String, dynamic> json) => PanchangDayLagna(
        sign: Name.fromJson(json['sign'] as Map<String, dynamic>),
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayMasa {
  final Name? amanta;
  final Name? purnimanta;
  final Name? solar;
  final bool? isAdhika;

  const PanchangDayMasa({this.amanta, this.purnimanta, this.solar, this.isAdhika});

  factory PanchangDayMasa.fromJson(Map<String, dynamic> json) => PanchangDayMasa(
        amanta: json['amanta'] == null ? null : Name.fromJson(json['amanta'] as Map<String, dynamic>),
        purnimanta: json['purnimanta'] == null ? null : Name.fromJson(json['purnimanta'] as Map<String, dynamic>),
        solar: json['solar'] == null ? null : Name.fromJson(json['solar'] as Map<String, dynamic>),
        isAdhika: json['is_adhika'] as bool?,
      );
}

class PanchangDayMuhurta {
  /// In the order of time
  final List<PanchangDayGowriNallaNeram> good;
  /// In the order of time
  final List<PanchangDayGowriNallaNeram> bad;
  /// On a Wednesday, when many almanacs print none
  final bool abhijitIsWeak;
  /// By the other reading of Ardra, Hasta and Mula
  final List<Span> alternativeVarjyam;
  /// Good conjunctions: sarvartha siddhi, guru pushya ...
  final List<PanchangDayGowriNallaNeram> yogas;
  final List<PanchangDayChoghadiyaDay> anandadi;
  final List<PanchangDayMuhurtaBhadra> bhadra;
  final PanchangDayMuhurtaPanchaka? panchaka;
  final PanchangDayMuhurtaDishaShula dishaShula;
  final PanchangDayMuhurtaChandrashtama chandrashtama;
  final PanchangDayMuhurtaGoodFor goodFor;

  const PanchangDayMuhurta({required this.good, required this.bad, required this.abhijitIsWeak, required this.alternativeVarjyam, required this.yogas, required this.anandadi, required this.bhadra, this.panchaka, required this.dishaShula, required this.chandrashtama, required this.goodFor});

  factory PanchangDayMuhurta.fromJson(Map<String, dynamic> json) => PanchangDayMuhurta(
        good: (json['good'] as List<dynamic>).map((e) => PanchangDayGowriNallaNeram.fromJson(e as Map<String, dynamic>)).toList(),
        bad: (json['bad'] as List<dynamic>).map((e) => PanchangDayGowriNallaNeram.fromJson(e as Map<String, dynamic>)).toList(),
        abhijitIsWeak: json['abhijit_is_weak'] as bool,
        alternativeVarjyam: (json['alternative_varjyam'] as List<dynamic>).map((e) => Span.fromJson(e as Map<String, dynamic>)).toList(),
        yogas: (json['yogas'] as List<dynamic>).map((e) => PanchangDayGowriNallaNeram.fromJson(e as Map<String, dynamic>)).toList(),
        anandadi: (json['anandadi'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
        bhadra: (json['bhadra'] as List<dynamic>).map((e) => PanchangDayMuhurtaBhadra.fromJson(e as Map<String, dynamic>)).toList(),
        panchaka: json['panchaka'] == null ? null : PanchangDayMuhurtaPanchaka.fromJson(json['panchaka'] as Map<String, dynamic>),
        dishaShula: PanchangDayMuhurtaDishaShula.fromJson(json['disha_shula'] as Map<String, dynamic>),
        chandrashtama: PanchangDayMuhurtaChandrashtama.fromJson(json['chandrashtama'] as Map<String, dynamic>),
        goodFor: PanchangDayMuhurtaGoodFor.fromJson(json['good_for'] as Map<String, dynamic>),
      );
}

class PanchangDayMuhurtaBhadra {
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;
  final Name tithi;
  /// Where she dwells; she harms on the earth only
  final List<PanchangDayGowriNallaNeram> places;
  final Span mukha;
  final Span puchha;

  const PanchangDayMuhurtaBhadra({this.start, this.end, required this.tithi, required this.places, required this.mukha, required this.puchha});

  factory PanchangDayMuhurtaBhadra.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaBhadra(
        start: json['start'] as String?,
        end: json['end'] as String?,
        tithi: Name.fromJson(json['tithi'] as Map<String, dynamic>),
        places: (json['places'] as List<dynamic>).map((e) => PanchangDayGowriNallaNeram.fromJson(e as Map<String, dynamic>)).toList(),
        mukha: Span.fromJson(json['mukha'] as Map<String, dynamic>),
        puchha: Span.fromJson(json['puchha'] as Map<String, dynamic>),
      );
}

class PanchangDayMuhurtaChandrashtama {
  /// Of birth, to which the Moon is the eighth
  final List<PanchangDayLagna> signs;
  /// Of birth, to which that of the Moon is the seventeenth
  final List<PanchangDayMuhurtaChandrashtamaNakshatra> nakshatras;

  const PanchangDayMuhurtaChandrashtama({required this.signs, required this.nakshatras});

  factory PanchangDayMuhurtaChandrashtama.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaChandrashtama(
        signs: (json['signs'] as List<dynamic>).map((e) => PanchangDayLagna.fromJson(e as Map<String, dynamic>)).toList(),
        nakshatras: (json['nakshatras'] as List<dynamic>).map((e) => PanchangDayMuhurtaChandrashtamaNakshatra.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PanchangDayMuhurtaChandrashtamaNakshatra {
  final Name nakshatra;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayMuhurtaChandrashtamaNakshatra({required this.nakshatra, this.start, this.end});

  factory PanchangDayMuhurtaChandrashtamaNakshatra.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaChandrashtamaNakshatra(
        nakshatra: Name.fromJson(json['nakshatra'] as Map<String, dynamic>),
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayMuhurtaDishaShula {
  /// The same in every language
  final String key;
  final String name;
  final PanchangDayMuhurtaPanchakaKind remedy;

  const PanchangDayMuhurtaDishaShula({required this.key, required this.name, required this.remedy});

  factory PanchangDayMuhurtaDishaShula.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaDishaShula(
        key: json['key'] as String,
        name: json['name'] as String,
        remedy: PanchangDayMuhurtaPanchakaKind.fromJson(json['remedy'] as Map<String, dynamic>),
      );
}

/// Stars and Moon signs of birth that the Moon is good for
class PanchangDayMuhurtaGoodFor {
  final List<PanchangDayMuhurtaGoodForTarabala> tarabala;
  final List<PanchangDayMuhurtaGoodForChandrabala> chandrabala;

  const PanchangDayMuhurtaGoodFor({required this.tarabala, required this.chandrabala});

  factory PanchangDayMuhurtaGoodFor.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaGoodFor(
        tarabala: (json['tarabala'] as List<dynamic>).map((e) => PanchangDayMuhurtaGoodForTarabala.fromJson(e as Map<String, dynamic>)).toList(),
        chandrabala: (json['chandrabala'] as List<dynamic>).map((e) => PanchangDayMuhurtaGoodForChandrabala.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PanchangDayMuhurtaGoodForChandrabala {
  final List<Name> signs;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayMuhurtaGoodForChandrabala({required this.signs, this.start, this.end});

  factory PanchangDayMuhurtaGoodForChandrabala.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaGoodForChandrabala(
        signs: (json['signs'] as List<dynamic>).map((e) => Name.fromJson(e as Map<String, dynamic>)).toList(),
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayMuhurtaGoodForTarabala {
  final List<Name> nakshatras;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayMuhurtaGoodForTarabala({required this.nakshatras, this.start, this.end});

  factory PanchangDayMuhurtaGoodForTarabala.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaGoodForTarabala(
        nakshatras: (json['nakshatras'] as List<dynamic>).map((e) => Name.fromJson(e as Map<String, dynamic>)).toList(),
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayMuhurtaPanchaka {
  final PanchangDayMuhurtaPanchakaKind? kind;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayMuhurtaPanchaka({this.kind, this.start, this.end});

  factory PanchangDayMuhurtaPanchaka.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaPanchaka(
        kind: json['kind'] == null ? null : PanchangDayMuhurtaPanchakaKind.fromJson(json['kind'] as Map<String, dynamic>),
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayMuhurtaPanchakaKind {
  /// The same in every language
  final String key;
  final String name;

  const PanchangDayMuhurtaPanchakaKind({required this.key, required this.name});

  factory PanchangDayMuhurtaPanchakaKind.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaPanchakaKind(
        key: json['key'] as String,
        name: json['name'] as String,
      );
}

class PanchangDayMuhurtaTables {
  final PanchangDayMuhurtaTablesThirtyMuhurtas thirtyMuhurtas;
  /// Panchaka of tithi, weekday, star and lagna
  final List<PanchangDayChoghadiyaDay> panchakaRahita;
  final List<PanchangDayMuhurtaChandrashtamaNakshatra> gandaMula;
  final Span? vinchudo;
  final List<Span> jwalamukhi;
  /// During each tithi
  final List<PanchangDayChoghadiyaDay> agnivasa;
  /// During each tithi
  final List<PanchangDayChoghadiyaDay> shivavasa;

  const PanchangDayMuhurtaTables({required this.thirtyMuhurtas, required this.panchakaRahita, required this.gandaMula, this.vinchudo, required this.jwalamukhi, required this.agnivasa, required this.shivavasa});

  factory PanchangDayMuhurtaTables.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaTables(
        thirtyMuhurtas: PanchangDayMuhurtaTablesThirtyMuhurtas.fromJson(json['thirty_muhurtas'] as Map<String, dynamic>),
        panchakaRahita: (json['panchaka_rahita'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
        gandaMula: (json['ganda_mula'] as List<dynamic>).map((e) => PanchangDayMuhurtaChandrashtamaNakshatra.fromJson(e as Map<String, dynamic>)).toList(),
        vinchudo: json['vinchudo'] == null ? null : Span.fromJson(json['vinchudo'] as Map<String, dynamic>),
        jwalamukhi: (json['jwalamukhi'] as List<dynamic>).map((e) => Span.fromJson(e as Map<String, dynamic>)).toList(),
        agnivasa: (json['agnivasa'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
        shivavasa: (json['shivavasa'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PanchangDayMuhurtaTablesThirtyMuhurtas {
  final List<PanchangDayMuhurtaTablesThirtyMuhurtasDay> day;
  final List<PanchangDayMuhurtaTablesThirtyMuhurtasDay> night;

  const PanchangDayMuhurtaTablesThirtyMuhurtas({required this.day, required this.night});

  factory PanchangDayMuhurtaTablesThirtyMuhurtas.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaTablesThirtyMuhurtas(
        day: (json['day'] as List<dynamic>).map((e) => PanchangDayMuhurtaTablesThirtyMuhurtasDay.fromJson(e as Map<String, dynamic>)).toList(),
        night: (json['night'] as List<dynamic>).map((e) => PanchangDayMuhurtaTablesThirtyMuhurtasDay.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PanchangDayMuhurtaTablesThirtyMuhurtasDay {
  /// From 1, in the order of the tables
  final int id;
  final String name;
  final String quality;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayMuhurtaTablesThirtyMuhurtasDay({required this.id, required this.name, required this.quality, this.start, this.end});

  factory PanchangDayMuhurtaTablesThirtyMuhurtasDay.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaTablesThirtyMuhurtasDay(
        id: json['id'] as int,
        name: json['name'] as String,
        quality: json['quality'] as String,
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayPada {
  final Name nakshatra;
  final int pada;
  final Name sign;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayPada({required this.nakshatra, required this.pada, required this.sign, this.start, this.end});

  factory PanchangDayPada.fromJson(Map<String, dynamic> json) => PanchangDayPada(
        nakshatra: Name.fromJson(json['nakshatra'] as Map<String, dynamic>),
        pada: json['pada'] as int,
        sign: Name.fromJson(json['sign'] as Map<String, dynamic>),
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayText {
  /// Day, YYYY-MM-DD
  final String date;
  final String weekday;
  final String place;
  final String year;
  final String month;
  final List<String> tithi;
  final List<String> nakshatra;
  final List<String> yoga;
  final List<String> karana;
  final String? sunrise;
  final String? sunset;
  final String? moonrise;
  final String? moonset;
  final String? rahuKalam;
  final String? yamagandam;
  final String? gulikaKalam;
  final String? abhijit;
  final String? brahmaMuhurta;
  final List<String> durmuhurtam;
  final List<String> varjyam;
  final List<String> amritaKalam;
  final String sunSign;
  final String moonSign;
  final List<String> festivals;

  const PanchangDayText({required this.date, required this.weekday, required this.place, required this.year, required this.month, required this.tithi, required this.nakshatra, required this.yoga, required this.karana, this.sunrise, this.sunset, this.moonrise, this.moonset, this.rahuKalam, this.yamagandam, this.gulikaKalam, this.abhijit, this.brahmaMuhurta, required this.durmuhurtam, required this.varjyam, required this.amritaKalam, required this.sunSign, required this.moonSign, required this.festivals});

  factory PanchangDayText.fromJson(Map<String, dynamic> json) => PanchangDayText(
        date: json['date'] as String,
        weekday: json['weekday'] as String,
        place: json['place'] as String,
        year: json['year'] as String,
        month: json['month'] as String,
        tithi: (json['tithi'] as List<dynamic>).map((e) => e as String).toList(),
        nakshatra: (json['nakshatra'] as List<dynamic>).map((e) => e as String).toList(),
        yoga: (json['yoga'] as List<dynamic>).map((e) => e as String).toList(),
        karana: (json['karana'] as List<dynamic>).map((e) => e as String).toList(),
        sunrise: json['sunrise'] as String?,
        sunset: json['sunset'] as String?,
        moonrise: json['moonrise'] as String?,
        moonset: json['moonset'] as String?,
        rahuKalam: json['rahu_kalam'] as String?,
        yamagandam: json['yamagandam'] as String?,
        gulikaKalam: json['gulika_kalam'] as String?,
        abhijit: json['abhijit'] as String?,
        brahmaMuhurta: json['brahma_muhurta'] as String?,
        durmuhurtam: (json['durmuhurtam'] as List<dynamic>).map((e) => e as String).toList(),
        varjyam: (json['varjyam'] as List<dynamic>).map((e) => e as String).toList(),
        amritaKalam: (json['amrita_kalam'] as List<dynamic>).map((e) => e as String).toList(),
        sunSign: json['sun_sign'] as String,
        moonSign: json['moon_sign'] as String,
        festivals: (json['festivals'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class PanchangDayTithi {
  /// From 1, in the order of the tables
  final int id;
  final String name;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;
  /// It is over before a sunrise sees it
  final bool isKshaya;
  /// Two sunrises see it
  final bool isVriddhi;

  const PanchangDayTithi({required this.id, required this.name, this.start, this.end, required this.isKshaya, required this.isVriddhi});

  factory PanchangDayTithi.fromJson(Map<String, dynamic> json) => PanchangDayTithi(
        id: json['id'] as int,
        name: json['name'] as String,
        start: json['start'] as String?,
        end: json['end'] as String?,
        isKshaya: json['is_kshaya'] as bool,
        isVriddhi: json['is_vriddhi'] as bool,
      );
}

class Passkey {
  /// Id
  final int id;
  /// As its user calls it
  final String name;
  /// The authenticator copies it to other devices of the user
  final bool isSynced;
  /// Time of creation, UTC
  final String createdAt;
  final String? lastUsedAt;

  const Passkey({required this.id, required this.name, required this.isSynced, required this.createdAt, this.lastUsedAt});

  factory Passkey.fromJson(Map<String, dynamic> json) => Passkey(
        id: json['id'] as int,
        name: json['name'] as String,
        isSynced: json['is_synced'] as bool,
        createdAt: json['created_at'] as String,
        lastUsedAt: json['last_used_at'] as String?,
      );
}

class PasskeyCreation {
  final PasskeyCreationRp rp;
  final PasskeyCreationUser user;
  /// Signed by the authenticator; valid for 5 minutes, once
  final String challenge;
  final List<PasskeyCreationPubKeyCredParam> pubKeyCredParams;
  /// Milliseconds
  final int timeout;
  /// Passkeys that the user has already
  final List<PasskeyCreationExcludeCredential> excludeCredentials;
  final PasskeyCreationAuthenticatorSelection authenticatorSelection;
  final String attestation;

  const PasskeyCreation({required this.rp, required this.user, required this.challenge, required this.pubKeyCredParams, required this.timeout, required this.excludeCredentials, required this.authenticatorSelection, required this.attestation});

  factory PasskeyCreation.fromJson(Map<String, dynamic> json) => PasskeyCreation(
        rp: PasskeyCreationRp.fromJson(json['rp'] as Map<String, dynamic>),
        user: PasskeyCreationUser.fromJson(json['user'] as Map<String, dynamic>),
        challenge: json['challenge'] as String,
        pubKeyCredParams: (json['pubKeyCredParams'] as List<dynamic>).map((e) => PasskeyCreationPubKeyCredParam.fromJson(e as Map<String, dynamic>)).toList(),
        timeout: json['timeout'] as int,
        excludeCredentials: (json['excludeCredentials'] as List<dynamic>).map((e) => PasskeyCreationExcludeCredential.fromJson(e as Map<String, dynamic>)).toList(),
        authenticatorSelection: PasskeyCreationAuthenticatorSelection.fromJson(json['authenticatorSelection'] as Map<String, dynamic>),
        attestation: json['attestation'] as String,
      );
}

class PasskeyCreationAuthenticatorSelection {
  final String residentKey;
  final bool requireResidentKey;
  /// PIN, fingerprint or face
  final String userVerification;

  const PasskeyCreationAuthenticatorSelection({required this.residentKey, required this.requireResidentKey, required this.userVerification});

  factory PasskeyCreationAuthenticatorSelection.fromJson(Map<String, dynamic> json) => PasskeyCreationAuthenticatorSelection(
        residentKey: json['residentKey'] as String,
        requireResidentKey: json['requireResidentKey'] as bool,
        userVerification: json['userVerification'] as String,
      );
}

class PasskeyCreationExcludeCredential {
  /// Id
  final String id;
  final String type;
  final List<String>? transports;

  const PasskeyCreationExcludeCredential({required this.id, required this.type, this.transports});

  factory PasskeyCreationExcludeCredential.fromJson(Map<String, dynamic> json) => PasskeyCreationExcludeCredential(
        id: json['id'] as String,
        type: json['type'] as String,
        transports: json['transports'] == null ? null : (json['transports'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class PasskeyCreationPubKeyCredParam {
  final String type;
  /// COSE: -8 EdDSA, -7 ES256, -257 RS256
  final int alg;

  const PasskeyCreationPubKeyCredParam({required this.type, required this.alg});

  factory PasskeyCreationPubKeyCredParam.fromJson(Map<String, dynamic> json) => PasskeyCreationPubKeyCredParam(
        type: json['type'] as String,
        alg: json['alg'] as int,
      );
}

class PasskeyCreationRp {
  /// Host of `PUBLIC_URL`
  final String id;
  final String name;

  const PasskeyCreationRp({required this.id, required this.name});

  factory PasskeyCreationRp.fromJson(Map<String, dynamic> json) => PasskeyCreationRp(
        id: json['id'] as String,
        name: json['name'] as String,
      );
}

class PasskeyCreationUser {
  /// Opaque; comes back as `userHandle`
  final String id;
  final String name;
  final String displayName;

  const PasskeyCreationUser({required this.id, required this.name, required this.displayName});

  factory PasskeyCreationUser.fromJson(Map<String, dynamic> json) => PasskeyCreationUser(
        id: json['id'] as String,
        name: json['name'] as String,
        displayName: json['displayName'] as String,
      );
}

class PasskeyInput {
  /// Such as the name of the device
  final String name;
  /// `RegistrationResponseJSON` of WebAuthn
  final PasskeyInputCredential credential;

  const PasskeyInput({required this.name, required this.credential});

  factory PasskeyInput.fromJson(Map<String, dynamic> json) => PasskeyInput(
        name: json['name'] as String,
        credential: PasskeyInputCredential.fromJson(json['credential'] as Map<String, dynamic>),
      );
}

/// `RegistrationResponseJSON` of WebAuthn
class PasskeyInputCredential {
  /// Id of the credential
  final String id;
  /// Id of the credential
  final String rawId;
  final String type;
  final PasskeyInputCredentialResponse response;

  const PasskeyInputCredential({required this.id, required this.rawId, required this.type, required this.response});

  factory PasskeyInputCredential.fromJson(Map<String, dynamic> json) => PasskeyInputCredential(
        id: json['id'] as String,
        rawId: json['rawId'] as String,
        type: json['type'] as String,
        response: PasskeyInputCredentialResponse.fromJson(json['response'] as Map<String, dynamic>),
      );
}

class PasskeyInputCredentialResponse {
  /// JSON of the browser: type, challenge, origin
  final String clientDataJSON;
  /// CBOR with the public key
  final String attestationObject;
  /// How the authenticator is reached: internal, hybrid, usb, nfc, ble
  final List<String>? transports;

  const PasskeyInputCredentialResponse({required this.clientDataJSON, required this.attestationObject, this.transports});

  factory PasskeyInputCredentialResponse.fromJson(Map<String, dynamic> json) => PasskeyInputCredentialResponse(
        clientDataJSON: json['clientDataJSON'] as String,
        attestationObject: json['attestationObject'] as String,
        transports: json['transports'] == null ? null : (json['transports'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class PasskeyPatch {
  /// Such as the name of the device
  final String name;

  const PasskeyPatch({required this.name});

  factory PasskeyPatch.fromJson(Map<String, dynamic> json) => PasskeyPatch(
        name: json['name'] as String,
      );
}

class PasskeyRequest {
  /// Host of `PUBLIC_URL`
  final String rpId;
  /// Signed by the authenticator; valid for 5 minutes, once
  final String challenge;
  /// Milliseconds
  final int timeout;
  /// PIN, fingerprint or face
  final String userVerification;

  const PasskeyRequest({required this.rpId, required this.challenge, required this.timeout, required this.userVerification});

  factory PasskeyRequest.fromJson(Map<String, dynamic> json) => PasskeyRequest(
        rpId: json['rpId'] as String,
        challenge: json['challenge'] as String,
        timeout: json['timeout'] as int,
        userVerification: json['userVerification'] as String,
      );
}

class PasskeysRemoved {
  /// Passkeys that were removed
  final int removed;

  const PasskeysRemoved({required this.removed});

  factory PasskeysRemoved.fromJson(Map<String, dynamic> json) => PasskeysRemoved(
        removed: json['removed'] as int,
      );
}

class PasswordLinkUsed {
  final String username;
  /// Name of the paper
  final String appName;

  const PasswordLinkUsed({required this.username, required this.appName});

  factory PasswordLinkUsed.fromJson(Map<String, dynamic> json) => PasswordLinkUsed(
        username: json['username'] as String,
        appName: json['app_name'] as String,
      );
}

class Person {
  /// Id
  final int id;
  /// Display name
  final String name;

  const Person({required this.id, required this.name});

  factory Person.fromJson(Map<String, dynamic> json) => Person(
        id: json['id'] as int,
        name: json['name'] as String,
      );
}

class PersonRow {
  /// Id
  final int id;
  /// Display name
  final String name;
  final String role;
  /// false: not shown to readers
  final bool isActive;

  const PersonRow({required this.id, required this.name, required this.role, required this.isActive});

  factory PersonRow.fromJson(Map<String, dynamic> json) => PersonRow(
        id: json['id'] as int,
        name: json['name'] as String,
        role: json['role'] as String,
        isActive: json['is_active'] as bool,
      );
}

class Place {
  final String? city;
  /// Degrees north
  final num lat;
  /// Degrees east
  final num lon;
  /// IANA zone
  final String tz;

  const Place({this.city, required this.lat, required this.lon, required this.tz});

  factory Place.fromJson(Map<String, dynamic> json) => Place(
        city: json['city'] as String?,
        lat: json['lat'] as num,
        lon: json['lon'] as num,
        tz: json['tz'] as String,
      );
}

class PlaceChoice {
  /// GeoNames id
  final int id;
  /// English name, as `city=` takes it
  final String city;
  /// In the language, where it is known
  final String name;
  /// ISO 3166-1
  final String country;
  /// ISO 3166-2 in India, the country elsewhere
  final String region;
  /// Degrees north
  final num lat;
  /// Degrees east
  final num lon;
  /// IANA time zone such as Asia/Kolkata
  final String tz;
  final num? km;

  const PlaceChoice({required this.id, required this.city, required this.name, required this.country, required this.region, required this.lat, required this.lon, required this.tz, this.km});

  factory PlaceChoice.fromJson(Map<String, dynamic> json) => PlaceChoice(
        id: json['id'] as int,
        city: json['city'] as String,
        name: json['name'] as String,
        country: json['country'] as String,
        region: json['region'] as String,
        lat: json['lat'] as num,
        lon: json['lon'] as num,
        tz: json['tz'] as String,
        km: json['km'] as num?,
      );
}

class PlaceInput {
  /// In English
  final String name;
  /// country, state, district, mandal (also taluk, taluka, tehsil, tahsil) or city
  final String type;
  /// Id of the parent; null at the top
  final int? parentId;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String? slug;
  final String? code;
  /// Texts in other languages, by language
  final Map<String, PlaceInputText>? texts;
  /// Degrees north
  final num? lat;
  /// Degrees east
  final num? lon;
  /// IANA time zone such as Asia/Kolkata
  final String? tz;
  /// false: not shown to readers
  final bool? isActive;

  const PlaceInput({required this.name, required this.type, this.parentId, this.slug, this.code, this.texts, this.lat, this.lon, this.tz, this.isActive});

  factory PlaceInput.fromJson(Map<String, dynamic> json) => PlaceInput(
        name: json['name'] as String,
        type: json['type'] as String,
        parentId: json['parent_id'] as int?,
        slug: json['slug'] as String?,
        code: json['code'] as String?,
        texts: json['texts'] == null ? null : (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, PlaceInputText.fromJson(e as Map<String, dynamic>))),
        lat: json['lat'] as num?,
        lon: json['lon'] as num?,
        tz: json['tz'] as String?,
        isActive: json['is_active'] as bool?,
      );
}

class PlaceInputText {
  final String? name;

  const PlaceInputText({this.name});

  factory PlaceInputText.fromJson(Map<String, dynamic> json) => PlaceInputText(
        name: json['name'] as String?,
      );
}

class PlaceItem {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String type;
  final String? code;
  final int? lgdCode;
  /// Id of the parent; null at the top
  final int? parentId;
  /// Degrees north
  final num? lat;
  /// Degrees east
  final num? lon;
  /// IANA time zone such as Asia/Kolkata
  final String? tz;
  /// Places right below it
  final int childCount;
  /// Push topic of the place in this language
  final String topic;
  final List<PlaceItemAncestor> ancestors;

  const PlaceItem({required this.id, required this.name, required this.slug, required this.type, this.code, this.lgdCode, this.parentId, this.lat, this.lon, this.tz, required this.childCount, required this.topic, required this.ancestors});

  factory PlaceItem.fromJson(Map<String, dynamic> json) => PlaceItem(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        type: json['type'] as String,
        code: json['code'] as String?,
        lgdCode: json['lgd_code'] as int?,
        parentId: json['parent_id'] as int?,
        lat: json['lat'] as num?,
        lon: json['lon'] as num?,
        tz: json['tz'] as String?,
        childCount: json['child_count'] as int,
        topic: json['topic'] as String,
        ancestors: (json['ancestors'] as List<dynamic>).map((e) => PlaceItemAncestor.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PlaceItemAncestor {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String type;
  /// Push topic of the place in this language
  final String topic;

  const PlaceItemAncestor({required this.id, required this.name, required this.slug, required this.type, required this.topic});

  factory PlaceItemAncestor.fromJson(Map<String, dynamic> json) => PlaceItemAncestor(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        type: json['type'] as String,
        topic: json['topic'] as String,
      );
}

class PlacesNear {
  /// As it was rounded, to a hundredth of a degree
  final num lat;
  /// Degrees east
  final num lon;
  /// Country, state, district, mandal, as far as they are known; empty outside India
  final List<PlacesNearChain> chain;

  const PlacesNear({required this.lat, required this.lon, required this.chain});

  factory PlacesNear.fromJson(Map<String, dynamic> json) => PlacesNear(
        lat: json['lat'] as num,
        lon: json['lon'] as num,
        chain: (json['chain'] as List<dynamic>).map((e) => PlacesNearChain.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PlacesNearChain {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String type;
  final int? lgdCode;
  /// Push topic of the place in this language
  final String topic;
  /// Chosen by distance: Dinam has no boundaries
  final bool approximate;
  final num? km;

  const PlacesNearChain({required this.id, required this.name, required this.slug, required this.type, this.lgdCode, required this.topic, required this.approximate, this.km});

  factory PlacesNearChain.fromJson(Map<String, dynamic> json) => PlacesNearChain(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        type: json['type'] as String,
        lgdCode: json['lgd_code'] as int?,
        topic: json['topic'] as String,
        approximate: json['approximate'] as bool,
        km: json['km'] as num?,
      );
}

class Poll {
  /// Id
  final int id;
  final String lang;
  /// It has no text in the requested language
  final bool isFallback;
  final String question;
  /// Id of a story
  final int? newsId;
  final String status;
  final String? opensAt;
  final String? closesAt;
  final String showResults;
  /// A vote may be changed while the poll is open
  final bool canChange;
  final List<PollOption> options;
  final int? total;

  const Poll({required this.id, required this.lang, required this.isFallback, required this.question, this.newsId, required this.status, this.opensAt, this.closesAt, required this.showResults, required this.canChange, required this.options, this.total});

  factory Poll.fromJson(Map<String, dynamic> json) => Poll(
        id: json['id'] as int,
        lang: json['lang'] as String,
        isFallback: json['is_fallback'] as bool,
        question: json['question'] as String,
        newsId: json['news_id'] as int?,
        status: json['status'] as String,
        opensAt: json['opens_at'] as String?,
        closesAt: json['closes_at'] as String?,
        showResults: json['show_results'] as String,
        canChange: json['can_change'] as bool,
        options: (json['options'] as List<dynamic>).map((e) => PollOption.fromJson(e as Map<String, dynamic>)).toList(),
        total: json['total'] as int?,
      );
}

class PollInput {
  final String question;
  final List<PollInputOption> options;
  /// ISO 639-1
  final String? lang;
  /// Texts in other languages, by language
  final Map<String, PollInputText>? texts;
  /// Id of a story
  final int? newsId;
  final String? opensAt;
  final String? closesAt;
  final String? showResults;
  final bool? canChange;

  const PollInput({required this.question, required this.options, this.lang, this.texts, this.newsId, this.opensAt, this.closesAt, this.showResults, this.canChange});

  factory PollInput.fromJson(Map<String, dynamic> json) => PollInput(
        question: json['question'] as String,
        options: (json['options'] as List<dynamic>).map((e) => PollInputOption.fromJson(e as Map<String, dynamic>)).toList(),
        lang: json['lang'] as String?,
        texts: json['texts'] == null ? null : (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, PollInputText.fromJson(e as Map<String, dynamic>))),
        newsId: json['news_id'] as int?,
        opensAt: json['opens_at'] as String?,
        closesAt: json['closes_at'] as String?,
        showResults: json['show_results'] as String?,
        canChange: json['can_change'] as bool?,
      );
}

class PollInputOption {
  /// Of an option that is there
  final int? id;
  final String text;

  const PollInputOption({this.id, required this.text});

  factory PollInputOption.fromJson(Map<String, dynamic> json) => PollInputOption(
        id: json['id'] as int?,
        text: json['text'] as String,
      );
}

class PollInputText {
  final String question;
  final List<String> options;

  const PollInputText({required this.question, required this.options});

  factory PollInputText.fromJson(Map<String, dynamic> json) => PollInputText(
        question: json['question'] as String,
        options: (json['options'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class PollOption {
  /// What a vote names; counted within the poll
  final int id;
  final String text;
  final int? votes;
  final int? percent;

  const PollOption({required this.id, required this.text, this.votes, this.percent});

  factory PollOption.fromJson(Map<String, dynamic> json) => PollOption(
        id: json['id'] as int,
        text: json['text'] as String,
        votes: json['votes'] as int?,
        percent: json['percent'] as int?,
      );
}

class PostAdminHoroscopeBatchBodyItemFactor {
  final String code;
  final String name;
  final String? note;

  const PostAdminHoroscopeBatchBodyItemFactor({required this.code, required this.name, this.note});

  factory PostAdminHoroscopeBatchBodyItemFactor.fromJson(Map<String, dynamic> json) => PostAdminHoroscopeBatchBodyItemFactor(
        code: json['code'] as String,
        name: json['name'] as String,
        note: json['note'] as String?,
      );
}

class PostAdminHoroscopeBatchBodyItemLuckyColor {
  final String name;
  final String? hex;

  const PostAdminHoroscopeBatchBodyItemLuckyColor({required this.name, this.hex});

  factory PostAdminHoroscopeBatchBodyItemLuckyColor.fromJson(Map<String, dynamic> json) => PostAdminHoroscopeBatchBodyItemLuckyColor(
        name: json['name'] as String,
        hex: json['hex'] as String?,
      );
}

class PostAdminMediaByIdReplaceBody2 {
  final String? file;

  const PostAdminMediaByIdReplaceBody2({this.file});

  factory PostAdminMediaByIdReplaceBody2.fromJson(Map<String, dynamic> json) => PostAdminMediaByIdReplaceBody2(
        file: json['file'] as String?,
      );
}

class PostAdminNewsByIdPreviewsReplyData {
  /// Id
  final int id;
  /// Id of a story
  final int newsId;
  /// The page: whoever has this address can read the story until it expires
  final String url;
  /// The same story for apps
  final String apiUrl;
  /// Time of expiry, UTC
  final String expiresAt;
  final String? revokedAt;
  /// The user who created it
  final Who createdBy;
  /// Time of creation, UTC
  final String createdAt;

  const PostAdminNewsByIdPreviewsReplyData({required this.id, required this.newsId, required this.url, required this.apiUrl, required this.expiresAt, this.revokedAt, required this.createdBy, required this.createdAt});

  factory PostAdminNewsByIdPreviewsReplyData.fromJson(Map<String, dynamic> json) => PostAdminNewsByIdPreviewsReplyData(
        id: json['id'] as int,
        newsId: json['news_id'] as int,
        url: json['url'] as String,
        apiUrl: json['api_url'] as String,
        expiresAt: json['expires_at'] as String,
        revokedAt: json['revoked_at'] as String?,
        createdBy: Who.fromJson(json['created_by'] as Map<String, dynamic>),
        createdAt: json['created_at'] as String,
      );
}

class PostAdminReleasesBodyText {
  /// Title
  final String? title;
  final String? message;
  /// List of changes
  final List<String>? whatsNew;

  const PostAdminReleasesBodyText({this.title, this.message, this.whatsNew});

  factory PostAdminReleasesBodyText.fromJson(Map<String, dynamic> json) => PostAdminReleasesBodyText(
        title: json['title'] as String?,
        message: json['message'] as String?,
        whatsNew: json['whats_new'] == null ? null : (json['whats_new'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class PostNewsPhpBody2 {
  /// Title
  final String? title;
  /// Absent: the first 60 words of the content
  final String? summary;
  /// Text; HTML is sanitised when it is stored
  final String? content;
  /// `html` (default, sanitised) or `text`
  final String? contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String? contentType;
  /// ISO 639-1
  final String? lang;
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String? slug;
  /// Id of a category
  final int? categoryId;
  /// At most 30 tags of 60 letters
  final List<String>? tags;
  /// State, district and mandal as text; taken from the first place where places are set
  final AdminInputLocation? location;
  /// Places of the tree, the main one first; `location` follows from it
  final List<int>? placeIds;
  final int? mediaId;
  /// Further pictures of the library
  final List<int>? gallery;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Gallery: at most 50 images for a story, 30 for a product
  final List<AdminInputImage>? images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final String? seoTitle;
  final String? seoDescription;
  final AdminInputSource? source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool? isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool? isFeatured;
  final int? priority;
  /// Time of expiry, UTC
  final String? expiresAt;
  /// Id
  final int? id;
  /// Slug of the category, or its id
  final String? category;
  final String? status;
  /// Time of publication, UTC
  final String? publishedAt;
  final String? image;

  const PostNewsPhpBody2({this.title, this.summary, this.content, this.contentFormat, this.contentType, this.lang, this.translationGroup, this.slug, this.categoryId, this.tags, this.location, this.placeIds, this.mediaId, this.gallery, this.imageUrl, this.thumbnailUrl, this.images, this.videoUrl, this.audioUrl, this.author, this.byline, this.seoTitle, this.seoDescription, this.source, this.isBreaking, this.breakingUntil, this.isFeatured, this.priority, this.expiresAt, this.id, this.category, this.status, this.publishedAt, this.image});

  factory PostNewsPhpBody2.fromJson(Map<String, dynamic> json) => PostNewsPhpBody2(
        title: json['title'] as String?,
        summary: json['summary'] as String?,
        content: json['content'] as String?,
        contentFormat: json['content_format'] as String?,
        contentType: json['content_type'] as String?,
        lang: json['lang'] as String?,
        translationGroup: json['translation_group'] as int?,
        slug: json['slug'] as String?,
        categoryId: json['category_id'] as int?,
        tags: json['tags'] == null ? null : (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        location: json['location'] == null ? null : AdminInputLocation.fromJson(json['location'] as Map<String, dynamic>),
        placeIds: json['place_ids'] == null ? null : (json['place_ids'] as List<dynamic>).map((e) => e as int).toList(),
        mediaId: json['media_id'] as int?,
        gallery: json['gallery'] == null ? null : (json['gallery'] as List<dynamic>).map((e) => e as int).toList(),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: json['images'] == null ? null : (json['images'] as List<dynamic>).map((e) => AdminInputImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        seoTitle: json['seo_title'] as String?,
        seoDescription: json['seo_description'] as String?,
        source: json['source'] == null ? null : AdminInputSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool?,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool?,
        priority: json['priority'] as int?,
        expiresAt: json['expires_at'] as String?,
        id: json['id'] as int?,
        category: json['category'] as String?,
        status: json['status'] as String?,
        publishedAt: json['published_at'] as String?,
        image: json['image'] as String?,
      );
}

class PostRssAdminPhpBody2 {
  final String? feedUrl;
  /// Default: the title of the feed
  final String? title;
  final String? siteUrl;
  /// URL of the icon
  final String? iconUrl;
  final String? lang;
  /// Id of a category
  final int? categoryId;
  final int? refreshMinutes;
  /// IANA time zone of dates without one; default Asia/Kolkata
  final String? zone;
  final String? userAgent;
  final Map<String, String?>? headers;
  final String? username;
  final String? password;
  /// New items become news: true means `publish_mode` link where it was off
  final bool? autoPublish;
  /// Only items that have one of these words; empty: all
  final List<String>? keywordsIn;
  /// No items that have one of these words
  final List<String>? keywordsOut;
  /// News categories by the feed's own words for them; the feed's `category_id` for what has none
  final Map<String, int>? categoryMap;
  final int? placeId;
  /// off; link: title and summary with the source; full: the whole text, if its owner allows it
  final String? publishMode;
  /// Whether the feed's owner allows the full text
  final bool? fullTextAllowed;
  /// true: items wait for review instead of being published
  final bool? review;
  /// New items that are published are pushed to the phones of the language
  final bool? push;
  /// false: not fetched, and its items are not shown
  final bool? isActive;
  /// Id
  final int? id;

  const PostRssAdminPhpBody2({this.feedUrl, this.title, this.siteUrl, this.iconUrl, this.lang, this.categoryId, this.refreshMinutes, this.zone, this.userAgent, this.headers, this.username, this.password, this.autoPublish, this.keywordsIn, this.keywordsOut, this.categoryMap, this.placeId, this.publishMode, this.fullTextAllowed, this.review, this.push, this.isActive, this.id});

  factory PostRssAdminPhpBody2.fromJson(Map<String, dynamic> json) => PostRssAdminPhpBody2(
        feedUrl: json['feed_url'] as String?,
        title: json['title'] as String?,
        siteUrl: json['site_url'] as String?,
        iconUrl: json['icon_url'] as String?,
        lang: json['lang'] as String?,
        categoryId: json['category_id'] as int?,
        refreshMinutes: json['refresh_minutes'] as int?,
        zone: json['zone'] as String?,
        userAgent: json['user_agent'] as String?,
        headers: json['headers'] == null ? null : (json['headers'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String?)),
        username: json['username'] as String?,
        password: json['password'] as String?,
        autoPublish: json['auto_publish'] as bool?,
        keywordsIn: json['keywords_in'] == null ? null : (json['keywords_in'] as List<dynamic>).map((e) => e as String).toList(),
        keywordsOut: json['keywords_out'] == null ? null : (json['keywords_out'] as List<dynamic>).map((e) => e as String).toList(),
        categoryMap: json['category_map'] == null ? null : (json['category_map'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as int)),
        placeId: json['place_id'] as int?,
        publishMode: json['publish_mode'] as String?,
        fullTextAllowed: json['full_text_allowed'] as bool?,
        review: json['review'] as bool?,
        push: json['push'] as bool?,
        isActive: json['is_active'] as bool?,
        id: json['id'] as int?,
      );
}

class PrayerTimes {
  final String lang;
  final Place place;
  final String method;
  final String asr;
  /// What each time is called, by its field
  final Map<String, String> names;
  final List<PrayerTimesDay> days;

  const PrayerTimes({required this.lang, required this.place, required this.method, required this.asr, required this.names, required this.days});

  factory PrayerTimes.fromJson(Map<String, dynamic> json) => PrayerTimes(
        lang: json['lang'] as String,
        place: Place.fromJson(json['place'] as Map<String, dynamic>),
        method: json['method'] as String,
        asr: json['asr'] as String,
        names: (json['names'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        days: (json['days'] as List<dynamic>).map((e) => PrayerTimesDay.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PrayerTimesDay {
  /// Day, YYYY-MM-DD
  final String date;
  final Name weekday;
  /// Of the daytime; tentative by a day
  final PrayerTimesDayHijri hijri;
  final bool isRamadan;
  final String? sehriEnd;
  final String? fajr;
  final String? sunrise;
  final String? zawal;
  final String? dhuhr;
  final String? asr;
  final String? maghrib;
  final String? iftar;
  final String? isha;
  /// Fajr or isha follows the rule for high latitudes
  final bool isAdjusted;

  const PrayerTimesDay({required this.date, required this.weekday, required this.hijri, required this.isRamadan, this.sehriEnd, this.fajr, this.sunrise, this.zawal, this.dhuhr, this.asr, this.maghrib, this.iftar, this.isha, required this.isAdjusted});

  factory PrayerTimesDay.fromJson(Map<String, dynamic> json) => PrayerTimesDay(
        date: json['date'] as String,
        weekday: Name.fromJson(json['weekday'] as Map<String, dynamic>),
        hijri: PrayerTimesDayHijri.fromJson(json['hijri'] as Map<String, dynamic>),
        isRamadan: json['is_ramadan'] as bool,
        sehriEnd: json['sehri_end'] as String?,
        fajr: json['fajr'] as String?,
        sunrise: json['sunrise'] as String?,
        zawal: json['zawal'] as String?,
        dhuhr: json['dhuhr'] as String?,
        asr: json['asr'] as String?,
        maghrib: json['maghrib'] as String?,
        iftar: json['iftar'] as String?,
        isha: json['isha'] as String?,
        isAdjusted: json['is_adjusted'] as bool,
      );
}

/// Of the daytime; tentative by a day
class PrayerTimesDayHijri {
  final int year;
  final Name month;
  final int day;

  const PrayerTimesDayHijri({required this.year, required this.month, required this.day});

  factory PrayerTimesDayHijri.fromJson(Map<String, dynamic> json) => PrayerTimesDayHijri(
        year: json['year'] as int,
        month: Name.fromJson(json['month'] as Map<String, dynamic>),
        day: json['day'] as int,
      );
}

class Presence {
  final Person user;
  /// A window of the user
  final String client;
  final String resource;
  /// Id
  final int? id;
  final String since;
  /// Over then, unless it is sent again
  final String until;

  const Presence({required this.user, required this.client, required this.resource, this.id, required this.since, required this.until});

  factory Presence.fromJson(Map<String, dynamic> json) => Presence(
        user: Person.fromJson(json['user'] as Map<String, dynamic>),
        client: json['client'] as String,
        resource: json['resource'] as String,
        id: json['id'] as int?,
        since: json['since'] as String,
        until: json['until'] as String,
      );
}

class PresenceInput {
  /// Names the window, such as a random UUID
  final String client;
  final String? resource;
  /// Id
  final int? id;

  const PresenceInput({required this.client, this.resource, this.id});

  factory PresenceInput.fromJson(Map<String, dynamic> json) => PresenceInput(
        client: json['client'] as String,
        resource: json['resource'] as String?,
        id: json['id'] as int?,
      );
}

class Preview {
  final int? count;
  final Map<String, int> byPlatform;
  final Map<String, int> byLang;

  const Preview({this.count, required this.byPlatform, required this.byLang});

  factory Preview.fromJson(Map<String, dynamic> json) => Preview(
        count: json['count'] as int?,
        byPlatform: (json['by_platform'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as int)),
        byLang: (json['by_lang'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as int)),
      );
}

class PreviewInput {
  /// Who gets it: `{type, value}`
  final Target target;

  const PreviewInput({required this.target});

  factory PreviewInput.fromJson(Map<String, dynamic> json) => PreviewInput(
        target: Target.fromJson(json['target'] as Map<String, dynamic>),
      );
}

class PreviewItem {
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// The page of it for readers: the address to share
  final String? shareUrl;
  /// Picture of 1200 x 630 pixels with its headline, for shared links
  final String? shareCardUrl;
  /// The same of 1080 x 1920 pixels, for a WhatsApp status
  final String? statusCardUrl;
  /// Title
  final String title;
  final String summary;
  /// Sanitised HTML, or text when content_format says so
  final String content;
  /// `html` (default, sanitised) or `text`
  final String contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String contentType;
  final String lang;
  /// true: in the default language, because the story is missing in the requested one
  final bool isFallback;
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;
  final NewsItemCategory? category;
  /// Id of a category
  final int? categoryId;
  /// Name of the category in the language
  final String? categoryName;
  /// At most 30 tags of 60 letters
  final List<String> tags;
  final List<NewsItemPlace> places;
  final NewsItemLocation location;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Pictures of the library first, in the order of the gallery
  final List<NewsItemImage> images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final NewsItemSource source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool isFeatured;
  final int priority;
  /// Time of publication, UTC
  final String? publishedAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Time of expiry, UTC
  final String? expiresAt;
  /// Number of views; written every ten seconds
  final int views;
  /// Reading time in minutes
  final int readMinutes;
  /// What was wrong and was put right, oldest first
  final List<Correction> corrections;
  /// End of the live blog; null while it runs
  final String? liveEndedAt;
  /// Of the story: draft, review, scheduled, published, archived
  final String status;
  /// Unpublished changes of a published story are in it
  final bool hasChanges;
  /// When this address stops working
  final String linkExpiresAt;

  const PreviewItem({required this.id, required this.slug, required this.url, this.shareUrl, this.shareCardUrl, this.statusCardUrl, required this.title, required this.summary, required this.content, required this.contentFormat, required this.contentType, required this.lang, required this.isFallback, this.translationGroup, this.category, this.categoryId, this.categoryName, required this.tags, required this.places, required this.location, this.imageUrl, this.thumbnailUrl, required this.images, this.videoUrl, this.audioUrl, this.author, this.byline, required this.source, required this.isBreaking, this.breakingUntil, required this.isFeatured, required this.priority, this.publishedAt, required this.updatedAt, this.expiresAt, required this.views, required this.readMinutes, required this.corrections, this.liveEndedAt, required this.status, required this.hasChanges, required this.linkExpiresAt});

  factory PreviewItem.fromJson(Map<String, dynamic> json) => PreviewItem(
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        shareUrl: json['share_url'] as String?,
        shareCardUrl: json['share_card_url'] as String?,
        statusCardUrl: json['status_card_url'] as String?,
        title: json['title'] as String,
        summary: json['summary'] as String,
        content: json['content'] as String,
        contentFormat: json['content_format'] as String,
        contentType: json['content_type'] as String,
        lang: json['lang'] as String,
        isFallback: json['is_fallback'] as bool,
        translationGroup: json['translation_group'] as int?,
        category: json['category'] == null ? null : NewsItemCategory.fromJson(json['category'] as Map<String, dynamic>),
        categoryId: json['category_id'] as int?,
        categoryName: json['category_name'] as String?,
        tags: (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        places: (json['places'] as List<dynamic>).map((e) => NewsItemPlace.fromJson(e as Map<String, dynamic>)).toList(),
        location: NewsItemLocation.fromJson(json['location'] as Map<String, dynamic>),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: (json['images'] as List<dynamic>).map((e) => NewsItemImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        source: NewsItemSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool,
        priority: json['priority'] as int,
        publishedAt: json['published_at'] as String?,
        updatedAt: json['updated_at'] as String,
        expiresAt: json['expires_at'] as String?,
        views: json['views'] as int,
        readMinutes: json['read_minutes'] as int,
        corrections: (json['corrections'] as List<dynamic>).map((e) => Correction.fromJson(e as Map<String, dynamic>)).toList(),
        liveEndedAt: json['live_ended_at'] as String?,
        status: json['status'] as String,
        hasChanges: json['has_changes'] as bool,
        linkExpiresAt: json['link_expires_at'] as String,
      );
}

class Problem {
  final String type;
  final String title;
  final int status;
  final String detail;
  final String instance;
  final bool success;
  final String message;
  final String code;
  final List<ProblemError> errors;
  final String requestId;

  const Problem({required this.type, required this.title, required this.status, required this.detail, required this.instance, required this.success, required this.message, required this.code, required this.errors, required this.requestId});

  factory Problem.fromJson(Map<String, dynamic> json) => Problem(
        type: json['type'] as String,
        title: json['title'] as String,
        status: json['status'] as int,
        detail: json['detail'] as String,
        instance: json['instance'] as String,
        success: json['success'] as bool,
        message: json['message'] as String,
        code: json['code'] as String,
        errors: (json['errors'] as List<dynamic>).map((e) => ProblemError.fromJson(e as Map<String, dynamic>)).toList(),
        requestId: json['request_id'] as String,
      );
}

class ProblemError {
  /// Dotted path such as `images.0.url`; empty for the whole body
  final String field;
  /// required, type, too_short, too_long, range, pattern, text, unknown, not_found, taken, repeated or invalid
  final String code;
  /// Values in the message: `min`, `max`, `known`
  final Map<String, Object?> params;
  /// Plain words that follow the name of the field
  final String message;

  const ProblemError({required this.field, required this.code, required this.params, required this.message});

  factory ProblemError.fromJson(Map<String, dynamic> json) => ProblemError(
        field: json['field'] as String,
        code: json['code'] as String,
        params: (json['params'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e)),
        message: json['message'] as String,
      );
}

class Product {
  /// Id
  final int id;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String url;
  /// Title
  final String title;
  final String description;
  /// URL of the main image
  final String? imageUrl;
  final ProductImage? image;
  /// Further pictures, those of the library first
  final List<String> images;
  /// Outside of a deal; in minor units, as is all money
  final int price;
  /// What is paid now: the price of the deal while it runs
  final int currentPrice;
  /// Maximum retail price in minor units; not below `price`
  final int? mrp;
  /// ISO 4217, default INR
  final String currency;
  /// current_price for people: ₹1,23,456
  final String priceText;
  final String? mrpText;
  /// current_price against mrp; without an mrp, against price
  final int discountPercent;
  final String? couponCode;
  final ProductStore2? store;
  final String? dealUrl;
  /// Id of a category
  final int? categoryId;
  /// Name of the category in the language
  final String? categoryName;
  /// Marked for the top of the app
  final bool isFeatured;
  /// Whether links earn a commission
  final bool isAffiliate;
  /// `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it
  final ProductDeal? deal;
  /// Whether it can be bought
  final bool inStock;
  final num? rating;
  /// Position in lists, ascending
  final int sortOrder;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const Product({required this.id, required this.slug, required this.url, required this.title, required this.description, this.imageUrl, this.image, required this.images, required this.price, required this.currentPrice, this.mrp, required this.currency, required this.priceText, this.mrpText, required this.discountPercent, this.couponCode, this.store, this.dealUrl, this.categoryId, this.categoryName, required this.isFeatured, required this.isAffiliate, this.deal, required this.inStock, this.rating, required this.sortOrder, required this.createdAt, required this.updatedAt});

  factory Product.fromJson(Map<String, dynamic> json) => Product(
        id: json['id'] as int,
        slug: json['slug'] as String,
        url: json['url'] as String,
        title: json['title'] as String,
        description: json['description'] as String,
        imageUrl: json['image_url'] as String?,
        image: json['image'] == null ? null : ProductImage.fromJson(json['image'] as Map<String, dynamic>),
        images: (json['images'] as List<dynamic>).map((e) => e as String).toList(),
        price: json['price'] as int,
        currentPrice: json['current_price'] as int,
        mrp: json['mrp'] as int?,
        currency: json['currency'] as String,
        priceText: json['price_text'] as String,
        mrpText: json['mrp_text'] as String?,
        discountPercent: json['discount_percent'] as int,
        couponCode: json['coupon_code'] as String?,
        store: json['store'] == null ? null : ProductStore2.fromJson(json['store'] as Map<String, dynamic>),
        dealUrl: json['deal_url'] as String?,
        categoryId: json['category_id'] as int?,
        categoryName: json['category_name'] as String?,
        isFeatured: json['is_featured'] as bool,
        isAffiliate: json['is_affiliate'] as bool,
        deal: json['deal'] == null ? null : ProductDeal.fromJson(json['deal'] as Map<String, dynamic>),
        inStock: json['in_stock'] as bool,
        rating: json['rating'] as num?,
        sortOrder: json['sort_order'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class ProductCategory {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  /// URL of the icon
  final String? iconUrl;
  /// Position in lists, ascending
  final int sortOrder;
  final int productCount;
  /// false: not shown to readers
  final bool isActive;

  const ProductCategory({required this.id, required this.name, required this.slug, this.iconUrl, required this.sortOrder, required this.productCount, required this.isActive});

  factory ProductCategory.fromJson(Map<String, dynamic> json) => ProductCategory(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        iconUrl: json['icon_url'] as String?,
        sortOrder: json['sort_order'] as int,
        productCount: json['product_count'] as int,
        isActive: json['is_active'] as bool,
      );
}

class ProductCategoryInput {
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String? slug;
  /// Texts in other languages, by language
  final Map<String, PlaceInputText>? texts;
  /// URL of the icon
  final String? iconUrl;
  /// Position in lists, ascending
  final int? sortOrder;
  /// false: not shown to readers
  final bool? isActive;

  const ProductCategoryInput({required this.name, this.slug, this.texts, this.iconUrl, this.sortOrder, this.isActive});

  factory ProductCategoryInput.fromJson(Map<String, dynamic> json) => ProductCategoryInput(
        name: json['name'] as String,
        slug: json['slug'] as String?,
        texts: json['texts'] == null ? null : (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, PlaceInputText.fromJson(e as Map<String, dynamic>))),
        iconUrl: json['icon_url'] as String?,
        sortOrder: json['sort_order'] as int?,
        isActive: json['is_active'] as bool?,
      );
}

/// null unless it runs now
class ProductDeal {
  final String startsAt;
  final String? endsAt;
  /// Price in minor units (paise); of a product the one outside a deal
  final int price;

  const ProductDeal({required this.startsAt, this.endsAt, required this.price});

  factory ProductDeal.fromJson(Map<String, dynamic> json) => ProductDeal(
        startsAt: json['starts_at'] as String,
        endsAt: json['ends_at'] as String?,
        price: json['price'] as int,
      );
}

/// The picture of image_url in all sizes; null where it is not of the library
class ProductImage {
  final String url;
  /// URL of a small image for lists; default: the main image
  final String thumbnailUrl;
  /// Pixels
  final int width;
  /// Pixels
  final int height;
  /// Description of the image for screen readers
  final String? alt;
  final String? blurhash;
  final SourceSet srcset;

  const ProductImage({required this.url, required this.thumbnailUrl, required this.width, required this.height, this.alt, this.blurhash, required this.srcset});

  factory ProductImage.fromJson(Map<String, dynamic> json) => ProductImage(
        url: json['url'] as String,
        thumbnailUrl: json['thumbnail_url'] as String,
        width: json['width'] as int,
        height: json['height'] as int,
        alt: json['alt'] as String?,
        blurhash: json['blurhash'] as String?,
        srcset: SourceSet.fromJson(json['srcset'] as Map<String, dynamic>),
      );
}

class ProductInput {
  /// Title
  final String title;
  final String? description;
  /// Texts in other languages, by language
  final Map<String, ProductInputText>? texts;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String? slug;
  final int? mediaId;
  /// Further pictures of the library
  final List<int>? gallery;
  /// URL of the main image
  final String? imageUrl;
  /// Gallery: at most 50 images for a story, 30 for a product
  final List<String>? images;
  /// In minor units (paise)
  final int price;
  /// Maximum retail price in minor units; not below `price`
  final int? mrp;
  /// ISO 4217; default INR
  final String? currency;
  final String? couponCode;
  final ProductInputStore? store;
  final String? dealUrl;
  /// Id of a category
  final int? categoryId;
  /// Marked for the top of the app
  final bool? isFeatured;
  /// Whether links earn a commission
  final bool? isAffiliate;
  /// `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it
  final ProductInputDeal? deal;
  /// Whether it can be bought
  final bool? inStock;
  final num? rating;
  /// Position in lists, ascending
  final int? sortOrder;
  /// false: not shown to readers
  final bool? isActive;

  const ProductInput({required this.title, this.description, this.texts, this.slug, this.mediaId, this.gallery, this.imageUrl, this.images, required this.price, this.mrp, this.currency, this.couponCode, this.store, this.dealUrl, this.categoryId, this.isFeatured, this.isAffiliate, this.deal, this.inStock, this.rating, this.sortOrder, this.isActive});

  factory ProductInput.fromJson(Map<String, dynamic> json) => ProductInput(
        title: json['title'] as String,
        description: json['description'] as String?,
        texts: json['texts'] == null ? null : (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, ProductInputText.fromJson(e as Map<String, dynamic>))),
        slug: json['slug'] as String?,
        mediaId: json['media_id'] as int?,
        gallery: json['gallery'] == null ? null : (json['gallery'] as List<dynamic>).map((e) => e as int).toList(),
        imageUrl: json['image_url'] as String?,
        images: json['images'] == null ? null : (json['images'] as List<dynamic>).map((e) => e as String).toList(),
        price: json['price'] as int,
        mrp: json['mrp'] as int?,
        currency: json['currency'] as String?,
        couponCode: json['coupon_code'] as String?,
        store: json['store'] == null ? null : ProductInputStore.fromJson(json['store'] as Map<String, dynamic>),
        dealUrl: json['deal_url'] as String?,
        categoryId: json['category_id'] as int?,
        isFeatured: json['is_featured'] as bool?,
        isAffiliate: json['is_affiliate'] as bool?,
        deal: json['deal'] == null ? null : ProductInputDeal.fromJson(json['deal'] as Map<String, dynamic>),
        inStock: json['in_stock'] as bool?,
        rating: json['rating'] as num?,
        sortOrder: json['sort_order'] as int?,
        isActive: json['is_active'] as bool?,
      );
}

/// Default: begins at once, never ends, has the price of the product
class ProductInputDeal {
  final String? startsAt;
  final String? endsAt;
  /// Price in minor units (paise); of a product the one outside a deal
  final int? price;

  const ProductInputDeal({this.startsAt, this.endsAt, this.price});

  factory ProductInputDeal.fromJson(Map<String, dynamic> json) => ProductInputDeal(
        startsAt: json['starts_at'] as String?,
        endsAt: json['ends_at'] as String?,
        price: json['price'] as int?,
      );
}

class ProductInputStore {
  final String name;
  /// URL of the icon
  final String? iconUrl;

  const ProductInputStore({required this.name, this.iconUrl});

  factory ProductInputStore.fromJson(Map<String, dynamic> json) => ProductInputStore(
        name: json['name'] as String,
        iconUrl: json['icon_url'] as String?,
      );
}

class ProductInputText {
  /// Title
  final String? title;
  final String? description;

  const ProductInputText({this.title, this.description});

  factory ProductInputText.fromJson(Map<String, dynamic> json) => ProductInputText(
        title: json['title'] as String?,
        description: json['description'] as String?,
      );
}

class ProductPrice {
  final String at;
  /// Price in minor units (paise); of a product the one outside a deal
  final int price;
  /// Maximum retail price in minor units; not below `price`
  final int? mrp;
  final int? dealPrice;
  /// ISO 4217, default INR
  final String currency;
  final String? by;

  const ProductPrice({required this.at, required this.price, this.mrp, this.dealPrice, required this.currency, this.by});

  factory ProductPrice.fromJson(Map<String, dynamic> json) => ProductPrice(
        at: json['at'] as String,
        price: json['price'] as int,
        mrp: json['mrp'] as int?,
        dealPrice: json['deal_price'] as int?,
        currency: json['currency'] as String,
        by: json['by'] as String?,
      );
}

class ProductStore {
  final String name;
  /// URL of the icon
  final String? iconUrl;
  final int products;

  const ProductStore({required this.name, this.iconUrl, required this.products});

  factory ProductStore.fromJson(Map<String, dynamic> json) => ProductStore(
        name: json['name'] as String,
        iconUrl: json['icon_url'] as String?,
        products: json['products'] as int,
      );
}

class ProductStore2 {
  final String name;
  /// URL of the icon
  final String? iconUrl;

  const ProductStore2({required this.name, this.iconUrl});

  factory ProductStore2.fromJson(Map<String, dynamic> json) => ProductStore2(
        name: json['name'] as String,
        iconUrl: json['icon_url'] as String?,
      );
}

class PublishAndNotifyInput {
  /// Time of publication, UTC
  final String? publishedAt;
  /// Texts by language that override those of the story; null leaves a language out
  final Map<String, PublishAndNotifyInputLanguages?>? languages;
  /// default devices: the phones of the language, counted; topic: one message to `news.{lang}.breaking`, for breaking news
  final String? by;
  /// Type: general, breaking, news ...
  final String? type;
  final String? priority;
  /// Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired`
  final int? ttlSeconds;
  /// Seconds over which the batches are spread, to spread the load of phones that open the app
  final int? spreadSeconds;
  /// true: even if the story was pushed before
  final bool? allowRepeat;

  const PublishAndNotifyInput({this.publishedAt, this.languages, this.by, this.type, this.priority, this.ttlSeconds, this.spreadSeconds, this.allowRepeat});

  factory PublishAndNotifyInput.fromJson(Map<String, dynamic> json) => PublishAndNotifyInput(
        publishedAt: json['published_at'] as String?,
        languages: json['languages'] == null ? null : (json['languages'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e == null ? null : PublishAndNotifyInputLanguages.fromJson(e as Map<String, dynamic>))),
        by: json['by'] as String?,
        type: json['type'] as String?,
        priority: json['priority'] as String?,
        ttlSeconds: json['ttl_seconds'] as int?,
        spreadSeconds: json['spread_seconds'] as int?,
        allowRepeat: json['allow_repeat'] as bool?,
      );
}

class PublishAndNotifyInputLanguages {
  /// Title
  final String? title;
  final String? body;
  /// URL of the main image
  final String? imageUrl;
  /// URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens
  final String? deepLink;

  const PublishAndNotifyInputLanguages({this.title, this.body, this.imageUrl, this.deepLink});

  factory PublishAndNotifyInputLanguages.fromJson(Map<String, dynamic> json) => PublishAndNotifyInputLanguages(
        title: json['title'] as String?,
        body: json['body'] as String?,
        imageUrl: json['image_url'] as String?,
        deepLink: json['deep_link'] as String?,
      );
}

class PublishedAndNotified {
  final AdminItem news;
  final List<Notification> notifications;
  /// Published languages without a push: left out by the request, or pushed before
  final List<PublishedAndNotifiedLeftOut> leftOut;

  const PublishedAndNotified({required this.news, required this.notifications, required this.leftOut});

  factory PublishedAndNotified.fromJson(Map<String, dynamic> json) => PublishedAndNotified(
        news: AdminItem.fromJson(json['news'] as Map<String, dynamic>),
        notifications: (json['notifications'] as List<dynamic>).map((e) => Notification.fromJson(e as Map<String, dynamic>)).toList(),
        leftOut: (json['left_out'] as List<dynamic>).map((e) => PublishedAndNotifiedLeftOut.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PublishedAndNotifiedLeftOut {
  final String lang;
  /// Id of a story
  final int newsId;
  final int? pushed;

  const PublishedAndNotifiedLeftOut({required this.lang, required this.newsId, this.pushed});

  factory PublishedAndNotifiedLeftOut.fromJson(Map<String, dynamic> json) => PublishedAndNotifiedLeftOut(
        lang: json['lang'] as String,
        newsId: json['news_id'] as int,
        pushed: json['pushed'] as int?,
      );
}

class QuietHours {
  /// Like 22:00
  final String from;
  /// Like 07:00
  final String to;

  const QuietHours({required this.from, required this.to});

  factory QuietHours.fromJson(Map<String, dynamic> json) => QuietHours(
        from: json['from'] as String,
        to: json['to'] as String,
      );
}

class Redirect {
  /// Id
  final int id;
  final String path;
  /// null: what it led to is gone
  final String? leadsTo;
  final String resource;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const Redirect({required this.id, required this.path, this.leadsTo, required this.resource, required this.rev, required this.createdAt, required this.updatedAt});

  factory Redirect.fromJson(Map<String, dynamic> json) => Redirect(
        id: json['id'] as int,
        path: json['path'] as String,
        leadsTo: json['leads_to'] as String?,
        resource: json['resource'] as String,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class RefreshInput {
  /// Only these ids, comma-separated, at most 100
  final List<int>? ids;
  final bool? all;
  /// Id of a category
  final int? categoryId;
  /// ISO 639-1
  final String? lang;
  /// true: only those whose last fetch failed
  final bool? failing;

  const RefreshInput({this.ids, this.all, this.categoryId, this.lang, this.failing});

  factory RefreshInput.fromJson(Map<String, dynamic> json) => RefreshInput(
        ids: json['ids'] == null ? null : (json['ids'] as List<dynamic>).map((e) => e as int).toList(),
        all: json['all'] as bool?,
        categoryId: json['category_id'] as int?,
        lang: json['lang'] as String?,
        failing: json['failing'] as bool?,
      );
}

class RejectApproval {
  final String? note;

  const RejectApproval({this.note});

  factory RejectApproval.fromJson(Map<String, dynamic> json) => RejectApproval(
        note: json['note'] as String?,
      );
}

class Release {
  /// Id
  final int id;
  final String platform;
  final String version;
  /// Android version code or iOS build number
  final int versionCode;
  /// Apps below this version must update
  final String? minVersion;
  /// Apps below this version code must update
  final int? minVersionCode;
  /// Title
  final String title;
  final String message;
  /// List of changes
  final List<String> whatsNew;
  /// Texts by language
  final Map<String, ReleaseText> texts;
  /// https URL on one of the `store_hosts` of the security settings
  final String? storeUrl;
  /// Share of installations that are offered the release
  final int rolloutPercent;
  /// false: not shown to readers
  final bool isActive;
  /// Not shown before this time
  final String releasedAt;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const Release({required this.id, required this.platform, required this.version, required this.versionCode, this.minVersion, this.minVersionCode, required this.title, required this.message, required this.whatsNew, required this.texts, this.storeUrl, required this.rolloutPercent, required this.isActive, required this.releasedAt, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt});

  factory Release.fromJson(Map<String, dynamic> json) => Release(
        id: json['id'] as int,
        platform: json['platform'] as String,
        version: json['version'] as String,
        versionCode: json['version_code'] as int,
        minVersion: json['min_version'] as String?,
        minVersionCode: json['min_version_code'] as int?,
        title: json['title'] as String,
        message: json['message'] as String,
        whatsNew: (json['whats_new'] as List<dynamic>).map((e) => e as String).toList(),
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, ReleaseText.fromJson(e as Map<String, dynamic>))),
        storeUrl: json['store_url'] as String?,
        rolloutPercent: json['rollout_percent'] as int,
        isActive: json['is_active'] as bool,
        releasedAt: json['released_at'] as String,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class ReleaseText {
  /// Title
  final String? title;
  final String? message;
  /// List of changes
  final List<String>? whatsNew;

  const ReleaseText({this.title, this.message, this.whatsNew});

  factory ReleaseText.fromJson(Map<String, dynamic> json) => ReleaseText(
        title: json['title'] as String?,
        message: json['message'] as String?,
        whatsNew: json['whats_new'] == null ? null : (json['whats_new'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class Removed {
  /// Id
  final int id;
  final bool deleted;
  /// Time of the last change, UTC
  final String updatedAt;

  const Removed({required this.id, required this.deleted, required this.updatedAt});

  factory Removed.fromJson(Map<String, dynamic> json) => Removed(
        id: json['id'] as int,
        deleted: json['deleted'] as bool,
        updatedAt: json['updated_at'] as String,
      );
}

/// The rule by which it comes again from `date` on; null: on `date` alone
class Repeats {
  final String by;
  final int? month;
  final int? tithi;
  final int? star;
  final int? weekday;
  final int? nth;
  final String? part;

  const Repeats({required this.by, this.month, this.tithi, this.star, this.weekday, this.nth, this.part});

  factory Repeats.fromJson(Map<String, dynamic> json) => Repeats(
        by: json['by'] as String,
        month: json['month'] as int?,
        tithi: json['tithi'] as int?,
        star: json['star'] as int?,
        weekday: json['weekday'] as int?,
        nth: json['nth'] as int?,
        part: json['part'] as String?,
      );
}

class Report {
  /// Id
  final int id;
  /// Id of a story
  final int newsId;
  final String reason;
  final String status;
  final String receivedAt;
  /// Until then it has to be answered
  final String dueAt;

  const Report({required this.id, required this.newsId, required this.reason, required this.status, required this.receivedAt, required this.dueAt});

  factory Report.fromJson(Map<String, dynamic> json) => Report(
        id: json['id'] as int,
        newsId: json['news_id'] as int,
        reason: json['reason'] as String,
        status: json['status'] as String,
        receivedAt: json['received_at'] as String,
        dueAt: json['due_at'] as String,
      );
}

class ReportAnswer {
  /// Why, for administrators
  final String? note;

  const ReportAnswer({this.note});

  factory ReportAnswer.fromJson(Map<String, dynamic> json) => ReportAnswer(
        note: json['note'] as String?,
      );
}

class ReportInput {
  /// 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID
  final String installationId;
  final String reason;
  /// Plain text
  final String? note;

  const ReportInput({required this.installationId, required this.reason, this.note});

  factory ReportInput.fromJson(Map<String, dynamic> json) => ReportInput(
        installationId: json['installation_id'] as String,
        reason: json['reason'] as String,
        note: json['note'] as String?,
      );
}

class Revision {
  /// The rev that the item had then
  final int rev;
  /// The first save that is in it
  final String at;
  /// The last one
  final String until;
  final Who user;
  /// create, edit, restore_revision, tag ...
  final String verb;
  final bool isFirst;
  /// The story was published or scheduled in this state
  final bool wasPublished;
  final bool isCurrent;

  const Revision({required this.rev, required this.at, required this.until, required this.user, required this.verb, required this.isFirst, required this.wasPublished, required this.isCurrent});

  factory Revision.fromJson(Map<String, dynamic> json) => Revision(
        rev: json['rev'] as int,
        at: json['at'] as String,
        until: json['until'] as String,
        user: Who.fromJson(json['user'] as Map<String, dynamic>),
        verb: json['verb'] as String,
        isFirst: json['is_first'] as bool,
        wasPublished: json['was_published'] as bool,
        isCurrent: json['is_current'] as bool,
      );
}

class RevisionDiff {
  final int from;
  final int to;
  /// Those that differ
  final List<RevisionDiffField> fields;

  const RevisionDiff({required this.from, required this.to, required this.fields});

  factory RevisionDiff.fromJson(Map<String, dynamic> json) => RevisionDiff(
        from: json['from'] as int,
        to: json['to'] as int,
        fields: (json['fields'] as List<dynamic>).map((e) => RevisionDiffField.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class RevisionDiffField {
  final String field;
  final List<DiffPart>? parts;
  final Object? before;
  final Object? after;

  const RevisionDiffField({required this.field, this.parts, this.before, this.after});

  factory RevisionDiffField.fromJson(Map<String, dynamic> json) => RevisionDiffField(
        field: json['field'] as String,
        parts: json['parts'] == null ? null : (json['parts'] as List<dynamic>).map((e) => DiffPart.fromJson(e as Map<String, dynamic>)).toList(),
        before: json['before'],
        after: json['after'],
      );
}

class Schedule {
  final String name;
  /// Kind of the job that begins
  final String kind;
  final int everySeconds;
  final String? nextAt;

  const Schedule({required this.name, required this.kind, required this.everySeconds, this.nextAt});

  factory Schedule.fromJson(Map<String, dynamic> json) => Schedule(
        name: json['name'] as String,
        kind: json['kind'] as String,
        everySeconds: json['every_seconds'] as int,
        nextAt: json['next_at'] as String?,
      );
}

class SecurityNotice {
  final String at;
  /// factor_failed and factor_locked: the password was right
  final String action;
  final String? ip;

  const SecurityNotice({required this.at, required this.action, this.ip});

  factory SecurityNotice.fromJson(Map<String, dynamic> json) => SecurityNotice(
        at: json['at'] as String,
        action: json['action'] as String,
        ip: json['ip'] as String?,
      );
}

class SecuritySettings {
  /// Roles that need a second factor: without one such a user can only set one up
  final List<String> mfaRoles;
  /// Days after its login at which a session ends, however often it was renewed
  final int sessionDays;
  /// Days for which the audit trail is kept
  final int auditDays;
  /// Servers that `store_url` of a release may name
  final List<String> storeHosts;
  /// Schemes of addresses that phones are led to: http, https and those of the app
  final List<String> linkSchemes;

  const SecuritySettings({required this.mfaRoles, required this.sessionDays, required this.auditDays, required this.storeHosts, required this.linkSchemes});

  factory SecuritySettings.fromJson(Map<String, dynamic> json) => SecuritySettings(
        mfaRoles: (json['mfa_roles'] as List<dynamic>).map((e) => e as String).toList(),
        sessionDays: json['session_days'] as int,
        auditDays: json['audit_days'] as int,
        storeHosts: (json['store_hosts'] as List<dynamic>).map((e) => e as String).toList(),
        linkSchemes: (json['link_schemes'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class Session {
  /// Id
  final int id;
  final int userId;
  final String userAgent;
  final String ip;
  final bool isCookie;
  /// The session of this very token
  final bool isCurrent;
  /// How it began; passkey: also where one was added within it
  final String signedInBy;
  /// Time of creation, UTC
  final String createdAt;
  final String usedAt;
  /// Time of expiry, UTC
  final String expiresAt;
  final String? endedAt;

  const Session({required this.id, required this.userId, required this.userAgent, required this.ip, required this.isCookie, required this.isCurrent, required this.signedInBy, required this.createdAt, required this.usedAt, required this.expiresAt, this.endedAt});

  factory Session.fromJson(Map<String, dynamic> json) => Session(
        id: json['id'] as int,
        userId: json['user_id'] as int,
        userAgent: json['user_agent'] as String,
        ip: json['ip'] as String,
        isCookie: json['is_cookie'] as bool,
        isCurrent: json['is_current'] as bool,
        signedInBy: json['signed_in_by'] as String,
        createdAt: json['created_at'] as String,
        usedAt: json['used_at'] as String,
        expiresAt: json['expires_at'] as String,
        endedAt: json['ended_at'] as String?,
      );
}

class SettingsRevision {
  /// The revision of the section after the edit
  final int rev;
  final String at;
  /// Who saved it; `id` is null for the program itself
  final Who user;
  final String verb;
  /// Names of the fields that the edit changed
  final List<String> fields;
  /// The values are those of this revision
  final bool isCurrent;

  const SettingsRevision({required this.rev, required this.at, required this.user, required this.verb, required this.fields, required this.isCurrent});

  factory SettingsRevision.fromJson(Map<String, dynamic> json) => SettingsRevision(
        rev: json['rev'] as int,
        at: json['at'] as String,
        user: Who.fromJson(json['user'] as Map<String, dynamic>),
        verb: json['verb'] as String,
        fields: (json['fields'] as List<dynamic>).map((e) => e as String).toList(),
        isCurrent: json['is_current'] as bool,
      );
}

class SettingsRevisionWhole {
  /// The revision of the section after the edit
  final int rev;
  final String at;
  /// Who saved it; `id` is null for the program itself
  final Who user;
  final String verb;
  /// Names of the fields that the edit changed
  final List<String> fields;
  /// The values are those of this revision
  final bool isCurrent;
  /// All values of the section at this revision
  final Map<String, Object?> values;
  /// What differs from the revision before it, or from the defaults
  final List<SettingsRevisionWholeChange> changes;

  const SettingsRevisionWhole({required this.rev, required this.at, required this.user, required this.verb, required this.fields, required this.isCurrent, required this.values, required this.changes});

  factory SettingsRevisionWhole.fromJson(Map<String, dynamic> json) => SettingsRevisionWhole(
        rev: json['rev'] as int,
        at: json['at'] as String,
        user: Who.fromJson(json['user'] as Map<String, dynamic>),
        verb: json['verb'] as String,
        fields: (json['fields'] as List<dynamic>).map((e) => e as String).toList(),
        isCurrent: json['is_current'] as bool,
        values: (json['values'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e)),
        changes: (json['changes'] as List<dynamic>).map((e) => SettingsRevisionWholeChange.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class SettingsRevisionWholeChange {
  final String field;
  final Object? before;
  final Object? after;

  const SettingsRevisionWholeChange({required this.field, this.before, this.after});

  factory SettingsRevisionWholeChange.fromJson(Map<String, dynamic> json) => SettingsRevisionWholeChange(
        field: json['field'] as String,
        before: json['before'],
        after: json['after'],
      );
}

class Sign {
  /// 1 = Mesha, Aries
  final int id;
  /// aries, taurus ...
  final String slug;
  /// In the language of the answer
  final String name;
  final String symbol;
  final String element;
  final String modality;
  final String ruler;
  final String sanskritSlug;
  final String elementName;
  final String modalityName;
  final String rulerName;
  final String bodyPart;
  /// Of names, one a pada
  final List<String> letters;
  final List<SignNakshatra> nakshatras;
  final String englishName;
  /// By language
  final SignNames names;

  const Sign({required this.id, required this.slug, required this.name, required this.symbol, required this.element, required this.modality, required this.ruler, required this.sanskritSlug, required this.elementName, required this.modalityName, required this.rulerName, required this.bodyPart, required this.letters, required this.nakshatras, required this.englishName, required this.names});

  factory Sign.fromJson(Map<String, dynamic> json) => Sign(
        id: json['id'] as int,
        slug: json['slug'] as String,
        name: json['name'] as String,
        symbol: json['symbol'] as String,
        element: json['element'] as String,
        modality: json['modality'] as String,
        ruler: json['ruler'] as String,
        sanskritSlug: json['sanskrit_slug'] as String,
        elementName: json['element_name'] as String,
        modalityName: json['modality_name'] as String,
        rulerName: json['ruler_name'] as String,
        bodyPart: json['body_part'] as String,
        letters: (json['letters'] as List<dynamic>).map((e) => e as String).toList(),
        nakshatras: (json['nakshatras'] as List<dynamic>).map((e) => SignNakshatra.fromJson(e as Map<String, dynamic>)).toList(),
        englishName: json['english_name'] as String,
        names: SignNames.fromJson(json['names'] as Map<String, dynamic>),
      );
}

class SignNakshatra {
  final int nakshatra;
  final String name;
  final List<int> padas;

  const SignNakshatra({required this.nakshatra, required this.name, required this.padas});

  factory SignNakshatra.fromJson(Map<String, dynamic> json) => SignNakshatra(
        nakshatra: json['nakshatra'] as int,
        name: json['name'] as String,
        padas: (json['padas'] as List<dynamic>).map((e) => e as int).toList(),
      );
}

/// By language
class SignNames {
  final String te;
  final String hi;
  final String ta;
  final String kn;
  final String ml;
  final String mr;
  final String gu;
  final String bn;
  final String or;
  final String pa;
  final String as;
  final String ur;
  final String ne;
  final String en;

  const SignNames({required this.te, required this.hi, required this.ta, required this.kn, required this.ml, required this.mr, required this.gu, required this.bn, required this.or, required this.pa, required this.as, required this.ur, required this.ne, required this.en});

  factory SignNames.fromJson(Map<String, dynamic> json) => SignNames(
        te: json['te'] as String,
        hi: json['hi'] as String,
        ta: json['ta'] as String,
        kn: json['kn'] as String,
        ml: json['ml'] as String,
        mr: json['mr'] as String,
        gu: json['gu'] as String,
        bn: json['bn'] as String,
        or: json['or'] as String,
        pa: json['pa'] as String,
        as: json['as'] as String,
        ur: json['ur'] as String,
        ne: json['ne'] as String,
        en: json['en'] as String,
      );
}

class SignView {
  /// 1 = Mesha, Aries
  final int id;
  /// aries, taurus ...
  final String slug;
  /// In the language of the answer
  final String name;
  final String symbol;
  final String element;
  final String modality;
  final String ruler;

  const SignView({required this.id, required this.slug, required this.name, required this.symbol, required this.element, required this.modality, required this.ruler});

  factory SignView.fromJson(Map<String, dynamic> json) => SignView(
        id: json['id'] as int,
        slug: json['slug'] as String,
        name: json['name'] as String,
        symbol: json['symbol'] as String,
        element: json['element'] as String,
        modality: json['modality'] as String,
        ruler: json['ruler'] as String,
      );
}

class SourceSet {
  final String avif;
  final String webp;
  final String jpeg;

  const SourceSet({required this.avif, required this.webp, required this.jpeg});

  factory SourceSet.fromJson(Map<String, dynamic> json) => SourceSet(
        avif: json['avif'] as String,
        webp: json['webp'] as String,
        jpeg: json['jpeg'] as String,
      );
}

class Span {
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const Span({this.start, this.end});

  factory Span.fromJson(Map<String, dynamic> json) => Span(
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class StoredDay {
  /// Id
  final int id;
  /// Day, YYYY-MM-DD
  final String date;
  final String? city;
  final int? placeId;
  final StoredDayWeekday? weekday;
  final StoredDayWeekday? samvatsara;
  final int? shakaYear;
  final int? vikramYear;
  final StoredDayWeekday? ayana;
  final StoredDayWeekday? ritu;
  final StoredDayMasa? masa;
  final StoredDayWeekday? paksha;
  final List<StoredDayTithi>? tithi;
  final List<StoredDayTithi>? nakshatra;
  final List<StoredDayTithi>? yoga;
  final List<StoredDayTithi>? karana;
  final String? sunrise;
  final String? sunset;
  final String? moonrise;
  final String? moonset;
  final StoredDayRahuKalam? rahuKalam;
  final StoredDayRahuKalam? yamagandam;
  final StoredDayRahuKalam? gulikaKalam;
  final StoredDayRahuKalam? abhijit;
  final StoredDayRahuKalam? brahmaMuhurta;
  final List<StoredDayRahuKalam>? durmuhurtam;
  final List<StoredDayRahuKalam>? varjyam;
  final List<StoredDayRahuKalam>? amritaKalam;
  final StoredDayWeekday? moonSign;
  final StoredDayWeekday? sunSign;
  final Map<String, String>? notes;
  final List<StoredDayFestival> festivals;
  final bool festivalsReplace;
  /// Sample content, deleted by `dinam seed --remove`
  final bool isSample;
  /// What if-match names
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const StoredDay({required this.id, required this.date, this.city, this.placeId, this.weekday, this.samvatsara, this.shakaYear, this.vikramYear, this.ayana, this.ritu, this.masa, this.paksha, this.tithi, this.nakshatra, this.yoga, this.karana, this.sunrise, this.sunset, this.moonrise, this.moonset, this.rahuKalam, this.yamagandam, this.gulikaKalam, this.abhijit, this.brahmaMuhurta, this.durmuhurtam, this.varjyam, this.amritaKalam, this.moonSign, this.sunSign, this.notes, required this.festivals, required this.festivalsReplace, required this.isSample, required this.rev, required this.createdAt, required this.updatedAt});

  factory StoredDay.fromJson(Map<String, dynamic> json) => StoredDay(
        id: json['id'] as int,
        date: json['date'] as String,
        city: json['city'] as String?,
        placeId: json['place_id'] as int?,
        weekday: json['weekday'] == null ? null : StoredDayWeekday.fromJson(json['weekday'] as Map<String, dynamic>),
        samvatsara: json['samvatsara'] == null ? null : StoredDayWeekday.fromJson(json['samvatsara'] as Map<String, dynamic>),
        shakaYear: json['shaka_year'] as int?,
        vikramYear: json['vikram_year'] as int?,
        ayana: json['ayana'] == null ? null : StoredDayWeekday.fromJson(json['ayana'] as Map<String, dynamic>),
        ritu: json['ritu'] == null ? null : StoredDayWeekday.fromJson(json['ritu'] as Map<String, dynamic>),
        masa: json['masa'] == null ? null : StoredDayMasa.fromJson(json['masa'] as Map<String, dynamic>),
        paksha: json['paksha'] == null ? null : StoredDayWeekday.fromJson(json['paksha'] as Map<String, dynamic>),
        tithi: json['tithi'] == null ? null : (json['tithi'] as List<dynamic>).map((e) => StoredDayTithi.fromJson(e as Map<String, dynamic>)).toList(),
        nakshatra: json['nakshatra'] == null ? null : (json['nakshatra'] as List<dynamic>).map((e) => StoredDayTithi.fromJson(e as Map<String, dynamic>)).toList(),
        yoga: json['yoga'] == null ? null : (json['yoga'] as List<dynamic>).map((e) => StoredDayTithi.fromJson(e as Map<String, dynamic>)).toList(),
        karana: json['karana'] == null ? null : (json['karana'] as List<dynamic>).map((e) => StoredDayTithi.fromJson(e as Map<String, dynamic>)).toList(),
        sunrise: json['sunrise'] as String?,
        sunset: json['sunset'] as String?,
        moonrise: json['moonrise'] as String?,
        moonset: json['moonset'] as String?,
        rahuKalam: json['rahu_kalam'] == null ? null : StoredDayRahuKalam.fromJson(json['rahu_kalam'] as Map<String, dynamic>),
        yamagandam: json['yamagandam'] == null ? null : StoredDayRahuKalam.fromJson(json['yamagandam'] as Map<String, dynamic>),
        gulikaKalam: json['gulika_kalam'] == null ? null : StoredDayRahuKalam.fromJson(json['gulika_kalam'] as Map<String, dynamic>),
        abhijit: json['abhijit'] == null ? null : StoredDayRahuKalam.fromJson(json['abhijit'] as Map<String, dynamic>),
        brahmaMuhurta: json['brahma_muhurta'] == null ? null : StoredDayRahuKalam.fromJson(json['brahma_muhurta'] as Map<String, dynamic>),
        durmuhurtam: json['durmuhurtam'] == null ? null : (json['durmuhurtam'] as List<dynamic>).map((e) => StoredDayRahuKalam.fromJson(e as Map<String, dynamic>)).toList(),
        varjyam: json['varjyam'] == null ? null : (json['varjyam'] as List<dynamic>).map((e) => StoredDayRahuKalam.fromJson(e as Map<String, dynamic>)).toList(),
        amritaKalam: json['amrita_kalam'] == null ? null : (json['amrita_kalam'] as List<dynamic>).map((e) => StoredDayRahuKalam.fromJson(e as Map<String, dynamic>)).toList(),
        moonSign: json['moon_sign'] == null ? null : StoredDayWeekday.fromJson(json['moon_sign'] as Map<String, dynamic>),
        sunSign: json['sun_sign'] == null ? null : StoredDayWeekday.fromJson(json['sun_sign'] as Map<String, dynamic>),
        notes: json['notes'] == null ? null : (json['notes'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        festivals: (json['festivals'] as List<dynamic>).map((e) => StoredDayFestival.fromJson(e as Map<String, dynamic>)).toList(),
        festivalsReplace: json['festivals_replace'] as bool,
        isSample: json['is_sample'] as bool,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class StoredDayFestival {
  final String key;
  /// Texts by language
  final Map<String, StoredDayFestivalText> texts;
  final String type;
  /// Public holiday in its regions
  final bool isHoliday;
  /// Waits for the new moon to be sighted; may move by a day
  final bool isTentative;
  /// ISO 3166-2 codes such as IN-TS; IN is all of India
  final List<String> regions;
  /// URL of the main image
  final String? imageUrl;

  const StoredDayFestival({required this.key, required this.texts, required this.type, required this.isHoliday, required this.isTentative, required this.regions, this.imageUrl});

  factory StoredDayFestival.fromJson(Map<String, dynamic> json) => StoredDayFestival(
        key: json['key'] as String,
        texts: (json['texts'] as Map<String, dynamic>).map((k, e) => MapEntry(k, StoredDayFestivalText.fromJson(e as Map<String, dynamic>))),
        type: json['type'] as String,
        isHoliday: json['is_holiday'] as bool,
        isTentative: json['is_tentative'] as bool,
        regions: (json['regions'] as List<dynamic>).map((e) => e as String).toList(),
        imageUrl: json['image_url'] as String?,
      );
}

class StoredDayFestivalText {
  final String? name;
  final String? description;

  const StoredDayFestivalText({this.name, this.description});

  factory StoredDayFestivalText.fromJson(Map<String, dynamic> json) => StoredDayFestivalText(
        name: json['name'] as String?,
        description: json['description'] as String?,
      );
}

class StoredDayMasa {
  final StoredDayWeekday? amanta;
  final StoredDayWeekday? purnimanta;
  final StoredDayWeekday? solar;
  final bool? isAdhika;

  const StoredDayMasa({this.amanta, this.purnimanta, this.solar, this.isAdhika});

  factory StoredDayMasa.fromJson(Map<String, dynamic> json) => StoredDayMasa(
        amanta: json['amanta'] == null ? null : StoredDayWeekday.fromJson(json['amanta'] as Map<String, dynamic>),
        purnimanta: json['purnimanta'] == null ? null : StoredDayWeekday.fromJson(json['purnimanta'] as Map<String, dynamic>),
        solar: json['solar'] == null ? null : StoredDayWeekday.fromJson(json['solar'] as Map<String, dynamic>),
        isAdhika: json['is_adhika'] as bool?,
      );
}

class StoredDayRahuKalam {
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const StoredDayRahuKalam({this.start, this.end});

  factory StoredDayRahuKalam.fromJson(Map<String, dynamic> json) => StoredDayRahuKalam(
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class StoredDayTithi {
  /// Id
  final int id;
  /// Names by language
  final Map<String, String>? names;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;
  final int? number;

  const StoredDayTithi({required this.id, this.names, this.start, this.end, this.number});

  factory StoredDayTithi.fromJson(Map<String, dynamic> json) => StoredDayTithi(
        id: json['id'] as int,
        names: json['names'] == null ? null : (json['names'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        start: json['start'] as String?,
        end: json['end'] as String?,
        number: json['number'] as int?,
      );
}

class StoredDayWeekday {
  /// Id
  final int id;
  /// Names by language
  final Map<String, String>? names;

  const StoredDayWeekday({required this.id, this.names});

  factory StoredDayWeekday.fromJson(Map<String, dynamic> json) => StoredDayWeekday(
        id: json['id'] as int,
        names: json['names'] == null ? null : (json['names'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
      );
}

class StoryComment {
  /// Id
  final int id;
  /// changes_requested: the note with which the review returned the story
  final String kind;
  /// Plain text; an approval may have none
  final String text;
  /// Author line under the title; as a filter the whole name in any spelling
  final Who author;
  /// Time of creation, UTC
  final String createdAt;
  final String? resolvedAt;
  final Who? resolvedBy;

  const StoryComment({required this.id, required this.kind, required this.text, required this.author, required this.createdAt, this.resolvedAt, this.resolvedBy});

  factory StoryComment.fromJson(Map<String, dynamic> json) => StoryComment(
        id: json['id'] as int,
        kind: json['kind'] as String,
        text: json['text'] as String,
        author: Who.fromJson(json['author'] as Map<String, dynamic>),
        createdAt: json['created_at'] as String,
        resolvedAt: json['resolved_at'] as String?,
        resolvedBy: json['resolved_by'] == null ? null : Who.fromJson(json['resolved_by'] as Map<String, dynamic>),
      );
}

class StoryCommentInput {
  /// Required in a comment
  final String? text;
  /// approved: a story in review may be published as it is; it needs `news.review`
  final String? kind;

  const StoryCommentInput({this.text, this.kind});

  factory StoryCommentInput.fromJson(Map<String, dynamic> json) => StoryCommentInput(
        text: json['text'] as String?,
        kind: json['kind'] as String?,
      );
}

class StoryCommentPatch {
  final bool isResolved;

  const StoryCommentPatch({required this.isResolved});

  factory StoryCommentPatch.fromJson(Map<String, dynamic> json) => StoryCommentPatch(
        isResolved: json['is_resolved'] as bool,
      );
}

class StoryLanguages {
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;
  final List<StoryLanguagesItem> items;
  /// The setting's languages that the story is not in
  final List<String> missing;

  const StoryLanguages({this.translationGroup, required this.items, required this.missing});

  factory StoryLanguages.fromJson(Map<String, dynamic> json) => StoryLanguages(
        translationGroup: json['translation_group'] as int?,
        items: (json['items'] as List<dynamic>).map((e) => StoryLanguagesItem.fromJson(e as Map<String, dynamic>)).toList(),
        missing: (json['missing'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class StoryLanguagesItem {
  /// Id
  final int id;
  final String lang;
  final String status;
  /// Title
  final String title;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of the last change, UTC
  final String updatedAt;
  final int? outdatedSince;

  const StoryLanguagesItem({required this.id, required this.lang, required this.status, required this.title, required this.rev, required this.updatedAt, this.outdatedSince});

  factory StoryLanguagesItem.fromJson(Map<String, dynamic> json) => StoryLanguagesItem(
        id: json['id'] as int,
        lang: json['lang'] as String,
        status: json['status'] as String,
        title: json['title'] as String,
        rev: json['rev'] as int,
        updatedAt: json['updated_at'] as String,
        outdatedSince: json['outdated_since'] as int?,
      );
}

class StoryNotices {
  /// Id of a story
  final int newsId;
  /// The story itself first, then its others that are out
  final List<StoryNoticesLanguage> languages;
  /// Other languages of the story that readers do not see
  final List<StoryNoticesNotOut> notOut;

  const StoryNotices({required this.newsId, required this.languages, required this.notOut});

  factory StoryNotices.fromJson(Map<String, dynamic> json) => StoryNotices(
        newsId: json['news_id'] as int,
        languages: (json['languages'] as List<dynamic>).map((e) => StoryNoticesLanguage.fromJson(e as Map<String, dynamic>)).toList(),
        notOut: (json['not_out'] as List<dynamic>).map((e) => StoryNoticesNotOut.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class StoryNoticesLanguage {
  final String lang;
  /// Id of a story
  final int newsId;
  final String status;
  /// Title
  final String title;
  final String body;
  /// URL of the main image
  final String? imageUrl;
  /// URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens
  final String? deepLink;
  final String type;
  final String priority;
  /// Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired`
  final int? ttlSeconds;
  final String? category;
  /// A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -`
  final String collapseKey;
  /// Who gets it: `{type, value}`
  final StoryNoticesLanguageTarget target;
  /// Where `by: topic` sends it
  final String topic;
  /// That have the language now
  final int devices;
  final StoryNoticesLanguagePushed? pushed;
  /// Whether it is sent by default: it was not pushed before
  final bool included;

  const StoryNoticesLanguage({required this.lang, required this.newsId, required this.status, required this.title, required this.body, this.imageUrl, this.deepLink, required this.type, required this.priority, this.ttlSeconds, this.category, required this.collapseKey, required this.target, required this.topic, required this.devices, this.pushed, required this.included});

  factory StoryNoticesLanguage.fromJson(Map<String, dynamic> json) => StoryNoticesLanguage(
        lang: json['lang'] as String,
        newsId: json['news_id'] as int,
        status: json['status'] as String,
        title: json['title'] as String,
        body: json['body'] as String,
        imageUrl: json['image_url'] as String?,
        deepLink: json['deep_link'] as String?,
        type: json['type'] as String,
        priority: json['priority'] as String,
        ttlSeconds: json['ttl_seconds'] as int?,
        category: json['category'] as String?,
        collapseKey: json['collapse_key'] as String,
        target: StoryNoticesLanguageTarget.fromJson(json['target'] as Map<String, dynamic>),
        topic: json['topic'] as String,
        devices: json['devices'] as int,
        pushed: json['pushed'] == null ? null : StoryNoticesLanguagePushed.fromJson(json['pushed'] as Map<String, dynamic>),
        included: json['included'] as bool,
      );
}

class StoryNoticesLanguagePushed {
  /// Id
  final int id;
  final String status;
  /// Time of creation, UTC
  final String createdAt;
  /// Time to send at, within a year; the devices are those of that time
  final String? scheduledAt;

  const StoryNoticesLanguagePushed({required this.id, required this.status, required this.createdAt, this.scheduledAt});

  factory StoryNoticesLanguagePushed.fromJson(Map<String, dynamic> json) => StoryNoticesLanguagePushed(
        id: json['id'] as int,
        status: json['status'] as String,
        createdAt: json['created_at'] as String,
        scheduledAt: json['scheduled_at'] as String?,
      );
}

/// Who gets it: `{type, value}`
class StoryNoticesLanguageTarget {
  final String type;
  final String value;

  const StoryNoticesLanguageTarget({required this.type, required this.value});

  factory StoryNoticesLanguageTarget.fromJson(Map<String, dynamic> json) => StoryNoticesLanguageTarget(
        type: json['type'] as String,
        value: json['value'] as String,
      );
}

class StoryNoticesNotOut {
  final String lang;
  /// Id of a story
  final int newsId;
  final String status;
  /// Time of publication, UTC
  final String? publishedAt;

  const StoryNoticesNotOut({required this.lang, required this.newsId, required this.status, this.publishedAt});

  factory StoryNoticesNotOut.fromJson(Map<String, dynamic> json) => StoryNoticesNotOut(
        lang: json['lang'] as String,
        newsId: json['news_id'] as int,
        status: json['status'] as String,
        publishedAt: json['published_at'] as String?,
      );
}

class Success {
  final bool success;
  final String message;
  final Meta meta;

  const Success({required this.success, required this.message, required this.meta});

  factory Success.fromJson(Map<String, dynamic> json) => Success(
        success: json['success'] as bool,
        message: json['message'] as String,
        meta: Meta.fromJson(json['meta'] as Map<String, dynamic>),
      );
}

class System {
  final SystemVersions versions;
  /// As `dinam doctor` prints them
  final List<SystemFinding> findings;
  final String checkedAt;
  final List<SystemQueue> queues;
  /// Feeds whose visit is due
  final SystemFeeds feeds;
  /// Of this process
  final SystemCache cache;
  final SystemMedia media;
  final int diskFreeBytes;
  final SystemBackups backups;

  const System({required this.versions, required this.findings, required this.checkedAt, required this.queues, required this.feeds, required this.cache, required this.media, required this.diskFreeBytes, required this.backups});

  factory System.fromJson(Map<String, dynamic> json) => System(
        versions: SystemVersions.fromJson(json['versions'] as Map<String, dynamic>),
        findings: (json['findings'] as List<dynamic>).map((e) => SystemFinding.fromJson(e as Map<String, dynamic>)).toList(),
        checkedAt: json['checked_at'] as String,
        queues: (json['queues'] as List<dynamic>).map((e) => SystemQueue.fromJson(e as Map<String, dynamic>)).toList(),
        feeds: SystemFeeds.fromJson(json['feeds'] as Map<String, dynamic>),
        cache: SystemCache.fromJson(json['cache'] as Map<String, dynamic>),
        media: SystemMedia.fromJson(json['media'] as Map<String, dynamic>),
        diskFreeBytes: json['disk_free_bytes'] as int,
        backups: SystemBackups.fromJson(json['backups'] as Map<String, dynamic>),
      );
}

class SystemBackups {
  final List<SystemBackupsList> list;
  final bool isRunning;
  final String? error;
  /// Of those that the interface had made
  final int kept;

  const SystemBackups({required this.list, required this.isRunning, this.error, required this.kept});

  factory SystemBackups.fromJson(Map<String, dynamic> json) => SystemBackups(
        list: (json['list'] as List<dynamic>).map((e) => SystemBackupsList.fromJson(e as Map<String, dynamic>)).toList(),
        isRunning: json['is_running'] as bool,
        error: json['error'] as String?,
        kept: json['kept'] as int,
      );
}

class SystemBackupsList {
  final String name;
  final int bytes;
  final String at;

  const SystemBackupsList({required this.name, required this.bytes, required this.at});

  factory SystemBackupsList.fromJson(Map<String, dynamic> json) => SystemBackupsList(
        name: json['name'] as String,
        bytes: json['bytes'] as int,
        at: json['at'] as String,
      );
}

/// Of this process
class SystemCache {
  final int hits;
  final int misses;
  final int bytes;

  const SystemCache({required this.hits, required this.misses, required this.bytes});

  factory SystemCache.fromJson(Map<String, dynamic> json) => SystemCache(
        hits: json['hits'] as int,
        misses: json['misses'] as int,
        bytes: json['bytes'] as int,
      );
}

/// Feeds whose visit is due
class SystemFeeds {
  /// Not taken by a process yet
  final int due;
  /// Taken by a process
  final int leased;
  /// Of the feed that has been due longest without being taken
  final int overdueSeconds;
  /// Servers that have requested not to be asked for some time
  final int waitingHosts;

  const SystemFeeds({required this.due, required this.leased, required this.overdueSeconds, required this.waitingHosts});

  factory SystemFeeds.fromJson(Map<String, dynamic> json) => SystemFeeds(
        due: json['due'] as int,
        leased: json['leased'] as int,
        overdueSeconds: json['overdue_seconds'] as int,
        waitingHosts: json['waiting_hosts'] as int,
      );
}

class SystemFinding {
  final String level;
  final String name;
  final String text;

  const SystemFinding({required this.level, required this.name, required this.text});

  factory SystemFinding.fromJson(Map<String, dynamic> json) => SystemFinding(
        level: json['level'] as String,
        name: json['name'] as String,
        text: json['text'] as String,
      );
}

class SystemMedia {
  final int files;
  final int bytes;
  final bool isBucket;

  const SystemMedia({required this.files, required this.bytes, required this.isBucket});

  factory SystemMedia.fromJson(Map<String, dynamic> json) => SystemMedia(
        files: json['files'] as int,
        bytes: json['bytes'] as int,
        isBucket: json['is_bucket'] as bool,
      );
}

class SystemQueue {
  final String queue;
  final int waiting;
  final int planned;
  final int running;
  final int dead;

  const SystemQueue({required this.queue, required this.waiting, required this.planned, required this.running, required this.dead});

  factory SystemQueue.fromJson(Map<String, dynamic> json) => SystemQueue(
        queue: json['queue'] as String,
        waiting: json['waiting'] as int,
        planned: json['planned'] as int,
        running: json['running'] as int,
        dead: json['dead'] as int,
      );
}

class SystemVersions {
  final String program;
  final String node;
  final String database;
  final String schema;

  const SystemVersions({required this.program, required this.node, required this.database, required this.schema});

  factory SystemVersions.fromJson(Map<String, dynamic> json) => SystemVersions(
        program: json['program'] as String,
        node: json['node'] as String,
        database: json['database'] as String,
        schema: json['schema'] as String,
      );
}

class Target {
  final String type;
  /// A topic, condition, language, place or category slug; of a device its id, or its installation id; for segment an object of platform, lang, kind, app_version {min, max}, last_seen_days, place, category, any [], all [], not {}
  final Object? value;

  const Target({required this.type, this.value});

  factory Target.fromJson(Map<String, dynamic> json) => Target(
        type: json['type'] as String,
        value: json['value'],
      );
}

class TestInput {
  final int? deviceId;
  /// 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID
  final String? installationId;
  /// Title
  final String title;
  final String? body;
  /// URL of the main image
  final String? imageUrl;
  /// Type: general, breaking, news ...
  final String? type;
  /// Data for the app; strings only
  final Map<String, String>? data;
  /// URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens
  final String? deepLink;
  /// Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired`
  final int? ttlSeconds;
  final String? priority;
  /// A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -`
  final String? collapseKey;
  /// Id of a story
  final int? newsId;
  final String? category;

  const TestInput({this.deviceId, this.installationId, required this.title, this.body, this.imageUrl, this.type, this.data, this.deepLink, this.ttlSeconds, this.priority, this.collapseKey, this.newsId, this.category});

  factory TestInput.fromJson(Map<String, dynamic> json) => TestInput(
        deviceId: json['device_id'] as int?,
        installationId: json['installation_id'] as String?,
        title: json['title'] as String,
        body: json['body'] as String?,
        imageUrl: json['image_url'] as String?,
        type: json['type'] as String?,
        data: json['data'] == null ? null : (json['data'] as Map<String, dynamic>).map((k, e) => MapEntry(k, e as String)),
        deepLink: json['deep_link'] as String?,
        ttlSeconds: json['ttl_seconds'] as int?,
        priority: json['priority'] as String?,
        collapseKey: json['collapse_key'] as String?,
        newsId: json['news_id'] as int?,
        category: json['category'] as String?,
      );
}

class TithiDates {
  final String lang;
  final Place place;
  /// By the tithi at sunrise, the tithi in the afternoon, or the nakshatra in its solar month; default birthday
  final String kind;
  final TithiDatesOrigin origin;
  final List<TithiDatesDay> days;

  const TithiDates({required this.lang, required this.place, required this.kind, required this.origin, required this.days});

  factory TithiDates.fromJson(Map<String, dynamic> json) => TithiDates(
        lang: json['lang'] as String,
        place: Place.fromJson(json['place'] as Map<String, dynamic>),
        kind: json['kind'] as String,
        origin: TithiDatesOrigin.fromJson(json['origin'] as Map<String, dynamic>),
        days: (json['days'] as List<dynamic>).map((e) => TithiDatesDay.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class TithiDatesDay {
  /// Day, YYYY-MM-DD
  final String date;
  final Name weekday;
  /// The how manieth
  final int number;
  /// In an adhika month
  final bool isAdhika;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const TithiDatesDay({required this.date, required this.weekday, required this.number, required this.isAdhika, this.start, this.end});

  factory TithiDatesDay.fromJson(Map<String, dynamic> json) => TithiDatesDay(
        date: json['date'] as String,
        weekday: Name.fromJson(json['weekday'] as Map<String, dynamic>),
        number: json['number'] as int,
        isAdhika: json['is_adhika'] as bool,
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class TithiDatesOrigin {
  /// Day, YYYY-MM-DD
  final String date;
  final Name weekday;
  final Name tithi;
  final Name paksha;
  final Name amanta;
  final Name purnimanta;
  final bool isAdhika;
  final Name nakshatra;
  final TithiDatesOriginSolar solar;

  const TithiDatesOrigin({required this.date, required this.weekday, required this.tithi, required this.paksha, required this.amanta, required this.purnimanta, required this.isAdhika, required this.nakshatra, required this.solar});

  factory TithiDatesOrigin.fromJson(Map<String, dynamic> json) => TithiDatesOrigin(
        date: json['date'] as String,
        weekday: Name.fromJson(json['weekday'] as Map<String, dynamic>),
        tithi: Name.fromJson(json['tithi'] as Map<String, dynamic>),
        paksha: Name.fromJson(json['paksha'] as Map<String, dynamic>),
        amanta: Name.fromJson(json['amanta'] as Map<String, dynamic>),
        purnimanta: Name.fromJson(json['purnimanta'] as Map<String, dynamic>),
        isAdhika: json['is_adhika'] as bool,
        nakshatra: Name.fromJson(json['nakshatra'] as Map<String, dynamic>),
        solar: TithiDatesOriginSolar.fromJson(json['solar'] as Map<String, dynamic>),
      );
}

class TithiDatesOriginSolar {
  /// Whose solar months count for a star; default tamil, in `lang` ml malayalam
  final String key;
  final int year;
  final Name month;
  final int day;

  const TithiDatesOriginSolar({required this.key, required this.year, required this.month, required this.day});

  factory TithiDatesOriginSolar.fromJson(Map<String, dynamic> json) => TithiDatesOriginSolar(
        key: json['key'] as String,
        year: json['year'] as int,
        month: Name.fromJson(json['month'] as Map<String, dynamic>),
        day: json['day'] as int,
      );
}

class TotpSetup {
  /// Base32, to be typed in
  final String secret;
  /// To be shown as a QR code
  final String otpauthUrl;

  const TotpSetup({required this.secret, required this.otpauthUrl});

  factory TotpSetup.fromJson(Map<String, dynamic> json) => TotpSetup(
        secret: json['secret'] as String,
        otpauthUrl: json['otpauth_url'] as String,
      );
}

class Transits {
  final SignView sign;
  /// Day, YYYY-MM-DD
  final String date;
  /// Sunrise at Ujjain
  final String from;
  final String until;
  final List<HoroscopeFactor> factors;

  const Transits({required this.sign, required this.date, required this.from, required this.until, required this.factors});

  factory Transits.fromJson(Map<String, dynamic> json) => Transits(
        sign: SignView.fromJson(json['sign'] as Map<String, dynamic>),
        date: json['date'] as String,
        from: json['from'] as String,
        until: json['until'] as String,
        factors: (json['factors'] as List<dynamic>).map((e) => HoroscopeFactor.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class TranslationInput {
  /// ISO 639-1
  final String lang;
  /// Title
  final String title;
  /// Absent: the first 60 words of the content
  final String? summary;
  /// Text; HTML is sanitised when it is stored
  final String? content;
  /// `html` (default, sanitised) or `text`
  final String? contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String? contentType;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String? slug;
  /// Id of a category
  final int? categoryId;
  /// At most 30 tags of 60 letters
  final List<String>? tags;
  /// State, district and mandal as text; taken from the first place where places are set
  final AdminInputLocation? location;
  /// Places of the tree, the main one first; `location` follows from it
  final List<int>? placeIds;
  final int? mediaId;
  /// Further pictures of the library
  final List<int>? gallery;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Gallery: at most 50 images for a story, 30 for a product
  final List<AdminInputImage>? images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final String? seoTitle;
  final String? seoDescription;
  final AdminInputSource? source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool? isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool? isFeatured;
  final int? priority;
  /// Time of expiry, UTC
  final String? expiresAt;
  final String? status;

  const TranslationInput({required this.lang, required this.title, this.summary, this.content, this.contentFormat, this.contentType, this.slug, this.categoryId, this.tags, this.location, this.placeIds, this.mediaId, this.gallery, this.imageUrl, this.thumbnailUrl, this.images, this.videoUrl, this.audioUrl, this.author, this.byline, this.seoTitle, this.seoDescription, this.source, this.isBreaking, this.breakingUntil, this.isFeatured, this.priority, this.expiresAt, this.status});

  factory TranslationInput.fromJson(Map<String, dynamic> json) => TranslationInput(
        lang: json['lang'] as String,
        title: json['title'] as String,
        summary: json['summary'] as String?,
        content: json['content'] as String?,
        contentFormat: json['content_format'] as String?,
        contentType: json['content_type'] as String?,
        slug: json['slug'] as String?,
        categoryId: json['category_id'] as int?,
        tags: json['tags'] == null ? null : (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        location: json['location'] == null ? null : AdminInputLocation.fromJson(json['location'] as Map<String, dynamic>),
        placeIds: json['place_ids'] == null ? null : (json['place_ids'] as List<dynamic>).map((e) => e as int).toList(),
        mediaId: json['media_id'] as int?,
        gallery: json['gallery'] == null ? null : (json['gallery'] as List<dynamic>).map((e) => e as int).toList(),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: json['images'] == null ? null : (json['images'] as List<dynamic>).map((e) => AdminInputImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        seoTitle: json['seo_title'] as String?,
        seoDescription: json['seo_description'] as String?,
        source: json['source'] == null ? null : AdminInputSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool?,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool?,
        priority: json['priority'] as int?,
        expiresAt: json['expires_at'] as String?,
        status: json['status'] as String?,
      );
}

class TreePlace {
  /// Id
  final int id;
  final String name;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String slug;
  final String type;
  final String? code;
  final int? lgdCode;
  /// Id of the parent; null at the top
  final int? parentId;
  /// Degrees north
  final num? lat;
  /// Degrees east
  final num? lon;
  /// IANA time zone such as Asia/Kolkata
  final String? tz;
  /// Places right below it
  final int childCount;
  /// Push topic of the place in this language
  final String topic;

  const TreePlace({required this.id, required this.name, required this.slug, required this.type, this.code, this.lgdCode, this.parentId, this.lat, this.lon, this.tz, required this.childCount, required this.topic});

  factory TreePlace.fromJson(Map<String, dynamic> json) => TreePlace(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        type: json['type'] as String,
        code: json['code'] as String?,
        lgdCode: json['lgd_code'] as int?,
        parentId: json['parent_id'] as int?,
        lat: json['lat'] as num?,
        lon: json['lon'] as num?,
        tz: json['tz'] as String?,
        childCount: json['child_count'] as int,
        topic: json['topic'] as String,
      );
}

class Tried {
  /// The id of a device; for a dry run a platform, `webpush` for browsers by Web Push, `topic` or `condition`
  final String to;
  final bool ok;
  final String? code;
  final String? text;

  const Tried({required this.to, required this.ok, this.code, this.text});

  factory Tried.fromJson(Map<String, dynamic> json) => Tried(
        to: json['to'] as String,
        ok: json['ok'] as bool,
        code: json['code'] as String?,
        text: json['text'] as String?,
      );
}

class Update {
  final String platform;
  final String? latestVersion;
  final int? latestVersionCode;
  /// Apps below this version must update
  final String? minVersion;
  /// Apps below this version code must update
  final int? minVersionCode;
  final bool updateAvailable;
  final bool forceUpdate;
  final String updateType;
  /// Title
  final String? title;
  final String? message;
  /// List of changes
  final List<String> whatsNew;
  /// https URL on one of the `store_hosts` of the security settings
  final String? storeUrl;
  /// Not shown before this time
  final String? releasedAt;
  /// Share of installations that are offered the release
  final int? rolloutPercent;

  const Update({required this.platform, this.latestVersion, this.latestVersionCode, this.minVersion, this.minVersionCode, required this.updateAvailable, required this.forceUpdate, required this.updateType, this.title, this.message, required this.whatsNew, this.storeUrl, this.releasedAt, this.rolloutPercent});

  factory Update.fromJson(Map<String, dynamic> json) => Update(
        platform: json['platform'] as String,
        latestVersion: json['latest_version'] as String?,
        latestVersionCode: json['latest_version_code'] as int?,
        minVersion: json['min_version'] as String?,
        minVersionCode: json['min_version_code'] as int?,
        updateAvailable: json['update_available'] as bool,
        forceUpdate: json['force_update'] as bool,
        updateType: json['update_type'] as String,
        title: json['title'] as String?,
        message: json['message'] as String?,
        whatsNew: (json['whats_new'] as List<dynamic>).map((e) => e as String).toList(),
        storeUrl: json['store_url'] as String?,
        releasedAt: json['released_at'] as String?,
        rolloutPercent: json['rollout_percent'] as int?,
      );
}

class User {
  /// Id
  final int id;
  final String username;
  final String name;
  final String role;
  /// false: not shown to readers
  final bool isActive;
  final bool mustChangePassword;
  final bool totpEnabled;
  final String? email;
  final String? lang;
  /// Languages of the stories that the user may write; empty: all
  final List<String> langs;
  /// The same for categories
  final List<int> categoryIds;
  /// The same for places, with all below them
  final List<int> placeIds;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;

  const User({required this.id, required this.username, required this.name, required this.role, required this.isActive, required this.mustChangePassword, required this.totpEnabled, this.email, this.lang, required this.langs, required this.categoryIds, required this.placeIds, required this.createdAt, required this.updatedAt, required this.rev});

  factory User.fromJson(Map<String, dynamic> json) => User(
        id: json['id'] as int,
        username: json['username'] as String,
        name: json['name'] as String,
        role: json['role'] as String,
        isActive: json['is_active'] as bool,
        mustChangePassword: json['must_change_password'] as bool,
        totpEnabled: json['totp_enabled'] as bool,
        email: json['email'] as String?,
        lang: json['lang'] as String?,
        langs: (json['langs'] as List<dynamic>).map((e) => e as String).toList(),
        categoryIds: (json['category_ids'] as List<dynamic>).map((e) => e as int).toList(),
        placeIds: (json['place_ids'] as List<dynamic>).map((e) => e as int).toList(),
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
        rev: json['rev'] as int,
      );
}

class UserDocument {
  final String name;
  final Object? value;
  /// Time of the last change, UTC
  final String updatedAt;

  const UserDocument({required this.name, this.value, required this.updatedAt});

  factory UserDocument.fromJson(Map<String, dynamic> json) => UserDocument(
        name: json['name'] as String,
        value: json['value'],
        updatedAt: json['updated_at'] as String,
      );
}

class UserDocumentInput {
  /// Any JSON value
  final Object? value;

  const UserDocumentInput({this.value});

  factory UserDocumentInput.fromJson(Map<String, dynamic> json) => UserDocumentInput(
        value: json['value'],
      );
}

class Vote {
  /// What the installation has voted for
  final int optionId;
  final String votedAt;
  final Poll poll;

  const Vote({required this.optionId, required this.votedAt, required this.poll});

  factory Vote.fromJson(Map<String, dynamic> json) => Vote(
        optionId: json['option_id'] as int,
        votedAt: json['voted_at'] as String,
        poll: Poll.fromJson(json['poll'] as Map<String, dynamic>),
      );
}

class VoteInput {
  /// 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID
  final String installationId;
  final int optionId;

  const VoteInput({required this.installationId, required this.optionId});

  factory VoteInput.fromJson(Map<String, dynamic> json) => VoteInput(
        installationId: json['installation_id'] as String,
        optionId: json['option_id'] as int,
      );
}

class Webhook {
  /// Id
  final int id;
  final String url;
  final String description;
  final List<String> events;
  /// false: not shown to readers
  final bool isActive;
  final String? failingSince;
  final String? stoppedReason;
  /// Version, raised by every edit; in quotes it is the `ETag` for `If-Match`
  final int rev;
  /// Time of creation, UTC
  final String createdAt;
  /// Time of the last change, UTC
  final String updatedAt;

  const Webhook({required this.id, required this.url, required this.description, required this.events, required this.isActive, this.failingSince, this.stoppedReason, required this.rev, required this.createdAt, required this.updatedAt});

  factory Webhook.fromJson(Map<String, dynamic> json) => Webhook(
        id: json['id'] as int,
        url: json['url'] as String,
        description: json['description'] as String,
        events: (json['events'] as List<dynamic>).map((e) => e as String).toList(),
        isActive: json['is_active'] as bool,
        failingSince: json['failing_since'] as String?,
        stoppedReason: json['stopped_reason'] as String?,
        rev: json['rev'] as int,
        createdAt: json['created_at'] as String,
        updatedAt: json['updated_at'] as String,
      );
}

class WebhookDelivery {
  /// Id
  final int id;
  final int webhookId;
  final String event;
  /// Header `webhook-id`: the same in every attempt and replay
  final String messageId;
  final String status;
  final int attempts;
  final String? nextAttemptAt;
  final int? responseStatus;
  final String? error;
  final int? durationMs;
  /// Time of creation, UTC
  final String createdAt;
  final String? endedAt;

  const WebhookDelivery({required this.id, required this.webhookId, required this.event, required this.messageId, required this.status, required this.attempts, this.nextAttemptAt, this.responseStatus, this.error, this.durationMs, required this.createdAt, this.endedAt});

  factory WebhookDelivery.fromJson(Map<String, dynamic> json) => WebhookDelivery(
        id: json['id'] as int,
        webhookId: json['webhook_id'] as int,
        event: json['event'] as String,
        messageId: json['message_id'] as String,
        status: json['status'] as String,
        attempts: json['attempts'] as int,
        nextAttemptAt: json['next_attempt_at'] as String?,
        responseStatus: json['response_status'] as int?,
        error: json['error'] as String?,
        durationMs: json['duration_ms'] as int?,
        createdAt: json['created_at'] as String,
        endedAt: json['ended_at'] as String?,
      );
}

class WebhookDeliveryDetail {
  /// Id
  final int id;
  final int webhookId;
  final String event;
  /// Header `webhook-id`: the same in every attempt and replay
  final String messageId;
  final String status;
  final int attempts;
  final String? nextAttemptAt;
  final int? responseStatus;
  final String? error;
  final int? durationMs;
  /// Time of creation, UTC
  final String createdAt;
  final String? endedAt;
  /// The body that was sent, as text
  final String payload;
  final String? responseBody;

  const WebhookDeliveryDetail({required this.id, required this.webhookId, required this.event, required this.messageId, required this.status, required this.attempts, this.nextAttemptAt, this.responseStatus, this.error, this.durationMs, required this.createdAt, this.endedAt, required this.payload, this.responseBody});

  factory WebhookDeliveryDetail.fromJson(Map<String, dynamic> json) => WebhookDeliveryDetail(
        id: json['id'] as int,
        webhookId: json['webhook_id'] as int,
        event: json['event'] as String,
        messageId: json['message_id'] as String,
        status: json['status'] as String,
        attempts: json['attempts'] as int,
        nextAttemptAt: json['next_attempt_at'] as String?,
        responseStatus: json['response_status'] as int?,
        error: json['error'] as String?,
        durationMs: json['duration_ms'] as int?,
        createdAt: json['created_at'] as String,
        endedAt: json['ended_at'] as String?,
        payload: json['payload'] as String,
        responseBody: json['response_body'] as String?,
      );
}

class Who {
  /// Id
  final int? id;
  final String name;

  const Who({this.id, required this.name});

  factory Who.fromJson(Map<String, dynamic> json) => Who(
        id: json['id'] as int?,
        name: json['name'] as String,
      );
}

class WholeRevision {
  /// The rev that the item had then
  final int rev;
  /// The first save that is in it
  final String at;
  /// The last one
  final String until;
  final Who user;
  /// create, edit, restore_revision, tag ...
  final String verb;
  final bool isFirst;
  /// The story was published or scheduled in this state
  final bool wasPublished;
  final bool isCurrent;
  final WholeRevisionItem item;

  const WholeRevision({required this.rev, required this.at, required this.until, required this.user, required this.verb, required this.isFirst, required this.wasPublished, required this.isCurrent, required this.item});

  factory WholeRevision.fromJson(Map<String, dynamic> json) => WholeRevision(
        rev: json['rev'] as int,
        at: json['at'] as String,
        until: json['until'] as String,
        user: Who.fromJson(json['user'] as Map<String, dynamic>),
        verb: json['verb'] as String,
        isFirst: json['is_first'] as bool,
        wasPublished: json['was_published'] as bool,
        isCurrent: json['is_current'] as bool,
        item: WholeRevisionItem.fromJson(json['item'] as Map<String, dynamic>),
      );
}

class WholeRevisionItem {
  /// Title
  final String? title;
  /// Absent: the first 60 words of the content
  final String? summary;
  /// Text; HTML is sanitised when it is stored
  final String? content;
  /// `html` (default, sanitised) or `text`
  final String? contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String? contentType;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String? slug;
  /// Id of a category
  final int? categoryId;
  /// At most 30 tags of 60 letters
  final List<String>? tags;
  /// State, district and mandal as text; taken from the first place where places are set
  final AdminInputLocation? location;
  /// Places of the tree, the main one first; `location` follows from it
  final List<int>? placeIds;
  final int? mediaId;
  /// Further pictures of the library
  final List<int>? gallery;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Gallery: at most 50 images for a story, 30 for a product
  final List<AdminInputImage>? images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final String? seoTitle;
  final String? seoDescription;
  final AdminInputSource? source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool? isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool? isFeatured;
  final int? priority;
  /// Time of expiry, UTC
  final String? expiresAt;
  final String? lang;
  /// Shared by the items of a story in different languages: the id of one of them; null leaves the group
  final int? translationGroup;

  const WholeRevisionItem({this.title, this.summary, this.content, this.contentFormat, this.contentType, this.slug, this.categoryId, this.tags, this.location, this.placeIds, this.mediaId, this.gallery, this.imageUrl, this.thumbnailUrl, this.images, this.videoUrl, this.audioUrl, this.author, this.byline, this.seoTitle, this.seoDescription, this.source, this.isBreaking, this.breakingUntil, this.isFeatured, this.priority, this.expiresAt, this.lang, this.translationGroup});

  factory WholeRevisionItem.fromJson(Map<String, dynamic> json) => WholeRevisionItem(
        title: json['title'] as String?,
        summary: json['summary'] as String?,
        content: json['content'] as String?,
        contentFormat: json['content_format'] as String?,
        contentType: json['content_type'] as String?,
        slug: json['slug'] as String?,
        categoryId: json['category_id'] as int?,
        tags: json['tags'] == null ? null : (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        location: json['location'] == null ? null : AdminInputLocation.fromJson(json['location'] as Map<String, dynamic>),
        placeIds: json['place_ids'] == null ? null : (json['place_ids'] as List<dynamic>).map((e) => e as int).toList(),
        mediaId: json['media_id'] as int?,
        gallery: json['gallery'] == null ? null : (json['gallery'] as List<dynamic>).map((e) => e as int).toList(),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: json['images'] == null ? null : (json['images'] as List<dynamic>).map((e) => AdminInputImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        seoTitle: json['seo_title'] as String?,
        seoDescription: json['seo_description'] as String?,
        source: json['source'] == null ? null : AdminInputSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool?,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool?,
        priority: json['priority'] as int?,
        expiresAt: json['expires_at'] as String?,
        lang: json['lang'] as String?,
        translationGroup: json['translation_group'] as int?,
      );
}

class WholeWorkingCopyRevision {
  /// Counts those of the story from 1
  final int number;
  /// The first save that is in it
  final String at;
  /// The last one
  final String until;
  final Who user;
  /// `edit` of a working copy, `discard` of one, `not_taken`: a text that a merge did not take
  final String verb;
  /// Those that differ from the story
  final List<String> fields;
  /// The working copy of the story says this
  final bool isCurrent;
  final WholeRevisionItem item;
  /// What differs from the save before it; of the first, of what was discarded or not taken: from the story
  final List<RevisionDiffField> changes;

  const WholeWorkingCopyRevision({required this.number, required this.at, required this.until, required this.user, required this.verb, required this.fields, required this.isCurrent, required this.item, required this.changes});

  factory WholeWorkingCopyRevision.fromJson(Map<String, dynamic> json) => WholeWorkingCopyRevision(
        number: json['number'] as int,
        at: json['at'] as String,
        until: json['until'] as String,
        user: Who.fromJson(json['user'] as Map<String, dynamic>),
        verb: json['verb'] as String,
        fields: (json['fields'] as List<dynamic>).map((e) => e as String).toList(),
        isCurrent: json['is_current'] as bool,
        item: WholeRevisionItem.fromJson(json['item'] as Map<String, dynamic>),
        changes: (json['changes'] as List<dynamic>).map((e) => RevisionDiffField.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class WorkingCopy {
  /// Id of a story
  final int newsId;
  /// What if-match names at the addresses of the working copy
  final int rev;
  final String status;
  final String? publishAt;
  /// The fields that were changed
  final List<String> fields;
  final Who updatedBy;
  /// Time of the last change, UTC
  final String updatedAt;
  /// The `rev` that the story had when the first of these changes was made
  final int baseRev;
  /// Why a reviewer rejected it; null once it is submitted again
  final String? reviewNote;
  /// The user who created it
  final Who createdBy;
  /// Time of creation, UTC
  final String createdAt;
  /// The changed fields as a request sends them: laid over the fields of the story they are its changed text
  final WorkingCopyInput2 input;
  /// What the story said in these fields when they were changed first: the base of a merge
  final WorkingCopyInput2 base;
  /// The story as readers would get it with these changes
  final NewsItem item;
  /// Each field that differs: `before` in the story, `after` in the working copy
  final List<RevisionDiffField> changes;
  /// Fields that were changed in the story as well since they were changed here
  final List<String> conflicts;

  const WorkingCopy({required this.newsId, required this.rev, required this.status, this.publishAt, required this.fields, required this.updatedBy, required this.updatedAt, required this.baseRev, this.reviewNote, required this.createdBy, required this.createdAt, required this.input, required this.base, required this.item, required this.changes, required this.conflicts});

  factory WorkingCopy.fromJson(Map<String, dynamic> json) => WorkingCopy(
        newsId: json['news_id'] as int,
        rev: json['rev'] as int,
        status: json['status'] as String,
        publishAt: json['publish_at'] as String?,
        fields: (json['fields'] as List<dynamic>).map((e) => e as String).toList(),
        updatedBy: Who.fromJson(json['updated_by'] as Map<String, dynamic>),
        updatedAt: json['updated_at'] as String,
        baseRev: json['base_rev'] as int,
        reviewNote: json['review_note'] as String?,
        createdBy: Who.fromJson(json['created_by'] as Map<String, dynamic>),
        createdAt: json['created_at'] as String,
        input: WorkingCopyInput2.fromJson(json['input'] as Map<String, dynamic>),
        base: WorkingCopyInput2.fromJson(json['base'] as Map<String, dynamic>),
        item: NewsItem.fromJson(json['item'] as Map<String, dynamic>),
        changes: (json['changes'] as List<dynamic>).map((e) => RevisionDiffField.fromJson(e as Map<String, dynamic>)).toList(),
        conflicts: (json['conflicts'] as List<dynamic>).map((e) => e as String).toList(),
      );
}

class WorkingCopyInput {
  /// Title
  final String? title;
  /// Absent: the first 60 words of the content
  final String? summary;
  /// Text; HTML is sanitised when it is stored
  final String? content;
  /// `html` (default, sanitised) or `text`
  final String? contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String? contentType;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String? slug;
  /// Id of a category
  final int? categoryId;
  /// At most 30 tags of 60 letters
  final List<String>? tags;
  /// State, district and mandal as text; taken from the first place where places are set
  final AdminInputLocation? location;
  /// Places of the tree, the main one first; `location` follows from it
  final List<int>? placeIds;
  final int? mediaId;
  /// Further pictures of the library
  final List<int>? gallery;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Gallery: at most 50 images for a story, 30 for a product
  final List<AdminInputImage>? images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final String? seoTitle;
  final String? seoDescription;
  final AdminInputSource? source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool? isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool? isFeatured;
  final int? priority;
  /// Time of expiry, UTC
  final String? expiresAt;

  const WorkingCopyInput({this.title, this.summary, this.content, this.contentFormat, this.contentType, this.slug, this.categoryId, this.tags, this.location, this.placeIds, this.mediaId, this.gallery, this.imageUrl, this.thumbnailUrl, this.images, this.videoUrl, this.audioUrl, this.author, this.byline, this.seoTitle, this.seoDescription, this.source, this.isBreaking, this.breakingUntil, this.isFeatured, this.priority, this.expiresAt});

  factory WorkingCopyInput.fromJson(Map<String, dynamic> json) => WorkingCopyInput(
        title: json['title'] as String?,
        summary: json['summary'] as String?,
        content: json['content'] as String?,
        contentFormat: json['content_format'] as String?,
        contentType: json['content_type'] as String?,
        slug: json['slug'] as String?,
        categoryId: json['category_id'] as int?,
        tags: json['tags'] == null ? null : (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        location: json['location'] == null ? null : AdminInputLocation.fromJson(json['location'] as Map<String, dynamic>),
        placeIds: json['place_ids'] == null ? null : (json['place_ids'] as List<dynamic>).map((e) => e as int).toList(),
        mediaId: json['media_id'] as int?,
        gallery: json['gallery'] == null ? null : (json['gallery'] as List<dynamic>).map((e) => e as int).toList(),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: json['images'] == null ? null : (json['images'] as List<dynamic>).map((e) => AdminInputImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        seoTitle: json['seo_title'] as String?,
        seoDescription: json['seo_description'] as String?,
        source: json['source'] == null ? null : AdminInputSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool?,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool?,
        priority: json['priority'] as int?,
        expiresAt: json['expires_at'] as String?,
      );
}

class WorkingCopyInput2 {
  /// Title
  final String? title;
  /// Absent: the first 60 words of the content
  final String? summary;
  /// Text; HTML is sanitised when it is stored
  final String? content;
  /// `html` (default, sanitised) or `text`
  final String? contentFormat;
  /// `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)
  final String? contentType;
  /// Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name
  final String? slug;
  /// Id of a category
  final int? categoryId;
  /// At most 30 tags of 60 letters
  final List<String>? tags;
  /// State, district and mandal as text; taken from the first place where places are set
  final AdminInputLocation? location;
  /// Places of the tree, the main one first; `location` follows from it
  final List<int>? placeIds;
  final int? mediaId;
  /// Further pictures of the library
  final List<int>? gallery;
  /// URL of the main image
  final String? imageUrl;
  /// URL of a small image for lists; default: the main image
  final String? thumbnailUrl;
  /// Gallery: at most 50 images for a story, 30 for a product
  final List<AdminInputImage>? images;
  /// URL of a video
  final String? videoUrl;
  /// URL of an audio file
  final String? audioUrl;
  /// Author line under the title; as a filter the whole name in any spelling
  final String? author;
  final String? byline;
  final String? seoTitle;
  final String? seoDescription;
  final AdminInputSource? source;
  /// Breaking news; ends by itself at `breaking_until`
  final bool? isBreaking;
  /// End of the breaking flag; default: after the setting `breaking_hours` (6)
  final String? breakingUntil;
  /// Marked for the top of the app
  final bool? isFeatured;
  final int? priority;
  /// Time of expiry, UTC
  final String? expiresAt;

  const WorkingCopyInput2({this.title, this.summary, this.content, this.contentFormat, this.contentType, this.slug, this.categoryId, this.tags, this.location, this.placeIds, this.mediaId, this.gallery, this.imageUrl, this.thumbnailUrl, this.images, this.videoUrl, this.audioUrl, this.author, this.byline, this.seoTitle, this.seoDescription, this.source, this.isBreaking, this.breakingUntil, this.isFeatured, this.priority, this.expiresAt});

  factory WorkingCopyInput2.fromJson(Map<String, dynamic> json) => WorkingCopyInput2(
        title: json['title'] as String?,
        summary: json['summary'] as String?,
        content: json['content'] as String?,
        contentFormat: json['content_format'] as String?,
        contentType: json['content_type'] as String?,
        slug: json['slug'] as String?,
        categoryId: json['category_id'] as int?,
        tags: json['tags'] == null ? null : (json['tags'] as List<dynamic>).map((e) => e as String).toList(),
        location: json['location'] == null ? null : AdminInputLocation.fromJson(json['location'] as Map<String, dynamic>),
        placeIds: json['place_ids'] == null ? null : (json['place_ids'] as List<dynamic>).map((e) => e as int).toList(),
        mediaId: json['media_id'] as int?,
        gallery: json['gallery'] == null ? null : (json['gallery'] as List<dynamic>).map((e) => e as int).toList(),
        imageUrl: json['image_url'] as String?,
        thumbnailUrl: json['thumbnail_url'] as String?,
        images: json['images'] == null ? null : (json['images'] as List<dynamic>).map((e) => AdminInputImage.fromJson(e as Map<String, dynamic>)).toList(),
        videoUrl: json['video_url'] as String?,
        audioUrl: json['audio_url'] as String?,
        author: json['author'] as String?,
        byline: json['byline'] as String?,
        seoTitle: json['seo_title'] as String?,
        seoDescription: json['seo_description'] as String?,
        source: json['source'] == null ? null : AdminInputSource.fromJson(json['source'] as Map<String, dynamic>),
        isBreaking: json['is_breaking'] as bool?,
        breakingUntil: json['breaking_until'] as String?,
        isFeatured: json['is_featured'] as bool?,
        priority: json['priority'] as int?,
        expiresAt: json['expires_at'] as String?,
      );
}

class WorkingCopyRevision {
  /// Counts those of the story from 1
  final int number;
  /// The first save that is in it
  final String at;
  /// The last one
  final String until;
  final Who user;
  /// `edit` of a working copy, `discard` of one, `not_taken`: a text that a merge did not take
  final String verb;
  /// Those that differ from the story
  final List<String> fields;
  /// The working copy of the story says this
  final bool isCurrent;

  const WorkingCopyRevision({required this.number, required this.at, required this.until, required this.user, required this.verb, required this.fields, required this.isCurrent});

  factory WorkingCopyRevision.fromJson(Map<String, dynamic> json) => WorkingCopyRevision(
        number: json['number'] as int,
        at: json['at'] as String,
        until: json['until'] as String,
        user: Who.fromJson(json['user'] as Map<String, dynamic>),
        verb: json['verb'] as String,
        fields: (json['fields'] as List<dynamic>).map((e) => e as String).toList(),
        isCurrent: json['is_current'] as bool,
      );
}

class YearTransits {
  final String lang;
  final Place place;
  final int year;
  final List<YearTransitsTransit> transits;

  const YearTransits({required this.lang, required this.place, required this.year, required this.transits});

  factory YearTransits.fromJson(Map<String, dynamic> json) => YearTransits(
        lang: json['lang'] as String,
        place: Place.fromJson(json['place'] as Map<String, dynamic>),
        year: json['year'] as int,
        transits: (json['transits'] as List<dynamic>).map((e) => YearTransitsTransit.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class YearTransitsTransit {
  final Name graha;
  /// It enters a sign, turns back or forward, is lost near the Sun (asta) or seen again (udaya)
  final String kind;
  final String? at;
  final Name? sign;
  /// The sign is entered backwards
  final bool isRetrograde;

  const YearTransitsTransit({required this.graha, required this.kind, this.at, this.sign, required this.isRetrograde});

  factory YearTransitsTransit.fromJson(Map<String, dynamic> json) => YearTransitsTransit(
        graha: Name.fromJson(json['graha'] as Map<String, dynamic>),
        kind: json['kind'] as String,
        at: json['at'] as String?,
        sign: json['sign'] == null ? null : Name.fromJson(json['sign'] as Map<String, dynamic>),
        isRetrograde: json['is_retrograde'] as bool,
      );
}

/// The public reads of the API.
class DinamApi {
  final Get _get;

  const DinamApi(this._get);

  /// Name, version, and the list of endpoints and actions
  Future<Reply<GetStatusData>> getStatus() async =>
      Reply.of(await _get('/api/v1', {}), (json) => GetStatusData.fromJson(json as Map<String, dynamic>));

  /// Basic settings: names, addresses, languages
  Future<Reply<BasicSettings>> getSettings({String? lang}) async =>
      Reply.of(await _get('/api/v1/settings', {'lang': lang?.toString()}), (json) => BasicSettings.fromJson(json as Map<String, dynamic>));

  /// App settings: theme, features, maintenance
  Future<Reply<AppSettings>> getSettingsApp({String? lang}) async =>
      Reply.of(await _get('/api/v1/settings/app', {'lang': lang?.toString()}), (json) => AppSettings.fromJson(json as Map<String, dynamic>));

  /// AdMob settings of a platform
  Future<Reply<AdMobSettings>> getSettingsAdmob({String? platform, String? lang}) async =>
      Reply.of(await _get('/api/v1/settings/admob', {'platform': platform?.toString(), 'lang': lang?.toString()}), (json) => AdMobSettings.fromJson(json as Map<String, dynamic>));

  /// Publisher, grievance officer and support contacts
  Future<Reply<Contacts>> getSettingsContacts({String? lang}) async =>
      Reply.of(await _get('/api/v1/settings/contacts', {'lang': lang?.toString()}), (json) => Contacts.fromJson(json as Map<String, dynamic>));

  /// Whether there is a provider for sign-in, and the text of its button
  Future<Reply<OidcInfo>> getAuthOidc() async =>
      Reply.of(await _get('/api/auth/oidc', {}), (json) => OidcInfo.fromJson(json as Map<String, dynamic>));

  /// Cities by prefix of a name, or nearest to a point
  Future<Reply<List<PlaceChoice>>> getPlaces({String? search, num? lat, num? lon, String? lang, int? limit}) async =>
      Reply.of(await _get('/api/v1/places', {'search': search?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'lang': lang?.toString(), 'limit': limit?.toString()}), (json) => (json as List<dynamic>).map((e) => PlaceChoice.fromJson(e as Map<String, dynamic>)).toList());

  /// Children of the place `parent`, or all places of a `type`; default: the countries
  Future<Reply<List<TreePlace>>> getPlacesTree({String? parent, String? type, String? lang, int? page, int? limit}) async =>
      Reply.of(await _get('/api/v1/places/tree', {'parent': parent?.toString(), 'type': type?.toString(), 'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString()}), (json) => (json as List<dynamic>).map((e) => TreePlace.fromJson(e as Map<String, dynamic>)).toList());

  /// Places of the tree by how a name begins or sounds, with what they lie in
  Future<Reply<List<FoundPlace>>> getPlacesSearch({required String q, String? type, String? lang, int? limit}) async =>
      Reply.of(await _get('/api/v1/places/search', {'q': q.toString(), 'type': type?.toString(), 'lang': lang?.toString(), 'limit': limit?.toString()}), (json) => (json as List<dynamic>).map((e) => FoundPlace.fromJson(e as Map<String, dynamic>)).toList());

  /// Country, state, district and mandal of a point, by the nearest towns
  Future<Reply<PlacesNear>> getPlacesNear({required num lat, required num lon, String? lang}) async =>
      Reply.of(await _get('/api/v1/places/near', {'lat': lat.toString(), 'lon': lon.toString(), 'lang': lang?.toString()}), (json) => PlacesNear.fromJson(json as Map<String, dynamic>));

  /// One place with its ancestors, by slug, id or code
  Future<Reply<PlaceItem>> getPlacesBySlug({required String slug, String? lang}) async =>
      Reply.of(await _get('/api/v1/places/${Uri.encodeComponent('$slug')}', {'lang': lang?.toString()}), (json) => PlaceItem.fromJson(json as Map<String, dynamic>));

  /// Days of the almanac at a place, 1 to 62; default: this month
  Future<Reply<List<PanchangDay>>> getPanchang({String? from, String? to, String? date, String? city, num? lat, num? lon, String? tz, String? lang, List<String>? include, String? digits, int? birthStar, int? birthSign}) async =>
      Reply.of(await _get('/api/v1/panchang', {'from': from?.toString(), 'to': to?.toString(), 'date': date?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString(), 'include': include?.join(','), 'digits': digits?.toString(), 'birth_star': birthStar?.toString(), 'birth_sign': birthSign?.toString()}), (json) => (json as List<dynamic>).map((e) => PanchangDay.fromJson(e as Map<String, dynamic>)).toList());

  /// One day of the almanac at a place; default: today
  Future<Reply<PanchangDay>> getPanchangDay({String? date, String? city, num? lat, num? lon, String? tz, String? lang, List<String>? include, String? digits, int? birthStar, int? birthSign, String? source}) async =>
      Reply.of(await _get('/api/v1/panchang/day', {'date': date?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString(), 'include': include?.join(','), 'digits': digits?.toString(), 'birth_star': birthStar?.toString(), 'birth_sign': birthSign?.toString(), 'source': source?.toString()}), (json) => PanchangDay.fromJson(json as Map<String, dynamic>));

  /// A month of the almanac at a place, in short; default: this month
  Future<Reply<List<MonthDay>>> getPanchangMonth({String? month, String? city, num? lat, num? lon, String? tz, String? lang}) async =>
      Reply.of(await _get('/api/v1/panchang/month', {'month': month?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString()}), (json) => (json as List<dynamic>).map((e) => MonthDay.fromJson(e as Map<String, dynamic>)).toList());

  /// Good and bad times of a day at a place; default: today
  Future<Reply<MuhurtaDay>> getPanchangMuhurta({String? date, String? city, num? lat, num? lon, String? tz, String? lang, int? birthStar, int? birthSign}) async =>
      Reply.of(await _get('/api/v1/panchang/muhurta', {'date': date?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString(), 'birth_star': birthStar?.toString(), 'birth_sign': birthSign?.toString()}), (json) => MuhurtaDay.fromJson(json as Map<String, dynamic>));

  /// Days and times for an undertaking, and what speaks for and against each; default: 31 days from today
  Future<Reply<List<GetPanchangMuhurtaFindData>>> getPanchangMuhurtaFind({required String for_, String? from, String? to, String? school, int? nakshatra, int? rashi, String? city, num? lat, num? lon, String? tz, String? lang}) async =>
      Reply.of(await _get('/api/v1/panchang/muhurta/find', {'for': for_.toString(), 'from': from?.toString(), 'to': to?.toString(), 'school': school?.toString(), 'nakshatra': nakshatra?.toString(), 'rashi': rashi?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString()}), (json) => (json as List<dynamic>).map((e) => GetPanchangMuhurtaFindData.fromJson(e as Map<String, dynamic>)).toList());

  /// Festivals and vratas of a year or a range at a place; default: this year, every region
  Future<Reply<List<Festival>>> getPanchangFestivals({int? year, String? from, String? to, String? region, String? type, String? calendar, int? page, int? limit, String? city, num? lat, num? lon, String? tz, String? lang}) async =>
      Reply.of(await _get('/api/v1/panchang/festivals', {'year': year?.toString(), 'from': from?.toString(), 'to': to?.toString(), 'region': region?.toString(), 'type': type?.toString(), 'calendar': calendar?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString()}), (json) => (json as List<dynamic>).map((e) => Festival.fromJson(e as Map<String, dynamic>)).toList());

  /// Holidays of a state in a year: official lists, else a guess; default: this year, the state of the place
  Future<Reply<List<Holiday>>> getPanchangHolidays({int? year, String? region, String? kind, String? city, num? lat, num? lon, String? tz, String? lang}) async =>
      Reply.of(await _get('/api/v1/panchang/holidays', {'year': year?.toString(), 'region': region?.toString(), 'kind': kind?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString()}), (json) => (json as List<dynamic>).map((e) => Holiday.fromJson(e as Map<String, dynamic>)).toList());

  /// The next days of a festival or vrata at a place; default: from today
  Future<Reply<List<Festival>>> getPanchangNext({required String festival, String? from, int? count, String? city, num? lat, num? lon, String? tz, String? lang}) async =>
      Reply.of(await _get('/api/v1/panchang/next', {'festival': festival.toString(), 'from': from?.toString(), 'count': count?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString()}), (json) => (json as List<dynamic>).map((e) => Festival.fromJson(e as Map<String, dynamic>)).toList());

  /// Times of prayer, sehri and iftar at a place, 1 to 62 days; default: this month
  Future<Reply<PrayerTimes>> getPanchangPrayerTimes({String? from, String? to, String? month, String? method, String? asr, String? city, num? lat, num? lon, String? tz, String? lang}) async =>
      Reply.of(await _get('/api/v1/panchang/prayer-times', {'from': from?.toString(), 'to': to?.toString(), 'month': month?.toString(), 'method': method?.toString(), 'asr': asr?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString()}), (json) => PrayerTimes.fromJson(json as Map<String, dynamic>));

  /// The days of the next years that a birth or a death is kept on; default: from today
  Future<Reply<TithiDates>> getPanchangTithiDates({required String date, String? time, String? kind, String? calendar, String? from, int? years, String? city, num? lat, num? lon, String? tz, String? lang}) async =>
      Reply.of(await _get('/api/v1/panchang/tithi-dates', {'date': date.toString(), 'time': time?.toString(), 'kind': kind?.toString(), 'calendar': calendar?.toString(), 'from': from?.toString(), 'years': years?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString()}), (json) => TithiDates.fromJson(json as Map<String, dynamic>));

  /// Signs that the grahas enter in a year, their stations and combustions; default: this year, all but the Moon
  Future<Reply<YearTransits>> getPanchangTransits({int? year, String? graha, String? city, num? lat, num? lon, String? tz, String? lang}) async =>
      Reply.of(await _get('/api/v1/panchang/transits', {'year': year?.toString(), 'graha': graha?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString()}), (json) => YearTransits.fromJson(json as Map<String, dynamic>));

  /// A date of one calendar in the others; default: today
  Future<Reply<Conversion>> getPanchangConvert({String? date, String? from, String? to, bool? adhika, String? months, String? city, num? lat, num? lon, String? tz, String? lang}) async =>
      Reply.of(await _get('/api/v1/panchang/convert', {'date': date?.toString(), 'from': from?.toString(), 'to': to?.toString(), 'adhika': adhika?.toString(), 'months': months?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString()}), (json) => Conversion.fromJson(json as Map<String, dynamic>));

  /// Predictions of a period, by sign; default: daily, today
  Future<Reply<List<Horoscope>>> getHoroscope({String? lang, int? page, int? limit, String? sign, String? nakshatra, String? period, String? date, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/horoscope', {'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'sign': sign?.toString(), 'nakshatra': nakshatra?.toString(), 'period': period?.toString(), 'date': date?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => Horoscope.fromJson(e as Map<String, dynamic>)).toList());

  /// The twelve signs today
  Future<Reply<List<Horoscope>>> getHoroscopeToday({String? lang, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/horoscope/today', {'lang': lang?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => Horoscope.fromJson(e as Map<String, dynamic>)).toList());

  /// The twelve signs with their names in every language
  Future<Reply<List<Sign>>> getHoroscopeSigns({String? lang}) async =>
      Reply.of(await _get('/api/v1/horoscope/signs', {'lang': lang?.toString()}), (json) => (json as List<dynamic>).map((e) => Sign.fromJson(e as Map<String, dynamic>)).toList());

  /// What the grahas of a day, of today by default, are to a moon sign
  Future<Reply<Transits>> getHoroscopeTransits({required String sign, String? date, String? nakshatra, String? lang}) async =>
      Reply.of(await _get('/api/v1/horoscope/transits', {'sign': sign.toString(), 'date': date?.toString(), 'nakshatra': nakshatra?.toString(), 'lang': lang?.toString()}), (json) => Transits.fromJson(json as Map<String, dynamic>));

  /// Compatibility of two people by moon signs, or by birth stars
  Future<Reply<Compatibility>> getHoroscopeCompatibility({String? sign1, String? sign2, String? nakshatra1, String? nakshatra2, int? pada1, int? pada2, String? role1, String? system, String? lang}) async =>
      Reply.of(await _get('/api/v1/horoscope/compatibility', {'sign1': sign1?.toString(), 'sign2': sign2?.toString(), 'nakshatra1': nakshatra1?.toString(), 'nakshatra2': nakshatra2?.toString(), 'pada1': pada1?.toString(), 'pada2': pada2?.toString(), 'role1': role1?.toString(), 'system': system?.toString(), 'lang': lang?.toString()}), (json) => Compatibility.fromJson(json as Map<String, dynamic>));

  /// Birth chart, dasha and avakahada of a time and place of birth
  Future<Reply<Birth>> getHoroscopeBirth({required String date, required String time, String? city, num? lat, num? lon, String? tz, String? lang}) async =>
      Reply.of(await _get('/api/v1/horoscope/birth', {'date': date.toString(), 'time': time.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'lang': lang?.toString()}), (json) => Birth.fromJson(json as Map<String, dynamic>));

  /// Products with a running deal
  Future<Reply<List<Product>>> getShoppingDeals({String? lang, int? page, int? limit, String? cursor, String? category, int? categoryId, bool? featured, bool? inStock, String? search, int? minPrice, int? maxPrice, String? sort, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/shopping/deals', {'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'cursor': cursor?.toString(), 'category': category?.toString(), 'category_id': categoryId?.toString(), 'featured': featured?.toString(), 'in_stock': inStock?.toString(), 'search': search?.toString(), 'min_price': minPrice?.toString(), 'max_price': maxPrice?.toString(), 'sort': sort?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => Product.fromJson(e as Map<String, dynamic>)).toList());

  /// All products
  Future<Reply<List<Product>>> getShoppingProducts({String? lang, int? page, int? limit, String? cursor, String? category, int? categoryId, bool? featured, bool? inStock, String? search, int? minPrice, int? maxPrice, String? sort, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/shopping/products', {'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'cursor': cursor?.toString(), 'category': category?.toString(), 'category_id': categoryId?.toString(), 'featured': featured?.toString(), 'in_stock': inStock?.toString(), 'search': search?.toString(), 'min_price': minPrice?.toString(), 'max_price': maxPrice?.toString(), 'sort': sort?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => Product.fromJson(e as Map<String, dynamic>)).toList());

  /// One product, by id or slug (the number at the end of the slug decides)
  Future<Reply<Product>> getShoppingProductsBySlug({required String slug, int? id, String? lang, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/shopping/products/${Uri.encodeComponent('$slug')}', {'id': id?.toString(), 'lang': lang?.toString(), 'fields': fields?.join(',')}), (json) => Product.fromJson(json as Map<String, dynamic>));

  /// Featured products
  Future<Reply<List<Product>>> getShoppingFeatured({String? lang, int? page, int? limit, String? cursor, String? category, int? categoryId, bool? inStock, String? search, int? minPrice, int? maxPrice, String? sort, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/shopping/featured', {'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'cursor': cursor?.toString(), 'category': category?.toString(), 'category_id': categoryId?.toString(), 'in_stock': inStock?.toString(), 'search': search?.toString(), 'min_price': minPrice?.toString(), 'max_price': maxPrice?.toString(), 'sort': sort?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => Product.fromJson(e as Map<String, dynamic>)).toList());

  /// Categories of products, with the number of products in each
  Future<Reply<List<ProductCategory>>> getShoppingCategories({String? lang}) async =>
      Reply.of(await _get('/api/v1/shopping/categories', {'lang': lang?.toString()}), (json) => (json as List<dynamic>).map((e) => ProductCategory.fromJson(e as Map<String, dynamic>)).toList());

  /// Update check: whether an app should or must update
  Future<Reply<Update>> getUpdateCheck({String? platform, String? lang, String? currentVersion, int? versionCode, String? installationId}) async =>
      Reply.of(await _get('/api/v1/update/check', {'platform': platform?.toString(), 'lang': lang?.toString(), 'current_version': currentVersion?.toString(), 'version_code': versionCode?.toString(), 'installation_id': installationId?.toString()}), (json) => Update.fromJson(json as Map<String, dynamic>));

  /// The latest version of a platform
  Future<Reply<Update>> getUpdateLatest({String? platform, String? lang}) async =>
      Reply.of(await _get('/api/v1/update/latest', {'platform': platform?.toString(), 'lang': lang?.toString()}), (json) => Update.fromJson(json as Map<String, dynamic>));

  /// The public key of Web Push for subscriptions of browsers
  Future<Reply<GetPushKeyData>> getPushKey() async =>
      Reply.of(await _get('/api/v1/push/key', {}), (json) => GetPushKeyData.fromJson(json as Map<String, dynamic>));

  /// News of a language, newest first
  Future<Reply<List<NewsItem>>> getNews({String? lang, int? page, int? limit, String? cursor, String? category, int? categoryId, String? tag, String? location, String? author, bool? breaking, bool? featured, String? search, String? q, String? sort, bool? fallback, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/news', {'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'cursor': cursor?.toString(), 'category': category?.toString(), 'category_id': categoryId?.toString(), 'tag': tag?.toString(), 'location': location?.toString(), 'author': author?.toString(), 'breaking': breaking?.toString(), 'featured': featured?.toString(), 'search': search?.toString(), 'q': q?.toString(), 'sort': sort?.toString(), 'fallback': fallback?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => NewsItem.fromJson(e as Map<String, dynamic>)).toList());

  /// The latest news
  Future<Reply<List<NewsItem>>> getNewsLatest({String? lang, int? page, int? limit, String? cursor, String? category, int? categoryId, String? location, bool? featured, bool? fallback, List<String>? fields, String? tag}) async =>
      Reply.of(await _get('/api/v1/news/latest', {'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'cursor': cursor?.toString(), 'category': category?.toString(), 'category_id': categoryId?.toString(), 'location': location?.toString(), 'featured': featured?.toString(), 'fallback': fallback?.toString(), 'fields': fields?.join(','), 'tag': tag?.toString()}), (json) => (json as List<dynamic>).map((e) => NewsItem.fromJson(e as Map<String, dynamic>)).toList());

  /// Breaking news that has not expired
  Future<Reply<List<NewsItem>>> getNewsBreaking({String? lang, int? page, int? limit, String? cursor, String? category, int? categoryId, String? location, bool? fallback, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/news/breaking', {'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'cursor': cursor?.toString(), 'category': category?.toString(), 'category_id': categoryId?.toString(), 'location': location?.toString(), 'fallback': fallback?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => NewsItem.fromJson(e as Map<String, dynamic>)).toList());

  /// Categories with the number of items in the language
  Future<Reply<List<Category>>> getNewsCategories({String? lang}) async =>
      Reply.of(await _get('/api/v1/news/categories', {'lang': lang?.toString()}), (json) => (json as List<dynamic>).map((e) => Category.fromJson(e as Map<String, dynamic>)).toList());

  /// Trending items, filled up with the newest
  Future<Reply<List<NewsItem>>> getNewsTrending({String? lang, int? limit, String? category, int? categoryId, String? location, int? window, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/news/trending', {'lang': lang?.toString(), 'limit': limit?.toString(), 'category': category?.toString(), 'category_id': categoryId?.toString(), 'location': location?.toString(), 'window': window?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => NewsItem.fromJson(e as Map<String, dynamic>)).toList());

  /// One item, by id or slug (the number at the end of the slug decides)
  Future<Reply<NewsItemWhole>> getNewsBySlug({required String slug, int? id, String? lang, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/news/${Uri.encodeComponent('$slug')}', {'id': id?.toString(), 'lang': lang?.toString(), 'fields': fields?.join(',')}), (json) => NewsItemWhole.fromJson(json as Map<String, dynamic>));

  /// Related items, by tags, places, category and words of the title
  Future<Reply<List<NewsItem>>> getNewsBySlugRelated({required String slug, int? id, int? limit, String? lang, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/news/${Uri.encodeComponent('$slug')}/related', {'id': id?.toString(), 'limit': limit?.toString(), 'lang': lang?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => NewsItem.fromJson(e as Map<String, dynamic>)).toList());

  /// Search news by words, most relevant first
  Future<Reply<List<GetSearchData>>> getSearch({String? lang, int? page, int? limit, String? cursor, String? q, String? search, String? category, int? categoryId, String? tag, String? location, String? author, String? contentType, String? from, String? to, String? sort, bool? fallback, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/search', {'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'cursor': cursor?.toString(), 'q': q?.toString(), 'search': search?.toString(), 'category': category?.toString(), 'category_id': categoryId?.toString(), 'tag': tag?.toString(), 'location': location?.toString(), 'author': author?.toString(), 'content_type': contentType?.toString(), 'from': from?.toString(), 'to': to?.toString(), 'sort': sort?.toString(), 'fallback': fallback?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => GetSearchData.fromJson(e as Map<String, dynamic>)).toList());

  /// Completions of a search that is being typed
  Future<Reply<List<GetSearchSuggestData>>> getSearchSuggest({String? lang, String? q, int? limit}) async =>
      Reply.of(await _get('/api/v1/search/suggest', {'lang': lang?.toString(), 'q': q?.toString(), 'limit': limit?.toString()}), (json) => (json as List<dynamic>).map((e) => GetSearchSuggestData.fromJson(e as Map<String, dynamic>)).toList());

  /// A story by a preview link: as its readers would get it, never cached
  Future<Reply<PreviewItem>> getPreviewsByToken({required String token}) async =>
      Reply.of(await _get('/api/v1/previews/${Uri.encodeComponent('$token')}', {}), (json) => PreviewItem.fromJson(json as Map<String, dynamic>));

  /// Entries of a live blog; with `after` only what changed
  Future<Reply<List<Object?>>> getNewsBySlugLive({required String slug, int? id, int? after, int? limit, String? order, String? cursor}) async =>
      Reply.of(await _get('/api/v1/news/${Uri.encodeComponent('$slug')}/live', {'id': id?.toString(), 'after': after?.toString(), 'limit': limit?.toString(), 'order': order?.toString(), 'cursor': cursor?.toString()}), (json) => (json as List<dynamic>).map((e) => e).toList());

  /// Polls that can be read in a language, or those of a story; newest first
  Future<Reply<List<Poll>>> getPolls({String? lang, int? newsId, String? status, int? page, int? limit}) async =>
      Reply.of(await _get('/api/v1/polls', {'lang': lang?.toString(), 'news_id': newsId?.toString(), 'status': status?.toString(), 'page': page?.toString(), 'limit': limit?.toString()}), (json) => (json as List<dynamic>).map((e) => Poll.fromJson(e as Map<String, dynamic>)).toList());

  /// One poll with its results, as far as they are shown
  Future<Reply<Poll>> getPollsById({required int id, String? lang}) async =>
      Reply.of(await _get('/api/v1/polls/${Uri.encodeComponent('$id')}', {'lang': lang?.toString()}), (json) => Poll.fromJson(json as Map<String, dynamic>));

  /// Bookmarked stories of this installation, newest bookmark first
  Future<Reply<List<BookmarkedItem>>> getInstallationsByInstallationIdBookmarks({required String installationId, String? cursor, int? limit, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/installations/${Uri.encodeComponent('$installationId')}/bookmarks', {'cursor': cursor?.toString(), 'limit': limit?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => BookmarkedItem.fromJson(e as Map<String, dynamic>)).toList());

  /// Items of the feeds in a language, or of one feed, newest first
  Future<Reply<List<FeedItem>>> getRss({String? lang, int? page, int? limit, String? cursor, int? feed, String? category, String? search, bool? duplicates}) async =>
      Reply.of(await _get('/api/v1/rss', {'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'cursor': cursor?.toString(), 'feed': feed?.toString(), 'category': category?.toString(), 'search': search?.toString(), 'duplicates': duplicates?.toString()}), (json) => (json as List<dynamic>).map((e) => FeedItem.fromJson(e as Map<String, dynamic>)).toList());

  /// One item of a feed
  Future<Reply<FeedItem>> getRssById({required int id, String? lang}) async =>
      Reply.of(await _get('/api/v1/rss/${Uri.encodeComponent('$id')}', {'lang': lang?.toString()}), (json) => FeedItem.fromJson(json as Map<String, dynamic>));

  /// First call of an app: settings, ads, update information, push transport
  Future<Reply<GetConfigReplyData>> getConfig({String? platform, String? lang, String? currentVersion, int? versionCode, String? installationId}) async =>
      Reply.of(await _get('/api/v1/config', {'platform': platform?.toString(), 'lang': lang?.toString(), 'current_version': currentVersion?.toString(), 'version_code': versionCode?.toString(), 'installation_id': installationId?.toString()}), (json) => GetConfigReplyData.fromJson(json as Map<String, dynamic>));

  /// Offline bundle: config, categories, 30 stories, almanac, horoscope; default: today
  Future<Reply<GetBundleData>> getBundle({String? lang, String? date, String? city, num? lat, num? lon, String? tz, String? platform, bool? fallback}) async =>
      Reply.of(await _get('/api/v1/bundle', {'lang': lang?.toString(), 'date': date?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'platform': platform?.toString(), 'fallback': fallback?.toString()}), (json) => GetBundleData.fromJson(json as Map<String, dynamic>));
}
