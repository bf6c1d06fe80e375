package `in`.example.news

import android.text.Html
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.pulltorefresh.PullToRefreshBox
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import coil3.compose.AsyncImage
import dinam.Dinam
import dinam.DinamCalls
import dinam.DinamError
import dinam.Reply
import kotlinx.coroutines.launch

/** What a screen shows of a call. */
data class Shown<T>(val data: T? = null, val notice: String = "", val isLoading: Boolean = true)

/** The saved answer at once, then that of the server; both again when a key changes. */
@Composable
fun <T> shownOf(dinam: Dinam, vararg keys: Any, call: suspend (DinamCalls) -> Reply<T>): Shown<T> {
    var shown by remember(dinam) { mutableStateOf(Shown<T>()) }
    LaunchedEffect(dinam, *keys) {
        shown = shown.copy(isLoading = true)
        try {
            shown = shown.copy(data = call(dinam.saved).data)
        } catch (_: DinamError) {
            // The first start of the app.
        }
        shown = try {
            val reply = call(dinam)
            Shown(reply.data, if (reply.isSaved) "Offline" else "", isLoading = false)
        } catch (error: DinamError) {
            Shown(shown.data, error.message.orEmpty(), isLoading = false)
        }
    }
    return shown
}

/** Urdu goes from right to left, whatever the language of the phone is. */
@Composable
fun InDirectionOf(lang: String, content: @Composable () -> Unit) {
    val direction = if (lang == "ur") LayoutDirection.Rtl else LayoutDirection.Ltr
    CompositionLocalProvider(LocalLayoutDirection provides direction, content = content)
}

// Marks above and below letters of Indic scripts and Nastaliq need the room: 1.6 times the size, and no fixed heights.
private val headline: TextStyle @Composable get() = MaterialTheme.typography.headlineSmall.copy(lineHeight = 38.sp)
private val text: TextStyle @Composable get() = MaterialTheme.typography.bodyLarge.copy(fontSize = 17.sp, lineHeight = 29.sp)

@Composable
fun Headlines(dinam: Dinam, lang: String, onOpen: (String) -> Unit) {
    var round by remember { mutableIntStateOf(0) }
    // Lists show titles: the text of a story comes when it is opened.
    val fields = listOf("id", "title", "thumbnail_url", "is_breaking")
    val shown = shownOf(dinam, round) { it.news.latest(limit = 30, fields = fields) }
    InDirectionOf(lang) {
        PullToRefreshBox(isRefreshing = shown.isLoading, onRefresh = { round++ }) {
            LazyColumn {
                item { Text(shown.notice, Modifier.padding(8.dp)) }
                items(shown.data.orEmpty(), key = { it.id }) { story ->
                    Row(
                        Modifier.fillMaxWidth().clickable { onOpen(story.id.toString()) }.padding(12.dp),
                        Arrangement.spacedBy(12.dp),
                    ) {
                        if (story.thumbnailUrl != null) AsyncImage(story.thumbnailUrl, null, Modifier.size(96.dp, 64.dp))
                        val colors = MaterialTheme.colorScheme
                        Text(story.title, style = text, color = if (story.isBreaking) colors.error else colors.onSurface)
                    }
                }
            }
        }
    }
}

@Composable
fun Story(dinam: Dinam, id: String) {
    val shown = shownOf(dinam, id) { it.news.get(id) }
    val scope = rememberCoroutineScope()
    val story = shown.data ?: return Text(shown.notice)
    LaunchedEffect(story.id) {
        try {
            dinam.news.view(story.id)
        } catch (_: DinamError) {
        }
    }
    InDirectionOf(story.lang) {
        Column(Modifier.verticalScroll(rememberScrollState()).padding(16.dp)) {
            Text(story.title, style = headline)
            if (story.imageUrl != null) AsyncImage(story.imageUrl, null, Modifier.fillMaxWidth())
            // An app with pictures in stories shows the content in a WebView without scripts.
            Text(Html.fromHtml(story.content, Html.FROM_HTML_MODE_COMPACT).toString(), style = text)
            TextButton(onClick = {
                scope.launch {
                    try {
                        dinam.bookmarks.add(story.id)
                    } catch (_: DinamError) {
                    }
                }
            }) { Text("☆") }
        }
    }
}

/** The server has the words and digits of the language: an app formats nothing. */
@Composable
fun Panchang(dinam: Dinam, lang: String) {
    val shown = shownOf(dinam) { it.panchang.day(city = "హైదరాబాద్", include = listOf("text"), digits = "native") }
    InDirectionOf(lang) {
        Column(Modifier.verticalScroll(rememberScrollState()).padding(16.dp), Arrangement.spacedBy(8.dp)) {
            Text(shown.notice)
            val day = shown.data?.text ?: return@Column
            Text("${day.weekday} · ${day.month} · ${day.year}", style = headline)
            for (line in day.tithi + day.nakshatra) Text(line, style = text)
            Text("☀ ${day.sunrise ?: "–"} · ${day.sunset ?: "–"}", style = text)
            Text("☾ ${day.moonrise ?: "–"} · ${day.moonset ?: "–"}", style = text)
            for (line in day.festivals) Text(line, style = text)
        }
    }
}
