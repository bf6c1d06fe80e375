package `in`.example.news

import android.app.NotificationManager
import android.app.PendingIntent
import android.content.Intent
import androidx.core.app.NotificationCompat
import androidx.core.app.NotificationManagerCompat
import com.google.firebase.messaging.FirebaseMessaging
import com.google.firebase.messaging.FirebaseMessagingService
import com.google.firebase.messaging.RemoteMessage
import dinam.Dinam
import dinam.DinamError
import java.io.IOException
import java.util.TimeZone
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.tasks.await

/** Tells the server where this phone is reached. Call it at each start: tokens change. */
suspend fun register(dinam: Dinam, isAllowed: Boolean) {
    try {
        dinam.devices.register(
            value = FirebaseMessaging.getInstance().token.await(),
            kind = "token",
            platform = "android",
            appVersion = BuildConfig.VERSION_NAME,
            tz = TimeZone.getDefault().id,
            pushEnabled = isAllowed,
        )
    } catch (_: IOException) {
        // Of Firebase, or a DinamError. Without a network it is done at the next start.
    }
}

/** Counts a notification that the reader has opened. A lost count is no reason to disturb the reader. */
suspend fun countOpened(dinam: Dinam, notification: Long) {
    try {
        dinam.notifications.opened(notification)
    } catch (_: DinamError) {
    }
}

class PushService : FirebaseMessagingService() {
    override fun onNewToken(token: String) {
        val app = application as NewsApp
        val isAllowed = NotificationManagerCompat.from(this).areNotificationsEnabled()
        CoroutineScope(Dispatchers.IO).launch { register(app.dinam(), isAllowed) }
    }

    /** In the background the system shows the message by itself. */
    override fun onMessageReceived(message: RemoteMessage) {
        val shown = message.notification ?: return
        val intent = Intent(this, MainActivity::class.java)
        for ((name, value) in message.data) intent.putExtra(name, value)
        val tap = PendingIntent.getActivity(
            this,
            shown.tag.hashCode(),
            intent,
            PendingIntent.FLAG_IMMUTABLE or PendingIntent.FLAG_UPDATE_CURRENT,
        )
        val notification = NotificationCompat.Builder(this, message.data["type"] ?: "general")
            .setSmallIcon(android.R.drawable.ic_dialog_info)
            .setContentTitle(shown.title)
            .setContentText(shown.body)
            .setStyle(NotificationCompat.BigTextStyle().bigText(shown.body))
            .setContentIntent(tap)
            .setAutoCancel(true)
            .build()
        // The tag and 0: a second message about the story replaces the first.
        getSystemService(NotificationManager::class.java).notify(shown.tag, 0, notification)
    }
}
