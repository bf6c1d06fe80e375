package dinam

import java.io.IOException
import java.net.SocketTimeoutException
import java.net.URLEncoder
import kotlin.random.Random
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.withContext
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.encodeToJsonElement

/** Fields of a newer server are ignored. */
internal val dinamJson: Json = Json {
    ignoreUnknownKeys = true
    explicitNulls = false
}

@Serializable
internal class Envelope<T>(val data: T, val meta: Meta = Meta())

internal class Body {
    val members: MutableMap<String, JsonElement> = LinkedHashMap()

    inline fun <reified T : Any> put(name: String, value: T?): Body {
        if (value != null) members[name] = dinamJson.encodeToJsonElement(value)
        return this
    }

    fun clear(names: List<String>): Body {
        for (name in names) members[name] = JsonNull
        return this
    }

    fun text(): String = JsonObject(members).toString()
}

internal fun segment(value: Any): String = URLEncoder.encode(value.toString(), "UTF-8").replace("+", "%20")

/** A body, and whether it comes from the store because the server could not be asked. */
internal class Received(val text: String, val isSaved: Boolean)

/** The longest `Retry-After` that is waited for, in seconds. */
private const val LONGEST_WAIT = 10.0

/** Answers of another release of the client are not read. */
private const val RELEASE = 1

/** Sends calls; keeps the answers of reads that have an ETag, and gives the last one when the server cannot be asked. */
internal class Caller(
    private val baseUrl: String,
    val lang: String?,
    val installationId: String?,
    private val store: Store?,
    private val timeoutMillis: Int,
    private val retries: Int,
    private val http: Http,
    private val isSavedOnly: Boolean = false,
) {
    fun savedOnly(): Caller = Caller(baseUrl, lang, installationId, store, timeoutMillis, retries, http, true)

    fun installation(): String = installationId ?: throw IllegalStateException("This call needs installationId.")

    suspend inline fun <reified T> call(
        method: String,
        path: String,
        query: List<Pair<String, Any?>>,
        body: Body? = null,
    ): Reply<T> = withContext(Dispatchers.IO) {
        val received = exchange(method, path, query, body)
        val envelope = try {
            dinamJson.decodeFromString<Envelope<T>>(received.text)
        } catch (error: IllegalArgumentException) {
            throw DinamError(0, "unreadable", "The answer of the server cannot be read.", cause = error)
        }
        Reply(envelope.data, envelope.meta, received.isSaved)
    }

    suspend fun exchange(method: String, path: String, query: List<Pair<String, Any?>>, body: Body?): Received {
        val asked = query.filter { (_, value) -> value != null }.joinToString("&") { (name, value) ->
            "$name=${segment(if (value is List<*>) value.joinToString(",") else value!!)}"
        }
        val url = baseUrl + path + (if (asked.isEmpty()) "" else "?$asked")
        val key = "$RELEASE $url"
        val saved = if (method == "GET") store?.get(key) else null
        if (isSavedOnly) return saved?.let { Received(it.body, true) } ?: throw DinamError(0, "not_saved", "Nothing is kept of this call.")
        val headers = buildMap {
            put("Accept", "application/json")
            if (body != null) put("Content-Type", "application/json")
            if (saved != null) put("If-None-Match", saved.etag)
        }
        val request = HttpRequest(method, url, headers, body?.text(), timeoutMillis)
        // A busy server is not asked again where an answer is at hand.
        val attempts = if (method == "GET" && saved == null) retries + 1 else 1
        try {
            val response = send(request, attempts)
            if (response.status == 304 && saved != null) return Received(saved.body, false)
            val etag = response.headers["etag"]
            if (method == "GET" && etag != null) store?.set(key, Stored(etag, response.body))
            return Received(response.body, false)
        } catch (error: DinamError) {
            val isAway = error.status == 0 || error.status == 429 || error.status >= 500
            if (saved == null || !isAway) throw error
            return Received(saved.body, true)
        }
    }

    private suspend fun send(request: HttpRequest, attempts: Int): HttpResponse {
        var attempt = 1
        while (true) {
            val error = try {
                val response = http.send(request)
                val isJson = response.headers["content-type"].orEmpty().startsWith("application/json")
                if (response.status == 304 || (response.status in 200..299 && isJson)) return response
                errorOf(response)
            } catch (error: SocketTimeoutException) {
                DinamError(0, "timeout", "The server takes too long.", cause = error)
            } catch (error: IOException) {
                DinamError(0, "network", "The server cannot be reached.", cause = error)
            }
            val backoff = 0.5 * (1 shl (attempt - 1))
            val wait = error.retryAfter ?: backoff
            val isPassing = error.status == 0 || error.status == 429 || error.status == 503
            if (attempt >= attempts || !isPassing || wait > LONGEST_WAIT) throw error
            // Not all phones at once.
            delay((wait * Random.nextInt(1000, 1500)).toLong())
            attempt++
        }
    }

    private fun errorOf(response: HttpResponse): DinamError {
        // A login page of a hotel, and no answer of ours.
        if (response.status in 200..299) return DinamError(0, "network", "Something else has answered for the server.")
        val problem = try {
            dinamJson.decodeFromString<Problem>(response.body)
        } catch (_: Exception) {
            null // The page of a proxy.
        }
        return DinamError(
            status = response.status,
            code = problem?.code.orEmpty(),
            message = problem?.message ?: "The server answered with ${response.status}.",
            errors = problem?.errors.orEmpty(),
            retryAfter = response.headers["retry-after"]?.toDoubleOrNull(),
            requestId = problem?.requestId ?: response.headers["x-request-id"],
        )
    }
}
