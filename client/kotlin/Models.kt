// Generated from the OpenAPI document d3a944e2192d7926. Do not edit: run `npm run client`.
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
public data class AdminAdMobSettings(
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
public data class AdminAppSettings(
    /** `mode` (system, light, dark), and colours #rrggbb under any name, such as primary_color */
    val theme: Map<String, String>,
    /** What the app shows, by name */
    val features: Map<String, Boolean>,
    val maintenance: AppSettingsMaintenance,
    @SerialName("refresh_seconds") val refreshSeconds: Long,
    @SerialName("news_per_page") val newsPerPage: Long,
    @SerialName("ticker_enabled") val tickerEnabled: Boolean,
    @SerialName("font_scale") val fontScale: Double,
    /** How kind pushes are, and what stories push. Breaking news passes quiet hours and cap */
    val push: AdminAppSettingsPush,
    /** Hours until a breaking flag ends by itself */
    @SerialName("breaking_hours") val breakingHours: Long,
    /** Days after which a story in the trash is deleted */
    @SerialName("trash_days") val trashDays: Long,
    /** Revisions that a story keeps */
    @SerialName("revisions_kept") val revisionsKept: Long,
    /** Days for which items of feeds are kept */
    @SerialName("feed_keep_days") val feedKeepDays: Long,
    /** Items that are kept of each feed */
    @SerialName("feed_keep_items") val feedKeepItems: Long,
    /** Texts in other languages, by language */
    val texts: Map<String, AdminAppSettingsTexts>,
)

/** How kind pushes are, and what stories push. Breaking news passes quiet hours and cap */
@Serializable
public data class AdminAppSettingsPush(
    /** When phones that have none of their own are left alone; null: never. By the clock of each phone */
    @SerialName("quiet_hours") val quietHours: QuietHours?,
    @SerialName("daily_cap") val dailyCap: Long?,
    /** A second push of a story needs `allow_repeat` */
    @SerialName("once_per_story") val oncePerStory: Boolean,
    /** A story that becomes breaking while it is out is pushed by itself, once, to `news.{lang}.breaking` */
    @SerialName("push_on_breaking") val pushOnBreaking: Boolean,
    /** What the id of a story is put behind to open it in the app: dinam://news/ makes dinam://news/17 */
    @SerialName("link_prefix") val linkPrefix: String,
    val reminders: AdminAppSettingsPushReminders,
)

/** Reminders of the almanac, for phones that asked for them */
@Serializable
public data class AdminAppSettingsPushReminders(
    val enabled: Boolean,
    /** Hour of the evening before, by the clock of the place */
    val hour: Long,
    val kinds: List<String>,
)

@Serializable
public data class AdminAppSettingsTexts(
    @SerialName("maintenance_title") val maintenanceTitle: String? = null,
    @SerialName("maintenance_message") val maintenanceMessage: String? = null,
)

@Serializable
public data class AdminBasicSettings(
    @SerialName("app_name") val appName: String,
    val tagline: String?,
    @SerialName("logo_url") val logoUrl: String?,
    @SerialName("support_email") val supportEmail: String?,
    @SerialName("support_phone") val supportPhone: String?,
    @SerialName("website_url") val websiteUrl: String?,
    @SerialName("privacy_policy_url") val privacyPolicyUrl: String?,
    @SerialName("terms_url") val termsUrl: String?,
    @SerialName("about_html") val aboutHtml: String?,
    @SerialName("share_text") val shareText: String?,
    val languages: List<String>,
    /** ISO 639-1 */
    @SerialName("default_lang") val defaultLang: String,
    @SerialName("default_city") val defaultCity: String,
    val almanac: BasicSettingsAlmanac,
    /** Addresses of the pages elsewhere, such as facebook or whatsapp */
    val social: Map<String, String>,
    val publisher: BasicSettingsPublisher,
    @SerialName("grievance_officer") val grievanceOfficer: BasicSettingsGrievanceOfficer,
    @SerialName("privacy_html") val privacyHtml: String?,
    @SerialName("complaints_html") val complaintsHtml: String?,
    /** The apps that open links to this site */
    @SerialName("app_links") val appLinks: AdminBasicSettingsAppLinks,
    /** Search engines are told of published stories by the IndexNow protocol */
    val indexnow: AdminBasicSettingsIndexnow,
    /** How much of a story own feeds contain */
    @SerialName("feed_content") val feedContent: String,
    /** IANA time zone of the editors: days of filters, times without a zone */
    @SerialName("desk_time_zone") val deskTimeZone: String,
    /** Where editors wrote no prediction readers get a computed one */
    @SerialName("horoscope_computed") val horoscopeComputed: Boolean,
    @SerialName("websub_hub") val websubHub: String?,
    /** Texts in other languages, by language */
    val texts: Map<String, AdminBasicSettingsTexts>,
)

/** The apps that open links to this site */
@Serializable
public data class AdminBasicSettingsAppLinks(
    @SerialName("android_package") val androidPackage: String?,
    /** Certificates that sign the app; Play Console names that of Google */
    @SerialName("android_sha256") val androidSha256: List<String>,
    @SerialName("ios_team_id") val iosTeamId: String?,
    @SerialName("ios_bundle_id") val iosBundleId: String?,
    @SerialName("ios_app_id") val iosAppId: String?,
)

/** Search engines are told of published stories by the IndexNow protocol */
@Serializable
public data class AdminBasicSettingsIndexnow(
    val key: String?,
    val endpoint: String,
)

@Serializable
public data class AdminBasicSettingsTexts(
    @SerialName("app_name") val appName: String? = null,
    val tagline: String? = null,
    @SerialName("about_html") val aboutHtml: String? = null,
    @SerialName("privacy_html") val privacyHtml: String? = null,
    @SerialName("complaints_html") val complaintsHtml: String? = null,
    @SerialName("share_text") val shareText: String? = null,
    @SerialName("website_url") val websiteUrl: String? = null,
    @SerialName("privacy_policy_url") val privacyPolicyUrl: String? = null,
    @SerialName("terms_url") val termsUrl: String? = null,
)

@Serializable
public data class AdminCategory(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    /** Texts by language */
    val texts: Map<String, AdminCategoryTexts>,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long?,
    val color: String?,
)

@Serializable
public data class AdminCategoryTexts(
    val name: String? = null,
)

@Serializable
public data class AdminDevice(
    /** Id */
    val id: Long,
    /** Masked: it allows to change the device */
    @SerialName("installation_id") val installationId: String,
    val kind: String,
    /** android, ios or web */
    val platform: String,
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
    /** Masked */
    val value: String,
    /** What if-match names */
    val rev: Long,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class AdminFeedItem(
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
    val categories: List<String>,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    @SerialName("first_seen_at") val firstSeenAt: String,
    val lang: String,
    /** Other feeds that have the same story: the first 20 of them */
    val sources: List<FeedItemSource>,
    @SerialName("duplicate_of") val duplicateOf: Long?,
    @SerialName("feed_id") val feedId: Long,
    @SerialName("date_raw") val dateRaw: String?,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long?,
    /** An editor made it a story of its own */
    @SerialName("is_parted") val isParted: Boolean,
    /** Not published, although its feed publishes automatically: another feed had the story */
    @SerialName("is_held_back") val isHeldBack: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class AdminFestival(
    val key: String,
    /** Id */
    val id: Long,
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
    /** Texts by language */
    val texts: Map<String, StoredDayFestivalText>,
    val repeats: Repeats?,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class AdminHoliday(
    /** Id */
    val id: Long,
    /** Day, YYYY-MM-DD */
    val date: String,
    val key: String,
    val name: String,
    /** ISO 3166-2 like IN-TS; IN: the Centre */
    val region: String,
    val kind: String,
    val order: String?,
    val source: String?,
    /** Texts by language */
    val texts: Map<String, AdminHolidayTexts>,
    @SerialName("is_removed") val isRemoved: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class AdminHolidayTexts(
    val name: String? = null,
)

@Serializable
public data class AdminHoroscope(
    /** Id */
    val id: Long,
    val sign: SignView,
    val period: String,
    /** First day of the period */
    val date: String,
    val range: HoroscopeRange,
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
    @SerialName("lucky_color") val luckyColor: AdminHoroscopeLuckyColor?,
    @SerialName("lucky_time") val luckyTime: String?,
    val factors: List<AdminHoroscopeFactor>,
    val source: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String?,
    @SerialName("publish_at") val publishAt: String?,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
)

@Serializable
public data class AdminHoroscopeFactor(
    val code: String,
    val name: String,
    val note: String?,
)

@Serializable
public data class AdminHoroscopeLuckyColor(
    val name: String,
    val hex: String?,
)

@Serializable
public data class AdminInput(
    /** Title */
    val title: String,
    /** Absent: the first 60 words of the content */
    val summary: String? = null,
    /** Text; HTML is sanitised when it is stored */
    val content: String? = null,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String? = null,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String? = null,
    /** ISO 639-1 */
    val lang: String? = null,
    /** Shared by the items of a story in different languages: the id of one of them; null leaves the group */
    @SerialName("translation_group") val translationGroup: Long? = null,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    /** At most 30 tags of 60 letters */
    val tags: List<String>? = null,
    /** State, district and mandal as text; taken from the first place where places are set */
    val location: AdminInputLocation? = null,
    /** Places of the tree, the main one first; `location` follows from it */
    @SerialName("place_ids") val placeIds: List<Long>? = null,
    @SerialName("media_id") val mediaId: Long? = null,
    /** Further pictures of the library */
    val gallery: List<Long>? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String? = null,
    /** Gallery: at most 50 images for a story, 30 for a product */
    val images: List<AdminInputImage>? = null,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String? = null,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String? = null,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String? = null,
    val byline: String? = null,
    @SerialName("seo_title") val seoTitle: String? = null,
    @SerialName("seo_description") val seoDescription: String? = null,
    val source: AdminInputSource? = null,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean? = null,
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
    @SerialName("breaking_until") val breakingUntil: String? = null,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean? = null,
    val priority: Long? = null,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String? = null,
    val status: String? = null,
)

@Serializable
public data class AdminInputImage(
    val url: String,
    /** Pixels */
    val width: Long? = null,
    /** Pixels */
    val height: Long? = null,
    /** Description of the image for screen readers */
    val alt: String? = null,
    val blurhash: String? = null,
)

@Serializable
public data class AdminInputLocation(
    /** State */
    val state: String? = null,
    /** District */
    val district: String? = null,
    /** Mandal, taluk or tehsil */
    val mandal: String? = null,
)

@Serializable
public data class AdminInputSource(
    val name: String? = null,
    val url: String? = null,
)

@Serializable
public data class AdminItem(
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
    val places: List<AdminItemPlace>,
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
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
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
    val status: String,
    /** Was out or archived, and expires_at has passed */
    @SerialName("is_expired") val isExpired: Boolean,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    @SerialName("media_id") val mediaId: Long?,
    /** Further pictures of the library */
    val gallery: List<Long>,
    /** What if-match names */
    val rev: Long,
    /** The user who created it */
    @SerialName("created_by") val createdBy: Person?,
    @SerialName("updated_by") val updatedBy: Person?,
    @SerialName("assigned_to") val assignedTo: Person?,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time at which it was moved to the trash */
    @SerialName("trashed_at") val trashedAt: String?,
    /** Why a reviewer rejected it; null once it is submitted again */
    @SerialName("review_note") val reviewNote: String?,
    /** Who has the edit lock, since when and until when; null for nobody */
    val editing: Editing?,
    @SerialName("working_copy") val workingCopy: CopySummary?,
    val included: AdminItemIncluded? = null,
)

@Serializable
public data class AdminItemIncluded(
    /** The other items of the story */
    val translations: List<AdminItemIncludedTranslation>? = null,
)

@Serializable
public data class AdminItemIncludedTranslation(
    /** Id */
    val id: Long,
    val lang: String,
    val status: String,
)

@Serializable
public data class AdminItemPlace(
    /** Id */
    val id: Long,
    val name: String,
    val type: String,
    @SerialName("within_ids") val withinIds: List<Long>,
)

@Serializable
public data class AdminLiveEntry(
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
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    @SerialName("deleted_at") val deletedAt: String?,
    /** The user who created it */
    @SerialName("created_by") val createdBy: Long?,
    /** What if-match names */
    val rev: Long,
)

@Serializable
public data class AdminPlace(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val type: String,
    val code: String?,
    @SerialName("lgd_code") val lgdCode: Long?,
    /** Texts by language */
    val texts: Map<String, AdminPlaceTexts>,
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long?,
    /** Degrees north */
    val lat: Double?,
    /** Degrees east */
    val lon: Double?,
    /** IANA time zone such as Asia/Kolkata */
    val tz: String?,
    @SerialName("is_shipped") val isShipped: Boolean,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Push topic by language */
    val topics: Map<String, String>,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class AdminPlaceTexts(
    val name: String? = null,
)

@Serializable
public data class AdminPoll(
    /** Id */
    val id: Long,
    val lang: String,
    val question: String,
    /** Texts by language */
    val texts: Map<String, PollInputText>,
    val options: List<AdminPollOption>,
    val total: Long,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long?,
    @SerialName("opens_at") val opensAt: String?,
    @SerialName("closes_at") val closesAt: String?,
    @SerialName("closed_at") val closedAt: String?,
    @SerialName("show_results") val showResults: String,
    @SerialName("can_change") val canChange: Boolean,
    val status: String,
    /** The user who created it */
    @SerialName("created_by") val createdBy: Long?,
    /** What if-match names */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class AdminPollOption(
    /** Id */
    val id: Long,
    val text: String,
    val votes: Long,
)

@Serializable
public data class AdminProduct(
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
    /** Gallery: at most 50 images for a story, 30 for a product */
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
    val store: ProductStore2?,
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
    val deal: AdminProductDeal?,
    /** Whether it can be bought */
    @SerialName("in_stock") val inStock: Boolean,
    val rating: Double?,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    @SerialName("media_id") val mediaId: Long?,
    val gallery: List<Long>,
    @SerialName("deal_state") val dealState: String,
    val link: AdminProductLink?,
    /** Texts by language */
    val texts: Map<String, AdminProductText>,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
)

@Serializable
public data class AdminProductCategory(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    /** Texts by language */
    val texts: Map<String, AdminProductCategoryTexts>,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class AdminProductCategoryTexts(
    val name: String? = null,
)

@Serializable
public data class AdminProductDeal(
    @SerialName("starts_at") val startsAt: String,
    @SerialName("ends_at") val endsAt: String?,
    /** Price in minor units (paise); of a product the one outside a deal */
    val price: Long?,
)

/** The last check of deal_url; unsure: the shop did not let the program look */
@Serializable
public data class AdminProductLink(
    /** State */
    val state: String,
    val problem: String?,
    @SerialName("checked_at") val checkedAt: String,
)

@Serializable
public data class AdminProductText(
    /** Title */
    val title: String? = null,
    val description: String? = null,
)

@Serializable
public data class AdminReport(
    /** Id */
    val id: Long,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    /** As it was when the report came */
    @SerialName("news_title") val newsTitle: String,
    val reason: String,
    /** The reader's words, plain text: escape them where they are shown */
    val note: String,
    val status: String,
    @SerialName("received_at") val receivedAt: String,
    /** Until then it has to be answered */
    @SerialName("due_at") val dueAt: String,
    @SerialName("is_overdue") val isOverdue: Boolean,
    /** The note of the editor who resolved or dismissed it */
    val answer: String,
    @SerialName("handled_by") val handledBy: Long?,
    @SerialName("handled_at") val handledAt: String?,
    /** What if-match names */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class ApiToken(
    /** Id */
    val id: Long,
    @SerialName("user_id") val userId: Long,
    val name: String,
    /** First characters of the secret, by which a token is recognised */
    val prefix: String,
    val scopes: List<String>,
    val status: String,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String,
    @SerialName("last_used_at") val lastUsedAt: String?,
    @SerialName("revoked_at") val revokedAt: String?,
)

@Serializable
public data class ApiTokenInput(
    /** What uses the token */
    val name: String,
    val scopes: List<String>,
    /** Until it expires; 90 by default */
    val days: Long? = null,
    @SerialName("current_password") val currentPassword: String? = null,
    /** Six digits of the authenticator app, or a recovery code */
    val otp: String? = null,
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
public data class AuditLine(
    /** Id */
    val id: Long,
    val at: String,
    @SerialName("actor_id") val actorId: Long?,
    /** Login name at that time */
    @SerialName("actor_name") val actorName: String,
    val actor: AuditLineActor?,
    val action: String,
    val resource: String,
    @SerialName("resource_id") val resourceId: String,
    val detail: Map<String, JsonElement?>,
    /** Id of the request, as in `X-Request-Id` and in the log */
    @SerialName("request_id") val requestId: String?,
)

@Serializable
public data class AuditLineActor(
    /** Id */
    val id: Long,
    /** Display name now; empty for a removed user */
    val name: String,
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
public data class BatchCsv(
    /** The header names fields; `id` changes that row. Lists and objects are JSON; `name_hi` is a text in Hindi */
    val csv: String,
    /** true: all is checked, and nothing is written */
    @SerialName("dry_run") val dryRun: Boolean? = null,
)

@Serializable
public data class BatchReport(
    val rows: List<BatchReportRow>,
    val added: Long,
    val changed: Long,
    val unchanged: Long,
    val skipped: Long,
    @SerialName("dry_run") val dryRun: Boolean,
)

@Serializable
public data class BatchReportRow(
    /** Its place in the batch, from 0 */
    val row: Long,
    /** null: it is not added, in a dry run */
    val id: Long?,
    val result: String,
    /** Why it was skipped */
    val note: String? = null,
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
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
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
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long?,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    val color: String?,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long,
    @SerialName("news_count") val newsCount: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Push topic of the category in this language */
    val topic: String,
)

@Serializable
public data class CategoryInput(
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String? = null,
    /** Texts in other languages, by language */
    val texts: Map<String, PlaceInputText>? = null,
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long? = null,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String? = null,
    val color: String? = null,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long? = null,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean? = null,
)

@Serializable
public data class ChangedBy(
    /** The user who created it */
    @SerialName("created_by") val createdBy: Person?,
    @SerialName("updated_by") val updatedBy: Person?,
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
public data class CopySummary(
    /** What if-match names at the addresses of the working copy */
    val rev: Long,
    val status: String,
    @SerialName("publish_at") val publishAt: String?,
    /** The fields that were changed */
    val fields: List<String>,
    @SerialName("updated_by") val updatedBy: Who,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class Correction(
    /** Id */
    val id: Long,
    val text: String,
    val at: String,
)

@Serializable
public data class CorrectionInput(
    val text: String,
    val at: String? = null,
)

@Serializable
public data class CsvInput(
    /** UTF-8; see the documentation for its columns */
    val csv: String,
    /** Check all of it, write nothing */
    @SerialName("dry_run") val dryRun: Boolean? = null,
)

@Serializable
public data class Dashboard(
    /** Parts are at most 20 seconds older */
    val at: String,
    /** IANA zone of the days: the setting `desk_time_zone` */
    @SerialName("time_zone") val timeZone: String,
    val stories: DashboardStories?,
    /** Number of views; written every ten seconds */
    val views: DashboardViews?,
    /** Most read of what was published within 7 days, at most 10 */
    val top: List<DashboardTop>,
    /** Most read now, at most 10 */
    val trending: List<DashboardTop>,
    val push: DashboardPush?,
    val feeds: DashboardFeeds?,
    /** What the user can do something about; empty: all is well */
    val attention: List<DashboardAttention>,
)

@Serializable
public data class DashboardAttention(
    val code: String,
    /** How many; for `disk_low` free megabytes, for `backup_old` days since the last one */
    val count: Long,
)

@Serializable
public data class DashboardFeeds(
    val active: Long,
    val failing: Long,
    @SerialName("items_today") val itemsToday: Long,
    /** Not published, because another feed had the story */
    @SerialName("held_back_today") val heldBackToday: Long,
    /** Up to 5 feeds that fail, the longest first */
    val worst: List<DashboardFeedsWorst>,
)

@Serializable
public data class DashboardFeedsWorst(
    /** Id */
    val id: Long,
    /** Title */
    val title: String,
    @SerialName("error_count") val errorCount: Long,
    @SerialName("last_error") val lastError: String?,
)

@Serializable
public data class DashboardPush(
    /** Phones and browsers that take notifications */
    val devices: Long,
    /** Messages within the last 30 days */
    val sent: Long,
    /** Of those: notifications that were opened */
    val opened: Long,
    /** The last 10 notifications, the newest first */
    val recent: List<DashboardPushRecent>,
)

@Serializable
public data class DashboardPushRecent(
    /** Id */
    val id: Long,
    /** Title */
    val title: String,
    @SerialName("sent_at") val sentAt: String,
    val sent: Long,
    val failed: Long,
    val opened: Long,
)

@Serializable
public data class DashboardStories(
    @SerialName("published_today") val publishedToday: Long,
    /** Languages of the settings, and others that have stories */
    val langs: List<DashboardStoriesLang>,
)

@Serializable
public data class DashboardStoriesLang(
    val lang: String,
    @SerialName("published_today") val publishedToday: Long,
    val scheduled: Long,
    val review: Long,
    /** Drafts that were changed within the last 7 days */
    val draft: Long,
)

@Serializable
public data class DashboardTop(
    /** Id */
    val id: Long,
    /** Title */
    val title: String,
    val lang: String,
    /** Number of views; written every ten seconds */
    val views: Long,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String,
)

@Serializable
public data class DashboardViews(
    @SerialName("last_hour") val lastHour: Long,
    val today: Long,
    /** Until the same time of the day */
    val yesterday: Long,
    /** The last 24 hours, the oldest first */
    val hours: List<DashboardViewsHour>,
    /** The last 30 days, the oldest first */
    val days: List<DashboardViewsDay>,
    /** Today, and yesterday until the same time; the most read language first */
    val langs: List<DashboardViewsLang>,
)

@Serializable
public data class DashboardViewsDay(
    /** YYYY-MM-DD, in `time_zone` */
    val day: String,
    /** Number of views; written every ten seconds */
    val views: Long,
)

@Serializable
public data class DashboardViewsHour(
    /** Beginning of the hour */
    val at: String,
    /** Number of views; written every ten seconds */
    val views: Long,
)

@Serializable
public data class DashboardViewsLang(
    val lang: String,
    val today: Long,
    val yesterday: Long,
)

@Serializable
public data class DayInput(
    /** Day, YYYY-MM-DD */
    val date: String,
    val city: String? = null,
    /** ISO 639-1 */
    val lang: String? = null,
    val weekday: JsonElement? = null,
    val samvatsara: JsonElement? = null,
    @SerialName("shaka_year") val shakaYear: Long? = null,
    @SerialName("vikram_year") val vikramYear: Long? = null,
    val ayana: JsonElement? = null,
    val ritu: JsonElement? = null,
    val masa: DayInputMasa? = null,
    val paksha: JsonElement? = null,
    val tithi: List<JsonElement?>? = null,
    val nakshatra: List<JsonElement?>? = null,
    val yoga: List<JsonElement?>? = null,
    val karana: List<JsonElement?>? = null,
    val sunrise: String? = null,
    val sunset: String? = null,
    val moonrise: String? = null,
    val moonset: String? = null,
    @SerialName("rahu_kalam") val rahuKalam: DayInputRahuKalam? = null,
    val yamagandam: DayInputRahuKalam? = null,
    @SerialName("gulika_kalam") val gulikaKalam: DayInputRahuKalam? = null,
    val abhijit: DayInputRahuKalam? = null,
    @SerialName("brahma_muhurta") val brahmaMuhurta: DayInputRahuKalam? = null,
    val durmuhurtam: List<DayInputRahuKalam>? = null,
    val varjyam: List<DayInputRahuKalam>? = null,
    @SerialName("amrita_kalam") val amritaKalam: List<DayInputRahuKalam>? = null,
    @SerialName("moon_sign") val moonSign: JsonElement? = null,
    @SerialName("sun_sign") val sunSign: JsonElement? = null,
    val notes: JsonElement? = null,
    val festivals: List<JsonElement?>? = null,
    /** true: these festivals replace the computed ones */
    @SerialName("festivals_replace") val festivalsReplace: Boolean? = null,
)

@Serializable
public data class DayInputFestivalText(
    val name: String? = null,
    val description: String? = null,
)

@Serializable
public data class DayInputMasa(
    val amanta: JsonElement? = null,
    val purnimanta: JsonElement? = null,
    val solar: JsonElement? = null,
    @SerialName("is_adhika") val isAdhika: Boolean? = null,
)

@Serializable
public data class DayInputRahuKalam(
    /** Begin; null: unknown */
    val start: String? = null,
    /** End; null: unknown */
    val end: String? = null,
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
    val value: JsonElement?,
    val kind: String? = null,
    /** android, ios or web */
    val platform: String? = null,
    /** ISO 639-1 */
    val lang: String? = null,
    /** Version of the app, such as 2.4.0 */
    @SerialName("app_version") val appVersion: String? = null,
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
    val value: JsonElement? = null,
    val kind: String? = null,
    /** android, ios or web */
    val platform: String? = null,
    /** ISO 639-1 */
    val lang: String? = null,
    /** Version of the app, such as 2.4.0 */
    @SerialName("app_version") val appVersion: String? = null,
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
public data class DiffPart(
    val value: String,
    val added: Boolean,
    val removed: Boolean,
)

@Serializable
public data class DryRun(
    @SerialName("dry_run") val dryRun: Boolean,
    val transport: String,
    val targets: Long?,
    /** For one device of each platform, or the topic */
    val results: List<Tried>,
)

@Serializable
public data class EditLock(
    val resource: String,
    /** Id */
    val id: Long,
    val user: Person,
    val since: String,
    /** Over then, unless it is renewed */
    val until: String,
)

@Serializable
public data class EditLockInput(
    /** As in its address: `categories` */
    val resource: String,
    /** Id */
    val id: Long,
    /** Take the lock of another user; recorded in the audit trail */
    @SerialName("take_over") val takeOver: Boolean? = null,
)

@Serializable
public data class Editing(
    val user: EditingUser,
    val since: String,
    /** Over then, unless it is renewed */
    val until: String,
)

@Serializable
public data class EditingUser(
    /** Id */
    val id: Long,
    val name: String,
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
public data class Feed(
    /** Id */
    val id: Long,
    /** Title */
    val title: String,
    @SerialName("feed_url") val feedUrl: String,
    @SerialName("site_url") val siteUrl: String?,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    val lang: String,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    @SerialName("refresh_minutes") val refreshMinutes: Long?,
    /** Between two fetches as it is now, without what failures add */
    @SerialName("interval_minutes") val intervalMinutes: Long,
    @SerialName("backoff_minutes") val backoffMinutes: Long?,
    val zone: String,
    @SerialName("user_agent") val userAgent: String?,
    val username: String?,
    @SerialName("has_password") val hasPassword: Boolean,
    /** Names of its own headers; their values are never returned */
    @SerialName("header_names") val headerNames: List<String>,
    /** Whether `publish_mode` is not off */
    @SerialName("auto_publish") val autoPublish: Boolean,
    /** Only items that have one of these words; empty: all */
    @SerialName("keywords_in") val keywordsIn: List<String>,
    /** No items that have one of these words */
    @SerialName("keywords_out") val keywordsOut: List<String>,
    /** News categories by the feed's own words for them; the feed's `category_id` for what has none */
    @SerialName("category_map") val categoryMap: Map<String, Long>,
    @SerialName("place_id") val placeId: Long?,
    /** off; link: title and summary with the source; full: the whole text, if its owner allows it */
    @SerialName("publish_mode") val publishMode: String,
    /** Whether the feed's owner allows the full text */
    @SerialName("full_text_allowed") val fullTextAllowed: Boolean,
    /** true: items wait for review instead of being published */
    val review: Boolean,
    /** New items that are published are pushed to the phones of the language */
    val push: Boolean,
    /** Items that the keywords excluded */
    @SerialName("filtered_count") val filteredCount: Long,
    val identity: String?,
    @SerialName("last_fetched_at") val lastFetchedAt: String?,
    @SerialName("next_fetch_at") val nextFetchAt: String?,
    @SerialName("last_status") val lastStatus: Long?,
    @SerialName("last_error") val lastError: String?,
    /** Failures in a row */
    @SerialName("error_count") val errorCount: Long,
    @SerialName("stopped_reason") val stoppedReason: String?,
    @SerialName("moved_to") val movedTo: String?,
    @SerialName("host_waits_until") val hostWaitsUntil: String?,
    @SerialName("hub_url") val hubUrl: String?,
    @SerialName("hub_topic") val hubTopic: String?,
    /** Whether the hub sends us its news: while active the feed is visited every few hours only */
    @SerialName("websub_state") val websubState: String,
    @SerialName("websub_lease_until") val websubLeaseUntil: String?,
    @SerialName("websub_error") val websubError: String?,
    @SerialName("last_push_at") val lastPushAt: String?,
    @SerialName("item_count") val itemCount: Long,
    /** Items that were not published because another feed had their story */
    @SerialName("held_back") val heldBack: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** What if-match names */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class FeedCandidate(
    @SerialName("feed_url") val feedUrl: String,
    /** Title */
    val title: String?,
    val format: String?,
    /** `link`: the page names it as its feed; `pattern`: follows from the address; `anchor`: a link of the page that looks like one; `path`: a usual place */
    val source: String,
    @SerialName("item_count") val itemCount: Long?,
)

@Serializable
public data class FeedFetch(
    val at: String,
    val outcome: String,
    val status: Long?,
    /** Until the answer was there */
    val ms: Long,
    /** Of the body, decompressed */
    val bytes: Long,
    val added: Long,
    val changed: Long,
    @SerialName("not_modified") val notModified: Boolean,
    val error: String?,
)

@Serializable
public data class FeedInput(
    @SerialName("feed_url") val feedUrl: String,
    /** Default: the title of the feed */
    val title: String? = null,
    @SerialName("site_url") val siteUrl: String? = null,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String? = null,
    val lang: String? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    @SerialName("refresh_minutes") val refreshMinutes: Long? = null,
    /** IANA time zone of dates without one; default Asia/Kolkata */
    val zone: String? = null,
    @SerialName("user_agent") val userAgent: String? = null,
    val headers: Map<String, String?>? = null,
    val username: String? = null,
    val password: String? = null,
    /** New items become news: true means `publish_mode` link where it was off */
    @SerialName("auto_publish") val autoPublish: Boolean? = null,
    /** Only items that have one of these words; empty: all */
    @SerialName("keywords_in") val keywordsIn: List<String>? = null,
    /** No items that have one of these words */
    @SerialName("keywords_out") val keywordsOut: List<String>? = null,
    /** News categories by the feed's own words for them; the feed's `category_id` for what has none */
    @SerialName("category_map") val categoryMap: Map<String, Long>? = null,
    @SerialName("place_id") val placeId: Long? = null,
    /** off; link: title and summary with the source; full: the whole text, if its owner allows it */
    @SerialName("publish_mode") val publishMode: String? = null,
    /** Whether the feed's owner allows the full text */
    @SerialName("full_text_allowed") val fullTextAllowed: Boolean? = null,
    /** true: items wait for review instead of being published */
    val review: Boolean? = null,
    /** New items that are published are pushed to the phones of the language */
    val push: Boolean? = null,
    /** false: not fetched, and its items are not shown */
    @SerialName("is_active") val isActive: Boolean? = null,
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
    val categories: List<String>,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    @SerialName("first_seen_at") val firstSeenAt: String,
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
public data class FeedRun(
    /** Id */
    val id: Long,
    val total: Long,
    /** Feeds that are through, `failed` among them */
    val done: Long,
    /** Feeds whose fetch brought an error, or none within six hours */
    val failed: Long,
    /** Items */
    val added: Long,
    /** Items */
    val changed: Long,
    val running: Boolean,
    @SerialName("started_at") val startedAt: String,
    @SerialName("finished_at") val finishedAt: String?,
)

@Serializable
public data class FeedTest(
    val ok: Boolean,
    val error: String?,
    val problem: String?,
    val status: Long?,
    /** Where the answer came from, behind redirects */
    @SerialName("feed_url") val feedUrl: String,
    /** In their order: what answered so, and where it led */
    val redirects: List<FeedTestRedirect>,
    /** Until the answer was there and read */
    val ms: Long,
    /** Of the body, decompressed */
    val bytes: Long,
    val format: String?,
    val encoding: String?,
    /** Title */
    val title: String?,
    @SerialName("site_url") val siteUrl: String?,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    val lang: String?,
    @SerialName("ttl_minutes") val ttlMinutes: Long?,
    /** WebSub hubs that push new items */
    val hubs: List<String>,
    @SerialName("key_policy") val keyPolicy: String?,
    @SerialName("known_id") val knownId: Long?,
    @SerialName("item_count") val itemCount: Long,
    /** Items that the filters of the feed would keep out */
    @SerialName("filtered_count") val filteredCount: Long,
    /** The first thirty, as they would be stored */
    val items: List<FeedTestItem>,
    val warnings: List<FeedWarning>,
    /** Of a web page: the likeliest first */
    val candidates: List<FeedCandidate>,
)

@Serializable
public data class FeedTestItem(
    /** Title */
    val title: String,
    val link: String?,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    @SerialName("date_raw") val dateRaw: String?,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    val summary: String,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String?,
    val categories: List<String>,
    val lang: String?,
    /** The filters of the feed would keep it out */
    val filtered: Boolean,
)

@Serializable
public data class FeedTestRedirect(
    val status: Long,
    val url: String,
)

@Serializable
public data class FeedTrial(
    @SerialName("feed_url") val feedUrl: String,
    /** Where the address is a web page, ask for the feeds that it may have */
    val discover: Boolean? = null,
    val lang: String? = null,
    /** IANA time zone of dates without one; default Asia/Kolkata */
    val zone: String? = null,
    @SerialName("user_agent") val userAgent: String? = null,
    val headers: Map<String, String?>? = null,
    val username: String? = null,
    val password: String? = null,
    /** Only items that have one of these words; empty: all */
    @SerialName("keywords_in") val keywordsIn: List<String>? = null,
    /** No items that have one of these words */
    @SerialName("keywords_out") val keywordsOut: List<String>? = null,
)

@Serializable
public data class FeedWarning(
    val code: String,
    /** For an editor */
    val message: String,
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
public data class FestivalInput(
    /** Day, YYYY-MM-DD */
    val date: String,
    val key: String? = null,
    /** ISO 639-1 */
    val lang: String? = null,
    val name: String? = null,
    val description: String? = null,
    /** Name and description by language */
    val texts: Map<String, DayInputFestivalText>? = null,
    val type: String? = null,
    /** Public holiday in its regions */
    @SerialName("is_holiday") val isHoliday: Boolean? = null,
    /** Waits for the new moon to be sighted; may move by a day */
    @SerialName("is_tentative") val isTentative: Boolean? = null,
    /** ISO 3166-2 codes such as IN-TS; IN is all of India */
    val regions: List<String>? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    val repeats: Repeats? = null,
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
public data class GetAdminCategoriesReplyData(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    /** Texts by language */
    val texts: Map<String, GetAdminCategoriesReplyDataTexts>,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long?,
    val color: String?,
    val included: GetAdminPlacesReplyDataIncluded? = null,
)

@Serializable
public data class GetAdminCategoriesReplyDataTexts(
    val name: String? = null,
)

@Serializable
public data class GetAdminContributorsReplyData(
    /** Id */
    val id: Long,
    val username: String,
    val name: String,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Submissions that wait for a decision */
    val submitted: Long,
    val accepted: Long,
    val rejected: Long,
    val returned: Long,
    val score: Double?,
    @SerialName("last_submitted_at") val lastSubmittedAt: String?,
)

@Serializable
public data class GetAdminFeedItemsReplyData(
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
    val categories: List<String>,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    @SerialName("first_seen_at") val firstSeenAt: String,
    val lang: String,
    /** Other feeds that have the same story: the first 20 of them */
    val sources: List<FeedItemSource>,
    @SerialName("duplicate_of") val duplicateOf: Long?,
    @SerialName("feed_id") val feedId: Long,
    @SerialName("date_raw") val dateRaw: String?,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long?,
    /** An editor made it a story of its own */
    @SerialName("is_parted") val isParted: Boolean,
    /** Not published, although its feed publishes automatically: another feed had the story */
    @SerialName("is_held_back") val isHeldBack: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** What `include` names */
    val included: GetAdminFeedItemsReplyDataIncluded? = null,
)

/** What `include` names */
@Serializable
public data class GetAdminFeedItemsReplyDataIncluded(
    val feed: EditingUser? = null,
)

@Serializable
public data class GetAdminFeedsReplyData(
    /** Id */
    val id: Long,
    /** Title */
    val title: String,
    @SerialName("feed_url") val feedUrl: String,
    @SerialName("site_url") val siteUrl: String?,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    val lang: String,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    @SerialName("refresh_minutes") val refreshMinutes: Long?,
    /** Between two fetches as it is now, without what failures add */
    @SerialName("interval_minutes") val intervalMinutes: Long,
    @SerialName("backoff_minutes") val backoffMinutes: Long?,
    val zone: String,
    @SerialName("user_agent") val userAgent: String?,
    val username: String?,
    @SerialName("has_password") val hasPassword: Boolean,
    /** Names of its own headers; their values are never returned */
    @SerialName("header_names") val headerNames: List<String>,
    /** Whether `publish_mode` is not off */
    @SerialName("auto_publish") val autoPublish: Boolean,
    /** Only items that have one of these words; empty: all */
    @SerialName("keywords_in") val keywordsIn: List<String>,
    /** No items that have one of these words */
    @SerialName("keywords_out") val keywordsOut: List<String>,
    /** News categories by the feed's own words for them; the feed's `category_id` for what has none */
    @SerialName("category_map") val categoryMap: Map<String, Long>,
    @SerialName("place_id") val placeId: Long?,
    /** off; link: title and summary with the source; full: the whole text, if its owner allows it */
    @SerialName("publish_mode") val publishMode: String,
    /** Whether the feed's owner allows the full text */
    @SerialName("full_text_allowed") val fullTextAllowed: Boolean,
    /** true: items wait for review instead of being published */
    val review: Boolean,
    /** New items that are published are pushed to the phones of the language */
    val push: Boolean,
    /** Items that the keywords excluded */
    @SerialName("filtered_count") val filteredCount: Long,
    val identity: String?,
    @SerialName("last_fetched_at") val lastFetchedAt: String?,
    @SerialName("next_fetch_at") val nextFetchAt: String?,
    @SerialName("last_status") val lastStatus: Long?,
    @SerialName("last_error") val lastError: String?,
    /** Failures in a row */
    @SerialName("error_count") val errorCount: Long,
    @SerialName("stopped_reason") val stoppedReason: String?,
    @SerialName("moved_to") val movedTo: String?,
    @SerialName("host_waits_until") val hostWaitsUntil: String?,
    @SerialName("hub_url") val hubUrl: String?,
    @SerialName("hub_topic") val hubTopic: String?,
    /** Whether the hub sends us its news: while active the feed is visited every few hours only */
    @SerialName("websub_state") val websubState: String,
    @SerialName("websub_lease_until") val websubLeaseUntil: String?,
    @SerialName("websub_error") val websubError: String?,
    @SerialName("last_push_at") val lastPushAt: String?,
    @SerialName("item_count") val itemCount: Long,
    /** Items that were not published because another feed had their story */
    @SerialName("held_back") val heldBack: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** What if-match names */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** What `include` names */
    val included: GetAdminFeedsReplyDataIncluded? = null,
)

/** What `include` names */
@Serializable
public data class GetAdminFeedsReplyDataIncluded(
    val people: ChangedBy? = null,
    val category: EditingUser? = null,
    val place: EditingUser? = null,
    val fetches: List<FeedFetch>? = null,
)

@Serializable
public data class GetAdminFestivalsReplyData(
    val key: String,
    /** Id */
    val id: Long,
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
    /** Texts by language */
    val texts: Map<String, StoredDayFestivalText>,
    val repeats: Repeats?,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** What `include` names */
    val included: GetAdminFestivalsReplyDataIncluded? = null,
)

/** What `include` names */
@Serializable
public data class GetAdminFestivalsReplyDataIncluded(
    val people: ChangedBy? = null,
)

@Serializable
public data class GetAdminHolidaysReplyData(
    /** Id */
    val id: Long,
    /** Day, YYYY-MM-DD */
    val date: String,
    val key: String,
    val name: String,
    /** ISO 3166-2 like IN-TS; IN: the Centre */
    val region: String,
    val kind: String,
    val order: String?,
    val source: String?,
    /** Texts by language */
    val texts: Map<String, GetAdminHolidaysReplyDataTexts>,
    @SerialName("is_removed") val isRemoved: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** What `include` names */
    val included: GetAdminHolidaysReplyDataIncluded? = null,
)

/** What `include` names */
@Serializable
public data class GetAdminHolidaysReplyDataIncluded(
    val people: ChangedBy? = null,
)

@Serializable
public data class GetAdminHolidaysReplyDataTexts(
    val name: String? = null,
)

@Serializable
public data class GetAdminHoroscopeReplyData(
    /** Id */
    val id: Long,
    val sign: SignView,
    val period: String,
    /** First day of the period */
    val date: String,
    val range: HoroscopeRange,
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
    @SerialName("lucky_color") val luckyColor: GetAdminHoroscopeReplyDataLuckyColor?,
    @SerialName("lucky_time") val luckyTime: String?,
    val factors: List<AdminHoroscopeFactor>,
    val source: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String?,
    @SerialName("publish_at") val publishAt: String?,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** What `include` names */
    val included: GetAdminHoroscopeReplyDataIncluded? = null,
)

/** What `include` names */
@Serializable
public data class GetAdminHoroscopeReplyDataIncluded(
    val people: ChangedBy? = null,
)

@Serializable
public data class GetAdminHoroscopeReplyDataLuckyColor(
    val name: String,
    val hex: String?,
)

@Serializable
public data class GetAdminJobsReplyData(
    /** Id */
    val id: Long,
    val kind: String,
    val payload: JsonElement?,
    @SerialName("unique_key") val uniqueKey: String?,
    val lane: String,
    val throttle: String?,
    /** State */
    val state: String,
    val attempts: Long,
    @SerialName("max_attempts") val maxAttempts: Long,
    @SerialName("run_at") val runAt: String,
    @SerialName("lease_until") val leaseUntil: String?,
    @SerialName("last_error") val lastError: String?,
    /** Id of the request, as in `X-Request-Id` and in the log */
    @SerialName("request_id") val requestId: String?,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    @SerialName("ended_at") val endedAt: String?,
)

@Serializable
public data class GetAdminNotificationsReplyData(
    /** Id */
    val id: Long,
    /** Title */
    val title: String,
    val body: String,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    val type: String,
    val target: NotificationTarget,
    val data: Map<String, String>,
    /** URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
    @SerialName("deep_link") val deepLink: String?,
    /** Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
    @SerialName("ttl_seconds") val ttlSeconds: Long?,
    val priority: String,
    /** A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -` */
    @SerialName("collapse_key") val collapseKey: String?,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long?,
    val category: String?,
    /** What set it off: an editor; publish-and-notify; a breaking flag; a feed that pushes; a reminder of the almanac */
    val origin: String,
    @SerialName("goes_with") val goesWith: Long?,
    /** What follows an edit of the story until it goes out */
    val follows: List<String>,
    val cancelled: GetAdminNotificationsReplyDataCancelled?,
    /** Time to send at, within a year; the devices are those of that time */
    @SerialName("scheduled_at") val scheduledAt: String?,
    @SerialName("spread_seconds") val spreadSeconds: Long,
    val status: String,
    val counts: NotificationCounts,
    val errors: List<NotificationError>,
    @SerialName("opened_share") val openedShare: Double?,
    /** By platform: those that it was sent to, or opened on */
    @SerialName("by_platform") val byPlatform: Map<String, NotificationByPlatform>,
    /** By language: those that it was sent to, or opened on */
    @SerialName("by_lang") val byLang: Map<String, NotificationByPlatform>,
    val progress: NotificationProgress,
    /** The user who created it */
    @SerialName("created_by") val createdBy: Long?,
    @SerialName("approved_by") val approvedBy: Long?,
    @SerialName("sent_at") val sentAt: String?,
    /** What if-match names */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** What `include` names */
    val included: GetAdminNotificationsReplyDataIncluded? = null,
)

/** Why the program cancelled it */
@Serializable
public data class GetAdminNotificationsReplyDataCancelled(
    val code: String,
    val text: String,
)

/** What `include` names */
@Serializable
public data class GetAdminNotificationsReplyDataIncluded(
    val people: ChangedBy? = null,
)

@Serializable
public data class GetAdminPlacesReplyData(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    val type: String,
    val code: String?,
    @SerialName("lgd_code") val lgdCode: Long?,
    /** Texts by language */
    val texts: Map<String, GetAdminPlacesReplyDataTexts>,
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long?,
    /** Degrees north */
    val lat: Double?,
    /** Degrees east */
    val lon: Double?,
    /** IANA time zone such as Asia/Kolkata */
    val tz: String?,
    @SerialName("is_shipped") val isShipped: Boolean,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Push topic by language */
    val topics: Map<String, String>,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    val included: GetAdminPlacesReplyDataIncluded? = null,
)

/** What `include` names */
@Serializable
public data class GetAdminPlacesReplyDataIncluded(
    val people: ChangedBy? = null,
    val parent: EditingUser? = null,
)

@Serializable
public data class GetAdminPlacesReplyDataTexts(
    val name: String? = null,
)

@Serializable
public data class GetAdminPollsReplyData(
    /** Id */
    val id: Long,
    val lang: String,
    val question: String,
    /** Texts by language */
    val texts: Map<String, PollInputText>,
    val options: List<AdminPollOption>,
    val total: Long,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long?,
    @SerialName("opens_at") val opensAt: String?,
    @SerialName("closes_at") val closesAt: String?,
    @SerialName("closed_at") val closedAt: String?,
    @SerialName("show_results") val showResults: String,
    @SerialName("can_change") val canChange: Boolean,
    val status: String,
    /** The user who created it */
    @SerialName("created_by") val createdBy: Long?,
    /** What if-match names */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** What `include` names */
    val included: GetAdminPollsReplyDataIncluded? = null,
)

/** What `include` names */
@Serializable
public data class GetAdminPollsReplyDataIncluded(
    val people: ChangedBy? = null,
    val story: EditingUser? = null,
)

@Serializable
public data class GetAdminProductCategoriesReplyData(
    /** Id */
    val id: Long,
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    /** Texts by language */
    val texts: Map<String, GetAdminProductCategoriesReplyDataTexts>,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** What `include` names */
    val included: GetAdminProductCategoriesReplyDataIncluded? = null,
)

/** What `include` names */
@Serializable
public data class GetAdminProductCategoriesReplyDataIncluded(
    val people: ChangedBy? = null,
)

@Serializable
public data class GetAdminProductCategoriesReplyDataTexts(
    val name: String? = null,
)

@Serializable
public data class GetAdminProductsReplyData(
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
    /** Gallery: at most 50 images for a story, 30 for a product */
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
    val store: ProductStore2?,
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
    val deal: AdminProductDeal?,
    /** Whether it can be bought */
    @SerialName("in_stock") val inStock: Boolean,
    val rating: Double?,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    @SerialName("media_id") val mediaId: Long?,
    val gallery: List<Long>,
    @SerialName("deal_state") val dealState: String,
    val link: AdminProductLink?,
    /** Texts by language */
    val texts: Map<String, AdminProductText>,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** What `include` names */
    val included: GetAdminProductsReplyDataIncluded? = null,
)

/** What `include` names */
@Serializable
public data class GetAdminProductsReplyDataIncluded(
    val people: ChangedBy? = null,
    val category: EditingUser? = null,
)

@Serializable
public data class GetAdminReleasesReplyData(
    /** Id */
    val id: Long,
    val platform: String,
    val version: String,
    /** Android version code or iOS build number */
    @SerialName("version_code") val versionCode: Long,
    /** Apps below this version must update */
    @SerialName("min_version") val minVersion: String?,
    /** Apps below this version code must update */
    @SerialName("min_version_code") val minVersionCode: Long?,
    /** Title */
    val title: String,
    val message: String,
    /** List of changes */
    @SerialName("whats_new") val whatsNew: List<String>,
    /** Texts by language */
    val texts: Map<String, ReleaseText>,
    /** https URL on one of the `store_hosts` of the security settings */
    @SerialName("store_url") val storeUrl: String?,
    /** Share of installations that are offered the release */
    @SerialName("rollout_percent") val rolloutPercent: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Not shown before this time */
    @SerialName("released_at") val releasedAt: String,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** What `include` names */
    val included: GetAdminReleasesReplyDataIncluded? = null,
)

/** What `include` names */
@Serializable
public data class GetAdminReleasesReplyDataIncluded(
    val people: ChangedBy? = null,
)

@Serializable
public data class GetAdminSubmissionsReplyData(
    /** Id */
    val id: Long,
    /** The story; it may have been removed since */
    @SerialName("news_id") val newsId: Long,
    val contributor: EditingUser,
    /** Title */
    val title: String,
    val lang: String,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    @SerialName("place_id") val placeId: Long?,
    /** Words of the text; of accepted work, when it was accepted */
    val words: Long,
    val note: String?,
    /** returned: to be worked on and submitted again; withdrawn: by the contributor */
    val status: String,
    @SerialName("submitted_at") val submittedAt: String,
    @SerialName("decided_at") val decidedAt: String?,
    @SerialName("decided_by") val decidedBy: Who?,
    @SerialName("decision_note") val decisionNote: String?,
)

@Serializable
public data class GetBundleData(
    val config: GetConfigReplyData,
    val categories: List<Category>,
    val news: List<GetBundleDataNew>,
    val almanac: PanchangDay,
    /** Of the 14 days after this one */
    val festivals: List<Festival>,
    val horoscope: List<Horoscope>,
    @SerialName("valid_until") val validUntil: String?,
)

@Serializable
public data class GetBundleDataNew(
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
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
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
public data class GetConfigReplyData(
    val basic: BasicSettings,
    val app: AppSettings,
    val admob: AdMobSettings,
    val update: Update,
    val push: GetConfigReplyDataPush,
)

@Serializable
public data class GetConfigReplyDataPush(
    /** By what pushes are sent; `log`: nothing is set up, they are written to the log */
    val transport: String,
    /** What browsers subscribe with; null: no Web Push */
    @SerialName("vapid_public_key") val vapidPublicKey: String?,
    /** Whether subscribing to topics of FCM makes sense */
    val topics: Boolean,
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
    val `for`: List<GetPanchangMuhurtaFindReplyDataFor>,
    /** What speaks against it */
    val against: List<GetPanchangMuhurtaFindReplyDataFor>,
    /** Share of what was asked that speaks for it */
    val score: Long,
    /** best from 80, good from 60 */
    val grade: String,
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
public data class GetPanchangMuhurtaFindReplyDataFor(
    /** The same in every language */
    val key: String,
    val text: String,
)

@Serializable
public data class GetPushKeyData(
    /** Base64url: the applicationServerKey */
    @SerialName("public_key") val publicKey: String,
)

@Serializable
public data class GetSearchData(
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
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
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
    val highlight: GetSearchDataHighlight,
)

/** HTML-escaped text with `<mark>` around what was found; nothing else in it is markup */
@Serializable
public data class GetSearchDataHighlight(
    /** Title */
    val title: String,
    val snippet: String,
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
    /** Id */
    val id: Long?,
    /** Day, YYYY-MM-DD */
    val date: String,
    val key: String,
    val name: String,
    /** ISO 3166-2 like IN-TS; IN: the Centre */
    val region: String,
    val kind: String,
    /** false: by the rule of the festival, no order of that year is known */
    @SerialName("is_official") val isOfficial: Boolean,
    val order: String?,
    val source: String?,
)

@Serializable
public data class HolidayInput(
    /** Day, YYYY-MM-DD */
    val date: String,
    /** ISO 3166-2 like IN-TS; IN: the Centre */
    val region: String,
    /** general: offices are closed; optional: an employee may choose it; bank: banks alone are closed */
    val kind: String? = null,
    val key: String? = null,
    /** ISO 639-1 */
    val lang: String? = null,
    val name: String? = null,
    /** Name by language */
    val texts: Map<String, HolidayInputText>? = null,
    /** true: the shipped holiday of that date and key is none */
    @SerialName("is_removed") val isRemoved: Boolean? = null,
    val order: String? = null,
    val source: String? = null,
)

@Serializable
public data class HolidayInputText(
    val name: String? = null,
)

@Serializable
public data class HolidayOrder(
    val kind: String,
    val order: String?,
    val source: String?,
)

@Serializable
public data class Horoscope(
    /** Id */
    val id: Long?,
    val sign: SignView,
    val period: String,
    /** First day of the period */
    val date: String,
    val range: HoroscopeRange,
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

@Serializable
public data class HoroscopeCoverage(
    val lang: String,
    val period: String,
    /** Day, YYYY-MM-DD */
    val date: String,
    val range: HoroscopeCoverageRange,
    val edited: List<Long>,
    /** Signs of which fields are written, and not the text */
    val partial: List<Long>,
    val unwritten: List<Long>,
)

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
public data class ImportReport(
    val rows: Long,
    val added: Long,
    val changed: Long,
    val unchanged: Long,
    @SerialName("dry_run") val dryRun: Boolean,
)

@Serializable
public data class Inbox(
    val unread: Long,
    val items: List<InboxItem>,
)

@Serializable
public data class InboxItem(
    /** Id */
    val id: Long,
    val kind: String,
    val resource: String,
    @SerialName("resource_id") val resourceId: String,
    /** Title */
    val title: String?,
    @SerialName("by_name") val byName: String?,
    /** How often since it was last read */
    val count: Long,
    val at: String,
    @SerialName("read_at") val readAt: String?,
)

@Serializable
public data class InboxRead(
    /** Absent: all */
    val ids: List<Long>? = null,
)

@Serializable
public data class InvitationLink(
    /** Page where the user chooses a password. It is shown in this answer only */
    val url: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String,
)

@Serializable
public data class Labels(
    val lang: String,
    /** What a field is called, by its name: `x-label` of a field is `fields.` and the name */
    val fields: Map<String, String>,
    /** What a group of fields is called, by the `x-group` of the fields */
    val groups: Map<String, String>,
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
public data class LiveInput(
    /** Title */
    val title: String? = null,
    /** Text; HTML is sanitised when it is stored */
    val content: String? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    val at: String? = null,
    /** Pinned above the other entries */
    @SerialName("is_pinned") val isPinned: Boolean? = null,
    /** A key event of the live blog */
    @SerialName("is_key_event") val isKeyEvent: Boolean? = null,
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
public data class LiveState(
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    @SerialName("last_seq") val lastSeq: Long,
    /** End of the live blog; null while it runs */
    @SerialName("live_ended_at") val liveEndedAt: String?,
)

@Serializable
public data class Me(
    /** Id */
    val id: Long,
    val username: String,
    val name: String,
    val role: String,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    @SerialName("must_change_password") val mustChangePassword: Boolean,
    @SerialName("totp_enabled") val totpEnabled: Boolean,
    val email: String?,
    val lang: String?,
    /** Languages of the stories that the user may write; empty: all */
    val langs: List<String>,
    /** The same for categories */
    @SerialName("category_ids") val categoryIds: List<Long>,
    /** The same for places, with all below them */
    @SerialName("place_ids") val placeIds: List<Long>,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    @SerialName("missing_factor") val missingFactor: String?,
    /** What the role may do now */
    val rights: List<String>,
    /** Of the last 30 days, the newest first, at most 20 */
    @SerialName("security_notices") val securityNotices: List<SecurityNotice>,
)

@Serializable
public data class Media(
    /** Id */
    val id: Long,
    val kind: String,
    /** The name that the file was uploaded with */
    val name: String,
    @SerialName("mime_type") val mimeType: String,
    val bytes: Long,
    /** Pixels */
    val width: Long?,
    /** Pixels */
    val height: Long?,
    val url: String?,
    val error: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** A picture is `processing` until its variants are made; `failed` with the reason in `error` */
    val status: String,
    /** Of the stored file: pictures, MP4 and M4A without location and camera data */
    val sha256: String,
    @SerialName("is_animated") val isAnimated: Boolean,
    val blurhash: String?,
    val color: String?,
    val focal: MediaFocal?,
    val crop: MediaCrop?,
    /** Texts by language */
    val alt: Map<String, String>,
    /** Texts by language */
    val caption: Map<String, String>,
    val credit: String?,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String?,
    /** The file as it was uploaded; pictures, MP4 and M4A without location and camera data */
    @SerialName("original_url") val originalUrl: String,
    /** The whole original for those who edit it, also with a crop and in the trash; it works for half a day */
    @SerialName("edit_url") val editUrl: String,
    val srcset: SourceSet?,
    val variants: List<MediaVariant>,
    @SerialName("source_url") val sourceUrl: String?,
    @SerialName("use_count") val useCount: Long,
    /** The user who created it */
    @SerialName("created_by") val createdBy: Person?,
    /** Whether the user who asks may change, replace and remove it: who may change all that shows it */
    @SerialName("may_change") val mayChange: Boolean? = null,
    /** Time at which it was moved to the trash */
    @SerialName("trashed_at") val trashedAt: String?,
    /** What if-match names */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
)

@Serializable
public data class MediaCrop(
    val x: Double,
    val y: Double,
    /** Pixels */
    val width: Double,
    /** Pixels */
    val height: Double,
)

@Serializable
public data class MediaFocal(
    val x: Double,
    val y: Double,
)

@Serializable
public data class MediaInput(
    val name: String? = null,
    /** Texts by language */
    val alt: Map<String, String>? = null,
    /** Texts by language */
    val caption: Map<String, String>? = null,
    val credit: String? = null,
    val focal: MediaFocal? = null,
    val crop: MediaCrop? = null,
)

@Serializable
public data class MediaUse(
    /** As in addresses: `news` */
    val resource: String,
    /** Id */
    val id: Long,
    /** Title */
    val title: String?,
    val status: String?,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long?,
)

@Serializable
public data class MediaVariant(
    val name: String,
    val format: String,
    val url: String,
    /** Pixels */
    val width: Long,
    /** Pixels */
    val height: Long,
    val bytes: Long,
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
public data class NewApiToken(
    /** Id */
    val id: Long,
    @SerialName("user_id") val userId: Long,
    val name: String,
    /** First characters of the secret, by which a token is recognised */
    val prefix: String,
    val scopes: List<String>,
    val status: String,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String,
    @SerialName("last_used_at") val lastUsedAt: String?,
    @SerialName("revoked_at") val revokedAt: String?,
    /** The token itself. It is shown in this answer only */
    val secret: String,
)

@Serializable
public data class NewWebhook(
    /** Id */
    val id: Long,
    val url: String,
    val description: String,
    val events: List<String>,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    @SerialName("failing_since") val failingSince: String?,
    @SerialName("stopped_reason") val stoppedReason: String?,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Signing secret, `whsec_` and base64. It is shown in this answer only */
    val secret: String,
)

@Serializable
public data class NewsCounts(
    /** With all the filters */
    val total: Long,
    /** With all filters but `status`; an expired story counts as archived */
    val status: List<NewsCountsStatu>,
    /** With all filters but `lang` */
    val lang: List<NewsCountsLang>,
    /** With all filters but `category_id`; null: without a category */
    val category: List<NewsCountsCategory>,
    /** With all filters but `content_type` */
    @SerialName("content_type") val contentType: List<NewsCountsContentType>,
    /** With all filters but `created_by`, the 50 people with most stories; null: made by the program */
    @SerialName("created_by") val createdBy: List<NewsCountsCreatedBy>,
)

@Serializable
public data class NewsCountsCategory(
    val value: Long?,
    val count: Long,
)

@Serializable
public data class NewsCountsContentType(
    val value: String,
    val count: Long,
)

@Serializable
public data class NewsCountsCreatedBy(
    val value: Long?,
    val name: String?,
    val count: Long,
)

@Serializable
public data class NewsCountsLang(
    val value: String,
    val count: Long,
)

@Serializable
public data class NewsCountsStatu(
    val value: String,
    val count: Long,
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
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
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
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
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
public data class Notification(
    /** Id */
    val id: Long,
    /** Title */
    val title: String,
    val body: String,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    val type: String,
    val target: NotificationTarget,
    val data: Map<String, String>,
    /** URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
    @SerialName("deep_link") val deepLink: String?,
    /** Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
    @SerialName("ttl_seconds") val ttlSeconds: Long?,
    val priority: String,
    /** A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -` */
    @SerialName("collapse_key") val collapseKey: String?,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long?,
    val category: String?,
    /** What set it off: an editor; publish-and-notify; a breaking flag; a feed that pushes; a reminder of the almanac */
    val origin: String,
    @SerialName("goes_with") val goesWith: Long?,
    /** What follows an edit of the story until it goes out */
    val follows: List<String>,
    val cancelled: NotificationCancelled?,
    /** Time to send at, within a year; the devices are those of that time */
    @SerialName("scheduled_at") val scheduledAt: String?,
    @SerialName("spread_seconds") val spreadSeconds: Long,
    val status: String,
    val counts: NotificationCounts,
    val errors: List<NotificationError>,
    @SerialName("opened_share") val openedShare: Double?,
    /** By platform: those that it was sent to, or opened on */
    @SerialName("by_platform") val byPlatform: Map<String, NotificationByPlatform>,
    /** By language: those that it was sent to, or opened on */
    @SerialName("by_lang") val byLang: Map<String, NotificationByPlatform>,
    val progress: NotificationProgress,
    /** The user who created it */
    @SerialName("created_by") val createdBy: Long?,
    @SerialName("approved_by") val approvedBy: Long?,
    @SerialName("sent_at") val sentAt: String?,
    /** What if-match names */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class NotificationByPlatform(
    val sent: Long?,
    val opened: Long,
    @SerialName("opened_share") val openedShare: Double?,
)

/** Why the program cancelled it */
@Serializable
public data class NotificationCancelled(
    val code: String,
    val text: String,
)

@Serializable
public data class NotificationCounts(
    val targets: Long?,
    val sent: Long,
    val failed: Long,
    @SerialName("failed_by_code") val failedByCode: Map<String, Long>,
    /** Devices that were left out: push_off, opted_out, quiet_hours, daily_cap */
    val skipped: Map<String, Long>,
    /** Devices that the push service reported as unregistered */
    val removed: Long,
    val opened: Long,
)

@Serializable
public data class NotificationError(
    val code: String,
    val text: String,
    val count: Long,
)

@Serializable
public data class NotificationInput(
    /** Title */
    val title: String,
    val body: String? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    /** Type: general, breaking, news ... */
    val type: String? = null,
    /** Who gets it: `{type, value}` */
    val target: Target,
    /** Data for the app; strings only */
    val data: Map<String, String>? = null,
    /** URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
    @SerialName("deep_link") val deepLink: String? = null,
    /** Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
    @SerialName("ttl_seconds") val ttlSeconds: Long? = null,
    val priority: String? = null,
    /** A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -` */
    @SerialName("collapse_key") val collapseKey: String? = null,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long? = null,
    val category: String? = null,
    /** true: even if the story was pushed before */
    @SerialName("allow_repeat") val allowRepeat: Boolean? = null,
    /** Time to send at, within a year; the devices are those of that time */
    @SerialName("scheduled_at") val scheduledAt: String? = null,
    /** Seconds over which the batches are spread, to spread the load of phones that open the app */
    @SerialName("spread_seconds") val spreadSeconds: Long? = null,
    /** true: validate only; nothing is sent or stored */
    @SerialName("dry_run") val dryRun: Boolean? = null,
)

@Serializable
public data class NotificationProgress(
    @SerialName("first_sent_at") val firstSentAt: String?,
    @SerialName("last_sent_at") val lastSentAt: String?,
    @SerialName("seconds_to_last") val secondsToLast: Double?,
    @SerialName("sending_seconds") val sendingSeconds: Double?,
    @SerialName("per_second") val perSecond: Double?,
    @SerialName("per_minute") val perMinute: Double?,
    val left: Long?,
    /** What is left waits for this; empty when nothing is left */
    @SerialName("waits_for") val waitsFor: List<NotificationProgressWaitsFor>,
)

@Serializable
public data class NotificationProgressWaitsFor(
    val reason: String,
    val devices: Long?,
    val from: String?,
    val until: String?,
)

/** Who gets it: `{type, value}` */
@Serializable
public data class NotificationTarget(
    val type: String,
    val value: JsonElement?,
)

@Serializable
public data class OidcInfo(
    /** Whether a provider is set up */
    val enabled: Boolean,
    val label: String?,
)

@Serializable
public data class OnFeedFailingBodyData(
    /** Id */
    val id: Long,
    /** Title */
    val title: String,
    @SerialName("feed_url") val feedUrl: String,
    /** Fetches that failed in a row */
    @SerialName("error_count") val errorCount: Long,
    @SerialName("last_error") val lastError: String?,
)

@Serializable
public data class OnMediaReadyBodyData(
    /** Id */
    val id: Long,
    val kind: String,
    /** The name that the file was uploaded with */
    val name: String,
    @SerialName("mime_type") val mimeType: String,
    val bytes: Long,
    /** Pixels */
    val width: Long?,
    /** Pixels */
    val height: Long?,
    val url: String?,
    val error: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class OnNewsPublishedBodyData(
    /** Id */
    val id: Long,
    val lang: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String,
    /** Where the API shows it to readers */
    val url: String,
    /** Title */
    val title: String,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long?,
    /** `published`, or what it became when it was removed */
    val status: String,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class OnNotificationSentBodyData(
    /** Id */
    val id: Long,
    val type: String,
    /** Title */
    val title: String,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long?,
    /** logged: no push service is set up */
    val status: String,
    val targets: Long?,
    val sent: Long,
    val failed: Long,
)

@Serializable
public data class OpmlInput(
    /** The text of an OPML file */
    val opml: String,
    /** ISO 639-1 */
    val lang: String? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    @SerialName("refresh_minutes") val refreshMinutes: Long? = null,
    /** Folders that are no category become one, below each other; 200 at most */
    @SerialName("create_categories") val createCategories: Boolean? = null,
)

@Serializable
public data class OpmlReport(
    val added: Long,
    /** Feeds that were stored already */
    val known: Long,
    @SerialName("categories_added") val categoriesAdded: Long,
    @SerialName("run_id") val runId: Long?,
    val refused: List<OpmlReportRefused>,
)

@Serializable
public data class OpmlReportRefused(
    @SerialName("feed_url") val feedUrl: String,
    val message: String,
)

@Serializable
public data class PanchangDay(
    /** Day, YYYY-MM-DD */
    val date: String,
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
    val places: List<PanchangDayGowriNallaNeram>,
    val mukha: Span,
    val puchha: Span,
)

@Serializable
public data class PanchangDayMuhurtaChandrashtama(
    /** Of birth, to which the Moon is the eighth */
    val signs: List<PanchangDayLagna>,
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
public data class PanchangDayMuhurtaDishaShula(
    /** The same in every language */
    val key: String,
    val name: String,
    val remedy: PanchangDayMuhurtaPanchakaKind,
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

@Serializable
public data class PanchangDayMuhurtaPanchakaKind(
    /** The same in every language */
    val key: String,
    val name: String,
)

@Serializable
public data class PanchangDayMuhurtaTables(
    @SerialName("thirty_muhurtas") val thirtyMuhurtas: PanchangDayMuhurtaTablesThirtyMuhurtas,
    /** Panchaka of tithi, weekday, star and lagna */
    @SerialName("panchaka_rahita") val panchakaRahita: List<PanchangDayChoghadiyaDay>,
    @SerialName("ganda_mula") val gandaMula: List<PanchangDayMuhurtaChandrashtamaNakshatra>,
    val vinchudo: Span?,
    val jwalamukhi: List<Span>,
    /** During each tithi */
    val agnivasa: List<PanchangDayChoghadiyaDay>,
    /** During each tithi */
    val shivavasa: List<PanchangDayChoghadiyaDay>,
)

@Serializable
public data class PanchangDayMuhurtaTablesThirtyMuhurtas(
    val day: List<PanchangDayMuhurtaTablesThirtyMuhurtasDay>,
    val night: List<PanchangDayMuhurtaTablesThirtyMuhurtasDay>,
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
public data class Passkey(
    /** Id */
    val id: Long,
    /** As its user calls it */
    val name: String,
    /** The authenticator copies it to other devices of the user */
    @SerialName("is_synced") val isSynced: Boolean,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    @SerialName("last_used_at") val lastUsedAt: String?,
)

@Serializable
public data class PasskeyCreation(
    val rp: PasskeyCreationRp,
    val user: PasskeyCreationUser,
    /** Signed by the authenticator; valid for 5 minutes, once */
    val challenge: String,
    val pubKeyCredParams: List<PasskeyCreationPubKeyCredParam>,
    /** Milliseconds */
    val timeout: Long,
    /** Passkeys that the user has already */
    val excludeCredentials: List<PasskeyCreationExcludeCredential>,
    val authenticatorSelection: PasskeyCreationAuthenticatorSelection,
    val attestation: String,
)

@Serializable
public data class PasskeyCreationAuthenticatorSelection(
    val residentKey: String,
    val requireResidentKey: Boolean,
    /** PIN, fingerprint or face */
    val userVerification: String,
)

@Serializable
public data class PasskeyCreationExcludeCredential(
    /** Id */
    val id: String,
    val type: String,
    val transports: List<String>? = null,
)

@Serializable
public data class PasskeyCreationPubKeyCredParam(
    val type: String,
    /** COSE: -8 EdDSA, -7 ES256, -257 RS256 */
    val alg: Long,
)

@Serializable
public data class PasskeyCreationRp(
    /** Host of `PUBLIC_URL` */
    val id: String,
    val name: String,
)

@Serializable
public data class PasskeyCreationUser(
    /** Opaque; comes back as `userHandle` */
    val id: String,
    val name: String,
    val displayName: String,
)

@Serializable
public data class PasskeyInput(
    /** Such as the name of the device */
    val name: String,
    /** `RegistrationResponseJSON` of WebAuthn */
    val credential: PasskeyInputCredential,
)

/** `RegistrationResponseJSON` of WebAuthn */
@Serializable
public data class PasskeyInputCredential(
    /** Id of the credential */
    val id: String,
    /** Id of the credential */
    val rawId: String,
    val type: String,
    val response: PasskeyInputCredentialResponse,
)

@Serializable
public data class PasskeyInputCredentialResponse(
    /** JSON of the browser: type, challenge, origin */
    val clientDataJSON: String,
    /** CBOR with the public key */
    val attestationObject: String,
    /** How the authenticator is reached: internal, hybrid, usb, nfc, ble */
    val transports: List<String>? = null,
)

@Serializable
public data class PasskeyPatch(
    /** Such as the name of the device */
    val name: String,
)

@Serializable
public data class PasskeyRequest(
    /** Host of `PUBLIC_URL` */
    val rpId: String,
    /** Signed by the authenticator; valid for 5 minutes, once */
    val challenge: String,
    /** Milliseconds */
    val timeout: Long,
    /** PIN, fingerprint or face */
    val userVerification: String,
)

@Serializable
public data class PasskeysRemoved(
    /** Passkeys that were removed */
    val removed: Long,
)

@Serializable
public data class PasswordLinkUsed(
    val username: String,
    /** Name of the paper */
    @SerialName("app_name") val appName: String,
)

@Serializable
public data class Person(
    /** Id */
    val id: Long,
    /** Display name */
    val name: String,
)

@Serializable
public data class PersonRow(
    /** Id */
    val id: Long,
    /** Display name */
    val name: String,
    val role: String,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
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
public data class PlaceInput(
    /** In English */
    val name: String,
    /** country, state, district, mandal (also taluk, taluka, tehsil, tahsil) or city */
    val type: String,
    /** Id of the parent; null at the top */
    @SerialName("parent_id") val parentId: Long? = null,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String? = null,
    val code: String? = null,
    /** Texts in other languages, by language */
    val texts: Map<String, PlaceInputText>? = null,
    /** Degrees north */
    val lat: Double? = null,
    /** Degrees east */
    val lon: Double? = null,
    /** IANA time zone such as Asia/Kolkata */
    val tz: String? = null,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean? = null,
)

@Serializable
public data class PlaceInputText(
    val name: String? = null,
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
public data class PollInput(
    val question: String,
    val options: List<PollInputOption>,
    /** ISO 639-1 */
    val lang: String? = null,
    /** Texts in other languages, by language */
    val texts: Map<String, PollInputText>? = null,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long? = null,
    @SerialName("opens_at") val opensAt: String? = null,
    @SerialName("closes_at") val closesAt: String? = null,
    @SerialName("show_results") val showResults: String? = null,
    @SerialName("can_change") val canChange: Boolean? = null,
)

@Serializable
public data class PollInputOption(
    /** Of an option that is there */
    val id: Long? = null,
    val text: String,
)

@Serializable
public data class PollInputText(
    val question: String,
    val options: List<String>,
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
public data class PostAdminHoroscopeBatchBodyItemFactor(
    val code: String,
    val name: String,
    val note: String? = null,
)

@Serializable
public data class PostAdminHoroscopeBatchBodyItemLuckyColor(
    val name: String,
    val hex: String? = null,
)

@Serializable
public data class PostAdminMediaByIdReplaceBody2(
    val file: String? = null,
)

@Serializable
public data class PostAdminNewsByIdPreviewsReplyData(
    /** Id */
    val id: Long,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    /** The page: whoever has this address can read the story until it expires */
    val url: String,
    /** The same story for apps */
    @SerialName("api_url") val apiUrl: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String,
    @SerialName("revoked_at") val revokedAt: String?,
    /** The user who created it */
    @SerialName("created_by") val createdBy: Who,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
)

@Serializable
public data class PostAdminReleasesBodyText(
    /** Title */
    val title: String? = null,
    val message: String? = null,
    /** List of changes */
    @SerialName("whats_new") val whatsNew: List<String>? = null,
)

@Serializable
public data class PostNewsPhpBody2(
    /** Title */
    val title: String? = null,
    /** Absent: the first 60 words of the content */
    val summary: String? = null,
    /** Text; HTML is sanitised when it is stored */
    val content: String? = null,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String? = null,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String? = null,
    /** ISO 639-1 */
    val lang: String? = null,
    /** Shared by the items of a story in different languages: the id of one of them; null leaves the group */
    @SerialName("translation_group") val translationGroup: Long? = null,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    /** At most 30 tags of 60 letters */
    val tags: List<String>? = null,
    /** State, district and mandal as text; taken from the first place where places are set */
    val location: AdminInputLocation? = null,
    /** Places of the tree, the main one first; `location` follows from it */
    @SerialName("place_ids") val placeIds: List<Long>? = null,
    @SerialName("media_id") val mediaId: Long? = null,
    /** Further pictures of the library */
    val gallery: List<Long>? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String? = null,
    /** Gallery: at most 50 images for a story, 30 for a product */
    val images: List<AdminInputImage>? = null,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String? = null,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String? = null,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String? = null,
    val byline: String? = null,
    @SerialName("seo_title") val seoTitle: String? = null,
    @SerialName("seo_description") val seoDescription: String? = null,
    val source: AdminInputSource? = null,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean? = null,
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
    @SerialName("breaking_until") val breakingUntil: String? = null,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean? = null,
    val priority: Long? = null,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String? = null,
    /** Id */
    val id: Long? = null,
    /** Slug of the category, or its id */
    val category: String? = null,
    val status: String? = null,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String? = null,
    val image: String? = null,
)

@Serializable
public data class PostRssAdminPhpBody2(
    @SerialName("feed_url") val feedUrl: String? = null,
    /** Default: the title of the feed */
    val title: String? = null,
    @SerialName("site_url") val siteUrl: String? = null,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String? = null,
    val lang: String? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    @SerialName("refresh_minutes") val refreshMinutes: Long? = null,
    /** IANA time zone of dates without one; default Asia/Kolkata */
    val zone: String? = null,
    @SerialName("user_agent") val userAgent: String? = null,
    val headers: Map<String, String?>? = null,
    val username: String? = null,
    val password: String? = null,
    /** New items become news: true means `publish_mode` link where it was off */
    @SerialName("auto_publish") val autoPublish: Boolean? = null,
    /** Only items that have one of these words; empty: all */
    @SerialName("keywords_in") val keywordsIn: List<String>? = null,
    /** No items that have one of these words */
    @SerialName("keywords_out") val keywordsOut: List<String>? = null,
    /** News categories by the feed's own words for them; the feed's `category_id` for what has none */
    @SerialName("category_map") val categoryMap: Map<String, Long>? = null,
    @SerialName("place_id") val placeId: Long? = null,
    /** off; link: title and summary with the source; full: the whole text, if its owner allows it */
    @SerialName("publish_mode") val publishMode: String? = null,
    /** Whether the feed's owner allows the full text */
    @SerialName("full_text_allowed") val fullTextAllowed: Boolean? = null,
    /** true: items wait for review instead of being published */
    val review: Boolean? = null,
    /** New items that are published are pushed to the phones of the language */
    val push: Boolean? = null,
    /** false: not fetched, and its items are not shown */
    @SerialName("is_active") val isActive: Boolean? = null,
    /** Id */
    val id: Long? = null,
)

@Serializable
public data class PrayerTimes(
    val lang: String,
    val place: Place,
    val method: String,
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
public data class Presence(
    val user: Person,
    /** A window of the user */
    val client: String,
    val resource: String,
    /** Id */
    val id: Long?,
    val since: String,
    /** Over then, unless it is sent again */
    val until: String,
)

@Serializable
public data class PresenceInput(
    /** Names the window, such as a random UUID */
    val client: String,
    val resource: String? = null,
    /** Id */
    val id: Long? = null,
)

@Serializable
public data class Preview(
    val count: Long?,
    @SerialName("by_platform") val byPlatform: Map<String, Long>,
    @SerialName("by_lang") val byLang: Map<String, Long>,
)

@Serializable
public data class PreviewInput(
    /** Who gets it: `{type, value}` */
    val target: Target,
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
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
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
    val store: ProductStore2?,
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

@Serializable
public data class ProductCategoryInput(
    val name: String,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String? = null,
    /** Texts in other languages, by language */
    val texts: Map<String, PlaceInputText>? = null,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String? = null,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long? = null,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean? = null,
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
public data class ProductInput(
    /** Title */
    val title: String,
    val description: String? = null,
    /** Texts in other languages, by language */
    val texts: Map<String, ProductInputText>? = null,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String? = null,
    @SerialName("media_id") val mediaId: Long? = null,
    /** Further pictures of the library */
    val gallery: List<Long>? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    /** Gallery: at most 50 images for a story, 30 for a product */
    val images: List<String>? = null,
    /** In minor units (paise) */
    val price: Long,
    /** Maximum retail price in minor units; not below `price` */
    val mrp: Long? = null,
    /** ISO 4217; default INR */
    val currency: String? = null,
    @SerialName("coupon_code") val couponCode: String? = null,
    val store: ProductInputStore? = null,
    @SerialName("deal_url") val dealUrl: String? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean? = null,
    /** Whether links earn a commission */
    @SerialName("is_affiliate") val isAffiliate: Boolean? = null,
    /** `{starts_at, ends_at, price}`: no `starts_at` begins at once, no `ends_at` never ends. Replaced as a whole; null removes it */
    val deal: ProductInputDeal? = null,
    /** Whether it can be bought */
    @SerialName("in_stock") val inStock: Boolean? = null,
    val rating: Double? = null,
    /** Position in lists, ascending */
    @SerialName("sort_order") val sortOrder: Long? = null,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean? = null,
)

/** Default: begins at once, never ends, has the price of the product */
@Serializable
public data class ProductInputDeal(
    @SerialName("starts_at") val startsAt: String? = null,
    @SerialName("ends_at") val endsAt: String? = null,
    /** Price in minor units (paise); of a product the one outside a deal */
    val price: Long? = null,
)

@Serializable
public data class ProductInputStore(
    val name: String,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String? = null,
)

@Serializable
public data class ProductInputText(
    /** Title */
    val title: String? = null,
    val description: String? = null,
)

@Serializable
public data class ProductPrice(
    val at: String,
    /** Price in minor units (paise); of a product the one outside a deal */
    val price: Long,
    /** Maximum retail price in minor units; not below `price` */
    val mrp: Long?,
    @SerialName("deal_price") val dealPrice: Long?,
    /** ISO 4217, default INR */
    val currency: String,
    val by: String?,
)

@Serializable
public data class ProductStore(
    val name: String,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
    val products: Long,
)

@Serializable
public data class ProductStore2(
    val name: String,
    /** URL of the icon */
    @SerialName("icon_url") val iconUrl: String?,
)

@Serializable
public data class PublishAndNotifyInput(
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String? = null,
    /** Texts by language that override those of the story; null leaves a language out */
    val languages: Map<String, PublishAndNotifyInputLanguages?>? = null,
    /** default devices: the phones of the language, counted; topic: one message to `news.{lang}.breaking`, for breaking news */
    val by: String? = null,
    /** Type: general, breaking, news ... */
    val type: String? = null,
    val priority: String? = null,
    /** Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
    @SerialName("ttl_seconds") val ttlSeconds: Long? = null,
    /** Seconds over which the batches are spread, to spread the load of phones that open the app */
    @SerialName("spread_seconds") val spreadSeconds: Long? = null,
    /** true: even if the story was pushed before */
    @SerialName("allow_repeat") val allowRepeat: Boolean? = null,
)

@Serializable
public data class PublishAndNotifyInputLanguages(
    /** Title */
    val title: String? = null,
    val body: String? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    /** URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
    @SerialName("deep_link") val deepLink: String? = null,
)

@Serializable
public data class PublishedAndNotified(
    val news: AdminItem,
    val notifications: List<Notification>,
    /** Published languages without a push: left out by the request, or pushed before */
    @SerialName("left_out") val leftOut: List<PublishedAndNotifiedLeftOut>,
)

@Serializable
public data class PublishedAndNotifiedLeftOut(
    val lang: String,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    val pushed: Long?,
)

@Serializable
public data class QuietHours(
    /** Like 22:00 */
    val from: String,
    /** Like 07:00 */
    val to: String,
)

@Serializable
public data class Redirect(
    /** Id */
    val id: Long,
    val path: String,
    /** null: what it led to is gone */
    @SerialName("leads_to") val leadsTo: String?,
    val resource: String,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class RefreshInput(
    /** Only these ids, comma-separated, at most 100 */
    val ids: List<Long>? = null,
    val all: Boolean? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    /** ISO 639-1 */
    val lang: String? = null,
    /** true: only those whose last fetch failed */
    val failing: Boolean? = null,
)

@Serializable
public data class RejectApproval(
    val note: String? = null,
)

@Serializable
public data class Release(
    /** Id */
    val id: Long,
    val platform: String,
    val version: String,
    /** Android version code or iOS build number */
    @SerialName("version_code") val versionCode: Long,
    /** Apps below this version must update */
    @SerialName("min_version") val minVersion: String?,
    /** Apps below this version code must update */
    @SerialName("min_version_code") val minVersionCode: Long?,
    /** Title */
    val title: String,
    val message: String,
    /** List of changes */
    @SerialName("whats_new") val whatsNew: List<String>,
    /** Texts by language */
    val texts: Map<String, ReleaseText>,
    /** https URL on one of the `store_hosts` of the security settings */
    @SerialName("store_url") val storeUrl: String?,
    /** Share of installations that are offered the release */
    @SerialName("rollout_percent") val rolloutPercent: Long,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    /** Not shown before this time */
    @SerialName("released_at") val releasedAt: String,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class ReleaseText(
    /** Title */
    val title: String? = null,
    val message: String? = null,
    /** List of changes */
    @SerialName("whats_new") val whatsNew: List<String>? = null,
)

@Serializable
public data class Removed(
    /** Id */
    val id: Long,
    val deleted: Boolean,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

/** The rule by which it comes again from `date` on; null: on `date` alone */
@Serializable
public data class Repeats(
    val by: String,
    val month: Long? = null,
    val tithi: Long? = null,
    val star: Long? = null,
    val weekday: Long? = null,
    val nth: Long? = null,
    val part: String? = null,
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
public data class ReportAnswer(
    /** Why, for administrators */
    val note: String? = null,
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
public data class Revision(
    /** The rev that the item had then */
    val rev: Long,
    /** The first save that is in it */
    val at: String,
    /** The last one */
    val until: String,
    val user: Who,
    /** create, edit, restore_revision, tag ... */
    val verb: String,
    @SerialName("is_first") val isFirst: Boolean,
    /** The story was published or scheduled in this state */
    @SerialName("was_published") val wasPublished: Boolean,
    @SerialName("is_current") val isCurrent: Boolean,
)

@Serializable
public data class RevisionDiff(
    val from: Long,
    val to: Long,
    /** Those that differ */
    val fields: List<RevisionDiffField>,
)

@Serializable
public data class RevisionDiffField(
    val field: String,
    val parts: List<DiffPart>?,
    val before: JsonElement?,
    val after: JsonElement?,
)

@Serializable
public data class Schedule(
    val name: String,
    /** Kind of the job that begins */
    val kind: String,
    @SerialName("every_seconds") val everySeconds: Long,
    @SerialName("next_at") val nextAt: String?,
)

@Serializable
public data class SecurityNotice(
    val at: String,
    /** factor_failed and factor_locked: the password was right */
    val action: String,
    val ip: String?,
)

@Serializable
public data class SecuritySettings(
    /** Roles that need a second factor: without one such a user can only set one up */
    @SerialName("mfa_roles") val mfaRoles: List<String>,
    /** Days after its login at which a session ends, however often it was renewed */
    @SerialName("session_days") val sessionDays: Long,
    /** Days for which the audit trail is kept */
    @SerialName("audit_days") val auditDays: Long,
    /** Servers that `store_url` of a release may name */
    @SerialName("store_hosts") val storeHosts: List<String>,
    /** Schemes of addresses that phones are led to: http, https and those of the app */
    @SerialName("link_schemes") val linkSchemes: List<String>,
)

@Serializable
public data class Session(
    /** Id */
    val id: Long,
    @SerialName("user_id") val userId: Long,
    @SerialName("user_agent") val userAgent: String,
    val ip: String,
    @SerialName("is_cookie") val isCookie: Boolean,
    /** The session of this very token */
    @SerialName("is_current") val isCurrent: Boolean,
    /** How it began; passkey: also where one was added within it */
    @SerialName("signed_in_by") val signedInBy: String,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    @SerialName("used_at") val usedAt: String,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String,
    @SerialName("ended_at") val endedAt: String?,
)

@Serializable
public data class SettingsRevision(
    /** The revision of the section after the edit */
    val rev: Long,
    val at: String,
    /** Who saved it; `id` is null for the program itself */
    val user: Who,
    val verb: String,
    /** Names of the fields that the edit changed */
    val fields: List<String>,
    /** The values are those of this revision */
    @SerialName("is_current") val isCurrent: Boolean,
)

@Serializable
public data class SettingsRevisionWhole(
    /** The revision of the section after the edit */
    val rev: Long,
    val at: String,
    /** Who saved it; `id` is null for the program itself */
    val user: Who,
    val verb: String,
    /** Names of the fields that the edit changed */
    val fields: List<String>,
    /** The values are those of this revision */
    @SerialName("is_current") val isCurrent: Boolean,
    /** All values of the section at this revision */
    val values: Map<String, JsonElement?>,
    /** What differs from the revision before it, or from the defaults */
    val changes: List<SettingsRevisionWholeChange>,
)

@Serializable
public data class SettingsRevisionWholeChange(
    val field: String,
    val before: JsonElement?,
    val after: JsonElement?,
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
public data class StoredDay(
    /** Id */
    val id: Long,
    /** Day, YYYY-MM-DD */
    val date: String,
    val city: String?,
    @SerialName("place_id") val placeId: Long?,
    val weekday: StoredDayWeekday?,
    val samvatsara: StoredDayWeekday?,
    @SerialName("shaka_year") val shakaYear: Long?,
    @SerialName("vikram_year") val vikramYear: Long?,
    val ayana: StoredDayWeekday?,
    val ritu: StoredDayWeekday?,
    val masa: StoredDayMasa?,
    val paksha: StoredDayWeekday?,
    val tithi: List<StoredDayTithi>?,
    val nakshatra: List<StoredDayTithi>?,
    val yoga: List<StoredDayTithi>?,
    val karana: List<StoredDayTithi>?,
    val sunrise: String?,
    val sunset: String?,
    val moonrise: String?,
    val moonset: String?,
    @SerialName("rahu_kalam") val rahuKalam: StoredDayRahuKalam?,
    val yamagandam: StoredDayRahuKalam?,
    @SerialName("gulika_kalam") val gulikaKalam: StoredDayRahuKalam?,
    val abhijit: StoredDayRahuKalam?,
    @SerialName("brahma_muhurta") val brahmaMuhurta: StoredDayRahuKalam?,
    val durmuhurtam: List<StoredDayRahuKalam>?,
    val varjyam: List<StoredDayRahuKalam>?,
    @SerialName("amrita_kalam") val amritaKalam: List<StoredDayRahuKalam>?,
    @SerialName("moon_sign") val moonSign: StoredDayWeekday?,
    @SerialName("sun_sign") val sunSign: StoredDayWeekday?,
    val notes: Map<String, String>?,
    val festivals: List<StoredDayFestival>,
    @SerialName("festivals_replace") val festivalsReplace: Boolean,
    /** Sample content, deleted by `dinam seed --remove` */
    @SerialName("is_sample") val isSample: Boolean,
    /** What if-match names */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class StoredDayFestival(
    val key: String,
    /** Texts by language */
    val texts: Map<String, StoredDayFestivalText>,
    val type: String,
    /** Public holiday in its regions */
    @SerialName("is_holiday") val isHoliday: Boolean,
    /** Waits for the new moon to be sighted; may move by a day */
    @SerialName("is_tentative") val isTentative: Boolean,
    /** ISO 3166-2 codes such as IN-TS; IN is all of India */
    val regions: List<String>,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
)

@Serializable
public data class StoredDayFestivalText(
    val name: String? = null,
    val description: String? = null,
)

@Serializable
public data class StoredDayMasa(
    val amanta: StoredDayWeekday? = null,
    val purnimanta: StoredDayWeekday? = null,
    val solar: StoredDayWeekday? = null,
    @SerialName("is_adhika") val isAdhika: Boolean? = null,
)

@Serializable
public data class StoredDayRahuKalam(
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
)

@Serializable
public data class StoredDayTithi(
    /** Id */
    val id: Long,
    /** Names by language */
    val names: Map<String, String>? = null,
    /** Begin; null: unknown */
    val start: String?,
    /** End; null: unknown */
    val end: String?,
    val number: Long? = null,
)

@Serializable
public data class StoredDayWeekday(
    /** Id */
    val id: Long,
    /** Names by language */
    val names: Map<String, String>? = null,
)

@Serializable
public data class StoryComment(
    /** Id */
    val id: Long,
    /** changes_requested: the note with which the review returned the story */
    val kind: String,
    /** Plain text; an approval may have none */
    val text: String,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: Who,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    @SerialName("resolved_at") val resolvedAt: String?,
    @SerialName("resolved_by") val resolvedBy: Who?,
)

@Serializable
public data class StoryCommentInput(
    /** Required in a comment */
    val text: String? = null,
    /** approved: a story in review may be published as it is; it needs `news.review` */
    val kind: String? = null,
)

@Serializable
public data class StoryCommentPatch(
    @SerialName("is_resolved") val isResolved: Boolean,
)

@Serializable
public data class StoryLanguages(
    /** Shared by the items of a story in different languages: the id of one of them; null leaves the group */
    @SerialName("translation_group") val translationGroup: Long?,
    val items: List<StoryLanguagesItem>,
    /** The setting's languages that the story is not in */
    val missing: List<String>,
)

@Serializable
public data class StoryLanguagesItem(
    /** Id */
    val id: Long,
    val lang: String,
    val status: String,
    /** Title */
    val title: String,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    @SerialName("outdated_since") val outdatedSince: Long?,
)

@Serializable
public data class StoryNotices(
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    /** The story itself first, then its others that are out */
    val languages: List<StoryNoticesLanguage>,
    /** Other languages of the story that readers do not see */
    @SerialName("not_out") val notOut: List<StoryNoticesNotOut>,
)

@Serializable
public data class StoryNoticesLanguage(
    val lang: String,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    val status: String,
    /** Title */
    val title: String,
    val body: String,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String?,
    /** URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
    @SerialName("deep_link") val deepLink: String?,
    val type: String,
    val priority: String,
    /** Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
    @SerialName("ttl_seconds") val ttlSeconds: Long?,
    val category: String?,
    /** A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -` */
    @SerialName("collapse_key") val collapseKey: String,
    /** Who gets it: `{type, value}` */
    val target: StoryNoticesLanguageTarget,
    /** Where `by: topic` sends it */
    val topic: String,
    /** That have the language now */
    val devices: Long,
    val pushed: StoryNoticesLanguagePushed?,
    /** Whether it is sent by default: it was not pushed before */
    val included: Boolean,
)

@Serializable
public data class StoryNoticesLanguagePushed(
    /** Id */
    val id: Long,
    val status: String,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time to send at, within a year; the devices are those of that time */
    @SerialName("scheduled_at") val scheduledAt: String?,
)

/** Who gets it: `{type, value}` */
@Serializable
public data class StoryNoticesLanguageTarget(
    val type: String,
    val value: String,
)

@Serializable
public data class StoryNoticesNotOut(
    val lang: String,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    val status: String,
    /** Time of publication, UTC */
    @SerialName("published_at") val publishedAt: String?,
)

@Serializable
public data class Success(
    val success: Boolean,
    val message: String,
    val meta: Meta,
)

@Serializable
public data class System(
    val versions: SystemVersions,
    /** As `dinam doctor` prints them */
    val findings: List<SystemFinding>,
    @SerialName("checked_at") val checkedAt: String,
    val queues: List<SystemQueue>,
    /** Feeds whose visit is due */
    val feeds: SystemFeeds,
    /** Of this process */
    val cache: SystemCache,
    val media: SystemMedia,
    @SerialName("disk_free_bytes") val diskFreeBytes: Long,
    val backups: SystemBackups,
)

@Serializable
public data class SystemBackups(
    val list: List<SystemBackupsList>,
    @SerialName("is_running") val isRunning: Boolean,
    val error: String?,
    /** Of those that the interface had made */
    val kept: Long,
)

@Serializable
public data class SystemBackupsList(
    val name: String,
    val bytes: Long,
    val at: String,
)

/** Of this process */
@Serializable
public data class SystemCache(
    val hits: Long,
    val misses: Long,
    val bytes: Long,
)

/** Feeds whose visit is due */
@Serializable
public data class SystemFeeds(
    /** Not taken by a process yet */
    val due: Long,
    /** Taken by a process */
    val leased: Long,
    /** Of the feed that has been due longest without being taken */
    @SerialName("overdue_seconds") val overdueSeconds: Long,
    /** Servers that have requested not to be asked for some time */
    @SerialName("waiting_hosts") val waitingHosts: Long,
)

@Serializable
public data class SystemFinding(
    val level: String,
    val name: String,
    val text: String,
)

@Serializable
public data class SystemMedia(
    val files: Long,
    val bytes: Long,
    @SerialName("is_bucket") val isBucket: Boolean,
)

@Serializable
public data class SystemQueue(
    val queue: String,
    val waiting: Long,
    val planned: Long,
    val running: Long,
    val dead: Long,
)

@Serializable
public data class SystemVersions(
    val program: String,
    val node: String,
    val database: String,
    val schema: String,
)

@Serializable
public data class Target(
    val type: String,
    /** A topic, condition, language, place or category slug; of a device its id, or its installation id; for segment an object of platform, lang, kind, app_version {min, max}, last_seen_days, place, category, any [], all [], not {} */
    val value: JsonElement? = null,
)

@Serializable
public data class TestInput(
    @SerialName("device_id") val deviceId: Long? = null,
    /** 8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID */
    @SerialName("installation_id") val installationId: String? = null,
    /** Title */
    val title: String,
    val body: String? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    /** Type: general, breaking, news ... */
    val type: String? = null,
    /** Data for the app; strings only */
    val data: Map<String, String>? = null,
    /** URL, app address (`dinam://news/5`) or path (`/news/5`) that a tap opens */
    @SerialName("deep_link") val deepLink: String? = null,
    /** Seconds for which delivery is worth while, 0 to 2,419,200 (28 days); later it fails as `expired` */
    @SerialName("ttl_seconds") val ttlSeconds: Long? = null,
    val priority: String? = null,
    /** A newer notification with the same key replaces the older one: 1 to 64 of `A-Z a-z 0-9 _ . ~ % -` */
    @SerialName("collapse_key") val collapseKey: String? = null,
    /** Id of a story */
    @SerialName("news_id") val newsId: Long? = null,
    val category: String? = null,
)

@Serializable
public data class TithiDates(
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
public data class TotpSetup(
    /** Base32, to be typed in */
    val secret: String,
    /** To be shown as a QR code */
    @SerialName("otpauth_url") val otpauthUrl: String,
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
public data class TranslationInput(
    /** ISO 639-1 */
    val lang: String,
    /** Title */
    val title: String,
    /** Absent: the first 60 words of the content */
    val summary: String? = null,
    /** Text; HTML is sanitised when it is stored */
    val content: String? = null,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String? = null,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String? = null,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    /** At most 30 tags of 60 letters */
    val tags: List<String>? = null,
    /** State, district and mandal as text; taken from the first place where places are set */
    val location: AdminInputLocation? = null,
    /** Places of the tree, the main one first; `location` follows from it */
    @SerialName("place_ids") val placeIds: List<Long>? = null,
    @SerialName("media_id") val mediaId: Long? = null,
    /** Further pictures of the library */
    val gallery: List<Long>? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String? = null,
    /** Gallery: at most 50 images for a story, 30 for a product */
    val images: List<AdminInputImage>? = null,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String? = null,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String? = null,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String? = null,
    val byline: String? = null,
    @SerialName("seo_title") val seoTitle: String? = null,
    @SerialName("seo_description") val seoDescription: String? = null,
    val source: AdminInputSource? = null,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean? = null,
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
    @SerialName("breaking_until") val breakingUntil: String? = null,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean? = null,
    val priority: Long? = null,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String? = null,
    val status: String? = null,
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
public data class Tried(
    /** The id of a device; for a dry run a platform, `webpush` for browsers by Web Push, `topic` or `condition` */
    val to: String,
    val ok: Boolean,
    val code: String?,
    val text: String?,
)

@Serializable
public data class Update(
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
public data class User(
    /** Id */
    val id: Long,
    val username: String,
    val name: String,
    val role: String,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    @SerialName("must_change_password") val mustChangePassword: Boolean,
    @SerialName("totp_enabled") val totpEnabled: Boolean,
    val email: String?,
    val lang: String?,
    /** Languages of the stories that the user may write; empty: all */
    val langs: List<String>,
    /** The same for categories */
    @SerialName("category_ids") val categoryIds: List<Long>,
    /** The same for places, with all below them */
    @SerialName("place_ids") val placeIds: List<Long>,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
)

@Serializable
public data class UserDocument(
    val name: String,
    val value: JsonElement?,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class UserDocumentInput(
    /** Any JSON value */
    val value: JsonElement?,
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
public data class Webhook(
    /** Id */
    val id: Long,
    val url: String,
    val description: String,
    val events: List<String>,
    /** false: not shown to readers */
    @SerialName("is_active") val isActive: Boolean,
    @SerialName("failing_since") val failingSince: String?,
    @SerialName("stopped_reason") val stoppedReason: String?,
    /** Version, raised by every edit; in quotes it is the `ETag` for `If-Match` */
    val rev: Long,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
)

@Serializable
public data class WebhookDelivery(
    /** Id */
    val id: Long,
    @SerialName("webhook_id") val webhookId: Long,
    val event: String,
    /** Header `webhook-id`: the same in every attempt and replay */
    @SerialName("message_id") val messageId: String,
    val status: String,
    val attempts: Long,
    @SerialName("next_attempt_at") val nextAttemptAt: String?,
    @SerialName("response_status") val responseStatus: Long?,
    val error: String?,
    @SerialName("duration_ms") val durationMs: Long?,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    @SerialName("ended_at") val endedAt: String?,
)

@Serializable
public data class WebhookDeliveryDetail(
    /** Id */
    val id: Long,
    @SerialName("webhook_id") val webhookId: Long,
    val event: String,
    /** Header `webhook-id`: the same in every attempt and replay */
    @SerialName("message_id") val messageId: String,
    val status: String,
    val attempts: Long,
    @SerialName("next_attempt_at") val nextAttemptAt: String?,
    @SerialName("response_status") val responseStatus: Long?,
    val error: String?,
    @SerialName("duration_ms") val durationMs: Long?,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    @SerialName("ended_at") val endedAt: String?,
    /** The body that was sent, as text */
    val payload: String,
    @SerialName("response_body") val responseBody: String?,
)

@Serializable
public data class Who(
    /** Id */
    val id: Long?,
    val name: String,
)

@Serializable
public data class WholeRevision(
    /** The rev that the item had then */
    val rev: Long,
    /** The first save that is in it */
    val at: String,
    /** The last one */
    val until: String,
    val user: Who,
    /** create, edit, restore_revision, tag ... */
    val verb: String,
    @SerialName("is_first") val isFirst: Boolean,
    /** The story was published or scheduled in this state */
    @SerialName("was_published") val wasPublished: Boolean,
    @SerialName("is_current") val isCurrent: Boolean,
    val item: WholeRevisionItem,
)

@Serializable
public data class WholeRevisionItem(
    /** Title */
    val title: String? = null,
    /** Absent: the first 60 words of the content */
    val summary: String? = null,
    /** Text; HTML is sanitised when it is stored */
    val content: String? = null,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String? = null,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String? = null,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    /** At most 30 tags of 60 letters */
    val tags: List<String>? = null,
    /** State, district and mandal as text; taken from the first place where places are set */
    val location: AdminInputLocation? = null,
    /** Places of the tree, the main one first; `location` follows from it */
    @SerialName("place_ids") val placeIds: List<Long>? = null,
    @SerialName("media_id") val mediaId: Long? = null,
    /** Further pictures of the library */
    val gallery: List<Long>? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String? = null,
    /** Gallery: at most 50 images for a story, 30 for a product */
    val images: List<AdminInputImage>? = null,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String? = null,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String? = null,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String? = null,
    val byline: String? = null,
    @SerialName("seo_title") val seoTitle: String? = null,
    @SerialName("seo_description") val seoDescription: String? = null,
    val source: AdminInputSource? = null,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean? = null,
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
    @SerialName("breaking_until") val breakingUntil: String? = null,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean? = null,
    val priority: Long? = null,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String? = null,
    val lang: String? = null,
    /** Shared by the items of a story in different languages: the id of one of them; null leaves the group */
    @SerialName("translation_group") val translationGroup: Long? = null,
)

@Serializable
public data class WholeWorkingCopyRevision(
    /** Counts those of the story from 1 */
    val number: Long,
    /** The first save that is in it */
    val at: String,
    /** The last one */
    val until: String,
    val user: Who,
    /** `edit` of a working copy, `discard` of one, `not_taken`: a text that a merge did not take */
    val verb: String,
    /** Those that differ from the story */
    val fields: List<String>,
    /** The working copy of the story says this */
    @SerialName("is_current") val isCurrent: Boolean,
    val item: WholeRevisionItem,
    /** What differs from the save before it; of the first, of what was discarded or not taken: from the story */
    val changes: List<RevisionDiffField>,
)

@Serializable
public data class WorkingCopy(
    /** Id of a story */
    @SerialName("news_id") val newsId: Long,
    /** What if-match names at the addresses of the working copy */
    val rev: Long,
    val status: String,
    @SerialName("publish_at") val publishAt: String?,
    /** The fields that were changed */
    val fields: List<String>,
    @SerialName("updated_by") val updatedBy: Who,
    /** Time of the last change, UTC */
    @SerialName("updated_at") val updatedAt: String,
    /** The `rev` that the story had when the first of these changes was made */
    @SerialName("base_rev") val baseRev: Long,
    /** Why a reviewer rejected it; null once it is submitted again */
    @SerialName("review_note") val reviewNote: String?,
    /** The user who created it */
    @SerialName("created_by") val createdBy: Who,
    /** Time of creation, UTC */
    @SerialName("created_at") val createdAt: String,
    /** The changed fields as a request sends them: laid over the fields of the story they are its changed text */
    val input: WorkingCopyInput2,
    /** What the story said in these fields when they were changed first: the base of a merge */
    val base: WorkingCopyInput2,
    /** The story as readers would get it with these changes */
    val item: NewsItem,
    /** Each field that differs: `before` in the story, `after` in the working copy */
    val changes: List<RevisionDiffField>,
    /** Fields that were changed in the story as well since they were changed here */
    val conflicts: List<String>,
)

@Serializable
public data class WorkingCopyInput(
    /** Title */
    val title: String? = null,
    /** Absent: the first 60 words of the content */
    val summary: String? = null,
    /** Text; HTML is sanitised when it is stored */
    val content: String? = null,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String? = null,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String? = null,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    /** At most 30 tags of 60 letters */
    val tags: List<String>? = null,
    /** State, district and mandal as text; taken from the first place where places are set */
    val location: AdminInputLocation? = null,
    /** Places of the tree, the main one first; `location` follows from it */
    @SerialName("place_ids") val placeIds: List<Long>? = null,
    @SerialName("media_id") val mediaId: Long? = null,
    /** Further pictures of the library */
    val gallery: List<Long>? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String? = null,
    /** Gallery: at most 50 images for a story, 30 for a product */
    val images: List<AdminInputImage>? = null,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String? = null,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String? = null,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String? = null,
    val byline: String? = null,
    @SerialName("seo_title") val seoTitle: String? = null,
    @SerialName("seo_description") val seoDescription: String? = null,
    val source: AdminInputSource? = null,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean? = null,
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
    @SerialName("breaking_until") val breakingUntil: String? = null,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean? = null,
    val priority: Long? = null,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String? = null,
)

@Serializable
public data class WorkingCopyInput2(
    /** Title */
    val title: String? = null,
    /** Absent: the first 60 words of the content */
    val summary: String? = null,
    /** Text; HTML is sanitised when it is stored */
    val content: String? = null,
    /** `html` (default, sanitised) or `text` */
    @SerialName("content_format") val contentFormat: String? = null,
    /** `article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms) */
    @SerialName("content_type") val contentType: String? = null,
    /** Part of the URL: lower-case Latin letters, digits, hyphens. Default: from title or name */
    val slug: String? = null,
    /** Id of a category */
    @SerialName("category_id") val categoryId: Long? = null,
    /** At most 30 tags of 60 letters */
    val tags: List<String>? = null,
    /** State, district and mandal as text; taken from the first place where places are set */
    val location: AdminInputLocation? = null,
    /** Places of the tree, the main one first; `location` follows from it */
    @SerialName("place_ids") val placeIds: List<Long>? = null,
    @SerialName("media_id") val mediaId: Long? = null,
    /** Further pictures of the library */
    val gallery: List<Long>? = null,
    /** URL of the main image */
    @SerialName("image_url") val imageUrl: String? = null,
    /** URL of a small image for lists; default: the main image */
    @SerialName("thumbnail_url") val thumbnailUrl: String? = null,
    /** Gallery: at most 50 images for a story, 30 for a product */
    val images: List<AdminInputImage>? = null,
    /** URL of a video */
    @SerialName("video_url") val videoUrl: String? = null,
    /** URL of an audio file */
    @SerialName("audio_url") val audioUrl: String? = null,
    /** Author line under the title; as a filter the whole name in any spelling */
    val author: String? = null,
    val byline: String? = null,
    @SerialName("seo_title") val seoTitle: String? = null,
    @SerialName("seo_description") val seoDescription: String? = null,
    val source: AdminInputSource? = null,
    /** Breaking news; ends by itself at `breaking_until` */
    @SerialName("is_breaking") val isBreaking: Boolean? = null,
    /** End of the breaking flag; default: after the setting `breaking_hours` (6) */
    @SerialName("breaking_until") val breakingUntil: String? = null,
    /** Marked for the top of the app */
    @SerialName("is_featured") val isFeatured: Boolean? = null,
    val priority: Long? = null,
    /** Time of expiry, UTC */
    @SerialName("expires_at") val expiresAt: String? = null,
)

@Serializable
public data class WorkingCopyRevision(
    /** Counts those of the story from 1 */
    val number: Long,
    /** The first save that is in it */
    val at: String,
    /** The last one */
    val until: String,
    val user: Who,
    /** `edit` of a working copy, `discard` of one, `not_taken`: a text that a merge did not take */
    val verb: String,
    /** Those that differ from the story */
    val fields: List<String>,
    /** The working copy of the story says this */
    @SerialName("is_current") val isCurrent: Boolean,
)

@Serializable
public data class YearTransits(
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

    /** Name, version, and the list of endpoints and actions */
    public fun getStatus(): Reply<GetStatusData> =
        decode(transport.get("/api/v1", emptyList()))

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

    /** Whether there is a provider for sign-in, and the text of its button */
    public fun getAuthOidc(): Reply<OidcInfo> =
        decode(transport.get("/api/auth/oidc", emptyList()))

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

    /** Festivals and vratas of a year or a range at a place; default: this year, every region */
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
    public fun getSearch(lang: String? = null, page: Long? = null, limit: Long? = null, cursor: String? = null, q: String? = null, search: String? = null, category: String? = null, categoryId: Long? = null, tag: String? = null, location: String? = null, author: String? = null, contentType: String? = null, from: String? = null, to: String? = null, sort: String? = null, fallback: Boolean? = null, fields: List<String>? = null): Reply<List<GetSearchData>> =
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
    public fun getConfig(platform: String? = null, lang: String? = null, currentVersion: String? = null, versionCode: Long? = null, installationId: String? = null): Reply<GetConfigReplyData> =
        decode(transport.get("/api/v1/config", listOf("platform" to platform?.toString(), "lang" to lang?.toString(), "current_version" to currentVersion?.toString(), "version_code" to versionCode?.toString(), "installation_id" to installationId?.toString())))

    /** Offline bundle: config, categories, 30 stories, almanac, horoscope; default: today */
    public fun getBundle(lang: String? = null, date: String? = null, city: String? = null, lat: Double? = null, lon: Double? = null, tz: String? = null, platform: String? = null, fallback: Boolean? = null): Reply<GetBundleData> =
        decode(transport.get("/api/v1/bundle", listOf("lang" to lang?.toString(), "date" to date?.toString(), "city" to city?.toString(), "lat" to lat?.toString(), "lon" to lon?.toString(), "tz" to tz?.toString(), "platform" to platform?.toString(), "fallback" to fallback?.toString())))
}
