// Generated from the OpenAPI document b0d12c29cbe654b8. Do not edit: run `npm run client`.
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
  /// Platform, default android
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

class AppConfig {
  final BasicSettings basic;
  final AppSettings app;
  final AdMobSettings admob;
  final Update update;
  final AppConfigPush push;

  const AppConfig({required this.basic, required this.app, required this.admob, required this.update, required this.push});

  factory AppConfig.fromJson(Map<String, dynamic> json) => AppConfig(
        basic: BasicSettings.fromJson(json['basic'] as Map<String, dynamic>),
        app: AppSettings.fromJson(json['app'] as Map<String, dynamic>),
        admob: AdMobSettings.fromJson(json['admob'] as Map<String, dynamic>),
        update: Update.fromJson(json['update'] as Map<String, dynamic>),
        push: AppConfigPush.fromJson(json['push'] as Map<String, dynamic>),
      );
}

class AppConfigPush {
  /// By what pushes are sent; `log`: nothing is set up, they are written to the log
  final String transport;
  /// What browsers subscribe with; null: no Web Push
  final String? vapidPublicKey;
  /// Whether subscribing to topics of FCM makes sense
  final bool topics;

  const AppConfigPush({required this.transport, this.vapidPublicKey, required this.topics});

  factory AppConfigPush.fromJson(Map<String, dynamic> json) => AppConfigPush(
        transport: json['transport'] as String,
        vapidPublicKey: json['vapid_public_key'] as String?,
        topics: json['topics'] as bool,
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
  /// ISO 639-1
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
  /// ISO 639-1
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
  /// End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that
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

class BundleItem {
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
  /// ISO 639-1
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
  /// End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that
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

  const BundleItem({required this.id, required this.slug, required this.url, this.shareUrl, this.shareCardUrl, this.statusCardUrl, required this.title, required this.summary, required this.content, required this.contentFormat, required this.contentType, required this.lang, required this.isFallback, this.translationGroup, this.category, this.categoryId, this.categoryName, required this.tags, required this.places, required this.location, this.imageUrl, this.thumbnailUrl, required this.images, this.videoUrl, this.audioUrl, this.author, this.byline, required this.source, required this.isBreaking, this.breakingUntil, required this.isFeatured, required this.priority, this.publishedAt, required this.updatedAt, this.expiresAt, required this.views, required this.readMinutes, required this.corrections, this.liveEndedAt, required this.contentTruncated});

  factory BundleItem.fromJson(Map<String, dynamic> json) => BundleItem(
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
  final String? color;
  /// URL of the icon
  final String? iconUrl;
  /// Id of the parent; null at the top
  final int? parentId;
  /// Position in lists, ascending
  final int sortOrder;
  final int newsCount;
  /// false: not shown to readers
  final bool isActive;
  /// Push topic of the category in this language
  final String topic;

  const Category({required this.id, required this.name, required this.slug, this.color, this.iconUrl, this.parentId, required this.sortOrder, required this.newsCount, required this.isActive, required this.topic});

  factory Category.fromJson(Map<String, dynamic> json) => Category(
        id: json['id'] as int,
        name: json['name'] as String,
        slug: json['slug'] as String,
        color: json['color'] as String?,
        iconUrl: json['icon_url'] as String?,
        parentId: json['parent_id'] as int?,
        sortOrder: json['sort_order'] as int,
        newsCount: json['news_count'] as int,
        isActive: json['is_active'] as bool,
        topic: json['topic'] as String,
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
  /// ISO 639-1
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

class Device {
  /// Id
  final int id;
  /// Secret id that the app generates once, best a random UUID
  final String installationId;
  final String kind;
  /// android, ios or web
  final String platform;
  /// ISO 639-1
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
  /// The token or installation ID itself; of a browser its subscription
  final Object? value;
  final String? kind;
  /// android, ios or web
  final String? platform;
  /// A language of ours, also as a locale like te_IN; another is ignored
  final String? lang;
  /// Version of the app, such as 2.4.0
  final String? appVersion;
  /// Place to follow: name, slug or id
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
  /// The token or installation ID itself; of a browser its subscription
  final Object? value;
  final String? kind;
  /// android, ios or web
  final String? platform;
  /// A language of ours, also as a locale like te_IN; another is ignored
  final String? lang;
  /// Version of the app, such as 2.4.0
  final String? appVersion;
  /// Place to follow: name, slug or id
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
  /// URL of an audio file
  final String? audioUrl;
  /// URL of a video
  final String? videoUrl;
  final List<String> categories;
  /// Time of publication, UTC
  final String? publishedAt;
  final String firstSeenAt;
  /// ISO 639-1
  final String lang;
  /// Other feeds that have the same story: the first 20 of them
  final List<FeedItemSource> sources;
  final int? duplicateOf;

  const FeedItem({required this.id, this.guid, required this.feed, required this.title, this.link, required this.summary, required this.content, this.author, this.imageUrl, this.audioUrl, this.videoUrl, required this.categories, this.publishedAt, required this.firstSeenAt, required this.lang, required this.sources, this.duplicateOf});

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
        audioUrl: json['audio_url'] as String?,
        videoUrl: json['video_url'] as String?,
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

class FoundItem {
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
  /// ISO 639-1
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
  /// End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that
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
  final FoundItemHighlight highlight;

  const FoundItem({required this.id, required this.slug, required this.url, this.shareUrl, this.shareCardUrl, this.statusCardUrl, required this.title, required this.summary, required this.content, required this.contentFormat, required this.contentType, required this.lang, required this.isFallback, this.translationGroup, this.category, this.categoryId, this.categoryName, required this.tags, required this.places, required this.location, this.imageUrl, this.thumbnailUrl, required this.images, this.videoUrl, this.audioUrl, this.author, this.byline, required this.source, required this.isBreaking, this.breakingUntil, required this.isFeatured, required this.priority, this.publishedAt, required this.updatedAt, this.expiresAt, required this.views, required this.readMinutes, required this.corrections, this.liveEndedAt, required this.highlight});

  factory FoundItem.fromJson(Map<String, dynamic> json) => FoundItem(
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
        highlight: FoundItemHighlight.fromJson(json['highlight'] as Map<String, dynamic>),
      );
}

/// HTML-escaped text with `<mark>` around what was found; nothing else in it is markup
class FoundItemHighlight {
  /// Title
  final String title;
  final String snippet;

  const FoundItemHighlight({required this.title, required this.snippet});

  factory FoundItemHighlight.fromJson(Map<String, dynamic> json) => FoundItemHighlight(
        title: json['title'] as String,
        snippet: json['snippet'] as String,
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

class GetBundleData {
  final AppConfig config;
  final List<Category> categories;
  final List<BundleItem> news;
  final PanchangDay almanac;
  /// Of the 14 days after this one
  final List<Festival> festivals;
  final List<Horoscope> horoscope;
  final String? validUntil;

  const GetBundleData({required this.config, required this.categories, required this.news, required this.almanac, required this.festivals, required this.horoscope, this.validUntil});

  factory GetBundleData.fromJson(Map<String, dynamic> json) => GetBundleData(
        config: AppConfig.fromJson(json['config'] as Map<String, dynamic>),
        categories: (json['categories'] as List<dynamic>).map((e) => Category.fromJson(e as Map<String, dynamic>)).toList(),
        news: (json['news'] as List<dynamic>).map((e) => BundleItem.fromJson(e as Map<String, dynamic>)).toList(),
        almanac: PanchangDay.fromJson(json['almanac'] as Map<String, dynamic>),
        festivals: (json['festivals'] as List<dynamic>).map((e) => Festival.fromJson(e as Map<String, dynamic>)).toList(),
        horoscope: (json['horoscope'] as List<dynamic>).map((e) => Horoscope.fromJson(e as Map<String, dynamic>)).toList(),
        validUntil: json['valid_until'] as String?,
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
  final List<GetPanchangMuhurtaFindDataFor> for_;
  /// What speaks against it
  final List<GetPanchangMuhurtaFindDataAgainst> against;
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
        for_: (json['for'] as List<dynamic>).map((e) => GetPanchangMuhurtaFindDataFor.fromJson(e as Map<String, dynamic>)).toList(),
        against: (json['against'] as List<dynamic>).map((e) => GetPanchangMuhurtaFindDataAgainst.fromJson(e as Map<String, dynamic>)).toList(),
        score: json['score'] as int,
        grade: json['grade'] as String,
      );
}

class GetPanchangMuhurtaFindDataAgainst {
  /// The same in every language
  final String key;
  final String text;

  const GetPanchangMuhurtaFindDataAgainst({required this.key, required this.text});

  factory GetPanchangMuhurtaFindDataAgainst.fromJson(Map<String, dynamic> json) => GetPanchangMuhurtaFindDataAgainst(
        key: json['key'] as String,
        text: json['text'] as String,
      );
}

class GetPanchangMuhurtaFindDataFor {
  /// The same in every language
  final String key;
  final String text;

  const GetPanchangMuhurtaFindDataFor({required this.key, required this.text});

  factory GetPanchangMuhurtaFindDataFor.fromJson(Map<String, dynamic> json) => GetPanchangMuhurtaFindDataFor(
        key: json['key'] as String,
        text: json['text'] as String,
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

class GetPushKeyData {
  /// Base64url: the applicationServerKey
  final String publicKey;

  const GetPushKeyData({required this.publicKey});

  factory GetPushKeyData.fromJson(Map<String, dynamic> json) => GetPushKeyData(
        publicKey: json['public_key'] as String,
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
  /// general: offices are closed; optional: an employee may choose it; bank: banks alone are closed
  final String kind;
  final String? order;
  final String? source;
  /// Id
  final int? id;
  /// Day, YYYY-MM-DD
  final String date;
  final String key;
  final String name;
  /// ISO 3166-2 like IN-TS; IN: the Centre
  final String region;
  /// false: by the rule of the festival, no order of that year is known
  final bool isOfficial;

  const Holiday({required this.kind, this.order, this.source, this.id, required this.date, required this.key, required this.name, required this.region, required this.isOfficial});

  factory Holiday.fromJson(Map<String, dynamic> json) => Holiday(
        kind: json['kind'] as String,
        order: json['order'] as String?,
        source: json['source'] as String?,
        id: json['id'] as int?,
        date: json['date'] as String,
        key: json['key'] as String,
        name: json['name'] as String,
        region: json['region'] as String,
        isOfficial: json['is_official'] as bool,
      );
}

class HolidayOrder {
  /// general: offices are closed; optional: an employee may choose it; bank: banks alone are closed
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
  /// daily; weekly from Monday; monthly; yearly as the language reckons: Ugadi for te
  final String period;
  /// First day of the period
  final String date;
  final HoroscopeRange range;
  /// ISO 639-1
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

/// The days that the predictions are for
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
  /// ISO 639-1
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
  /// ISO 639-1
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
  /// End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that
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
  /// ISO 639-1
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
  /// End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that
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
  /// ISO 639-1
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

class PanchangDay {
  /// Day, YYYY-MM-DD
  final String date;
  /// ISO 639-1
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
  final List<PanchangDayMuhurtaBhadraPlace> places;
  final Span mukha;
  final Span puchha;

  const PanchangDayMuhurtaBhadra({this.start, this.end, required this.tithi, required this.places, required this.mukha, required this.puchha});

  factory PanchangDayMuhurtaBhadra.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaBhadra(
        start: json['start'] as String?,
        end: json['end'] as String?,
        tithi: Name.fromJson(json['tithi'] as Map<String, dynamic>),
        places: (json['places'] as List<dynamic>).map((e) => PanchangDayMuhurtaBhadraPlace.fromJson(e as Map<String, dynamic>)).toList(),
        mukha: Span.fromJson(json['mukha'] as Map<String, dynamic>),
        puchha: Span.fromJson(json['puchha'] as Map<String, dynamic>),
      );
}

class PanchangDayMuhurtaBhadraPlace {
  /// The same in every language
  final String key;
  final String name;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayMuhurtaBhadraPlace({required this.key, required this.name, this.start, this.end});

  factory PanchangDayMuhurtaBhadraPlace.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaBhadraPlace(
        key: json['key'] as String,
        name: json['name'] as String,
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayMuhurtaChandrashtama {
  /// Of birth, to which the Moon is the eighth
  final List<PanchangDayMuhurtaChandrashtamaSign> signs;
  /// Of birth, to which that of the Moon is the seventeenth
  final List<PanchangDayMuhurtaChandrashtamaNakshatra> nakshatras;

  const PanchangDayMuhurtaChandrashtama({required this.signs, required this.nakshatras});

  factory PanchangDayMuhurtaChandrashtama.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaChandrashtama(
        signs: (json['signs'] as List<dynamic>).map((e) => PanchangDayMuhurtaChandrashtamaSign.fromJson(e as Map<String, dynamic>)).toList(),
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

class PanchangDayMuhurtaChandrashtamaSign {
  final Name sign;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayMuhurtaChandrashtamaSign({required this.sign, this.start, this.end});

  factory PanchangDayMuhurtaChandrashtamaSign.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaChandrashtamaSign(
        sign: Name.fromJson(json['sign'] as Map<String, dynamic>),
        start: json['start'] as String?,
        end: json['end'] as String?,
      );
}

class PanchangDayMuhurtaDishaShula {
  /// The same in every language
  final String key;
  final String name;
  final PanchangDayMuhurtaDishaShulaRemedy remedy;

  const PanchangDayMuhurtaDishaShula({required this.key, required this.name, required this.remedy});

  factory PanchangDayMuhurtaDishaShula.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaDishaShula(
        key: json['key'] as String,
        name: json['name'] as String,
        remedy: PanchangDayMuhurtaDishaShulaRemedy.fromJson(json['remedy'] as Map<String, dynamic>),
      );
}

class PanchangDayMuhurtaDishaShulaRemedy {
  /// The same in every language
  final String key;
  final String name;

  const PanchangDayMuhurtaDishaShulaRemedy({required this.key, required this.name});

  factory PanchangDayMuhurtaDishaShulaRemedy.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaDishaShulaRemedy(
        key: json['key'] as String,
        name: json['name'] as String,
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

/// By the weekday that it begins on
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
  final PanchangDayThirtyMuhurtas thirtyMuhurtas;
  /// Panchaka of tithi, weekday, star and lagna
  final List<PanchangDayChoghadiyaDay> panchakaRahita;
  final List<PanchangDayMuhurtaTablesGandaMula> gandaMula;
  final Span? vinchudo;
  final List<Span> jwalamukhi;
  /// During each tithi
  final List<PanchangDayChoghadiyaDay> agnivasa;
  /// During each tithi
  final List<PanchangDayChoghadiyaDay> shivavasa;

  const PanchangDayMuhurtaTables({required this.thirtyMuhurtas, required this.panchakaRahita, required this.gandaMula, this.vinchudo, required this.jwalamukhi, required this.agnivasa, required this.shivavasa});

  factory PanchangDayMuhurtaTables.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaTables(
        thirtyMuhurtas: PanchangDayThirtyMuhurtas.fromJson(json['thirty_muhurtas'] as Map<String, dynamic>),
        panchakaRahita: (json['panchaka_rahita'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
        gandaMula: (json['ganda_mula'] as List<dynamic>).map((e) => PanchangDayMuhurtaTablesGandaMula.fromJson(e as Map<String, dynamic>)).toList(),
        vinchudo: json['vinchudo'] == null ? null : Span.fromJson(json['vinchudo'] as Map<String, dynamic>),
        jwalamukhi: (json['jwalamukhi'] as List<dynamic>).map((e) => Span.fromJson(e as Map<String, dynamic>)).toList(),
        agnivasa: (json['agnivasa'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
        shivavasa: (json['shivavasa'] as List<dynamic>).map((e) => PanchangDayChoghadiyaDay.fromJson(e as Map<String, dynamic>)).toList(),
      );
}

class PanchangDayMuhurtaTablesGandaMula {
  final Name nakshatra;
  /// Begin; null: unknown
  final String? start;
  /// End; null: unknown
  final String? end;

  const PanchangDayMuhurtaTablesGandaMula({required this.nakshatra, this.start, this.end});

  factory PanchangDayMuhurtaTablesGandaMula.fromJson(Map<String, dynamic> json) => PanchangDayMuhurtaTablesGandaMula(
        nakshatra: Name.fromJson(json['nakshatra'] as Map<String, dynamic>),
        start: json['start'] as String?,
        end: json['end'] as String?,
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

class PanchangDayThirtyMuhurtas {
  final List<PanchangDayMuhurtaTablesThirtyMuhurtasDay> day;
  final List<PanchangDayMuhurtaTablesThirtyMuhurtasDay> night;

  const PanchangDayThirtyMuhurtas({required this.day, required this.night});

  factory PanchangDayThirtyMuhurtas.fromJson(Map<String, dynamic> json) => PanchangDayThirtyMuhurtas(
        day: (json['day'] as List<dynamic>).map((e) => PanchangDayMuhurtaTablesThirtyMuhurtasDay.fromJson(e as Map<String, dynamic>)).toList(),
        night: (json['night'] as List<dynamic>).map((e) => PanchangDayMuhurtaTablesThirtyMuhurtasDay.fromJson(e as Map<String, dynamic>)).toList(),
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
  /// ISO 639-1
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

class PrayerTimes {
  /// ISO 639-1
  final String lang;
  final Place place;
  /// Degrees of the Sun's depth for fajr and isha: karachi 18 and 18, mwl 18 and 17; default karachi
  final String method;
  /// Shadows of two lengths, or of one; default hanafi, in `lang` ml shafi
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
  /// ISO 639-1
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
  /// End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that
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
  final ProductStoreName? store;
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
        store: json['store'] == null ? null : ProductStoreName.fromJson(json['store'] as Map<String, dynamic>),
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

class ProductStoreName {
  final String name;
  /// URL of the icon
  final String? iconUrl;

  const ProductStoreName({required this.name, this.iconUrl});

  factory ProductStoreName.fromJson(Map<String, dynamic> json) => ProductStoreName(
        name: json['name'] as String,
        iconUrl: json['icon_url'] as String?,
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

class TithiDates {
  /// ISO 639-1
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

class Update {
  /// Platform, default android
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

class YearTransits {
  /// ISO 639-1
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

  /// Name, version, and the list of endpoints and actions
  Future<Reply<GetStatusData>> getStatus() async =>
      Reply.of(await _get('/api/v1', {}), (json) => GetStatusData.fromJson(json as Map<String, dynamic>));

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

  /// Festivals and vratas of a year or a range at a place; default: this year, and without a place every region
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
  Future<Reply<List<FoundItem>>> getSearch({String? lang, int? page, int? limit, String? cursor, String? q, String? search, String? category, int? categoryId, String? tag, String? location, String? author, String? contentType, String? from, String? to, String? sort, bool? fallback, List<String>? fields}) async =>
      Reply.of(await _get('/api/v1/search', {'lang': lang?.toString(), 'page': page?.toString(), 'limit': limit?.toString(), 'cursor': cursor?.toString(), 'q': q?.toString(), 'search': search?.toString(), 'category': category?.toString(), 'category_id': categoryId?.toString(), 'tag': tag?.toString(), 'location': location?.toString(), 'author': author?.toString(), 'content_type': contentType?.toString(), 'from': from?.toString(), 'to': to?.toString(), 'sort': sort?.toString(), 'fallback': fallback?.toString(), 'fields': fields?.join(',')}), (json) => (json as List<dynamic>).map((e) => FoundItem.fromJson(e as Map<String, dynamic>)).toList());

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
  Future<Reply<AppConfig>> getConfig({String? platform, String? lang, String? currentVersion, int? versionCode, String? installationId}) async =>
      Reply.of(await _get('/api/v1/config', {'platform': platform?.toString(), 'lang': lang?.toString(), 'current_version': currentVersion?.toString(), 'version_code': versionCode?.toString(), 'installation_id': installationId?.toString()}), (json) => AppConfig.fromJson(json as Map<String, dynamic>));

  /// Offline bundle: config, categories, 30 stories, almanac, horoscope; default: today
  Future<Reply<GetBundleData>> getBundle({String? lang, String? date, String? city, num? lat, num? lon, String? tz, String? platform, bool? fallback}) async =>
      Reply.of(await _get('/api/v1/bundle', {'lang': lang?.toString(), 'date': date?.toString(), 'city': city?.toString(), 'lat': lat?.toString(), 'lon': lon?.toString(), 'tz': tz?.toString(), 'platform': platform?.toString(), 'fallback': fallback?.toString()}), (json) => GetBundleData.fromJson(json as Map<String, dynamic>));
}
