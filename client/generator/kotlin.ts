import { byGroup, hasOwnLanguage, membersOf, ownerOf, placesOf } from './calls.ts';
import {
  backticked,
  camel,
  type Field,
  installationId,
  language,
  type Model,
  type Operation,
  pascal,
  type Type,
} from './types.ts';

const nameOf = backticked(
  'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while',
);

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

const optional = (type: Type): string => typeOf({ ...type, isNullable: true });

const comment = (text: string, indent = ''): string =>
  text === '' ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;

/** What a member is that `fields` has left out. */
const empty: Partial<Record<Type['kind'], string>> = {
  string: '""',
  integer: '0',
  number: '0.0',
  boolean: 'false',
  list: 'emptyList()',
  map: 'emptyMap()',
};

function fieldOf({ json, type, isOptional, text }: Field, isPartial: boolean): string {
  const serial = camel(json) === json ? '' : `@SerialName("${json}") `;
  const given = isPartial && !isOptional && !type.isNullable ? empty[type.kind] : undefined;
  const isNull = isOptional || (isPartial && given === undefined);
  const value = isNull ? ' = null' : given ? ` = ${given}` : '';
  return `${comment(text, '    ')}    ${serial}val ${nameOf(json)}: ${isNull ? optional(type) : typeOf(type)}${value},`;
}

const classOf = ({ name, text, fields, isPartial }: Model): string =>
  `${comment(text)}@Serializable\npublic data class ${name}(\n${fields.map((field) => fieldOf(field, isPartial)).join('\n')}\n)`;

/** Models for kotlinx.serialization. */
export const kotlinModels = (models: readonly Model[]): string => `package dinam

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement

${models.map(classOf).join('\n\n')}
`;

function bodyOf(operation: Operation): string {
  const members = membersOf(operation);
  const owner = ownerOf(operation);
  if (!operation.body || (members.length === 0 && !owner)) return '';
  const puts = [
    ...(owner ? [`put("${installationId}", caller.${owner.isOptional ? 'installationId' : 'installation()'})`] : []),
    ...members.map(({ json }) => {
      const value = json === language && hasOwnLanguage(operation) ? `${nameOf(json)} ?: caller.lang` : nameOf(json);
      return `put("${json}", ${value})`;
    }),
    ...(members.some(({ type }) => type.isNullable) ? ['clear(clear)'] : []),
  ];
  return `, Body().${puts.join('.')}`;
}

function functionOf(operation: Operation): string {
  const { name, text, method, path, query, data } = operation;
  const members = membersOf(operation);
  const args = [...members, ...query].sort((a, b) => Number(a.isOptional) - Number(b.isOptional));
  const signature = [
    ...placesOf(operation).map(({ json, type }) => `${nameOf(json)}: ${typeOf(type)}`),
    ...args.map(({ json, type, isOptional }) =>
      isOptional ? `${nameOf(json)}: ${optional(type)} = null` : `${nameOf(json)}: ${typeOf(type)}`,
    ),
    ...(members.some(({ type }) => type.isNullable) ? ['clear: List<String> = emptyList()'] : []),
  ];
  const url = path.replace(/\{(\w+)\}/g, (_, one: string) =>
    one === installationId ? `\${segment(caller.installation())}` : `\${segment(${nameOf(one)})}`,
  );
  const asked = query.map(
    ({ json }) => `"${json}" to ${json === language ? `(${nameOf(json)} ?: caller.lang)` : nameOf(json)}`,
  );
  const list = asked.length ? `listOf(${asked.join(', ')})` : 'emptyList()';
  return `${comment(text, '    ')}    public suspend fun ${name}(${signature.join(', ')}): Reply<${typeOf(data)}> =
        caller.call("${method.toUpperCase()}", "${url}", ${list}${bodyOf(operation)})`;
}

/** The calls, by noun. */
export function kotlinCalls(operations: readonly Operation[]): string {
  const groups = [...byGroup(operations)];
  const classes = groups.map(
    ([group, some]) => `/** Calls of \`${group}\`. They throw [DinamError]. */
public class ${pascal(group)}Calls internal constructor(private val caller: Caller) {
${some.map(functionOf).join('\n\n')}
}`,
  );
  const members = groups.map(
    ([group]) => `    public val ${group}: ${pascal(group)}Calls = ${pascal(group)}Calls(caller)`,
  );
  return `package dinam

/** All calls of an app, by noun. */
public open class DinamCalls internal constructor(internal val caller: Caller) {
${members.join('\n')}
}

${classes.join('\n\n')}
`;
}
