package `in`.example.news

import android.Manifest
import android.content.Intent
import android.os.Build
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.BackHandler
import androidx.activity.compose.setContent
import androidx.activity.result.contract.ActivityResultContracts.RequestPermission
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.core.app.NotificationManagerCompat
import androidx.lifecycle.lifecycleScope
import kotlinx.coroutines.launch

/** Three screens and a choice of language. A real app has a library for navigation. */
class MainActivity : ComponentActivity() {
    private val app get() = application as NewsApp
    private var story by mutableStateOf<String?>(null)
    private val permission = registerForActivityResult(RequestPermission()) { isGranted ->
        lifecycleScope.launch { register(app.dinam(), isGranted) }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        if (savedInstanceState == null) {
            openFrom(intent)
            if (Build.VERSION.SDK_INT >= 33) {
                permission.launch(Manifest.permission.POST_NOTIFICATIONS)
            } else {
                val isAllowed = NotificationManagerCompat.from(this).areNotificationsEnabled()
                lifecycleScope.launch { register(app.dinam(), isAllowed) }
            }
        }
        setContent { MaterialTheme { Surface(Modifier.safeDrawingPadding()) { Screens() } } }
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        openFrom(intent)
    }

    /** The data of a notification are extras of the intent. `0` is a test of the newsroom. */
    private fun openFrom(intent: Intent) {
        story = intent.getStringExtra("news_id") ?: story
        val notification = intent.getStringExtra("notification_id")?.toLongOrNull() ?: return
        if (notification != 0L) lifecycleScope.launch { countOpened(app.dinam(), notification) }
    }

    @Composable
    private fun Screens() {
        var lang by remember { mutableStateOf(app.lang) }
        var isPanchang by remember { mutableStateOf(false) }
        val dinam = remember(lang) { app.dinam(lang) }
        // Its messages come in the language that the reader has chosen.
        LaunchedEffect(lang) {
            if (lang == app.lang) return@LaunchedEffect
            app.lang = lang
            register(dinam, NotificationManagerCompat.from(app).areNotificationsEnabled())
        }
        BackHandler(enabled = story != null) { story = null }
        Column {
            Row(Modifier.horizontalScroll(rememberScrollState())) {
                TextButton(onClick = { story = null; isPanchang = false }) { Text("☰") }
                TextButton(onClick = { story = null; isPanchang = true }) { Text("🗓") }
                for ((code, name) in languages) TextButton(onClick = { lang = code }) { Text(name) }
            }
            val id = story
            if (id != null) Story(dinam, id) else if (isPanchang) Panchang(dinam, lang) else Headlines(dinam, lang) { story = it }
        }
    }
}
