package dinam

import java.io.File
import java.io.IOException
import java.security.MessageDigest

/** An answer that is kept: its ETag, and its body as it came. */
public class Stored(public val etag: String, public val body: String)

/** Where answers are kept for the next start. It is called on a thread for input and output. */
public interface Store {
    public fun get(key: String): Stored?

    public fun set(key: String, stored: Stored)
}

/** Answers of this run of the app; the oldest goes first. */
public class MemoryStore(private val limit: Int = 100) : Store {
    private val answers = LinkedHashMap<String, Stored>()

    @Synchronized
    override fun get(key: String): Stored? = answers[key]

    @Synchronized
    override fun set(key: String, stored: Stored) {
        answers.remove(key)
        answers[key] = stored
        if (answers.size > limit) answers.remove(answers.keys.first())
    }
}

/** A file for each answer, such as in `context.cacheDir`; the oldest goes first. A full disk is as an empty store. */
public class FileStore(private val folder: File, private val limit: Int = 200) : Store {
    @Synchronized
    override fun get(key: String): Stored? = try {
        val (etag, body) = fileOf(key).readText().split("\n", limit = 2)
        Stored(etag, body)
    } catch (_: IOException) {
        null
    } catch (_: IndexOutOfBoundsException) {
        null
    }

    @Synchronized
    override fun set(key: String, stored: Stored) {
        try {
            folder.mkdirs()
            // Whole or not at all: the app may be killed here.
            val part = File(folder, "part")
            part.writeText("${stored.etag}\n${stored.body}")
            part.renameTo(fileOf(key))
            val files = folder.listFiles().orEmpty()
            if (files.size > limit) files.sortedBy { it.lastModified() }.take(files.size - limit).forEach { it.delete() }
        } catch (_: IOException) {
            // The next start asks the network.
        }
    }

    private fun fileOf(key: String): File {
        val hash = MessageDigest.getInstance("SHA-256").digest(key.toByteArray())
        return File(folder, hash.joinToString("") { "%02x".format(it) })
    }
}
