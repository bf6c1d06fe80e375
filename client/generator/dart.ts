import { byGroup, hasOwnLanguage, membersOf, ownerOf, placesOf } from './calls.ts';
import { camel, type Field, installationId, language, type Model, type Operation, pascal, type Type } from './types.ts';

const reserved = new Set(
  'assert break case catch class const continue default do else enum extends false final finally for if in is new null rethrow return super switch this throw true try var void while with'.split(
    ' ',
  ),
);

const nameOf = (json: string): string => (reserved.has(camel(json)) ? `${camel(json)}_` : camel(json));

function typeOf(type: Type): string {
  const { kind, of, name, isNullable } = type;
  const plain = {
    string: 'String',
    integer: 'int',
    // A number that happens to be whole is an int in Dart.
    number: 'num',
    boolean: 'bool',
    any: 'Object',
    list: `List<${of ? typeOf(of) : 'Object?'}>`,
    map: `Map<String, ${of ? typeOf(of) : 'Object?'}>`,
    model: name ?? 'Object',
  }[kind];
  return isNullable ? `${plain}?` : plain;
}

const optional = (type: Type): string => typeOf({ ...type, isNullable: true });

/** An expression that makes a value from the JSON of the expression \`from\`. */
function read(type: Type, from: string): string {
  const { kind, of = { kind: 'any', isNullable: true }, name, isNullable } = type;
  if (kind === 'any') return isNullable ? from : `${from} as Object`;
  if (isNullable && (kind === 'model' || kind === 'list' || kind === 'map'))
    return `${from} == null ? null : ${read({ ...type, isNullable: false }, from)}`;
  if (kind === 'model') return `${name}.fromJson(${from} as Map<String, dynamic>)`;
  if (kind === 'list') return `(${from} as List<dynamic>).map((e) => ${read(of, 'e')}).toList()`;
  if (kind === 'map') return `(${from} as Map<String, dynamic>).map((k, e) => MapEntry(k, ${read(of, 'e')}))`;
  return `${from} as ${typeOf(type)}`;
}

const comment = (text: string, indent = ''): string =>
  text === '' ? '' : `${indent}/// ${text.replaceAll('\n', ' ')}\n`;

/** What a member is that `fields` has left out. */
const empty: Partial<Record<Type['kind'], string>> = {
  string: "''",
  integer: '0',
  number: '0',
  boolean: 'false',
  list: 'const []',
  map: 'const {}',
};

/** The type of a member, and what it is where JSON does not have it. */
function shown({ type, isOptional }: Field, isPartial: boolean): { type: Type; value?: string | undefined } {
  if (isOptional) return { type: { ...type, isNullable: true } };
  if (!isPartial || type.isNullable) return { type };
  const value = empty[type.kind];
  return value ? { type, value } : { type: { ...type, isNullable: true } };
}

function readField(field: Field, isPartial: boolean): string {
  const { type, value } = shown(field, isPartial);
  const from = `json['${field.json}']`;
  if (!value) return read(type, from);
  const isPlain = type.kind !== 'list' && type.kind !== 'map';
  return isPlain ? `${from} as ${optional(type)} ?? ${value}` : `${from} == null ? ${value} : ${read(type, from)}`;
}

/** What is sent of a value that an app has made. */
const sent = ({ kind, isNullable }: Type, name: string): string =>
  kind === 'model' ? `${name}${isNullable ? '?' : ''}.toJson()` : name;

function classOf({ name, text, fields, isInput, isPartial }: Model): string {
  const members = fields.map((field) => ({ field, name: nameOf(field.json), ...shown(field, isPartial) }));
  const declared = members.map(
    ({ field, name, type }) => `${comment(field.text, '  ')}  final ${typeOf(type)} ${name};`,
  );
  const named = members.map(({ name, type, value }) =>
    value ? `this.${name} = ${value}` : `${type.isNullable ? '' : 'required '}this.${name}`,
  );
  const made = members.map(({ field, name }) => `        ${name}: ${readField(field, isPartial)},`);
  const toJson = members.map(
    ({ field, name, type }) =>
      `        ${type.isNullable ? `if (${name} != null) ` : ''}'${field.json}': ${sent(type, name)},`,
  );
  return `${comment(text)}class ${name} {
${declared.join('\n')}

  const ${name}({${named.join(', ')}});

  factory ${name}.fromJson(Map<String, dynamic> json) => ${name}(
${made.join('\n')}
      );
${isInput ? `\n  Map<String, dynamic> toJson() => {\n${toJson.join('\n')}\n      };\n` : ''}}`;
}

/** Models, null-safe, without code generation. */
export const dartModels = (models: readonly Model[]): string =>
  `// ignore_for_file: lines_longer_than_80_chars\n\n${models.map(classOf).join('\n\n')}\n`;

function bodyOf(operation: Operation): string {
  const members = membersOf(operation);
  const owner = ownerOf(operation);
  if (!operation.body || (members.length === 0 && !owner)) return '';
  const some = [
    ...(owner ? [`'${installationId}': _caller.${owner.isOptional ? 'installationId' : 'installation'}`] : []),
    ...members.map(({ json, type, isOptional }) => {
      const value = sent({ ...type, isNullable: isOptional }, nameOf(json));
      return `'${json}': ${value}${json === language && hasOwnLanguage(operation) ? ' ?? _caller.lang' : ''}`;
    }),
  ];
  const clear = members.some(({ type }) => type.isNullable) ? ', clear: clear' : '';
  return `, body: {${some.join(', ')}}${clear}`;
}

function methodOf(operation: Operation): string {
  const { name, text, method, path, query, data } = operation;
  const members = membersOf(operation);
  const named = [
    ...[...members, ...query].map(({ json, type, isOptional }) =>
      isOptional ? `${optional(type)} ${nameOf(json)}` : `required ${typeOf(type)} ${nameOf(json)}`,
    ),
    ...(members.some(({ type }) => type.isNullable) ? ['List<String> clear = const []'] : []),
  ];
  const signature = [
    ...placesOf(operation).map(({ json, type }) => `${typeOf(type)} ${nameOf(json)}`),
    ...(named.length > 0 ? [`{${named.join(', ')}}`] : []),
  ];
  const url = path.replace(/\{(\w+)\}/g, (_, one: string) =>
    one === installationId ? `\${segment(_caller.installation)}` : `\${segment(${nameOf(one)})}`,
  );
  const asked = query.map(({ json }) => `'${json}': ${nameOf(json)}${json === language ? ' ?? _caller.lang' : ''}`);
  const list = asked.length ? `, query: {${asked.join(', ')}}` : '';
  return `${comment(text, '  ')}  Future<Reply<${typeOf(data)}>> ${name}(${signature.join(', ')}) =>
      _caller.call('${method.toUpperCase()}', '${url}', (json) => ${read(data, 'json')}${list}${bodyOf(operation)});`;
}

/** The calls, by noun. */
export function dartCalls(operations: readonly Operation[]): string {
  const groups = [...byGroup(operations)];
  const classes = groups.map(
    ([group, some]) => `/// Calls of \`${group}\`. They throw [DinamError].
class ${pascal(group)}Calls {
  final Caller _caller;

  const ${pascal(group)}Calls(this._caller);

${some.map(methodOf).join('\n\n')}
}`,
  );
  const members = groups.map(([group]) => `  late final ${group} = ${pascal(group)}Calls(_caller);`);
  return `// ignore_for_file: lines_longer_than_80_chars

import 'caller.dart';
import 'dinam.dart';
import 'models.dart';

/// All calls of an app, by noun.
class DinamCalls {
  final Caller _caller;

  DinamCalls(this._caller);

${members.join('\n')}
}

${classes.join('\n\n')}
`;
}
