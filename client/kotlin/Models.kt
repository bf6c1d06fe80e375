// Generated from the OpenAPI document b0d12c29cbe654b8. Do not edit: run `npm run client`.
package `in`.dinam

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement

/** Every success. */
@Serializable
public data class Reply<T>(val success: Boolean, val message: String, val data: T, val meta: Map<String, JsonElement> = emptyMap())

/** An answer that is no success. Throw it from [Transport.get]. */
public class DinamException(public val status: Int, public val problem: Problem?) : Exception(problem?.message ?: "HTTP $status")

/** Sends a GET with the parameters that are not null, and returns the body. Any HTTP library will do. */
public interface Transport {
    public fun get(path: String, query: List<Pair<String, String?>>): String
}

/** Fields of a newer server are ignored. */
public val dinamJson: Json = Json { ignoreUnknownKeys = true }

@Serializable
public data class AdMobSettings(
    /** Platform, default android */
    val platform: String,
    @SerialName("ads_enabled") val adsEnabled: Boolean,
    /** When off, Google's test ids and ids of two publishers are refused */
    @SerialName("test_mode") val testMode: Boolean,
    @SerialName("publisher_id") val publisherId: String?,
    @SerialName("app_id") val appId: String?,
    @SerialName("banner_unit_id") val bannerUnitId: String?,
    @SerialName("interstitial_unit_id") val interstitialUnitId: String?,
    @SerialName("native_unit_id") val nativeUnitId: String?,
    @SerialName("rewarded_unit_id") val rewardedUnitId: String?,
    @SerialName("rewarded_interstitial_unit_id") val rewardedInterstitialUnitId: String?,
    @SerialName("app_open_unit_id") val appOpenUnitId: String?,
    /** Screens between two of them */
    @SerialName("interstitial_interval") val interstitialInterval: Long,
    @SerialName("interstitial_min_seconds") val interstitialMinSeconds: Long,
    /** Rows between two of them */
    @SerialName("native_interval") val nativeInterval: Long,
    @SerialName("native_start_index") val nativeStartIndex: Long,
    @SerialName("max_interstitials_per_day") val maxInterstitialsPerDay: Long,
    /** Screens that show ads */
    val placements: Map<String, Boolean>,
    val consent: AdMobSettingsConsent,
)

@Serializable
public data class AdMobSettingsConsent(
    /** Ask through Google's User Messaging Platform before the first ad */
    @SerialName("ump_required") val umpRequired: Boolean,
    @SerialName("tag_for_child_directed") val tagForChildDirected: Boolean,
    @SerialName("max_ad_content_rating") val maxAdContentRating: String?,
)

@Serializable
public data class AppConfig(
    val basic: BasicSettings,
    val app: AppSettings,
    val admob: AdMobSettings,
    val update: Update,
    val push: AppConfigPush,
)

@Serializable
public data class AppConfigPush(
    /** By what pushes are sent; `log`: nothing is set up, they are written to the log */
    val transport: String,
    /** What browsers subscribe with; null: no Web Push */
    @SerialName("vapid_public_key") val vapidPublicKey: String?,
    /** Whether subscribing to topics of FCM makes sense */
    val topics: Boolean,
)

@Serializable
public data class AppSettings(
    /** `mode` (system, light, dark), and colours #rrggbb under any name, such as primary_color */
    val theme: Map<String, String>,
    /** What the app shows, by name */
    val features: Map<String, Boolean>,
    val maintenance: AppSettingsMaintenance,
    @SerialName("refresh_seconds") val refreshSeconds: Long,
    @SerialName("news_per_page") val newsPerPage: Long,
    @SerialName("ticker_enabled") val tickerEnabled: Boolean,
    @SerialName("font_scale") val fontScale: Double,
)

@Serializable
public data class AppSettingsMaintenance(
    /** Readers see it end by itself at `until` */
    val enabled: Boolean,
    /** Title */
    val title: String?,
    val message: String?,
    val until: String?,
)

@Serializable
public data class BasicSettings(
    val publisher: BasicSettingsPublisher,
    @SerialName("grievance_officer") val grievanceOfficer: BasicSettingsGrievanceOfficer,
    @SerialName("support_email") val supportEmail: String?,
    @SerialName("support_phone") val supportPhone: String?,
    @SerialName("website_url") val websiteUrl: String?,
    @SerialName("privacy_policy_url") val privacyPolicyUrl: String?,
    @SerialName("terms_url") val termsUrl: String?,
    @SerialName("app_name") val appName: String,
    val tagline: String?,
    @SerialName("logo_url") val logoUrl: String?,
    @SerialName("about_html") val aboutHtml: String?,
    @SerialName("share_text") val shareText: String?,
    val languages: List<String>,
    /** ISO 639-1 */
    @SerialName("default_lang") val defaultLang: String,
    @SerialName("default_city") val defaultCity: String,
    val almanac: BasicSettingsAlmanac,
    /** Addresses of the pages elsewhere, such as facebook or whatsapp */
    val social: Map<String, String>,
)

/** How the almanac is reckoned */
@Serializable
public data class BasicSettingsAlmanac(
    /** Where the sidereal zodiac begins: Lahiri (Chitrapaksha), Krishnamurti, Raman */
    val ayanamsha: String,
    /** edge: the upper edge as it is seen, refraction included; centre: the centre of the disc without it */
    val sunrise: String,
)

/** Whom readers may complain to, as the IT Rules 2021 ask of news publishers */
@Serializable
public data class BasicSettingsGrievanceOfficer(
    val name: String?,
    val designation: String?,
    val address: String?,
    val email: String?,
    val phone: String?,
    val hours: String?,
)

/** Who publishes */
@Serializable
public data class BasicSettingsPublisher(
    val name: String?,
    @SerialName("legal_name") val legalName: String?,
    val address: String?,
    val email: String?,
    val phone: String?,
    val editor: String?,
    val registration: String?,
    @SerialName("self_regulator") val selfRegulator: String?,
)

@Serializable
public data class Birth(
    /** Day, YYYY-MM-DD */
    val date: String,
    val time: String,
    val place: Place,
    val at: String,
    val clock: String,
    val ayanamsha: BirthAyanamsha,
    val signs: BirthSigns,
    val western: BirthSigns,
    val ascendant: BirthAscendant,
    val planets: List<BirthAscendant>,
    val dasha: List<BirthDasha>,
    val antardashas: List<BirthDasha>,
    val avakahada: List<BirthAvakahada>,
    @SerialName("mangal_dosha") val mangalDosha: BirthMangalDosha,
    val charts: BirthCharts,
    val notes: List<BirthNote>,
)

@Serializable
public data class BirthAscendant(
    val graha: String,
    val name: String,
    val short: String,
    val longitude: Double,
    val sign: Name,
    val degree: Double,
    val nakshatra: Name,
    val pada: Long,
    val navamsa: Name,
    @SerialName("western_longitude") val westernLongitude: Double,
    val house: Long,
    @SerialName("is_retrograde") val isRetrograde: Boolean,
    @SerialName("is_combust") val isCombust: Boolean,
)

@Serializable
public data class BirthAvakahada(
    val code: String,
    val name: String,
    val value: String,
    val text: String,
)

@Serializable
public data class BirthAyanamsha(
    val name: String,
    val degrees: Double,
)

@Serializable
public data class BirthCharts(
    val north: String,
    val south: String,
)

@Serializable
public data class BirthDasha(
    val graha: String,
    val name: String,
    val from: String,
    val until: String,
    @SerialName("is_current") val isCurrent: Boolean,
)

@Serializable
public data class BirthMangalDosha(
    val name: String,
    @SerialName("is_present") val isPresent: Boolean,
    val places: List<BirthMangalDoshaPlace>,
    @SerialName("cancelled_by") val cancelledBy: List<BirthMangalDoshaCancelledBy>,
)

@Serializable
public data class BirthMangalDoshaCancelledBy(
    val code: String,
    val text: String,
)

@Serializable
public data class BirthMangalDoshaPlace(
    val from: String,
    val name: String,
    val house: Long,
)

@Serializable
public data class BirthNote(
    val code: String,
    val at: String?,
    val text: String,
)

@Serializable
public data class BirthSigns(
    val rising: Name,
    val moon: Name,
    val sun: Name,
)

@Serializable
public data class Bookmark(
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    @SerialName("bookmarked_at") val bookmarkedAt: String,
)

@Serializable
public data class BookmarkedItem(
    /** Id */
    val id: Long,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val url: String,
    /** The page of it for readers: the address to share */
    @SerialName("share_url") val shareUrl: String?,
    /** Picture of 1200 x 630 pixels with its headline, for shared links */
    @SerialName("share_card_url") val shareCardUrl: String?,
    /** The same of 1080 x 1920 pixels, for a WhatsApp status */
    @SerialName("status_card_url") val statusCardUrl: String?,
    /** Title */
    val title: String,
    val summary: String,
    /** Sanitised HTML, or text when content_format says so */
    val content: String,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String,
    /** ISO 639-1 */
    val lang: String,
    /** true: in the default language, because the story is missing in the requested one */
    @SerialName("is_fallback") val isFallback: Boolean,
    /** Shared by the items of a story in different languages: the id of one of them; null leaves the group */
    @SerialName("translation_group") val translationGroup: Long?,
    val category: NewsItemCategory?,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    /** Name of the category in the language */
    @SerialName("category_name") val categoryName: String?,
    /** At most 30 tags of 60 letters */
    val tags: List<String>,
    val places: List<NewsItemPlace>,
    val location: NewsItemLocation,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String?,
    /** Pictures of the library first, in the order of the gallery */
    val images: List<NewsItemImage>,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String?,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String?,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String?,
    val byline: String?,
    val source: NewsItemSource,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean,
    /** End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that */
    @SerialName("breaking_until") val breakingUntil: String?,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean,
    val priority: Long,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String?,
    /** Number of views; written every ten seconds */
    val views: Long,
    /** Reading time in minutes */
    @SerialName("read_minutes") val readMinutes: Long,
    /** What was wrong and was put right, oldest first */
    val corrections: List<Correction>,
    /** End of the live blog; null while it runs */
    @SerialName("live_ended_at") val liveEndedAt: String?,
    @SerialName("bookmarked_at") val bookmarkedAt: String,
)

@Serializable
public data class BundleItem(
    /** Id */
    val id: Long,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val url: String,
    /** The page of it for readers: the address to share */
    @SerialName("share_url") val shareUrl: String?,
    /** Picture of 1200 x 630 pixels with its headline, for shared links */
    @SerialName("share_card_url") val shareCardUrl: String?,
    /** The same of 1080 x 1920 pixels, for a WhatsApp status */
    @SerialName("status_card_url") val statusCardUrl: String?,
    /** Title */
    val title: String,
    val summary: String,
    /** Sanitised HTML, or text when content_format says so */
    val content: String,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String,
    /** ISO 639-1 */
    val lang: String,
    /** true: in the default language, because the story is missing in the requested one */
    @SerialName("is_fallback") val isFallback: Boolean,
    /** Shared by the items of a story in different languages: the id of one of them; null leaves the group */
    @SerialName("translation_group") val translationGroup: Long?,
    val category: NewsItemCategory?,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    /** Name of the category in the language */
    @SerialName("category_name") val categoryName: String?,
    /** At most 30 tags of 60 letters */
    val tags: List<String>,
    val places: List<NewsItemPlace>,
    val location: NewsItemLocation,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String?,
    /** Pictures of the library first, in the order of the gallery */
    val images: List<NewsItemImage>,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String?,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String?,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String?,
    val byline: String?,
    val source: NewsItemSource,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean,
    /** End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that */
    @SerialName("breaking_until") val breakingUntil: String?,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean,
    val priority: Long,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String?,
    /** Number of views; written every ten seconds */
    val views: Long,
    /** Reading time in minutes */
    @SerialName("read_minutes") val readMinutes: Long,
    /** What was wrong and was put right, oldest first */
    val corrections: List<Correction>,
    /** End of the live blog; null while it runs */
    @SerialName("live_ended_at") val liveEndedAt: String?,
    /** The content was cut; the whole is under the item itself */
    @SerialName("content_truncated") val contentTruncated: Boolean,
)

@Serializable
public data class CalendarDate(
    /** gregorian, shaka, vikram, vikram_kartikadi, vikram_ashadhadi, tamil, malayalam, bengali, odia, assamese, nepali, punjabi, bangladesh, national, nanakshahi, hijri */
    val key: String,
    /** By a day: the moon decides */
    @SerialName("is_tentative") val isTentative: Boolean,
    val year: Long,
    val month: Name,
    /** Of a lunar calendar the tithi: 1 to 15 bright, 16 to 30 dark */
    val day: Long,
    val lunar: CalendarDateLunar?,
)

@Serializable
public data class CalendarDateLunar(
    @SerialName("is_adhika") val isAdhika: Boolean,
    val paksha: Name,
    val tithi: Name,
)

@Serializable
public data class Category(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val color: String?,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long?,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long,
    @SerialName("news_count") val newsCount: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Push topic of the category in this language */
    val topic: String,
)

@Serializable
public data class Compatibility(
    val sign1: SignView,
    val sign2: SignView,
    val nakshatra1: CompatibilityNakshatra1?,
    val nakshatra2: CompatibilityNakshatra1?,
    val role1: String?,
    /** Default vedic; porutham: the South Indian ten */
    val system: String,
    val score: Double,
    /** vedic 36, or 15 without birth stars; porutham 10; western 100 */
    @SerialName("max_score") val maxScore: Long,
    val percentage: Long,
    val verdict: String,
    val factors: List<CompatibilityFactor>,
    val doshas: List<CompatibilityDosha>,
    /** School, and what the score stands for */
    val note: String,
    val summary: String,
)

@Serializable
public data class CompatibilityDosha(
    val code: String,
    val name: String,
    val cancelled: Boolean,
    val note: String,
)

@Serializable
public data class CompatibilityFactor(
    val code: String,
    val name: String,
    val score: Double,
    val max: Double,
    val note: String,
)

@Serializable
public data class CompatibilityNakshatra1(
    /** Id */
    val id: Long,
    val name: String,
    val pada: Long?,
)

@Serializable
public data class Contacts(
    val publisher: BasicSettingsPublisher,
    @SerialName("grievance_officer") val grievanceOfficer: BasicSettingsGrievanceOfficer,
    @SerialName("support_email") val supportEmail: String?,
    @SerialName("support_phone") val supportPhone: String?,
    @SerialName("website_url") val websiteUrl: String?,
    @SerialName("privacy_policy_url") val privacyPolicyUrl: String?,
    @SerialName("terms_url") val termsUrl: String?,
)

@Serializable
public data class Conversion(
    /** ISO 639-1 */
    val lang: String,
    val place: Place,
    /** Day, YYYY-MM-DD */
    val date: String,
    val weekday: Name,
    /** No sunrise sees the tithi that was asked for; it begins on this day */
    @SerialName("is_kshaya") val isKshaya: Boolean,
    val dates: List<CalendarDate>,
)

@Serializable
public data class Correction(
    /** Id */
    val id: Long,
    val text: String,
    val at: String,
)

@Serializable
public data class Device(
    /** Id */
    val id: Long,
    /** Secret id that the app generates once, best a random UUID */
    @SerialName("installation_id") val installationId: String,
    val kind: String,
    /** android, ios or web */
    val platform: String,
    /** ISO 639-1 */
    val lang: String,
    /** Version of the app, such as 2.4.0 */
    @SerialName("app_version") val appVersion: String?,
    val place: String?,
    val categories: List<String>,
    @SerialName("opt_outs") val optOuts: DeviceOptOuts,
    val reminders: List<String>,
    /** `{from, to}` in local time, such as 22:00 and 07:00; null: the default of the publisher */
    @SerialName("quiet_hours") val quietHours: QuietHours?,
    /** IANA time zone such as Asia/Kolkata */
    val tz: String?,
    /** false: nothing is sent, the registration is kept */
    @SerialName("push_enabled") val pushEnabled: Boolean,
    /** That the server subscribes it to */
    val topics: List<String>,
    @SerialName("last_seen_at") val lastSeenAt: String,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
)

@Serializable
public data class DeviceInput(
    /** 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
    @SerialName("installation_id") val installationId: String,
    /** The token or installation ID itself; of a browser its subscription */
    val value: JsonElement?,
    val kind: String? = null,
    /** android, ios or web */
    val platform: String? = null,
    /** A language of ours, also as a locale like te_IN; another is ignored */
    val lang: String? = null,
    /** Version of the app, such as 2.4.0 */
    @SerialName("app_version") val appVersion: String? = null,
    /** Place to follow: name, slug or id */
    val place: JsonElement? = null,
    /** Slugs of categories to follow */
    val categories: List<String>? = null,
    @SerialName("opt_outs") val optOuts: DeviceInputOptOuts? = null,
    /** Observances to be reminded of on the evening before */
    val reminders: List<String>? = null,
    /** null: those of the publisher. Breaking news ignores them */
    @SerialName("quiet_hours") val quietHours: QuietHours? = null,
    /** IANA time zone such as Asia/Kolkata */
    val tz: String? = null,
    /** false: nothing is sent, the registration is kept */
    @SerialName("push_enabled") val pushEnabled: Boolean? = null,
)

/** What this device does not want */
@Serializable
public data class DeviceInputOptOuts(
    /** Slugs of categories */
    val categories: List<String>? = null,
    /** Types of notifications, such as `general` */
    val types: List<String>? = null,
)

/** `{categories, types}` that the device does not want; replaced as a whole */
@Serializable
public data class DeviceOptOuts(
    val categories: List<String>,
    val types: List<String>,
)

@Serializable
public data class DevicePatch(
    /** The token or installation ID itself; of a browser its subscription */
    val value: JsonElement? = null,
    val kind: String? = null,
    /** android, ios or web */
    val platform: String? = null,
    /** A language of ours, also as a locale like te_IN; another is ignored */
    val lang: String? = null,
    /** Version of the app, such as 2.4.0 */
    @SerialName("app_version") val appVersion: String? = null,
    /** Place to follow: name, slug or id */
    val place: JsonElement? = null,
    /** Slugs of categories to follow */
    val categories: List<String>? = null,
    @SerialName("opt_outs") val optOuts: DeviceInputOptOuts? = null,
    /** Observances to be reminded of on the evening before */
    val reminders: List<String>? = null,
    /** null: those of the publisher. Breaking news ignores them */
    @SerialName("quiet_hours") val quietHours: QuietHours? = null,
    /** IANA time zone such as Asia/Kolkata */
    val tz: String? = null,
    /** false: nothing is sent, the registration is kept */
    @SerialName("push_enabled") val pushEnabled: Boolean? = null,
)

@Serializable
public data class Erased(
    val devices: Long,
    /** Notifications to this device alone that no longer name it */
    val notifications: Long,
    /** Votes that no longer name the installation; they stay counted */
    val votes: Long,
    val bookmarks: Long,
    /** Reports whose note and sender are gone */
    val reports: Long,
)

@Serializable
public data class FeedItem(
    /** Id */
    val id: Long,
    val guid: String?,
    val feed: FeedItemFeed,
    /** Title */
    val title: String,
    val link: String?,
    /** Plain text */
    val summary: String,
    /** Sanitised HTML with absolute addresses */
    val content: String,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String?,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String?,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String?,
    val categories: List<String>,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    @SerialName("first_seen_at") val firstSeenAt: String,
    /** ISO 639-1 */
    val lang: String,
    /** Other feeds that have the same story: the first 20 of them */
    val sources: List<FeedItemSource>,
    @SerialName("duplicate_of") val duplicateOf: Long?,
)

@Serializable
public data class FeedItemFeed(
    /** Id */
    val id: Long,
    /** Title */
    val title: String,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
)

@Serializable
public data class FeedItemSource(
    @SerialName("feed_id") val feedId: Long,
    /** Title */
    val title: String,
    val link: String?,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
)

@Serializable
public data class Festival(
    val key: String,
    /** Id */
    val id: Long?,
    val name: String,
    /** Day, YYYY-MM-DD */
    val date: String,
    val type: String,
    /** By `holiday_basis` */
    @SerialName("is_holiday") val isHoliday: Boolean,
    val holiday: HolidayOrder?,
    /** official: the list of that state and year; rule: no list is known, a guess; editor: as it was announced */
    @SerialName("holiday_basis") val holidayBasis: String,
    /** Waits for the new moon to be sighted; may move by a day */
    @SerialName("is_tentative") val isTentative: Boolean,
    /** ISO 3166-2 like IN-TS; IN: all of India */
    val regions: List<String>,
    val description: String?,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    /** Instants of the observance: moonrise, parana, the course of an eclipse */
    val times: List<FestivalTime>,
    /** Other days on which other almanacs or schools keep it */
    val alternatives: List<FestivalAlternative>,
    /** official: on the list of holidays alone */
    val source: String,
)

@Serializable
public data class FestivalAlternative(
    /** Day, YYYY-MM-DD */
    val date: String,
    val school: String,
    val name: String,
)

@Serializable
public data class FestivalTime(
    val key: String,
    val name: String,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class FoundItem(
    /** Id */
    val id: Long,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val url: String,
    /** The page of it for readers: the address to share */
    @SerialName("share_url") val shareUrl: String?,
    /** Picture of 1200 x 630 pixels with its headline, for shared links */
    @SerialName("share_card_url") val shareCardUrl: String?,
    /** The same of 1080 x 1920 pixels, for a WhatsApp status */
    @SerialName("status_card_url") val statusCardUrl: String?,
    /** Title */
    val title: String,
    val summary: String,
    /** Sanitised HTML, or text when content_format says so */
    val content: String,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String,
    /** ISO 639-1 */
    val lang: String,
    /** true: in the default language, because the story is missing in the requested one */
    @SerialName("is_fallback") val isFallback: Boolean,
    /** Shared by the items of a story in different languages: the id of one of them; null leaves the group */
    @SerialName("translation_group") val translationGroup: Long?,
    val category: NewsItemCategory?,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    /** Name of the category in the language */
    @SerialName("category_name") val categoryName: String?,
    /** At most 30 tags of 60 letters */
    val tags: List<String>,
    val places: List<NewsItemPlace>,
    val location: NewsItemLocation,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String?,
    /** Pictures of the library first, in the order of the gallery */
    val images: List<NewsItemImage>,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String?,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String?,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String?,
    val byline: String?,
    val source: NewsItemSource,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean,
    /** End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that */
    @SerialName("breaking_until") val breakingUntil: String?,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean,
    val priority: Long,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String?,
    /** Number of views; written every ten seconds */
    val views: Long,
    /** Reading time in minutes */
    @SerialName("read_minutes") val readMinutes: Long,
    /** What was wrong and was put right, oldest first */
    val corrections: List<Correction>,
    /** End of the live blog; null while it runs */
    @SerialName("live_ended_at") val liveEndedAt: String?,
    /** HTML-escaped text with `<mark>` around what was found; nothing else in it is markup */
    val highlight: FoundItemHighlight,
)

/** HTML-escaped text with `<mark>` around what was found; nothing else in it is markup */
@Serializable
public data class FoundItemHighlight(
    /** Title */
    val title: String,
    val snippet: String,
)

@Serializable
public data class FoundPlace(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val type: String,
    val code: String?,
    @SerialName("lgd_code") val lgdCode: Long?,
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long?,
    /** Degrees north */
    val lat: Double?,
    /** Degrees east */
    val lon: Double?,
    /** IANA time zone such as Asia/Kolkata */
    val tz: String?,
    /** Places right below it */
    @SerialName("child_count") val childCount: Long,
    /** Push topic of the place in this language */
    val topic: String,
    /** Names of the places above it, the nearest first, without the country */
    val within: List<String>,
)

@Serializable
public data class GetBundleData(
    val config: AppConfig,
    val categories: List<Category>,
    val news: List<BundleItem>,
    val almanac: PanchangDay,
    /** Of the 14 days after this one */
    val festivals: List<Festival>,
    val horoscope: List<Horoscope>,
    @SerialName("valid_until") val validUntil: String?,
)

@Serializable
public data class GetPanchangMuhurtaFindData(
    /** Day, YYYY-MM-DD */
    val date: String,
    val weekday: Name,
    /** Those of the windows */
    val tithi: List<Name>,
    /** Those of the windows */
    val nakshatra: List<Name>,
    val windows: List<GetPanchangMuhurtaFindDataWindow>,
    /** What speaks for the best window */
    val `for`: List<GetPanchangMuhurtaFindDataFor>,
    /** What speaks against it */
    val against: List<GetPanchangMuhurtaFindDataAgainst>,
    /** Share of what was asked that speaks for it */
    val score: Long,
    /** best from 80, good from 60 */
    val grade: String,
)

@Serializable
public data class GetPanchangMuhurtaFindDataAgainst(
    /** The same in every language */
    val key: String,
    val text: String,
)

@Serializable
public data class GetPanchangMuhurtaFindDataFor(
    /** The same in every language */
    val key: String,
    val text: String,
)

@Serializable
public data class GetPanchangMuhurtaFindDataWindow(
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
    val lagna: Name,
    /** Share of what was asked that speaks for it */
    val score: Long,
)

@Serializable
public data class GetPushKeyData(
    /** Base64url: the applicationServerKey */
    @SerialName("public_key") val publicKey: String,
)

@Serializable
public data class GetSearchSuggestData(
    val text: String,
)

@Serializable
public data class GetStatusData(
    val name: String,
    val version: String,
    val status: String,
    @SerialName("documentation_url") val documentationUrl: String,
    @SerialName("openapi_url") val openapiUrl: String,
    val endpoints: List<GetStatusDataEndpoint>,
)

@Serializable
public data class GetStatusDataEndpoint(
    val endpoint: String,
    val actions: List<String>,
    val url: String,
)

@Serializable
public data class Holiday(
    /** general: offices are closed; optional: an employee may choose it; bank: banks alone are closed */
    val kind: String,
    val order: String?,
    val source: String?,
    /** Id */
    val id: Long?,
    /** Day, YYYY-MM-DD */
    val date: String,
    val key: String,
    val name: String,
    /** ISO 3166-2 like IN-TS; IN: the Centre */
    val region: String,
    /** false: by the rule of the festival, no order of that year is known */
    @SerialName("is_official") val isOfficial: Boolean,
)

@Serializable
public data class HolidayOrder(
    /** general: offices are closed; optional: an employee may choose it; bank: banks alone are closed */
    val kind: String,
    val order: String?,
    val source: String?,
)

@Serializable
public data class Horoscope(
    /** Id */
    val id: Long?,
    val sign: SignView,
    /** daily; weekly from Monday; monthly; yearly as the language reckons: Ugadi for te */
    val period: String,
    /** First day of the period */
    val date: String,
    val range: HoroscopeRange,
    /** ISO 639-1 */
    val lang: String,
    /** Title */
    val title: String?,
    val prediction: String?,
    val love: String?,
    val career: String?,
    val health: String?,
    val finance: String?,
    val `do`: String?,
    val avoid: String?,
    val rating: Long?,
    @SerialName("lucky_number") val luckyNumber: Long?,
    @SerialName("lucky_color") val luckyColor: HoroscopeLuckyColor?,
    @SerialName("lucky_time") val luckyTime: String?,
    val factors: List<HoroscopeFactor>,
    val source: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String?,
    val basis: String?,
    val disclaimer: String?,
    /** Fields that an editor wrote over computed ones */
    val overridden: List<String>,
)

/** The days that the predictions are for */
@Serializable
public data class HoroscopeCoverageRange(
    /** Begin; null: unknown */
    val start: String,
    /** End; null: unknown */
    val end: String,
)

@Serializable
public data class HoroscopeFactor(
    val code: String,
    val name: String,
    val note: String?,
    val graha: String?,
    val house: Long?,
    val from: String?,
    val until: String?,
    val effect: String?,
    val text: String?,
)

@Serializable
public data class HoroscopeLuckyColor(
    val name: String,
    val hex: String?,
)

@Serializable
public data class HoroscopeRange(
    /** Begin; null: unknown */
    val start: String,
    /** Last day, it counts */
    val end: String,
)

@Serializable
public data class ListMeta(
    val lang: String? = null,
    @SerialName("fallback_lang") val fallbackLang: String? = null,
    /** Page number, from 1 */
    val page: Long?,
    /** Rows of a page, at most 100; default 20 */
    val limit: Long,
    val total: Long?,
    @SerialName("total_pages") val totalPages: Long?,
    /** Whether a further page exists */
    @SerialName("has_more") val hasMore: Boolean,
    /** Value of `cursor` for the next page; null at the end */
    @SerialName("next_cursor") val nextCursor: String?,
    /** The value of `updated_after` for the next call */
    @SerialName("next_updated_after") val nextUpdatedAfter: String? = null,
)

@Serializable
public data class ListSuccess(
    val success: Boolean,
    val message: String,
    val meta: ListMeta,
)

@Serializable
public data class LiveEntry(
    /** Id */
    val id: Long,
    /** Number of its last change within the blog */
    val seq: Long,
    /** Title */
    val title: String?,
    /** Sanitised HTML */
    val content: String,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    /** When it happened */
    val at: String,
    /** Pinned above the other entries */
    @SerialName("is_pinned") val isPinned: Boolean,
    /** A key event of the live blog */
    @SerialName("is_key_event") val isKeyEvent: Boolean,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class LiveRemoved(
    /** Id */
    val id: Long,
    val seq: Long,
    val deleted: Boolean,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class Meta(
    /** The language of the answer */
    val lang: String? = null,
)

@Serializable
public data class MonthDay(
    /** Day, YYYY-MM-DD */
    val date: String,
    val weekday: Name,
    val masa: Name?,
    val paksha: Name?,
    val tithi: PanchangDayTithi?,
    val nakshatra: PanchangDayTithi?,
    val sunrise: String?,
    val sunset: String?,
    val moonrise: String?,
    /** Public holiday in its regions */
    @SerialName("is_holiday") val isHoliday: Boolean,
    val festivals: List<MonthDayFestival>,
)

@Serializable
public data class MonthDayFestival(
    val key: String,
    val name: String,
    val type: String,
    /** By `holiday_basis` */
    @SerialName("is_holiday") val isHoliday: Boolean,
)

@Serializable
public data class MuhurtaDay(
    /** Day, YYYY-MM-DD */
    val date: String,
    /** ISO 639-1 */
    val lang: String,
    val place: Place,
    val weekday: Name,
    val sunrise: String?,
    val sunset: String?,
    @SerialName("next_sunrise") val nextSunrise: String?,
    /** In the order of time */
    val good: List<PanchangDayGowriNallaNeram>,
    /** In the order of time */
    val bad: List<PanchangDayGowriNallaNeram>,
    /** On a Wednesday, when many almanacs print none */
    @SerialName("abhijit_is_weak") val abhijitIsWeak: Boolean,
    /** By the other reading of Ardra, Hasta and Mula */
    @SerialName("alternative_varjyam") val alternativeVarjyam: List<Span>,
    /** Good conjunctions: sarvartha siddhi, guru pushya ... */
    val yogas: List<PanchangDayGowriNallaNeram>,
    val anandadi: List<PanchangDayChoghadiyaDay>,
    val bhadra: List<PanchangDayMuhurtaBhadra>,
    val panchaka: PanchangDayMuhurtaPanchaka?,
    @SerialName("disha_shula") val dishaShula: PanchangDayMuhurtaDishaShula,
    val chandrashtama: PanchangDayMuhurtaChandrashtama,
    @SerialName("good_for") val goodFor: PanchangDayMuhurtaGoodFor,
    val choghadiya: PanchangDayChoghadiya,
    val hora: PanchangDayHora,
    val gowri: PanchangDayGowri,
    val bala: PanchangDayBala?,
)

@Serializable
public data class Name(
    /** From 1, in the order of the tables */
    val id: Long,
    val name: String,
)

@Serializable
public data class NewsItem(
    /** Id */
    val id: Long,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val url: String,
    /** The page of it for readers: the address to share */
    @SerialName("share_url") val shareUrl: String?,
    /** Picture of 1200 x 630 pixels with its headline, for shared links */
    @SerialName("share_card_url") val shareCardUrl: String?,
    /** The same of 1080 x 1920 pixels, for a WhatsApp status */
    @SerialName("status_card_url") val statusCardUrl: String?,
    /** Title */
    val title: String,
    val summary: String,
    /** Sanitised HTML, or text when content_format says so */
    val content: String,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String,
    /** ISO 639-1 */
    val lang: String,
    /** true: in the default language, because the story is missing in the requested one */
    @SerialName("is_fallback") val isFallback: Boolean,
    /** Shared by the items of a story in different languages: the id of one of them; null leaves the group */
    @SerialName("translation_group") val translationGroup: Long?,
    val category: NewsItemCategory?,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    /** Name of the category in the language */
    @SerialName("category_name") val categoryName: String?,
    /** At most 30 tags of 60 letters */
    val tags: List<String>,
    val places: List<NewsItemPlace>,
    val location: NewsItemLocation,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String?,
    /** Pictures of the library first, in the order of the gallery */
    val images: List<NewsItemImage>,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String?,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String?,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String?,
    val byline: String?,
    val source: NewsItemSource,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean,
    /** End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that */
    @SerialName("breaking_until") val breakingUntil: String?,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean,
    val priority: Long,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String?,
    /** Number of views; written every ten seconds */
    val views: Long,
    /** Reading time in minutes */
    @SerialName("read_minutes") val readMinutes: Long,
    /** What was wrong and was put right, oldest first */
    val corrections: List<Correction>,
    /** End of the live blog; null while it runs */
    @SerialName("live_ended_at") val liveEndedAt: String?,
)

@Serializable
public data class NewsItemCategory(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val color: String?,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
)

@Serializable
public data class NewsItemImage(
    val url: String,
    /** Pixels */
    val width: Long? = null,
    /** Pixels */
    val height: Long? = null,
    /** Description of the image for screen readers */
    val alt: String? = null,
    val blurhash: String? = null,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String? = null,
    val caption: String? = null,
    val credit: String? = null,
    val srcset: SourceSet? = null,
)

/** State, district and mandal as text; taken from the first place where places are set */
@Serializable
public data class NewsItemLocation(
    /** State */
    val state: String?,
    /** District */
    val district: String?,
    /** Mandal, taluk or tehsil */
    val mandal: String?,
)

@Serializable
public data class NewsItemPlace(
    /** Id */
    val id: Long,
    val name: String,
    val type: String,
)

@Serializable
public data class NewsItemSource(
    val name: String?,
    val url: String?,
)

@Serializable
public data class NewsItemWhole(
    /** Id */
    val id: Long,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val url: String,
    /** The page of it for readers: the address to share */
    @SerialName("share_url") val shareUrl: String?,
    /** Picture of 1200 x 630 pixels with its headline, for shared links */
    @SerialName("share_card_url") val shareCardUrl: String?,
    /** The same of 1080 x 1920 pixels, for a WhatsApp status */
    @SerialName("status_card_url") val statusCardUrl: String?,
    /** Title */
    val title: String,
    val summary: String,
    /** Sanitised HTML, or text when content_format says so */
    val content: String,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String,
    /** ISO 639-1 */
    val lang: String,
    /** true: in the default language, because the story is missing in the requested one */
    @SerialName("is_fallback") val isFallback: Boolean,
    /** Shared by the items of a story in different languages: the id of one of them; null leaves the group */
    @SerialName("translation_group") val translationGroup: Long?,
    val category: NewsItemCategory?,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    /** Name of the category in the language */
    @SerialName("category_name") val categoryName: String?,
    /** At most 30 tags of 60 letters */
    val tags: List<String>,
    val places: List<NewsItemPlace>,
    val location: NewsItemLocation,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String?,
    /** Pictures of the library first, in the order of the gallery */
    val images: List<NewsItemImage>,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String?,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String?,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String?,
    val byline: String?,
    val source: NewsItemSource,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean,
    /** End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that */
    @SerialName("breaking_until") val breakingUntil: String?,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean,
    val priority: Long,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String?,
    /** Number of views; written every ten seconds */
    val views: Long,
    /** Reading time in minutes */
    @SerialName("read_minutes") val readMinutes: Long,
    /** What was wrong and was put right, oldest first */
    val corrections: List<Correction>,
    /** End of the live blog; null while it runs */
    @SerialName("live_ended_at") val liveEndedAt: String?,
    @SerialName("seo_title") val seoTitle: String?,
    @SerialName("seo_description") val seoDescription: String?,
    /** The same story in other languages, as far as readers see it */
    val translations: List<NewsItemWholeTranslation>,
)

@Serializable
public data class NewsItemWholeTranslation(
    /** ISO 639-1 */
    val lang: String,
    /** Id */
    val id: Long,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val url: String,
    /** Title */
    val title: String,
)

@Serializable
public data class PanchangDay(
    /** Day, YYYY-MM-DD */
    val date: String,
    /** ISO 639-1 */
    val lang: String,
    val place: Place,
    val weekday: Name,
    val samvatsara: Name?,
    @SerialName("shaka_year") val shakaYear: Long?,
    @SerialName("vikram_year") val vikramYear: Long?,
    val ayana: Name?,
    val ritu: Name?,
    val masa: PanchangDayMasa?,
    val paksha: Name?,
    /** The one in force at sunrise first */
    val tithi: List<PanchangDayTithi>,
    /** The one in force at sunrise first */
    val nakshatra: List<PanchangDayTithi>,
    /** The one in force at sunrise first */
    val yoga: List<PanchangDayTithi>,
    val karana: List<PanchangDayKarana>,
    val sunrise: String?,
    val sunset: String?,
    val moonrise: String?,
    val moonset: String?,
    @SerialName("next_sunrise") val nextSunrise: String?,
    @SerialName("day_length") val dayLength: Long?,
    @SerialName("night_length") val nightLength: Long?,
    @SerialName("rahu_kalam") val rahuKalam: Span?,
    val yamagandam: Span?,
    @SerialName("gulika_kalam") val gulikaKalam: Span?,
    val abhijit: Span?,
    @SerialName("brahma_muhurta") val brahmaMuhurta: Span?,
    val durmuhurtam: List<Span>,
    val varjyam: List<Span>,
    @SerialName("amrita_kalam") val amritaKalam: List<Span>,
    @SerialName("moon_sign") val moonSign: Name?,
    @SerialName("sun_sign") val sunSign: Name?,
    val festivals: List<Festival>,
    /** One line to share: what is special today */
    val special: String,
    val notes: String?,
    val source: String,
    /** Fields that an editor has given */
    val overridden: List<String>,
    val choghadiya: PanchangDayChoghadiya?,
    val hora: PanchangDayHora?,
    val gowri: PanchangDayGowri?,
    val lagna: List<PanchangDayLagna>?,
    val grahas: List<PanchangDayGraha>?,
    val padas: List<PanchangDayPada>?,
    val calendars: PanchangDayCalendars?,
    val muhurta: PanchangDayMuhurta?,
    @SerialName("muhurta_tables") val muhurtaTables: PanchangDayMuhurtaTables?,
    val bala: PanchangDayBala?,
    val text: PanchangDayText?,
)

@Serializable
public data class PanchangDayBala(
    @SerialName("birth_star") val birthStar: Name?,
    @SerialName("birth_sign") val birthSign: Name?,
    val tarabala: List<PanchangDayBalaTarabala>,
    val chandrabala: List<PanchangDayBalaChandrabala>,
)

@Serializable
public data class PanchangDayBalaChandrabala(
    /** Of the Moon, counted from the sign of birth */
    val house: Long,
    val quality: String,
    @SerialName("moon_sign") val moonSign: Name,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayBalaTarabala(
    /** Id */
    val id: Long,
    /** The same in every language */
    val key: String,
    val name: String,
    val quality: String,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
    val nakshatra: Name,
)

@Serializable
public data class PanchangDayCalendars(
    val shaka: Long,
    val vikram: PanchangDayCalendarsVikram,
    val kali: Long,
    val samvatsara: PanchangDayCalendarsSamvatsara,
    val ritu: PanchangDayCalendarsRitu,
    val ayana: PanchangDayCalendarsAyana,
    @SerialName("lost_month") val lostMonth: Name?,
    /** The day in each calendar; hijri is tentative */
    val dates: List<PanchangDayCalendarsDate>,
)

@Serializable
public data class PanchangDayCalendarsAyana(
    val sidereal: Name,
    val drik: Name,
)

@Serializable
public data class PanchangDayCalendarsDate(
    /** tamil, malayalam, bengali, national, nanakshahi, hijri ... */
    val key: String,
    /** Waits for the new moon to be sighted; may move by a day */
    @SerialName("is_tentative") val isTentative: Boolean,
    val year: Long,
    val month: Name,
    val day: Long,
)

@Serializable
public data class PanchangDayCalendarsRitu(
    val lunar: Name,
    val solar: Name,
    val drik: Name,
)

@Serializable
public data class PanchangDayCalendarsSamvatsara(
    val southern: Name,
    val tamil: Name,
    /** By Jupiter's course; the Vikram year has the name of the one that it opened in */
    val northern: PanchangDayCalendarsSamvatsaraNorthern,
)

/** By Jupiter's course; the Vikram year has the name of the one that it opened in */
@Serializable
public data class PanchangDayCalendarsSamvatsaraNorthern(
    /** From 1, in the order of the tables */
    val id: Long,
    val name: String,
    val until: String?,
    val next: Name,
    @SerialName("of_vikram_year") val ofVikramYear: Name,
)

@Serializable
public data class PanchangDayCalendarsVikram(
    val chaitradi: Long,
    val kartikadi: Long,
    val ashadhadi: Long,
)

@Serializable
public data class PanchangDayChoghadiya(
    val day: List<PanchangDayChoghadiyaDay>,
    val night: List<PanchangDayChoghadiyaDay>,
)

@Serializable
public data class PanchangDayChoghadiyaDay(
    /** The same in every language */
    val key: String,
    val name: String,
    val quality: String,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayGowri(
    val day: List<PanchangDayChoghadiyaDay>,
    val night: List<PanchangDayChoghadiyaDay>,
    /** The good parts, as Tamil calendars print them */
    @SerialName("nalla_neram") val nallaNeram: List<PanchangDayGowriNallaNeram>,
)

@Serializable
public data class PanchangDayGowriNallaNeram(
    /** The same in every language */
    val key: String,
    val name: String,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayGraha(
    /** From 1, in the order of the tables */
    val id: Long,
    val name: String,
    /** Sidereal, degrees */
    val longitude: Double,
    val sign: Name,
    /** In the sign */
    val degree: Double,
    val nakshatra: Name,
    val pada: Long,
    /** Degrees a day */
    val speed: Double,
    @SerialName("is_retrograde") val isRetrograde: Boolean,
    @SerialName("is_combust") val isCombust: Boolean,
    @SerialName("next_sign") val nextSign: Name,
    @SerialName("next_sign_at") val nextSignAt: String?,
    @SerialName("turns_at") val turnsAt: String?,
)

@Serializable
public data class PanchangDayHora(
    val day: List<PanchangDayHoraDay>,
    val night: List<PanchangDayHoraDay>,
)

@Serializable
public data class PanchangDayHoraDay(
    val graha: Name,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayKarana(
    /** From 1, in the order of the tables */
    val id: Long,
    val name: String,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
    val number: Long?,
)

@Serializable
public data class PanchangDayLagna(
    val sign: Name,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayMasa(
    val amanta: Name?,
    val purnimanta: Name?,
    val solar: Name?,
    @SerialName("is_adhika") val isAdhika: Boolean?,
)

@Serializable
public data class PanchangDayMuhurta(
    /** In the order of time */
    val good: List<PanchangDayGowriNallaNeram>,
    /** In the order of time */
    val bad: List<PanchangDayGowriNallaNeram>,
    /** On a Wednesday, when many almanacs print none */
    @SerialName("abhijit_is_weak") val abhijitIsWeak: Boolean,
    /** By the other reading of Ardra, Hasta and Mula */
    @SerialName("alternative_varjyam") val alternativeVarjyam: List<Span>,
    /** Good conjunctions: sarvartha siddhi, guru pushya ... */
    val yogas: List<PanchangDayGowriNallaNeram>,
    val anandadi: List<PanchangDayChoghadiyaDay>,
    val bhadra: List<PanchangDayMuhurtaBhadra>,
    val panchaka: PanchangDayMuhurtaPanchaka?,
    @SerialName("disha_shula") val dishaShula: PanchangDayMuhurtaDishaShula,
    val chandrashtama: PanchangDayMuhurtaChandrashtama,
    @SerialName("good_for") val goodFor: PanchangDayMuhurtaGoodFor,
)

@Serializable
public data class PanchangDayMuhurtaBhadra(
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
    val tithi: Name,
    /** Where she dwells; she harms on the earth only */
    val places: List<PanchangDayMuhurtaBhadraPlace>,
    val mukha: Span,
    val puchha: Span,
)

@Serializable
public data class PanchangDayMuhurtaBhadraPlace(
    /** The same in every language */
    val key: String,
    val name: String,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayMuhurtaChandrashtama(
    /** Of birth, to which the Moon is the eighth */
    val signs: List<PanchangDayMuhurtaChandrashtamaSign>,
    /** Of birth, to which that of the Moon is the seventeenth */
    val nakshatras: List<PanchangDayMuhurtaChandrashtamaNakshatra>,
)

@Serializable
public data class PanchangDayMuhurtaChandrashtamaNakshatra(
    val nakshatra: Name,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayMuhurtaChandrashtamaSign(
    val sign: Name,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayMuhurtaDishaShula(
    /** The same in every language */
    val key: String,
    val name: String,
    val remedy: PanchangDayMuhurtaDishaShulaRemedy,
)

@Serializable
public data class PanchangDayMuhurtaDishaShulaRemedy(
    /** The same in every language */
    val key: String,
    val name: String,
)

/** Stars and Moon signs of birth that the Moon is good for */
@Serializable
public data class PanchangDayMuhurtaGoodFor(
    val tarabala: List<PanchangDayMuhurtaGoodForTarabala>,
    val chandrabala: List<PanchangDayMuhurtaGoodForChandrabala>,
)

@Serializable
public data class PanchangDayMuhurtaGoodForChandrabala(
    val signs: List<Name>,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayMuhurtaGoodForTarabala(
    val nakshatras: List<Name>,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayMuhurtaPanchaka(
    val kind: PanchangDayMuhurtaPanchakaKind?,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

/** By the weekday that it begins on */
@Serializable
public data class PanchangDayMuhurtaPanchakaKind(
    /** The same in every language */
    val key: String,
    val name: String,
)

@Serializable
public data class PanchangDayMuhurtaTables(
    @SerialName("thirty_muhurtas") val thirtyMuhurtas: PanchangDayThirtyMuhurtas,
    /** Panchaka of tithi, weekday, star and lagna */
    @SerialName("panchaka_rahita") val panchakaRahita: List<PanchangDayChoghadiyaDay>,
    @SerialName("ganda_mula") val gandaMula: List<PanchangDayMuhurtaTablesGandaMula>,
    val vinchudo: Span?,
    val jwalamukhi: List<Span>,
    /** During each tithi */
    val agnivasa: List<PanchangDayChoghadiyaDay>,
    /** During each tithi */
    val shivavasa: List<PanchangDayChoghadiyaDay>,
)

@Serializable
public data class PanchangDayMuhurtaTablesGandaMula(
    val nakshatra: Name,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayMuhurtaTablesThirtyMuhurtasDay(
    /** From 1, in the order of the tables */
    val id: Long,
    val name: String,
    val quality: String,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayPada(
    val nakshatra: Name,
    val pada: Long,
    val sign: Name,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class PanchangDayText(
    /** Day, YYYY-MM-DD */
    val date: String,
    val weekday: String,
    val place: String,
    val year: String,
    val month: String,
    val tithi: List<String>,
    val nakshatra: List<String>,
    val yoga: List<String>,
    val karana: List<String>,
    val sunrise: String?,
    val sunset: String?,
    val moonrise: String?,
    val moonset: String?,
    @SerialName("rahu_kalam") val rahuKalam: String?,
    val yamagandam: String?,
    @SerialName("gulika_kalam") val gulikaKalam: String?,
    val abhijit: String?,
    @SerialName("brahma_muhurta") val brahmaMuhurta: String?,
    val durmuhurtam: List<String>,
    val varjyam: List<String>,
    @SerialName("amrita_kalam") val amritaKalam: List<String>,
    @SerialName("sun_sign") val sunSign: String,
    @SerialName("moon_sign") val moonSign: String,
    val festivals: List<String>,
)

@Serializable
public data class PanchangDayThirtyMuhurtas(
    val day: List<PanchangDayMuhurtaTablesThirtyMuhurtasDay>,
    val night: List<PanchangDayMuhurtaTablesThirtyMuhurtasDay>,
)

@Serializable
public data class PanchangDayTithi(
    /** From 1, in the order of the tables */
    val id: Long,
    val name: String,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
    /** It is over before a sunrise sees it */
    @SerialName("is_kshaya") val isKshaya: Boolean,
    /** Two sunrises see it */
    @SerialName("is_vriddhi") val isVriddhi: Boolean,
)

@Serializable
public data class Place(
    val city: String?,
    /** Degrees north */
    val lat: Double,
    /** Degrees east */
    val lon: Double,
    /** IANA zone */
    val tz: String,
)

@Serializable
public data class PlaceChoice(
    /** GeoNames id */
    val id: Long,
    /** English name, as `city=` takes it */
    val city: String,
    /** In the language, where it is known */
    val name: String,
    /** ISO 3166-1 */
    val country: String,
    /** ISO 3166-2 in India, the country elsewhere */
    val region: String,
    /** Degrees north */
    val lat: Double,
    /** Degrees east */
    val lon: Double,
    /** IANA time zone such as Asia/Kolkata */
    val tz: String,
    val km: Double?,
)

@Serializable
public data class PlaceItem(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val type: String,
    val code: String?,
    @SerialName("lgd_code") val lgdCode: Long?,
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long?,
    /** Degrees north */
    val lat: Double?,
    /** Degrees east */
    val lon: Double?,
    /** IANA time zone such as Asia/Kolkata */
    val tz: String?,
    /** Places right below it */
    @SerialName("child_count") val childCount: Long,
    /** Push topic of the place in this language */
    val topic: String,
    val ancestors: List<PlaceItemAncestor>,
)

@Serializable
public data class PlaceItemAncestor(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val type: String,
    /** Push topic of the place in this language */
    val topic: String,
)

@Serializable
public data class PlacesNear(
    /** As it was rounded, to a hundredth of a degree */
    val lat: Double,
    /** Degrees east */
    val lon: Double,
    /** Country, state, district, mandal, as far as they are known; empty outside India */
    val chain: List<PlacesNearChain>,
)

@Serializable
public data class PlacesNearChain(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val type: String,
    @SerialName("lgd_code") val lgdCode: Long?,
    /** Push topic of the place in this language */
    val topic: String,
    /** Chosen by distance: Dinam has no boundaries */
    val approximate: Boolean,
    val km: Double?,
)

@Serializable
public data class Poll(
    /** Id */
    val id: Long,
    /** ISO 639-1 */
    val lang: String,
    /** It has no text in the requested language */
    @SerialName("is_fallback") val isFallback: Boolean,
    val question: String,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long?,
    val status: String,
    @SerialName("opens_at") val opensAt: String?,
    @SerialName("closes_at") val closesAt: String?,
    @SerialName("show_results") val showResults: String,
    /** A vote may be changed while the poll is open */
    @SerialName("can_change") val canChange: Boolean,
    val options: List<PollOption>,
    val total: Long?,
)

@Serializable
public data class PollOption(
    /** What a vote names; counted within the poll */
    val id: Long,
    val text: String,
    val votes: Long?,
    val percent: Long?,
)

@Serializable
public data class PrayerTimes(
    /** ISO 639-1 */
    val lang: String,
    val place: Place,
    /** Degrees of the Sun's depth for fajr and isha: karachi 18 and 18, mwl 18 and 17; default karachi */
    val method: String,
    /** Shadows of two lengths, or of one; default hanafi, in `lang` ml shafi */
    val asr: String,
    /** What each time is called, by its field */
    val names: Map<String, String>,
    val days: List<PrayerTimesDay>,
)

@Serializable
public data class PrayerTimesDay(
    /** Day, YYYY-MM-DD */
    val date: String,
    val weekday: Name,
    /** Of the daytime; tentative by a day */
    val hijri: PrayerTimesDayHijri,
    @SerialName("is_ramadan") val isRamadan: Boolean,
    @SerialName("sehri_end") val sehriEnd: String?,
    val fajr: String?,
    val sunrise: String?,
    val zawal: String?,
    val dhuhr: String?,
    val asr: String?,
    val maghrib: String?,
    val iftar: String?,
    val isha: String?,
    /** Fajr or isha follows the rule for high latitudes */
    @SerialName("is_adjusted") val isAdjusted: Boolean,
)

/** Of the daytime; tentative by a day */
@Serializable
public data class PrayerTimesDayHijri(
    val year: Long,
    val month: Name,
    val day: Long,
)

@Serializable
public data class PreviewItem(
    /** Id */
    val id: Long,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val url: String,
    /** The page of it for readers: the address to share */
    @SerialName("share_url") val shareUrl: String?,
    /** Picture of 1200 x 630 pixels with its headline, for shared links */
    @SerialName("share_card_url") val shareCardUrl: String?,
    /** The same of 1080 x 1920 pixels, for a WhatsApp status */
    @SerialName("status_card_url") val statusCardUrl: String?,
    /** Title */
    val title: String,
    val summary: String,
    /** Sanitised HTML, or text when content_format says so */
    val content: String,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String,
    /** ISO 639-1 */
    val lang: String,
    /** true: in the default language, because the story is missing in the requested one */
    @SerialName("is_fallback") val isFallback: Boolean,
    /** Shared by the items of a story in different languages: the id of one of them; null leaves the group */
    @SerialName("translation_group") val translationGroup: Long?,
    val category: NewsItemCategory?,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    /** Name of the category in the language */
    @SerialName("category_name") val categoryName: String?,
    /** At most 30 tags of 60 letters */
    val tags: List<String>,
    val places: List<NewsItemPlace>,
    val location: NewsItemLocation,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String?,
    /** Pictures of the library first, in the order of the gallery */
    val images: List<NewsItemImage>,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String?,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String?,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String?,
    val byline: String?,
    val source: NewsItemSource,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean,
    /** End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that */
    @SerialName("breaking_until") val breakingUntil: String?,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean,
    val priority: Long,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String?,
    /** Number of views; written every ten seconds */
    val views: Long,
    /** Reading time in minutes */
    @SerialName("read_minutes") val readMinutes: Long,
    /** What was wrong and was put right, oldest first */
    val corrections: List<Correction>,
    /** End of the live blog; null while it runs */
    @SerialName("live_ended_at") val liveEndedAt: String?,
    /** Of the story: draft, review, scheduled, published, archived */
    val status: String,
    /** Unpublished changes of a published story are in it */
    @SerialName("has_changes") val hasChanges: Boolean,
    /** When this address stops working */
    @SerialName("link_expires_at") val linkExpiresAt: String,
)

@Serializable
public data class Problem(
    val type: String,
    val title: String,
    val status: Long,
    val detail: String,
    val instance: String,
    val success: Boolean,
    val message: String,
    val code: String,
    val errors: List<ProblemError>,
    @SerialName("request_id") val requestId: String,
)

@Serializable
public data class ProblemError(
    /** Dotted path such as `images.0.url`; empty for the whole body */
    val field: String,
    /** required, type, too_short, too_long, range, pattern, text, unknown, not_found, taken, repeated or invalid */
    val code: String,
    /** Values in the message: `min`, `max`, `known` */
    val params: Map<String, JsonElement?>,
    /** Plain words that follow the name of the field */
    val message: String,
)

@Serializable
public data class Product(
    /** Id */
    val id: Long,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val url: String,
    /** Title */
    val title: String,
    val description: String,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    val image: ProductImage?,
    /** Further pictures, those of the library first */
    val images: List<String>,
    /** Outside of a deal; in minor units, as is all money */
    val price: Long,
    /** What is paid now: the price of the deal while it runs */
    @SerialName("current_price") val currentPrice: Long,
    /** Maximum retail price in minor units; not below `price` */
    val mrp: Long?,
    /** ISO 4217, default INR */
    val currency: String,
    /** current_price for people: ₹1,23,456 */
    @SerialName("price_text") val priceText: String,
    @SerialName("mrp_text") val mrpText: String?,
    /** current_price against mrp; without an mrp, against price */
    @SerialName("discount_percent") val discountPercent: Long,
    @SerialName("coupon_code") val couponCode: String?,
    val store: ProductStoreName?,
    @SerialName("deal_url") val dealUrl: String?,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    /** Name of the category in the language */
    @SerialName("category_name") val categoryName: String?,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean,
    /** Whether links earn a commission */
    @SerialName("is_affiliate") val isAffiliate: Boolean,
    /** `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it */
    val deal: ProductDeal?,
    /** Whether it can be bought */
    @SerialName("in_stock") val inStock: Boolean,
    val rating: Double?,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class ProductCategory(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long,
    @SerialName("product_count") val productCount: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
)

/** null unless it runs now */
@Serializable
public data class ProductDeal(
    @SerialName("starts_at") val startsAt: String,
    @SerialName("ends_at") val endsAt: String?,
    /** Price in minor units (paise); of a product the one outside a deal */
    val price: Long,
)

/** The picture of image_url in all sizes; null where it is not of the library */
@Serializable
public data class ProductImage(
    val url: String,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String,
    /** Pixels */
    val width: Long,
    /** Pixels */
    val height: Long,
    /** Description of the image for screen readers */
    val alt: String?,
    val blurhash: String?,
    val srcset: SourceSet,
)

@Serializable
public data class ProductStoreName(
    val name: String,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
)

@Serializable
public data class QuietHours(
    /** Like 22:00 */
    val from: String,
    /** Like 07:00 */
    val to: String,
)

@Serializable
public data class Removed(
    /** Id */
    val id: Long,
    val deleted: Boolean,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class Report(
    /** Id */
    val id: Long,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    val reason: String,
    val status: String,
    @SerialName("received_at") val receivedAt: String,
    /** Until then it has to be answered */
    @SerialName("due_at") val dueAt: String,
)

@Serializable
public data class ReportInput(
    /** 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
    @SerialName("installation_id") val installationId: String,
    val reason: String,
    /** Plain text */
    val note: String? = null,
)

@Serializable
public data class Sign(
    /** 1 = Mesha, Aries */
    val id: Long,
    /** aries, taurus ... */
    val slug: String,
    /** In the language of the answer */
    val name: String,
    val symbol: String,
    val element: String,
    val modality: String,
    val ruler: String,
    @SerialName("sanskrit_slug") val sanskritSlug: String,
    @SerialName("element_name") val elementName: String,
    @SerialName("modality_name") val modalityName: String,
    @SerialName("ruler_name") val rulerName: String,
    @SerialName("body_part") val bodyPart: String,
    /** Of names, one a pada */
    val letters: List<String>,
    val nakshatras: List<SignNakshatra>,
    @SerialName("english_name") val englishName: String,
    /** By language */
    val names: SignNames,
)

@Serializable
public data class SignNakshatra(
    val nakshatra: Long,
    val name: String,
    val padas: List<Long>,
)

/** By language */
@Serializable
public data class SignNames(
    val te: String,
    val hi: String,
    val ta: String,
    val kn: String,
    val ml: String,
    val mr: String,
    val gu: String,
    val bn: String,
    val or: String,
    val pa: String,
    val `as`: String,
    val ur: String,
    val ne: String,
    val en: String,
)

@Serializable
public data class SignView(
    /** 1 = Mesha, Aries */
    val id: Long,
    /** aries, taurus ... */
    val slug: String,
    /** In the language of the answer */
    val name: String,
    val symbol: String,
    val element: String,
    val modality: String,
    val ruler: String,
)

@Serializable
public data class SourceSet(
    val avif: String,
    val webp: String,
    val jpeg: String,
)

@Serializable
public data class Span(
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class Success(
    val success: Boolean,
    val message: String,
    val meta: Meta,
)

@Serializable
public data class TithiDates(
    /** ISO 639-1 */
    val lang: String,
    val place: Place,
    /** By the tithi at sunrise, the tithi in the afternoon, or the nakshatra in its solar month; default birthday */
    val kind: String,
    val origin: TithiDatesOrigin,
    val days: List<TithiDatesDay>,
)

@Serializable
public data class TithiDatesDay(
    /** Day, YYYY-MM-DD */
    val date: String,
    val weekday: Name,
    /** The how manieth */
    val number: Long,
    /** In an adhika month */
    @SerialName("is_adhika") val isAdhika: Boolean,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class TithiDatesOrigin(
    /** Day, YYYY-MM-DD */
    val date: String,
    val weekday: Name,
    val tithi: Name,
    val paksha: Name,
    val amanta: Name,
    val purnimanta: Name,
    @SerialName("is_adhika") val isAdhika: Boolean,
    val nakshatra: Name,
    val solar: TithiDatesOriginSolar,
)

@Serializable
public data class TithiDatesOriginSolar(
    /** Whose solar months count for a star; default tamil, in `lang` ml malayalam */
    val key: String,
    val year: Long,
    val month: Name,
    val day: Long,
)

@Serializable
public data class Transits(
    val sign: SignView,
    /** Day, YYYY-MM-DD */
    val date: String,
    /** Sunrise at Ujjain */
    val from: String,
    val until: String,
    val factors: List<HoroscopeFactor>,
)

@Serializable
public data class TreePlace(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val type: String,
    val code: String?,
    @SerialName("lgd_code") val lgdCode: Long?,
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long?,
    /** Degrees north */
    val lat: Double?,
    /** Degrees east */
    val lon: Double?,
    /** IANA time zone such as Asia/Kolkata */
    val tz: String?,
    /** Places right below it */
    @SerialName("child_count") val childCount: Long,
    /** Push topic of the place in this language */
    val topic: String,
)

@Serializable
public data class Update(
    /** Platform, default android */
    val platform: String,
    @SerialName("latest_version") val latestVersion: String?,
    @SerialName("latest_version_code") val latestVersionCode: Long?,
    /** Apps below this version must update */
    @SerialName("min_version") val minVersion: String?,
    /** Apps below this version code must update */
    @SerialName("min_version_code") val minVersionCode: Long?,
    @SerialName("update_available") val updateAvailable: Boolean,
    @SerialName("force_update") val forceUpdate: Boolean,
    @SerialName("update_type") val updateType: String,
    /** Title */
    val title: String?,
    val message: String?,
    /** List of changes */
    @SerialName("whats_new") val whatsNew: List<String>,
    /** https URL on one of the `store_hosts` of the security settings */
    @SerialName("store_url") val storeUrl: String?,
    /** Not shown before this time */
    @SerialName("released_at") val releasedAt: String?,
    /** Share of installations that are offered the release */
    @SerialName("rollout_percent") val rolloutPercent: Long?,
)

@Serializable
public data class Vote(
    /** What the installation has voted for */
    @SerialName("option_id") val optionId: Long,
    @SerialName("voted_at") val votedAt: String,
    val poll: Poll,
)

@Serializable
public data class VoteInput(
    /** 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
    @SerialName("installation_id") val installationId: String,
    @SerialName("option_id") val optionId: Long,
)

@Serializable
public data class YearTransits(
    /** ISO 639-1 */
    val lang: String,
    val place: Place,
    val year: Long,
    val transits: List<YearTransitsTransit>,
)

@Serializable
public data class YearTransitsTransit(
    val graha: Name,
    /** It enters a sign, turns back or forward, is lost near the Sun (asta) or seen again (udaya) */
    val kind: String,
    val at: String?,
    val sign: Name?,
    /** The sign is entered backwards */
    @SerialName("is_retrograde") val isRetrograde: Boolean,
)

/** The public reads of the API. */
public class DinamApi(private val transport: Transport, private val json: Json = dinamJson) {
    private inline fun <reified T> decode(text: String): Reply<T> = json.decodeFromString(text)

    private fun segment(value: Any): String = java.net.URLEncoder.encode(value.toString(), "UTF-8").replace("+", "%20")

    /** Basic settings: names, addresses, languages */
    public fun getSettings(lang: String? = null): Reply<BasicSettings> =
        decode(transport.get("/api/v1/settings", listOf("lang" to lang?.toString())))

    /** App settings: theme, features, maintenance */
    public fun getSettingsApp(lang: String? = null): Reply<AppSettings> =
        decode(transport.get("/api/v1/settings/app", listOf("lang" to lang?.toString())))

    /** AdMob settings of a platform */
    public fun getSettingsAdmob(platform: String? = null, lang: String? = null): Reply<AdMobSettings> =
        decode(transport.get("/api/v1/settings/admob", listOf("platform" to platform?.toString(), "lang" to lang?.toString())))

    /** Publisher, grievance officer and support contacts */
    public fun getSettingsContacts(lang: String? = null): Reply<Contacts> =
        decode(transport.get("/api/v1/settings/contacts", listOf("lang" to lang?.toString())))

    /** Name, version, and the list of endpoints and actions */
    public fun getStatus(): Reply<GetStatusData> =
        decode(transport.get("/api/v1", emptyList()))

    /** Cities by prefix of a name, or nearest to a point */
    public fun getPlaces(search: String? = null, lat: Double? = null, lon: Double? = null, lang: String? = null, limit: Long? = null): Reply<List<PlaceChoice>> =
        decode(transport.get("/api/v1/places", listOf("search" to search?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "lang" to lang?.toString(), "limit" to limit?.toString())))

    /** Children of the place `parent`, or all places of a `type`; default: the countries */
    public fun getPlacesTree(parent: String? = null, type: String? = null, lang: String? = null, page: Long? = null, limit: Long? = null): Reply<List<TreePlace>> =
        decode(transport.get("/api/v1/places/tree", listOf("parent" to parent?.toString(), "type" to type?.toString(), "lang" to lang?.toString(), "page" to page?.toString(), "limit" to limit?.toString())))

    /** Places of the tree by how a name begins or sounds, with what they lie in */
    public fun getPlacesSearch(q: String, type: String? = null, lang: String? = null, limit: Long? = null): Reply<List<FoundPlace>> =
        decode(transport.get("/api/v1/places/search", listOf("q" to q?.toString(), "type" to type?.toString(), "lang" to lang?.toString(), "limit" to limit?.toString())))

    /** Country, state, district and mandal of a point, by the nearest towns */
    public fun getPlacesNear(lat: Double, lon: Double, lang: String? = null): Reply<PlacesNear> =
        decode(transport.get("/api/v1/places/near", listOf("lat" to lat?.toString(), "lon" to lon?.toString(), "lang" to lang?.toString())))

    /** One place with its ancestors, by slug, id or code */
    public fun getPlacesBySlug(slug: String, lang: String? = null): Reply<PlaceItem> =
        decode(transport.get("/api/v1/places/${segment(slug)}", listOf("lang" to lang?.toString())))

    /** Days of the almanac at a place, 1 to 62; default: this month */
    public fun getPanchang(from: String? = null, to: String? = null, date: String? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null, include: List<String>? = null, digits: String? = null, birthStar: Long? = null, birthSign: Long? = null): Reply<List<PanchangDay>> =
        decode(transport.get("/api/v1/panchang", listOf("from" to from?.toString(), "to" to to?.toString(), "date" to date?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString(), "include" to include?.joinToString(","), "digits" to digits?.toString(), "birth_star" to birthStar?.toString(), "birth_sign" to birthSign?.toString())))

    /** One day of the almanac at a place; default: today */
    public fun getPanchangDay(date: String? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null, include: List<String>? = null, digits: String? = null, birthStar: Long? = null, birthSign: Long? = null, source: String? = null): Reply<PanchangDay> =
        decode(transport.get("/api/v1/panchang/day", listOf("date" to date?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString(), "include" to include?.joinToString(","), "digits" to digits?.toString(), "birth_star" to birthStar?.toString(), "birth_sign" to birthSign?.toString(), "source" to source?.toString())))

    /** A month of the almanac at a place, in short; default: this month */
    public fun getPanchangMonth(month: String? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null): Reply<List<MonthDay>> =
        decode(transport.get("/api/v1/panchang/month", listOf("month" to month?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString())))

    /** Good and bad times of a day at a place; default: today */
    public fun getPanchangMuhurta(date: String? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null, birthStar: Long? = null, birthSign: Long? = null): Reply<MuhurtaDay> =
        decode(transport.get("/api/v1/panchang/muhurta", listOf("date" to date?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString(), "birth_star" to birthStar?.toString(), "birth_sign" to birthSign?.toString())))

    /** Days and times for an undertaking, and what speaks for and against each; default: 31 days from today */
    public fun getPanchangMuhurtaFind(`for`: String, from: String? = null, to: String? = null, school: String? = null, nakshatra: Long? = null, rashi: Long? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null): Reply<List<GetPanchangMuhurtaFindData>> =
        decode(transport.get("/api/v1/panchang/muhurta/find", listOf("for" to `for`?.toString(), "from" to from?.toString(), "to" to to?.toString(), "school" to school?.toString(), "nakshatra" to nakshatra?.toString(), "rashi" to rashi?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString())))

    /** Festivals and vratas of a year or a range at a place; default: this year, and without a place every region */
    public fun getPanchangFestivals(year: Long? = null, from: String? = null, to: String? = null, region: String? = null, type: String? = null, calendar: String? = null, page: Long? = null, limit: Long? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null): Reply<List<Festival>> =
        decode(transport.get("/api/v1/panchang/festivals", listOf("year" to year?.toString(), "from" to from?.toString(), "to" to to?.toString(), "region" to region?.toString(), "type" to type?.toString(), "calendar" to calendar?.toString(), "page" to page?.toString(), "limit" to limit?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString())))

    /** Holidays of a state in a year: official lists, else a guess; default: this year, the state of the place */
    public fun getPanchangHolidays(year: Long? = null, region: String? = null, kind: String? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null): Reply<List<Holiday>> =
        decode(transport.get("/api/v1/panchang/holidays", listOf("year" to year?.toString(), "region" to region?.toString(), "kind" to kind?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString())))

    /** The next days of a festival or vrata at a place; default: from today */
    public fun getPanchangNext(festival: String, from: String? = null, count: Long? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null): Reply<List<Festival>> =
        decode(transport.get("/api/v1/panchang/next", listOf("festival" to festival?.toString(), "from" to from?.toString(), "count" to count?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString())))

    /** Times of prayer, sehri and iftar at a place, 1 to 62 days; default: this month */
    public fun getPanchangPrayerTimes(from: String? = null, to: String? = null, month: String? = null, method: String? = null, asr: String? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null): Reply<PrayerTimes> =
        decode(transport.get("/api/v1/panchang/prayer-times", listOf("from" to from?.toString(), "to" to to?.toString(), "month" to month?.toString(), "method" to method?.toString(), "asr" to asr?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString())))

    /** The days of the next years that a birth or a death is kept on; default: from today */
    public fun getPanchangTithiDates(date: String, time: String? = null, kind: String? = null, calendar: String? = null, from: String? = null, years: Long? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null): Reply<TithiDates> =
        decode(transport.get("/api/v1/panchang/tithi-dates", listOf("date" to date?.toString(), "time" to time?.toString(), "kind" to kind?.toString(), "calendar" to calendar?.toString(), "from" to from?.toString(), "years" to years?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString())))

    /** Signs that the grahas enter in a year, their stations and combustions; default: this year, all but the Moon */
    public fun getPanchangTransits(year: Long? = null, graha: String? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null): Reply<YearTransits> =
        decode(transport.get("/api/v1/panchang/transits", listOf("year" to year?.toString(), "graha" to graha?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString())))

    /** A date of one calendar in the others; default: today */
    public fun getPanchangConvert(date: String? = null, from: String? = null, to: String? = null, adhika: Boolean? = null, months: String? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null): Reply<Conversion> =
        decode(transport.get("/api/v1/panchang/convert", listOf("date" to date?.toString(), "from" to from?.toString(), "to" to to?.toString(), "adhika" to adhika?.toString(), "months" to months?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString())))

    /** Predictions of a period, by sign; default: daily, today */
    public fun getHoroscope(lang: String? = null, page: Long? = null, limit: Long? = null, sign: String? = null, nakshatra: String? = null, period: String? = null, date: String? = null, fields: List<String>? = null): Reply<List<Horoscope>> =
        decode(transport.get("/api/v1/horoscope", listOf("lang" to lang?.toString(), "page" to page?.toString(), "limit" to limit?.toString(), "sign" to sign?.toString(), "nakshatra" to nakshatra?.toString(), "period" to period?.toString(), "date" to date?.toString(), "fields" to fields?.joinToString(","))))

    /** The twelve signs today */
    public fun getHoroscopeToday(lang: String? = null, fields: List<String>? = null): Reply<List<Horoscope>> =
        decode(transport.get("/api/v1/horoscope/today", listOf("lang" to lang?.toString(), "fields" to fields?.joinToString(","))))

    /** The twelve signs with their names in every language */
    public fun getHoroscopeSigns(lang: String? = null): Reply<List<Sign>> =
        decode(transport.get("/api/v1/horoscope/signs", listOf("lang" to lang?.toString())))

    /** What the grahas of a day, of today by default, are to a moon sign */
    public fun getHoroscopeTransits(sign: String, date: String? = null, nakshatra: String? = null, lang: String? = null): Reply<Transits> =
        decode(transport.get("/api/v1/horoscope/transits", listOf("sign" to sign?.toString(), "date" to date?.toString(), "nakshatra" to nakshatra?.toString(), "lang" to lang?.toString())))

    /** Compatibility of two people by moon signs, or by birth stars */
    public fun getHoroscopeCompatibility(sign1: String? = null, sign2: String? = null, nakshatra1: String? = null, nakshatra2: String? = null, pada1: Long? = null, pada2: Long? = null, role1: String? = null, system: String? = null, lang: String? = null): Reply<Compatibility> =
        decode(transport.get("/api/v1/horoscope/compatibility", listOf("sign1" to sign1?.toString(), "sign2" to sign2?.toString(), "nakshatra1" to nakshatra1?.toString(), "nakshatra2" to nakshatra2?.toString(), "pada1" to pada1?.toString(), "pada2" to pada2?.toString(), "role1" to role1?.toString(), "system" to system?.toString(), "lang" to lang?.toString())))

    /** Birth chart, dasha and avakahada of a time and place of birth */
    public fun getHoroscopeBirth(date: String, time: String, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, lang: String? = null): Reply<Birth> =
        decode(transport.get("/api/v1/horoscope/birth", listOf("date" to date?.toString(), "time" to time?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "lang" to lang?.toString())))

    /** Products with a running deal */
    public fun getShoppingDeals(lang: String? = null, page: Long? = null, limit: Long? = null, cursor: String? = null, category: String? = null, categoryId: Long? = null, featured: Boolean? = null, inStock: Boolean? = null, search: String? = null, minPrice: Long? = null, maxPrice: Long? = null, sort: String? = null, fields: List<String>? = null): Reply<List<Product>> =
        decode(transport.get("/api/v1/shopping/deals", listOf("lang" to lang?.toString(), "page" to page?.toString(), "limit" to limit?.toString(), "cursor" to cursor?.toString(), "category" to category?.toString(), "category_id" to categoryId?.toString(), "featured" to featured?.toString(), "in_stock" to inStock?.toString(), "search" to search?.toString(), "min_price" to minPrice?.toString(), "max_price" to maxPrice?.toString(), "sort" to sort?.toString(), "fields" to fields?.joinToString(","))))

    /** All products */
    public fun getShoppingProducts(lang: String? = null, page: Long? = null, limit: Long? = null, cursor: String? = null, category: String? = null, categoryId: Long? = null, featured: Boolean? = null, inStock: Boolean? = null, search: String? = null, minPrice: Long? = null, maxPrice: Long? = null, sort: String? = null, fields: List<String>? = null): Reply<List<Product>> =
        decode(transport.get("/api/v1/shopping/products", listOf("lang" to lang?.toString(), "page" to page?.toString(), "limit" to limit?.toString(), "cursor" to cursor?.toString(), "category" to category?.toString(), "category_id" to categoryId?.toString(), "featured" to featured?.toString(), "in_stock" to inStock?.toString(), "search" to search?.toString(), "min_price" to minPrice?.toString(), "max_price" to maxPrice?.toString(), "sort" to sort?.toString(), "fields" to fields?.joinToString(","))))

    /** One product, by id or slug (the number at the end of the slug decides) */
    public fun getShoppingProductsBySlug(slug: String, id: Long? = null, lang: String? = null, fields: List<String>? = null): Reply<Product> =
        decode(transport.get("/api/v1/shopping/products/${segment(slug)}", listOf("id" to id?.toString(), "lang" to lang?.toString(), "fields" to fields?.joinToString(","))))

    /** Featured products */
    public fun getShoppingFeatured(lang: String? = null, page: Long? = null, limit: Long? = null, cursor: String? = null, category: String? = null, categoryId: Long? = null, inStock: Boolean? = null, search: String? = null, minPrice: Long? = null, maxPrice: Long? = null, sort: String? = null, fields: List<String>? = null): Reply<List<Product>> =
        decode(transport.get("/api/v1/shopping/featured", listOf("lang" to lang?.toString(), "page" to page?.toString(), "limit" to limit?.toString(), "cursor" to cursor?.toString(), "category" to category?.toString(), "category_id" to categoryId?.toString(), "in_stock" to inStock?.toString(), "search" to search?.toString(), "min_price" to minPrice?.toString(), "max_price" to maxPrice?.toString(), "sort" to sort?.toString(), "fields" to fields?.joinToString(","))))

    /** Categories of products, with the number of products in each */
    public fun getShoppingCategories(lang: String? = null): Reply<List<ProductCategory>> =
        decode(transport.get("/api/v1/shopping/categories", listOf("lang" to lang?.toString())))

    /** Update check: whether an app should or must update */
    public fun getUpdateCheck(platform: String? = null, lang: String? = null, currentVersion: String? = null, versionCode: Long? = null, installationId: String? = null): Reply<Update> =
        decode(transport.get("/api/v1/update/check", listOf("platform" to platform?.toString(), "lang" to lang?.toString(), "current_version" to currentVersion?.toString(), "version_code" to versionCode?.toString(), "installation_id" to installationId?.toString())))

    /** The latest version of a platform */
    public fun getUpdateLatest(platform: String? = null, lang: String? = null): Reply<Update> =
        decode(transport.get("/api/v1/update/latest", listOf("platform" to platform?.toString(), "lang" to lang?.toString())))

    /** The public key of Web Push for subscriptions of browsers */
    public fun getPushKey(): Reply<GetPushKeyData> =
        decode(transport.get("/api/v1/push/key", emptyList()))

    /** News of a language, newest first */
    public fun getNews(lang: String? = null, page: Long? = null, limit: Long? = null, cursor: String? = null, category: String? = null, categoryId: Long? = null, tag: String? = null, location: String? = null, author: String? = null, breaking: Boolean? = null, featured: Boolean? = null, search: String? = null, q: String? = null, sort: String? = null, fallback: Boolean? = null, fields: List<String>? = null): Reply<List<NewsItem>> =
        decode(transport.get("/api/v1/news", listOf("lang" to lang?.toString(), "page" to page?.toString(), "limit" to limit?.toString(), "cursor" to cursor?.toString(), "category" to category?.toString(), "category_id" to categoryId?.toString(), "tag" to tag?.toString(), "location" to location?.toString(), "author" to author?.toString(), "breaking" to breaking?.toString(), "featured" to featured?.toString(), "search" to search?.toString(), "q" to q?.toString(), "sort" to sort?.toString(), "fallback" to fallback?.toString(), "fields" to fields?.joinToString(","))))

    /** The latest news */
    public fun getNewsLatest(lang: String? = null, page: Long? = null, limit: Long? = null, cursor: String? = null, category: String? = null, categoryId: Long? = null, location: String? = null, featured: Boolean? = null, fallback: Boolean? = null, fields: List<String>? = null, tag: String? = null): Reply<List<NewsItem>> =
        decode(transport.get("/api/v1/news/latest", listOf("lang" to lang?.toString(), "page" to page?.toString(), "limit" to limit?.toString(), "cursor" to cursor?.toString(), "category" to category?.toString(), "category_id" to categoryId?.toString(), "location" to location?.toString(), "featured" to featured?.toString(), "fallback" to fallback?.toString(), "fields" to fields?.joinToString(","), "tag" to tag?.toString())))

    /** Breaking news that has not expired */
    public fun getNewsBreaking(lang: String? = null, page: Long? = null, limit: Long? = null, cursor: String? = null, category: String? = null, categoryId: Long? = null, location: String? = null, fallback: Boolean? = null, fields: List<String>? = null): Reply<List<NewsItem>> =
        decode(transport.get("/api/v1/news/breaking", listOf("lang" to lang?.toString(), "page" to page?.toString(), "limit" to limit?.toString(), "cursor" to cursor?.toString(), "category" to category?.toString(), "category_id" to categoryId?.toString(), "location" to location?.toString(), "fallback" to fallback?.toString(), "fields" to fields?.joinToString(","))))

    /** Categories with the number of items in the language */
    public fun getNewsCategories(lang: String? = null): Reply<List<Category>> =
        decode(transport.get("/api/v1/news/categories", listOf("lang" to lang?.toString())))

    /** Trending items, filled up with the newest */
    public fun getNewsTrending(lang: String? = null, limit: Long? = null, category: String? = null, categoryId: Long? = null, location: String? = null, window: Long? = null, fields: List<String>? = null): Reply<List<NewsItem>> =
        decode(transport.get("/api/v1/news/trending", listOf("lang" to lang?.toString(), "limit" to limit?.toString(), "category" to category?.toString(), "category_id" to categoryId?.toString(), "location" to location?.toString(), "window" to window?.toString(), "fields" to fields?.joinToString(","))))

    /** One item, by id or slug (the number at the end of the slug decides) */
    public fun getNewsBySlug(slug: String, id: Long? = null, lang: String? = null, fields: List<String>? = null): Reply<NewsItemWhole> =
        decode(transport.get("/api/v1/news/${segment(slug)}", listOf("id" to id?.toString(), "lang" to lang?.toString(), "fields" to fields?.joinToString(","))))

    /** Related items, by tags, places, category and words of the title */
    public fun getNewsBySlugRelated(slug: String, id: Long? = null, limit: Long? = null, lang: String? = null, fields: List<String>? = null): Reply<List<NewsItem>> =
        decode(transport.get("/api/v1/news/${segment(slug)}/related", listOf("id" to id?.toString(), "limit" to limit?.toString(), "lang" to lang?.toString(), "fields" to fields?.joinToString(","))))

    /** Search news by words, most relevant first */
    public fun getSearch(lang: String? = null, page: Long? = null, limit: Long? = null, cursor: String? = null, q: String? = null, search: String? = null, category: String? = null, categoryId: Long? = null, tag: String? = null, location: String? = null, author: String? = null, contentType: String? = null, from: String? = null, to: String? = null, sort: String? = null, fallback: Boolean? = null, fields: List<String>? = null): Reply<List<FoundItem>> =
        decode(transport.get("/api/v1/search", listOf("lang" to lang?.toString(), "page" to page?.toString(), "limit" to limit?.toString(), "cursor" to cursor?.toString(), "q" to q?.toString(), "search" to search?.toString(), "category" to category?.toString(), "category_id" to categoryId?.toString(), "tag" to tag?.toString(), "location" to location?.toString(), "author" to author?.toString(), "content_type" to contentType?.toString(), "from" to from?.toString(), "to" to to?.toString(), "sort" to sort?.toString(), "fallback" to fallback?.toString(), "fields" to fields?.joinToString(","))))

    /** Completions of a search that is being typed */
    public fun getSearchSuggest(lang: String? = null, q: String? = null, limit: Long? = null): Reply<List<GetSearchSuggestData>> =
        decode(transport.get("/api/v1/search/suggest", listOf("lang" to lang?.toString(), "q" to q?.toString(), "limit" to limit?.toString())))

    /** A story by a preview link: as its readers would get it, never cached */
    public fun getPreviewsByToken(token: String): Reply<PreviewItem> =
        decode(transport.get("/api/v1/previews/${segment(token)}", emptyList()))

    /** Entries of a live blog; with `after` only what changed */
    public fun getNewsBySlugLive(slug: String, id: Long? = null, after: Long? = null, limit: Long? = null, order: String? = null, cursor: String? = null): Reply<List<JsonElement?>> =
        decode(transport.get("/api/v1/news/${segment(slug)}/live", listOf("id" to id?.toString(), "after" to after?.toString(), "limit" to limit?.toString(), "order" to order?.toString(), "cursor" to cursor?.toString())))

    /** Polls that can be read in a language, or those of a story; newest first */
    public fun getPolls(lang: String? = null, newsId: Long? = null, status: String? = null, page: Long? = null, limit: Long? = null): Reply<List<Poll>> =
        decode(transport.get("/api/v1/polls", listOf("lang" to lang?.toString(), "news_id" to newsId?.toString(), "status" to status?.toString(), "page" to page?.toString(), "limit" to limit?.toString())))

    /** One poll with its results, as far as they are shown */
    public fun getPollsById(id: Long, lang: String? = null): Reply<Poll> =
        decode(transport.get("/api/v1/polls/${segment(id)}", listOf("lang" to lang?.toString())))

    /** Bookmarked stories of this installation, newest bookmark first */
    public fun getInstallationsByInstallationIdBookmarks(installationId: String, cursor: String? = null, limit: Long? = null, fields: List<String>? = null): Reply<List<BookmarkedItem>> =
        decode(transport.get("/api/v1/installations/${segment(installationId)}/bookmarks", listOf("cursor" to cursor?.toString(), "limit" to limit?.toString(), "fields" to fields?.joinToString(","))))

    /** Items of the feeds in a language, or of one feed, newest first */
    public fun getRss(lang: String? = null, page: Long? = null, limit: Long? = null, cursor: String? = null, feed: Long? = null, category: String? = null, search: String? = null, duplicates: Boolean? = null): Reply<List<FeedItem>> =
        decode(transport.get("/api/v1/rss", listOf("lang" to lang?.toString(), "page" to page?.toString(), "limit" to limit?.toString(), "cursor" to cursor?.toString(), "feed" to feed?.toString(), "category" to category?.toString(), "search" to search?.toString(), "duplicates" to duplicates?.toString())))

    /** One item of a feed */
    public fun getRssById(id: Long, lang: String? = null): Reply<FeedItem> =
        decode(transport.get("/api/v1/rss/${segment(id)}", listOf("lang" to lang?.toString())))

    /** First call of an app: settings, ads, update information, push transport */
    public fun getConfig(platform: String? = null, lang: String? = null, currentVersion: String? = null, versionCode: Long? = null, installationId: String? = null): Reply<AppConfig> =
        decode(transport.get("/api/v1/config", listOf("platform" to platform?.toString(), "lang" to lang?.toString(), "current_version" to currentVersion?.toString(), "version_code" to versionCode?.toString(), "installation_id" to installationId?.toString())))

    /** Offline bundle: config, categories, 30 stories, almanac, horoscope; default: today */
    public fun getBundle(lang: String? = null, date: String? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, platform: String? = null, fallback: Boolean? = null): Reply<GetBundleData> =
        decode(transport.get("/api/v1/bundle", listOf("lang" to lang?.toString(), "date" to date?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "platform" to platform?.toString(), "fallback" to fallback?.toString())))
}
