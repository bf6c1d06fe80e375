package dinam

import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL

public class HttpRequest(
    public val method: String,
    public val url: String,
    public val headers: Map<String, String>,
    public val body: String?,
    public val timeoutMillis: Int,
)

public class HttpResponse(
    public val status: Int,
    /** With names in lower case. */
    public val headers: Map<String, String>,
    public val body: String,
)

/** Sends requests; [UrlConnectionHttp] needs no library. With OkHttp an app writes its own. */
public fun interface Http {
    @Throws(IOException::class)
    public fun send(request: HttpRequest): HttpResponse
}

/** Over `HttpURLConnection`, which Android and the JVM have. That of the JVM, not of Android, knows no PATCH. */
public class UrlConnectionHttp : Http {
    override fun send(request: HttpRequest): HttpResponse {
        val connection = URL(request.url).openConnection() as HttpURLConnection
        try {
            connection.requestMethod = request.method
            connection.connectTimeout = request.timeoutMillis
            connection.readTimeout = request.timeoutMillis
            connection.useCaches = false
            for ((name, value) in request.headers) connection.setRequestProperty(name, value)
            if (request.body != null) {
                connection.doOutput = true
                connection.outputStream.use { it.write(request.body.toByteArray()) }
            }
            val status = connection.responseCode
            val stream = if (status >= 400) connection.errorStream else connection.inputStream
            val text = stream?.use { it.readBytes().decodeToString() }.orEmpty()
            val headers = buildMap {
                for ((name, values) in connection.headerFields) if (name != null) put(name.lowercase(), values.joinToString(", "))
            }
            return HttpResponse(status, headers, text)
        } finally {
            connection.disconnect()
        }
    }
}
