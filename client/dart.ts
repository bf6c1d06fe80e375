import type { Document } from './document.ts';
import { camel, type Field, type Model, modelsOf, type Operation, type Type } from './models.ts';

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

const shown = ({ type, isOptional }: Field): Type => (isOptional ? { ...type, isNullable: true } : type);

function classOf({ name, text, fields }: Model): string {
  const declared = fields.map(
    (field) => `${comment(field.text, '  ')}  final ${typeOf(shown(field))} ${nameOf(field.json)};`,
  );
  const named = fields.map((field) => `${shown(field).isNullable ? '' : 'required '}this.${nameOf(field.json)}`);
  const made = fields.map((field) => `        ${nameOf(field.json)}: ${read(shown(field), `json['${field.json}']`)},`);
  return `${comment(text)}class ${name} {
${declared.join('\n')}

  const ${name}({${named.join(', ')}});

  factory ${name}.fromJson(Map<String, dynamic> json) => ${name}(
${made.join('\n')}
      );
}`;
}

function methodOf({ name, text, path, parameters, data }: Operation): string {
  const args = parameters.map(({ name, type, isRequired }) =>
    isRequired
      ? `required ${typeOf(type)} ${nameOf(name)}`
      : `${typeOf({ ...type, isNullable: true })} ${nameOf(name)}`,
  );
  const url = path.replace(/\{(\w+)\}/g, (_, one: string) => `\${Uri.encodeComponent('$${nameOf(one)}')}`);
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, type, isRequired }) => {
      const optional = isRequired ? '' : '?';
      return `'${name}': ${nameOf(name)}${optional}.${type.kind === 'list' ? "join(',')" : 'toString()'}`;
    });
  const signature = args.length ? `{${args.join(', ')}}` : '';
  return `${comment(text, '  ')}  Future<Reply<${typeOf(data)}>> ${name}(${signature}) async =>
      Reply.of(await _get('${url}', {${query.join(', ')}}), (json) => ${read(data, 'json')});`;
}

/** Models and the public reads, null-safe, without code generation. */
export function dartSource(document: Document): string {
  const { models, operations } = modelsOf(document);
  return `// ignore_for_file: lines_longer_than_80_chars

/// Every success.
class Reply<T> {
  final T data;
  final Map<String, dynamic> meta;

  const Reply(this.data, this.meta);

  factory Reply.of(Map<String, dynamic> json, T Function(Object? json) read) =>
      Reply(read(json['data']), json['meta'] as Map<String, dynamic>? ?? const {});
}

/// An answer that is no success. Throw it from your [Get].
class DinamException implements Exception {
  final int status;
  final Problem? problem;

  const DinamException(this.status, this.problem);

  @override
  String toString() => problem?.message ?? 'HTTP $status';
}

/// Sends a GET with the parameters that are not null, and returns the decoded body.
typedef Get = Future<Map<String, dynamic>> Function(String path, Map<String, String?> query);

${models.map(classOf).join('\n\n')}

/// The public reads of the API.
class DinamApi {
  final Get _get;

  const DinamApi(this._get);

${operations.map(methodOf).join('\n\n')}
}
`;
}
