package dinam

import java.io.IOException
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/**
 * A client of a Dinam server: `dinam.news.latest(limit = 10).data`. Its functions suspend, and may be called on the main thread.
 *
 * @param baseUrl `https://news.example.in`, without a path
 * @param lang language of all calls that do not name another: `te`
 * @param installationId the secret id of this phone, for calls of devices, votes, bookmarks and reports; a random UUID that the app
 *   makes once
 * @param store keeps answers: unchanged ones are not sent again, and without a network the last one is given
 * @param timeoutMillis how long to wait for a connection, and for the next bytes
 * @param retries further attempts after 429, 503 and a lost connection; only reads are repeated
 */
public class Dinam private constructor(caller: Caller) : DinamCalls(caller) {
    public constructor(
        baseUrl: String,
        lang: String? = null,
        installationId: String? = null,
        store: Store? = null,
        timeoutMillis: Int = 10_000,
        retries: Int = 2,
        http: Http = UrlConnectionHttp(),
    ) : this(Caller(baseUrl.trimEnd('/'), lang, installationId, store, timeoutMillis, retries, http))

    /** The same calls, answered from the store alone: for the first screen, before the network is asked. */
    public val saved: DinamCalls = DinamCalls(caller.savedOnly())
}

/** A success. */
public class Reply<T>(
    public val data: T,
    public val meta: Meta,
    /** The server could not be asked: this is its last answer. */
    public val isSaved: Boolean,
)

/** What an answer says of itself. */
@Serializable
public data class Meta(
    val lang: String? = null,
    val total: Long? = null,
    @SerialName("has_more") val hasMore: Boolean? = null,
    /** `cursor` of the next page; null at the end. */
    @SerialName("next_cursor") val nextCursor: String? = null,
    /** `updatedAfter` of the next visit. */
    @SerialName("next_updated_after") val nextUpdatedAfter: String? = null,
    /** `after` of the next look at a live blog. */
    @SerialName("next_after") val nextAfter: Long? = null,
    val ended: Boolean? = null,
)

/** An answer that is no success, or none. */
public class DinamError(
    /** HTTP status; 0 where no answer came. */
    public val status: Int,
    /**
     * `not_found`, `rate_limited` ...; empty where the answer came from a proxy. Without an answer `network`, `timeout`, or
     * `not_saved` where only saved answers were asked for; `unreadable` where this client cannot read the answer.
     */
    public val code: String,
    message: String,
    /** Fields that are not valid. */
    public val errors: List<ProblemError> = emptyList(),
    /** Seconds until the next attempt is worthwhile. */
    public val retryAfter: Double? = null,
    public val requestId: String? = null,
    cause: Throwable? = null,
) : IOException(message, cause)
