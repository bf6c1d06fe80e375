// Every call of an app against a running server; the name of each that was answered is printed.
package app

import com.sun.net.httpserver.HttpServer
import dinam.Dinam
import dinam.DinamError
import dinam.FileStore
import dinam.Http
import dinam.HttpResponse
import dinam.MemoryStore
import dinam.QuietHours
import dinam.Reply
import dinam.UrlConnectionHttp
import java.io.File
import java.io.IOException
import java.net.InetSocketAddress
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import kotlinx.coroutines.runBlocking
import kotlinx.serialization.json.Count

/** `HttpURLConnection` of the JVM, not of Android, refuses PATCH. */
private val http = Http { request ->
    if (request.method != "PATCH") return@Http UrlConnectionHttp().send(request)
    val built = HttpRequest.newBuilder(URI(request.url)).method("PATCH", HttpRequest.BodyPublishers.ofString(request.body))
    for ((name, value) in request.headers) built.header(name, value)
    val response = HttpClient.newHttpClient().send(built.build(), BodyHandlers.ofString())
    HttpResponse(response.statusCode(), response.headers().map().mapValues { it.value.first() }, response.body())
}

private suspend fun <T> check(name: String, call: suspend () -> Reply<T>): T {
    val reply = try {
        call()
    } catch (error: Exception) {
        throw IllegalStateException("$name: $error ${(error as? DinamError)?.errors}", error)
    }
    check(!reply.isSaved)
    println(name)
    return reply.data
}

private suspend fun refused(name: String, code: String, call: suspend () -> Reply<*>): DinamError {
    try {
        call()
    } catch (error: DinamError) {
        check(error.code == code) { "$name: ${error.code}" }
        println(name)
        return error
    }
    error("$name was not refused")
}

fun main(args: Array<String>) = runBlocking {
    val (url, te, live, poll, option, notification, preview, folder) = args.toList()
    val dinam = Dinam("$url/", lang = "te", installationId = "3f6c1a52-6f0e-4c0e-9a39-kotlin", http = http)
    val city = "హైదరాబాద్"
    check("settings.get") { dinam.settings.get() }
    check("settings.app") { dinam.settings.app() }
    check("settings.admob") { dinam.settings.admob(platform = "ios") }
    check("settings.contacts") { dinam.settings.contacts(lang = "ur") }
    check("status.get") { dinam.status.get() }
    check("places.list") { dinam.places.list(search = "వరం") }
    check("places.tree") { dinam.places.tree(parent = "telangana", type = "district") }
    check("places.search") { dinam.places.search("warangal") }
    check("places.near") { dinam.places.near(lat = 17.38, lon = 78.48) }
    check("places.get") { dinam.places.get("telangana") }
    check("panchang.days") { dinam.panchang.days(city = city, from = "2026-11-20", to = "2026-11-21", include = listOf("all"), birthStar = 3) }
    check("panchang.day") { dinam.panchang.day(city = city, include = listOf("text", "hora")) }
    check("panchang.month") { dinam.panchang.month(city = city, month = "2026-11") }
    check("panchang.muhurta") { dinam.panchang.muhurta(city = city) }
    check("panchang.findMuhurta") { dinam.panchang.findMuhurta(`for` = "marriage", city = city) }
    check("panchang.festivals") { dinam.panchang.festivals(year = 2026, city = city, limit = 50) }
    check("panchang.holidays") { dinam.panchang.holidays(year = 2026, city = city) }
    check("panchang.next") { dinam.panchang.next(festival = "deepavali", city = city) }
    check("panchang.prayerTimes") { dinam.panchang.prayerTimes(city = city, lang = "ur") }
    check("panchang.tithiDates") { dinam.panchang.tithiDates(date = "1980-03-01", city = city) }
    check("panchang.transits") { dinam.panchang.transits(year = 2026) }
    check("panchang.convert") { dinam.panchang.convert(date = "2026-11-20") }
    check("horoscope.predictions") { dinam.horoscope.predictions(sign = "leo") }
    check("horoscope.today") { dinam.horoscope.today() }
    check("horoscope.signs") { dinam.horoscope.signs() }
    check("horoscope.transits") { dinam.horoscope.transits(sign = "leo") }
    check("horoscope.compatibility") { dinam.horoscope.compatibility(sign1 = "leo", sign2 = "aries") }
    check("horoscope.birth") { dinam.horoscope.birth(date = "1980-03-01", time = "06:30", city = city) }
    check("shopping.deals") { dinam.shopping.deals() }
    val product = check("shopping.products") { dinam.shopping.products(limit = 2) }.first()
    check("shopping.product") { dinam.shopping.product(product.slug) }
    check("shopping.featured") { dinam.shopping.featured() }
    check("shopping.categories") { dinam.shopping.categories() }
    check("update.check") { dinam.update.check(platform = "android", currentVersion = "1.0.0") }
    check("update.latest") { dinam.update.latest(platform = "ios") }
    refused("push.key", "not_found") { dinam.push.key() }
    val device = check("devices.register") { dinam.devices.register("token-of-a-phone", platform = "android", place = "వరంగల్") }
    check(device.lang == "te" && device.place == "వరంగల్") { "$device" }
    val changed = check("devices.update") { dinam.devices.update(quietHours = QuietHours("22:00", "07:00"), clear = listOf("place")) }
    check(changed.place == null && changed.quietHours?.to == "07:00" && changed.lang == "te") { "$changed" }
    check("notifications.opened") { dinam.notifications.opened(notification.toLong()) }
    val titles = check("news.list") { dinam.news.list(limit = 1, fields = listOf("id", "title")) }
    check(titles.single().run { id > 0 && title.isNotEmpty() && content == "" && location == null }) { "$titles" }
    val changes = check("news.changes") { dinam.news.changes("2026-01-01T00:00:00.000Z", lang = "bn") }
    check(changes.any { it.title == "কলকাতায় বৃষ্টির পূর্বাভাস" }) { "$changes" }
    check("news.latest") { dinam.news.latest() }
    check("news.breaking") { dinam.news.breaking() }
    check("news.categories") { dinam.news.categories() }
    check("news.trending") { dinam.news.trending() }
    check(check("news.get") { dinam.news.get(te) }.title == "తెలంగాణలో భారీ వర్షాలు")
    check("news.related") { dinam.news.related(te) }
    check("news.view") { dinam.news.view(te.toLong()) }
    val entries = check("news.live") { dinam.news.live(live) }
    check(entries.any { it.title == "మొదటి రౌండ్" }) { "$entries" }
    check("news.report") { dinam.news.report(te.toLong(), reason = "wrong_fact", note = "వర్షపాతం 5 సెం.మీ., 50 కాదు") }
    check("search.stories") { dinam.search.stories(q = "వర్షాలు") }
    check("search.suggest") { dinam.search.suggest(q = "భా") }
    check("previews.get") { dinam.previews.get(preview) }
    check("polls.list") { dinam.polls.list() }
    check("polls.get") { dinam.polls.get(poll.toLong()) }
    check(check("polls.vote") { dinam.polls.vote(poll.toLong(), option.toLong()) }.poll.total == 1L)
    check("bookmarks.add") { dinam.bookmarks.add(te.toLong()) }
    check(check("bookmarks.list") { dinam.bookmarks.list() }.single().id == te.toLong())
    check("bookmarks.remove") { dinam.bookmarks.remove(te.toLong()) }
    check("rss.list") { dinam.rss.list() }
    refused("rss.get", "not_found") { dinam.rss.get(999_999) }
    check("config.get") { dinam.config.get(platform = "android", currentVersion = "1.0.0") }
    check("bundle.get") { dinam.bundle.get(city = city) }
    val error = refused("fault", "invalid") { dinam.polls.vote(poll.toLong(), 999) }
    check(error.status == 400 && error.errors.single().field == "option_id") { "${error.errors}" }
    check("devices.remove") { dinam.devices.remove() }
    check("installation.erase") { dinam.installation.erase() }
    println("objects ${Count.objects}")

    for (store in listOf(MemoryStore(), FileStore(File(folder)))) {
        var isAway = false
        val statuses = mutableListOf<Int>()
        val line = Http { request ->
            if (isAway) throw IOException("no network")
            http.send(request).also { statuses += it.status }
        }
        val open = { Dinam(url, lang = "ur", store = store, http = line) }
        refused("not saved", "not_saved") { open().saved.news.latest() }
        val first = open().news.latest()
        check(open().news.latest().data == first.data)
        check(statuses == listOf(200, 304)) { "$statuses" }
        isAway = true
        val offline = open().news.latest()
        check(offline.isSaved && offline.data == first.data && offline.data.any { it.title == "حیدرآباد میں شدید بارش" })
        check(open().saved.news.latest().data == first.data)
        refused("away", "network") { open().news.breaking() }
    }
    // A busy server is asked again, and the page of a hotel is no answer.
    var asked = 0
    val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0)
    server.createContext("/") { exchange ->
        asked++
        exchange.responseHeaders["Retry-After"] = "0"
        exchange.responseHeaders["Content-Type"] = "text/html"
        exchange.sendResponseHeaders(if (exchange.requestURI.path.endsWith("config")) 200 else 503, 2)
        exchange.responseBody.use { it.write("hi".toByteArray()) }
    }
    server.start()
    val busy = Dinam("http://127.0.0.1:${server.address.port}", installationId = "phone-of-a-hotel", http = http)
    refused("busy", "") { busy.news.latest() }
    check(asked == 3) { "$asked" }
    refused("portal", "network") { busy.config.get() }
    asked = 0
    check(refused("busy write", "") { busy.bookmarks.add(1) }.retryAfter == 0.0 && asked == 1)
    server.stop(0)
}

private operator fun <T> List<T>.component6(): T = get(5)

private operator fun <T> List<T>.component7(): T = get(6)

private operator fun <T> List<T>.component8(): T = get(7)
