package `in`.example.news

import android.app.Application
import android.app.NotificationChannel
import android.app.NotificationManager
import android.content.Context
import dinam.Dinam
import dinam.FileStore
import java.io.File
import java.util.UUID

val languages = mapOf("te" to "తెలుగు", "hi" to "हिन्दी", "ta" to "தமிழ்", "bn" to "বাংলা", "ur" to "اردو")

class NewsApp : Application() {
    private val settings by lazy { getSharedPreferences("news", Context.MODE_PRIVATE) }

    var lang: String
        get() = settings.getString("lang", null) ?: "te"
        set(value) = settings.edit().putString("lang", value).apply()

    /** The secret id of this phone, made once. */
    private val installationId: String by lazy {
        settings.getString("installation", null) ?: UUID.randomUUID().toString().also {
            settings.edit().putString("installation", it).apply()
        }
    }

    /** One client for each language: its calls need not name it. All keep their answers in one folder. */
    fun dinam(lang: String = this.lang): Dinam =
        Dinam("https://api.example.in", lang = lang, installationId = installationId, store = FileStore(File(cacheDir, "dinam")))

    override fun onCreate() {
        super.onCreate()
        // A channel for each type of message: readers turn them off one by one.
        val manager = getSystemService(NotificationManager::class.java)
        manager.createNotificationChannel(NotificationChannel("breaking", "Breaking", NotificationManager.IMPORTANCE_HIGH))
        manager.createNotificationChannel(NotificationChannel("general", "News", NotificationManager.IMPORTANCE_DEFAULT))
    }
}
