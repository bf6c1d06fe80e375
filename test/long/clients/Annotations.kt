package kotlinx.serialization

public annotation class Serializable

/** On the field, where Gson looks. */
@Target(AnnotationTarget.FIELD)
public annotation class SerialName(val value: String)
