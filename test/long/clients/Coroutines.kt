// Stands in for kotlinx.coroutines: everything runs on the thread that calls.
package kotlinx.coroutines

import kotlin.coroutines.Continuation
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.startCoroutine

public interface CoroutineScope

private object Scope : CoroutineScope

public object Dispatchers { public val IO: CoroutineContext = EmptyCoroutineContext }

public suspend fun <T> withContext(context: CoroutineContext, block: suspend CoroutineScope.() -> T): T = Scope.block()

public suspend fun delay(timeMillis: Long): Unit = Thread.sleep(timeMillis)

public fun <T> runBlocking(block: suspend () -> T): T {
    var result: Result<T>? = null
    block.startCoroutine(Continuation(EmptyCoroutineContext) { result = it })
    return result!!.getOrThrow()
}
