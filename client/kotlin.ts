import type { Document } from './document.ts';
import { camel, type Field, type Model, modelsOf, type Operation, type Type } from './models.ts';

const reserved = new Set(
  'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while'.split(
    ' ',
  ),
);

const nameOf = (json: string): string => (reserved.has(camel(json)) ? `\`${camel(json)}\`` : camel(json));

function typeOf(type: Type): string {
  const { kind, of, name, isNullable } = type;
  const plain = {
    string: 'String',
    integer: 'Long',
    number: 'Double',
    boolean: 'Boolean',
    any: 'JsonElement',
    list: `List<${of ? typeOf(of) : 'JsonElement'}>`,
    map: `Map<String, ${of ? typeOf(of) : 'JsonElement'}>`,
    model: name ?? 'JsonElement',
  }[kind];
  return isNullable ? `${plain}?` : plain;
}

const comment = (text: string, indent = ''): string =>
  text === '' ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;

function fieldOf({ json, type, isOptional, text }: Field): string {
  const serial = camel(json) === json ? '' : `@SerialName("${json}") `;
  const kotlin = typeOf(isOptional ? { ...type, isNullable: true } : type);
  return `${comment(text, '    ')}    ${serial}val ${nameOf(json)}: ${kotlin}${isOptional ? ' = null' : ''},`;
}

const classOf = ({ name, text, fields }: Model): string =>
  `${comment(text)}@Serializable\npublic data class ${name}(\n${fields.map(fieldOf).join('\n')}\n)`;

function functionOf({ name, text, path, parameters, data }: Operation): string {
  const args = [...parameters].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
  const signature = args.map(({ name, type, isRequired }) =>
    isRequired
      ? `${nameOf(name)}: ${typeOf(type)}`
      : `${nameOf(name)}: ${typeOf({ ...type, isNullable: true })} = null`,
  );
  const url = path.replace(/\{(\w+)\}/g, (_, one: string) => `\${segment(${nameOf(one)})}`);
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(
      ({ name, type }) =>
        `"${name}" to ${nameOf(name)}${type.kind === 'list' ? '?.joinToString(",")' : '?.toString()'}`,
    );
  const list = query.length ? `listOf(${query.join(', ')})` : 'emptyList()';
  return `${comment(text, '    ')}    public fun ${name}(${signature.join(', ')}): Reply<${typeOf(data)}> =\n        decode(transport.get("${url}", ${list}))`;
}

/** Models and the public reads for kotlinx.serialization. */
export function kotlinSource(document: Document): string {
  const { models, operations } = modelsOf(document);
  return `package \`in\`.dinam

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement

/** Every success. */
@Serializable
public data class Reply<T>(val success: Boolean, val message: String, val data: T, val meta: Map<String, JsonElement> = emptyMap())

/** An answer that is no success. Throw it from [Transport.get]. */
public class DinamException(public val status: Int, public val problem: Problem?) : Exception(problem?.message ?: "HTTP $status")

/** Sends a GET with the parameters that are not null, and returns the body. Any HTTP library will do. */
public interface Transport {
    public fun get(path: String, query: List<Pair<String, String?>>): String
}

/** Fields of a newer server are ignored. */
public val dinamJson: Json = Json { ignoreUnknownKeys = true }

${models.map(classOf).join('\n\n')}

/** The public reads of the API. */
public class DinamApi(private val transport: Transport, private val json: Json = dinamJson) {
    private inline fun <reified T> decode(text: String): Reply<T> = json.decodeFromString(text)

    private fun segment(value: Any): String = java.net.URLEncoder.encode(value.toString(), "UTF-8").replace("+", "%20")

${operations.map(functionOf).join('\n\n')}
}
`;
}
