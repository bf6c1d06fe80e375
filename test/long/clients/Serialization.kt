// Stands in for kotlinx.serialization, which no registry of this project has: it reads and writes with Gson, and is as strict as
// the library about members that are missing or null.
@file:OptIn(ExperimentalStdlibApi::class)

package kotlinx.serialization.json

import com.google.gson.Gson
import com.google.gson.GsonBuilder
import com.google.gson.JsonDeserializer
import com.google.gson.JsonParser
import com.google.gson.TypeAdapter
import com.google.gson.TypeAdapterFactory
import com.google.gson.reflect.TypeToken
import com.google.gson.stream.JsonReader
import com.google.gson.stream.JsonWriter
import java.lang.reflect.Type
import kotlin.reflect.javaType
import kotlin.reflect.typeOf
import kotlinx.serialization.SerialName

public open class JsonElement(internal val raw: com.google.gson.JsonElement) {
    override fun toString(): String = raw.toString()
}

public object JsonNull : JsonElement(com.google.gson.JsonNull.INSTANCE)

public class JsonObject(content: Map<String, JsonElement>) :
    JsonElement(com.google.gson.JsonObject().apply { for ((name, value) in content) add(name, value.raw) })

/** Builds an object by its constructor, which refuses null where Kotlin does; Gson by itself does not call it. */
private class Strict<T>(private val type: Class<T>, private val plain: TypeAdapter<T>) : TypeAdapter<T>() {
    private val fields = type.declaredFields.filter { !java.lang.reflect.Modifier.isStatic(it.modifiers) }.onEach { it.isAccessible = true }
    private val constructor = type.declaredConstructors.first { it.parameterCount == fields.size }.apply { isAccessible = true }
    private val hasDefaults = type.declaredConstructors.any { it.parameterCount == 0 }

    override fun write(out: JsonWriter, value: T?) = plain.write(out, value)

    override fun read(reader: JsonReader): T? {
        val json = JsonParser.parseReader(reader)
        if (json.isJsonNull) return null
        for (field in fields) {
            val name = field.getAnnotation(SerialName::class.java)?.value ?: field.name
            val given = json.asJsonObject.get(name)
            if (field.type.isPrimitive && !hasDefaults && (given == null || given.isJsonNull)) error("$name of ${type.simpleName} is missing")
            // A number with a fraction is none of Long.
            if (field.type == Long::class.java && given != null && given.asBigDecimal.stripTrailingZeros().scale() > 0) error("$name of ${type.simpleName}: $given")
        }
        val value = plain.fromJsonTree(json)
        Count.objects++
        try {
            constructor.newInstance(*fields.map { it.get(value) }.toTypedArray())
        } catch (error: java.lang.reflect.InvocationTargetException) {
            throw IllegalStateException("${type.simpleName}: ${error.cause?.message}", error.cause)
        }
        return value
    }
}

public object Count { public var objects: Int = 0 }

private object Models : TypeAdapterFactory {
    @Suppress("UNCHECKED_CAST")
    override fun <T> create(gson: Gson, type: TypeToken<T>): TypeAdapter<T>? {
        val raw = type.rawType as Class<T>
        if (raw.packageName != "dinam" || raw.typeParameters.isNotEmpty()) return null
        return Strict(raw, gson.getDelegateAdapter(this, type))
    }
}

public class JsonBuilder {
    public var ignoreUnknownKeys: Boolean = false
    public var explicitNulls: Boolean = true
}

public class Json {
    public val gson: Gson = GsonBuilder()
        .setFieldNamingStrategy { it.getAnnotation(SerialName::class.java)?.value ?: it.name }
        .registerTypeAdapter(JsonElement::class.java, JsonDeserializer { json, _, _ -> JsonElement(json) })
        .registerTypeAdapterFactory(Models)
        .create()

    public inline fun <reified T> decodeFromString(string: String): T = decode(string, typeOf<T>().javaType)

    public fun <T> decode(string: String, type: Type): T = gson.fromJson(string, type)
}

public fun Json(builderAction: JsonBuilder.() -> Unit): Json {
    JsonBuilder().builderAction()
    return Json()
}

public inline fun <reified T> Json.encodeToJsonElement(value: T): JsonElement = JsonElement(gson.toJsonTree(value))
